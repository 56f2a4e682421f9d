"""Secret Power by rules of thumb, for the bots `greedy` and `search`."""

from typing import ClassVar

from detente.bots.rollouts import Thumb
from detente.games.secret_power.bot.evaluation import worth
from detente.games.secret_power.bot.heuristics import pick
from detente.games.secret_power.rules.state import Conspiracy


class SecretPowerThumb(Thumb[Conspiracy]):
    """Rules of thumb for all seats; a turn is settled when its objects are captured."""

    least_worlds: ClassVar[int] = 4
    clearly: ClassVar[float] = 0.4

    def pick(self, world: Conspiracy, seat: int) -> int:
        """A reasonable action, at once."""
        return pick(world, seat, world.decision(), world.actions(seat))

    def matters(self, world: Conspiracy, seat: int) -> bool:
        """Everything but set-up, which trying cannot judge."""
        return world.round > 0

    def settled(self, world: Conspiracy, since: Conspiracy) -> bool:
        """When the next Action Phase begins."""
        return moment(world) > moment(since)

    def beyond(self, world: Conspiracy, since: Conspiracy) -> bool:
        """Three Action Phases later."""
        return moment(world) > moment(since) + 2

    def worth(self, world: Conspiracy, seat: int) -> float:
        """The seat's chance to win."""
        return worth(world, seat)


def moment(s: Conspiracy) -> int:
    """How far the game has come, in Action Phases; from the seventh of a round on it stands."""
    return s.round * 8 + min(s.phase, 7)
