"""The figures of data/tracks.yaml that are the same in all revisions: limits and set-up.

Hands, rounds, boxes and scoring values, which may be corrected, are in tables.py.
"""

from typing import Any, Final

from detente.core.data import read_data
from detente.games.twilight_struggle.rules.countries import country
from detente.games.twilight_struggle.rules.revisions import LATEST

_SECTIONS: Final = ("defcon", "military_operations", "victory_points", "operations", "setup")


def fixed_in(data: dict[str, Any]) -> dict[str, Any]:
    """All of data/tracks.yaml that is read here, so that no revision may change it."""
    turns, boxes = data["turns"], data["space_race"]["boxes"]
    return {
        **{section: data[section] for section in _SECTIONS},
        "turns": (turns["count"], turns["extra_action_round_total"]),
        "boxes": [(row["box"], row["ability"]) for row in boxes],
    }


_DATA: Final[dict[str, Any]] = read_data("detente.games.twilight_struggle", "tracks.yaml", LATEST)
FIXED: Final[dict[str, Any]] = fixed_in(_DATA)

LAST_TURN: Final[int] = _DATA["turns"]["count"]
EXTRA_ROUND: Final[int] = _DATA["turns"]["extra_action_round_total"]
MID_WAR_TURN: Final = 4
LATE_WAR_TURN: Final = 8

MOST_DEFCON: Final[int] = _DATA["defcon"]["max"]
NUCLEAR_WAR: Final[int] = _DATA["defcon"]["nuclear_war_at"]
CLOSED_REGIONS: Final[tuple[tuple[str, ...], ...]] = tuple(
    tuple(_DATA["defcon"]["no_coup_or_realignment"].get(level, ())) for level in range(6)
)
"""DEFCON → the regions without coups and realignments (TS-8.1.5)."""

MOST_MILITARY: Final[int] = _DATA["military_operations"]["track_max"]
WINNING_VP: Final[int] = _DATA["victory_points"]["automatic_win_at"]
LEAST_OPS: Final[int] = _DATA["operations"]["min_value"]
MOST_OPS: Final[int] = _DATA["operations"]["max_value"]

_BOXES: Final[list[dict[str, Any]]] = _DATA["space_race"]["boxes"]
BOX_NAMES: Final[tuple[str, ...]] = tuple(f"box_{row['box']}" for row in _BOXES)
"""What texts call the boxes of the space race."""
LAST_BOX: Final[int] = len(_BOXES)
ABILITY_BOXES: Final[tuple[int, ...]] = tuple(box["box"] for box in _BOXES if box["ability"])
TWO_SPACE_CARDS: Final = 2
SEE_HEADLINE: Final = 4
DISCARD_HELD: Final = 6
EIGHT_ROUNDS: Final = 8

SETUP: Final[tuple[dict[int, int], dict[int, int]]] = (
    {country(name): count for name, count in _DATA["setup"]["us"]["fixed"].items()},
    {country(name): count for name, count in _DATA["setup"]["ussr"]["fixed"].items()},
)
FREE_SETUP: Final[tuple[int, ...]] = (
    _DATA["setup"]["us"]["free"]["count"],
    _DATA["setup"]["ussr"]["free"]["count"],
)
