"""The bot `search`: information-set Monte-Carlo tree search.

Every iteration draws a world that the seat cannot rule out and walks down one tree in it. The nodes
of the tree are what the searcher would have seen by then, so it cannot plan with cards it does not
see. Open choices are picked by upper confidence bounds, counting how often each was on offer
(Cowling, Powley and Whitehouse, 2012); simultaneous ones by regret matching, and played mixed.
"""

from math import log, sqrt
from random import Random
from time import thread_time
from typing import Final

from detente.bots.judgement import Judgement
from detente.bots.mixing import draw
from detente.core.state import State

CURIOSITY: Final = 0.4
"""How much the search prefers what it has tried less, as a share of the values' spread."""
UNSEEN: Final = -1


class Budget:
    """How long to think: seconds of the thread's own time, or a number of iterations."""

    __slots__ = ("iterations", "seconds")

    def __init__(self, seconds: float, iterations: int) -> None:
        self.seconds = seconds
        self.iterations = iterations


class Tried:
    """How often an action was on offer and taken in a node, and what it brought in total."""

    __slots__ = ("offered", "taken", "total")

    def __init__(self) -> None:
        self.offered = 0
        self.taken = 0
        self.total = 0.0


class Regrets:
    """Regret matching: actions are played in proportion to how much they have been missed."""

    __slots__ = ("played", "regrets")

    def __init__(self, count: int) -> None:
        self.regrets = [0.0] * count
        self.played = [0.0] * count

    def strategy(self) -> list[float]:
        """How likely each action is now, with some exploring."""
        count = len(self.regrets)
        hopes = [max(regret, 0.0) for regret in self.regrets]
        total = sum(hopes)
        if total <= 0:
            return [1 / count] * count
        return [0.8 * hope / total + 0.2 / count for hope in hopes]

    def learn(self, index: int, strategy: list[float], value: float) -> None:
        """Take in what the action with this index brought when it was drawn."""
        for other in range(len(self.regrets)):
            self.regrets[other] -= value
            self.played[other] += strategy[other]
        self.regrets[index] += value / strategy[index]


class Node:
    """What the searcher has seen so far; `tried` is keyed by mood and action."""

    __slots__ = ("following", "hidden", "tried")

    def __init__(self) -> None:
        self.tried: dict[tuple[int, int], Tried] = {}
        self.hidden: dict[int, Regrets] = {}
        self.following: dict[tuple[int, int], Node] = {}

    def after(self, seen: tuple[int, int]) -> "Node":
        """The node that follows what was seen."""
        node = self.following.get(seen)
        if node is None:
            node = self.following[seen] = Node()
        return node


class Search:
    """Thinks ahead in worlds it imagines, for as long as its budget lasts."""

    def __init__(
        self, name: str, judgement: Judgement[State], budget: Budget, seed: int | str
    ) -> None:
        self.name = name
        self.judgement = judgement
        self.budget = budget
        self.seed = seed

    def decide(self, knowledge: State, seat: int) -> str:
        """Take the choice that was tried most, or draw from the mix."""
        start = thread_time()
        actions = knowledge.actions(seat)
        codes = knowledge.game.codes
        if len(actions) == 1:
            return codes[actions[0]]
        label = f"{self.seed} {knowledge.choices}"
        random = Random(label)
        mix = self.judgement.mix(knowledge, seat)
        if mix is not None:
            return codes[actions[draw(random, mix)]]
        walk = Walk(self.judgement, knowledge, seat, random)
        done = 0
        while done < self.budget.iterations:
            world = knowledge.imagine(seat, f"{label} {done}")
            self.judgement.believe(world, seat, random)
            walk.down(world)
            done += 1
            if thread_time() - start >= self.budget.seconds:
                break
        self.done = done
        return codes[actions[walk.verdict(actions)]]


