"""The end of the game: five points, empty reserves, and who has won then."""

import pytest

import detente
from detente.core.errors import IllegalMove
from detente.games.agents.rules.codes import CODES
from detente.games.agents.rules.control import all_halves
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.turn import Turn
from tests.games.agents.positions import position_with
from tests.games.playing import asked, begin, events_named, play_moves

QUARTET = ["kgb", "cia", "mi6", "mossad"]


def last_turn(players: list[str], first: str | None = None, **position: object) -> Espionage:
    """The first player would begin a turn, and no reserve has a token."""
    s = position_with(players, reserve=dict.fromkeys(players, 0), **position)  # type: ignore[arg-type]
    s.first = s.active = players.index(first) if first else 0
    return begin(s, Turn())


def winner(s: Espionage) -> str:
    """Who has won."""
    assert s.result is not None
    (only,) = s.result["winners"]
    return s.seat_name(only)


def reason(s: Espionage) -> str:
    """Why the game is over."""
    assert s.result is not None
    return str(s.result["reason"])


# --- five points --------------------------------------------------------------------------------


@pytest.mark.rule("ASW-END-01", "ASW-P1-01")
@pytest.mark.parametrize(("halves", "over"), [(5, False), (6, True), (16, True)])
def test_five_points_at_the_start_of_the_own_turn_end_the_game(halves: int, over: bool) -> None:
    s = position_with(QUARTET, board={"ussr": {"kgb": "o"}}, halves={"kgb": halves, "cia": 30})
    assert all_halves(s, 0) == halves + 4
    begin(s, Turn())
    assert s.over == over
    if over:
        assert (winner(s), reason(s)) == ("kgb", "five_points")


@pytest.mark.rule("ASW-END-01", "ASW-VOC-09", "ASW-P1-02")
def test_after_the_end_missions_are_open_and_nothing_can_be_played() -> None:
    s = position_with(
        QUARTET,
        board={"ussr": {"kgb": "o"}, "africa": {"mi6": "o"}},
        halves={"kgb": 6},
        missions={"kgb": ["africa"], "cia": ["ussr"], "mi6": ["africa"], "mossad": ["africa"]},
    )
    begin(s, Turn())
    assert s.result == {"winners": [0], "scores": [10, 0, 6, 0], "reason": "five_points"}
    assert [row["missions"] for row in events_named(s, "mission-revealed")] == [
        ["africa"],
        ["ussr"],
        ["africa"],
        ["africa"],
    ]
    assert [row["fulfilled"] for row in events_named(s, "mission-revealed")] == [0, 0, 1, 0]
    assert [row["halves"] for row in events_named(s, "final-score")] == [10, 0, 6, 0]
    board = s.view(None)["board"]
    assert board["services"]["cia"]["missions"] == ["ussr"]
    assert s.view(0)["to_act"] == []
    with pytest.raises(IllegalMove) as refusal:
        s.play(0, "cia")
    assert refusal.value.rule == "ASW-END-01"
    s.check()


@pytest.mark.rule("ASW-END-01")
def test_points_gained_in_a_turn_do_not_end_it() -> None:
    s = position_with(
        ["cia", "kgb", "mi6"],
        board={"africa": {"kgb": "i"}, "north_america": {"cia": "o"}},
        bags={"cia": {"cia": "o"}},
        halves={"cia": 5},
    )
    assert all_halves(s, 0) == 9
    play_moves(begin(s, Turn()), "kgb", "africa", "liquidation", "fox", "done")
    assert all_halves(s, 0) >= 10
    assert asked(s) == ("kgb", "prompt-infiltrate")


@pytest.mark.rule("ASW-P1-02", "ASW-AMB-39", "ASW-AMB-81")
@pytest.mark.parametrize(("halves", "may"), [(3, True), (4, False), (5, False)])
def test_a_check_that_tells_something_of_a_mission_cannot_be_taken_back(
    halves: int, may: bool
) -> None:
    s = position_with(
        ["cia", "kgb", "mi6"],
        board={"south_america": {"kgb": "o"}},
        bags={"cia": {"cia": "o"}},
        halves={"kgb": halves},
        cards={"cia": ["fox"]},
        missions={"kgb": ["africa"]},
    )
    play_moves(begin(s, Turn()), "kgb", "north_america", "pass", "done")
    assert asked(s) == ("kgb", "prompt-infiltrate")
    assert s.can_undo(0) == may


# --- empty reserves -----------------------------------------------------------------------------


@pytest.mark.rule("ASW-END-02", "ASW-AMB-42")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 9), (3, 8), (4, 7)])
def test_a_game_to_the_end_of_the_reserves_has_equally_many_turns_for_all(
    seats: int, rounds: int
) -> None:
    games = (played(seats, seed) for seed in range(20))
    s = next(game for game in games if reason(game) == "reserve")
    assert s.turn == seats * rounds
    assert s.active == s.first
    assert [s.reserve_size(service) for service in s.services] == [0] * seats
    s.check()


def played(seats: int, seed: int) -> Espionage:
    """A game in which everybody plays the last legal move: a pass where that is possible."""
    s = detente.game("agents").start(seats, seed=seed)
    assert isinstance(s, Espionage)
    while not s.over:
        s.apply_action(s.to_act[0], s.legal_actions(s.to_act[0])[-1])
    return s


@pytest.mark.rule("ASW-END-02", "ASW-AMB-41")
@pytest.mark.parametrize(("rival", "best"), [(11, "kgb"), (13, "mossad")])
def test_empty_reserves_come_before_the_victory_check(rival: int, best: str) -> None:
    """The shared scenarios ASW-S06a and b: five points are no advantage then."""
    board = {"ussr": {"kgb": "o"}}
    s = last_turn(QUARTET, board=board, halves={"kgb": 8, "mossad": rival})
    assert (winner(s), reason(s)) == (best, "reserve")
    assert s.turn == 5


