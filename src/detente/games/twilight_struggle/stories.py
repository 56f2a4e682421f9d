"""How a game of Twilight Struggle is told: a story is a card and all that comes of it."""

from typing import Any, Final

from detente.core.view_types import Event
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import (
    CODES,
    GRAIN_SALES,
    IS_SCORING,
    MISSILE_ENVY,
)
from detente.games.twilight_struggle.rules.countries import COUNTRIES, STABILITY
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.tracks import CLOSED_REGIONS
from detente.stories import BEAT, MARK, SCENE, Args, Chip, Stories, Telling

_BRINGING: Final = (CODES[MISSILE_ENVY], CODES[GRAIN_SALES])
"""Cards whose event lets a side play another one: that is part of the same story."""
_BRINK: Final = 2
"""The DEFCON level below which there is nuclear war."""
_STABILITY: Final = dict(zip(COUNTRIES, STABILITY, strict=True))


# --- where stories begin --------------------------------------------------------------------------


def _another_card(event: Event, opening: Event) -> bool:
    """A card that is played, unless another one's event has brought it."""
    return opening["args"].get("card") not in _BRINGING


def _first_headline(event: Event, opening: Event) -> bool:
    """Both headlines are revealed in one story."""
    return opening["id"] not in (log.HEADLINE_REVEALED.message, log.NO_HEADLINE.message)


def _of_headline(event: Event, opening: Event) -> bool:
    """The event of each headline is a story, that of a card played in a round is part of it."""
    return opening["id"] in (
        log.HEADLINE_REVEALED.message,
        log.NO_HEADLINE.message,
        log.EVENT_OCCURS.message,
        log.EVENT_VOID.message,
    )


def _new_turn(event: Event, opening: Event) -> bool:
    """The end of a turn and the beginning of the next are one story."""
    return opening["id"] != log.MILITARY_CHECKED.message


def _nobody(args: Args) -> str | None:
    """It happens to both sides."""
    return None


# --- what stands in a line already ----------------------------------------------------------------


def _is_scoring(args: Args, begins: bool) -> bool:
    """The scoring names the region."""
    return IS_SCORING[CODES.index(args["card"])] == 1


def _is_named(args: Args, begins: bool) -> bool:
    """The card that has been played was named; a headline is named by its event."""
    return not begins or _is_scoring(args, begins)


# --- influence ------------------------------------------------------------------------------------


def _added(args: Args) -> list[tuple[str, int]]:
    return [(args["country"], args["count"])]


def _removed(args: Args) -> list[tuple[str, int]]:
    return [(args["country"], -args["count"])]


def _controller(country: str, us: int, ussr: int) -> str | None:
    if abs(us - ussr) < _STABILITY[country]:
        return None
    return SIDES[US] if us > ussr else SIDES[USSR]


def _control(args: Args, change: int) -> list[Chip]:
    """Who has won or lost control by a change of a side's influence."""
    now = {side: args[side] for side in SIDES}
    before = {**now, args["side"]: now[args["side"]] - change}
    loser = _controller(args["country"], **before)
    winner = _controller(args["country"], **now)
    if loser == winner:
        return []
    changes = {loser: -1, winner: 1}
    return [
        {"kind": "control", "side": side, "change": changes[side]}
        for side in SIDES
        if side in changes
    ]


def _influence(args: Args) -> dict[str, Any]:
    return {f"sides.{side}.influence.{args['country']}": args[side] or None for side in SIDES}


# --- tracks and cards -----------------------------------------------------------------------------


def _vp(args: Args) -> list[Chip]:
    return [{"kind": "vp", "side": args["side"], "change": args["points"]}]


def _final_vp(args: Args) -> list[Chip]:
    """The lead in all regions together."""
    lead = args["us"] - args["ussr"]
    side = SIDES[US] if lead > 0 else SIDES[USSR]
    return [{"kind": "vp", "side": side, "change": abs(lead)}] if lead else []


def _defcon(args: Args) -> dict[str, Any]:
    level = args["defcon"]
    return {"defcon": level, "military_needed": level, "closed": list(CLOSED_REGIONS[level])}


def _turn_over(args: Args) -> dict[str, Any]:
    """The China Card is turned up, and what has been tried in space counts no more."""
    return {"china.face_up": True, **{f"sides.{side}.space_used": 0 for side in SIDES}}


def _turn(args: Args) -> dict[str, Any]:
    return {"turn": args["turn"], **_turn_over(args)}


def _china(face_up: bool) -> dict[str, Any]:
    """How The China Card is told when it changes hands."""
    return {
        "weight": BEAT,
        "icon": "card",
        "aside": True,
        "touches": lambda args: [("the_china_card", 0)],
        "chips": lambda args: [{"kind": "china", "value": args["side"]}],
        "sets": lambda args: {"china.holder": args["side"], "china.face_up": face_up},
    }


