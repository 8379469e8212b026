"""``skat-desktop vectors``: answer rule questions and compare with the expected answers.

A vector is an object with ``id``, ``category``, ``input`` and ``expected``.  Its category says
which function answers it; only what ``expected`` asks for is compared and printed.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from skat_desktop.commands.answers import early_end, lists, play, values, variants
from skat_desktop.commands.answers.fields import Answer
from skat_desktop.commands.files import trouble

CATEGORIES: Final[Mapping[str, Answer]] = {
    **values.CATEGORIES,
    **play.CATEGORIES,
    **early_end.CATEGORIES,
    **lists.CATEGORIES,
    **variants.CATEGORIES,
}
"""What answers each category."""


def run(files: Iterable[Path], translate: Callable[[str], str] = str) -> Iterator[tuple[bool, str]]:
    """For each vector of the files whether it holds, and its line of output.

    Only what is wrong with a file as a whole is said in the language of ``translate``.
    """
    for file in files:
        try:
            vectors = _vectors(file)
        except OSError as error:
            yield _line(None, error=f"{file}: {trouble(error, translate)}")
        except (ValueError, RecursionError):
            yield _line(None, error=f"{file}: {translate('not a JSON file')}")
        else:
            if vectors is None:
                yield _line(None, error=f"{file}: {translate('no rule question in it')}")
            else:
                yield from map(check, vectors)


def _vectors(file: Path) -> list[object] | None:
    """The vectors in the file, as a list or under that name; None if there are none."""
    content = json.loads(file.read_text(encoding="utf-8-sig"))
    vectors = content.get("vectors") if isinstance(content, dict) else content
    return vectors if vectors and isinstance(vectors, list) else None


def check(vector: object) -> tuple[bool, str]:
    """Whether one vector holds, and its line of output; anything may be wrong with it."""
    fields = vector if isinstance(vector, dict) else {}
    ident, expected = fields.get("id"), fields.get("expected")
    category = fields.get("category")
    if not isinstance(expected, dict) or not expected:
        return _line(ident, expected=expected, error="nothing is expected")
    if not isinstance(category, str) or category not in CATEGORIES:
        return _line(ident, expected=expected, error=f"unknown category {category!r}")
    try:
        answer = CATEGORIES[category](fields["input"])
    except KeyError as error:
        return _line(ident, expected=expected, error=f"missing or unknown: {error}")
    except ValueError as error:
        return _line(ident, expected=expected, error=str(error))
    except (TypeError, AttributeError, LookupError, ArithmeticError):
        return _line(ident, expected=expected, error="the input is not as this category has it")
    return _line(ident, got=_asked(answer, expected), expected=expected)


def _line(
    ident: object, *, got: object = None, expected: object = None, error: str | None = None
) -> tuple[bool, str]:
    # As JSON, where true is not 1.
    ok = error is None and _in_order(got) == _in_order(expected)
    fields = {"id": ident, "ok": ok, "got": got, "expected": expected}
    return ok, json.dumps(fields if error is None else {**fields, "error": error})


def _in_order(value: object) -> str:
    return json.dumps(value, sort_keys=True)


def _asked(answer: object, expected: object) -> object:
    """Of the answer what is expected of it, in the form JSON gives it."""
    if isinstance(answer, dict) and isinstance(expected, dict):
        return {key: _asked(answer[key], expected[key]) for key in expected if key in answer}
    return json.loads(json.dumps(answer))
