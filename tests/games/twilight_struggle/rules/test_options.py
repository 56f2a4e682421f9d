"""The options: what can be set before play, and what each of them changes."""

from typing import Any

import pytest

import detente
from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.cards import CODES, cards_in, code
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.turn import AdvanceTurn
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    asked,
    in_force,
    influence,
    position_with,
    refused,
    where,
)

DEFAULTS: dict[str, object] = {
    "edition": "second",
    "optional_cards": False,
    "us_bonus": 0,
    "ussr_bonus": 0,
    "reveal_held": False,
    "us_setup_canada": 0,
    "box6_all": False,
    "realign_empty": False,
    "event_ops_modified": True,
    "star_wars_void": "removed",
    "aldrich_ames": "order",
    "south_african_unrest_split": True,
    "fyp_defectors_vp": False,
    "deluxe_links": True,
}
DELUXE: dict[str, object] = {
    "us_setup_canada": 2,
    "star_wars_void": "discard",
    "aldrich_ames": "discard",
    "fyp_defectors_vp": True,
}
OPTIONAL = {
    "early": {"the_cambridge_five", "special_relationship", "norad"},
    "mid": {"che", "our_man_in_tehran"},
    "late": {"yuri_and_samantha", "awacs_sale_to_saudis"},
}
LANDS = {"canada": [1, 0], "poland": [0, 1], "zaire": [1, 1]}
Settings = dict[str, Any]


def play(s: ColdWar, side: int, *codes: str) -> ColdWar:
    """A side's action round, and its first moves."""
    return play_moves(begin(s, ActionRound(side)), *codes)


def names(mask: int) -> set[str]:
    return {CODES[card] for card in cards_in(mask)}


def game_cards(**settings: object) -> set[str]:
    s = detente.game("twilight_struggle", **settings).start(seed=1)
    assert isinstance(s, ColdWar)
    return names(s.rules.cards)


# --- TS-O-01: editions ------------------------------------------------------------------------


@pytest.mark.rule(
    *(f"TS-O-{number:02}" for number in range(1, 15)), "TS-A-1", "TS-A-3", "TS-K-01", "TS-K-02"
)
def test_the_defaults() -> None:
    assert detente.game("twilight_struggle").settings == DEFAULTS


@pytest.mark.rule("TS-O-01")
def test_what_the_deluxe_edition_sets() -> None:
    settings = detente.game("twilight_struggle", edition="deluxe").settings
    assert settings == {**DEFAULTS, **DELUXE, "edition": "deluxe"}


@pytest.mark.rule("TS-O-01")
@pytest.mark.parametrize("name", DELUXE)
def test_a_switch_set_expressly_keeps_its_value(name: str) -> None:
    game = detente.game("twilight_struggle", edition="deluxe", **{name: DEFAULTS[name]})
    assert game.settings == {**DEFAULTS, **DELUXE, "edition": "deluxe", name: DEFAULTS[name]}


@pytest.mark.rule("TS-O-01")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("edition", "third"),
        ("us_setup_canada", 1),
        ("box6_all", "perhaps"),
        ("star_wars_void", "in_play"),
        ("aldrich_ames", "both"),
        ("no_such_option", 1),
    ],
)
def test_other_values_are_refused(name: str, value: object) -> None:
    with pytest.raises(detente.InvalidInput):
        detente.game("twilight_struggle", **{name: value})


# --- TS-O-02: optional cards ------------------------------------------------------------------


@pytest.mark.rule("TS-O-02", "TS-A-2", "TS-I-01")
@pytest.mark.parametrize("edition", ["second", "deluxe"])
def test_the_optional_cards_are_in_only_if_wanted(edition: str) -> None:
    optional = set.union(*OPTIONAL.values())
    without = game_cards(edition=edition)
    assert not optional & without
    assert len(without) == 102
    assert game_cards(edition=edition, optional_cards=True) == without | optional


@pytest.mark.rule("TS-O-02", "TS-I-05")
def test_each_optional_card_joins_with_its_era() -> None:
    s = position_with(optional_cards=True)
    deck = {CODES[card] for card in s.deck}
    assert deck >= OPTIONAL["early"]
    assert names(s.box) >= OPTIONAL["mid"] | OPTIONAL["late"]
    s = position_with(turn=3, optional_cards=True)
    begin(s, AdvanceTurn())
    assert {CODES[card] for card in s.deck} >= OPTIONAL["mid"]
    assert names(s.box) >= OPTIONAL["late"]
    s = position_with(turn=7, optional_cards=True)
    begin(s, AdvanceTurn())
    assert {CODES[card] for card in s.deck} >= OPTIONAL["late"]
    assert s.box == 0
    s.check()


# --- the other options ------------------------------------------------------------------------
# us_bonus, ussr_bonus, us_setup_canada: test_setup.py; reveal_held: test_turn.py; box6_all:
# test_space_race.py; realign_empty: test_realignment.py; event_ops_modified: test_influence.py;
# star_wars_void: test_play.py.


