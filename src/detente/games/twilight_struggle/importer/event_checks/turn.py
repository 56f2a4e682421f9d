"""Checks of turns, action rounds, tracks and the end of the game."""

from typing import TYPE_CHECKING, Final

from detente.games.twilight_struggle.importer.event_checks.check import Checks
from detente.games.twilight_struggle.importer.facts import Chooses, Wins
from detente.games.twilight_struggle.importer.parser import CLEANUP, FINAL, HEADLINE
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import CODES
from detente.games.twilight_struggle.rules.sides import SIDES, US
from detente.games.twilight_struggle.rules.tracks import EXTRA_ROUND

if TYPE_CHECKING:
    from detente.games.twilight_struggle.importer.validator import LogValidator


def _turn_started(v: "LogValidator", turn: int) -> None:
    v.tracks.turn_ending = False
    if not v.differences.log_ended:
        v.open_next()
        entry = v.cursor.entry
        v.differences.compare("turn", (HEADLINE, turn), (entry.kind, entry.turn))
        v.tracks.expected.new_turn()


def _round_started(v: "LogValidator", side: int, number: int) -> None:
    v.round_due = side, number


def _round_skipped(v: "LogValidator", side: int) -> None:
    due = v.round_due
    v.round_due = None
    v.open_blank_round(due)


def _extra_round_declined(v: "LogValidator", side: int) -> None:
    v.open_blank_round((side, EXTRA_ROUND))


def _military_checked(v: "LogValidator", defcon: int, us: int, ussr: int) -> None:
    v.tracks.turn_ending = True
    v.tracks.empty_scores()
    v.open_blank_round((US, EXTRA_ROUND))
    if v.cursor.following is not None and v.cursor.following.kind == CLEANUP:
        v.open_next()


def _final_scoring(v: "LogValidator", us: int, ussr: int) -> None:
    if v.cursor.following is not None and v.cursor.following.kind == FINAL:
        v.open_next()


def _defcon(v: "LogValidator", level: int) -> None:
    v.tracks.defcon(level)


def _military(v: "LogValidator", side: int, total: int) -> None:
    v.tracks.military(side, total)


def _space(v: "LogValidator", side: int, box: int) -> None:
    v.tracks.space(side, box)


def _vp(v: "LogValidator", side: int, points: int, vp: int) -> None:
    v.tracks.vp(side, points, vp)


def _reshuffled(v: "LogValidator", count: int) -> None:
    v.tracks.reshuffled()


def _took_part(v: "LogValidator", side: int) -> None:
    _answered(v, side, "participate")


def _boycotted(v: "LogValidator", side: int) -> None:
    _answered(v, side, "boycott")


def _region_closed(v: "LogValidator", region: int) -> None:
    _answered(v, US, CODES[region])


def _answered(v: "LogValidator", side: int, code: str) -> None:
    answer = v.find_fact("answer", SIDES[side], code, kind=Chooses)
    if answer is not None:
        printed = (SIDES[answer.side], answer.code)
        v.differences.compare("answer", (SIDES[side], code), printed)


def _country_ignored(v: "LogValidator", place: int) -> None:
    """The log does not print it, but a client fault depends on it."""
    v.differences.ignored = place


def _game_won(v: "LogValidator", side: int, vp: int) -> None:
    v.tracks.final_score()
    for act in v.cursor.upcoming:
        if isinstance(act.fact, Wins):
            v.differences.compare("winner", (SIDES[side],), (SIDES[act.fact.side],), act.line)


def _game_drawn(v: "LogValidator") -> None:
    v.tracks.final_score()


CHECKS: Final[Checks] = {
    log.TURN_STARTED: _turn_started,
    log.ROUND_STARTED: _round_started,
    log.ROUND_SKIPPED: _round_skipped,
    log.EXTRA_ROUND_DECLINED: _extra_round_declined,
    log.MILITARY_CHECKED: _military_checked,
    log.FINAL_SCORING: _final_scoring,
    log.DEFCON_RAISED: _defcon,
    log.DEFCON_LOWERED: _defcon,
    log.MILITARY_COUNTED: _military,
    log.SPACE_ADVANCED: _space,
    log.VP_GAINED: _vp,
    log.DECK_RESHUFFLED: _reshuffled,
    log.TOOK_PART: _took_part,
    log.BOYCOTTED: _boycotted,
    log.REGION_CLOSED: _region_closed,
    log.COUNTRY_IGNORED: _country_ignored,
    log.GAME_WON: _game_won,
    log.GAME_DRAWN: _game_drawn,
}
