"""Positions as JSON, damaged on purpose: a game must refuse them, or be able to go on."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import detente
from detente.core.errors import BadInput

Position = dict[str, Any]
Damage = Callable[[Position], None]


def refusal(position: Position) -> str:
    """What is wrong with a position."""
    with pytest.raises(BadInput) as error:
        detente.game(position["game"], **position["options"]).load(position)
    assert error.value.message == "bad-position"
    return str(error.value.args_["what"])


# --- damage ---------------------------------------------------------------------------------------


def board(name: str, value: object) -> Damage:
    """Another value for a field."""

    def damage(position: Position) -> None:
        position["board"][name] = value

    return damage


def entry(name: str, index: Any, value: object) -> Damage:
    """Another value at one place of a field."""

    def damage(position: Position) -> None:
        position["board"][name][index] = value

    return damage


def top(*written_step: object) -> Damage:
    """Another step asks."""

    def damage(position: Position) -> None:
        position["agenda"][-1] = list(written_step)

    return damage


def above(*written_step: object) -> Damage:
    """One more step, asked before all others."""

    def damage(position: Position) -> None:
        position["agenda"].append(list(written_step))

    return damage


def no_bottom(position: Position) -> None:
    """Nothing would come after this."""
    position["agenda"] = position["agenda"][1:]


def turn_twice(position: Position) -> None:
    """All that is still to come, twice."""
    position["agenda"] = [*position["agenda"], *position["agenda"]]


def other_answer(position: Position) -> None:
    """An answer that was never allowed."""
    position["answers"][position["to_act"].pop(0)] = 7


# --- damage at random -----------------------------------------------------------------------------


def change(inside: Any, key: Any, luck: Random, names: tuple[str, ...]) -> None:
    """Change something somewhere in a field, perhaps to one of the game's names."""
    value = inside[key]
    if isinstance(value, list) and value and luck.random() < 0.8:
        change(value, luck.randrange(len(value)), luck, names)
    elif isinstance(value, dict) and value:
        change(value, luck.choice(sorted(value)), luck, names)
    elif isinstance(value, list) and luck.random() < 0.5:
        value.reverse()
    elif type(value) is int:
        inside[key] = value + luck.choice((-1, 1))
    else:
        inside[key] = luck.choice((None, -1, 10**9, *names, [], {}))


def is_refused(position: Position, luck: Random, choices: int) -> bool:
    """Whether a position is refused; any other can be seen, imagined and played on for a while."""
    try:
        s = detente.game(position["game"], **position["options"]).load(position)
    except BadInput:
        return True
    for watcher in range(s.seats):
        s.imagine(watcher, 1).check()
        s.view(watcher)
    for _ in range(choices):
        if not s.over:
            chooser = s.to_act[0]
            s.choose(chooser, luck.choice(s.options(chooser)))
            s.check()
    return False
