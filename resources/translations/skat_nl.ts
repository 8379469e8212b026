<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Skat Desktop</source>
        <translation>Over Skat Desktop</translation>
    </message>
    <message>
        <source>Skat by the official rules, against computer players</source>
        <translation>Skat volgens de officiële regels, tegen computerspelers</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Tekst kopiëren</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Internationale Skatordnung and Skatwettspielordnung, edition of November {year}</source>
        <translation>Internationale Skatordnung en Skatwettspielordnung, uitgave van november {year}</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Rekenkern</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>gecompileerd</translation>
    </message>
    <message>
        <source>not compiled: the computer players look less far ahead than they could</source>
        <translation>niet gecompileerd: de computerspelers kijken minder ver vooruit dan ze zouden kunnen</translation>
    </message>
    <message>
        <source>Built on</source>
        <translation>Gebouwd op</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Uw spellen</translation>
    </message>
    <message>
        <source>Your settings</source>
        <translation>Uw voorkeuren</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licentie</translation>
    </message>
    <message>
        <source>Skat Desktop, with its cards and sounds, is free software under the MIT licence: you may use, change and pass it on. Qt and PySide are used under the GNU Lesser General Public License (LGPL), version 3; you may replace them by versions of your own. Their sources are at qt.io. Python is under the PSF licence.</source>
        <translation>Skat Desktop, met zijn kaarten en geluiden, is vrije software onder de MIT-licentie: u mag het gebruiken, veranderen en doorgeven. Qt en PySide worden gebruikt onder de GNU Lesser General Public License (LGPL), versie 3; u mag ze door eigen versies vervangen. De broncode staat op qt.io. Voor Python geldt de PSF-licentie.</translation>
    </message>
</context>
<context>
    <name>Accessible</name>
    <message>
        <source>{points} on the list</source>
        <translation>{points} op de lijst</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>aan de beurt</translation>
    </message>
    <message>
        <source>{name} says: {words}</source>
        <translation>{name} zegt: {words}</translation>
    </message>
    <message>
        <source>Skat table</source>
        <translation>Skattafel</translation>
    </message>
    <message>
        <source>card {place} of {count}</source>
        <translation>kaart {place} van {count}</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>mag gespeeld worden</translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation>mag nu niet gespeeld worden</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Uw kaarten</translation>
    </message>
    <message>
        <source>To be put back</source>
        <translation>Weg te leggen</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>{count} of 2 cards</source>
        <translation>{count} van 2 kaarten</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>gedekt</translation>
    </message>
    <message>
        <source>Cards of {name}</source>
        <translation>Kaarten van {name}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>{count} face down</source>
        <translation>{count} gedekt</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Slag</translation>
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
        <translation>Toets: Enter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Value {value}, your bid {bid}</source>
        <translation>Waarde {value}, geboden {bid}</translation>
    </message>
    <message>
        <source>Announce all the same</source>
        <translation>Toch aankondigen</translation>
    </message>
    <message>
        <source>Play {contract}</source>
        <translation>{contract} spelen</translation>
    </message>
    <message>
        <source>Which Hand game?</source>
        <translation>Welk Handspel?</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Welk spel?</translation>
    </message>
    <message>
        <source>{game} counts {value}, your bid is {bid}: only ouvert.</source>
        <translation>{game} telt {value}, geboden is {bid}: alleen ouvert.</translation>
    </message>
    <message>
        <source>You lay your cards open and must take no trick.</source>
        <translation>U legt uw kaarten open en mag geen enkele slag halen.</translation>
    </message>
    <message>
        <source>You lay your cards open and must win all ten tricks: no trick lost.</source>
        <translation>U legt uw kaarten open en moet alle tien slagen halen – geen slag mag verloren gaan.</translation>
    </message>
    <message>
        <source>You must win all ten tricks: no trick lost, not even one without points.</source>
        <translation>U moet alle tien slagen halen – ook een slag zonder punten mag niet verloren gaan.</translation>
    </message>
    <message>
        <source>You need 90 card points.</source>
        <translation>U hebt 90 kaartpunten nodig.</translation>
    </message>
    <message>
        <source>A trump in the skat may change it; {least} are certain.</source>
        <translation>Een troef in de skat kan dat veranderen; zeker zijn er {least}.</translation>
    </message>
    <message>
        <source>Null is worth less than your bid.</source>
        <translation>Null telt minder dan u hebt geboden.</translation>
    </message>
    <message>
        <source>Overbid: {value} does not reach {bid}. The game would be lost.</source>
        <translation>Overboden: {value} haalt {bid} niet. Het spel zou verloren zijn.</translation>
    </message>
    <message>
        <source>Overbid: even with Schwarz it is only {most}, not {bid}. The game would be lost.</source>
        <translation>Overboden: ook met Schwarz maar {most}, niet {bid}. Het spel zou verloren zijn.</translation>
    </message>
    <message>
        <source>Overbid: even with Schwarz and the best skat it is only {most}, not {bid}. The game would be lost.</source>
        <translation>Overboden: ook met Schwarz en de beste skat maar {most}, niet {bid}. Het spel zou verloren zijn.</translation>
    </message>
    <message>
        <source>Overbid: {value} reaches {bid} only with Schneider.</source>
        <translation>Overboden: {value} haalt {bid} alleen met Schneider.</translation>
    </message>
    <message>
        <source>Overbid: {value} reaches {bid} only with Schwarz.</source>
        <translation>Overboden: {value} haalt {bid} alleen met Schwarz.</translation>
    </message>
    <message>
        <source>Overbid: {value} reaches {bid} only with {cards} in the skat.</source>
        <translation>Overboden: {value} haalt {bid} alleen met {cards} in de skat.</translation>
    </message>
    <message>
        <source>Overbid: {value} reaches {bid} only with {cards} in the skat and Schneider made.</source>
        <translation>Overboden: {value} haalt {bid} alleen met {cards} in de skat en met Schneider.</translation>
    </message>
    <message>
        <source>Overbid: {value} reaches {bid} only with {cards} in the skat and Schwarz made.</source>
        <translation>Overboden: {value} haalt {bid} alleen met {cards} in de skat en met Schwarz.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> en </translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>{name} gives up.</source>
        <translation>{name} geeft op.</translation>
    </message>
    <message>
        <source>If you agree, the game is lost for {name}.</source>
        <translation>Als u akkoord gaat, heeft {name} het spel verloren.</translation>
    </message>
    <message>
        <source>If you agree, the game ends as it stands. You may also play on for a higher value.</source>
        <translation>Als u akkoord gaat, eindigt het spel nu. U kunt ook doorspelen om meer te halen.</translation>
    </message>
    <message>
        <source>{name} shows the hand.</source>
        <translation>{name} legt de kaarten open.</translation>
    </message>
    <message>
        <source>{name} will take no trick.</source>
        <translation>{name} wil geen slag meer halen.</translation>
    </message>
    <message>
        <source>{name} claims all the rest.</source>
        <translation>{name} eist alle overige slagen op.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Akkoord</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Doorspelen</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The picture could not be saved: {path}</source>
        <translation>De afbeelding kon niet worden opgeslagen: {path}</translation>
    </message>
    <message>
        <source>There is no screen to open the window on (DISPLAY is not set).</source>
        <translation>Er is geen scherm voor het venster (DISPLAY is niet ingesteld).</translation>
    </message>
    <message>
        <source>The window cannot be opened on this screen. Qt says: {reason}</source>
        <translation>Het venster kan op dit scherm niet worden geopend. Qt meldt: {reason}</translation>
    </message>
