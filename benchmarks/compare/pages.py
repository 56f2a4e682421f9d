"""The part of a comparison that needs a browser: how soon a move is on the screen.

Both pages are open in one browser, each with its own server behind it, and take turns.
"""

from collections.abc import Iterable, Sequence
from statistics import median, quantiles

from playwright.sync_api import Page

from benchmarks.compare.intervals import order
from benchmarks.compare.rows import Row, Sample, Turn, pooled
from benchmarks.compare.servers import both_serving
from benchmarks.compare.sides import Side
from benchmarks.page import Player, browsing, sits_down


class OnScreen:
    """Moves of a game of Twilight Struggle against a bot, from the click to the painted board."""

    def __init__(self, sides: tuple[Side, Side], variant: str, turns: int, moves: int) -> None:
        self.sides = sides
        self.variant = variant
        self.turns = turns
        self.moves = moves
        game = "twilight_struggle"
        self.p50 = Row("page", game, variant, "p50", "ms")
        self.p95 = Row("page", game, variant, "p95", "ms")
        self.rows = [self.p50, self.p95]

    def round(self, number: int, wanted: Sequence[Row]) -> Iterable[tuple[Row, Sample]]:
        """Play in a new browser, at new servers."""
        with (
            both_serving(self.sides, self.variant, f"round {number}") as servers,
            browsing(2) as pages,
        ):
            players = [
                Regular(page, number, f"http://{server.address}")
                for (page, _), server in zip(pages, servers, strict=True)
            ]
            turns = [self.turn(players, number, turn) for turn in range(-1, self.turns)][1:]
        times = [player.times[self.moves :] for player in players]
        for row, percentile in ((self.p50, 50), (self.p95, 95)):
            new, old = (quantiles(of_side, n=100)[percentile - 1] for of_side in times)
            yield row, pooled(row, (new, old), turns)

    def turn(self, players: Sequence["Regular"], number: int, turn: int) -> tuple[Turn, Turn]:
        """The same number of moves on both pages."""
        taken = {}
        for side in order(number + turn):
            player = players[side]
            before = len(player.times)
            while len(player.times) - before < self.moves:
                if not player.plays():
                    sits_down(player.page, player.address)
            value = median(player.times[before:])
            taken[side] = Turn(value, self.moves, " ".join(player.played[before:]))
        return taken[0], taken[1]


class Regular(Player):
    """A player who begins another game when one is over."""

    def __init__(self, page: Page, seed: int, address: str) -> None:
        super().__init__(page, seed)
        self.address = address
        sits_down(page, address)
