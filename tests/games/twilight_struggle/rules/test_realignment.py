"""Section 6.2: realignment."""

from typing import Any

import pytest

from detente.core.view import prompt_of
from detente.games.twilight_struggle.rules.countries import country
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.realignment import modifier
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import CHINA, FREE, NO_COUP, NO_INFLUENCE
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    Amounts,
    asked,
    event_ids,
    force,
    influence,
    position_with,
    refused,
)

ELSEWHERE = {"zaire": [1, 1], "angola": [1, 1]}
"""Two more targets for either side, so that nothing is resolved without asking."""


def realign(side: int, value: int, lands: Amounts, terms: int = 0, **position: Any) -> ColdWar:
    """A side is about to name its first target."""
    s = position_with(influence={**ELSEWHERE, **lands}, phasing=side, **position)
    begin(s, Operations(side, value, terms))
    return play_moves(s, "realign") if asked(s) == "operation" else s


def roll(s: ColdWar, name: str, own: int, other: int) -> ColdWar:
    """Name a target; the side that realigns rolls first."""
    force(s, f"die {own}", f"die {other}")
    return play_moves(s, name)


# --- targets ----------------------------------------------------------------------------------


@pytest.mark.rule("TS-6.2.1")
def test_no_own_influence_is_needed_near_the_target() -> None:
    s = realign(US, 1, {"bulgaria": [0, 2]})
    roll(s, "bulgaria", 6, 1)
    assert influence(s, "bulgaria") == (0, 0)


@pytest.mark.rule("TS-6.2.1", "TS-RE-1")
def test_targets_are_named_and_rolled_one_at_a_time_and_may_repeat() -> None:
    s = realign(US, 3, {"cuba": [0, 3], "panama": [2, 0]})
    roll(s, "cuba", 3, 2)  # 3 + 1 against 2 + 1
    assert influence(s, "cuba") == (0, 2)
    assert asked(s) == "realign"
    roll(s, "cuba", 2, 1)
    assert influence(s, "cuba") == (0, 1)
    roll(s, "zaire", 1, 1)
    assert asked(s) == "pause"


@pytest.mark.rule("TS-6.2.2")
def test_each_roll_costs_a_point() -> None:
    s = realign(USSR, 2, {"panama": [3, 0]})
    for count in (2, 1):
        assert prompt_of(s.view(USSR))["args"]["left"] == count
        roll(s, "panama", 1, 1)
    assert asked(s) == "pause"
    assert event_ids(s).count("realignment-rolled") == 2


@pytest.mark.rule("TS-RE-4", "TS-K-02", "TS-O-08", "TS-6.2.1")
@pytest.mark.parametrize("empty", [False, True])
def test_enemy_influence_in_the_target(empty: bool) -> None:
    s = realign(US, 1, {"panama": [2, 0], "cuba": [0, 1]}, realign_empty=empty)
    for name in ("panama", "chile"):
        assert refused(s, name) == ("" if empty else "TS-RE-4")
        assert (name in offered(s)) == empty
    assert refused(s, "cuba") == ""
    for name in ("fidel", "coup"):
        assert refused(s, name) == "TS-6.0"


@pytest.mark.rule("TS-O-08")
def test_realigning_a_country_without_enemies_may_cost_own_influence() -> None:
    s = realign(US, 1, {"panama": [2, 0]}, realign_empty=True)
    roll(s, "panama", 1, 4)  # 1 + 1 for more influence against 4
    assert influence(s, "panama") == (0, 0)


@pytest.mark.rule("TS-RE-1", "TS-8.1.5b", "TS-8.1.5c", "TS-8.1.5d", "TS-I-26")
@pytest.mark.parametrize(
    ("defcon", "closed"),
    [
        (5, set()),
        (4, {"france"}),
        (3, {"france", "india"}),
        (2, {"france", "india", "iran"}),
    ],
)
def test_defcon_closes_regions(defcon: int, closed: set[str]) -> None:
    targets = {"france", "india", "iran", "panama", "chile"}
    s = realign(US, 1, {name: [0, 1] for name in targets}, defcon=defcon)
    assert set(offered(s)) == targets - closed | {"zaire", "angola"}
    for name in closed:
        assert refused(s, name).startswith("TS-8.1.5")


@pytest.mark.rule("TS-RE-1", "TS-6.3.5")
def test_free_realignments_ignore_defcon() -> None:
    s = realign(US, 1, {"france": [0, 1]}, FREE | NO_COUP | NO_INFLUENCE, defcon=2)
    assert refused(s, "france") == ""


