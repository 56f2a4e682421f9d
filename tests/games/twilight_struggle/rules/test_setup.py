"""Section 3: set-up, and the options that change it."""

import pytest

import detente
from detente.core.view import prompt_of
from detente.games.twilight_struggle.rules.cards import EARLY_WAR, LATE_WAR, MID_WAR, cards_in
from detente.games.twilight_struggle.rules.countries import (
    COUNTRIES,
    EASTERN_EUROPE,
    WESTERN_EUROPE,
    in_mask,
)
from detente.games.twilight_struggle.rules.setup import BonusInfluence
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    asked,
    hand,
    influence,
    position_with,
    refused,
    where,
)

SOVIET = ("poland",) * 4 + ("yugoslavia", "east_germany")
AMERICAN = ("west_germany",) * 4 + ("italy",) * 3


def start(seed: int = 1, **settings: object) -> ColdWar:
    s = detente.game("twilight_struggle", **settings).start(seed=seed)
    assert isinstance(s, ColdWar)
    return s


def markers(s: ColdWar, side: int) -> dict[str, int]:
    return {COUNTRIES[place]: s.influence[side][place] for place in in_mask(s.present[side])}


# --- TS-3.1: the first hands ------------------------------------------------------------------


@pytest.mark.rule("TS-3.1", "TS-4.5.B")
def test_eight_cards_each_of_the_35_of_the_early_war() -> None:
    s = start()
    hands = s.hand[US] | s.hand[USSR]
    assert [s.hand[side].bit_count() for side in (US, USSR)] == [8, 8]
    assert not hands & ~EARLY_WAR
    assert len(s.deck) == 35 - 16
    assert set(s.deck) | set(cards_in(hands)) == set(cards_in(s.rules.cards & EARLY_WAR))
    assert s.box == s.rules.cards & (MID_WAR | LATE_WAR)
    s.check()


@pytest.mark.rule("TS-3.1", "TS-RS-5")
def test_the_first_deal_alternates_and_begins_with_the_ussr() -> None:
    rules = start().rules
    names = [rules.codes[card] for card in cards_in(EARLY_WAR & rules.cards)[:16]]
    s = detente.game("twilight_struggle").start(seed=1, outcomes=[names])
    assert isinstance(s, ColdWar)
    assert hand(s, USSR) == set(names[::2])
    assert hand(s, US) == set(names[1::2])


@pytest.mark.rule("TS-3.1")
def test_the_deck_is_shuffled() -> None:
    assert len({tuple(start(seed).deck) for seed in range(5)}) == 5


@pytest.mark.rule("TS-3.1")
def test_the_china_card_starts_face_up_with_the_ussr() -> None:
    assert where(start(), "the_china_card") == "china ussr up"
    assert start().view(None)["board"]["china"] == {"holder": "ussr", "face_up": True}


@pytest.mark.rule("TS-3.1")
def test_both_sides_see_their_hands_before_they_place() -> None:
    s = start()
    assert asked(s) == "set-up"
    for side, name in ((US, "us"), (USSR, "ussr")):
        assert set(s.view(side)["board"]["sides"][name]["hand"]) == hand(s, side)
        assert s.view(1 - side)["board"]["sides"][name]["hand"] == []


# --- TS-3.2, TS-3.3: the markers --------------------------------------------------------------


@pytest.mark.rule("TS-3.2", "TS-I-09")
def test_the_ussr_places_first() -> None:
    s = start()
    assert s.to_act == (USSR,)
    fixed = {"syria": 1, "iraq": 1, "north_korea": 3, "east_germany": 3, "finland": 1}
    assert markers(s, USSR) == fixed
    assert markers(s, US) == {}
    assert set(offered(s)) == {COUNTRIES[place] for place in in_mask(EASTERN_EUROPE)}
    play_moves(s, *SOVIET)
    assert s.to_act == (US,)
    fixed["east_germany"] += 1
    assert markers(s, USSR) == fixed | {"poland": 4, "yugoslavia": 1}
    assert sum(markers(s, USSR).values()) == 15


@pytest.mark.rule("TS-3.2")
@pytest.mark.parametrize("name", ["west_germany", "france", "turkey", "cuba", "syria", "nasser"])
def test_the_ussr_places_in_eastern_europe_only(name: str) -> None:
    assert refused(start(), name) == "TS-3.2"


@pytest.mark.rule("TS-3.3", "TS-I-09", "TS-A-1")
def test_the_us_places_second() -> None:
    s = play_moves(start(), *SOVIET)
    fixed = {
        "iran": 1,
        "israel": 1,
        "japan": 1,
        "australia": 4,
        "philippines": 1,
        "south_korea": 1,
        "panama": 1,
        "south_africa": 1,
        "united_kingdom": 5,
    }
    assert markers(s, US) == fixed
    assert set(offered(s)) == {COUNTRIES[place] for place in in_mask(WESTERN_EUROPE)}
    play_moves(s, *AMERICAN)
    assert markers(s, US) == fixed | {"west_germany": 4, "italy": 3}
    assert sum(markers(s, US).values()) == 23
    assert asked(s) == "headline"
    s.check()


@pytest.mark.rule("TS-3.3")
@pytest.mark.parametrize("name", ["poland", "east_germany", "japan", "iran", "panama"])
def test_the_us_places_in_western_europe_only(name: str) -> None:
    assert refused(play_moves(start(), *SOVIET), name) == "TS-3.3"


@pytest.mark.rule("TS-3.2", "TS-3.3")
def test_nothing_may_be_left_out() -> None:
    s = start()
    assert refused(s, "done") == "TS-3.2"
    play_moves(s, *SOVIET[:-1])
    assert (asked(s), s.to_act) == ("set-up", (USSR,))


