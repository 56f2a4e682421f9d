"""TS-G-11, TS-RS-P1 in both revisions: whether the enemy's event changes the card in play."""

from pathlib import Path
from typing import Any

import pytest

import detente
from detente.core.view import prompt_of
from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.cards import code
from detente.games.twilight_struggle.rules.operations import ChooseOperation
from detente.games.twilight_struggle.rules.revisions import LATEST, VALUE_FIXED_IN_PLAY
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    asked,
    force,
    in_force,
    influence,
    position_with,
    refused,
    sound,
)

READ_LATE, FIXED = 2, 3
both = pytest.mark.parametrize("revision", [READ_LATE, FIXED])
BOARD = {"poland": (0, 1), "burma": (0, 1), "panama": (1, 0), "mexico": (1, 0), "zaire": (1, 0)}


def after_grain_sales(revision: int, drawn: str, *us: str, **position: Any) -> ColdWar:
    """The USSR plays Grain Sales, the event first; the US draws a card and plays it like this."""
    hands = {"ussr": ["grain_sales_to_soviets", drawn, "nasser"]}
    position = {"turn": 5, "influence": BOARD, **position}
    s = position_with(hands=hands, revision=revision, **position)
    force(s, drawn)
    begin(s, ActionRound(USSR))
    use = [] if "ops_down_ussr" in position.get("effects", ()) else ["ops"]  # no space at 1
    play_moves(s, "grain_sales_to_soviets", *use, "event_first", "play", *us)
    assert (s.to_act, asked(s)) == ((USSR,), "operation")
    return s


def points(s: ColdWar) -> int:
    """The Operations points about which the seat to act is asked."""
    decision = s.decision()
    assert isinstance(decision, ChooseOperation)
    assert decision.prompt_args(s, s.to_act[0]) == {"ops": decision.value}
    return decision.value


def hints(s: ColdWar) -> dict[str, dict[str, Any]]:
    """The hint of each legal move of the seat to act."""
    moves = prompt_of(s.view(s.to_act[0]))["moves"]
    return {move["move"]: move.get("hint", {}) for move in moves}


def test_the_correction_is_the_third_revision() -> None:
    assert VALUE_FIXED_IN_PLAY == FIXED <= LATEST


@pytest.mark.rule("TS-G-11", "TS-RS-P1", "TS-7.4")
@both
def test_red_scare_inside_a_card_that_is_played(revision: int) -> None:
    s = after_grain_sales(revision, "red_scare_purge", "event")
    assert points(s) == (2 if revision == FIXED else 1)
    assert in_force(s) == {"ops_down_ussr"}
    sound(s)
    play_moves(s, "influence", "poland")
    if revision == FIXED:
        assert refused(s, "done") == "TS-G-01", "the second point is there and must be used"
        play_moves(s, "poland")
    assert influence(s, "poland") == (0, 3 if revision == FIXED else 2)
    assert asked(s) == "pause"


@pytest.mark.rule("TS-G-11", "TS-7.4.2", "TS-6.3.3")
@both
def test_a_coup_and_its_military_operations_have_the_fixed_value(revision: int) -> None:
    s = after_grain_sales(revision, "red_scare_purge", "event")
    value = 2 if revision == FIXED else 1
    play_moves(s, "coup")
    hint = hints(s)["zaire"]
    assert (hint["ops"], hint["military"]) == (value, value)
    force(s, "die 3")
    play_moves(s, "zaire")  # stability 1: 3 + value - 2, of which 1 removes US influence
    assert influence(s, "zaire") == (0, value)
    assert s.military == (0, value)


@pytest.mark.rule("TS-G-11", "TS-RS-P1", "TS-OP-2")
@both
@pytest.mark.parametrize(
    ("effects", "fixed", "late"),
    [(("ops_up_ussr",), 3, 2), (("ops_down_ussr",), 1, 1)],
)
def test_what_was_in_force_before_the_card_counts(
    revision: int, effects: tuple[str, ...], fixed: int, late: int
) -> None:
    s = after_grain_sales(revision, "red_scare_purge", "event", effects=effects)
    assert points(s) == (fixed if revision == FIXED else late)


@pytest.mark.rule("TS-G-11", "TS-5.2a")
@both
def test_brezhnev_doctrine_inside_a_card_that_is_played(revision: int) -> None:
    """The US plays it for Operations; its event then helps the USSR."""
    s = after_grain_sales(
        revision, "brezhnev_doctrine", "ops", "ops_first", "influence", *["mexico"] * 3
    )
    assert in_force(s) == {"ops_up_ussr"}
    assert points(s) == (2 if revision == FIXED else 3)
    sound(s)


