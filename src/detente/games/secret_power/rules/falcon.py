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
    COST,
    GROUP,
    INNER_CIRCLE,
    MULTIPLIER,
    POWER,
    SUPERVISOR_RECRUITS,
    SUPPORT,
    TRAINED,
    TYPE,
)
from detente.games.secret_power.rules.people import EXTRA_AGENTS, PRIORITIES
from detente.games.secret_power.rules.places import FALCON, NOBODY
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.treaties import SYMBOL_GROUP, SYMBOL_SIGN

WANTS_SUPPORT: Final = 0
WANTS_CIRCLE: Final = 1
WANTS_POWER: Final = 2
WANTS_OPERATION: Final = 3
WANTS_MATCHING: Final = 4
WANTS_COLOUR: Final = 5
_CATEGORIES: Final = (
    *("support", "inner_circle", "power"),
    *("covert_operation", "colour_with_matching_power", "colour"),
)
_IN_PEACE: Final[tuple[int, ...]] = tuple(_CATEGORIES.index(c) for c in PRIORITIES["peace"])
_IN_WAR: Final[tuple[int, ...]] = tuple(_CATEGORIES.index(c) for c in PRIORITIES["war"])
"""SP-SOLO-20: what he looks for, in this order."""


def supervise(s: Conspiracy) -> None:
    """SP-SOLO-11, SP-LEV-05: he recruits two, or plays an action card."""
    came = s.from_pool(FALCON, SUPERVISOR_RECRUITS)
    if came:
        s.tell(log.RECRUITED, FALCON, came)
    short = s.rules.draws_on_short_recruit and came < SUPERVISOR_RECRUITS
    if not came or short:
        s.push(PlayAction())


def train(s: Conspiracy) -> None:
    """SP-SOLO-24: nothing else is possible; he recruits one, or plays an action card."""
    came = s.from_pool(FALCON, TRAINED)
    s.tell(log.FALCON_TRAINED, came)
    if not came:
        s.push(PlayAction())


# --- his main action ----------------------------------------------------------------------------


class FalconTurn(Step[Conspiracy]):
    """SP-SOLO-20: the first thing possible in the order of his priorities."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Each category from left to right, with the reasons told."""
        for wanted in _IN_WAR if s.wars() else _IN_PEACE:
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
            s.tell(log.FALCON_OPERATES)
            run_operation(s, FALCON, s.rules.operation_discount)
            return True
        s.tell(log.FALCON_CANNOT_OPERATE)
        return False

    def _finds(self, s: Conspiracy, wanted: int) -> int:
        """SP-SOLO-21, SP-SOLO-22: the first card of a category that he can take, or -1.

        A matching colour card that is too much for him is told of once.
        """
        seen = False
        for card in s.zone[: reach(s, FALCON)]:
            if belongs(s, card, wanted) and s.occupant[card] != FALCON:
                seen = True
                if _strength(s) >= strength_needed(s, card):
                    return card
                if wanted != WANTS_COLOUR or not belongs(s, card, WANTS_MATCHING):
                    s.tell(log.FALCON_TOO_WEAK, card, strength_needed(s, card), _strength(s))
        if not seen:
            s.tell(_NOTHING_OF[wanted])
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
    cost = COST[TYPE[card]]
    if s.supervisor == FALCON or s.occupant[card] != NOBODY:
        agents = min(cost + EXTRA_AGENTS, s.active[FALCON])
    else:
        agents = max(1, cost - shadows(s, FALCON))
    s.tell(_TAKES[wanted], card)
    infiltrate(s, FALCON, card, agents)


# --- his treaties -------------------------------------------------------------------------------


class FalconConcludes(Step[Conspiracy]):
    """SP-SOLO-40: every treaty he can, in the order drawn, looking again after each."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Symbols work, effects do not."""
        for treaty in s.hands[FALCON]:
            if meets(s, FALCON, treaty):
                s.put_in_force(FALCON, treaty)
                if SYMBOL_GROUP[treaty] >= 0:
                    s.take_minor(FALCON, SYMBOL_GROUP[treaty])
                elif SYMBOL_SIGN[treaty] >= 0:
                    advance_falcon(s, SYMBOL_SIGN[treaty])
                s.push(FalconConcludes())
                return
