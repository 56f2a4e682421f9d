"""Bots of somebody else's: found by spec, played in processes of their own, whatever they do."""

import time
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from detente import InvalidInput, State, arena, bots, read_record
from detente.arena import bot_process
from detente.arena.match import Folders, play_scheduled
from detente.bots import outside
from detente.texts import LANGUAGES, Texts
from tests.arena.conftest import schedule_of

SOURCE = """
import os, time

class Mine:
    data_files = ()
    def __init__(self, seed, game="", place=0, wait=0.0):
        self.seed, self.game, self.place, self.wait = seed, game, place, wait
    def decide(self, sampled_state, seat):
        return sampled_state.legal_moves(seat)[self.place]

class Raises(Mine):
    def decide(self, sampled_state, seat):
        raise ValueError("lost\\nthe thread")

class Sleeps(Mine):
    def decide(self, sampled_state, seat):
        time.sleep(600)

class Spins(Mine):
    def decide(self, sampled_state, seat):
        end = time.process_time() + self.wait
        while time.process_time() < end:
            pass
        return super().decide(sampled_state, seat)

class Leaves(Mine):
    def decide(self, sampled_state, seat):
        os._exit(7)

class Cheats(Mine):
    def decide(self, sampled_state, seat):
        return "nonsense"

class Mumbles(Mine):
    def decide(self, sampled_state, seat):
        return 5

class Mute:
    def __init__(self, seed): ...

class Seedless:
    def decide(self, sampled_state, seat): ...

class Broken(Mine):
    def __init__(self, seed):
        raise OSError("no model")
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "my_bots.py"
    path.write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    return path


@pytest.fixture(autouse=True)
def _no_process_is_left() -> object:
    yield
    bot_process.close_all()


# --- by spec ----------------------------------------------------------------------------------


def test_a_file_and_a_module_are_found(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.path", ["/nowhere"])
    for spec in (f"{file}:Mine", "my_bots.py:Mine", "my_bots:Mine"):
        bot = bots.make(spec, "cia_vs_kgb", 5)
        assert (bot.seed, bot.game, bot.place) == (5, "cia_vs_kgb", 0)  # type: ignore[attr-defined]


def test_parameters_are_json_or_text(file: Path) -> None:
    bot = bots.make(f"{file}:Mine:place=-1:wait=slow", "cia_vs_kgb", 5)
    assert (bot.place, bot.wait) == (-1, "slow")  # type: ignore[attr-defined]


def test_an_installed_bot_goes_by_its_name(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [EntryPoint("mine", "my_bots:Mine", outside.GROUP)]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: entries)
    outside.installed.cache_clear()
    try:
        assert "mine" in bots.names()
        bot = bots.make("mine:place=2", "cia_vs_kgb", 1)
        assert bot.place == 2  # type: ignore[attr-defined]
    finally:
        outside.installed.cache_clear()


@pytest.mark.parametrize(
    ("spec", "message", "said"),
    [
        ("nobody", "unknown-bot", "nobody"),
        ("no_such_module:Mine", "bot-unusable", "ModuleNotFoundError"),
        ("no_such_file.py:Mine", "bot-unusable", "No such file"),
        ("my_bots:Missing", "bot-unusable", "my_bots has no class Missing"),
        ("my_bots:Mine:depth=3", "bot-unknown-parameter", "it has place and wait"),
        ("my_bots:Mute", "bot-without-decide", "decide(sampled_state, seat)"),
        ("my_bots:Seedless", "bot-without-seed", "argument seed"),
        ("my_bots:Broken", "bot-unusable", "OSError: no model"),
    ],
)
def test_what_cannot_be_used_is_said(file: Path, spec: str, message: str, said: str) -> None:
    with pytest.raises(InvalidInput) as error:
        bots.make(spec, "cia_vs_kgb", 1)
    assert error.value.message == message
    assert said in str(error.value)
    for language in LANGUAGES:
        assert Texts(language).error(error.value)


# --- a game -----------------------------------------------------------------------------------


@pytest.mark.slow
def test_one_game_from_python(file: Path) -> None:
    played = arena.play("cia_vs_kgb", [f"{file}:Mine", "random"], seed=3)
    again = arena.play("cia_vs_kgb", [f"{file}:Mine", "random"], seed=3)
    assert played.failed is None
    assert played.state.over
    assert played.record.moves == again.record.moves
    assert played.winners == played.state.result["winners"]  # type: ignore[index]
    assert min(played.seconds) > 0


def test_bots_can_be_objects() -> None:
    class First:
        name = "first"

        def decide(self, sampled_state: State, seat: int) -> str:
            return sampled_state.legal_moves(seat)[0]

    played = arena.play("sealed_bids", [First(), "random"])
    assert played.reason == "highest_card"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "what"),
    [
        ("Raises", "ValueError: lost the thread"),
        ("Cheats", "IllegalMove: There is no “nonsense” in this game"),
        ("Mumbles", "TypeError: decide returned 5, but a move is a text"),
        ("Leaves", "the process of the bot has ended, exit code 7"),
        ("Sleeps", "TimeoutError: no answer within 2.8 s"),
        ("Spins:wait=0.3", "TimeoutError: 0.3"),
    ],
)
def test_whatever_a_bot_does_wrong_is_a_loss_with_a_record(
    file: Path, tmp_path: Path, bot: str, what: str
) -> None:
    spec = f"{file}:{bot}"
    schedule = schedule_of("random", spec, games=2, game="sealed_bids", move_time=0.2)
    folders = Folders(tmp_path / "failures", tmp_path / "all")
    began = time.monotonic()
    result = play_scheduled(schedule, 1, ("random", spec), folders)
    assert time.monotonic() - began < 60
    assert (result.winners, result.reason) == ([0], "forfeit")
    assert result.failure is not None
    assert result.failure.what.startswith(what)
    record = read_record(result.failure.record).record
    assert record.notes["failure"] == result.failure.what
    assert record.notes["bot"] == spec
    assert 1 in record.replay().to_act
    assert len(list((tmp_path / "all").iterdir())) == 1


@pytest.mark.slow
def test_all_games_can_be_kept(tmp_path: Path) -> None:
    schedule = schedule_of("dice", "last", games=2, game="sealed_bids")
    folders = Folders(tmp_path / "failures", tmp_path / "all")
    for lineup in (("dice", "last"), ("last", "dice")):
        result = play_scheduled(schedule, 1, lineup, folders)
        path = tmp_path / "all" / f"1-{lineup[0]}-{lineup[1]}.detente"
        kept = read_record(path)
        assert kept.verify().result["winners"] == result.winners  # type: ignore[index]
        assert list(kept.record.notes.values()) == list(lineup)
    assert not (tmp_path / "failures").exists()
