"""packaging/dev.sh, in a small world of its own: no network, no real packages.

Python, apt-get, dpkg-query and sudo are stand-ins that write down how they were
called; of the real system only a few plain tools can be reached.
"""

import os
import shutil
import signal
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import pytest

DEV_SH = Path(__file__).parents[2] / "packaging" / "dev.sh"
TOOLS = "cat cksum cp dirname env head mkdir mv rm sed sh sleep tail touch true"

pytestmark = pytest.mark.skipif(shutil.which("dash") is None, reason="needs a plain POSIX shell")

PYTHON = """\
case "$*" in
    *'version_info < (3, 11)'*) [ {version} != 3.9 ] ;;
    *'import ensurepip'*) [ -e "$WORLD/ensurepip" ] ;;
    *version_info*venv* | *'-venv"'*) echo python{version}-venv ;;
    *cache_tag*) echo cpython-{version} ;;
    *tomllib*) echo 'hatchling>=1' ;;
    *'import QtGui'*) ;;
    --version) echo Python {version}.0 ;;
    '-m venv '*) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" && call venv ;;
    '-m pip '*) shift 2; call pip "$@"; "$WORLD/pip" ;;
    */packaging/translations.py*) call translations "$2"; "$WORLD/translations" ;;
    '-P -m skat_desktop'*) shift 3; call game "$@"; exit 42 ;;
    '-m pytest'*) shift 2; call "pytest $QT_QPA_PLATFORM in $(pwd -P):" "$@"; exit 43 ;;
    *) echo "unexpected: $*" >&2; exit 99 ;;
esac
"""

DPKG_QUERY = """\
for name; do
    if [ -e "$WORLD/packages/$name" ]; then printf '%s=installed ' "$name"; fi
done
exit 1
"""

APT_GET = """\
call apt-get "$@"
case "$*" in
    *' install '*) ;;
    *) exit 0 ;;
esac
for name; do
    case $name in
        *venv) touch "$WORLD/ensurepip" ;;
    esac
    case $name in
        lib* | fonts* | *venv) touch "$WORLD/packages/$name" ;;
    esac
done
"""


class Result(NamedTuple):
    """How dev.sh ended."""

    returncode: int
    stdout: str
    stderr: str


