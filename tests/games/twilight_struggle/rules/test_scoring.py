"""Sections 10.0 to 10.2: scoring regions and the VP track."""

import pytest

from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.countries import REGION_NAMES, country
from detente.games.twilight_struggle.rules.obligations import must_score
from detente.games.twilight_struggle.rules.regions import (
    CONTROL,
    DOMINATION,
    NOTHING,
    PRESENCE,
    standings,
)
from detente.games.twilight_struggle.rules.scoring import Score
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.turn import CheckMilitary, LateScoringCards
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    asked,
    event_ids,
    hand,
    position_with,
    refused,
    where,
)

BATTLEGROUNDS = {
    "europe": ("france", "west_germany", "italy", "east_germany", "poland"),
    "asia": ("pakistan", "india", "north_korea", "south_korea", "japan", "thailand"),
    "middle_east": ("israel", "iraq", "iran", "saudi_arabia", "egypt", "libya"),
    "africa": ("algeria", "nigeria", "zaire", "angola", "south_africa"),
    "central_america": ("mexico", "panama", "cuba"),
    "south_america": ("chile", "argentina", "brazil", "venezuela"),
}
OTHERS = {
    "europe": ("spain_portugal", "greece", "benelux"),
    "asia": ("burma", "vietnam", "malaysia"),
    "middle_east": ("lebanon", "syria", "jordan"),
    "africa": ("sudan", "kenya", "cameroon"),
    "central_america": ("haiti", "guatemala", "honduras"),
    "south_america": ("peru", "uruguay", "colombia"),
}
"""Countries that are neither battlegrounds nor adjacent to a superpower."""

BORDERS = {US: {"cuba", "mexico", "japan"}, USSR: {"poland", "north_korea"}}
"""The battlegrounds next to each superpower."""

PRESENCE_VP = {
    "europe": 3,
    "asia": 3,
    "middle_east": 3,
    "africa": 1,
    "central_america": 1,
    "south_america": 2,
}
DOMINATION_VP = {
    "europe": 7,
    "asia": 7,
    "middle_east": 5,
    "africa": 4,
    "central_america": 3,
    "south_america": 5,
}
CONTROL_VP = {"asia": 9, "middle_east": 7, "africa": 6, "central_america": 5, "south_america": 6}


def amounts(side: int, *names: str) -> dict[str, tuple[int, int]]:
    """Enough influence of a side to control these countries."""
    return dict.fromkeys(names, (5, 0) if side == US else (0, 5))


def scored(s: ColdWar, region: str) -> ColdWar:
    """After the region's scoring."""
    return begin(s, Score(REGION_NAMES.index(region), -1))


def level(s: ColdWar, region: str, side: int) -> int:
    """How a side stands."""
    return standings(s, REGION_NAMES.index(region))[side].level


def toward(side: int, vp: int) -> int:
    """Where the marker stands after a gain from 0."""
    return vp if side == US else -vp


# --- levels ------------------------------------------------------------------------------------


@pytest.mark.rule("TS-10.1.1a")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize("region", REGION_NAMES)
def test_presence_is_one_country(region: str, side: int) -> None:
    s = position_with(influence=amounts(side, OTHERS[region][0]))
    assert level(s, region, side) == PRESENCE
    assert level(s, region, 1 - side) == NOTHING
    assert scored(s, region).vp == toward(side, PRESENCE_VP[region])


@pytest.mark.rule("TS-10.1.1a")
def test_influence_without_control_is_no_presence() -> None:
    s = position_with(influence={"france": (2, 0), "poland": (1, 2), "italy": (3, 2)})
    assert scored(s, "europe").vp == 0


@pytest.mark.rule("TS-10.1.1b", "TS-10.1.1d")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize("region", REGION_NAMES)
def test_domination(region: str, side: int) -> None:
    """One battleground away from both superpowers, and one other country."""
    free = next(b for b in BATTLEGROUNDS[region] if b not in BORDERS[US] | BORDERS[USSR])
    s = position_with(influence=amounts(side, free, OTHERS[region][0]))
    assert level(s, region, side) == DOMINATION
    assert scored(s, region).vp == toward(side, DOMINATION_VP[region] + 1)


@pytest.mark.rule("TS-10.1.1b", "TS-I-28")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize(
    ("own", "enemy"),
    [
        (["angola"], ["sudan", "kenya"]),  # More battlegrounds, fewer countries.
        (["angola", "sudan"], ["zaire", "kenya"]),  # As many of both.
        (["angola", "sudan", "kenya"], ["zaire", "algeria"]),  # Fewer battlegrounds.
        (["angola", "sudan", "kenya"], ["zaire"]),  # As many battlegrounds.
        (["angola", "zaire"], ["sudan"]),  # No other country.
        (["sudan", "kenya"], ["cameroon"]),  # No battleground.
    ],
)
def test_no_domination(own: list[str], enemy: list[str], side: int) -> None:
    s = position_with(influence={**amounts(side, *own), **amounts(1 - side, *enemy)})
    assert level(s, "africa", side) == PRESENCE


