"""Bots at play: whole games, contests, and whether their choices rest on what they may know."""

from collections.abc import Iterator

import detente
from detente import State, bots


def play(s: State, specs: tuple[str, ...], most: int = 10**6) -> Iterator[tuple[int, str]]:
    """Who chooses and what, in every moment of a game or for so many choices, before it counts."""
    players = [bots.make(spec, s.game.name, f"seat {seat}") for seat, spec in enumerate(specs)]
    while not s.over and s.choices < most:
        seat = s.to_act[0]
        chosen = bots.ask(players[seat], s, seat, s.choices)
        yield seat, chosen
        s.choose(seat, chosen)


def wins(game: str, lineup: tuple[str, ...], deals: int, **options: object) -> float:
    """How many games the first bot of a line-up wins, each deal from every seat; a tie is half."""
    won = 0.0
    seats = len(lineup)
    for deal in range(deals):
        for place in range(seats):
            s = detente.game(game, **options).start(seats, f"deal {deal}", journal=False)
            for _ in play(s, (*lineup[seats - place :], *lineup[: seats - place])):
                pass
            assert s.result is not None
            winners = s.result["winners"]
            won += (place in winners) / len(winners)
    return won


def truths_that_make_no_difference(s: State, spec: str, most: int, every: int) -> int:
    """In how many other true states, alike to the seat, a new bot must choose the same, and did."""
    differing = 0
    for seat, chosen in play(s, (spec,) * s.seats, most):
        if s.choices % every == 0 and len(s.actions(seat)) > 1:
            other = s.imagine(seat, "another truth")
            differing += other.dump()["board"] != s.dump()["board"]
            stranger = bots.make(spec, s.game.name, f"seat {seat}")
            assert bots.ask(stranger, other, seat, s.choices) == chosen
    return differing
