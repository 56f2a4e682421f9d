"""Bots by rollouts, for games that are too long for a tree.

A game brings a `RolloutPolicy`: a quick policy for every decision, and a value function.
`OnePlyRollouts`, the bot `greedy` of such a game, tries each action of an important decision in a
few sampled worlds and lets the policy play on until the position is quiescent. `RacingRollouts`,
its `search`, plays the best few candidates on to the horizon, each in the same worlds, and leaves
the greedy action only for a candidate that is better by a margin of standard errors.
"""

from collections.abc import Sequence
from time import thread_time
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from detente.bots.bot import Advice, Scale, ranked_advice
from detente.bots.budget import Budget
from detente.bots.margins import paired_margin
from detente.bots.racing import PairedComparison
from detente.core.state import State

S = TypeVar("S", bound=State)

WORLDS: Final = 3
"""How many determinizations the one-ply search samples for a decision."""
CANDIDATES: Final = 6
"""How many of the actions that the one-ply search likes best take part in the race."""
_MAX_ROLLOUT_LENGTH: Final = 400


@mypyc_attr(allow_interpreted_subclasses=True)
class RolloutPolicy(Generic[S]):
    """A quick policy for a game, its value function and its horizons.

    A world is a determinization. `root` is the state from which the search started, and the world
    has developed from it.
    """

    min_samples: ClassVar[int] = 16
    """How many samples a race needs before it eliminates or prefers a candidate."""
    improvement_z: ClassVar[float] = 1.0
    """By how many standard errors a candidate must be better than the greedy action."""
    scale: ClassVar[Scale] = "order"
    """The unit of `evaluate`."""

    def action(self, world: S, seat: int) -> int:
        """The action that the policy plays, without any search."""
        raise NotImplementedError

    def worth_searching(self, world: S, seat: int) -> bool:
        """Whether a decision is important enough for a search; else the policy decides."""
        raise NotImplementedError

    def quiescent(self, world: S, root: S) -> bool:
        """Whether the effects of the root's decision are complete, so that one ply can end here."""
        raise NotImplementedError

    def at_horizon(self, world: S, root: S) -> bool:
        """Whether a rollout of the racing search ends here."""
        raise NotImplementedError

    def risk_penalty(self, world: S, seat: int, action: int) -> float:
        """What to subtract from an action's value for replies that the policy would not find."""
        return 0.0

    def tie_break(self, world: S, seat: int, actions: Sequence[int]) -> int:
        """Which of several actions to take whose trials came out equal: the policy's own, if any.

        The order in which the rules list actions says nothing about how good they are.
        """
        preferred = self.action(world, seat)
        return preferred if preferred in actions else actions[0]

    def evaluate(self, world: S, seat: int) -> float:
        """The value of a world for a seat."""
        raise NotImplementedError


class OnePlyRollouts:
    """The bot `greedy`: one-ply search with short rollouts where worth it, else the policy."""

    def __init__(self, name: str, policy: RolloutPolicy[State], seed: int | str) -> None:
        self.name = name
        self.policy = policy
        self.seed = seed

    def decide(self, sampled_state: State, seat: int) -> str:
        """Return the move that the search or the policy prefers."""
        return self.advise(sampled_state, seat).move

    def advise(self, sampled_state: State, seat: int) -> Advice:
        """Return the same, with the mean values of the actions that were searched."""
        actions = sampled_state.legal_actions(seat)
        if len(actions) > 1 and self.policy.worth_searching(sampled_state, seat):
            return self.search(sampled_state, seat, f"{self.seed} {sampled_state.move_number}")
        action = actions[0] if len(actions) == 1 else self.policy.action(sampled_state, seat)
        return Advice(sampled_state.game.codes[action])

    def search(self, sampled_state: State, seat: int, search_seed: str) -> Advice:
        """The action with the highest mean value after one ply."""
        totals, values = one_ply_totals(self.policy, sampled_state, seat, search_seed)
        means = [total / WORLDS for total in totals]
        best = best_index(self.policy, sampled_state, seat, totals)
        margins = [paired_margin(values, index, best) for index in range(len(totals))]
        actions = sampled_state.legal_actions(seat)
        return self.advice(sampled_state, actions, means, margins, best)

    def advice(
        self,
        sampled_state: State,
        actions: Sequence[int],
        means: list[float],
        margins: list[float],
        best: int,
    ) -> Advice:
        """The advice to take one of these actions, which have these mean values and margins."""
        moves = [sampled_state.game.codes[action] for action in actions]
        return ranked_advice(moves, means, margins, best, self.policy.scale)


