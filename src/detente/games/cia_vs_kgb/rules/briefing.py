"""Phase 1, Briefing: the objective, the balance token, the group deck (CVK-2)."""

from detente.core.agenda import Step
from detente.core.deck import new_pile
from detente.games.cia_vs_kgb.rules import log
from detente.games.cia_vs_kgb.rules.arrange import OrderGroups, arrange, look
from detente.games.cia_vs_kgb.rules.cards import BRIEFING, NONE
from detente.games.cia_vs_kgb.rules.ending import end_game
from detente.games.cia_vs_kgb.rules.events import OfferEvents
from detente.games.cia_vs_kgb.rules.outcomes import BALANCE, GROUPS_DECK, OBJECTIVES
from detente.games.cia_vs_kgb.rules.state import ColdWar


class Briefing(Step[ColdWar]):
    """CVK-2.1: turn up the objective; then the event window (CVK-8.5) and the rest."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Start a round."""
        s.phase = BRIEFING
        s.round += 1
        s.claimed_now = 0
        if not s.objectives.cards and not self._new_deck(s):
            end_game(s, "objectives_exhausted")
            return
        turn_up_objective(s)
        s.log_public(log.ROUND_STARTED, s.round, s.objective)
        s.push_all([OfferEvents(s.balance, BRIEFING, 0), TakeBalance(), ShuffleGroups()])

    def _new_deck(self, s: ColdWar) -> bool:
        """CVK-A4: the objective discard becomes the new deck."""
        s.objectives = new_pile(s.objective_discard, s.seats)
        s.objective_discard = []
        s.shuffle(OBJECTIVES, s.objectives.cards)
        s.log_public(log.OBJECTIVES_RESHUFFLED, len(s.objectives.cards))
        return len(s.objectives.cards) > 0


def turn_up_objective(s: ColdWar) -> None:
    """CVK-2.1: the top objective becomes the current one."""
    s.revelations += 1
    s.objective = s.objectives.take()


class TakeBalance(Step[ColdWar]):
    """CVK-2.2: fewer points, else the last loser, else the holder keeps it; round 1: random."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Give the balance token."""
        if s.round == 1:
            s.balance = s.draw(BALANCE, [0, 1])
        elif s.score[0] != s.score[1]:
            s.balance = 0 if s.score[0] < s.score[1] else 1
        elif s.loser != NONE:
            s.balance = s.loser
        s.log_public(log.BALANCE_TAKEN, s.balance)


class ShuffleGroups(Step[ColdWar]):
    """CVK-2.3 shuffle all groups, except in round 1; then CVK-2.4 the Analyst's look."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Shuffle, and let a pending Analyst look."""
        if s.round > 1:
            s.groups = new_pile(sorted(s.groups.cards + s.group_discard), s.seats)
            s.group_discard = []
            s.shuffle(GROUPS_DECK, s.groups.cards)
            s.log_public(log.GROUPS_SHUFFLED, len(s.groups.cards))
        if s.analyst != NONE:
            analyst = s.analyst
            s.analyst = NONE
            count = min(3, len(s.groups.cards))
            s.log_public(log.ANALYST_LOOKED, analyst, count)
            look(s, s.groups, analyst, count)
            arrange(s, OrderGroups(analyst, 0, count))
