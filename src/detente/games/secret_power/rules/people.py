"""Professionals (data/professionals.yaml); levels and cards of the Falcon (data/falcon.yaml)."""

from typing import Any, Final

from detente.core.data import read_data

_PROFESSIONALS: Final[dict[str, Any]] = read_data(
    "detente.games.secret_power", "professionals.yaml"
)
ROWS: Final[list[dict[str, Any]]] = _PROFESSIONALS["cards"]
KINDS: Final[tuple[str, ...]] = tuple(row["id"] for row in ROWS)
RECRUITER: Final = 0
GREY_CARDINAL: Final = 1
EMISSARY: Final = 2
ASSASSIN: Final = 3
MEDIATOR: Final = 4
INFORMANT: Final = 5
KIND: Final[tuple[int, ...]] = tuple(
    number for number, row in enumerate(ROWS) for _ in range(row["copies"])
)
"""The kind of each professional; those of one kind stand side by side."""
PROFESSIONALS: Final[tuple[str, ...]] = tuple(
    f"{KINDS[kind]}_{card - KIND.index(kind) + 1}" for card, kind in enumerate(KIND)
)
ALL_PROFESSIONALS: Final = 18
assert len(PROFESSIONALS) == ALL_PROFESSIONALS
MOST_PROFESSIONALS: Final[int] = _PROFESSIONALS["rules"]["hand_limit"]
MOST_RECRUITED: Final[int] = ROWS[RECRUITER]["numbers"]["recruits"]
LOOKED_AT: Final[int] = ROWS[INFORMANT]["numbers"]["looks"]
CARDINAL_DISCOUNT: Final[int] = ROWS[GREY_CARDINAL]["numbers"]["discount"]
EMISSARY_DISCOUNT: Final[int] = ROWS[EMISSARY]["numbers"]["discount"]

FALCON: Final[dict[str, Any]] = read_data("detente.games.secret_power", "falcon.yaml")
ACTION_ROWS: Final[list[dict[str, Any]]] = [*FALCON["action_cards"], *FALCON["personal_cards"]]
ACTION_KINDS: Final[tuple[str, ...]] = tuple(row["id"] for row in ACTION_ROWS)
ACTION: Final[tuple[int, ...]] = tuple(
    number for number, row in enumerate(ACTION_ROWS) for _ in range(row["copies"])
)
"""The kind of each of the 14 action cards."""
ACTIONS: Final[tuple[str, ...]] = tuple(
    f"falcon_{ACTION_KINDS[kind]}_{card - ACTION.index(kind) + 1}"
    for card, kind in enumerate(ACTION)
)
LEVELS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in FALCON["levels"]}
PERSONALITIES: Final[dict[str, dict[str, Any]]] = {
    row["id"]: row for row in FALCON["personalities"]
}
PRIORITIES: Final[dict[str, Any]] = FALCON["priorities"]
"""SP-SOLO-20: what the Falcon looks for, in peacetime and in wartime."""
EXTRA_AGENTS: Final[int] = FALCON["extra_agents"]
RANKS: Final[list[dict[str, Any]]] = FALCON["ranking"]


def action_number(kind: str, name: str) -> int:
    """A number that an action card speaks of."""
    row = next(row for row in ACTION_ROWS if row["id"] == kind)
    number: int = row["numbers"][name]
    return number


def action_deck(level: dict[str, Any], personality: dict[str, Any]) -> list[int]:
    """SP-SOLO-03: the common cards and the personality's own; none at the lowest level."""
    if not level["action_deck"]:
        return []
    own = [personality["card"]]
    common = len(FALCON["action_cards"])
    if level["action_deck"] > sum(row["copies"] for row in FALCON["action_cards"]) + 1:
        own.append(personality["high_card"])
    return [card for card, kind in enumerate(ACTION) if kind < common or ACTION_KINDS[kind] in own]


def rank(points: int) -> str:
    """SP-SOLO-44: what the Committee thinks of a score."""
    return str(next(row["id"] for row in RANKS if row["max"] is None or points <= row["max"]))
