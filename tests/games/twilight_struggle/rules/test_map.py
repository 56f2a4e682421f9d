"""Section 2.1: regions, countries, connections and control."""

from importlib.resources import files
from typing import Any

import pytest

from detente.core.data import parse
from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.countries import (
    BATTLEGROUNDS,
    BORDERS,
    COUNTRIES,
    EUROPE,
    NEIGHBOURS,
    REGION_NAMES,
    REGIONS,
    STABILITY,
    SUBREGIONS,
    country,
    in_mask,
)
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.realignment import modifier
from detente.games.twilight_struggle.rules.setup import SetUpInfluence
from detente.games.twilight_struggle.rules.sides import NOBODY, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import asked, influence, position_with, refused


def written(name: str) -> Any:
    """A data file of the game, read without the engine."""
    file = files("detente.games.twilight_struggle") / "data" / name
    return parse(file.read_text(encoding="utf-8"))


MAP = written("countries.yaml")
ROWS: list[dict[str, Any]] = MAP["countries"]
BY_ID = {row["id"]: row for row in ROWS}
SUPERPOWERS = {row["id"]: row["adjacent"] for row in MAP["superpowers"]}


def place(s: ColdWar, side: int, value: int) -> ColdWar:
    """Let a side place influence with so many points."""
    begin(s, Operations(side, value, 0))
    return play_moves(s, "influence") if asked(s) == "operation" else s


def names(mask: int) -> set[str]:
    return {COUNTRIES[place] for place in in_mask(mask)}


def row_names(region: str) -> set[str]:
    return {row["id"] for row in ROWS if region in (row["region"], *row["subregions"])}


# --- the data and the engine's tables ---------------------------------------------------------


@pytest.mark.rule("TS-2.1.3")
def test_the_tables_of_the_engine_are_those_of_the_data() -> None:
    assert [row["id"] for row in ROWS] == list(COUNTRIES)
    assert len(BY_ID) == 84
    assert [row["stability"] for row in ROWS] == list(STABILITY)
    assert names(BATTLEGROUNDS) == {row["id"] for row in ROWS if row["battleground"]}
    for row, neighbours in zip(ROWS, NEIGHBOURS, strict=True):
        connected = {COUNTRIES[place] for place in neighbours}
        assert connected == set(row["adjacent"]) - set(SUPERPOWERS)
    assert names(BORDERS[US]) == set(SUPERPOWERS["usa"])
    assert names(BORDERS[USSR]) == set(SUPERPOWERS["ussr"])


@pytest.mark.rule("TS-2.1.3")
def test_stability_runs_from_one_to_five() -> None:
    assert {row["stability"] for row in ROWS} == {1, 2, 3, 4, 5}


@pytest.mark.rule("TS-2.1.3")
@pytest.mark.parametrize(
    ("name", "stability"),
    [
        *(("united_kingdom", 5), ("israel", 4), ("norway", 4), ("japan", 4), ("france", 3)),
        *(("turkey", 2), ("panama", 2), ("cuba", 3), ("zaire", 1), ("laos_cambodia", 1)),
    ],
)
def test_some_printed_stabilities(name: str, stability: int) -> None:
    assert STABILITY[country(name)] == stability


@pytest.mark.rule("TS-2.1.1")
def test_six_regions_and_three_subregions() -> None:
    assert len(REGION_NAMES) == 6
    assert set(REGION_NAMES) == {
        *("europe", "asia", "middle_east", "africa", "central_america", "south_america")
    }
    together = 0
    for name, region in zip(REGION_NAMES, REGIONS, strict=True):
        assert not together & region
        together |= region
        assert names(region) == row_names(name)
    assert together == (1 << 84) - 1
    assert set(SUBREGIONS) == {"western_europe", "eastern_europe", "southeast_asia"}
    for name, subregion in SUBREGIONS.items():
        assert names(subregion) == row_names(name)


@pytest.mark.rule("TS-2.1.1")
@pytest.mark.parametrize(
    ("region", "count"),
    [
        *(("europe", 21), ("asia", 15), ("middle_east", 10), ("africa", 18)),
        *(("central_america", 10), ("south_america", 10), ("southeast_asia", 7)),
    ],
)
def test_how_many_countries_a_region_has(region: str, count: int) -> None:
    assert len(row_names(region)) == count


