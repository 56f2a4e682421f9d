"""The bot `greedy` of games with an evaluation: one-ply search over sampled worlds."""

from random import Random
from typing import Final

from detente.bots.evaluation import Evaluation, one_ply_values
from detente.bots.mixed import sample_index
from detente.core.state import State

WORLDS: Final = 24
"""How many determinizations are sampled for a decision."""


class OnePly:
    """Plays the action with the highest mean value after one ply, the same worlds for all actions.

    Where the evaluation has a policy, the move is sampled from it instead.
    """

    def __init__(self, name: str, evaluation: Evaluation[State], seed: int | str) -> None:
        self.name = name
        self.evaluation = evaluation
        self.seed = seed

    def decide(self, sampled_state: State, seat: int) -> str:
        """Return the move with the highest mean value, or one sampled from the policy."""
        actions = sampled_state.legal_actions(seat)
        codes = sampled_state.game.codes
        if len(actions) == 1:
            return codes[actions[0]]
        search_seed = f"{self.seed} {sampled_state.move_number}"
        random = Random(search_seed)
        policy = self.evaluation.policy(sampled_state, seat)
        if policy is not None:
            return codes[actions[sample_index(random, policy)]]
        totals = [0.0] * len(actions)
        for number in range(WORLDS):
            world = sampled_state.determinize(seat, f"{search_seed} {number}")
            self.evaluation.sample_belief(world, seat, random)
            for index, action in enumerate(actions):
                values = one_ply_values(self.evaluation, world, sampled_state, seat, action, random)
                totals[index] += values[seat]
        best = [index for index, total in enumerate(totals) if total == max(totals)]
        return codes[actions[random.choice(best)]]
