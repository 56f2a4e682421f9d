"""Who meets whom, and how often."""

import pytest

from detente.arena.schedule import Lineup, rotations
from tests.arena.conftest import schedule_of


@pytest.mark.parametrize(
    ("bots", "seats", "meetings"),
    [
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("abc", 3, ["abc"]),
        ("a", 2, ["aa"]),
        ("a", 4, ["aaaa"]),
        ("ab", 1, ["a", "b"]),
        ("ab", 3, ["abb", "baa"]),
        ("ab", 4, ["abbb", "baaa"]),
        ("ab", 5, ["abbbb", "baaaa"]),
        ("abc", 4, ["abbb", "accc", "baaa", "bccc", "caaa", "cbbb"]),
        ("abba", 4, ["abba"]),
    ],
)
def test_who_meets_whom(bots: str, seats: int, meetings: list[str]) -> None:
    schedule = schedule_of(*bots, games=1, seats=seats, game="sealed_bids")
    assert ["".join(meeting) for meeting in schedule.meetings()] == meetings


@pytest.mark.parametrize(
    ("meeting", "seatings"),
    [
        ("ab", ["ab", "ba"]),
        ("abc", ["abc", "bca", "cab"]),
        ("aa", ["aa"]),
        ("aab", ["aab", "aba", "baa"]),
        ("abbb", ["abbb", "bbba", "bbab", "babb"]),
        ("a", ["a"]),
    ],
)
def test_everybody_sits_everywhere(meeting: str, seatings: list[str]) -> None:
    lineups: list[Lineup] = [tuple(seating) for seating in seatings]
    assert rotations(tuple(meeting)) == lineups


def test_each_deal_is_played_from_every_seat_by_every_pair() -> None:
    deals = list(schedule_of("a", "b", "c", games=4).deals())
    assert deals == [
        (deal, [pair, pair[::-1]])
        for deal in (1, 2)
        for pair in [("a", "b"), ("a", "c"), ("b", "c")]
    ]


@pytest.mark.parametrize(("games", "played"), [(1, 2), (2, 2), (3, 4), (400, 400)])
def test_games_come_in_whole_deals(games: int, played: int) -> None:
    assert sum(len(lineups) for _, lineups in schedule_of("a", "b", games=games).deals()) == played


def test_one_among_three_takes_every_seat_of_a_deal() -> None:
    deals = list(schedule_of("a", *"bbb", games=400, seats=4, game="services").deals())
    assert len(deals) == 100
    assert [{lineup.index("a") for lineup in lineups} for _, lineups in deals] == [
        set(range(4))
    ] * 100


def test_a_bot_against_itself_needs_no_second_seating() -> None:
    assert len(list(schedule_of("a", games=7).deals())) == 7