def _card(args: Args) -> list[tuple[str, int]]:
    return [(args["card"], 0)]


def _cards(args: Args) -> list[tuple[str, int]]:
    return [(card, 0) for card in args["cards"]]


def _country(args: Args) -> list[tuple[str, int]]:
    return [(args["country"], 0)]


STORIES = Stories(
    # --- influence ---
    Telling(
        (log.INFLUENCE_ADDED,),
        "placing",
        MARK,
        "marker",
        head="story-influence",
        touches=_added,
        chips=lambda args: _control(args, args["count"]),
        sets=_influence,
    ),
    Telling(
        (log.INFLUENCE_REMOVED,),
        "placing",
        MARK,
        "marker",
        head="story-influence",
        touches=_removed,
        chips=lambda args: _control(args, -args["count"]),
        sets=_influence,
    ),
    # --- cards ---
    Telling(
        (log.PLAYED_AS_EVENT,),
        "card",
        BEAT,
        "card",
        head="story-event",
        opens=_another_card,
        aside=_is_scoring,
    ),
    Telling((log.PLAYED_FOR_OPS,), "card", BEAT, "card", head="story-ops", opens=_another_card),
    Telling((log.PLAYED_FOR_SPACE,), "card", BEAT, "card", head="story-space", opens=_another_card),
    Telling((log.PLAYED_WITH_UN,), "card", BEAT, "card", head="story-un", opens=_another_card),
    Telling(
        (log.EVENT_OCCURS,),
        "event",
        BEAT,
        "card",
        head="story-event",
        opens=_of_headline,
        aside=_is_named,
    ),
    Telling((log.EVENT_VOID,), "event", BEAT, "stop", opens=_of_headline),
    Telling((log.CARD_STAYS,), "card-stays", BEAT, "flag", head="story-stays", touches=_card),
    Telling(
        (log.CARD_DISCARDED, log.CARD_REMOVED, log.EFFECT_ENDS),
        "card-away",
        MARK,
        "card",
        touches=_card,
    ),
    Telling((log.CHINA_PASSED,), family="china-passed", **_china(face_up=False)),
    Telling((log.CHINA_TAKEN,), family="china-taken", **_china(face_up=True)),
    Telling((log.DISCARDED_FROM_HAND,), "discarded", BEAT, "card", touches=_card),
    Telling((log.CARD_GIVEN,), "card-given", BEAT, "card", touches=_card),
    Telling((log.CARD_TAKEN,), "card-taken", BEAT, "card", touches=_card),
    Telling((log.CARD_SHOWN,), "card-shown", BEAT, "eye", touches=_card),
    # --- headlines ---
    Telling((log.HEADLINE_CHOSEN,), "headline-chosen", MARK, "envelope"),
    Telling((log.HEADLINE_SEEN,), "headline-seen", SCENE, "eye", touches=_card),
    Telling(
        (log.HEADLINE_REVEALED,),
        "headline",
        SCENE,
        "envelope",
        head="story-headline",
        opens=_first_headline,
        vital=True,
        actor=_nobody,
        touches=_card,
    ),
    Telling(
        (log.NO_HEADLINE,), "headline", SCENE, "envelope", opens=_first_headline, actor=_nobody
    ),
    Telling((log.HEADLINE_VOIDED,), "headline-voided", SCENE, "stop", touches=_card),
    # --- rounds without a card ---
    Telling((log.PASSED, log.ROUND_SKIPPED), "pass", MARK, "stop"),
    Telling((log.EXTRA_ROUND_DECLINED,), "pass", MARK, "stop", opens=True),
    # --- dice ---
    Telling(
        (log.COUP_ROLLED,),
        "coup",
        SCENE,
        "target",
        head="story-coup",
        vital=True,
        touches=_country,
    ),
    Telling(
        (log.REALIGNMENT_ROLLED,),
        "realignment",
        SCENE,
        "dice",
        head="story-realignment",
        touches=_country,
    ),
    Telling((log.WAR_ROLLED,), "war", SCENE, "war", head="story-war", touches=_country),
    Telling((log.WAR_WON,), "war", SCENE, "war", head="story-war-won"),
    Telling((log.WAR_LOST,), "war", SCENE, "war", head="story-war-lost"),
    Telling((log.CONTEST_ROLLED,), "contest", SCENE, "dice", head="story-contest"),
    Telling((log.CONTEST_TIED,), "contest", MARK, "dice"),
    Telling((log.SPACE_ROLLED,), "space", BEAT, "rocket", head="story-space-roll"),
    Telling(
        (log.SPACE_ADVANCED,),
        "space",
        BEAT,
        "rocket",
        head="story-space-box",
        sets=lambda args: {f"sides.{args['side']}.space": args["box"]},
    ),
    Telling((log.SPACE_FAILED,), "space", BEAT, "rocket", head="story-space-failed"),
    Telling((log.TRAP_ROLLED,), "trap", BEAT, "die", head="story-trap"),
    Telling((log.TRAP_ESCAPED,), "trap", BEAT, "die", head="story-trap-escaped"),
    Telling((log.TRAP_HOLDS,), "trap", BEAT, "die", head="story-trap-holds"),
    # --- tracks ---
    Telling(
        (log.VP_GAINED,),
        "vp",
        BEAT,
        "star",
        aside=True,
        chips=_vp,
        sets=lambda args: {"vp": args["vp"]},
    ),
    Telling(
        (log.DEFCON_RAISED, log.DEFCON_LOWERED),
        "defcon",
        lambda args: SCENE if args["defcon"] == _BRINK else BEAT,
        "lamp",
        aside=True,
        chips=lambda args: [{"kind": "defcon", "value": args["defcon"]}],
        sets=_defcon,
    ),
    Telling(
        (log.MILITARY_COUNTED,),
        "military",
        MARK,
        "flag",
        sets=lambda args: {f"sides.{args['side']}.military": args["total"]},
    ),
    # --- what is seen ---
    Telling((log.HAND_SHOWN, log.CARDS_LOOKED_AT), "look", MARK, "eye"),
    Telling((log.HAND_SEEN,), "look", SCENE, "eye", head="story-hand-seen", touches=_cards),
    Telling((log.CARD_SEEN,), "look", SCENE, "eye", touches=_card),
    Telling((log.CARDS_ON_TOP,), "look", SCENE, "eye", head="story-on-top", touches=_cards),
    Telling((log.HELD_CARDS_SHOWN,), "look", SCENE, "eye", head="story-held", touches=_cards),
    Telling((log.CARD_PICKED, log.CARD_RETURNED), "look", MARK, "eye"),
    # --- decisions ---
    Telling((log.BOYCOTTED,), "decision", BEAT, "person", head="story-boycott"),
    Telling((log.TOOK_PART,), "decision", BEAT, "person", head="story-takes-part"),
    Telling((log.REGION_CLOSED,), "decision", BEAT, "stop", head="story-region-closed"),
    Telling((log.CRISIS_ENDED,), "decision", BEAT, "person", head="story-crisis-ended"),
    Telling(
        (log.OFFER_DECLINED, log.NOTHING_DISCARDED, log.NOTHING_TAKEN), "decision", MARK, "person"
    ),
    Telling((log.COUNTRY_IGNORED,), "decision", MARK, "person", touches=_country),
    Telling((log.OPS_GRANTED, log.OPS_LOST), "operations", MARK, "card"),
    # --- scoring ---
    Telling((log.REGION_SCORED,), "scoring", SCENE, "scale", head="story-region", actor=_nobody),
    Telling((log.SOUTHEAST_ASIA_SCORED,), "scoring", SCENE, "scale", actor=_nobody),
    # --- turns ---
    Telling(
        (log.MILITARY_CHECKED,),
        "military",
        BEAT,
        "scale",
        head="story-military",
        opens=True,
        actor=_nobody,
        sets=lambda args: {f"sides.{side}.military": 0 for side in SIDES},
    ),
    Telling((log.MID_WAR_JOINS,), "era", SCENE, "clock", head="story-mid-war", actor=_nobody),
    Telling((log.LATE_WAR_JOINS,), "era", SCENE, "clock", head="story-late-war", actor=_nobody),
    Telling((log.TURN_STARTED,), "turn", BEAT, "clock", opens=_new_turn, actor=_nobody, sets=_turn),
    # --- the end ---
    Telling(
        (log.FINAL_SCORING,),
        "final-scoring",
        SCENE,
        "scale",
        head="story-final",
        opens=True,
        actor=_nobody,
        chips=_final_vp,
        sets=_turn_over,
    ),
    Telling(
        (log.CHINA_SCORED,), "final-scoring", MARK, "card", sets=lambda args: {"vp": args["vp"]}
    ),
    Telling((log.SCORING_CARD_HELD,), "end", SCENE, "end", touches=_cards),
    Telling((log.NUCLEAR_WAR,), "end", SCENE, "end", head="story-nuclear-war"),
    Telling((log.CRISIS_LOST, log.GAME_CALLED_OFF), "end", SCENE, "end"),
    Telling((log.GAME_WON,), "end", SCENE, "end", head="story-won", opens=True),
    Telling((log.GAME_DRAWN,), "end", SCENE, "end", opens=True, actor=_nobody),
    quiet=(
        log.CARDS_DEALT,
        log.CARDS_DRAWN,
        log.DECK_RESHUFFLED,
        log.OWN_HEADLINE,
        log.ORDER_FIXED,
    ),
    ends=(log.ROUND_STARTED,),
    chips=("vp", "defcon", "control", "china"),
)