@pytest.mark.rule("TS-2.1.1")
def test_the_countries_of_southeast_asia() -> None:
    assert names(SUBREGIONS["southeast_asia"]) == {
        *("burma", "laos_cambodia", "thailand", "vietnam", "malaysia", "indonesia"),
        "philippines",
    }


@pytest.mark.rule("TS-2.1.4")
@pytest.mark.parametrize(
    ("region", "battlegrounds"),
    [
        ("europe", "france west_germany italy east_germany poland"),
        ("asia", "japan south_korea north_korea india pakistan thailand"),
        ("middle_east", "egypt israel iraq iran saudi_arabia libya"),
        ("africa", "algeria nigeria zaire angola south_africa"),
        ("central_america", "mexico cuba panama"),
        ("south_america", "venezuela brazil chile argentina"),
    ],
)
def test_the_battlegrounds_of_each_region(region: str, battlegrounds: str) -> None:
    there = REGIONS[REGION_NAMES.index(region)]
    assert names(BATTLEGROUNDS & there) == set(battlegrounds.split())


@pytest.mark.rule("TS-2.1.4")
def test_a_battleground_is_placed_in_like_any_other_country() -> None:
    """Panama and Costa Rica: same cost, same reach; only coups and scoring differ."""
    s = position_with(influence={"panama": [1, 0]})
    play_moves(place(s, US, 3), "panama", "costa_rica", "colombia")
    assert [influence(s, name)[US] for name in ("panama", "costa_rica", "colombia")] == [2, 1, 1]
    assert s.defcon == 5


# --- adjacency --------------------------------------------------------------------------------


@pytest.mark.rule("TS-2.1.6")
def test_adjacency_works_both_ways() -> None:
    for row in ROWS:
        for other in row["adjacent"]:
            back = SUPERPOWERS[other] if other in SUPERPOWERS else BY_ID[other]["adjacent"]
            assert row["id"] in back, (row["id"], other)
        assert row["id"] not in row["adjacent"]
        assert len(set(row["adjacent"])) == len(row["adjacent"])


@pytest.mark.rule("TS-2.1.6")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("france", "algeria"),  # from region to region
        ("afghanistan", "iran"),
        ("japan", "south_korea"),
        ("spain_portugal", "morocco"),
        ("panama", "colombia"),
        ("mexico", "guatemala"),
    ],
)
def test_every_connection_carries_reach_whatever_its_region(one: str, other: str) -> None:
    for start, target in ((one, other), (other, one)):
        s = place(position_with(influence={start: [1, 0]}), US, 1)
        assert refused(s, target) == ""


@pytest.mark.rule("TS-2.1.6n")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("norway", "finland"), ("turkey", "iran"), ("egypt", "saudi_arabia")),
        *(("india", "vietnam"), ("france", "benelux"), ("zaire", "nigeria")),
        ("italy", "algeria"),
    ],
)
def test_without_a_printed_connection_there_is_no_adjacency(one: str, other: str) -> None:
    s = place(position_with(influence={one: [1, 0]}), US, 1)
    assert refused(s, other) == "TS-6.1.1"


@pytest.mark.rule("TS-2.1.1n")
def test_libya_egypt_canada_and_turkey() -> None:
    assert {"libya", "egypt"} <= row_names("middle_east")
    assert {"canada", "turkey"} <= row_names("europe")
    assert {"canada", "turkey"} <= row_names("western_europe")
    assert not {"canada", "turkey"} & row_names("eastern_europe")


@pytest.mark.rule("TS-2.1.1n")
@pytest.mark.parametrize(
    ("defcon", "name", "rule"),
    [
        (4, "canada", "TS-8.1.5b"),
        (4, "turkey", "TS-8.1.5b"),
        (4, "egypt", ""),
        (3, "libya", ""),
        (2, "libya", "TS-8.1.5d"),
        (2, "egypt", "TS-8.1.5d"),
    ],
)
def test_defcon_closes_them_with_their_region(defcon: int, name: str, rule: str) -> None:
    s = position_with(defcon=defcon, influence={name: [0, 1], "angola": [0, 1], "zaire": [0, 1]})
    begin(s, Operations(US, 2, 0))
    play_moves(s, "coup")
    assert refused(s, name) == rule


