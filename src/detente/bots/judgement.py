"""Judgement: what a bot makes of a position. A game adds its own in detente.bots.<game>."""

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from detente.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Generic[S]):
    """Judges nothing but the end of a game, which is enough for any game, if slow.

    A world is an imagined state: whatever a method tells about a seat must rest on what that seat
    knows in it, so that nobody is taken to see through somebody else's cards.
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

    def settled(self, world: S, since: S) -> bool:
        """Whether `values` can judge this world, a later one than `since`, well enough."""
        return world.over

    def foresee(self, world: S, seat: int, action: int) -> list[float] | None:
        """The values after an action whose consequences need not be played out, else None."""
        return None

    def values(self, world: S) -> list[float]:
        """Each seat's chance to win, as far as it can tell; a shared victory counts its share."""
        share = [0.0] * world.seats
        if world.result is not None:
            winners: list[int] = world.result["winners"]
            for seat in winners:
                share[seat] = 1 / len(winners)
        return share


def judgement_for(game: str) -> Judgement[State]:
    """The judgement made for a game, or the general one."""
    module = f"detente.bots.{game}"
    if find_spec(module) is None:
        return Judgement()
    made: Judgement[State] = import_module(module).JUDGEMENT()
    return made
