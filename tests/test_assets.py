"""Resources are found in a checkout, in an installed package and nowhere else."""

import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from skat_desktop.assets import ResourceNotFoundError, resource

CHECKOUT = Path(__file__).parent.parent


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that the program believes to be its package."""
    folder = tmp_path / "somewhere" / "skat_desktop"
    folder.mkdir(parents=True)

    def files(anchor: str | ModuleType) -> Path:
        assert anchor == "skat_desktop"
        return folder

    monkeypatch.setattr("skat_desktop.assets.files", files)
    return folder


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")


def test_this_checkout() -> None:
    assert resource("decks") == CHECKOUT / "resources" / "decks"


def test_no_parts_are_the_folder_itself() -> None:
    assert resource() == CHECKOUT / "resources"


def test_packed_into_the_package(package: Path) -> None:
    write(package / "resources" / "sounds" / "card.wav", "click")
    assert resource("sounds", "card.wav").read_text(encoding="utf-8") == "click"


def test_beside_the_package(package: Path) -> None:
    write(package.parent / "resources" / "sounds" / "card.wav", "click")
    assert resource("sounds", "card.wav").read_text(encoding="utf-8") == "click"


def test_what_is_packed_comes_first(package: Path) -> None:
    write(package.parent / "resources" / "name", "checkout")
    write(package / "resources" / "name", "packed")
    assert resource("name").read_text(encoding="utf-8") == "packed"


def test_an_absent_resource_is_named_with_the_places_sought(package: Path) -> None:
    with pytest.raises(ResourceNotFoundError) as caught:
        resource("decks", "none.svg")
    assert "decks/none.svg" in str(caught.value)
    assert str(package / "resources") in str(caught.value)
    assert str(package.parent / "resources") in str(caught.value)


def test_a_program_that_is_not_unpacked_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = tmp_path / "program.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("skat_desktop/resources/name", "inside")
    monkeypatch.setattr("skat_desktop.assets.files", lambda _: zipfile.Path(archive))
    with pytest.raises(ResourceNotFoundError, match=r"program\.zip.* is not a folder"):
        resource("decks")
