"""A pytest plugin: with --time-limit, a test that is not marked slow must be fast."""

import os
from collections.abc import Generator

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--time-limit",
        type=float,
        metavar="SECONDS",
        help="fail a test that takes more processor time and is not marked slow",
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Hold the test to the limit, by processor time: a busy machine is no fault of the test."""
    before = processor_time()
    yield
    taken = processor_time() - before
    limit = item.config.getoption("time_limit")
    if limit is not None and taken > limit and not item.get_closest_marker("slow"):
        pytest.fail(f"took {taken:.1f} s of processor time: mark it slow", pytrace=False)


def processor_time() -> float:
    """Seconds that this process and its finished children have worked."""
    return sum(os.times()[:4])
