"""The README of each game lists its codes, decisions, outcomes and board fields, all of them."""

import re
from pathlib import Path

import pytest

import detente
from detente.core.agenda import Decision
from detente.registry import game_class

GAMES = Path(__file__).parents[2] / "src" / "detente" / "games"
ROW = re.compile(r"^\| ([^|]+) \| (\d+)(?:–(\d+))? \|", re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")

by_game = pytest.mark.parametrize("game", detente.games())


def readme(game: str) -> str:
    return (GAMES / game / "README.md").read_text("utf-8")


def words(game: str) -> set[str]:
    """Every word in the code spans of a README."""
    return {word for span in CODE.findall(readme(game)) for word in re.findall(r"\w+", span)}


@by_game
def test_the_integers_of_the_codes_are_right(game: str) -> None:
    codes, after = game_class(game)().codes, 0
    for listed, first, last in ROW.findall(readme(game)):
        named = CODE.findall(listed)
        assert int(first) == after, listed
        assert named[0] == codes[after]
        after = int(last or first) + 1
        assert named[-1] == codes[after - 1]
        assert "…" in listed or [*codes[int(first) : after]] == named
    assert after == len(codes)


@by_game
def test_every_decision_is_listed(game: str) -> None:
    decisions = {
        name for name, step in game_class(game).steps.items() if issubclass(step, Decision)
    }
    assert decisions - words(game) == set()


@by_game
def test_every_outcome_is_listed(game: str) -> None:
    assert {kind.name for kind in game_class(game).outcome_kinds.values()} - words(game) == set()


@by_game
def test_every_field_of_the_board_is_listed(game: str) -> None:
    rules = detente.game(game)
    for seats in rules.seat_counts:
        assert set(rules.start(seats, seed=1).dump()["board"]) - words(game) == set()
