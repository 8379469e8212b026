"""Nothing is shown untranslated, and a translation says what the text says."""

import ast
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication

import skat_desktop.ui
from skat_desktop.assets import resource
from skat_desktop.ui import settings as keys
from skat_desktop.ui import translation
from skat_desktop.ui.plurals import Plurals
from skat_desktop.ui.translation import LANGUAGES, translate_without_application
from tests.ui.translation_files import Message, messages, of, translations

TRANSLATED = [language for language in LANGUAGES if language != "en"]
SOURCES = sorted(Path(skat_desktop.ui.__path__[0]).rglob("*.py"))


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> dict[Message, ET.Element]:
    """All texts in the code."""
    file = tmp_path_factory.mktemp("texts") / "all.ts"
    lupdate = Path(PySide6.__path__[0]) / f"lupdate{'.exe' if sys.platform == 'win32' else ''}"
    subprocess.run([lupdate, *SOURCES, "-ts", file], check=True, capture_output=True)
    return messages(file)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_is_translated_and_no_other(
    sources: dict[Message, ET.Element], language: str
) -> None:
    translated = of(language)
    assert set(translated) == set(sources)
    for key, message in translated.items():
        translation = message.find("translation")
        assert translation is not None
        assert translation.get("type") is None, f"unfinished or obsolete: {key}"
        assert all(translations(message)), f"untranslated: {key}"


def test_english_has_every_plural(sources: dict[Message, ET.Element]) -> None:
    english = of("en")
    plural = {key for key, message in sources.items() if message.get("numerus")}
    assert set(english) == plural
    assert all(all(translations(message)) for message in english.values())
    assert plural == {key for key in sources if "%n" in key[1]}


@pytest.mark.parametrize("language", TRANSLATED)
def test_placeholders_survive(language: str) -> None:
    for key, message in of(language).items():
        wanted = set(re.findall(r"{\w+}", key[1]))
        for text in translations(message):
            assert set(re.findall(r"{\w+}", text)) == wanted, key


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_is_typeset_like_its_text(language: str) -> None:
    for key, message in of(language).items():
        for text in translations(message):
            assert text == text.strip() or key[1] != key[1].strip(), key
            assert not re.search(r"\.\.\.|'|\"| - |  ", text), (key, text)
            assert text.endswith("…") == key[1].endswith("…"), (key, text)
            assert text.endswith("?") == key[1].endswith("?"), (key, text)
            assert text.endswith(".") or not key[1].endswith("."), (key, text)
            assert ("&" in text) == ("&" in key[1]), (key, text)


def test_every_language_can_be_chosen() -> None:
    offered = [value for value, _ in keys.LANGUAGE.choices]
    assert offered == ["system", *LANGUAGES]
    for language in LANGUAGES:
        assert resource("translations", f"skat_{language}.ts").exists()


@pytest.mark.parametrize(("language", "words"), [("de", "Passe"), ("en", "Pass"), ("nl", "Pas")])
def test_a_language_is_spoken(speak: Callable[[str], None], language: str, words: str) -> None:
    speak(language)
    assert translation.translate("Texts", "Pass") == words


def test_a_translation_that_was_not_compiled_leaves_english(
    speak: Callable[[str], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shutil.copy(resource("translations", "skat_nl.ts"), tmp_path)
    monkeypatch.setattr(translation, "resource", lambda _: tmp_path)
    speak("nl")
    assert QCoreApplication.translate("Texts", "Pass") == "Pass"
    assert Plurals().tricks(3) == "3 trick(s)"
    assert translate_without_application("nl", "Texts", "Pass") == "Pass"


SHOWN_BY: Final = {
    *("QAction", "QCheckBox", "QGroupBox", "QLabel", "QMenu", "QPushButton", "QRadioButton"),
    *("QListWidgetItem", "QTableWidgetItem", "QTreeWidgetItem"),
    *("addAction", "addButton", "addItem", "addItems", "addMenu", "addRow", "addTab", "ask"),
    *("drawText", "draw_text", "insertItem", "say", "setAccessibleDescription"),
    *("setAccessibleName", "setHorizontalHeaderLabels", "setInformativeText", "setLabelText"),
    *("setPlaceholderText", "setPrefix", "setSpecialValueText", "setStatusTip", "setSuffix"),
    *("setTabText", "setText", "setTitle", "setToolTip", "setVerticalHeaderLabels"),
    *("setWhatsThis", "setWindowTitle", "showMessage", "showText", "tell", "_say", "_warn"),
}
"""What shows the text it is called with."""


def name_of(call: ast.Call) -> str:
    """What is called, without the object it belongs to."""
    match call.func:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
    return ""


def words(node: ast.AST) -> Iterator[ast.Constant]:
    """The texts with letters in an expression that are not handed to a function."""
    match node:
        case ast.Constant(str(text)) if re.search(r"[^\W\d_]{2}", text):
            yield node
        case ast.Call():
            if isinstance(node.func, ast.Attribute) and name_of(node) == "format":
                yield from words(node.func.value)
        case _:
            for child in ast.iter_child_nodes(node):
                yield from words(child)


def literals(source: str) -> list[tuple[int, str]]:
    """Line and text of what the code shows without translating it."""
    return [
        (text.lineno, text.value)
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call) and name_of(call) in SHOWN_BY
        for argument in call.args
        for text in words(argument)
        if isinstance(text.value, str)
    ]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_no_text_is_shown_as_it_stands_in_the_code(path: Path) -> None:
    assert literals(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("label.setText('Pass')", ["Pass"]),
        ("QLabel(f'Bid {bid}')", ["Bid "]),
        ("label.setText('Yes' if on else translate('A', 'No'))", ["Yes"]),
        ("bar.setText('{n} tricks'.format(n=3))", ["{n} tricks"]),
        ("table.setHorizontalHeaderLabels([translate('A', 'Deal'), 'Game'])", ["Game"]),
        ("label.setText(translate('A', '{n} tricks').format(n=3))", []),
        ("label.setText('×' + number(3))", []),
        ("label.setProperty('role', 'strong')", []),
    ],
)
def test_a_text_as_it_stands_in_the_code_is_found(code: str, shown: list[str]) -> None:
    assert [text for _, text in literals(code)] == shown
