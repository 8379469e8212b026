"""Where the program's own files are: decks, translations, icons, sounds.

They live in ``resources/`` at the top of a checkout and are packed as
``skat_desktop/resources`` into the wheel and the frozen application. Nobody
else needs to know:

>>> resource("decks").name
'decks'
"""

from importlib.resources import files
from pathlib import Path


class ResourceNotFoundError(FileNotFoundError):
    """A file that ships with the program is not where it belongs."""


def resource(*parts: str) -> Path:
    """Return the file or folder ``parts`` below the program's resources.

    Qt's loaders and everything in the standard library accept the path as it is.

    Raises:
        ResourceNotFoundError: nothing is there; the message tells where it was sought.
    """
    roots = _roots()
    for root in roots:
        path = root.joinpath(*parts)
        if path.exists():
            return path
    name = "/".join(parts) or "folder"
    places = ", ".join(str(root) for root in roots)
    raise ResourceNotFoundError(f"resource {name} not found in {places}")


def _roots() -> tuple[Path, ...]:
    """The places resources can be: packed into the package, or beside it in a checkout."""
    package = files("skat_desktop")
    if not isinstance(package, Path):
        raise ResourceNotFoundError(
            f"{package} is not a folder; the program must be unpacked to find its resources"
        )
    return package / "resources", package.parent / "resources"
