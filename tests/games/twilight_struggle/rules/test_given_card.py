"""TS-ME-5 in both revisions: the card taken with Missile Envy and the Space Race."""

from pathlib import Path
from typing import Any

import pytest

import detente
from detente.core.view import prompt_of
from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.events.taken_cards import UseGiven
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.revisions import GIVEN_CARD_TO_SPACE, LATEST
from detente.games.twilight_struggle.rules.sides import NOBODY, SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    LATE,
    OPEN,
    asked,
    event_ids,
    force,
    hand,
    influence,
    position_with,
    refused,
    resolve,
    sound,
    where,
)

CLOSED, OPENED = 3, 4
both = pytest.mark.parametrize("revision", [CLOSED, OPENED])
USES = {"influence", "realign", "coup"}


def given(revision: int, card: str, taker: int = US, **position: Any) -> ColdWar:
    """A side has taken this card, the best of the other hand, with Missile Envy."""
    hands = {SIDES[1 - taker]: [card, "captured_nazi_scientist"]}
    position = {"turn": LATE, "influence": OPEN, **position}
    s = position_with(hands=hands, revision=revision, **position)
    resolve(s, "missile_envy", taker)
    play_moves(s, card)
    return s


def test_the_correction_is_the_fourth_revision() -> None:
    assert GIVEN_CARD_TO_SPACE == OPENED <= LATEST


@pytest.mark.rule("TS-ME-5", "TS-ME-1", "TS-6.0", "TS-6.4.5")
@both
@pytest.mark.parametrize(("taker", "card"), [(US, "comecon"), (USSR, "duck_and_cover")])
def test_it_may_go_to_the_space_race(revision: int, taker: int, card: str) -> None:
    s = given(revision, card, taker)
    assert s.to_act == (taker,)
    sound(s)
    if revision == CLOSED:
        assert set(offered(s)) == USES
        assert refused(s, "space") == "TS-6.0"
        return
    assert asked(s) == "mode"
    assert offered(s) == ["ops", "space"]
    prompt = prompt_of(s.view(taker))
    assert (prompt["rule"], prompt["args"]) == ("TS-ME-5", {"card": card, "ops": 3})
    assert [move["label"] for move in prompt["moves"]] == ["do-ops", "do-space"]
    assert refused(s, "event") == "TS-ME-1"
    assert refused(s, "influence") == "TS-ME-5"
    force(s, "die 3")
    play_moves(s, "space")
    assert asked(s) == "pause"
    assert (s.space[taker], s.space_used[taker]) == (1, 1)
    assert s.vp == (2 if taker == US else -2)
    assert where(s, card) == "discard", "no event, starred or not"
    assert (s.defcon, s.military) == (5, (0, 0))
    assert hand(s, 1 - taker) == {"missile_envy", "captured_nazi_scientist"}
    told = event_ids(s)
    assert "played-for-space" in told and "played-for-ops" not in told
    sound(s)


@pytest.mark.rule("TS-ME-5", "TS-6.4.1")
def test_a_failed_attempt_uses_up_the_card_as_well() -> None:
    s = given(OPENED, "comecon")
    force(s, "die 4")
    play_moves(s, "space")
    assert (s.space, s.space_used, s.vp) == ((0, 0), (1, 0), 0)
    assert where(s, "comecon") == "discard"


@pytest.mark.rule("TS-ME-5", "TS-ME-1")
def test_its_other_uses_are_those_of_the_older_revisions() -> None:
    old = given(CLOSED, "comecon")
    new = given(OPENED, "comecon")
    play_moves(new, "ops")
    assert set(offered(old)) == set(offered(new)) == USES
    assert old.dump_board() == new.dump_board()
    assert event_ids(old) == event_ids(new)
    for s in (old, new):
        play_moves(s, "influence", *["canada"] * 3)
        assert influence(s, "canada") == (6, 0)
    assert old.dump_board() == new.dump_board()


@pytest.mark.rule("TS-ME-5", "TS-6.4.1", "TS-6.4.6", "TS-OP-6", "TS-OP-3")
@pytest.mark.parametrize(
    ("card", "effects", "space", "asks"),
    [
        ("fidel", (), (0, 0), True),
        ("fidel", ("ops_down_us",), (0, 0), False),
        ("fidel", ("ops_down_ussr",), (0, 0), True),
        ("fidel", (), (4, 0), False),
        ("fidel", ("ops_up_us",), (4, 0), True),
        ("fidel", ("ops_up_ussr",), (4, 0), False),
        ("brezhnev_doctrine", (), (7, 0), False),
        ("brezhnev_doctrine", ("ops_up_us",), (7, 0), True),
        ("brezhnev_doctrine", ("ops_up_us",), (8, 0), False),
    ],
)
def test_it_is_asked_only_if_the_card_is_good_enough_for_the_next_box(
    card: str, effects: tuple[str, ...], space: tuple[int, int], asks: bool
) -> None:
    """At its value to the side that takes it."""
    s = given(OPENED, card, effects=effects, space=space)
    assert s.to_act == (US,)
    assert set(offered(s)) == ({"ops", "space"} if asks else USES)


