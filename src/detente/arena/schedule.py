"""The games of an arena: every meeting of the bots, every deal, every seating."""

from collections.abc import Iterator
from itertools import combinations, permutations

import msgspec

from detente import Game, game
from detente.core.game import Setting

Lineup = tuple[str, ...]
"""The specs of the bots, by seat."""


class Schedule(msgspec.Struct, frozen=True, omit_defaults=True, rename={"settings": "options"}):
    """Which games an arena plays. Each meeting has at least `games` games, in whole deals.

    A deal is one seed of the game. It is played from every seat, which reduces variance, and all
    meetings play the same deals. A bot that is named several times takes several seats. `move_time`
    is the limit of seconds for a move, `revision` that of the rules, if it is not the newest. In
    JSON the settings are called `options`.
    """

    game: str
    settings: dict[str, Setting]
    seats: int
    bots: tuple[str, ...]
    seed: str
    games: int
    move_time: float | None = None
    revision: int | None = None

    def rules(self) -> Game:
        """The game with this arena's settings."""
        return game(self.game, revision=self.revision, **self.settings)

    def meetings(self) -> list[Lineup]:
        """The bots of each meeting, before they are seated.

        If there are enough bots for the table, all combinations of them; if fewer, each bot alone
        among copies of each other one. A single bot meets itself.
        """
        if len(self.bots) >= self.seats:
            return list(combinations(self.bots, self.seats))
        if len(self.bots) == 1:
            return [self.bots * self.seats]
        return [(bot, *[other] * (self.seats - 1)) for bot, other in permutations(self.bots, 2)]

    def deals(self) -> Iterator[tuple[int, list[Lineup]]]:
        """All games in order: for each deal in turn, and each meeting, the seatings."""
        seatings = [rotations(meeting) for meeting in self.meetings()]
        for number in range(1, self.games + 1):
            for lineups in seatings:
                if (number - 1) * len(lineups) < self.games:
                    yield number, lineups

    def deal_seed(self, number: int) -> str:
        """The seed of a deal, as `detente play --seed` takes it."""
        return f"{self.seed}.{number}"


def rotations(meeting: Lineup) -> list[Lineup]:
    """A meeting's rotations around the table, each different one once."""
    around = [meeting[turn:] + meeting[:turn] for turn in range(len(meeting))]
    return list(dict.fromkeys(around))
