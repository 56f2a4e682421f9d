"""The race to 100 points."""

from typing import Final

from detente.games.cia_vs_kgb.rules.cards import TARGET_VP
from detente.games.cia_vs_kgb.rules.revisions import LATEST
from detente.games.cia_vs_kgb.rules.tables import tables

_STEP: Final = 5  # all objectives are worth multiples of it
_FARTHEST: Final = 30  # steps: lost agents can push a side back behind the start


def _coin_tosses() -> list[list[float]]:
    """The probability of winning the race, by steps to go, if a coin decides each objective."""
    prizes = [points // _STEP for points in tables(LATEST).victory_points]
    table = [[0.5] * (_FARTHEST + 1) for _ in range(_FARTHEST + 1)]
    for mine in range(_FARTHEST + 1):
        for theirs in range(_FARTHEST + 1):
            if mine > 0 and theirs > 0:
                total = 0.0
                for prize in prizes:
                    total += table[max(mine - prize, 0)][theirs]
                    total += table[mine][max(theirs - prize, 0)]
                table[mine][theirs] = total / (2 * len(prizes))
            elif mine != theirs:
                table[mine][theirs] = 1.0 if mine == 0 else 0.0
    return table


_WIN_PROBABILITY: Final = _coin_tosses()


def chance_to_win(mine: float, theirs: float) -> float:
    """The probability of winning, by both sides' points with agents and prospects as points."""
    left, other = _steps_left(mine), _steps_left(theirs)
    row, column = int(left), int(other)
    down, across = left - row, other - column
    near, far = _WIN_PROBABILITY[row], _WIN_PROBABILITY[row + 1]
    here = near[column] + (near[column + 1] - near[column]) * across
    there = far[column] + (far[column + 1] - far[column]) * across
    return here + (there - here) * down


def _steps_left(points: float) -> float:
    """Steps to go; never none, since prospects alone do not end the game."""
    return min(max((TARGET_VP - points) / _STEP, 0.2), _FARTHEST - 0.01)
