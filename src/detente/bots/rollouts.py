"""Bots that know a game by rules of thumb, for games too long to search in a tree.

A `Thumb` picks any choice at once. `Trying`, the bot `greedy` of such a game, tries the choices
that matter in a few imagined worlds and plays on by thumb until the matter is settled. `Comparing`,
its `search`, starts from there: it plays the best few further ahead, each in the same worlds, and
leaves the greedy choice only for one that is clearly better.
"""

from collections.abc import Sequence
from math import sqrt
from time import thread_time
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from detente.bots.bot import Advice, Scale, estimated
from detente.bots.ismcts import Budget
from detente.core.state import State

S = TypeVar("S", bound=State)

WORLDS: Final = 3
"""How many worlds greedy tries a choice in."""
BEST_FEW: Final = 6
"""How many choices search looks at further."""
HOPELESSLY: Final = 2.5
"""How many standard errors worse it must be to be dropped."""
_MOST_CHOICES: Final = 400


@mypyc_attr(allow_interpreted_subclasses=True)
class Thumb(Generic[S]):
    """Rules of thumb for a game; a world is an imagined state."""

    least_worlds: ClassVar[int] = 16
    """Below so many comparisons nothing is clear."""
    clearly: ClassVar[float] = 1.0
    """How many standard errors better a choice must be to be clearly better."""
    scale: ClassVar[Scale] = "order"
    """What `worth` counts."""

    def pick(self, world: S, seat: int) -> int:
        """A reasonable action, at once."""
        raise NotImplementedError

    def matters(self, world: S, seat: int) -> bool:
        """Whether this choice deserves to be tried out."""
        raise NotImplementedError

    def settled(self, world: S, since: S) -> bool:
        """Whether the matter that was open in `since` is settled in this world."""
        raise NotImplementedError

    def beyond(self, world: S, since: S) -> bool:
        """Whether this world is as far ahead of `since` as one can usefully look."""
        raise NotImplementedError

    def risk(self, world: S, seat: int, action: int) -> float:
        """What an action may cost beyond what trying it shows, because the others play well."""
        return 0.0

    def worth(self, world: S, seat: int) -> float:
        """How good a world is for a seat."""
        raise NotImplementedError


class Trying:
    """The bot `greedy`: tries what matters one choice ahead, the rest goes by thumb."""

    def __init__(self, name: str, thumb: Thumb[State], seed: int | str) -> None:
        self.name = name
        self.thumb = thumb
        self.seed = seed

    def decide(self, knowledge: State, seat: int) -> str:
        """Make a choice that matters by trying, any other by thumb."""
        return self.advise(knowledge, seat).code

    def advise(self, knowledge: State, seat: int) -> Advice:
        """The same, with the worth of what was tried."""
        actions = knowledge.actions(seat)
        if len(actions) > 1 and self.thumb.matters(knowledge, seat):
            return self.consider(knowledge, seat, f"{self.seed} {knowledge.choices}")
        action = actions[0] if len(actions) == 1 else self.thumb.pick(knowledge, seat)
        return Advice(knowledge.game.codes[action])

    def consider(self, knowledge: State, seat: int, moment: str) -> Advice:
        """The action that does best on average."""
        merits = tried(self.thumb, knowledge, seat, moment)
        means = [merit / WORLDS for merit in merits]
        return self.advised(knowledge, knowledge.actions(seat), means, merits.index(max(merits)))

    def advised(
        self, knowledge: State, actions: Sequence[int], means: list[float], chosen: int
    ) -> Advice:
        """The advice to take one of these actions."""
        codes = [knowledge.game.codes[action] for action in actions]
        return estimated(codes, means, chosen, self.thumb.scale)


