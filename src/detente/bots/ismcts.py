"""The bot `search` of games with an evaluation: information-set Monte-Carlo tree search.

Every iteration samples a determinization and runs through one tree, whose nodes are information
sets of the searching seat: selection, expansion, evaluation at the horizon, backpropagation.
Selection is by upper confidence bounds with availability counts (Cowling, Powley and Whitehouse
2012). Simultaneous decisions use regret matching, and are played by their average strategy.
"""

from math import log, sqrt
from random import Random
from time import thread_time
from typing import Final

from detente.bots.bot import Advice, ranked_advice
from detente.bots.budget import Budget
from detente.bots.evaluation import Evaluation, best_for, one_ply_values
from detente.bots.margins import pooled_margin
from detente.bots.mixed import RegretMatcher, sample_index
from detente.core.state import State

EXPLORATION: Final = 0.4
"""The exploration constant of the upper confidence bound, as a share of the range of values."""
UNSEEN: Final = -1
"""Stands in a node's key for an action that the searching seat does not see."""


class ActionStats:
    """How often an action was available and visited in a node, and the sums of its values.

    `total_square` is the sum of their squares.
    """

    __slots__ = ("available", "total_square", "total_value", "visits")

    def __init__(self, value: float) -> None:
        self.available = 1
        self.visits = 1
        self.total_value = value
        self.total_square = value * value


class Node:
    """An information set of the searching seat.

    `stats` has the actions of sequential decisions, by the acting seat's private bucket and the
    action. `complete` has lists of them, by the bucket and all legal actions, so that a visit need
    not look up each. `matchers` has the simultaneous decisions, by the acting seat and its legal
    actions.
    """

    __slots__ = ("children", "complete", "matchers", "stats")

    def __init__(self) -> None:
        self.stats: dict[tuple[int, int], ActionStats] = {}
        self.complete: dict[tuple[int, tuple[int, ...]], list[ActionStats]] = {}
        self.matchers: dict[tuple[int, tuple[int, ...]], RegretMatcher] = {}
        self.children: dict[tuple[int, int], Node] = {}

    def child(self, action: int, observation_key: int) -> "Node":
        """The node after an action that reveals this."""
        node = self.children.get((action, observation_key))
        if node is None:
            node = self.children[action, observation_key] = Node()
        return node


class Ismcts:
    """Searches a tree of information sets for as long as its budget lasts."""

    def __init__(
        self, name: str, evaluation: Evaluation[State], budget: Budget, seed: int | str
    ) -> None:
        self.name = name
        self.evaluation = evaluation
        self.budget = budget
        self.seed = seed

    def decide(self, sampled_state: State, seat: int) -> str:
        """Return the most visited move, or one sampled from a mixed strategy."""
        return self.advise(sampled_state, seat).move

    def advise(self, sampled_state: State, seat: int) -> Advice:
        """Return the same, with each move's estimated probability of winning."""
        start = thread_time()
        actions = sampled_state.legal_actions(seat)
        moves = [sampled_state.game.codes[action] for action in actions]
        if len(actions) == 1:
            return Advice(moves[0])
        search_seed = f"{self.seed} {sampled_state.move_number}"
        random = Random(search_seed)
        policy = self.evaluation.policy(sampled_state, seat)
        if policy is not None:
            return Advice(moves[sample_index(random, policy)])
        tree = Tree(self.evaluation, sampled_state, seat, random)
        for number in range(self.budget.iterations):
            world = sampled_state.determinize(seat, f"{search_seed} {number}")
            self.evaluation.sample_belief(world, seat, random)
            tree.simulate(world)
            if thread_time() - start >= self.budget.seconds:
                break
        best = tree.best_index(actions)
        means = tree.mean_values(actions)
        if not means:
            return Advice(moves[best])
        return ranked_advice(moves, means, tree.margins(actions, best), best, "probability")


