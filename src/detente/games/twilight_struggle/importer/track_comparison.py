"""VP, DEFCON, Military Operations and space boxes: the engine's compared with those printed.

The log does not print tracks where the engine changes them, so each track is compared in its own
order, independent of play.
"""

from typing import Any

from detente.games.twilight_struggle.importer.differences import Differences
from detente.games.twilight_struggle.importer.expected_tracks import COMPARED, ExpectedTracks
from detente.games.twilight_struggle.importer.facts import (
    Defcon,
    InPlay,
    Military,
    Reshuffle,
    Score,
    Space,
)
from detente.games.twilight_struggle.importer.log_cursor import LogCursor
from detente.games.twilight_struggle.importer.parser import CLEANUP, FINAL
from detente.games.twilight_struggle.rules.sides import NOBODY


class TrackComparison:
    """The tracks as the log printed them last, and their comparison with the engine's."""

    def __init__(
        self, cursor: LogCursor, differences: Differences, expected: ExpectedTracks
    ) -> None:
        self.cursor = cursor
        self.differences = differences
        self.expected = expected
        self.turn_ending = False
        """Whether the engine is at the end of a turn."""

    def copy(self, cursor: LogCursor, differences: Differences) -> "TrackComparison":
        """An independent copy, for copies of the other parts."""
        other = TrackComparison(cursor, differences, self.expected.copy())
        other.turn_ending = self.turn_ending
        return other

    def defcon(self, level: int) -> None:
        """DEFCON has moved."""
        if self._compare_next("defcon", Defcon, (level,)):
            self.expected.defcon = level

    def military(self, side: int, total: int) -> None:
        """A side's Military Operations have changed."""
        if self._compare_next("military", Military, (side, total), side):
            self.expected.military[side] = total

    def space(self, side: int, box: int) -> None:
        """A side has advanced in the space race."""
        if self._compare_next("space", Space, (side, box), side):
            self.expected.space[side] = box

    def reshuffled(self) -> None:
        """The discard pile has become the deck."""
        self._compare_next("reshuffle", Reshuffle, ())

    def vp(self, side: int, points: int, vp: int) -> None:
        """A side has gained VP."""
        if self.turn_ending and self.cursor.entry.kind != CLEANUP:
            self.expected.vp = vp + self.expected.ahead_by
            return  # Not all logs print what missing Military Operations cost.
        self.empty_scores()
        printed = self._compare_next("vp", Score, (side, points, vp + self.expected.ahead_by))
        if printed is not None:
            self.expected.ahead_by = printed.vp - vp
            self.expected.vp = printed.vp

    def empty_scores(self) -> None:
        """Scorings without VP: they have no event in the engine, but the log prints the score."""
        for fact in self.cursor.take_empty_scores():
            engine = (NOBODY, 0, self.expected.vp)
            self.differences.compare("vp", engine, tuple(fact[1:]), fact.line)

    def final_score(self) -> None:
        """The game is over; the entry of a final scoring prints the score."""
        if self.cursor.entry.kind == FINAL:
            for index, fact in enumerate(self.cursor.entry.tracks):
                if isinstance(fact, Score):
                    self.cursor.matched |= 1 << index
                    vp = self.differences.state.vp + self.expected.ahead_by
                    self.differences.compare("final", (vp,), (fact.vp,), fact.line)

    def close_entry(self) -> None:
        """Compare and take over what the entry prints without an event in the engine."""
        self.empty_scores()
        for fact in self.cursor.entry.tracks:
            if isinstance(fact, InPlay):
                in_play, card = self.expected.in_play, {fact.card}
                self.expected.in_play = in_play | card if fact.begins else in_play - card

    def compare_all(self) -> None:
        """Compare influence, all tracks and effects with the engine's state."""
        self.differences.comparisons += len(COMPARED)
        for what, engine, printed in self.expected.reconcile(self.differences.state):
            self.differences.report(what, engine, printed)

    def _compare_next(
        self, what: str, kind: Any, engine: tuple[Any, ...], side: int | None = None
    ) -> Any:
        """The next fact of a track in this entry, compared with the engine; None if there is none.

        `side` is given where each side has a track of its own.
        """
        fact = self.cursor.take_track(kind, side)
        if fact is not None:
            self.differences.compare(what, engine, tuple(fact[1:]), fact.line)
        elif not self.cursor.stops_before_tracks():
            self.differences.report_missing(what, engine)
        return fact
