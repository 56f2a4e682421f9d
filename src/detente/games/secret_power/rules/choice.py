"""What decisions of one seat have in common, and steps of one player."""

from typing import ClassVar

from detente.core.agenda import Reason, SeatDecision, Step
from detente.games.secret_power.rules.codes import DONE, PASS, circle_of, is_attaching
from detente.games.secret_power.rules.inner_circle import AttachTo, attachable, bars_circle
from detente.games.secret_power.rules.state import Conspiracy


class PlayerStep(Step[Conspiracy]):
    """Something still to happen to one player."""

    __slots__ = ("player",)
    __match_args__: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class Choice(SeatDecision[Conspiracy]):
    """A decision of one seat, beside which it may attach inner circles (SP-IC-07, SP-RUL-36).

    Subclasses say what they are about: `listed` and `bars` like candidates and forbids, `take`
    like chosen, `verb` the message that names an option. Where nothing is left to choose the
    decision settles itself.
    """

    __slots__ = ()
    automatic: ClassVar[bool] = True
    verb: ClassVar[str] = "do-choose"

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """Every action this decision is about that may be legal."""
        raise NotImplementedError

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """What forbids this action, or None."""
        raise NotImplementedError

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    def candidates(self, s: Conspiracy, seat: int) -> list[int]:
        """What the decision is about, then the inner circles."""
        return self.listed(s, seat) + attachable(s, seat)

    def forbids(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """What forbids this action, or None."""
        if is_attaching(action):
            return bars_circle(s, seat, circle_of(action))
        return self.bars(s, seat, action)

    def legal(self, s: Conspiracy, seat: int) -> list[int]:
        """Where the decision itself leaves no choice, attaching does not make it one."""
        found = [a for a in self.listed(s, seat) if self.bars(s, seat, a) is None]
        if len(found) > 1 or not self.automatic:
            found += attachable(s, seat)
        return found

    def chosen(self, s: Conspiracy, seat: int, action: int) -> None:
        """Attach and ask again, or go on."""
        if is_attaching(action):
            s.push(self)
            s.push(AttachTo(seat, circle_of(action)))
        else:
            self.take(s, seat, action)

    def label(self, s: Conspiracy, seat: int, action: int) -> str:
        """The message that names an option."""
        if is_attaching(action):
            return "do-attach"
        if action == PASS:
            return "do-pass"
        return "do-done" if action == DONE else self.verb
