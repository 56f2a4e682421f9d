"""The position of a game of Twilight Struggle, and the moves of markers and cards."""

# Over 400 lines: the class is the interface that all steps and events of the game call.

from typing import TYPE_CHECKING, Any

from detente.core.rng import Rng
from detente.core.shared import changed
from detente.core.state import State
from detente.games.twilight_struggle.rules import (
    invariants,
    knowledge,
    log,
    position,
    resampling,
    view,
)
from detente.games.twilight_struggle.rules.cards import (
    CARD_BIT,
    EARLY_WAR,
    IS_LASTING,
    IS_SCORING,
    IS_STARRED,
    LATE_WAR,
    MID_WAR,
    MISSILE_ENVY,
    NO_CARD,
    OWNER,
    THE_CHINA_CARD,
    cards_in,
)
from detente.games.twilight_struggle.rules.countries import COUNT, STABILITY, in_mask, reach_from
from detente.games.twilight_struggle.rules.effects import ENVY_OWED, OPS_DOWN, OPS_UP
from detente.games.twilight_struggle.rules.outcomes import DECK, FROM_HAND, RESHUFFLE
from detente.games.twilight_struggle.rules.phases import SETUP
from detente.games.twilight_struggle.rules.revisions import RESHUFFLE_AT_ONCE
from detente.games.twilight_struggle.rules.sides import NOBODY, US, USSR
from detente.games.twilight_struggle.rules.tracks import (
    LAST_BOX,
    LEAST_OPS,
    MOST_DEFCON,
    MOST_MILITARY,
    MOST_OPS,
    NUCLEAR_WAR,
    TWO_SPACE_CARDS,
    WINNING_VP,
)

if TYPE_CHECKING:
    from detente.games.twilight_struggle.rules.game import TwilightStruggle