</context>
<context>
    <name>Bidding</name>
    <message>
        <source>Key: P</source>
        <translation>Toets: P</translation>
    </message>
    <message>
        <source>Yes – {bid}</source>
        <translation>Ja – {bid}</translation>
    </message>
    <message>
        <source>Key: Y</source>
        <translation>Toets: J</translation>
    </message>
    <message>
        <source>Other value …</source>
        <translation>Andere waarde …</translation>
    </message>
    <message>
        <source>Bid up to …</source>
        <translation>Bieden tot …</translation>
    </message>
    <message>
        <source>Which value?</source>
        <translation>Welke waarde?</translation>
    </message>
    <message>
        <source>{value}? Your cards count {most} at most, even Hand with Schwarz, unless more is announced or the skat helps.</source>
        <translation>{value}? Uw kaarten tellen hooguit {most}, ook als Handspel met Schwarz – tenzij u meer aankondigt of de skat helpt.</translation>
    </message>
    <message>
        <source>All the same: {value}</source>
        <translation>Toch {value}</translation>
    </message>
    <message>
        <source>Bid up to which value, then pass?</source>
        <translation>Tot welke waarde bieden en dan passen?</translation>
    </message>
    <message>
        <source>All have passed. Do you play at 18?</source>
        <translation>Iedereen heeft gepast. Speelt u voor 18?</translation>
    </message>
    <message>
        <source>{name} bids {bid}. Do you hold?</source>
        <translation>{name} biedt {bid}. Houdt u?</translation>
    </message>
    <message>
        <source>You bid, {name} answers.</source>
        <translation>U biedt, {name} antwoordt.</translation>
    </message>
    <message>
        <source>{name} is at {bid}. Do you bid more?</source>
        <translation>{name} houdt {bid}. Biedt u meer?</translation>
    </message>
    <message>
        <source>Bidding for you up to {limit}</source>
        <translation>Voor u wordt tot {limit} geboden</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Higher values …</source>
        <translation>Hogere waarden …</translation>
    </message>
</context>
<context>
    <name>DeckFolders</name>
    <message>
        <source>Add a folder …</source>
        <translation>Map toevoegen …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Folders with more decks</source>
        <translation>Mappen met meer kaartspellen</translation>
    </message>
    <message>
        <source>No more folders can be added, or not one so named.</source>
        <translation>Er kunnen geen mappen meer bij, of geen map met deze naam.</translation>
    </message>
    <message>
        <source>Add a folder with decks</source>
        <translation>Een map met kaartspellen toevoegen</translation>
    </message>
    <message>
        <source>No deck was found there.</source>
        <translation>Daar is geen kaartspel gevonden.</translation>
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
        <translation>{name} (eigen map)</translation>
    </message>
    <message>
        <source>The deck “{name}” cannot be shown. The program&apos;s own cards stand in for it.

{why}
{path}</source>
        <translation>Het kaartspel „{name}” kan niet worden getoond. Zolang worden de eigen kaarten van het programma gebruikt.

{why}
{path}</translation>
    </message>
    <message>
        <source>It is no longer there.</source>
        <translation>Het is er niet meer.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation>Het kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>It is larger than any deck needs to be.</source>
        <translation>Het is groter dan een kaartspel ooit hoeft te zijn.</translation>
    </message>
    <message>
        <source>The file is damaged, or it is no drawing.</source>
        <translation>Het bestand is beschadigd of is geen tekening.</translation>
    </message>
    <message>
        <source>It wants to load other files or pages, which no deck may do.</source>
        <translation>Het wil andere bestanden of pagina’s laden; dat mag geen kaartspel.</translation>
    </message>
    <message>
        <source>Drawing its cards would take too long.</source>
        <translation>Het tekenen van de kaarten zou te lang duren.</translation>
    </message>
    <message>
        <source>Cards are missing or empty: {cards}.</source>
        <translation>Er ontbreken kaarten of ze zijn leeg: {cards}.</translation>
    </message>
    <message>
        <source>It is made in a way that this program cannot draw right.</source>
        <translation>Het is zo gemaakt dat dit programma het niet goed kan tekenen.</translation>
    </message>
    <message>
        <source>It holds no cards whose names the program knows.</source>
        <translation>Het bevat geen kaarten waarvan het programma de namen kent.</translation>
    </message>
</context>
<context>
    <name>GameLog</name>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Gever: {name}</translation>
    </message>
    <message>
        <source>Your cards: {cards}</source>
        <translation>Uw kaarten: {cards}</translation>
    </message>
    <message>
        <source>Cards of {name}: {cards}</source>
        <translation>Kaarten van {name}: {cards}</translation>
    </message>
    <message>
        <source>Bidding – {calls}</source>
        <translation>Bieden – {calls}</translation>
    </message>
    <message>
        <source>In the skat: {cards}</source>
        <translation>In de skat: {cards}</translation>
    </message>
    <message>
        <source>Put back: {cards}</source>
        <translation>Weggelegd: {cards}</translation>
    </message>
    <message>
        <source>Trick {number} – {cards}</source>
        <translation>Slag {number} – {cards}</translation>
    </message>
    <message>
        <source>Skat: {cards}</source>
        <translation>Skat: {cards}</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Spelverloop</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Copy the whole log</source>
        <translation>Het hele spelverloop kopiëren</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Spelverloop sluiten</translation>
    </message>
    <message>
        <source>Close the log (F6)</source>
        <translation>Spelverloop sluiten (F6)</translation>
    </message>
</context>
<context>
    <name>GermanSuits</name>
    <message>
        <source>Acorns</source>
        <translation>Eikels</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Bladeren</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Harten</translation>
    </message>
    <message>
        <source>Bells</source>
        <translation>Bellen</translation>
    </message>
    <message>
        <source>acorns</source>
        <translation>eikel</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>blad</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>bellen</translation>
    </message>
