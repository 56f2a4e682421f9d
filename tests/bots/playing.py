"""Whole games between bots, and whether their decisions depend only on what their seat knows."""

from collections.abc import Iterator

import detente
from detente import State, bots


def play(s: State, specs: tuple[str, ...], most: int = 10**6) -> Iterator[tuple[int, str]]:
    """The seat and the move of each decision, before it is played, until the end or so many."""
    players = [bots.make(spec, s.game.name, f"seat {seat}") for seat, spec in enumerate(specs)]
    while not s.over and s.move_number < most:
        seat = s.to_act[0]
        move = bots.ask(players[seat], s, seat, s.move_number)
        yield seat, move
        s.play(seat, move)


def wins(game: str, lineup: tuple[str, ...], deals: int, **settings: object) -> float:
    """How many games the first bot of a line-up wins, each deal from every seat; a tie is half."""
    won = 0.0
    seats = len(lineup)
    for deal in range(deals):
        for place in range(seats):
            s = detente.game(game, **settings).start(seats, f"deal {deal}", keep_events=False)
            for _ in play(s, (*lineup[seats - place :], *lineup[: seats - place])):
                pass
            assert s.result is not None
            winners = s.result["winners"]
            won += 1 / len(winners) if place in winners else 0
    return won


def check_indistinguishable_states(s: State, spec: str, most: int, every: int) -> int:
    """Check that a bot decides the same in another true state of the same information set.

    Returns in how many decisions the other state differed from the true one.
    """
    differing = 0
    for seat, move in play(s, (spec,) * s.seats, most):
        if s.move_number % every == 0 and len(s.legal_actions(seat)) > 1:
            other = s.determinize(seat, "another truth")
            differing += other.dump()["board"] != s.dump()["board"]
            new_bot = bots.make(spec, s.game.name, f"seat {seat}")
            assert bots.ask(new_bot, other, seat, s.move_number) == move
    return differing
