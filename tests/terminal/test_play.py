"""Whole games at the terminal, as a program with its input and output piped."""

import re
import shlex
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

import detente
from detente.cli import main as cli
from detente.core.errors import InvalidInput
from detente.core.record_file import read_record
from detente.terminal.saves import home, newest_save
from detente.texts import LANGUAGES
from tests.terminal.program import DETENTE, hot_seat_script, run, start, surroundings

Typed = Callable[..., str]


def finished_record() -> Path:
    (record,) = (home() / "records").iterdir()
    return record


@pytest.mark.parametrize(("edition", "seed"), [("ru2014", "84"), ("fr2007", "85")])
def test_a_scripted_game_ends_like_the_same_game_without_a_terminal(
    edition: str, seed: str
) -> None:
    state = detente.game("cia_vs_kgb", edition=edition).start(seed=seed)
    script = list(hot_seat_script(state))
    args = ("--edition", edition, "--opponent", "human", "--seed", seed)
    code, out, err = run("play", "cia_vs_kgb", *args, lines=script)
    assert (code, err) == (0, "")
    assert "\x1b" not in out
    assert "A side has reached 100 points and is ahead." in out
    written = read_record(finished_record())
    assert written.claims["result"] == state.result
    assert written.verify().dump() == state.dump()
    assert not list((home() / "saves").iterdir())


def test_a_game_against_a_bot_is_the_same_whenever_it_is_played(typed: Typed) -> None:
    dumps = []
    for _ in range(2):
        typed(*["1"] * 30, seed="4", side="kgb")
        dumps.append(read_record(newest_save()).record.replay().dump())
        newest_save().unlink()
    assert dumps[0] == dumps[1]
    assert dumps[0]["move_number"] >= 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_80_columns_and_no_colour(typed: Typed, language: str) -> None:
    state = detente.game("cia_vs_kgb").start(seed="84")
    script = ["", "?", "? double_agent", "? CVK-4", "? olympic_games", "why pass"]
    script += list(hot_seat_script(state))[1:]
    out = typed(*script, opponent="human", seed="84", language=language)
    wide = [line for line in out.splitlines() if cell_len(line) > 80 and str(home()) not in line]
    assert wide == []
    assert "\x1b" not in out
    assert "▁" in out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_terminal_with_nothing_but_ascii(language: str) -> None:
    state = detente.game("cia_vs_kgb").start(seed="3")
    script = list(hot_seat_script(state, rounds=1))
    args = ("--opponent", "human", "--seed", "3", "--lang", language)
    code, out, err = run("play", "cia_vs_kgb", *args, lines=script, PYTHONIOENCODING="ascii")
    assert (code, err) == (0, "")
    assert "* CIA" in out
    assert re.search(r"#+\.*\|", out)


def test_russian_needs_cyrillic_letters() -> None:
    args = ("play", "cia_vs_kgb", "--opponent", "random", "--lang", "ru")
    code, out, _ = run(*args, lines=["lang ru"], PYTHONIOENCODING="ascii")
    assert code == 0
    assert out.startswith("This terminal cannot display that language")
    assert out.count("This terminal cannot display that language") == 2
    assert "Which agent do you secretly send" in out


# --- leaving and coming back ----------------------------------------------------------------------


@pytest.mark.parametrize("leaving", [["quit"], []], ids=["quit", "end of input"])
def test_leaving_saves_and_says_how_to_go_on(leaving: list[str]) -> None:
    args = ("play", "cia_vs_kgb", "--opponent", "random", "--seed", "2")
    code, out, err = run(*args, lines=["assassin", "1", *leaving])
    assert (code, err) == (0, "")
    assert out.endswith(f"{newest_save()}\nTo resume it: detente play --resume\n")


@pytest.mark.parametrize(("stop", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_ctrl_c_leaves_a_game_that_resumes_where_it_was(
    typed: Typed, stop: signal.Signals, code: int
) -> None:
    args = ("play", "cia_vs_kgb", "--opponent", "random", "--seed", "2")
    with start(*args, PYTHONUNBUFFERED="1") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("assassin\n1\n1\n")
        process.stdin.flush()
        shown = ""
        while shown.count("? for help > ") < 4 and (letter := process.stdout.read(1)):
            shown += letter
        process.send_signal(stop)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (code, "")
    assert "To resume it: detente play --resume" in out
    before = read_record(newest_save()).record.replay()
    typed("quit", resume=newest_save(), opponent=None)
    assert read_record(newest_save()).record.replay().dump() == before.dump()
    typed("1", resume=newest_save(), opponent=None)
    assert read_record(newest_save()).record.replay().move_number > before.move_number


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["chess"], "Unknown game “chess”. Available: agents, cia_vs_kgb"),
        (["cia_vs_kgb", "--side", "mi6"], "Unknown side “mi6”. Available: cia"),
        (["cia_vs_kgb", "--opponent", "nobody"], "Unknown opponent “nobody”"),
        (["cia_vs_kgb", "--edition", "de1999"], "The option edition cannot be “de1999”"),
        (["--lang", "tlh"], "Unknown language “tlh”. Available: en, ru and fr."),
        (["--resume"], "No saved game in"),
        (["--resume", __file__], "is not a Détente game record."),
    ],
)
def test_bad_arguments_get_one_sentence(
    args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["play", *args]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert sentence in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("answer", "what"), [("1 / 0", "ZeroDivisionError"), ("'x'", "IllegalMove"), ("7", "")]
)
def test_a_bot_of_ones_own_that_fails_ends_the_game_in_a_sentence(
    typed: Typed, tmp_path: Path, answer: str, what: str
) -> None:
    file = tmp_path / "failing_bot.py"
    method = f"def decide(self, sampled_state, seat): return {answer}"
    file.write_text(f"class Mine:\n def __init__(self, seed): ...\n {method}\n")
    with pytest.raises(InvalidInput) as error:
        typed("assassin", opponent=f"{file}:Mine")
    assert error.value.message == "terminal-bot-failed"
    assert what in str(error.value)
    assert newest_save().is_file()


def test_without_any_input_the_game_is_saved_too() -> None:
    command = shlex.join([*DETENTE, "play", "cia_vs_kgb", "--opponent", "random"])
    done = subprocess.run(
        f"{command} <&-", shell=True, env=surroundings(), capture_output=True, timeout=20
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert newest_save().exists()