@pytest.mark.rule("TS-10.1.1b")
def test_domination_over_an_enemy_who_is_present() -> None:
    own, enemy = ("angola", "zaire", "sudan"), ("nigeria", "kenya")
    s = position_with(influence={**amounts(US, *own), **amounts(USSR, *enemy)})
    assert scored(s, "africa").vp == (4 + 2) - (1 + 1)


@pytest.mark.rule("TS-10.1.1c", "TS-10.1.1d")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize("others", [0, 2])
@pytest.mark.parametrize("region", CONTROL_VP)
def test_control(region: str, others: int, side: int) -> None:
    """All battlegrounds and more countries than the enemy; another country is not needed."""
    own = [*BATTLEGROUNDS[region], *OTHERS[region][:others]]
    s = position_with(influence={**amounts(side, *own), **amounts(1 - side, OTHERS[region][2])})
    assert level(s, region, side) == CONTROL
    bonus = len(BATTLEGROUNDS[region]) + len(set(own) & BORDERS[1 - side])
    assert scored(s, region).vp == toward(side, CONTROL_VP[region] + bonus - PRESENCE_VP[region])


@pytest.mark.rule("TS-10.1.1c", "TS-10.1.1a")
def test_all_battlegrounds_but_not_more_countries_is_no_control() -> None:
    own = amounts(US, *BATTLEGROUNDS["central_america"])
    s = position_with(influence={**own, **amounts(USSR, *OTHERS["central_america"])})
    assert level(s, "central_america", US) == PRESENCE
    assert scored(s, "central_america").vp == (1 + 3) - 1


@pytest.mark.rule("TS-10.1.1c")
def test_all_but_one_battleground_is_no_control() -> None:
    own = amounts(US, "mexico", "panama", *OTHERS["central_america"])
    assert level(position_with(influence=own), "central_america", US) == DOMINATION


# --- bonuses -----------------------------------------------------------------------------------


@pytest.mark.rule("TS-10.1.2a")
@pytest.mark.parametrize(
    ("side", "region", "place", "vp"),
    [
        (USSR, "central_america", "cuba", 1 + 1 + 1),
        (USSR, "central_america", "mexico", 1 + 1 + 1),
        (USSR, "europe", "canada", 3 + 1),
        (USSR, "asia", "japan", 3 + 1 + 1),
        (US, "europe", "finland", 3 + 1),
        (US, "europe", "poland", 3 + 1 + 1),
        (US, "europe", "romania", 3 + 1),
        (US, "asia", "afghanistan", 3 + 1),
        (US, "asia", "north_korea", 3 + 1 + 1),
        (US, "central_america", "cuba", 1 + 1),
        (USSR, "europe", "poland", 3 + 1),
        (USSR, "europe", "turkey", 3),
    ],
)
def test_a_country_next_to_the_enemy_superpower_is_a_vp(
    side: int, region: str, place: str, vp: int
) -> None:
    assert scored(position_with(influence=amounts(side, place)), region).vp == toward(side, vp)


@pytest.mark.rule("TS-10.1.2b")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_battleground_is_a_vp(count: int) -> None:
    own = ("angola", "zaire", "nigeria")[:count]
    rest = amounts(USSR, "sudan", "kenya", "cameroon", "somalia")
    assert (
        scored(position_with(influence={**amounts(US, *own), **rest}), "africa").vp == count + 1 - 1
    )


@pytest.mark.rule("TS-10.1.2c", "TS-10.2.3")
def test_only_the_difference_moves_the_marker() -> None:
    s = position_with(
        vp=18, influence={**amounts(US, "angola"), **amounts(USSR, "zaire", "sudan", "kenya")}
    )
    scored(s, "africa")  # 2 to 2.
    assert s.vp == 18
    assert "vp-gained" not in event_ids(s)


@pytest.mark.rule("TS-10.1.2x")
def test_the_printed_example_of_central_america() -> None:
    s = position_with(
        turn=4,
        hands={"ussr": ["central_america_scoring"]},
        influence={
            "cuba": (0, 3),
            "haiti": (0, 1),
            "dominican_republic": (0, 1),
            "guatemala": (1, 0),
            "panama": (1, 0),
        },
    )
    us, ussr = standings(s, REGION_NAMES.index("central_america"))
    assert (us.points, ussr.points) == (1, 5)
    begin(s, ActionRound(USSR))
    play_moves(s, "central_america_scoring")
    assert asked(s) == "pause"
    assert s.vp == -4


# --- the cards ---------------------------------------------------------------------------------

SCORING_CARDS = {f"{region}_scoring": region for region in (*REGION_NAMES, "southeast_asia")}


