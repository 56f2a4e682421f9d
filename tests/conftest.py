"""What holds for all tests."""

import gc
import os
from collections.abc import Generator, Iterator

import pytest

from detente import registry
from tests.toys import sealed_bids as toy

pytest_plugins = ["tests.web.browser"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--time-limit",
        type=float,
        metavar="SECONDS",
        help="fail a test that takes more processor time and is not marked slow",
    )


def pytest_collection_finish(session: pytest.Session) -> None:
    """Spare the garbage collector thousands of tests, which stay to the end."""
    if not session.config.option.collectonly:
        gc.collect()
        gc.freeze()


@pytest.fixture
def sealed_bids() -> Iterator[None]:
    """The tiny game of that name is one of the registered games."""
    with registry.registered(toy.PACKAGE):
        yield


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
