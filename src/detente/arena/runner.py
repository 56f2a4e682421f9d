"""Runs the games of a schedule, on all cores."""

import os
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context
from typing import NoReturn

from detente import InvalidInput
from detente.arena import bot_process
from detente.arena.match import Folders, GameResult, play_scheduled
from detente.arena.results_file import ResultsFile
from detente.arena.schedule import Lineup, Schedule
from detente.bots.processes import exit_with_parent, ignore_interrupt, uninterrupted
from detente.console.stop import Stopped

Deal = tuple[int, list[Lineup]]


def cores() -> int:
    """How many processes can work at the same time here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run_schedule(results_file: ResultsFile, jobs: int) -> Iterator[list[GameResult]]:
    """Play the games that the file lacks, and yield them as they are finished and stored."""
    todo = iter(results_file.missing())
    playing = (
        _in_this_process(results_file, todo)
        if jobs == 1
        else _in_worker_processes(results_file, todo, jobs)
    )
    for results in playing:
        results_file.add(results)
        yield results


def play_deal(
    schedule: Schedule, deal: int, lineups: list[Lineup], folders: Folders
) -> list[GameResult]:
    """Play one deal with several line-ups."""
    return [play_scheduled(schedule, deal, lineup, folders) for lineup in lineups]


def _in_this_process(results_file: ResultsFile, todo: Iterator[Deal]) -> Iterator[list[GameResult]]:
    try:
        for deal, lineups in todo:
            yield play_deal(results_file.schedule, deal, lineups, results_file.folders)
    finally:
        bot_process.close_all()


def _in_worker_processes(
    results_file: ResultsFile, todo: Iterator[Deal], jobs: int
) -> Iterator[list[GameResult]]:
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _initialize_worker)

    def submit(count: int) -> set[Future[list[GameResult]]]:
        return {
            pool.submit(play_deal, results_file.schedule, deal, lineups, results_file.folders)
            for deal, lineups in islice(todo, count)
        }

    wait_for_games = True
    try:
        with uninterrupted():
            pending = submit(2 * jobs)
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            yield [result for future in done for result in future.result()]
            pending |= submit(len(done))
    except BrokenProcessPool as error:
        raise InvalidInput("arena-process-died", file=str(results_file.path)) from error
    except Stopped:
        wait_for_games = False
        raise
    finally:
        pool.shutdown(wait_for_games, cancel_futures=True)


def end_now(code: int) -> NoReturn:
    """End this process and those in which bots play, in the middle of their games.

    To end the pool in good order would mean to wait for bots that search. A process that is killed
    while it sends a result leaves half of it in the pipe, for the rest of which the pool would wait
    without end. All that is finished is stored.
    """
    for process in active_children():
        process.kill()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def _initialize_worker() -> None:
    ignore_interrupt()
    exit_with_parent()
