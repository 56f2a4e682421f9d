"""Cards that lie open without having been chosen: on the real table they must be the same ones."""

from typing import Final, cast

from detente.core.deck import mask_of
from detente.core.errors import BadInput
from detente.games.twilight_struggle.reconstruction.assignment import Deal
from detente.games.twilight_struggle.reconstruction.trajectory import Pick, news
from detente.games.twilight_struggle.referee.answers import People
from detente.games.twilight_struggle.referee.attempt import Attempt, cannot_hold, doubt
from detente.games.twilight_struggle.rules import knowledge, log
from detente.games.twilight_struggle.rules.action_round import ChooseCard
from detente.games.twilight_struggle.rules.cards import DONE, SCORING, code, is_card
from detente.games.twilight_struggle.rules.events.hands import DiscardAndDraw
from detente.games.twilight_struggle.rules.obligations import rounds_left
from detente.games.twilight_struggle.rules.phases import END_OF_TURN
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar

_THE_CAMBRIDGE_FIVE: Final[int] = code("the_cambridge_five")


class OpenCards:
    """Compares the cards that a choice brings to light with those that people see."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal

    @property
    def state(self) -> ColdWar:
        """The state in which the choice is made."""
        return self.deal.path.state

    def are_true(self, attempt: Attempt, after: ColdWar, people: People) -> bool:
        """Whether no card lies open after this that does not on the real table.

        If one does, other hands are supposed, with which the choice can be tried again.
        """
        happened = news(after)
        for side in self._late_sides(attempt, after):
            if not self._discards_late(attempt, side, after, people):
                return False
        for entry in happened:
            if entry.kind is log.EVENT_OCCURS and entry.values[1] == _THE_CAMBRIDGE_FIVE:
                seen = [e.values for e in happened if e.kind is log.CARD_SHOWN]
                shown = {cast(int, card) for side, card in seen if side == US}
                if not self._shows(attempt, shown, set(people.scoring_cards(after))):
                    return False
            elif entry.kind is log.ORDER_FIXED:
                last = cast("list[int]", entry.values[0])[-1]
                if not self._leaves(attempt, last, after, people):
                    return False
            elif entry.kind is log.DISCARDED_FROM_HAND:
                side, card = cast("tuple[int, int]", entry.values)
                if not self._discards(attempt, Pick(side, card), after, people):
                    return False
        return True

    def _shows(self, attempt: Attempt, supposed: set[int], told: set[int]) -> bool:
        """Whether these are the US scoring cards; if not, suppose others."""
        if supposed == told:
            return True
        others = [card for card in self.deal.hidden if SCORING >> card & 1 and card not in told]
        attempt.holds += [(US, card) for card in told]
        attempt.lacks += [(US, card) for card in others]
        if attempt.suppose(self.deal):
            return False
        for card in sorted(told - supposed):
            if not self.deal.suppose([(US, card)]):
                raise cannot_hold(self.state, US, card)
        for card in sorted(supposed - told):
            raise doubt(self.state, US, card, "referee-must-hold")
        raise BadInput("referee-no-deal")

    def _discards(self, attempt: Attempt, pick: Pick, after: ColdWar, people: People) -> bool:
        """Whether this card was chosen or drawn, or could not but go."""
        late = after.phase == END_OF_TURN or _ends_turn(after)
        if pick.card == attempt.action or pick in attempt.told:
            return True
        if not (late and SCORING >> pick.card & 1):
            return self._leaves(attempt, pick.card, after, people)
        late_sides = self._late_sides(attempt, after)
        if pick.side in late_sides or (pick.side, pick.card) in attempt.lacks:
            return True
        attempt.lacks.append((pick.side, pick.card))  # TS-G-16: nobody is supposed to be late.
        return not attempt.suppose(self.deal)

    def _late_sides(self, attempt: Attempt, after: ColdWar) -> list[int]:
        """Who may hold a scoring card when the turn ends by this choice, as far as all can tell."""
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

    def _discards_late(self, attempt: Attempt, side: int, after: ColdWar, people: People) -> bool:
        """Whether these are a side's late scoring cards; if not, suppose others."""
        told = set(people.late_cards(after, side))
        known = {attempt.action, *(pick.card for pick in attempt.told if isinstance(pick, Pick))}
        if told == {card for by, card in _late_discards(after) if by == side} - known:
            return True
        scoring = [card for card in self.deal.hidden if SCORING >> card & 1]
        lacks = [(side, card) for card in scoring if card not in told | known]
        holds = [*attempt.holds, *((side, card) for card in told)]
        if not self.deal.suppose(holds, lacks, self.after_draws(attempt)):
            raise BadInput("referee-no-deal")
        return False

    def _leaves(self, attempt: Attempt, supposed: int, after: ColdWar, people: People) -> bool:
        """Whether this is the card of the US that is left without a choice, if one is."""
        if supposed == attempt.action or supposed not in self.deal.hidden:
            return True
        told = people.last_card(after)
        if told == supposed:
            return True
        attempt.holds += [*attempt.named(self.state), (US, told)]
        if not attempt.suppose(self.deal):
            raise cannot_hold(self.state, US, told)
        return False


def _ends_turn(state: ColdWar) -> bool:
    """Whether the last choice ended the turn."""
    return any(entry.kind is log.MILITARY_CHECKED for entry in news(state))


def _late_discards(state: ColdWar) -> list[tuple[int, int]]:
    """(side, card) of what the last choice discarded just before the end of the turn."""
    gone: list[tuple[int, int]] = []
    for entry in news(state):
        if entry.kind is log.MILITARY_CHECKED:
            break
        if entry.kind is log.DISCARDED_FROM_HAND:
            gone.append(cast("tuple[int, int]", entry.values))
        else:
            gone = []
    return gone
