"""The fonts in which the page is set, and how small its letters are."""

from typing import TYPE_CHECKING, Any

import pytest

from tests.web.browser import Arrive

if TYPE_CHECKING:
    from playwright.sync_api import Response, Route

    from tests.web.visitor import Visitor

FAMILIES = {"Oswald", "Roboto Condensed", "IBM Plex Mono", "IBM Plex Mono SemiBold"}
LEAST = 12
"""Pixels: no letter of the page is smaller."""
PAGES = {
    "/": ".new-game .tile",
    "/learn/twilight_struggle": "main li",
    "/rules/agents": ".rule",  # It quotes Russian words.
}
MOST = {"en-US": 75_000, "fr-FR": 75_000, "ru-RU": 115_000}
SMALL = """least => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = [];
  while (walker.nextNode()) {
    const { parentElement: parent, textContent: text } = walker.currentNode;
    if (!text.trim() || !parent.checkVisibility()) continue;
    if (parent.closest("select, .visually-hidden")) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size < least) small.push(`${size} ${text.trim().slice(0, 30)}`);
  }
  return small;
}"""


def goes(visitor: "Visitor", path: str) -> None:
    visitor.goes(path)
    visitor.page.locator(PAGES[path]).first.wait_for()


def goes_in_our_fonts(visitor: "Visitor", path: str) -> None:
    """Visits until the fonts come in time: a busy machine may be too slow for that."""
    for _ in range(10):
        goes(visitor, path)
        if visitor.page.locator("html").get_attribute("data-fonts") is None:
            return
    raise AssertionError("the fonts never came in time")


def fonts_used(visitor: "Visitor") -> dict[str, str]:
    """Font → a text that is set in it, of all that is shown."""
    wire = visitor.context.new_cdp_session(visitor.page)
    wire.send("DOM.enable")
    wire.send("CSS.enable")
    tree: Any = wire.send("DOM.getDocument", {"depth": -1})
    used: dict[str, str] = {}

    def walk(node: Any) -> None:
        for child in node.get("children", []):
            if child["nodeType"] == 3 and child["nodeValue"].strip():
                found: Any = wire.send("CSS.getPlatformFontsForNode", {"nodeId": node["nodeId"]})
                used.update({font["familyName"]: child["nodeValue"] for font in found["fonts"]})
            elif child["nodeName"] not in ("SCRIPT", "NOSCRIPT", "SELECT"):
                walk(child)

    walk(tree["root"])
    return used


@pytest.mark.parametrize("locale", MOST)
def test_every_text_is_set_in_our_fonts(arrive: Arrive, locale: str) -> None:
    visitor = arrive(locale=locale)
    fetched: dict[str, int] = {}

    def count(response: "Response") -> None:
        if response.url.endswith(".woff2"):
            fetched[response.url] = len(response.body())

    visitor.page.on("response", count)
    for path in PAGES:
        goes_in_our_fonts(visitor, path)
        used = fonts_used(visitor)
        assert {name: text for name, text in used.items() if name not in FAMILIES} == {}, path
        if not path.startswith("/rules"):
            assert sum(fetched.values()) < MOST[locale]
            assert ("cyrillic" in " ".join(fetched)) == (locale == "ru-RU")
    assert len(fetched) >= 4 and all(url.startswith(visitor.address) for url in fetched)


@pytest.mark.parametrize("width", [360, 1440])
def test_no_letter_is_small(arrive: Arrive, width: int) -> None:
    visitor = arrive(viewport={"width": width, "height": 900})
    for path in PAGES:
        goes(visitor, path)
        assert visitor.page.evaluate(SMALL, LEAST) == [], path


def test_fonts_that_do_not_come_in_time_are_not_used(arrive: Arrive) -> None:
    visitor = arrive()
    late: list[Route] = []
    visitor.page.route("**/*.woff2", lambda route: late.append(route))
    visitor.page.goto(visitor.address, wait_until="commit")  # fonts hold up what is "loaded"
    visitor.page.locator(PAGES["/"]).first.wait_for()
    assert visitor.page.locator("html").get_attribute("data-fonts") == "system"
    title = visitor.page.locator("h1").bounding_box()
    for route in late:
        route.continue_()
    visitor.page.wait_for_function("() => document.fonts.check('1em Oswald')")
    assert visitor.page.locator("h1").bounding_box() == title
    assert FAMILIES.isdisjoint(fonts_used(visitor))


def test_without_font_files_the_page_is_shown(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.forgives(r"\.woff2")
    visitor.page.route("**/*.woff2", lambda route: route.abort())
    goes(visitor, "/")
    assert visitor.page.locator("html").get_attribute("data-fonts") == "system"