class ColdWar(State):
    """Seat 0 is the US, seat 1 the USSR. Sets of cards, countries and effects are bit masks.

    Three roles are kept apart: `phasing` is the side whose round or headline it is and who loses by
    DEFCON; an event is carried out by the side it belongs to; a decision names the seat it asks.
    """

    __slots__ = (
        "began",
        "box",
        "china",
        "china_up",
        "deck",
        "defcon",
        "discard",
        "effects",
        "fired",
        "hand",
        "headline",
        "in_deck",
        "in_play",
        "influence",
        "known",
        "limits",
        "line",
        "looked",
        "military",
        "most_scoring",
        "moved_to_two",
        "occurred",
        "phase",
        "phasing",
        "present",
        "reach",
        "removed",
        "resolving",
        "round",
        "rules",
        "space",
        "space_used",
        "tables",
        "turn",
        "vp",
    )

    def __init__(self, game: "TwilightStruggle", seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.rules = game
        self.tables = game.tables

    def set_up(self) -> None:
        """TS-3.1, TS-3.4: tracks at their start, the Early War deck shuffled, nothing placed."""
        self.turn = 1
        self.phase = SETUP
        self.round = 0
        self.phasing = NOBODY
        self.influence = [[0] * COUNT, [0] * COUNT]
        self.present: tuple[int, ...] = (0, 0)
        self.began: tuple[int, ...] = (0, 0)
        self.reach: tuple[tuple[int, ...], ...] = ((), ())
        self.vp = 0
        self.defcon = MOST_DEFCON
        self.military: tuple[int, ...] = (0, 0)
        self.space: tuple[int, ...] = (0, 0)
        self.space_used: tuple[int, ...] = (0, 0)
        self.china = USSR
        self.china_up = True
        cards = self.rules.cards
        self.deck = cards_in(cards & EARLY_WAR)
        self.shuffle(DECK, self.deck)
        self.box = cards & (MID_WAR | LATE_WAR)
        self.hand = [0, 0]
        self.headline: tuple[int, ...] = (NO_CARD, NO_CARD)
        self.resolving = 0
        self.fired = 0
        self.in_play = 0
        self.discard = 0
        self.removed = 0
        self.effects = 0
        self.occurred = 0
        self.line: tuple[int, ...] = ()
        self.moved_to_two = False
        self.known = [0, 0]
        self.in_deck: tuple[int, ...] = (0, 0)
        self.looked = 0
        self.most_scoring: tuple[int, ...] = (0, 0)
        self.limits: tuple[tuple[tuple[int, int], ...], ...] = ((), ())

    def clone(self) -> "ColdWar":
        """An independent copy that behaves exactly the same."""
        other = ColdWar(self.rules, self.seats, self.rng.clone())
        self.copy_to(other)
        other.turn = self.turn
        other.phase = self.phase
        other.round = self.round
        other.phasing = self.phasing
        us, ussr = self.influence
        other.influence = [us.copy(), ussr.copy()]
        other.present = self.present
        other.began = self.began
        other.reach = self.reach
        other.vp = self.vp
        other.defcon = self.defcon
        other.military = self.military
        other.space = self.space
        other.space_used = self.space_used
        other.china = self.china
        other.china_up = self.china_up
        other.deck = self.deck.copy()
        other.box = self.box
        other.hand = self.hand.copy()
        other.headline = self.headline
        other.resolving = self.resolving
        other.fired = self.fired
        other.in_play = self.in_play
        other.discard = self.discard
        other.removed = self.removed
        other.effects = self.effects
        other.occurred = self.occurred
        other.line = self.line
        other.moved_to_two = self.moved_to_two
        other.known = self.known.copy()
        other.in_deck = self.in_deck
        other.looked = self.looked
        other.most_scoring = self.most_scoring
        other.limits = self.limits
        return other

    # --- influence and control ----------------------------------------------------------------

    def controls(self, side: int, place: int) -> bool:
        """TS-2.1.7: whether a side controls a country."""
        return self.influence[side][place] - self.influence[1 - side][place] >= STABILITY[place]

    def controller(self, place: int) -> int:
        """TS-2.1.7: who controls a country, or NOBODY."""
        lead = self.influence[US][place] - self.influence[USSR][place]
        if lead >= STABILITY[place]:
            return US
        return USSR if -lead >= STABILITY[place] else NOBODY

    def controlled(self, side: int, where: int) -> int:
        """The mask of the countries among these that a side controls."""
        own = self.influence[side]
        other = self.influence[1 - side]
        found = 0
        for place in in_mask(self.present[side] & where):
            if own[place] - other[place] >= STABILITY[place]:
                found |= 1 << place
        return found

    def add(self, side: int, place: int, count: int = 1) -> None:
        """Put influence of a side into a country."""
        if count <= 0:
            return
        influence = self.influence
        if not influence[side][place]:
            self.present = changed(self.present, side, self.present[side] | 1 << place)
        influence[side][place] += count
        if self.keep_events:
            us, ussr = influence[US][place], influence[USSR][place]
            self.log_public(log.INFLUENCE_ADDED, side, place, count, us, ussr)

    def remove(self, side: int, place: int, count: int) -> int:
        """Take influence of a side out of a country, at most what is there; returns how much."""
        influence = self.influence
        taken = min(count, influence[side][place])
        if taken <= 0:
            return 0
        influence[side][place] -= taken
        if not influence[side][place]:
            self.present = changed(self.present, side, self.present[side] & ~(1 << place))
        if self.keep_events:
            us, ussr = influence[US][place], influence[USSR][place]
            self.log_public(log.INFLUENCE_REMOVED, side, place, taken, us, ussr)
        return taken

    def clear(self, side: int, place: int) -> int:
        """Take all influence of a side out of a country; returns how much."""
        return self.remove(side, place, self.influence[side][place])

    def mark_start(self) -> None:
        """TS-6.1.1, TS-G-02: from here on reach is what both sides hold now."""
        self.began = self.present
        self.reach = ((), ())

    def reach_of(self, side: int) -> tuple[int, ...]:
        """Where a side may place influence with Ops, as of the last `mark_start`."""
        reach = self.reach[side]
        if not reach:
            reach = reach_from(side, self.began[side])
            self.reach = changed(self.reach, side, reach)
        return reach

    # --- tracks -------------------------------------------------------------------------------

    def gain(self, side: int, points: int) -> None:
        """TS-10.2.2, TS-10.3.1a: a side gains VP; 20 end the game."""
        if points == 0 or self.result is not None:
            return
        self.vp += points if side == US else -points
        overshoot = self.vp
        self.vp = max(-WINNING_VP, min(WINNING_VP, self.vp))
        if points > 0:
            self.log_public(log.VP_GAINED, side, points, self.vp)
        else:
            self.log_public(log.VP_GAINED, 1 - side, -points, self.vp)
        if abs(overshoot) >= WINNING_VP:
            self.win(US if overshoot > 0 else USSR, "vp")

    def set_defcon(self, level: int) -> None:
        """TS-8.1: move DEFCON; at 1 the phasing side loses, whichever side moved it (TS-8.1.3)."""
        if level == self.defcon or self.result is not None:
            return
        raised = level > self.defcon
        self.defcon = level
        self.moved_to_two = self.moved_to_two or level == 2
        self.log_public(log.DEFCON_RAISED if raised else log.DEFCON_LOWERED, level)
        if level <= NUCLEAR_WAR:
            self.log_public(log.NUCLEAR_WAR, self.phasing)
            self.win(1 - self.phasing, "nuclear_war")

    def degrade_defcon(self) -> None:
        """One step towards nuclear war."""
        self.set_defcon(self.defcon - 1)

    def improve_defcon(self, steps: int) -> None:
        """TS-8.1.2: towards peace, never above 5."""
        self.set_defcon(min(MOST_DEFCON, self.defcon + steps))

    def count_military(self, side: int, points: int) -> None:
        """TS-8.2.3: Military Operations, at most 5."""
        self.military = changed(
            self.military, side, min(MOST_MILITARY, self.military[side] + points)
        )
        self.log_public(log.MILITARY_COUNTED, side, self.military[side])

    def advance_in_space(self, side: int, boxes: int) -> None:
        """TS-6.4.3: forward on the space track; VP of the box landed on, first or second there."""
        box = min(LAST_BOX, self.space[side] + boxes)
        if box == self.space[side]:
            return
        self.space = changed(self.space, side, box)
        self.log_public(log.SPACE_ADVANCED, side, box)
        first, second = self.tables.box_vp[box]
        self.gain(side, second if self.space[1 - side] >= box else first)

    def has_ability(self, side: int, box: int) -> bool:
        """TS-6.4.4: the first side on a box has its ability until the other reaches the box."""
        return self.space[side] >= box > self.space[1 - side]

    def space_cards(self, side: int) -> int:
        """TS-6.4.2: how many cards a side may spend on the space race in a turn."""
        return 2 if self.has_ability(side, TWO_SPACE_CARDS) else 1

    def win(self, side: int, reason: str) -> None:
        """The game ends with a winner."""
        self.log_public(log.GAME_WON, side, abs(self.vp))
        self.finish([side], [self.vp, -self.vp], reason)

    def draw_game(self, reason: str) -> None:
        """The game ends without a winner; both share it."""
        self.log_public(log.GAME_DRAWN)
        self.finish([US, USSR], [0, 0], reason)

    # --- cards --------------------------------------------------------------------------------

    def value(self, side: int, printed: int) -> int:
        """TS-7.4, TS-OP-2: an Ops value as a side may use it now."""
        effects = self.effects
        if effects & OPS_UP[side]:
            printed += 1
        if effects & OPS_DOWN[side]:
            printed -= 1
        return max(LEAST_OPS, min(MOST_OPS, printed))

    def card_value(self, side: int, card: int) -> int:
        """What a card is worth to a side now; scoring cards are worth nothing."""
        return 0 if IS_SCORING[card] else self.value(side, self.rules.ops[card])

    def event_side(self, card: int, player: int) -> int:
        """TS-2.2.2, TS-5.2n: who carries out a card's event: its owner, or who plays a neutral."""
        return player if OWNER[card] == NOBODY else OWNER[card]

    def holds(self, side: int, card: int) -> bool:
        """Whether a card is in a side's hand."""
        return self.hand[side] >> card & 1 == 1

    def draw_card(self, side: int) -> int:
        """TS-4.3: the top card comes to a hand, after a reshuffle if need be; NO_CARD if none."""
        if not self.deck:
            self.reshuffle()
            if not self.deck:
                return NO_CARD
        card = self.deck.pop()
        self.revelations += 1
        knowledge.enter_hand(self, side, card)
        self.refill()
        return card

    def refill(self) -> None:
        """TS-4.3, TS-RS-1: a deck that has just been used up is made anew from the discard pile."""
        if not self.deck and self.game.revision >= RESHUFFLE_AT_ONCE:
            self.reshuffle()

    def reshuffle(self) -> None:
        """TS-4.3: the discard pile becomes the draw deck, under what is still in it."""
        cards = cards_in(self.discard)
        if not cards:
            return
        knowledge.expect_new_cards(self)
        self.shuffle(RESHUFFLE, cards)
        self.deck = cards + self.deck
        self.discard = 0
        self.log_public(log.DECK_RESHUFFLED, len(cards))

    def play_from_hand(self, side: int, card: int) -> None:
        """TS-G-10: the card lies on the table until all its parts are done."""
        self.revelations += 1
        knowledge.leave_hand(self, side, card)
        self.resolving |= CARD_BIT[card]

    def discard_from_hand(self, side: int, card: int) -> None:
        """A card goes from a hand to the pile without its event (TS-5.4)."""
        self.revelations += 1
        knowledge.leave_hand(self, side, card)
        self.discard |= CARD_BIT[card]
        if card == MISSILE_ENVY:
            self.effects &= ~ENVY_OWED[side]  # What is gone is not owed any more.
        self.log_public(log.DISCARDED_FROM_HAND, side, card)

    def pick_at_random(self, side: int) -> int:
        """A random card of a hand, which stays there; NO_CARD from an empty hand."""
        cards = cards_in(self.hand[side])
        return self.draw(FROM_HAND, cards, side) if cards else NO_CARD

    def put_away(self, card: int) -> None:
        """TS-2.2.4, TS-2.2.6, TS-CP-4: where a card goes after play."""
        bit = CARD_BIT[card]
        if card == THE_CHINA_CARD:
            self.give_china(1 - self.china, face_up=False)
        elif self.resolving & bit:
            self.resolving ^= bit
            happened = self.fired & bit != 0
            if happened:
                self.fired ^= bit
            if happened and IS_LASTING[card]:
                self.in_play |= bit
                self.log_public(log.CARD_STAYS, card)
            elif happened and IS_STARRED[card]:
                self.removed |= bit
                self.log_public(log.CARD_REMOVED, card)
            else:
                self.discard |= bit
                self.log_public(log.CARD_DISCARDED, card)

    def end_effect(self, effect: int, card: int) -> None:
        """TS-G-14: a lasting effect ends and its card leaves the table."""
        self.effects &= ~effect
        bit = CARD_BIT[card]
        if self.in_play & bit:
            self.in_play ^= bit
            self.log_public(log.EFFECT_ENDS, card)
            if IS_STARRED[card]:
                self.removed |= bit
            else:
                self.discard |= bit

    def give_china(self, side: int, face_up: bool) -> None:
        """TS-9.3, TS-9.4: The China Card changes hands."""
        self.china = side
        self.china_up = face_up
        self.log_public(log.CHINA_TAKEN if face_up else log.CHINA_PASSED, side)

    # --- what a seat knows, invariants, positions ---------------------------------------------

    def board(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know (TS-V)."""
        return view.board(self, seat)

    def resample_hidden(self, seat: int) -> None:
        """Resample what the seat cannot know: the deck and the hidden part of the other hand."""
        resampling.resample_hidden(self, seat)

    def check(self) -> None:
        """The invariants of section TS-I of the rulebook."""
        invariants.check(self)

    def dump_board(self) -> dict[str, Any]:
        """The fields of this state for JSON."""
        return position.dump_board(self)

    def load_board(self, board: dict[str, Any]) -> None:
        """Read back what `dump_board` wrote."""
        position.load_board(self, board)
