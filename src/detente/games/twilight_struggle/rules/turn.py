"""A turn from its first to its last phase (TS-4.5)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.games.twilight_struggle.rules import knowledge, log
from detente.games.twilight_struggle.rules.action_round import ActionRounds
from detente.games.twilight_struggle.rules.cards import (
    LATE_WAR,
    MID_WAR,
    NO_CARD,
    NONE,
    SCORING,
    cards_in,
)
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.effects import UNTIL_END_OF_TURN
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.outcomes import DECK
from detente.games.twilight_struggle.rules.phases import END_OF_TURN
from detente.games.twilight_struggle.rules.scoring import FinalScoring
from detente.games.twilight_struggle.rules.sides import NOBODY, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tracks import (
    DISCARD_HELD,
    LAST_TURN,
    LATE_WAR_TURN,
    MID_WAR_TURN,
)

_NOT_HELD: Final = Reason("TS-6.4.4c", "refused-not-in-hand")


class Turn(Step[ColdWar]):
    """TS-4.5: nine phases in this order, turn after turn until the game ends."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Put a whole turn on the agenda, and the next one after it."""
        s.log_public(log.TURN_STARTED, s.turn)
        s.push_all(
            [
                ImproveDefcon(),
                Deal(),
                Headline(),
                ActionRounds(1),
                LateScoringCards(),
                HeldCard(),
                CheckMilitary(),
                RevealHeldCards(),
                FlipChina(),
                AdvanceTurn(),
                self,
            ]
        )


class ImproveDefcon(Step[ColdWar]):
    """TS-4.5.A: DEFCON below 5 rises by 1."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Raise DEFCON by 1, if it is below 5."""
        s.improve_defcon(1)


class Deal(Step[ColdWar]):
    """TS-4.5.B, TS-RS-1, TS-RS-5: hands are filled one card at a time, the USSR first."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Deal while somebody needs a card and there is one."""
        size = s.tables.hand_size[s.turn]
        missing = [size - hand.bit_count() for hand in s.hand]
        drawn: list[list[int]] = [[], []]
        side = USSR
        while missing[US] > 0 or missing[USSR] > 0:
            if missing[side] <= 0:
                side = 1 - side
            card = s.draw_card(side)
            if card == NO_CARD:
                break
            drawn[side].append(card)
            missing[side] -= 1
            side = 1 - side
        if drawn[US] or drawn[USSR]:
            s.log_public(log.CARDS_DEALT, len(drawn[US]), len(drawn[USSR]))
            for side in (US, USSR):
                s.log_private(side, log.CARDS_DRAWN, drawn[side])


class LateScoringCards(Step[ColdWar]):
    """TS-G-16: scoring cards for which there was no round; in tournaments they lose the game."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Discard them, or end the game (TS-SC-3)."""
        s.phase = END_OF_TURN
        s.phasing = NOBODY
        for side in (USSR, US):
            cards = cards_in(s.hand[side] & SCORING)
            if cards and s.rules.reveal_held:
                s.log_public(log.SCORING_CARD_HELD, side, cards)
                s.win(1 - side, "scoring_card_held")
                return
            for card in cards:
                s.discard_from_hand(side, card)
            knowledge.at_most_scoring(s, side, 0)


class HeldCard(Step[ColdWar]):
    """TS-6.4.4c: the holder of box 6 may discard a held card."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Offer the discard to the holder of box 6."""
        for side in (USSR, US):
            if s.has_ability(side, DISCARD_HELD) and s.hand[side]:
                s.push(DiscardHeld(side))


class DiscardHeld(SideDecision):
    """TS-6.4.4c, TS-SP-4: one card, or as many as wanted with `box6_all`."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-6.4.4c"
    prompt: ClassVar[str] = "prompt-discard-held"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The hand, or none."""
        return [*cards_in(s.hand[seat]), NONE] if s.hand[seat] else []

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Cards that are not held."""
        if action == NONE or s.hand[seat] >> action & 1:
            return None
        return _NOT_HELD

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Discard the card."""
        if action == NONE:
            s.log_public(log.NOTHING_DISCARDED, seat)
            return
        s.discard_from_hand(seat, action)
        if s.rules.box6_all:
            s.push(self)

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the card, or declining."""
        return "do-keep" if action == NONE else "do-discard"


class CheckMilitary(Step[ColdWar]):
    """TS-8.2.1, TS-MO-1: missing Military Operations give the enemy VP, both sides netted."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Compare with DEFCON; then both markers return to 0."""
        missing = [max(0, s.defcon - s.military[side]) for side in (US, USSR)]
        s.log_public(log.MILITARY_CHECKED, s.defcon, s.military[US], s.military[USSR])
        s.military = (0, 0)
        s.gain(US, missing[USSR] - missing[US])


class RevealHeldCards(Step[ColdWar]):
    """TS-4.5.F: in tournaments the held cards are shown."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Show the held cards to all."""
        if s.rules.reveal_held:
            for side in (US, USSR):
                if s.hand[side]:
                    s.log_public(log.HELD_CARDS_SHOWN, side, cards_in(s.hand[side]))
                    knowledge.learn_hand(s, side)


class FlipChina(Step[ColdWar]):
    """TS-4.5.G: The China Card is turned face up."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Turn The China Card face up."""
        s.china_up = True


class AdvanceTurn(Step[ColdWar]):
    """TS-4.5.H, TS-4.5.I: effects of the turn end, new cards join; after turn 10 the end."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Go on to the next turn or to final scoring."""
        s.effects &= ~UNTIL_END_OF_TURN
        s.line = ()
        s.space_used = (0, 0)
        if s.turn == LAST_TURN:
            s.push(FinalScoring())
            return
        s.turn += 1
        s.round = 0
        if s.turn == MID_WAR_TURN:
            join_deck(s, MID_WAR)
        elif s.turn == LATE_WAR_TURN:
            join_deck(s, LATE_WAR)


def join_deck(s: ColdWar, era: int) -> None:
    """TS-4.4: an era's cards are shuffled into what is left of the deck, without the discards."""
    knowledge.expect_new_cards(s)
    cards = cards_in(s.box & era)
    s.box &= ~era
    s.deck += cards
    s.shuffle(DECK, s.deck)
    s.log_public(log.MID_WAR_JOINS if era == MID_WAR else log.LATE_WAR_JOINS, len(cards))
