"""The headline phase (TS-4.5.C)."""

from typing import ClassVar, Final

from detente.core.agenda import Decision, Reason, Step
from detente.core.shared import changed
from detente.games.twilight_struggle.rules import knowledge, log
from detente.games.twilight_struggle.rules.cards import (
    CARD_BIT,
    DEFECTORS,
    HEADLINES,
    IS_HEADLINE,
    MISSILE_ENVY,
    NO_CARD,
    NONE,
    cards_in,
    is_card,
)
from detente.games.twilight_struggle.rules.effects import ENVY_OWED
from detente.games.twilight_struggle.rules.phases import HEADLINE
from detente.games.twilight_struggle.rules.play import Event, PutAway, pay_flower_power
from detente.games.twilight_struggle.rules.sides import NOBODY, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tracks import SEE_HEADLINE

_NOT_A_CARD: Final = Reason("TS-4.5.C", "refused-not-a-card")
_NOT_IN_HAND: Final = Reason("TS-4.5.C", "refused-not-in-hand")
_NO_HEADLINE: Final = Reason("TS-HL-3", "refused-not-a-headline")
_OWED: Final = Reason("TS-HL-7", "refused-envy-headline")
_MUST_CHOOSE: Final = Reason("TS-4.5.C", "refused-must-headline")


def forbids_headline(s: ColdWar, side: int, card: int) -> Reason | None:
    """Why a card cannot be a side's headline, or None."""
    if not IS_HEADLINE[card]:
        return _NO_HEADLINE
    if not s.hand[side] & CARD_BIT[card]:
        return _NOT_IN_HAND
    return _OWED if card == MISSILE_ENVY and s.effects & ENVY_OWED[side] else None


class Headline(Step[ColdWar]):
    """TS-4.5.C: both choose in secret; TS-6.4.4b: who has the ability of box 4 sees first."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Ask for the headlines, then reveal them."""
        s.phase = HEADLINE
        s.round = 0
        for side in (US, USSR):
            if s.has_ability(side, SEE_HEADLINE):
                other = 1 << 1 - side
                steps = [ChooseHeadline(other), ChooseHeadline(1 << side), RevealHeadlines()]
                s.push_all(steps)
                return
        s.push_all([ChooseHeadline(0b11), RevealHeadlines()])


class ChooseHeadline(Decision[ColdWar]):
    """TS-4.5.C: a hand card as headline; `who` is a mask of sides."""

    __slots__ = ("who",)
    __match_args__ = ("who",)

    rule: ClassVar[str] = "TS-4.5.C"
    prompt: ClassVar[str] = "prompt-headline"

    def __init__(self, who: int) -> None:
        self.who = who

    def seats(self, s: ColdWar) -> tuple[int, ...]:
        """Both, or one after the other."""
        return (US, USSR) if self.who == 0b11 else (US,) if self.who == 1 << US else (USSR,)

    def candidates(self, s: ColdWar, seat: int) -> list[int]:
        """The hand; none only if nothing in it will do (TS-G-06)."""
        return [*cards_in(s.hand[seat]), NONE]

    def forbids(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """UN Intervention, The China Card and an owed Missile Envy are no headlines."""
        if action == NONE:
            hand = cards_in(s.hand[seat])
            fit = [card for card in hand if forbids_headline(s, seat, card) is None]
            return _MUST_CHOOSE if fit else None
        return forbids_headline(s, seat, action) if is_card(action) else _NOT_A_CARD

    def resolve(self, s: ColdWar, seat: int, action: int) -> None:
        """Put the card down; the other side, which has the ability of box 4, sees it."""
        self._lay_down(s, seat, action)
        s.log_public(log.HEADLINE_CHOSEN, seat)
        if s.has_ability(1 - seat, SEE_HEADLINE) and action != NONE:
            s.revelations += 1
            s.log_private(1 - seat, log.HEADLINE_SEEN, seat, action)

    def resolve_all(self, s: ColdWar, actions: list[int]) -> None:
        """Put both headlines down."""
        for seat in (US, USSR):
            self._lay_down(s, seat, actions[seat])

    def _lay_down(self, s: ColdWar, seat: int, action: int) -> None:
        if action != NONE:
            knowledge.leave_hand(s, seat, action)
            s.headline = changed(s.headline, seat, action)
            s.log_private(seat, log.OWN_HEADLINE, action)
        else:
            knowledge.all_hidden_are(s, seat, ~HEADLINES)  # TS-G-06: nothing else is left.

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """The other headline, if the seat may see it."""
        seen = s.headline[1 - seat]
        if seen == NO_CARD:
            return {"sees": 0, "seen": "none"}
        return {"sees": 1, "seen": s.rules.codes[seen]}

    def label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the headline."""
        return "do-no-headline" if action == NONE else "do-headline"

    def hint(self, s: ColdWar, seat: int, action: int) -> dict[str, object]:
        """A warning, if the headline can lose the game."""
        return s.rules.hint(s, self, seat, action)


class RevealHeadlines(Step[ColdWar]):
    """TS-4.5.Ca, TS-4.5.Cb, TS-DE-1: the higher printed value first, the US on a tie."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Show both and resolve them in order."""
        s.revelations += 1
        values = [0, 0]
        for side in (US, USSR):
            card = s.headline[side]
            if card == NO_CARD:
                s.log_public(log.NO_HEADLINE, side)
            else:
                values[side] = s.rules.ops[card]
                s.log_public(log.HEADLINE_REVEALED, side, card, values[side])
        first = US if values[US] >= values[USSR] or s.headline[US] == DEFECTORS else USSR
        s.push_all([ResolveHeadline(first), ResolveHeadline(1 - first), EndHeadlines()])


class ResolveHeadline(Step[ColdWar]):
    """TS-4.5.Cc, TS-4.5.Cn: the event takes place, the side that chose it being phasing."""

    __slots__ = ("side",)
    __match_args__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: ColdWar) -> None:
        """Carry out the event, unless the headline has been voided."""
        side = self.side
        card = s.headline[side]
        if card == NO_CARD:
            return
        s.headline = changed(s.headline, side, NO_CARD)
        s.resolving |= CARD_BIT[card]
        s.phasing = side
        s.mark_start()
        pay_flower_power(s, side, card)
        s.push_all([Event(card, s.event_side(card, side), side), PutAway(card)])


class EndHeadlines(Step[ColdWar]):
    """Nobody is phasing until the first round."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Forget whose headline it was."""
        s.phasing = NOBODY


def void_headline(s: ColdWar, side: int) -> None:
    """TS-DE-1, TS-FYP-2: a headline that has not been resolved yet is discarded."""
    card = s.headline[side]
    if card != NO_CARD:
        s.headline = changed(s.headline, side, NO_CARD)
        s.discard |= 1 << card
        s.log_public(log.HEADLINE_VOIDED, side, card)
