"""The kinds of events, each with the id of its sentence."""

from typing import Final

from detente.core.event_log import CODE, CODES, NUMBER, SEAT, EventKind

TURN_STARTED: Final = EventKind("turn-started", turn=NUMBER)
MID_WAR_JOINS: Final = EventKind("mid-war-joins", count=NUMBER)
LATE_WAR_JOINS: Final = EventKind("late-war-joins", count=NUMBER)
CARDS_DEALT: Final = EventKind("cards-dealt", us=NUMBER, ussr=NUMBER)
CARDS_DRAWN: Final = EventKind("cards-drawn", cards=CODES)
DECK_RESHUFFLED: Final = EventKind("deck-reshuffled", count=NUMBER)

INFLUENCE_ADDED: Final = EventKind(
    "influence-added", side=SEAT, country=CODE, count=NUMBER, us=NUMBER, ussr=NUMBER
)
INFLUENCE_REMOVED: Final = EventKind(
    "influence-removed", side=SEAT, country=CODE, count=NUMBER, us=NUMBER, ussr=NUMBER
)
VP_GAINED: Final = EventKind("vp-gained", side=SEAT, points=NUMBER, vp=NUMBER)
DEFCON_RAISED: Final = EventKind("defcon-raised", defcon=NUMBER)
DEFCON_LOWERED: Final = EventKind("defcon-lowered", defcon=NUMBER)
MILITARY_COUNTED: Final = EventKind("military-counted", side=SEAT, total=NUMBER)

HEADLINE_CHOSEN: Final = EventKind("headline-chosen", side=SEAT)
OWN_HEADLINE: Final = EventKind("own-headline", card=CODE)
HEADLINE_SEEN: Final = EventKind("headline-seen", side=SEAT, card=CODE)
HEADLINE_REVEALED: Final = EventKind("headline-revealed", side=SEAT, card=CODE, ops=NUMBER)
NO_HEADLINE: Final = EventKind("no-headline", side=SEAT)
HEADLINE_VOIDED: Final = EventKind("headline-voided", side=SEAT, card=CODE)

ROUND_STARTED: Final = EventKind("round-started", side=SEAT, round=NUMBER)
ROUND_SKIPPED: Final = EventKind("round-skipped", side=SEAT)
PASSED: Final = EventKind("passed", side=SEAT)
EXTRA_ROUND_DECLINED: Final = EventKind("extra-round-declined", side=SEAT)
PLAYED_AS_EVENT: Final = EventKind("played-as-event", side=SEAT, card=CODE)
PLAYED_FOR_OPS: Final = EventKind("played-for-ops", side=SEAT, card=CODE, ops=NUMBER, event=NUMBER)
"""`event` is 1 if the enemy's event, which the card has, takes place as well."""
PLAYED_FOR_SPACE: Final = EventKind("played-for-space", side=SEAT, card=CODE, ops=NUMBER)
PLAYED_WITH_UN: Final = EventKind("played-with-un", side=SEAT, card=CODE, ops=NUMBER)
EVENT_OCCURS: Final = EventKind("event-occurs", side=SEAT, card=CODE)
EVENT_VOID: Final = EventKind("event-void", card=CODE)
OPS_GRANTED: Final = EventKind("ops-granted", side=SEAT, ops=NUMBER)
OPS_LOST: Final = EventKind("ops-lost", side=SEAT)
CARD_DISCARDED: Final = EventKind("card-discarded", card=CODE)
CARD_REMOVED: Final = EventKind("card-removed", card=CODE)
CARD_STAYS: Final = EventKind("card-stays", card=CODE)
DISCARDED_FROM_HAND: Final = EventKind("discarded-from-hand", side=SEAT, card=CODE)
NOTHING_DISCARDED: Final = EventKind("nothing-discarded", side=SEAT)
EFFECT_ENDS: Final = EventKind("effect-ends", card=CODE)
CHINA_PASSED: Final = EventKind("china-passed", side=SEAT)
CHINA_TAKEN: Final = EventKind("china-taken", side=SEAT)

