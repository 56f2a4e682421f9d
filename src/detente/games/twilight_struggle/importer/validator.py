"""The log validator: compares the events of the engine with what a log prints.

The validator reads on as the engine goes on. What happens in the engine must stand next in the
log; what stands in an entry of the log must have happened before the next entry begins.
"""

from collections.abc import Callable
from typing import Any, Final

from detente.core.event_log import Entry as EngineEvent
from detente.games.twilight_struggle.importer.differences import Differences, Mismatch
from detente.games.twilight_struggle.importer.event_checks import CHECKS
from detente.games.twilight_struggle.importer.expected_tracks import ExpectedTracks
from detente.games.twilight_struggle.importer.facts import COUP
from detente.games.twilight_struggle.importer.log_cursor import OPTIONAL, LogCursor
from detente.games.twilight_struggle.importer.parser import ROUND, Act, Log
from detente.games.twilight_struggle.importer.track_comparison import TrackComparison
from detente.games.twilight_struggle.rules import log as events
from detente.games.twilight_struggle.rules.operations import ChooseOperation
from detente.games.twilight_struggle.rules.play import event_in_progress
from detente.games.twilight_struggle.rules.sides import NOBODY, SIDES
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import FIXED
from detente.importing.importer import Difference

_ANY_NUMBER: Final = 1 << 20


class LogValidator:
    """A log, how far it has been compared with a game of the engine, and what differs."""

    def __init__(self, log: Log, state: ColdWar) -> None:
        self.cursor = LogCursor(log)
        self.differences = Differences(self.cursor, state)
        expected = ExpectedTracks(state.rules.canada)
        self.tracks = TrackComparison(self.cursor, self.differences, expected)
        self.round_due: tuple[int, int] | None = None
        """(side, number) of an action round that has begun, while it may still be skipped."""
        self.marker_placed = False
        """Whether the present move has placed an influence marker."""
        self.taken_card = NOBODY
        """The card that was taken from the discard pile last."""

    def copy(self) -> "LogValidator":
        """An independent validator of the same log at the same place."""
        other = LogValidator.__new__(LogValidator)
        other.cursor = self.cursor.copy()
        other.differences = self.differences.copy(other.cursor)
        other.tracks = self.tracks.copy(other.cursor, other.differences)
        other.round_due = self.round_due
        other.marker_placed = self.marker_placed
        other.taken_card = self.taken_card
        return other

    # --- what the engine does -----------------------------------------------------------------

    def observe(self, event: EngineEvent, state: ColdWar) -> None:
        """Compare an event of the engine with the log."""
        self.differences.state = state
        if event.kind is not events.ROUND_SKIPPED:
            self.open_due_round()
        check = CHECKS.get(event.kind)
        if check is not None:
            check(self, *event.values)

    def observe_operation(self, use: str, decision: ChooseOperation, state: ColdWar) -> None:
        """Compare the use of Operations: a coup prints the modified value, others the card's."""
        self.differences.state = state
        value = decision.value
        values = [
            printed.ops if use == COUP else _modified(printed.ops, decision, state)
            for printed in self.cursor.upcoming_operations
            if printed.use == use
        ]
        if values:
            printed_value = value if value in values else values[0]
            self.differences.compare("operation", (use, value), (use, printed_value))

    def compare_all(self, state: ColdWar) -> None:
        """Compare influence, tracks and effects, before the first decision of an entry."""
        self.differences.state = state
        self.differences.allowance = _ANY_NUMBER
        self.tracks.compare_all()
        self.differences.allowance = 0

    # --- entries ------------------------------------------------------------------------------

    def open_next(self) -> None:
        """Close this entry, of which everything must have happened, and begin the next one."""
        self.close()
        if self.cursor.following is None:
            raise Mismatch(Difference(self.cursor.line, "not-happened"))
        self.cursor.advance()

    def open_due_round(self) -> None:
        """Begin the entry of an action round that has begun and is not skipped."""
        if self.round_due is None:
            return
        side, number = self.round_due
        self.round_due = None
        if not self.differences.log_ended:
            self.open_next()
            entry = self.cursor.entry
            self.differences.compare(
                "round",
                (SIDES[side], number),
                (SIDES[entry.side], entry.round) if entry.kind == ROUND else (entry.kind,),
            )

    def open_blank_round(self, due: tuple[int, int] | None) -> None:
        """Some logs have an entry without a card for a round in which nothing is played."""
        entry = self.cursor.following
        if entry is None or entry.kind != ROUND or entry.cards:
            return
        if (entry.side, entry.round) == due:
            self.open_next()

    def close(self) -> None:
        """Report everything in this entry that has not happened."""
        for act in self.cursor.upcoming:
            self.differences.require_card(act)
        for line in self.cursor.open_lines():
            self.differences.report("not-happened", line=line)
        self.differences.report_event_lines(self.cursor.upcoming)
        self.tracks.close_entry()

    def end_log(self) -> None:
        """Close the last entry; the log ends here."""
        self.differences.allowance = _ANY_NUMBER
        self.close()

    def end_game(self, state: ColdWar) -> None:
        """Close the last entry; the engine's game is over, and so must be that of the log."""
        self.differences.state = state
        following = self.cursor.following
        if following is not None:
            raise Mismatch(Difference(following.line, "game-over"))
        self.close()
        self.cursor.finish_entry()

    # --- searching ----------------------------------------------------------------------------

    def find(self, fits: Callable[[Act], bool], what: str, engine: tuple[Any, ...]) -> Any:
        """Go on to the next act that fits, past optional ones, and return its fact.

        None if the log does not have it next, which is a difference unless the log has ended.
        """
        cursor = self.cursor
        if not cursor.pending:
            acts = cursor.entry.acts
            for index in range(cursor.act + 1, len(acts)):
                act = acts[index]
                if fits(act):
                    self.differences.report_event_lines(acts[cursor.act + 1 : index])
                    cursor.enter(index)
                    self.differences.comparisons += 1
                    return act.fact
                if act.changes or not isinstance(act.fact, OPTIONAL):
                    self.differences.require_card(act)
                    break
        self.differences.report_missing(what, engine)
        return None

    def find_fact(self, what: str, *engine: Any, kind: Any, card: int | None = None) -> Any:
        """Go on to the next fact of a kind, of one card if given, like `find`."""
        return self.find(
            lambda act: isinstance(act.fact, kind) and (card is None or act.fact.card == card),
            what,
            engine,
        )


def _modified(printed: int, decision: ChooseOperation, state: ColdWar) -> int:
    """What a card of this printed value gives now, or gave when it was played (TS-G-11)."""
    if decision.terms & FIXED:
        return decision.value + printed - state.rules.ops[event_in_progress(state)]
    return state.value(decision.seat, printed)
