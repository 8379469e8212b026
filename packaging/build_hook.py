"""Compiles what is not shipped as it is written, while the package is built.

The translations are compiled beside their sources, in a checkout too: git ignores them.

The solver and what the computer players do most often become compiled modules.  Where there is no
C compiler the package is built without, and they run as the Python they are written in.  The
environment variable SKAT_EXT can say "require", to fail then instead, or "skip", not to try.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MODULES = (
    "skat_desktop.players.batches",
    "skat_desktop.players.hands",
    "skat_desktop.players.playouts",
    "skat_desktop.players.worlds",
    "skat_desktop.solver.search",
)


class Compilation(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to a wheel; for an editable one, puts them beside their sources."""

    work: Path | None = None
    """Where the compiled modules wait for their places in the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("SKAT_EXT", "")
        if wish not in ("", "require", "skip"):
            raise ValueError(f"SKAT_EXT is {wish!r}; it can be require or skip")
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        compile_translations(root)
        if version == "editable":
            # Without a compiler now, one compiled before from other sources must not be taken.
            for module in MODULES:
                (root / place_of(module)).unlink(missing_ok=True)
        if wish == "skip":
            return
        work = Path(tempfile.mkdtemp(prefix="skat-desktop-"))
        try:
            built = compiled(root, work)
        # What can go wrong with compilers and their headers has no common ancestor.
        except (Exception, SystemExit) as error:
            shutil.rmtree(work, ignore_errors=True)
            if wish == "require":
                raise
            print(f"skat-desktop: nothing is compiled, and thinking will be slow: {error}",
                  file=sys.stderr)  # fmt: skip
            return
        if version == "editable":
            for module, file in built.items():
                shutil.copy2(file, root / place_of(module))
            shutil.rmtree(work, ignore_errors=True)
            return
        self.work = work
        for module, file in built.items():
            build_data["force_include"][str(file)] = place_of(module)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.work is not None:
            shutil.rmtree(self.work)


def compile_translations(root: Path) -> None:
    """Compile them where they are: all resources go into the wheel from there."""
    subprocess.run([sys.executable, root / "packaging" / "translations.py", "compile"], check=True)


def place_of(module: str) -> str:
    """Where a compiled module belongs, below the root."""
    return module.replace(".", "/") + sysconfig.get_config_var("EXT_SUFFIX")


def compiled(root: Path, work: Path) -> dict[str, Path]:
    """Compile the modules of this checkout into this folder; returns their files."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    flags = [] if sys.platform == "win32" else ["-O2", "-fwrapv", "-g0"]
    sources = {module: str(Path(*module.split(".")).with_suffix(".py")) for module in MODULES}
    before = Path.cwd()
    os.chdir(root)
    try:
        extensions = cythonize(
            [Extension(m, [file], extra_compile_args=flags) for m, file in sources.items()],
            build_dir=str(work),
            language_level=3,
        )
        command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = command.build_temp = str(work)
        command.ensure_finalized()
        command.run()
        return {module: Path(command.get_ext_fullpath(module)) for module in MODULES}
    finally:
        os.chdir(before)
