"""What all decisions of one side have in common: the Cuban Missile Crisis may be ended in them."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, SeatDecision
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import CANCEL_CRISIS, FIRST_CANCEL
from detente.games.twilight_struggle.rules.countries import CRISIS_BASES
from detente.games.twilight_struggle.rules.effects import CRISIS
from detente.games.twilight_struggle.rules.state import ColdWar

PRICE_OF_PEACE: Final = 2
_NO_CRISIS: Final = Reason("TS-CMC-1", "refused-no-crisis")
_CANNOT_PAY: Final = Reason("TS-CMC-1", "refused-crisis-price")


class SideDecision(SeatDecision[ColdWar]):
    """A decision of one side. Subclasses define `listed`, `bars`, `take` and `move_label`.

    They are like `candidates`, `forbids`, `resolve` and `label`, but for the Cuban Missile Crisis:
    a side under it may end it in any decision (TS-G-07).
    """

    __slots__ = ()
    auto_resolve: ClassVar[bool] = True

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """Every action that `bars` may let pass."""
        raise NotImplementedError

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """What forbids this action, or None."""
        raise NotImplementedError

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Carry out the action."""
        raise NotImplementedError

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names an action."""
        return "do-choose"

    def candidates(self, s: ColdWar, seat: int) -> list[int]:
        """The decision's own candidates and the ways to end the crisis."""
        return [*self.listed(s, seat), *CANCEL_CRISIS]

    def unbarred(self, s: ColdWar, seat: int) -> list[int]:
        """What nothing bars of what is listed.

        Subclasses that can tell it without asking `bars` about each action do so for speed; a test
        compares them with this.
        """
        return [a for a in self.listed(s, seat) if self.bars(s, seat, a) is None]

    def legal_actions(self, s: ColdWar, seat: int) -> list[int]:
        """What nothing bars, and, if there is anything, the ways to end the crisis."""
        open_ = self.unbarred(s, seat)
        if open_ and s.effects & CRISIS[seat]:
            open_ += [a for a in CANCEL_CRISIS if self.forbids(s, seat, a) is None]
        return open_

    def forbids(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """What bars an action, or why the crisis cannot be ended so."""
        if action >= FIRST_CANCEL:
            return cannot_end_crisis(s, seat, CANCEL_CRISIS[action])
        return self.bars(s, seat, action)

    def resolve(self, s: ColdWar, seat: int, action: int) -> None:
        """Carry out the action; after ending the crisis the same is asked again."""
        if action >= FIRST_CANCEL:
            s.push(self)
            end_crisis(s, seat, CANCEL_CRISIS[action])
        else:
            self.take(s, seat, action)

    def label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names an action, or the way to end the crisis."""
        return "do-end-crisis" if action >= FIRST_CANCEL else self.move_label(s, seat, action)

    def hint(self, s: ColdWar, seat: int, action: int) -> dict[str, object]:
        """Odds and warnings, from the game, which knows all decisions."""
        return s.rules.hint(s, self, seat, action)


def cannot_end_crisis(s: ColdWar, seat: int, place: int) -> Reason | None:
    """TS-CMC-1: 2 influence from Cuba, or from West Germany or Turkey, end it."""
    if not s.effects & CRISIS[seat]:
        return _NO_CRISIS
    if place not in CRISIS_BASES[seat] or s.influence[seat][place] < PRICE_OF_PEACE:
        return _CANNOT_PAY
    return None


def end_crisis(s: ColdWar, seat: int, place: int) -> None:
    """Pay and be safe again; DEFCON stays where it is."""
    s.log_public(log.CRISIS_ENDED, seat, place)
    s.remove(seat, place, PRICE_OF_PEACE)
    s.effects &= ~CRISIS[seat]
