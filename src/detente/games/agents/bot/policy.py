"""Agents by rules of thumb, for the bots `greedy` and `search`."""

from typing import ClassVar

from detente.bots.bot import Scale
from detente.bots.rollouts import Thumb
from detente.games.agents.bot.evaluation import chances
from detente.games.agents.bot.heuristics import pick
from detente.games.agents.rules.state import Espionage


class AgentsThumb(Thumb[Espionage]):
    """Rules of thumb for all seats; a turn is settled when the next one begins."""

    least_worlds: ClassVar[int] = 8
    clearly: ClassVar[float] = 0.4
    scale: ClassVar[Scale] = "chance"

    def pick(self, world: Espionage, seat: int) -> int:
        """A reasonable action, at once."""
        return pick(world, seat, world.decision(), world.actions(seat))

    def matters(self, world: Espionage, seat: int) -> bool:
        """Everything but set-up, which trying cannot judge."""
        return world.turn > 0

    def settled(self, world: Espionage, since: Espionage) -> bool:
        """When the turn is over."""
        return world.turn > since.turn

    def beyond(self, world: Espionage, since: Espionage) -> bool:
        """When the own next turn is over, too."""
        return world.turn > since.turn + world.seats

    def worth(self, world: Espionage, seat: int) -> float:
        """The seat's chance to win."""
        return chances(world)[seat]
