"""What data/cards.yaml says in one revision of the rules: influence, stability, population, points.

A state reaches it as `s.tables`, so that games of different revisions are played side by side.
Which cards there are, and the faction of a group, is the same in all revisions. Tables of
objectives are indexed by card - FIRST_OBJECTIVE.
"""

from functools import cache
from typing import Any, Final

from detente.core.data import read_data
from detente.games.cia_vs_kgb.rules.cards import (
    CODES,
    FACTION,
    FACTIONS,
    NONE,
    PHASES,
    TARGET_VP,
    codes_in,
    factions_in,
)

_HALF: Final = 12
_SIZES: Final[tuple[int, ...]] = tuple(half.bit_count() for half in range(1 << _HALF))
"""How many groups are in each set of 12; to count bits one by one is slow when compiled."""


class Tables:
    """The values of the data file in a revision; `tables` has them ready."""

    def __init__(self, revision: int) -> None:
        data = read_data("detente.games.cia_vs_kgb", "cards.yaml", revision)
        assert codes_in(data) == CODES
        assert factions_in(data) == FACTION
        assert data["target_vp"] == TARGET_VP
        self.data: dict[str, Any] = data
        self.influence: tuple[int, ...] = tuple(group["influence"] for group in data["groups"])
        self.first_half: tuple[int, ...] = self._sums(0)
        self.second_half: tuple[int, ...] = self._sums(_HALF)
        objectives = [*data["nations"], *data["events"]]
        self.stability: tuple[int, ...] = tuple(card["stability"] for card in objectives)
        self.up_to: tuple[int, ...] = tuple(
            self._groups_up_to(most) for most in range(max(self.stability) + 1)
        )
        """The groups whose influence is at most the index, as a mask."""
        self.population: tuple[int, ...] = tuple(card["population"] for card in objectives)
        self.victory_points: tuple[int, ...] = tuple(card["vp"] for card in objectives)
        self.profile: tuple[tuple[int, ...], ...] = tuple(
            tuple(FACTIONS.index(faction) for faction in card["profile"]) for card in objectives
        )
        self.event_phase: tuple[int, ...] = tuple(
            PHASES.index(card["phase"]) if "phase" in card else NONE for card in objectives
        )

    def _sums(self, first: int) -> tuple[int, ...]:
        """The influence of every set of 12 groups, from the first on; the index is the mask."""
        sums = [0]
        for group in range(first, first + _HALF):
            sums += [total + self.influence[group] for total in sums]
        return tuple(sums)

    def influence_of(self, groups: int) -> int:
        """The sum of influence of a mask of groups."""
        return self.first_half[groups & 4095] + self.second_half[groups >> 12]

    def _groups_up_to(self, most: int) -> int:
        return sum([1 << g for g, influence in enumerate(self.influence) if influence <= most])

    def describe(self, code: str) -> dict[str, Any]:
        """The data of a card, with where each value comes from; empty if the code is no card."""
        for kind, cards, key in (
            ("group", self.data["groups"], "id"),
            ("nation", self.data["nations"], "id"),
            ("event", self.data["events"], "id"),
            ("agent", self.data["agent_roles"], "role"),
        ):
            for card in cards:
                if card[key] == code:
                    return {"kind": kind, **card}
        return {}


def number_of(groups: int) -> int:
    """How many groups are in a mask."""
    return _SIZES[groups & 4095] + _SIZES[groups >> 12]


@cache
def tables(revision: int) -> Tables:
    """The tables of a revision, which all its games share."""
    return Tables(revision)
