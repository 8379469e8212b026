"""The texts of the command line in German."""

from typing import Final

TEXTS: Final = {
    # what argparse says
    "usage: ": "Aufruf: ",
    "argument {}: {}": "{}: {}",
    "unrecognized arguments: {}": "unbekannte Angabe: {}",
    "the following arguments are required: {}": "es fehlt: {}",
    "invalid choice: {} (choose from {})": "{} gibt es hier nicht; möglich sind {}",
    "ignored explicit argument {}": "hier gehört kein Wert hin: {}",
    "expected one argument": "hier fehlt ein Wert",
    "expected at least one argument": "hier fehlt mindestens ein Wert",
    # complaints of our own
    "See {prog} --help.": "Hilfe zeigt {prog} --help.",
    "expected a whole number from {least} up, not {text!r}": (
        "erwartet wird eine ganze Zahl ab {least}, nicht {text!r}"
    ),
    "expected a width and a height such as 1280x800, at most {most}, not {text!r}": (
        "erwartet werden Breite und Höhe wie 1280x800, höchstens {most}, nicht {text!r}"
    ),
    "expected a name that ends in .png, not {text!r}": (
        "erwartet wird ein Name, der auf .png endet, nicht {text!r}"
    ),
    "expected three levels or commands such as {example}, not {text!r}": (
        "erwartet werden drei Spielstärken oder Befehle wie {example}, nicht {text!r}"
    ),
    "only with --deals-from: {option}": "nur mit --deals-from: {option}",
    "not with a command: {option}": "nicht zusammen mit einem Befehl: {option}",
    "not together: {option}": "nicht zusammen: {option}",
    "only with --demo or --smoke-test: {option}": "nur mit --demo oder --smoke-test: {option}",
    "The window cannot be opened: {reason}": "Das Fenster lässt sich nicht öffnen: {reason}",
    "The picture could not be saved: {path}: {reason}": (
        "Das Bild lässt sich nicht speichern: {path}: {reason}"
    ),
    "The output cannot be written: {reason}": ("Die Ausgabe lässt sich nicht schreiben: {reason}"),
    # what is wrong with a file; without umlauts, for these texts stand in JSON
    "there is no such file or folder": "diese Datei oder diesen Ordner gibt es nicht",
    "a folder is not a file": "ein Ordner ist keine Datei",
    "no permission": "keine Berechtigung",
    "no record in it": "darin steht keine Aufzeichnung",
    "not a JSON file": "das ist keine JSON-Datei",
    "no rule question in it": "darin steht keine Regelfrage",
    # help
    "Skat for one person and two computer players. Without a command the table opens.": (
        "Skat für einen Spieler und zwei Computergegner. Ohne Befehl öffnet sich der Tisch."
    ),
    "general": "Allgemein",
    "the table": "Der Tisch",
    "commands": "Befehle",
    "files": "Dateien",
    "show this help and exit": "diese Hilfe zeigen",
    "show the version and exit": "die Version zeigen",
    "let three computer players play N deals, then exit": (
        "drei Computer N Spiele spielen lassen, dann beenden"
    ),
    "open the table, play one deal, print ok": (
        "den Tisch öffnen, ein Spiel durchspielen, ok ausgeben"
    ),
    "save a picture of the table at the end of --demo or --smoke-test": (
        "am Ende von --demo oder --smoke-test ein Bild des Tischs speichern"
    ),
    "deal the cards of this number in --demo or --smoke-test": (
        "bei --demo oder --smoke-test die Karten zu dieser Nummer geben"
    ),
    "size of the window in pixels": "Größe des Fensters in Bildpunkten",
    "faces of the cards": "Kartenbild",
    "language of the window": "Sprache des Fensters",
    "replay game records and compare with their results": (
        "aufgezeichnete Spiele nachspielen und mit ihrem Ergebnis vergleichen"
    ),
    "game records of the Skat server, one a line": (
        "Aufzeichnungen des Skatservers, eine je Zeile"
    ),
    "answer rule questions and compare with the expected answers": (
        "Regelfragen beantworten und mit den erwarteten Antworten vergleichen"
    ),
    "rule questions": "Regelfragen",
    "say what positions with open cards are worth": (
        "sagen, was Stellungen mit offenen Karten wert sind"
    ),
    "positions with open cards, one a line": "Stellungen mit offenen Karten, eine je Zeile",
    (
        "Prints each position as it was, with value or made, moves, ms and nodes."
        " The exit status is 1 if any could not be solved."
    ): (
        "Gibt jede Stellung wieder aus, dazu value oder made, moves, ms und nodes."
        " Der Rückgabewert ist 1, wenn eine nicht zu lösen war."
    ),
    (
        "Prints a JSON line for each record: id, ok, result, recorded, why."
        " The exit status is 1 if any differs."
    ): (
        "Gibt zu jeder Aufzeichnung eine JSON-Zeile aus: id, ok, result, recorded, why."
        " Der Rückgabewert ist 1, wenn etwas abweicht."
    ),
    (
        "Prints a JSON line for each question: id, ok, got, expected."
        " The exit status is 1 if any differs."
    ): (
        "Gibt zu jeder Frage eine JSON-Zeile aus: id, ok, got, expected."
        " Der Rückgabewert ist 1, wenn etwas abweicht."
    ),
    "measure how fast the program is here": "messen, wie schnell das Programm hier ist",
    "Prints one line of JSON with the figures; how far it is goes to the standard error.": (
        "Gibt die Messwerte als eine JSON-Zeile aus; wie weit es ist, steht auf der Fehlerausgabe."
    ),
    "what is measured": "Was gemessen wird",
    "deals of each kind of game": "Spiele jeder Art",
    "which deals they are": "welche Spiele es sind",
    "runs, of which the medians are given": "Durchgänge, deren Mediane angegeben werden",
    "say what a computer player does, game by game as one seat sees it": (
        "sagen, was ein Computerspieler tut, nach Aufzeichnungen aus der Sicht eines Platzes"
    ),
    (
        "Reads game records from the standard input, one a line, with the cards of one seat"
        " shown and all others written ??. Prints a JSON line for each: move, or error."
    ): (
        "Liest Aufzeichnungen von der Standardeingabe, eine je Zeile, mit den Karten eines"
        " Platzes und ?? für alle anderen. Gibt zu jeder eine JSON-Zeile aus: move oder error."
    ),
    "the player": "Der Spieler",
    "level of play": "Spielstärke",
    "decides what the player leaves to chance": "bestimmt, was der Spieler dem Zufall überlässt",
    "also print the candidates: each move, its win_chance and score": (
        "auch die Kandidaten ausgeben: jeden Zug mit win_chance und score"
    ),
    "milliseconds that a level may take for a decision": (
        "Millisekunden, die sich eine Spielstärke für eine Entscheidung nehmen darf"
    ),
    "let computer players and other programs play matches": (
        "Computerspieler und andere Programme gegeneinander spielen lassen"
    ),
    (
        "Prints one line of JSON: the players' Seeger-Fabian points per 36 games with their"
        " 95 % intervals, tables by role and kind of game, and the times of decisions."
    ): (
        "Gibt eine JSON-Zeile aus: die Punkte der Spieler nach Seeger-Fabian je 36 Spiele mit"
        " 95-%-Intervall, Tabellen nach Rolle und Spielart und die Zeiten der Entscheidungen."
    ),
    "the match": "Der Wettkampf",
    "the players: levels ({levels}) or cmd: and a command that answers like think": (
        "die Spieler: Spielstärken ({levels}) oder cmd: und ein Befehl, der antwortet wie think"
    ),
    "how many deals": "wie viele Spiele gegeben werden",
    "play each deal three times, each player in each seat": (
        "jedes Spiel dreimal spielen, jeder Spieler einmal auf jedem Platz"
    ),
    "take the deals of recorded games": "die Karten aufgezeichneter Spiele geben",
    "take also their auctions and declarations: A declares, B and C defend": (
        "auch deren Reizen und Ansage übernehmen: A spielt allein, B und C sind Gegner"
    ),
    "write the games as records": "die Spiele aufzeichnen",
    "processes that play at once": "Prozesse, die zugleich spielen",
    "{done} of {deals} deals": "{done} von {deals} Spielen",
    # how far the measuring is
    "The solver runs as Python: only endings of {cards} cards are measured.": (
        "Der Solver läuft als Python: gemessen werden nur Endspiele mit {cards} Karten."
    ),
    "dealing: {kind}": "Karten geben: {kind}",
    "{kind}: run {run} of {runs}": "{kind}: Durchgang {run} von {runs}",
    "two threads": "zwei Threads",
    "FILE": "DATEI",
    "LEVEL": "STÄRKE",
    "COMMAND": "BEFEHL",
    "WxH": "BxH",
    "STYLE": "BLATT",
    "LANGUAGE": "SPRACHE",
}
