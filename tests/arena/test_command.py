"""`detente arena` from its arguments to its files."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from detente import read_record
from detente.arena.results_file import read_header
from detente.cli import main as cli

Arena = Callable[..., str]


@pytest.fixture
def arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Arena:
    """Run an arena in this process, in a folder of its own; what it printed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def run(*args: str, code: int = 0) -> str:
        assert cli.run(["arena", *args, "--jobs", "1"]) == code
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        if code:
            assert (out, err.count("\n")) == ("", 1)
        return out + err

    return run


def results_files() -> list[Path]:
    return sorted(Path().glob("*.jsonl"))


def results(text: str) -> list[str]:
    return re.findall(r"\d+–\d+–\d+ +[\d.%]+", text)


def test_bots_are_compared(arena: Arena) -> None:
    text = arena("cia_vs_kgb", "dice", "last", "--games", "6")
    assert "dice" in text
    assert "95%" in text
    (results_file,) = results_files()
    assert len(results_file.read_text().splitlines()) == 1 + 6
    assert read_header(results_file).schedule.bots == ("dice", "last")


def test_the_same_arena_goes_on_and_fresh_begins_anew(arena: Arena) -> None:
    first = arena("cia_vs_kgb", "dice", "last", "--games", "4")
    (results_file,) = results_files()
    lines = results_file.read_text().splitlines()
    results_file.write_text("\n".join(lines[:3]) + "\n")
    arena("cia_vs_kgb", "dice", "last", "--games", "4")
    assert results_file.read_text().splitlines()[:3] == lines[:3]
    assert len(results_file.read_text().splitlines()) == 5
    arena("cia_vs_kgb", "dice", "last", "--games", "2", "--fresh")
    assert len(results_file.read_text().splitlines()) == 3
    assert results(arena("--resume", str(results_file), "--games", "4")) == results(first)


def test_a_results_file_says_what_is_to_be_played(arena: Arena) -> None:
    arena("cia_vs_kgb", "dice", "last", "--games", "2", "--edition", "fr2007", "--seed", "blue")
    (results_file,) = results_files()
    arena("--resume", str(results_file))
    schedule = read_header(results_file).schedule
    assert (schedule.seed, schedule.games, schedule.settings["edition"]) == ("blue", 2, "fr2007")
    assert results_files() == [results_file]
    wrong = arena("cia_vs_kgb", "dice", "--resume", str(results_file), code=2)
    assert "another arena" in wrong
    assert "only one" in arena("--resume", str(results_file), "--fresh", code=2)


def test_everything_is_in_the_json(arena: Arena) -> None:
    arena("cia_vs_kgb", "dice", "last", "raises", "--games", "4", "--json", "all.json")
    found = json.loads(Path("all.json").read_text())
    assert found["format"] == "detente arena summary"
    assert found["plan"]["game"] == "cia_vs_kgb"
    assert (found["games"], found["deals"]) == (12, 2)
    assert {score["bot"] for score in found["bots"]} == set(found["ratings"])
    assert len(found["meetings"]) == 6
    for score in found["bots"] + found["meetings"]:
        assert 0 <= score["points"]["low"] <= score["points"]["rate"] <= score["points"]["high"]
        assert score["choices_per_game"] > 0
    assert found["statistics"]["games"] == 4
    assert "agent-revealed" in {h["event"] for h in found["statistics"]["happenings"]}
    assert len(found["failures"]) == 8


def test_json_for_the_standard_output_stands_alone(arena: Arena) -> None:
    text = arena("cia_vs_kgb", "dice", "last", "--games", "2", "--json", "-")
    assert json.loads(text)["games"] == 2
    assert not Path("-").exists()


def test_what_is_taken_from_a_file_is_said(arena: Arena) -> None:
    assert "taken from" not in arena("cia_vs_kgb", "dice", "last", "--games", "2")
    text = arena("cia_vs_kgb", "dice", "last", "--games", "4")
    assert f"2 of 4 games are taken from {results_files()[0]}" in text


def test_resuming_does_what_was_asked(arena: Arena) -> None:
    asked = ["--games", "4", "--stats", "--json", "all.json", "--records", "kept"]
    arena("cia_vs_kgb", "dice", "last", *asked)
    (results_file,) = results_files()
    lines = results_file.read_text().splitlines()
    results_file.write_text("\n".join(lines[:3]) + "\n")
    Path("all.json").unlink()
    text = arena("--resume", str(results_file))
    assert "round-started" in text
    assert json.loads(Path("all.json").read_text())["games"] == 4
    assert len(list(Path("kept").iterdir())) == 4


@pytest.mark.parametrize("time", ["2", "0s", "fast", "-1s"])
def test_a_time_has_a_unit(arena: Arena, time: str) -> None:
    assert "250ms or 2s" in arena("cia_vs_kgb", "dice", "--move-time", time, code=2)


