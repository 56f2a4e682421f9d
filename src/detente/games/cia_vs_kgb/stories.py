"""How a game of CIA vs KGB is told: an action of the struggle is a story, the end of a round five.

Influence and what comes of it, both Agents X, each plan, who claims the objective, and the score:
each begins a story, even where both sides have a part in it.
"""

# Over 400 lines: it has a telling for each of more than fifty kinds of events.

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from detente.core.event_log import EventKind
from detente.core.view_types import Event
from detente.games.cia_vs_kgb.rules import log
from detente.games.cia_vs_kgb.rules.cards import SIDES
from detente.stories import BEAT, MARK, SCENE, Args, Chip, Stories, Telling

Touches = Callable[[Args], list[tuple[str, int]]]
Opens = Callable[[Event, Event], bool]


# --- who acts -------------------------------------------------------------------------------------


def _nobody(args: Args) -> str | None:
    """Both sides have a part in it, or none."""
    return None


def _opponent(args: Args) -> str:
    return SIDES[1 - SIDES.index(args["side"])]


def _ahead(args: Args) -> str | None:
    """Who has more influence than the other; nobody if both cause civil disorder.

    If one of them does, it is the one who has more.
    """
    cia, kgb = args["cia"], args["kgb"]
    if cia == kgb or min(cia, kgb) > args["stability"]:
        return None
    return "cia" if cia > kgb else "kgb"


# --- where a story begins -------------------------------------------------------------------------


def _unless_in(*kinds: EventKind) -> Opens:
    """A story begins here, unless one of these kinds has begun the present one."""
    messages = [kind.message for kind in kinds]
    return lambda event, opening: opening["id"] not in messages


def _recruits(event: Event, opening: Event) -> bool:
    """Not where the same side's Media or Live Benefit lets it recruit: sides take turns."""
    used = (log.GROUP_ACTIVATED.message, log.EVENT_USED.message)
    same = bool(opening["args"].get("side") == event["args"]["side"])
    return opening["id"] not in used or not same


def _reveals(event: Event, opening: Event) -> bool:
    """Both Agents X are a story, but not one that civil disorder reveals."""
    return not event["args"]["disorder"] and opening["id"] != log.AGENT_REVEALED.message


# --- how much it weighs ---------------------------------------------------------------------------


def _scene_if(name: str, so: int = 1) -> Callable[[Args], int]:
    """A scene where this is so, else small: after a round all agents leave the field."""
    return lambda args: SCENE if args[name] == so else MARK


# --- what changes ---------------------------------------------------------------------------------


def _touching(name: str) -> Touches:
    """The card or agent that an argument names."""
    return lambda args: [(args[name], 0)]


def _touching_all(name: str) -> Touches:
    return lambda args: [(card, 0) for card in args[name]]


def _influence(args: Args) -> dict[str, Any]:
    return {f"sides.{side}.influence": args[side] for side in SIDES}


def _influence_of(*sides: str) -> Callable[[Args], list[Chip]]:
    """The influence of these sides; by default of the one that the event names."""
    return lambda args: [
        {"kind": "influence", "side": side, "value": args[side]}
        for side in sides or (args["side"],)
    ]


def _points(sign: int) -> Callable[[Args], list[Chip]]:
    return lambda args: [{"kind": "points", "side": args["side"], "change": sign * args["vp"]}]


def _score(args: Args) -> dict[str, Any]:
    return {f"sides.{args['side']}.score": args["score"]}


def _terminated(args: Args) -> list[Chip]:
    return [{"kind": "terminated", "side": args["side"], "value": args["agent"]}]


def _agent_x(args: Args) -> dict[str, Any]:
    """Who Agent X is, for those who may know."""
    side = f"sides.{args['side']}"
    return {
        f"{side}.agent_x_chosen": True,
        f"{side}.agent_x": args["agent"],
        f"{side}.agent_x_possible": [],
    }


def _no_agent_x(args: Args) -> dict[str, Any]:
    side = f"sides.{args['side']}"
    return {f"{side}.agent_x_chosen": False, f"{side}.agent_x": None}


def _on_leave(args: Args) -> dict[str, Any]:
    return {} if args["from_hq"] else _no_agent_x(args)


def _no_leave(args: Args) -> dict[str, Any]:
    return {f"sides.{args['side']}.leave": []}


def _saved(args: Args) -> dict[str, Any]:
    return {f"sides.{args['side']}.saved": True}


def _sealed(args: Args) -> dict[str, Any]:
    """Agents X that have been chosen: of one side, or of both."""
    sides = (args["side"],) if "side" in args else SIDES
    return {f"sides.{side}.agent_x_chosen": True for side in sides}


def _side_in(field: str) -> Callable[[Args], dict[str, Any]]:
    """The side that the event names stands in this field."""
    return lambda args: {field: args["side"]}


def _nobody_in(field: str) -> Callable[[Args], dict[str, Any]]:
    return lambda args: {field: None}


def _compared(args: Args) -> dict[str, Any]:
    return _influence(args) | {f"sides.{side}.saved": False for side in SIDES}


