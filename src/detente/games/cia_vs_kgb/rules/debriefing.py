"""Phase 5, Debriefing: Agents X are revealed and carry out their plans (CVK-6)."""

from detente.core.agenda import Step
from detente.games.cia_vs_kgb.rules import log
from detente.games.cia_vs_kgb.rules.cards import (
    ANALYST,
    ASSASSIN,
    DEBRIEFING,
    DIRECTOR,
    DOUBLE_AGENT,
    FIRST_ROLE,
    MASTER_SPY,
    NONE,
)
from detente.games.cia_vs_kgb.rules.double_agent import ask_double_agent
from detente.games.cia_vs_kgb.rules.events import OfferEvents
from detente.games.cia_vs_kgb.rules.state import ColdWar


class Debriefing(Step[ColdWar]):
    """The event window, then the plans; nothing if both were in disorder (CVK-5.5)."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Put the steps of the phase on the agenda."""
        s.phase = DEBRIEFING
        if s.disorder != 0b11:
            s.push_all([OfferEvents(s.balance, DEBRIEFING, 0), RevealAgents(), ClaimObjective()])


class RevealAgents(Step[ColdWar]):
    """CVK-6.1: reveal, then plans from low to high initiative, the dominant side first."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Turn the agents up and line up their plans."""
        order = [0, 1] if s.dominance != 1 else [1, 0]
        present = [seat for seat in order if s.field[seat] != NONE]
        for seat in present:
            s.reveal_agent(seat)
        if len(present) == 2 and s.field[present[1]] < s.field[present[0]]:
            present.reverse()
        s.push_all([CarryOutPlan(seat, s.field[seat]) for seat in present])


class CarryOutPlan(Step[ColdWar]):
    """The plan of one agent, CVK-6.10 to CVK-6.15."""

    __slots__ = ("role", "seat")
    __match_args__ = ("seat", "role")

    def __init__(self, seat: int, role: int) -> None:
        self.seat = seat
        self.role = role

    def run(self, s: ColdWar) -> None:
        """Do what the agent is for."""
        seat = self.seat
        if self.role == MASTER_SPY:
            worked = _master_spy(s, seat)
        elif self.role == DOUBLE_AGENT:
            worked = _double_agent(s, seat)
        elif self.role == ANALYST:
            worked = _analyst(s, seat)
        elif self.role == ASSASSIN:
            worked = _assassin(s, seat)
        elif self.role == DIRECTOR:
            worked = _director(s, seat)
        else:
            worked = False  # CVK-6.11: the Deputy Director has no plan.
        if not worked:
            s.log_public(log.PLAN_WITHOUT_EFFECT, seat, FIRST_ROLE + self.role)


def _master_spy(s: ColdWar, seat: int) -> bool:
    """CVK-6.10: the player without dominance claims an unclaimed objective."""
    if s.objective == NONE:
        return False
    s.log_public(log.PLAN_SPY, seat)
    s.claim_current(1 - s.dominance)
    return True


def _double_agent(s: ColdWar, seat: int) -> bool:
    """CVK-6.12: against another Double Agent only the dominant side's works."""
    if s.field[1 - seat] == DOUBLE_AGENT and s.dominance != seat:
        return False
    if s.rules.double_agent_in_planning:
        s.double_agent = seat
        s.log_public(log.PLAN_DOUBLE_AGENT_LATER, seat)
    else:
        ask_double_agent(s, seat)
    return True


def _analyst(s: ColdWar, seat: int) -> bool:
    """CVK-6.13: against another Analyst only the non-dominant side's works."""
    if s.field[1 - seat] == ANALYST and s.dominance != 1 - seat:
        return False
    s.analyst = seat
    s.log_public(log.PLAN_ANALYST, seat)
    return True


def _assassin(s: ColdWar, seat: int) -> bool:
    """CVK-6.14: if dominant without disorder, the enemy agent dies and the objective is buried."""
    if s.dominance != seat or s.disorder != 0:
        return False
    s.log_public(log.PLAN_ASSASSIN, seat)
    s.eliminate_agent(1 - seat)
    if s.objective != NONE:
        s.bury_current()
    return True


def _director(s: ColdWar, seat: int) -> bool:
    """CVK-6.15: if dominant, claim also the bottom objective; CVK-A5: if there is one."""
    if s.dominance != seat or not s.objectives.cards:
        return False
    s.log_public(log.PLAN_DIRECTOR, seat)
    s.revelations += 1
    s.claim(seat, s.objectives.take_bottom())
    return True


class ClaimObjective(Step[ColdWar]):
    """CVK-6.2: the dominant player claims what is still there; CVK-6.3: the token goes home."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Claim, and take the token back."""
        if s.objective != NONE and s.dominance != NONE:
            s.claim_current(s.dominance)
        s.dominance = NONE
