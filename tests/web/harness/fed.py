"""The page as the harness feeds it: a visitor who sees recorded games step by step."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

import httpx
import pytest

from tests.server.serving import Server
from tests.web.browser import Arrive
from tests.web.visitor import Visitor

GAMES: Final = ["agents", "cia_vs_kgb", "secret_power", "twilight_struggle"]

BOARDS: Final = {
    "agents": ".asw-part, .asw-score > b",
    "cia_vs_kgb": ".cvk-gauge > b",
    "secret_power": ".sp-cost, .sp-counts b, .sp-figure b",
    "twilight_struggle": ".ts-country b",
}
"""The boards that fill the regions, each with the numbers that decide: they pass all points of the
acceptance, the long tests at their fullest positions included."""

SIZES: Final = {
    "laptop": (1366, 768),
    "laptop in a browser": (1366, 641),
    "smallest": (1280, 720),
    "usual": (1440, 900),
    "usual in a browser": (1440, 789),
    "large": (1920, 1080),
    "large in a browser": (1920, 937),
    "largest": (2560, 1440),
    "wide": (3440, 1440),
}
"""The windows for which the regions have stated sizes, and what browsers leave of them."""
DIGITS: Final = {"usual": 15, "large": 18, "largest": 24}
"""The least size of a number that decides, in the windows for which it is stated."""

REFUSED: Final[dict[str, Any]] = {
    "error": "refused-not-asked",
    "args": {},
    "text": "",
    "rule": None,
}
"""An answer to a move that is not made."""

LANGUAGES: Final = ["en", "fr", "ru"]
THEMES: Final = ["light", "dark"]
LAYOUT: Final = Path(__file__).with_name("layout.js")

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

    def resizes(self, size: tuple[int, int]) -> None:
        """Give the page another size, and wait until it is laid out."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate("harness.change()")

    def finds(self, look: str, *arguments: Any) -> Any:
        """What a function of layout.js finds in the page."""
        return self.page.evaluate(f"(them) => layout.{look}(...them)", [*arguments])

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
    """The fullest positions of a game, each as a page of the harness is asked for it.

    The seat is named as well, for the updates of all seats may have many megabytes.
    """
    return _fullest(server.address, game)[:count]


@cache
def _fullest(address: str, game: str) -> list[dict[str, Any]]:
    found = httpx.get(f"{address}/harness/{game}/fullest", timeout=60, verify=False).json()
    return [{name: at[name] for name in ("record", "step", "seat")} for at in found]


@pytest.fixture
def feed(arrive: Arrive) -> Feed:
    """Opens pages of the harness; the settings are those of the browser."""

    def feed(game: str, settings: dict[str, Any] | None = None, **query: Any) -> FedPage:
        usual = {"viewport": {"width": 1440, "height": 900}}
        visitor = arrive(**{**usual, **(settings or {})})
        visitor.page.add_init_script(path=LAYOUT)
        return FedPage(visitor).opens(game, **query)

    return feed
