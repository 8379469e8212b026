"""The texts of the command line in Dutch."""

from typing import Final

TEXTS: Final = {
    # what argparse says
    "usage: ": "Gebruik: ",
    "argument {}: {}": "{}: {}",
    "unrecognized arguments: {}": "onbekende opgave: {}",
    "the following arguments are required: {}": "er ontbreekt: {}",
    "invalid choice: {} (choose from {})": "{} bestaat hier niet; mogelijk zijn {}",
    "ignored explicit argument {}": "hier hoort geen waarde bij: {}",
    "expected one argument": "hier ontbreekt een waarde",
    "expected at least one argument": "hier ontbreekt minstens één waarde",
    # complaints of our own
    "See {prog} --help.": "Hulp geeft {prog} --help.",
    "expected a whole number from {least} up, not {text!r}": (
        "verwacht wordt een geheel getal vanaf {least}, niet {text!r}"
    ),
    "expected a width and a height such as 1280x800, at most {most}, not {text!r}": (
        "verwacht worden breedte en hoogte zoals 1280x800, hooguit {most}, niet {text!r}"
    ),
    "expected a name that ends in .png, not {text!r}": (
        "verwacht wordt een naam die op .png eindigt, niet {text!r}"
    ),
    "expected three levels or commands such as {example}, not {text!r}": (
        "verwacht worden drie speelsterkten of opdrachten zoals {example}, niet {text!r}"
    ),
    "only with --deals-from: {option}": "alleen met --deals-from: {option}",
    "not with a command: {option}": "niet samen met een opdracht: {option}",
    "not together: {option}": "niet samen: {option}",
    "only with --demo or --smoke-test: {option}": "alleen met --demo of --smoke-test: {option}",
    "The window cannot be opened: {reason}": "Het venster kan niet worden geopend: {reason}",
    "The picture could not be saved: {path}: {reason}": (
        "De afbeelding kan niet worden opgeslagen: {path}: {reason}"
    ),
    "The output cannot be written: {reason}": ("De uitvoer kan niet worden geschreven: {reason}"),
    # what is wrong with a file; without accents, for these texts stand in JSON
    "there is no such file or folder": "dit bestand of deze map bestaat niet",
    "a folder is not a file": "een map is geen bestand",
    "no permission": "geen toestemming",
    "no record in it": "er staat geen opgetekend spel in",
    "not a JSON file": "dit is geen JSON-bestand",
    "no rule question in it": "er staat geen regelvraag in",
    # help
    "Skat for one person and two computer players. Without a command the table opens.": (
        "Skat voor één speler en twee computerspelers. Zonder opdracht opent de tafel."
    ),
    "general": "Algemeen",
    "the table": "De tafel",
    "commands": "Opdrachten",
    "files": "Bestanden",
    "show this help and exit": "deze hulp tonen",
    "show the version and exit": "de versie tonen",
    "let three computer players play N deals, then exit": (
        "drie computerspelers N spellen laten spelen, dan afsluiten"
    ),
    "open the table, play one deal, print ok": (
        "de tafel openen, één spel doorspelen, ok afdrukken"
    ),
    "save a picture of the table at the end of --demo or --smoke-test": (
        "aan het eind van --demo of --smoke-test een afbeelding van de tafel opslaan"
    ),
    "deal the cards of this number in --demo or --smoke-test": (
        "bij --demo of --smoke-test de kaarten van dit nummer geven"
    ),
    "size of the window in pixels": "grootte van het venster in beeldpunten",
    "faces of the cards": "kaartbeeld",
    "language of the window": "taal van het venster",
    "replay game records and compare with their results": (
        "opgetekende spellen naspelen en met hun uitslag vergelijken"
    ),
    "game records of the Skat server, one a line": (
        "opgetekende spellen van de Skatserver, één per regel"
    ),
    "answer rule questions and compare with the expected answers": (
        "regelvragen beantwoorden en met de verwachte antwoorden vergelijken"
    ),
    "rule questions": "regelvragen",
    "say what positions with open cards are worth": (
        "zeggen wat stellingen met open kaarten waard zijn"
    ),
    "positions with open cards, one a line": "stellingen met open kaarten, één per regel",
    (
        "Prints each position as it was, with value or made, moves, ms and nodes."
        " The exit status is 1 if any could not be solved."
    ): (
        "Drukt elke stelling weer af, met value of made, moves, ms en nodes."
        " De afsluitstatus is 1 als er één niet op te lossen was."
    ),
    (
        "Prints a JSON line for each record: id, ok, result, recorded, why."
        " The exit status is 1 if any differs."
    ): (
        "Drukt bij elk opgetekend spel een JSON-regel af: id, ok, result, recorded, why."
        " De afsluitstatus is 1 als er iets afwijkt."
    ),
    (
        "Prints a JSON line for each question: id, ok, got, expected."
        " The exit status is 1 if any differs."
    ): (
        "Drukt bij elke vraag een JSON-regel af: id, ok, got, expected."
        " De afsluitstatus is 1 als er iets afwijkt."
    ),
    "measure how fast the program is here": "meten hoe snel het programma hier is",
    "Prints one line of JSON with the figures; how far it is goes to the standard error.": (
        "Drukt de meetwaarden als één JSON-regel af; hoever het is, staat op de foutuitvoer."
    ),
    "what is measured": "Wat wordt gemeten",
    "deals of each kind of game": "spellen van elke soort",
    "which deals they are": "welke spellen het zijn",
    "runs, of which the medians are given": "rondes, waarvan de medianen worden gegeven",
    "say what a computer player does, game by game as one seat sees it": (
        "zeggen wat een computerspeler doet, spel voor spel zoals één plaats het ziet"
    ),
    (
        "Reads game records from the standard input, one a line, with the cards of one seat"
        " shown and all others written ??. Prints a JSON line for each: move, or error."
    ): (
        "Leest opgetekende spellen van de standaardinvoer, één per regel, met de kaarten van"
        " één plaats en ?? voor alle andere. Drukt bij elk een JSON-regel af: move of error."
    ),
    "the player": "De speler",
    "level of play": "speelsterkte",
    "decides what the player leaves to chance": "bepaalt wat de speler aan het toeval overlaat",
    "also print the candidates: each move, its win_chance and score": (
        "ook de kandidaten afdrukken: elke zet met win_chance en score"
    ),
    "milliseconds that a level may take for a decision": (
        "milliseconden die een speelsterkte voor een beslissing mag nemen"
    ),
    "let computer players and other programs play matches": (
        "computerspelers en andere programma’s tegen elkaar laten spelen"
    ),
    (
        "Prints one line of JSON: the players' Seeger-Fabian points per 36 games with their"
        " 95 % intervals, tables by role and kind of game, and the times of decisions."
    ): (
        "Drukt één JSON-regel af: de punten van de spelers volgens Seeger-Fabian per 36 spellen"
        " met 95%-interval, tabellen naar rol en spelsoort en de tijden van de beslissingen."
    ),
    "the match": "De wedstrijd",
    "the players: levels ({levels}) or cmd: and a command that answers like think": (
        "de spelers: speelsterkten ({levels}) of cmd: en een opdracht die antwoordt als think"
    ),
    "how many deals": "hoeveel spellen er worden gegeven",
    "play each deal three times, each player in each seat": (
        "elk spel drie keer spelen, elke speler één keer op elke plaats"
    ),
    "take the deals of recorded games": "de kaarten van opgetekende spellen geven",
    "take also their auctions and declarations: A declares, B and C defend": (
        "ook hun biedverloop en aankondiging overnemen: A speelt alleen, B en C verdedigen"
    ),
    "write the games as records": "de spellen optekenen",
    "processes that play at once": "processen die tegelijk spelen",
    "{done} of {deals} deals": "{done} van {deals} spellen",
    # how far the measuring is
    "The solver runs as Python: only endings of {cards} cards are measured.": (
        "De solver draait als Python: alleen eindspellen met {cards} kaarten worden gemeten."
    ),
    "dealing: {kind}": "kaarten geven: {kind}",
    "{kind}: run {run} of {runs}": "{kind}: ronde {run} van {runs}",
    "two threads": "twee threads",
    "FILE": "BESTAND",
    "LEVEL": "STERKTE",
    "COMMAND": "OPDRACHT",
    "WxH": "BxH",
    "STYLE": "KAARTSPEL",
    "LANGUAGE": "TAAL",
}
