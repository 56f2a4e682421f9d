"""Who meets whom, and how often."""

import pytest

from detente.arena.plan import Lineup, seated
from tests.arena.conftest import plan_of


@pytest.mark.parametrize(
    ("bots", "seats", "meetings"),
    [
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("a", 2, ["aa"]),
        ("ab", 3, ["aab", "abb"]),
    ],
)
def test_all_combinations_meet(bots: str, seats: int, meetings: list[str]) -> None:
    plan = plan_of(*bots, games=1, seats=seats, game="sealed_bids")
    assert ["".join(meeting) for meeting in plan.meetings()] == meetings


@pytest.mark.parametrize(
    ("meeting", "seatings"),
    [
        ("ab", ["ab", "ba"]),
        ("abc", ["abc", "bca", "cab"]),
        ("aa", ["aa"]),
        ("aab", ["aab", "aba", "baa"]),
    ],
)
def test_everybody_sits_everywhere(meeting: str, seatings: list[str]) -> None:
    lineups: list[Lineup] = [tuple(seating) for seating in seatings]
    assert seated(tuple(meeting)) == lineups
    plan = plan_of(*dict.fromkeys(meeting), games=1, seats=len(meeting), game="sealed_bids")
    assert {plan.meeting(lineup) for lineup in lineups} == {tuple(meeting)}


def test_each_deal_is_played_from_every_seat_by_every_pair() -> None:
    deals = list(plan_of("a", "b", "c", games=4).deals())
    assert deals == [
        (deal, [pair, pair[::-1]])
        for deal in (1, 2)
        for pair in [("a", "b"), ("a", "c"), ("b", "c")]
    ]


@pytest.mark.parametrize(("games", "played"), [(1, 2), (2, 2), (3, 4), (400, 400)])
def test_games_come_in_whole_deals(games: int, played: int) -> None:
    assert sum(len(lineups) for _, lineups in plan_of("a", "b", games=games).deals()) == played


def test_a_bot_against_itself_needs_no_second_seating() -> None:
    assert len(list(plan_of("a", games=7).deals())) == 7