def _cleared(args: Args) -> dict[str, Any]:
    """After a round no group is left on the table, and nobody is dominant."""
    sets: dict[str, Any] = {"dominance": None, "objective": None}
    for side in SIDES:
        sets[f"sides.{side}.score"] = args[side]
        sets |= {f"sides.{side}.{name}": [] for name in ("ready", "mobilised")}
        sets[f"sides.{side}.influence"] = 0
    return sets


# --- the parts of a round -------------------------------------------------------------------------

_briefing: Final = partial(Telling, family="briefing", weight=SCENE)
_look: Final = partial(Telling, family="look", weight=SCENE, icon="eye")

_BRIEFING: Final = (
    _briefing(
        (log.ROUND_STARTED,),
        icon="clock",
        head="story-round-started",
        opens=True,
        actor=_nobody,
        touches=_touching("objective"),
        sets=lambda args: {"round": args["round"]},
    ),
    _briefing((log.OBJECTIVES_RESHUFFLED,), weight=MARK, icon="card", actor=_nobody),
    _briefing(
        (log.BALANCE_TAKEN,),
        icon="scale",
        head="story-balance-taken",
        opens=_unless_in(log.ROUND_STARTED),
        sets=_side_in("balance"),
    ),
    _look(
        (log.ANALYST_LOOKED,),
        weight=BEAT,
        head="story-analyst-looked",
        opens=True,
        sets=_nobody_in("pending.analyst"),
    ),
    _look(
        (log.CARDS_SEEN,), head="story-cards-seen", actor=_nobody, touches=_touching_all("cards")
    ),
)

_choice: Final = partial(Telling, family="choice", weight=BEAT, icon="envelope")

_PLANNING: Final = (
    _choice(
        (log.OWN_AGENT,),
        head="story-own-agent",
        opens=True,
        touches=_touching("agent"),
        sets=_agent_x,
    ),
    _choice(
        (log.AGENTS_CHOSEN,),
        head="story-agents-chosen",
        opens=_unless_in(log.OWN_AGENT),
        sets=_sealed,
    ),
    _choice(
        (log.AGENT_CHOSEN,),
        head="story-agent-chosen",
        opens=_unless_in(log.OWN_AGENT),
        sets=_sealed,
    ),
    _look(
        (log.AGENT_SPIED,),
        weight=MARK,
        head="story-agent-spied",
        opens=True,
        sets=_nobody_in("pending.look"),
    ),
    _look(
        (log.ENEMY_AGENT_SEEN,),
        head="story-enemy-agent-seen",
        actor=_opponent,
        touches=_touching("agent"),
        sets=_agent_x,
    ),
    Telling(
        (log.LEAVE_ENDED,), "agent", MARK, "person", touches=_touching_all("agents"), sets=_no_leave
    ),
)

_action: Final = partial(Telling, family="action", weight=BEAT, opens=True)
_effect: Final = partial(Telling, family="effect", weight=BEAT, touches=_touching("target"))
_media: Final = partial(Telling, family="media", weight=BEAT)

_STRUGGLE: Final = (
    _action((log.FIRST_NAMED,), weight=MARK, icon="scale", head="story-first-named"),
    _action(
        (log.GROUP_RECRUITED,),
        icon="people",
        head="story-group-recruited",
        opens=_recruits,
        touches=_touching("group"),
        chips=_influence_of(),
        sets=_influence,
    ),
    _action(
        (log.GROUP_ACTIVATED,),
        icon="arrow",
        head="story-group-activated",
        touches=_touching("group"),
    ),
    _effect(
        (log.GROUP_DESTROYED,),
        icon="target",
        head="story-group-destroyed",
        actor="by",
        chips=_influence_of(),
        sets=_influence,
    ),
    _effect(
        (log.GROUP_SWITCHED,),
        icon="arrow",
        head="story-group-switched",
        actor="by",
        chips=_influence_of(*SIDES),
        sets=_influence,
    ),
    _effect((log.GROUP_MOBILISED,), icon="stop", head="story-group-mobilised"),
    _effect((log.GROUP_READIED,), icon="people", head="story-group-readied"),
    _media((log.MEDIA_PUT_BACK,), icon="eye", head="story-media-put-back"),
    _media(
        (log.MEDIA_DISCARDED,),
        icon="target",
        head="story-media-discarded",
        touches=_touching("group"),
    ),
    _action((log.PASSED,), weight=MARK, icon="stop", head="story-passed"),
    _action((log.STRUGGLE_CUT_OFF,), icon="stop", head="story-struggle-cut-off", actor=_nobody),
)

_outcome: Final = partial(
    Telling, family="outcome", weight=SCENE, icon="scale", opens=_unless_in(log.INFLUENCE_COMPARED)
)

