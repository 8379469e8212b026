<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Skat Desktop</source>
        <translation>Über Skat Desktop</translation>
    </message>
    <message>
        <source>Skat by the official rules, against computer players</source>
        <translation>Skat nach den offiziellen Regeln, gegen Computerspieler</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Internationale Skatordnung and Skatwettspielordnung, edition of November {year}</source>
        <translation>Internationale Skatordnung und Skatwettspielordnung, Fassung vom November {year}</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Rechenkern</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>kompiliert</translation>
    </message>
    <message>
        <source>not compiled: the computer players look less far ahead than they could</source>
        <translation>nicht kompiliert: Die Computerspieler sehen weniger weit voraus, als sie könnten</translation>
    </message>
    <message>
        <source>Built on</source>
        <translation>Beruht auf</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Ihre Spiele</translation>
    </message>
    <message>
        <source>Your settings</source>
        <translation>Ihre Einstellungen</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Skat Desktop, with its cards and sounds, is free software under the MIT licence: you may use, change and pass it on. Qt and PySide are used under the GNU Lesser General Public License (LGPL), version 3; you may replace them by versions of your own. Their sources are at qt.io. Python is under the PSF licence.</source>
        <translation>Skat Desktop mit seinen Karten und Klängen ist freie Software unter der MIT-Lizenz: Sie dürfen es benutzen, ändern und weitergeben. Qt und PySide werden unter der GNU Lesser General Public License (LGPL), Version 3, verwendet; Sie dürfen sie durch eigene Fassungen ersetzen. Ihre Quelltexte gibt es bei qt.io. Für Python gilt die PSF-Lizenz.</translation>
    </message>
</context>
<context>
    <name>Accessible</name>
    <message>
        <source>{points} on the list</source>
        <translation>{points} auf der Liste</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>{name} says: {words}</source>
        <translation>{name} sagt: {words}</translation>
    </message>
    <message>
        <source>Skat table</source>
        <translation>Skattisch</translation>
    </message>
    <message>
        <source>card {place} of {count}</source>
        <translation>Karte {place} von {count}</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>darf gespielt werden</translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation>darf jetzt nicht gespielt werden</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Ihre Karten</translation>
    </message>
    <message>
        <source>To be put back</source>
        <translation>Zu drücken</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>{count} of 2 cards</source>
        <translation>{count} von 2 Karten</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Cards of {name}</source>
        <translation>Karten von {name}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>{count} face down</source>
        <translation>{count} verdeckt</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
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
        <source>Key: Enter</source>
        <translation>Taste: Eingabe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Value {value}, your bid {bid}</source>
        <translation>Wert {value}, gereizt {bid}</translation>
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
        <source>Which game?</source>
        <translation>Welches Spiel?</translation>
    </message>
    <message>
        <source>{game} counts {value}, your bid is {bid}: only ouvert.</source>
        <translation>{game} zählt {value}, gereizt sind {bid}: nur ouvert.</translation>
    </message>
    <message>
        <source>You lay your cards open and must take no trick.</source>
        <translation>Sie legen Ihre Karten offen und dürfen keinen Stich bekommen.</translation>
    </message>
    <message>
        <source>You lay your cards open and must win all ten tricks: no trick lost.</source>
        <translation>Sie legen Ihre Karten offen und müssen alle zehn Stiche machen – kein Stich darf verloren gehen.</translation>
    </message>
    <message>
        <source>You must win all ten tricks: no trick lost, not even one without points.</source>
        <translation>Sie müssen alle zehn Stiche machen – auch kein Stich ohne Augen darf verloren gehen.</translation>
    </message>
    <message>
        <source>You need 90 card points.</source>
        <translation>Sie brauchen 90 Augen.</translation>
    </message>
    <message>
        <source>A trump in the skat may change it; {least} are certain.</source>
        <translation>Ein Trumpf im Skat kann das ändern; sicher sind {least}.</translation>
    </message>
    <message>
        <source>Null is worth less than your bid.</source>
        <translation>Null zählt weniger, als Sie gereizt haben.</translation>
    </message>
    <message>
        <source>Overbid: {value} does not reach {bid}. The game would be lost.</source>
        <translation>Überreizt: {value} erreicht {bid} nicht. Das Spiel wäre verloren.</translation>
    </message>
    <message>
        <source>Overbid: even with Schwarz it is only {most}, not {bid}. The game would be lost.</source>
        <translation>Überreizt: auch mit Schwarz nur {most}, nicht {bid}. Das Spiel wäre verloren.</translation>
    </message>
    <message>
        <source>Overbid: even with Schwarz and the best skat it is only {most}, not {bid}. The game would be lost.</source>
        <translation>Überreizt: auch mit Schwarz und dem besten Skat nur {most}, nicht {bid}. Das Spiel wäre verloren.</translation>
    </message>
    <message>
        <source>Overbid: {value} reaches {bid} only with Schneider.</source>
        <translation>Überreizt: {value} erreicht {bid} nur mit Schneider.</translation>
    </message>
    <message>
        <source>Overbid: {value} reaches {bid} only with Schwarz.</source>
        <translation>Überreizt: {value} erreicht {bid} nur mit Schwarz.</translation>
    </message>
    <message>
        <source>Overbid: {value} reaches {bid} only with {cards} in the skat.</source>
        <translation>Überreizt: {value} erreicht {bid} nur mit {cards} im Skat.</translation>
    </message>
    <message>
        <source>Overbid: {value} reaches {bid} only with {cards} in the skat and Schneider made.</source>
        <translation>Überreizt: {value} erreicht {bid} nur mit {cards} im Skat und mit Schneider.</translation>
    </message>
    <message>
        <source>Overbid: {value} reaches {bid} only with {cards} in the skat and Schwarz made.</source>
        <translation>Überreizt: {value} erreicht {bid} nur mit {cards} im Skat und mit Schwarz.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>{name} gives up.</source>
        <translation>{name} gibt auf.</translation>
    </message>
    <message>
        <source>If you agree, the game is lost for {name}.</source>
        <translation>Wenn Sie zustimmen, hat {name} das Spiel verloren.</translation>
    </message>
    <message>
        <source>If you agree, the game ends as it stands. You may also play on for a higher value.</source>
        <translation>Wenn Sie zustimmen, endet das Spiel jetzt. Sie können auch weiterspielen, um mehr zu erreichen.</translation>
    </message>
    <message>
        <source>{name} shows the hand.</source>
        <translation>{name} legt die Karten offen.</translation>
    </message>
    <message>
        <source>{name} will take no trick.</source>
        <translation>{name} will keinen Stich mehr bekommen.</translation>
    </message>
    <message>
        <source>{name} claims all the rest.</source>
        <translation>{name} beansprucht alle restlichen Stiche.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>There is no screen to open the window on (DISPLAY is not set).</source>
        <translation>Es gibt keinen Bildschirm für das Fenster (DISPLAY ist nicht gesetzt).</translation>
    </message>
    <message>
        <source>The window cannot be opened on this screen. Qt says: {reason}</source>
        <translation>Auf diesem Bildschirm lässt sich das Fenster nicht öffnen. Qt meldet: {reason}</translation>
    </message>
    <message>
        <source>The picture could not be saved: {path}</source>
        <translation>Das Bild ließ sich nicht speichern: {path}</translation>
    </message>
