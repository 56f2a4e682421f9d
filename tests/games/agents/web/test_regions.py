"""The board at its fullest: all of it is seen, nothing is cut, overlaps or scrolls."""

import json
from typing import Any, Final

import pytest

from detente.games.agents.rules.cards import CARDS
from detente.games.agents.rules.regions import CITIES, REGIONS
from tests.web.harness.faults import layout_faults
from tests.web.harness.fed import LANGUAGES, SIZES, THEMES, FedPage, Feed

RECORD = "r2/4.whole"
STEP: Final = 130
RECALL: Final = 127
"""A step at which tokens anywhere on the map can be chosen, known ones too."""
LOOKS = ["cut", "small", "overlapping"]
SERVICES = ("kgb", "cia", "mi6", "mossad")
MOST_TOKENS = 13
"""So many were seen in one region."""
WALK = 6
"""Steps of a whole game that the short form looks at."""

FACTS: Final = {
    "cities": dict(zip(REGIONS, CITIES, strict=True)),
    "cards": list(CARDS[:9]),
    "most": MOST_TOKENS,
}
CROWD = """(update) => {
  const { cities, cards, most } = FACTS;
  const board = update.view.board;
  const services = Object.keys(board.services);
  const kinds = [null, "informant", "light_operative", "dark_operative"];
  let number = 1;
  for (const [code, region] of Object.entries(board.regions)) {
    region.tokens = Array.from({ length: most }, (_, at) => ({
      token: `${services[at % services.length]}_${number++ % 32 + 1}`,
      service: services[at % services.length],
      city: cities[code][at] ?? null,
      kind: kinds[at % 4],
      seen_by_all: at % 3 === 0,
    }));
    region.diplomats = Object.fromEntries(services.map((service, at) => [service, 1 + at]));
    region.agents = Object.fromEntries(services.map((service, at) => [service, 4 + at]));
    Object.assign(region, { holder: services[0], leader: services.at(-1) });
  }
  for (const sector of Object.values(board.sectors)) {
    sector.agents = Object.fromEntries(services.map((service, at) => [service, 12 + at]));
    Object.assign(sector, { holder: services[0], leader: services.at(-1) });
  }
  for (const service of Object.values(board.services)) {
    service.cards = cards;
    service.finance = 12;
    for (const inside of Object.values(service.bag)) {
      Object.assign(inside, { tokens: 11, operatives: 3 });
    }
  }
}""".replace("FACTS", json.dumps(FACTS))
"""Every region has as many tokens as were ever seen, diplomats of all and a next owner."""


def faults_of(fed: FedPage, size: str) -> list[str]:
    """All that is wrong with the page as it is."""
    return [*layout_faults(fed, size), *fed.finds("rings")]


# --- point 1: nothing jumps -----------------------------------------------------------------------


@pytest.mark.slow
def test_everything_can_be_read_through_a_game_of_four(feed: Feed) -> None:
    fed = feed("agents", record=RECORD, step=STEP)
    assert fed.finds("walk", STEP + WALK, [*LOOKS, "rings"]) == []


@pytest.mark.long
@pytest.mark.parametrize("seat", ["acting", "kgb", "spectator"])
@pytest.mark.parametrize("record", ["r2/2.whole", "r2/3.whole", RECORD, "r2/4_abilities.whole"])
def test_everything_can_be_read_at_every_step(feed: Feed, record: str, seat: str) -> None:
    fed = feed("agents", record=record, seat=seat)
    assert fed.finds("walk", fed.steps, [*LOOKS, "rings"]) == []


# --- points 2 and 44: the fullest board -----------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [
        ("ru", "light", "laptop in a browser"),
        ("ru", "dark", "usual"),
        ("fr", "light", "large in a browser"),
    ],
)
def test_thirteen_tokens_in_every_region(feed: Feed, language: str, theme: str, size: str) -> None:
    fed = feed("agents", record=RECORD, step=STEP, language=language, theme=theme)
    fed.resizes(SIZES[size])
    fed.changes(CROWD)
    stacks = fed.page.locator(".asw-stack-top")
    assert stacks.count() == len(REGIONS)
    on_the_last = stacks.first.locator(".asw-more").inner_text()
    assert on_the_last == f"+{MOST_TOKENS - len(CITIES[0]) - 1}"
    assert faults_of(fed, size) == []
    stacks.first.click()
    assert fed.finds("small", 12) == []


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_thirteen_tokens_in_every_region_at_all_sizes(
    feed: Feed, language: str, theme: str
) -> None:
    faults = []
    for record in ("r2/2.whole", "r2/3.whole", RECORD):
        fed = feed("agents", record=record, step=83, language=language, theme=theme)
        for size in SIZES:
            fed.resizes(SIZES[size])
            fed.changes(CROWD)
            faults += [f"{record} {size}: {fault}" for fault in faults_of(fed, size)]
    assert faults == []


