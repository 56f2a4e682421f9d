"""The bot `greedy`: looks one choice ahead and takes what its judgement likes best."""

from random import Random
from typing import Final

from detente.bots.evaluation import Judgement, outlook
from detente.bots.mixed import draw
from detente.core.state import State

WORLDS: Final = 24


class Greedy:
    """Tries every choice in the same few imagined worlds; mixes where it must not be guessed."""

    def __init__(self, name: str, judgement: Judgement[State], seed: int | str) -> None:
        self.name = name
        self.judgement = judgement
        self.seed = seed

    def decide(self, knowledge: State, seat: int) -> str:
        """Take the choice that does best on average, or draw from the mix."""
        actions = knowledge.actions(seat)
        codes = knowledge.game.codes
        if len(actions) == 1:
            return codes[actions[0]]
        moment = f"{self.seed} {knowledge.choices}"
        random = Random(moment)
        mix = self.judgement.mix(knowledge, seat)
        if mix is not None:
            return codes[actions[draw(random, mix)]]
        gains = [0.0] * len(actions)
        for number in range(WORLDS):
            world = knowledge.imagine(seat, f"{moment} {number}")
            self.judgement.believe(world, seat, random)
            for index, action in enumerate(actions):
                values = outlook(self.judgement, world, knowledge, seat, action, random)
                gains[index] += values[seat]
        best = [index for index, gain in enumerate(gains) if gain == max(gains)]
        return codes[actions[random.choice(best)]]