def test_the_same_seed_gives_the_same_json(arena: Arena) -> None:
    texts = []
    for folder in ("a", "b"):
        options = ["--games", "4", "--seed", "7", "--out", folder, "--json", f"{folder}.json"]
        arena("cia_vs_kgb", "dice", "last", *options)
        found = json.loads(Path(f"{folder}.json").read_text())
        for score in found["bots"] + found["meetings"]:
            del score["ms_per_choice"]
        texts.append(json.dumps(found))
    assert texts[0] == texts[1]


def test_a_bot_that_fails_is_shown_with_its_record(arena: Arena) -> None:
    text = " ".join(arena("cia_vs_kgb", "dice", "raises", "--games", "2").split())
    assert "raises failed and forfeited a game (ValueError: lost the thread)" in text
    assert "forfeits" in text
    records = sorted(Path().glob("arena-*/*.detente"))
    assert len(records) == 2
    assert {read_record(path).record.notes["bot"] for path in records} == {"raises"}


@pytest.mark.slow
def test_statistics_and_pictures_on_demand(arena: Arena) -> None:
    text = arena("cia_vs_kgb", "dice", "--games", "2", "--stats", "--plot", "p.svg", "--lang", "ru")
    assert "round-started" in text
    assert "Аналитик" in text
    assert "против" in Path("p.svg").read_text(encoding="utf-8")


def test_a_bot_among_three_of_another(arena: Arena) -> None:
    """Named as they sit, the number of seats need not be given."""
    text = arena("services", "last", "dice", "dice", "dice", "--games", "8", "--json", "all.json")
    assert "3 × dice" in text
    assert "an even share is 25.0%" in text
    (results_file,) = results_files()
    schedule = read_header(results_file).schedule
    assert (schedule.seats, schedule.bots) == (4, ("last", "dice", "dice", "dice"))
    found = json.loads(Path("all.json").read_text())
    assert (found["games"], found["deals"], found["even_share"]) == (8, 2, 0.25)
    assert [score["bot"] for score in found["bots"]] == ["last", "dice"]
    assert results(arena("--resume", str(results_file))) == results(text)


def test_each_of_two_bots_alone_among_the_other(arena: Arena) -> None:
    text = arena("services", "last", "dice", "--seats", "3", "--games", "6", "--stats")
    assert "2 × dice" in text and "2 × last" in text
    assert "no. 3" in text
    (results_file,) = results_files()
    assert len(results_file.read_text().splitlines()) == 1 + 2 * 6


def test_bots_alone_play_the_same_deals(arena: Arena) -> None:
    text = arena("solo", "dice", "last", "--seats", "1", "--games", "6", "--json", "all.json")
    assert "Deal by deal" in text
    (results_file,) = results_files()
    played = [json.loads(line) for line in results_file.read_text().splitlines()[1:]]
    assert sorted((game["deal"], *game["lineup"]) for game in played) == [
        (deal, bot) for deal in range(1, 7) for bot in ("dice", "last")
    ]
    found = json.loads(Path("all.json").read_text())
    assert [(one["bot"], one["other"]) for one in found["comparisons"]] == [
        ("dice", "last"),
        ("last", "dice"),
    ]
    assert all(len(score["scores"]["quartiles"]) == 5 for score in found["bots"])
    assert "seating" in arena("solo", "dice", "--option", "seating=round", code=2)


@pytest.mark.parametrize(
    ("bots", "seats", "named"),
    [
        ("dice dice", 2, "dice"),
        ("dice dice dice", 3, "dice"),
        ("last dice last", 3, "last dice last"),
        ("last dice dice dice dice dice", 1, "last dice"),
    ],
)
def test_who_repeats_a_bot_fills_the_table(arena: Arena, bots: str, seats: int, named: str) -> None:
    arena("services", *bots.split(), "--games", "1")
    (results_file,) = results_files()
    schedule = read_header(results_file).schedule
    assert (schedule.seats, schedule.bots) == (seats, tuple(named.split()))


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ([], ["cia_vs_kgb"]),
        (["cia_vs_kgb"], ["random"]),
        (["chess", "dice"], ["chess", "cia_vs_kgb"]),
        (["cia_vs_kgb", "nobody"], ["nobody", "random"]),
        (["cia_vs_kgb", "dice", "--games", "many"], ["--games", "many"]),
        (["cia_vs_kgb", "dice", "--games", "0"], ["--games", "0"]),
        (["cia_vs_kgb", "dice", "--seats", "3"], ["3", "2"]),
        (["cia_vs_kgb", "dice", "--edition", "de2009"], ["de2009", "ru2014"]),
        (["cia_vs_kgb", "dice", "--option", "edition"], ["NAME=VALUE"]),
        (["cia_vs_kgb", "dice", "--option", "speed=3"], ["speed", "loop_guard"]),
        (["cia_vs_kgb", "dice", "--plot", "p.gif"], ["p.gif", ".svg"]),
        (["cia_vs_kgb", "dice", "--json", "none/x"], ["none/x"]),
        (["--resume", "none"], ["none"]),
    ],
)
def test_what_makes_no_sense_gives_one_sentence(
    arena: Arena, args: list[str], words: list[str]
) -> None:
    sentence = arena(*args, code=2)
    assert all(word in sentence for word in words)
    assert results_files() == []
