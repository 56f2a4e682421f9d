"""One to four at the table: who sits where, what seats are called, who sees what, who has won."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import detente
from detente import InvalidInput, registry
from detente.cli import main as cli
from detente.console.screen import Screen
from detente.console.stop import Stop
from detente.core.record_file import read_record
from detente.core.state import State
from detente.terminal.ending import show_ending, winners
from detente.terminal.game_screen import GameScreen
from detente.terminal.local_game import LocalGame
from detente.terminal.replay import Replay
from detente.terminal.saves import home, newest_save
from detente.texts import LANGUAGES, Texts
from tests.toys import services
from tests.toys.sealed_bids.rules import NAMES

FAR = "\n" * 100


@pytest.fixture(autouse=True)
def _services() -> Iterator[None]:
    """No other games but one for two, which comes first in the menu."""
    pair = registry.package("cia_vs_kgb")
    with registry.registered(pair, services.PACKAGE, alone=True):
        yield


@pytest.fixture
def sat(typed: Callable[..., str]) -> Callable[..., str]:
    """Type lines into a game of services."""

    def play_lines(*lines: str, **arguments: Any) -> str:
        return typed(*lines, **{"game": "services", "edition": None, **arguments})

    return play_lines


Sat = Callable[..., str]


def flowing(screen: str) -> str:
    return " ".join(screen.split())


def notes() -> dict[str, str]:
    return read_record(newest_save()).record.notes


# --- sitting down -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "table"),
    [
        ("north", "north player (you), east player (random) and south player (greedy)"),
        ("south", "north player (random), east player (greedy) and south player (you)"),
    ],
)
def test_others_sit_down_clockwise_from_me(sat: Sat, side: str, table: str) -> None:
    screen = flowing(sat(seats=3, side=side, opponent="random,greedy"))
    assert f"Your side: {side} player." in screen
    assert f"At the table, clockwise: {table}." in screen


def test_one_opponent_stands_for_all(sat: Sat) -> None:
    screen = flowing(sat(seats=4, opponent="random"))
    assert screen.count("player (random)") == 3


def test_two_need_no_list_of_the_table(sat: Sat) -> None:
    assert "At the table" not in sat(seats=2)


def test_alone(sat: Sat) -> None:
    screen = sat("1", "1", seats=1, opponent=None)
    assert "Your side: north player." in screen
    assert "You have won." in screen
    assert "Winner" not in screen


@pytest.mark.parametrize("side", ["south", "random"])
def test_the_side_is_chosen_by_the_name_it_has_before_the_game(sat: Sat, side: str) -> None:
    sat(seats=3, side=side)
    assert notes()["side"] in ("north", "east", "south")
    assert side == "random" or notes()["side"] == side


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--seats", "5"], "services cannot be played with 5 seats. Allowed: 1, 2, 3 and 4."),
        (["--seats", "none"], "--seats must be a whole number"),
        (
            ["--seats", "2", "--side", "south"],
            "Unknown side “south”. Available: north, east",
        ),
        (["--seats", "3", "--side", "west"], "Available: north, east, south and random."),
        (["--seats", "4", "--opponent", "random,human"], "number of opponents, 3; name one"),
        (["--seats", "3", "--opponent", "random,nobody"], "Unknown opponent “nobody”"),
    ],
)
def test_bad_arguments_get_one_sentence(
    args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["play", "services", *args]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert sentence in err
    assert not home().exists()


# --- the menu ---------------------------------------------------------------------------------


def test_the_menu_asks_for_the_number_of_players_and_each_opponent(sat: Sat) -> None:
    screen = sat("1", "2", "2", "2", "4", "6", "6", "6", "", game=None, opponent="recruit")
    last = screen.split("Détente: ")[-1]
    for line in (
        "1 Game       Services",
        "2 Players    4",
        "3 Your side  north player",
        "4 Opponent 1 Officer, a solid player",
        "5 Opponent 2 Recruit, for a first game",
        "6 Opponent 3 Pass and play",
        "7 Language   English",
    ):
        assert line in last
    assert read_record(newest_save()).record.seats == 4
    assert notes()["opponent"] == "officer,recruit,human"


@pytest.mark.parametrize(
    ("lines", "shown"),
    [
        (("2",), ["2 Players    3", "4 Opponent 1", "5 Opponent 2"]),
        (("2", "2", "2"), ["2 Players  1", "3 Language"]),
        (("2", "2", "2", "2"), ["2 Players   2", "4 Opponent  random"]),
    ],
)
def test_the_menu_has_as_many_opponents_as_players(
    sat: Sat, lines: tuple[str, ...], shown: list[str]
) -> None:
    screen = sat("1", *lines, "q", game=None, seats=2)
    last = screen.split("Détente: ")[-1]
    assert all(line in last for line in shown)


def test_the_menu_forgets_a_side_that_is_no_longer_there(sat: Sat) -> None:
    lines = ("1", "3", "3", "3", "2", "2", "2", "")
    screen = sat(*lines, game=None, seats=4)
    assert "3 Your side  west player" in screen
    assert notes()["side"] == "north"


def test_settings_that_do_not_fit_a_game_wait_for_one_they_fit(sat: Sat) -> None:
    screen = sat("1", "", game=None, seats=3, opponent="human,random")
    first, *_, last = screen.split("Détente: ")
    assert "Players" not in first
    assert "4 Opponent 1 Pass and play" in last
    assert "5 Opponent 2 random" in last
    assert read_record(newest_save()).record.seats == 3


# --- the course of a game ---------------------------------------------------------------------


def test_seats_are_called_as_the_game_calls_them_by_then(sat: Sat) -> None:
    screen = sat("", "1", "", "1", "", "1", "", "1", seats=3, opponent="human", seed="4")
    _, handed, played, *others, handed_again, played_again = screen.split(FAR)
    assert "Pass the keyboard to the north player." in handed
    assert "north player: 1–2" in played
    assert "Pass the keyboard to KGB." in handed_again
    assert "KGB: 1–2" in played_again
    assert "– The KGB discards a card" in played_again
    assert "KGB" not in "".join(others)


@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_sees_what_only_another_may_know(sat: Sat, seats: int) -> None:
    state = detente.game("services").start(seats, "9")
    hands = [state.legal_moves(seat) for seat in range(seats)]
    screen = sat(*["", "2"] * seats, seats=seats, opponent="human", seed="9")
    turns = screen.split(FAR)
    for seat in range(seats):
        handed, played = turns[1 + 2 * seat], turns[2 + 2 * seat]
        assert f"{NAMES[seat]} player. Everyone else, look away." in handed
        assert f"hand: {', '.join(hands[seat])}" in played
        for other in range(seats):
            for card in hands[other]:
                assert card not in handed
                assert (card in played) == (other == seat)


def test_people_and_bots_share_a_table(sat: Sat) -> None:
    lines = ("", "1", "", "1")
    screen = sat(*lines, seats=4, opponent="random,human,random", seed="9")
    assert "Pass the keyboard to the north player." in screen
    assert "Pass the keyboard to the south player." in screen
    assert "Pass the keyboard to the east player." not in screen


def test_a_saved_game_keeps_its_table(sat: Sat) -> None:
    arguments = {"seats": 4, "side": "east", "opponent": "human,random,greedy", "seed": "9"}
    sat("", **arguments)
    assert notes() == {"side": "east", "opponent": "human,random,greedy", "language": "en"}
    screen = flowing(sat("", resume=newest_save(), opponent=None))
    assert "north player (greedy), east player (a person), south player (a person)" in screen
    assert notes()["opponent"] == "human,random,greedy"


# --- the end ----------------------------------------------------------------------------------


def over(seats: int, best: list[int], scores: list[int]) -> State:
    """A game that has ended so."""
    state = detente.game("services").start(seats, "9")
    while not state.over:
        state.apply_action(state.to_act[0], state.legal_actions(state.to_act[0])[0])
    state.result = {"winners": best, "scores": scores, "reason": "highest_card"}
    return state


def ending(state: State, capsys: pytest.CaptureFixture[str], opponent: str = "random") -> str:
    match = LocalGame(state, 0, opponent, Path("save"))
    show_ending(GameScreen(Screen(), Stop(), match, "en"))
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("best", "mine"),
    [
        ([0], "You have won."),
        ([0, 2], "Shared victory."),
        ([0, 1, 2], "Draw."),
        ([1], "You have lost."),
        ([], "You have lost."),
    ],
)
def test_the_end_names_all_winners_and_scores(
    capsys: pytest.CaptureFixture[str], best: list[int], mine: str
) -> None:
    state = over(3, best, [3, 5, 4])
    screen = ending(state, capsys)
    assert mine in screen
    assert winners(state, Texts("en", "services")) in screen
    order = sorted(range(3), key=lambda seat: (seat not in best, -[3, 5, 4][seat]))
    names = [Texts("en", "services").name(state.seat_name(seat)) for seat in order]
    assert [line.split()[0] for line in screen.splitlines() if line.startswith("  ")][:3] == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_winners_in_every_number_and_language(language: str) -> None:
    texts = Texts(language, "services")
    said = [winners(over(4, best, [0] * 4), texts) for best in ([], [2], [2, 3], [1, 2, 3])]
    assert len(set(said)) == 4
    names = [texts.name(over(4, [], [0] * 4).seat_name(seat)) for seat in range(4)]
    for sentence, best in zip(said, ([], [2], [2, 3], [1, 2, 3]), strict=True):
        assert [name for name in names if name in sentence] == [names[seat] for seat in best]


def test_people_at_one_screen_are_told_who_has_won(capsys: pytest.CaptureFixture[str]) -> None:
    state = over(2, [1], [3, 5])
    screen = ending(state, capsys, opponent="human")
    assert f"Winner: {Texts('en', 'services').name(state.seat_name(1))}." in screen
    assert "You have" not in screen


# --- replay -----------------------------------------------------------------------------------


@pytest.fixture
def replay(tmp_path: Path) -> Replay:
    state = detente.game("services").start(3, "9")
    while not state.over:
        state.apply_action(state.to_act[0], state.legal_actions(state.to_act[0])[0])
    path = tmp_path / "game.detente"
    path.write_text(state.record().text(state), encoding="utf-8")
    return Replay(read_record(path).record, "en")


def test_a_replay_calls_seats_as_they_were_called_by_then(replay: Replay) -> None:
    assert replay.state.seat_names == ["north", "east", "south"]
    replay.go_to(1)
    assert replay._title() == "Choice 1 of 4, north player: card_0"
    replay.go_to(3)
    assert sorted(replay.state.seat_names) == ["cia", "kgb", "mi6"]
    assert replay._title().startswith("Choice 3 of 4, ")
    assert "south" not in replay._title()


def test_eyes_are_those_of_a_seat_whatever_it_is_called(replay: Replay) -> None:
    replay.execute("east")
    assert replay.seat == 1
    replay.go_to(3)
    service = replay.state.seat_name(1)
    replay.execute(service)
    assert replay.seat is None
    replay.execute(service)
    assert replay.seat == 1
    replay.execute("east")
    assert replay.seat is None, "the name it had before will still do"
    with pytest.raises(InvalidInput, match="not a command here"):
        replay.execute("west")


def test_a_replay_ends_with_the_winner(
    replay: Replay, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        cli.run(["replay", str(tmp_path / "game.detente"), "--side", "south", "--lang", "en"]) == 0
    )
    out, _ = capsys.readouterr()
    replay.go_to(replay.last)
    assert out.rstrip().endswith(winners(replay.state, replay.texts))
