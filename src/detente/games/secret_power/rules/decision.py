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


class PlayerDecision(SeatDecision[Conspiracy]):
    """A decision of one seat, beside which it may attach inner circles (SP-IC-07, SP-RUL-36).

    Subclasses define their own moves: `listed` and `bars` like `candidates` and `forbids`, `take`
    like `resolve`, `verb` the message that names a move. A decision with at most one legal move
    is resolved without asking.
    """

    __slots__ = ()
    auto_resolve: ClassVar[bool] = True
    verb: ClassVar[str] = "do-choose"

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """The candidates of this decision without those that attach an inner circle."""
        raise NotImplementedError

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """What forbids this action, or None."""
        raise NotImplementedError

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """Carry out the action."""
        raise NotImplementedError

    def candidates(self, s: Conspiracy, seat: int) -> list[int]:
        """The decision's own candidates, then those that attach an inner circle."""
        return self.listed(s, seat) + attachable(s, seat)

    def forbids(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """What forbids this action, or None."""
        if is_attaching(action):
            return bars_circle(s, seat, circle_of(action))
        return self.bars(s, seat, action)

    def unbarred(self, s: Conspiracy, seat: int) -> list[int]:
        """What nothing bars of what is listed.

        Subclasses that can tell it without asking `bars` about each action do so for speed; a test
        compares them with this.
        """
        return [a for a in self.listed(s, seat) if self.bars(s, seat, a) is None]

    def legal_actions(self, s: Conspiracy, seat: int) -> list[int]:
        """The legal actions; attaching is one only if the decision itself is not resolved alone."""
        found = self.unbarred(s, seat)
        if len(found) > 1 or not self.auto_resolve:
            found += attachable(s, seat)
        return found

    def resolve(self, s: Conspiracy, seat: int, action: int) -> None:
        """Attach and ask again, or carry out the action."""
        if is_attaching(action):
            s.push(self)
            s.push(AttachTo(seat, circle_of(action)))
        else:
            self.take(s, seat, action)

    def label(self, s: Conspiracy, seat: int, action: int) -> str:
        """The message that names a move."""
        if is_attaching(action):
            return "do-attach"
        if action == PASS:
            return "do-pass"
        return "do-done" if action == DONE else self.verb


class AllLegalDecision(PlayerDecision):
    """A decision that bars nothing of what it lists, which need not be asked one by one."""

    __slots__ = ()

    def unbarred(self, s: Conspiracy, seat: int) -> list[int]:
        """All of them."""
        return self.listed(s, seat)
