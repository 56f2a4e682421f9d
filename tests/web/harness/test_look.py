"""What the page looks like at full positions: fonts, contrasts, and no red around a piece."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.server.serving import Server
from tests.web.harness.fed import GAMES, FedPage, Feed, fullest

TS = "twilight_struggle"
FAMILIES = {"Oswald", "Roboto Condensed", "IBM Plex Mono"}
MARKED = 25
"""How many greys apart two pixels are that somebody tells apart."""

EXPLAINED = {
    "bgOverlap": "the land of the map lies under the box, which is filled",
    "bgGradient": "a tone or a texture",
    "bgImage": "the grain of the desk, which is hardly seen",
    "pseudoContent": "a mark drawn before or after the text, beside it",
    "elmPartiallyObscured": "the rest of a list that scrolls",
    "elmPartiallyObscuring": "a note over the list",
    "shortTextContent": "a single figure",
    "nonBmp": "a sign such as + or ½, in the colour of the text around it",
}
"""Why axe cannot decide some contrasts; the colours themselves are those of the tokens."""


# --- point 42: fonts ------------------------------------------------------------------------------


def with_fonts(fed: FedPage) -> FedPage:
    """The page with its fonts, also if a busy machine was too slow for its first visit."""
    for _ in range(5):
        if fed.page.evaluate("document.documentElement.dataset.fonts !== 'system'"):
            break
        fed.page.reload()
        fed.page.evaluate("harness.ready()")
    return fed


def fonts_of(fed: FedPage) -> dict[str, str]:
    """The fonts in which the texts of the page are drawn, each with a text in it."""
    devtools = fed.page.context.new_cdp_session(fed.page)
    fed.page.evaluate(
        "layout.texts().forEach(({ element }) => element.setAttribute('data-has-text', ''))"
    )
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    query = {"nodeId": root, "selector": "[data-has-text]"}
    found = {}
    for node in devtools.send("DOM.querySelectorAll", query)["nodeIds"]:
        for font in devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]:
            name = font["familyName"] if font["isCustomFont"] else f"{font['familyName']} (system)"
            if name not in found:
                html = devtools.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"]
                found[name] = html[:200]
    devtools.detach()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_all_text_is_in_our_fonts(server: Server, feed: Feed, language: str) -> None:
    at = fullest(server, TS, 1)[0]
    fed = feed(TS, language=language, record=at["record"], step=at["step"])
    assert {*fonts_of(with_fonts(fed))} == FAMILIES


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_all_text_of_full_positions_is_in_our_fonts(
    server: Server, feed: Feed, game: str, language: str
) -> None:
    for at in fullest(server, game):
        fed = feed(game, language=language, record=at["record"], step=at["step"])
        found = fonts_of(with_fonts(fed))
        assert {*found} <= FAMILIES, found
        fed.visitor.context.close()


# --- point 43: contrasts --------------------------------------------------------------------------


def undecided(fed: FedPage) -> list[Any]:
    """What axe finds wrong, and what it cannot decide and nobody has explained."""
    options = {"resultTypes": ["violations", "incomplete"], "preload": False}
    found: Any = Axe().run(fed.page, options=options).response
    wrong = [
        (fault["id"], node["target"], node.get("failureSummary"))
        for fault in found["violations"]
        for node in fault["nodes"]
    ]
    for doubt in found["incomplete"]:
        for node in doubt["nodes"]:
            keys = {(one.get("data") or {}).get("messageKey") for one in node["any"]}
            if not keys & EXPLAINED.keys():
                wrong.append((doubt["id"], node["target"], sorted(map(str, keys))))
    return wrong


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_a_board(server: Server, feed: Feed, game: str) -> None:
    at = fullest(server, game, 1)[0]
    fed = feed(game, record=at["record"], step=at["step"])
    assert undecided(fed) == []


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_full_positions(
    server: Server, feed: Feed, game: str, theme: str
) -> None:
    for at in fullest(server, game):
        fed = feed(game, theme=theme, record=at["record"], step=at["step"])
        assert undecided(fed) == []
        fed.visitor.context.close()


# --- point 44: nothing red goes around a piece ----------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_red_goes_around_anything(server: Server, feed: Feed, theme: str) -> None:
    at = fullest(server, TS, 1)[0]
    fed = feed(TS, theme=theme, record=at["record"], step=at["step"])
    assert fed.finds("rings") == []
    fed.page.locator("[data-region=board] [data-code]").first.hover()
    assert fed.finds("rings") == []
