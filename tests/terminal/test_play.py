"""Whole games at the terminal, as a program with its input and output piped."""

import re
import signal
from pathlib import Path

import pytest
from rich.cells import cell_len

import detente
from detente.core.record import read_record
from detente.terminal.saves import home, newest_save
from detente.texts import LANGUAGES
from tests.terminal.program import hot_seat_script, run, start


def finished_record() -> Path:
    (record,) = (home() / "records").iterdir()
    return record


@pytest.mark.parametrize("edition", ["ru2014", "fr2007"])
def test_a_scripted_game_ends_like_the_same_game_without_a_terminal(edition: str) -> None:
    state = detente.game("cia_vs_kgb", edition=edition).start(seed="31")
    script = list(hot_seat_script(state))
    args = ("--edition", edition, "--opponent", "human", "--seed", "31")
    code, out, err = run("play", "cia_vs_kgb", *args, lines=script)
    assert (code, err) == (0, "")
    assert "A side has reached 100 points and is ahead." in out
    written = read_record(finished_record())
    assert written.result == state.result
    assert written.verify().dump() == state.dump()
    assert not list((home() / "saves").iterdir())


def test_a_game_against_a_bot_is_the_same_whenever_it_is_played() -> None:
    args = ("play", "cia_vs_kgb", "--opponent", "random", "--seed", "4", "--side", "kgb")
    dumps = []
    for _ in range(2):
        assert run(*args, lines=["1"] * 30)[0] == 0
        dumps.append(read_record(newest_save()).record.replay().dump())
        newest_save().unlink()
    assert dumps[0] == dumps[1]
    assert dumps[0]["choices"] >= 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_80_columns_and_no_colour_in_a_pipe(language: str) -> None:
    state = detente.game("cia_vs_kgb").start(seed="9")
    script = ["", "?", "? double_agent", "? CVK-4", "? olympic_games", "why pass"]
    script += [*list(hot_seat_script(state))[1:], "quit"]
    args = ("--opponent", "human", "--seed", "9", "--lang", language)
    _, out, _ = run("play", "cia_vs_kgb", *args, lines=script)
    assert "\x1b" not in out
    wide = [line for line in out.splitlines() if cell_len(line) > 80 and str(home()) not in line]
    assert wide == []
    assert len(out.splitlines()) > 3000


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
    assert out.startswith("This terminal has no letters for that language")
    assert out.count("This terminal has no letters for that language") == 2
    assert "Which agent do you secretly send" in out


# --- leaving and coming back ----------------------------------------------------------------------


@pytest.mark.parametrize("leaving", [["quit"], []], ids=["quit", "end of input"])
def test_leaving_saves_and_says_how_to_go_on(leaving: list[str]) -> None:
    args = ("play", "cia_vs_kgb", "--opponent", "random", "--seed", "2")
    code, out, err = run(*args, lines=["assassin", "1", *leaving])
    assert (code, err) == (0, "")
    assert out.endswith(f"{newest_save()}\nGo on with: detente play --resume\n")


@pytest.mark.parametrize(("stop", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_ctrl_c_leaves_a_game_that_resumes_where_it_was(stop: signal.Signals, code: int) -> None:
    args = ("play", "cia_vs_kgb", "--opponent", "random", "--seed", "2")
    process = start(*args, PYTHONUNBUFFERED="1")
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("assassin\n1\n1\n")
    process.stdin.flush()
    while process.stdout.read(1) and len(saved_choices()) < 5:
        pass
    process.send_signal(stop)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (code, "")
    assert "Go on with: detente play --resume" in out
    before = read_record(newest_save()).record.replay()
    assert run("play", "--resume", str(newest_save()), lines=["quit"])[0] == 0
    assert read_record(newest_save()).record.replay().dump() == before.dump()
    assert run("play", "--resume", str(newest_save()), lines=["1"])[0] == 0
    assert read_record(newest_save()).record.replay().choices > before.choices


def saved_choices() -> list[tuple[int, str]]:
    saves = list((home() / "saves").glob("*.detente"))
    return read_record(saves[0]).record.choices if saves else []