@pytest.mark.rule("TS-3.2", "TS-3.3")
def test_all_free_markers_may_go_to_one_country() -> None:
    s = play_moves(start(), *["bulgaria"] * 6, *["greece"] * 7)
    assert (influence(s, "bulgaria"), influence(s, "greece")) == ((0, 6), (7, 0))


@pytest.mark.rule("TS-3.4", "TS-8.1.1", "TS-10.2.1")
def test_the_tracks_at_the_start() -> None:
    s = start()
    assert (s.space, s.military, s.turn, s.defcon, s.vp) == ((0, 0), (0, 0), 1, 5, 0)
    assert (s.effects, s.discard, s.removed, s.in_play) == (0, 0, 0, 0)


# --- options ----------------------------------------------------------------------------------


@pytest.mark.rule("TS-O-06", "TS-A-1", "TS-O-01", "TS-I-09")
@pytest.mark.parametrize(
    ("settings", "canada"),
    [
        ({}, 0),
        ({"us_setup_canada": 2}, 2),
        ({"edition": "deluxe"}, 2),
        ({"edition": "deluxe", "us_setup_canada": 0}, 0),
    ],
)
def test_two_more_in_canada(settings: dict[str, object], canada: int) -> None:
    s = play_moves(start(1, **settings), *SOVIET, *AMERICAN)
    assert influence(s, "canada") == (canada, 0)
    assert sum(markers(s, US).values()) == 23 + canada


@pytest.mark.rule("TS-O-03", "TS-O-04")
def test_by_default_nobody_has_a_bonus() -> None:
    assert asked(play_moves(start(), *SOVIET, *AMERICAN)) == "headline"


@pytest.mark.rule("TS-O-03", "TS-A-1")
def test_the_us_bonus_goes_where_the_us_already_is() -> None:
    s = play_moves(start(us_bonus=2), *SOVIET, *AMERICAN)
    assert (asked(s), s.to_act) == ("bonus", (US,))
    assert "iran" in offered(s) and "poland" not in offered(s)
    assert "done" not in offered(s)
    for name in ("france", "poland", "canada"):
        assert refused(s, name) == "TS-O-03"
    play_moves(s, "iran", "iran")
    assert influence(s, "iran") == (3, 0)
    assert asked(s) == "headline"


@pytest.mark.rule("TS-O-04")
def test_the_soviet_bonus_goes_where_the_ussr_already_is() -> None:
    s = play_moves(start(ussr_bonus=1), *SOVIET, *AMERICAN)
    assert (asked(s), s.to_act) == ("bonus", (USSR,))
    for name in ("bulgaria", "iran", "france"):
        assert refused(s, name) == "TS-O-04"
    play_moves(s, "iraq")
    assert influence(s, "iraq") == (0, 2)


@pytest.mark.rule("TS-O-03", "TS-O-04")
def test_the_ussr_places_its_bonus_before_the_us() -> None:
    s = play_moves(start(us_bonus=1, ussr_bonus=2), *SOVIET, *AMERICAN)
    order = []
    for name in ("iraq", "syria", "iran"):
        order.append(s.to_act)
        play_moves(s, name)
    assert order == [(USSR,), (USSR,), (US,)]
    assert asked(s) == "headline"


@pytest.mark.rule("TS-O-03", "TS-O-04")
@pytest.mark.parametrize(
    ("side", "amounts", "allowed"),
    [
        (US, (3, 0), True),
        (US, (4, 0), False),  # Iran has stability 2: control needs 2.
        (US, (4, 1), True),  # Control needs 3 now.
        (US, (5, 1), False),
        (USSR, (0, 3), True),
        (USSR, (0, 4), False),
        (USSR, (2, 5), True),
        (USSR, (2, 6), False),
    ],
)
def test_a_bonus_stops_at_two_above_control(
    side: int, amounts: tuple[int, int], allowed: bool
) -> None:
    elsewhere = {"panama": [1, 1], "cuba": [1, 1]}
    s = begin(position_with(influence={"iran": amounts, **elsewhere}), BonusInfluence(side, 1))
    rule = ("TS-O-03", "TS-O-04")[side]
    assert refused(s, "iran") == ("" if allowed else rule)


@pytest.mark.rule("TS-O-03")
def test_a_bonus_of_nine_is_placed_one_by_one() -> None:
    s = play_moves(start(us_bonus=9), *SOVIET, *AMERICAN)
    play_moves(s, "panama", "panama", "panama")
    assert refused(s, "panama") == "TS-O-03"
    play_moves(s, "iran", "iran", "iran", "israel", "israel", "israel")
    assert asked(s) == "headline"
    assert sum(markers(s, US).values()) == 32


@pytest.mark.rule("TS-O-03", "TS-O-04")
@pytest.mark.parametrize("option", ["us_bonus", "ussr_bonus"])
@pytest.mark.parametrize("value", [-1, 10, "many"])
def test_a_bonus_is_between_0_and_9(option: str, value: object) -> None:
    with pytest.raises(detente.InvalidInput):
        detente.game("twilight_struggle", **{option: value})


@pytest.mark.rule("TS-3.2", "TS-3.3", "TS-O-03", "TS-O-04")
def test_each_side_is_asked_under_its_own_rule() -> None:
    state = detente.game("twilight_struggle", us_bonus=1, ussr_bonus=1).start(seed=1)
    rules = []
    while state.to_act != (0, 1):
        seat = state.to_act[0]
        rule = (seat, prompt_of(state.view(seat))["rule"])
        if rule not in rules:
            rules.append(rule)
        state.play(seat, state.legal_moves(seat)[0])
    assert rules == [(1, "TS-3.2"), (0, "TS-3.3"), (1, "TS-O-04"), (0, "TS-O-03")]