COUP_ROLLED: Final = EventKind(
    "coup-rolled",
    side=SEAT,
    country=CODE,
    die=NUMBER,
    modifier=NUMBER,
    ops=NUMBER,
    stability=NUMBER,
    result=NUMBER,
)
REALIGNMENT_ROLLED: Final = EventKind(
    "realignment-rolled",
    side=SEAT,
    country=CODE,
    us_die=NUMBER,
    us_modifier=NUMBER,
    us_total=NUMBER,
    ussr_die=NUMBER,
    ussr_modifier=NUMBER,
    ussr_total=NUMBER,
)
WAR_ROLLED: Final = EventKind(
    "war-rolled", side=SEAT, country=CODE, die=NUMBER, modifier=NUMBER, total=NUMBER, needed=NUMBER
)
WAR_WON: Final = EventKind("war-won", side=SEAT, country=CODE)
WAR_LOST: Final = EventKind("war-lost", side=SEAT, country=CODE)
SPACE_ROLLED: Final = EventKind("space-rolled", side=SEAT, die=NUMBER, most=NUMBER)
SPACE_ADVANCED: Final = EventKind("space-advanced", side=SEAT, box=NUMBER)
SPACE_FAILED: Final = EventKind("space-failed", side=SEAT)
TRAP_ROLLED: Final = EventKind("trap-rolled", side=SEAT, card=CODE, die=NUMBER)
TRAP_ESCAPED: Final = EventKind("trap-escaped", side=SEAT)
TRAP_HOLDS: Final = EventKind("trap-holds", side=SEAT)
CONTEST_ROLLED: Final = EventKind(
    "contest-rolled", side=SEAT, die=NUMBER, modifier=NUMBER, total=NUMBER
)
CONTEST_TIED: Final = EventKind("contest-tied")

HAND_SHOWN: Final = EventKind("hand-shown", side=SEAT)
HAND_SEEN: Final = EventKind("hand-seen", side=SEAT, cards=CODES)
CARD_SHOWN: Final = EventKind("card-shown", side=SEAT, card=CODE)
CARD_SEEN: Final = EventKind("card-seen", side=SEAT, card=CODE)
CARD_PICKED: Final = EventKind("card-picked", side=SEAT)
CARD_GIVEN: Final = EventKind("card-given", side=SEAT, card=CODE)
CARD_RETURNED: Final = EventKind("card-returned", side=SEAT)
CARD_TAKEN: Final = EventKind("card-taken", side=SEAT, card=CODE)
NOTHING_TAKEN: Final = EventKind("nothing-taken", side=SEAT)
CARDS_LOOKED_AT: Final = EventKind("cards-looked-at", side=SEAT, count=NUMBER)
CARDS_ON_TOP: Final = EventKind("cards-on-top", cards=CODES)
ORDER_FIXED: Final = EventKind("order-fixed", cards=CODES)
BOYCOTTED: Final = EventKind("boycotted", side=SEAT)
TOOK_PART: Final = EventKind("took-part", side=SEAT)
REGION_CLOSED: Final = EventKind("region-closed", region=CODE)
CRISIS_ENDED: Final = EventKind("crisis-ended", side=SEAT, country=CODE)
GAME_CALLED_OFF: Final = EventKind("game-called-off", side=SEAT)
OFFER_DECLINED: Final = EventKind("offer-declined", side=SEAT)

REGION_SCORED: Final = EventKind(
    "region-scored",
    region=CODE,
    us_level=NUMBER,
    us=NUMBER,
    ussr_level=NUMBER,
    ussr=NUMBER,
    us_battlegrounds=NUMBER,
    ussr_battlegrounds=NUMBER,
)
SOUTHEAST_ASIA_SCORED: Final = EventKind("southeast-asia-scored", us=NUMBER, ussr=NUMBER)
COUNTRY_IGNORED: Final = EventKind("country-ignored", country=CODE)
MILITARY_CHECKED: Final = EventKind("military-checked", defcon=NUMBER, us=NUMBER, ussr=NUMBER)
HELD_CARDS_SHOWN: Final = EventKind("held-cards-shown", side=SEAT, cards=CODES)
SCORING_CARD_HELD: Final = EventKind("scoring-card-held", side=SEAT, cards=CODES)
FINAL_SCORING: Final = EventKind("final-scoring", us=NUMBER, ussr=NUMBER)
"""All the VP that each side scores in it."""
CHINA_SCORED: Final = EventKind("china-scored", side=SEAT, vp=NUMBER)
NUCLEAR_WAR: Final = EventKind("nuclear-war", side=SEAT)
CRISIS_LOST: Final = EventKind("crisis-lost", side=SEAT)
GAME_WON: Final = EventKind("game-won", side=SEAT, vp=NUMBER)
GAME_DRAWN: Final = EventKind("game-drawn")
