"""Settings survive a restart, and damage costs only what is damaged."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from skat_desktop.core.ruleset import PRESETS
from skat_desktop.decks import AS_DECK, DECK_STYLES
from skat_desktop.decks.style import BACKS
from skat_desktop.ui import settings as table
from skat_desktop.ui.command import Command
from skat_desktop.ui.setting import Choice, Folders, Name, Number, Setting, Shortcut, Switch
from skat_desktop.ui.settings import SETTINGS, Settings


def test_keys_are_unique_and_defaults_allowed() -> None:
    assert len({setting.key for setting in SETTINGS}) == len(SETTINGS)
    for setting in SETTINGS:
        assert setting.parse(setting.format(setting.default)) == setting.default


def test_choices_are_what_the_program_has() -> None:
    assert {deck for deck, _ in table.DECK.choices} == set(DECK_STYLES)
    assert {back for back, _ in table.BACK.choices} == {AS_DECK, *BACKS}
    assert {rules for rules, _ in table.RULES.choices} == set(PRESETS)


def test_every_setting_survives_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "settings.ini"
    settings = Settings(file)
    other: dict[str, object] = {}
    for setting in SETTINGS:
        match setting:
            case Choice(choices=choices):
                value: object = next(v for v, _ in choices if v != setting.default)
            case Switch(default=default):
                value = not default
            case Number(highest=highest):
                value = highest
            case Folders():
                value = (tmp_path / "Blätter; alt, neu", tmp_path / "gone")
            case Name():
                value = 'Jörg, "Ass" =;%'
            case Shortcut():
                value = "" if setting.key == "keys/undo" else "Ctrl+Shift+,"
        settings[setting] = value
        other[setting.key] = value
    again = Settings(file)
    assert {setting.key: again[setting] for setting in SETTINGS} == other
    assert again.damaged is None


def test_a_change_is_told_once(qtbot: QtBot) -> None:
    settings = Settings()
    with qtbot.waitSignal(settings.changed) as told:
        settings[table.DECK] = "german"
    assert told.args == ["cards/deck"]
    with qtbot.assertNotEmitted(settings.changed):
        settings[table.DECK] = "german"


def test_reset_brings_the_defaults_back(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings[table.DECK] = "german"
    settings.reset()
    assert Settings(tmp_path / "settings.ini")[table.DECK] == table.DECK.default


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        (table.DECK, "round"),
        (table.DEALS, -1),
        (table.DEALS, 1000),
        (table.YOUR_NAME, "x" * 99),
        (table.SHORTCUTS[Command.UNDO], "Ctrl+?!"),
        (table.SHORTCUTS[Command.UNDO], "A, B"),
    ],
)
def test_a_value_that_cannot_be_is_refused(setting: Setting[object], value: object) -> None:
    with pytest.raises(ValueError, match=setting.key):
        Settings()[setting] = value


def test_one_damaged_value_costs_only_itself(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    text = "[cards]\ndeck=german\nback=striped\n[pace]\ntrick=soon\n[list]\ndeals=12\n"
    file.write_text(text)
    settings = Settings(file)
    assert settings.damaged == tmp_path / "settings.ini.damaged-1"
    assert settings.damaged.read_text() == text
    assert settings[table.DECK] == "german"
    assert settings[table.DEALS] == 12
    assert settings[table.BACK] == table.BACK.default
    assert settings[table.TRICK_DELAY] == table.TRICK_DELAY.default
    assert Settings(file).damaged is None, "what was sound has been written anew"
    file.write_text(text)
    assert Settings(file).damaged == tmp_path / "settings.ini.damaged-2"
    assert settings.damaged.exists()


@pytest.mark.parametrize("content", [b"\x80\xff\x00\x01", b"no settings at all\n", b"[cards\n"])
def test_a_file_of_rubbish_is_kept_aside(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "settings.ini"
    file.write_bytes(content)
    settings = Settings(file)
    assert settings.damaged
    assert settings.damaged.read_bytes() == content
    assert all(settings[setting] == setting.default for setting in SETTINGS)


def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    (file / "something").mkdir(parents=True)  # nobody may read a folder, not even root
    settings = Settings(file)
    assert (settings.unreadable, settings.damaged) == (file, None)
    settings[table.DECK] = "german"
    assert settings[table.DECK] == "german"
    assert [*tmp_path.rglob("*")] == [file, file / "something"]


@pytest.mark.parametrize("forbidden", ["settings.ini", "."])
def test_a_file_without_the_right_to_read_it_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, forbidden: str
) -> None:
    file = tmp_path / "settings.ini"
    file.write_text("[cards]\ndeck=french\n")

    def refuse(*_: object) -> bytes:
        raise PermissionError(13, "Permission denied")

    (tmp_path / forbidden).chmod(0)
    monkeypatch.setattr(Path, "read_bytes", refuse)  # for root may read everything
    settings = Settings(file)
    settings[table.DECK] = "german"
    monkeypatch.undo()
    (tmp_path / forbidden).chmod(0o700)
    assert (settings.unreadable, settings.damaged) == (file, None)
    assert file.read_text() == "[cards]\ndeck=french\n"
    assert [*tmp_path.iterdir()] == [file]


def test_what_cannot_be_kept_aside_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> Path:
        raise PermissionError(13, "Permission denied")

    file = tmp_path / "settings.ini"
    file.write_text("[cards]\nback=striped\n")
    monkeypatch.setattr(Path, "rename", refuse)
    settings = Settings(file)
    settings[table.DECK] = "german"
    assert settings.damaged == file
    assert file.read_text() == "[cards]\nback=striped\n"


def test_what_the_program_remembers_stays_when_the_settings_are_reset(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    Settings(file)[table.WINDOW] = "AdnQ/+=="
    settings = Settings(file)
    assert settings.damaged is None, "a file with nothing else in it is sound"
    settings.reset()
    assert Settings(file)[table.WINDOW] == "AdnQ/+=="


def test_a_file_is_new_once_and_what_was_looked_at_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    settings = Settings(file)
    assert settings.is_new
    assert not Settings().is_new, "nothing will ever be kept"
    settings.override(table.LANGUAGE, "de")
    settings[table.DECK] = "german"
    settings.keep(table.DECK, table.LANGUAGE)
    later = Settings(file)
    assert not later.is_new
    assert later.damaged is None
    assert (later[table.DECK], later[table.LANGUAGE]) == ("german", "system")


@pytest.mark.parametrize(
    "deck", ["kde:svg-gone", "aisleriot:Атласные", 'folder:/home/me/Blätter; "neu", %x=1.svg']
)
def test_a_found_deck_survives_a_restart_there_or_not(tmp_path: Path, deck: str) -> None:
    file = tmp_path / "settings.ini"
    Settings(file)[table.DECK] = deck
    settings = Settings(file)
    assert settings[table.DECK] == deck
    assert settings.damaged is None


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("deck", "kde:../../etc/passwd"),
        ("deck", "folder:relative"),
        ("deck", "http://localhost:9/x.svg"),
        ("deck", "a, b"),
        ("folders", "relative"),
        ("folders", r'"/a\n\x1b"'),
        ("folders", '"' + r"/a\n" * 99 + '"'),
        ("folders", "/a, /b"),
    ],
)
def test_a_damaged_deck_or_folder_costs_only_itself(tmp_path: Path, key: str, value: str) -> None:
    file = tmp_path / "settings.ini"
    file.write_text(f"[cards]\n{key}={value}\n[list]\ndeals=12\n")
    settings = Settings(file)
    assert settings.damaged
    assert settings[table.DECK] == table.DECK.default
    assert settings[table.DECK_FOLDERS] == ()
    assert settings[table.DEALS] == 12


# --- files of earlier versions ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("theme", "felt", "colours"),
    [
        ("green", "green", "light"),
        ("blue", "blue", "light"),
        ("burgundy", "burgundy", "light"),
        ("grey", "grey", "light"),
        ("light", "plain", "light"),
        ("dark", "plain", "dark"),
    ],
)
def test_a_theme_becomes_a_felt_and_its_colours(
    tmp_path: Path, theme: str, felt: str, colours: str
) -> None:
    file = tmp_path / "settings.ini"
    file.write_text(f"[table]\ntheme={theme}\nlanguage=de\n")
    for _ in range(2):
        settings = Settings(file)
        assert settings.damaged is None
        assert (settings[table.FELT], settings[table.COLOURS]) == (felt, colours)
        assert settings[table.LANGUAGE] == "de"
    assert "theme" not in file.read_text()


def test_a_theme_that_never_was_is_reported_as_damage(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    file.write_text("[table]\ntheme=purple\nlanguage=de\n")
    settings = Settings(file)
    assert settings.damaged
    assert settings.damaged.read_text() == "[table]\ntheme=purple\nlanguage=de\n"
    assert settings[table.FELT] == table.FELT.default
    assert settings[table.LANGUAGE] == "de"


def test_trumps_stay_where_they_were_until_somebody_puts_them_elsewhere(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    file.write_text("[cards]\nhighest=right\n")
    assert Settings(file)[table.TRUMPS_SIDE] == "right"
    settings = Settings(tmp_path / "of-today.ini")
    settings[table.DIRECTION] = "right"
    assert Settings(tmp_path / "of-today.ini")[table.TRUMPS_SIDE] == "left"


def test_a_file_that_has_nothing_but_the_former_theme_is_sound(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    file.write_text("[table]\ntheme=dark\n")
    settings = Settings(file)
    assert settings.damaged is None
    assert settings[table.COLOURS] == "dark"
    settings.reset()
    assert Settings(file)[table.COLOURS] == "system", "the former theme does not come back"
