"""A server, a browser and its visitors. Without a browser these tests are skipped, all of them."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from detente import State
from tests.server.serving import Server, serving

if TYPE_CHECKING:  # Few tests need a browser, and its library takes its time.
    from playwright.sync_api import Browser

    from tests.web.stored_tables import StoredTable
    from tests.web.visitor import Visitor

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
]
PATIENCE = 30_000
"""Milliseconds after which what a test waits for is missing, also on a busy machine."""

Arrive = Callable[..., "Visitor"]
StoreTable = Callable[..., "StoredTable"]


@pytest.fixture(scope="session")
def installed() -> str:
    """Where the system's Chromium is."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        pytest.skip(f"the page is tested where one of {', '.join(CHROMIUM)} is installed")
    return found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put what needs the browser last: while Playwright runs, no other test could run a loop."""
    items.sort(key=lambda item: "chromium" in getattr(item, "fixturenames", ()))


@pytest.fixture(scope="session")
def chromium(installed: str) -> Iterator["Browser"]:
    """One browser for all these tests."""
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('table') / 'table.db'}"


@pytest.fixture(scope="session")
def server(installed: str, database: str) -> Iterator[Server]:
    """One server for all these tests; at its tables bots do not dally."""
    with serving(database) as server:
        yield server


@contextmanager
def visiting(chromium: "Browser", server: Server) -> Iterator[Arrive]:
    """Lets people arrive, each with a browser of their own; nothing may go wrong in any of them."""
    from tests.web.visitor import Visitor

    here: list[Visitor] = []

    def arrive(**settings: Any) -> Visitor:
        usual = {"locale": "en-US", "viewport": {"width": 1280, "height": 800}}
        still = {"reduced_motion": "reduce"}  # nobody waits for what moves
        context = chromium.new_context(**{**usual, **still, **settings})
        context.set_default_timeout(PATIENCE)
        here.append(Visitor(context, server.address))
        return here[-1]

    yield arrive
    for visitor in here:
        visitor.context.close()
    assert [fault for visitor in here for fault in visitor.faults] == []


@pytest.fixture
def arrive(chromium: "Browser", server: Server) -> Iterator[Arrive]:
    """Lets somebody arrive at the server."""
    with visiting(chromium, server) as arrive:
        yield arrive


@pytest.fixture
def visitor(arrive: Arrive) -> "Visitor":
    """Somebody with an English browser on a usual screen."""
    return arrive()


@pytest.fixture
def store_table(server: Server, database: str) -> StoreTable:
    """Stores a table at which a position has been reached."""

    from tests.web.stored_tables import StoredTable, stored

    def store_table(state: State, **more: Any) -> StoredTable:
        return stored(database, state, **more)

    return store_table
