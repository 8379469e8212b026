"""The command line: options, languages, exit statuses, and what it does not import."""

import argparse
import io
import json
import os
import re
import subprocess
import sys
import types
from collections.abc import Callable
from pathlib import Path

import pytest

from skat_desktop import __version__, cli, cli_dutch, cli_german, cli_texts, players
from skat_desktop.commands import arena
from skat_desktop.players import LEVELS

DATA = Path(__file__).parent / "data"
ISS = str(DATA / "iss.sgf")
VECTORS = str(DATA / "vectors.json")


@pytest.fixture(autouse=True)
def no_preferences_in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Texts in English unless a test says otherwise, and nobody's preferences."""
    monkeypatch.setattr(cli_texts, "settings_file", lambda _: tmp_path / "settings.ini")
    speak(monkeypatch, "en_GB.UTF-8")


def speak(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """Set the language of the system."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", language)


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> list[argparse.Namespace]:
    """The options with which the window was opened, in place of the window."""
    opened: list[argparse.Namespace] = []
    app = types.ModuleType("skat_desktop.ui.app")

    def run(options: argparse.Namespace) -> int:
        opened.append(options)
        return 7

    app.run = run  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "skat_desktop.ui.app", app)
    return opened


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a misuse is answered with; it ends with status 2 and says nothing else."""
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    message, hint = err.splitlines()
    assert "--help" in hint
    return message


# --- the window -------------------------------------------------------------------


def test_without_a_command_the_window_opens(window: list[argparse.Namespace]) -> None:
    assert cli.main([]) == 7
    (options,) = window
    assert options.demo is options.shot is options.seed is options.size is None
    assert options.deck is options.language is None
    assert options.smoke_test is False


def test_the_windows_options(window: list[argparse.Namespace], tmp_path: Path) -> None:
    shot = str(tmp_path / "a.png")
    arguments = "--demo 3 --seed 42 --size 1280x800 --deck german --language de --shot"
    assert cli.main([*arguments.split(), shot]) == 7
    (options,) = window
    assert (options.demo, options.smoke_test, options.seed) == (3, False, 42)
    assert (options.shot, options.size) == (Path(shot), (1280, 800))
    assert (options.deck, options.language) == ("german", "de")


def test_without_its_libraries_the_window_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "skat_desktop.ui.app", None)
    speak(monkeypatch, "de_DE")
    assert cli.main([]) == 2
    assert capsys.readouterr().err.startswith("skat-desktop: Das Fenster lässt sich nicht öffnen: ")


