"""The value function of a game that is searched in a tree. A game may bring its own as `bot`."""

from random import Random
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from detente.bots.mixed import sample_index
from detente.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[S]):
    """A value function, and what else the tree search uses of a game.

    This base class knows nothing but who has won, so every iteration plays to the end of the game:
    slow, but right for any game.

    A world is a determinization. What a method returns for a seat may depend only on what that seat
    knows in the world, so that no seat is modelled as seeing hidden information of another. `root`
    is the state from which the search started, and the world has developed from it.
    """

    def policy(self, world: S, seat: int) -> list[float] | None:
        """Probabilities of the seat's legal actions where its strategy is known, else None."""
        return None

    def sample_belief(self, world: S, seat: int, random: Random) -> None:
        """Resample hidden information in place, so that likely values are sampled more often."""

    def private_bucket(self, world: S, seat: int) -> int:
        """A bucket of the seat's private information: equal numbers share statistics in a node."""
        return 0

    def observation_key(self, world: S) -> int:
        """What an action has revealed, as a number: different keys lead to different nodes."""
        return 0

    def at_horizon(self, world: S, root: S) -> bool:
        """Whether the tree ends at this world, which `values` then evaluates."""
        return world.over

    def quiescent(self, world: S, root: S) -> bool:
        """Whether `values` can evaluate this world after a first look at an action."""
        return self.at_horizon(world, root)

    def exact_values(self, world: S, seat: int, action: int) -> list[float] | None:
        """Each seat's value after an action that need not be played out, else None."""
        return None

    def values(self, world: S) -> list[float]:
        """Each seat's probability of winning."""
        return terminal_values(world)


def terminal_values(world: State) -> list[float]:
    """Each seat's share of the victory, which winners divide equally; 0 before the end."""
    if world.result is None:
        return [0.0] * world.seats
    winners: list[int] = world.result["winners"]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(world.seats)]


def one_ply_values(
    evaluation: Evaluation[State],
    world: State,
    root: State,
    seat: int,
    action: int,
    random: Random,
    own_plies: int = 1,
) -> list[float]:
    """Each seat's value at the first quiescent world after an action.

    On the way the seat maximises over its next `own_plies` decisions, such as the target of the
    action; every other decision follows the evaluation's policy, or is random.
    """
    values = evaluation.exact_values(world, seat, action)
    if values is not None:
        return values
    world = world.clone()
    world.apply_action(seat, action)
    while not evaluation.quiescent(world, root):
        acting = world.to_act[0]
        actions = world.legal_actions(acting)
        policy = evaluation.policy(world, acting)
        if policy is not None:
            world.apply_action(acting, actions[sample_index(random, policy)])
        elif acting == seat and own_plies > 0:
            return best_for(
                seat,
                [
                    one_ply_values(evaluation, world, root, seat, a, random, own_plies - 1)
                    for a in actions
                ],
            )
        else:
            world.apply_action(acting, actions[int(random.random() * len(actions))])
    return evaluation.values(world)


def best_for(seat: int, candidates: list[list[float]]) -> list[float]:
    """The candidate with the highest value for a seat."""
    best = candidates[0]
    for values in candidates:
        if values[seat] > best[seat]:
            best = values
    return best