</context>
<context>
    <name>Bidding</name>
    <message>
        <source>Key: P</source>
        <translation>Taste: P</translation>
    </message>
    <message>
        <source>Yes – {bid}</source>
        <translation>Ja – {bid}</translation>
    </message>
    <message>
        <source>Key: Y</source>
        <translation>Taste: J</translation>
    </message>
    <message>
        <source>Other value …</source>
        <translation>Anderer Wert …</translation>
    </message>
    <message>
        <source>Bid up to …</source>
        <translation>Reizen bis …</translation>
    </message>
    <message>
        <source>Which value?</source>
        <translation>Welcher Wert?</translation>
    </message>
    <message>
        <source>{value}? Your cards count {most} at most, even Hand with Schwarz, unless more is announced or the skat helps.</source>
        <translation>{value}? Ihre Karten zählen höchstens {most}, auch als Handspiel mit Schwarz – außer mit Ansagen oder passendem Skat.</translation>
    </message>
    <message>
        <source>All the same: {value}</source>
        <translation>Trotzdem {value}</translation>
    </message>
    <message>
        <source>Bid up to which value, then pass?</source>
        <translation>Bis zu welchem Wert reizen und dann passen?</translation>
    </message>
    <message>
        <source>All have passed. Do you play at 18?</source>
        <translation>Alle haben gepasst. Spielen Sie für 18?</translation>
    </message>
    <message>
        <source>{name} bids {bid}. Do you hold?</source>
        <translation>{name} sagt {bid}. Halten Sie?</translation>
    </message>
    <message>
        <source>You bid, {name} answers.</source>
        <translation>Sie sagen, {name} hört.</translation>
    </message>
    <message>
        <source>{name} is at {bid}. Do you bid more?</source>
        <translation>{name} hat {bid}. Sagen Sie mehr?</translation>
    </message>
    <message>
        <source>Bidding for you up to {limit}</source>
        <translation>Für Sie wird bis {limit} gereizt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Higher values …</source>
        <translation>Höhere Werte …</translation>
    </message>
</context>
<context>
    <name>DeckFolders</name>
    <message>
        <source>Add a folder …</source>
        <translation>Ordner hinzufügen …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Folders with more decks</source>
        <translation>Ordner mit weiteren Blättern</translation>
    </message>
    <message>
        <source>No more folders can be added, or not one so named.</source>
        <translation>Mehr Ordner gehen nicht, oder keiner mit diesem Namen.</translation>
    </message>
    <message>
        <source>Add a folder with decks</source>
        <translation>Einen Ordner mit Blättern hinzufügen</translation>
    </message>
    <message>
        <source>No deck was found there.</source>
        <translation>Dort wurde kein Blatt gefunden.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>{name} (KDE)</source>
        <translation>{name} (KDE)</translation>
    </message>
    <message>
        <source>{name} (AisleRiot)</source>
        <translation>{name} (AisleRiot)</translation>
    </message>
    <message>
        <source>{name} (your folder)</source>
        <translation>{name} (eigener Ordner)</translation>
    </message>
    <message>
        <source>The deck “{name}” cannot be shown. The program&apos;s own cards stand in for it.

{why}
{path}</source>
        <translation>Das Blatt „{name}“ kann nicht gezeigt werden. So lange werden die eigenen Karten des Programms genommen.

{why}
{path}</translation>
    </message>
    <message>
        <source>It is no longer there.</source>
        <translation>Es ist nicht mehr da.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation>Es lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>It is larger than any deck needs to be.</source>
        <translation>Es ist größer, als ein Blatt je sein muss.</translation>
    </message>
    <message>
        <source>The file is damaged, or it is no drawing.</source>
        <translation>Die Datei ist beschädigt oder keine Zeichnung.</translation>
    </message>
    <message>
        <source>It wants to load other files or pages, which no deck may do.</source>
        <translation>Es will andere Dateien oder Seiten laden; das darf kein Blatt.</translation>
    </message>
    <message>
        <source>Drawing its cards would take too long.</source>
        <translation>Seine Karten zu zeichnen würde zu lange dauern.</translation>
    </message>
    <message>
        <source>Cards are missing or empty: {cards}.</source>
        <translation>Karten fehlen oder sind leer: {cards}.</translation>
    </message>
    <message>
        <source>It is made in a way that this program cannot draw right.</source>
        <translation>Es ist so gemacht, dass dieses Programm es nicht richtig zeichnen kann.</translation>
    </message>
    <message>
        <source>It holds no cards whose names the program knows.</source>
        <translation>Es enthält keine Karten, deren Namen das Programm kennt.</translation>
    </message>
</context>
<context>
    <name>GameLog</name>
    <message>
        <source>Game log</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the whole log</source>
        <translation>Den ganzen Spielverlauf kopieren</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Spielverlauf schließen</translation>
    </message>
    <message>
        <source>Close the log (F6)</source>
        <translation>Spielverlauf schließen (F6)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Geber: {name}</translation>
    </message>
    <message>
        <source>Your cards: {cards}</source>
        <translation>Ihre Karten: {cards}</translation>
    </message>
    <message>
        <source>Cards of {name}: {cards}</source>
        <translation>Karten von {name}: {cards}</translation>
    </message>
    <message>
        <source>Bidding – {calls}</source>
        <translation>Reizen – {calls}</translation>
    </message>
    <message>
        <source>In the skat: {cards}</source>
        <translation>Im Skat: {cards}</translation>
    </message>
    <message>
        <source>Put back: {cards}</source>
        <translation>Gedrückt: {cards}</translation>
    </message>
    <message>
        <source>Trick {number} – {cards}</source>
        <translation>{number}. Stich – {cards}</translation>
    </message>
    <message>
        <source>Skat: {cards}</source>
        <translation>Skat: {cards}</translation>
    </message>
</context>
<context>
    <name>GermanSuits</name>
    <message>
        <source>Acorns</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Bells</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>acorns</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>Schellen</translation>
    </message>
