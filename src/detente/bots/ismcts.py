"""The bot `search`: information-set Monte-Carlo tree search.

Every iteration draws a world that the seat cannot rule out and walks down one tree in it. A node of
the tree is what the searcher would have seen by then, so it never plans with cards it cannot see.
Open choices are picked by upper confidence bounds that count how often each was on offer (Cowling,
Powley and Whitehouse 2012), simultaneous ones by regret matching, and these are played mixed.
"""

from math import log, sqrt
from random import Random
from time import thread_time
from typing import Final

from detente.bots.bot import Advice, estimated
from detente.bots.evaluation import Judgement, best_for, outlook
from detente.bots.mixed import Regrets, draw
from detente.core.state import State

CURIOSITY: Final = 0.4
"""How much the less tried is preferred, in proportion to how much the values differ."""
UNSEEN: Final = -1


class Budget:
    """How long to think: seconds of the thread's own time, or a number of iterations."""

    __slots__ = ("iterations", "seconds")

    def __init__(self, seconds: float, iterations: int) -> None:
        self.seconds = seconds
        self.iterations = iterations


class Tried:
    """How often an action was on offer and taken in a node, and what it brought in all."""

    __slots__ = ("offered", "taken", "total")

    def __init__(self, value: float) -> None:
        self.offered = 1
        self.taken = 1
        self.total = value


class Node:
    """What the searcher has seen by now, and what was tried then, by mood and action."""

    __slots__ = ("following", "hidden", "tried")

    def __init__(self) -> None:
        self.tried: dict[tuple[int, int], Tried] = {}
        self.hidden: dict[tuple[int, tuple[int, ...]], Regrets] = {}
        self.following: dict[tuple[int, int], Node] = {}

    def after(self, action: int, sight: int) -> "Node":
        """The node to which an action leads that brings this to light."""
        node = self.following.get((action, sight))
        if node is None:
            node = self.following[action, sight] = Node()
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
        return self.advise(knowledge, seat).code

    def advise(self, knowledge: State, seat: int) -> Advice:
        """The same, with the chance to win that each choice was found to give."""
        start = thread_time()
        actions = knowledge.actions(seat)
        codes = [knowledge.game.codes[action] for action in actions]
        if len(actions) == 1:
            return Advice(codes[0])
        moment = f"{self.seed} {knowledge.choices}"
        random = Random(moment)
        mix = self.judgement.mix(knowledge, seat)
        if mix is not None:
            return Advice(codes[draw(random, mix)])
        tree = Tree(self.judgement, knowledge, seat, random)
        for number in range(self.budget.iterations):
            world = knowledge.imagine(seat, f"{moment} {number}")
            self.judgement.believe(world, seat, random)
            tree.walk(world)
            if thread_time() - start >= self.budget.seconds:
                break
        chosen = tree.verdict(actions)
        estimates = tree.estimates(actions)
        return estimated(codes, estimates, chosen, "chance") if estimates else Advice(codes[chosen])


class Tree:
    """Everything that was tried while thinking about one decision."""

    __slots__ = (
        "drawn",
        "highest",
        "judgement",
        "knowledge",
        "lowest",
        "random",
        "root",
        "seat",
        "taken",
    )

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
        self.taken: list[tuple[int, Tried]] = []
        self.drawn: list[tuple[int, Regrets, int, list[float]]] = []

    def walk(self, world: State) -> None:
        """Play a world to the edge of the tree, judge it there and remember how it went."""
        judgement = self.judgement
        self.taken = []
        self.drawn = []
        node = self.root
        while not judgement.beyond(world, self.knowledge):
            acting = self.seat if self.seat in world.to_act else world.to_act[0]
            together = len(world.answers) > 0
            actions = world.actions(acting)
            mix = judgement.mix(world, acting)
            if mix is not None:
                action = actions[draw(self.random, mix)]
            elif len(actions) == 1:
                action = actions[0]
            elif together:
                action = self.gamble(node, acting, actions)
            else:
                mood = 0 if acting == self.seat else judgement.mood(world, acting)
                first_sight = self.open(node, world, acting, mood, actions)
                if first_sight is not None:
                    self.learn(first_sight)
                    return
                action = self.pick(node, acting, mood, actions)
            foreseen = judgement.foresee(world, acting, action)
            if foreseen is not None:
                self.learn(foreseen)
                return
            world.act(acting, action)
            if not world.over:
                seen = UNSEEN if together and acting != self.seat else action
                node = node.after(seen, judgement.sight(world))
        self.learn(judgement.values(world))

    def open(
        self, node: Node, world: State, acting: int, mood: int, actions: tuple[int, ...]
    ) -> list[float] | None:
        """Judge the actions that are new here, and return what the best of them promises."""
        promises: list[list[float]] = []
        for action in actions:
            if (mood, action) not in node.tried:
                values = outlook(self.judgement, world, self.knowledge, acting, action, self.random)
                node.tried[mood, action] = Tried(values[acting])
                promises.append(values)
        return best_for(acting, promises) if promises else None

    def pick(self, node: Node, acting: int, mood: int, actions: tuple[int, ...]) -> int:
        """The action with the highest upper confidence bound."""
        curiosity = CURIOSITY * (self.highest - self.lowest)
        highest = -1.0
        picked = actions[0]
        chosen = node.tried[mood, picked]
        for action in actions:
            tried = node.tried[mood, action]
            tried.offered += 1
            bound = curiosity * sqrt(log(tried.offered) / tried.taken)
            bound += tried.total / tried.taken
            if bound > highest:
                highest, picked, chosen = bound, action, tried
        self.taken.append((acting, chosen))
        return picked

    def gamble(self, node: Node, acting: int, actions: tuple[int, ...]) -> int:
        """An action drawn by regret matching."""
        regrets = node.hidden.get((acting, actions))
        if regrets is None:
            regrets = node.hidden[acting, actions] = Regrets(len(actions))
        strategy = regrets.strategy()
        index = draw(self.random, strategy)
        self.drawn.append((acting, regrets, index, strategy))
        return actions[index]

    def learn(self, values: list[float]) -> None:
        """Credit every choice on the way with what it brought to the seat that made it."""
        for value in values:
            self.lowest = min(self.lowest, value)
            self.highest = max(self.highest, value)
        for seat, tried in self.taken:
            tried.taken += 1
            tried.total += values[seat]
        for seat, regrets, index, strategy in self.drawn:
            regrets.learn(index, strategy, values[seat])

    def verdict(self, actions: tuple[int, ...]) -> int:
        """The index of the action to take: the most tried one, or drawn as it was played."""
        regrets = self.root.hidden.get((self.seat, actions))
        if regrets is not None:
            return draw(self.random, regrets.played)
        merits = [(t.taken, t.total) for t in self.tried(actions)]
        return merits.index(max(merits))

    def estimates(self, actions: tuple[int, ...]) -> list[float]:
        """What each action brought on average; nothing where they must be mixed."""
        if (self.seat, actions) in self.root.hidden:
            return []
        return [tried.total / tried.taken for tried in self.tried(actions)]

    def tried(self, actions: tuple[int, ...]) -> list[Tried]:
        """What was tried of the choice that is thought about."""
        return [self.root.tried[0, action] for action in actions]
