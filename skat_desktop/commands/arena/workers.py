"""The games of a match on several processor cores at once."""

import signal
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection

from skat_desktop.commands.arena.engine import EngineError
from skat_desktop.commands.arena.match import Game, Match, Table
from skat_desktop.commands.arena.openings import Opening


def play(match: Match, openings: Sequence[Opening], jobs: int) -> Iterator[list[Game]]:
    """The games of each deal, deal by deal, played by so many processes.

    Raises `EngineError` as soon as it is the turn of the deal in which an engine failed.
    """
    jobs = min(jobs, len(openings))
    if jobs <= 1:
        with Table(match) as table:
            yield from map(table.play, openings)
        return
    # Started anew, not forked: that is the same on every system.
    context = get_context("spawn")
    pipes = [context.Pipe(duplex=False) for _ in range(jobs)]
    processes = [
        context.Process(target=_work, args=(match, openings[job::jobs], sending), daemon=True)
        for job, (_, sending) in enumerate(pipes)
    ]
    try:
        for process, (_, sending) in zip(processes, pipes, strict=True):
            process.start()
            sending.close()  # so that the end of the process is the end of the pipe
        for index in range(len(openings)):
            answer = _receive(pipes[index % jobs][0])
            if isinstance(answer, EngineError):
                raise answer
            yield answer
    finally:
        for process in processes:
            if process.pid is not None:
                process.terminate()
                process.join()


def _receive(pipe: Connection) -> list[Game] | EngineError:
    try:
        answer: list[Game] | EngineError = pipe.recv()
    except (EOFError, OSError):
        raise RuntimeError("a process of the match has ended before its games") from None
    return answer


def _work(match: Match, openings: Sequence[Opening], pipe: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process ends all others
    with Table(match) as table:
        for opening in openings:
            try:
                pipe.send(table.play(opening))
            except EngineError as error:
                pipe.send(error)
                return
