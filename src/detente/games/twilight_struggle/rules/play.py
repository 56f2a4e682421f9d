"""Playing a card: as an event, for Operations or on the space race (TS-5, TS-7)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.games.twilight_struggle.rules import knowledge, log
from detente.games.twilight_struggle.rules.cards import (
    ALDRICH_AMES,
    ASK_NOT,
    EVENT,
    EVENT_FIRST,
    FIVE_YEAR_PLAN,
    FORMOSAN_RESOLUTION,
    GRAIN_SALES,
    IS_SCORING,
    IS_WAR,
    MISSILE_ENVY,
    NORAD,
    OPS,
    OPS_FIRST,
    OWNED,
    OWNER,
    SPACE,
    THE_CHINA_CARD,
    UN_INTERVENTION,
    cards_in,
)
from detente.games.twilight_struggle.rules.conditions import can_occur, forbids_event, is_barred
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.effects import (
    BURY_YOU,
    ENVY_OWED,
    FLOWER_POWER_FORCE,
    FORMOSAN,
    U2,
    VIETNAM_BONUS,
)
from detente.games.twilight_struggle.rules.obligations import must_score, rounds_left
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.phases import ACTION_ROUNDS
from detente.games.twilight_struggle.rules.registry import EVENTS
from detente.games.twilight_struggle.rules.revisions import VALUE_FIXED_IN_PLAY
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.space_race import SpaceAttempt, forbids_space
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import (
    BEFORE_VIETNAM,
    CHINA,
    FIXED,
    GRANTED,
)

_NOT_A_MODE: Final = Reason("TS-5.1", "refused-not-a-mode")
_NO_EVENT: Final = Reason("TS-9.1", "refused-china-no-event")
_ENEMY_EVENT: Final = Reason("TS-5.2", "refused-enemy-event")
_SCORING: Final = Reason("TS-2.2.3", "refused-scoring-not-ops")
_OWED: Final = Reason("TS-ME-2", "refused-envy-ops-only")
_OUTLET: Final = Reason("TS-SC-1", "refused-outlet")
_NO_PARTNER: Final = Reason("TS-UN-1", "refused-no-partner")
_NOT_A_PARTNER: Final = Reason("TS-UN-1", "refused-not-a-partner")
_IN_LINE: Final = Reason("TS-AA-2", "refused-un-in-line")
_NOT_NEXT: Final = Reason("TS-AA-1", "refused-not-next-in-line")
_NOT_AN_ORDER: Final = Reason("TS-5.2a", "refused-not-an-order")

FROM_HAND: Final = 0
DRAWN: Final = 1
"""By Grain Sales, from the other hand."""
IN_LINE: Final = 2
"""From Aldrich Ames's line."""
REVEALING: Final = frozenset((UN_INTERVENTION, ASK_NOT, FIVE_YEAR_PLAN, ALDRICH_AMES))
"""The cards whose open uses depend on the rest of the hand: how to use them is always asked."""


class Event(Step[ColdWar]):
    """TS-7.1, TS-5.2: an event takes place if it can. `side` carries it out, `player` played it."""

    __slots__ = ("card", "player", "side")
    __match_args__ = ("card", "side", "player")

    def __init__(self, card: int, side: int, player: int) -> None:
        self.card = card
        self.side = side
        self.player = player

    def run(self, s: ColdWar) -> None:
        """Carry out the event, or log that it does not take place."""
        card = self.card
        if not can_occur(s, card, self.side):
            s.log_public(log.EVENT_VOID, card)
            return
        s.fired |= 1 << card
        s.occurred |= 1 << card
        s.log_public(log.EVENT_OCCURS, self.side, card)
        EVENTS[card](s, self.side, self.player)


class PutAway(Step[ColdWar]):
    """TS-2.2.4, TS-2.2.6: a card is done with and goes to its place."""

    __slots__ = ("card",)
    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: ColdWar) -> None:
        """Put the card where it belongs after play."""
        s.put_away(self.card)


def event_in_progress(s: ColdWar) -> int:
    """The card whose event is being carried out; NORAD's comes after a round, without a card."""
    for depth in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[depth]
        if isinstance(step, PutAway):
            return step.card
    return NORAD


