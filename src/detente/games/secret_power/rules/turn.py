"""Rounds, Action Phases and turns (SP-FLOW, SP-SUP, SP-TRN)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.core.shared import replaced
from detente.games.secret_power.rules import log
from detente.games.secret_power.rules.advancing import (
    advance,
    advance_hint,
    advance_label,
    bars_advance,
)
from detente.games.secret_power.rules.codes import (
    FIRST_OPERATION,
    FIRST_PROFESSIONAL,
    FIRST_PROJECT,
    FIRST_WAR,
    PASS,
    TRAIN,
    is_object,
    is_operation,
    is_professional,
    is_project,
)
from detente.games.secret_power.rules.counting import reach, shadows, shadows_at
from detente.games.secret_power.rules.decision import PlayerDecision, PlayerStep
from detente.games.secret_power.rules.ending import LastAttachments
from detente.games.secret_power.rules.falcon import FalconTurn, supervise
from detente.games.secret_power.rules.infiltration import (
    SendAgents,
    agents_needed,
    bars_infiltration,
    bars_operation,
    infiltrable,
    operation_agents,
    run_operation,
)
from detente.games.secret_power.rules.places import GONE, NOBODY, ZONE
from detente.games.secret_power.rules.professions import bars_professional, play
from detente.games.secret_power.rules.projects import ALL_OPERATIONS, FOUR
from detente.games.secret_power.rules.recruiting import can_recruit, recruit
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.takeover import Takeover
from detente.games.secret_power.rules.treaty_phase import TreatyPhase

_SUPERVISED: Final = Reason("SP-SUP-03", "refused-supervised")
_EMPTY_POOL: Final = Reason("SP-TRN-01", "refused-empty-pool")
_MUST_ACT: Final = Reason("SP-FLOW-06", "refused-must-act")
_NO_ACTION: Final = Reason("SP-FLOW-05", "refused-no-action")
_PROJECT_CODES: Final[list[int]] = [FIRST_PROJECT + project for project in FOUR]


class Round(Step[Conspiracy]):
    """SP-FLOW-02: a new zone is dealt; a world war may begin (SP-WAR-01)."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Left to right, then the first Action Phase."""
        before = s.wars()
        s.round += 1
        s.phase = 0
        size = s.rules.zone_size(s.seats)
        s.revelations += 1
        s.zone = tuple(reversed(s.deck[-size:]))
        s.deck = s.deck[:-size]
        for card in s.zone:
            s.place = replaced(s.place, card, ZONE)
        s.log_public(log.ROUND_STARTED, s.round, list(s.zone))
        for war in range(before, s.wars()):
            s.log_public(log.WAR_STARTED, FIRST_WAR + war, s.surcharge())
        s.push(ActionPhase())


class ActionPhase(Step[Conspiracy]):
    """SP-FLOW-03, SP-SUP-01, SP-SUP-02: the Supervisor moves on; each player takes one turn."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Clockwise from the Supervisor's holder, who recruits first."""
        if s.phase or s.round > 1:
            s.supervisor = (s.supervisor + 1) % s.players
        s.phase += 1
        s.spent = False
        s.log_public(log.PHASE_STARTED, s.supervisor, s.phase)
        order = s.clockwise(s.supervisor)
        turns: list[Step[Conspiracy]] = [Turn(player) for player in order]
        s.push_all([*turns, Takeover(), EndOfPhase()])
        if s.is_falcon(s.supervisor):
            supervise(s)
        else:
            recruit(s, s.supervisor, s.tables.supervisor_recruits)


class EndOfPhase(Step[Conspiracy]):
    """SP-FLOW-02: again until the zone is empty; SP-RUL-03 limits how often."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Begin the next Action Phase, or the Treaty Phase."""
        if s.zone and s.phase < s.tables.most_phases:
            s.push(ActionPhase())
            return
        for card in s.zone:
            s.place = replaced(s.place, card, GONE)
        s.zone = ()
        s.push_all([TreatyPhase(), NextRound()])


class NextRound(Step[Conspiracy]):
    """SP-FLOW-01, SP-END-01: five rounds, then the end."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """The game ends after the last Treaty Phase."""
        if s.round < s.rules.rounds(s.seats):
            s.push(Round())
        else:
            s.push(LastAttachments())


class Turn(PlayerStep):
    """SP-FLOW-04: a player's turn."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """The Headhunter recruits, then the player acts."""
        player = self.player
        if player != s.supervisor:
            s.spent = False
        if s.is_falcon(player):
            s.log_public(log.TURN_STARTED, player)
            s.push(FalconTurn())
            return
        s.may_play = s.rules.professionals
        s.push(Act(player))
        if player == s.headhunter():
            recruit(s, player, s.tables.headhunter_recruits)


