"""The comparison of two checkouts: its statistics, its order of turns, and a run of its own."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from math import exp, inf, isclose, log
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console

from benchmarks.compare import sides
from benchmarks.compare.__main__ import arguments, compare
from benchmarks.compare.intervals import LEAST_ROUNDS, enough, interval, student
from benchmarks.compare.library import Calibration, Library
from benchmarks.compare.report import entry, remarks, table
from benchmarks.compare.rows import Row, Sample, Series, Turn, pooled, sample
from benchmarks.compare.sides import Side, before, revision
from benchmarks.workers import ROOT, Worker

SECONDS = Row("engine", "agents", "compiled", "games", "µs a move")
RATE = Row("load", "agents", "compiled", "moves a second", "1/s", rate=True)


# --- statistics ----------------------------------------------------------------------------------


def test_an_interval_is_that_of_students_t() -> None:
    found = interval([0.0, 0.02, -0.02, 0.04])
    assert found is not None
    half = 3.182 * (0.0002 / 0.3) ** 0.5 / 4**0.5
    assert isclose(found.ratio, exp(0.01))
    assert isclose(found.low, exp(0.01 - half)) and isclose(found.high, exp(0.01 + half))


def test_of_ten_rounds_and_more_the_ends_are_cut_off() -> None:
    found = interval([9.0, -7.0, *[0.02, -0.02] * 4])
    assert found is not None
    winsorized = (10 * 0.0004 / 9) ** 0.5  # five times 0.02, five times -0.02
    half = 2.365 * winsorized / (8 / 10 * 10**0.5)
    assert isclose(found.ratio, 1.0)
    assert isclose(found.low, exp(-half)) and isclose(found.high, exp(half))
    assert isclose(found.width, exp(half) - exp(-half))


def test_a_ratio_is_the_mean_of_logarithms() -> None:
    found = interval([log(2.0), log(0.5)])
    assert found is not None
    assert isclose(found.ratio, 1.0)


def test_one_round_has_no_interval() -> None:
    assert interval([]) is None
    assert interval([0.1]) is None


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (5, 2.571), (30, 2.042), (31, 2.0395), (120, 1.9799)]
)
def test_students_quantiles(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=5e-4)


def test_a_narrow_interval_of_few_rounds_is_not_enough() -> None:
    assert not enough([0.0] * (LEAST_ROUNDS - 1), 0.04)
    assert enough([0.0] * LEAST_ROUNDS, 0.04)
    assert not enough([-0.1, 0.1] * LEAST_ROUNDS, 0.04)


def test_more_speed_is_a_ratio_above_one() -> None:
    halved = (Turn(5.0, 10, "a"), Turn(10.0, 10, "a"))
    assert isclose(exp(sample(SECONDS, [halved]).log_ratio), 2.0)
    assert isclose(exp(sample(RATE, [halved]).log_ratio), 0.5)
    assert isclose(exp(pooled(SECONDS, (5.0, 10.0), [halved]).log_ratio), 2.0)


def test_one_disturbed_turn_does_not_move_a_round() -> None:
    quiet = (Turn(10.0, 1, ""), Turn(10.0, 1, ""))
    disturbed = (Turn(10.0, 1, ""), Turn(90.0, 1, ""))
    assert sample(SECONDS, [quiet, disturbed, quiet]).log_ratio == 0.0


def test_other_moves_are_noticed_and_said() -> None:
    same = (Turn(1.0, 5, "a b"), Turn(1.0, 5, "a b"))
    other = (Turn(1.0, 5, "a b"), Turn(1.0, 5, "a c"))
    unknown = (Turn(1.0, 5), Turn(1.0, 5))
    assert sample(SECONDS, [same, same]).same is True
    assert sample(SECONDS, [same, other]).same is False
    assert sample(SECONDS, [unknown]).same is None
    series = Series(SECONDS, [sample(SECONDS, [other])] * LEAST_ROUNDS)
    assert any("did not play the same moves" in remark for remark in remarks([series], 0.04))
    assert entry(series, 0.04)["same_moves"] is False


def test_a_disturbed_calibration_is_said() -> None:
    loop = Row("calibration", "python", "compiled", "loop", "ms")
    quiet = Series(loop, [Sample(off, (1.0, 1.0), 2, (0, 0), True) for off in (-0.01, 0.0, 0.01)])
    disturbed = Series(
        loop, [Sample(off, (1.0, 1.0), 2, (0, 0), True) for off in (0.2, 0.21, 0.22)]
    )
    game = Series(SECONDS, disturbed.samples)
    said = "something else has disturbed one side"
    assert any(said in remark for remark in remarks([quiet, disturbed], 0.1))
    assert not any(said in remark for remark in remarks([quiet, game], 0.1))


# --- going round ---------------------------------------------------------------------------------


class Given:
    """A part that measures what it is given: a list of log ratios for each row."""

    def __init__(self, given: dict[Row, list[float]]) -> None:
        self.rows = list(given)
        self.given = given
        self.wanted: list[list[Row]] = []

    def round(self, number: int, wanted: Sequence[Row]) -> Iterator[tuple[Row, Sample]]:
        self.wanted.append(list(wanted))
        for row in wanted:
            yield row, Sample(self.given[row][number], (1.0, 1.0), 4, (10, 10), True)


def test_it_stops_when_every_interval_is_narrow() -> None:
    steady = [0.0, 0.001] * 10
    wild = [0.0] + [0.2, -0.2] * 3 + [0.0] * 40
    part = Given({SECONDS: steady, RATE: wild})
    quick, slow = compare(part, width=0.2, most=40)
    assert len(quick.samples) == LEAST_ROUNDS
    assert LEAST_ROUNDS < len(slow.samples) < 40
    assert slow.enough(0.2) and not enough(slow.log_ratios[:-1], 0.2)
    assert part.wanted[0] == [SECONDS, RATE] and part.wanted[-1] == [RATE]


def test_it_gives_up_and_says_so() -> None:
    part = Given({SECONDS: [0.3, -0.3] * 10})
    found = compare(part, width=0.04, most=8)
    assert len(found[0].samples) == 8
    assert any("1 of 1 intervals did not get down" in remark for remark in remarks(found, 0.04))
    assert entry(found[0], 0.04)["reached"] is False
    console = Console(width=150)
    with console.capture() as shown:
        console.print(table(found, 0.04, ("new", "old")))
    assert "wide" in shown.get()


def test_time_is_a_limit_but_each_part_has_a_round() -> None:
    part = Given({SECONDS: [0.0] * 10})
    assert len(compare(part, width=0.04, most=8, deadline=-inf)[0].samples) == 1


class Noting:
    """A worker that notes whose turn it is."""

    def __init__(self, name: str, notes: list[tuple[str, int]]) -> None:
        self.name = name
        self.notes = notes

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        self.notes.append((self.name, request["seed"]))
        return {"each": 1.0, "seconds": 1.0, "moves": 3, "digest": "same"}


def test_sides_alternate_and_do_the_same() -> None:
    notes: list[tuple[str, int]] = []
    workers = cast("list[Worker]", [Noting("A", notes), Noting("B", notes)])
    here = Side("here", {"compiled": Path()})
    library = Library("engine", ["games"], (here, here), ["agents"], "compiled", 4, 0.1)
    found = library.measure(library.rows[0], workers, 2)
    calibration, warm_up, counted = notes[:1], notes[1:3], notes[3:]
    assert calibration[0][0] == "B"
    assert {name for name, _ in warm_up} == {"A", "B"}
    assert "".join(name for name, _ in counted) == "ABBAABBA"
    seeds = [seed for _, seed in counted]
    assert seeds[::2] == seeds[1::2] and len(set(seeds)) == 4
    assert found.turns == 4 and found.moves == (12, 12) and found.same is True


def test_a_calibration_is_the_same_work_on_both_sides() -> None:
    here = Side("here", {"uncompiled": ROOT / "src"})
    calibration = Calibration((here, here), "uncompiled", 2, 0.001)
    loop, *references = calibration.rows
    assert loop.figure == "loop"
    assert {row.figure for row in references} <= {"reference games"}
    found = dict(calibration.round(0, [loop]))
    assert found[loop].same is True and found[loop].values[0] > 0


# --- the two sides -------------------------------------------------------------------------------


def test_another_detente_than_wanted_is_an_error(tmp_path: Path) -> None:
    package = tmp_path / "src" / "detente" / "__init__.py"
    worker = cast(Worker, SimpleNamespace(found={"detente": str(package), "compiled": False}))
    Side("here", {"uncompiled": tmp_path / "src"}).check(worker, "uncompiled")
    with pytest.raises(SystemExit, match="should be imported from"):
        Side("there", {"uncompiled": tmp_path / "other"}).check(worker, "uncompiled")
    with pytest.raises(SystemExit, match="is not compiled"):
        Side("here", {"compiled": tmp_path / "src"}).check(worker, "compiled")


def git(folder: Path, *args: str) -> None:
    author = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
    subprocess.run(["git", *author, *args], cwd=folder, check=True, capture_output=True)


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository of its own with what lies here, so that HEAD and working tree are the same."""
    folder = tmp_path_factory.mktemp("a clone")
    ignored = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__")
    for name in ("src", "benchmarks"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    git(folder, "init", "--quiet")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "All of it")
    return folder


