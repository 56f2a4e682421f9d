"""Whether stories are true: what they set, compared with the view, and what they leave untold.

A game's tests name the fields of `view["board"]` that people watch, such as `vp` or
`sides.*.influence.*`. Whatever changes there must be set by a moment of the same move, and whatever
a moment sets must be so when the move is over.
"""

from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from detente.core.record import Record
from detente.core.view_types import Event
from detente.stories import Moment, Stories, Teller


def fields(board: Mapping[str, Any], before: str = "") -> dict[str, Any]:
    """The fields of a board by their paths, such as `sides.us.military`."""
    found: dict[str, Any] = {}
    for name, value in board.items():
        if isinstance(value, dict) and value:
            found |= fields(value, f"{before}{name}.")
        else:
            found[f"{before}{name}"] = value
    return found


class ToldMove(NamedTuple):
    """A move of a recorded game as one seat (None: a spectator) saw it and was told of it."""

    number: int
    seat: int | None
    label: str
    moments: list[Moment]
    before: dict[str, Any]
    """The board of the seat's view before the move."""
    after: dict[str, Any]
    events: list[Event]


def told_moves(record: Record, stories: Stories) -> Iterator[ToldMove]:
    """Each move of a recorded game, as each seat and a spectator saw it and were told of it."""
    state = record.start()
    seats = [None, *range(state.seats)]
    tellers = {seat: Teller(stories) for seat in seats}
    before = {seat: state.view(seat)["board"] for seat in seats}
    for seat, teller in tellers.items():
        teller.tell(state.events(seat))
    for number, (mover, move) in enumerate(record.moves, state.move_number + 1):
        state.play(mover, move)
        for seat in seats:
            events = state.events(seat, number)
            after = state.view(seat)["board"]
            label = f"{number} {mover}:{move} to {seat}"
            told = tellers[seat].tell(events)
            yield ToldMove(number, seat, label, told, before[seat], after, events)
            before[seat] = after


def story_faults(
    record: Record, stories: Stories, watched: Iterable[str], since: int = 0
) -> Iterator[str]:
    """What the stories of a recorded game tell wrongly or not at all, to seats and spectators.

    Moves before the `since`-th are not judged: few games tell all that their set-up brings.
    """
    patterns = tuple(watched)
    for move in told_moves(record, stories):
        if move.number < since:
            continue
        for fault in _faults(move.moments, fields(move.before), fields(move.after), patterns):
            told = "".join(f"\n    {event['id']} {event['args']}" for event in move.events)
            yield f"{move.label}: {fault}{told}"


def _faults(
    told: Iterable[Moment], before: dict[str, Any], after: dict[str, Any], watched: tuple[str, ...]
) -> Iterator[str]:
    sets: dict[str, Any] = {}
    for moment in told:
        sets |= moment.get("sets", {})
    for path, value in sets.items():
        if after.get(path) != value:
            yield f"{path} is {after.get(path)}, not {value}"
    for path in sorted(before.keys() | after.keys()):
        if (
            before.get(path) != after.get(path)
            and path not in sets
            and any(fnmatchcase(path, pattern) for pattern in watched)
        ):
            yield f"{path} became {after.get(path)} untold"
