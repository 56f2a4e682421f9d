"""Section 10.3: how the game ends (TS-VP), and what stops at once."""

import pytest

from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.countries import REGION_NAMES
from detente.games.twilight_struggle.rules.scoring import FinalScoring, Score
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.turn import AdvanceTurn
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    asked,
    event_ids,
    influence,
    position_with,
    where,
)
from tests.games.twilight_struggle.rules.test_scoring import BATTLEGROUNDS, amounts

EUROPE = REGION_NAMES.index("europe")


def ended(s: ColdWar) -> tuple[str, list[int]]:
    """How, and who won."""
    assert s.result is not None
    return s.result["reason"], s.result["winners"]


# --- before turn 10 ----------------------------------------------------------------------------


@pytest.mark.rule("TS-10.3.1a", "TS-I-10")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize(("before", "points"), [(19, 1), (18, 2), (15, 9)])
def test_20_vp_win(side: int, before: int, points: int) -> None:
    s = position_with(vp=before if side == US else -before)
    s.gain(side, points)
    assert ended(s) == ("vp", [side])
    assert abs(s.vp) == 20  # The marker stops there.
    s.check()


@pytest.mark.rule("TS-10.3.1a")
def test_19_vp_do_not_win() -> None:
    s = position_with(vp=18)
    s.gain(US, 1)
    assert not s.over


@pytest.mark.rule("TS-10.3.1n", "TS-VP-1")
def test_all_vp_of_a_scoring_are_booked_before_20_are_looked_for() -> None:
    """The US gets 5 in Asia, the USSR 4: from 17 that is 18 and no end."""
    s = position_with(
        vp=17,
        influence={
            **amounts(US, "india", "pakistan"),
            **amounts(USSR, "thailand", "burma", "vietnam"),
        },
    )
    begin(s, Score(REGION_NAMES.index("asia"), -1))
    assert not s.over and s.vp == 17 + (3 + 2) - (3 + 1)


@pytest.mark.rule("TS-10.3.1b", "TS-VP-2")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize("vp", [0, 19, -19])
def test_control_of_europe_wins_when_europe_is_scored(side: int, vp: int) -> None:
    s = position_with(
        vp=vp,
        hands={SIDES[1 - side]: ["europe_scoring"]},
        influence=amounts(side, *BATTLEGROUNDS["europe"]),
    )
    begin(s, ActionRound(1 - side))
    assert not s.over
    play_moves(s, "europe_scoring")
    assert ended(s) == ("europe_control", [side])
    assert s.vp == vp


@pytest.mark.rule("TS-10.3.1b")
def test_domination_of_europe_does_not_win() -> None:
    own = amounts(US, *BATTLEGROUNDS["europe"][:-1], "benelux")
    s = begin(position_with(influence=own), Score(EUROPE, -1))
    assert not s.over and s.vp == 7 + 4


@pytest.mark.rule("TS-10.3.1c", "TS-I-11")
@pytest.mark.parametrize("phasing", [US, USSR])
def test_nuclear_war_is_the_other_sides_victory(phasing: int) -> None:
    s = position_with(defcon=2, phasing=phasing, vp=19)
    s.degrade_defcon()
    assert ended(s) == ("nuclear_war", [1 - phasing])


# --- final scoring -----------------------------------------------------------------------------


@pytest.mark.rule("TS-10.3.2", "TS-4.5.I", "TS-I-31")
def test_after_turn_10_everything_is_scored() -> None:
    s = position_with(
        turn=10,
        vp=3,
        china="us",
        influence={
            **amounts(US, "angola"),  # 1 + 1
            **amounts(USSR, "brazil"),  # 2 + 1
        },
    )
    begin(s, AdvanceTurn())
    assert event_ids(s).count("region-scored") == 6
    assert ended(s) == ("final_scoring", [US])
    assert s.vp == 3 + 2 - 3 + 1
    s.check()


@pytest.mark.rule("TS-10.3.2", "TS-VP-3")
@pytest.mark.parametrize("turn", [1, 9])
def test_not_before(turn: int) -> None:
    s = begin(position_with(turn=turn, influence=amounts(US, "angola")), AdvanceTurn())
    assert s.turn == turn + 1 and s.vp == 0 and not s.over


@pytest.mark.rule("TS-10.3.2", "TS-VP-3")
def test_southeast_asia_counts_only_inside_asia() -> None:
    s = position_with(turn=10, china="ussr", influence=amounts(US, "thailand", "burma"))
    begin(s, FinalScoring())
    assert s.vp == 7 + 1 - 1  # Domination and a battleground; no 3 for Southeast Asia.
    assert "southeast-asia-scored" not in event_ids(s)


@pytest.mark.rule("TS-10.3.2", "TS-VP-3")
@pytest.mark.parametrize("vp", [19, -19])
def test_20_vp_do_not_stop_the_final_scoring(vp: int) -> None:
    """Regions one way, then as many the other way: the last of them still count."""
    side = US if vp > 0 else USSR
    first = amounts(side, "pakistan", "india", "burma")  # Asia, scored early: 7 + 2
    later = amounts(
        1 - side,
        *BATTLEGROUNDS["middle_east"],  # 7 + 6
        *BATTLEGROUNDS["africa"],  # 6 + 5
        *BATTLEGROUNDS["south_america"],  # 6 + 4
    )
    s = begin(
        position_with(turn=10, vp=vp, china=SIDES[side], influence={**first, **later}),
        FinalScoring(),
    )
    assert event_ids(s).count("region-scored") == 6
    assert ended(s) == ("final_scoring", [1 - side])
    assert abs(s.vp) == 13 + 11 + 10 - 19 - 9 - 1
    s.check()


