"""Random games of other engines, beside which ours are measured."""

import random
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Any

Play = Callable[[random.Random, list[Any] | None], int]
"""Plays a random game and returns how many moves it had; fills the list with positions."""


def play_gin_rummy() -> Play:
    """Random play of OpenSpiel's gin rummy, where all chance outcomes are equally likely."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")

    def play(rng: random.Random, positions: list[Any] | None) -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            if positions is not None:
                positions.append(state.clone())
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            moves += 1
        return moves

    return play


def play_chess() -> Play:
    """Random play of python-chess; a clone there is a copy of the board without its history."""
    import chess

    def play(rng: random.Random, positions: list[Any] | None) -> int:
        board = chess.Board()
        moves = 0
        while not board.is_game_over():
            if positions is not None:
                positions.append(board.copy(stack=False))
            legal = list(board.legal_moves)
            board.push(legal[int(rng.random() * len(legal))])
            moves += 1
        return moves

    return play


REFERENCES: Mapping[str, Callable[[], Play]] = {"gin_rummy": play_gin_rummy, "chess": play_chess}
_MODULES = {"gin_rummy": "pyspiel", "chess": "chess"}


def missing() -> list[str]:
    """The references that are not installed here."""
    return [name for name, module in _MODULES.items() if not find_spec(module)]
