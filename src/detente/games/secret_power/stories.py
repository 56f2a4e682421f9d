"""How a game of Secret Power is told: a turn is a story, and so are a Takeover Phase and a treaty.

In a game of one person all that the Falcon does lies inside that person's moves, so he is named as
the one who acts wherever an event has no seat of its own.
"""

from collections.abc import Callable
from typing import Any, Final

from detente.core.event_log import EventKind
from detente.core.view_types import Event
from detente.games.secret_power.rules import log
from detente.games.secret_power.rules.projects import WARS
from detente.stories import BEAT, MARK, SCENE, Args, Chip, Stories, Telling

FALCON: Final = "falcon"

# --- where stories begin --------------------------------------------------------------------------

_CAPTURING: Final = (log.TAKEOVER.message, log.CAPTURED.message)
_PHASES: Final = (
    *(log.STARTING_PLAYER.message, log.ROUND_STARTED.message, log.PHASE_STARTED.message),
    *(*_CAPTURING, log.TREATY_PHASE.message),
)


def _acts(event: Event, opening: Event) -> bool:
    """Whether it is another's doing than the story that runs, or a phase has begun since.

    The Falcon's turns begin with an event of their own, and as Supervisor he may act as the phase
    begins.
    """
    seat = event["args"]["seat"]
    if seat != opening["args"].get("seat"):
        return True
    return opening["id"] in (_CAPTURING if seat == FALCON else _PHASES)


def _recruits(event: Event, opening: Event) -> bool:
    """The Supervisor recruits as the phase begins, the Headhunter before the turn."""
    return _acts(event, opening) and not (
        opening["id"] == log.PHASE_STARTED.message
        and opening["args"]["seat"] == event["args"]["seat"]
    )


def _captures(event: Event, opening: Event) -> bool:
    """All capture in one story, unless a treaty that somebody uses comes in between."""
    return opening["id"] not in _CAPTURING


def _counts(event: Event, opening: Event) -> bool:
    """The points of all are one story."""
    return opening["id"] != log.FINAL_SCORE.message


# --- what an event changes ------------------------------------------------------------------------


def _nobody(args: Args) -> None:
    """Who acts in the course of the game."""


def _falcon(args: Args) -> str:
    return FALCON


def _pieces(*names: str) -> Callable[[Args], list[tuple[str, int]]]:
    """The pieces that these arguments name."""

    def touched(args: Args) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        for name in names:
            codes = args[name] if isinstance(args[name], list) else [args[name]]
            found += [(code, 0) for code in codes]
        return found

    return touched


def _now(*names: str, of: str | None = "seat") -> Callable[[Args], dict[str, Any]]:
    """The counts of a player's area that these arguments tell; of None: the Falcon's."""

    def become(args: Args) -> dict[str, Any]:
        player = args[of] if of else FALCON
        return {f"players.{player}.{name}": args[name] for name in names}

    return become


def _hand(of: str | None = "seat") -> Callable[[Args], dict[str, Any]]:
    """How many treaties a player holds."""

    def become(args: Args) -> dict[str, Any]:
        return {f"players.{args[of] if of else FALCON}.hand_count": args["held"]}

    return become


def _professionals(args: Args) -> dict[str, Any]:
    return {f"players.{args['seat']}.professional_count": args["held"]}


def _agents(name: str, sign: int, of: str | None = "seat") -> Callable[[Args], list[Chip]]:
    """The agents that come from the pool, or go there."""

    def changed(args: Args) -> list[Chip]:
        side = args[of] if of else FALCON
        return [{"kind": "agents", "side": side, "change": sign * args[name]}]

    return changed


def _killed(args: Args) -> list[Chip]:
    return [{"kind": "agents", "side": args["seat"], "change": -1}]


def _lost(of: str) -> Callable[[Args], list[Chip]]:
    """A card that a player has no longer."""

    def lost(args: Args) -> list[Chip]:
        return [{"kind": "objectives", "side": args[of], "change": -1}]

    return lost


def _points(args: Args) -> list[Chip]:
    return [{"kind": "points", "side": args["seat"], "change": args["change"]}]


def _score(args: Args) -> dict[str, Any]:
    return {f"players.{args['seat']}.score": args["points"]}


def _advanced(args: Args) -> dict[str, Any]:
    stage = {f"players.{args['seat']}.stages.{args['project']}": args["stage"]}
    return {**stage, **_now("active", "pool")(args)}


def _round(args: Args) -> dict[str, Any]:
    return {"round": args["round"]}


