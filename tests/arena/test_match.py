"""One game: who wins it, and what happens when a bot fails."""

from pathlib import Path

import msgspec
import pytest

from detente import read_record
from detente.arena import match
from detente.arena.match import GameResult
from detente.arena.schedule import Schedule
from tests.arena.conftest import game_result, played, schedule_of


def timeless(game: GameResult) -> GameResult:
    return msgspec.structs.replace(game, seconds=[])


def test_a_game_is_determined_by_its_deal_and_lineup(schedule: Schedule, tmp_path: Path) -> None:
    first, again = (played(schedule, 1, ("dice", "last"), tmp_path) for _ in range(2))
    assert timeless(first) == timeless(again)
    assert timeless(first) != timeless(played(schedule, 2, ("dice", "last"), tmp_path))
    assert timeless(first) != timeless(played(schedule, 1, ("last", "dice"), tmp_path))


def test_a_game_ends_as_its_rules_say(schedule: Schedule, tmp_path: Path) -> None:
    game = played(schedule, 1, ("dice", "last"), tmp_path)
    assert game.reason == "target_reached"
    assert game.scores is not None
    assert game.winners == [seat for seat in (0, 1) if game.scores[seat] == max(game.scores)]
    assert game.failure is None
    assert min(game.moves) > 10
    assert all(0 < seconds < 60 for seconds in game.seconds)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        ("raises", "ValueError: lost the thread"),
        ("cheats", "IllegalMove: There is no “nonsense” in this game"),
        ("leaves", "SystemExit: 0"),
        ("mute", ""),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_bot_that_fails_forfeits_and_leaves_a_record(
    bot: str, what: str, seat: int, tmp_path: Path
) -> None:
    schedule = schedule_of("dice", bot, games=2)
    lineup = ("dice", bot) if seat else (bot, "dice")
    game = played(schedule, 1, lineup, tmp_path / "failures")
    assert (game.winners, game.scores, game.reason) == ([1 - seat], None, "forfeit")
    assert game.failure is not None
    assert game.failure.seat == seat
    assert game.failure.what.startswith(what)

    path = Path(game.failure.record)
    assert path.parent == tmp_path / "failures"
    record = read_record(path).record
    assert record.notes["bot"] == bot
    assert record.notes["seat"] == ("cia", "kgb")[seat]
    assert record.notes["bot seed"] == f"1.1 {seat}"
    assert record.notes["failure"] == game.failure.what
    assert seat in record.replay().to_act, "the record ends where the bot failed"
    assert "# Traceback" in path.read_text()


def test_a_game_without_end_is_stopped_as_a_draw(
    schedule: Schedule, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "MAX_MOVES", 30)
    game = played(schedule, 1, ("dice", "last"), tmp_path)
    assert (game.winners, game.scores, game.reason) == ([0, 1], None, "endless")
    assert sum(game.moves) == 30
    assert [game.points(seat) for seat in (0, 1)] == [0.5, 0.5]


def test_winners_share_one_point() -> None:
    lineup = ("a", "b", "c")
    assert [game_result(1, lineup, [1]).points(seat) for seat in range(3)] == [0, 1, 0]
    assert [game_result(1, lineup, [0, 2]).points(seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert [game_result(1, lineup, []).points(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("seats", [1, 4])
def test_an_endless_game_is_shared_but_not_won_alone(
    seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "MAX_MOVES", 0)
    schedule = schedule_of("dice", games=1, seats=seats, game="services")
    game = played(schedule, 1, ("dice",) * seats, tmp_path)
    assert game.reason == "endless"
    assert game.winners == (list(range(4)) if seats == 4 else [])


def test_the_others_share_the_point_of_the_one_who_fails(tmp_path: Path) -> None:
    schedule = schedule_of("dice", "mute", games=1, seats=4, game="services")
    game = played(schedule, 1, ("dice", "dice", "mute", "dice"), tmp_path)
    assert (game.winners, game.reason) == ([0, 1, 3], "forfeit")
    assert [game.points(seat) for seat in range(4)] == [1 / 3, 1 / 3, 0, 1 / 3]
    assert game.names == ["north", "east", "south", "west"], "nobody had drawn a service yet"


def test_three_can_play(tmp_path: Path) -> None:
    schedule = schedule_of("dice", "last", games=3, seats=3, game="sealed_bids")
    game = played(schedule, 1, ("dice", "last", "dice"), tmp_path)
    assert game.reason == "highest_card"
    assert sorted(game.moves) == [1, 1, 2], "the dealer moves once more"


def test_services_drawn_by_lot_are_in_the_result(tmp_path: Path) -> None:
    schedule = schedule_of("dice", games=3, seats=4, game="agents")
    games = [played(schedule, deal, ("dice",) * 4, tmp_path) for deal in (1, 2, 3)]
    assert {frozenset(game.names) for game in games} == {frozenset(("kgb", "cia", "mi6", "mossad"))}
    assert len({tuple(game.names) for game in games}) > 1
    for game in games:
        first, *others = game.events.order["turn-started"]
        assert others == [(first + turn) % 4 for turn in (1, 2, 3)], "turns go round the table"
