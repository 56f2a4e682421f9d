"""The evaluation of CIA vs KGB: a round by its agents and its struggle, a game by its rounds."""

from random import Random

from detente.bots.evaluation import Evaluation
from detente.bots.mixed import sample_index
from detente.games.cia_vs_kgb.bot.agents import BEATEN, DOMINANT, Duel, standing
from detente.games.cia_vs_kgb.bot.contest import Contest
from detente.games.cia_vs_kgb.bot.race import chance_to_win
from detente.games.cia_vs_kgb.rules.activation import Inspect
from detente.games.cia_vs_kgb.rules.cards import NONE, PASS
from detente.games.cia_vs_kgb.rules.planning import ChooseAgent
from detente.games.cia_vs_kgb.rules.state import ColdWar
from detente.games.cia_vs_kgb.rules.struggle import TakeAction


class ColdWarEvaluation(Evaluation[ColdWar]):
    """The value function of CIA vs KGB, its horizon and its belief about hidden agents."""

    def __init__(self) -> None:
        self.duels: dict[tuple[int, ...], Duel] = {}

    def duel(self, s: ColdWar) -> Duel:
        """The duel of the present round, from a cache, for an equilibrium takes long to compute."""
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

    def policy(self, world: ColdWar, seat: int) -> list[float] | None:
        """For Agents X: the duel's strategy, or the reply to an agent that was seen."""
        if not isinstance(world.agenda[-1], ChooseAgent):
            return None
        duel = self.duel(world)
        enemy = world.field[1 - seat]
        if enemy != NONE and world.knows_agent(seat, 1 - seat):
            return duel.reply(seat, enemy)
        return duel.strategies[seat]

    def sample_belief(self, world: ColdWar, seat: int, random: Random) -> None:
        """Sample the enemy's hidden Agent X from the enemy's strategy."""
        enemy = 1 - seat
        role = world.field[enemy]
        if role == NONE or world.objective == NONE or world.knows_agent(seat, enemy):
            return
        duel = self.duel(world)
        drawn = duel.roles[enemy][sample_index(random, duel.strategies[enemy])]
        world.exchange_agent(enemy, drawn)

    def private_bucket(self, world: ColdWar, seat: int) -> int:
        """1 if the seat prefers to be beaten, by the agents as far as it knows them, else 0."""
        if world.field[seat] == NONE or world.objective == NONE:
            return 0
        values = self.end_values(world, seat)
        return int(values[BEATEN] > values[DOMINANT])

    def end_values(self, world: ColdWar, seat: int) -> list[float]:
        """The value of each end of the struggle for a seat, as far as it knows the agents."""
        enemy = 1 - seat
        duel = self.duel(world)
        if world.field[enemy] != NONE and world.knows_agent(seat, enemy):
            return duel.end_values_against(seat, world.field[seat], world.field[enemy])
        return duel.end_values[seat][world.field[seat]]

    def observation_key(self, world: ColdWar) -> int:
        """The groups in play, and a group that is being looked at."""
        seen = world.ready[0] | world.ready[1] << 24
        seen |= world.mobilised[0] << 48 | world.mobilised[1] << 72
        if isinstance(world.agenda[-1], Inspect):
            seen |= (1 + world.groups.cards[-1]) << 96
        return seen

    def at_horizon(self, world: ColdWar, root: ColdWar) -> bool:
        """At the end of the round."""
        return world.over or world.round != root.round

    def quiescent(self, world: ColdWar, root: ColdWar) -> bool:
        """At each turn of a struggle, and between two rounds."""
        return self.at_horizon(world, root) or isinstance(world.agenda[-1], TakeAction)

    def exact_values(self, world: ColdWar, seat: int, action: int) -> list[float] | None:
        """For the second pass in a row, which ends a struggle: by the groups as they are."""
        if action != PASS or world.passes == 0:
            return None
        return self._struggle_values(world, Contest(world), 0.0)

    def values(self, world: ColdWar) -> list[float]:
        """By the struggle, or between two rounds by points and agents."""
        if world.over:
            return super().values(world)
        if isinstance(world.agenda[-1], TakeAction):
            contest = Contest(world)
            decided = world.passes == 1 and contest.leader == world.to_act[0]
            turning = 0.0 if decided else contest.turning()
            return self._struggle_values(world, contest, turning)
        first = chance_to_win(standing(world, 0), standing(world, 1))
        return [first, 1 - first]

    def _struggle_values(self, world: ColdWar, contest: Contest, turning: float) -> list[float]:
        """Both seats' values if the follower wins the struggle with probability `turning`."""
        values = []
        for seat in (0, 1):
            ends = self.end_values(world, seat)
            stays = ends[contest.end(seat, contest.leader)]
            turns = ends[contest.end(seat, contest.follower)]
            values.append(stays + (turns - stays) * turning)
        return values
