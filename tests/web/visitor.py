"""People who visit the page with a browser, and what they do there, in a player's words."""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request
from playwright.sync_api import TimeoutError as PlaywrightTimeout

Pick = Callable[[Sequence[str]], str]
"""How somebody picks one of the legal moves."""

CIA_VS_KGB = ".*CIA vs KGB"
"""The game that most of these tests play, as the lobby calls it."""

UNREACHABLE = r"net::ERR|WebSocket connection"
REFUSED = r"status of 4\d\d"
"""What a browser says on its console when the server is away, and when it refuses something."""


class Visitor:
    """Somebody with a browser of their own; `faults` is what went wrong in it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.faults: list[str] = []
        self._forgiven: list[str] = []
        context.on("request", self._watch)
        context.on("console", self._listen)
        context.on("weberror", lambda problem: self.faults.append(str(problem.error)))
        self.page: Page = context.new_page()

    def forgives(self, pattern: str) -> None:
        """Errors on the console that this test causes on purpose."""
        self._forgiven.append(pattern)

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((f"{self.address}/", "data:", "blob:")):
            self.faults.append(f"a request left the house: {request.url}")

    def _listen(self, message: ConsoleMessage) -> None:
        words = f"{message.text} {message.location.get('url', '')}"
        expected = any(re.search(pattern, words) for pattern in self._forgiven)
        if message.type in ("error", "warning") and not expected:
            self.faults.append(words)

    # --- going about --------------------------------------------------------------------------

    def goes(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def clicks(self, name: str | re.Pattern[str], role: Any = "button") -> None:
        self.page.get_by_role(role, name=name, exact=True).click()

    def region(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    def reads(self, text: str | re.Pattern[str]) -> Locator:
        """Wait until a text is there to be read."""
        found = self.page.get_by_text(text).filter(visible=True).first
        found.wait_for()
        return found

    def picks(self, question: str, answer: str) -> None:
        """Answer one of the lobby's questions about a new game."""
        group = self.page.get_by_role("group", name=question)
        group.get_by_role("radio", name=re.compile(rf"^{answer}\b")).check()

    def starts_a_game(self, opponent: str = "Recruit", side: str = "CIA") -> str:
        """From the lobby to a new table; its id."""
        self.goes()
        self.picks("Game", CIA_VS_KGB)
        self.picks("Your side", side)
        self.picks("Opponent", opponent)
        self.clicks("Start")
        self.page.wait_for_url("**/t/*")
        return self.table

    def is_called(self, name: str) -> None:
        """Change one's own name."""
        self.opens_the_menu()
        self.page.get_by_role("banner").get_by_role("button", name="Your name").click()
        self.page.get_by_label("Your name").fill(name)
        self.clicks("Save")
        self.page.get_by_role("banner").get_by_text(name).wait_for()
        self.closes_the_menu()

    def shows(self, panel: str) -> None:
        """Bring the log, the chat or the like to the front."""
        self._draws_the_sheet()
        panels = self.page.get_by_role("navigation", name="What is shown")
        panels.get_by_role("button", name=re.compile(f"^{panel}")).click()

    def _draws_the_sheet(self) -> None:
        """In a small window what is seldom wanted lies in a sheet that is drawn up."""
        line = self.page.locator("button.sheet-line")
        if line.count() and not self.page.locator(".tabs").is_visible():
            line.click()

    def lists(self) -> None:
        """In a small window: show the list of moves."""
        fold = self.page.locator('.fold[aria-expanded="false"]')
        if fold.is_visible():
            fold.click()

    def speaks(self, language: str) -> None:
        """Switch the language; the switch is named in every language."""
        self.opens_the_menu()
        self.page.get_by_role("banner").get_by_role("combobox").select_option(language)
        self.page.locator(f"html[lang={language}]").wait_for()
        self.closes_the_menu()

    def opens_the_menu(self) -> None:
        """At a table and in a lesson; other pages show without it what it has."""
        if self.page.locator(".menu:not([open])").count():
            self.page.locator(".menu > summary").click()

    def closes_the_menu(self) -> None:
        if self.page.locator(".menu[open]").count():
            self.page.keyboard.press("Escape")

    # --- at the table -------------------------------------------------------------------------

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        return self.page.url.rpartition("/t/")[2]

    @property
    def update(self) -> Any:
        """What the server tells this visitor about the table."""
        return self.context.request.get(f"{self.address}/api/tables/{self.table}").json()

    def awaits(self, *standings: str) -> str:
        """Wait until the table stands like this: your-turn, waiting, watching, over, ..."""
        wanted = [f'.table[data-standing="{standing}"]' for standing in standings]
        wanted = [w + ":not(:has(.stage[aria-busy=true]))" for w in wanted]
        wanted = [w + (" [aria-disabled=false]" if "your-turn" in w else "") for w in wanted]
        self.page.locator(", ".join(wanted)).first.wait_for(state="attached")
        standing = self.page.locator(".table").get_attribute("data-standing")
        assert standing is not None
        return standing

    @property
    def question(self) -> Locator:
        return self.page.locator("#question")

    @property
    def move_buttons(self) -> Locator:
        return self.page.locator("[data-move]")

    @property
    def codes(self) -> list[str]:
        """The legal moves, in the order of the list."""
        codes: list[str] = self.move_buttons.evaluate_all("all => all.map(one => one.dataset.move)")
        return codes

    def move_button(self, code: str) -> Locator:
        return self.page.locator(f'[data-move="{code}"]')

    def piece(self, code: str) -> Locator:
        """A thing on the board."""
        return self.page.locator(f'.board [data-code="{code}"]')

    def chooses(self, code: str, by: Callable[[Locator], None] = lambda one: one.click()) -> None:
        """Play a move of the list, and wait until it is made."""
        self.lists()
        number = self._number()
        by(self.move_button(code))
        self._awaits_change(number)

    def taps(self, code: str) -> None:
        """Play a move of the list by touch; what is taken for a long tap is done again."""
        number = self._number()
        for _ in range(3):
            self.page.keyboard.press("Escape")  # closes the note of an earlier long tap
            self.lists()
            self.move_button(code).tap()
            with suppress(PlaywrightTimeout):
                changed = self.page.locator(f'.table:not([data-version="{number}"])')
                changed.wait_for(state="attached", timeout=5000)
                return
        raise AssertionError(f"tapping {code} plays nothing")

    def shows_as(self, side: str) -> None:
        """Take the device that was passed on, and uncover the table."""
        self.clicks(f"Show the {side} side")
        self.page.locator(".cover").wait_for(state="detached")

    def presses(self, key: str) -> None:
        """Play a move by a key, and wait until it is made."""
        number = self._number()
        self.page.keyboard.press(key)
        self._awaits_change(number)

    def _number(self) -> str | None:
        return self.page.locator(".table").get_attribute("data-version")

    def _awaits_change(self, number: str | None) -> None:
        # Not by the move going away: it may stand in the next list, too.
        self.page.locator(f'.table:not([data-version="{number}"])').wait_for(state="attached")

    def plays_on(self, pick: Pick, move: Callable[[str], None] | None = None) -> int:
        """Play until the game is over; the number of own moves."""
        moves = 0
        while self.awaits("your-turn", "over") != "over":
            (move or self.chooses)(pick(self.codes))
            moves += 1
        return moves


def soon_done(codes: Sequence[str]) -> str:
    """Pass whenever that is allowed: the quickest way to the end."""
    return "pass" if "pass" in codes else codes[-1]
