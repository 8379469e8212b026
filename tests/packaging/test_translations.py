"""packaging/translations.py, on a small program of its own."""

import importlib.util
import subprocess
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QTranslator

CHECKOUT = Path(__file__).parents[2]
EMPTY = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="{}"/>\n'
CODE = """\
class Plurals(QObject):
    def tricks(self, count):
        return self.tr("%n trick(s)", "", count)

translate("Bidding", "Pass")
"""


@pytest.fixture
def script() -> ModuleType:
    path = CHECKOUT / "packaging" / "translations.py"
    spec = importlib.util.spec_from_file_location("translations", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout with two texts in the code and none translated."""
    folder = tmp_path / "resources" / "translations"
    folder.mkdir(parents=True)
    for language in ("en", "nl"):
        (folder / f"skat_{language}.ts").write_text(EMPTY.format(language), encoding="utf-8")
    (tmp_path / "skat_desktop" / "ui").mkdir(parents=True)
    (tmp_path / "skat_desktop" / "ui" / "texts.py").write_text(CODE, encoding="utf-8")
    return tmp_path


def translate(file: Path, word: str) -> None:
    text = file.read_text(encoding="utf-8")
    mark = '<translation type="unfinished"></translation>'
    assert mark in text
    file.write_text(text.replace(mark, f"<translation>{word}</translation>"), encoding="utf-8")


def test_texts_of_the_code_are_to_be_translated(script: ModuleType, root: Path) -> None:
    script.update(root)
    english, dutch = script.files(root)
    assert [*script.unfinished(english)] == [("Plurals", "%n trick(s)")]
    assert [*script.unfinished(dutch)] == [("Bidding", "Pass"), ("Plurals", "%n trick(s)")]
    translate(dutch, "Pas")
    assert [*script.unfinished(dutch)] == [("Plurals", "%n trick(s)")]
    (root / "skat_desktop" / "ui" / "texts.py").write_text("", encoding="utf-8")
    script.update(root)
    assert [*script.unfinished(dutch)] == []
    assert "Pas" not in dutch.read_text(encoding="utf-8")


def test_what_is_compiled_can_be_read(script: ModuleType, root: Path) -> None:
    script.update(root)
    _, dutch = script.files(root)
    translate(dutch, "Pas")
    script.compile_all(root)
    translator = QTranslator()
    assert translator.load("skat_nl", str(dutch.parent))
    assert translator.translate("Bidding", "Pass") == "Pas"
    assert {path.suffix for path in dutch.parent.iterdir()} == {".ts", ".qm"}


def test_a_broken_file_leaves_what_was_compiled_before(script: ModuleType, root: Path) -> None:
    script.compile_all(root)
    _, dutch = script.files(root)
    before = dutch.with_suffix(".qm").read_bytes()
    dutch.write_text("<TS>", encoding="utf-8")
    with pytest.raises(subprocess.CalledProcessError):
        script.compile_all(root)
    assert dutch.with_suffix(".qm").read_bytes() == before


def test_a_wrong_word_tells_the_right_ones(
    script: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert script.main(["compyle"]) == 2
    error = capsys.readouterr().err
    assert "update" in error
    assert "compile" in error
