"""Programs of others at our table: each is asked as ``skat-desktop think`` would be."""

import json
import os
import queue
import shlex
import subprocess
from contextlib import suppress
from threading import Thread
from types import TracebackType
from typing import Final, Self

from skat_desktop.core.actions import Action
from skat_desktop.core.observation import Observation
from skat_desktop.core.record_moves import parse_action
from skat_desktop.core.record_view import view_line

PATIENCE: Final = 60.0
"""Seconds that an engine may take for an answer."""
_FAREWELL: Final = 2.0
_LONGEST: Final = 240
"""How many characters of an answer are quoted."""


class EngineError(Exception):
    """An engine that did not play on: which, what it was asked, and what it did instead."""

    def __init__(self, command: str, request: str, answer: str | None, why: str) -> None:
        super().__init__(command, request, answer, why)
        self.command = command
        self.request = request
        self.answer = answer
        self.why = why

    def __str__(self) -> str:
        return f"{self.command}: {self.why}"


class Engine:
    """A player that is a program, started once and asked line by line until it is closed.

    Raises `EngineError` if it cannot be started, and for every answer that is no legal move
    within the time of ``patience``, in seconds.
    """

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self._command = command
        self._patience = patience
        self._answers: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        try:
            self._process = subprocess.Popen(
                command if os.name == "nt" else shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except (OSError, ValueError, IndexError) as error:  # no such program, no closing quote
            raise EngineError(command, "", None, f"cannot be started: {error}") from None
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let the program end, which is not asked again; it may take two seconds for that."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        with suppress(OSError):  # what was still to be written to a program that is gone
            process.stdin.close()
        try:
            process.wait(_FAREWELL)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._listener.join(_FAREWELL)
        if not self._listener.is_alive():  # unless a program that it has started goes on
            process.stdout.close()

    def choose(self, observation: Observation) -> Action:
        """What the program answers."""
        request = view_line(observation)
        answer = self._ask(request)
        try:
            fields = json.loads(answer)
        except (ValueError, RecursionError):
            raise self._error(request, answer, "expected a line of JSON") from None
        if not isinstance(fields, dict) or not isinstance(fields.get("move"), str):
            raise self._error(request, answer, "expected an object with a move")
        try:
            action = parse_action(fields["move"])
        except ValueError as error:
            raise self._error(request, answer, str(error)) from None
        if action not in observation.legal_actions():
            raise self._error(request, answer, "the move is not legal")
        return action

    def _ask(self, request: str) -> str:
        assert self._process.stdin is not None
        with suppress(OSError):  # it has ended, maybe after an answer
            self._process.stdin.write(f"{request}\n")
            self._process.stdin.flush()
        try:
            answer = self._answers.get(timeout=self._patience)
        except queue.Empty:
            why = f"no answer within {self._patience:g} seconds"
            raise self._error(request, None, why) from None
        if answer is None:
            raise self._error(request, None, "the program has ended")
        return answer.rstrip("\r\n")

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with suppress(OSError, ValueError):  # closed from this side
            for line in self._process.stdout:
                self._answers.put(line)
        self._answers.put(None)

    def _error(self, request: str, answer: str | None, why: str) -> EngineError:
        return EngineError(self._command, request, answer and answer[:_LONGEST], why)
