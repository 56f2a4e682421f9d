"""The page says that the server waits for its database, and goes on by itself when it is back."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.postgresql import PostgreSQL, Unavailable, server
from tests.server.serving import serving
from tests.web.browser import Arrive, visiting


@pytest.fixture
def postgresql() -> Iterator[PostgreSQL]:
    try:
        with server() as postgresql:
            yield postgresql
    except Unavailable as reason:
        pytest.skip(str(reason))


@pytest.fixture
def arrive(chromium: Any, postgresql: PostgreSQL) -> Iterator[Arrive]:
    """Lets somebody arrive at a server on that database."""
    with serving(postgresql.url) as there, visiting(chromium, there) as arrive:
        yield arrive


def test_the_page_waits_for_the_database(arrive: Arrive, postgresql: PostgreSQL) -> None:
    ann = arrive()
    ann.forgives("503")
    ann.starts_a_game()
    ann.awaits("your-turn")
    before = ann.page.locator(".table").get_attribute("data-version")
    postgresql.stop()
    ann.move_button(ann.codes[0]).click()
    ann.reads("waiting for its database")
    postgresql.start()
    ann.page.locator(f'.table:not([data-version="{before}"])').wait_for()
    ann.page.locator(".banner").wait_for(state="detached")


def test_the_lobby_waits_for_the_database(arrive: Arrive, postgresql: PostgreSQL) -> None:
    ann = arrive()
    ann.forgives("503")
    postgresql.stop()
    ann.goes()
    ann.reads("The database is not answering")
    postgresql.start()
    ann.page.get_by_role("heading", name="Your tables").wait_for()
    ann.page.get_by_role("button", name="Your name").wait_for()
