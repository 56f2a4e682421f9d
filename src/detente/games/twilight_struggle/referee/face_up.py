"""Cards that an action turns face up without a decision: they must be those on the real table."""

from typing import Final, cast

from detente.core.deck import mask_of
from detente.core.errors import InvalidInput
from detente.games.twilight_struggle.reconstruction.assignment import HiddenAssignment
from detente.games.twilight_struggle.reconstruction.events import last_events
from detente.games.twilight_struggle.referee.attempt import Attempt, cannot_hold, doubt
from detente.games.twilight_struggle.referee.questions import TableQuestions
from detente.games.twilight_struggle.rules import knowledge, log
from detente.games.twilight_struggle.rules.action_round import ChooseCard
from detente.games.twilight_struggle.rules.cards import DONE, SCORING, code, is_card
from detente.games.twilight_struggle.rules.events.hands import DiscardAndDraw
from detente.games.twilight_struggle.rules.obligations import rounds_left
from detente.games.twilight_struggle.rules.phases import END_OF_TURN
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar

_THE_CAMBRIDGE_FIVE: Final[int] = code("the_cambridge_five")


class FaceUpCards:
    """Compares the cards that an action turns face up with those that people see."""

    def __init__(self, assignment: HiddenAssignment) -> None:
        self.assignment = assignment

    @property
    def state(self) -> ColdWar:
        """The state in which the action is taken."""
        return self.assignment.trajectory.state

    def match_table(self, attempt: Attempt, after: ColdWar, questions: TableQuestions) -> bool:
        """Whether all cards that are face up now are so on the real table.

        If not, the hidden cards are reassigned, and the action can be tried again.
        """
        events = last_events(after)
        for side in self._late_sides(attempt, after):
            if not self._discards_late(attempt, side, after, questions):
                return False
        for event in events:
            if event.kind is log.EVENT_OCCURS and event.values[1] == _THE_CAMBRIDGE_FIVE:
                seen = [e.values for e in events if e.kind is log.CARD_SHOWN]
                shown = {cast(int, card) for side, card in seen if side == US}
                if not self._shows(attempt, shown, set(questions.scoring_cards())):
                    return False
            elif event.kind is log.ORDER_FIXED:
                last = cast("list[int]", event.values[0])[-1]
                if not self._leaves(attempt, last, questions):
                    return False
            elif event.kind is log.DISCARDED_FROM_HAND:
                side, card = cast("tuple[int, int]", event.values)
                if not self._discards(attempt, side, card, after, questions):
                    return False
        return True

    def _shows(self, attempt: Attempt, assumed: set[int], named: set[int]) -> bool:
        """Whether these are the US scoring cards; if not, reassign the hidden cards."""
        if assumed == named:
            return True
        others = [
            card for card in self.assignment.hidden if SCORING >> card & 1 and card not in named
        ]
        attempt.holds += [(US, card) for card in named]
        attempt.lacks += [(US, card) for card in others]
        if attempt.reassign(self.assignment):
            return False
        for card in sorted(named - assumed):
            if not self.assignment.reassign([(US, card)]):
                raise cannot_hold(self.state, US, card)
        for card in sorted(assumed - named):
            raise doubt(self.state, US, card, "referee-must-hold")
        raise InvalidInput("referee-no-deal")

    def _discards(
        self, attempt: Attempt, side: int, card: int, after: ColdWar, questions: TableQuestions
    ) -> bool:
        """Whether this card was chosen or drawn, or had to be discarded."""
        late = after.phase == END_OF_TURN or _ends_turn(after)
        if card == attempt.action or (side, card) in attempt.drawn:
            return True
        if not (late and SCORING >> card & 1):
            return self._leaves(attempt, card, questions)
        late_sides = self._late_sides(attempt, after)
        if side in late_sides or (side, card) in attempt.lacks:
            return True
        # TS-G-16: by what was seen, this side cannot have held a scoring card.
        attempt.lacks.append((side, card))
        return not attempt.reassign(self.assignment)

    def _late_sides(self, attempt: Attempt, after: ColdWar) -> list[int]:
        """The sides that may hold scoring cards, by what was seen, when this action ends a turn."""
        if not _ends_turn(after):
            return []
        most = [knowledge.most_scoring(self.state, side) for side in (US, USSR)]
        seat, action = attempt.seat, attempt.action
        if isinstance(self.state.decision(), ChooseCard) and is_card(action):
            scores = SCORING >> action & 1
            left = rounds_left(self.state, seat) - 1
            most[seat] = most[seat] - 1 if scores else min(most[seat], left)
        most[US] += self._drawn(attempt)
        return [side for side in (USSR, US) if most[side] > 0]

    def _drawn(self, attempt: Attempt) -> int:
        """How many cards the US draws now by Ask Not."""
        decision = self.state.decision()
        draws = isinstance(decision, DiscardAndDraw) and attempt.action == DONE
        return cast(DiscardAndDraw, decision).count if draws else 0

    def after_draws(self, attempt: Attempt) -> ColdWar:
        """The state in which the US has drawn what it draws by Ask Not, if it does."""
        later = self.state.clone()
        top = later.deck[max(len(later.deck) - self._drawn(attempt), 0) :]
        later.hand[US] |= mask_of(top)
        later.deck = [card for card in later.deck if card not in top]
        return later

    def _discards_late(
        self, attempt: Attempt, side: int, after: ColdWar, questions: TableQuestions
    ) -> bool:
        """Whether these are a side's late scoring cards; if not, reassign the hidden cards."""
        named = set(questions.late_cards(side))
        known = {attempt.action, *(card for _, card in attempt.drawn)}
        if named == {card for by, card in _late_discards(after) if by == side} - known:
            return True
        scoring = [card for card in self.assignment.hidden if SCORING >> card & 1]
        lacks = [(side, card) for card in scoring if card not in named | known]
        holds = [*attempt.holds, *((side, card) for card in named)]
        if not self.assignment.reassign(holds, lacks, self.after_draws(attempt)):
            raise InvalidInput("referee-no-deal")
        return False

    def _leaves(self, attempt: Attempt, assumed: int, questions: TableQuestions) -> bool:
        """Whether the US card that is left without a decision is the one on the real table."""
        if assumed == attempt.action or assumed not in self.assignment.hidden:
            return True
        named = questions.last_card()
        if named == assumed:
            return True
        attempt.holds += [*attempt.named(self.state), (US, named)]
        if not attempt.reassign(self.assignment):
            raise cannot_hold(self.state, US, named)
        return False


def _ends_turn(state: ColdWar) -> bool:
    """Whether the last action ended the turn."""
    return any(event.kind is log.MILITARY_CHECKED for event in last_events(state))


def _late_discards(state: ColdWar) -> list[tuple[int, int]]:
    """(side, card) of what the last action discarded just before the end of the turn."""
    gone: list[tuple[int, int]] = []
    for event in last_events(state):
        if event.kind is log.MILITARY_CHECKED:
            break
        if event.kind is log.DISCARDED_FROM_HAND:
            gone.append(cast("tuple[int, int]", event.values))
        else:
            gone = []
    return gone
