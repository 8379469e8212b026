"""The examples in docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

from skat_desktop import core

MODULES = [f"{core.__name__}.{module.name}" for module in pkgutil.iter_modules(core.__path__)]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples() -> None:
    tried = [doctest.testmod(importlib.import_module(name)).attempted for name in MODULES]
    assert sum(tried) > 0
