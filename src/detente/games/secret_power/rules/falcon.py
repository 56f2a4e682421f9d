"""The Falcon: how he recruits, his priorities, his treaties (SP-SOLO-11, 20 to 25, 40)."""

from typing import Final

from detente.core.agenda import Step
from detente.games.secret_power.rules import log
from detente.games.secret_power.rules.counting import meets, reach, shadows
from detente.games.secret_power.rules.falcon_cards import PlayAction
from detente.games.secret_power.rules.falcon_projects import advance_falcon
from detente.games.secret_power.rules.infiltration import (
    bars_operation,
    infiltrate,
    run_operation,
    strength_needed,
)
from detente.games.secret_power.rules.objects import (
    ALL_TYPES,
    COLOURS,
    GROUP,
    INNER_CIRCLE,
    MULTIPLIER,
    POWER,
    SUPPORT,
    TYPE,
)
from detente.games.secret_power.rules.people import (
    WANTS_CIRCLE,
    WANTS_COLOUR,
    WANTS_MATCHING,
    WANTS_OPERATION,
    WANTS_POWER,
    WANTS_SUPPORT,
)
from detente.games.secret_power.rules.places import FALCON, NOBODY
from detente.games.secret_power.rules.state import Conspiracy


def supervise(s: Conspiracy) -> None:
    """SP-SOLO-11, SP-LEV-05: he recruits two, or plays an action card."""
    came = s.from_pool(FALCON, s.tables.supervisor_recruits)
    if came:
        s.log_public(log.RECRUITED, FALCON, came, s.active[FALCON], s.pool[FALCON])
    short = s.rules.draws_on_short_recruit and came < s.tables.supervisor_recruits
    if not came or short:
        s.push(PlayAction())


def train(s: Conspiracy) -> None:
    """SP-SOLO-24: nothing else is possible; he recruits one, or plays an action card."""
    came = s.from_pool(FALCON, s.tables.trained)
    s.log_public(log.FALCON_TRAINED, came, s.active[FALCON], s.pool[FALCON])
    if not came:
        s.push(PlayAction())


# --- his main action ----------------------------------------------------------------------------


class FalconTurn(Step[Conspiracy]):
    """SP-SOLO-20: the first thing possible in the order of his priorities."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Try each category from left to right, and log the reasons."""
        for wanted in s.tables.wanted_in_war if s.wars() else s.tables.wanted_in_peace:
            if wanted == WANTS_OPERATION:
                if self._operates(s):
                    return
            else:
                card = self._finds(s, wanted)
                if card >= 0:
                    take_object(s, card, wanted)
                    return
        train(s)

    def _operates(self, s: Conspiracy) -> bool:
        """SP-SOLO-23: in wartime a covert operation."""
        top = len(s.operations)
        if bars_operation(s, FALCON, top, s.rules.operation_discount) is None:
            s.log_public(log.FALCON_OPERATES)
            run_operation(s, FALCON, s.rules.operation_discount)
            return True
        s.log_public(log.FALCON_CANNOT_OPERATE)
        return False

    def _finds(self, s: Conspiracy, wanted: int) -> int:
        """SP-SOLO-21, SP-SOLO-22: the first card of a category that he can take, or -1.

        A matching colour card that he cannot afford is logged once.
        """
        seen = False
        for card in s.zone[: reach(s, FALCON)]:
            if belongs(s, card, wanted) and s.occupant[card] != FALCON:
                seen = True
                if _strength(s) >= strength_needed(s, card):
                    return card
                if wanted != WANTS_COLOUR or not belongs(s, card, WANTS_MATCHING):
                    s.log_public(log.FALCON_TOO_WEAK, card, strength_needed(s, card), _strength(s))
        if not seen:
            s.log_public(_NOTHING_OF[wanted])
        return -1


_NOTHING_OF: Final = (
    log.FALCON_NO_SUPPORT,
    log.FALCON_NO_CIRCLE,
    log.FALCON_NO_POWER,
    log.FALCON_CANNOT_OPERATE,
    log.FALCON_NO_MATCHING,
    log.FALCON_NO_COLOUR,
)
_TAKES: Final = (
    log.FALCON_TAKES_SUPPORT,
    log.FALCON_TAKES_CIRCLE,
    log.FALCON_TAKES_POWER,
    log.FALCON_OPERATES,
    log.FALCON_TAKES_MATCHING,
    log.FALCON_TAKES_COLOUR,
)


def belongs(s: Conspiracy, card: int, wanted: int) -> bool:
    """Whether a card is of the category he looks for."""
    group = GROUP[TYPE[card]]
    if wanted == WANTS_SUPPORT:
        return group == SUPPORT
    if wanted == WANTS_CIRCLE:
        return group == INNER_CIRCLE
    if wanted == WANTS_POWER:
        return group == POWER
    if group not in COLOURS:
        return False
    return wanted == WANTS_COLOUR or s.have[FALCON * ALL_TYPES + MULTIPLIER[group]] > 0


def _strength(s: Conspiracy) -> int:
    """SP-INF-03: without an agent his shadows do nothing."""
    return s.active[FALCON] + shadows(s, FALCON) if s.active[FALCON] else 0


def take_object(s: Conspiracy, card: int, wanted: int) -> None:
    """SP-SOLO-21, SP-SOLO-22: as few agents as needed, or one more than the cost for safety."""
    cost = s.tables.cost[TYPE[card]]
    if s.supervisor == FALCON or s.occupant[card] != NOBODY:
        agents = min(cost + s.tables.extra_agents, s.active[FALCON])
    else:
        agents = max(1, cost - shadows(s, FALCON))
    s.log_public(_TAKES[wanted], card)
    infiltrate(s, FALCON, card, agents)


# --- his treaties -------------------------------------------------------------------------------


class FalconConcludes(Step[Conspiracy]):
    """SP-SOLO-40: every treaty he can, in the order drawn, looking again after each."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Symbols work, effects do not."""
        tables = s.tables
        for treaty in s.hands[FALCON]:
            if meets(s, FALCON, treaty):
                s.put_in_force(FALCON, treaty)
                if tables.symbol_group[treaty] >= 0:
                    s.take_minor(FALCON, tables.symbol_group[treaty])
                elif tables.symbol_sign[treaty] >= 0:
                    advance_falcon(s, tables.symbol_sign[treaty])
                s.push(FalconConcludes())
                return
