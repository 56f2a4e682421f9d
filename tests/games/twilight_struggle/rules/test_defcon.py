"""Section 8.1: DEFCON, the regions it closes, and who loses by nuclear war (TS-DF)."""

import pytest

import detente
from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import FREE, GRANTED, NO_INFLUENCE
from detente.games.twilight_struggle.rules.turn import ImproveDefcon, Turn
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import asked, event_ids, force, position_with, refused

BATTLEFIELDS = ("france", "pakistan", "iran", "angola", "mexico", "brazil")
"""A battleground of each region."""
EVERYWHERE = dict.fromkeys((*BATTLEFIELDS, "thailand", "austria"), (1, 1))


def headlines(s: ColdWar, us: str, ussr: str) -> None:
    """Both sides choose theirs."""
    begin(s, Headline())
    s.play(US, us)
    s.play(USSR, ussr)


def lost(s: ColdWar, side: str) -> bool:
    """Whether the game ended in nuclear war, lost by this side."""
    return s.result is not None and (s.result["reason"], s.result["winners"]) == (
        "nuclear_war",
        [1 - SIDES.index(side)],
    )


# --- the track ---------------------------------------------------------------------------------


@pytest.mark.rule("TS-8.1.1")
def test_defcon_starts_at_its_maximum() -> None:
    s = detente.game("twilight_struggle").start(seed=1)
    assert isinstance(s, ColdWar)
    assert s.defcon == 5


@pytest.mark.rule("TS-8.1.1", "TS-8.1.5e", "TS-I-11")
def test_at_1_the_game_ends_at_once() -> None:
    s = position_with(defcon=2, phasing=US)
    s.degrade_defcon()
    assert s.defcon == 1
    assert s.over and s.to_act == ()
    assert s.legal_moves(US) == s.legal_moves(USSR) == []
    assert lost(s, "us")
    s.check()


@pytest.mark.rule("TS-8.1.2", "TS-DF-4", "TS-8.1.7")
@pytest.mark.parametrize(
    ("before", "steps", "after"), [(5, 1, 5), (5, 2, 5), (4, 2, 5), (4, 1, 5), (2, 2, 4), (2, 1, 3)]
)
def test_defcon_never_rises_above_5(before: int, steps: int, after: int) -> None:
    s = position_with(defcon=before)
    s.improve_defcon(steps)
    assert s.defcon == after
    assert event_ids(s) == ([] if before == after else ["defcon-raised"])


@pytest.mark.rule("TS-8.1.2", "TS-DF-4")
def test_an_event_that_raises_defcon_stops_at_5() -> None:
    s = position_with(defcon=4, hands={"us": ["nuclear_test_ban"]})
    begin(s, ActionRound(US))
    play_moves(s, "nuclear_test_ban", "event")
    assert s.defcon == 5 and s.vp == 2


@pytest.mark.rule("TS-8.1.7")
def test_to_degrade_is_to_move_towards_1() -> None:
    s = position_with(defcon=5)
    s.degrade_defcon()
    assert s.defcon == 4
    assert event_ids(s) == ["defcon-lowered"]


