"""The tests that a fault in the rules of a game should fail, and how one process runs them."""

import json
import os
import resource
import signal
import sys
from collections.abc import Collection, Generator
from typing import Any

import pytest

STAGES = ("replays", "the rest")
"""First what is compared with stored games, answers and texts, then all other tests of the game."""
REPLAYS = tuple(
    f"tests/conformance/test_{name}.py"
    for name in ("golden", "records", "damaged", "answers", "messages_of_rules")
)
LEFT_OUT = {
    "tests/conformance/test_compiled.py": "compares with the compiled rules, which have no fault",
    "tests/conformance/test_docs.py": "the documentation",
    "tests/conformance/test_glossary.py": "the documentation",
    "tests/conformance/test_import_rules.py": "the linter of imports",
    "tests/conformance/test_interface.py": "compares with the compiled rules likewise",
    "tests/conformance/test_lessons.py": "starts a server for each test",
    "tests/conformance/test_links.py": "the documentation",
    "tests/conformance/test_size.py": "the length of modules",
    "tests/games/{game}/importer": "starts a server; compares with logs that not everybody has",
    "tests/games/{game}/web": "a browser for every fault would take hours",
}
"""Tests that are no killers, and why."""
IMPORTING = 60
"""Seconds of processor time in which all tests must have been imported."""
MEMORY = 4 << 30
LONG = 1.0
"""Seconds that a test may take which is tried before shorter ones."""


class Killers:
    """A pytest plugin: likely killers, then tests in the order of their time, each held to a limit.

    The first one that fails ends the run. A limit counts processor time, so that a busy machine
    kills nothing.
    """

    def __init__(
        self,
        others: list[str],
        seconds: dict[str, float],
        first: Collection[str] = (),
        most: float = 1e9,
    ) -> None:
        self.others = others
        self.expected = seconds
        self.first = first
        self.most = most
        self.taken: dict[str, float] = {}
        self.failed = ""
        self.running = "importing the tests"

    def report(self, outcome: str) -> dict[str, Any]:
        """What the process that started this one is told."""
        told: dict[str, Any] = {"outcome": outcome, "by": self.failed or self.running}
        if outcome == "survived":
            told["seconds"] = self.taken
        if not self.expected:  # before the first fault
            told["modules"] = sorted(sys.modules)
        return told

    def limit(self, seconds: float) -> None:
        """End this process if it works longer; zero lifts the limit."""
        signal.setitimer(signal.ITIMER_PROF, seconds)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """None about another game; the shortest first, and one that has never run comes last."""
        items[:] = [item for item in items if self.takes_part(item.nodeid)]
        items.sort(key=self.rank)

    def rank(self, item: pytest.Item) -> tuple[bool, float]:
        """The place of a test among the others; what takes long is never tried first."""
        seconds = self.expected.get(item.nodeid, 1e9)
        return seconds > LONG or item.nodeid not in self.first, seconds

    def takes_part(self, test: str) -> bool:
        """Whether a test is not too long, and its parameters do not name another game."""
        parameters = test.partition("[")[2]
        other = "/conformance/" in test and any(other in parameters for other in self.others)
        long = self.expected.get(test, 0.0) > self.most and not test.startswith(REPLAYS)
        return not other and not long

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Hold the test to ten times its usual time, and a few seconds for a small one."""
        self.running = item.nodeid
        self.limit(5 + 10 * self.expected.get(item.nodeid, 60))
        before = sum(os.times()[:4])
        result = yield
        self.taken[item.nodeid] = sum(os.times()[:4]) - before
        self.limit(0)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember what failed."""
        if report.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A module of tests that cannot be imported has failed as well."""
        if report.failed:
            self.failed = report.nodeid


def selection(game: str, stage: str) -> list[str]:
    """The arguments with which pytest runs the tests of a stage."""
    if stage == STAGES[0]:
        return [*REPLAYS]
    ignored = [f"--ignore={path.format(game=game)}" for path in (*LEFT_OUT, *REPLAYS)]
    return ["tests/conformance", f"tests/games/{game}", *ignored]


def run(arguments: list[str], killers: Killers, answer: int) -> None:
    """Run the tests in this process, write the outcome as JSON to a file descriptor, and end."""

    def end(outcome: str) -> None:
        os.write(answer, (json.dumps(killers.report(outcome)) + "\n").encode())
        os._exit(0)

    signal.signal(signal.SIGPROF, lambda *_: end("timeout"))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    killers.limit(IMPORTING)
    quiet = ["-x", "-q", "--no-header", "--no-summary", "-p", "no:cacheprovider"]
    quiet += ["-p", "no:unraisableexception"]  # what a test leaves behind is no fault of the rules
    status = pytest.main([*quiet, "--hypothesis-seed=1", *arguments], plugins=[killers])
    sys.stdout.flush()
    if status in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        end("survived")
    broken = status == pytest.ExitCode.USAGE_ERROR
    end("broken" if broken else "killed")
