"""The events by which a side plays a card that was not in its hand."""

from typing import Any, ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.games.twilight_struggle.rules import knowledge, log
from detente.games.twilight_struggle.rules.cards import (
    DEFECTORS,
    EVENT,
    GRAIN_SALES,
    HAND_BACK,
    IS_SCORING,
    MISSILE_ENVY,
    NO_CARD,
    OPS,
    OWNER,
    PLAY,
    SCORING,
    SPACE,
    UN_INTERVENTION,
    cards_in,
)
from detente.games.twilight_struggle.rules.conditions import (
    ahead_in_space,
    can_occur,
    forbids_event,
)
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.effects import ENVY_OWED
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.phases import ACTION_ROUNDS
from detente.games.twilight_struggle.rules.play import (
    DRAWN,
    Event,
    PutAway,
    answer_we_will_bury_you,
    choose_mode,
    pay_flower_power,
)
from detente.games.twilight_struggle.rules.registry import event
from detente.games.twilight_struggle.rules.revisions import GIVEN_CARD_TO_SPACE
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.space_race import SpaceAttempt, forbids_space
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import GRANTED

_NOT_IN_HAND: Final = Reason("TS-ME-1", "refused-not-in-hand")
_NOT_HIGHEST: Final = Reason("TS-ME-1", "refused-not-highest")
_NO_ENEMY_EVENT: Final = Reason("TS-ME-1", "refused-enemy-event")
_NOT_A_USE: Final = Reason("TS-ME-5", "refused-not-a-mode")
_PLAY_OR_HAND_BACK: Final = Reason("TS-GS-1", "refused-play-or-hand-back")
_NOT_IN_PILE: Final = Reason("TS-SW-1", "refused-not-in-discard")
_SCORING: Final = Reason("TS-SW-1", "refused-take-scoring")


@event("five_year_plan")
def five_year_plan(s: ColdWar, side: int, player: int) -> None:
    """The USSR loses a random card; an event of the US takes place, by the US."""
    card = s.pick_at_random(USSR)
    if card == NO_CARD:
        return
    if OWNER[card] != US or not can_occur(s, card, US):
        s.discard_from_hand(USSR, card)
        return
    s.play_from_hand(USSR, card)
    s.log_public(log.CARD_SHOWN, USSR, card)
    s.push_all([Event(card, US, US), PutAway(card)])
    in_soviet_round = s.phase == ACTION_ROUNDS and s.phasing == USSR
    if card == DEFECTORS and s.rules.defectors_by_plan and in_soviet_round:
        s.gain(US, 1)  # TS-FYP-2: as the digital client has it.


# --- Missile Envy ---------------------------------------------------------------------------------


@event("missile_envy")
def missile_envy(s: ColdWar, side: int, player: int) -> None:
    """The enemy gives its best card for this one; from an empty hand there is nothing to get."""
    if s.hand[1 - side]:
        s.push(GiveHighest(1 - side))


class GiveHighest(SideDecision):
    """TS-ME-1, TS-OP-3: the card of the highest current value; its owner picks among equals."""

    __slots__ = ()
    auto_resolve: ClassVar[bool] = False  # Whether there are equals is the hand's secret (TS-V-09).
    rule: ClassVar[str] = "TS-ME-1"
    prompt: ClassVar[str] = "prompt-give-highest"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The hand."""
        return cards_in(s.hand[seat])

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Nothing of a lower value."""
        if not s.hand[seat] >> action & 1:
            return _NOT_IN_HAND
        highest = max(s.card_value(seat, card) for card in cards_in(s.hand[seat]))
        return _NOT_HIGHEST if s.card_value(seat, action) < highest else None

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Exchange the cards; the side that gets this one uses it at once."""
        value = s.card_value(seat, action)
        s.play_from_hand(seat, action)
        s.log_public(log.CARD_GIVEN, seat, action)
        knowledge.all_hidden_are(s, seat, knowledge.worth_at_most(s, seat, value))
        envy = 1 << MISSILE_ENVY
        s.resolving &= ~envy
        s.fired &= ~envy
        knowledge.enter_hand(s, seat, MISSILE_ENVY, seen=True)
        s.effects |= ENVY_OWED[seat]
        s.log_public(log.CARD_GIVEN, 1 - seat, MISSILE_ENVY)
        _use_given(s, 1 - seat, action)

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the card."""
        return "do-give-card"


def _use_given(s: ColdWar, side: int, card: int) -> None:
    """TS-ME-1: an own or neutral event takes place if it can; else the Operations of the card."""
    s.push(PutAway(card))
    if OWNER[card] == 1 - side:
        if s.game.revision >= GIVEN_CARD_TO_SPACE and forbids_space(s, side, card) is None:
            s.push(UseGiven(side, card))
        else:
            _operate_with_given(s, side, card)
    elif card == UN_INTERVENTION:
        s.log_public(log.EVENT_VOID, card)  # TS-UN-1: it works from the own hand only.
    else:
        s.push(Event(card, side, side))
        pay_flower_power(s, side, card)


