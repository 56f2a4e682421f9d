"""The bot `random`, and bots that play a part of their moves at random."""

from random import Random

from detente.bots.bot import Bot
from detente.core.state import State


class RandomBot:
    """Plays a uniformly random legal move."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name
        self.seed = seed

    def decide(self, sampled_state: State, seat: int) -> str:
        """Sample one of the legal moves."""
        return Random(f"{self.seed} {sampled_state.move_number}").choice(
            sampled_state.legal_moves(seat)
        )


class EpsilonRandom:
    """Plays a random move with probability epsilon, else the move of another bot."""

    def __init__(self, name: str, bot: Bot, epsilon: float, seed: int | str) -> None:
        self.name = name
        self.bot = bot
        self.epsilon = epsilon
        self.seed = seed

    def decide(self, sampled_state: State, seat: int) -> str:
        """Return the other bot's move, or a random one."""
        # The word in the seed separates this stream from the other bot's, and must not change.
        random = Random(f"careless {self.seed} {sampled_state.move_number}")
        if random.random() >= self.epsilon:
            return self.bot.decide(sampled_state, seat)
        return random.choice(sampled_state.legal_moves(seat))