def test_a_revision_is_copied_once(
    clone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sides, "ROOT", clone)
    side = revision("HEAD", tmp_path, ["uncompiled"])
    package = side.folders["uncompiled"] / "detente" / "__init__.py"
    assert package.read_bytes() == (clone / "src/detente/__init__.py").read_bytes()
    package.write_text("# as it was left\n")
    assert revision("HEAD", tmp_path, ["uncompiled"]) == side
    assert package.read_text() == "# as it was left\n"
    with pytest.raises(SystemExit, match="git knows no revision nothing"):
        revision("nothing", tmp_path, ["uncompiled"])


def test_the_short_form_is_compared_with_what_was_before(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sides, "ROOT", clone)
    assert before() == "HEAD~1"
    module = clone / "src" / "detente" / "look.py"
    source = module.read_text()
    module.write_text(f"{source}\n")
    assert before() == "HEAD"
    module.write_text(source)


def test_the_short_form_asks_for_less_unless_told() -> None:
    short, longer = arguments(["--short"]), arguments(["--short", "--most", "5", "v1"])
    assert (short.revision, short.most, short.variants) == (None, 3, ["compiled"])
    assert "socket" not in short.only and "calibration" in short.only
    assert (longer.revision, longer.most) == ("v1", 5)
    assert arguments(["v1"]).variants == ["compiled", "uncompiled"]


