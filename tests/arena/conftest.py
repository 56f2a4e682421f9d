"""Quick bots for the arena's tests, some of which fail in ways that an arena must handle."""

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from detente import State, bots, registry
from detente.arena.match import Folders, GameResult, play_scheduled
from detente.arena.schedule import Lineup, Schedule
from detente.arena.statistics import Tally
from detente.bots import Bot
from tests.toys import sealed_bids, services, solo
from tests.toys.services.rules import SERVICES


class StandIn:
    """A bot of the tests; its name is what it does."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name
        self.random = random.Random(str(seed))

    def decide(self, sampled_state: State, seat: int) -> Any:
        moves = sampled_state.legal_moves(seat)
        late = sampled_state.move_number >= 20
        if self.name == "raises" and late:
            raise ValueError("lost\nthe thread")
        if self.name == "leaves" and late:
            sys.exit(0)
        if self.name == "cheats" and late:
            return "nonsense"
        if self.name == "mute":
            return None
        return moves[-1] if self.name == "last" else self.random.choice(moves)


STAND_INS = ("dice", "last", "raises", "leaves", "cheats", "mute")


@pytest.fixture(autouse=True)
def _stand_ins(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    make = bots.make

    def make_any(spec: str, game: str, seed: int | str) -> Bot:
        return StandIn(spec, seed) if spec in STAND_INS else make(spec, game, seed)

    monkeypatch.setattr(bots, "make", make_any)
    with registry.registered(sealed_bids.PACKAGE, services.PACKAGE, solo.PACKAGE):
        yield


@pytest.fixture
def schedule() -> Schedule:
    return schedule_of("dice", "last", games=6)


def schedule_of(
    *names: str,
    games: int,
    seats: int = 2,
    game: str = "cia_vs_kgb",
    move_time: float | None = None,
) -> Schedule:
    settings = Schedule(game, {}, seats, names, "1", games).rules().settings
    return Schedule(game, settings, seats, names, "1", games, move_time)


def played(schedule: Schedule, deal: int, lineup: Lineup, folder: Path) -> GameResult:
    """A game of a schedule; records of bots that fail go to the folder."""
    return play_scheduled(schedule, deal, lineup, Folders(folder))


def game_result(deal: int, lineup: Lineup, winners: list[int], **other: Any) -> GameResult:
    """A finished game of which only the winners matter."""
    seats = len(lineup)
    names = ["cia", "kgb"] if seats == 2 else list(SERVICES[:seats])
    given: dict[str, Any] = {"scores": [10] * seats, "reason": "test", "moves": [4] * seats}
    given |= {"seconds": [0.5] * seats, "events": Tally({}, {}), "names": names, **other}
    return GameResult(deal, lineup, winners=winners, **given)
