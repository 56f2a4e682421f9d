"""Twilight Struggle in its regions, measured in the page: sizes, gaps, and what fits where."""

from itertools import combinations
from typing import Any, NamedTuple

import pytest

import detente
from detente.texts import LANGUAGES, Texts
from tests.web.harness.fed import FedPage, Feed

GAME = "twilight_struggle"
STEP = 300
"""In the Mid War, with events in force and influence in many countries."""


class Window(NamedTuple):
    """A window, and what is asked of the map in it (table.md 4.1 and 5.1)."""

    width: int
    height: int
    map: int
    box: tuple[float, float]
    digits: float
    text: float
    gap: tuple[float, float] = (4, 3)


WINDOWS = [
    Window(1280, 720, 940, (62, 32), 15, 12),
    Window(1366, 641, 1026, (66, 33), 15, 12),
    Window(1366, 768, 1026, (70, 36), 15, 12),
    Window(1440, 789, 1060, (72, 36), 15, 12),
    Window(1440, 900, 1060, (74, 38), 15, 12, gap=(6, 9)),
    Window(1920, 937, 1480, (92, 46), 18, 13),
    Window(1920, 1080, 1480, (100, 50), 18, 13, gap=(6, 7)),
    Window(2560, 1440, 1990, (133, 66), 24, 16, gap=(8, 9)),
]
MOST_CARDS = 10
"""Nine in hand, and The China Card."""
CARDS = [
    code
    for code in detente.game(GAME).codes
    if detente.game(GAME).describe(code).get("kind") == "card" and code != "the_china_card"
]

BOXES = """() => {
  const all = [...document.querySelectorAll(".ts-country, .ts-superpower, .ts-plate")];
  return all.map((one) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return {x, y, width, height};
  });
}"""
# Texts that reach over the edge of the box or card they are in.
OVER = """([outer, inner]) => [...document.querySelectorAll(outer)].flatMap((one) => {
  const edge = one.getBoundingClientRect();
  return [...one.querySelectorAll(inner)].flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const {left, right, top, bottom, width} = range.getBoundingClientRect();
    const inside = left >= edge.left - 0.5 && right <= edge.right + 0.5
      && top >= edge.top - 2 && bottom <= edge.bottom + 2;
    return !width || inside ? [] : [text.textContent.trim()];
  });
})"""
# Lines that are cut off by the cell they are in.
CUT = """() => [...document.querySelectorAll(".ts-track")].flatMap((cell) => {
  const seen = (one) => !one.closest(".visually-hidden") && one.getClientRects().length > 0;
  const all = [cell, ...cell.querySelectorAll(".ts-note")].filter(seen);
  const cut = all.filter((one) => one.scrollWidth > one.clientWidth + 1
    || (one === cell && one.scrollHeight > one.clientHeight + 1));
  return cut.map((one) => one.textContent.trim());
})"""
# The smallest letters in the three regions, and the smallest figures of influence.
LETTERS = """() => {
  const sizes = (selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.getClientRects().length > 0 && [...one.childNodes]
      .some((part) => part.nodeType === 3 && part.textContent.trim()))
    .map((one) => parseFloat(getComputedStyle(one).fontSize));
  return [Math.min(...sizes(".ts *")), Math.min(...sizes(".ts-influence"))];
}"""
CARD_BOXES = """() => [...document.querySelectorAll(".ts-hand .ts-card")].map((one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  return {x, y, width, height};
})"""
DEAL = """cards => harness.change((update) => {
  const {view, table} = update;
  const side = view.seat;
  Object.assign(view.board.sides[side], {hand: cards, values: cards.map(() => null)});
  view.board.sides[side].hand_count = cards.length;
  view.board.china = {holder: side, face_up: true};
  view.board.resolving = [];
  Object.assign(view, {prompt: null, to_act: []});
  table.to_act = [];
  return update;
})"""


@pytest.fixture(params=LANGUAGES)
def page(request: pytest.FixtureRequest, feed: Feed) -> FedPage:
    """The table in each language."""
    return feed(GAME, step=STEP, language=request.param)


