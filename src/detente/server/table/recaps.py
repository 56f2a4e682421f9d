"""What a table has to tell each seat: its moments, and from which move on the recap tells."""

from collections.abc import Sequence
from typing import NamedTuple

from detente.core.event_log import MOVE
from detente.core.view_types import Event
from detente.server.table.game_log import GameLog
from detente.stories import Moment, Stories, Teller, stories, stories_of


class Recap(NamedTuple):
    """What an update says of the stories; the fields are those of `TableUpdate`."""

    moments: list[Moment]
    moments_from: int
    recap_from: int
    story_starts: list[int]


class Recaps:
    """The stories of one table, told to each seat that asks, and to spectators (None).

    What has been told is kept, so that a move costs its own events only.
    """

    def __init__(self, game: str) -> None:
        self._stories = stories_of(game)
        self._told: dict[int | None, _Told] = {}

    def since(self, log: GameLog, seat: int | None, version: int, events: Sequence[Event]) -> Recap:
        """What is new for a client that knows this version, beside the seat's events since then."""
        events_from = log.events_from(version)
        told = self._up_to_date(log, seat, events, events_from)
        # After an undo the recap may begin earlier than what the client was told.
        went_on = events_from > 0 and events_from == log.move_counts[version] + 1
        moments_from = events_from if went_on else 0
        return Recap(
            [moment for moment in told.moments if moment["move_number"] >= moments_from],
            moments_from,
            told.recap_from,
            told.starts_among(len(events)),
        )

    def begins(self, log: GameLog) -> bool:
        """Whether a story that everybody sees began with the last move."""
        return any(
            moment.get("opens") and moment["move_number"] == log.state.move_number
            for moment in self._up_to_date(log, None).moments
        )

    def _up_to_date(
        self, log: GameLog, seat: int | None, events: Sequence[Event] = (), events_from: int = -1
    ) -> "_Told":
        """All that a seat has been told; its events from a move on may be given."""
        told = self._told.get(seat)
        if told is None or log.events_from(told.version) != told.move_number + 1:
            told = _Told(self._stories)  # names, or what happened, have changed
            self._told[seat] = told
        if told.version != log.version:
            since = told.move_number + 1
            new = events if since == events_from else log.state.events(seat, since)
            told.moments += told.teller.tell(new)
            told.version, told.move_number = log.version, log.state.move_number
            told.recap_from = (
                since_another_acted(told.moments) if seat is None else since_own_move(log, seat)
            )
            told.trim()
        return told


class _Told:
    """What one seat has been told."""

    def __init__(self, stories: Stories) -> None:
        self.version = -1
        self.move_number = -1
        self.teller = Teller(stories)
        self.moments: list[Moment] = []
        """Those that the recap needs."""
        self.recap_from = 0

    def trim(self) -> None:
        """Forget the stories that the recap does not need."""
        needed = sum(map(len, stories(self.moments, self.recap_from)))
        del self.moments[: len(self.moments) - needed]

    def starts_among(self, count: int) -> list[int]:
        """Which of the last so many events begin a story, counted from the first of these."""
        first = self.teller.events - count
        return [start - first for start in self.teller.starts if start >= first]


def since_own_move(log: GameLog, seat: int) -> int:
    """The last move of a seat that a person made and cannot take back; 0: there is none."""
    state = log.state
    can_undo = not state.over
    entry = state.event_log
    while entry is not None:
        if entry.kind is MOVE:
            mover, _, revelations, _ = entry.values
            can_undo = can_undo and mover == seat and revelations == state.revelations
            if mover == seat and not can_undo and not log.by_bot(entry.move_number + 1):
                return entry.move_number + 1
        entry = entry.previous
    return 0


def since_another_acted(moments: Sequence[Moment]) -> int:
    """The move with which the last actor began to act, for those who only look on."""
    told = stories(moments)
    first = 0
    for story in reversed(told):
        if story[0].get("actor") != told[-1][0].get("actor"):
            break
        first = story[0]["move_number"]
    return first
