"""The account of CIA vs KGB: the table as the log tells it (detente.testing.log_truth)."""

from typing import Any, ClassVar

from detente.core.event_log import EventKind
from detente.games.cia_vs_kgb.rules import log, outcomes
from detente.games.cia_vs_kgb.rules.cards import TARGET_VP
from detente.games.cia_vs_kgb.rules.game import CiaVsKgb
from detente.testing.log_truth import Account, Checks

SIDES = ("cia", "kgb")
_SETS = ("claimed", "ready", "mobilised", "hq", "leave", "eliminated")
_ORDERED = {"order_groups": "groups", "order_benefit": "groups", "order_objectives": "objectives"}
"""The decisions that put a deck's top cards in order, and which deck."""
_LOOKED_AT = {"space_race": "objectives", "live_benefit": "groups"}


class Table(Account):
    """Agents, groups and objectives by where they lie; of the decks the order of their cards."""

    silent: ClassVar[dict[str, str]] = {
        "phase": "the lines of a phase are told, not the phase itself",
        "passes": "a counter of the rules",
        "struggle_actions": "a counter of the rules",
        "positions": "for the rule against repetitions",
        "possible": "what the enemy can conclude",
    }
    announced: ClassVar[dict[tuple[str, str], EventKind]] = {
        ("take_action", "pass"): log.PASSED,
        ("inspect", "back"): log.MEDIA_PUT_BACK,
        ("name_first", "cia"): log.FIRST_NAMED,
        ("name_first", "kgb"): log.FIRST_NAMED,
        ("double_agent_plan", "decline"): log.PLAN_DECLINED,
    }
    paired: ClassVar[tuple[tuple[EventKind, ...], ...]] = (
        (log.OWN_AGENT, log.AGENT_CHOSEN, log.AGENTS_CHOSEN, log.AGENTS_CHOSEN),
        (log.AGENT_SPIED, log.ENEMY_AGENT_SEEN),
    )

    def read(self, board: dict[str, Any]) -> dict[str, Any]:
        """The board with sets instead of sorted lists, and decks without what is known of them."""
        read = dict(board)
        for name in _SETS:
            read[name] = [set(cards) for cards in read[name]]
        read["claimed_now"] = set(read["claimed_now"])
        for name in ("face_up", "disorder", "saved"):
            read[name] = set(read[name])
        for name in ("groups", "objectives"):
            read[name] = read[name]["cards"]
        return read

    def begin(self) -> None:
        """The order into which a player puts cards is his secret, and told to nobody."""
        agenda = self.change.before["agenda"]
        self.step: list[Any] = agenda[-1] if agenda else [""]
        self.planned: set[int] = set()
        """The sides whose plans were told in this move."""
        deck = self.board[_ORDERED.get(self.step[0], "groups")]
        if self.step[0] in _ORDERED:
            deck.remove(self.change.move)
            deck.insert(self.step[2], self.change.move)
        elif self.step[0] == "recruit_seen":
            deck.remove(self.change.move)
            deck.insert(0, self.change.move)

    def close(self) -> None:
        """No shuffle, no plan and no end of the game is left untold."""
        assert self.count(log.OBJECTIVES_RESHUFFLED) == self.count(outcomes.OBJECTIVES)
        assert self.count(log.GROUPS_SHUFFLED) == self.count(outcomes.GROUPS_DECK)
        assert self.count(log.GAME_WON, log.GAME_DRAWN) == self.ended()

    def value(self, code: str, name: str) -> int:
        """A number that is printed on a card."""
        value = self.game.describe(code)[name]
        assert isinstance(value, int)
        return value

    def influence(self, seat: int) -> int:
        """The influence of a side's groups."""
        groups = self.board["ready"][seat] | self.board["mobilised"][seat]
        return sum(self.value(group, "influence") for group in groups)

    def influences(self, cia: int, kgb: int) -> None:
        """The influence of both sides is now this."""
        assert [cia, kgb] == [self.influence(0), self.influence(1)]

    def best(self, seat: int, faction: str) -> int:
        """The influence of a side's best group of a faction."""
        groups = self.board["ready"][seat] | self.board["mobilised"][seat]
        mine = [group for group in groups if self.game.describe(group)["faction"] == faction]
        return max((self.value(group, "influence") for group in mine), default=0)

    def profile_winner(self) -> int | None:
        """CVK-5.3: who has the better groups by the objective's profile."""
        for faction in self.game.describe(self.board["objective"])["profile"]:
            if self.best(0, faction) != self.best(1, faction):
                return 0 if self.best(0, faction) > self.best(1, faction) else 1
        return None

    def owner(self, group: str) -> int:
        """Whose group it is."""
        [seat] = [s for s in (0, 1) if group in self.board["ready"][s] | self.board["mobilised"][s]]
        return seat

    def discard(self, group: str) -> None:
        """Put a group of the table on the discard."""
        owner = self.owner(group)
        for zone in ("ready", "mobilised"):
            self.board[zone][owner].discard(group)
        self.board["group_discard"].append(group)

    def plan_of(self, side: int, role: str) -> None:
        """The side's Agent X is face up and this one; it has its plan once."""
        assert self.board["field"][side] == role
        assert SIDES[side] in self.board["face_up"]
        self.plan_once(side)

    def plan_once(self, side: int) -> None:
        """No line of this move tells another plan of this side's."""
        assert side not in self.planned
        self.planned.add(side)

    def mover(self, side: int) -> None:
        """The side is the one that moved."""
        assert side == self.change.seat