@dataclass
class World:
    """A checkout, the tools it can reach, and what they were asked for."""

    folder: Path
    env: dict[str, str] = field(default_factory=dict)

    @property
    def checkout(self) -> Path:
        return self.folder / "my checkout"

    @property
    def stamp(self) -> Path:
        return self.checkout / ".venv" / "dev.stamp"

    def tool(self, name: str, body: str, folder: str = "bin") -> None:
        """Put a stand-in where the shell finds it; ``call`` writes down its arguments."""
        path = self.folder / folder / name
        path.write_text(
            "#!/bin/sh\n"
            "call() { { printf '%s' \"$1\"; shift; [ $# = 0 ] || printf ' <%s>' \"$@\";"
            ' echo; } >>"$WORLD/calls"; }\n' + body,
            encoding="utf-8",
        )
        path.chmod(0o755)

    def python(self, name: str, version: str) -> None:
        self.tool(name, PYTHON.format(version=version))

    def debian(self, user: int = 0) -> None:
        self.tool("dpkg-query", DPKG_QUERY)
        self.tool("apt-get", APT_GET)
        self.tool("id", f"echo {user}")

    def start(
        self, *arguments: str, cwd: Path | None = None, checkout: Path | None = None
    ) -> subprocess.Popen[str]:
        """Type ``sh packaging/dev.sh arguments`` and forget the calls of before."""
        (self.folder / "calls").write_text("", encoding="utf-8")
        script = (checkout or self.checkout) / "packaging" / "dev.sh"
        return subprocess.Popen(
            ["dash", str(script), *arguments],
            executable=shutil.which("dash"),
            cwd=cwd or self.folder,
            env={"PATH": str(self.folder / "bin"), "WORLD": str(self.folder), **self.env},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def dev(self, *arguments: str, cwd: Path | None = None, checkout: Path | None = None) -> Result:
        """The same, to its end."""
        with self.start(*arguments, cwd=cwd, checkout=checkout) as process:
            stdout, stderr = process.communicate(timeout=60)
            return Result(process.returncode, stdout, stderr)

    def calls(self) -> list[str]:
        return (self.folder / "calls").read_text(encoding="utf-8").splitlines()

    def names(self) -> list[str]:
        """The tools called, without their arguments."""
        return [call.split()[0] for call in self.calls()]


@pytest.fixture
def world(tmp_path: Path) -> World:
    made = World(tmp_path.resolve())
    (made.checkout / "packaging").mkdir(parents=True)
    shutil.copy(DEV_SH, made.checkout / "packaging")
    (made.checkout / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    (made.folder / "packages").mkdir()
    (made.folder / "bin").mkdir()
    for name in TOOLS.split():
        path = shutil.which(name)
        assert path, name
        (made.folder / "bin" / name).symlink_to(path)
    (made.folder / "ensurepip").touch()
    made.tool("pip", "exit 0", folder=".")
    made.python("python3", "3.11")
    return made


FIRST = ["venv", "pip", "pip"]


def test_without_a_use_it_tells_both(world: World) -> None:
    result = world.dev()
    assert result.returncode == 2
    assert "dev.sh run" in result.stderr
    assert "dev.sh test" in result.stderr
    assert world.calls() == []


def test_the_first_run_installs_and_the_second_only_plays(world: World) -> None:
    assert world.dev("run").returncode == 42
    assert world.names() == [*FIRST, "game"]
    result = world.dev("run")
    assert world.calls() == ["game"]
    assert (result.returncode, result.stdout, result.stderr) == (42, "", "")


def test_arguments_are_passed_on_exactly(world: World) -> None:
    world.dev("run", "--demo", "1", "a  b", "", "*", "it's", '"', "$HOME", "--")
    assert world.calls()[-1] == """game <--demo> <1> <a  b> <> <*> <it's> <"> <$HOME> <-->"""


def test_without_a_compiled_solver_it_says_so(world: World) -> None:
    assert "Without a C compiler" in world.dev("run").stderr
    solver = world.checkout / "skat_desktop" / "solver"
    solver.mkdir(parents=True)
    (solver / "search.cpython-311.so").touch()
    world.stamp.unlink()
    assert "Without a C compiler" not in world.dev("run").stderr


def test_a_changed_solver_is_compiled_anew(world: World) -> None:
    solver = world.checkout / "skat_desktop" / "solver"
    solver.mkdir(parents=True)
    (solver / "search.py").write_text("old", encoding="utf-8")
    world.dev("run")
    world.dev("run")
    assert world.names() == ["game"]
    (solver / "search.py").write_text("new", encoding="utf-8")
    world.dev("run")
    assert "pip" in world.names()


def test_changed_translations_are_compiled_without_a_build(world: World) -> None:
    folder = world.checkout / "resources" / "translations"
    folder.mkdir(parents=True)
    source, compiled = folder / "skat_nl.ts", folder / "skat_nl.qm"
    source.touch()
    world.tool("translations", f"touch '{compiled}'", folder=".")
    world.dev("run")
    world.dev("run")
    assert world.names() == ["game"]
    os.utime(compiled, (0, 0))
    world.dev("run")
    assert world.calls() == ["translations <compile>", "game"]
    world.tool("translations", "exit 1", folder=".")
    os.utime(compiled, (0, 0))
    result = world.dev("run")
    assert "could not be compiled" in result.stderr
    assert world.names() == ["translations", "game"]


def test_tests_run_at_the_top_of_the_checkout_without_a_screen(world: World) -> None:
    assert world.dev("test", "-k", "a or b").returncode == 43
    assert world.calls()[-1] == f"pytest offscreen in {world.checkout}: <-k> <a or b>"
    assert world.calls()[-2].endswith("<-e> <.[test]>")


def test_a_chosen_platform_is_kept(world: World) -> None:
    world.env["QT_QPA_PLATFORM"] = "xcb"
    world.dev("test")
    assert world.calls()[-1].startswith("pytest xcb in")


def test_what_is_installed_for_tests_runs_too_but_not_the_other_way(world: World) -> None:
    world.dev("run")
    world.dev("test")
    assert world.names() == ["pip", "pip", "pytest"]
    world.dev("run")
    assert world.names() == ["game"]
    world.dev("test")
    assert world.names() == ["pytest"]


def test_a_changed_project_is_installed_again_for_all_it_was_installed_for(world: World) -> None:
    world.dev("test")
    (world.checkout / "pyproject.toml").write_text("[project]\n# more\n", encoding="utf-8")
    world.dev("run")
    assert world.names() == ["pip", "pip", "game"]
    assert world.calls()[1].endswith("<-e> <.[test]>")


def test_a_failed_change_leaves_the_environment_as_it_was(world: World) -> None:
    world.dev("run")
    project = world.checkout / "pyproject.toml"
    project.write_text("[project]\n# more\n", encoding="utf-8")
    world.tool("pip", "echo no network; exit 1", folder=".")
    result = world.dev("run")
    assert result.returncode == 1
    assert "no network" in result.stderr
    assert str(world.checkout / ".venv" / "dev.log") in result.stderr
    project.write_text("[project]\n", encoding="utf-8")
    world.dev("run")
    assert world.calls() == ["game"]


def test_a_failed_first_installation_is_begun_anew(world: World) -> None:
    world.tool("pip", "exit 1", folder=".")
    assert world.dev("run").returncode == 1
    assert not world.stamp.exists()
    world.tool("pip", "exit 0", folder=".")
    world.dev("run")
    assert world.names() == [*FIRST, "game"]


@pytest.mark.parametrize("change", ["# more", ""], ids=["update", "first installation"])
def test_an_interrupted_installation_is_begun_anew(world: World, change: str) -> None:
    if change:
        world.dev("run")
        (world.checkout / "pyproject.toml").write_text(change, encoding="utf-8")
    world.tool("pip", 'touch "$WORLD/begun"; sleep 60', folder=".")
    with world.start("run") as process:
        while process.poll() is None and not (world.folder / "begun").exists():
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGKILL)
    assert not world.stamp.exists()
    world.tool("pip", "exit 0", folder=".")
    world.dev("run")
    assert world.names() == [*FIRST, "game"]


@pytest.mark.parametrize("move", [True, False], ids=["moved", "copied"])
def test_an_environment_from_elsewhere_is_made_anew(world: World, move: bool) -> None:
    world.dev("run")
    there = world.folder / "elsewhere"
    if move:
        world.checkout.rename(there)
    else:
        shutil.copytree(world.checkout, there)
    world.dev("run", checkout=there)
    assert world.names() == [*FIRST, "game"]
    world.dev("run", checkout=there)
    assert world.names() == ["game"]


def test_an_environment_whose_python_is_gone_is_made_anew(world: World) -> None:
    world.dev("run")
    (world.checkout / ".venv" / "bin" / "python").unlink()
    world.dev("run")
    assert world.names() == [*FIRST, "game"]


def test_an_environment_whose_python_became_another_is_made_anew(world: World) -> None:
    world.dev("run")
    world.python("python3", "3.12")
    shutil.copy(world.folder / "bin" / "python3", world.checkout / ".venv" / "bin" / "python")
    world.dev("run")
    assert world.names() == [*FIRST, "game"]


def test_a_python_can_be_chosen(world: World) -> None:
    world.dev("run")
    world.python("my-python", "3.13")
    world.env["PYTHON"] = "my-python"
    assert "3.13" in world.dev("run").stderr
    world.dev("run")
    assert world.names() == ["game"]


def test_the_newest_python_serves_when_python3_is_old(world: World) -> None:
    world.python("python3", "3.9")
    world.python("python3.11", "3.11")
    world.python("python3.12", "3.12")
    assert "Python 3.12" in world.dev("run").stderr


@pytest.mark.parametrize(
    ("version", "told"), [("3.9", "Python 3.9.0"), (None, "not there")], ids=["old", "none"]
)
def test_without_a_python_it_says_what_is_needed(
    world: World, version: str | None, told: str
) -> None:
    if version:
        world.python("python3", version)
    else:
        (world.folder / "bin" / "python3").unlink()
    result = world.dev("run")
    assert result.returncode == 1
    assert f"Python 3.11 or newer is needed; python3 is {told}." in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_root_gets_the_packages_that_are_missing_once(world: World) -> None:
    world.debian()
    world.dev("run")
    assert world.names() == ["apt-get", "apt-get", *FIRST, "game"]
    assert "<libxcb-cursor0>" in world.calls()[1]
    world.dev("run")
    assert world.calls() == ["game"]
    (world.folder / "packages" / "libegl1").unlink()
    world.dev("run")
    assert world.names() == ["apt-get", "apt-get", "game"]
    assert world.calls()[1].endswith("<install> <libegl1>")


def test_a_renamed_package_is_known(world: World) -> None:
    world.debian()
    world.dev("run")
    packages = world.folder / "packages"
    (packages / "libglib2.0-0").rename(packages / "libglib2.0-0t64")
    world.dev("run")
    assert world.calls() == ["game"]


@pytest.mark.parametrize("sudo", [True, False])
def test_who_may_not_install_packages_is_told_what_to_type(world: World, sudo: bool) -> None:
    world.debian(user=1000)
    if sudo:
        world.tool("sudo", "exit 1")
    result = world.dev("run")
    assert result.returncode == 1
    (command,) = [line for line in result.stderr.splitlines() if line.startswith("    ")]
    assert command.split()[0] == ("sudo" if sudo else "su")
    assert " libxcb-cursor0 " in command
    assert world.calls() == []


def test_sudo_is_used_where_it_asks_nothing(world: World) -> None:
    world.debian(user=1000)
    world.tool("sudo", '[ "$1" != -n ] || shift; "$@"')
    assert world.dev("run").returncode == 42
    assert world.names() == ["apt-get", "apt-get", *FIRST, "game"]


@pytest.mark.skipif(shutil.which("flock") is None, reason="needs flock")
def test_two_at_a_time_install_once(world: World) -> None:
    (world.folder / "bin" / "flock").symlink_to(shutil.which("flock") or "")
    world.tool("pip", 'touch "$WORLD/begun"; sleep 1', folder=".")
    with world.start("run") as first:
        while first.poll() is None and not (world.folder / "begun").exists():
            time.sleep(0.01)
        second = world.dev("run")
    assert first.returncode == second.returncode == 42
    assert "Waiting" in second.stderr
    assert "venv" not in world.names()


def test_a_python_without_environments_is_told(world: World) -> None:
    (world.folder / "ensurepip").unlink()
    result = world.dev("run")
    assert result.returncode == 1
    assert "ensurepip" in result.stderr


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_in_a_checkout_that_may_not_be_written_to_it_says_so(world: World) -> None:
    world.checkout.chmod(0o555)
    result = world.dev("run")
    world.checkout.chmod(0o755)
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1
    assert "may not write to" in result.stderr
