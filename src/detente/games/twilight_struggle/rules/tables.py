"""What the data files say in one revision of the rules: Operations values, rounds, boxes, points.

A state reaches them as `s.tables`, so that games of different revisions are played side by side.
The map, and all else that is said of a card, is the same in all revisions.
"""

from functools import cache
from typing import Any, Final

from detente.core.data import read_data
from detente.games.twilight_struggle.rules.cards import FIRST_CARD
from detente.games.twilight_struggle.rules.cards import ROWS as CARD_ROWS
from detente.games.twilight_struggle.rules.countries import REGION_NAMES, country
from detente.games.twilight_struggle.rules.countries import ROWS as COUNTRY_ROWS
from detente.games.twilight_struggle.rules.tracks import FIXED, fixed_in

_WIN: Final = 0


class Tables:
    """The values of the data files in a revision; `tables` has them ready."""

    def __init__(self, revision: int) -> None:
        self._read_cards(_read("cards.yaml", revision)["cards"])
        data = _read("tracks.yaml", revision)
        assert fixed_in(data) == FIXED
        self._read_turns(data["turns"])
        self._read_space_race(data["space_race"]["boxes"])
        self._read_scoring(data["scoring"])

    def _read_cards(self, rows: list[dict[str, Any]]) -> None:
        assert [_but_ops(row) for row in rows] == [_but_ops(row) for row in CARD_ROWS]
        self.card_rows: list[dict[str, Any]] = rows
        unused = [0] * FIRST_CARD
        self.printed_ops: tuple[int, ...] = (*unused, *[row["ops"] for row in rows])
        self.deluxe_ops: tuple[int, ...] = (
            *unused,
            *[row.get("deluxe_ops", row["ops"]) for row in rows],
        )

    def _read_turns(self, turns: dict[str, Any]) -> None:
        eras = [era for era, numbers in turns["eras"].items() for _ in numbers]
        assert len(eras) == turns["count"]
        self.hand_size: tuple[int, ...] = (0, *[turns["hand_size"][era] for era in eras])
        self.rounds: tuple[int, ...] = (0, *[turns["action_rounds"][era] for era in eras])
        """Turn → cards in a hand, and action rounds of each side."""

    def _read_space_race(self, boxes: list[dict[str, Any]]) -> None:
        self.boxes: dict[str, dict[str, Any]] = {
            f"box_{row['box']}": {"kind": "box", **row} for row in boxes
        }
        self.box_ops: tuple[int, ...] = (0, *[box["ops"] for box in boxes])
        self.box_roll: tuple[int, ...] = (0, *[box["roll_max"] for box in boxes])
        self.box_vp: tuple[tuple[int, int], ...] = (
            (0, 0),
            *[(box["vp_first"], box["vp_second"]) for box in boxes],
        )
        """Box → VP for the first and the second side that reaches it (TS-6.4.3)."""

    def _read_scoring(self, scoring: dict[str, Any]) -> None:
        regions = [scoring[region] for region in REGION_NAMES]
        self.presence_vp: tuple[int, ...] = tuple(row["presence"] for row in regions)
        self.domination_vp: tuple[int, ...] = tuple(row["domination"] for row in regions)
        self.control_vp: tuple[int, ...] = tuple(
            _WIN if row["control"] == "win" else row["control"] for row in regions
        )
        """Control of Europe wins the game (TS-10.3.1b) and has no points."""
        self.southeast_asia_vp: dict[int, int] = {
            country(name): vp for name, vp in scoring["southeast_asia"]["per_country"].items()
        }
        self.china_card_vp: int = scoring["final"]["china_card_holder_vp"]

    def describe(self, name: str) -> dict[str, Any]:
        """The data of a card, a country or a box, as the data files have it; else empty.

        A scoring card has no Operations, so there is no figure to show.
        """
        for row in self.card_rows:
            if row["id"] == name:
                card = {"kind": "card", **row}
                if row["scoring"]:
                    del card["ops"]
                return card
        for row in COUNTRY_ROWS:
            if row["id"] == name:
                return {"kind": "country", **row}
        return self.boxes.get(name, {})


@cache
def tables(revision: int) -> Tables:
    """The tables of a revision, which all its games share."""
    return Tables(revision)


def _read(name: str, revision: int) -> Any:
    return read_data("detente.games.twilight_struggle", name, revision)


def _but_ops(row: dict[str, Any]) -> dict[str, Any]:
    """What is said of a card beside its Operations: the same in all revisions."""
    return {key: value for key, value in row.items() if key not in ("ops", "deluxe_ops")}
