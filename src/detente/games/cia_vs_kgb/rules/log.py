"""The kinds of events, each with the id of its sentence.

In the struggle `cia` and `kgb` are the influence of the sides after the event.
"""

from typing import Final

from detente.core.event_log import CODE, CODES, NUMBER, SEAT, EventKind

ROUND_STARTED: Final = EventKind("round-started", round=NUMBER, objective=CODE)
OBJECTIVES_RESHUFFLED: Final = EventKind("objectives-reshuffled", count=NUMBER)
BALANCE_TAKEN: Final = EventKind("balance-taken", side=SEAT)
GROUPS_SHUFFLED: Final = EventKind("groups-shuffled", count=NUMBER)
ANALYST_LOOKED: Final = EventKind("analyst-looked", side=SEAT, count=NUMBER)
CARDS_SEEN: Final = EventKind("cards-seen", cards=CODES)
CARDS_ARRANGED: Final = EventKind("cards-arranged", side=SEAT)

AGENTS_CHOSEN: Final = EventKind("agents-chosen")
AGENT_CHOSEN: Final = EventKind("agent-chosen", side=SEAT)
OWN_AGENT: Final = EventKind("own-agent", agent=CODE, side=SEAT)
AGENT_SPIED: Final = EventKind("agent-spied", side=SEAT)
ENEMY_AGENT_SEEN: Final = EventKind("enemy-agent-seen", agent=CODE, side=SEAT)
LEAVE_ENDED: Final = EventKind("leave-ended", side=SEAT, agents=CODES)

FIRST_NAMED: Final = EventKind("first-named", side=SEAT, first=SEAT)
GROUP_RECRUITED: Final = EventKind(
    "group-recruited", side=SEAT, group=CODE, influence=NUMBER, cia=NUMBER, kgb=NUMBER
)
GROUP_ACTIVATED: Final = EventKind("group-activated", side=SEAT, group=CODE)
GROUP_DESTROYED: Final = EventKind(
    "group-destroyed", side=SEAT, group=CODE, target=CODE, cia=NUMBER, kgb=NUMBER
)
GROUP_SWITCHED: Final = EventKind(
    "group-switched", group=CODE, target=CODE, side=SEAT, cia=NUMBER, kgb=NUMBER
)
GROUP_MOBILISED: Final = EventKind("group-mobilised", group=CODE, target=CODE)
GROUP_READIED: Final = EventKind("group-readied", group=CODE, target=CODE)
MEDIA_PUT_BACK: Final = EventKind("media-put-back", side=SEAT)
MEDIA_DISCARDED: Final = EventKind("media-discarded", side=SEAT, group=CODE, influence=NUMBER)
PASSED: Final = EventKind("passed", side=SEAT)
STRUGGLE_CUT_OFF: Final = EventKind("struggle-cut-off", actions=NUMBER)

INFLUENCE_COMPARED: Final = EventKind(
    "influence-compared", cia=NUMBER, kgb=NUMBER, stability=NUMBER
)
DOMINANCE_GAINED: Final = EventKind("dominance-gained", side=SEAT)
DOMINANCE_BY_PROFILE: Final = EventKind("dominance-by-profile", side=SEAT)
DOMINANCE_BY_OLYMPICS: Final = EventKind("dominance-by-olympics", side=SEAT)
NO_DOMINANCE: Final = EventKind("no-dominance")
DISORDER: Final = EventKind("disorder", side=SEAT)
DISORDER_BOTH: Final = EventKind("disorder-both")

AGENT_REVEALED: Final = EventKind("agent-revealed", side=SEAT, agent=CODE, disorder=NUMBER)
"""`disorder` is 1 if civil disorder reveals the agent, 0 in the Debriefing."""
AGENT_ELIMINATED: Final = EventKind("agent-eliminated", side=SEAT, agent=CODE)
AGENT_HOME: Final = EventKind("agent-home", side=SEAT, agent=CODE, spared=NUMBER)
"""`spared` is 1 if another agent would have been eliminated."""
AGENT_ON_LEAVE: Final = EventKind("agent-on-leave", side=SEAT, agent=CODE, from_hq=NUMBER)
"""`from_hq` is 1 if the agent was in HQ, 0 if it was Agent X."""
PLAN_WITHOUT_EFFECT: Final = EventKind("plan-without-effect", side=SEAT, agent=CODE)
PLAN_SPY: Final = EventKind("plan-spy", side=SEAT)
PLAN_ANALYST: Final = EventKind("plan-analyst", side=SEAT)
PLAN_DOUBLE_AGENT: Final = EventKind("plan-double-agent", side=SEAT)
PLAN_DOUBLE_AGENT_LATER: Final = EventKind("plan-double-agent-later", side=SEAT)
PLAN_LOOK: Final = EventKind("plan-look", side=SEAT)
PLAN_DECLINED: Final = EventKind("plan-declined", side=SEAT)
PLAN_ASSASSIN: Final = EventKind("plan-assassin", side=SEAT)
PLAN_DIRECTOR: Final = EventKind("plan-director", side=SEAT)
OBJECTIVE_CLAIMED: Final = EventKind(
    "objective-claimed", side=SEAT, objective=CODE, vp=NUMBER, score=NUMBER
)
OBJECTIVE_BURIED: Final = EventKind("objective-buried", objective=CODE)

EVENT_USED: Final = EventKind("event-used", side=SEAT, event=CODE, vp=NUMBER, score=NUMBER)
GROUP_SWEPT: Final = EventKind("group-swept", side=SEAT, group=CODE, cia=NUMBER, kgb=NUMBER)
AGENT_SAVED: Final = EventKind("agent-saved", side=SEAT, agent=CODE)
OBJECTIVE_REPLACED: Final = EventKind("objective-replaced", objective=CODE)

SCORE_RECORDED: Final = EventKind("score-recorded", cia=NUMBER, kgb=NUMBER)
EXTRA_ROUND: Final = EventKind("extra-round", vp=NUMBER)
GAME_WON: Final = EventKind("game-won", side=SEAT, vp=NUMBER)
GAME_DRAWN: Final = EventKind("game-drawn", vp=NUMBER)