@pytest.mark.rule("TS-RE-1", "TS-8.2.2", "TS-I-24")
def test_realignment_gives_no_military_operations_and_leaves_defcon() -> None:
    s = realign(US, 2, {"cuba": [0, 3]})
    roll(roll(s, "cuba", 6, 1), "zaire", 6, 1)
    assert (s.military, s.defcon) == ((0, 0), 5)


@pytest.mark.rule("TS-G-01")
def test_no_stopping_while_a_target_is_left() -> None:
    s = realign(US, 2, {"cuba": [0, 1]})
    assert refused(s, "done") == "TS-G-01"
    roll(s, "cuba", 6, 1)
    assert refused(s, "done") == "TS-G-01"


@pytest.mark.rule("TS-G-01", "TS-6.0")
def test_points_without_a_target_are_lost() -> None:
    s = position_with(influence={"cuba": [0, 1]}, dice=[6, 1])
    begin(s, Operations(US, 3, NO_COUP | NO_INFLUENCE))
    assert (asked(s), influence(s, "cuba")) == ("pause", (0, 0))
    assert event_ids(s).count("realignment-rolled") == 1


# --- the roll ---------------------------------------------------------------------------------


@pytest.mark.rule("TS-6.2.2", "TS-6.2.2b", "TS-RE-3")
@pytest.mark.parametrize(
    ("own", "other", "result"),
    [
        (6, 1, (2, 0)),  # 6 against 2: at most what is there.
        (4, 1, (2, 1)),  # 4 against 2
        (3, 2, (2, 3)),  # 3 against 3: a tie does nothing.
        (2, 2, (1, 3)),  # 2 against 3
        (1, 6, (0, 3)),  # 1 against 7
    ],
)
def test_the_difference_is_removed(own: int, other: int, result: tuple[int, int]) -> None:
    """Sudan, where neither side has anything around; the USSR adds 1 for its lead."""
    s = roll(realign(US, 1, {"sudan": [2, 3]}), "sudan", own, other)
    assert influence(s, "sudan") == result


@pytest.mark.rule("TS-6.2.3", "TS-RE-3", "TS-I-24")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize(("own", "other"), [(6, 1), (1, 6), (3, 3), (5, 2)])
def test_influence_is_never_added(side: int, own: int, other: int) -> None:
    s = roll(realign(side, 1, {"sudan": [1, 1]}), "sudan", own, other)
    us, ussr = influence(s, "sudan")
    assert us <= 1 and ussr <= 1 and us + ussr >= 1
    lost = 1 if own == other else 0
    assert us + ussr == 1 + lost


@pytest.mark.rule("TS-6.2.2")
@pytest.mark.parametrize("side", [US, USSR])
def test_who_realigns_rolls_the_first_die(side: int) -> None:
    s = roll(realign(side, 1, {"sudan": [3, 3]}), "sudan", 5, 3)
    rolled = next(e["args"] for e in s.events(None) if e["id"] == "realignment-rolled")
    dice = (rolled["us_die"], rolled["ussr_die"])
    assert dice == ((5, 3) if side == US else (3, 5))
    assert influence(s, "sudan") == ((3, 1) if side == US else (1, 3))


@pytest.mark.rule("TS-6.2.2x")
def test_the_example_of_north_korea() -> None:
    """The US rolls 5, the USSR 2 + 2: for its lead and for the superpower beside it."""
    s = roll(realign(US, 1, {"north_korea": [0, 3]}), "north_korea", 5, 2)
    assert influence(s, "north_korea") == (0, 2)


# --- modifiers --------------------------------------------------------------------------------


@pytest.mark.rule("TS-6.2.2a", "TS-6.2.2b", "TS-6.2.2c", "TS-RE-2")
@pytest.mark.parametrize(
    ("lands", "us", "ussr"),
    [
        ({"cuba": [0, 0]}, 1, 0),  # Only the superpower.
        ({"cuba": [1, 0]}, 2, 0),  # More influence.
        ({"cuba": [1, 1]}, 1, 0),  # As much is not more.
        ({"cuba": [1, 2]}, 1, 1),
        ({"cuba": [1, 2], "haiti": [1, 0]}, 2, 1),  # Stability 1: controlled.
        ({"cuba": [1, 2], "haiti": [1, 1]}, 1, 1),  # Not controlled.
        ({"cuba": [1, 2], "haiti": [1, 0], "nicaragua": [0, 1]}, 2, 2),
        ({"cuba": [1, 2], "panama": [2, 0]}, 1, 1),  # Not adjacent.
        ({"cuba": [1, 2], "mexico": [2, 0]}, 1, 1),
    ],
)
def test_the_modifiers_of_cuba(lands: Amounts, us: int, ussr: int) -> None:
    s = position_with(influence=lands)
    assert (modifier(s, US, country("cuba")), modifier(s, USSR, country("cuba"))) == (us, ussr)


