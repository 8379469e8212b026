"""A thread that thinks stands back behind the others."""

import os
import sys
import threading

import pytest

from skat_desktop.session.priority import NICENESS, give_way


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt sees to it")
def test_only_the_thread_that_asks_gives_way() -> None:
    def niceness() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    seen = []

    def think() -> None:
        give_way()
        seen.append(niceness())

    before = niceness()
    thread = threading.Thread(target=think)
    thread.start()
    thread.join()
    assert seen == [max(NICENESS, before)]
    assert niceness() == before
