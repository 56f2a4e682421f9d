"""Advancing in projects, and what advancing and infiltrating set off (SP-PRJ, SP-AL-55 to 57)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.core.deck import cards_in
from detente.core.shared import added
from detente.games.secret_power.rules import log
from detente.games.secret_power.rules.codes import (
    CODES,
    DONE,
    FIRST_MINOR,
    FIRST_PROJECT,
    FIRST_TREATY,
    is_minor,
    is_object,
    is_project,
    is_treaty,
)
from detente.games.secret_power.rules.concluding import (
    ConcludeFree,
    ask_to_conclude,
    discard,
    gain_minor,
)
from detente.games.secret_power.rules.counting import interest, signs, stage_agents
from detente.games.secret_power.rules.decision import PlayerDecision
from detente.games.secret_power.rules.objects import MINOR_GROUPS, MINOR_OF, TYPE
from detente.games.secret_power.rules.projects import FOUR, LAST_STAGE, SECRET_POWER
from detente.games.secret_power.rules.scoring import standings, tell_points
from detente.games.secret_power.rules.state import Conspiracy

_NO_PROJECT: Final = Reason("SP-PRJ-01", "refused-no-project")
_FINISHED: Final = Reason("SP-PRJ-01", "refused-last-stage")
_AGENTS: Final = Reason("SP-PRJ-02", "refused-stage-agents")
_SIGNS: Final = Reason("SP-PRJ-03", "refused-stage-signs")
_COORDINATOR: Final = Reason("SP-PRJ-04", "refused-no-coordinator")
_INTEREST: Final = Reason("SP-PRJ-06", "refused-stage-interest")
_NO_INTEREST: Final = Reason("SP-PRJ-06", "refused-no-interest")
_NOT_SET_OFF: Final = Reason("SP-RUL-25", "refused-not-set-off")
_NOTHING_TO_ADVANCE: Final = Reason("SP-AL-55", "refused-nothing-to-advance")
_NO_MINOR: Final = Reason("SP-RUL-04", "refused-no-minor")
_OTHER_MINOR: Final = Reason("SP-AL-56", "refused-other-minor")


def bars_advance(s: Conspiracy, player: int, project: int, discount: int) -> Reason | None:
    """What keeps a player from the next stage of a project."""
    stage = s.stage[player * 4 + project]
    if stage == LAST_STAGE:
        return _FINISHED
    agents = stage_agents(s, player, project, discount)
    if s.active[player] < agents:
        return _AGENTS
    if project == SECRET_POWER:
        if interest(s, player) < s.tables.stage_signs[project][stage + 1]:
            return _INTEREST
    elif signs(s, player, project) < s.tables.stage_signs[project][stage + 1]:
        return _SIGNS
    if stage == 0 and agents == 0 and not s.active[player] and not s.pool[player]:
        return _COORDINATOR
    return None


def can_advance(s: Conspiracy, player: int, discount: int) -> bool:
    """Whether any project is open to a player."""
    for project in FOUR:  # noqa: SIM110, a generator is slow when compiled
        if bars_advance(s, player, project, discount) is None:
            return True
    return False


def advance(s: Conspiracy, player: int, project: int, discount: int) -> None:
    """Pay for the next stage and enter it."""
    s.push(EnterStage(player, project, stage_agents(s, player, project, discount)))
    if project == SECRET_POWER:
        need = s.tables.stage_signs[project][s.stage[player * 4 + project] + 1]
        s.push(PayInterest(player, need))


class Advance(PlayerDecision):
    """An extra action: advance in any project (SP-AL-55, SP-PRO-05)."""

    __slots__ = ("discount",)
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "discount")
    rule: ClassVar[str] = "SP-PRJ-01"
    prompt: ClassVar[str] = "prompt-advance"

    def __init__(self, seat: int, discount: int) -> None:
        super().__init__(seat)
        self.discount = discount

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """All projects."""
        return [FIRST_PROJECT + project for project in FOUR]

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """What the next stage asks for."""
        if not is_project(action):
            return _NO_PROJECT
        return bars_advance(s, seat, action - FIRST_PROJECT, self.discount)

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """Enter the next stage."""
        advance(s, seat, action - FIRST_PROJECT, self.discount)

    def label(self, s: Conspiracy, seat: int, action: int) -> str:
        """The message that names joining or advancing."""
        if is_project(action):
            return advance_label(s, seat, action)
        return super().label(s, seat, action)

    def hint(self, s: Conspiracy, seat: int, action: int) -> dict[str, object]:
        """The agents that the stage takes."""
        return advance_hint(s, seat, action, self.discount) if is_project(action) else {}


def advance_label(s: Conspiracy, seat: int, action: int) -> str:
    """A project is joined first."""
    return "do-advance" if s.stage[seat * 4 + action - FIRST_PROJECT] else "do-join"


def advance_hint(s: Conspiracy, seat: int, action: int, discount: int) -> dict[str, object]:
    """The stage that is next, and the agents it takes."""
    project = action - FIRST_PROJECT
    agents = stage_agents(s, seat, project, discount)
    stage = s.stage[seat * 4 + project] + 1
    return {"kind": "stage", "stage": stage, "agents": agents}


class PayInterest(PlayerDecision):
    """SP-PRJ-06, SP-RUL-43: objects are discarded until their special interest suffices."""

    __slots__ = ("left",)
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left")
    rule: ClassVar[str] = "SP-PRJ-06"
    prompt: ClassVar[str] = "prompt-pay-interest"
    verb: ClassVar[str] = "do-discard"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """Captured objects."""
        return s.captured(seat)

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """Cards without special interest."""
        own = is_object(action) and s.place[action] == seat
        return None if own and s.tables.interest[TYPE[action]] else _NO_INTEREST

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """One card, then more if it was not enough."""
        discard(s, seat, action)
        left = self.left - s.tables.interest[TYPE[action]]
        if left > 0:
            s.push(PayInterest(seat, left))

    def prompt_args(self, s: Conspiracy, seat: int) -> dict[str, object]:
        """How much special interest is missing."""
        return {"left": self.left}


class EnterStage(Step[Conspiracy]):
    """SP-PRJ-02, SP-PRJ-04: pay the agents, move on, or join with a coordinator."""

    __slots__ = ("agents", "project", "seat")
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "project", "agents")

    def __init__(self, seat: int, project: int, agents: int) -> None:
        self.seat = seat
        self.project = project
        self.agents = agents

    def run(self, s: Conspiracy) -> None:
        """Then minors for it, then what Secret Power gives."""
        seat, project = self.seat, self.project
        before = standings(s)
        s.to_pool(seat, self.agents)
        at = seat * 4 + project
        if s.stage[at] == 0:
            if s.pool[seat]:
                s.pool = added(s.pool, seat, -1)
            else:
                s.active = added(s.active, seat, -1)
        s.stage = added(s.stage, at, 1)
        stage = s.stage[at]
        active, pool = s.active[seat], s.pool[seat]
        s.log_public(log.ADVANCED, seat, FIRST_PROJECT + project, stage, self.agents, active, pool)
        tell_points(s, before)
        if project == SECRET_POWER:
            s.push(Initiation(seat, stage))
        pending = 0
        for treaty in cards_in(s.concluded[seat] & s.tables.stage_bonus):
            if stage >= s.tables.effect_count[treaty]:
                pending |= 1 << treaty
        set_off(s, seat, pending)


class Initiation(Step[Conspiracy]):
    """SP-PRJ-06: draw the stage's treaties, then one may be concluded freely."""

    __slots__ = ("seat", "stage")
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "stage")

    def __init__(self, seat: int, stage: int) -> None:
        self.seat = seat
        self.stage = stage

    def run(self, s: Conspiracy) -> None:
        """As many as there are."""
        for _ in range(s.tables.treaties_drawn[self.stage]):
            s.draw_treaty(self.seat)
        ask_to_conclude(s, ConcludeFree(self.seat))