def test_a_revision_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arguments([])
    assert "name a revision" in capsys.readouterr().err


def test_a_checkout_beside_itself(clone: Path, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    quick = ["--turns", "2", "--seconds", "0.01", "--moves", "4", "--iterations", "2"]
    what = ["--only", "engine,search,socket", "--games", "cia_vs_kgb", "--variants", "uncompiled"]
    files = ["--cache", str(tmp_path), "--json", str(file)]
    run = subprocess.run(
        [sys.executable, "-m", "benchmarks.compare", "HEAD", *what, *quick, "--most", "2", *files],
        cwd=clone,
        env={**os.environ, "PYTHONPATH": str(clone / "src")},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    assert "speed of the new side / speed of the old side" in run.stdout
    rows = json.loads(file.read_text())["rows"]
    assert [(row["part"], row["figure"]) for row in rows] == [
        ("engine", "games"),
        ("engine", "clone"),
        ("engine", "determinize"),
        ("search", "decision"),
        ("socket", "server CPU"),
        ("socket", "latency"),
    ]
    for row in rows:
        assert row["same_moves"] is True
        assert row["new_moves"] == row["old_moves"]
        assert row["rounds"] == 2
        assert row["turns"] == (12 if row["part"] == "socket" else 4)
        assert row["low"] <= row["ratio"] <= row["high"]
        assert row["figure"] in run.stdout


@pytest.mark.parametrize(
    "bad", [["--only", "engines"], ["--variants", "fast"], ["--only", "engine,nothing"]]
)
def test_an_unknown_part_is_refused(bad: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arguments(["HEAD", *bad])
    assert "choose from" in capsys.readouterr().err
