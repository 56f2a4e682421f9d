"""What holds for all tests."""

import gc
import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

from detente import registry
from tests.toys import sealed_bids as toy

settings.register_profile("detente", deadline=None)
settings.load_profile("detente")
"""Hypothesis times each example by the clock, and a busy machine is slow; tests.time_limit counts
the processor's time."""

pytest_plugins = ["tests.time_limit", "tests.web.browser", "tests.web.harness.fed"]


def pytest_configure() -> None:
    """Let Ctrl-C work in the programs that tests start, also if a shell runs us in the background.

    Such a shell has its jobs ignore the signal, and so would all processes that they start.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Spare the garbage collector thousands of tests, which stay to the end."""
    if not session.config.option.collectonly:
        gc.collect()
        gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def _own_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test saves anything among the games of the person who runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DETENTE_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture
def sealed_bids() -> Iterator[None]:
    """The tiny game of that name is one of the registered games."""
    with registry.registered(toy.PACKAGE):
        yield
