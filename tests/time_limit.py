"""A pytest plugin: with --time-limit, a test that is not marked slow must be fast.

What takes longer than the limit is listed at the end of the run; what takes longer than TOLERANCE
times the limit fails. Between the two lies what one machine, or the first run after a checkout
without bytecode, adds to the same test.
"""

import os
from collections.abc import Generator

import pytest

TOLERANCE = 3


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--time-limit",
        type=float,
        metavar="SECONDS",
        help="list a test that takes more processor time and is not marked slow;"
        f" fail it if it takes {TOLERANCE} times as much",
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Hold the test to the limit, by processor time: a busy machine is no fault of the test."""
    before = processor_time()
    yield
    taken = processor_time() - before
    limit = item.config.getoption("time_limit")
    if limit is None or taken <= limit or item.get_closest_marker("slow"):
        return
    sentence = f"took {taken:.1f} s of processor time: mark it slow"
    if taken > TOLERANCE * limit:
        pytest.fail(sentence, pytrace=False)
    item.user_properties.append(("over_limit", sentence))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List the tests that took longer than the limit, if not long enough to fail."""
    over = [
        f"{report.nodeid} {sentence}"
        for report in terminalreporter.getreports("passed")
        for name, sentence in report.user_properties
        if name == "over_limit"
    ]
    if over:
        terminalreporter.section("over the time limit")
        for line in over:
            terminalreporter.line(line)


def processor_time() -> float:
    """Seconds that this process and its finished children have worked."""
    return sum(os.times()[:4])
