"""Files of learnt numbers that are missing or damaged are named, and never used."""

from pathlib import Path

import pytest

from skat_desktop.assets import ResourceNotFoundError
from skat_desktop.players import weights
from skat_desktop.players.weights import DamagedWeightsError


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the numbers are sought."""
    monkeypatch.setattr(weights, "resource", lambda _, name: tmp_path / name)
    return tmp_path


@pytest.mark.parametrize("length", [0, 1, 11, 13, 16])
def test_a_file_of_another_length_is_named(folder: Path, length: int) -> None:
    (folder / "x.bin").write_bytes(bytes(length))
    with pytest.raises(DamagedWeightsError, match=r"x\.bin is damaged"):
        weights.floats("x.bin", 3)


def test_a_whole_file_is_read(folder: Path) -> None:
    (folder / "x.bin").write_bytes(bytes(12))
    assert [*weights.floats("x.bin", 3)] == [0.0] * 3


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", '{"a": 1}', '{"a": [1]}', '{"a": [1, "b"]}', '{"a": [1, null]}']
)
def test_a_table_of_anything_else_is_named(folder: Path, text: str) -> None:
    (folder / "x.json").write_text(text, encoding="ascii")
    with pytest.raises(DamagedWeightsError, match=r"x\.json is damaged"):
        weights.table("x.json", 2)


def test_a_file_that_is_missing_is_named() -> None:
    with pytest.raises(ResourceNotFoundError, match="no-such-file"):
        weights.floats("no-such-file", 1)
