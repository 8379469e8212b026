"""Threads that give way to the window, so that no animation stutters while the computer thinks."""

import os
import sys
import threading
from typing import Final

NICENESS: Final = 19
"""How far a thread that thinks stands back; 0 is the usual, 19 the most there is.

With 10 some frames still come late while two of them work on two processors.
"""


def give_way() -> None:
    """Let the thread that calls this stand back where others want its processor.

    On Linux only; elsewhere it is the priority that a `QThread` is started with that counts.
    """
    if sys.platform == "linux":
        thread = threading.get_native_id()
        if os.getpriority(os.PRIO_PROCESS, thread) < NICENESS:
            os.setpriority(os.PRIO_PROCESS, thread, NICENESS)
