"""The example in the solver's README runs, and its comments tell the truth."""

import re
from pathlib import Path
from typing import Any

import skat_desktop.solver

README = Path(skat_desktop.solver.__file__).with_name("README.md")


def test_the_example_is_true() -> None:
    match = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert match is not None
    names: dict[str, Any] = {}
    exec(match[1], names)
    told = re.findall(r"^(solver\.[^#\n]*\)) *# (\S.*[^?])$", match[1], re.MULTILINE)
    assert len(told) == 2
    for question, answer in told:
        assert eval(question, names) == eval(answer, names)
