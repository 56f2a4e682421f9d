"""Moves played with outcomes that come from outside: from a log, from people or from a record."""

from collections.abc import Iterable
from typing import NamedTuple, cast

from detente.core.errors import InvalidInput
from detente.core.game import Game
from detente.core.outcomes import (
    ForcedOutcome,
    Oracle,
    OutcomeRequest,
    Shuffle,
    play_with_oracle,
)
from detente.core.state import State
from detente.games.twilight_struggle.rules.outcomes import FROM_HAND
from detente.games.twilight_struggle.rules.state import ColdWar


class Move(NamedTuple):
    """An action of a seat, and the outcomes until the next decision."""

    seat: int
    action: int
    outcomes: tuple[ForcedOutcome, ...]

    def shuffles(self) -> list[tuple[int, list[int]]]:
        """(index, order) of the outcomes that are shuffles; an order has the topmost card first."""
        return [
            (index, cast("list[int]", outcome.value))
            for index, outcome in enumerate(self.outcomes)
            if isinstance(outcome.kind, Shuffle)
        ]


class CardNotHeld(Exception):
    """A side must hold a card that it does not hold with the hidden cards assumed now."""

    def __init__(self, side: int, card: int) -> None:
        super().__init__(side, card)
        self.side = side
        self.card = card


def make_move(state: ColdWar, seat: int, action: int, oracle: Oracle) -> tuple[ColdWar, Move]:
    """The state after an action, and the move with the outcomes that the oracle supplied.

    CardNotHeld if the oracle names a card as drawn from a hand that does not hold it.
    """

    def supply(request: OutcomeRequest, trial: State) -> int | list[int]:
        value = oracle(request, trial)
        if request.kind is FROM_HAND and not request.allows(value):
            raise CardNotHeld(request.args[0], cast(int, value))
        return value

    after, outcomes = play_with_oracle(state, seat, action, supply)
    return cast(ColdWar, after), Move(seat, action, tuple(outcomes))


class KnownOutcomes:
    """An oracle with all outcomes of a game or a move; they may be bare, as old records have them.

    InvalidInput if one is missing, does not fit, or leaves cards of a pile in an unknown order.
    """

    def __init__(self, game: Game, outcomes: Iterable[object]) -> None:
        self.game = game
        self.outcomes = list(outcomes)

    def __call__(self, request: OutcomeRequest, trial: State) -> int | list[int]:
        """The next outcome."""
        return self.next_value(request)

    def next_value(self, request: OutcomeRequest) -> int | list[int]:
        """The same where there is no state yet, for the first shuffle of a game."""
        if not self.outcomes:
            raise InvalidInput("referee-foreign-record")
        value = request.value_of(self.game, self.outcomes.pop(0))
        if isinstance(value, list) and len(value) < len(request.possible):
            raise InvalidInput("referee-foreign-record")
        return value
