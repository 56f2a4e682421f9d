"""How the events of Agents are told in the recap: a turn, a recount and a final score are a story.

Sentences leave out the name of the service where it can only be the one whose turn it is.
"""

from collections.abc import Callable
from typing import Any, Final

from detente.core.event_log import EventKind
from detente.core.view_types import Event
from detente.games.agents.rules import log
from detente.games.agents.rules.regions import SECTORS
from detente.stories import BEAT, MARK, SCENE, Args, Chip, Stories, Telling

Touches = list[tuple[str, int]]


def _touching(*names: str) -> Callable[[Args], Touches]:
    """Touches the pieces that these arguments name: agents, places, cards; a service is its bag."""
    return lambda args: [(args[name], 0) for name in names]


# --- set-up ---------------------------------------------------------------------------------------


def _guards(args: Args) -> Touches:
    return [(token, 0) for token in args["tokens"]]


def _guarded(args: Args) -> dict[str, Any]:
    return {f"{_place(token)}.guarded": True for token in args["tokens"]}


def _service(kind: EventKind, opens: bool) -> Telling:
    return Telling(
        (kind,),
        family="service",
        weight=SCENE,
        icon="service",
        head="story-service",
        opens=opens,
        actor="service",
        touches=_touching("service"),
    )


_SET_UP: Final = (
    Telling((log.FIRST_PLAYER,), "set-up", MARK, "turn", "story-first-player", opens=True),
    _service(log.SERVICE_DRAWN, opens=False),
    _service(log.SERVICE_CHOSEN, opens=True),
    Telling(
        (log.VIRTUAL_SERVICE,),
        family="service",
        weight=SCENE,
        icon="service",
        head="story-virtual-service",
        opens=True,
        actor=lambda _: None,
        sets=lambda args: {"virtual": args["service"]},
    ),
    Telling((log.OPERATIVES_IN_OWN_BAG,), "bag", MARK, "bag", touches=_touching("seat")),
    Telling((log.CIA_PLACED,), "deployment", MARK, "agent", touches=_touching("region")),
    Telling((log.CIA_DECLINED,), "pass", MARK, "pass"),
    Telling((log.MISSIONS_REDRAWN,), "mission", MARK, "mission"),
    Telling((log.GUARDS_SET,), "control", MARK, "flag", touches=_guards, sets=_guarded),
)


# --- coins ----------------------------------------------------------------------------------------


def _finance(args: Args) -> dict[str, Any]:
    return {f"services.{args['seat']}.finance": args["finance"]}


def _both_finances(args: Args) -> dict[str, Any]:
    return {**_finance(args), f"services.{args['owner']}.finance": args["owner_finance"]}


def _gained(args: Args) -> list[Chip]:
    return [{"kind": "coins", "side": args["seat"], "change": args["count"]}]


def _paid(args: Args) -> list[Chip]:
    return [{"kind": "coins", "side": args["seat"], "change": -args["count"]}]


def _paid_to_owner(args: Args) -> list[Chip]:
    return [*_paid(args), {"kind": "coins", "side": args["owner"], "change": args["count"]}]


def _income(kind: EventKind, family: str, weight: int, head: str | None = None) -> Telling:
    touches = _touching("seat")
    return Telling(
        (kind,), family, weight, "coin", head, touches=touches, chips=_gained, sets=_finance
    )


_COINS: Final = (
    _income(log.EXTRA_FINANCE, "coins", MARK),
    _income(log.FUNDED, "coins", BEAT, "story-funded"),
    _income(log.MOSSAD_REWARDED, "coins", MARK),
    _income(log.MI6_EARNED, "coins", BEAT, "story-mi6-earned"),
    _income(log.TITAN_EARNED, "card", SCENE, "story-titan-earned"),
    _income(log.RAVEN_EARNED, "card", SCENE, "story-raven-earned"),
    _income(log.KOSCHEI_EARNED, "card", SCENE, "story-koschei-earned"),
    Telling(
        (log.MI6_PAID, log.RECALL_PAID_TO_BANK),
        family="coins",
        weight=MARK,
        icon="coin",
        touches=_touching("seat"),
        chips=_paid,
        sets=_finance,
    ),
    Telling(
        (log.RECALL_PAID,),
        family="coins",
        weight=MARK,
        icon="coin",
        touches=_touching("seat", "owner"),
        chips=_paid_to_owner,
        sets=_both_finances,
    ),
)