class Act(PlayerDecision):
    """SP-FLOW-04, SP-FLOW-05: professionals, then one of the main actions."""

    __slots__ = ()
    rule: ClassVar[str] = "SP-FLOW-05"
    prompt: ClassVar[str] = "prompt-act"
    auto_resolve: ClassVar[bool] = False

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """Zone, operation, projects, training; professionals; passing."""
        found = list(s.zone[: reach(s, seat)])
        if len(s.operations) < ALL_OPERATIONS:
            found.append(FIRST_OPERATION + len(s.operations))
        if s.supervisor != seat:
            found += _PROJECT_CODES
            found.append(TRAIN)
        found += [FIRST_PROFESSIONAL + card for card in s.crew[seat]]
        found.append(PASS)
        return found

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """Each action by its own rules; the Supervisor forbids two of them (SP-SUP-03)."""
        if is_object(action):
            return bars_infiltration(s, seat, action)
        if is_operation(action):
            return bars_operation(s, seat, action - FIRST_OPERATION, 0)
        if is_professional(action):
            return bars_professional(s, seat, action - FIRST_PROFESSIONAL)
        if action == PASS:
            return _MUST_ACT if self.can_act(s, seat) else None
        if not is_project(action) and action != TRAIN:
            return _NO_ACTION
        if s.supervisor == seat:
            return _SUPERVISED
        if action == TRAIN:
            return None if can_recruit(s, seat) else _EMPTY_POOL
        return bars_advance(s, seat, action - FIRST_PROJECT, 0)

    def unbarred(self, s: Conspiracy, seat: int) -> list[int]:
        """Passing only where no main action is possible, which need not be worked out twice."""
        found = infiltrable(s, seat)
        top = len(s.operations)
        if bars_operation(s, seat, top, 0) is None:
            found.append(FIRST_OPERATION + top)
        if s.supervisor != seat:
            for project in FOUR:
                if bars_advance(s, seat, project, 0) is None:
                    found.append(FIRST_PROJECT + project)
            if can_recruit(s, seat):
                found.append(TRAIN)
        must_act = len(found) > 0
        for card in s.crew[seat]:
            if bars_professional(s, seat, card) is None:
                found.append(FIRST_PROFESSIONAL + card)
        if not must_act:
            found.append(PASS)
        return found

    def can_act(self, s: Conspiracy, seat: int) -> bool:
        """Whether any main action is legal (SP-FLOW-06)."""
        for action in self.listed(s, seat):
            main = action != PASS and not is_professional(action)
            if main and self.bars(s, seat, action) is None:
                return True
        return False

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """Do it; after a professional the main action still follows."""
        if is_object(action):
            s.push(SendAgents(seat, action))
        elif is_operation(action):
            run_operation(s, seat, 0)
        elif is_project(action):
            advance(s, seat, action - FIRST_PROJECT, 0)
        elif action == TRAIN:
            s.log_public(log.TRAINED, seat)
            recruit(s, seat, s.tables.trained)
        elif action == PASS:
            s.log_public(log.PASSED, seat)
        else:
            s.push(Act(seat))
            play(s, seat, action - FIRST_PROFESSIONAL)

    def prompt_args(self, s: Conspiracy, seat: int) -> dict[str, object]:
        """What the player has to act with."""
        supervised = 1 if s.supervisor == seat else 0
        return {"agents": s.active[seat], "shadows": shadows(s, seat), "supervisor": supervised}

    def label(self, s: Conspiracy, seat: int, action: int) -> str:
        """The message that names the kind of action."""
        if is_object(action):
            return "do-infiltrate" if s.occupant[action] == NOBODY else "do-intercept"
        if is_operation(action):
            return "do-operate"
        if is_project(action):
            return advance_label(s, seat, action)
        if is_professional(action):
            return "do-play"
        return "do-train" if action == TRAIN else super().label(s, seat, action)

    def hint(self, s: Conspiracy, seat: int, action: int) -> dict[str, object]:
        """How many agents it takes."""
        if is_object(action):
            position = s.zone.index(action)
            needed, helpers = agents_needed(s, seat, position), shadows_at(s, seat, position)
            return {"kind": "agents-needed", "agents": needed, "shadows": helpers}
        if is_operation(action):
            needed, helpers = operation_agents(s, seat, 0), shadows(s, seat)
            return {"kind": "agents-needed", "agents": needed, "shadows": helpers}
        return advance_hint(s, seat, action, 0) if is_project(action) else {}
