"""Checks of changes of influence."""

from typing import TYPE_CHECKING, Final

from detente.games.twilight_struggle.importer.event_checks.check import Checks
from detente.games.twilight_struggle.importer.log_cursor import includes
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import CODES
from detente.games.twilight_struggle.rules.phases import SETUP
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR

if TYPE_CHECKING:
    from detente.games.twilight_struggle.importer.validator import LogValidator


def _added(v: "LogValidator", side: int, place: int, count: int, us: int, ussr: int) -> None:
    _changed(v, side, place, count, us, ussr)


def _removed(v: "LogValidator", side: int, place: int, count: int, us: int, ussr: int) -> None:
    _changed(v, side, place, -count, us, ussr)


def _changed(v: "LogValidator", side: int, place: int, by: int, us: int, ussr: int) -> None:
    cursor = v.cursor
    if v.differences.state.phase == SETUP and v.marker_placed:
        return  # The markers of every game, which follow the last one chosen.
    v.marker_placed = True
    if cursor.pending_change(side, place, by) is None and cursor.stops:
        return  # The log ends in the middle of an event.
    if cursor.pending_change(side, place, by) is None:
        v.find(
            lambda act: any(includes(change, side, place, by) for change in act.changes),
            "influence-change",
            (SIDES[side], CODES[place], by),
        )
        if cursor.pending:  # No event of the engine has led to this act: its line is printed again.
            v.differences.report_event_lines([cursor.entry.acts[cursor.act]])
    change = cursor.pending_change(side, place, by)
    if change is not None and cursor.apply(change, by):
        printed = (CODES[place], change.us, change.ussr)
        v.differences.compare("influence", (CODES[place], us, ussr), printed, change.line)
        v.tracks.expected.influence[US][place] = us
        v.tracks.expected.influence[USSR][place] = ussr


CHECKS: Final[Checks] = {
    log.INFLUENCE_ADDED: _added,
    log.INFLUENCE_REMOVED: _removed,
}