def fits(fed: FedPage, window: Window) -> None:
    """Resize the window, and wait until the map has followed."""
    fed.page.set_viewport_size({"width": window.width, "height": window.height})
    fed.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def gaps(one: dict[str, float], other: dict[str, float]) -> tuple[float, float]:
    """Beside and below; negative where they overlap."""

    def gap(start: str, size: str) -> float:
        first, second = sorted((one, other), key=lambda box: box[start])
        return second[start] - first[start] - first[size]

    return gap("x", "width"), gap("y", "height")


def test_boxes_and_letters_are_large_enough(page: FedPage) -> None:
    for window in WINDOWS:
        fits(page, window)
        whole = page.page.locator(".ts-window").bounding_box()
        assert whole is not None and whole["width"] >= window.map
        boxes: list[dict[str, float]] = page.page.evaluate(BOXES)
        assert len(boxes) == 93
        for box in boxes:
            assert box["width"] >= window.box[0] and box["height"] >= window.box[1], window
            assert box["x"] >= whole["x"] and box["x"] + box["width"] <= whole["x"] + whole["width"]
        for one, other in combinations(boxes, 2):
            across, down = gaps(one, other)
            assert across >= window.gap[0] - 0.1 or down >= window.gap[1] - 0.1, window
        text, digits = page.page.evaluate(LETTERS)
        assert text >= window.text and digits >= window.digits, window


def test_names_and_tracks_fit(page: FedPage) -> None:
    for window in WINDOWS:
        fits(page, window)
        names = [".ts-country, .ts-superpower, .ts-plate", "*:not(.touch, .touch *)"]
        assert page.page.evaluate(OVER, names) == [], window
        assert page.page.evaluate(CUT) == [], window


def test_long_titles_fit_the_places_of_their_cards(page: FedPage) -> None:
    texts = Texts(page.page.evaluate("document.documentElement.lang"), GAME)
    longest = sorted(CARDS, key=lambda card: len(texts.name(card)))[-2 * (MOST_CARDS - 1) :]
    for hand in (longest[: MOST_CARDS - 1], longest[MOST_CARDS - 1 :]):
        page.page.evaluate(DEAL, hand)
        for window in WINDOWS:
            fits(page, window)
            boxes: list[dict[str, float]] = page.page.evaluate(CARD_BOXES)
            assert len(boxes) == MOST_CARDS
            assert all(max(gaps(*pair)) >= 0 for pair in combinations(boxes, 2)), window
            over = page.page.evaluate(OVER, [".ts-hand .ts-card", ".ts-card-name"])
            assert over == [], window


def test_cards_never_change_their_size(feed: Feed) -> None:
    fed = feed(GAME, seat="us", step=200)
    sizes: set[tuple[Any, ...]] = set()
    for step in range(200, 260, 3):
        fed.goes(step)
        boxes = fed.page.evaluate(CARD_BOXES)
        sizes |= {(round(box["width"], 1), round(box["height"], 1)) for box in boxes}
    assert len(sizes) == 1


# What stands in the lower row of a box and reaches over its edge, or over its neighbour in the row.
CROWDED = """() => [...document.querySelectorAll(".ts-country.can")].flatMap((box) => {
  const edge = Number.parseFloat(getComputedStyle(box).borderLeftWidth);
  const { left, right } = box.getBoundingClientRect();
  const row = [...box.querySelectorAll(".ts-influence, .ts-tag")]
    .filter((one) => one.textContent.trim())
    .map((one) => one.getBoundingClientRect())
    .sort((one, other) => one.left - other.left);
  const ends = [left + edge, ...row.map((one) => one.right)];
  const starts = [...row.map((one) => one.left), right - edge];
  return starts.some((start, at) => start < ends[at] - 0.5) ? [box.dataset.code] : [];
})"""
COUP = ("r5/second.whole", 349)
"""A position in which the USSR attempts a coup, in many countries where both sides are."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_and_signs_stay_inside_the_box(feed: Feed, language: str) -> None:
    record, step = COUP
    fed = feed(GAME, record=record, step=step, language=language)
    for window in WINDOWS:
        fits(fed, window)
        assert fed.page.locator(".ts-country.can .ts-tag").count() > 20
        assert fed.page.evaluate(CROWDED) == [], window