# --- misuse -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        (["--frobnicate"], "unrecognized arguments: --frobnicate",
         "unbekannte Angabe: --frobnicate"),
        (["--dem", "1"], "argument COMMAND: invalid choice: '1'",
         "BEFEHL: '1' gibt es hier nicht; möglich sind check, vectors, solve"),
        (["--demo"], "argument --demo: expected one argument", "--demo: hier fehlt ein Wert"),
        (["--demo", "0"], "argument --demo: expected a whole number from 1 up, not '0'",
         "--demo: erwartet wird eine ganze Zahl ab 1, nicht '0'"),
        (["--demo", "٣"], "argument --demo: expected a whole number", "--demo: erwartet wird"),
        (["--seed", "-1"], "argument --seed: expected", "--seed: "),
        (["--seed", "9" * 5000], "argument --seed: expected", "--seed: erwartet wird"),
        (["--size", "800"], "argument --size: expected a width and a height such as 1280x800",
         "--size: erwartet werden Breite und Höhe wie 1280x800, höchstens 8192, nicht '800'"),
        (["--size", "8193x600"], "argument --size: expected", "--size: erwartet"),
        (["--size", "0x800"], "argument --size: expected", "--size: erwartet"),
        (["--deck", "tarot"], "argument --deck: invalid choice: 'tarot' (choose from ",
         "--deck: 'tarot' gibt es hier nicht; möglich sind "),
        (["--language", "fr"], "argument --language: invalid choice: 'fr'",
         "--language: 'fr' gibt es hier nicht"),
        (["--smoke-test=1"], "argument --smoke-test: ignored explicit argument '1'",
         "--smoke-test: hier gehört kein Wert hin: '1'"),
        (["--shot", "a.gif"], "argument --shot: expected a name that ends in .png, not 'a.gif'",
         "--shot: erwartet wird ein Name, der auf .png endet, nicht 'a.gif'"),
        (["--shot", "a.png", "--seed", "0"], "only with --demo or --smoke-test: --shot, --seed",
         "nur mit --demo oder --smoke-test: --shot, --seed"),
        (["--demo", "3", "--smoke-test"], "not together: --demo, --smoke-test",
         "nicht zusammen: --demo, --smoke-test"),
        (["--demo", "1", "--deck", "german", "check", "x.sgf"],
         "not with a command: --demo, --deck", "nicht zusammen mit einem Befehl: --demo, --deck"),
        (["check"], "the following arguments are required: FILE.sgf", "es fehlt: DATEI.sgf"),
        (["bench", "--deals", "0"], "argument --deals: expected a whole number from 1 up, not '0'",
         "--deals: erwartet wird eine ganze Zahl ab 1, nicht '0'"),
        (["bench", "--runs"], "argument --runs: expected one argument", "--runs: hier fehlt"),
        (["--seed", "1", "bench"], "not with a command: --seed",
         "nicht zusammen mit einem Befehl: --seed"),
        (["think", "--level", "x"], "argument --level: invalid choice: 'x' (choose from beginner",
         "--level: 'x' gibt es hier nicht; möglich sind beginner"),
        (["think", "--time-ms", "0"], "argument --time-ms: expected a whole number from 1 up",
         "--time-ms: erwartet wird eine ganze Zahl ab 1, nicht '0'"),
        (["arena", "--deals", "1"], "the following arguments are required: --seats",
         "es fehlt: --seats"),
        (["arena", "--seats", "club,club"],
         "argument --seats: expected three levels or commands such as beginner,",
         "--seats: erwartet werden drei Spielstärken oder Befehle wie beginner,"),
        (["arena", "--seats", "club,cmd:,club"], "argument --seats: expected three levels",
         "--seats: erwartet werden drei"),
        (["arena", "--seats", "club,x,club"], "argument --seats: expected three levels",
         "--seats: erwartet werden drei"),
        (["vectors", "a", "--x"], "unrecognized arguments: --x", "unbekannte Angabe: --x"),
    ],
)  # fmt: skip
def test_misuse_is_explained_in_the_users_language(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    english: str,
    german: str,
) -> None:
    command = arguments[0] if arguments[0] in ("check", "bench", "think", "arena") else ""
    program = f"skat-desktop {command}".rstrip()
    assert complaint(capsys, *arguments).startswith(f"{program}: {english}")
    speak(monkeypatch, "de_AT.UTF-8")
    assert complaint(capsys, *arguments).startswith(f"{program}: {german}")


@pytest.mark.parametrize("choices", ["'german', 'french'", "german, french"])
def test_every_version_of_python_complains_alike(choices: str) -> None:
    message = f"argument --deck: invalid choice: 'tarot' (choose from {choices})"
    german = cli_texts.translator({"LANG": "de"})
    expected = "--deck: 'tarot' gibt es hier nicht; möglich sind german, french"
    assert cli_texts.complaint(message, german) == expected
    assert cli_texts.complaint(message, str).endswith("(choose from german, french)")


