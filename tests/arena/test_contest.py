"""Many processes give what one gives."""

import os
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import msgspec
import pytest

from detente.arena import contest as module
from detente.arena.contest import contest
from detente.arena.journal import Journal
from detente.arena.plan import Plan
from detente.arena.standings import summarise
from detente.core.errors import BadInput
from tests.arena.conftest import plan_of


def played(plan: Plan, path: Path, jobs: int) -> list[dict[str, Any]]:
    with closing(Journal(path, plan)) as journal:
        for _ in contest(journal, jobs):
            pass
        games: list[dict[str, Any]] = msgspec.to_builtins(journal.played())
    for game in games:
        del game["seconds"]
    return games


@pytest.mark.parametrize(("bots", "games"), [(["random"], 6), (["random", "search:1it"], 2)])
@pytest.mark.slow
def test_the_number_of_processes_changes_nothing(
    bots: list[str], games: int, tmp_path: Path
) -> None:
    plan = plan_of(*bots, games=games)
    alone = played(plan, tmp_path / "1.jsonl", 1)
    together = played(plan, tmp_path / "2.jsonl", 2)
    assert len(alone) == games
    assert together == alone
    assert not active_children()


def test_three_at_a_table(tmp_path: Path) -> None:
    plan = plan_of("dice", "last", games=30, seats=3, game="sealed_bids")
    with closing(Journal(tmp_path / "a.jsonl", plan)) as journal:
        games = [game for some in contest(journal, 1) for game in some]
    assert len(games) == 2 * 30
    summary = summarise(plan, games)
    assert {score.against for score in summary.meetings if score.bot == "dice"} == {
        ("last", "dice"),
        ("last", "last"),
    }
    assert list(summary.statistics.seats) == ["north", "east", "south"]


def die(plan: Plan, deal: int, lineups: Any, folder: Path) -> None:
    os._exit(3)


@pytest.mark.slow
def test_a_process_that_dies_is_reported_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = plan_of("dice", "last", games=6)
    with closing(Journal(tmp_path / "a.jsonl", plan)) as journal:
        next(contest(journal, 1))
        monkeypatch.setattr(module, "play_deal", die)
        with pytest.raises(BadInput, match="finished games are kept"):
            list(contest(journal, 2))
        assert len(journal.played()) == 2
    assert not active_children()


@pytest.mark.slow
def test_whoever_stops_early_leaves_no_process_behind(tmp_path: Path) -> None:
    plan = plan_of("random", games=40)
    with closing(Journal(tmp_path / "a.jsonl", plan)) as journal:
        playing = contest(journal, 2)
        next(playing)
        playing.close()  # type: ignore[attr-defined]
        assert 0 < len(journal.played()) < 40
    assert not active_children()