class Comparing(Trying):
    """The bot `search`: looks further ahead, and leaves the greedy choice only for a better one."""

    def __init__(self, name: str, thumb: Thumb[State], budget: Budget, seed: int | str) -> None:
        super().__init__(name, thumb, seed)
        self.budget = budget

    def consider(self, knowledge: State, seat: int, moment: str) -> Advice:
        """The greedy choice, or one that is clearly better."""
        start = thread_time()
        actions = knowledge.actions(seat)
        merits = tried(self.thumb, knowledge, seat, moment)
        ranked = sorted(range(len(actions)), key=lambda index: -merits[index])
        few = [actions[index] for index in ranked[:BEST_FEW]]
        risks = [self.thumb.risk(knowledge, seat, action) for action in few]
        gains = Gains(len(few), self.thumb.least_worlds, self.thumb.clearly)
        for number in range(self.budget.iterations):
            world = knowledge.imagine(seat, f"{moment} further {number}")
            gains.enter(
                [
                    self._outcome(world, knowledge, seat, few[index]) - risks[index]
                    if gains.open[index]
                    else 0.0
                    for index in range(len(few))
                ]
            )
            if thread_time() - start >= self.budget.seconds or gains.settled():
                break
        greedy = [merits[index] / WORLDS for index in ranked[:BEST_FEW]]
        means = gains.means() if gains.clear() else greedy
        return self.advised(knowledge, few, means, gains.verdict())

    def _outcome(self, world: State, since: State, seat: int, action: int) -> float:
        trial = world.clone()
        trial.act(seat, action)
        play_on(self.thumb, trial, since, further=True)
        return self.thumb.worth(trial, seat)


class Gains:
    """What each choice gained over the first, the greedy one, in the same worlds.

    A choice that is dropped keeps what it had gained by then, in `entered` worlds.
    """

    def __init__(self, choices: int, least_worlds: int, clearly: float) -> None:
        self.least_worlds = least_worlds
        self.clearly = clearly
        self.worlds = 0
        self.first = 0.0
        self.entered = [0] * choices
        self.sums = [0.0] * choices
        self.squares = [0.0] * choices
        self.open = [True] * choices

    def enter(self, outcomes: list[float]) -> None:
        """Enter the outcomes of one world, and drop what is clearly worse."""
        self.worlds += 1
        self.first += outcomes[0]
        for index, outcome in enumerate(outcomes):
            if self.open[index]:
                self.entered[index] += 1
                gain = outcome - outcomes[0]
                self.sums[index] += gain
                self.squares[index] += gain * gain
        if self.clear():
            for index in range(1, len(self.open)):
                if self.open[index] and self.surplus(index, -HOPELESSLY) < 0:
                    self.open[index] = False

    def surplus(self, index: int, errors: float) -> float:
        """The mean gain less so many standard errors."""
        mean = self.sums[index] / self.worlds
        variance = max(0.0, self.squares[index] / self.worlds - mean * mean)
        return mean - errors * sqrt(variance / self.worlds)

    def means(self) -> list[float]:
        """What each choice can be expected to bring: the first one's mean and the gain over it."""
        first = self.first / self.worlds
        gains = zip(self.sums, self.entered, strict=True)
        return [first + gained / worlds for gained, worlds in gains]

    def clear(self) -> bool:
        """Whether there were enough comparisons to tell anything."""
        return self.worlds >= self.least_worlds

    def settled(self) -> bool:
        """Whether nothing but the greedy choice is left."""
        return not any(self.open[1:])

    def verdict(self) -> int:
        """The choice that is clearly better by most, or the greedy one."""
        best, most = 0, 0.0
        if self.clear():
            for index in range(1, len(self.open)):
                if self.open[index] and self.surplus(index, self.clearly) > most:
                    best, most = index, self.surplus(index, self.clearly)
        return best


def tried(thumb: Thumb[State], knowledge: State, seat: int, moment: str) -> list[float]:
    """How good each action is once the matter is settled, summed up over some worlds."""
    actions = knowledge.actions(seat)
    merits = [-WORLDS * thumb.risk(knowledge, seat, action) for action in actions]
    for number in range(WORLDS):
        world = knowledge.imagine(seat, f"{moment} {number}")
        for index, action in enumerate(actions):
            trial = world.clone()
            trial.act(seat, action)
            play_on(thumb, trial, knowledge, further=False)
            merits[index] += thumb.worth(trial, seat)
    return merits


def play_on(thumb: Thumb[State], world: State, since: State, further: bool) -> None:
    """Let all seats play by thumb until the matter is settled, or as far as one can see."""
    for _ in range(_MOST_CHOICES):
        if world.over or (thumb.beyond(world, since) if further else thumb.settled(world, since)):
            return
        seat = world.to_act[0]
        actions = world.actions(seat)
        world.act(seat, actions[0] if len(actions) == 1 else thumb.pick(world, seat))