@pytest.mark.rule("TS-G-11", "TS-VR-1", "TS-G-04")
@both
def test_vietnam_revolts_inside_a_card_that_is_played(revision: int) -> None:
    s = after_grain_sales(
        revision, "vietnam_revolts", "ops", "ops_first", "influence", "mexico", "mexico"
    )
    assert in_force(s) == {"vietnam_revolts_bonus"}
    assert points(s) == 2
    play_moves(s, "influence", "burma", "burma")
    if revision == FIXED:
        assert asked(s) == "pause"
    else:
        assert {"burma", "done"} <= set(offered(s))
    sound(s)


@pytest.mark.rule("TS-G-11", "TS-VR-1", "TS-6.3.3")
@both
def test_a_coup_in_southeast_asia_with_a_card_from_before_vietnam_revolts(revision: int) -> None:
    board = {**BOARD, "indonesia": (1, 0)}
    s = after_grain_sales(
        revision,
        "vietnam_revolts",
        "ops",
        "ops_first",
        "influence",
        "mexico",
        "mexico",
        influence=board,
    )
    force(s, "die 1")
    play_moves(s, "coup", "indonesia")
    assert s.military == (0, 2 if revision == FIXED else 3)


@pytest.mark.rule("TS-G-11", "TS-VR-1")
def test_vietnam_revolts_from_before_still_gives_its_bonus() -> None:
    s = after_grain_sales(FIXED, "red_scare_purge", "event", effects=["vietnam_revolts_bonus"])
    play_moves(s, "influence", "burma", "burma", "burma")
    assert influence(s, "burma") == (0, 4)
    assert asked(s) == "pause"


@pytest.mark.rule("TS-G-11", "TS-7.4.1")
@both
def test_what_the_event_grants_the_other_side_keeps_its_own_value(revision: int) -> None:
    """Handed back, the card leaves the US the Operations of Grain Sales, and the USSR its own."""
    s = position_with(
        turn=5,
        hands={"ussr": ["grain_sales_to_soviets", "fidel"]},
        influence=BOARD,
        effects=["ops_up_us", "ops_down_ussr"],
        revision=revision,
    )
    force(s, "fidel")
    begin(s, ActionRound(USSR))
    play_moves(s, "grain_sales_to_soviets", "event_first", "hand_back")
    assert (s.to_act, points(s)) == ((US,), 3)
    play_moves(s, "influence", *["mexico"] * 3)
    assert (s.to_act, points(s)) == ((USSR,), 1)


@pytest.mark.rule("TS-G-11", "TS-RS-P1")
@both
def test_the_next_card_feels_what_happened(revision: int) -> None:
    s = after_grain_sales(revision, "red_scare_purge", "event")
    for card, value in (("nasser", 1), ("fidel", 1), ("duck_and_cover", 2)):
        assert s.card_value(USSR, code(card)) == value
    assert s.view(USSR)["board"]["sides"]["ussr"]["values"] == [1]


@pytest.mark.rule("TS-G-11")
@both
def test_the_hint_tells_the_value_where_it_is_certain(revision: int) -> None:
    s = position_with(
        turn=5,
        hands={"ussr": ["grain_sales_to_soviets", "fidel"]},
        influence=BOARD,
        effects=["ops_up_ussr"],
        revision=revision,
    )
    begin(s, ActionRound(USSR))
    play_moves(s, "grain_sales_to_soviets", "ops")
    fixed = {"kind": "fixed-value", "ops": 3} if revision == FIXED else {}
    assert hints(s) == {"event_first": fixed, "ops_first": {}}


@pytest.mark.rule("TS-G-11", "TS-DF-2")
def test_the_warning_stands_beside_the_value() -> None:
    s = position_with(
        turn=5, defcon=2, hands={"ussr": ["duck_and_cover"]}, influence=BOARD, revision=FIXED
    )
    begin(s, ActionRound(USSR))
    play_moves(s, "duck_and_cover", "ops")
    assert hints(s) == {
        "event_first": {"kind": "fixed-value", "ops": 3, "loses": True},
        "ops_first": {"loses": True},
    }


@pytest.mark.rule("TS-G-11", "TS-RS-P1")
def test_the_stored_games_differ_where_the_value_of_the_card_in_play_does() -> None:
    records = Path(__file__).parents[1] / "records"
    old, new = (
        detente.read_record(records / f"r{revision}" / "correction_3.detente").record
        for revision in (READ_LATE, FIXED)
    )
    late, fixed = old.start(), new.start()
    assert isinstance(late, ColdWar)
    assert isinstance(fixed, ColdWar)
    for move in old.moves:
        late.play(*move)
        fixed.play(*move)
        assert late.dump_board() == fixed.dump_board()
        if asked(late) == "operation" and points(late) != points(fixed):
            break
    assert asked(late) == asked(fixed) == "operation"
    assert points(late) != points(fixed)
    assert late.to_act == fixed.to_act == (late.phasing,)
