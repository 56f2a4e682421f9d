"""Phase 6, Detente: agents rest, groups leave, and the game may end (CVK-7)."""

from detente.core.agenda import Step
from detente.core.deck import cards_in
from detente.games.cia_vs_kgb.rules import log
from detente.games.cia_vs_kgb.rules.cards import DETENTE, NONE, TARGET_VP
from detente.games.cia_vs_kgb.rules.ending import end_game
from detente.games.cia_vs_kgb.rules.events import OfferEvents
from detente.games.cia_vs_kgb.rules.state import ColdWar


class Detente(Step[ColdWar]):
    """CVK-7.1 leave, CVK-7.2 groups, CVK-7.3 score, CVK-7.4 event window, CVK-7.5 end."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Clear the table."""
        s.phase = DETENTE
        for seat in (0, 1):
            if s.field[seat] != NONE:
                s.send_agent_on_leave(seat)
        s.face_up = 0
        s.spied = NONE
        for group in cards_in(s.groups_of(0)) + cards_in(s.groups_of(1)):
            s.remove_group(group)
        s.log_public(log.SCORE_RECORDED, s.score[0], s.score[1])
        s.push_all([OfferEvents(s.balance, DETENTE, 0), CheckVictory()])


class CheckVictory(Step[ColdWar]):
    """CVK-7.5: 100 points and more than the other; CVK-A31: after the window."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """End the game, or play on (CVK-A32: level at 100, the first lead decides)."""
        if max(s.score) < TARGET_VP and not s.extra_rounds:
            return
        if s.score[0] != s.score[1]:
            end_game(s, "target_reached")
            return
        s.extra_rounds = True
        s.log_public(log.EXTRA_ROUND, s.score[0])
