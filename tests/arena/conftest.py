"""Stand-in players: quick, and with the habits that an arena must cope with."""

import random
from importlib import import_module
from typing import Any

import pytest

from detente import State, bots
from detente.arena.match import Outcome
from detente.arena.plan import Lineup, Plan
from detente.arena.statistics import Tally
from tests.core import toy


class StandIn:
    """A bot of the tests; `kind` is what it does."""

    def __init__(self, kind: str, seed: Any) -> None:
        self.kind = kind
        self.dice = random.Random(str(seed))

    def choose(self, state: State, seat: int) -> Any:
        options = state.options(seat)
        if self.kind == "raises" and state.choices >= 20:
            raise ValueError("lost\nthe thread")
        if self.kind == "cheats" and state.choices >= 20:
            return "nonsense"
        if self.kind == "mute":
            return None
        return options[-1] if self.kind == "last" else self.dice.choice(options)


KINDS = ("dice", "last", "raises", "cheats", "mute")


@pytest.fixture(autouse=True)
def _stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    make, ask = bots.make, bots.ask

    def make_any(spec: str, game: str, seed: Any) -> Any:
        return StandIn(spec, seed) if spec in KINDS else make(spec, game, seed)

    def ask_any(bot: Any, state: State, seat: int, seed: Any) -> Any:
        return bot.choose(state, seat) if isinstance(bot, StandIn) else ask(bot, state, seat, seed)

    monkeypatch.setattr(bots, "make", make_any)
    monkeypatch.setattr(bots, "ask", ask_any)
    registry = import_module("detente.games")  # `detente.games` itself is the function
    ours = {**registry._OURS, "sealed_bids": f"{toy.__name__}:SealedBids"}
    monkeypatch.setattr(registry, "_OURS", ours)


@pytest.fixture
def plan() -> Plan:
    return plan_of("dice", "last", games=6)


def plan_of(*names: str, games: int, seats: int = 2, game: str = "cia_vs_kgb") -> Plan:
    options = Plan(game, {}, seats, names, "1", games).rules().settings
    return Plan(game, options, seats, names, "1", games)


def outcome(deal: int, lineup: Lineup, winners: list[int], **other: Any) -> Outcome:
    """A finished game of which only the winners matter."""
    seats = len(lineup)
    given: dict[str, Any] = {"scores": [10] * seats, "reason": "test", "choices": [4] * seats}
    given |= {"seconds": [0.5] * seats, "events": Tally({}, {}), **other}
    return Outcome(deal, lineup, winners, **given)
