"""Compiles the solver while the package is built.

Where there is no C compiler the package is built without, and the solver runs as the Python it is
written in.  The environment variable SKAT_EXT can say "require", to fail then instead, or "skip",
not to try.
"""

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MODULE = "skat_desktop.solver.search"


class CompiledSolver(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled solver to a wheel, or puts it beside its source for an editable one."""

    work: Path | None = None
    """Where the compiled solver waits for its place in the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("SKAT_EXT", "")
        if wish not in ("", "require", "skip"):
            raise ValueError(f"SKAT_EXT is {wish!r}; it can be require or skip")
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        beside = root.joinpath(*MODULE.split(".")).with_suffix(
            sysconfig.get_config_var("EXT_SUFFIX")
        )
        if version == "editable":
            # Without a compiler now, one compiled before from other sources must not be taken.
            beside.unlink(missing_ok=True)
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
            print(f"skat-desktop: the solver is not compiled and will be slow: {error}",
                  file=sys.stderr)  # fmt: skip
            return
        if version == "editable":
            shutil.copy2(built, beside)
            shutil.rmtree(work, ignore_errors=True)
            return
        self.work = work
        place = f"{MODULE.rpartition('.')[0].replace('.', '/')}/{built.name}"
        build_data["force_include"][str(built)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.work is not None:
            shutil.rmtree(self.work)


def compiled(root: Path, work: Path) -> Path:
    """Compile the solver of this checkout into this folder; returns the extension's file."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    flags = [] if sys.platform == "win32" else ["-O2", "-fwrapv", "-g0"]
    file = str(Path(*MODULE.split(".")).with_suffix(".py"))
    before = Path.cwd()
    os.chdir(root)
    try:
        modules = cythonize(
            [Extension(MODULE, [file], extra_compile_args=flags)],
            build_dir=str(work),
            language_level=3,
        )
        command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
        command.build_lib = command.build_temp = str(work)
        command.ensure_finalized()
        command.run()
        return Path(command.get_outputs()[0])
    finally:
        os.chdir(before)