CHECKS = Checks(Table, {**CiaVsKgb.event_kinds, **CiaVsKgb.outcome_kinds})


# --- chance ---------------------------------------------------------------------------------------


@CHECKS.of(outcomes.BALANCE)
def _balance(a: Table, side: int) -> None:
    a.board["balance"] = SIDES[side]


@CHECKS.of(outcomes.OBJECTIVES)
def _objectives(a: Table, cards: list[str]) -> None:
    assert sorted(cards) == sorted(a.board["objectives"] + a.board["objective_discard"])
    a.board["objectives"] = cards.copy()
    a.board["objective_discard"] = []


@CHECKS.of(outcomes.GROUPS_DECK)
def _groups(a: Table, cards: list[str]) -> None:
    assert sorted(cards) == sorted(a.board["groups"] + a.board["group_discard"])
    a.board["groups"] = cards.copy()
    a.board["group_discard"] = []


# --- Briefing -------------------------------------------------------------------------------------


@CHECKS.of(log.ROUND_STARTED)
def _round_started(a: Table, number: int, objective: str) -> None:
    assert number == a.board["round"] + 1
    assert objective == a.board["objectives"].pop(0)
    a.board.update(round=number, objective=objective, claimed_now=set())


@CHECKS.of(log.OBJECTIVES_RESHUFFLED)
def _objectives_reshuffled(a: Table, count: int) -> None:
    assert a.outcomes(outcomes.OBJECTIVES)
    assert count == len(a.board["objectives"])


@CHECKS.of(log.BALANCE_TAKEN)
def _balance_taken(a: Table, side: int) -> None:
    """Round 1: the lot. Later fewer points, the loser, or who had it."""
    due = ["take_balance"]
    assert due in a.change.before["agenda"] or a.count(log.ROUND_STARTED)
    assert due not in a.change.after["agenda"]
    cia, kgb = a.board["score"]
    if cia != kgb:
        assert side == (0 if cia < kgb else 1)
    elif a.board["loser"] is not None:
        assert SIDES[side] == a.board["loser"]
    else:
        assert SIDES[side] == a.board["balance"]
    a.board["balance"] = SIDES[side]


@CHECKS.of(log.GROUPS_SHUFFLED)
def _groups_shuffled(a: Table, count: int) -> None:
    assert a.outcomes(outcomes.GROUPS_DECK)
    assert count == len(a.board["groups"])


@CHECKS.of(log.ANALYST_LOOKED)
def _analyst_looked(a: Table, side: int, count: int) -> None:
    assert a.board["analyst"] == SIDES[side]
    a.board["analyst"] = None
    assert count == min(3, len(a.board["groups"]))
    assert a.later()[0].kind is log.CARDS_SEEN
    assert a.later()[0].audience == 1 << side


@CHECKS.of(log.CARDS_SEEN, private=True)
def _cards_seen(a: Table, cards: list[str]) -> None:
    """One card after a Media group was activated, three with the Analyst or an event."""
    why = a.earlier()[0]
    assert why.args["side"] == a.to
    deck, count = "groups", 3
    if why.kind is log.EVENT_USED:
        deck = _LOOKED_AT[why.args["event"]]
    elif why.kind is log.GROUP_ACTIVATED:
        count = 1
    else:
        assert why.kind is log.ANALYST_LOOKED
    assert cards == a.board[deck][:count]


