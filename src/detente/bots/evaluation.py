"""Judgement: what a bot makes of a position. A game may bring its own as the part `bot`."""

from random import Random
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from detente.bots.mixed import draw
from detente.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Generic[S]):
    """Judges nothing but the end of a game, which does for any game, if slowly.

    A world is an imagined state. Whatever is said about a seat must rest on what that seat knows in
    the world, so that nobody is taken to see through somebody else's cards.
    """

    def mix(self, world: S, seat: int) -> list[float] | None:
        """How likely each of the seat's actions should be, where it must be hard to guess."""
        return None

    def believe(self, world: S, seat: int, random: Random) -> None:
        """Redraw what the seat cannot know so that the likely is drawn more often."""

    def mood(self, world: S, seat: int) -> int:
        """A number for what the seat is secretly up to, as far as it changes how it plays."""
        return 0

    def sight(self, world: S) -> int:
        """A number for what has come to light, so that different draws are told apart."""
        return 0

    def beyond(self, world: S, since: S) -> bool:
        """Whether this world, into which `since` has developed, is as far as one need look."""
        return world.over

    def settled(self, world: S, since: S) -> bool:
        """Whether `values` can judge this world, into which `since` has developed."""
        return self.beyond(world, since)

    def foresee(self, world: S, seat: int, action: int) -> list[float] | None:
        """The values after an action whose consequences need not be played out, else None."""
        return None

    def values(self, world: S) -> list[float]:
        """Each seat's chance to win as far as it can tell."""
        return shares(world)


def shares(world: State) -> list[float]:
    """Each seat's share of the victory, a part of it if shared; nothing before the end."""
    if world.result is None:
        return [0.0] * world.seats
    winners: list[int] = world.result["winners"]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(world.seats)]


def outlook(
    judgement: Judgement[State],
    world: State,
    since: State,
    seat: int,
    action: int,
    random: Random,
    further: int = 1,
) -> list[float]:
    """What an action leads to at first sight.

    The seat makes its `further` next choices in the same matter well, such as a power's target;
    whatever else comes before the world can be judged is left to chance.
    """
    values = judgement.foresee(world, seat, action)
    if values is not None:
        return values
    world = world.clone()
    world.act(seat, action)
    while not judgement.settled(world, since):
        acting = world.to_act[0]
        actions = world.actions(acting)
        mix = judgement.mix(world, acting)
        if mix is not None:
            world.act(acting, actions[draw(random, mix)])
        elif acting == seat and further > 0:
            return best_for(
                seat,
                [outlook(judgement, world, since, seat, a, random, further - 1) for a in actions],
            )
        else:
            world.act(acting, actions[int(random.random() * len(actions))])
    return judgement.values(world)


def best_for(seat: int, outlooks: list[list[float]]) -> list[float]:
    """The values that are highest for a seat."""
    best = outlooks[0]
    for values in outlooks:
        if values[seat] > best[seat]:
            best = values
    return best
