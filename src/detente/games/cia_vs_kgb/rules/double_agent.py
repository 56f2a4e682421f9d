"""The Double Agent's plan: an enemy on leave, or a look at the next Agent X (CVK-6.12)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, SeatDecision
from detente.core.deck import cards_in
from detente.core.shared import changed
from detente.games.cia_vs_kgb.rules import log
from detente.games.cia_vs_kgb.rules.cards import (
    DECLINE,
    DEPUTY_DIRECTOR,
    END_ROLES,
    FIRST_ROLE,
    LOOK,
)
from detente.games.cia_vs_kgb.rules.state import ColdWar

_NO_OPTION: Final = Reason("CVK-6.12", "refused-double-agent-option")
_NOT_IN_HQ: Final = Reason("CVK-6.12", "refused-not-in-enemy-hq")
_DEPUTY: Final = Reason("CVK-6.11", "refused-deputy-leave")
_MUST_ACT: Final = Reason("CVK-6.12", "refused-double-agent-must")


def ask_double_agent(s: ColdWar, seat: int) -> None:
    """Let the owner of a working Double Agent choose his option."""
    s.log_public(log.PLAN_DOUBLE_AGENT, seat)
    s.push(DoubleAgentPlan(seat))


class DoubleAgentPlan(SeatDecision[ColdWar]):
    """Option A: an agent in the enemy's HQ goes on leave. Option B: the look of CVK-3.3."""

    __slots__ = ()

    rule: ClassVar[str] = "CVK-6.12"
    prompt: ClassVar[str] = "prompt-double-agent"

    def candidates(self, s: ColdWar, seat: int) -> list[int]:
        """The agents in the enemy's HQ, the look, or neither."""
        return [*[FIRST_ROLE + role for role in cards_in(s.hq[1 - seat])], LOOK, DECLINE]

    def forbids(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """The Deputy is no target (CVK-A17); declining depends on the edition (E2)."""
        if action == LOOK:
            return None
        if action == DECLINE:
            return None if s.rules.double_agent_optional else _MUST_ACT
        if not FIRST_ROLE <= action < END_ROLES:
            return _NO_OPTION
        if action - FIRST_ROLE == DEPUTY_DIRECTOR:
            return _DEPUTY
        return None if s.hq[1 - seat] >> (action - FIRST_ROLE) & 1 else _NOT_IN_HQ

    def resolve(self, s: ColdWar, seat: int, action: int) -> None:
        """Apply option A at once, keep option B for the next choice of agents."""
        if action == DECLINE:
            s.log_public(log.PLAN_DECLINED, seat)
        elif action == LOOK:
            s.spy_look = seat
            s.log_public(log.PLAN_LOOK, seat)
        else:
            enemy = 1 - seat
            role = action - FIRST_ROLE
            s.hq = changed(s.hq, enemy, s.hq[enemy] & ~(1 << role))
            s.leave = changed(s.leave, enemy, s.leave[enemy] | 1 << role)
            s.log_public(log.AGENT_ON_LEAVE, enemy, action, 1)

    def label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the option."""
        if action == LOOK:
            return "do-look"
        return "do-decline" if action == DECLINE else "do-send-on-leave"