@CHECKS.of(log.CARDS_ARRANGED)
def _cards_arranged(a: Table, side: int) -> None:
    """The last card was placed, or there was only one to place."""
    seen = [event for event in a.earlier() if event.kind is log.CARDS_SEEN]
    if seen:
        assert seen[0].audience == 1 << side
        assert len(seen[0].args["cards"]) == 1
    elif a.step[0] == "recruit_seen":
        assert a.step[1] == side
        assert a.step[2] <= 2
    else:
        step, seat, depth, count = a.step
        assert step in _ORDERED and seat == side and depth + 2 == count


# --- Planning -------------------------------------------------------------------------------------


@CHECKS.of(log.AGENTS_CHOSEN)
def _agents_chosen(a: Table) -> None:
    assert {e.audience for e in a.earlier()[:2] if e.kind is log.OWN_AGENT} == {1, 2}
    assert None not in a.board["field"]


@CHECKS.of(log.AGENT_CHOSEN)
def _agent_chosen(a: Table, side: int) -> None:
    a.mover(side)
    assert a.earlier()[0].kind is log.OWN_AGENT


@CHECKS.of(log.OWN_AGENT, private=True)
def _own_agent(a: Table, agent: str, side: int) -> None:
    assert side == a.to
    chosen = a.change.move
    if a.to != a.change.seat:
        chosen = a.change.before["pending_moves"][a.to]
    assert agent == chosen
    assert a.board["field"][a.to] is None
    a.board["hq"][a.to].remove(agent)
    a.board["field"][a.to] = agent


@CHECKS.of(log.AGENT_SPIED)
def _agent_spied(a: Table, side: int) -> None:
    assert a.board["spy_look"] == SIDES[side]
    a.board["spy_look"] = None
    a.board["spied"] = SIDES[side]
    assert a.later()[0].kind is log.ENEMY_AGENT_SEEN


@CHECKS.of(log.ENEMY_AGENT_SEEN, private=True)
def _enemy_agent_seen(a: Table, agent: str, side: int) -> None:
    assert side == 1 - a.to
    assert a.board["spied"] == SIDES[a.to]
    assert agent == a.board["field"][1 - a.to]


@CHECKS.of(log.LEAVE_ENDED)
def _leave_ended(a: Table, side: int, agents: list[str]) -> None:
    assert sorted(agents) == sorted(a.board["leave"][side])
    a.board["hq"][side] |= set(agents)
    a.board["leave"][side] = set()


# --- the influence struggle -----------------------------------------------------------------------


@CHECKS.of(log.FIRST_NAMED)
def _first_named(a: Table, side: int, first: int) -> None:
    a.mover(side)
    assert SIDES[side] == a.board["balance"]
    assert SIDES[first] == a.change.move
    assert a.change.after["to_act"] == [first]


@CHECKS.of(log.GROUP_RECRUITED)
def _group_recruited(a: Table, side: int, group: str, influence: int, cia: int, kgb: int) -> None:
    a.mover(side)
    assert group == a.board["groups"].pop(0)
    assert influence == a.value(group, "influence")
    a.board["ready"][side].add(group)
    a.influences(cia, kgb)


@CHECKS.of(log.GROUP_ACTIVATED)
def _group_activated(a: Table, side: int, group: str) -> None:
    a.mover(side)
    assert group == a.change.move
    a.board["ready"][side].remove(group)
    a.board["mobilised"][side].add(group)


@CHECKS.of(log.GROUP_DESTROYED)
def _group_destroyed(a: Table, side: int, group: str, target: str, cia: int, kgb: int) -> None:
    assert a.step[0] == "destroy" and a.step[2] == a.game.action_of[group]
    assert side == a.owner(target)
    a.discard(target)
    a.influences(cia, kgb)


@CHECKS.of(log.GROUP_SWITCHED)
def _group_switched(a: Table, group: str, target: str, side: int, cia: int, kgb: int) -> None:
    """The side is the new one; the group stays ready or mobilised."""
    assert a.step[0] == "switch" and a.step[2] == a.game.action_of[group]
    assert a.owner(target) == 1 - side
    zone = a.board["ready" if target in a.board["ready"][1 - side] else "mobilised"]
    zone[1 - side].remove(target)
    zone[side].add(target)
    a.influences(cia, kgb)


@CHECKS.of(log.GROUP_MOBILISED)
def _group_mobilised(a: Table, group: str, target: str) -> None:
    assert a.step[0] == "flip" and a.step[2] == a.game.action_of[group]
    side = a.owner(target)
    a.board["ready"][side].remove(target)
    a.board["mobilised"][side].add(target)