_CEASE_FIRE: Final = (
    _outcome(
        (log.INFLUENCE_COMPARED,),
        head="story-influence-compared",
        opens=True,
        actor=_ahead,
        sets=_compared,
    ),
    _outcome((log.DOMINANCE_GAINED,), head="story-dominance-gained", sets=_side_in("dominance")),
    _outcome(
        (log.DOMINANCE_BY_PROFILE,), head="story-dominance-by-profile", sets=_side_in("dominance")
    ),
    _outcome(
        (log.DOMINANCE_BY_OLYMPICS,), head="story-dominance-by-olympics", sets=_side_in("dominance")
    ),
    _outcome((log.NO_DOMINANCE,), head="story-no-dominance", actor=_nobody),
    _outcome(
        (log.DISORDER,),
        icon="war",
        head="story-disorder",
        sets=lambda args: {"dominance": _opponent(args)},
    ),
    _outcome(
        (log.DISORDER_BOTH,), icon="war", head="story-disorder-both", opens=True, actor=_nobody
    ),
)

_plan: Final = partial(Telling, family="plan", weight=SCENE, icon="person", opens=True)
_agent: Final = partial(Telling, family="agent", icon="person", touches=_touching("agent"))
_objective: Final = partial(
    Telling, family="objective", weight=SCENE, touches=_touching("objective")
)

_DEBRIEFING: Final = (
    _agent(
        (log.AGENT_REVEALED,),
        weight=_scene_if("disorder", 0),
        icon="envelope",
        head="story-agent-revealed",
        opens=_reveals,
        actor=_nobody,
        sets=_agent_x,
    ),
    _plan((log.PLAN_WITHOUT_EFFECT,), head="story-plan-without-effect", touches=_touching("agent")),
    _plan((log.PLAN_SPY,), head="story-plan-spy"),
    _plan((log.PLAN_ANALYST,), head="story-plan-analyst", sets=_side_in("pending.analyst")),
    _plan(
        (log.PLAN_DOUBLE_AGENT,),
        head="story-plan-double-agent",
        sets=_nobody_in("pending.double_agent"),
    ),
    _plan(
        (log.PLAN_DOUBLE_AGENT_LATER,),
        head="story-plan-double-agent-later",
        sets=_side_in("pending.double_agent"),
    ),
    _plan(
        (log.PLAN_LOOK,),
        icon="eye",
        head="story-plan-look",
        opens=False,
        sets=_side_in("pending.look"),
    ),
    _plan((log.PLAN_DECLINED,), head="story-plan-declined", opens=False),
    _plan((log.PLAN_ASSASSIN,), icon="target", head="story-plan-assassin"),
    _plan((log.PLAN_DIRECTOR,), head="story-plan-director"),
    _agent(
        (log.AGENT_ELIMINATED,),
        weight=SCENE,
        icon="target",
        head="story-agent-eliminated",
        chips=_terminated,
        sets=_no_agent_x,
    ),
    _agent(
        (log.AGENT_HOME,), weight=_scene_if("spared"), head="story-agent-home", sets=_no_agent_x
    ),
    _agent(
        (log.AGENT_ON_LEAVE,),
        weight=_scene_if("from_hq"),
        head="story-agent-on-leave",
        sets=_on_leave,
    ),
    _objective(
        (log.OBJECTIVE_CLAIMED,),
        icon="flag",
        head="story-objective-claimed",
        opens=_unless_in(log.PLAN_SPY, log.PLAN_DIRECTOR),
        chips=_points(1),
        sets=_score,
    ),
    _objective(
        (log.OBJECTIVE_BURIED,),
        weight=BEAT,
        icon="card",
        head="story-objective-buried",
        actor=_nobody,
    ),
    _objective(
        (log.OBJECTIVE_REPLACED,), icon="card", head="story-objective-replaced", actor=_nobody
    ),
)

_event: Final = partial(Telling, family="event", weight=SCENE)

_EVENTS: Final = (
    _event(
        (log.EVENT_USED,),
        icon="card",
        head="story-event-used",
        opens=True,
        touches=_touching("event"),
        chips=_points(-1),
        sets=_score,
    ),
    _event(
        (log.GROUP_SWEPT,),
        icon="target",
        head="story-group-swept",
        touches=_touching("group"),
        chips=_influence_of(*SIDES),
        sets=_influence,
    ),
    _event(
        (log.AGENT_SAVED,),
        icon="person",
        head="story-agent-saved",
        touches=_touching("agent"),
        sets=_saved,
    ),
)

_end: Final = partial(Telling, family="end", weight=SCENE, icon="end", opens=True)

_DETENTE: Final = (
    _end(
        (log.SCORE_RECORDED,),
        family="score",
        icon="coin",
        head="story-score-recorded",
        actor=_nobody,
        sets=_cleared,
    ),
    _end((log.EXTRA_ROUND,), icon="clock", head="story-extra-round", actor=_nobody),
    _end((log.GAME_WON,)),
    _end((log.GAME_DRAWN,), actor=_nobody),
)

STORIES: Final = Stories(
    *_BRIEFING,
    *_PLANNING,
    *_STRUGGLE,
    *_CEASE_FIRE,
    *_DEBRIEFING,
    *_EVENTS,
    *_DETENTE,
    quiet=(log.GROUPS_SHUFFLED, log.CARDS_ARRANGED),
    chips=("influence", "points", "terminated"),
)
"""All events of the game but those that say nothing new."""
