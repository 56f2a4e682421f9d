"""Phase 4, Cease-fire: dominance or disorder (CVK-5)."""

from detente.core.agenda import Step
from detente.games.cia_vs_kgb.rules import log
from detente.games.cia_vs_kgb.rules.cards import CEASE_FIRE, NONE
from detente.games.cia_vs_kgb.rules.events import OfferEvents
from detente.games.cia_vs_kgb.rules.influence import ahead, in_disorder
from detente.games.cia_vs_kgb.rules.state import ColdWar


class CeaseFire(Step[ColdWar]):
    """CVK-5.1: compare influences; then the event window (CVK-8.5), then the outcome."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Find out who is above S."""
        s.phase = CEASE_FIRE
        s.disorder = in_disorder(s)
        s.saved = 0
        s.olympic = NONE
        s.log_public(log.INFLUENCE_COMPARED, s.influence(0), s.influence(1), s.stability)
        s.push_all([OfferEvents(s.balance, CEASE_FIRE, 0), SettleStruggle()])


class SettleStruggle(Step[ColdWar]):
    """CVK-5.2 to CVK-5.6: apply the case that holds."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Nobody, one or both above S."""
        if s.disorder == 0:
            _place_token(s)
        elif s.disorder == 0b11:
            _both_in_disorder(s)
        else:
            _one_in_disorder(s, s.disorder.bit_length() - 1)


def _place_token(s: ColdWar) -> None:
    """CVK-5.2, CVK-5.3, the Olympic Games, and CVK-A22 if nothing decides."""
    s.dominance = ahead(s)
    event = log.DOMINANCE_GAINED
    if s.influence(0) == s.influence(1):
        event = log.DOMINANCE_BY_PROFILE
    if s.olympic != NONE:
        s.dominance = s.olympic
        event = log.DOMINANCE_BY_OLYMPICS
    if s.dominance == NONE:
        s.loser = NONE
        s.log_public(log.NO_DOMINANCE)
        s.bury_current()
        return
    s.loser = 1 - s.dominance
    s.log_public(event, s.dominance)


def _one_in_disorder(s: ColdWar, guilty: int) -> None:
    """CVK-5.4: his agent is lost, the other claims at once and counts as dominant."""
    winner = 1 - guilty
    s.log_public(log.DISORDER, guilty)
    _lose_agent(s, guilty)
    s.claim_current(winner)
    s.dominance = winner
    s.loser = guilty


def _both_in_disorder(s: ColdWar) -> None:
    """CVK-5.5: both agents are lost, the objective goes under its deck, no Debriefing."""
    s.log_public(log.DISORDER_BOTH)
    for seat in (0, 1):
        _lose_agent(s, seat)
    s.bury_current()
    s.dominance = NONE
    s.loser = NONE


def _lose_agent(s: ColdWar, seat: int) -> None:
    """Reveal and eliminate, unless the Nobel Peace Prize has saved him (CVK-A12)."""
    if s.saved >> seat & 1:
        return
    s.reveal_agent(seat, disorder=1)
    s.eliminate_agent(seat)
