"""The cards of data/cards.yaml as integers and tables.

A card's integer is also the integer action of its code. The order below is append-only: records
and trained programs depend on it.
"""

from typing import Any, Final

from detente.core.data import read_data

DATA: Final[dict[str, Any]] = read_data("detente.games.cia_vs_kgb", "cards.yaml")

CIA: Final = 0
KGB: Final = 1
NONE: Final = -1

MILITARY: Final = 0
POLITICAL: Final = 1
ECONOMIC: Final = 2
MEDIA: Final = 3
FACTIONS: Final = ("military", "political", "economic", "media")

BRIEFING: Final = 0
PLANNING: Final = 1
STRUGGLE: Final = 2
CEASE_FIRE: Final = 3
DEBRIEFING: Final = 4
DETENTE: Final = 5
PHASES: Final = (
    "briefing",
    "planning",
    "influence_struggle",
    "cease_fire",
    "debriefing",
    "detente",
)

# Agent roles: bit numbers in the masks of HQ, leave and eliminated agents.
MASTER_SPY: Final = 0
DEPUTY_DIRECTOR: Final = 1
DOUBLE_AGENT: Final = 2
ANALYST: Final = 3
ASSASSIN: Final = 4
DIRECTOR: Final = 5

# Codes: 24 groups, 21 objectives, 6 roles, 2 sides, then the verbs.
GROUPS: Final = 24
FIRST_OBJECTIVE: Final = 24
END_OBJECTIVES: Final = 45
FIRST_ROLE: Final = 45
END_ROLES: Final = 51
FIRST_SIDE: Final = 51
END_SIDES: Final = 53
RECRUIT: Final = 53
PASS: Final = 54
BACK: Final = 55
DISCARD: Final = 56
LOOK: Final = 57
DECLINE: Final = 58

_OBJECTIVES: Final = [*DATA["nations"], *DATA["events"]]
_EVENTS: Final = {event["id"]: event for event in DATA["events"]}

CODES: Final[tuple[str, ...]] = (
    *[group["id"] for group in DATA["groups"]],
    *[objective["id"] for objective in _OBJECTIVES],
    *[agent["role"] for agent in DATA["agent_roles"]],
    *DATA["sides"],
    "recruit",
    "pass",
    "back",
    "discard",
    "look",
    "decline",
)
SIDES: Final[tuple[str, ...]] = tuple(DATA["sides"])

INFLUENCE: Final[tuple[int, ...]] = tuple(group["influence"] for group in DATA["groups"])
FACTION: Final[tuple[int, ...]] = tuple(
    FACTIONS.index(group["faction"]) for group in DATA["groups"]
)

ECONOMIC_GROUPS: Final[int] = sum(1 << g for g in range(GROUPS) if FACTION[g] == ECONOMIC)


def _sums(first: int) -> tuple[int, ...]:
    """The influence of every set of 12 groups, from the first on; the index is the set's mask."""
    sums = [0]
    for group in range(first, first + 12):
        sums += [total + INFLUENCE[group] for total in sums]
    return tuple(sums)


_FIRST_HALF: Final[tuple[int, ...]] = _sums(0)
_SECOND_HALF: Final[tuple[int, ...]] = _sums(12)


def influence_of(groups: int) -> int:
    """The sum of influence of a mask of groups."""
    return _FIRST_HALF[groups & 4095] + _SECOND_HALF[groups >> 12]


# Tables of objectives are indexed by card - FIRST_OBJECTIVE.
STABILITY: Final[tuple[int, ...]] = tuple(card["stability"] for card in _OBJECTIVES)
POPULATION: Final[tuple[int, ...]] = tuple(card["population"] for card in _OBJECTIVES)
VICTORY_POINTS: Final[tuple[int, ...]] = tuple(card["vp"] for card in _OBJECTIVES)
PROFILE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(FACTIONS.index(faction) for faction in card["profile"]) for card in _OBJECTIVES
)
EVENT_PHASE: Final[tuple[int, ...]] = tuple(
    PHASES.index(card["phase"]) if "phase" in card else NONE for card in _OBJECTIVES
)
TARGET_VP: Final[int] = DATA["target_vp"]

SPACE_RACE: Final[int] = CODES.index("space_race")
NOBEL_PEACE_PRIZE: Final[int] = CODES.index("nobel_peace_prize")
LIVE_BENEFIT: Final[int] = CODES.index("live_benefit")
NUCLEAR_ESCALATION: Final[int] = CODES.index("nuclear_escalation")
OLYMPIC_GAMES: Final[int] = CODES.index("olympic_games")
SUMMIT: Final[int] = CODES.index("summit")

EVENT_MASK: Final[int] = sum(1 << CODES.index(event) for event in _EVENTS)


def is_event(card: int) -> bool:
    """Whether the code is one of the six event objectives."""
    return EVENT_MASK >> card & 1 == 1


def describe(code: str) -> dict[str, Any]:
    """The data of a card, with where each value comes from; empty for a code that is no card."""
    for kind, cards, key in (
        ("group", DATA["groups"], "id"),
        ("nation", DATA["nations"], "id"),
        ("event", DATA["events"], "id"),
        ("agent", DATA["agent_roles"], "role"),
    ):
        for card in cards:
            if card[key] == code:
                return {"kind": kind, **card}
    return {}