def _phase(args: Args) -> dict[str, Any]:
    return {"phase": args["phase"], "supervisor": args["seat"]}


def _war(args: Args) -> dict[str, Any]:
    begun = WARS[: WARS.index(args["war"]) + 1]
    return {"wars": list(begun), "surcharge": args["surcharge"]}


# --- the stories ----------------------------------------------------------------------------------


def _told(kind: EventKind, family: str, weight: int, **how: Any) -> Telling:
    """An event with a sentence of its own for stories, which does not name who acts."""
    return Telling((kind,), family, weight, family, f"story-{kind.message}", **how)


_COURSE: Final = (
    _told(log.STARTING_PLAYER, "round", BEAT, opens=True),
    Telling((log.FALCON_APPEARS, log.FALCON_TREATIES), "falcon", MARK, "falcon", actor=_falcon),
    Telling((log.PUT_BACK, log.KEPT), "treaty", MARK, "treaty", touches=_pieces("treaty")),
    Telling((log.PACK_PASSED,), "treaty", MARK, "treaty", touches=_pieces("treaties")),
    _told(
        log.ROUND_STARTED,
        "round",
        BEAT,
        opens=True,
        actor=_nobody,
        touches=_pieces("zone"),
        sets=_round,
    ),
    _told(log.WAR_STARTED, "war", SCENE, actor=_nobody, touches=_pieces("war"), sets=_war),
    _told(log.PHASE_STARTED, "phase", BEAT, opens=True, aside=True, sets=_phase),
    _told(log.TREATY_PHASE, "round", BEAT, opens=True, actor=_nobody),
    _told(log.TAKEOVER, "takeover", MARK, opens=True, actor=_nobody),
    _told(log.POINTS, "points", MARK, chips=_points, sets=_score),
    _told(log.FINAL_SCORE, "end", SCENE, opens=_counts, actor=_nobody),
    _told(log.FINAL_RANK, "end", SCENE),
)

_PEOPLE: Final = (
    _told(
        log.RECRUITED,
        "recruiting",
        MARK,
        opens=_recruits,
        chips=_agents("count", 1),
        sets=_now("active", "pool"),
    ),
    _told(log.TRAINED, "recruiting", BEAT, opens=_acts),
    _told(log.PASSED, "recruiting", MARK, opens=_acts),
    _told(
        log.PROFESSIONAL_TAKEN,
        "professional",
        MARK,
        opens=_recruits,
        sets=_professionals,
    ),
    _told(
        log.PROFESSIONAL_DISMISSED,
        "professional",
        MARK,
        opens=_recruits,
        touches=_pieces("card"),
        sets=_professionals,
    ),
    _told(
        log.PROFESSIONAL_PLAYED,
        "professional",
        BEAT,
        opens=_acts,
        touches=_pieces("card"),
        sets=_professionals,
    ),
    _told(
        log.KILLED,
        "loss",
        SCENE,
        vital=True,
        actor="killer",
        touches=_pieces("card"),
        chips=_killed,
        sets=_now("pool"),
    ),
    _told(
        log.INFILTRATION_FAILED,
        "loss",
        BEAT,
        vital=True,
        touches=_pieces("card"),
        chips=_lost("seat"),
    ),
    _told(log.RECALLED, "recall", MARK, touches=_pieces("cards"), sets=_now("active")),
    _told(log.RECALLED_FROM, "recall", MARK, touches=_pieces("card"), sets=_now("active")),
)

