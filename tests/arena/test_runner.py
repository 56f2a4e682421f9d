"""Many processes give what one gives."""

import os
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import msgspec
import pytest

from detente.arena import runner
from detente.arena.results_file import ResultsFile
from detente.arena.runner import run_schedule
from detente.arena.schedule import Schedule
from detente.arena.standings import summarise
from detente.core.errors import InvalidInput
from tests.arena.conftest import schedule_of


def played(schedule: Schedule, path: Path, jobs: int) -> list[dict[str, Any]]:
    with closing(ResultsFile(path, schedule)) as results_file:
        for _ in run_schedule(results_file, jobs):
            pass
        games: list[dict[str, Any]] = msgspec.to_builtins(results_file.played())
    for game in games:
        del game["seconds"]
    return games


@pytest.mark.parametrize(("bots", "games"), [(["random"], 6), (["random", "search:1it"], 2)])
@pytest.mark.slow
def test_the_number_of_processes_changes_nothing(
    bots: list[str], games: int, tmp_path: Path
) -> None:
    schedule = schedule_of(*bots, games=games)
    alone = played(schedule, tmp_path / "1.jsonl", 1)
    together = played(schedule, tmp_path / "2.jsonl", 2)
    assert len(alone) == games
    assert together == alone
    assert not active_children()


def test_three_at_a_table(tmp_path: Path) -> None:
    schedule = schedule_of("dice", "last", games=30, seats=3, game="sealed_bids")
    with closing(ResultsFile(tmp_path / "a.jsonl", schedule)) as results_file:
        games = [game for some in run_schedule(results_file, 1) for game in some]
    assert len(games) == 2 * 30
    summary = summarise(schedule, games)
    assert {score.against for score in summary.meetings if score.bot == "dice"} == {
        ("last", "dice"),
        ("last", "last"),
    }
    assert list(summary.statistics.seats) == ["north", "east", "south"]


def die(schedule: Schedule, deal: int, lineups: Any, folder: Path) -> None:
    os._exit(3)


@pytest.mark.slow
def test_a_process_that_dies_is_reported_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    schedule = schedule_of("dice", "last", games=6)
    with closing(ResultsFile(tmp_path / "a.jsonl", schedule)) as results_file:
        next(run_schedule(results_file, 1))
        monkeypatch.setattr(runner, "play_deal", die)
        with pytest.raises(InvalidInput, match="Finished games are kept"):
            list(run_schedule(results_file, 2))
        assert len(results_file.played()) == 2
    assert not active_children()


@pytest.mark.slow
def test_who_stops_early_leaves_no_process_behind(tmp_path: Path) -> None:
    schedule = schedule_of("random", games=40)
    with closing(ResultsFile(tmp_path / "a.jsonl", schedule)) as results_file:
        playing = run_schedule(results_file, 2)
        next(playing)
        playing.close()  # type: ignore[attr-defined]
        assert 0 < len(results_file.played()) < 40
    assert not active_children()