class RacingRollouts(OnePlyRollouts):
    """The bot `search`: a race of long rollouts between the best candidates of `greedy`."""

    def __init__(
        self, name: str, policy: RolloutPolicy[State], budget: Budget, seed: int | str
    ) -> None:
        super().__init__(name, policy, seed)
        self.budget = budget

    def search(self, sampled_state: State, seat: int, search_seed: str) -> Advice:
        """The greedy action, or a candidate that the race shows to be better."""
        start = thread_time()
        actions = sampled_state.legal_actions(seat)
        totals, values = one_ply_totals(self.policy, sampled_state, seat, search_seed)
        best = best_index(self.policy, sampled_state, seat, totals)
        order = sorted(range(len(actions)), key=lambda index: (index != best, -totals[index]))
        ranked = order[:CANDIDATES]
        candidates = [actions[index] for index in ranked]
        penalties = [self.policy.risk_penalty(sampled_state, seat, a) for a in candidates]
        race = PairedComparison(len(candidates), self.policy.min_samples, self.policy.improvement_z)
        for number in range(self.budget.iterations):
            # "further" separates these worlds from those of the one-ply search, and must not change
            world = sampled_state.determinize(seat, f"{search_seed} further {number}")
            race.add_sample(
                [
                    self._rollout_value(world, sampled_state, seat, candidates[index])
                    - penalties[index]
                    if race.active[index]
                    else 0.0
                    for index in range(len(candidates))
                ]
            )
            if thread_time() - start >= self.budget.seconds or race.finished():
                break
        best = race.best_index()
        if race.enough_samples():
            means, margins = race.means(), race.margins(best)
        else:
            means = [totals[index] / WORLDS for index in ranked]
            margins = [paired_margin(values, index, ranked[best]) for index in ranked]
        return self.advice(sampled_state, candidates, means, margins, best)

    def _rollout_value(self, world: State, root: State, seat: int, action: int) -> float:
        trial = world.clone()
        trial.apply_action(seat, action)
        rollout(self.policy, trial, root, to_horizon=True)
        return self.policy.evaluate(trial, seat)


def one_ply_totals(
    policy: RolloutPolicy[State], sampled_state: State, seat: int, search_seed: str
) -> tuple[list[float], list[list[float]]]:
    """Each action's value once the position is quiescent, less its penalty, summed over worlds.

    Beside the sums, the values of all actions in each world, without the penalties.
    """
    actions = sampled_state.legal_actions(seat)
    totals = [-WORLDS * policy.risk_penalty(sampled_state, seat, action) for action in actions]
    values: list[list[float]] = []
    for number in range(WORLDS):
        world = sampled_state.determinize(seat, f"{search_seed} {number}")
        values.append([])
        for index, action in enumerate(actions):
            trial = world.clone()
            trial.apply_action(seat, action)
            rollout(policy, trial, sampled_state, to_horizon=False)
            value = policy.evaluate(trial, seat)
            totals[index] += value
            values[-1].append(value)
    return totals, values


def best_index(
    policy: RolloutPolicy[State], sampled_state: State, seat: int, totals: list[float]
) -> int:
    """The index of the action with the highest total; the policy breaks a tie."""
    highest = max(totals)
    if totals.count(highest) == 1:
        return totals.index(highest)
    actions = sampled_state.legal_actions(seat)
    equal = [actions[index] for index, total in enumerate(totals) if total == highest]
    return actions.index(policy.tie_break(sampled_state, seat, equal))


def rollout(policy: RolloutPolicy[State], world: State, root: State, to_horizon: bool) -> None:
    """Let the policy play for all seats, in place, until the position is quiescent or the horizon.

    A rollout also ends after a fixed number of actions, since a policy might never end one.
    """
    for _ in range(_MAX_ROLLOUT_LENGTH):
        if world.result is not None:
            return
        if policy.at_horizon(world, root) if to_horizon else policy.quiescent(world, root):
            return
        seat = world.to_act[0]
        actions = world.legal_actions(seat)
        world.apply_action(seat, actions[0] if len(actions) == 1 else policy.action(world, seat))
