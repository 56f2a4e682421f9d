"""Whether stories are true: what they set, compared with the view, and what they leave untold.

A game's tests name the fields of `view["board"]` that people watch, such as `vp` or
`sides.*.influence.*`. Whatever changes there must be set by a moment of the same move, and whatever
a moment sets must be so when the move is over.
"""

from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Any

from detente.core.record import Record
from detente.core.state import State
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


def story_faults(
    record: Record, stories: Stories, watched: Iterable[str], since: int = 0
) -> Iterator[str]:
    """What the stories of a recorded game tell wrongly or not at all, to seats and spectators.

    Moves before the `since`-th are not judged: few games tell all that their set-up brings.
    """
    patterns = tuple(watched)
    state = record.start()
    seats = [None, *range(state.seats)]
    tellers = {seat: Teller(stories) for seat in seats}
    before = {seat: fields(state.view(seat)["board"]) for seat in seats}
    for seat, teller in tellers.items():
        teller.tell(state.events(seat))
    for number, (mover, move) in enumerate(record.moves, state.move_number + 1):
        state.play(mover, move)
        for seat in seats:
            told = tellers[seat].tell(state.events(seat, number))
            after = fields(state.view(seat)["board"])
            for fault in _faults(told, before[seat], after, patterns) if number >= since else ():
                yield f"{number} {mover}:{move} to {seat}: {fault}{_events(state, seat, number)}"
            before[seat] = after


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


def _events(state: State, seat: int | None, number: int) -> str:
    return "".join(f"\n    {event['id']} {event['args']}" for event in state.events(seat, number))
