"""The cards: what the data files must hold for the rules to make sense."""

import re

import pytest

from detente.games.cia_vs_kgb.rules.revisions import LATEST
from detente.games.cia_vs_kgb.rules.tables import tables
from detente.texts import LANGUAGES, Texts
from tests.games.cia_vs_kgb.positions import (
    DATA,
    EVENTS,
    GROUPS,
    NATIONS,
    OBJECTIVES,
    ROLES,
    SIDES,
    begin,
    board,
)

describe = tables(LATEST).describe
FACTIONS = {"military", "political", "economic", "media"}


@pytest.mark.rule("CVK-0.2")
def test_fifteen_nations_and_six_events() -> None:
    assert (len(NATIONS), len(EVENTS), len(OBJECTIVES)) == (15, 6, 21)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_counts_what_is_reconstructed(language: str) -> None:
    """14 of 15 nations; the powers of 4 of 6 events, of which something is known of two."""
    nations = [row for row in DATA["nations"] if row["source"].get("values") == "reconstructed"]
    powers = [str(row["source"]["effect"]) for row in DATA["events"]]
    invented = [power for power in powers if power.startswith("reconstructed")]
    in_part = [power for power in invented if "found" in power]
    counted = [len(nations), len(NATIONS), len(invented), len(EVENTS)]
    assert (counted, len(in_part)) == ([14, 15, 4, 6], 2)
    told = Texts(language, "cia_vs_kgb").say("game-reconstructed")
    assert [int(number) for number in re.findall(r"\d+", told)] == counted
    assert "cia_vs_kgb/data/cards.yaml" in told


@pytest.mark.rule("CVK-0.2")
@pytest.mark.parametrize("card", OBJECTIVES)
def test_an_objective_has_stability_population_points_and_a_profile(card: str) -> None:
    shown = board(begin(card))["objective"]
    assert shown["card"] == card
    assert 6 <= shown["stability"] <= 13
    assert 1 <= shown["population"] <= 5
    assert shown["vp"] in {5, 10, 15, 20}
    assert set(shown["profile"]) == FACTIONS
    assert len(shown["profile"]) == 4
    assert ("phase" in describe(card)) == (card in EVENTS)


@pytest.mark.rule("CVK-0.2", "CVK-12.1")
def test_cuba_as_both_rulebooks_show_it() -> None:
    assert board(begin("cuba"))["objective"] == {
        "card": "cuba",
        "stability": 9,
        "population": 5,
        "vp": 10,
        "profile": ["economic", "military", "political", "media"],
    }


@pytest.mark.rule("CVK-0.3")
def test_each_faction_has_the_influences_one_to_six_once() -> None:
    pairs = [(group["faction"], group["influence"]) for group in DATA["groups"]]
    assert sorted(pairs) == sorted((faction, n) for faction in FACTIONS for n in range(1, 7))
    assert len(GROUPS) == 24


@pytest.mark.rule("CVK-0.3", "CVK-12.1")
@pytest.mark.parametrize(
    ("group", "faction", "influence", "name"),
    [
        ("pol_5", "political", 5, "Оппозиция"),
        ("eco_4", "economic", 4, "Промышленники"),
        ("med_4", "media", 4, "Газеты"),
        ("eco_2", "economic", 2, "Мафия"),
        ("eco_3", "economic", 3, "Пищевики"),
    ],
)
def test_the_groups_that_the_rulebooks_name(
    group: str, faction: str, influence: int, name: str
) -> None:
    card = describe(group)
    assert (card["faction"], card["influence"], card["name"]["ru"]) == (faction, influence, name)


@pytest.mark.rule("CVK-6.1")
def test_initiatives_are_one_to_six() -> None:
    assert [agent["initiative"] for agent in DATA["agent_roles"]] == [1, 2, 3, 4, 5, 6]
    assert ROLES == [
        "master_spy",
        "deputy_director",
        "double_agent",
        "analyst",
        "assassin",
        "director",
    ]


@pytest.mark.rule("CVK-0.1")
def test_two_sides() -> None:
    assert tuple(DATA["sides"]) == SIDES
    assert {side["colour"] for side in DATA["sides"].values()} == {"blue", "red"}


@pytest.mark.rule("CVK-A4")
def test_the_objectives_cannot_run_out_below_the_target() -> None:
    points = sum(card["vp"] for card in OBJECTIVES.values())
    on_events = sum(OBJECTIVES[card]["vp"] for card in EVENTS)
    assert (points, on_events) == (250, 30)
    just_below = DATA["target_vp"] - 5
    assert points - on_events > 2 * just_below


@pytest.mark.rule("CVK-A3")
def test_somebody_without_groups_is_below_every_population_limit() -> None:
    assert min(card["population"] for card in OBJECTIVES.values()) == 1


@pytest.mark.rule("CVK-13.9")
def test_no_group_is_above_the_stability_of_a_one_group_objective() -> None:
    best = max(group["influence"] for group in DATA["groups"])
    alone = [card["stability"] for card in OBJECTIVES.values() if card["population"] == 1]
    assert len(alone) == 6
    assert best <= min(alone)


@pytest.mark.parametrize("card", [*GROUPS, *OBJECTIVES, *ROLES])
def test_every_card_says_where_its_values_come_from(card: str) -> None:
    assert describe(card)["source"]
