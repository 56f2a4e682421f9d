"""Which positions of a game fill the page most.

The measure of a position is how much the seat that is asked has before it: the texts, the numbers
other than zero and the true statements in its board and its prompt.
"""

from typing import Any, Final

from msgspec import Struct

from detente.core.record import Record
from detente.core.view_types import View

_APART: Final = 10
"""Two of them in one game lie at least so many moves apart, for neighbours look the same."""


class FullPosition(Struct):
    """A position of a record after so many steps, the seat that is asked, and its measure."""

    record: str
    step: int
    seat: str
    question: str
    measure: int


def fullness(view: View) -> int:
    """How much there is on the board and in the prompt of a view."""
    return _count(view["board"]) + _count(view["prompt"])


def _count(value: Any) -> int:
    if isinstance(value, dict):
        return sum(map(_count, value.values()))
    if isinstance(value, list):
        return sum(map(_count, value))
    return 1 if value else 0


def fullest(records: dict[str, Record], count: int) -> list[FullPosition]:
    """The fullest positions of some records: first the fullest of each question, then others."""
    found = [one for name, record in records.items() for one in _positions(name, record)]
    found.sort(key=lambda one: -one.measure)
    of_each = {one.question: one for one in reversed(found)}
    chosen: list[FullPosition] = []
    for one in [*sorted(of_each.values(), key=lambda one: -one.measure), *found]:
        near = (one.record == kept.record and abs(one.step - kept.step) < _APART for kept in chosen)
        if len(chosen) < count and not any(near):
            chosen.append(one)
    return chosen


def _positions(name: str, record: Record) -> list[FullPosition]:
    state = record.start()
    found = []
    for step in range(len(record.moves) + 1):
        if state.to_act:
            seat = state.to_act[0]
            view = state.view(seat)
            question = view["prompt"]["id"] if view["prompt"] else ""
            seat_name = state.game.seat_name(seat)
            found.append(FullPosition(name, step, seat_name, question, fullness(view)))
        if step < len(record.moves):
            record.apply_move(state, step + 1, *record.moves[step])
    return found
