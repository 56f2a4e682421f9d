"""The cards of data/cards.yaml as integers; their values, which may be corrected, are in tables.py.

A card's integer is also the integer action of its code. The order below is append-only: records
and trained programs depend on it.
"""

from typing import Any, Final

from detente.core.data import read_data
from detente.games.cia_vs_kgb.rules.revisions import LATEST

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


def codes_in(data: dict[str, Any]) -> tuple[str, ...]:
    """Every code of the game, by the cards of data/cards.yaml."""
    return (
        *[group["id"] for group in data["groups"]],
        *[objective["id"] for objective in (*data["nations"], *data["events"])],
        *[agent["role"] for agent in data["agent_roles"]],
        *data["sides"],
        "recruit",
        "pass",
        "back",
        "discard",
        "look",
        "decline",
    )


def factions_in(data: dict[str, Any]) -> tuple[int, ...]:
    """The faction of each group of data/cards.yaml."""
    return tuple(FACTIONS.index(group["faction"]) for group in data["groups"])


_DATA: Final[dict[str, Any]] = read_data("detente.games.cia_vs_kgb", "cards.yaml", LATEST)
CODES: Final[tuple[str, ...]] = codes_in(_DATA)
SIDES: Final[tuple[str, ...]] = tuple(_DATA["sides"])
FACTION: Final[tuple[int, ...]] = factions_in(_DATA)
ECONOMIC_GROUPS: Final[int] = sum(1 << g for g in range(GROUPS) if FACTION[g] == ECONOMIC)
POLITICAL_GROUPS: Final[int] = sum(1 << g for g in range(GROUPS) if FACTION[g] == POLITICAL)
TARGET_VP: Final[int] = _DATA["target_vp"]

SPACE_RACE: Final[int] = CODES.index("space_race")
NOBEL_PEACE_PRIZE: Final[int] = CODES.index("nobel_peace_prize")
LIVE_BENEFIT: Final[int] = CODES.index("live_benefit")
NUCLEAR_ESCALATION: Final[int] = CODES.index("nuclear_escalation")
OLYMPIC_GAMES: Final[int] = CODES.index("olympic_games")
SUMMIT: Final[int] = CODES.index("summit")

EVENT_MASK: Final[int] = sum(1 << CODES.index(event["id"]) for event in _DATA["events"])


def is_event(card: int) -> bool:
    """Whether the code is one of the six event objectives."""
    return EVENT_MASK >> card & 1 == 1
