"""The translations as Qt Linguist keeps them."""

import xml.etree.ElementTree as ET
from pathlib import Path

from skat_desktop.assets import resource

Message = tuple[str, str]
"""A context and a text."""


def messages(file: Path) -> dict[Message, ET.Element]:
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


def of(language: str) -> dict[Message, ET.Element]:
    """The messages of a language."""
    return messages(resource("translations", f"skat_{language}.ts"))


def untranslated(language: str) -> set[str]:
    """English texts, Qt's own among them, that this language says otherwise."""
    if language == "en":
        return set()
    said = {text for message in of(language).values() for text in translations(message)}
    return {text for _, text in of(language)} - said | {"Cancel", "Close", "Restore Defaults"}
