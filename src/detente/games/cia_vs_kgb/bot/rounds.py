"""Judging a round by its agents and its struggle, and a game by its rounds."""

from random import Random

from detente.bots.evaluation import Judgement
from detente.bots.mixed import draw
from detente.games.cia_vs_kgb.bot.agents import BEATEN, DOMINANT, Duel, standing
from detente.games.cia_vs_kgb.bot.contest import Contest
from detente.games.cia_vs_kgb.bot.race import chance_to_win
from detente.games.cia_vs_kgb.rules.activation import Inspect
from detente.games.cia_vs_kgb.rules.cards import NONE, PASS
from detente.games.cia_vs_kgb.rules.planning import ChooseAgent
from detente.games.cia_vs_kgb.rules.state import ColdWar
from detente.games.cia_vs_kgb.rules.struggle import TakeAction


class ColdWarJudgement(Judgement[ColdWar]):
    """What bots think of CIA vs KGB."""

    def __init__(self) -> None:
        self.duels: dict[tuple[int, ...], Duel] = {}

    def duel(self, s: ColdWar) -> Duel:
        """The duel of the present round; it takes long to think out, so it is kept."""
        mine = s.hq[0] if s.field[0] == NONE else s.possible[0]
        theirs = s.hq[1] if s.field[1] == NONE else s.possible[1]
        cards = s.objectives.cards
        known = len(cards) > 0 and s.objectives.placed[s.seats] >> cards[0] & 1
        bottom = cards[0] if known else NONE
        key = (s.objective, s.claimed[0], s.claimed[1], mine, theirs, len(cards), bottom)
        duel = self.duels.get(key)
        if duel is None:
            if len(self.duels) == 100:
                self.duels.clear()
            duel = self.duels[key] = Duel(s, mine, theirs)
        return duel

    def mix(self, world: ColdWar, seat: int) -> list[float] | None:
        """Agents X: the duel's mix, or an answer to the agent that was seen."""
        if not isinstance(world.agenda[-1], ChooseAgent):
            return None
        duel = self.duel(world)
        enemy = world.field[1 - seat]
        if enemy != NONE and world.knows_agent(seat, 1 - seat):
            return duel.answer(seat, enemy)
        return duel.mixes[seat]

    def believe(self, world: ColdWar, seat: int, random: Random) -> None:
        """The enemy's Agent X is whoever his mix says."""
        enemy = 1 - seat
        role = world.field[enemy]
        if role == NONE or world.objective == NONE or world.knows_agent(seat, enemy):
            return
        duel = self.duel(world)
        drawn = duel.roles[enemy][draw(random, duel.mixes[enemy])]
        world.hq[enemy] = (world.hq[enemy] | 1 << role) & ~(1 << drawn)
        world.field[enemy] = drawn

    def mood(self, world: ColdWar, seat: int) -> int:
        """Whether the agents, as far as the seat knows them, make it want to be beaten."""
        if world.field[seat] == NONE or world.objective == NONE:
            return 0
        worth = self.worth(world, seat)
        return int(worth[BEATEN] > worth[DOMINANT])

    def worth(self, world: ColdWar, seat: int) -> list[float]:
        """What each end of the struggle is worth to a seat, as far as it knows the agents."""
        enemy = 1 - seat
        duel = self.duel(world)
        if world.field[enemy] != NONE and world.knows_agent(seat, enemy):
            return duel.worth_against(seat, world.field[seat], world.field[enemy])
        return duel.worth[seat][world.field[seat]]

    def sight(self, world: ColdWar) -> int:
        """The groups in play, and a group that is being looked at."""
        seen = world.ready[0] | world.ready[1] << 24
        seen |= world.mobilised[0] << 48 | world.mobilised[1] << 72
        if isinstance(world.agenda[-1], Inspect):
            seen |= (1 + world.groups.cards[-1]) << 96
        return seen

    def beyond(self, world: ColdWar, since: ColdWar) -> bool:
        """A new round is a new story."""
        return world.over or world.round != since.round

    def settled(self, world: ColdWar, since: ColdWar) -> bool:
        """At each turn of a struggle, and between two rounds."""
        return self.beyond(world, since) or isinstance(world.agenda[-1], TakeAction)

    def foresee(self, world: ColdWar, seat: int, action: int) -> list[float] | None:
        """The second pass in a row ends a struggle; what the agents do then nobody knows yet."""
        if action != PASS or world.passes == 0:
            return None
        return self._contested(world, Contest(world), 0.0)

    def values(self, world: ColdWar) -> list[float]:
        """By the struggle, or between two rounds by points and agents."""
        if world.over:
            return super().values(world)
        if isinstance(world.agenda[-1], TakeAction):
            contest = Contest(world)
            decided = world.passes == 1 and contest.leader == world.to_act[0]
            return self._contested(world, contest, 0.0 if decided else contest.turning())
        first = chance_to_win(standing(world, 0), standing(world, 1))
        return [first, 1 - first]

    def _contested(self, world: ColdWar, contest: Contest, turning: float) -> list[float]:
        values = []
        for seat in (0, 1):
            worth = self.worth(world, seat)
            stays = worth[contest.end(seat, contest.leader)]
            turns = worth[contest.end(seat, contest.follower)]
            values.append(stays + (turns - stays) * turning)
        return values