class Walk:
    """The tree of one decision, and how an imagined world is played through it."""

    def __init__(
        self, judgement: Judgement[State], knowledge: State, seat: int, random: Random
    ) -> None:
        self.judgement = judgement
        self.knowledge = knowledge
        self.seat = seat
        self.random = random
        self.root = Node()
        self.lowest = 1.0
        self.highest = 0.0

    def down(self, world: State) -> None:
        """Play one world to the edge of the tree, judge it there and remember how it went."""
        judgement = self.judgement
        node = self.root
        taken: list[tuple[int, Tried]] = []
        drawn: list[tuple[int, Regrets, int, list[float]]] = []
        values: list[float] | None = None
        while values is None:
            if world.over:
                values = judgement.values(world)
                break
            acting = world.to_act[0]
            actions = world.actions(acting)
            together = len(world.answers) > 0
            mix = judgement.mix(world, acting) if len(actions) > 1 else None
            if len(actions) == 1:
                action = actions[0]
            elif mix is not None:
                action = actions[draw(self.random, mix)]
            elif together:
                regrets = node.hidden.get(acting)
                if regrets is None:
                    regrets = node.hidden[acting] = Regrets(len(actions))
                strategy = regrets.strategy()
                index = draw(self.random, strategy)
                drawn.append((acting, regrets, index, strategy))
                action = actions[index]
            else:
                mood = judgement.mood(world, acting) if acting != self.seat else 0
                values = self.open(world, node, mood, acting, actions)
                if values is not None:
                    break
                action, tried = self.pick(node, mood, actions)
                taken.append((acting, tried))
            values = judgement.foresee(world, acting, action)
            if values is not None:
                break
            world.act(acting, action)
            if not world.over:
                seen = UNSEEN if together and acting != self.seat else action
                node = node.after((seen, judgement.sight(world)))
        self.learn(values, taken, drawn)

    def open(
        self, world: State, node: Node, mood: int, acting: int, actions: tuple[int, ...]
    ) -> list[float] | None:
        """Judge what has not been tried here yet; the best of it, if there is something."""
        best: list[float] | None = None
        for action in actions:
            if (mood, action) in node.tried:
                continue
            values = self.outlook(world, acting, action)
            tried = node.tried[mood, action] = Tried()
            tried.offered = tried.taken = 1
            tried.total = values[acting]
            if best is None or values[acting] > best[acting]:
                best = values
        return best

    def outlook(self, world: State, acting: int, action: int) -> list[float]:
        """What an action leads to, at first sight."""
        judgement = self.judgement
        values = judgement.foresee(world, acting, action)
        if values is not None:
            return values
        world = world.clone()
        world.act(acting, action)
        while not judgement.settled(world, self.knowledge):
            next_seat = world.to_act[0]
            actions = world.actions(next_seat)
            mix = judgement.mix(world, next_seat)
            index = draw(self.random, mix) if mix else int(self.random.random() * len(actions))
            world.act(next_seat, actions[index])
        return judgement.values(world)

    def learn(
        self,
        values: list[float],
        taken: list[tuple[int, Tried]],
        drawn: list[tuple[int, Regrets, int, list[float]]],
    ) -> None:
        """Credit every choice with what it brought to the seat that made it."""
        for value in values:
            if value < self.lowest:
                self.lowest = value
            if value > self.highest:
                self.highest = value
        for seat, tried in taken:
            tried.taken += 1
            tried.total += values[seat]
        for seat, regrets, index, strategy in drawn:
            regrets.learn(index, strategy, values[seat])

    def pick(self, node: Node, mood: int, actions: tuple[int, ...]) -> tuple[int, Tried]:
        """The action with the highest upper confidence bound."""
        curiosity = CURIOSITY * (self.highest - self.lowest)
        best = actions[0]
        highest = -1.0
        for action in actions:
            tried = node.tried[mood, action]
            tried.offered += 1
            bound = tried.total / tried.taken
            bound += curiosity * sqrt(log(tried.offered) / tried.taken)
            if bound > highest:
                best, highest = action, bound
        return best, node.tried[mood, best]

    def verdict(self, actions: tuple[int, ...]) -> int:
        """The index of the choice to make."""
        if self.root.hidden:
            return draw(self.random, self.root.hidden[self.seat].played)
        taken = [self.root.tried[0, action].taken for action in actions]
        return taken.index(max(taken))
