"""Games that are played at random, with undos."""

import random

from detente.core.state import State


def step(state: State, rng: random.Random, undos: float) -> State:
    """The state after a move, or after an undo if one can be."""
    for seat in range(state.seats):
        if state.can_undo(seat) and rng.random() < undos:
            back = state.undo(seat)
            assert back is not None
            return back
    ahead = state.clone()
    seat = rng.choice(ahead.to_act)
    ahead.play(seat, rng.choice(ahead.legal_moves(seat)))
    return ahead
