"""The end of the game: when it comes, the last attachments, who wins."""

from typing import Any

import pytest

from detente.games.secret_power.rules.ending import LastAttachments
from detente.games.secret_power.rules.turn import EndOfPhase
from tests.games.playing import asked, begin, offered, play_moves
from tests.games.secret_power.positions import events_named, has, points, position_with


@pytest.mark.rule("SP-END-01", "SP-RUL-14")
def test_the_game_ends_after_the_treaty_phase_of_round_five() -> None:
    """What may be discarded after that phase still is, and scores."""
    s = position_with(
        supervisor="alpha",
        round=5,
        hands={"alpha": ["anarchists"]},
        objects={"alpha": ["mass_media", "ruling_parties", "security_agencies"]},
    )
    begin(s, EndOfPhase())
    assert asked(s) == ("alpha", "prompt-conclude")
    play_moves(s, "anarchists", "mass_media_1", "ruling_parties_1")
    assert s.over
    assert s.result is not None
    assert s.result["scores"] == [1 + 2 * 3, 0]
    assert events_named(s, "phase-started") == events_named(s, "round-started") == []
    s.check()


@pytest.mark.rule("SP-END-01", "SP-FLOW-07")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_before_that_another_round_follows(round: int) -> None:
    s = begin(position_with(round=round), EndOfPhase())
    assert not s.over
    assert events_named(s, "round-started")[0]["round"] == round + 1
    assert len(events_named(s, "phase-started")) == 1


@pytest.mark.rule("SP-END-01", "SP-FLOW-02")
def test_the_last_treaty_phase_waits_until_the_zone_is_empty() -> None:
    s = begin(position_with(round=5, zone=["research"]), EndOfPhase())
    assert not s.over
    assert events_named(s, "treaty-phase") == []


@pytest.mark.rule("SP-SCO-01", "SP-IC-07")
@pytest.mark.parametrize(
    ("supervisor", "order"),
    [("alpha", ["alpha", "gamma"]), ("beta", ["gamma", "alpha"]), ("gamma", ["gamma", "alpha"])],
)
def test_inner_circles_are_attached_last_clockwise_from_the_supervisor(
    supervisor: str, order: list[str]
) -> None:
    """Beta has an inner circle but no card for it, and is not asked."""
    objects = {
        "alpha": ["inner_circle_1", "governments", "mass_media"],
        "beta": ["inner_circle_2", "banks"],
        "gamma": ["inner_circle_3", "exchanges"],
    }
    s = begin(position_with(3, supervisor=supervisor, round=5, objects=objects), LastAttachments())
    for who in order:
        assert asked(s) == (who, "prompt-attach-last")
        assert offered(s) == [f"attach_{1 if who == 'alpha' else 3}", "done"]
        play_moves(s, "done")
    assert s.over
    assert has(s, "alpha") == ["mass_media_1", "governments_1", "inner_circle_1"]


@pytest.mark.rule("SP-SCO-01", "SP-IC-02")
def test_a_last_attachment_counts() -> None:
    """And every inner circle can still be attached."""
    s = position_with(
        3,
        round=5,
        objects={"alpha": ["inner_circle_1", "inner_circle_2", "governments", "trade_unions"]},
        minors={"alpha": {"control": 6}},
    )
    assert points(s, "alpha") == 6 + 6 + 4 + 4
    begin(s, LastAttachments())
    play_moves(s, "attach_2", "governments_1")
    assert asked(s) == ("alpha", "prompt-attach-last")
    assert offered(s) == ["attach_1", "done"]
    play_moves(s, "done")
    assert s.result is not None
    assert s.result["scores"] == [6 + 12 + 4, 0, 0]
    s.check()


# All of these are worth 4 points.
ONE, ANOTHER_ONE, TWO = ["cheka"], ["kupol_2"], ["illuminati", "cosa_nostra"]
STANDINGS: list[tuple[dict[str, Any], list[int]]] = [
    ({"objects": {"beta": ["mass_media"]}}, [1]),
    ({"objects": {"alpha": ["mass_media"]}, "treaties": {"beta": TWO}}, [1]),
    ({"minors": {"alpha": {"control": 5}}, "treaties": {"beta": TWO}}, [0]),
    ({"treaties": {"alpha": ONE, "beta": TWO}, "active": {"alpha": 9, "beta": 1}}, [1]),
    ({"treaties": {"alpha": TWO, "beta": ONE}, "active": {"alpha": 1, "beta": 9}}, [0]),
    ({"treaties": {"alpha": ONE, "beta": ANOTHER_ONE}, "active": {"alpha": 4, "beta": 5}}, [1]),
    ({"treaties": {"alpha": ONE, "beta": ANOTHER_ONE}, "active": {"alpha": 5, "beta": 4}}, [0]),
    ({"treaties": {"alpha": ONE, "beta": ANOTHER_ONE}}, [0, 1]),
    ({}, [0, 1]),
]


@pytest.mark.rule("SP-SCO-04")
@pytest.mark.parametrize(("position", "winners"), STANDINGS)
def test_most_points_then_most_treaties_then_most_active_tokens_win(
    position: dict[str, Any], winners: list[int]
) -> None:
    s = position_with(round=5, **position)
    scores = [points(s, "alpha"), points(s, "beta")]
    begin(s, LastAttachments())
    assert s.result is not None
    assert (s.result["winners"], s.result["scores"]) == (winners, scores)
    final = {entry["seat"]: entry["points"] for entry in events_named(s, "final-score")}
    assert final == {"alpha": scores[0], "beta": scores[1]}


@pytest.mark.rule("SP-SCO-04")
def test_a_win_can_be_shared_by_some_of_the_players() -> None:
    objects = {"alpha": ["mass_media"], "gamma": ["banks"]}
    s = begin(position_with(3, round=5, objects=objects), LastAttachments())
    assert s.result is not None
    assert (s.result["winners"], s.result["scores"]) == ([0, 2], [1, 0, 1])