def test_a_complaint_without_a_translation_stays_english() -> None:
    german = cli_texts.translator({"LANG": "de"})
    assert cli_texts.complaint("something quite new", german) == "something quite new"


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "en_US"}, "Befehle"),
        ({"LC_ALL": "en_US", "LANG": "de_DE"}, "commands"),
        ({"LC_ALL": "", "LC_MESSAGES": "de_CH", "LANG": "en_US"}, "Befehle"),
        ({"LC_MESSAGES": "C", "LANG": "de_DE"}, "commands"),
        ({"LANG": "de"}, "Befehle"),
        ({"LANG": "nl_BE.UTF-8"}, "Opdrachten"),
        ({"LANG": "fr_FR"}, "commands"),
    ],
)
def test_the_language_is_the_systems(environment: dict[str, str], word: str) -> None:
    assert cli_texts.translator(environment)("commands") == word


@pytest.mark.parametrize(
    ("language", "word"),
    [("de_DE", "Befehle"), ("German_Germany", "Befehle"),
     ("Dutch_Netherlands", "Opdrachten"), ("en_US", "commands"),
     (None, "commands")],
)  # fmt: skip
def test_without_a_setting_the_locale_decides(
    monkeypatch: pytest.MonkeyPatch, language: str | None, word: str
) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: (language, None))
    assert cli_texts.translator({})("commands") == word


@pytest.mark.parametrize(
    ("settings", "word"),
    [("[table]\nlanguage=de\n", "Befehle"), ("[pace]\nbid=1\n[table]\nlanguage=de", "Befehle"),
     ("[table]\nlanguage=nl\n", "Opdrachten"),
     ("[table]\nlanguage=system\n", "commands"), ("[table]\nlanguage=fr\n", "commands"),
     ("[table\n", "commands"), ("no settings", "commands"), ("", "commands"),
     (b"[table]\nlanguage=\xff\xfe\n", "commands")],
)  # fmt: skip
def test_the_chosen_language_comes_before_the_systems(
    tmp_path: Path, settings: str | bytes, word: str
) -> None:
    data = settings if isinstance(settings, bytes) else settings.encode()
    (tmp_path / "settings.ini").write_bytes(data)
    assert cli_texts.translator({"LANG": "en_GB"})("commands") == word


def test_the_settings_file_is_the_windows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.undo()
    program = """
import os
import re
from PySide6.QtCore import QCoreApplication
from skat_desktop.cli_texts import settings_file
from skat_desktop.ui import settings
QCoreApplication.setApplicationName("skat-desktop")
print(settings_file(os.environ) == settings.settings_file())
"""
    for folder in ("", "configuration", str(tmp_path)):
        environment = os.environ | {"XDG_CONFIG_HOME": folder}
        done = subprocess.run(
            [sys.executable, "-c", program],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
            timeout=60,
            check=True,
        )
        assert done.stdout == "True\n", folder