class ChooseMode(SideDecision):
    """TS-5.1: how to use the card that has been played; `origin` says where it came from."""

    __slots__ = ("card", "origin")
    __match_args__ = ("seat", "card", "origin")

    rule: ClassVar[str] = "TS-5.1"
    prompt: ClassVar[str] = "prompt-mode"

    def __init__(self, seat: int, card: int, origin: int) -> None:
        super().__init__(seat)
        self.card = card
        self.origin = origin

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """Event, Operations, space race; a drawn card may be paired with UN Intervention."""
        if self.origin == DRAWN:
            return [EVENT, OPS, SPACE, UN_INTERVENTION]
        return [EVENT, OPS, SPACE]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """What each use asks for."""
        if action == EVENT:
            return self._bars_event(s, seat)
        if action == OPS:
            return self._bars_ops(s, seat)
        if action == SPACE:
            if self._must_shed(s, seat):
                return _OUTLET
            return forbids_space(s, seat, self.card)
        if action == UN_INTERVENTION and self.origin == DRAWN:
            return self._bars_pairing(s, seat)
        return _NOT_A_MODE

    def _must_shed(self, s: ColdWar, seat: int) -> bool:
        """TS-SC-1: whether the card could be played only because its event sheds scoring cards."""
        return self.origin != DRAWN and not IS_SCORING[self.card] and must_score(s, seat)

    def _bars_event(self, s: ColdWar, seat: int) -> Reason | None:
        card = self.card
        if card == THE_CHINA_CARD:
            return _NO_EVENT
        if OWNER[card] == 1 - seat:
            return _ENEMY_EVENT
        if card == MISSILE_ENVY and s.effects & ENVY_OWED[seat]:
            return _OWED
        if card == UN_INTERVENTION:
            if self.origin == IN_LINE:
                return _IN_LINE
            if s.phase != ACTION_ROUNDS or not partners(s, seat):
                return _NO_PARTNER
        if card != ASK_NOT and self._must_shed(s, seat):
            return _OUTLET
        return forbids_event(s, card, seat)

    def _bars_ops(self, s: ColdWar, seat: int) -> Reason | None:
        if IS_SCORING[self.card]:
            return _SCORING
        outlet = self.card in (FIVE_YEAR_PLAN, ALDRICH_AMES)
        return _OUTLET if not outlet and self._must_shed(s, seat) else None

    def _bars_pairing(self, s: ColdWar, seat: int) -> Reason | None:
        if not s.holds(seat, UN_INTERVENTION) or s.phase != ACTION_ROUNDS:
            return _NO_PARTNER
        if s.line:  # It stands in the line, or is new and waits for its end (TS-AA-4).
            return _IN_LINE
        return None if OWNER[self.card] == 1 - seat else _NOT_A_PARTNER

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Play the card in that way."""
        card = self.card
        if self.origin != DRAWN:
            self._begin(s, seat, action)
        elif s.phase == ACTION_ROUNDS and s.phasing == seat:
            answer_we_will_bury_you(s, seat, self._uses_un(action))
        if s.over:
            return
        if action == UN_INTERVENTION:
            s.play_from_hand(seat, UN_INTERVENTION)
            play_with_un(s, seat, card)
        elif action == SPACE:
            s.log_public(log.PLAYED_FOR_SPACE, seat, card, s.card_value(seat, card))
            s.push_all([SpaceAttempt(seat), PutAway(card)])
        elif action == OPS:
            play_for_ops(s, seat, card)
        elif card == UN_INTERVENTION:
            s.push(ChoosePartner(seat))
        else:
            s.log_public(log.PLAYED_AS_EVENT, seat, card)
            pay_flower_power(s, seat, card)
            s.push_all([Event(card, seat, seat), PutAway(card)])

    def _begin(self, s: ColdWar, seat: int, action: int) -> None:
        """What falls due as soon as a side's own card is played in this way."""
        card = self.card
        if card == MISSILE_ENVY:
            s.effects &= ~ENVY_OWED[seat]
        if card == THE_CHINA_CARD and seat == US:
            s.end_effect(FORMOSAN, FORMOSAN_RESOLUTION)  # TS-FR-1
        sheds = action == EVENT if card == ASK_NOT else action == OPS
        if card in REVEALING and not sheds:  # TS-V-17: so nothing had to be shed.
            knowledge.at_most_scoring(s, seat, rounds_left(s, seat) - 1)
        if card != GRAIN_SALES or action != EVENT:  # That may still bring UN Intervention.
            answer_we_will_bury_you(s, seat, self._uses_un(action))

    def _uses_un(self, action: int) -> bool:
        """Whether this is UN Intervention as an event."""
        return action == UN_INTERVENTION or (self.card == UN_INTERVENTION and action == EVENT)

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """The card."""
        return {"card": s.rules.codes[self.card], "ops": s.card_value(seat, self.card)}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the use of the card."""
        if action == EVENT:
            return "do-score" if IS_SCORING[self.card] else "do-event"
        if action == OPS:
            enemy = OWNER[self.card] == 1 - seat and can_occur(s, self.card, 1 - seat)
            return "do-ops-and-event" if enemy else "do-ops"
        return "do-space" if action == SPACE else "do-pair-with-un"


class ChooseModeInSecret(ChooseMode):
    """TS-V-17: the same for a card whose open uses would reveal the rest of the hand."""

    __slots__ = ()
    auto_resolve: ClassVar[bool] = False


def choose_mode(side: int, card: int, origin: int) -> ChooseMode:
    """The decision how to use a card; it is never resolved alone where that would reveal something.

    That is so for cards of REVEALING, and where UN Intervention might be in the hand to go with a
    card that was drawn (TS-UN-1).
    """
    if card in REVEALING or (origin == DRAWN and OWNER[card] == 1 - side):
        return ChooseModeInSecret(side, card, origin)
    return ChooseMode(side, card, origin)


def play_card(s: ColdWar, side: int, card: int) -> None:
    """TS-5.1: put a card on the table and ask how to use it."""
    origin = IN_LINE if side == US and card in s.line else FROM_HAND
    if card != THE_CHINA_CARD:
        s.play_from_hand(side, card)
    s.push(choose_mode(side, card, origin))


def play_for_ops(s: ColdWar, side: int, card: int) -> None:
    """TS-5.2: Operations, and the enemy's event if it can occur, in the order to be chosen."""
    with_event = OWNER[card] == 1 - side and can_occur(s, card, 1 - side)
    s.log_public(log.PLAYED_FOR_OPS, side, card, s.card_value(side, card), int(with_event))
    pay_flower_power(s, side, card)
    s.push(PutAway(card))
    if with_event:
        s.push(ChooseOrder(side, card))
    else:
        s.push(operations_with(s, side, card))


