"""What can be wrong with a page of the harness as it is; each function returns what it finds."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.web.harness.fed import FedPage

FAMILIES = {"Oswald", "Roboto Condensed", "IBM Plex Mono"}
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


def layout_faults(fed: FedPage, size: str) -> list[str]:
    """What cannot be read in a window of this size, and what scrolls though it is no list."""
    least = 16 if size in ("largest", "wide") else 12
    found = [*fed.finds("cut"), *fed.finds("small", least), *fed.finds("overlapping")]
    return [*found, *fed.finds("scrolling")]


# --- fonts ----------------------------------------------------------------------------------------


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


# --- contrasts and roles --------------------------------------------------------------------------


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