# --- help and version ---------------------------------------------------------------


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What these arguments print before they end well."""
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)
    assert ended.value.code == 0
    return capsys.readouterr().out


def test_help_names_every_option_and_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    english = shown(capsys, "--help")
    for name in ("--demo N", "--smoke-test", "--shot FILE.png", "--seed N", "--size WxH",
                 "--deck STYLE", "--language", "--version", "check", "vectors",
                 "solve", "bench", "think", "arena"):  # fmt: skip
        assert name in english
    assert all(name in shown(capsys, "bench", "--help") for name in ("--deals N", "--seed N"))
    for name in ("--level LEVEL", "--seed N", "--time-ms N", "--explain"):
        assert name in shown(capsys, "think", "--help")
    for name in ("--seats A,B,C", "--deals N", "--seed N", "--duplicate", "--deals-from FILE.sgf",
                 "--declared", "--time-ms N", "--records FILE.sgf", "--jobs N"):  # fmt: skip
        assert name in shown(capsys, "arena", "--help")
    assert english.startswith("usage: skat-desktop")
    assert shown(capsys, "check", "--help").startswith("usage: skat-desktop check [-h] FILE.sgf")

    speak(monkeypatch, "de_DE")
    german = shown(capsys, "--help")
    assert german.startswith("Aufruf: skat-desktop")
    assert "Der Tisch:" in german


def test_every_text_of_the_help_is_translated(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()

    def translator() -> Callable[[str], str]:
        def translate(text: str) -> str:
            asked.add(text)
            return text

        return translate

    monkeypatch.setattr(cli, "translator", translator)
    for arguments in (
        ["check", "--help"],
        ["bench", "--help"],
        ["think", "--help"],
        ["arena", "--help"],
        ["arena", "--seats", "x"],
        ["arena", "--seats", "club,club,club", "--declared"],
        ["--demo", "x"],
        ["--size", "x"],
        ["--shot", "x"],
        ["--seed", "1"],
        ["--smoke-test", "--demo", "1"],
        ["--demo", "1", "check", "x"],
    ):
        with pytest.raises(SystemExit):
            cli.main(arguments)
    for language in ("de", "nl"):
        translate = cli_texts.translator({"LANG": language})
        untranslated = {text for text in asked if translate(text) == text} - {"argument {}: {}"}
        assert not {text for text in untranslated if "--" not in text and "'x'" not in text}


def test_all_languages_say_the_same_with_the_same_places() -> None:
    german, dutch = cli_german.TEXTS, cli_dutch.TEXTS
    assert [*german] == [*dutch]
    for text in german:
        places = re.findall(r"{\w*(?:!r)?}", text)
        assert sorted(re.findall(r"{\w*(?:!r)?}", german[text])) == sorted(places)
        assert sorted(re.findall(r"{\w*(?:!r)?}", dutch[text])) == sorted(places)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, "--version") == f"Skat Desktop {__version__}\n"


# --- files ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "reason"),
    [("none/a.png", "diese Datei oder diesen Ordner gibt es nicht"),
     ("folder.png", "ein Ordner ist keine Datei"), ("file/a.png", "ein Ordner ist keine Datei")],
)  # fmt: skip
def test_a_picture_that_cannot_be_saved_is_told_before_the_deals(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    window: list[argparse.Namespace],
    name: str,
    reason: str,
) -> None:
    (tmp_path / "folder.png").mkdir()
    (tmp_path / "file").touch()
    speak(monkeypatch, "de_DE")
    assert cli.main(["--demo", "1", "--shot", str(tmp_path / name)]) == 1
    message = f"Das Bild lässt sich nicht speichern: {tmp_path / name}: {reason}"
    assert capsys.readouterr().err == f"skat-desktop: {message}\n"
    assert window == []


@pytest.mark.parametrize(
    ("command", "field"), [("check", "why"), ("vectors", "error"), ("solve", "error")]
)
@pytest.mark.parametrize(
    ("language", "missing", "folder"),
    [("en_GB", "there is no such file or folder", "a folder is not a file"),
     ("de_DE", "diese Datei oder diesen Ordner gibt es nicht", "ein Ordner ist keine Datei")],
)  # fmt: skip
def test_the_commands_say_alike_what_is_wrong_with_a_file(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    command: str,
    field: str,
    language: str,
    missing: str,
    folder: str,
) -> None:
    speak(monkeypatch, language)
    none = str(tmp_path / "none")
    assert cli.main([command, none, str(tmp_path)]) == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer[field] for answer in answers] == [f"{none}: {missing}", f"{tmp_path}: {folder}"]


@pytest.mark.parametrize("arguments", [["check", ISS], ["vectors", VECTORS]])
def test_output_that_cannot_be_written_is_one_line(arguments: list[str]) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("no device that is always full")
    with full.open("w") as output:
        done = subprocess.run(
            [sys.executable, "-m", "skat_desktop", *arguments],
            stdout=output,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            timeout=60,
            cwd=DATA.parent.parent,
        )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("skat-desktop: ")


# --- the commands ---------------------------------------------------------------------


def test_check_fails_if_a_record_differs(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", ISS]) == 1
    assert len(capsys.readouterr().out.splitlines()) == 30


def test_vectors_hold(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["vectors", VECTORS]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 220


def test_bench_prints_one_object_and_says_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    speak(monkeypatch, "de_DE")
    assert cli.main(["bench", "--deals", "1", "--seed", "3", "--runs", "1"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["solver"]["seed"] == 3
    assert "suit: Durchgang 1 von 1\n" in err


def test_arena_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    options = "--deals 1 --seed 3 --duplicate --jobs 1"
    assert cli.main(["arena", "--seats", "club,beginner,club", *options.split()]) == 0
    out, err = capsys.readouterr()
    output = json.loads(out)
    assert (output["seed"], output["games"], output["duplicate"]) == (3, 3, True)
    assert output["players"].keys() == {"club", "beginner"}
    assert err == ""


def test_how_far_a_match_is_is_told_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    speak(monkeypatch, "de_DE")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert cli.main(["arena", "--seats", "club,club,club", "--deals", "2", "--jobs", "1"]) == 0
    assert capsys.readouterr().err == "\r1 von 2 Spielen\r2 von 2 Spielen\n"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("club,beginner,club", ("club", "beginner", "club")),
        ("cmd:./a --x 1,2,cmd:b,club", ("cmd:./a --x 1,2", "cmd:b", "club")),
        ("cmd:a,cluban,club,beginner", ("cmd:a,cluban", "club", "beginner")),
    ],
)
def test_commands_of_engines_may_hold_commas(
    monkeypatch: pytest.MonkeyPatch, text: str, names: tuple[str, str, str]
) -> None:
    asked: list[tuple[str, str, str]] = []

    def run(match: arena.Match, **_: object) -> tuple[bool, str]:
        asked.append(match.players)
        return True, ""

    monkeypatch.setattr(arena, "run", run)
    assert cli.main(["arena", "--seats", text]) == 0
    assert asked == [names]


def test_recorded_declarations_need_records(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["arena", "--seats", "club,club,club", "--declared"]
    assert complaint(capsys, *options) == "skat-desktop: only with --deals-from: --declared"
    assert cli.main([*options, "--deals-from", ISS, "--deals", "1", "--jobs", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["declared"] is True


def test_think_answers_the_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("nonsense\n"))
    assert cli.main(["think", "--level", "beginner", "--seed", "1", "--explain"]) == 0
    assert json.loads(capsys.readouterr().out).keys() == {"error"}


def test_think_is_as_strong_as_it_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    created: list[tuple[object, ...]] = []

    def create(*arguments: object, **limits: object) -> None:
        created.append((*arguments, limits))

    monkeypatch.setattr(players, "create_player", create)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert cli.main(["think"]) == 0
    assert cli.main(["think", "--level", "club", "--time-ms", "300"]) == 0
    assert created == [(LEVELS[-1], 0, {}), ("club", 0, {"time_ms": 300})]


def test_an_interrupt_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("skat_desktop.commands.check.run", interrupted)
    assert cli.main(["check", ISS]) == 130


def python(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """A fresh interpreter with these arguments."""
    return subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        cwd=DATA.parent.parent,
    )


def test_the_module_runs_the_command() -> None:
    done = python("-m", "skat_desktop", "vectors", VECTORS)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count('"ok": true') == 220


def test_the_commands_do_not_import_qt() -> None:
    code = (
        "import sys; from skat_desktop.cli import main;"
        f"main(['check', {ISS!r}]); main(['vectors', {VECTORS!r}]);"
        "main('arena --seats club,club,club --deals 1 --jobs 1'.split());"
        "sys.exit(any(name.startswith(('PySide6', 'shiboken')) for name in sys.modules))"
    )
    assert python("-c", code).returncode == 0


def test_a_reader_that_stops_ends_the_command_quietly() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "skat_desktop", "check", *[ISS] * 30],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=DATA.parent.parent,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(60) == 1
