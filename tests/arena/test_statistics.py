"""Statistics come from public events alone, and know no game."""

from pathlib import Path

import detente
from detente.arena.match import GameResult
from detente.arena.statistics import Tally, statistics, tally
from detente.testing.properties import walk
from tests.arena.conftest import game_result, played, schedule_of
from tests.toys.services import rules as services


def test_events_are_counted_by_seat_and_by_code() -> None:
    *_, state = walk(detente.game("cia_vs_kgb"), 2, 4)
    counted = tally(state)
    events = state.events(None)
    for message in {event["id"] for event in events}:
        same = [event for event in events if event["id"] == message]
        assert sum(counted.counts[message][""]) == len(same)
    revealed = [event["args"] for event in events if event["id"] == "agent-revealed"]
    spoken = [(args["side"], args["agent"]) for args in revealed]
    by_code = counted.counts["agent-revealed"]
    assert by_code["analyst"] == [spoken.count((side, "analyst")) for side in ("cia", "kgb")] + [0]
    rounds = counted.counts["round-started"][""]
    assert rounds == [0, 0, state.view(None)["board"]["round"]], "no seat starts a round"
    first = next(event for event in events if event["id"] == "balance-taken")
    assert counted.order["balance-taken"][0] == ("cia", "kgb").index(first["args"]["side"])


def test_every_code_of_a_list_counts() -> None:
    *_, state = walk(detente.game("cia_vs_kgb"), 2, 4)
    ended = [e["args"]["agents"] for e in state.events(None) if e["id"] == "leave-ended"]
    counts = tally(state).counts["leave-ended"]
    assert sum(sum(n) for code, n in counts.items() if code) == sum(len(a) for a in ended)


def test_nothing_secret_is_counted() -> None:
    *_, state = walk(detente.game("cia_vs_kgb"), 2, 4)
    secret = {e["id"] for seat in (0, 1) for e in state.events(seat)}
    secret -= {e["id"] for e in state.events(None)}
    assert secret
    assert not secret & set(tally(state).counts)


def game(winner: int, first: int, analyst: list[int]) -> GameResult:
    counts = {"revealed": {"": [2, 2, 0], "analyst": [*analyst, 0]}, "storm": {"": [0, 0, 3]}}
    return game_result(
        1, ("a", "b"), [winner], events=Tally(counts, {"revealed": [first, 1 - first]})
    )


def test_what_goes_with_victory() -> None:
    games = [game(0, 0, [1, 0]), game(1, 1, [0, 2]), game(1, 1, [1, 0]), game(0, 1, [1, 0])]
    found = statistics(games, ("cia", "kgb"))
    everything = {(h.event, h.code): h for h in found.events}
    assert found.games == 4
    assert {seat: rate.rate for seat, rate in found.seats.items()} == {"cia": 0.5, "kgb": 0.5}
    assert found.reasons == {"test": 4}

    storm = everything["storm", None]
    assert (storm.per_game, storm.share, storm.rate, storm.first) == (3, 1, None, None)
    analyst = everything["revealed", "analyst"]
    assert (analyst.per_game, analyst.share) == (5 / 4, 1)
    assert analyst.rate is not None
    assert analyst.rate.rate == 3 / 4
    revealed = everything["revealed", None]
    assert revealed.rate is not None
    assert revealed.rate.rate == 1 / 2
    assert revealed.first is not None
    assert revealed.first.rate == 3 / 4
    assert [rate.rate for rate in revealed.later] == [1 / 4]


def test_forfeited_and_endless_games_are_left_out() -> None:
    games = [game(0, 0, [1, 0]), game_result(2, ("a", "b"), [0], scores=None, reason="forfeit")]
    assert statistics(games, ("cia", "kgb")).games == 1


def test_another_game_needs_nothing_new(tmp_path: Path) -> None:
    schedule = schedule_of("dice", "last", games=3, seats=3, game="sealed_bids")
    games = [played(schedule, deal, ("dice", "last", "dice"), tmp_path) for deal in range(5)]
    found = statistics(games, schedule.rules().seat_names[:3])
    (discarded,) = [h for h in found.events if h.event == "discarded"]
    assert discarded.per_game == 3
    assert discarded.rate is not None
    assert abs(discarded.rate.rate - 1 / 3) < 1e-9


def test_seats_go_by_what_they_were_called_in_each_game(tmp_path: Path) -> None:
    schedule = schedule_of("dice", games=40, seats=3, game="services")
    games = [played(schedule, deal, ("dice",) * 3, tmp_path) for deal in range(40)]
    assert {tuple(game.names) for game in games} == {
        ("kgb", "cia", "mi6"),
        ("mi6", "kgb", "cia"),
        ("cia", "mi6", "kgb"),
    }
    found = statistics(games, ("cia", "kgb", "mi6"))
    assert list(found.seats) == ["cia", "kgb", "mi6"]
    for service, rate in found.seats.items():
        points = [game.points(game.names.index(service)) for game in games]
        assert rate.rate == sum(points) / 40


def test_the_turn_order_is_the_order_in_which_an_event_names_the_seats(tmp_path: Path) -> None:
    schedule = schedule_of("dice", games=30, seats=4, game="services")
    games = [played(schedule, deal, ("dice",) * 4, tmp_path) for deal in range(30)]
    found = statistics(games, services.SERVICES)
    (turns,) = [h for h in found.events if h.event == "turn-started"]
    assert turns.first is not None
    # The services are drawn in the order of the turns.
    assert [turns.first, *turns.later] == [found.seats[name] for name in services.SERVICES]
    assert {game.events.order["turn-started"][0] for game in games} == set(range(4))
