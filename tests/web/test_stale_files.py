"""A browser that has files of a page of before: after a reload it has those of today.

The server of before did not say that files may change, so a browser uses them for a while without
asking. Here both servers are played by the test; upgrade.js and stale_files.js are the
page's own.
"""

import threading
from collections.abc import Iterator
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import detente

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

WEB = Path(detente.__file__).parent / "web"
NEW = [WEB / "frame" / "upgrade.js", WEB / "frame" / "stale_files.js"]
"""What no page of before has."""
USED = [*NEW, WEB / "board" / "html.js", *(WEB / "vendor").glob("*.js")]
"""The page's own files; the others are played as well."""
BEFORE, TODAY = "before", "today"
LONG_AGO = formatdate(1_600_000_000, usegmt=True)
APP = "/static/frame/app.js"
PARTS = ("/static/frame/part.js", "/static/style/base.css", "/games/chess/board.js")
"""What is imported at once, a style sheet, and what is imported later."""
STARTS = {
    BEFORE: "",
    TODAY: '<script type="module" src="/static/frame/upgrade.js"></script>',
}


class Site(ThreadingHTTPServer):
    """The server, first that of before."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.version = BEFORE
        self.pages = 0
        """How often the page was asked for."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def content(self, path: str) -> tuple[str, str] | None:
        """The type and the text of what is at a path; both tell the version."""
        shown = f'(window.shown ??= {{}})["{path}"] = "{self.version}";'
        if path == "/":
            self.pages += 1
            style = '<link rel="stylesheet" href="/static/style/base.css" />'
            module = f'<script type="module" src="{APP}"></script>'
            return "text/html", f"<head>{style}{STARTS[self.version]}{module}</head><body></body>"
        if path == APP:
            later = 'setTimeout(() => import("/games/chess/board.js"), 200);'
            taken = (
                "if (sessionStorage.getItem('pending:here')) sessionStorage.setItem('taken', '1');"
            )
            return "text/javascript", f'import "./part.js"; {shown} {taken} {later}'
        if path.endswith(".css"):
            return "text/css", f"body {{ --version: {self.version}; }}"
        if path in PARTS:
            return "text/javascript", shown
        file = WEB / path.removeprefix("/static/")
        if file in USED and (self.version == TODAY or file not in NEW):
            return "text/javascript", file.read_text(encoding="utf-8")
        return None


class Handler(BaseHTTPRequestHandler):
    server: Site

    def do_GET(self) -> None:
        found = self.server.content(self.path)
        self.send_response(200 if found else 404)
        kind, text = found or ("text/plain", "")
        if self.path == "/" or self.server.version == TODAY:
            self.send_header("Cache-Control", "no-cache")
        self.send_header("Last-Modified", LONG_AGO)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(text.encode())))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture
def site() -> Iterator[Site]:
    with Site() as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        yield site
        site.shutdown()


@pytest.fixture
def page(chromium: "Browser", site: Site) -> Iterator["Page"]:
    """Somebody who has the page of before open."""
    context = chromium.new_context()
    page = context.new_page()
    page.goto(site.address)
    shows(page, BEFORE)
    site.version = TODAY
    yield page
    context.close()


def shows(page: "Page", version: str) -> None:
    """Wait until all parts of the page are of a version."""
    page.wait_for_function(
        """([version, modules]) =>
            modules.every((module) => window.shown?.[module] === version) &&
            getComputedStyle(document.body).getPropertyValue("--version") === version""",
        arg=[version, [path for path in (APP, *PARTS) if path.endswith(".js")]],
    )


def test_without_it_a_reload_starts_the_page_of_before(page: "Page", site: Site) -> None:
    """Otherwise this file would prove nothing."""
    STARTS[TODAY], used = "", STARTS[TODAY]
    try:
        page.reload()
        shows(page, BEFORE)
    finally:
        STARTS[TODAY] = used


def test_after_a_reload_the_page_is_that_of_today(page: "Page", site: Site) -> None:
    page.reload()
    shows(page, TODAY)
    page.wait_for_timeout(1500)  # longer than it waits until it replaces what it has found
    assert site.pages <= 4, (
        "before, the reload, and one for what was loaded at once and for the rest"
    )
    pages = site.pages
    page.reload()
    shows(page, TODAY)
    page.wait_for_timeout(1500)
    assert site.pages == pages + 1


def test_another_tab_has_the_files_of_today_as_well(page: "Page", site: Site) -> None:
    other = page.context.new_page()
    other.goto(site.address)
    shows(other, TODAY)


def test_a_browser_without_old_files_loads_the_page_once(chromium: "Browser", site: Site) -> None:
    site.version = TODAY
    context = chromium.new_context()
    page = context.new_page()
    for count in (1, 2):
        page.goto(site.address)
        shows(page, TODAY)
        page.wait_for_timeout(1500)
        assert site.pages == count
    context.close()


def test_the_page_of_before_does_not_get_what_only_that_of_today_can_send(page: "Page") -> None:
    old, new = {"demand": {"do": "say", "id": "1"}}, {"request": {"type": "chat", "id": "2"}}
    for table, kept in (("here", old), ("there", new)):
        keep = "([name, kept]) => sessionStorage.setItem(name, JSON.stringify([kept]))"
        page.evaluate(keep, [f"pending:{table}", kept])
    page.reload()
    shows(page, TODAY)
    stored = "name => JSON.parse(sessionStorage.getItem(name))"
    assert page.evaluate(stored, "taken") is None
    assert page.evaluate(stored, "before:pending:here") == [old]
    assert page.evaluate(stored, "pending:there") == [new]
