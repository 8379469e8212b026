<?xml version='1.0' encoding='utf-8'?>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Skat Desktop {version}

Skat by the official rules against computer players.

Qt {qt}. Free software under the MIT licence.</source>
        <translation>Skat Desktop {version}

Skat nach den offiziellen Regeln gegen Computerspieler.

Qt {qt}. Freie Software unter der MIT-Lizenz.</translation>
    </message>
</context>
<context>
    <name>Announcement</name>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Announce all the same</source>
        <translation>Trotzdem ansagen</translation>
    </message>
    <message>
        <source>Play {contract}</source>
        <translation>{contract} spielen</translation>
    </message>
    <message>
        <source>Which Hand game?</source>
        <translation>Welches Handspiel?</translation>
    </message>
    <message>
        <source>Click %n card(s) to put back</source>
        <translation>