</context>
<context>
    <name>Introduction</name>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Skat is a game for three, with 32 cards in four suits. Within a suit the ace is the highest card. Mind the ten: it comes right after the ace, above the king.</source>
        <translation>Skat spielt man zu dritt, mit 32 Karten in vier Farben. In einer Farbe ist das Ass die höchste Karte. Achten Sie auf die Zehn: Sie kommt gleich nach dem Ass und über dem König.</translation>
    </message>
    <message>
        <source>From the highest to the lowest</source>
        <translation>Von der höchsten zur niedrigsten</translation>
    </message>
    <message>
        <source>Which of the three cards below is the highest?</source>
        <translation>Welche der drei Karten unten ist die höchste?</translation>
    </message>
    <message>
        <source>Right. Only the ace is higher than the ten, and it is not here.</source>
        <translation>Richtig. Nur das Ass ist höher als die Zehn, und das ist nicht dabei.</translation>
    </message>
    <message>
        <source>Look at the row above: what comes right after the ace?</source>
        <translation>Sehen Sie in die Reihe darüber: Was kommt gleich nach dem Ass?</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>In most games one suit is trump, and every trump beats every card of another suit. The four {jacks} are always trumps too, and the highest of all. Among them the suit decides: {suits}.</source>
        <translation>In den meisten Spielen ist eine Farbe Trumpf, und jeder Trumpf schlägt jede Karte einer anderen Farbe. Auch die vier {jacks} sind dann Trumpf, und zwar die höchsten. Unter ihnen entscheidet die Farbe: {suits}.</translation>
    </message>
    <message>
        <source>{suit} are trumps, from the highest to the lowest</source>
        <translation>{suit} ist Trumpf, vom höchsten zum niedrigsten</translation>
    </message>
    <message>
        <source>Which of the three cards below is the strongest?</source>
        <translation>Welche der drei Karten unten ist die stärkste?</translation>
    </message>
    <message>
        <source>Right. It is one of the four {jacks}, and they beat every ace.</source>
        <translation>Richtig. Das ist einer der vier {jacks}, und die schlagen jedes Ass.</translation>
    </message>
    <message>
        <source>One of the three is among the first four trumps.</source>
        <translation>Eine der drei gehört zu den ersten vier Trümpfen.</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Bedienen</translation>
    </message>
    <message>
        <source>One player leads: any card. Going clockwise the two others must play a card of the same suit if they have one, or a trump if a trump was led. Who has none may play whatever he likes, a trump or any other card.</source>
        <translation>Einer spielt aus, und zwar irgendeine Karte. Im Uhrzeigersinn müssen die beiden anderen bedienen: dieselbe Farbe zugeben, wenn sie sie haben, oder Trumpf, wenn Trumpf ausgespielt ist. Wer das nicht kann, spielt, was er will, einen Trumpf oder irgendetwas anderes.</translation>
    </message>
    <message>
        <source>This card was led</source>
        <translation>Diese Karte ist ausgespielt</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ihre Karten</translation>
    </message>
    <message>
        <source>Click the card that you may play.</source>
        <translation>Klicken Sie auf die Karte, die Sie spielen dürfen.</translation>
    </message>
    <message>
        <source>Right: {card}. It is your only card of that suit.</source>
        <translation>Richtig: {card}. Das ist Ihre einzige Karte dieser Farbe.</translation>
    </message>
    <message>
        <source>You have a card of the suit that was led, so you must play it. And the {jack} is a trump, whatever suit it shows.</source>
        <translation>Sie haben eine Karte der ausgespielten Farbe und müssen sie spielen. Und der {jack} ist Trumpf, gleich welche Farbe er zeigt.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Three cards make a trick. The highest trump in it wins; where there is no trump, the highest card of the suit that was led. Who wins a trick leads to the next one. There are ten.</source>
        <translation>Drei Karten sind ein Stich. Ihn gewinnt der höchste Trumpf; ist keiner dabei, die höchste Karte der ausgespielten Farbe. Wer einen Stich gewinnt, spielt zum nächsten aus. Es gibt zehn.</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>spielt aus</translation>
    </message>
    <message>
        <source>Which card wins this trick?</source>
        <translation>Welche Karte gewinnt diesen Stich?</translation>
    </message>
    <message>
        <source>Right. Even the lowest trump beats an ace.</source>
        <translation>Richtig. Auch der kleinste Trumpf sticht ein Ass.</translation>
    </message>
    <message>
        <source>Is there a trump among the three?</source>
        <translation>Ist unter den dreien ein Trumpf?</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>What counts in the end are not the tricks but the points of the cards in them. All cards together have {total} points. Aces and tens are what everybody wants.</source>
        <translation>Am Ende zählen nicht die Stiche, sondern die Augen der Karten darin. Alle Karten zusammen haben {total} Augen. Asse und Zehnen will jeder haben.</translation>
    </message>
    <message>
        <source>Points of each card, in all four suits</source>
        <translation>Die Augen jeder Karte, in allen vier Farben</translation>
    </message>
    <message>
        <source>A trick</source>
        <translation>Ein Stich</translation>
    </message>
    <message>
        <source>How many points are in this trick?</source>
        <translation>Wie viele Augen sind in diesem Stich?</translation>
    </message>
    <message>
        <source>Right: a fat trick.</source>
        <translation>Richtig: ein fetter Stich.</translation>
    </message>
    <message>
        <source>Add up the numbers under ace, ten and king.</source>
        <translation>Zählen Sie zusammen, was unter Ass, Zehn und König steht.</translation>
    </message>
    <message>
        <source>The declarer</source>
        <translation>Der Alleinspieler</translation>
    </message>
    <message>
        <source>The two others</source>
        <translation>Die beiden anderen</translation>
    </message>
    <message>
        <source>One against two</source>
        <translation>Einer gegen zwei</translation>
    </message>
    <message>
        <source>One player, the declarer, plays alone against the two others. He needs {needed} of the {total} points, one more than half. With {schneider} his opponents are Schneider, which makes the game dearer; so does Schwarz, all ten tricks.</source>
        <translation>Einer, der Alleinspieler, spielt gegen die beiden anderen. Er braucht {needed} der {total} Augen, eins mehr als die Hälfte. Mit {schneider} sind seine Gegner Schneider, und das Spiel wird teurer; ebenso mit Schwarz, also allen zehn Stichen.</translation>
    </message>
    <message>
        <source>Each side has {points} points at the end. Who has won?</source>
        <translation>Jede Seite hat am Ende {points} Augen. Wer hat gewonnen?</translation>
    </message>
    <message>
        <source>Right. The declarer was one point short.</source>
        <translation>Richtig. Dem Alleinspieler hat ein Auge gefehlt.</translation>
    </message>
    <message>
        <source>How many points does the declarer need?</source>
        <translation>Wie viele Augen braucht der Alleinspieler?</translation>
    </message>
    <message>
        <source>Two work together</source>
        <translation>Zwei halten zusammen</translation>
    </message>
    <message>
        <source>The two defenders put the points of their tricks together. So if your partner is sure of a trick, give it a card with many points. Card players call that smearing.</source>
        <translation>Die beiden Gegenspieler zählen ihre Augen zusammen. Ist Ihrem Partner ein Stich sicher, dann geben Sie eine Karte mit vielen Augen dazu. Das nennt man schmieren.</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>Ihr Partner</translation>
    </message>
    <message>
        <source>Which card is the best present for your partner?</source>
        <translation>Mit welcher Karte helfen Sie Ihrem Partner am meisten?</translation>
    </message>
    <message>
        <source>Right. That trick brings your side {points} points.</source>
        <translation>Richtig. Dieser Stich bringt Ihrer Seite {points} Augen.</translation>
    </message>
    <message>
        <source>You must follow suit. Of the cards you may play, one has more points than the other.</source>
        <translation>Sie müssen bedienen. Von den Karten, die Sie spielen dürfen, hat eine mehr Augen als die andere.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>Who plays alone is settled by bidding. {middlehand} names numbers, and {forehand} answers yes or pass; {rearhand} then bids against the one who is left. Whoever goes highest is declarer. Only what a game can be worth may be named.</source>
        <translation>Wer allein spielt, wird ausgereizt. {middlehand} nennt Zahlen, und {forehand} sagt ja oder passe; dann reizt {rearhand} den, der übrig ist. Wer am höchsten geht, ist Alleinspieler. Genannt werden darf nur, was ein Spiel wert sein kann.</translation>
    </message>
    <message>
        <source>{bid} was named and answered with yes. What is the next bid?</source>
        <translation>{bid} ist gesagt und mit Ja beantwortet. Was ist das nächste Gebot?</translation>
    </message>
    <message>
        <source>Right. Later on you will know these numbers by heart.</source>
        <translation>Richtig. Bald kennen Sie diese Zahlen auswendig.</translation>
    </message>
    <message>
        <source>Look for the next number in the row.</source>
        <translation>Suchen Sie die nächste Zahl in der Reihe.</translation>
    </message>
    <message>
        <source>The skat</source>
        <translation>Der Skat</translation>
    </message>
    <message>
        <source>Everybody has ten cards. The last two lie face down in the middle: the skat. The declarer takes them up and puts any two of his twelve cards away instead. What he puts away counts for him at the end. Whoever leaves the skat untouched plays Hand.</source>
        <translation>Jeder hat zehn Karten. Die letzten zwei liegen verdeckt in der Mitte: der Skat. Der Alleinspieler nimmt ihn auf und drückt dafür zwei beliebige seiner zwölf Karten, legt sie also verdeckt weg. Sie zählen am Ende für ihn. Wer den Skat liegen lässt, spielt Hand.</translation>
    </message>
    <message>
        <source>Click two cards that you would put away.</source>
        <translation>Klicken Sie auf zwei Karten, die Sie drücken würden.</translation>
    </message>
    <message>
        <source>You may put away any two. These have {points} points, and those are yours already. A lone ten or the only cards of a suit are often a good choice.</source>
        <translation>Sie dürfen drücken, was Sie wollen. Diese beiden haben {points} Augen, und die gehören Ihnen schon. Oft sind eine blanke Zehn oder die einzigen Karten einer Farbe eine gute Wahl.</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>Was ein Spiel wert ist</translation>
    </message>
    <message>
        <source>Count the unbroken row of your highest trumps: you play “with” so many. If the very highest is missing, you play “without” as many as are missing at the top. Add one for the game, and one more each for Hand, Schneider and Schwarz. Multiply by the base value: {bases}.</source>
        <translation>Zählen Sie Ihre höchsten Trümpfe, solange keiner fehlt: Sie spielen „mit“ so vielen. Fehlt schon der allerhöchste, spielen Sie „ohne“ so viele, wie oben fehlen. Dazu kommt eins fürs Spiel und je eins für Hand, Schneider und Schwarz. Das mal Grundwert: {bases}.</translation>
    </message>
    <message>
        <source>{suit} are trumps. What is this game worth?</source>
        <translation>{suit} ist Trumpf. Was ist dieses Spiel wert?</translation>
    </message>
    <message>
        <source>Right: {sum}. Up to there you may bid.</source>
        <translation>Richtig: {sum}. So weit dürfen Sie reizen.</translation>
    </message>
    <message>
        <source>Count the {jacks} from the left until one is missing. One more for the game, and then times {base}.</source>
        <translation>Zählen Sie die {jacks} von links, bis einer fehlt. Eins mehr fürs Spiel, und das mal {base}.</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>In Grand only the four {jacks} are trumps; the suits have the order you know. It is the dearest game, and aces are worth more than ever.</source>
        <translation>Im Grand sind nur die vier {jacks} Trumpf; die Farben haben die Reihenfolge, die Sie kennen. Er ist das teuerste Spiel, und Asse sind hier mehr wert als irgendwo sonst.</translation>
    </message>
    <message>
        <source>Grand is played. Which card must you play?</source>
        <translation>Gespielt wird Grand. Welche Karte müssen Sie spielen?</translation>
    </message>
    <message>
        <source>Right. A trump was led, and your {jack} is the only one you have.</source>
        <translation>Richtig. Trumpf ist ausgespielt, und Ihr {jack} ist der einzige, den Sie haben.</translation>
    </message>
    <message>
        <source>The card that was led is a trump. Have you one too?</source>
        <translation>Die ausgespielte Karte ist ein Trumpf. Haben Sie auch einen?</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Null turns everything round: the declarer must not take a single trick. There are no trumps and no points, and {jack} and ten take the places they have in most card games. Whoever plays ouvert lays his cards open before the first trick.</source>
        <translation>Im Null ist alles umgekehrt: Der Alleinspieler darf keinen einzigen Stich bekommen. Es gibt keinen Trumpf und keine Augen, und {jack} und Zehn stehen da, wo sie in den meisten Kartenspielen stehen. Wer ouvert spielt, legt seine Karten vor dem ersten Stich offen hin.</translation>
    </message>
    <message>
        <source>In Null, from the highest to the lowest</source>
        <translation>Im Null, von der höchsten zur niedrigsten</translation>
    </message>
    <message>
        <source>Null is played. Which card wins the trick below?</source>
        <translation>Gespielt wird Null. Welche Karte gewinnt den Stich unten?</translation>
    </message>
    <message>
        <source>Right. Now you know enough to sit down at the table. The rules are in the menu Help.</source>
        <translation>Richtig. Jetzt wissen Sie genug, um sich an den Tisch zu setzen. Die Regeln stehen im Menü Hilfe.</translation>
    </message>
    <message>
        <source>Look at the row above: the ten stands low in Null.</source>
        <translation>Sehen Sie in die Reihe darüber: Die Zehn steht im Null weit unten.</translation>
    </message>
    <message>
        <source>Your trumps</source>
        <translation>Ihre Trümpfe</translation>
    </message>
    <message>
        <source>Your other cards</source>
        <translation>Ihre anderen Karten</translation>
    </message>
    <message>
        <source>Unters</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>{suit} are trumps.</source>
        <translation>{suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>Introduction to Skat</source>
        <translation>Einführung in das Skatspiel</translation>
    </message>
    <message>
        <source>Step {number} of {steps}</source>
        <translation>Schritt {number} von {steps}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>announce the game</source>
        <translation>das Spiel ansagen</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>Mit der Maus</translation>
    </message>
    <message>
        <source>While cards are played</source>
        <translation>Während gespielt wird</translation>
    </message>
    <message>
        <source>Bidding and announcing</source>
        <translation>Reizen und ansagen</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klicken</translation>
    </message>
    <message>
        <source>play a card; put it into the skat or take it back</source>
        <translation>eine Karte ausspielen, drücken oder wieder aufnehmen</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>the same, by taking the card to its place</source>
        <translation>dasselbe: die Karte an ihren Platz bringen</translation>
    </message>
    <message>
        <source>Drag in the hand</source>
        <translation>Im Blatt ziehen</translation>
    </message>
    <message>
        <source>arrange your cards, if you chose to do so yourself</source>
        <translation>die eigenen Karten stecken, wenn Sie das selbst tun</translation>
    </message>
    <message>
        <source>let moving cards arrive; take the trick away</source>
        <translation>Karten sofort ankommen lassen, den Stich wegnehmen</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>eine Karte wählen</translation>
    </message>
    <message>
        <source>go to the first or the last card</source>
        <translation>zur ersten oder letzten Karte</translation>
    </message>
    <message>
        <source>play the card; take the trick away</source>
        <translation>die Karte ausspielen, den Stich wegnehmen</translation>
    </message>
    <message>
        <source>take the card along, if you arrange them yourself</source>
        <translation>die Karte umstecken, wenn Sie selbst stecken</translation>
    </message>
    <message>
        <source>put a dragged card back</source>
        <translation>eine gezogene Karte zurücklegen</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>J</translation>
    </message>
    <message>
        <source>hold the bid</source>
        <translation>Ja sagen</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>go on to the next button</source>
        <translation>weiter zum nächsten Knopf</translation>
    </message>
    <message>
        <source>choose a button or a game</source>
        <translation>einen Knopf oder ein Spiel wählen</translation>
    </message>
    <message>
        <source>press the button</source>
        <translation>den Knopf drücken</translation>
    </message>
    <message>
        <source>from your cards to the games</source>
        <translation>von den Karten zu den Spielen</translation>
    </message>
    <message>
        <source>see the last trick while held down</source>
        <translation>den letzten Stich zeigen, solange gedrückt</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Skat Desktop</source>
        <translation>Skat Desktop</translation>
    </message>
    <message>
        <source>Two cards lie there already – take one back first.</source>
        <translation>Zwei Karten liegen schon – erst eine zurücknehmen.</translation>
    </message>
    <message>
        <source>Begin a new list? The one you are playing ends here.</source>
        <translation>Eine neue Liste beginnen? Die laufende Liste endet damit.</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Neue Liste</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Rest beanspruchen</translation>
    </message>
    <message>
        <source>The game is decided: {key} ends it.</source>
        <translation>Das Spiel ist entschieden: {key} beendet es.</translation>
    </message>
    <message>
        <source>The game is decided.</source>
        <translation>Das Spiel ist entschieden.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New list …</source>
        <translation>&amp;Neue Liste …</translation>
    </message>
    <message>
        <source>&amp;Same deal again, without scoring</source>
        <translation>&amp;Dasselbe Spiel noch einmal, ohne Wertung</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>&amp;Give up …</source>
        <translation>&amp;Aufgeben …</translation>
    </message>
    <message>
        <source>&amp;Claim the rest …</source>
        <translation>&amp;Rest beanspruchen …</translation>
    </message>
    <message>
        <source>Score s&amp;heet …</source>
        <translation>&amp;Spielliste …</translation>
    </message>
    <message>
        <source>Ga&amp;me log</source>
        <translation>Spiel&amp;verlauf</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>&amp;Klänge</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Rules of Skat …</source>
        <translation>&amp;Regeln des Skatspiels …</translation>
    </message>
    <message>
        <source>&amp;Introduction to Skat …</source>
        <translation>&amp;Einführung in das Skatspiel …</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse …</source>
        <translation>&amp;Tasten und Maus …</translation>
    </message>
    <message>
        <source>&amp;About Skat Desktop …</source>
        <translation>Ü&amp;ber Skat Desktop …</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The saved list was damaged. It goes on from the last part that is sound. The damaged file is kept here:
{path}</source>
        <translation>Die gespeicherte Liste war beschädigt. Sie geht beim letzten unversehrten Stand weiter. Die beschädigte Datei bleibt hier erhalten:
{path}</translation>
    </message>
    <message>
        <source>The saved list was damaged, and nothing of it could be read. A new list begins. The damaged file is kept here:
{path}</source>
        <translation>Die gespeicherte Liste war beschädigt, und nichts davon war lesbar. Eine neue Liste beginnt. Die beschädigte Datei bleibt erhalten:
{path}</translation>
    </message>
    <message>
        <source>Nothing is left of the saved list, perhaps because the power failed. A new list begins.</source>
        <translation>Von der gespeicherten Liste ist nichts übrig, vielleicht nach einem Stromausfall. Eine neue Liste beginnt.</translation>
    </message>
    <message>
        <source>Another version of the program has saved a list. A new list begins. The old one is kept here:
{path}</source>
        <translation>Eine andere Fassung des Programms hat eine Liste gespeichert. Es beginnt eine neue Liste. Die alte bleibt hier erhalten:
{path}</translation>
    </message>
    <message>
        <source>The saved list cannot be read. It is left as it is, and this list is not saved:
{path}</source>
        <translation>Die gespeicherte Liste ist nicht lesbar. Sie bleibt, wie sie ist, und diese Liste wird nicht gespeichert:
{path}</translation>
    </message>
    <message>
        <source>The list cannot be saved. You can play on; it is saved as soon as that works again:
{path}</source>
        <translation>Die Liste lässt sich nicht speichern. Sie können weiterspielen; gespeichert wird, sobald es wieder geht:
{path}</translation>
    </message>
    <message>
        <source>Skat Desktop is running already. You can play here too, but this list is not saved.</source>
        <translation>Skat Desktop läuft schon. Sie können auch hier spielen, aber diese Liste wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>A computer player got confused and made a simple move.</source>
        <translation>Ein Computerspieler kam durcheinander und hat etwas Einfaches gespielt.</translation>
    </message>
    <message>
        <source>Some preferences were damaged and have their usual values again. The old file is kept here:
{path}</source>
        <translation>Einige Einstellungen waren beschädigt und haben wieder ihre üblichen Werte. Die alte Datei bleibt hier erhalten:
{path}</translation>
    </message>
    <message>
        <source>The preferences cannot be read, so all have their usual values, and changes are not saved. The file is left as it is:
{path}</source>
        <translation>Die Einstellungen lassen sich nicht lesen. Alle haben ihren üblichen Wert, und Änderungen werden nicht gespeichert. Die Datei bleibt, wie sie ist:
{path}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Your list is saved.
{error}
Details are written here:
{path}</source>
        <translation>Im Programm ist etwas schiefgegangen. Ihre Liste ist gespeichert.
{error}
Einzelheiten stehen hier:
{path}</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s): {names}</source>
        <translation>
            <numerusform>%n Blatt: {names}</numerusform>
            <numerusform>%n Blätter: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click %n card(s) to put back</source>
        <translation>
            <numerusform>Drücken Sie noch eine Karte</numerusform>
            <numerusform>Drücken Sie zwei Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Schwarz was announced, but the defenders took %n trick(s).</source>
        <translation>
            <numerusform>Schwarz war angesagt, aber die Gegner haben einen Stich gemacht.</numerusform>
            <numerusform>Schwarz war angesagt, aber die Gegner haben %n Stiche gemacht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Restore defaults …</source>
        <translation>Auf Standard zurücksetzen …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>Gruppen von Einstellungen</translation>
    </message>
    <message>
        <source>No setting has to do with “{words}”.</source>
        <translation>Keine Einstellung hat mit „{words}“ zu tun.</translation>
    </message>
    <message>
        <source>Give every setting, the names too, its default?</source>
        <translation>Alle Einstellungen, auch die Namen, auf Standard zurücksetzen?</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Back to the default: {value}</source>
        <translation>Zurück zum üblichen Wert: {value}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>{key} is needed for playing.</source>
        <translation>{key} wird zum Spielen gebraucht.</translation>
    </message>
    <message>
        <source>{key} belongs to the menus.</source>
        <translation>{key} gehört zu den Menüs.</translation>
    </message>
    <message>
        <source>{key} already means “{command}”.</source>
        <translation>{key} bedeutet schon „{command}“.</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>The game is decided. End it now? The result stands.</source>
        <translation>Das Spiel ist entschieden. Jetzt beenden? Das Ergebnis steht fest.</translation>
    </message>
    <message>
        <source>Give up? If the declarer agrees, the game is won.</source>
        <translation>Aufgeben? Stimmt der Alleinspieler zu, hat er gewonnen.</translation>
    </message>
    <message>
        <source>Give up? The game is lost then.</source>
        <translation>Aufgeben? Das Spiel ist dann verloren.</translation>
    </message>
    <message>
        <source>Give up? If a defender agrees, the game is lost.</source>
        <translation>Aufgeben? Stimmt ein Gegner zu, ist das Spiel verloren.</translation>
    </message>
    <message>
        <source>Lay your cards open? Only if the declarer can take no further trick; otherwise all the rest is his.</source>
        <translation>Karten offen legen? Nur wenn der Alleinspieler keinen Stich mehr bekommen kann; sonst gehört der ganze Rest ihm.</translation>
    </message>
    <message>
        <source>Lay your cards open and claim to take no trick?</source>
        <translation>Karten offen legen und keinen Stich mehr bekommen?</translation>
    </message>
    <message>
        <source>Lay your cards open and claim all the rest?</source>
        <translation>Karten offen legen und den ganzen Rest beanspruchen?</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>Ober</source>
        <translation>Ober</translation>
    </message>
    <message>
        <source>Unter</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>with {count}</source>
        <translation>mit {count}</translation>
    </message>
    <message>
        <source>without {count}</source>
        <translation>ohne {count}</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>angesagt</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>ouvert</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>overbid: bid {bid}, value {value} → {settled}</source>
        <translation>überreizt: gereizt {bid}, Wert {value} → {settled}</translation>
    </message>
    <message>
        <source>lost, counts double: {product}</source>
        <translation>verloren, zählt doppelt: {product}</translation>
    </message>
    <message>
        <source>The declarer is Schwarz: not one trick.</source>
        <translation>Der Alleinspieler ist schwarz: kein einziger Stich.</translation>
    </message>
    <message>
        <source>The defenders are Schwarz: not one trick.</source>
        <translation>Die Gegner sind schwarz: kein einziger Stich.</translation>
    </message>
    <message>
        <source>The defenders are Schneider with {points}.</source>
        <translation>Die Gegner sind mit {points} Augen Schneider.</translation>
    </message>
    <message>
        <source>The declarer is Schneider with {points}.</source>
        <translation>Der Alleinspieler ist mit {points} Augen Schneider.</translation>
    </message>
    <message>
        <source>The defenders took a trick, so they are not Schwarz.</source>
        <translation>Die Gegner haben einen Stich gemacht und sind damit nicht schwarz.</translation>
    </message>
    <message>
        <source>Overbid: bid {bid}, but the game is worth only {value}.</source>
        <translation>Überreizt: gereizt {bid}, aber das Spiel ist nur {value} wert.</translation>
    </message>
    <message>
        <source>{points} card points; {needed} are enough.</source>
        <translation>{points} Augen; {needed} genügen.</translation>
    </message>
    <message>
        <source>Schneider announced and made: {points} card points.</source>
        <translation>Schneider angesagt und erreicht: {points} Augen.</translation>
    </message>
    <message>
        <source>Schwarz announced and made: all ten tricks.</source>
        <translation>Schwarz angesagt und erreicht: alle zehn Stiche.</translation>
    </message>
    <message>
        <source>The declarer took no trick.</source>
        <translation>Der Alleinspieler hat keinen Stich bekommen.</translation>
    </message>
    <message>
        <source>The defenders gave up.</source>
        <translation>Die Gegner haben aufgegeben.</translation>
    </message>
    <message>
        <source>{points} card points; {needed} are needed.</source>
        <translation>{points} Augen; {needed} sind nötig.</translation>
    </message>
    <message>
        <source>Schneider was announced: {points} card points, not {needed}.</source>
        <translation>Schneider war angesagt: {points} Augen statt {needed}.</translation>
    </message>
    <message>
        <source>The declarer took a trick.</source>
        <translation>Der Alleinspieler hat einen Stich bekommen.</translation>
    </message>
    <message>
        <source>The declarer gave up.</source>
        <translation>Der Alleinspieler hat aufgegeben.</translation>
    </message>
    <message>
        <source>The defenders left the game.</source>
        <translation>Die Gegner haben das Spiel verlassen.</translation>
    </message>
    <message>
        <source>The declarer left the game.</source>
        <translation>Der Alleinspieler hat das Spiel verlassen.</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>Eingepasst</translation>
    </message>
    <message>
        <source>Nobody wanted to play. The deal counts nothing; the next one deals.</source>
        <translation>Niemand wollte spielen. Das Spiel zählt nichts; der Nächste gibt.</translation>
    </message>
    <message>
        <source>You win {contract}</source>
        <translation>Sie gewinnen {contract}</translation>
    </message>
    <message>
        <source>{name} wins {contract}</source>
        <translation>{name} gewinnt {contract}</translation>
    </message>
    <message>
        <source>You lose {contract}</source>
        <translation>Sie verlieren {contract}</translation>
    </message>
    <message>
        <source>{name} loses {contract}</source>
        <translation>{name} verliert {contract}</translation>
    </message>
    <message>
        <source>The rest was claimed.</source>
        <translation>Der Rest wurde beansprucht.</translation>
    </message>
    <message>
        <source>Declarer against defenders: {tricks} tricks</source>
        <translation>Alleinspieler gegen Gegner: {tricks} Stiche</translation>
    </message>
    <message>
        <source>Declarer against defenders: {points} card points, {tricks} tricks</source>
        <translation>Alleinspieler gegen Gegner: {points} Augen, {tricks} Stiche</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Practise this deal</source>
        <translation>Zur Übung noch einmal</translation>
    </message>
    <message>
        <source>The same deal again, without scoring</source>
        <translation>Dasselbe Spiel noch einmal, ohne Wertung</translation>
    </message>
    <message>
        <source>Key: Enter</source>
        <translation>Taste: Eingabe</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Neue Liste</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Show the hands</source>
        <translation>Blätter zeigen</translation>
    </message>
    <message>
        <source>Show the tricks</source>
        <translation>Stiche zeigen</translation>
    </message>
    <message>
        <source>Card points in the tricks</source>
        <translation>Augen in den Stichen</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Gedrückt</translation>
    </message>
    <message>
        <source>{name}, declarer</source>
        <translation>{name}, Alleinspieler</translation>
    </message>
    <message>
        <source>Practice: this result is not scored.</source>
        <translation>Übung: Dieses Ergebnis wird nicht gewertet.</translation>
    </message>
    <message>
        <source>The list is over. Final ranking:</source>
        <translation>Die Liste ist zu Ende. Endstand:</translation>
    </message>
    <message>
        <source>After {played} of {deals} deals:</source>
        <translation>Nach {played} von {deals} Spielen:</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost</source>
        <translation>{won} gewonnen, {lost} verloren</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The rules of Skat</source>
        <translation>Die Regeln des Skatspiels</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>{place} of {places}</source>
        <translation>{place} von {places}</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Spielliste</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Matadors</source>
        <translation>Spitzen</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>passed in</source>
        <translation>eingepasst</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>angesagt</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>ouvert</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>overbid</source>
        <translation>überreizt</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Spielpunkte</translation>
    </message>
    <message>
        <source>Won games</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>Lost games</source>
        <translation>Verlorene Spiele</translation>
    </message>
    <message>
        <source>(Won − lost) × {points}</source>
        <translation>(Gewonnen − verloren) × {points}</translation>
    </message>
    <message>
        <source>Lost by others × {points}</source>
        <translation>Verlorene der anderen × {points}</translation>
    </message>
    <message>
        <source>Total, Seeger-Fabian</source>
        <translation>Gesamt nach Seeger-Fabian</translation>
    </message>
    <message>
        <source>Place, Seeger-Fabian</source>
        <translation>Platz nach Seeger-Fabian</translation>
    </message>
    <message>
        <source>Place by game points</source>
        <translation>Platz nach Spielpunkten</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>French, German letters (A K D B)</source>
        <translation>Französisch, deutsche Buchstaben (A K D B)</translation>
    </message>
    <message>
        <source>French, English letters (A K Q J)</source>
        <translation>Französisch, englische Buchstaben (A K Q J)</translation>
    </message>
    <message>
        <source>Tournament, four colours</source>
        <translation>Turnierblatt, vier Farben</translation>
    </message>
    <message>
        <source>German (acorns, leaves, hearts, bells)</source>
        <translation>Deutsch (Eichel, Grün, Rot, Schellen)</translation>
    </message>
    <message>
        <source>More decks</source>
        <translation>Weitere Blätter</translation>
    </message>
    <message>
        <source>Decks of KDE games and AisleRiot are found by themselves. Others come from folders you name: one SVG drawing of all cards, or 32 pictures.</source>
        <translation>Die Blätter der KDE-Spiele und von AisleRiot werden von selbst gefunden. Weitere kommen aus Ordnern, die Sie hier nennen: eine SVG-Zeichnung mit allen Karten oder 32 Bilder.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>As the deck has it</source>
        <translation>Passend zum Blatt</translation>
    </message>
    <message>
        <source>Lattice, blue</source>
        <translation>Rauten, blau</translation>
    </message>
    <message>
        <source>Lattice, red</source>
        <translation>Rauten, rot</translation>
    </message>
    <message>
        <source>Oak leaves, green</source>
        <translation>Eichenlaub, grün</translation>
    </message>
    <message>
        <source>Oak leaves, brown</source>
        <translation>Eichenlaub, braun</translation>
    </message>
    <message>
        <source>Bells and acorns, burgundy</source>
        <translation>Schellen und Eicheln, weinrot</translation>
    </message>
    <message>
        <source>Bells and acorns, dark blue</source>
        <translation>Schellen und Eicheln, dunkelblau</translation>
    </message>
    <message>
        <source>Monogram, teal</source>
        <translation>Monogramm, petrol</translation>
    </message>
    <message>
        <source>Monogram, grey</source>
        <translation>Monogramm, grau</translation>
    </message>
    <message>
        <source>Black and red alternate</source>
        <translation>Schwarz und Rot abwechselnd</translation>
    </message>
    <message>
        <source>By rank of the suits</source>
        <translation>Nach dem Rang der Farben</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Sort as in Null when Null is played</source>
        <translation>Bei Nullspielen wie im Null sortieren</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the computer</source>
        <translation>Wie der Computer</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ihr Blatt</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Größe der Karten</translation>
    </message>
    <message>
        <source>As large as possible</source>
        <translation>So groß wie möglich</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Your cards lie</source>
        <translation>Ihre Karten liegen</translation>
    </message>
    <message>
        <source>Close together</source>
        <translation>Eng zusammen</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>Far apart</source>
        <translation>Weit auseinander</translation>
    </message>
    <message>
        <source>As far as there is room for all of them.</source>
        <translation>Soweit alle nebeneinander Platz haben.</translation>
    </message>
    <message>
        <source>Order of the suits</source>
        <translation>Reihenfolge der Farben</translation>
    </message>
    <message>
        <source>As I arrange them</source>
        <translation>Wie ich sie stecke</translation>
    </message>
    <message>
        <source>To arrange your cards yourself, drag them with the mouse, or hold Ctrl down and press an arrow key. They stay as you put them until the next deal.</source>
        <translation>Wenn Sie selbst stecken: Ziehen Sie die Karten mit der Maus, oder halten Sie Strg gedrückt und nehmen Sie die Pfeiltasten. So bleiben sie bis zum nächsten Geben.</translation>
    </message>
    <message>
        <source>Each suit runs</source>
        <translation>Jede Farbe</translation>
    </message>
    <message>
        <source>Down: the highest card on the left</source>
        <translation>Absteigend: die höchste links</translation>
    </message>
    <message>
        <source>Up: the highest card on the right</source>
        <translation>Aufsteigend: die höchste rechts</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filz</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Weinrot</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Bids in words, as they are said at the table</source>
        <translation>Gereizt wird in Worten, wie am Tisch gesprochen</translation>
    </message>
    <message>
        <source>Show the points so far</source>
        <translation>Bisherige Augen anzeigen</translation>
    </message>
    <message>
        <source>Never in a list by tournament rules; one of agreed length leaves you the choice.</source>
        <translation>Nie in einer Liste nach Turnierregeln; bei vereinbarter Länge haben Sie die Wahl.</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>Karten bewegen sich</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normally</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>A trick stays</source>
        <translation>Ein Stich bleibt liegen</translation>
    </message>
    <message>
        <source>Half a second</source>
        <translation>Eine halbe Sekunde</translation>
    </message>
    <message>
        <source>One second</source>
        <translation>Eine Sekunde</translation>
    </message>
    <message>
        <source>One and a half seconds</source>
        <translation>Anderthalb Sekunden</translation>
    </message>
    <message>
        <source>Two seconds</source>
        <translation>Zwei Sekunden</translation>
    </message>
    <message>
        <source>Three seconds</source>
        <translation>Drei Sekunden</translation>
    </message>
    <message>
        <source>Four seconds</source>
        <translation>Vier Sekunden</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Bis ich klicke</translation>
    </message>
    <message>
        <source>A click or the space bar always takes it away at once.</source>
        <translation>Ein Klick oder die Leertaste räumt ihn immer sofort weg.</translation>
    </message>
    <message>
        <source>A bid stays</source>
        <translation>Ein Gebot bleibt stehen</translation>
    </message>
    <message>
        <source>Ask before giving up and before claiming the rest</source>
        <translation>Vor dem Aufgeben und vor „Der Rest gehört mir“ nachfragen</translation>
    </message>
    <message>
        <source>Either way it can be undone.</source>
        <translation>Zurücknehmen lässt es sich in jedem Fall.</translation>
    </message>
    <message>
        <source>From the next list on.</source>
        <translation>Gilt ab der nächsten Liste.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>On your left</source>
        <translation>Links von Ihnen</translation>
    </message>
    <message>
        <source>On your right</source>
        <translation>Rechts von Ihnen</translation>
    </message>
    <message>
        <source>At a table of four, opposite</source>
        <translation>Gegenüber am Vierertisch</translation>
    </message>
    <message>
        <source>They play</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>Like masters</source>
        <translation>Wie Meister</translation>
    </message>
    <message>
        <source>Like experts</source>
        <translation>Wie Könner</translation>
    </message>
    <message>
        <source>Like club players</source>
        <translation>Wie im Verein</translation>
    </message>
    <message>
        <source>Like beginners</source>
        <translation>Wie Anfänger</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Official, table of three</source>
        <translation>Offiziell, Dreiertisch</translation>
    </message>
    <message>
        <source>Official, table of four</source>
        <translation>Offiziell, Vierertisch</translation>
    </message>
    <message>
        <source>Twelve deals, no jump bids</source>
        <translation>Zwölf Spiele, ohne Sprungreizen</translation>
    </message>
    <message>
        <source>Official, agreed length</source>
        <translation>Offiziell, Länge nach Absprache</translation>
    </message>
    <message>
        <source>Table of four, overbid costs the base</source>
        <translation>Vierertisch, Überreizen kostet den Grundwert</translation>
    </message>
    <message>
        <source>Deals in a list</source>
        <translation>Spiele einer Liste</translation>
    </message>
    <message>
        <source>as the rules say</source>
        <translation>wie in den Regeln</translation>
    </message>
    <message>
        <source>Ranking by</source>
        <translation>Wertung nach</translation>
    </message>
    <message>
        <source>The strong computer players bid by it from the next list on.</source>
        <translation>Die starken Computerspieler reizen ab der nächsten Liste danach.</translation>
    </message>
    <message>
        <source>Seeger-Fabian (tournament)</source>
        <translation>Seeger-Fabian (Turnier)</translation>
    </message>
    <message>
        <source>Game points alone</source>
        <translation>Nur Spielpunkte</translation>
    </message>