@pytest.mark.rule("ASW-END-02")
@pytest.mark.parametrize("left", [0, 1])
def test_only_the_reserve_of_the_active_player_counts(left: int) -> None:
    s = position_with(
        QUARTET, reserve={"kgb": left, "cia": 1 - left, "mi6": 1 - left, "mossad": 1 - left}
    )
    begin(s, Turn())
    assert s.over == (left == 0)


@pytest.mark.rule("ASW-END-02")
def test_the_turn_of_the_last_reserve_token_is_played_in_full() -> None:
    s = position_with(
        ["cia", "kgb", "mi6"],
        active="mi6",
        reserve={"cia": 0, "kgb": 0, "mi6": 1},
        board={"africa": {"kgb": "o"}},
        bags={"mi6": {"mi6": "o"}},
    )
    play_moves(begin(s, Turn()), "cia", "africa")
    assert asked(s) == ("mi6", "prompt-operation")
    play_moves(s, "pass")
    assert reason(s) == "reserve"


# --- who has won then ---------------------------------------------------------------------------


@pytest.mark.rule("ASW-END-03", "ASW-VP-02")
@pytest.mark.parametrize(("mission", "best"), [("africa", "cia"), ("ussr", "kgb")])
def test_the_mission_counts_at_the_end(mission: str, best: str) -> None:
    s = last_turn(
        ["kgb", "cia", "mi6"],
        board={"africa": {"cia": "o"}, "north_america": {"kgb": "o"}},
        halves={"kgb": 1},
        missions={"cia": [mission], "kgb": ["australia_oceania"]},
    )
    assert winner(s) == best
    assert s.result is not None
    assert s.result["scores"] == [5, 6 if best == "cia" else 4, 0]
    assert len(events_named(s, "mission-revealed")) == 3


@pytest.mark.rule("ASW-END-03", "ASW-2P-06")
def test_with_two_players_two_missions_pay_once_at_the_end() -> None:
    s = last_turn(
        ["kgb", "cia"],
        virtual="mi6",
        board={"africa": {"kgb": "o"}, "south_america": {"kgb": "o"}},
        missions={"kgb": ["africa", "south_america"]},
    )
    assert s.result is not None
    assert s.result["scores"] == [8, 0]


@pytest.mark.rule("ASW-END-04", "ASW-AMB-43")
def test_a_tie_goes_to_the_fewest_agents_on_the_map_with_diplomats() -> None:
    """The shared scenario ASW-S06c."""
    s = last_turn(
        ["kgb", "cia", "mi6"],
        board={
            "north_america": {"cia": "od", "mi6": "oo"},
            "africa": {"cia": "o", "mi6": "o", "kgb": "o"},
            "south_america": {"mi6": "d", "cia": "d", "kgb": "d"},
            "western_europe": {"mi6": "i", "cia": "i"},
            "ussr": {"cia": "o", "mi6": "o", "kgb": "o"},
            "australia_oceania": {"kgb": "i", "cia": "i"},
        },
        halves={"cia": 4, "mi6": 4},
    )
    assert winner(s) == "mi6"


@pytest.mark.rule("ASW-END-04")
@pytest.mark.parametrize("first", ["kgb", "cia", "mi6"])
def test_fewer_agents_beat_a_later_seat(first: str) -> None:
    s = last_turn(
        ["kgb", "cia", "mi6"],
        first=first,
        board={"africa": {"cia": "oo", "mi6": "oo"}, "ussr": {"kgb": "d", "cia": "d"}},
        bags={"kgb": {"kgb": "iiii"}},
        halves={"kgb": 1, "cia": 1, "mi6": 1},
    )
    assert winner(s) == "kgb"


@pytest.mark.rule("ASW-END-05")
@pytest.mark.parametrize(
    ("first", "best"), [("kgb", "mi6"), ("cia", "mi6"), ("mi6", "cia"), ("mossad", "mi6")]
)
def test_then_it_goes_to_the_last_of_them_in_turn_order(first: str, best: str) -> None:
    """The shared scenario ASW-S06d, with each first player."""
    s = last_turn(
        QUARTET,
        first=first,
        board={"north_america": {"cia": "oo", "mi6": "oo"}, "africa": {"cia": "o", "mi6": "o"}},
        halves={"cia": 4, "mi6": 4},
    )
    assert winner(s) == best


@pytest.mark.rule("ASW-END-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_if_all_are_alike_the_last_player_has_won(seats: int) -> None:
    players = QUARTET[:seats]
    for number, first in enumerate(players):
        s = last_turn(players, first=first, virtual="mossad" if seats == 2 else None)
        assert winner(s) == players[number - 1]


@pytest.mark.rule("ASW-END-04", "ASW-AMB-43")
def test_the_virtual_service_is_not_ranked() -> None:
    s = last_turn(["kgb", "cia"], virtual="mi6", board={"africa": {"mi6": "ooo", "kgb": "o"}})
    assert winner(s) == "cia"
    assert s.result is not None
    assert s.result["scores"] == [0, 0]


# --- leaving ------------------------------------------------------------------------------------


@pytest.mark.rule("ASW-AMB-73")
def test_no_move_in_the_game_is_to_leave_it() -> None:
    assert not {"leave", "resign", "concede", "abandon"} & set(CODES)
    s = begin(position_with(QUARTET), Turn())
    refusal = s.explain(0, "resign")
    assert refusal is not None
    assert refusal.message == "refused-no-such-code"
