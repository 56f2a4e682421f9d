"""The position of a game of CIA vs KGB: where every card is and who knows it."""

from typing import TYPE_CHECKING, Any

from detente.core.deck import cards_in, new_pile
from detente.core.errors import invariant
from detente.core.rng import Rng
from detente.core.shared import changed
from detente.core.state import State
from detente.games.cia_vs_kgb.rules import log, position, view
from detente.games.cia_vs_kgb.rules.cards import (
    BRIEFING,
    DEPUTY_DIRECTOR,
    END_OBJECTIVES,
    FIRST_OBJECTIVE,
    FIRST_ROLE,
    GROUPS,
    NONE,
)
from detente.games.cia_vs_kgb.rules.outcomes import GROUPS_DECK, OBJECTIVES
from detente.games.cia_vs_kgb.rules.tables import number_of

if TYPE_CHECKING:
    from detente.games.cia_vs_kgb.rules.game import CiaVsKgb

_ALL_AGENTS = 0b111111


class ColdWar(State):
    """Seat 0 is the CIA, seat 1 the KGB. Sets of groups, objectives and agents are bit masks.

    What each side has is a pair, which clones share (core/shared.py).
    """

    __slots__ = (
        "analyst",
        "balance",
        "claimed",
        "claimed_now",
        "disorder",
        "dominance",
        "double_agent",
        "eliminated",
        "extra_rounds",
        "face_up",
        "field",
        "group_discard",
        "groups",
        "hq",
        "leave",
        "loser",
        "mobilised",
        "objective",
        "objective_discard",
        "objectives",
        "olympic",
        "passes",
        "phase",
        "positions",
        "possible",
        "ready",
        "round",
        "rules",
        "saved",
        "score",
        "spied",
        "spy_look",
        "struggle_actions",
        "tables",
    )

    def __init__(self, game: "CiaVsKgb", seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.rules = game
        self.tables = game.tables

    def set_up(self) -> None:
        """CVK-1.1, CVK-1.2: two shuffled decks, six agents in each HQ, no points, no balance."""
        self.round = 0
        self.phase = BRIEFING
        self.objectives = new_pile(list(range(FIRST_OBJECTIVE, END_OBJECTIVES)), 2)
        self.shuffle(OBJECTIVES, self.objectives.cards)
        self.groups = new_pile(list(range(GROUPS)), 2)
        self.shuffle(GROUPS_DECK, self.groups.cards)
        self.objective = NONE
        self.objective_discard: list[int] = []
        self.group_discard: list[int] = []
        self.claimed: tuple[int, ...] = (0, 0)
        self.claimed_now = 0
        self.score: tuple[int, ...] = (0, 0)
        self.extra_rounds = False
        self.ready: tuple[int, ...] = (0, 0)
        self.mobilised: tuple[int, ...] = (0, 0)
        self.hq: tuple[int, ...] = (_ALL_AGENTS, _ALL_AGENTS)
        self.field: tuple[int, ...] = (NONE, NONE)
        self.leave: tuple[int, ...] = (0, 0)
        self.eliminated: tuple[int, ...] = (0, 0)
        self.possible: tuple[int, ...] = (0, 0)
        self.face_up = 0
        self.spied = NONE
        self.balance = NONE
        self.dominance = NONE
        self.loser = NONE
        self.disorder = 0
        self.saved = 0
        self.olympic = NONE
        self.analyst = NONE
        self.double_agent = NONE
        self.spy_look = NONE
        self.passes = 0
        self.struggle_actions = 0
        self.positions: tuple[int, ...] = ()

    def clone(self) -> "ColdWar":
        """An independent copy that behaves exactly the same."""
        other = ColdWar(self.rules, self.seats, self.rng.clone())
        self.copy_to(other)
        other.round = self.round
        other.phase = self.phase
        other.objectives = self.objectives.clone()
        other.groups = self.groups.clone()
        other.objective = self.objective
        other.objective_discard = self.objective_discard.copy()
        other.group_discard = self.group_discard.copy()
        other.claimed = self.claimed
        other.claimed_now = self.claimed_now
        other.score = self.score
        other.extra_rounds = self.extra_rounds
        other.ready = self.ready
        other.mobilised = self.mobilised
        other.hq = self.hq
        other.field = self.field
        other.leave = self.leave
        other.eliminated = self.eliminated
        other.possible = self.possible
        other.face_up = self.face_up
        other.spied = self.spied
        other.balance = self.balance
        other.dominance = self.dominance
        other.loser = self.loser
        other.disorder = self.disorder
        other.saved = self.saved
        other.olympic = self.olympic
        other.analyst = self.analyst
        other.double_agent = self.double_agent
        other.spy_look = self.spy_look
        other.passes = self.passes
        other.struggle_actions = self.struggle_actions
        other.positions = self.positions
        return other

    # --- values that the rules compare --------------------------------------------------------

    @property
    def stability(self) -> int:
        """S of the current objective (CVK-0.2)."""
        return self.tables.stability[self.objective - FIRST_OBJECTIVE]

    @property
    def population(self) -> int:
        """P of the current objective (CVK-0.2)."""
        return self.tables.population[self.objective - FIRST_OBJECTIVE]

    def groups_of(self, seat: int) -> int:
        """The mask of a player's groups, ready and mobilised alike."""
        return self.ready[seat] | self.mobilised[seat]

    def groups_in_play(self) -> int:
        """The mask of all groups in front of either player."""
        return self.ready[0] | self.mobilised[0] | self.ready[1] | self.mobilised[1]

    def count(self, seat: int) -> int:
        """How many groups a player has."""
        return number_of(self.ready[seat] | self.mobilised[seat])

    def influence(self, seat: int) -> int:
        """CVK-0.4: the sum over all his groups."""
        return self.tables.influence_of(self.ready[seat] | self.mobilised[seat])

    @property
    def influences(self) -> tuple[int, int]:
        """The influence of both sides."""
        return self.influence(0), self.influence(1)

    def owner(self, group: int) -> int:
        """Whose group it is, or NONE."""
        if (self.ready[0] | self.mobilised[0]) >> group & 1:
            return 0
        return 1 if (self.ready[1] | self.mobilised[1]) >> group & 1 else NONE

    def in_play(self, group: int) -> bool:
        """Whether the group lies in front of a player."""
        return self.owner(group) != NONE

    # --- moves of cards -----------------------------------------------------------------------

    def recruit(self, seat: int) -> None:
        """CVK-4.3: the top group comes in front of the player, ready."""
        group = self.groups.take()
        self.revelations += 1
        self.ready = changed(self.ready, seat, self.ready[seat] | 1 << group)
        if self.keep_events:
            worth = self.tables.influence[group]
            self.log_public(log.GROUP_RECRUITED, seat, group, worth, *self.influences)

    def remove_group(self, group: int) -> None:
        """Take a group out of play, to the top of the discard."""
        owner = self.owner(group)
        others = ~(1 << group)
        self.ready = changed(self.ready, owner, self.ready[owner] & others)
        self.mobilised = changed(self.mobilised, owner, self.mobilised[owner] & others)
        self.group_discard.append(group)

    def claim(self, seat: int, card: int) -> None:
        """CVK-0.7: the objective goes to a player's pile, its points count at once (CVK-7.3)."""
        points = self.tables.victory_points[card - FIRST_OBJECTIVE]
        self.claimed = changed(self.claimed, seat, self.claimed[seat] | 1 << card)
        self.claimed_now |= 1 << card
        self.score = changed(self.score, seat, self.score[seat] + points)
        self.log_public(log.OBJECTIVE_CLAIMED, seat, card, points, self.score[seat])

    def claim_current(self, seat: int) -> None:
        """Claim the objective of this round."""
        self.claim(seat, self.objective)
        self.objective = NONE

    def bury_current(self) -> None:
        """Put the objective of this round face down under its deck; all know it (CVK-9.3)."""
        self.log_public(log.OBJECTIVE_BURIED, self.objective)
        self.objectives.put_under(self.objective)
        self.objective = NONE

    def reveal_agent(self, seat: int, disorder: int = 0) -> None:
        """Turn an Agent X face up for everyone."""
        self.revelations += 1
        self.face_up |= 1 << seat
        self.log_public(log.AGENT_REVEALED, seat, FIRST_ROLE + self.field[seat], disorder)

    def eliminate_agent(self, seat: int) -> None:
        """An Agent X leaves the game; the Deputy Director goes home instead (CVK-6.11)."""
        role = self._leave_field(seat, spared=1)
        if role != DEPUTY_DIRECTOR:
            self.log_public(log.AGENT_ELIMINATED, seat, FIRST_ROLE + role)
            self.eliminated = changed(self.eliminated, seat, self.eliminated[seat] | 1 << role)

    def send_agent_on_leave(self, seat: int) -> None:
        """An Agent X goes on leave; the Deputy Director goes home instead (CVK-6.11)."""
        role = self._leave_field(seat, spared=0)
        if role != DEPUTY_DIRECTOR:
            self.log_public(log.AGENT_ON_LEAVE, seat, FIRST_ROLE + role, 0)
            self.leave = changed(self.leave, seat, self.leave[seat] | 1 << role)

    def _leave_field(self, seat: int, spared: int) -> int:
        """Take an Agent X out of the field; who it was. The Deputy Director goes home."""
        role = self.field[seat]
        self.field = changed(self.field, seat, NONE)
        if role == DEPUTY_DIRECTOR:
            self.hq = changed(self.hq, seat, self.hq[seat] | 1 << role)
            self.log_public(log.AGENT_HOME, seat, FIRST_ROLE + role, spared)
        return role

    # --- what a seat knows --------------------------------------------------------------------

    def board(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know (CVK-9)."""
        return view.board(self, seat)

    def exchange_agent(self, seat: int, role: int) -> None:
        """Let another agent be this side's Agent X, as far as an enemy can know."""
        at_home = (self.hq[seat] | 1 << self.field[seat]) & ~(1 << role)
        self.hq = changed(self.hq, seat, at_home)
        self.field = changed(self.field, seat, role)

    def knows_agent(self, watcher: int | None, seat: int) -> bool:
        """Whether a watcher knows this side's Agent X (CVK-9.2)."""
        if self.face_up >> seat & 1 or watcher == seat:
            return True
        return watcher is not None and watcher == self.spied

    def resample_hidden(self, seat: int) -> None:
        """Resample what the seat cannot know: the order of both decks, the enemy's Agent X."""
        self.groups.resample_hidden(seat, self.rng)
        self.objectives.resample_hidden(seat, self.rng)
        enemy = 1 - seat
        role = self.field[enemy]
        if role != NONE and not self.knows_agent(seat, enemy):
            self.exchange_agent(enemy, self.rng.pick(cards_in(self.possible[enemy])))

    # --- invariants and positions -------------------------------------------------------------

    def check(self) -> None:
        """The invariants of section 13 of the rulebook."""
        groups = self.groups.cards + self.group_discard
        groups += cards_in(self.groups_of(0)) + cards_in(self.groups_of(1))
        invariant(sorted(groups) == list(range(GROUPS)), "each group is in exactly one place")
        cards = self.objectives.cards + self.objective_discard
        cards += cards_in(self.claimed[0]) + cards_in(self.claimed[1])
        cards += [self.objective] if self.objective != NONE else []
        everything = list(range(FIRST_OBJECTIVE, END_OBJECTIVES))
        invariant(sorted(cards) == everything, "each objective is in exactly one place")
        for seat in (0, 1):
            self._check_side(seat)
        invariant(self.struggle_actions <= 200, "a struggle has at most 200 actions")
        if not self.rules.not_own_economic:
            invariant(self.struggle_actions <= 113, "a ru2014 struggle has at most 113 actions")

    def _check_side(self, seat: int) -> None:
        field = 0 if self.field[seat] == NONE else 1 << self.field[seat]
        zones = [self.hq[seat], field, self.leave[seat], self.eliminated[seat]]
        invariant(sum(zone.bit_count() for zone in zones) == 6, "six agents a side")
        invariant(sum(zones) == _ALL_AGENTS, "each agent is in exactly one place")
        away = self.leave[seat] | self.eliminated[seat]
        invariant(not away >> DEPUTY_DIRECTOR & 1, "the Deputy is never on leave or eliminated")
        invariant(self.ready[seat] & self.mobilised[seat] == 0, "a group has one state")
        points = sum(
            self.tables.victory_points[c - FIRST_OBJECTIVE] for c in cards_in(self.claimed[seat])
        )
        invariant(self.score[seat] == points, "the score is the points of the claimed pile")
        if self.objective == NONE:
            return
        invariant(self.count(seat) <= self.population, "no more groups than the population limit")
        if self.population == 1 and self.stability == 6:
            invariant(self.influence(seat) <= 6, "no disorder on one-group objectives")

    def dump_board(self) -> dict[str, Any]:
        """The fields of the game for JSON."""
        return position.dump_board(self)

    def load_board(self, board: dict[str, Any]) -> None:
        """Read back what `dump_board` wrote."""
        position.load_board(self, board)