@pytest.mark.rule("TS-10.3.2")
def test_the_total_may_pass_20() -> None:
    s = begin(
        position_with(turn=10, vp=19, china="us", influence=amounts(US, *BATTLEGROUNDS["africa"])),
        FinalScoring(),
    )
    assert s.vp == 19 + 6 + 5 + 1
    assert ended(s) == ("final_scoring", [US])
    s.check()


@pytest.mark.rule("TS-10.3.2", "TS-VP-2", "TS-10.3.1b")
@pytest.mark.parametrize("side", [US, USSR])
def test_control_of_europe_wins_whatever_the_count(side: int) -> None:
    s = position_with(
        turn=10,
        vp=19 if side == USSR else -19,
        china=SIDES[1 - side],
        influence={
            **amounts(side, *BATTLEGROUNDS["europe"]),
            **amounts(1 - side, *BATTLEGROUNDS["asia"]),
        },
    )
    begin(s, FinalScoring())
    assert ended(s) == ("europe_control", [side])
    assert (s.vp > 0) == (side == USSR)


@pytest.mark.rule("TS-10.3.2a", "TS-VP-3", "TS-K-07")
@pytest.mark.parametrize(
    ("vp", "china", "face_up", "end"),
    [
        (1, "us", True, [US]),
        (1, "us", False, [US]),
        (1, "ussr", True, [US, USSR]),
        (-1, "us", False, [US, USSR]),
        (-1, "ussr", True, [USSR]),
        (0, "us", True, [US]),
        (0, "ussr", False, [USSR]),
        (2, "ussr", True, [US]),
    ],
)
def test_the_sign_decides_and_0_is_a_draw(
    vp: int, china: str, face_up: bool, end: list[int]
) -> None:
    s = begin(position_with(turn=10, vp=vp, china=china, china_up=face_up), FinalScoring())
    assert ended(s) == ("final_scoring", end)
    assert s.vp == vp + (1 if china == "us" else -1)
    s.check()


@pytest.mark.rule("TS-VP-4", "TS-FR-1")
@pytest.mark.parametrize(("effects", "more"), [(("formosan",), 1), ((), 0)])
def test_formosan_resolution_applies_in_the_final_scoring(
    effects: tuple[str, ...], more: int
) -> None:
    in_play = ["formosan_resolution"] if effects else []
    s = position_with(
        turn=10,
        china="ussr",
        effects=effects,
        in_play=in_play,
        influence={**amounts(US, "taiwan"), **amounts(USSR, "burma", "malaysia")},
    )
    begin(s, FinalScoring())
    assert s.vp == 3 + more - 3 - 1


@pytest.mark.rule("TS-VP-4")
def test_shuttle_diplomacy_does_not() -> None:
    s = position_with(
        turn=10,
        china="us",
        effects=["shuttle"],
        in_play=["shuttle_diplomacy"],
        influence=amounts(USSR, "japan", "iran"),
    )
    begin(s, FinalScoring())
    assert s.vp == -(3 + 1 + 1) - (3 + 1) + 1
    assert where(s, "shuttle_diplomacy") == "in play"


# --- everything stops at once ------------------------------------------------------------------


@pytest.mark.rule("TS-G-09")
@pytest.mark.parametrize("order", ["event_first", "ops_first"])
def test_an_event_that_ends_the_game_stops_everything(order: str) -> None:
    """The USSR plays Duck and Cover at DEFCON 2; with the event first no Operations follow."""
    s = position_with(
        defcon=2,
        hands={"ussr": ["duck_and_cover"]},
        influence={"poland": (0, 3), "angola": (1, 0)},
    )
    begin(s, ActionRound(USSR))
    play_moves(s, "duck_and_cover", "ops", order)
    if order == "ops_first":
        assert asked(s) == "operation"
        play_moves(s, "influence", "poland", "poland", "poland")
    assert ended(s) == ("nuclear_war", [US])
    assert influence(s, "poland") == (0, 3 if order == "event_first" else 6)
    assert s.vp == 0 and s.to_act == ()
    s.check()


@pytest.mark.rule("TS-G-09")
def test_20_vp_by_the_enemy_event_stop_the_operations() -> None:
    s = position_with(vp=19, hands={"ussr": ["duck_and_cover"]}, influence={"poland": (0, 3)})
    begin(s, ActionRound(USSR))
    play_moves(s, "duck_and_cover", "ops", "event_first")
    assert ended(s) == ("vp", [US])


@pytest.mark.rule("TS-G-09", "TS-G-11")
def test_the_use_of_the_operations_is_chosen_when_they_start() -> None:
    """Before Fidel there was no target for a coup; after it there is."""
    s = position_with(hands={"us": ["fidel"]}, influence={"cuba": (2, 0), "panama": (1, 0)})
    begin(s, ActionRound(US))
    play_moves(s, "fidel", "ops", "event_first")
    assert asked(s) == "operation"
    assert {"coup", "realign"} <= set(offered(s))


@pytest.mark.rule("TS-G-09")
def test_the_china_card_may_move_before_the_operations() -> None:
    s = position_with(
        turn=4,
        china="ussr",
        hands={"ussr": ["nixon_plays_the_china_card"]},
        influence={"thailand": (0, 2), "japan": (1, 0)},
    )
    begin(s, ActionRound(USSR))
    play_moves(s, "nixon_plays_the_china_card", "ops", "event_first")
    assert where(s, "the_china_card") == "china us down"
    assert asked(s) == "operation" and s.to_act == (USSR,)
    play_moves(s, "influence", "thailand", "thailand")
    assert asked(s) == "pause"
