"""The kinds of events, each with the id of its sentence.

`finance` is what a seat has afterwards, `halves` its half points then; `worth` is the half points
of what was gained or lost.
"""

from typing import Final

from detente.core.event_log import CODE, CODES, NUMBER, SEAT, EventKind

FIRST_PLAYER: Final = EventKind("first-player", seat=SEAT)
SERVICE_DRAWN: Final = EventKind("service-drawn", service=CODE, number=NUMBER)
SERVICE_CHOSEN: Final = EventKind("service-chosen", service=CODE, number=NUMBER)
VIRTUAL_SERVICE: Final = EventKind("virtual-service", service=CODE)
OWN_TOKENS: Final = EventKind("own-tokens", region=CODE, kinds=CODES)
EXTRA_FINANCE: Final = EventKind("extra-finance", seat=SEAT, count=NUMBER, finance=NUMBER)
OPERATIVES_IN_OWN_BAG: Final = EventKind("operatives-in-own-bag", seat=SEAT, count=NUMBER)
CIA_PLACED: Final = EventKind("cia-placed", seat=SEAT, region=CODE, kind=CODE)
CIA_DECLINED: Final = EventKind("cia-declined", seat=SEAT)
MISSION_KEPT: Final = EventKind("mission-kept", missions=CODES)
MISSIONS_REDRAWN: Final = EventKind("missions-redrawn", seat=SEAT, count=NUMBER)
GUARDS_SET: Final = EventKind("guards-set", service=CODE, tokens=CODES)

TURN_STARTED: Final = EventKind("turn-started", seat=SEAT, round=NUMBER)
INFILTRATED: Final = EventKind("infiltrated", seat=SEAT, bag=SEAT, left=NUMBER)
OPERATIVE_PAID: Final = EventKind(
    "operative-paid", seat=SEAT, bag=SEAT, count=NUMBER, finance=NUMBER
)
TOKEN_DRAWN: Final = EventKind("token-drawn", token=CODE, kind=CODE, seat=SEAT)
DEPLOYED: Final = EventKind("deployed", seat=SEAT, token=CODE, region=CODE)
OPERATIVE_DEPLOYED: Final = EventKind("operative-deployed", seat=SEAT, token=CODE, region=CODE)
DIPLOMAT_DEPLOYED: Final = EventKind("diplomat-deployed", seat=SEAT, region=CODE)
FORCED_TRANSIT: Final = EventKind("forced-transit", seat=SEAT, agent=CODE, region=CODE, origin=CODE)
NOTHING_TO_DEPLOY: Final = EventKind("nothing-to-deploy", seat=SEAT)
DIPLOMAT_BOUGHT: Final = EventKind(
    "diplomat-bought", seat=SEAT, region=CODE, count=NUMBER, finance=NUMBER
)

FUNDED: Final = EventKind("funded", seat=SEAT, count=NUMBER, finance=NUMBER)
LOOKED: Final = EventKind("looked", seat=SEAT, token=CODE)
SEEN: Final = EventKind("seen", token=CODE, kind=CODE)
MOVED: Final = EventKind("moved", seat=SEAT, agent=CODE, region=CODE, origin=CODE)
LIQUIDATED: Final = EventKind(
    "liquidated", seat=SEAT, token=CODE, kind=CODE, region=CODE, worth=NUMBER, halves=NUMBER
)
WITHSTOOD: Final = EventKind("withstood", seat=SEAT, token=CODE, kind=CODE)
PASSED: Final = EventKind("passed", seat=SEAT)
MOSSAD_REWARDED: Final = EventKind("mossad-rewarded", seat=SEAT, count=NUMBER, finance=NUMBER)
MI6_EARNED: Final = EventKind("mi6-earned", seat=SEAT, count=NUMBER, finance=NUMBER)
MI6_PAID: Final = EventKind("mi6-paid", seat=SEAT, count=NUMBER, finance=NUMBER)

CARDS_OFFERED: Final = EventKind("cards-offered", cards=CODES)
CARD_GAINED: Final = EventKind("card-gained", seat=SEAT, card=CODE, discarded=CODES)
NO_CARD_LEFT: Final = EventKind("no-card-left", seat=SEAT)
DECK_RESHUFFLED: Final = EventKind("deck-reshuffled", count=NUMBER)
TITAN_EARNED: Final = EventKind("titan-earned", seat=SEAT, count=NUMBER, finance=NUMBER)
RAVEN_EARNED: Final = EventKind("raven-earned", seat=SEAT, count=NUMBER, finance=NUMBER)
TRAP_SET: Final = EventKind("trap-set", seat=SEAT, bag=SEAT)
CARD_PLAYED: Final = EventKind("card-played", seat=SEAT, card=CODE)
KOSCHEI_EARNED: Final = EventKind("koschei-earned", seat=SEAT, count=NUMBER, finance=NUMBER)
RECALLED: Final = EventKind("recalled", seat=SEAT, token=CODE, region=CODE)
RECALL_PAID: Final = EventKind(
    "recall-paid", seat=SEAT, owner=SEAT, count=NUMBER, finance=NUMBER, owner_finance=NUMBER
)
RECALL_PAID_TO_BANK: Final = EventKind(
    "recall-paid-to-bank", seat=SEAT, count=NUMBER, finance=NUMBER
)
OPERATIVES_SENT: Final = EventKind("operatives-sent", seat=SEAT, bag=SEAT, count=NUMBER)

TAKEN_OVER: Final = EventKind("taken-over", seat=SEAT, token=CODE, worth=NUMBER, halves=NUMBER)
TAKEN_FROM: Final = EventKind(
    "taken-from",
    seat=SEAT,
    token=CODE,
    loser=SEAT,
    worth=NUMBER,
    halves=NUMBER,
    loser_halves=NUMBER,
)
LOST: Final = EventKind("lost", seat=SEAT, token=CODE, worth=NUMBER, halves=NUMBER)
GUARD_CLAIMED: Final = EventKind(
    "guard-claimed", seat=SEAT, token=CODE, service=CODE, worth=NUMBER, halves=NUMBER
)
MISSION_REVEALED: Final = EventKind("mission-revealed", seat=SEAT, missions=CODES, fulfilled=NUMBER)
FINAL_SCORE: Final = EventKind("final-score", seat=SEAT, halves=NUMBER)
