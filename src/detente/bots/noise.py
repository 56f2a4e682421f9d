"""The bot `random`, and bots that choose at random now and then."""

from random import Random

from detente.bots.bot import Bot
from detente.core.state import State


class Uniform:
    """Takes any legal choice, each equally likely."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name
        self.seed = seed

    def decide(self, knowledge: State, seat: int) -> str:
        """Draw one of the options."""
        return Random(f"{self.seed} {knowledge.choices}").choice(knowledge.options(seat))


class Careless:
    """Plays like another bot, but makes a share of its choices at random."""

    def __init__(self, name: str, careful: Bot, share: float, seed: int | str) -> None:
        self.name = name
        self.careful = careful
        self.share = share
        self.seed = seed

    def decide(self, knowledge: State, seat: int) -> str:
        """Leave it to the other bot, or to chance."""
        random = Random(f"careless {self.seed} {knowledge.choices}")
        if random.random() >= self.share:
            return self.careful.decide(knowledge, seat)
        return random.choice(knowledge.options(seat))
