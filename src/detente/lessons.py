"""Lessons: a game taught on its own board, from positions with a script.

`lessons/lessons.yaml` in the package of a game is the list of its lessons, in the order in which
they are learned. A lesson has these fields:

    id        its name in addresses and texts
    seat      the seat that the learner plays
    board     what differs from a fresh board, in the form of positions (docs/records.md); a card
              that is named leaves its old place, and one that loses its place goes to `rest`
    rest      the pile for those, at the bottom; not for a game without cards
    agenda, to_act   as in positions
    outcomes  forced outcomes in order, as in records
    before    moves that lead to the first step, `seat:move` as in records
    given     what a view shows then; see `shows`
    steps     what the learner has to do, one move each:
      expect  the moves that go on; without it every move does
      reply   the moves of the other seats then, `seat:move`
      then    what the view shows then

The words are messages of the page: `lesson-<game>-<id>` is the title, with an attribute `about`;
`lesson-<game>-<id>-<step>` is the text of a step (counted from 1), `…-end` that of the end. The
attributes `wrong` and `wrong-<move>` of a step are shown after another move.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from detente import registry
from detente.core.data import parse
from detente.core.errors import InvalidInput, InvariantError
from detente.core.record_file import parse_moves
from detente.core.state import State
from detente.registry import GamePackage, PackageProblem, in_a_line

_FILE: Final = "lessons.yaml"


@dataclass(frozen=True)
class Step:
    """One move of the learner, and what it leads to."""

    expect: tuple[str, ...]
    """The moves that go on; empty: all do."""
    reply: str
    then: dict[str, Any]

    def accepts(self, move: str) -> bool:
        """Whether a legal move is one that the script goes on with."""
        return not self.expect or move in self.expect


@dataclass(frozen=True)
class Lesson:
    """A position and what is to be done in it."""

    game: str
    id: str
    seat: int
    steps: tuple[Step, ...]
    given: dict[str, Any]
    start: State
    """The position of the first step. Do not change it; `follow` works on a clone."""

    def message(self, part: object = None) -> str:
        """The id of the lesson's title, or of the text of a step or of the end."""
        title = f"lesson-{self.game}-{self.id}"
        return title if part is None else f"{title}-{part}"


@dataclass(frozen=True)
class Progress:
    """How far a learner has come."""

    state: State
    step: int
    """How many steps are done."""
    since: int
    """The number of the move with which the last of them began."""
    wrong: str | None
    """A move that is legal but not the one of the lesson; it was not made."""


def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; most games have none.

    PackageProblem if its lessons cannot be read.
    """
    package = registry.package(game)
    try:
        return _lessons(package)
    except Exception as error:
        what = in_a_line(error)
        raise PackageProblem("package-broken-lessons", package=game, what=what) from error


def lesson(game: str, id: str) -> Lesson:
    """A lesson by its id."""
    known = {one.id: one for one in lessons(game)}
    if id not in known:
        raise InvalidInput("unknown-lesson", game=game, lesson=id, allowed=list(known))
    return known[id]


def follow(lesson: Lesson, moves: Sequence[str]) -> Progress:
    """The progress after these moves of the learner, up to the first wrong one.

    IllegalMove if the rules forbid one, InvalidInput if there are more than the lesson has steps.
    """
    most = len(lesson.steps)
    if len(moves) > most:
        raise InvalidInput("lesson-too-long", most=most)
    state = lesson.start.clone()
    since = state.move_number
    for number, (step, move) in enumerate(zip(lesson.steps, moves, strict=False)):
        refusal = state.explain(lesson.seat, move)
        if refusal is not None:
            raise refusal
        if not step.accepts(move):
            return Progress(state, number, since, move)
        since = state.move_number
        state.play(lesson.seat, move)
        _play(state, step.reply)
    return Progress(state, len(moves), since, None)


def shows(view: Any, wanted: Any) -> bool:
    """Whether a view has all that is wanted: fields by name, members of a list in any order."""
    if isinstance(wanted, dict):
        return isinstance(view, dict) and all(
            name in view and shows(view[name], value) for name, value in wanted.items()
        )
    if isinstance(wanted, list):
        return isinstance(view, list) and all(
            any(shows(member, value) for member in view) for value in wanted
        )
    return bool(view == wanted)


# --- reading them ---------------------------------------------------------------------------------


@cache
def _lessons(package: GamePackage) -> tuple[Lesson, ...]:
    file = package.files("lessons") / _FILE
    if not file.is_file():
        return ()
    rows = parse(file.read_text(encoding="utf-8"))["lessons"]
    return tuple([_lesson(package.name, row) for row in rows])


def _lesson(game: str, row: dict[str, Any]) -> Lesson:
    start = _start_position(game, row)
    seat = start.find_seat(row["seat"])
    if seat is None:
        raise InvariantError(f"{row['id']}: there is no seat {row['seat']}")
    _play(start, row.get("before", ""))
    steps = [
        Step(tuple(step.get("expect", ())), step.get("reply", ""), step.get("then", {}))
        for step in row["steps"]
    ]
    return Lesson(game, row["id"], seat, tuple(steps), row.get("given", {}), start)


def _start_position(game: str, row: dict[str, Any]) -> State:
    rules = registry.game_class(game)()
    fresh = rules.start().dump()
    changed = {name: row[name] for name in ("agenda", "to_act", "outcomes") if name in row}
    board = _rearranged(fresh["board"], row["board"], row.get("rest"))
    return rules.load({**fresh, **changed, "board": board})


def _rearranged(old: dict[str, Any], new: dict[str, Any], rest: str | None) -> dict[str, Any]:
    """The old board with some fields replaced, and still with every card once."""
    if rest is None:
        return old | new
    named = set(_codes(list(new.values())))
    board = {name: _without(value, named) for name, value in old.items()} | new
    lost = [code for name in new for code in _codes(old[name]) if code not in named]
    return board | {rest: [*lost, *board[rest]]}


def _codes(value: Any) -> Iterator[str]:
    """The codes in a list, and in lists in it."""
    for item in value if isinstance(value, list) else ():
        if isinstance(item, str):
            yield item
        else:
            yield from _codes(item)


def _without(value: Any, codes: set[str]) -> Any:
    if not isinstance(value, list):
        return value
    kept = [item for item in value if not (isinstance(item, str) and item in codes)]
    return [_without(item, codes) for item in kept]


def _play(state: State, moves: str) -> None:
    """Make moves that are written as in records."""
    for seat, move in parse_moves(moves):
        state.play(seat, move)
