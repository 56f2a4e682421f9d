"""The figures of data/tracks.yaml: turns, DEFCON, space race, scoring values, set-up."""

from typing import Any, Final

from detente.core.data import read_data
from detente.games.twilight_struggle.rules.countries import REGION_NAMES, country

DATA: Final[dict[str, Any]] = read_data("detente.games.twilight_struggle", "tracks.yaml")

LAST_TURN: Final[int] = DATA["turns"]["count"]
_ERA: Final[tuple[str, ...]] = (
    "",
    *[era for era, turns in DATA["turns"]["eras"].items() for _ in turns],
)
HAND_SIZE: Final[tuple[int, ...]] = (
    0,
    *[DATA["turns"]["hand_size"][era] for era in _ERA[1:]],
)
ROUNDS: Final[tuple[int, ...]] = (
    0,
    *[DATA["turns"]["action_rounds"][era] for era in _ERA[1:]],
)
EXTRA_ROUND: Final[int] = DATA["turns"]["extra_action_round_total"]
MID_WAR_TURN: Final = 4
LATE_WAR_TURN: Final = 8

MOST_DEFCON: Final[int] = DATA["defcon"]["max"]
NUCLEAR_WAR: Final[int] = DATA["defcon"]["nuclear_war_at"]
CLOSED_REGIONS: Final[tuple[tuple[str, ...], ...]] = tuple(
    tuple(DATA["defcon"]["no_coup_or_realignment"].get(level, ())) for level in range(6)
)
"""DEFCON → the regions without coups and realignments (TS-8.1.5)."""

MOST_MILITARY: Final[int] = DATA["military_operations"]["track_max"]
WINNING_VP: Final[int] = DATA["victory_points"]["automatic_win_at"]
LEAST_OPS: Final[int] = DATA["operations"]["min_value"]
MOST_OPS: Final[int] = DATA["operations"]["max_value"]

_BOXES: Final[list[dict[str, Any]]] = DATA["space_race"]["boxes"]
BOXES: Final[dict[str, dict[str, Any]]] = {
    f"box_{row['box']}": {"kind": "box", **row} for row in _BOXES
}
"""The boxes of the space race by the names that texts have for them."""
LAST_BOX: Final[int] = len(_BOXES)
BOX_OPS: Final[tuple[int, ...]] = (0, *[box["ops"] for box in _BOXES])
BOX_ROLL: Final[tuple[int, ...]] = (0, *[box["roll_max"] for box in _BOXES])
BOX_VP: Final[tuple[tuple[int, int], ...]] = (
    (0, 0),
    *[(box["vp_first"], box["vp_second"]) for box in _BOXES],
)
"""Box → VP for the first and the second side that reaches it (TS-6.4.3)."""
ABILITY_BOXES: Final[tuple[int, ...]] = tuple(box["box"] for box in _BOXES if box["ability"])
TWO_SPACE_CARDS: Final = 2
SEE_HEADLINE: Final = 4
DISCARD_HELD: Final = 6
EIGHT_ROUNDS: Final = 8

_WIN: Final = 0
PRESENCE_VP: Final[tuple[int, ...]] = tuple(DATA["scoring"][r]["presence"] for r in REGION_NAMES)
DOMINATION_VP: Final[tuple[int, ...]] = tuple(
    DATA["scoring"][r]["domination"] for r in REGION_NAMES
)
CONTROL_VP: Final[tuple[int, ...]] = tuple(
    _WIN if DATA["scoring"][r]["control"] == "win" else DATA["scoring"][r]["control"]
    for r in REGION_NAMES
)
"""Control of Europe wins the game (TS-10.3.1b) and has no points."""
SOUTHEAST_ASIA_VP: Final[dict[int, int]] = {
    country(name): vp for name, vp in DATA["scoring"]["southeast_asia"]["per_country"].items()
}
CHINA_CARD_VP: Final[int] = DATA["scoring"]["final"]["china_card_holder_vp"]

SETUP: Final[tuple[dict[int, int], dict[int, int]]] = (
    {country(name): count for name, count in DATA["setup"]["us"]["fixed"].items()},
    {country(name): count for name, count in DATA["setup"]["ussr"]["fixed"].items()},
)
FREE_SETUP: Final[tuple[int, int]] = (
    DATA["setup"]["us"]["free"]["count"],
    DATA["setup"]["ussr"]["free"]["count"],
)
