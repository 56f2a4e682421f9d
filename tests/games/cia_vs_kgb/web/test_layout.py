"""CIA vs KGB in its regions, measured in the page: fixed places, names that are never broken."""

from typing import Any

import pytest

import detente
from detente.texts import LANGUAGES
from tests.web.harness.fed import SIZES, FedPage, Feed

GAME = "cia_vs_kgb"
RECORD = "r1/ru2014.whole"
RULES = detente.game(GAME)
CARDS = {code: RULES.describe(code) for code in RULES.codes}
GROUPS = [code for code, card in CARDS.items() if card.get("kind") == "group"]
OBJECTIVES = [code for code, card in CARDS.items() if card.get("vp")]
MOST = max(card["population"] for card in CARDS.values() if "population" in card)
STRUGGLE = 100
"""A step of the record in the middle of a struggle."""

# Words that are broken, or stick out of the card they stand on.
BROKEN = """(pieces) => [...document.querySelectorAll(pieces)].flatMap((piece) => {
  const edge = piece.getBoundingClientRect();
  const names = piece.querySelectorAll(
    ".cvk-group-name, .cvk-agent-name, .cvk-file-words strong");
  return [...names].filter((name) => name.checkVisibility()).flatMap((name) => {
    const text = name.firstChild;
    return [...text.data.matchAll(/[^\\s-]+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()];
      const inside = boxes.every((box) => box.left >= edge.left && box.right <= edge.right
        && box.top >= edge.top - 1 && box.bottom <= edge.bottom + 1);
      return boxes.length === 1 && inside ? [] : [word];
    });
  });
})"""
PLACES = """() => [...document.querySelectorAll(".cvk-places")].map((row) =>
  [...row.children].map((one) => {
    const { width, height } = one.getBoundingClientRect();
    const card = one.querySelector(".cvk-group")?.getBoundingClientRect();
    return { width, height, beyond: one.classList.contains("beyond"),
      card: card ? [card.width, card.height] : null };
  }))"""
WHERE = """() => Object.fromEntries([...document.querySelectorAll(".cvk-places")].flatMap((row) =>
  [...row.children].map((one, at) => [
    one.querySelector("[data-code]")?.dataset.code,
    `${row.closest("section").ariaLabel} ${at}`,
  ])).filter(([code]) => code))"""
DEAL = """([codes, mobilised]) => harness.change(({ view }) => {
  view.board.objective.population = 4;
  for (const side of Object.values(view.board.sides)) {
    side.ready = mobilised ? [] : codes;
    side.mobilised = mobilised ? codes : [];
  }
})"""
FULLEST = """([groups, claimed, agents]) => harness.change(({ view }) => {
  const { board } = view;
  Object.assign(board.objective, { card: "czechoslovakia", population: 5 });
  Object.assign(board, {
    phase: "influence_struggle",
    passes: 1,
    balance: "kgb",
    dominance: "kgb",
    pending: { analyst: "kgb", double_agent: "kgb", look: "kgb" },
    objective_discard: ["summit"],
    group_discard: { count: 9, top: "pol_6" },
  });
  board.group_deck.known = ["pol_2", "eco_6", "eco_4", "med_1"].map(
    (card, depth) => ({ depth, card }));
  board.objective_deck.known = claimed.slice(0, 3).map((card, depth) => ({ depth, card }));
  board.objective_deck.within = claimed.slice(3, 6);
  Object.values(board.sides).forEach((side, at) => {
    side.ready = groups.slice(at * 5, at * 5 + 3);
    side.mobilised = groups.slice(at * 5 + 3, at * 5 + 5);
    side.influence = 29;
    side.score = 195;
    side.claimed = claimed;
    side.leave = [agents[0]];
    side.eliminated = [agents[4]];
    side.saved = true;
  });
  view.board.objective.stability = 6;
})"""
LONGEST = ["pol_2", "eco_4", "eco_6", "pol_6", "med_2", "mil_5", "pol_4", "med_3", "med_6", "eco_3"]


def faults_of(fed: FedPage, least: int = 12) -> list[str]:
    """All that is wrong with the page as it is."""
    looks = ["cut", "small", "overlapping", "scrolling", "rings"]
    found: list[str] = fed.finds("faults", looks, least)
    return found


def resized(fed: FedPage, size: str) -> FedPage:
    width, height = SIZES[size]
    fed.page.set_viewport_size({"width": width, "height": height})
    return fed


def fill(fed: FedPage) -> None:
    """Put as much on the table as there can be, and more: everything on the opponent's desk."""
    agents = [code for code, card in CARDS.items() if card.get("kind") == "agent"]
    fed.page.evaluate(FULLEST, [LONGEST, OBJECTIVES[:16] + OBJECTIVES[-5:], agents])


