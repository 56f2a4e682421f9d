"""Checks of everything that is rolled for, with all modifiers and results."""

from typing import TYPE_CHECKING, Final

from detente.games.twilight_struggle.importer.event_checks.check import Checks
from detente.games.twilight_struggle.importer.facts import (
    SPACE,
    CoupRoll,
    Operation,
    Roll,
    SpaceRoll,
    Target,
    TrapRoll,
    War,
    WarRoll,
)
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import CODES
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.trap import ESCAPE

if TYPE_CHECKING:
    from detente.games.twilight_struggle.importer.validator import LogValidator


def _target(v: "LogValidator", place: int) -> None:
    target = v.find_fact("target", CODES[place], kind=Target)
    if target is not None:
        v.differences.compare("target", (CODES[place],), (CODES[target.place],))


def _coup(
    v: "LogValidator",
    side: int,
    place: int,
    die: int,
    more: int,
    ops: int,
    stability: int,
    result: int,
) -> None:
    _target(v, place)
    roll = v.find_fact("coup", CODES[place], kind=CoupRoll)
    if roll is not None:
        printed = (roll.die, roll.modifier, roll.ops, roll.stability, roll.result, roll.success)
        total = die + more + ops - 2 * stability
        v.differences.compare("coup", (die, more, ops, stability, total, result > 0), printed)


def _realignment(v: "LogValidator", side: int, place: int, *dice: int) -> None:
    _target(v, place)
    engine = {US: (US, *dice[:3]), USSR: (USSR, *dice[3:])}
    for _ in SIDES:
        roll = v.find_fact("realignment", CODES[place], kind=Roll)
        if roll is not None:
            v.differences.compare("realignment", engine[roll.side], tuple(roll[1:]))


def _war(
    v: "LogValidator", side: int, place: int, die: int, more: int, total: int, needed: int
) -> None:
    war = v.find_fact("war", CODES[place], kind=War)
    if war is not None:
        v.differences.compare("war", (CODES[place],), (CODES[war.place],))
    roll = v.find_fact("war", CODES[place], kind=WarRoll)
    if roll is not None:
        printed = (roll.die, roll.modifier, roll.needed, roll.victory)
        v.differences.compare("war", (die, more, needed, total >= needed), printed)


def _played_for_space(v: "LogValidator", side: int, card: int, ops: int) -> None:
    use = v.find(
        lambda act: isinstance(act.fact, Operation) and act.fact.use == SPACE,
        "operation",
        (SPACE, ops),
    )
    if use is not None:
        v.differences.compare("operation", (SPACE, ops), tuple(use[1:]))


def _space_attempt(v: "LogValidator", side: int, die: int, most: int) -> None:
    roll = v.find_fact("space-roll", die, kind=SpaceRoll)
    if roll is not None:
        printed = (roll.die, roll.most, roll.success)
        v.differences.compare("space-roll", (die, most, die <= most), printed)


def _trap(v: "LogValidator", side: int, card: int, die: int) -> None:
    roll = v.find_fact("trap", die, kind=TrapRoll)
    if roll is not None:
        v.differences.compare("trap", (die, die <= ESCAPE), (roll.die, roll.escaped))


CHECKS: Final[Checks] = {
    log.COUP_ROLLED: _coup,
    log.REALIGNMENT_ROLLED: _realignment,
    log.WAR_ROLLED: _war,
    log.PLAYED_FOR_SPACE: _played_for_space,
    log.SPACE_ROLLED: _space_attempt,
    log.TRAP_ROLLED: _trap,
}