@CHECKS.of(log.GROUP_READIED)
def _group_readied(a: Table, group: str, target: str) -> None:
    assert a.step[0] == "flip" and a.step[2] == a.game.action_of[group]
    side = a.owner(target)
    a.board["mobilised"][side].remove(target)
    a.board["ready"][side].add(target)


@CHECKS.of(log.MEDIA_PUT_BACK)
def _media_put_back(a: Table, side: int) -> None:
    a.mover(side)
    assert a.step[0] == "inspect" and a.change.move == "back"


@CHECKS.of(log.MEDIA_DISCARDED)
def _media_discarded(a: Table, side: int, group: str, influence: int) -> None:
    a.mover(side)
    assert a.step[0] == "inspect"
    assert group == a.board["groups"].pop(0)
    assert influence == a.value(group, "influence")
    a.board["group_discard"].append(group)


@CHECKS.of(log.PASSED)
def _passed(a: Table, side: int) -> None:
    a.mover(side)
    assert a.change.move == "pass"


@CHECKS.of(log.STRUGGLE_CUT_OFF)
def _struggle_cut_off(a: Table, actions: int) -> None:
    assert actions == a.change.before["board"]["struggle_actions"] + (a.step[0] == "take_action")
    assert a.change.after["board"]["phase"] != "influence_struggle"


# --- Cease-fire -----------------------------------------------------------------------------------


@CHECKS.of(log.INFLUENCE_COMPARED)
def _influence_compared(a: Table, cia: int, kgb: int, stability: int) -> None:
    a.influences(cia, kgb)
    assert stability == a.value(a.board["objective"], "stability")
    above = {SIDES[seat] for seat in (0, 1) if (cia, kgb)[seat] > stability}
    a.board.update(disorder=above, saved=set(), olympic=None)


def _dominant(a: Table, side: int) -> None:
    assert not a.board["disorder"]
    a.board["dominance"] = SIDES[side]
    a.board["loser"] = SIDES[1 - side]


@CHECKS.of(log.DOMINANCE_GAINED)
def _dominance_gained(a: Table, side: int) -> None:
    assert a.influence(side) > a.influence(1 - side)
    _dominant(a, side)


@CHECKS.of(log.DOMINANCE_BY_PROFILE)
def _dominance_by_profile(a: Table, side: int) -> None:
    assert a.influence(0) == a.influence(1) and a.profile_winner() == side
    assert a.board["olympic"] is None
    _dominant(a, side)


@CHECKS.of(log.DOMINANCE_BY_OLYMPICS)
def _dominance_by_olympics(a: Table, side: int) -> None:
    assert a.influence(0) == a.influence(1) and a.profile_winner() == 1 - side
    assert a.board["olympic"] == SIDES[side]
    _dominant(a, side)


@CHECKS.of(log.NO_DOMINANCE)
def _no_dominance(a: Table) -> None:
    assert not a.board["disorder"]
    assert a.influence(0) == a.influence(1) and a.profile_winner() is None
    a.board["loser"] = a.board["dominance"] = None
    assert a.later()[0].kind is log.OBJECTIVE_BURIED


@CHECKS.of(log.DISORDER)
def _disorder(a: Table, side: int) -> None:
    """The other claims the objective at once."""
    assert a.board["disorder"] == {SIDES[side]}
    a.board["loser"] = SIDES[side]
    a.board["dominance"] = SIDES[1 - side]
    claims = [event for event in a.later() if event.kind is log.OBJECTIVE_CLAIMED]
    assert claims[0].args["side"] == 1 - side


@CHECKS.of(log.DISORDER_BOTH)
def _disorder_both(a: Table) -> None:
    assert a.board["disorder"] == set(SIDES)
    a.board["loser"] = a.board["dominance"] = None
    assert log.OBJECTIVE_BURIED in [event.kind for event in a.later()]


# --- Debriefing -----------------------------------------------------------------------------------


@CHECKS.of(log.AGENT_REVEALED)
def _agent_revealed(a: Table, side: int, agent: str, disorder: int) -> None:
    """In disorder he is lost at once, or goes home."""
    lost = a.later()[0].kind in (log.AGENT_ELIMINATED, log.AGENT_HOME)
    assert disorder == lost
    assert agent == a.board["field"][side]
    a.board["face_up"].add(SIDES[side])


