"""World wars: when they start and what they change."""

from collections import Counter

import pytest

import detente
from detente.games.secret_power.rules.falcon_projects import FalconCaptured
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.turn import Round, Turn
from tests.games.playing import begin, offered, play_moves
from tests.games.secret_power.positions import agents, events_named, on, position_with, stage

WARS = ["world_war_1", "world_war_2"]


def start(first_war: int, second_war: int) -> Conspiracy:
    """A game with wars at an unknown time; 0 is the earlier round of a war, 1 the later one."""
    outcomes = [[], [], 0, first_war, second_war]
    game = detente.game("secret_power", treaties="deal", wars="shuffled")
    s = game.start(2, seed=1, outcomes=outcomes)
    assert isinstance(s, Conspiracy)
    return s


def in_force(s: Conspiracy) -> list[list[str]]:
    """The wars in force in each of the rounds 1 to 5."""
    found = []
    for number in range(1, 6):
        s.round = number
        found.append(s.view(None)["board"]["wars"])
    return found


@pytest.mark.rule("SP-WAR-01", "SP-O-03")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_wars_start_in_rounds_three_and_five_and_last(seats: int) -> None:
    s = position_with(seats)
    assert in_force(s) == [[], [], WARS[:1], WARS[:1], WARS]


@pytest.mark.rule("SP-WAR-01")
@pytest.mark.parametrize(
    ("round", "war"), [(1, []), (2, []), (3, WARS[:1]), (4, []), (5, WARS[1:])]
)
def test_a_war_is_announced_when_it_starts(round: int, war: list[str]) -> None:
    s = position_with(round=round - 1)
    begin(s, Round())
    assert [each["war"] for each in events_named(s, "war-started")] == war


@pytest.mark.rule("SP-WAR-02")
@pytest.mark.parametrize(("round", "tokens"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4)])
def test_each_war_makes_joining_dearer(round: int, tokens: int) -> None:
    s = position_with(round=round, objects={"alpha": ["trade_unions"]}, active={"alpha": 6})
    assert s.view(None)["board"]["surcharge"] == tokens - 2
    begin(s, Turn(0))
    play_moves(s, "comintern")
    assert agents(s, "alpha")[0] == 6 - tokens
    s.check()


@pytest.mark.rule("SP-WAR-02")
def test_wars_do_nothing_else() -> None:
    for round in (1, 5):
        s = position_with(round=round, zone=["banks"], stages={"alpha": {"comintern": 1}})
        begin(s, Turn(0))
        play_moves(s, "banks_1")
        assert offered(s)[0] == "2"
        s = position_with(round=round, active={"alpha": 5})
        begin(s, Turn(0))
        play_moves(s, "elimination_of_obstacles")
        assert agents(s, "alpha")[0] == 0
        s = position_with(round=round)
        begin(s, Turn(0))
        play_moves(s, "train")
        assert agents(s, "alpha") == (7, 5)


@pytest.mark.rule("SP-WAR-02")
@pytest.mark.parametrize("reached", [0, 1])
def test_the_advances_of_the_falcon_are_not_affected(reached: int) -> None:
    s = position_with(
        1,
        round=5,
        objects={"falcon": ["trade_unions"]},
        stages={"falcon": {"comintern": reached}},
        active={"falcon": 1},
    )
    begin(s, FalconCaptured(s.game.action_of["trade_unions_1"]))
    assert stage(s, "falcon", "comintern") == reached + 1
    assert agents(s, "falcon")[0] == reached  # Only a coordinator was needed.
    s.check()


@pytest.mark.rule("SP-WAR-03")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_wartime_is_while_a_war_is_in_force(round: int) -> None:
    s = position_with(1, round=round, supervisor="alpha", zone=["research"])
    wartime = round >= 3
    assert s.view(None)["board"]["falcon"]["wartime"] == wartime
    begin(s, Turn(1))
    assert bool(events_named(s, "operation-run")) == wartime
    assert on(s, "research_1") == ((None, 0, 0) if wartime else ("falcon", 1, 0))


# --- at an unknown time ---------------------------------------------------------------------------


@pytest.mark.rule("SP-WAR-04", "SP-RUL-41", "SP-O-03")
@pytest.mark.parametrize("first_war", [0, 1])
@pytest.mark.parametrize("second_war", [0, 1])
def test_each_war_comes_in_one_of_two_rounds(first_war: int, second_war: int) -> None:
    found = [len(wars) for wars in in_force(start(first_war, second_war))]
    assert found == [0, 1 - first_war, 1, 2 - second_war, 2]


@pytest.mark.rule("SP-RUL-41", "SP-FLOW-07")
def test_it_comes_into_force_when_the_zone_is_dealt() -> None:
    s = start(0, 0)
    s.round = 1
    begin(s, Round())
    assert [each["id"] for each in s.events(None)][-3:-1] == ["war-started", "phase-started"]
    assert s.view(None)["board"]["wars"] == WARS[:1]


@pytest.mark.rule("SP-RUL-41")
def test_both_rounds_are_equally_likely() -> None:
    game = detente.game("secret_power", treaties="deal", wars="shuffled")
    games = [game.start(2, seed=seed, keep_events=False) for seed in range(200)]
    counted = Counter(s.war_rounds for s in games if isinstance(s, Conspiracy))
    assert sorted(counted) == [(2, 4), (2, 5), (3, 4), (3, 5)]
    assert min(counted.values()) > 30


@pytest.mark.rule("SP-RUL-41", "SP-SET-10")
def test_nobody_knows_before() -> None:
    games = [start(first, second) for first in (0, 1) for second in (0, 1)]
    for watcher in (None, 0, 1):
        seen = [(s.view(watcher), s.events(watcher)) for s in games]
        assert seen[1:] == seen[:-1]
    sampled = {games[0].determinize(0, seed).dump_board()["war_rounds"][0] for seed in range(20)}
    assert sampled == {2, 3}