</context>
<context>
    <name>Introduction</name>
    <message>
        <source>Introduction to Skat</source>
        <translation>Inleiding tot skat</translation>
    </message>
    <message>
        <source>Step {number} of {steps}</source>
        <translation>Stap {number} van {steps}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>De kaarten</translation>
    </message>
    <message>
        <source>Skat is a game for three, with 32 cards in four suits. Within a suit the ace is the highest card. Mind the ten: it comes right after the ace, above the king.</source>
        <translation>Skat speelt men met zijn drieën, met 32 kaarten in vier kleuren. Binnen een kleur is het aas de hoogste kaart. Let op de tien: die komt meteen na het aas, boven de heer.</translation>
    </message>
    <message>
        <source>From the highest to the lowest</source>
        <translation>Van de hoogste naar de laagste</translation>
    </message>
    <message>
        <source>Which of the three cards below is the highest?</source>
        <translation>Welke van de drie kaarten hieronder is de hoogste?</translation>
    </message>
    <message>
        <source>Right. Only the ace is higher than the ten, and it is not here.</source>
        <translation>Goed. Alleen het aas is hoger dan de tien, en dat is er niet bij.</translation>
    </message>
    <message>
        <source>Look at the row above: what comes right after the ace?</source>
        <translation>Kijk naar de rij erboven: wat komt er meteen na het aas?</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Troef</translation>
    </message>
    <message>
        <source>In most games one suit is trump, and every trump beats every card of another suit. The four {jacks} are always trumps too, and the highest of all. Among them the suit decides: {suits}.</source>
        <translation>In de meeste spellen is één kleur troef, en elke troef slaat elke kaart van een andere kleur. Ook de vier {jacks} zijn dan troef, en wel de hoogste. Onder hen beslist de kleur: {suits}.</translation>
    </message>
    <message>
        <source>{suit} are trumps, from the highest to the lowest</source>
        <translation>{suit} is troef, van de hoogste naar de laagste</translation>
    </message>
    <message>
        <source>Which of the three cards below is the strongest?</source>
        <translation>Welke van de drie kaarten hieronder is de sterkste?</translation>
    </message>
    <message>
        <source>Right. It is one of the four {jacks}, and they beat every ace.</source>
        <translation>Goed. Het is een van de vier {jacks}, en die slaan elk aas.</translation>
    </message>
    <message>
        <source>One of the three is among the first four trumps.</source>
        <translation>Een van de drie hoort bij de eerste vier troeven.</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Bekennen</translation>
    </message>
    <message>
        <source>One player leads: any card. Going clockwise the two others must play a card of the same suit if they have one, or a trump if a trump was led. Who has none may play whatever he likes, a trump or any other card.</source>
        <translation>Eén speler komt uit, met welke kaart hij wil. Met de klok mee moeten de twee anderen bekennen: een kaart van dezelfde kleur bijspelen als ze die hebben, of troef als er troef is uitgespeeld. Wie dat niet kan, speelt wat hij wil, een troef of iets anders.</translation>
    </message>
    <message>
        <source>This card was led</source>
        <translation>Deze kaart is uitgespeeld</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Uw kaarten</translation>
    </message>
    <message>
        <source>Click the card that you may play.</source>
        <translation>Klik op de kaart die u mag spelen.</translation>
    </message>
    <message>
        <source>Right: {card}. It is your only card of that suit.</source>
        <translation>Goed: {card}. Dat is uw enige kaart van die kleur.</translation>
    </message>
    <message>
        <source>You have a card of the suit that was led, so you must play it. And the {jack} is a trump, whatever suit it shows.</source>
        <translation>U hebt een kaart van de uitgespeelde kleur en moet die spelen. En de {jack} is troef, welke kleur hij ook toont.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Slagen</translation>
    </message>
    <message>
        <source>Three cards make a trick. The highest trump in it wins; where there is no trump, the highest card of the suit that was led. Who wins a trick leads to the next one. There are ten.</source>
        <translation>Drie kaarten vormen een slag. De hoogste troef wint; is er geen troef bij, dan de hoogste kaart van de uitgespeelde kleur. Wie een slag wint, komt uit voor de volgende. Er zijn er tien.</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>komt uit</translation>
    </message>
    <message>
        <source>Which card wins this trick?</source>
        <translation>Welke kaart wint deze slag?</translation>
    </message>
    <message>
        <source>Right. Even the lowest trump beats an ace.</source>
        <translation>Goed. Zelfs de laagste troef slaat een aas.</translation>
    </message>
    <message>
        <source>Is there a trump among the three?</source>
        <translation>Is er een troef bij?</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>What counts in the end are not the tricks but the points of the cards in them. All cards together have {total} points. Aces and tens are what everybody wants.</source>
        <translation>Aan het eind tellen niet de slagen, maar de punten van de kaarten erin. Alle kaarten samen hebben {total} punten. Azen en tienen wil iedereen hebben.</translation>
    </message>
    <message>
        <source>Points of each card, in all four suits</source>
        <translation>De punten van elke kaart, in alle vier kleuren</translation>
    </message>
    <message>
        <source>A trick</source>
        <translation>Een slag</translation>
    </message>
    <message>
        <source>How many points are in this trick?</source>
        <translation>Hoeveel punten zitten er in deze slag?</translation>
    </message>
    <message>
        <source>Right: a fat trick.</source>
        <translation>Goed: een vette slag.</translation>
    </message>
    <message>
        <source>Add up the numbers under ace, ten and king.</source>
        <translation>Tel op wat er onder aas, tien en heer staat.</translation>
    </message>
    <message>
        <source>The declarer</source>
        <translation>De alleenspeler</translation>
    </message>
    <message>
        <source>The two others</source>
        <translation>De twee anderen</translation>
    </message>
    <message>
        <source>One against two</source>
        <translation>Een tegen twee</translation>
    </message>
    <message>
        <source>One player, the declarer, plays alone against the two others. He needs {needed} of the {total} points, one more than half. With {schneider} his opponents are Schneider, which makes the game dearer; so does Schwarz, all ten tricks.</source>
        <translation>Eén speler, de alleenspeler, speelt tegen de twee anderen. Hij heeft {needed} van de {total} punten nodig, één meer dan de helft. Met {schneider} zijn zijn tegenstanders Schneider, en dan wordt het spel duurder; net als met Schwarz, dus alle tien slagen.</translation>
    </message>
    <message>
        <source>Each side has {points} points at the end. Who has won?</source>
        <translation>Elke partij heeft aan het eind {points} punten. Wie heeft er gewonnen?</translation>
    </message>
    <message>
        <source>Right. The declarer was one point short.</source>
        <translation>Goed. De alleenspeler kwam één punt tekort.</translation>
    </message>
    <message>
        <source>How many points does the declarer need?</source>
        <translation>Hoeveel punten heeft de alleenspeler nodig?</translation>
    </message>
    <message>
        <source>Two work together</source>
        <translation>Twee werken samen</translation>
    </message>
    <message>
        <source>The two defenders put the points of their tricks together. So if your partner is sure of a trick, give it a card with many points. Card players call that smearing.</source>
        <translation>De twee tegenspelers tellen hun punten samen. Is uw partner zeker van een slag, geef er dan een kaart met veel punten bij. In het Duits heet dat „schmieren”.</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>alleenspeler</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>uw partner</translation>
    </message>
    <message>
        <source>Which card is the best present for your partner?</source>
        <translation>Met welke kaart helpt u uw partner het meest?</translation>
    </message>
    <message>
        <source>Right. That trick brings your side {points} points.</source>
        <translation>Goed. Deze slag brengt uw partij {points} punten.</translation>
    </message>
    <message>
        <source>You must follow suit. Of the cards you may play, one has more points than the other.</source>
        <translation>U moet bekennen. Van de kaarten die u mag spelen, heeft er een meer punten dan de andere.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bieden</translation>
    </message>
    <message>
        <source>Who plays alone is settled by bidding. {middlehand} names numbers, and {forehand} answers yes or pass; {rearhand} then bids against the one who is left. Whoever goes highest is declarer. Only what a game can be worth may be named.</source>
        <translation>Wie alleen speelt, wordt door bieden bepaald. {middlehand} noemt getallen en {forehand} zegt ja of past; dan biedt {rearhand} tegen wie er over is. Wie het hoogst gaat, is alleenspeler. Genoemd mag alleen worden wat een spel waard kan zijn.</translation>
    </message>
    <message>
        <source>{bid} was named and answered with yes. What is the next bid?</source>
        <translation>{bid} is genoemd en met ja beantwoord. Wat is het volgende bod?</translation>
    </message>
    <message>
        <source>Right. Later on you will know these numbers by heart.</source>
        <translation>Goed. Straks kent u deze getallen uit het hoofd.</translation>
    </message>
    <message>
        <source>Look for the next number in the row.</source>
        <translation>Zoek het volgende getal in de rij.</translation>
    </message>
    <message>
        <source>The skat</source>
        <translation>De skat</translation>
    </message>
    <message>
        <source>Everybody has ten cards. The last two lie face down in the middle: the skat. The declarer takes them up and puts any two of his twelve cards away instead. What he puts away counts for him at the end. Whoever leaves the skat untouched plays Hand.</source>
        <translation>Ieder heeft tien kaarten. De laatste twee liggen dicht in het midden: de skat. De alleenspeler neemt die op en legt twee willekeurige van zijn twaalf kaarten weg. Die tellen aan het eind voor hem. Wie de skat laat liggen, speelt Hand.</translation>
    </message>
    <message>
        <source>Click two cards that you would put away.</source>
        <translation>Klik op twee kaarten die u zou wegleggen.</translation>
    </message>
    <message>
        <source>You may put away any two. These have {points} points, and those are yours already. A lone ten or the only cards of a suit are often a good choice.</source>
        <translation>U mag wegleggen wat u wilt. Deze twee hebben {points} punten, en die zijn al van u. Vaak zijn een losse tien of de enige kaarten van een kleur een goede keus.</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>Wat een spel waard is</translation>
    </message>
    <message>
        <source>Count the unbroken row of your highest trumps: you play “with” so many. If the very highest is missing, you play “without” as many as are missing at the top. Add one for the game, and one more each for Hand, Schneider and Schwarz. Multiply by the base value: {bases}.</source>
        <translation>Tel uw hoogste troeven zolang er geen ontbreekt: u speelt „met” zoveel. Ontbreekt de allerhoogste, dan speelt u „zonder” zoveel als er bovenaan ontbreken. Daar komt één bij voor het spel, en telkens één voor Hand, Schneider en Schwarz. Dat maal de basiswaarde: {bases}.</translation>
    </message>
    <message>
        <source>{suit} are trumps. What is this game worth?</source>
        <translation>{suit} is troef. Wat is dit spel waard?</translation>
    </message>
    <message>
        <source>Right: {sum}. Up to there you may bid.</source>
        <translation>Goed: {sum}. Zo ver mag u bieden.</translation>
    </message>
    <message>
        <source>Count the {jacks} from the left until one is missing. One more for the game, and then times {base}.</source>
        <translation>Tel de {jacks} van links tot er een ontbreekt. Eén erbij voor het spel, en dat maal {base}.</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>In Grand only the four {jacks} are trumps; the suits have the order you know. It is the dearest game, and aces are worth more than ever.</source>
        <translation>In Grand zijn alleen de vier {jacks} troef; de kleuren hebben de volgorde die u kent. Het is het duurste spel, en azen zijn hier meer waard dan ooit.</translation>
    </message>
    <message>
        <source>Grand is played. Which card must you play?</source>
        <translation>Er wordt Grand gespeeld. Welke kaart moet u spelen?</translation>
    </message>
    <message>
        <source>Right. A trump was led, and your {jack} is the only one you have.</source>
        <translation>Goed. Er is troef uitgespeeld, en uw {jack} is de enige die u hebt.</translation>
    </message>
    <message>
        <source>The card that was led is a trump. Have you one too?</source>
        <translation>De uitgespeelde kaart is een troef. Hebt u er ook een?</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Null turns everything round: the declarer must not take a single trick. There are no trumps and no points, and {jack} and ten take the places they have in most card games. Whoever plays ouvert lays his cards open before the first trick.</source>
        <translation>In Null is alles omgekeerd: de alleenspeler mag geen enkele slag krijgen. Er is geen troef en er zijn geen punten, en {jack} en tien staan waar ze in de meeste kaartspellen staan. Wie ouvert speelt, legt zijn kaarten vóór de eerste slag open op tafel.</translation>
    </message>
    <message>
        <source>In Null, from the highest to the lowest</source>
        <translation>In Null, van de hoogste naar de laagste</translation>
    </message>
    <message>
        <source>Null is played. Which card wins the trick below?</source>
        <translation>Er wordt Null gespeeld. Welke kaart wint de slag hieronder?</translation>
    </message>
    <message>
        <source>Right. Now you know enough to sit down at the table. The rules are in the menu Help.</source>
        <translation>Goed. Nu weet u genoeg om aan tafel te gaan. De regels staan in het menu Help.</translation>
    </message>
    <message>
        <source>Look at the row above: the ten stands low in Null.</source>
        <translation>Kijk naar de rij erboven: de tien staat in Null laag.</translation>
    </message>
    <message>
        <source>Your trumps</source>
        <translation>Uw troeven</translation>
    </message>
    <message>
        <source>Your other cards</source>
        <translation>Uw andere kaarten</translation>
    </message>
    <message>
        <source>Unters</source>
        <translation>Unters</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>boeren</translation>
    </message>
    <message>
        <source>{suit} are trumps.</source>
        <translation>{suit} is troef.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>announce the game</source>
        <translation>het spel aankondigen</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Toetsen en muis</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>Met de muis</translation>
    </message>
    <message>
        <source>While cards are played</source>
        <translation>Tijdens het spelen</translation>
    </message>
    <message>
        <source>Bidding and announcing</source>
        <translation>Bieden en aankondigen</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Op elk moment</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klikken</translation>
    </message>
    <message>
        <source>play a card; put it into the skat or take it back</source>
        <translation>een kaart spelen, wegleggen of weer opnemen</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Slepen</translation>
    </message>
    <message>
        <source>the same, by taking the card to its place</source>
        <translation>hetzelfde: de kaart naar haar plaats brengen</translation>
    </message>
    <message>
        <source>Drag in the hand</source>
        <translation>In de hand slepen</translation>
    </message>
    <message>
        <source>arrange your cards, if you chose to do so yourself</source>
        <translation>uw kaarten schikken, als u dat zelf doet</translation>
    </message>
    <message>
        <source>let moving cards arrive; take the trick away</source>
        <translation>kaarten meteen laten aankomen, de slag wegnemen</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>een kaart kiezen</translation>
    </message>
    <message>
        <source>go to the first or the last card</source>
        <translation>naar de eerste of laatste kaart</translation>
    </message>
    <message>
        <source>play the card; take the trick away</source>
        <translation>de kaart spelen, de slag wegnemen</translation>
    </message>
    <message>
        <source>take the card along, if you arrange them yourself</source>
        <translation>de kaart verplaatsen, als u ze zelf schikt</translation>
    </message>
    <message>
        <source>put a dragged card back</source>
        <translation>een gesleepte kaart terugleggen</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>J</translation>
    </message>
    <message>
        <source>hold the bid</source>
        <translation>het bod houden</translation>
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
        <translation>verder naar de volgende knop</translation>
    </message>
    <message>
        <source>choose a button or a game</source>
        <translation>een knop of een spel kiezen</translation>
    </message>
    <message>
        <source>press the button</source>
        <translation>op de knop drukken</translation>
    </message>
    <message>
        <source>from your cards to the games</source>
        <translation>van uw kaarten naar de spellen</translation>
    </message>
    <message>
        <source>see the last trick while held down</source>
        <translation>de laatste slag zien zolang u drukt</translation>
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
        <translation>Er liggen al twee kaarten – neem er eerst één terug.</translation>
    </message>
    <message>
        <source>Begin a new list? The one you are playing ends here.</source>
        <translation>Een nieuwe lijst beginnen? De lopende lijst eindigt daarmee.</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Nieuwe lijst</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spel beëindigen</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Rest opeisen</translation>
    </message>
    <message>
        <source>The game is decided: {key} ends it.</source>
        <translation>Het spel is beslist: {key} beëindigt het.</translation>
    </message>
    <message>
        <source>The game is decided.</source>
        <translation>Het spel is beslist.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;New list …</source>
        <translation>&amp;Nieuwe lijst …</translation>
    </message>
    <message>
        <source>&amp;Same deal again, without scoring</source>
        <translation>&amp;Hetzelfde spel nog eens, telt niet mee</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ongedaan &amp;maken</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Laatste slag</translation>
    </message>
    <message>
        <source>&amp;Give up …</source>
        <translation>Op&amp;geven …</translation>
    </message>
    <message>
        <source>&amp;Claim the rest …</source>
        <translation>&amp;Rest opeisen …</translation>
    </message>
    <message>
        <source>Score s&amp;heet …</source>
        <translation>&amp;Scorelijst …</translation>
    </message>
    <message>
        <source>Ga&amp;me log</source>
        <translation>Spel&amp;verloop</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>&amp;Instellingen …</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>Gel&amp;uiden</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Rules of Skat …</source>
        <translation>&amp;Regels van skat …</translation>
    </message>
    <message>
        <source>&amp;Introduction to Skat …</source>
        <translation>&amp;Inleiding tot skat …</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse …</source>
        <translation>&amp;Toetsen en muis …</translation>
    </message>
    <message>
        <source>&amp;About Skat Desktop …</source>
        <translation>&amp;Over Skat Desktop …</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The saved list was damaged. It goes on from the last part that is sound. The damaged file is kept here:
{path}</source>
        <translation>De opgeslagen lijst was beschadigd. Ze gaat verder vanaf het laatste gave deel. Het beschadigde bestand blijft hier bewaard:
{path}</translation>
    </message>
    <message>
        <source>The saved list was damaged, and nothing of it could be read. A new list begins. The damaged file is kept here:
{path}</source>
        <translation>De opgeslagen lijst was beschadigd en niets ervan was leesbaar. Er begint een nieuwe lijst. Het beschadigde bestand blijft hier bewaard:
{path}</translation>
    </message>
    <message>
        <source>Nothing is left of the saved list, perhaps because the power failed. A new list begins.</source>
        <translation>Van de opgeslagen lijst is niets over, misschien door een stroomstoring. Er begint een nieuwe lijst.</translation>
    </message>
    <message>
        <source>Another version of the program has saved a list. A new list begins. The old one is kept here:
{path}</source>
        <translation>Een andere versie van het programma heeft een lijst opgeslagen. Er begint een nieuwe lijst. De oude blijft hier bewaard:
{path}</translation>
    </message>
    <message>
        <source>The saved list cannot be read. It is left as it is, and this list is not saved:
{path}</source>
        <translation>De opgeslagen lijst kan niet worden gelezen. Ze blijft zoals ze is, en deze lijst wordt niet opgeslagen:
{path}</translation>
    </message>
    <message>
        <source>The list cannot be saved. You can play on; it is saved as soon as that works again:
{path}</source>
        <translation>De lijst kan niet worden opgeslagen. U kunt doorspelen; ze wordt opgeslagen zodra dat weer lukt:
{path}</translation>
    </message>
    <message>
        <source>Skat Desktop is running already. You can play here too, but this list is not saved.</source>
        <translation>Skat Desktop is al geopend. U kunt ook hier spelen, maar deze lijst wordt niet opgeslagen.</translation>
    </message>
    <message>
        <source>A computer player got confused and made a simple move.</source>
        <translation>Een computerspeler raakte in de war en heeft iets eenvoudigs gespeeld.</translation>
    </message>
    <message>
        <source>Some preferences were damaged and have their usual values again. The old file is kept here:
{path}</source>
        <translation>Enkele instellingen waren beschadigd en hebben weer hun gewone waarde. Het oude bestand blijft hier bewaard:
{path}</translation>
    </message>
    <message>
        <source>The preferences cannot be read, so all have their usual values, and changes are not saved. The file is left as it is:
{path}</source>
        <translation>De instellingen kunnen niet worden gelezen. Alle hebben hun gewone waarde, en wijzigingen worden niet opgeslagen. Het bestand blijft zoals het is:
{path}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Your list is saved.
{error}
Details are written here:
{path}</source>
        <translation>Er is iets misgegaan in het programma. Uw lijst is opgeslagen.
{error}
Bijzonderheden staan hier:
{path}</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n slag</numerusform>
            <numerusform>%n slagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s): {names}</source>
        <translation>
            <numerusform>%n kaartspel: {names}</numerusform>
            <numerusform>%n kaartspellen: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click %n card(s) to put back</source>
        <translation>
            <numerusform>Leg nog één kaart weg</numerusform>
            <numerusform>Leg twee kaarten weg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Schwarz was announced, but the defenders took %n trick(s).</source>
        <translation>
            <numerusform>Schwarz was aangekondigd, maar de tegenspelers hebben een slag gehaald.</numerusform>
            <numerusform>Schwarz was aangekondigd, maar de tegenspelers hebben %n slagen gehaald.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Preferences</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Restore defaults …</source>
        <translation>Standaardwaarden …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>Groepen instellingen</translation>
    </message>
    <message>
        <source>No setting has to do with “{words}”.</source>
        <translation>Geen instelling heeft met ‘{words}’ te maken.</translation>
    </message>
    <message>
        <source>Give every setting, the names too, its default?</source>
        <translation>Alle instellingen, ook de namen, op hun standaardwaarde zetten?</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Standaardwaarden herstellen</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Geen toets</translation>
    </message>
    <message>
        <source>{key} is needed for playing.</source>
        <translation>{key} is nodig om te spelen.</translation>
    </message>
    <message>
        <source>{key} belongs to the menus.</source>
        <translation>{key} hoort bij de menu’s.</translation>
    </message>
    <message>
        <source>{key} already means “{command}”.</source>
        <translation>{key} betekent al ‘{command}’.</translation>
    </message>
    <message>
        <source>Back to the default: {value}</source>
        <translation>Terug naar de standaardwaarde: {value}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>The game is decided. End it now? The result stands.</source>
        <translation>Het spel is beslist. Nu beëindigen? De uitslag staat vast.</translation>
    </message>
    <message>
        <source>Give up? If the declarer agrees, the game is won.</source>
        <translation>Opgeven? Gaat de alleenspeler akkoord, dan heeft hij gewonnen.</translation>
    </message>
    <message>
        <source>Give up? The game is lost then.</source>
        <translation>Opgeven? Het spel is dan verloren.</translation>
    </message>
    <message>
        <source>Give up? If a defender agrees, the game is lost.</source>
        <translation>Opgeven? Gaat een tegenspeler akkoord, dan is het spel verloren.</translation>
    </message>
    <message>
        <source>Lay your cards open? Only if the declarer can take no further trick; otherwise all the rest is his.</source>
        <translation>Kaarten open leggen? Alleen als de alleenspeler geen slag meer kan halen; anders is de hele rest voor hem.</translation>
    </message>
    <message>
        <source>Lay your cards open and claim to take no trick?</source>
        <translation>Kaarten open leggen en geen slag meer halen?</translation>
    </message>
    <message>
        <source>Lay your cards open and claim all the rest?</source>
        <translation>Kaarten open leggen en de hele rest opeisen?</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>Ober</source>
        <translation>ober</translation>
    </message>
    <message>
        <source>Unter</source>
        <translation>unter</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>zeven</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>negen</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tien</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>boer</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>king</source>
        <translation>heer</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>aas</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>with {count}</source>
        <translation>met {count}</translation>
    </message>
    <message>
        <source>without {count}</source>
        <translation>zonder {count}</translation>
    </message>
    <message>
        <source>game</source>
        <translation>spel</translation>
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
        <translation>aangekondigd</translation>
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
        <translation>overboden: geboden {bid}, waarde {value} → {settled}</translation>
    </message>
    <message>
        <source>lost, counts double: {product}</source>
        <translation>verloren, telt dubbel: {product}</translation>
    </message>
    <message>
        <source>The declarer is Schwarz: not one trick.</source>
        <translation>De alleenspeler is Schwarz: geen enkele slag.</translation>
    </message>
    <message>
        <source>The defenders are Schwarz: not one trick.</source>
        <translation>De tegenspelers zijn Schwarz: geen enkele slag.</translation>
    </message>
    <message>
        <source>The defenders are Schneider with {points}.</source>
        <translation>De tegenspelers zijn met {points} punten Schneider.</translation>
    </message>
    <message>
        <source>The declarer is Schneider with {points}.</source>
        <translation>De alleenspeler is met {points} punten Schneider.</translation>
    </message>
    <message>
        <source>The defenders took a trick, so they are not Schwarz.</source>
        <translation>De tegenspelers hebben een slag gehaald en zijn dus niet Schwarz.</translation>
    </message>
    <message>
        <source>Overbid: bid {bid}, but the game is worth only {value}.</source>
        <translation>Overboden: geboden {bid}, maar het spel is maar {value} waard.</translation>
    </message>
    <message>
        <source>{points} card points; {needed} are enough.</source>
        <translation>{points} kaartpunten; {needed} zijn genoeg.</translation>
    </message>
    <message>
        <source>Schneider announced and made: {points} card points.</source>
        <translation>Schneider aangekondigd en gehaald: {points} kaartpunten.</translation>
    </message>
    <message>
        <source>Schwarz announced and made: all ten tricks.</source>
        <translation>Schwarz aangekondigd en gehaald: alle tien slagen.</translation>
    </message>
    <message>
        <source>The declarer took no trick.</source>
        <translation>De alleenspeler heeft geen slag gehaald.</translation>
    </message>
    <message>
        <source>The defenders gave up.</source>
        <translation>De tegenspelers hebben opgegeven.</translation>
    </message>
    <message>
        <source>{points} card points; {needed} are needed.</source>
        <translation>{points} kaartpunten; er zijn er {needed} nodig.</translation>
    </message>
    <message>
        <source>Schneider was announced: {points} card points, not {needed}.</source>
        <translation>Schneider was aangekondigd: {points} kaartpunten in plaats van {needed}.</translation>
    </message>
    <message>
        <source>The declarer took a trick.</source>
        <translation>De alleenspeler heeft een slag gehaald.</translation>
    </message>
    <message>
        <source>The declarer gave up.</source>
        <translation>De alleenspeler heeft opgegeven.</translation>
    </message>
    <message>
        <source>The defenders left the game.</source>
        <translation>De tegenspelers hebben het spel verlaten.</translation>
    </message>
    <message>
        <source>The declarer left the game.</source>
        <translation>De alleenspeler heeft het spel verlaten.</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>Rondgepast</translation>
    </message>
    <message>
        <source>Nobody wanted to play. The deal counts nothing; the next one deals.</source>
        <translation>Niemand wilde spelen. Het spel telt niet; de volgende geeft.</translation>
    </message>
    <message>
        <source>You win {contract}</source>
        <translation>U wint {contract}</translation>
    </message>
    <message>
        <source>{name} wins {contract}</source>
        <translation>{name} wint {contract}</translation>
    </message>
    <message>
        <source>You lose {contract}</source>
        <translation>U verliest {contract}</translation>
    </message>
    <message>
        <source>{name} loses {contract}</source>
        <translation>{name} verliest {contract}</translation>
    </message>
    <message>
        <source>The rest was claimed.</source>
        <translation>De rest werd opgeëist.</translation>
    </message>
    <message>
        <source>Declarer against defenders: {tricks} tricks</source>
        <translation>Alleenspeler tegen tegenspelers: {tricks} slagen</translation>
    </message>
    <message>
        <source>Declarer against defenders: {points} card points, {tricks} tricks</source>
        <translation>Alleenspeler tegen tegenspelers: {points} kaartpunten, {tricks} slagen</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Practise this deal</source>
        <translation>Nog eens als oefening</translation>
    </message>
    <message>
        <source>The same deal again, without scoring</source>
        <translation>Hetzelfde spel nog eens, telt niet mee</translation>
    </message>
    <message>
        <source>Key: Enter</source>
        <translation>Toets: Enter</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Nieuwe lijst</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Terug naar de lijst</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Volgend spel</translation>
    </message>
    <message>
        <source>Show the hands</source>
        <translation>Kaarten tonen</translation>
    </message>
    <message>
        <source>Show the tricks</source>
        <translation>Slagen tonen</translation>
    </message>
    <message>
        <source>Card points in the tricks</source>
        <translation>Punten per slag</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Weggelegd</translation>
    </message>
    <message>
        <source>{name}, declarer</source>
        <translation>{name}, alleenspeler</translation>
    </message>
    <message>
        <source>Practice: this result is not scored.</source>
        <translation>Oefening: deze uitslag telt niet mee.</translation>
    </message>
    <message>
        <source>The list is over. Final ranking:</source>
        <translation>De lijst is afgelopen. Eindstand:</translation>
    </message>
    <message>
        <source>After {played} of {deals} deals:</source>
        <translation>Na {played} van {deals} spellen:</translation>
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
        <translation>De regels van skat</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Niet gevonden</translation>
    </message>
    <message>
        <source>{place} of {places}</source>
        <translation>{place} van {places}</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Scorelijst</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Matadors</source>
        <translation>Matadors</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Graden</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>passed in</source>
        <translation>rondgepast</translation>
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
        <translation>aangekondigd</translation>
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
        <translation>overboden</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Spelpunten</translation>
    </message>
    <message>
        <source>Won games</source>
        <translation>Gewonnen spellen</translation>
    </message>
    <message>
        <source>Lost games</source>
        <translation>Verloren spellen</translation>
    </message>
    <message>
        <source>(Won − lost) × {points}</source>
        <translation>(Gewonnen − verloren) × {points}</translation>
    </message>
    <message>
        <source>Lost by others × {points}</source>
        <translation>Verloren door anderen × {points}</translation>
    </message>
    <message>
        <source>Total, Seeger-Fabian</source>
        <translation>Totaal volgens Seeger-Fabian</translation>
    </message>
    <message>
        <source>Place, Seeger-Fabian</source>
        <translation>Plaats volgens Seeger-Fabian</translation>
    </message>
    <message>
        <source>Place by game points</source>
        <translation>Plaats naar spelpunten</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>You</source>
        <translation>U</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lijst</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kaartspel</translation>
    </message>
    <message>
        <source>French, German letters (A K D B)</source>
        <translation>Frans, Duitse letters (A K D B)</translation>
    </message>
    <message>
        <source>French, English letters (A K Q J)</source>
        <translation>Frans, Engelse letters (A K Q J)</translation>
    </message>
    <message>
        <source>Tournament, four colours</source>
        <translation>Toernooi, vier kleuren</translation>
    </message>
    <message>
        <source>German (acorns, leaves, hearts, bells)</source>
        <translation>Duits (eikels, bladeren, harten, bellen)</translation>
    </message>
    <message>
        <source>More decks</source>
        <translation>Meer kaartspellen</translation>
    </message>
    <message>
        <source>Decks of KDE games and AisleRiot are found by themselves. Others come from folders you name: one SVG drawing of all cards, or 32 pictures.</source>
        <translation>De kaartspellen van KDE-spellen en AisleRiot worden vanzelf gevonden. Andere komen uit mappen die u hier noemt: één SVG-tekening met alle kaarten, of 32 afbeeldingen.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Achterkant</translation>
    </message>
    <message>
        <source>As the deck has it</source>
        <translation>Passend bij het kaartspel</translation>
    </message>
    <message>
        <source>Lattice, blue</source>
        <translation>Ruiten, blauw</translation>
    </message>
    <message>
        <source>Lattice, red</source>
        <translation>Ruiten, rood</translation>
    </message>
    <message>
        <source>Oak leaves, green</source>
        <translation>Eikenblad, groen</translation>
    </message>
    <message>
        <source>Oak leaves, brown</source>
        <translation>Eikenblad, bruin</translation>
    </message>
    <message>
        <source>Bells and acorns, burgundy</source>
        <translation>Bellen en eikels, wijnrood</translation>
    </message>
    <message>
        <source>Bells and acorns, dark blue</source>
        <translation>Bellen en eikels, donkerblauw</translation>
    </message>
    <message>
        <source>Monogram, teal</source>
        <translation>Monogram, petrol</translation>
    </message>
    <message>
        <source>Monogram, grey</source>
        <translation>Monogram, grijs</translation>
    </message>
    <message>
        <source>Black and red alternate</source>
        <translation>Zwart en rood om en om</translation>
    </message>
    <message>
        <source>By rank of the suits</source>
        <translation>Naar rang van de kleuren</translation>
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
        <translation>Bij Null sorteren zoals in Null</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geluiden</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>As the computer</source>
        <translation>Zoals de computer</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Uw hand</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Grootte van de kaarten</translation>
    </message>
    <message>
        <source>As large as possible</source>
        <translation>Zo groot mogelijk</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Your cards lie</source>
        <translation>Uw kaarten liggen</translation>
    </message>
    <message>
        <source>Close together</source>
        <translation>Dicht bij elkaar</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Zoals gebruikelijk</translation>
    </message>
    <message>
        <source>Far apart</source>
        <translation>Ver uit elkaar</translation>
    </message>
    <message>
        <source>As far as there is room for all of them.</source>
        <translation>Zover als er plaats is voor alle kaarten.</translation>
    </message>
    <message>
        <source>Order of the suits</source>
        <translation>Volgorde van de kleuren</translation>
    </message>
    <message>
        <source>As I arrange them</source>
        <translation>Zoals ik ze schik</translation>
    </message>
    <message>
        <source>To arrange your cards yourself, drag them with the mouse, or hold Ctrl down and press an arrow key. They stay as you put them until the next deal.</source>
        <translation>Als u zelf schikt: sleep de kaarten met de muis, of houd Ctrl ingedrukt en gebruik de pijltjestoetsen. Zo blijven ze liggen tot de volgende keer delen.</translation>
    </message>
    <message>
        <source>Each suit runs</source>
        <translation>Elke kleur loopt</translation>
    </message>
    <message>
        <source>Down: the highest card on the left</source>
        <translation>Aflopend: de hoogste links</translation>
    </message>
    <message>
        <source>Up: the highest card on the right</source>
        <translation>Oplopend: de hoogste rechts</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Troeven</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Vilt</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeauxrood</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grijs</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Effen</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Licht of donker</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Grootte van de tekst</translation>
    </message>
    <message>
        <source>Bids in words, as they are said at the table</source>
        <translation>Biedingen in woorden, zoals aan tafel gezegd</translation>
    </message>
    <message>
        <source>Show the points so far</source>
        <translation>Punten tot nu toe tonen</translation>
    </message>
    <message>
        <source>Never in a list by tournament rules; one of agreed length leaves you the choice.</source>
        <translation>Nooit in een lijst volgens toernooiregels; bij een afgesproken lengte kiest u zelf.</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>Kaarten bewegen</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Helemaal niet</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Normally</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>A trick stays</source>
        <translation>Een slag blijft liggen</translation>
    </message>
    <message>
        <source>Half a second</source>
        <translation>Een halve seconde</translation>
    </message>
    <message>
        <source>One second</source>
        <translation>Eén seconde</translation>
    </message>
    <message>
        <source>One and a half seconds</source>
        <translation>Anderhalve seconde</translation>
    </message>
    <message>
        <source>Two seconds</source>
        <translation>Twee seconden</translation>
    </message>
    <message>
        <source>Three seconds</source>
        <translation>Drie seconden</translation>
    </message>
    <message>
        <source>Four seconds</source>
        <translation>Vier seconden</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Tot ik klik</translation>
    </message>
    <message>
        <source>A click or the space bar always takes it away at once.</source>
        <translation>Met een klik of de spatiebalk verdwijnt hij altijd meteen.</translation>
    </message>
    <message>
        <source>A bid stays</source>
        <translation>Een bod blijft staan</translation>
    </message>
    <message>
        <source>Ask before giving up and before claiming the rest</source>
        <translation>Vragen voor het opgeven en voor het opeisen van de rest</translation>
    </message>
    <message>
        <source>Either way it can be undone.</source>
        <translation>Ongedaan maken kan in elk geval.</translation>
    </message>
    <message>
        <source>From the next list on.</source>
        <translation>Geldt vanaf de volgende lijst.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Uw naam</translation>
    </message>
    <message>
        <source>On your left</source>
        <translation>Links van u</translation>
    </message>
    <message>
        <source>On your right</source>
        <translation>Rechts van u</translation>
    </message>
    <message>
        <source>At a table of four, opposite</source>
        <translation>Tegenover u, aan een tafel van vier</translation>
    </message>
    <message>
        <source>They play</source>
        <translation>Ze spelen</translation>
    </message>
    <message>
        <source>Like masters</source>
        <translation>Als meesters</translation>
    </message>
    <message>
        <source>Like experts</source>
        <translation>Als kenners</translation>
    </message>
    <message>
        <source>Like club players</source>
        <translation>Als clubspelers</translation>
    </message>
    <message>
        <source>Like beginners</source>
        <translation>Als beginners</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Official, table of three</source>
        <translation>Officieel, tafel van drie</translation>
    </message>
    <message>
        <source>Official, table of four</source>
        <translation>Officieel, tafel van vier</translation>
    </message>
    <message>
        <source>Twelve deals, no jump bids</source>
        <translation>Twaalf spellen, zonder sprongbiedingen</translation>
    </message>
    <message>
        <source>Official, agreed length</source>
        <translation>Officieel, lengte naar afspraak</translation>
    </message>
    <message>
        <source>Table of four, overbid costs the base</source>
        <translation>Tafel van vier, overbieden kost de basiswaarde</translation>
    </message>
    <message>
        <source>Deals in a list</source>
        <translation>Spellen in een lijst</translation>
    </message>
    <message>
        <source>as the rules say</source>
        <translation>zoals de regels zeggen</translation>
    </message>
    <message>
        <source>Ranking by</source>
        <translation>Rangschikking naar</translation>
    </message>
    <message>
        <source>The strong computer players bid by it from the next list on.</source>
        <translation>De sterke computerspelers bieden er vanaf de volgende lijst naar.</translation>
    </message>
    <message>
        <source>Seeger-Fabian (tournament)</source>
        <translation>Seeger-Fabian (toernooi)</translation>
    </message>
    <message>
        <source>Game points alone</source>
        <translation>Alleen spelpunten</translation>
    </message>