# --- a turn ---------------------------------------------------------------------------------------


def _turn(args: Args) -> dict[str, Any]:
    return {"active": args["seat"], "round": args["round"], "active_region": None}


def _reserve(args: Args) -> dict[str, Any]:
    return {f"services.{args['seat']}.reserve": args["left"]}


def _active_region(args: Args) -> dict[str, Any]:
    return {"active_region": args["region"]}


def _agent(kind: EventKind, head: str, *names: str, activates: bool = False) -> Telling:
    """An agent comes from a bag or a supply; the region becomes active if it always does."""
    sets = _active_region if activates else None
    return Telling((kind,), "deployment", BEAT, "agent", head, touches=_touching(*names), sets=sets)


_TURN: Final = (
    Telling((log.TURN_STARTED,), "turn", MARK, "turn", sets=_turn),
    Telling(
        (log.INFILTRATED,),
        family="bag",
        weight=BEAT,
        icon="bag",
        head="story-infiltrated",
        opens=True,
        touches=_touching("bag"),
        sets=_reserve,
    ),
    Telling(
        (log.OPERATIVE_PAID,),
        family="bag",
        weight=BEAT,
        icon="bag",
        head="story-operative-paid",
        touches=_touching("bag"),
        chips=_paid,
        sets=_finance,
    ),
    _agent(log.TOKEN_DRAWN, "story-token-drawn", "token"),
    _agent(log.DEPLOYED, "story-deployed", "token", "region", activates=True),
    _agent(log.OPERATIVE_DEPLOYED, "story-operative-deployed", "token", "region", activates=True),
    _agent(log.DIPLOMAT_DEPLOYED, "story-diplomat-deployed", "region"),
    _agent(log.FORCED_TRANSIT, "story-moved", "agent", "origin", "region", activates=True),
    Telling((log.NOTHING_TO_DEPLOY, log.PASSED), "pass", MARK, "pass"),
    Telling(
        (log.DIPLOMAT_BOUGHT,),
        family="movement",
        weight=BEAT,
        icon="agent",
        head="story-diplomat-bought",
        touches=_touching("region"),
        chips=_paid,
        sets=_finance,
    ),
    Telling((log.LOOKED,), "look", BEAT, "eye", "story-looked", touches=_touching("token")),
    Telling((log.SEEN,), "look", BEAT, "eye", "story-seen", touches=_touching("token")),
    Telling(
        (log.MOVED,),
        family="movement",
        weight=BEAT,
        icon="agent",
        head="story-moved",
        touches=_touching("agent", "origin", "region"),
    ),
)


# --- liquidation, and agent cards -----------------------------------------------------------------


def _halves(args: Args) -> dict[str, Any]:
    return {f"services.{args['seat']}.halves": args["halves"]}


def _off_the_map(args: Args) -> Touches:
    """A token goes into its owner's bag, or perhaps the other seat's if nobody plays its owner."""
    owner, _, _ = args["token"].rpartition("_")
    return [*_touching("token", "region", "seat")(args), (owner, 0)]


def _points(seat: str, change: int) -> Chip:
    return {"kind": "points", "side": seat, "change": change}


def _worth(args: Args) -> list[Chip]:
    return [_points(args["seat"], args["worth"])]


def _card(kind: EventKind, head: str) -> Telling:
    return Telling((kind,), "card", SCENE, "card", head, touches=_touching("card", "seat"))


def _into_bag(kind: EventKind, head: str) -> Telling:
    return Telling((kind,), "bag", BEAT, "bag", head, touches=_touching("bag"))


_CARDS: Final = (
    Telling(
        (log.LIQUIDATED,),
        family="liquidation",
        weight=SCENE,
        icon="target",
        head="story-liquidated",
        vital=True,
        touches=_off_the_map,
        chips=_worth,
        sets=_halves,
    ),
    Telling(
        (log.WITHSTOOD,),
        family="liquidation",
        weight=SCENE,
        icon="target",
        head="story-withstood",
        vital=True,
        touches=_touching("token"),
    ),
    _card(log.CARD_GAINED, "story-card-gained"),
    _card(log.CARD_PLAYED, "story-card-played"),
    Telling((log.NO_CARD_LEFT,), "card", MARK, "card"),
    _into_bag(log.TRAP_SET, "story-trap-set"),
    _into_bag(log.OPERATIVES_SENT, "story-operatives-sent"),
    Telling(
        (log.RECALLED,),
        family="movement",
        weight=BEAT,
        icon="agent",
        head="story-recalled",
        vital=True,
        touches=_off_the_map,
    ),
)


