"""What holds for all tests."""

import gc
from collections.abc import Iterator

import pytest

from detente import registry
from tests.toys import sealed_bids as toy

pytest_plugins = ["tests.time_limit", "tests.web.browser"]


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
