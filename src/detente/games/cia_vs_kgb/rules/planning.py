"""Phase 2, Planning: each side sends its Agent X into the field (CVK-3)."""

from typing import ClassVar, Final

from detente.core.agenda import Decision, Reason, Step
from detente.core.deck import cards_in
from detente.core.shared import changed
from detente.games.cia_vs_kgb.rules import log
from detente.games.cia_vs_kgb.rules.cards import END_ROLES, FIRST_ROLE, NONE, PLANNING
from detente.games.cia_vs_kgb.rules.double_agent import ask_double_agent
from detente.games.cia_vs_kgb.rules.events import OfferEvents
from detente.games.cia_vs_kgb.rules.state import ColdWar

_NOT_AN_AGENT: Final = Reason("CVK-3.2", "refused-not-an-agent")
_ON_LEAVE: Final = Reason("CVK-3.2", "refused-agent-on-leave")
_ELIMINATED: Final = Reason("CVK-3.2", "refused-agent-eliminated")


class Planning(Step[ColdWar]):
    """CVK-3.1 a pending Double Agent, CVK-8.5 the event window, CVK-3.2 the agents, CVK-3.4."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Put the steps of the phase on the agenda."""
        s.phase = PLANNING
        s.push_all([OfferEvents(s.balance, PLANNING, 0), SendAgents(), EndLeave()])
        if s.double_agent != NONE:
            owner = s.double_agent
            s.double_agent = NONE
            ask_double_agent(s, owner)


class SendAgents(Step[ColdWar]):
    """CVK-3.2 at the same time, or CVK-3.3 the opponent of a pending look first."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Ask for the agents."""
        if s.spy_look == NONE:
            s.push(ChooseAgent(0b11))
            return
        spy = s.spy_look
        s.push_all([ChooseAgent(1 << (1 - spy)), Spy(spy), ChooseAgent(1 << spy)])


class Spy(Step[ColdWar]):
    """CVK-3.3: the holder of a look sees the enemy's Agent X before he picks his own."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: ColdWar) -> None:
        """Show the agent to this seat alone."""
        s.revelations += 1
        s.spy_look = NONE
        s.spied = self.seat
        enemy = 1 - self.seat
        s.log_public(log.AGENT_SPIED, self.seat)
        s.log_private(self.seat, log.ENEMY_AGENT_SEEN, FIRST_ROLE + s.field[enemy], enemy)


class ChooseAgent(Decision[ColdWar]):
    """CVK-3.2: secretly choose an agent in HQ as Agent X; `who` is a mask of seats."""

    __slots__ = ("who",)
    __match_args__ = ("who",)

    rule: ClassVar[str] = "CVK-3.2"
    prompt: ClassVar[str] = "prompt-choose-agent"

    def __init__(self, who: int) -> None:
        self.who = who & 0b11  # a damaged position may say anything

    def seats(self, s: ColdWar) -> tuple[int, ...]:
        """Both, or one of them when the other has a look."""
        return tuple(cards_in(self.who))

    def candidates(self, s: ColdWar, seat: int) -> list[int]:
        """The own agents."""
        return [FIRST_ROLE + role for role in cards_in(s.hq[seat])]

    def forbids(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """An agent on leave or eliminated cannot be picked."""
        if not FIRST_ROLE <= action < END_ROLES:
            return _NOT_AN_AGENT
        role = action - FIRST_ROLE
        if s.leave[seat] >> role & 1:
            return _ON_LEAVE
        return _ELIMINATED if s.eliminated[seat] >> role & 1 else None

    def resolve(self, s: ColdWar, seat: int, action: int) -> None:
        """Send the agent into the field, face down."""
        self._send(s, seat, action)
        s.log_public(log.AGENT_CHOSEN, seat)

    def resolve_all(self, s: ColdWar, actions: list[int]) -> None:
        """Send both agents into the field, face down."""
        for seat in (0, 1):
            self._send(s, seat, actions[seat])
        s.log_public(log.AGENTS_CHOSEN)

    def _send(self, s: ColdWar, seat: int, action: int) -> None:
        role = action - FIRST_ROLE
        s.possible = changed(s.possible, seat, s.hq[seat])
        s.hq = changed(s.hq, seat, s.hq[seat] & ~(1 << role))
        s.field = changed(s.field, seat, role)
        s.log_private(seat, log.OWN_AGENT, action, seat)

    def label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names sending this agent."""
        return "do-send-agent"


class EndLeave(Step[ColdWar]):
    """CVK-3.4: after both picks all agents on leave return to HQ."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Return all agents on leave to HQ."""
        for seat in (0, 1):
            if s.leave[seat]:
                home = [FIRST_ROLE + role for role in cards_in(s.leave[seat])]
                s.log_public(log.LEAVE_ENDED, seat, home)
                s.hq = changed(s.hq, seat, s.hq[seat] | s.leave[seat])
                s.leave = changed(s.leave, seat, 0)