@pytest.mark.rule("TS-8.1.6")
@pytest.mark.parametrize(("before", "after"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_every_turn_starts_one_step_towards_peace(before: int, after: int) -> None:
    assert begin(position_with(defcon=before), ImproveDefcon()).defcon == after
    s = begin(position_with(defcon=before, turn=6), Turn())
    assert asked(s) == "headline"
    assert s.defcon == after


# --- closed regions ----------------------------------------------------------------------------


@pytest.mark.parametrize("use", ["coup", "realign"])
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize(
    ("defcon", "closed"),
    [
        pytest.param(5, {}, marks=pytest.mark.rule("TS-8.1.5a")),
        pytest.param(4, {"france": "b", "austria": "b"}, marks=pytest.mark.rule("TS-8.1.5b")),
        pytest.param(
            3,
            {"france": "b", "austria": "b", "pakistan": "c", "thailand": "c"},
            marks=pytest.mark.rule("TS-8.1.5b", "TS-8.1.5c"),
        ),
        pytest.param(
            2,
            {"france": "b", "austria": "b", "pakistan": "c", "thailand": "c", "iran": "d"},
            marks=pytest.mark.rule("TS-8.1.5b", "TS-8.1.5c", "TS-8.1.5d"),
        ),
    ],
)
def test_defcon_closes_regions(use: str, side: int, defcon: int, closed: dict[str, str]) -> None:
    s = position_with(defcon=defcon, phasing=side, influence=EVERYWHERE)
    begin(s, Operations(side, 2, 0))
    play_moves(s, use)
    assert {name for name in EVERYWHERE if name in offered(s)} == set(EVERYWHERE) - set(closed)
    for name, clause in closed.items():
        assert refused(s, name) == f"TS-8.1.5{clause}"


@pytest.mark.rule("TS-8.1.5n")
def test_nothing_but_defcon_itself_closes_a_region() -> None:
    """The reminders on the map do not exist here: what DEFCON closed, DEFCON opens again."""
    s = position_with(defcon=5, phasing=US, influence=EVERYWHERE)
    before = s.dump_board()
    for level in (2, 5):
        s.set_defcon(level)
    after = s.dump_board()
    assert after.pop("moved_to_two") and not before.pop("moved_to_two")
    assert after == before
    begin(s, Operations(US, 2, 0))
    play_moves(s, "coup")
    assert set(offered(s)) == set(EVERYWHERE)


@pytest.mark.rule("TS-8.1.5d", "TS-8.2.5")
@pytest.mark.parametrize("side", [US, USSR])
def test_what_is_free_ignores_closed_regions(side: int) -> None:
    s = position_with(defcon=2, phasing=1 - side, influence=EVERYWHERE)
    begin(s, Operations(side, 2, GRANTED | FREE | NO_INFLUENCE))
    play_moves(s, "coup")
    assert set(offered(s)) == set(EVERYWHERE)


# --- battlegrounds -----------------------------------------------------------------------------


@pytest.mark.rule("TS-8.1.4")
@pytest.mark.parametrize("die", [1, 6])
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize(("place", "after"), [("angola", 3), ("botswana", 4), ("thailand", 3)])
def test_a_coup_in_a_battleground_lowers_defcon(
    place: str, after: int, side: int, die: int
) -> None:
    s = position_with(defcon=4, phasing=side, influence={place: (1, 1)}, dice=[die])
    begin(s, Operations(side, 1, 0))
    play_moves(s, "coup")
    assert asked(s) == "pause"  # The only target was taken by itself.
    assert s.defcon == after


@pytest.mark.rule("TS-8.1.4")
def test_realignment_in_a_battleground_leaves_defcon_alone() -> None:
    s = position_with(defcon=4, phasing=US, influence={"angola": (1, 1)}, dice=[6, 1])
    begin(s, Operations(US, 1, 0))
    play_moves(s, "realign")
    assert asked(s) == "pause" and s.defcon == 4


# --- nuclear war -------------------------------------------------------------------------------


@pytest.mark.rule("TS-8.1.3", "TS-8.1.5e", "TS-DF-1", "TS-K-08")
@pytest.mark.parametrize("phasing", [US, USSR])
@pytest.mark.parametrize("side", [US, USSR])
def test_the_phasing_player_answers_no_matter_who_made_the_move(side: int, phasing: int) -> None:
    s = position_with(defcon=2, phasing=phasing, influence={"angola": (1, 1), "zaire": (1, 1)})
    begin(s, Operations(side, 1, GRANTED))
    play_moves(s, "coup", "angola")
    assert lost(s, SIDES[phasing])
    assert "coup-rolled" not in event_ids(s)
    s.check()


@pytest.mark.rule("TS-8.1.3x", "TS-DF-2", "TS-OG-1")
@pytest.mark.parametrize("host", [US, USSR])
def test_a_boycott_at_2_is_the_hosts_end(host: int) -> None:
    s = position_with(defcon=2, hands={SIDES[host]: ["olympic_games"]})
    begin(s, ActionRound(host))
    play_moves(s, "olympic_games", "event")
    assert s.to_act == (1 - host,)
    play_moves(s, "boycott")
    assert s.defcon == 1 and lost(s, SIDES[host])


@pytest.mark.rule("TS-DF-1", "TS-8.1.3")
@pytest.mark.parametrize("owner", [US, USSR])
def test_in_the_headline_phase_the_owner_of_the_headline_answers(owner: int) -> None:
    """Duck and Cover belongs to the US; the side that has it as headline pays."""
    other = "nasser" if owner == US else "blockade"
    hands = {SIDES[owner]: ["duck_and_cover"], SIDES[1 - owner]: [other]}
    s = position_with(defcon=2, hands=hands)
    cards = {owner: "duck_and_cover", 1 - owner: other}
    headlines(s, cards[US], cards[USSR])
    assert lost(s, SIDES[owner])


DEADLY: list[tuple[str, int, list[str]]] = [
    ("cia_created", USSR, ["coup", "angola"]),
    ("lone_gunman", US, ["coup", "angola"]),
    ("tear_down_this_wall", USSR, ["coup", "france"]),
    ("ortega_elected_in_nicaragua", US, ["coup", "cuba"]),
    ("duck_and_cover", USSR, []),
    ("duck_and_cover", US, []),
    ("we_will_bury_you", US, []),
    ("we_will_bury_you", USSR, []),
    ("soviets_shoot_down_kal_007", US, []),
    ("soviets_shoot_down_kal_007", USSR, []),
]


@pytest.mark.rule("TS-DF-2")
@pytest.mark.parametrize(("card", "player", "codes"), DEADLY)
def test_cards_that_kill_their_player_at_2(card: str, player: int, codes: list[str]) -> None:
    s = position_with(
        defcon=2,
        turn=8,
        hands={SIDES[player]: [card, "nasser"], SIDES[1 - player]: ["fidel"]},
        influence={
            "angola": (1, 1),
            "zaire": (1, 1),
            "france": (1, 1),
            "italy": (1, 1),
            "cuba": (1, 1),
            "honduras": (1, 1),
        },
    )
    begin(s, ActionRound(player))
    play_moves(s, card)
    if "event" in offered(s):
        play_moves(s, "event")
    else:
        play_moves(s, *[code for code in ["ops"] if code in offered(s)], "event_first")
    play_moves(s, *codes)
    assert lost(s, SIDES[player])


@pytest.mark.rule("TS-DF-2")
def test_five_year_plan_may_draw_its_players_end() -> None:
    s = position_with(defcon=2, hands={"ussr": ["five_year_plan", "duck_and_cover"]})
    begin(s, ActionRound(USSR))
    play_moves(s, "five_year_plan", "ops", "event_first")
    assert lost(s, "ussr")


@pytest.mark.rule("TS-DF-2")
def test_grain_sales_may_draw_its_soviet_players_end() -> None:
    s = position_with(
        defcon=2, turn=4, hands={"ussr": ["grain_sales_to_soviets", "duck_and_cover"]}
    )
    begin(s, ActionRound(USSR))
    play_moves(s, "grain_sales_to_soviets", "ops", "event_first")
    assert s.to_act == (US,)
    play_moves(s, "play", "event")
    assert lost(s, "ussr")


@pytest.mark.rule("TS-DF-2")
def test_star_wars_may_bring_back_its_soviet_players_end() -> None:
    s = position_with(
        defcon=2,
        turn=8,
        space=(1, 0),
        hands={"ussr": ["star_wars"]},
        discard=["duck_and_cover", "nasser"],
    )
    begin(s, ActionRound(USSR))
    play_moves(s, "star_wars", "ops", "event_first")
    play_moves(s, "duck_and_cover")
    assert lost(s, "ussr")


@pytest.mark.rule("TS-DF-2")
@pytest.mark.parametrize("winner", [US, USSR])
def test_a_summit_may_be_its_players_end(winner: int) -> None:
    s = position_with(defcon=2, turn=4, hands={"us": ["summit"]})
    dice = ("die 6", "die 1") if winner == US else ("die 1", "die 6")
    force(s, *dice)
    begin(s, ActionRound(US))
    play_moves(s, "summit", "event")
    assert s.to_act == (winner,)
    play_moves(s, "down")
    assert lost(s, "us")


@pytest.mark.rule("TS-DF-2")
def test_missile_envy_may_bring_its_players_end() -> None:
    """The USSR hands over Duck and Cover; its event happens in a US round."""
    s = position_with(
        defcon=2, turn=4, hands={"us": ["missile_envy"], "ussr": ["duck_and_cover", "nasser"]}
    )
    begin(s, ActionRound(US))
    play_moves(s, "missile_envy", "event", "duck_and_cover")
    assert lost(s, "us")


@pytest.mark.rule("TS-DF-2")
def test_che_reaches_no_battleground() -> None:
    places = dict.fromkeys(("angola", "botswana", "cuba", "haiti", "brazil", "peru"), (2, 0))
    s = position_with(
        defcon=2, turn=4, hands={"us": ["che"]}, influence=places, optional_cards=True
    )
    begin(s, ActionRound(US))
    play_moves(s, "che", "ops", "event_first")
    assert s.to_act == (USSR,)
    assert {name for name in places if name in offered(s)} == {"botswana", "haiti", "peru"}


# --- Cuban Missile Crisis ----------------------------------------------------------------------


@pytest.mark.rule("TS-DF-3")
@pytest.mark.parametrize("free", [0, FREE])
@pytest.mark.parametrize("phasing", [US, USSR])
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize("place", ["angola", "botswana"])
def test_a_coup_under_the_crisis_loses_at_once(
    place: str, side: int, phasing: int, free: int
) -> None:
    """Before nuclear war, which would be the phasing player's."""
    s = position_with(
        defcon=2,
        phasing=phasing,
        influence={"angola": (1, 1), "botswana": (1, 1)},
        effects=[f"crisis_{SIDES[side]}"],
    )
    begin(s, Operations(side, 2, GRANTED | free))
    play_moves(s, "coup", place)
    assert s.result is not None
    assert s.result["reason"] == "cuban_missile_crisis"
    assert s.result["winners"] == [1 - side]
    assert s.defcon == 2


@pytest.mark.rule("TS-DF-3")
@pytest.mark.parametrize("side", [US, USSR])
def test_the_side_that_caused_the_crisis_is_free_to_coup(side: int) -> None:
    s = position_with(
        defcon=3,
        phasing=side,
        influence={"angola": (1, 1), "botswana": (1, 1)},
        effects=[f"crisis_{SIDES[1 - side]}"],
    )
    begin(s, Operations(side, 2, 0))
    play_moves(s, "coup", "angola")
    assert not s.over and s.defcon == 2


@pytest.mark.rule("TS-G-07")
@pytest.mark.parametrize(
    ("side", "paying"),
    [(US, ["west_germany", "turkey"]), (US, ["turkey"]), (USSR, ["cuba"])],
)
def test_the_crisis_can_be_ended_at_every_own_decision(side: int, paying: list[str]) -> None:
    both = dict.fromkeys(paying, (2, 2))
    s = position_with(
        defcon=2,
        hands={SIDES[side]: ["captured_nazi_scientist", "olympic_games"]},
        influence={**both, "angola": (1, 1), "mexico": (1, 1)},
        effects=[f"crisis_{SIDES[side]}"],
    )
    begin(s, ActionRound(side))
    ways = {f"cmc_cancel_{name}" for name in paying}
    for code in ("olympic_games", "ops", "coup"):
        assert {name for name in offered(s) if name.startswith("cmc")} == ways
        play_moves(s, code)
    assert asked(s) == "coup"
    play_moves(s, f"cmc_cancel_{paying[0]}")
    assert asked(s) == "coup"  # What was asked is asked again.
    assert s.influence[side].count(2) == len(paying) - 1
    assert s.defcon == 2
    assert refused(s, f"cmc_cancel_{paying[0]}") == "TS-CMC-1"
    force(s, "die 1")
    play_moves(s, "mexico")
    assert s.result is not None and s.result["reason"] == "nuclear_war"


@pytest.mark.rule("TS-G-07")
def test_the_crisis_cannot_be_ended_without_two_markers() -> None:
    s = position_with(
        hands={"us": ["nasser"]},
        influence={"west_germany": (1, 0), "turkey": (1, 0), "cuba": (2, 0)},
        effects=["crisis_us"],
    )
    begin(s, ActionRound(US))
    for name in ("west_germany", "turkey", "cuba"):
        assert refused(s, f"cmc_cancel_{name}") == "TS-CMC-1"


@pytest.mark.rule("TS-G-07")
@pytest.mark.parametrize("player", [US, USSR])
def test_right_after_the_event_the_threatened_side_may_end_it(player: int) -> None:
    s = position_with(
        turn=4,
        hands={SIDES[player]: ["cuban_missile_crisis"]},
        influence={"cuba": (0, 2), "turkey": (2, 0)},
    )
    begin(s, ActionRound(player))
    play_moves(s, "cuban_missile_crisis", "event")
    assert s.to_act == (1 - player,)
    assert s.defcon == 2
    assert ("cmc_cancel_cuba" if player == US else "cmc_cancel_turkey") in offered(s)
    play_moves(s, "cmc_cancel_cuba" if player == US else "cmc_cancel_turkey")
    assert asked(s) == "pause" and not s.effects
    assert s.influence[1 - player].count(0) == 84
