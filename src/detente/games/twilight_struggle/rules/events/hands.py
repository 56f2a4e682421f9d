"""The events that make a side lose, exchange or regain hand cards."""

from typing import Any, ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.games.twilight_struggle.rules import knowledge, log
from detente.games.twilight_struggle.rules.cards import (
    DONE,
    IS_SCORING,
    NO_CARD,
    NONE,
    SCORING,
    cards_in,
    code,
)
from detente.games.twilight_struggle.rules.countries import SOUTH_AMERICA, WEST_GERMANY
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.effects import SALT
from detente.games.twilight_struggle.rules.events.vocabulary import WITHOUT_OWN, Spread
from detente.games.twilight_struggle.rules.obligations import has_extra_round, rounds_left
from detente.games.twilight_struggle.rules.phases import ACTION_ROUNDS
from detente.games.twilight_struggle.rules.registry import event
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tracks import EXTRA_ROUND

RANSOM: Final = 3
"""The least value of a card that averts Blockade or Latin American Debt Crisis."""
SALT_DEFCON: Final = 2

_IRANIAN_HOSTAGE_CRISIS: Final[int] = 1 << code("iranian_hostage_crisis")
_NOT_IN_HAND: Final = Reason("TS-5.4", "refused-not-in-hand")
_TOO_LITTLE: Final = Reason("TS-OP-3", "refused-ransom-value")
_NOT_YOURS: Final = Reason("TS-AN-1", "refused-not-in-hand")
_SURPLUS: Final = Reason("TS-SC-1", "refused-surplus-scoring")
_NOT_IN_PILE: Final = Reason("TS-SN-1", "refused-not-in-discard")
_SCORING: Final = Reason("TS-SN-1", "refused-take-scoring")


@event("terrorism")
def terrorism(s: ColdWar, side: int, player: int) -> None:
    """The enemy loses a random card; to the USSR, after the hostage crisis, the US loses two."""
    twice = side == USSR and s.occurred & _IRANIAN_HOSTAGE_CRISIS
    for _ in range(2 if twice else 1):
        card = s.pick_at_random(1 - side)
        if card != NO_CARD:
            s.discard_from_hand(1 - side, card)


# --- a card of value 3 or else --------------------------------------------------------------------


@event("blockade")
def blockade(s: ColdWar, side: int, player: int) -> None:
    """The US discards a card of value 3 or leaves West Germany."""
    s.push(DiscardForBlockade(US))


@event("latin_american_debt_crisis")
def latin_american_debt_crisis(s: ColdWar, side: int, player: int) -> None:
    """The US discards a card of value 3 or the USSR doubles its influence in two countries."""
    s.push(DiscardForDebtCrisis(US))


class Ransom(SideDecision):
    """TS-5.3, TS-OP-3: discard a card of current value 3 or more, or bear the consequence."""

    __slots__ = ()
    auto_resolve: ClassVar[bool] = False  # How many cards would do is the hand's secret (TS-V-15).

    def suffer(self, s: ColdWar) -> None:
        """What happens without a discard."""
        raise NotImplementedError

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The hand, or none."""
        return [*cards_in(s.hand[seat]), NONE]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Scoring cards and other small ones will not do; The China Card is not in the hand."""
        if action == NONE:
            return None
        if not s.hand[seat] >> action & 1:
            return _NOT_IN_HAND
        return _TOO_LITTLE if s.card_value(seat, action) < RANSOM else None

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Discard the card, or not."""
        if action == NONE:
            s.log_public(log.NOTHING_DISCARDED, seat)
            self.suffer(s)
        else:
            s.discard_from_hand(seat, action)

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """The least value of the card."""
        return {"ops": RANSOM}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the card, or declining."""
        return "do-decline" if action == NONE else "do-discard"


class DiscardForBlockade(Ransom):
    """Blockade: a card, or West Germany."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-OP-3"
    prompt: ClassVar[str] = "prompt-blockade"

    def suffer(self, s: ColdWar) -> None:
        """All US influence leaves West Germany."""
        s.clear(US, WEST_GERMANY)


class DiscardForDebtCrisis(Ransom):
    """Latin American Debt Crisis: a card, or South America."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-OP-3"
    prompt: ClassVar[str] = "prompt-debt-crisis"

    def suffer(self, s: ColdWar) -> None:
        """The USSR doubles its influence in two countries, or in the only one it has there."""
        where = SOUTH_AMERICA & s.present[USSR]
        s.push(DoubleInfluence(USSR, 2, where, at_most=1, exception=WITHOUT_OWN))


