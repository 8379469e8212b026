"""The program's language: which one, and how texts get into it.

Source texts are English and stand in the code; ``resources/translations`` has the others, and
``packaging/translations.py`` keeps them up to date.  What is not translated, or not compiled, is
shown in English.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from skat_desktop.assets import resource

LANGUAGES: Final = ("de", "en", "nl")

translate = QCoreApplication.translate
"""Translate now: context, text, and for plurals also None and the number."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # the name lupdate looks for
    """Mark a text for translation at the place where it is shown."""
    del context
    return text


def language_of(choice: str) -> str:
    """The language for a setting: itself, or with ``"system"`` the best for this computer."""
    if choice in LANGUAGES:
        return choice
    wanted = [name.split("-")[0] for name in QLocale.system().uiLanguages()]
    return next((language for language in wanted if language in LANGUAGES), "en")


class Translation:
    """The translators installed in the application."""

    def __init__(self) -> None:
        self.language = ""
        self._installed: list[QTranslator] = []

    def use(self, language: str) -> None:
        """Speak this language from now on; open windows get `QEvent.LanguageChange`."""
        if language == self.language:
            return
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed = []
        self.language = language
        QLocale.setDefault(QLocale(language))
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for name, folder in (
            (f"qtbase_{language}", qt),
            (f"skat_{language}", str(resource("translations"))),
        ):
            translator = QTranslator()
            if translator.load(name, folder):
                QCoreApplication.installTranslator(translator)
                self._installed.append(translator)


def translate_without_application(language: str, context: str, text: str) -> str:
    """Translate before there is an application that could have a language."""
    translator = QTranslator()
    translator.load(f"skat_{language}", str(resource("translations")))
    return translator.translate(context, text) or text
