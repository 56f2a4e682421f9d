"""Stand-in players: quick, and with the habits that an arena must cope with."""

import random
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from detente import State, bots, registry
from detente.arena.match import Outcome
from detente.arena.plan import Lineup, Plan
from detente.arena.statistics import Tally
from detente.bots import Bot
from tests.toys import sealed_bids, services, solo
from tests.toys.services.rules import SERVICES


class StandIn:
    """A bot of the tests; its name is what it does."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name
        self.dice = random.Random(str(seed))

    def decide(self, knowledge: State, seat: int) -> Any:
        options = knowledge.options(seat)
        late = knowledge.choices >= 20
        if self.name == "raises" and late:
            raise ValueError("lost\nthe thread")
        if self.name == "leaves" and late:
            sys.exit(0)
        if self.name == "cheats" and late:
            return "nonsense"
        if self.name == "mute":
            return None
        return options[-1] if self.name == "last" else self.dice.choice(options)


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
def plan() -> Plan:
    return plan_of("dice", "last", games=6)


def plan_of(*names: str, games: int, seats: int = 2, game: str = "cia_vs_kgb") -> Plan:
    options = Plan(game, {}, seats, names, "1", games).rules().settings
    return Plan(game, options, seats, names, "1", games)


def outcome(deal: int, lineup: Lineup, winners: list[int], **other: Any) -> Outcome:
    """A finished game of which only the winners matter."""
    seats = len(lineup)
    names = ["cia", "kgb"] if seats == 2 else list(SERVICES[:seats])
    given: dict[str, Any] = {"scores": [10] * seats, "reason": "test", "choices": [4] * seats}
    given |= {"seconds": [0.5] * seats, "events": Tally({}, {}), "names": names, **other}
    return Outcome(deal, lineup, winners=winners, **given)
