"""A page that is open while the server is upgraded: it reloads itself, and nothing goes unsaid."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from detente.server.static import VERSION_HEADER, page_version
from tests.server.serving import Server, serving
from tests.web.browser import Arrive, visiting

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route

    from tests.web.visitor import Visitor

UPGRADED = "9.9.9"
NO_SOCKETS = """() => {
  window.WebSocket = class {
    static OPEN = 1;
    constructor() { setTimeout(() => this.onclose()); }
    close() {}
  };
}"""
"""Until it is reloaded the page has HTTP alone, where a test decides what goes first."""


@pytest.fixture
def upgradable(chromium: "Browser", tmp_path: Path) -> Iterator[tuple[Server, Arrive]]:
    """A server of its own, and people who come to it."""
    with (
        serving(f"sqlite:///{tmp_path / 'table.db'}") as server,
        visiting(chromium, server) as arrive,
    ):
        yield server, arrive


def upgrade(visitor: "Visitor", before_answer: Callable[[], object] | None = None) -> None:
    """From now on the server seems to be another version; something may happen before that."""
    from playwright.sync_api import Error as PlaywrightError

    done: list[object] = []

    def answer(route: "Route") -> None:
        waits = before_answer is not None and not done
        if waits and "/health" not in route.request.url:  # the page would act before that
            route.abort()
            return
        try:
            answered = route.fetch()
        except PlaywrightError:  # the server is still down
            route.abort()
            return
        if before_answer is not None and not done:
            done.append(before_answer())
        headers = {**answered.headers, VERSION_HEADER.lower(): UPGRADED}
        if "text/html" in answered.headers.get("content-type", ""):
            body = answered.text().replace(page_version(), UPGRADED)
            route.fulfill(response=answered, headers=headers, body=body)
        else:
            route.fulfill(response=answered, headers=headers)

    for path in ("/", "/health", "/t/*", "/api/**"):
        visitor.context.route(f"{visitor.address}{path}", answer)


def at_a_table(server: Server, arrive: Arrive) -> "Visitor":
    """Somebody whose bot has moved already moves while the server is down."""
    from tests.web.visitor import REFUSED, UNREACHABLE

    visitor = arrive()
    visitor.forgives(UNREACHABLE)
    visitor.forgives(REFUSED)
    visitor.starts_a_game()
    visitor.awaits("your-turn")
    visitor.page.locator('.table[data-version="1"]').wait_for(state="attached")
    visitor.page.evaluate("window.before = true")
    server.kill()
    visitor.move_button("analyst").click()
    return visitor


def reloaded(visitor: "Visitor") -> None:
    visitor.page.wait_for_function("() => window.before === undefined")


def test_the_page_reloads_itself_and_sends_what_was_not_answered(
    upgradable: tuple[Server, Arrive],
) -> None:
    server, arrive = upgradable
    visitor = at_a_table(server, arrive)
    loads: list[Any] = []
    visitor.page.on("load", lambda page: loads.append(page))
    upgrade(visitor)
    server.start()
    reloaded(visitor)
    visitor.page.locator('.table[data-version]:not([data-version="1"])').wait_for(state="attached")
    address = f"{visitor.address}/api/tables/{visitor.table}/positions/2"
    view = visitor.context.request.get(address).json()["view"]
    assert view["board"]["sides"][view["seat"]]["agent_x"] == "analyst"
    assert visitor.page.evaluate("sessionStorage.getItem('reloaded-for')") == f'["{UPGRADED}"]'
    assert len(loads) == 1
    assert visitor.page.locator(".toast").count() == 0


def test_what_can_no_longer_be_done_is_told_as_lost(upgradable: tuple[Server, Arrive]) -> None:
    server, arrive = upgradable
    visitor = at_a_table(server, arrive)

    def play_elsewhere() -> None:
        """The same person makes another move with another device."""
        cookies = {str(one.get("name")): str(one.get("value")) for one in visitor.context.cookies()}
        with httpx.Client(base_url=server.address, cookies=cookies, verify=False) as device:
            csrf = device.get("/api/me").json()["csrf"]
            move = {"id": "elsewhere", "version": 1, "move": "director"}
            path = f"/api/tables/{visitor.table}/moves"
            device.post(path, json=move, headers={"X-CSRF-Token": csrf}).raise_for_status()

    visitor.page.evaluate(NO_SOCKETS)
    upgrade(visitor, play_elsewhere)
    server.start()
    reloaded(visitor)
    visitor.reads(
        re.compile("^Your last action before the page was reloaded is lost. The table has")
    )
    kept = "name => sessionStorage.getItem(name)"
    assert visitor.page.evaluate(kept, f"pending:{visitor.table}") is None
    visitor.clicks("Close")


def test_the_lobby_reloads_itself_too(upgradable: tuple[Server, Arrive]) -> None:
    _, arrive = upgradable
    visitor = arrive()
    visitor.goes()
    visitor.reads("New game")
    visitor.page.evaluate("window.before = true")
    upgrade(visitor)
    reloaded(visitor)
    visitor.reads("New game")
    visitor.page.wait_for_timeout(5000)  # the lobby asks every four seconds
    assert visitor.page.evaluate("sessionStorage.getItem('reloaded-for')") == f'["{UPGRADED}"]'