</context>
<context>
    <name>SkatChoice</name>
    <message>
        <source>You play at {bid}.</source>
        <translation>Sie spielen für {bid}.</translation>
    </message>
    <message>
        <source>Take the skat</source>
        <translation>Skat aufnehmen</translation>
    </message>
    <message>
        <source>Play Hand</source>
        <translation>Hand spielen</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>together {points}</source>
        <translation>zusammen {points}</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Spiel {number} von {deals}</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Setzt aus</translation>
    </message>
    <message>
        <source>You deal and sit this one out</source>
        <translation>Sie geben und setzen dieses Spiel aus</translation>
    </message>
    <message>
        <source>Practice, without scoring</source>
        <translation>Übung, ohne Wertung</translation>
    </message>
    <message>
        <source>Click to go on</source>
        <translation>Weiter mit Klick</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>{game} ouvert Hand</source>
        <translation>{game} ouvert Hand</translation>
    </message>
    <message>
        <source>{game} ouvert</source>
        <translation>{game} ouvert</translation>
    </message>
    <message>
        <source>{game} Hand, Schwarz announced</source>
        <translation>{game} Hand, Schwarz angesagt</translation>
    </message>
    <message>
        <source>{game} Hand, Schneider announced</source>
        <translation>{game} Hand, Schneider angesagt</translation>
    </message>
    <message>
        <source>{game} Hand</source>
        <translation>{game} Hand</translation>
    </message>
    <message>
        <source>An Unter was led – you still hold one.</source>
        <translation>Ein Unter ist angespielt – Sie haben noch einen.</translation>
    </message>
    <message>
        <source>A jack was led – you still hold one.</source>
        <translation>Ein Bube ist angespielt – Sie haben noch einen.</translation>
    </message>
    <message>
        <source>Trumps were led – you still hold trumps.</source>
        <translation>Trumpf ist angespielt – Sie haben noch Trumpf.</translation>
    </message>
    <message>
        <source>Unters</source>
        <translation>Ein Unter</translation>
    </message>
    <message>
        <source>{game} Hand Schwarz</source>
        <translation>{game} Hand Schwarz</translation>
    </message>
    <message>
        <source>{game} Hand Schneider</source>
        <translation>{game} Hand Schneider</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Ein Bube</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>The trick is yours.</source>
        <translation>Der Stich geht an Sie.</translation>
    </message>
    <message>
        <source>The trick goes to {name}.</source>
        <translation>Der Stich geht an {name}.</translation>
    </message>
    <message>
        <source>{suit} were led – you still hold {suit}.</source>
        <translation>{suit} ist angespielt – Sie haben noch {suit}.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Sie sind nicht an der Reihe.</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation>Diese Karte haben Sie nicht.</translation>
    </message>
    <message>
        <source>This value cannot be bid now.</source>
        <translation>Dieser Wert kann jetzt nicht gereizt werden.</translation>
    </message>
    <message>
        <source>Put exactly two cards back.</source>
        <translation>Drücken Sie genau zwei Karten.</translation>
    </message>
    <message>
        <source>This Null game is worth less than your bid.</source>
        <translation>Dieses Nullspiel zählt weniger, als Sie gereizt haben.</translation>
    </message>
    <message>
        <source>This cannot be announced in this game.</source>
        <translation>Das kann bei diesem Spiel nicht angesagt werden.</translation>
    </message>
    <message>
        <source>You cannot claim the rest now.</source>
        <translation>Sie können den Rest jetzt nicht beanspruchen.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Yes!</source>
        <translation>Ja!</translation>
    </message>
    <message>
        <source>I&apos;m out</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>I give up</source>
        <translation>Ich gebe auf</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>Der Rest gehört mir</translation>
    </message>
    <message>
        <source>I play open</source>
        <translation>Ich spiele offen</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Einverstanden</translation>
    </message>
    <message>
        <source>Let&apos;s play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>You play, bid {bid}</source>
        <translation>Sie spielen, gereizt {bid}</translation>
    </message>
    <message>
        <source>{name} plays, bid {bid}</source>
        <translation>{name} spielt, gereizt {bid}</translation>
    </message>
    <message>
        <source>Forehand</source>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <translation>Mittelhand</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <translation>Hinterhand</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Sie sind an der Reihe.</translation>
    </message>
    <message>
        <source>It is your turn. You lead.</source>
        <translation>Sie sind an der Reihe und spielen aus.</translation>
    </message>
    <message>
        <source>It is your turn. {suit} were led.</source>
        <translation>Sie sind an der Reihe. {suit} ist angespielt.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>{name} ist an der Reihe.</translation>
    </message>
    <message>
        <source>You take the skat.</source>
        <translation>Sie nehmen den Skat auf.</translation>
    </message>
    <message>
        <source>{name} takes the skat.</source>
        <translation>{name} nimmt den Skat auf.</translation>
    </message>
    <message>
        <source>You play {contract}.</source>
        <translation>Sie spielen {contract}.</translation>
    </message>
    <message>
        <source>{name} plays {contract}.</source>
        <translation>{name} spielt {contract}.</translation>
    </message>
    <message>
        <source>{name} lays the hand open.</source>
        <translation>{name} legt die Karten offen.</translation>
    </message>
    <message>
        <source>You give up.</source>
        <translation>Sie geben auf.</translation>
    </message>
    <message>
        <source>{name} gives up.</source>
        <translation>{name} gibt auf.</translation>
    </message>
    <message>
        <source>You claim the rest.</source>
        <translation>Sie beanspruchen den Rest.</translation>
    </message>
    <message>
        <source>{name} claims the rest.</source>
        <translation>{name} beansprucht den Rest.</translation>
    </message>
    <message>
        <source>You agree.</source>
        <translation>Sie stimmen zu.</translation>
    </message>
    <message>
        <source>{name} agrees.</source>
        <translation>{name} stimmt zu.</translation>
    </message>
    <message>
        <source>You want to play on.</source>
        <translation>Sie wollen weiterspielen.</translation>
    </message>
    <message>
        <source>{name} wants to play on.</source>
        <translation>{name} will weiterspielen.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome to Skat Desktop</source>
        <translation>Willkommen bei Skat Desktop</translation>
    </message>
    <message>
        <source>Three questions, and the cards are dealt. You can change it all later.</source>
        <translation>Drei Fragen, dann werden die Karten gegeben. Alles lässt sich später ändern.</translation>
    </message>
    <message>
        <source>Which cards do you play with?</source>
        <translation>Mit welchem Blatt spielen Sie?</translation>
    </message>
    <message>
        <source>How strong should the computer players be?</source>
        <translation>Wie stark sollen die Computerspieler sein?</translation>
    </message>
    <message>
        <source>I do not know Skat yet</source>
        <translation>Ich kenne Skat noch nicht</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
</context>
</TS>
