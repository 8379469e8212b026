"""The numbers that the strong players have learnt, as they lie in ``resources/players``."""

import json
from array import array
from typing import Final

from skat_desktop.assets import ResourceNotFoundError, resource

FOLDER: Final = "players"


class DamagedWeightsError(ResourceNotFoundError):
    """A file of learnt numbers is not what it should be; the message names it."""


def floats(name: str, count: int) -> "array[float]":
    """The numbers of a file, of which there must be so many.

    Raises `DamagedWeightsError` if there are not, and `ResourceNotFoundError` without the file.
    """
    path = resource(FOLDER, name)
    content = path.read_bytes()
    numbers = array("f")
    if len(content) != count * numbers.itemsize:
        raise DamagedWeightsError(f"{path} is damaged: install the program again")
    numbers.frombytes(content)
    return numbers


def table(name: str, width: int) -> dict[str, list[float]]:
    """The named rows of numbers of a file, each of this width.

    Raises `DamagedWeightsError` if it holds anything else.
    """
    path = resource(FOLDER, name)
    try:
        rows: dict[str, list[float]] = json.loads(path.read_text(encoding="ascii"))
        if all(len([float(number) for number in row]) == width for row in rows.values()):
            return rows
    except (ValueError, TypeError, AttributeError):
        pass
    raise DamagedWeightsError(f"{path} is damaged: install the program again")
