"""``skat-desktop bench``: how fast the program is on this machine.

Prints one object: ``version``, ``machine``, and for each part of the program an object of its
figures.  There is one part so far, ``solver``.
"""

import json
import os
import platform
from pathlib import Path
from typing import Protocol

from skat_desktop import __version__
from skat_desktop.commands.bench import solver


class Say(Protocol):
    """Tells people how far it is: a text of the command line and what to fill in."""

    def __call__(self, text: str, **details: object) -> None: ...


def run(say: Say, *, deals: int = solver.DEALS, seed: int = 0, runs: int = 5) -> str:
    """Measure everything, and return the line of output."""
    figures = solver.measure(say, deals=deals, seed=seed, runs=runs)
    return json.dumps({"version": __version__, "machine": machine(), "solver": figures})


def machine() -> dict[str, object]:
    """What the figures hold for."""
    return {
        "system": platform.platform(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def _processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
