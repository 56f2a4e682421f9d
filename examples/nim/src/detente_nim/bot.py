"""The evaluation of Nim for its bots. Nim is solved, so one ply is enough to play perfectly."""

from functools import reduce
from operator import xor

from detente.bots.evaluation import Evaluation
from detente_nim.rules.state import Nim


class NimEvaluation(Evaluation[Nim]):
    """The exact value of every position."""

    def at_horizon(self, world: Nim, root: Nim) -> bool:
        """After one move, since the value of every position is known."""
        return world.over or world.move_number > root.move_number

    def values(self, world: Nim) -> list[float]:
        """1 for the player who wins if nobody makes a mistake, 0 for the other one."""
        if world.over:
            return super().values(world)
        mover = world.to_act[0]
        winner = mover if mover_wins(world.heaps, world.rules.misere) else 1 - mover
        return [float(seat == winner) for seat in range(world.seats)]


def mover_wins(heaps: list[int], misere: bool) -> bool:
    """Whether the player whose turn it is can win.

    Usually he can unless the binary sum without carry, the nim sum, of all heaps is 0. With only
    single pieces left in a misère game it is the other way round.
    """
    nim_sum = reduce(xor, heaps, 0)
    return nim_sum == 0 if misere and max(heaps) <= 1 else nim_sum != 0
