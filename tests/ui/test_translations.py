"""Nothing is shown untranslated, and the compiled files are those of the texts."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import PySide6
import pytest

import skat_desktop.ui
from skat_desktop.assets import resource

LANGUAGES = ("de", "en")
SOURCES = sorted(Path(skat_desktop.ui.__path__[0]).rglob("*.py"))


def run(tool: str, *arguments: str | Path) -> None:
    """Run one of Qt Linguist's tools as the wheel has it."""
    suffix = ".exe" if sys.platform == "win32" else ""
    path = Path(PySide6.__path__[0]) / f"{tool}{suffix}"
    subprocess.run([path, *arguments], check=True, capture_output=True)


def messages(file: Path) -> dict[tuple[str, str], ET.Element]:
    """The messages of a translation file by context and text."""
    return {
        (context.findtext("name", ""), message.findtext("source", "")): message
        for context in ET.parse(file).getroot().iter("context")
        for message in context.iter("message")
    }


def translations(message: ET.Element) -> list[str]:
    """The translation, or all plural forms of it."""
    translation = message.find("translation")
    assert translation is not None
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return forms or [translation.text or ""]


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str], ET.Element]:
    """All texts in the code."""
    file = tmp_path_factory.mktemp("texts") / "all.ts"
    run("lupdate", *SOURCES, "-ts", file)
    return messages(file)


def test_german_has_every_text_and_no_other(
    sources: dict[tuple[str, str], ET.Element],
) -> None:
    german = messages(resource("translations", "skat_de.ts"))
    assert set(german) == set(sources)
    for key, message in german.items():
        translation = message.find("translation")
        assert translation is not None
        assert translation.get("type") is None, f"unfinished or obsolete: {key}"
        assert all(translations(message)), f"untranslated: {key}"


def test_english_has_every_plural(sources: dict[tuple[str, str], ET.Element]) -> None:
    english = messages(resource("translations", "skat_en.ts"))
    plural = {key for key, message in sources.items() if message.get("numerus")}
    assert set(english) == plural
    assert all(all(translations(message)) for message in english.values())
    assert plural == {key for key in sources if "%n" in key[1]}


def test_placeholders_survive() -> None:
    for (context, source), message in messages(resource("translations", "skat_de.ts")).items():
        wanted = set(re.findall(r"{\w+}", source))
        for translation in translations(message):
            assert set(re.findall(r"{\w+}", translation)) == wanted, (context, source)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_file_is_fresh(language: str, tmp_path: Path) -> None:
    compiled = tmp_path / "fresh.qm"
    run("lrelease", "-silent", resource("translations", f"skat_{language}.ts"), "-qm", compiled)
    assert compiled.read_bytes() == resource("translations", f"skat_{language}.qm").read_bytes()