# --- treaties that an event sets off ------------------------------------------------------------


def set_off(s: Conspiracy, player: int, pending: int) -> None:
    """An event sets off these treaties of a player's; which they are is read now (SP-RUL-25)."""
    if pending:
        s.push(UseTreaties(player, pending))


class UseTreaties(PlayerDecision):
    """SP-INF-05, SP-RUL-22: the owner uses treaties that were set off, in any order, or not."""

    __slots__ = ("pending",)
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "pending")
    rule: ClassVar[str] = "SP-RUL-22"
    prompt: ClassVar[str] = "prompt-use-treaties"
    verb: ClassVar[str] = "do-use"

    def __init__(self, seat: int, pending: int) -> None:
        super().__init__(seat)
        self.pending = pending

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """Those set off, or no more."""
        return [*[FIRST_TREATY + treaty for treaty in cards_in(self.pending)], DONE]

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """Treaties that were not set off, or have no effect now."""
        tables = s.tables
        if action == DONE:
            return None
        if not is_treaty(action) or not self.pending >> (action - FIRST_TREATY) & 1:
            return _NOT_SET_OFF
        treaty = action - FIRST_TREATY
        if 1 << treaty & tables.extra_advance:
            return None if can_advance(s, seat, 0) else _NOTHING_TO_ADVANCE
        groups = (
            (tables.effect_group[treaty],)
            if 1 << treaty & tables.stage_bonus
            else tables.effect_groups[treaty]
        )
        return None if any(s.supply[MINOR_OF[group]] for group in groups) else _NO_MINOR

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """Use one, then perhaps others."""
        tables = s.tables
        if action == DONE:
            return
        treaty = action - FIRST_TREATY
        set_off(s, seat, self.pending & ~(1 << treaty))
        s.log_public(log.TREATY_USED, seat, action)
        if 1 << treaty & tables.extra_advance:
            s.push(Advance(seat, 0))
        elif 1 << treaty & tables.big_move:
            s.push(TakeMinor(seat, treaty))
        else:
            gain_minor(s, seat, tables.effect_group[treaty])


class TakeMinor(PlayerDecision):
    """SP-AL-56: a minor object of one of two groups."""

    __slots__ = ("treaty",)
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "treaty")
    rule: ClassVar[str] = "SP-AL-56"
    prompt: ClassVar[str] = "prompt-take-minor"

    def __init__(self, seat: int, treaty: int) -> None:
        super().__init__(seat)
        self.treaty = treaty

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """The two groups."""
        return [FIRST_MINOR + MINOR_OF[group] for group in s.tables.effect_groups[self.treaty]]

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """Other groups, or an empty supply."""
        if not is_minor(action):
            return _OTHER_MINOR
        kind = action - FIRST_MINOR
        if MINOR_GROUPS[kind] not in s.tables.effect_groups[self.treaty]:
            return _OTHER_MINOR
        return None if s.supply[kind] else _NO_MINOR

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """Take the minor object from the supply."""
        gain_minor(s, seat, MINOR_GROUPS[action - FIRST_MINOR])

    def prompt_args(self, s: Conspiracy, seat: int) -> dict[str, object]:
        """The treaty that gives it."""
        return {"treaty": CODES[FIRST_TREATY + self.treaty]}
