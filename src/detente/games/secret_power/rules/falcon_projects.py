"""The Falcon in projects, and what captured cards mean for them (SP-SOLO-05, 10, 31, SP-LEV)."""

from typing import ClassVar

from detente.core.agenda import Step
from detente.core.deck import without
from detente.core.shared import added
from detente.games.secret_power.rules import log
from detente.games.secret_power.rules.codes import FIRST_PROJECT
from detente.games.secret_power.rules.objects import (
    COLOURS,
    CORPORATIONS,
    CRIME_SYNDICATES,
    GROUP,
    INNER_CIRCLE,
    MULTIPLIER,
    POWER,
    SUPPORT,
    TYPE,
)
from detente.games.secret_power.rules.places import FALCON
from detente.games.secret_power.rules.projects import LAST_STAGE, OF_FALCON
from detente.games.secret_power.rules.scoring import standings, tell_points
from detente.games.secret_power.rules.state import Conspiracy


def advance_falcon(s: Conspiracy, project: int) -> bool:
    """SP-SOLO-10: one stage, whatever it asks for; the coordinator comes from active first."""
    at = FALCON * 4 + project
    if s.stage[at] == LAST_STAGE:
        return False
    before = standings(s)
    if s.stage[at] == 0:
        if s.active[FALCON]:
            s.active = added(s.active, FALCON, -1)
        elif s.pool[FALCON]:
            s.pool = added(s.pool, FALCON, -1)
        else:
            return False
    s.stage = added(s.stage, at, 1)
    active, pool = s.active[FALCON], s.pool[FALCON]
    s.log_public(log.ADVANCED, FALCON, FIRST_PROJECT + project, s.stage[at], 0, active, pool)
    tell_points(s, before)
    if s.stage[at] == LAST_STAGE:
        s.order = without(s.order, project)
    return True


def first_in_order(s: Conspiracy, among: list[int]) -> int:
    """SP-SOLO-05: the leftmost of several projects, whose token goes to the right end."""
    if len(among) == 1:
        return among[0]
    first = next(project for project in s.order if project in among)
    s.order = (*without(s.order, first), first)
    s.log_public(log.FALCON_ORDER, FIRST_PROJECT + first)
    return first


def joined(s: Conspiracy) -> list[int]:
    """The projects in which he has a coordinator."""
    return [project for project in OF_FALCON if s.stage[FALCON * 4 + project]]


def unfinished(s: Conspiracy) -> list[int]:
    """Those of them that still have a stage for him."""
    return [p for p in OF_FALCON if 0 < s.stage[FALCON * 4 + p] < LAST_STAGE]


def after_circle(s: Conspiracy) -> None:
    """SP-SOLO-31, SP-LEV-04: a captured inner circle advances him in one project, or in all."""
    if s.rules.circle_advances == "none":
        return
    if not joined(s):
        advance_falcon(s, first_in_order(s, list(OF_FALCON)))
    elif s.rules.circle_advances == "all":
        for project in unfinished(s):
            advance_falcon(s, project)
    elif unfinished(s):
        advance_falcon(s, first_in_order(s, unfinished(s)))


class FalconCaptured(Step[Conspiracy]):
    """SP-SOLO-31: after the recalls, what a card just captured means for his projects."""

    __slots__ = ("card",)
    __match_args__: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: Conspiracy) -> None:
        """Support and inner circles advance him, power brings minors at the highest level."""
        number = TYPE[self.card]
        if GROUP[number] == SUPPORT:
            advance_falcon(s, s.tables.sign[number])
        elif GROUP[number] == INNER_CIRCLE:
            after_circle(s)
        elif s.rules.minors_on_capture:
            for group in minors_for(number):
                s.take_minor(FALCON, group)


def minors_for(number: int) -> tuple[int, ...]:
    """SP-LEV-07, SP-FAL-09, SP-FAL-10: the groups of the minors that belong to a power card."""
    if number in MULTIPLIER:
        return (MULTIPLIER.index(number),)
    if number == CORPORATIONS:
        return (POWER,)
    return COLOURS if number == CRIME_SYNDICATES else ()
