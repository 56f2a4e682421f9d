"""The place in a log up to which it has been compared, and what comes next in it."""

from typing import Any, Final

from detente.games.twilight_struggle.importer.facts import (
    COUP,
    CoupRoll,
    Event,
    Influence,
    InPlay,
    NoCard,
    Operation,
    Plays,
    Score,
    Target,
    War,
    WarRoll,
    Wins,
)
from detente.games.twilight_struggle.importer.parser import HEADLINE, Act, Entry, Log
from detente.games.twilight_struggle.rules.sides import NOBODY

LogPosition = tuple[int, int]
"""The number of an entry, and of the act in it that is going on; -1: none has begun."""

_BEFORE_TRACKS: Final = Target | CoupRoll | War | WarRoll
"""Facts after which the log prints what they changed on the tracks."""
OPTIONAL: Final = Event | Operation | Plays | NoCard | Wins
"""Facts that may stand in the log though nothing happened in the engine."""


class LogCursor:
    """How far a log has been read, and what of the present act is still to happen."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.entry_number = 0
        self.entry: Entry = log.entries[0]
        self.act = -1
        self.pending: list[Influence] = []
        """The changes of influence of the present act, each by how much it is still to change."""
        self.matched = 0
        """The mask of the track facts of this entry that have happened."""
        self.card_played = True
        """Whether the card in the title of this entry has been played."""

    def copy(self) -> "LogCursor":
        """An independent cursor at the same place of the same log."""
        other = LogCursor.__new__(LogCursor)
        other.__dict__.update(self.__dict__)
        other.pending = self.pending.copy()
        return other

    @property
    def following(self) -> Entry | None:
        """The next entry."""
        entries = self.log.entries
        number = self.entry_number + 1
        return entries[number] if number < len(entries) else None

    @property
    def line(self) -> int:
        """The line read last."""
        return self.entry.acts[self.act].line if self.act >= 0 else self.entry.line

    @property
    def position(self) -> LogPosition:
        """The number of the entry, and of the act in it that is going on."""
        return self.entry_number, self.act

    @property
    def upcoming(self) -> list[Act]:
        """The acts of this entry that have not begun."""
        return self.entry.acts[self.act + 1 :]

    # --- moving on ----------------------------------------------------------------------------

    def advance(self) -> None:
        """Begin the next entry."""
        self.entry_number += 1
        self.entry = self.log.entries[self.entry_number]
        self.act = -1
        self.pending = []
        self.matched = 0
        self.card_played = not self.entry.cards and not self.entry.headlines

    def enter(self, act: int) -> None:
        """Begin an act of this entry."""
        self.act = act
        self.pending = self.entry.acts[act].changes.copy()

    def finish_entry(self) -> None:
        """Count everything in this entry as read."""
        self.act = len(self.entry.acts) - 1
        self.pending = []
        self.matched = (1 << len(self.entry.tracks)) - 1
        self.card_played = True

    def apply(self, change: Influence, by: int) -> bool:
        """Carry out a pending change, or a part of it; whether nothing of it is left."""
        index = self.pending.index(change)
        left = change.by - by
        if left:
            self.pending[index] = change._replace(by=left)
        else:
            del self.pending[index]
        return not left

    def take_track(self, kind: Any, side: int | None) -> Any:
        """The next track fact of this kind, of one side if given, which has now happened."""
        for index, fact in enumerate(self.entry.tracks):
            if self.matched >> index & 1 or not isinstance(fact, kind):
                continue
            if side is not None and fact[1] != side:
                continue
            self.matched |= 1 << index
            return fact
        return None

    def take_empty_scores(self) -> list[Score]:
        """The next scores without VP, up to one with VP; they have now happened."""
        found: list[Score] = []
        for index, fact in enumerate(self.entry.tracks):
            if isinstance(fact, Score) and not self.matched >> index & 1:
                if fact.points:
                    break
                self.matched |= 1 << index
                found.append(fact)
        return found

    # --- what comes next ----------------------------------------------------------------------

    def pending_change(self, side: int, place: int, by: int) -> Influence | None:
        """The change of the present act that this one is, or is a part of."""
        return next((change for change in self.pending if includes(change, side, place, by)), None)

    def next_is(self, kind: Any, *values: int) -> bool:
        """Whether the next act is of this kind and has these values."""
        return any(states(act, kind, *values) for act in self.upcoming[:1])

    @property
    def upcoming_operations(self) -> list[Operation]:
        """The next Operations that the log prints, one after the other; some may be declined."""
        found: list[Operation] = []
        for act in self.upcoming:
            if isinstance(act.fact, Operation):
                found.append(act.fact)
            elif found:
                break
        return found

    def open_lines(self) -> list[int]:
        """The line of everything in this entry that has not happened, though it must."""
        found = [change.line for change in self.pending]
        for act in self.upcoming:
            found += [change.line for change in act.changes]
            if act.fact is not None and not isinstance(act.fact, OPTIONAL):
                found.append(act.line)
        for index, fact in enumerate(self.entry.tracks):
            optional = isinstance(fact, InPlay) or (isinstance(fact, Score) and not fact.points)
            if not self.matched >> index & 1 and not optional:
                found.append(fact.line)
        return found

    @property
    def stops(self) -> bool:
        """Whether nothing but the present act and tracks are left: other changes are cut off."""
        return self.following is None and self.card_played and not self.upcoming

    @property
    def ends_with_one_headline(self) -> bool:
        """Whether the log ends when only one side has chosen its headline."""
        entry = self.entry
        if self.following is not None or entry.kind != HEADLINE or entry.acts:
            return False
        return len(entry.headlines) == 1

    def stops_before_tracks(self) -> bool:
        """Whether the log ends before it prints tracks: after dice, or before headlines."""
        if self.following is not None:
            return False
        if self.entry.kind == HEADLINE and not self.card_played:
            return not self.entry.acts
        return all(
            isinstance(act.fact, _BEFORE_TRACKS | Event | Plays)
            or (isinstance(act.fact, Operation) and act.fact.use == COUP)
            for act in self.upcoming
        )

    def event_line_above(self, act: Act) -> int:
        """The card of the event line just above an act, if it is not itself printed twice."""
        index = self.entry.acts.index(act)
        above = [other.fact for other in self.entry.acts[max(0, index - 2) : index]]
        cards = [fact.card if isinstance(fact, Event) else NOBODY for fact in above]
        return cards[-1] if cards and cards[:-1] != cards[-1:] else NOBODY

    def belongs_to_coup(self, line: int) -> bool:
        """Whether a line of this entry belongs to the target or to the result of a coup."""
        acts = [act for act in self.entry.acts if act.line <= line]
        return bool(acts) and isinstance(acts[-1].fact, Target | CoupRoll)


def states(act: Act, kind: Any, *values: int) -> bool:
    """Whether an act is of this kind and has these values."""
    return isinstance(act.fact, kind) and tuple(act.fact[1:]) == values


def includes(change: Influence, side: int, place: int, by: int) -> bool:
    """Whether a printed change of influence is this one, or this one is a part of it."""
    if change.side != side or change.place != place:
        return False
    return change.by * by > 0 and abs(by) <= abs(change.by)