@pytest.mark.rule("TS-10.0")
@pytest.mark.parametrize("player", [US, USSR])
@pytest.mark.parametrize("card", SCORING_CARDS)
def test_each_region_and_southeast_asia_has_a_scoring_card(card: str, player: int) -> None:
    """It scores the position of that moment, no matter who plays it."""
    region = SCORING_CARDS[card]
    place = "thailand" if region == "southeast_asia" else BATTLEGROUNDS[region][1]
    s = position_with(turn=4, hands={SIDES[player]: [card]}, influence=amounts(USSR, place))
    begin(s, ActionRound(player))
    play_moves(s, card)
    assert asked(s) == "pause"
    assert s.vp == -(2 if region == "southeast_asia" else PRESENCE_VP[region] + 1)
    s.check()


@pytest.mark.rule("TS-10.0", "TS-10.0n")
def test_the_moment_decides() -> None:
    """The same card while the USSR holds Angola, and when it has just lost it."""
    for lost, vp in ((0, -2), (5, 0)):
        s = position_with(
            turn=4, hands={"us": ["africa_scoring"]}, influence=amounts(USSR, "angola")
        )
        s.remove(USSR, country("angola"), lost)
        begin(s, ActionRound(US))
        play_moves(s, "africa_scoring")
        assert s.vp == vp


@pytest.mark.rule("TS-10.0", "TS-10.1.3")
@pytest.mark.parametrize(
    ("card", "player", "vp"),
    [("nuclear_test_ban", US, 3), ("nuclear_test_ban", USSR, -3), ("duck_and_cover", US, 1)],
)
def test_events_give_vp_too(card: str, player: int, vp: int) -> None:
    s = position_with(hands={SIDES[player]: [card]})
    begin(s, ActionRound(player))
    play_moves(s, card, "event")
    assert s.vp == vp


@pytest.mark.rule("TS-10.1.4")
def test_missing_military_operations_give_vp() -> None:
    assert begin(position_with(defcon=3, military=(0, 3)), CheckMilitary()).vp == -3


@pytest.mark.rule("TS-10.1.5", "TS-I-16", "TS-I-17")
@pytest.mark.parametrize("side", [US, USSR])
def test_a_scoring_card_cannot_be_held(side: int) -> None:
    """With as many as rounds left nothing else may be played, not even to pass."""
    s = position_with(round=6, hands={SIDES[side]: ["asia_scoring", "nasser", "duck_and_cover"]})
    assert must_score(s, side)
    begin(s, ActionRound(side))
    assert offered(s) == ["asia_scoring"]
    for other in ("nasser", "duck_and_cover"):
        assert refused(s, other) == "TS-SC-1"
    assert refused(s, "pass") == "TS-5.1"
    assert refused(s, "the_china_card") in {"TS-9.3", "TS-9.5b"}


@pytest.mark.rule("TS-10.1.5", "TS-I-16", "TS-G-16")
def test_what_is_held_all_the_same_is_discarded() -> None:
    s = position_with(hands={"us": ["asia_scoring", "nasser"]}, influence=amounts(US, "japan"))
    begin(s, LateScoringCards())
    assert hand(s, US) == {"nasser"}
    assert where(s, "asia_scoring") == "discard"
    assert s.vp == 0
    s.check()


# --- the track ---------------------------------------------------------------------------------


@pytest.mark.rule("TS-10.2.1", "TS-10.2.2")
@pytest.mark.parametrize(
    ("before", "side", "points", "after"),
    [
        (0, US, 3, 3),
        (0, USSR, 3, -3),
        (10, USSR, 2, 8),
        (-10, US, 2, -8),
        (1, USSR, 1, 0),
        (-1, US, 2, 1),
        (2, USSR, 5, -3),
    ],
)
def test_to_gain_is_to_move_the_marker(before: int, side: int, points: int, after: int) -> None:
    s = position_with(vp=before)
    s.gain(side, points)
    assert s.vp == after
    assert event_ids(s) == ["vp-gained"]


@pytest.mark.rule("TS-10.2.1x")
def test_the_space_0_counts_as_a_step() -> None:
    s = position_with(vp=-1)
    s.gain(US, 2)
    assert s.vp == 1


@pytest.mark.rule("TS-10.2.1")
def test_the_track_has_20_steps_to_either_end() -> None:
    for side, end in ((US, 20), (USSR, -20)):
        s = position_with(vp=0)
        for step in range(1, 21):
            assert not s.over
            s.gain(side, 1)
            assert abs(s.vp) == step
        assert s.vp == end and s.over


@pytest.mark.rule("TS-10.2.3", "TS-VP-1")
@pytest.mark.parametrize("vp", [19, -19])
def test_of_one_event_only_the_difference_is_applied(vp: int) -> None:
    """Southeast Asia Scoring with 2 VP for each side, one step before the end."""
    s = position_with(
        turn=4,
        vp=vp,
        hands={"us": ["southeast_asia_scoring"]},
        influence={**amounts(US, "thailand"), **amounts(USSR, "burma", "vietnam")},
    )
    begin(s, ActionRound(US))
    play_moves(s, "southeast_asia_scoring")
    assert not s.over and s.vp == vp
    assert "vp-gained" not in event_ids(s)
