"""Plays the games of which `make pgo` takes its profile: random ones, and some moves of bots.

What runs here often is compiled for speed, the rest for size; so each variant of each game plays.
"""

import random

import detente
from detente import bots
from detente.registry import game_class
from detente.testing.variants import variants

GAMES = 40
"""How many random games of each variant are played."""
EVERY = 60
"""Once in so many moves a bot is asked, too."""


def train(name: str) -> None:
    """Play the variants of a game."""
    bot = bots.make("search:40it", name, seed=1)
    for variant in variants(game_class(name)):
        game = detente.game(name, **variant.settings)
        for seed in range(GAMES):
            draw = random.Random(seed)
            state = game.start(variant.seats, seed, keep_events=False)
            while not state.over:
                seat = state.to_act[0]
                if state.move_number % EVERY == EVERY - 1:
                    bots.ask(bot, state, seat, seed)
                state.apply_action(seat, draw.choice(state.legal_actions(seat)))


if __name__ == "__main__":
    for name in detente.games():
        train(name)
