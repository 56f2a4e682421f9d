"""All games of an arena, on all cores."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from pathlib import Path
from threading import current_thread, main_thread

from detente import BadInput
from detente.arena.journal import Journal
from detente.arena.match import Outcome, play
from detente.arena.plan import Lineup, Plan

Deal = tuple[int, list[Lineup]]


def cores() -> int:
    """How many processes can work at the same time here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def contest(journal: Journal, jobs: int) -> Iterator[list[Outcome]]:
    """Play what the journal lacks, and yield the games as they are finished and kept."""
    todo = iter(journal.missing())
    playing = _here(journal, todo) if jobs == 1 else _on_cores(journal, todo, jobs)
    for outcomes in playing:
        journal.add(outcomes)
        yield outcomes


def play_deal(plan: Plan, deal: int, lineups: list[Lineup], folder: Path) -> list[Outcome]:
    """Play one deal from several seats."""
    return [play(plan, deal, lineup, folder) for lineup in lineups]


def _here(journal: Journal, todo: Iterator[Deal]) -> Iterator[list[Outcome]]:
    for deal, lineups in todo:
        yield play_deal(journal.plan, deal, lineups, journal.failures)


def _on_cores(journal: Journal, todo: Iterator[Deal], jobs: int) -> Iterator[list[Outcome]]:
    with ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupt) as pool:

        def submit(count: int) -> set[Future[list[Outcome]]]:
            return {
                pool.submit(play_deal, journal.plan, deal, lineups, journal.failures)
                for deal, lineups in islice(todo, count)
            }

        try:
            with _uninterrupted():
                pending = submit(2 * jobs)
            while pending:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                yield [outcome for future in done for outcome in future.result()]
                pending |= submit(len(done))
        except BrokenProcessPool as error:
            raise BadInput("arena-process-died", file=str(journal.path)) from error
        except BaseException:
            for process in active_children():  # do not wait for bots that think
                process.terminate()
            raise


def _ignore_interrupt() -> None:
    """Ctrl-C reaches all processes of a terminal; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Processes that are started inside ignore Ctrl-C from their first moment on."""
    if current_thread() is not main_thread():  # only the main thread may do this
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