class Tree:
    """The tree of one search, and the path of the iteration that is running.

    `path` has the selected actions of the iteration, `sampled` those sampled by regret matching,
    each with the seat that acted.
    """

    __slots__ = (
        "evaluation",
        "highest",
        "lowest",
        "path",
        "random",
        "root",
        "root_state",
        "sampled",
        "seat",
    )

    def __init__(
        self, evaluation: Evaluation[State], root_state: State, seat: int, random: Random
    ) -> None:
        self.evaluation = evaluation
        self.root_state = root_state
        self.seat = seat
        self.random = random
        self.root = Node()
        self.lowest = 1.0
        self.highest = 0.0
        self.path: list[tuple[int, ActionStats]] = []
        self.sampled: list[tuple[int, RegretMatcher, int, list[float]]] = []

    def simulate(self, world: State) -> None:
        """Run one iteration in a determinization, which is played on in place."""
        evaluation = self.evaluation
        self.path = []
        self.sampled = []
        node = self.root
        while not evaluation.at_horizon(world, self.root_state):
            acting = self.seat if self.seat in world.to_act else world.to_act[0]
            simultaneous = len(world.pending_actions) > 0
            actions = world.legal_actions(acting)
            policy = evaluation.policy(world, acting)
            if policy is not None:
                action = actions[sample_index(self.random, policy)]
            elif len(actions) == 1:
                action = actions[0]
            elif simultaneous:
                action = self.sample_mixed(node, acting, actions)
            else:
                bucket = 0 if acting == self.seat else evaluation.private_bucket(world, acting)
                stats = node.complete.get((bucket, actions))
                if stats is None:
                    expanded = self.expand(node, world, acting, bucket, actions)
                    if expanded is not None:
                        self.backpropagate(expanded)
                        return
                    stats = [node.stats[bucket, one] for one in actions]
                    node.complete[bucket, actions] = stats
                action = actions[self.select(acting, stats)]
            exact = evaluation.exact_values(world, acting, action)
            if exact is not None:
                self.backpropagate(exact)
                return
            world.apply_action(acting, action)
            if not world.over:
                seen = UNSEEN if simultaneous and acting != self.seat else action
                node = node.child(seen, evaluation.observation_key(world))
        self.backpropagate(evaluation.values(world))

    def expand(
        self, node: Node, world: State, acting: int, bucket: int, actions: tuple[int, ...]
    ) -> list[float] | None:
        """Add the actions that are new in a node; the values of the best of them, None if none."""
        new_values: list[list[float]] = []
        for action in actions:
            if (bucket, action) not in node.stats:
                values = one_ply_values(
                    self.evaluation, world, self.root_state, acting, action, self.random
                )
                node.stats[bucket, action] = ActionStats(values[acting])
                new_values.append(values)
        return best_for(acting, new_values) if new_values else None

    def select(self, acting: int, stats: list[ActionStats]) -> int:
        """The index of the highest upper confidence bound, whose action is added to the path."""
        exploration = EXPLORATION * (self.highest - self.lowest)
        highest = -1.0
        selected = 0
        for index, action in enumerate(stats):
            action.available += 1
            bound = exploration * sqrt(log(action.available) / action.visits)
            bound += action.total_value / action.visits
            if bound > highest:
                highest, selected = bound, index
        self.path.append((acting, stats[selected]))
        return selected

    def sample_mixed(self, node: Node, acting: int, actions: tuple[int, ...]) -> int:
        """An action of a simultaneous decision, sampled by regret matching."""
        matcher = node.matchers.get((acting, actions))
        if matcher is None:
            matcher = node.matchers[acting, actions] = RegretMatcher(len(actions))
        strategy = matcher.strategy()
        index = sample_index(self.random, strategy)
        self.sampled.append((acting, matcher, index, strategy))
        return actions[index]

    def backpropagate(self, values: list[float]) -> None:
        """Add each acting seat's value to the statistics of its actions in this iteration."""
        for value in values:
            self.lowest = min(self.lowest, value)
            self.highest = max(self.highest, value)
        for seat, stats in self.path:
            stats.visits += 1
            stats.total_value += values[seat]
            stats.total_square += values[seat] * values[seat]
        for seat, matcher, index, strategy in self.sampled:
            matcher.update(index, strategy, values[seat])

    def best_index(self, actions: tuple[int, ...]) -> int:
        """The index of the most visited action, or one sampled from the average strategy."""
        matcher = self.root.matchers.get((self.seat, actions))
        if matcher is not None:
            return sample_index(self.random, matcher.strategy_sum)
        ranks = [(stats.visits, stats.total_value) for stats in self.root_stats(actions)]
        return ranks.index(max(ranks))

    def mean_values(self, actions: tuple[int, ...]) -> list[float]:
        """The mean value of each action; empty where a mixed strategy is played."""
        if (self.seat, actions) in self.root.matchers:
            return []
        return [stats.total_value / stats.visits for stats in self.root_stats(actions)]

    def margins(self, actions: tuple[int, ...], best: int) -> list[float]:
        """For each action the margin of its mean value's difference from that of the best one.

        The variance is pooled over the actions, since some are visited once or twice only.
        """
        found = self.root_stats(actions)
        deviations = [s.total_square - s.total_value * s.total_value / s.visits for s in found]
        squares = sum([max(0.0, deviation) for deviation in deviations])
        degrees = sum([stats.visits for stats in found]) - len(found)
        visits = found[best].visits
        return [pooled_margin(squares, degrees, stats.visits, visits) for stats in found]

    def root_stats(self, actions: tuple[int, ...]) -> list[ActionStats]:
        """The statistics of the decision that is searched."""
        return [self.root.stats[0, action] for action in actions]
