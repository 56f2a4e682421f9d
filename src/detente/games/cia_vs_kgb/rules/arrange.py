"""Looking at the top of a deck and putting the cards back in any order."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, SeatDecision
from detente.core.deck import Pile
from detente.games.cia_vs_kgb.rules import log
from detente.games.cia_vs_kgb.rules.state import ColdWar

_NOT_SEEN: Final = Reason("CVK-9.2", "refused-not-among-seen")


def look(s: ColdWar, pile: Pile, seat: int, count: int) -> None:
    """The seat sees the top cards; only it can know their order from now on (CVK-9.2)."""
    s.revelations += 1
    pile.show(seat, count)
    pile.rearranged_by(seat, count)
    s.log_private(seat, log.CARDS_SEEN, pile.top(count))


class PlaceNext(SeatDecision[ColdWar]):
    """Which of the `count` seen cards lies at `depth` below the top; deeper ones come later."""

    __slots__ = ("count", "depth")
    __match_args__ = ("seat", "depth", "count")

    prompt: ClassVar[str] = "prompt-place-next"

    def __init__(self, seat: int, depth: int, count: int) -> None:
        super().__init__(seat)
        self.depth = depth
        self.count = count

    def pile(self, s: ColdWar) -> Pile:
        """The deck whose cards are put in order."""
        return s.groups

    def next(self) -> "PlaceNext":
        """The same question for the place below."""
        return type(self)(self.seat, self.depth + 1, self.count)

    def candidates(self, s: ColdWar, seat: int) -> list[int]:
        """The seen cards that have no place yet."""
        return self.pile(s).top(self.count)[self.depth :]

    def forbids(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Only a seen card without a place can be placed."""
        return None if action in self.candidates(s, seat) else _NOT_SEEN

    def resolve(self, s: ColdWar, seat: int, action: int) -> None:
        """Put the card there, and go on below it."""
        self.pile(s).move(action, self.depth)
        arrange(s, self.next())

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """Which place is being filled."""
        return {"place": self.depth + 1, "count": self.count}

    def label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the card."""
        return "do-place"


class OrderGroups(PlaceNext):
    """The Analyst's three groups."""

    __slots__ = ()
    rule: ClassVar[str] = "CVK-2.4"


class OrderBenefit(PlaceNext):
    """The groups that Live Benefit did not recruit."""

    __slots__ = ()
    rule: ClassVar[str] = "CVK-8.6"


class OrderObjectives(PlaceNext):
    """The objectives that Space Race looks at."""

    __slots__ = ()
    rule: ClassVar[str] = "CVK-8.6"

    def pile(self, s: ColdWar) -> Pile:
        """The deck of objectives."""
        return s.objectives


def arrange(s: ColdWar, question: PlaceNext) -> None:
    """Ask where each seen card goes; the last one has only one place left."""
    if question.count - question.depth > 1:
        s.push(question)
    else:
        s.log_public(log.CARDS_ARRANGED, question.seat)