# --- control --------------------------------------------------------------------------------------


def _recount(_: Event, opening: Event) -> bool:
    """All that changes hands in one recount is one story."""
    return opening["id"] not in _CONTROLS


def _place(token: str) -> str:
    """The path of the region or sector that an influence token stands for."""
    return f"{'sectors' if token in SECTORS else 'regions'}.{token}"


def _held(args: Args) -> dict[str, Any]:
    return {f"{_place(args['token'])}.holder": args["seat"], **_halves(args)}


def _held_from_loser(args: Args) -> dict[str, Any]:
    return {**_held(args), f"services.{args['loser']}.halves": args["loser_halves"]}


def _held_from_guard(args: Args) -> dict[str, Any]:
    return {**_held(args), f"{_place(args['token'])}.guarded": False}


def _held_by_nobody(args: Args) -> dict[str, Any]:
    return {**_held(args), f"{_place(args['token'])}.holder": None}


def _worth_of_both(args: Args) -> list[Chip]:
    """What was lost comes first."""
    return [_points(args["loser"], -args["worth"]), *_worth(args)]


def _lost_worth(args: Args) -> list[Chip]:
    return [_points(args["seat"], -args["worth"])]


_CONTROLS: Final = frozenset(
    kind.message for kind in (log.TAKEN_OVER, log.TAKEN_FROM, log.GUARD_CLAIMED, log.LOST)
)
_INFLUENCE: Final = (
    Telling(
        (log.TAKEN_OVER,),
        family="control",
        weight=BEAT,
        icon="flag",
        head="story-taken-over",
        opens=_recount,
        touches=_touching("token", "seat"),
        chips=_worth,
        sets=_held,
    ),
    Telling(
        (log.TAKEN_FROM,),
        family="control",
        weight=BEAT,
        icon="flag",
        head="story-taken-from",
        opens=_recount,
        vital=True,
        touches=_touching("token", "seat", "loser"),
        chips=_worth_of_both,
        sets=_held_from_loser,
    ),
    Telling(
        (log.GUARD_CLAIMED,),
        family="control",
        weight=BEAT,
        icon="flag",
        head="story-guard-claimed",
        opens=_recount,
        touches=_touching("token", "seat"),
        chips=_worth,
        sets=_held_from_guard,
    ),
    Telling(
        (log.LOST,),
        family="control",
        weight=BEAT,
        icon="flag",
        head="story-lost",
        opens=_recount,
        vital=True,
        touches=_touching("token", "seat"),
        chips=_lost_worth,
        sets=_held_by_nobody,
    ),
)


# --- the end --------------------------------------------------------------------------------------


def _missions(args: Args) -> dict[str, Any]:
    service = f"services.{args['seat']}"
    fulfilled = args["fulfilled"] == 1
    return {f"{service}.missions": args["missions"], f"{service}.fulfilled": fulfilled}


def _final_halves(args: Args) -> dict[str, Any]:
    return {f"services.{args['seat']}.halves_with_mission": args["halves"]}


_END: Final = (
    Telling(
        (log.MISSION_REVEALED,),
        family="end",
        weight=SCENE,
        icon="mission",
        head="story-mission-revealed",
        opens=True,
        touches=_touching("seat"),
        sets=_missions,
    ),
    Telling(
        (log.FINAL_SCORE,),
        family="end",
        weight=SCENE,
        icon="score",
        head="story-final-score",
        touches=_touching("seat"),
        sets=_final_halves,
    ),
)


STORIES: Final = Stories(
    *(*_SET_UP, *_COINS, *_TURN, *_CARDS, *_INFLUENCE, *_END),
    quiet=(log.OWN_TOKENS, log.MISSION_KEPT, log.CARDS_OFFERED, log.DECK_RESHUFFLED),
    chips=("coins", "points"),
)
