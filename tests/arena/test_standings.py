"""Points, seats and ratings from games whose winners are known."""

import pytest

from detente.arena.match import GameResult
from detente.arena.schedule import Schedule, rotations
from detente.arena.standings import ratings, summarise
from tests.arena.conftest import game_result, schedule_of

A, B, C = "dice", "last", "mute"


def schedule(*bots: str, seats: int = 2) -> Schedule:
    game = "cia_vs_kgb" if seats == 2 else "sealed_bids"
    return schedule_of(*bots, games=4, seats=seats, game=game)


def test_victories_draws_and_losses_are_counted() -> None:
    games = [
        game_result(1, (A, B), [0]),
        game_result(1, (B, A), [0]),
        game_result(2, (A, B), [0]),
        game_result(2, (B, A), [0, 1]),
    ]
    summary = summarise(schedule(A, B), games)
    first, second = summary.bots
    assert (first.bot, first.against, first.games) == (A, (B,), 4)
    assert (first.won, first.drawn, first.lost) == (2, 1, 1)
    assert (second.won, second.drawn, second.lost) == (1, 1, 2)
    assert first.points is not None
    assert first.points.rate == pytest.approx(0.625)
    assert {seat: rate.rate for seat, rate in first.seats.items()} == {"cia": 1.0, "kgb": 0.25}
    assert (summary.games, summary.deals) == (4, 2)
    assert [score.bot for score in summary.meetings] == [A, B]


def test_the_deal_is_the_observation() -> None:
    """Twenty deals in which each bot wins once prove equality better than forty lone games."""
    pairs = [game_result(deal, seats, [0]) for deal in range(20) for seats in ((A, B), (B, A))]
    pairs += [game_result(20, (A, B), [0]), game_result(20, (B, A), [1])]
    lone = [game_result(deal, (A, B), [deal % 2]) for deal in range(42)]
    widths = []
    for games in (pairs, lone):
        points = summarise(schedule(A, B), games).bots[0].points
        assert points is not None
        widths.append(points.high - points.low)
    assert widths[0] < widths[1] / 2


def test_moves_and_time_are_those_of_the_bot() -> None:
    games = [
        game_result(1, (A, B), [0], moves=[10, 20], seconds=[0.1, 2.0]),
        game_result(1, (B, A), [0], moves=[30, 20], seconds=[3.0, 0.2]),
    ]
    first, second = summarise(schedule(A, B), games).bots
    assert [first.moves_per_game, second.moves_per_game] == [15, 25]
    assert [first.ms_per_move, second.ms_per_move] == pytest.approx([10, 100])


def test_three_bots_meet_in_pairs() -> None:
    games = [
        game_result(1, lineup, [lineup.index(min(lineup, key=[A, B, C].index))])
        for pair in [(A, B), (A, C), (B, C)]
        for lineup in (pair, pair[::-1])
    ]
    summary = summarise(schedule(A, B, C), games)
    assert [(s.bot, s.against, s.won, s.lost) for s in summary.meetings] == [
        (A, (B,), 2, 0),
        (A, (C,), 2, 0),
        (B, (A,), 0, 2),
        (B, (C,), 2, 0),
        (C, (A,), 0, 2),
        (C, (B,), 0, 2),
    ]
    assert [score.won for score in summary.bots] == [4, 2, 0]
    assert summary.ratings[A].mu > summary.ratings[B].mu > summary.ratings[C].mu


def test_a_table_of_three_with_a_bot_in_two_seats() -> None:
    games = [
        game_result(1, (A, A, B), [2]),
        game_result(1, (A, B, A), [1]),
        game_result(1, (B, A, A), [1, 2]),
    ]
    first, second = summarise(schedule(A, B, seats=3), games).bots
    assert (first.games, first.won, first.drawn, first.lost) == (3, 0, 2, 4)
    assert (second.games, second.won, second.drawn, second.lost) == (3, 2, 0, 1)
    assert first.points is not None
    assert first.points.rate == pytest.approx(1 / 6)
    assert first.against == (B,)


def test_a_bot_against_itself_shows_the_seats_and_no_skill() -> None:
    games = [game_result(deal, (A, A), [int(deal % 4 == 0)]) for deal in range(100)]
    summary = summarise(schedule(A), games)
    (score,) = summary.bots
    assert {seat: rate.rate for seat, rate in score.seats.items()} == {"cia": 0.75, "kgb": 0.25}
    assert score.points is not None
    assert score.points.rate == 0.5
    assert summary.ratings[A].sigma == pytest.approx(25 / 3)


def test_ratings_follow_the_points_and_become_surer() -> None:
    games = [game_result(deal, (A, B), [int(deal % 4 == 0)]) for deal in range(200)]
    few, many = (ratings((A, B), games[:n]) for n in (20, 200))
    assert many[A].mu > many[B].mu
    assert many[A].sigma < few[A].sigma < 25 / 3


def test_without_games_nothing_is_known() -> None:
    summary = summarise(schedule(A, B), [])
    assert [score.points for score in summary.bots] == [None, None]
    assert summary.statistics.games == 0