def operations_with(s: ColdWar, side: int, card: int) -> Operations:
    """The Operations that a card gives."""
    return Operations(side, s.rules.ops[card], CHINA if card == THE_CHINA_CARD else 0)


def operations_at_fixed_value(s: ColdWar, side: int, card: int) -> Operations:
    """TS-G-11: the same at the value of now, whatever the enemy's event changes before them."""
    late = side == USSR and not s.effects & VIETNAM_BONUS
    return Operations(side, s.card_value(side, card), FIXED | (BEFORE_VIETNAM if late else 0))


class ChooseOrder(SideDecision):
    """TS-5.2a: whether the enemy's event or the Operations come first."""

    __slots__ = ("card",)
    __match_args__ = ("seat", "card")

    rule: ClassVar[str] = "TS-5.2a"
    prompt: ClassVar[str] = "prompt-order"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """Both orders."""
        return [EVENT_FIRST, OPS_FIRST]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Nothing bars either order."""
        return None if action in (EVENT_FIRST, OPS_FIRST) else _NOT_AN_ORDER

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Put both on the agenda."""
        event = Event(self.card, OWNER[self.card], seat)
        if action != EVENT_FIRST:
            s.push_all([operations_with(s, seat, self.card), event])
        elif s.game.revision >= VALUE_FIXED_IN_PLAY:
            s.push_all([event, operations_at_fixed_value(s, seat, self.card)])
        else:
            s.push_all([event, operations_with(s, seat, self.card)])

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """The card."""
        return {"card": s.rules.codes[self.card]}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the order."""
        return "do-event-first" if action == EVENT_FIRST else "do-ops-first"


# --- UN Intervention ------------------------------------------------------------------------------


def partners(s: ColdWar, side: int) -> int:
    """TS-UN-1: the hand cards with the enemy's event; of Aldrich Ames's line only the next."""
    cards = s.hand[side] & OWNED[1 - side]
    return cards & 1 << s.line[0] if side == US and s.line else cards


class ChoosePartner(SideDecision):
    """TS-UN-1: the card whose event UN Intervention voids."""

    __slots__ = ()
    auto_resolve: ClassVar[bool] = False  # How many cards would do is the hand's secret.
    rule: ClassVar[str] = "TS-UN-1"
    prompt: ClassVar[str] = "prompt-partner"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The hand cards with the enemy's event."""
        return cards_in(partners(s, seat))

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Neither own nor neutral nor scoring cards, and none before its turn in the line."""
        if not s.hand[seat] & OWNED[1 - seat] & 1 << action:
            return _NOT_A_PARTNER
        return None if partners(s, seat) >> action & 1 else _NOT_NEXT

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Play the card together with UN Intervention."""
        s.play_from_hand(seat, action)
        play_with_un(s, seat, action)


def play_with_un(s: ColdWar, side: int, card: int) -> None:
    """TS-UN-1, TS-UN-2: the card's Operations without its event; U2 Incident pays the USSR."""
    s.fired |= 1 << UN_INTERVENTION
    s.occurred |= 1 << UN_INTERVENTION
    s.log_public(log.PLAYED_WITH_UN, side, card, s.card_value(side, card))
    if s.effects & U2:
        s.effects &= ~U2
        s.gain(USSR, 1)
    pay_flower_power(s, side, card)
    s.push_all(
        [
            Operations(side, s.rules.ops[card], GRANTED),
            PutAway(card),
            PutAway(UN_INTERVENTION),
        ]
    )


# --- what falls due when a card is played ---------------------------------------------------------


def answer_we_will_bury_you(s: ColdWar, side: int, with_un: bool) -> None:
    """TS-WB-1: 3 VP fall due in the next US round, unless it is UN Intervention's event."""
    if side == US and s.effects & BURY_YOU:
        s.effects &= ~BURY_YOU
        if not with_un:
            s.gain(USSR, 3)


def pay_flower_power(s: ColdWar, side: int, card: int) -> None:
    """TS-FP-1, TS-FP-2: 2 VP whenever the US plays a war whose event is not barred."""
    war = IS_WAR[card] and not is_barred(s, card)
    if war and side == US and s.effects & FLOWER_POWER_FORCE:
        s.gain(USSR, 2)
