"""The bot `random`: any legal choice, each equally likely."""

from random import Random

from detente.core.state import State


class Uniform:
    """Knows the rules and nothing else."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name
        self.seed = seed

    def decide(self, knowledge: State, seat: int) -> str:
        """Draw one of the options."""
        return Random(f"{self.seed} {knowledge.choices}").choice(knowledge.options(seat))