_CARDS: Final = (
    _told(
        log.INFILTRATED,
        "infiltration",
        BEAT,
        opens=_acts,
        touches=_pieces("card"),
        sets=_now("active"),
    ),
    _told(
        log.INTERCEPTED,
        "interception",
        SCENE,
        vital=True,
        opens=_acts,
        touches=_pieces("card"),
        chips=_lost("rival"),
        sets=_now("active", of="rival"),
    ),
    _told(
        log.OPERATION_RUN,
        "operation",
        BEAT,
        opens=_acts,
        touches=_pieces("operation"),
        sets=_now("active"),
    ),
    _told(
        log.OPERATION_OVER,
        "operation",
        MARK,
        touches=_pieces("operation"),
        chips=_agents("agents", -1),
        sets=_now("pool"),
    ),
    _told(
        log.ADVANCED,
        "project",
        BEAT,
        opens=_acts,
        touches=_pieces("project"),
        chips=_agents("agents", -1),
        sets=_advanced,
    ),
    _told(log.CAPTURED, "capture", BEAT, opens=_captures, touches=_pieces("card")),
    _told(log.MINOR_TAKEN, "capture", BEAT, opens=_acts, touches=_pieces("minor")),
    _told(
        log.GIVEN,
        "capture",
        BEAT,
        vital=True,
        actor="taker",
        touches=_pieces("card"),
        chips=_lost("giver"),
        sets=_now("pool", of="giver"),
    ),
    _told(log.RECLAIMED, "capture", BEAT, touches=_pieces("card")),
    _told(
        log.MEDIATED,
        "infiltration",
        BEAT,
        touches=_pieces("card"),
        chips=_agents("agents", -1),
        sets=_now("active", "pool"),
    ),
    _told(
        log.ATTACHED,
        "infiltration",
        BEAT,
        opens=_acts,
        touches=_pieces("card", "circle"),
    ),
    _told(
        log.DISCARDED,
        "loss",
        MARK,
        opens=_acts,
        touches=_pieces("card"),
        chips=_lost("seat"),
        sets=_now("pool"),
    ),
)

_TREATIES: Final = (
    _told(
        log.CONCLUDED,
        "treaty",
        SCENE,
        opens=_acts,
        touches=_pieces("treaty"),
        sets=_hand(),
    ),
    _told(log.NOTHING_CONCLUDED, "treaty", MARK, opens=_acts),
    _told(log.TREATY_USED, "treaty", SCENE, touches=_pieces("treaty")),
    _told(log.DECK_SEARCHED, "treaty", SCENE, touches=_pieces("taken"), sets=_hand()),
    _told(log.TREATY_DRAWN, "treaty", MARK, sets=_hand()),
    Telling((log.LOOKED_AT,), "treaty", MARK, "treaty"),
    _told(log.TREATY_KEPT, "treaty", MARK, sets=_hand()),
    _told(
        log.TREATY_DISCARDED,
        "treaty",
        BEAT,
        opens=_acts,
        touches=_pieces("treaty"),
        sets=_hand(),
    ),
)


_PASSED_OVER: Final = (
    *(log.FALCON_NO_SUPPORT, log.FALCON_NO_CIRCLE, log.FALCON_NO_POWER),
    *(log.FALCON_CANNOT_OPERATE, log.FALCON_NO_MATCHING, log.FALCON_NO_COLOUR),
    log.FALCON_TOO_WEAK,
)
"""The rungs of his ladder at which he does not stop; nothing has changed on the card he sees."""
_TAKES: Final = (
    *(log.FALCON_TAKES_SUPPORT, log.FALCON_TAKES_CIRCLE, log.FALCON_TAKES_POWER),
    *(log.FALCON_TAKES_MATCHING, log.FALCON_TAKES_COLOUR),
)

_FALCON: Final = (
    _told(log.TURN_STARTED, "falcon", MARK, opens=True),
    *(_told(kind, "falcon", MARK, actor=_falcon) for kind in _PASSED_OVER),
    *(_told(kind, "falcon", SCENE, actor=_falcon, touches=_pieces("card")) for kind in _TAKES),
    _told(log.FALCON_OPERATES, "falcon", SCENE, actor=_falcon),
    _told(
        log.FALCON_TRAINED,
        "falcon",
        SCENE,
        actor=_falcon,
        chips=_agents("count", 1, of=None),
        sets=_now("active", "pool", of=None),
    ),
    _told(
        log.FALCON_SPENT,
        "falcon",
        MARK,
        actor=_falcon,
        chips=_agents("count", -1, of=None),
        sets=_now("active", "pool", of=None),
    ),
    _told(
        log.FALCON_DREW,
        "falcon",
        BEAT,
        actor=_falcon,
        touches=_pieces("treaty"),
        sets=_hand(of=None),
    ),
    _told(log.FALCON_ORDER, "falcon", MARK, actor=_falcon, touches=_pieces("project")),
    _told(log.ACTION_PLAYED, "falcon", BEAT, actor=_falcon, touches=_pieces("card")),
    _told(log.ACTION_IDLE, "falcon", MARK, actor=_falcon),
)

STORIES: Final = Stories(
    *(*_COURSE, *_PEOPLE, *_CARDS, *_TREATIES, *_FALCON),
    quiet=(log.OWN_TREATIES, log.OWN_PROFESSIONAL, log.OWN_TREATY, log.ACTIONS_SHUFFLED),
    chips=("points", "agents", "objectives"),
)
