"""What the data files say in one revision of the rules: prices, income, tokens, cards dealt.

A state reaches them as `s.tables`, so that games of different revisions are played side by side.
Which services, regions, cards and missions there are is the same in all revisions.
"""

from functools import cache
from typing import Any

from detente.core.data import read_data
from detente.games.agents.rules.cards import CARDS, MISSION_REGIONS, mission_regions
from detente.games.agents.rules.regions import (
    HOME,
    NEUTRAL,
    NORTHERN,
    REGIONS,
    SECTORS,
    THIRD_WORLD,
)
from detente.games.agents.rules.services import SERVICES


class Tables:
    """The values of the data files in a revision; `tables` has them ready."""

    def __init__(self, revision: int) -> None:
        self._read_finance(_read("finance.yaml", revision))
        self._read_services(_read("services.yaml", revision))
        self._read_cards(_read("agent_cards.yaml", revision))
        self._read_missions(_read("secret_missions.yaml", revision))
        self._read_sectors(_read("sectors.yaml", revision))

    def _read_finance(self, data: dict[str, Any]) -> None:
        costs, income = data["costs"], data["income"]
        self.all_finance: int = data["tokens_total"]
        self.starting_finance: int = data["starting_per_player"]
        self.operative_price: int = costs["extra_open_operative_in_infiltration"]
        self.diplomat_price: int = costs["extra_diplomat_in_deployment"]
        self.mi6_transit_price: int = costs["mi6_extra_transit"]
        self.jackal_price: int = costs["jackal_gadfly"]
        self.funding_each: int = income["funding_per_own_agent_in_active_region"]
        self.titan_each: int = income["titan_boss_per_lost_influence_token"]
        self.raven_each: int = income["raven_handsome_per_liquidation_suffered"]
        self.koschei_income: int = income["koschei_fox"]
        self.mi6_income: int = income["mi6_extra_gain"]

    def _read_services(self, data: dict[str, Any]) -> None:
        rows = data["services"]
        assert tuple(row["id"] for row in rows) == SERVICES
        self.service_rows: list[dict[str, Any]] = rows
        tokens = data["token_set_per_service"]
        self.informants: int = tokens["light"]["informant"]
        self.light_operatives: int = tokens["light"]["operative"]
        self.dark_operatives: int = tokens["dark"]["operative"]
        self.diplomats: int = tokens["dark"]["diplomat"]
        self.all_light: int = self.informants + self.light_operatives
        self.set_up: dict[int, dict[str, int]] = data["setup_per_player_count"]
        """Number of players → how many tokens go where (ASW-SET-06 to 09, ASW-3P-02, ASW-2P-04)."""
        virtual = data["virtual_service_2p"]["light_tokens"]
        self.virtual_at_home: int = virtual["own_home"]
        self.virtual_elsewhere: int = virtual["each_player_home"]
        self.virtual_in_bag: int = virtual["each_player_bag"]
        ability = {row["id"]: row["ability"] for row in rows}
        self.cia_finance: dict[int, int] = ability["cia"]["extra_finance"]
        self.mossad_operatives: int = ability["mossad"]["setup_own_bag_open_operatives"]
        self.mossad_reward: int = ability["mossad"]["finance_per_successful_liquidation"]

    def _read_cards(self, data: dict[str, Any]) -> None:
        self.effect_rows: list[dict[str, Any]] = data["effects"]
        assert tuple(card["id"] for row in self.effect_rows for card in row["cards"]) == CARDS
        self.offered: int = data["offer"]["draw"]

    def _read_missions(self, data: dict[str, Any]) -> None:
        assert mission_regions(data) == MISSION_REGIONS
        self.mission_halves: int = data["value_halves"]
        self.missions_dealt: dict[int, dict[str, Any]] = data["by_player_count"]

    def _read_sectors(self, data: dict[str, Any]) -> None:
        assert tuple(data["names"]) == SECTORS
        shares = data["influence_tokens"]
        self.control_halves: int = shares["region_or_sector_value_halves"]
        self.liquidation_halves: int = shares["successful_liquidation_value_halves"]
        sectors = data["by_player_count"][4]["sectors"]
        self.sectors_of_four: tuple[tuple[int, ...], ...] = tuple(
            tuple(REGIONS.index(name) for name in sectors.get(sector, ())) for sector in SECTORS
        )

    def sector_members(self, services: list[int]) -> tuple[tuple[int, ...], ...]:
        """The regions of each sector when these services, the virtual one included, take part.

        ASW-SET-02 for four; ASW-3P-01 and ASW-2P-02 for three homes. A sector not in play has none.
        """
        if len(services) == len(SERVICES):
            return self.sectors_of_four
        members: list[tuple[int, ...]] = [()] * len(SECTORS)
        members[NORTHERN] = tuple(sorted(HOME[service] for service in services))
        members[THIRD_WORLD] = NEUTRAL
        return tuple(members)


@cache
def tables(revision: int) -> Tables:
    """The tables of a revision, which all its games share."""
    return Tables(revision)


def _read(name: str, revision: int) -> Any:
    return read_data("detente.games.agents", name, revision)