@pytest.mark.rule("TS-O-11", "TS-AA-1")
@pytest.mark.parametrize(
    ("settings", "value"),
    [
        ({}, 4),
        ({"aldrich_ames": "discard"}, 3),
        ({"edition": "deluxe"}, 3),
        ({"edition": "deluxe", "aldrich_ames": "order"}, 4),
    ],
)
def test_the_value_of_aldrich_ames(settings: Settings, value: int) -> None:
    s = position_with(turn=8, hands={"ussr": ["aldrich_ames"]}, influence=LANDS, **settings)
    assert s.card_value(USSR, code("aldrich_ames")) == value
    play(s, USSR, "aldrich_ames", "ops", "influence", *["poland"] * value)
    assert (asked(s), influence(s, "poland")) == ("pause", (0, 1 + value))


@pytest.mark.rule("TS-O-11", "TS-AA-1")
def test_aldrich_ames_that_orders_the_us_hand() -> None:
    s = position_with(turn=8, hands={"ussr": ["aldrich_ames"], "us": ["nato", "fidel", "comecon"]})
    play(s, USSR, "aldrich_ames", "event")
    play_moves(s, "comecon", "nato")
    if asked(s) != "pause":
        play_moves(s, "fidel")
    assert s.line == (code("comecon"), code("nato"), code("fidel"))
    begin(s, ActionRound(US))
    assert offered(s) == ["comecon"]


@pytest.mark.rule("TS-O-11", "TS-V-06")
def test_aldrich_ames_that_discards_one_us_card() -> None:
    s = position_with(
        turn=8,
        aldrich_ames="discard",
        hands={"ussr": ["aldrich_ames"], "us": ["nato", "fidel", "comecon"]},
    )
    play(s, USSR, "aldrich_ames", "event")
    assert s.to_act == (USSR,)
    assert set(s.view(USSR)["board"]["sides"]["us"]["hand"]) == {"nato", "fidel", "comecon"}
    play_moves(s, "fidel")
    assert (where(s, "fidel"), influence(s, "cuba")) == ("discard", (0, 0))
    assert s.line == ()
    begin(s, ActionRound(US))
    assert set(offered(s)) == {"nato", "comecon"}


@pytest.mark.rule("TS-O-12")
@pytest.mark.parametrize("split", [True, False])
def test_south_african_unrest_in_two_countries_or_one(split: bool) -> None:
    s = position_with(
        turn=4, hands={"ussr": ["south_african_unrest"]}, south_african_unrest_split=split
    )
    play(s, USSR, "south_african_unrest", "event", "angola")
    if split:
        assert refused(s, "botswana") == ""
        play_moves(s, "botswana")
        assert (influence(s, "angola"), influence(s, "botswana")) == ((0, 1), (0, 1))
    else:
        assert (asked(s), influence(s, "angola")) == ("pause", (0, 2))
    assert influence(s, "south_africa") == (0, 1)


@pytest.mark.rule("TS-O-13", "TS-FYP-2", "TS-O-01")
@pytest.mark.parametrize(
    ("settings", "vp"),
    [
        ({}, 0),
        ({"fyp_defectors_vp": True}, 1),
        ({"edition": "deluxe"}, 1),
        ({"edition": "deluxe", "fyp_defectors_vp": False}, 0),
    ],
)
def test_defectors_drawn_by_five_year_plan(settings: Settings, vp: int) -> None:
    s = position_with(hands={"ussr": ["five_year_plan", "defectors"]}, influence=LANDS, **settings)
    play(s, USSR, "five_year_plan", "ops", "event_first")
    assert (s.vp, where(s, "defectors")) == (vp, "discard")


@pytest.mark.rule("TS-O-14", "TS-NR-1")
@pytest.mark.parametrize("linked", [True, False])
def test_quagmire_and_norad(linked: bool) -> None:
    s = position_with(
        turn=4,
        hands={"ussr": ["quagmire"]},
        effects=["norad_force"],
        in_play=["norad"],
        optional_cards=True,
        deluxe_links=linked,
    )
    play(s, USSR, "quagmire", "event")
    assert ("norad_force" in in_force(s)) != linked
    assert where(s, "norad") == ("removed" if linked else "in play")


@pytest.mark.rule("TS-O-14", "TS-5.2c")
@pytest.mark.parametrize("linked", [True, False])
def test_awacs_and_muslim_revolution(linked: bool) -> None:
    s = position_with(
        turn=8,
        hands={"ussr": ["muslim_revolution"]},
        in_play=["awacs_sale_to_saudis"],
        optional_cards=True,
        deluxe_links=linked,
    )
    play(s, USSR, "muslim_revolution")
    assert refused(s, "event") == ("TS-5.2c" if linked else "")