def test_the_fullest_table_fits(feed: Feed) -> None:
    """Claims of a long game, both sides in disorder, every chip and every pile, in Russian."""
    fed = feed(GAME, language="ru", record=RECORD, step=STRUGGLE, seat="cia")
    faults = []
    for size in ("laptop in a browser", "usual", "large"):
        fill(resized(fed, size))
        faults += [f"{size}: {fault}" for fault in faults_of(fed)]
    assert faults == []


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", ["acting", "kgb", "spectator"])
@pytest.mark.parametrize("record", [RECORD, "r1/fr2007.whole"])
def test_everything_can_be_read_at_every_step(
    feed: Feed, record: str, seat: str, language: str
) -> None:
    fed = feed(GAME, record=record, seat=seat, language=language)
    assert fed.finds("walk", fed.steps, ["cut", "small", "overlapping"]) == []


SMALL = [(390, 844), (360, 740), (844, 390), (768, 1024), (1024, 768)]
"""Phones and tablets, upright and on their side."""


def fits_in_small_windows(feed: Feed, language: str, windows: list[tuple[int, int]]) -> None:
    for width, height in windows:
        settings = {"viewport": {"width": width, "height": height}, "has_touch": True}
        fed = feed(GAME, settings, language=language, record=RECORD, step=STRUGGLE, seat="cia")
        fill(fed)
        assert faults_of(fed) == [], (width, height)
        fed.visitor.context.close()


def test_the_fullest_table_fits_on_a_phone(feed: Feed) -> None:
    fits_in_small_windows(feed, "ru", SMALL[:1])


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_fits_on_phones_and_tablets(feed: Feed, language: str) -> None:
    fits_in_small_windows(feed, language, SMALL)


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", ["cia", "spectator"])
def test_the_fullest_table_fits_everywhere(
    feed: Feed, language: str, theme: str, seat: str
) -> None:
    fed = feed(GAME, language=language, theme=theme, record=RECORD, step=STRUGGLE, seat=seat)
    faults = []
    for size in SIZES:
        fill(resized(fed, size))
        least = 16 if size in ("largest", "wide") else 12
        faults += [f"{size}: {fault}" for fault in faults_of(fed, least)]
    assert faults == []


def deals(fed: FedPage, mobilised: bool) -> list[str]:
    """What is broken when each group has lain on the table."""
    broken = []
    for start in range(0, len(GROUPS), MOST):
        fed.page.evaluate(DEAL, [GROUPS[start : start + MOST], mobilised])
        broken += fed.page.evaluate(BROKEN, ".cvk-group, .cvk-face, .cvk-file, .cvk-envelope")
    return broken


def test_names_are_never_broken_in_russian(feed: Feed) -> None:
    fed = feed(GAME, language="ru", record=RECORD, step=STRUGGLE, seat="cia")
    for size in ("laptop in a browser", "usual"):
        resized(fed, size)
        assert [word for turned in (False, True) for word in deals(fed, turned)] == [], size


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_never_broken(feed: Feed, language: str) -> None:
    fed = feed(GAME, language=language, record=RECORD, step=STRUGGLE, seat="cia")
    windows = [*SIZES.values(), *SMALL]
    for width, height in windows:
        fed.page.set_viewport_size({"width": width, "height": height})
        assert [word for turned in (False, True) for word in deals(fed, turned)] == [], width


def test_places_are_fixed_and_those_beyond_the_limit_hatched(feed: Feed) -> None:
    fed = feed(GAME, record=RECORD, step=STRUGGLE)
    fed.page.evaluate(DEAL, [GROUPS[:2], False])
    for size, place in (("usual", 128), ("large", 128), ("laptop", 120)):
        rows: list[list[dict[str, Any]]] = resized(fed, size).page.evaluate(PLACES)
        assert [len(row) for row in rows] == [MOST, MOST]
        for row in rows:
            assert [one["beyond"] for one in row] == [at >= 4 for at in range(MOST)]
            assert min(one["width"] for one in row) >= place - 6
            assert len({round(one["height"], 2) for one in row if not one["card"]}) <= 1
        for card in [one["card"] for row in rows for one in row if one["card"]]:
            assert card[0] >= 0.87 * place and card[1] >= 0.96 * place
    fed.page.evaluate(DEAL, [GROUPS[:2], True])
    for row in resized(fed, "usual").page.evaluate(PLACES):
        for card in [one["card"] for one in row if one["card"]]:
            assert card[0] >= 124 and 112 <= card[1] < card[0]


def test_a_group_keeps_its_place_while_it_is_on_the_table(feed: Feed) -> None:
    fed = feed(GAME, record=RECORD, step=STRUGGLE, seat="cia")
    before: dict[str, str] = {}
    kept = moved = 0
    for _ in range(20):
        now: dict[str, str] = fed.page.evaluate(WHERE)
        for code in before.keys() & now.keys():
            stayed = before[code].split()[0] == now[code].split()[0]
            assert not stayed or before[code] == now[code], code
            kept, moved = kept + stayed, moved + (not stayed)
        before = now
        fed.page.evaluate("harness.next()")
    assert kept > 10
    step = fed.page.evaluate("harness.step")
    assert fed.page.evaluate(WHERE) == feed(
        GAME, record=RECORD, step=step, seat="cia"
    ).page.evaluate(WHERE), "a reload changes nothing"
