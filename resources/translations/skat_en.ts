<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s): {names}</source>
        <translation>
            <numerusform>%n deck: {names}</numerusform>
            <numerusform>%n decks: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click %n card(s) to put back</source>
        <translation>
            <numerusform>Click one more card to put back</numerusform>
            <numerusform>Click two cards to put back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Schwarz was announced, but the defenders took %n trick(s).</source>
        <translation>
            <numerusform>Schwarz was announced, but the defenders took a trick.</numerusform>
            <numerusform>Schwarz was announced, but the defenders took %n tricks.</numerusform>
        </translation>
    </message>
</context>
</TS>
