"""The bot `greedy`: looks one choice ahead and takes what its judgement likes best."""

from random import Random
from typing import Final

from detente.bots.judgement import Judgement
from detente.bots.mixing import draw
from detente.core.state import State

WORLDS: Final = 24


class Greedy:
    """Tries every choice in the same few imagined worlds; where it must not be guessed, it mixes."""

    def __init__(self, name: str, judgement: Judgement[State], seed: int | str) -> None:
        self.name = name
        self.judgement = judgement
        self.seed = seed

    def decide(self, knowledge: State, seat: int) -> str:
        """Take the choice with the best average, or draw from the mix."""
        actions = knowledge.actions(seat)
        codes = knowledge.game.codes
        if len(actions) == 1:
            return codes[actions[0]]
        label = f"{self.seed} {knowledge.choices}"
        random = Random(label)
        mix = self.judgement.mix(knowledge, seat)
        if mix is not None:
            return codes[actions[draw(random, mix)]]
        gains = [0.0] * len(actions)
        for number in range(WORLDS):
            world = knowledge.imagine(seat, f"{label} {number}")
            self.judgement.believe(world, seat, random)
            for index, action in enumerate(actions):
                gains[index] += self.gain(world, knowledge, seat, action, random, follow=True)
        best = max(gains)
        return codes[random.choice([a for a, gain in zip(actions, gains, strict=True) if gain == best])]

    def gain(
        self, world: State, since: State, seat: int, action: int, random: Random, follow: bool
    ) -> float:
        """What an action brings the seat; its next choice in the same matter is made well too."""
        judgement = self.judgement
        foreseen = judgement.foresee(world, seat, action)
        if foreseen is not None:
            return foreseen[seat]
        world = world.clone()
        world.act(seat, action)
        while not judgement.settled(world, since):
            acting = world.to_act[0]
            actions = world.actions(acting)
            mix = judgement.mix(world, acting)
            if mix is not None:
                world.act(acting, actions[draw(random, mix)])
            elif acting == seat and follow:
                return max([self.gain(world, since, seat, a, random, False) for a in actions])
            else:
                world.act(acting, random.choice(actions))
        return judgement.values(world)[seat]
