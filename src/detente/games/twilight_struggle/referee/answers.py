"""What only people at a real table can tell, and how they are asked for it."""

from collections.abc import Callable
from typing import Protocol, cast

from detente.games.twilight_struggle.reconstruction.trajectory import (
    Order,
    Outcome,
    Pick,
    drawn_from,
    news,
)
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import SCORING
from detente.games.twilight_struggle.rules.sides import US
from detente.games.twilight_struggle.rules.state import ColdWar


class People(Protocol):
    """Whoever sits at the real table and is asked what only they can see."""

    def die(self, trial: ColdWar, side: int) -> int:
        """The die that a side has rolled, from 1 to 6."""

    def drawn(self, trial: ColdWar, side: int) -> int:
        """The card drawn at random from a side's hand."""

    def scoring_cards(self, trial: ColdWar) -> list[int]:
        """The scoring cards that the US shows to The Cambridge Five."""

    def last_card(self, trial: ColdWar) -> int:
        """The card of the open US hand that Aldrich Ames takes because no other is left."""

    def late_cards(self, trial: ColdWar, side: int) -> list[int]:
        """The scoring cards that a side could not play any more in a turn (TS-G-16)."""


class Otherwise(Exception):
    """Other hands have been supposed, so that the choice must be tried again."""


class Asker:
    """Asks people once for every outcome, however often the choice is tried.

    Nothing is asked as long as something lies open that does not on the real table.
    """

    def __init__(
        self,
        people: People,
        seat: int,
        told: list[Outcome],
        is_true: Callable[[ColdWar], bool],
    ) -> None:
        self.is_true = is_true
        self.people = people
        self.seat = seat
        self.told = told
        self.used = 0
        self.rolled_after = -1

    def number(self, trial: ColdWar, count: int) -> int | Pick:
        """A die, or a card drawn from a hand."""
        if self.used == len(self.told):
            if not self.is_true(trial):
                raise Otherwise
            side = drawn_from(trial, count)
            if side is not None:
                self.told.append(Pick(side, self.people.drawn(trial, side)))
            else:
                self.told.append(self.people.die(trial, self._roller(trial)) - 1)
                self.rolled_after = len(news(trial))
        self.used += 1
        return cast("int | Pick", self.told[self.used - 1])

    def _roller(self, trial: ColdWar) -> int:
        """Whose die is due; of the two of a realignment the second is the other side's."""
        happened = news(trial)
        if len(happened) == self.rolled_after:
            return 1 - self.seat
        for entry in reversed(happened):
            side = cast(int, entry.values[0]) if entry.values else US
            if entry.kind in (log.TOOK_PART, log.CONTEST_ROLLED):
                return 1 - side
            if entry.kind in (log.EVENT_OCCURS, log.MILITARY_COUNTED, log.PLAYED_FOR_SPACE):
                return side
            if entry.kind in (log.COUP_ROLLED, log.REALIGNMENT_ROLLED):
                break
        return self.seat

    def order(self, trial: ColdWar, pile: list[int]) -> Order:
        """Nobody sees a shuffle; scoring cards are supposed to lie deep."""
        return supposed_order(pile)


def supposed_order(pile: list[int]) -> Order:
    """Any order will do, but scoring cards have consequences in a hand, so they come last."""
    return tuple(sorted(pile, key=lambda card: (SCORING >> card & 1, card)))