# --- subregions -------------------------------------------------------------------------------


@pytest.mark.rule("TS-2.1.1a")
@pytest.mark.parametrize("name", ["austria", "finland"])
def test_austria_and_finland_lie_in_both_halves(name: str) -> None:
    assert name in row_names("western_europe") & row_names("eastern_europe")
    for side in (US, USSR):
        s = begin(position_with(), SetUpInfluence(side, 1))
        play_moves(s, name)
        assert influence(s, name)[side] == 1


@pytest.mark.rule("TS-2.1.1a")
def test_no_other_country_lies_in_both_halves() -> None:
    assert row_names("western_europe") & row_names("eastern_europe") == {"austria", "finland"}
    assert row_names("western_europe") | row_names("eastern_europe") == row_names("europe")


@pytest.mark.rule("TS-2.1.1a")
def test_austria_counts_once_when_europe_is_scored() -> None:
    """One country each: nobody has more, so both have presence and nothing else."""
    s = position_with(influence={"austria": [4, 0], "bulgaria": [0, 3]})
    europe = s.view(None)["board"]["regions"]["europe"]
    present = {"level": "presence", "vp": 3, "countries": 1, "battlegrounds": 0}
    assert europe == {"battlegrounds": 5, "us": present, "ussr": present}


@pytest.mark.rule("TS-G-03", "TS-2.1.4")
@pytest.mark.parametrize(
    ("other", "level", "vp"),
    [
        ({}, "control", 8),  # 5 and the battlegrounds.
        ({"guatemala": [0, 1]}, "control", 8),
        ({"guatemala": [0, 1], "honduras": [0, 2], "haiti": [0, 1]}, "presence", 4),
    ],
)
def test_control_of_a_region_with_battlegrounds_only(
    other: dict[str, list[int]], level: str, vp: int
) -> None:
    held = {name: [3, 0] for name in ("mexico", "cuba", "panama")}
    s = position_with(influence={**held, **other})
    us = s.view(None)["board"]["regions"]["central_america"]["us"]
    assert us == {"level": level, "vp": vp, "countries": 3, "battlegrounds": 3}


@pytest.mark.rule("TS-FR-1")
@pytest.mark.parametrize(("influence", "battlegrounds"), [([3, 0], 7), ([2, 0], 6), ([0, 3], 6)])
def test_taiwan_is_counted_among_the_battlegrounds_of_asia(
    influence: list[int], battlegrounds: int
) -> None:
    s = position_with(
        influence={"taiwan": influence}, effects=["formosan"], in_play=["formosan_resolution"]
    )
    asia = s.view(None)["board"]["regions"]["asia"]
    assert asia["battlegrounds"] == battlegrounds
    assert asia["us"]["battlegrounds"] == battlegrounds - 6


@pytest.mark.rule("TS-2.1.2")
@pytest.mark.parametrize(
    ("defcon", "name"),
    [(4, "poland"), (4, "france"), (4, "austria"), (3, "thailand"), (3, "vietnam"), (3, "india")],
)
def test_what_concerns_a_region_concerns_its_subregions(defcon: int, name: str) -> None:
    s = position_with(defcon=defcon, influence={name: [0, 1], "angola": [0, 1], "zaire": [0, 1]})
    begin(s, Operations(US, 2, 0))
    play_moves(s, "coup")
    assert name not in offered(s)
    assert refused(s, name) in ("TS-8.1.5b", "TS-8.1.5c")


@pytest.mark.rule("TS-2.1.2")
@pytest.mark.parametrize(("name", "military"), [("vietnam", 3), ("thailand", 3), ("india", 2)])
def test_what_concerns_a_subregion_does_not_concern_the_rest(name: str, military: int) -> None:
    """Vietnam Revolts: one point more in Southeast Asia, not in the rest of Asia."""
    s = position_with(
        influence={name: [2, 0]}, effects=["vietnam_revolts_bonus"], dice=[1], phasing=USSR
    )
    begin(s, Operations(USSR, 2, 0))
    play_moves(s, "coup")
    assert s.military == (0, military)