@pytest.mark.rule("TS-6.2.2a", "TS-6.2.2c")
def test_every_adjacent_country_counts() -> None:
    around = ("west_germany", "east_germany", "hungary", "italy")
    s = position_with(influence={name: [0, 9] for name in around})
    assert modifier(s, USSR, country("austria")) == 4
    assert modifier(s, US, country("austria")) == 0


@pytest.mark.rule("TS-6.2.2a", "TS-6.2.2")
def test_the_modifiers_enter_the_roll() -> None:
    """3 + 1 superpower + 1 Haiti against 2 + 1 lead."""
    s = realign(US, 1, {"cuba": [0, 3], "haiti": [1, 0]})
    roll(s, "cuba", 3, 2)
    assert influence(s, "cuba") == (0, 1)
    rolled = next(e["args"] for e in s.events(None) if e["id"] == "realignment-rolled")
    assert (rolled["us_modifier"], rolled["ussr_modifier"]) == (2, 1)


@pytest.mark.rule("TS-6.2.2a")
def test_modifiers_are_worked_out_anew_for_every_roll() -> None:
    """The first roll takes Haiti from the USSR, so it adds nothing any more to the second."""
    s = realign(US, 2, {"cuba": [0, 3], "haiti": [0, 1]})
    roll(s, "haiti", 6, 1)
    assert influence(s, "haiti") == (0, 0)
    roll(s, "cuba", 3, 2)  # 3 + 1 against 2 + 1
    assert influence(s, "cuba") == (0, 2)


# --- bonus points -----------------------------------------------------------------------------


@pytest.mark.rule("TS-G-04", "TS-CC-3", "TS-9.6", "TS-G-01")
@pytest.mark.parametrize(
    ("targets", "fifth"),
    [
        (["india", "india", "thailand", "india"], True),
        (["india", "zaire", "thailand", "india"], False),
        (["india", "india", "thailand", "zaire"], False),
    ],
)
def test_a_fifth_roll_with_the_china_card(targets: list[str], fifth: bool) -> None:
    lands = {"india": [9, 0], "thailand": [9, 0], "zaire": [9, 0]}
    s = realign(USSR, 4, lands, CHINA)
    for name in targets:
        roll(s, name, 1, 1)
    assert (asked(s) == "realign") == fifth
    if fifth:
        assert refused(s, "zaire") == "TS-6.2.2"
        assert refused(s, "done") == ""
        roll(s, "thailand", 1, 1)
        assert asked(s) == "pause"


@pytest.mark.rule("TS-G-04", "TS-VR-1", "TS-CC-3")
def test_a_sixth_roll_with_vietnam_revolts() -> None:
    lands = {"vietnam": [9, 0], "thailand": [9, 0], "india": [9, 0]}
    s = realign(USSR, 4, lands, CHINA, effects=["vietnam_revolts_bonus"])
    for _ in range(5):
        roll(s, "thailand", 1, 1)
    assert refused(s, "india") == "TS-6.2.2"
    roll(s, "vietnam", 1, 1)
    assert asked(s) == "pause"
    assert event_ids(s).count("realignment-rolled") == 6


@pytest.mark.rule("TS-G-01", "TS-G-04")
def test_a_bonus_roll_may_be_declined() -> None:
    s = realign(USSR, 1, {"india": [9, 0], "thailand": [9, 0]}, CHINA)
    assert refused(s, "done") == "TS-G-01"
    roll(s, "india", 1, 1)
    play_moves(s, "done")
    assert asked(s) == "pause"
    assert event_ids(s).count("realignment-rolled") == 1


@pytest.mark.rule("TS-I-26", "TS-NA-1", "TS-CO-4")
def test_nato_and_the_pact_with_japan_protect_from_the_ussr() -> None:
    lands = {"france": [3, 0], "italy": [1, 0], "japan": [4, 0]}
    s = realign(USSR, 1, lands, effects=["nato_shield", "us_japan"])
    assert refused(s, "france") == "TS-NA-1"
    assert refused(s, "italy") == ""  # Not controlled.
    assert refused(s, "japan") == "TS-CO-4"
