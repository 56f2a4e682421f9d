"""Action rounds (TS-4.5.D): one card, and what must be decided about it."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.games.twilight_struggle.rules import knowledge, log
from detente.games.twilight_struggle.rules.cards import (
    ASK_NOT,
    DECLINE,
    IS_SCORING,
    PASS,
    SCORING,
    TAKE,
    THE_CHINA_CARD,
    cards_in,
    is_card,
)
from detente.games.twilight_struggle.rules.countries import CANADA
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.effects import ENVY_OWED, NORAD_FORCE, TRAP
from detente.games.twilight_struggle.rules.events.vocabulary import WITHOUT_OWN, AddInfluence
from detente.games.twilight_struggle.rules.obligations import (
    forbids_card,
    forbids_china,
    has_extra_round,
    is_trapped,
    may_shed_scoring,
    must_score,
    rounds_left,
)
from detente.games.twilight_struggle.rules.phases import ACTION_ROUNDS
from detente.games.twilight_struggle.rules.play import answer_we_will_bury_you, play_card
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tracks import EXTRA_ROUND
from detente.games.twilight_struggle.rules.trap import LEAST_VALUE, DiscardInTrap, eligible

_NOT_A_CARD: Final = Reason("TS-5.1", "refused-not-a-card")
_TAKE_OR_DECLINE: Final = Reason("TS-AR-3", "refused-take-or-decline")
_HOLDS_SCORING: Final = Reason("TS-G-12", "refused-decline-scoring")


class ActionRounds(Step[ColdWar]):
    """TS-4.5.D: the USSR, then the US, round after round; then an eighth one for whom it is due."""

    __slots__ = ("round",)
    __match_args__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round

    def run(self, s: ColdWar) -> None:
        """Put the next round of both on the agenda."""
        s.phase = ACTION_ROUNDS
        if self.round > s.tables.rounds[s.turn]:
            s.push_all([ExtraRound(USSR), ExtraRound(US)])
            return
        s.round = self.round
        s.push_all([ActionRound(USSR), ActionRound(US), ActionRounds(self.round + 1)])


class ExtraRound(Step[ColdWar]):
    """TS-AR-3: the eighth round, if the side has a right to it and anything to play."""

    __slots__ = ("side",)
    __match_args__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: ColdWar) -> None:
        """Offer the eighth round."""
        s.round = EXTRA_ROUND
        side = self.side
        if has_extra_round(s, side) and (s.hand[side] or (s.china == side and s.china_up)):
            s.push(TakeExtraRound(side))


class TakeExtraRound(SideDecision):
    """TS-AR-3, TS-G-12: who holds a scoring card may not decline."""

    __slots__ = ()
    auto_resolve: ClassVar[bool] = False  # Whether it can be declined is the hand's secret.
    rule: ClassVar[str] = "TS-AR-3"
    prompt: ClassVar[str] = "prompt-extra-round"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """Take it or leave it."""
        return [TAKE, DECLINE]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """A scoring card must still be played."""
        if action == TAKE:
            return None
        if action == DECLINE:
            return _HOLDS_SCORING if s.hand[seat] & SCORING else None
        return _TAKE_OR_DECLINE

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Play the round or not."""
        if action == TAKE:
            s.push(ActionRound(seat))
        else:
            knowledge.at_most_scoring(s, seat, 0)
            s.log_public(log.EXTRA_ROUND_DECLINED, seat)

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names taking the round, or declining."""
        return "do-take-extra-round" if action == TAKE else "do-decline"


class ActionRound(Step[ColdWar]):
    """TS-4.2, TS-6.1.1: a side is phasing, and reach is what it is now."""

    __slots__ = ("side",)
    __match_args__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: ColdWar) -> None:
        """Ask for a card, or for a discard in a trap; a side without cards sits out."""
        side = self.side
        s.phase = ACTION_ROUNDS
        s.phasing = side
        s.mark_start()
        s.moved_to_two = False
        s.log_public(log.ROUND_STARTED, side, s.round)
        s.push(EndOfRound())
        trapped = is_trapped(s, side)
        if trapped:
            s.revelations += 1  # TS-V-16: the question itself shows something about the hand.
        if not s.hand[side] and (trapped or forbids_china(s, side) is not None):
            s.log_public(log.ROUND_SKIPPED, side)
            answer_we_will_bury_you(s, side, with_un=False)
        elif trapped and not must_score(s, side) and eligible(s, side):
            knowledge.at_most_scoring(s, side, rounds_left(s, side) - 1)
            answer_we_will_bury_you(s, side, with_un=False)
            s.push(DiscardInTrap(side))
        else:
            s.push(ChooseCard(side))


class ChooseCard(SideDecision):
    """TS-5.1: the card to play in this round."""

    __slots__ = ()
    auto_resolve: ClassVar[bool] = False  # How many cards may be played is the hand's secret.
    rule: ClassVar[str] = "TS-5.1"
    prompt: ClassVar[str] = "prompt-choose-card"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The hand, The China Card, and pass."""
        return [*cards_in(s.hand[seat]), THE_CHINA_CARD, PASS]

    def unbarred(self, s: ColdWar, seat: int) -> list[int]:
        """The whole hand, if nothing comes before it; else as usual."""
        hand = s.hand[seat]
        bound = s.effects & (TRAP[seat] | ENVY_OWED[seat]) != 0 or len(s.line) > 0
        if not hand or bound or must_score(s, seat):
            return super().unbarred(s, seat)
        cards = cards_in(hand)
        if forbids_china(s, seat) is None:
            cards.append(THE_CHINA_CARD)
        return cards

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """What is not there, and what something else comes before."""
        if not is_card(action) and action != PASS:
            return _NOT_A_CARD
        return forbids_card(s, seat, action)

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Put the card on the table and ask how to use it."""
        self._note_revealed(s, seat, action)
        if action == PASS:
            s.log_public(log.PASSED, seat)
            answer_we_will_bury_you(s, seat, with_un=False)
            return
        play_card(s, seat, action)

    def _note_revealed(self, s: ColdWar, seat: int, action: int) -> None:
        """TS-V: note what the card that is played shows everybody about the rest of the hand."""
        rounds = rounds_left(s, seat)
        scores = action != PASS and IS_SCORING[action]
        if is_trapped(s, seat) and (not scores or knowledge.most_scoring(s, seat) < rounds):
            knowledge.all_hidden_are(s, seat, knowledge.worth_at_most(s, seat, LEAST_VALUE - 1))
        if action == PASS and is_trapped(s, seat) and s.rules.trap_forces_scoring:
            knowledge.at_most_scoring(s, seat, 0)
        elif not scores and not self._may_be_outlet(s, seat, action):
            knowledge.at_most_scoring(s, seat, rounds - 1)

    def _may_be_outlet(self, s: ColdWar, seat: int, action: int) -> bool:
        """TS-SC-1: whether the card may have been open to a side that had to score."""
        if not may_shed_scoring(s, seat, action):
            return False
        if action == ASK_NOT:
            return True
        others = s.hand[seat].bit_count() - 1
        spare = s.known[1 - seat] & ~SCORING & ~(1 << action)
        return not spare and knowledge.most_scoring(s, seat) >= others

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the card, or passing."""
        return "do-pass" if action == PASS else "do-play-card"


class EndOfRound(Step[ColdWar]):
    """TS-NR-1: after a round in which DEFCON fell to 2, NORAD may add influence."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Offer NORAD's influence."""
        if s.effects & NORAD_FORCE and s.moved_to_two and s.controls(US, CANADA):
            s.push(AddInfluence(US, 1, s.present[US], exception=WITHOUT_OWN, may=1))