def one_among_three(*winners: int) -> list[GameResult]:
    """Deals of four games, in which the bot that sits alone wins so many."""
    lineups = rotations((A, B, B, B))
    return [
        game_result(deal, lineup, [lineup.index(A if game < won else B)])
        for deal, won in enumerate(winners)
        for game, lineup in enumerate(lineups)
    ]


def test_one_bot_among_three_of_another_beside_an_even_share() -> None:
    schedule = schedule_of(A, B, B, B, games=400, seats=4, game="services")
    summary = summarise(schedule, one_among_three(*[2] * 50, *[1] * 25, *[3] * 25))
    assert (summary.games, summary.deals, summary.even_share) == (400, 100, 0.25)
    assert [(s.bot, s.against, s.won, s.lost) for s in summary.meetings] == [
        (A, (B, B, B), 200, 200),
        (B, (A, B, B), 200, 1000),
    ]
    alone, crowd = (score.points for score in summary.meetings)
    assert alone is not None
    assert crowd is not None
    assert [alone.rate, crowd.rate] == pytest.approx([1 / 2, 1 / 6])
    assert alone.beside(0.25) == "above"
    assert crowd.beside(0.25) == "below"
    assert [score.bot for score in summary.bots] == [A, B]
    assert summary.ratings[A].mu > summary.ratings[B].mu


def test_games_of_one_deal_are_one_observation_with_four_seats_too() -> None:
    schedule = schedule_of(A, B, B, B, games=400, seats=4, game="services")
    widths = []
    for deals in ([1] * 90 + [0] * 5 + [2] * 5, [0] * 75 + [4] * 25):
        points = summarise(schedule, one_among_three(*deals)).meetings[0].points
        assert points is not None
        assert points.rate == 0.25
        widths.append(points.high - points.low)
    assert widths[0] < widths[1] / 4


def test_points_by_side_follow_the_names_of_each_game() -> None:
    schedule = schedule_of(A, B, games=2, seats=2, game="services")
    games = [
        game_result(1, (A, B), [0], names=["mossad", "kgb"]),
        game_result(1, (B, A), [0], names=["mossad", "kgb"]),
        game_result(2, (A, B), [0], names=["kgb", "cia"]),
        game_result(2, (B, A), [1], names=["kgb", "cia"]),
    ]
    summary = summarise(schedule, games)
    assert list(summary.statistics.seats) == ["cia", "kgb", "mossad"]
    first = summary.bots[0]
    assert {side: rate.rate for side, rate in first.seats.items()} == {
        "cia": 1.0,
        "kgb": 0.5,
        "mossad": 1.0,
    }


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_any_number_of_seats(seats: int) -> None:
    schedule = schedule_of(A, B, games=seats, seats=seats, game="services")
    names = [f"side_{seat}" for seat in range(seats)]
    games = [
        game_result(deal, lineup, [lineup.index(A)] if A in lineup else [], names=names)
        for deal, lineups in schedule.deals()
        for lineup in lineups
    ]
    summary = summarise(schedule, games)
    assert summary.even_share == 1 / seats
    won, lost = summary.bots
    assert (won.won, lost.won) == (len(games) if seats > 1 else 1, 0)
    assert list(summary.statistics.seats) == names


# --- alone ------------------------------------------------------------------------------------


def alone(deal: int, bot: str, won: bool, score: int | None) -> GameResult:
    return game_result(deal, (bot,), [0] * won, scores=None if score is None else [score])


def test_alone_a_victory_counts_before_the_score_and_a_forfeit_last() -> None:
    """Four deals: won against lost, more against less, the same, and lost against forfeited."""
    mine = [(True, 3), (False, 5), (False, 4), (False, 1)]
    theirs = [(False, 9), (False, 4), (False, 4), (False, None)]
    games = [alone(deal, A, *end) for deal, end in enumerate(mine)]
    games += [alone(deal, B, *end) for deal, end in enumerate(theirs)]
    found = summarise(schedule_of(A, B, games=4, seats=1, game="solo"), games)
    first, second = found.comparisons
    assert (first.bot, first.other) == (A, B)
    assert (first.better, first.equal, first.worse) == (3, 1, 0)
    assert (second.better, second.equal, second.worse) == (0, 1, 3)
    assert first.points is not None and second.points is not None
    assert first.points.rate == 7 / 8 and second.points.rate == 1 / 8
    assert found.ratings[A].mu > 25 > found.ratings[B].mu
    assert [score.won for score in found.bots] == [1, 0]
    assert [score.scores.mean for score in found.bots if score.scores] == [13 / 4, 17 / 3]


def test_bots_that_meet_are_not_compared_as_if_alone() -> None:
    found = summarise(
        schedule_of(A, B, games=2), [game_result(1, (A, B), [0]), game_result(1, (B, A), [1])]
    )
    assert found.comparisons == []
    assert [score.scores for score in found.bots] == [None, None]
