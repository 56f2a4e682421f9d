"""Operations: what the points are used for (TS-6.0), and how many there are."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import COUP, INFLUENCE, NONE, REALIGN
from detente.games.twilight_struggle.rules.coup import Coup, can_coup
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.influence import PlaceInfluence, can_place
from detente.games.twilight_struggle.rules.realignment import Realign, can_realign
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import (
    FIXED,
    GRANTED,
    MAY,
    NO_COUP,
    NO_INFLUENCE,
    NO_REALIGNMENT,
    NOTHING_YET,
)

_NOT_A_USE: Final = Reason("TS-6.0", "refused-not-a-use")
_NOT_GRANTED: Final = Reason("TS-6.0", "refused-use-not-granted")
_NO_PLACEMENT: Final = Reason("TS-6.1.1", "refused-no-placement")
_NO_REALIGNMENT: Final = Reason("TS-6.2.1", "refused-no-realignment")
_NO_COUP: Final = Reason("TS-6.3.1", "refused-no-coup")
_MUST_USE: Final = Reason("TS-G-01", "refused-must-use-ops")


class Operations(Step[ColdWar]):
    """TS-6.0, TS-G-11: a side conducts Operations; their value is read now, unless it is fixed."""

    __slots__ = ("printed", "side", "terms")
    __match_args__ = ("side", "printed", "terms")

    def __init__(self, side: int, printed: int, terms: int) -> None:
        self.side = side
        self.printed = printed
        self.terms = terms

    def run(self, s: ColdWar) -> None:
        """Work out the value and ask what to use it for."""
        if self.terms & FIXED or (self.terms & GRANTED and not s.rules.event_ops_modified):
            value = self.printed
        else:
            value = s.value(self.side, self.printed)
        if self.terms & GRANTED:
            s.log_public(log.OPS_GRANTED, self.side, value)
        decision = ChooseOperation(self.side, value, self.terms)
        if decision.has_use(s):
            s.push(decision)
        else:
            s.log_public(log.OPS_LOST, self.side)


class ChooseOperation(SideDecision):
    """TS-6.0: all points go to one use: influence, realignment or a coup."""

    __slots__ = ("terms", "value")
    __match_args__ = ("seat", "value", "terms")

    rule: ClassVar[str] = "TS-6.0"
    prompt: ClassVar[str] = "prompt-operation"

    def __init__(self, seat: int, value: int, terms: int) -> None:
        super().__init__(seat)
        self.value = value
        self.terms = terms

    def has_use(self, s: ColdWar) -> bool:
        """TS-G-01: whether the points can be used at all; else they are lost."""
        seat = self.seat
        return (
            self.bars(s, seat, INFLUENCE) is None
            or self.bars(s, seat, REALIGN) is None
            or self.bars(s, seat, COUP) is None
        )

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The three uses, and none where the event says "may"."""
        return [INFLUENCE, REALIGN, COUP, NONE]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """A use needs to be granted and to have a legal target."""
        terms = self.terms
        if action == INFLUENCE:
            if terms & NO_INFLUENCE:
                return _NOT_GRANTED
            return None if can_place(s, seat, self.value, terms) else _NO_PLACEMENT
        if action == REALIGN:
            if terms & NO_REALIGNMENT:
                return _NOT_GRANTED
            return None if can_realign(s, seat, terms) else _NO_REALIGNMENT
        if action == COUP:
            if terms & NO_COUP:
                return _NOT_GRANTED
            return None if can_coup(s, seat, terms) else _NO_COUP
        if action == NONE:
            return None if terms & MAY else _MUST_USE
        return _NOT_A_USE

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Go on with that use."""
        if action == INFLUENCE:
            s.push(PlaceInfluence(seat, self.value, self.terms, 0, NOTHING_YET))
        elif action == REALIGN:
            s.push(Realign(seat, self.value, self.terms, 0, NOTHING_YET))
        elif action == COUP:
            s.push(Coup(seat, self.value, self.terms))
        else:
            s.log_public(log.OFFER_DECLINED, seat)

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """The Operations points."""
        return {"ops": self.value}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the use."""
        if action == INFLUENCE:
            return "do-place-influence"
        if action == REALIGN:
            return "do-realign"
        if action == COUP:
            return "do-coup"
        return "do-decline"
