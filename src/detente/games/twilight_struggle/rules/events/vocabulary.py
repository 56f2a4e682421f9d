"""The decisions that most events are made of: where to add, where to remove, yes or no.

Masks of countries name where; `once` and `twice` are the countries chosen that often so far, so
that a step stays a handful of integers.
"""

from typing import ClassVar, Final

from detente.core.agenda import Reason
from detente.games.twilight_struggle.rules.cards import DONE, is_country
from detente.games.twilight_struggle.rules.countries import in_mask
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.play import event_in_progress
from detente.games.twilight_struggle.rules.sides import NOBODY
from detente.games.twilight_struggle.rules.state import ColdWar

# Which countries an event leaves out.
NO_EXCEPTION: Final = 0
ENEMY_CONTROLLED: Final = 1
OCCUPIED: Final = 2
"""Any influence of either side."""
CONTROLLED: Final = 3
"""By either side."""
WITHOUT_OWN: Final = 4
"""No own influence there."""

ALL: Final = 99
"""As much as there is."""

_NOT_A_COUNTRY: Final = Reason("TS-5.5", "refused-not-a-country")
_ELSEWHERE: Final = Reason("TS-5.5", "refused-event-elsewhere")
_NO_ENEMY: Final = Reason("TS-5.5", "refused-no-enemy-influence")
_NO_OWN: Final = Reason("TS-5.5", "refused-no-own-influence")
_ENEMY_CONTROLLED: Final = Reason("TS-5.5", "refused-enemy-controlled")
_OCCUPIED: Final = Reason("TS-5.5", "refused-occupied")
_CONTROLLED: Final = Reason("TS-5.5", "refused-controlled")
_OFTEN_ENOUGH: Final = Reason("TS-WP-1", "refused-often-enough")
_NOT_OPTIONAL: Final = Reason("TS-5.5", "refused-not-optional")


def excepted(s: ColdWar, side: int, place: int, exception: int) -> Reason | None:
    """Why an event leaves out a country, or None."""
    if exception == NO_EXCEPTION:
        return None
    if exception == ENEMY_CONTROLLED:
        return _ENEMY_CONTROLLED if s.controls(1 - side, place) else None
    if exception == OCCUPIED:
        return _OCCUPIED if (s.present[0] | s.present[1]) >> place & 1 else None
    if exception == CONTROLLED:
        return _CONTROLLED if s.controller(place) != NOBODY else None
    return None if s.influence[side][place] else _NO_OWN


def reached(s: ColdWar, side: int, places: int, exception: int) -> int:
    """The countries among these that `excepted` lets pass, all at once for speed."""
    if exception == ENEMY_CONTROLLED:
        return places & ~s.controlled(1 - side, places)
    if exception == OCCUPIED:
        return places & ~(s.present[0] | s.present[1])
    if exception == CONTROLLED:
        return places & ~(s.controlled(0, places) | s.controlled(1, places))
    return places & s.present[side] if exception == WITHOUT_OWN else places


class Spread(SideDecision):
    """Choose countries one after another, `left` times, each at most so often.

    `amount` is how much influence changes at a time; with `may` one may stop.
    """

    __slots__ = ("amount", "at_most", "exception", "left", "may", "once", "twice", "where")
    __match_args__ = (
        "seat",
        "left",
        "where",
        "at_most",
        "exception",
        "amount",
        "may",
        "once",
        "twice",
    )

    def __init__(
        self,
        seat: int,
        left: int,
        where: int,
        at_most: int = ALL,
        exception: int = NO_EXCEPTION,
        amount: int = 1,
        may: int = 0,
        once: int = 0,
        twice: int = 0,
    ) -> None:
        super().__init__(seat)
        self.left = left
        self.where = where
        self.at_most = at_most
        self.exception = exception
        self.amount = amount
        self.may = may
        self.once = once
        self.twice = twice

    def again(self, place: int) -> "Spread":
        """The same decision after this country."""
        bit = 1 << place
        return type(self)(
            self.seat,
            self.left - 1,
            self.where,
            self.at_most,
            self.exception,
            self.amount,
            self.may,
            self.once | bit,
            self.twice | self.once & bit,
        )

    def change(self, s: ColdWar, seat: int, place: int) -> None:
        """Change the influence in a country that was named."""
        raise NotImplementedError

    def named(self, s: ColdWar, seat: int) -> int:
        """The mask of the countries that the event names."""
        return self.where

    def used_up(self) -> int:
        """The mask of the countries that have been chosen often enough."""
        return self.once if self.at_most == 1 else self.twice if self.at_most == 2 else 0

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The countries the event names, and done if it is optional."""
        return self._with_done(self.named(s, seat))

    def unbarred(self, s: ColdWar, seat: int) -> list[int]:
        """All that are neither used up nor left out by the event."""
        places = self.named(s, seat) & ~self.used_up()
        return self._with_done(reached(s, seat, places, self.exception))

    def _with_done(self, places: int) -> list[int]:
        actions = in_mask(places)
        if self.may:
            actions.append(DONE)
        return actions

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Where the event does not reach."""
        if action == DONE:
            return None if self.may else _NOT_OPTIONAL
        if not is_country(action):
            return _NOT_A_COUNTRY
        if not self.where >> action & 1:
            return _ELSEWHERE
        if self.used_up() >> action & 1:
            return _OFTEN_ENOUGH
        return excepted(s, seat, action, self.exception)

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Change the country, and go on."""
        if action == DONE:
            return
        self.change(s, seat, action)
        if self.left > 1:
            s.push(self.again(action))

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """For which card, how often still, and how much."""
        card = s.rules.codes[event_in_progress(s)]
        return {"card": card, "left": self.left, "amount": self.amount}


class AddInfluence(Spread):
    """Add own influence in countries; reach and price do not matter (TS-6.1.1a)."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-6.1.1a"
    prompt: ClassVar[str] = "prompt-add-influence"

    def change(self, s: ColdWar, seat: int, place: int) -> None:
        """Add the influence."""
        s.add(seat, place, self.amount)

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the country, or the end."""
        return "do-done" if action == DONE else "do-add"


class RemoveInfluence(Spread):
    """Remove enemy influence from countries, as long as there is any."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-5.5"
    prompt: ClassVar[str] = "prompt-remove-influence"

    def named(self, s: ColdWar, seat: int) -> int:
        """Those with enemy influence."""
        return self.where & s.present[1 - seat]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Where the event does not reach, or nothing is left to remove."""
        reason = super().bars(s, seat, action)
        if reason is None and action != DONE and not s.influence[1 - seat][action]:
            return _NO_ENEMY
        return reason

    def change(self, s: ColdWar, seat: int, place: int) -> None:
        """Remove the influence."""
        s.remove(1 - seat, place, self.amount)

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the country, or the end."""
        return "do-done" if action == DONE else "do-remove"
