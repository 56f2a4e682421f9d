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


class Choice(SeatDecision[ColdWar]):
    """A decision of one side. A game's decisions fill in `choices`, `bars` and `take`.

    TS-G-07: a side under the Cuban Missile Crisis may end it whenever it is asked something.
    """

    __slots__ = ()
    automatic: ClassVar[bool] = True

    def choices(self, s: ColdWar, seat: int) -> list[int]:
        """Every action that `bars` may let pass."""
        raise NotImplementedError

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """What forbids this action, or None."""
        raise NotImplementedError

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    def words(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names a choice."""
        return "do-choose"

    def candidates(self, s: ColdWar, seat: int) -> list[int]:
        """The choices and the ways to end the crisis."""
        return [*self.choices(s, seat), *CANCEL_CRISIS]

    def legal(self, s: ColdWar, seat: int) -> list[int]:
        """What nothing bars, and, if there is anything, the ways to end the crisis."""
        open_ = [a for a in self.choices(s, seat) if self.bars(s, seat, a) is None]
        if open_ and s.effects & CRISIS[seat]:
            open_ += [a for a in CANCEL_CRISIS if self.forbids(s, seat, a) is None]
        return open_

    def forbids(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """What bars a choice, or why the crisis cannot be ended so."""
        if action >= FIRST_CANCEL:
            return cannot_end_crisis(s, seat, CANCEL_CRISIS[action])
        return self.bars(s, seat, action)

    def chosen(self, s: ColdWar, seat: int, action: int) -> None:
        """Take the choice; after ending the crisis the same is asked again."""
        if action >= FIRST_CANCEL:
            s.push(self)
            end_crisis(s, seat, CANCEL_CRISIS[action])
        else:
            self.take(s, seat, action)

    def label(self, s: ColdWar, seat: int, action: int) -> str:
        """The name of a choice, or of the way to end the crisis."""
        return "do-end-crisis" if action >= FIRST_CANCEL else self.words(s, seat, action)

    def hint(self, s: ColdWar, seat: int, action: int) -> dict[str, object]:
        """Odds and warnings; the game knows all decisions."""
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
    s.tell(log.CRISIS_ENDED, seat, place)
    s.remove(seat, place, PRICE_OF_PEACE)
    s.effects &= ~CRISIS[seat]