# --- point 4: all of it at once -------------------------------------------------------------------

SHOWN = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const box = one.getBoundingClientRect();
  const around = one.closest("[data-region]").getBoundingClientRect();
  const across = box.x >= around.x - 1 && box.right <= around.right + 1;
  const down = box.y >= around.y - 1 && box.bottom <= around.bottom + 1;
  return { width: box.width, height: box.height, within: across && down && one.checkVisibility() };
})"""

COVERED = """() => [...document.querySelectorAll(".asw-token.can")].filter((token) => {
  const known = token.querySelector(".asw-lying > .sign")?.getBoundingClientRect();
  const number = token.querySelector(".piece-number").getBoundingClientRect();
  return known?.width && known.right > number.left + 2 && known.top < number.bottom;
}).map((token) => token.dataset.code)"""
"""Tokens of which the number of the move lies on what is known of them."""

STOPS = """(region) => {
  const all = [...document.querySelectorAll(`[data-region=${region}] button`)];
  const seen = all.filter((one) => one.checkVisibility());
  window.first = seen[0];
  first.focus();
  const names = seen.map((one) => one.ariaLabel || one.textContent.trim());
  return [names, seen.filter(({ tabIndex }) => tabIndex === 0).length];
}"""

MOVED = """(region) => {
  const { activeElement: now } = document;
  return now !== first && now.closest("[data-region]").dataset.region === region;
}"""

DIGITS = "(selector) => [...document.querySelectorAll(selector)].map((one) => layout.sizeOf(one))"


@pytest.mark.parametrize(("size", "digits"), [("usual", 15), ("large", 18)])
def test_four_services_are_seen_without_scrolling(feed: Feed, size: str, digits: int) -> None:
    fed = feed("agents", record=RECORD, step=STEP)
    fed.resizes(SIZES[size])
    fed.changes(CROWD)
    counts: dict[str, Any] = {
        ".asw-plate": 4,
        ".asw-region": 7,
        ".asw-sector": 3,
        ".asw-region .asw-bar": 7,
        ".asw-cities > li > :is(.asw-stamp, .asw-stack)": 4 * 9 + 3 * 12,
        ".asw-seal": 7 * 4,
        ".asw-region-head .asw-then": 7,
        ".asw-bag": 1,
        ".asw-missions .asw-bar": 1,
        ".asw-held-cards li": 6,
        ".asw-turns": 1,
    }
    for selector, count in counts.items():
        found = fed.page.evaluate(SHOWN, selector)
        assert len(found) == count, selector
        assert all(one["within"] for one in found), selector
    stamps = fed.page.evaluate(SHOWN, ".asw-cities > li > .asw-stamp")
    assert min(one["width"] for one in stamps) >= 76
    assert min(one["height"] for one in stamps) >= 44
    bars = fed.page.evaluate(SHOWN, ".asw-bar")
    assert min(one["height"] for one in bars) >= 20
    assert min(fed.page.evaluate(DIGITS, ".asw-part, .asw-score b")) >= digits
    assert fed.finds("scrolling") == []
    assert fed.page.locator(".asw-legend").count() == 0


def test_the_number_of_a_move_covers_nothing_known(feed: Feed) -> None:
    fed = feed("agents", record=RECORD, step=RECALL)
    for size in ("laptop in a browser", "smallest", "usual"):
        fed.resizes(SIZES[size])
        assert fed.page.evaluate(COVERED) == [], size


def test_every_piece_tells_what_its_signs_mean(feed: Feed) -> None:
    """There is no legend: each piece has a note with its signs in words."""
    fed = feed("agents", record=RECORD, step=STEP)
    told = {
        ".asw-token:has(.asw-face)": "operative|informant",
        ".asw-region-head": "influence:",
        ".asw-sector-head": "influence:",
        ".asw-seal": "cannot be liquidated",
        ".asw-plate": "more to win|wins at",
        ".asw-bag": "Bag of",
        ".asw-turns .term": "The game ends when",
    }
    for selector, words in told.items():
        fed.page.locator(selector).filter(visible=True).first.focus()
        fed.page.keyboard.press("i")
        note = fed.page.locator("#details")
        note.wait_for()
        assert any(one in note.inner_text() for one in words.split("|")), selector
        fed.page.keyboard.press("Escape")


def test_arrows_lead_from_piece_to_piece(feed: Feed) -> None:
    """Each region is one stop of the Tab key; every piece in it has a name."""
    fed = feed("agents", record=RECORD, step=STEP)
    for region, arrow in (("status", "ArrowRight"), ("board", "ArrowDown"), ("dock", "ArrowRight")):
        names, stops = fed.page.evaluate(STOPS, region)
        assert len(names) > 3
        assert all(names), region
        assert stops == 1, region
        fed.page.keyboard.press(arrow)
        assert fed.page.evaluate(MOVED, region), region