def _operate_with_given(s: ColdWar, side: int, card: int) -> None:
    s.log_public(log.PLAYED_FOR_OPS, side, card, s.card_value(side, card), 0)
    s.push(Operations(side, s.rules.ops[card], 0))
    pay_flower_power(s, side, card)


class UseGiven(SideDecision):
    """TS-ME-5: a given card with the enemy's event, for Operations or on the Space Race."""

    __slots__ = ("card",)
    __match_args__ = ("seat", "card")

    rule: ClassVar[str] = "TS-ME-5"
    prompt: ClassVar[str] = "prompt-mode"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """Operations and the Space Race."""
        return [OPS, SPACE]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Never the event; the Space Race as for any card."""
        if action == SPACE:
            return forbids_space(s, seat, self.card)
        if action == OPS:
            return None
        return _NO_ENEMY_EVENT if action == EVENT else _NOT_A_USE

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Conduct the Operations, or roll for the next box; no event either way."""
        if action == OPS:
            _operate_with_given(s, seat, self.card)
        else:
            s.log_public(log.PLAYED_FOR_SPACE, seat, self.card, s.card_value(seat, self.card))
            s.push(SpaceAttempt(seat))

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """The card."""
        return {"card": s.rules.codes[self.card], "ops": s.card_value(seat, self.card)}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the use of the card."""
        return "do-ops" if action == OPS else "do-space"


# --- Grain Sales to Soviets -----------------------------------------------------------------------


@event("grain_sales_to_soviets")
def grain_sales_to_soviets(s: ColdWar, side: int, player: int) -> None:
    """The US may play a random card of the Soviet hand, or else conducts Operations."""
    card = s.pick_at_random(USSR)
    if card == NO_CARD:
        _sell_grain(s)
        return
    knowledge.show_card(s, USSR, card)
    s.log_public(log.CARD_PICKED, USSR)
    for seat in (US, USSR):
        s.log_private(seat, log.CARD_SEEN, USSR, card)
    s.push(PlayDrawn(US, card))


def _sell_grain(s: ColdWar) -> None:
    if s.phase == ACTION_ROUNDS and s.phasing == US:
        answer_we_will_bury_you(s, US, with_un=False)
    s.push(Operations(US, s.rules.ops[GRAIN_SALES], GRANTED))


class PlayDrawn(SideDecision):
    """TS-GS-1: play the card, which both sides know and nobody else, or hand it back."""

    __slots__ = ("card",)
    __match_args__ = ("seat", "card")

    rule: ClassVar[str] = "TS-GS-1"
    prompt: ClassVar[str] = "prompt-grain-sales"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """To play the card or to hand it back."""
        return [PLAY, HAND_BACK]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Nothing bars either: any card can be scored or used for Operations."""
        return None if action in (PLAY, HAND_BACK) else _PLAY_OR_HAND_BACK

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Play it as if it came from the own hand, or have the Operations of Grain Sales."""
        if action == HAND_BACK:
            s.log_public(log.CARD_RETURNED, USSR)
            _sell_grain(s)
            return
        s.play_from_hand(USSR, self.card)
        if self.card == MISSILE_ENVY:
            s.effects &= ~ENVY_OWED[USSR]
        s.push(choose_mode(seat, self.card, DRAWN))

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """The card."""
        return {"card": s.rules.codes[self.card], "ops": s.card_value(seat, self.card)}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names playing the card, or handing it back."""
        return "do-play-drawn" if action == PLAY else "do-hand-back"


# --- Star Wars ------------------------------------------------------------------------------------


@event("star_wars")
def star_wars(s: ColdWar, side: int, player: int) -> None:
    """Ahead in space, the US makes the event of a discarded card happen (TS-K-03: else nothing)."""
    if ahead_in_space(s):
        s.push(ReviveEvent(US))


class ReviveEvent(SideDecision):
    """TS-SW-1: any card of the discard pile that is no scoring card and whose event can occur.

    A Soviet event is carried out by the USSR, as if the US had played it.
    """

    __slots__ = ()
    rule: ClassVar[str] = "TS-SW-1"
    prompt: ClassVar[str] = "prompt-star-wars"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The discard pile."""
        return cards_in(s.discard & ~SCORING)

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """No scoring card, no event that cannot occur."""
        if not s.discard >> action & 1:
            return _NOT_IN_PILE
        if IS_SCORING[action]:
            return _SCORING
        return forbids_event(s, action, s.event_side(action, seat))

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Let it happen; UN Intervention and Defectors bring nothing and stay where they are."""
        s.log_public(log.CARD_TAKEN, seat, action)
        if action in (UN_INTERVENTION, DEFECTORS):
            s.log_public(log.EVENT_VOID, action)
            return
        bit = 1 << action
        s.discard &= ~bit
        s.resolving |= bit
        pay_flower_power(s, seat, action)
        s.push_all([Event(action, s.event_side(action, seat), seat), PutAway(action)])

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the card."""
        return "do-revive-event"


STEPS: Final[tuple[type[Step[Any]], ...]] = (GiveHighest, UseGiven, PlayDrawn, ReviveEvent)
