"""The agent cards and the missions, from data/agent_cards.yaml and data/secret_missions.yaml."""

from typing import Any, Final

from detente.core.data import read_data

_DATA: Final[dict[str, Any]] = read_data("detente.games.agents", "agent_cards.yaml")
EFFECTS: Final[list[dict[str, Any]]] = _DATA["effects"]
CARDS: Final[tuple[str, ...]] = tuple(card["id"] for row in EFFECTS for card in row["cards"])
"""Twenty agent cards; those with the same effect stand side by side."""
ALL_CARDS: Final = 20
OFFERED: Final[int] = _DATA["offer"]["draw"]

_FINANCE: Final[dict[str, Any]] = read_data("detente.games.agents", "finance.yaml")
_COSTS: Final[dict[str, int]] = _FINANCE["costs"]
_INCOME: Final[dict[str, int]] = _FINANCE["income"]
ALL_FINANCE: Final[int] = _FINANCE["tokens_total"]
STARTING_FINANCE: Final[int] = _FINANCE["starting_per_player"]
OPERATIVE_PRICE: Final[int] = _COSTS["extra_open_operative_in_infiltration"]
DIPLOMAT_PRICE: Final[int] = _COSTS["extra_diplomat_in_deployment"]
MI6_TRANSIT_PRICE: Final[int] = _COSTS["mi6_extra_transit"]
JACKAL_PRICE: Final[int] = _COSTS["jackal_gadfly"]
FUNDING_EACH: Final[int] = _INCOME["funding_per_own_agent_in_active_region"]
TITAN_EACH: Final[int] = _INCOME["titan_boss_per_lost_influence_token"]
RAVEN_EACH: Final[int] = _INCOME["raven_handsome_per_liquidation_suffered"]
KOSCHEI_INCOME: Final[int] = _INCOME["koschei_fox"]
MI6_INCOME: Final[int] = _INCOME["mi6_extra_gain"]

_MISSIONS: Final[dict[str, Any]] = read_data("detente.games.agents", "secret_missions.yaml")
MISSION_REGIONS: Final[tuple[str, ...]] = tuple(
    row["region"] for row in _MISSIONS["deck"] for _ in range(row["copies"])
)
"""The region on each of the ten mission cards."""
MISSION_HALVES: Final[int] = _MISSIONS["value_halves"]
MISSIONS_DEALT: Final[dict[int, dict[str, Any]]] = _MISSIONS["by_player_count"]


def both(effect: str) -> int:
    """The mask of the two cards with an effect."""
    cards = next(row["cards"] for row in EFFECTS if row["id"] == effect)
    return sum(1 << CARDS.index(card["id"]) for card in cards)


RETOUCH: Final[int] = both("retouch_coquette")
TITAN: Final[int] = both("titan_boss")
TRAP: Final[int] = both("trap_prince")
RAVEN: Final[int] = both("raven_handsome")
BLIZZARD: Final[int] = both("blizzard_benefit")
VISE: Final[int] = both("vise_plague")
SHADOW: Final[int] = both("shadow_silhouette")
JACKAL: Final[int] = both("jackal_gadfly")
KOSCHEI: Final[int] = both("koschei_fox")
ELDERBERRY: Final[int] = both("elder_marshmallow")
LASTING: Final[int] = RETOUCH | TITAN | TRAP | RAVEN
