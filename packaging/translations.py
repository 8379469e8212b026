"""Keeps the translations: ``python packaging/translations.py update`` or ``compile``.

``update`` brings resources/translations/*.ts up to date with the texts in the code, tells what is
still to be translated, best with Qt Linguist, and exits with 1 if anything is.  English has the
plural forms only.  ``compile`` makes the ``.qm`` files that the program reads; building the package
and packaging/dev.sh do that too.
"""

import importlib.util
import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def run(tool: str, *arguments: str | Path) -> None:
    """Run one of Qt Linguist's tools, as PySide6 brings them."""
    found = importlib.util.find_spec("PySide6")
    folders = found.submodule_search_locations if found else None
    if not folders:
        raise FileNotFoundError(f"{tool} is missing: it comes with PySide6-Essentials")
    path = Path(folders[0]) / f"{tool}{'.exe' if sys.platform == 'win32' else ''}"
    subprocess.run([path, *arguments], check=True)


def files(root: Path = ROOT) -> list[Path]:
    """The translations of a checkout, one file a language."""
    return sorted((root / "resources" / "translations").glob("skat_*.ts"))


def update(root: Path = ROOT) -> None:
    """Take over the texts of the code; those that are gone from it go."""
    sources = sorted((root / "skat_desktop" / "ui").rglob("*.py"))
    for file in files(root):
        only = ["-pluralonly"] if file.stem == "skat_en" else []
        run("lupdate", "-silent", "-no-obsolete", "-locations", "none", *only, *sources,
            "-ts", file)  # fmt: skip


def unfinished(file: Path) -> Iterator[tuple[str, str]]:
    """Context and text of what is not translated, or only perhaps still right."""
    for context in ET.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") is not None:
                yield context.findtext("name", ""), message.findtext("source", "")


def compile_all(root: Path = ROOT) -> None:
    """Compile each translation anew; its file is there whole, or as it was."""
    for file in files(root):
        made = file.with_suffix(f".{os.getpid()}")
        run("lrelease", "-silent", file, "-qm", made)
        made.replace(file.with_suffix(".qm"))


def main(arguments: list[str]) -> int:
    """Do what the command line asks for."""
    if arguments == ["compile"]:
        compile_all()
        return 0
    if arguments != ["update"]:
        print((__doc__ or "").split("\n", maxsplit=1)[0], file=sys.stderr)
        return 2
    update()
    missing = [(file, *text) for file in files() for text in unfinished(file)]
    for file, context, text in missing:
        print(f"{file.name}: {context}: {text!r}")
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
