"""packaging/build_hook.py: with a compiler, without one, and where one is required."""

import importlib.util
import shutil
import sysconfig
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
CHECKOUT = Path(__file__).parents[2]


@pytest.fixture
def build_hook() -> ModuleType:
    path = CHECKOUT / "packaging" / "build_hook.py"
    spec = importlib.util.spec_from_file_location("build_hook", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def build(
    build_hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str, bool], tuple[dict[str, Any], Any]]:
    """Build this version in an all but empty checkout, with a compiler or without."""
    for room in ("skat_desktop/players", "skat_desktop/solver", "packaging"):
        (tmp_path / room).mkdir(parents=True)
    script, texts = Path("packaging", "translations.py"), Path("resources", "translations")
    shutil.copy(CHECKOUT / script, tmp_path / script)
    shutil.copytree(CHECKOUT / texts, tmp_path / texts, ignore=shutil.ignore_patterns("*.qm"))
    monkeypatch.delenv("SKAT_EXT", raising=False)

    def built(version: str, compiler: bool) -> tuple[dict[str, Any], Any]:
        def compiled(root: Path, work: Path) -> dict[str, Path]:
            if not compiler:
                raise OSError("no cc here")
            files = {module: work / f"{module}{SUFFIX}" for module in build_hook.MODULES}
            for file in files.values():
                file.write_text("new", encoding="utf-8")
            return files

        monkeypatch.setattr(build_hook, "compiled", compiled)
        hook = build_hook.Compilation(str(tmp_path), {}, None, None, str(tmp_path), "wheel")
        data: dict[str, Any] = {"force_include": {}}
        hook.initialize(version, data)
        return data, hook

    return built


Build = Callable[[str, bool], tuple[dict[str, Any], Any]]


PLACES = {
    f"skat_desktop/{module}{SUFFIX}"
    for module in (
        "players/batches",
        "players/hands",
        "players/playouts",
        "players/worlds",
        "solver/search",
    )
}


def test_a_wheel_has_the_compiled_modules(build: Build) -> None:
    data, hook = build("standard", True)
    assert {*data["force_include"].values()} == PLACES
    for file in data["force_include"]:
        assert Path(file).read_text(encoding="utf-8") == "new"
    assert data["pure_python"] is False
    hook.finalize("standard", data, "")
    assert not any(Path(file).exists() for file in data["force_include"])


def test_a_checkout_gets_them_beside_their_sources(build: Build, tmp_path: Path) -> None:
    data, hook = build("editable", True)
    hook.finalize("editable", data, "")
    assert all((tmp_path / place).read_text(encoding="utf-8") == "new" for place in PLACES)
    assert data == {"force_include": {}}


def test_without_a_compiler_it_warns_and_leaves_nothing_stale(
    build: Build, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for place in PLACES:
        (tmp_path / place).write_text("old", encoding="utf-8")
    data, _ = build("editable", False)
    assert not any((tmp_path / place).exists() for place in PLACES)
    assert data == {"force_include": {}}
    assert "nothing is compiled" in capsys.readouterr().err


def test_a_required_compiler_that_is_missing_is_an_error(
    build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SKAT_EXT", "require")
    with pytest.raises(OSError, match="no cc"):
        build("standard", False)


def test_compiling_can_be_left_out(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SKAT_EXT", "skip")
    data, _ = build("standard", True)
    assert data == {"force_include": {}}


def test_a_wish_that_is_none_is_an_error(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SKAT_EXT", "maybe")
    with pytest.raises(ValueError, match="'maybe'"):
        build("standard", True)


@pytest.mark.parametrize("version", ["standard", "editable"])
@pytest.mark.parametrize("compiler", [True, False])
def test_the_translations_are_compiled_beside_their_sources(
    build: Build, tmp_path: Path, version: str, compiler: bool
) -> None:
    build(version, compiler)
    files = {path.name for path in (tmp_path / "resources" / "translations").iterdir()}
    for language in ("de", "en", "nl"):
        assert {f"skat_{language}.ts", f"skat_{language}.qm"} <= files
    assert len(files) == 6