@CHECKS.of(log.AGENT_ELIMINATED)
def _agent_eliminated(a: Table, side: int, agent: str) -> None:
    assert agent == a.board["field"][side]
    assert agent != "deputy_director"
    a.board["field"][side] = None
    a.board["eliminated"][side].add(agent)


@CHECKS.of(log.AGENT_HOME)
def _agent_home(a: Table, side: int, agent: str, spared: int) -> None:
    """Spared by the Assassin, and when civil disorder has revealed him."""
    assert spared == (a.earlier()[0].kind in (log.PLAN_ASSASSIN, log.AGENT_REVEALED))
    assert agent == a.board["field"][side] == "deputy_director"
    a.board["field"][side] = None
    a.board["hq"][side].add(agent)


@CHECKS.of(log.AGENT_ON_LEAVE)
def _agent_on_leave(a: Table, side: int, agent: str, from_hq: int) -> None:
    """From the field; from HQ only where the Double Agent sends him."""
    assert agent != "deputy_director"
    if a.step[0] == "double_agent_plan" and not a.earlier():
        assert side == 1 - a.change.seat and agent == a.change.move
        assert from_hq == 1
        a.board["hq"][side].remove(agent)
    else:
        assert from_hq == 0
        assert agent == a.board["field"][side]
        a.board["field"][side] = None
    a.board["leave"][side].add(agent)


@CHECKS.of(log.PLAN_WITHOUT_EFFECT)
def _plan_without_effect(a: Table, side: int, agent: str) -> None:
    """The agent may be dead by now, killed by the other's plan."""
    revealed = [event.args for event in a.earlier() if event.kind is log.AGENT_REVEALED]
    if revealed:
        assert (side, agent) in [(args["side"], args["agent"]) for args in revealed]
    else:
        assert agent == a.change.before["board"]["field"][side]
        assert SIDES[side] in a.board["face_up"]
    a.plan_once(side)
    dominant = a.board["dominance"] == SIDES[side]
    same = a.board["field"][1 - side] == agent
    assert {
        "master_spy": a.board["objective"] is None,
        "deputy_director": True,
        "double_agent": same and not dominant,
        "analyst": same and a.board["dominance"] != SIDES[1 - side],
        "assassin": not dominant or bool(a.board["disorder"]),
        "director": not dominant or not a.board["objectives"],
    }[agent]


@CHECKS.of(log.PLAN_SPY)
def _plan_spy(a: Table, side: int) -> None:
    """The side without dominance gets the objective."""
    a.plan_of(side, "master_spy")
    assert a.later()[0].kind is log.OBJECTIVE_CLAIMED
    assert SIDES[a.later()[0].args["side"]] != a.board["dominance"]


@CHECKS.of(log.PLAN_ANALYST)
def _plan_analyst(a: Table, side: int) -> None:
    a.plan_of(side, "analyst")
    a.board["analyst"] = SIDES[side]


@CHECKS.of(log.PLAN_DOUBLE_AGENT)
def _plan_double_agent(a: Table, side: int) -> None:
    """At once, or in the Planning after."""
    if a.board["double_agent"] is None:
        a.plan_of(side, "double_agent")
    else:
        assert a.board["double_agent"] == SIDES[side]
        a.board["double_agent"] = None
    assert a.change.after["to_act"] == [side]


@CHECKS.of(log.PLAN_DOUBLE_AGENT_LATER)
def _plan_double_agent_later(a: Table, side: int) -> None:
    a.plan_of(side, "double_agent")
    a.board["double_agent"] = SIDES[side]


@CHECKS.of(log.PLAN_LOOK)
def _plan_look(a: Table, side: int) -> None:
    a.mover(side)
    a.board["spy_look"] = SIDES[side]


@CHECKS.of(log.PLAN_DECLINED)
def _plan_declined(a: Table, side: int) -> None:
    a.mover(side)
    assert a.step[0] == "double_agent_plan" and a.change.move == "decline"


@CHECKS.of(log.PLAN_ASSASSIN)
def _plan_assassin(a: Table, side: int) -> None:
    a.plan_of(side, "assassin")
    assert a.board["dominance"] == SIDES[side]
    assert a.later()[0].kind in (log.AGENT_ELIMINATED, log.AGENT_HOME)
    assert a.later()[0].args["side"] == 1 - side