@pytest.mark.rule("TS-ME-5", "TS-6.4.2", "TS-6.4.4a")
@pytest.mark.parametrize(("space", "asks"), [((0, 0), False), ((2, 0), True), ((2, 2), False)])
def test_one_card_a_turn_goes_to_space(space: tuple[int, int], asks: bool) -> None:
    s = position_with(
        turn=LATE, hands={"ussr": ["comecon"]}, space=space, influence=OPEN, revision=OPENED
    )
    s.space_used = (1, 0)
    resolve(s, "missile_envy", US)
    play_moves(s, "comecon")
    assert set(offered(s)) == ({"ops", "space"} if asks else USES)


@pytest.mark.rule("TS-ME-5", "TS-6.4.2")
def test_the_attempt_counts_for_the_rest_of_the_turn() -> None:
    s = position_with(
        turn=LATE,
        hands={"us": ["nasser", "duck_and_cover"], "ussr": ["comecon"]},
        influence=OPEN,
        revision=OPENED,
    )
    resolve(s, "missile_envy", US)
    force(s, "die 6")
    play_moves(s, "comecon", "space")
    begin(s, ActionRound(US))
    play_moves(s, "duck_and_cover")
    assert refused(s, "space") == "TS-6.4.2"


@pytest.mark.rule("TS-ME-5", "TS-4.5.Ce", "TS-HL-4")
@both
def test_it_may_be_done_in_the_headline_phase(revision: int) -> None:
    s = position_with(
        turn=5,
        phasing=NOBODY,
        hands={"us": ["missile_envy"], "ussr": ["nasser", "comecon"]},
        influence=OPEN,
        revision=revision,
    )
    begin(s, Headline())
    s.play(US, "missile_envy")
    s.play(USSR, "nasser")
    s.play(USSR, "comecon")
    if revision == CLOSED:
        assert set(offered(s)) == USES
        return
    assert offered(s) == ["ops", "space"]
    force(s, "die 1")
    play_moves(s, "space")
    assert (s.space, s.space_used) == ((1, 0), (1, 0))
    assert where(s, "comecon") == "discard"


@pytest.mark.rule("TS-ME-5", "TS-ME-1")
@pytest.mark.parametrize("card", ["nuclear_test_ban", "duck_and_cover", "asia_scoring"])
def test_own_neutral_and_scoring_cards_are_no_operations(card: str) -> None:
    s = position_with(turn=LATE, hands={"ussr": [card]}, influence=OPEN, revision=OPENED)
    resolve(s, "missile_envy", US)
    play_moves(s, card)
    assert asked(s) == "pause"
    assert s.space_used == (0, 0)


@pytest.mark.rule("TS-ME-5", "TS-FP-1", "TS-FP-2")
@pytest.mark.parametrize(("use", "vp"), [("ops", -2), ("space", 0)])
def test_a_war_in_space_pays_flower_power_nothing(use: str, vp: int) -> None:
    s = given(OPENED, "korean_war", effects=["flower_power_force"])
    assert s.vp == 0, "it is paid when the use is known"
    force(s, "die 6")
    play_moves(s, use)
    assert s.vp == vp


@pytest.mark.rule("TS-ME-5", "TS-6.4.1")
def test_the_hint_tells_the_odds_in_space() -> None:
    s = given(OPENED, "comecon", space=(1, 3))
    moves = prompt_of(s.view(US))["moves"]
    hints = {move["move"]: move.get("hint", {}) for move in moves}
    assert hints["ops"] == {}
    assert hints["space"]["kind"] == "space"
    assert (hints["space"]["box"], hints["space"]["probability"]) == (2, [4, 6])
    assert prompt_of(s.view(USSR))["moves"] == []


@pytest.mark.rule("TS-ME-5", "TS-G-07", "TS-CMC-1")
def test_the_crisis_may_be_ended_before_the_use_is_chosen() -> None:
    board = {**OPEN, "west_germany": (3, 0)}
    s = given(OPENED, "comecon", effects=["crisis_us"], influence=board)
    assert offered(s) == ["ops", "space", "cmc_cancel_west_germany"]
    play_moves(s, "cmc_cancel_west_germany")
    assert offered(s) == ["ops", "space"]
    assert influence(s, "west_germany") == (1, 0)


@pytest.mark.rule("TS-ME-5", "TS-ME-1")
def test_the_stored_games_differ_where_a_card_was_given() -> None:
    records = Path(__file__).parents[1] / "records"
    old, new = (
        detente.read_record(records / f"r{revision}" / "correction_4.detente").record
        for revision in (CLOSED, OPENED)
    )
    closed, opened = old.start(), new.start()
    for move in old.moves:
        assert closed.dump() == {**opened.dump(), "revision": CLOSED}
        closed.play(*move)
        opened.play(*move)
        if isinstance(opened.decision(), UseGiven):
            break
    assert isinstance(closed, ColdWar)
    assert isinstance(opened, ColdWar)
    assert asked(closed) == "operation"
    assert set(offered(opened)) >= {"ops", "space"}
    assert closed.dump_board() == opened.dump_board()
