"""Damaged positions: what a game says to each, stored with the golden files.

A line of tests/games/<game>/golden/damaged.txt names a stored game, how many moves are played, the
changes to the position then, and the answer: why the position is refused, or that it is not. The
writer damages positions at random and adds a line for whatever no line shows yet: an answer about a
field.

    python -m detente.testing.damaged agents 20000
"""

import json
import random
import re
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from detente.core.errors import InvalidInput
from detente.core.record_file import read_record
from detente.core.state import State

DAMAGED: Final = "golden/damaged.txt"
FIELDS: Final = ("agenda", "to_act", "pending_moves", "result")
"""What is damaged beside the fields of the board."""
TAKEN: Final = "taken"
"""The answer to a position that is not refused: the change made another possible one of it."""
REFUSED: Final = "refused"
"""The answer where what is wrong is told in words of Python, which may change."""

FAR: Final = (10, 40, 150)
"""How much more than now a number may be that is too high."""

Path_ = list[str | int]
Line = tuple[str, int, list[tuple[Path_, Any]], str]
"""Record, number of moves played, new values by their places, answer."""


def stored(file: Path) -> list[Line]:
    """The lines of a file; none if there is no file yet."""
    if not file.exists():
        return []
    return [tuple(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


def answer(state: State, changes: list[tuple[Path_, Any]]) -> str:
    """What the game says to this position with these changes."""
    position = deepcopy(state.dump())
    for path, value in changes:
        _parent(position, path)[path[-1]] = value
    try:
        state.game.load(position)
    except InvalidInput as error:
        kind, _, what = str(error.args_.get("what", "")).partition(": ")
        return what if kind == "InvariantError" or _is_ours(kind, what) else REFUSED
    return TAKEN


def _is_ours(kind: str, what: str) -> bool:
    """Whether a ValueError is one of a game's own rather than of Python."""
    foreign = ("list.", "literal", "unpack", "argument", "not in", "byte", "{", "[")
    return kind == "ValueError" and not any(word in what for word in foreign)


def _parent(position: dict[str, Any], path: Path_) -> Any:
    inside: Any = position
    for key in path[:-1]:
        inside = inside[key]
    return inside


def answered(lines: list[Line], records: Path) -> list[Line]:
    """The same lines with the answers that the game gives now."""
    found: dict[int, Line] = {}
    by_record: dict[str, list[int]] = {}
    for place, line in enumerate(lines):
        by_record.setdefault(line[0], []).append(place)
    for name, places in by_record.items():
        record = read_record(records / name).record
        state = record.start()
        for number in range(len(record.moves) + 1):
            for place in places:
                if lines[place][1] == number:
                    found[place] = (*lines[place][:3], answer(state, lines[place][2]))
            if number < len(record.moves):
                state.play(*record.moves[number])
    return [found[place] for place in range(len(lines))]


# --- the writer -----------------------------------------------------------------------------------


def search(records: Path, lines: list[Line], tries: int) -> Iterator[Line]:
    """Lines for answers about fields that the stored ones do not show."""
    rng = random.Random(f"damaged {len(lines)}")
    shown = {_shows(line, position_of(records, line)) for line in lines}
    names = sorted(path.relative_to(records).as_posix() for path in records.rglob("*.detente"))
    done = 0
    while done < tries:
        name = rng.choice(names)
        record = read_record(records / name).record
        state = record.start()
        step = max(1, len(record.moves) // 8)
        chosen = {rng.randrange(first, first + step) for first in range(0, len(record.moves), step)}
        for number in range(len(record.moves) + 1):
            if number in chosen or number in (0, len(record.moves)):
                position = state.dump()
                for _ in range(10):
                    changes = _damage(position, state.game.codes, rng)
                    line = name, number, changes, answer(state, changes)
                    done += 1
                    shows = _shows(line, position)
                    if shows not in shown:
                        yield line
                    shown.add(shows)
            if number < len(record.moves):
                state.play(*record.moves[number])


def position_of(records: Path, line: Line) -> dict[str, Any]:
    """The position that a line damages."""
    record = read_record(records / line[0]).record
    record.moves = record.moves[: line[1]]
    return record.replay().dump()


def _shows(line: Line, position: dict[str, Any]) -> str:
    """What a line is an example of: the answer, the field changed first, and how they changed."""
    paths = [path for path, _ in line[2]]
    fields = [".".join(str(key) for key in path[: 1 + (path[0] == "board")]) for path in paths]
    said = re.sub(r"\d+", "#", line[3])
    if len(fields) == 1:
        return f"{said} {fields[0]} {_sort_of_change(position, *line[2][0])}"
    return f"{said} {fields[0]} {len(set(fields))}"


def _sort_of_change(position: dict[str, Any], path: Path_, value: Any) -> str:
    before = _parent(position, path)[path[-1]]
    if isinstance(value, list) and isinstance(before, list):
        return f"{len(value) - len(before):+}"
    if isinstance(value, int) and isinstance(before, int):
        return "far" if value - before in FAR else f"{min(value - before, 1)}"
    return type(value).__name__


def _damage(
    position: dict[str, Any], codes: tuple[str, ...], rng: random.Random
) -> list[tuple[Path_, Any]]:
    """One or two changes; two mostly in the same field, where one makes up for the other."""
    board: list[Path_] = [["board", name] for name in position["board"]]
    other: list[Path_] = [[name] for name in FIELDS if position[name]]
    first = rng.choice(board + other)
    changes = [_change(position, first, codes, rng)]
    if rng.random() < 0.5:
        second = first if rng.random() < 0.6 else rng.choice(board + other)
        changed = deepcopy(position)
        _parent(changed, changes[0][0])[changes[0][0][-1]] = changes[0][1]
        changes.append(_change(changed, second, codes, rng))
    return changes


def _change(
    position: dict[str, Any], path: Path_, codes: tuple[str, ...], rng: random.Random
) -> tuple[Path_, Any]:
    """A new value for something in a field: another number, name or list of the same sort."""
    inside = _parent(position, path)
    value = inside[path[-1]]
    if isinstance(value, dict) and value:
        return _change(position, [*path, rng.choice(sorted(value))], codes, rng)
    if isinstance(value, list):
        if value and rng.random() < 0.7:
            return _change(position, [*path, rng.randrange(len(value))], codes, rng)
        return path, _other_list(value, inside, rng)
    if isinstance(value, bool):
        return path, not value
    if isinstance(value, int):
        near = (value - 1, value + 1, value + 1, value - 2, 0, -1, -value)
        return path, rng.choice((*near, value + rng.choice(FAR)))
    beside = inside if isinstance(inside, list) else list(inside.values())
    names = [name for name in beside if isinstance(name, str) and name != value]
    if not names or rng.random() < 0.4:
        names = [name for name in codes if name != value]
    return path, rng.choice([*rng.sample(names, min(3, len(names))), None])


def _other_list(value: list[Any], inside: Any, rng: random.Random) -> list[Any]:
    beside = inside if isinstance(inside, list) else list(inside.values())
    lists = [one for one in beside if isinstance(one, list) and one and one is not value]
    more = rng.choice(rng.choice(lists)) if lists else 0
    copy = value.copy()
    rng.shuffle(copy)
    return rng.choice([[*value, more], [*value, *value[:1]], value[1:], value[:-1], copy])


def write(folder: Path, game: str, tries: int) -> None:
    """Add lines to the file of a game; those that are there stay, with today's answers."""
    file, records = folder / game / DAMAGED, folder / game / "records"
    lines = answered(stored(file), records)
    lines += search(records, lines, tries)
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    write(Path("tests/games"), sys.argv[1], int(sys.argv[2]))