</context>
<context>
    <name>SkatChoice</name>
    <message>
        <source>You play at {bid}.</source>
        <translation>U speelt voor {bid}.</translation>
    </message>
    <message>
        <source>Take the skat</source>
        <translation>Skat opnemen</translation>
    </message>
    <message>
        <source>Play Hand</source>
        <translation>Hand spelen</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>Clubs</source>
        <translation>Klaveren</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Schoppen</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Harten</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ruiten</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klaver</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>together {points}</source>
        <translation>samen {points}</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Spel {number} van {deals}</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Alleenspeler</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Tegenspeler</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Gever</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Doet niet mee</translation>
    </message>
    <message>
        <source>You deal and sit this one out</source>
        <translation>U geeft en doet dit spel niet mee</translation>
    </message>
    <message>
        <source>Practice, without scoring</source>
        <translation>Oefening, telt niet mee</translation>
    </message>
    <message>
        <source>Click to go on</source>
        <translation>Klik om verder te gaan</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Laatste slag</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}{rank}</translation>
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
        <translation>{game} Hand, Schwarz aangekondigd</translation>
    </message>
    <message>
        <source>{game} Hand, Schneider announced</source>
        <translation>{game} Hand, Schneider aangekondigd</translation>
    </message>
    <message>
        <source>{game} Hand</source>
        <translation>{game} Hand</translation>
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
        <source>Unters</source>
        <translation>Een unter</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Een boer</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Troef</translation>
    </message>
    <message>
        <source>The trick is yours.</source>
        <translation>De slag is voor u.</translation>
    </message>
    <message>
        <source>The trick goes to {name}.</source>
        <translation>De slag is voor {name}.</translation>
    </message>
    <message>
        <source>An Unter was led – you still hold one.</source>
        <translation>Er is een unter gevraagd – u hebt er nog een.</translation>
    </message>
    <message>
        <source>A jack was led – you still hold one.</source>
        <translation>Er is een boer gevraagd – u hebt er nog een.</translation>
    </message>
    <message>
        <source>Trumps were led – you still hold trumps.</source>
        <translation>Er is troef gevraagd – u hebt nog troef.</translation>
    </message>
    <message>
        <source>{suit} were led – you still hold {suit}.</source>
        <translation>{suit} gevraagd – die kleur hebt u nog.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>U bent niet aan de beurt.</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation>Deze kaart hebt u niet.</translation>
    </message>
    <message>
        <source>This value cannot be bid now.</source>
        <translation>Deze waarde kan nu niet worden geboden.</translation>
    </message>
    <message>
        <source>Put exactly two cards back.</source>
        <translation>Leg precies twee kaarten weg.</translation>
    </message>
    <message>
        <source>This Null game is worth less than your bid.</source>
        <translation>Dit Nullspel telt minder dan u hebt geboden.</translation>
    </message>
    <message>
        <source>This cannot be announced in this game.</source>
        <translation>Dat kan bij dit spel niet worden aangekondigd.</translation>
    </message>
    <message>
        <source>You cannot claim the rest now.</source>
        <translation>U kunt de rest nu niet opeisen.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Dat kan nu niet.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
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
        <translation>Ik geef op</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>De rest is voor mij</translation>
    </message>
    <message>
        <source>I play open</source>
        <translation>Ik speel open</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Akkoord</translation>
    </message>
    <message>
        <source>Let&apos;s play on</source>
        <translation>Doorspelen</translation>
    </message>
    <message>
        <source>You play, bid {bid}</source>
        <translation>U speelt, geboden {bid}</translation>
    </message>
    <message>
        <source>{name} plays, bid {bid}</source>
        <translation>{name} speelt, geboden {bid}</translation>
    </message>
    <message>
        <source>Forehand</source>
        <translation>Voorhand</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <translation>Middenhand</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <translation>Achterhand</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>U bent aan de beurt.</translation>
    </message>
    <message>
        <source>It is your turn. You lead.</source>
        <translation>U bent aan de beurt en komt uit.</translation>
    </message>
    <message>
        <source>It is your turn. {suit} were led.</source>
        <translation>U bent aan de beurt. {suit} is gevraagd.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>{name} is aan de beurt.</translation>
    </message>
    <message>
        <source>You take the skat.</source>
        <translation>U neemt de skat op.</translation>
    </message>
    <message>
        <source>{name} takes the skat.</source>
        <translation>{name} neemt de skat op.</translation>
    </message>
    <message>
        <source>You play {contract}.</source>
        <translation>U speelt {contract}.</translation>
    </message>
    <message>
        <source>{name} plays {contract}.</source>
        <translation>{name} speelt {contract}.</translation>
    </message>
    <message>
        <source>{name} lays the hand open.</source>
        <translation>{name} legt de kaarten open.</translation>
    </message>
    <message>
        <source>You give up.</source>
        <translation>U geeft op.</translation>
    </message>
    <message>
        <source>{name} gives up.</source>
        <translation>{name} geeft op.</translation>
    </message>
    <message>
        <source>You claim the rest.</source>
        <translation>U eist de rest op.</translation>
    </message>
    <message>
        <source>{name} claims the rest.</source>
        <translation>{name} eist de rest op.</translation>
    </message>
    <message>
        <source>You agree.</source>
        <translation>U gaat akkoord.</translation>
    </message>
    <message>
        <source>{name} agrees.</source>
        <translation>{name} gaat akkoord.</translation>
    </message>
    <message>
        <source>You want to play on.</source>
        <translation>U wilt doorspelen.</translation>
    </message>
    <message>
        <source>{name} wants to play on.</source>
        <translation>{name} wil doorspelen.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome to Skat Desktop</source>
        <translation>Welkom bij Skat Desktop</translation>
    </message>
    <message>
        <source>Three questions, and the cards are dealt. You can change it all later.</source>
        <translation>Drie vragen, dan worden de kaarten gegeven. U kunt alles later veranderen.</translation>
    </message>
    <message>
        <source>Which cards do you play with?</source>
        <translation>Met welke kaarten speelt u?</translation>
    </message>
    <message>
        <source>How strong should the computer players be?</source>
        <translation>Hoe sterk moeten de computerspelers zijn?</translation>
    </message>
    <message>
        <source>I do not know Skat yet</source>
        <translation>Ik ken skat nog niet</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
</context>
</TS>