@CHECKS.of(log.PLAN_DIRECTOR)
def _plan_director(a: Table, side: int) -> None:
    """He claims the bottom objective."""
    a.plan_of(side, "director")
    assert a.board["dominance"] == SIDES[side]
    claimed = a.later()[0]
    assert claimed.kind is log.OBJECTIVE_CLAIMED
    assert claimed.args["side"] == side
    assert claimed.args["objective"] == a.board["objectives"][-1]


@CHECKS.of(log.OBJECTIVE_CLAIMED)
def _objective_claimed(a: Table, side: int, objective: str, vp: int, score: int) -> None:
    """The current one, or the bottom one of the deck by the Director."""
    if a.earlier() and a.earlier()[0].kind is log.PLAN_DIRECTOR:
        assert objective == a.board["objectives"].pop()
    else:
        assert objective == a.board["objective"]
        a.board["objective"] = None
        before = a.earlier()[:1]
        if not before or before[0].kind is not log.PLAN_SPY:
            assert a.board["dominance"] == SIDES[side]
    assert vp == a.value(objective, "vp")
    a.board["claimed"][side].add(objective)
    a.board["claimed_now"].add(objective)
    a.board["score"][side] += vp
    assert score == a.board["score"][side]


@CHECKS.of(log.OBJECTIVE_BURIED)
def _objective_buried(a: Table, objective: str) -> None:
    assert objective == a.board["objective"]
    a.board["objective"] = None
    a.board["objectives"].append(objective)


# --- events ---------------------------------------------------------------------------------------


@CHECKS.of(log.EVENT_USED)
def _event_used(a: Table, side: int, event: str, vp: int, score: int) -> None:
    a.mover(side)
    assert event == a.change.move
    assert vp == a.value(event, "vp")
    a.board["claimed"][side].remove(event)
    a.board["claimed_now"].discard(event)
    a.board["score"][side] -= vp
    assert score == a.board["score"][side]
    a.board["objective_discard"].append(event)
    if event == "olympic_games":
        a.board["olympic"] = SIDES[side]


@CHECKS.of(log.GROUP_SWEPT)
def _group_swept(a: Table, side: int, group: str, cia: int, kgb: int) -> None:
    a.mover(side)
    a.discard(group)
    a.influences(cia, kgb)


@CHECKS.of(log.AGENT_SAVED)
def _agent_saved(a: Table, side: int, agent: str) -> None:
    a.mover(side)
    assert agent == a.board["field"][side]
    assert SIDES[side] in a.board["disorder"]
    a.board["saved"].add(SIDES[side])
    assert a.later()[0].kind is log.AGENT_ON_LEAVE


@CHECKS.of(log.OBJECTIVE_REPLACED)
def _objective_replaced(a: Table, objective: str) -> None:
    assert a.earlier()[0].kind is log.OBJECTIVE_BURIED
    assert objective == a.board["objectives"].pop(0)
    a.board["objective"] = objective


# --- Détente --------------------------------------------------------------------------------------


@CHECKS.of(log.SCORE_RECORDED)
def _score_recorded(a: Table, cia: int, kgb: int) -> None:
    """With it all groups leave the table, and the dominance token goes home."""
    assert [cia, kgb] == a.board["score"]
    assert a.board["field"] == [None, None]
    for seat in (0, 1):
        groups = a.board["ready"][seat] | a.board["mobilised"][seat]
        for group in sorted(groups, key=lambda code: a.game.action_of[code]):
            a.discard(group)
    a.board.update(dominance=None, face_up=set(), spied=None)


@CHECKS.of(log.EXTRA_ROUND)
def _extra_round(a: Table, vp: int) -> None:
    assert a.board["score"] == [vp, vp]
    assert vp >= TARGET_VP or a.board["extra_rounds"]
    a.board["extra_rounds"] = True


def _game_over(a: Table, winners: list[int]) -> None:
    """Without objectives the game ends when a new round was to start."""
    result = a.change.after["result"]
    assert result["winners"] == winners
    assert result["scores"] == a.board["score"]
    if result["reason"] == "objectives_exhausted":
        a.board["round"] += 1
        a.board["claimed_now"] = set()


@CHECKS.of(log.GAME_WON)
def _game_won(a: Table, side: int, vp: int) -> None:
    assert vp == a.board["score"][side] > a.board["score"][1 - side]
    _game_over(a, [side])


@CHECKS.of(log.GAME_DRAWN)
def _game_drawn(a: Table, vp: int) -> None:
    assert a.board["score"] == [vp, vp]
    _game_over(a, [0, 1])
