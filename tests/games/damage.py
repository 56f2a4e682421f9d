"""Positions as JSON, damaged on purpose: a game must refuse them, or be able to go on."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import detente
from detente.core.errors import InvalidInput

Position = dict[str, Any]
Damage = Callable[[Position], None]


def refusal(position: Position) -> str:
    """What is wrong with a position."""
    with pytest.raises(InvalidInput) as error:
        detente.game(position["game"], **position["settings"]).load(position)
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


def other_pending_move(position: Position) -> None:
    """A pending move that was never allowed."""
    codes = detente.game(position["game"]).codes
    position["pending_moves"][position["to_act"].pop(0)] = codes[7]


# --- damage at random -----------------------------------------------------------------------------


def change(inside: Any, key: Any, rng: Random, names: tuple[str, ...]) -> None:
    """Change something somewhere in a field, perhaps to one of the game's names."""
    value = inside[key]
    if isinstance(value, list) and value and rng.random() < 0.8:
        change(value, rng.randrange(len(value)), rng, names)
    elif isinstance(value, dict) and value:
        change(value, rng.choice(sorted(value)), rng, names)
    elif isinstance(value, list) and rng.random() < 0.5:
        value.reverse()
    elif type(value) is int:
        inside[key] = value + rng.choice((-1, 1))
    else:
        inside[key] = rng.choice((None, -1, 10**9, *names, [], {}))


def is_refused(position: Position, rng: Random, moves: int) -> bool:
    """Whether a position is refused; any other can be viewed, determinized and played on."""
    try:
        s = detente.game(position["game"], **position["settings"]).load(position)
    except InvalidInput:
        return True
    for watcher in range(s.seats):
        s.determinize(watcher, 1).check()
        s.view(watcher)
    for _ in range(moves):
        if not s.over:
            mover = s.to_act[0]
            s.play(mover, rng.choice(s.legal_moves(mover)))
            s.check()
    return False
