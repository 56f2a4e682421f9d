"""The page as the harness feeds it: a visitor who sees recorded games step by step."""

from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

import httpx
import pytest

from tests.server.serving import Server
from tests.web.browser import Arrive
from tests.web.visitor import Visitor

GAMES = ["agents", "cia_vs_kgb", "secret_power", "twilight_struggle"]

Feed = Callable[..., "FedPage"]


class FedPage:
    """A page of the harness in a browser."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def opens(self, game: str, **query: Any) -> "FedPage":
        """Open a game; the query is that of the address."""
        asked = {name: value for name, value in query.items() if value is not None}
        self.visitor.goes(f"/harness/{game}?{urlencode(asked)}")
        self.page.evaluate("harness.ready()")
        return self

    def goes(self, step: int) -> None:
        """Show a step."""
        self.page.evaluate("step => harness.go(step)", step)

    def changes(self, edit: str) -> None:
        """Show the step with something changed: a function of the update, in JavaScript."""
        self.page.evaluate(f"harness.change({edit})")

    def answers(self, what: str, answer: Any) -> None:
        """Answer a request of the page so from now on."""
        self.page.evaluate("([what, it]) => (harness.answers[what] = () => it)", [what, answer])

    @property
    def steps(self) -> int:
        """The number of the last step."""
        return int(self.page.evaluate("harness.steps"))

    @property
    def requests(self) -> list[Any]:
        """What the page has asked for or sent."""
        found: list[Any] = self.page.evaluate("harness.requests")
        return found


def fullest(server: Server, game: str, count: int = 12) -> list[dict[str, Any]]:
    """The fullest positions of a game."""
    address = f"{server.address}/harness/{game}/fullest?count={count}"
    found: list[dict[str, Any]] = httpx.get(address, timeout=60, verify=False).json()
    return found


@pytest.fixture
def feed(arrive: Arrive) -> Feed:
    """Opens pages of the harness; the settings are those of the browser."""

    def feed(game: str, settings: dict[str, Any] | None = None, **query: Any) -> FedPage:
        usual = {"viewport": {"width": 1440, "height": 900}}
        return FedPage(arrive(**{**usual, **(settings or {})})).opens(game, **query)

    return feed
