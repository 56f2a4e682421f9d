"""The kinds of events, each with the id of its sentence."""

from typing import Final

from detente.core.event_log import CODE, CODES, NUMBER, SEAT, EventKind

STARTING_PLAYER: Final = EventKind("starting-player", seat=SEAT)
FALCON_APPEARS: Final = EventKind("falcon-appears", order=CODES)
OWN_TREATIES: Final = EventKind("own-treaties", treaties=CODES)
FALCON_TREATIES: Final = EventKind("falcon-treaties", treaties=CODES)
PUT_BACK: Final = EventKind("put-back", treaty=CODE)
KEPT: Final = EventKind("kept", treaty=CODE)
PACK_PASSED: Final = EventKind("pack-passed", treaties=CODES)

ROUND_STARTED: Final = EventKind("round-started", round=NUMBER, zone=CODES)
WAR_STARTED: Final = EventKind("war-started", war=CODE, surcharge=NUMBER)
PHASE_STARTED: Final = EventKind("phase-started", seat=SEAT, phase=NUMBER)
TURN_STARTED: Final = EventKind("turn-started", seat=SEAT)
RECRUITED: Final = EventKind("recruited", seat=SEAT, count=NUMBER, active=NUMBER, pool=NUMBER)
PROFESSIONAL_TAKEN: Final = EventKind("professional-taken", seat=SEAT, held=NUMBER)
OWN_PROFESSIONAL: Final = EventKind("own-professional", card=CODE)
PROFESSIONAL_DISMISSED: Final = EventKind(
    "professional-dismissed", seat=SEAT, card=CODE, held=NUMBER
)
PROFESSIONAL_PLAYED: Final = EventKind("professional-played", seat=SEAT, card=CODE, held=NUMBER)
TRAINED: Final = EventKind("trained", seat=SEAT)
PASSED: Final = EventKind("passed", seat=SEAT)

INFILTRATED: Final = EventKind(
    "infiltrated",
    seat=SEAT,
    card=CODE,
    agents=NUMBER,
    shadows=NUMBER,
    active=NUMBER,
    ousted=NUMBER,
)
INTERCEPTED: Final = EventKind(
    "intercepted", seat=SEAT, rival=SEAT, card=CODE, agents=NUMBER, active=NUMBER
)
OPERATION_RUN: Final = EventKind(
    "operation-run", seat=SEAT, operation=CODE, agents=NUMBER, shadows=NUMBER, active=NUMBER
)
OPERATION_OVER: Final = EventKind(
    "operation-over", seat=SEAT, operation=CODE, agents=NUMBER, pool=NUMBER
)
ADVANCED: Final = EventKind(
    "advanced",
    seat=SEAT,
    project=CODE,
    stage=NUMBER,
    agents=NUMBER,
    active=NUMBER,
    pool=NUMBER,
)
DISCARDED: Final = EventKind("discarded", seat=SEAT, card=CODE, pool=NUMBER)
ATTACHED: Final = EventKind("attached", seat=SEAT, card=CODE, circle=CODE)
KILLED: Final = EventKind("killed", seat=SEAT, card=CODE, killer=SEAT, pool=NUMBER)
INFILTRATION_FAILED: Final = EventKind("infiltration-failed", seat=SEAT, card=CODE)
MEDIATED: Final = EventKind(
    "mediated", seat=SEAT, card=CODE, agents=NUMBER, active=NUMBER, pool=NUMBER
)
LOOKED_AT: Final = EventKind("looked-at", treaties=CODES)
TREATY_KEPT: Final = EventKind("treaty-kept", seat=SEAT, back=NUMBER, held=NUMBER)

TAKEOVER: Final = EventKind("takeover")
CAPTURED: Final = EventKind("captured", seat=SEAT, card=CODE)
MINOR_TAKEN: Final = EventKind("minor-taken", seat=SEAT, minor=CODE)
RECALLED: Final = EventKind("recalled", seat=SEAT, count=NUMBER, cards=CODES, active=NUMBER)
RECALLED_FROM: Final = EventKind("recalled-from", seat=SEAT, card=CODE, active=NUMBER)

TREATY_PHASE: Final = EventKind("treaty-phase")
TREATY_DRAWN: Final = EventKind("treaty-drawn", seat=SEAT, held=NUMBER)
OWN_TREATY: Final = EventKind("own-treaty", treaty=CODE)
CONCLUDED: Final = EventKind("concluded", seat=SEAT, treaty=CODE, held=NUMBER)
NOTHING_CONCLUDED: Final = EventKind("nothing-concluded", seat=SEAT)
TREATY_USED: Final = EventKind("treaty-used", seat=SEAT, treaty=CODE)
DECK_SEARCHED: Final = EventKind("deck-searched", seat=SEAT, taken=CODES, back=CODES, held=NUMBER)
GIVEN: Final = EventKind("given", giver=SEAT, taker=SEAT, card=CODE, pool=NUMBER)
RECLAIMED: Final = EventKind("reclaimed", seat=SEAT, card=CODE)
TREATY_DISCARDED: Final = EventKind("treaty-discarded", seat=SEAT, treaty=CODE, held=NUMBER)

POINTS: Final = EventKind("points", seat=SEAT, change=NUMBER, points=NUMBER)

FALCON_DREW: Final = EventKind("falcon-drew", treaty=CODE, held=NUMBER)
FALCON_TRAINED: Final = EventKind("falcon-trained", count=NUMBER, active=NUMBER, pool=NUMBER)
FALCON_SPENT: Final = EventKind("falcon-spent", count=NUMBER, active=NUMBER, pool=NUMBER)
FALCON_ORDER: Final = EventKind("falcon-order", project=CODE)
FALCON_TOO_WEAK: Final = EventKind("falcon-too-weak", card=CODE, needed=NUMBER, has=NUMBER)
FALCON_NO_SUPPORT: Final = EventKind("falcon-no-support")
FALCON_NO_CIRCLE: Final = EventKind("falcon-no-circle")
FALCON_NO_POWER: Final = EventKind("falcon-no-power")
FALCON_CANNOT_OPERATE: Final = EventKind("falcon-cannot-operate")
FALCON_NO_MATCHING: Final = EventKind("falcon-no-matching")
FALCON_NO_COLOUR: Final = EventKind("falcon-no-colour")
FALCON_TAKES_SUPPORT: Final = EventKind("falcon-takes-support", card=CODE)
FALCON_TAKES_CIRCLE: Final = EventKind("falcon-takes-circle", card=CODE)
FALCON_TAKES_POWER: Final = EventKind("falcon-takes-power", card=CODE)
FALCON_OPERATES: Final = EventKind("falcon-operates")
FALCON_TAKES_MATCHING: Final = EventKind("falcon-takes-matching", card=CODE)
FALCON_TAKES_COLOUR: Final = EventKind("falcon-takes-colour", card=CODE)
ACTION_PLAYED: Final = EventKind("action-played", card=CODE)
ACTION_IDLE: Final = EventKind("action-idle", card=CODE)
ACTIONS_SHUFFLED: Final = EventKind("actions-shuffled")

FINAL_SCORE: Final = EventKind("final-score", seat=SEAT, points=NUMBER)
FINAL_RANK: Final = EventKind("final-rank", seat=SEAT, rank=CODE)