class DoubleInfluence(Spread):
    """Double the own influence in countries that the side chooses."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-LA-1"
    prompt: ClassVar[str] = "prompt-double-influence"

    def change(self, s: ColdWar, seat: int, place: int) -> None:
        """Add as much as there is."""
        s.add(seat, place, s.influence[seat][place])

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the country."""
        return "do-double"


# --- Ask Not What Your Country Can Do For You -----------------------------------------------------


@event("ask_not_what_your_country")
def ask_not(s: ColdWar, side: int, player: int) -> None:
    """The US discards as many cards as it likes, then draws as many."""
    s.push(DiscardAndDraw(US, 0))


def rounds_to_come(s: ColdWar, side: int) -> int:
    """TS-G-12: the side's rounds this turn after what is going on now."""
    if s.phase == ACTION_ROUNDS and s.phasing != side:
        # Only in a Soviet round; the US round of the same number is still to come.
        return rounds_left(s, side) if s.round < EXTRA_ROUND else int(has_extra_round(s, side))
    return rounds_left(s, side) - 1


class DiscardAndDraw(SideDecision):
    """TS-AN-1: the next card to discard; `count` are gone. TS-SC-1: surplus scoring cards must."""

    __slots__ = ("count",)
    __match_args__ = ("seat", "count")

    auto_resolve: ClassVar[bool] = False  # Whether a scoring card must go is the hand's secret.
    rule: ClassVar[str] = "TS-AN-1"
    prompt: ClassVar[str] = "prompt-ask-not"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The hand, and done."""
        return [*cards_in(s.hand[seat]), DONE]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Scoring cards for which no round is left have to go."""
        if action == DONE:
            scoring = (s.hand[seat] & SCORING).bit_count()
            return _SURPLUS if scoring > rounds_to_come(s, seat) else None
        return None if s.hand[seat] >> action & 1 else _NOT_YOURS

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Discard and ask again, or draw."""
        if action == DONE:
            knowledge.at_most_scoring(s, seat, rounds_to_come(s, seat))
            _draw(s, seat, self.count)
        else:
            s.discard_from_hand(seat, action)
            s.push(DiscardAndDraw(seat, self.count + 1))

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """How many cards have been discarded."""
        return {"count": self.count}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the card, or the end."""
        return "do-done" if action == DONE else "do-discard"


def _draw(s: ColdWar, side: int, count: int) -> None:
    """TS-RS-3: so many cards from the deck, which is reshuffled if need be."""
    drawn: list[int] = []
    while len(drawn) < count:
        card = s.draw_card(side)
        if card == NO_CARD:
            break
        drawn.append(card)
    if drawn:
        counts = [0, 0]
        counts[side] = len(drawn)
        s.log_public(log.CARDS_DEALT, counts[US], counts[USSR])
        s.log_private(side, log.CARDS_DRAWN, drawn)


# --- SALT Negotiations ----------------------------------------------------------------------------


@event("salt_negotiations")
def salt_negotiations(s: ColdWar, side: int, player: int) -> None:
    """DEFCON rises by 2, coups are harder this turn, and a discarded card may come to hand."""
    s.improve_defcon(SALT_DEFCON)
    s.effects |= SALT
    s.push(TakeDiscarded(side))


class TakeDiscarded(SideDecision):
    """TS-SN-1: a card of the discard pile that is no scoring card, or none."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-SN-1"
    prompt: ClassVar[str] = "prompt-take-discarded"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The discard pile, or none."""
        return [*cards_in(s.discard & ~SCORING), NONE]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Only what lies there, and no scoring card."""
        if action == NONE:
            return None
        if not s.discard >> action & 1:
            return _NOT_IN_PILE
        return _SCORING if IS_SCORING[action] else None

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """TS-V-12: all see what comes to the hand."""
        if action == NONE:
            s.log_public(log.NOTHING_TAKEN, seat)
            return
        s.discard &= ~(1 << action)
        knowledge.enter_hand(s, seat, action, seen=True)
        s.log_public(log.CARD_TAKEN, seat, action)

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the card, or declining."""
        return "do-decline" if action == NONE else "do-take-card"


STEPS: Final[tuple[type[Step[Any]], ...]] = (
    DiscardForBlockade,
    DiscardForDebtCrisis,
    DoubleInfluence,
    DiscardAndDraw,
    TakeDiscarded,
)