@pytest.mark.rule("TS-2.1.2")
def test_comecon_stays_in_its_half_of_europe() -> None:
    s = position_with(hands={"ussr": ["comecon"]})
    begin(s, ActionRound(USSR))
    play_moves(s, "comecon", "event")
    assert set(offered(s)) == row_names("eastern_europe")
    assert "france" not in offered(s)


# --- the superpowers --------------------------------------------------------------------------


@pytest.mark.rule("TS-2.1.5")
def test_the_superpowers_are_no_countries() -> None:
    assert not set(SUPERPOWERS) & set(COUNTRIES)
    s = place(position_with(influence={"canada": [1, 0]}), US, 2)
    for name in ("usa", "ussr", "us"):
        assert refused(s, name) == "TS-6.1.1"


@pytest.mark.rule("TS-2.1.5", "TS-K-09", "TS-RE-2")
@pytest.mark.parametrize("name", SUPERPOWERS["usa"])
def test_the_us_counts_once_in_a_realignment_beside_it(name: str) -> None:
    s = position_with(influence={name: [0, 1]})
    assert (modifier(s, US, country(name)), modifier(s, USSR, country(name))) == (1, 1)


@pytest.mark.rule("TS-2.1.5", "TS-K-09", "TS-RE-2")
@pytest.mark.parametrize("name", SUPERPOWERS["ussr"])
def test_the_ussr_counts_once_in_a_realignment_beside_it(name: str) -> None:
    s = position_with(influence={name: [1, 0]})
    assert (modifier(s, US, country(name)), modifier(s, USSR, country(name))) == (1, 1)


@pytest.mark.rule("TS-2.1.5")
@pytest.mark.parametrize("side", [US, USSR])
def test_the_neighbours_of_a_superpower(side: int) -> None:
    expected = {
        US: {"canada", "japan", "mexico", "cuba"},
        USSR: {"finland", "poland", "romania", "afghanistan", "north_korea"},
    }
    s = place(position_with(), side, 2)
    assert set(offered(s)) == expected[side]


# --- control ----------------------------------------------------------------------------------


def controller(s: ColdWar, name: str) -> int:
    """Who controls a country, as the state and the public view agree."""
    control = s.controller(country(name))
    sides = s.view(None)["board"]["sides"]
    assert (name in sides["us"]["control"]) == (control == US) == s.controls(US, country(name))
    assert (name in sides["ussr"]["control"]) == (control == USSR)
    assert (s.controlled(US, EUROPE) >> country(name) & 1 == 1) == (
        control == US and name in row_names("europe")
    )
    return control


@pytest.mark.rule("TS-2.1.7", "TS-2.1.7a", "TS-2.1.7b", "TS-2.1.7x", "TS-I-08")
@pytest.mark.parametrize(
    ("amounts", "expected"),
    [
        ((0, 0), NOBODY),
        ((3, 0), NOBODY),  # TS-2.1.7a
        ((4, 0), US),
        ((4, 1), NOBODY),  # TS-2.1.7b
        ((5, 1), US),
        ((5, 2), NOBODY),
        ((9, 5), US),
        ((9, 6), NOBODY),
        ((0, 4), USSR),
        ((1, 4), NOBODY),
        ((3, 7), USSR),
        ((4, 4), NOBODY),
    ],
)
def test_israel_takes_four_and_a_lead_of_four(amounts: tuple[int, int], expected: int) -> None:
    assert controller(position_with(influence={"israel": amounts}), "israel") == expected


@pytest.mark.rule("TS-2.1.7", "TS-6.1.1b", "TS-6.1.6")
def test_control_follows_every_marker() -> None:
    s = position_with(influence={"turkey": [2, 0], "bulgaria": [0, 1]})
    assert controller(s, "turkey") == US
    play_moves(place(s, USSR, 4), "turkey")
    assert controller(s, "turkey") == NOBODY
    sides = s.view(US)["board"]["sides"]
    assert (sides["us"]["influence"]["turkey"], sides["ussr"]["influence"]["turkey"]) == (2, 1)
    play_moves(s, "turkey", "turkey")
    assert controller(s, "turkey") == NOBODY
    assert influence(s, "turkey") == (2, 3)
    s.add(USSR, country("turkey"))
    assert controller(s, "turkey") == USSR
