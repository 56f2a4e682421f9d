"""The page speaks three languages, each of them completely."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from playwright.sync_api import expect

import detente
from detente.texts import source
from tests.web.browser import Arrive, StoreTable
from tests.web.stored_tables import played
from tests.web.visitor import Visitor

SOURCE = Path(detente.__file__).parent
PAGE_TEXTS = ("web/texts/{}/*.ftl", "games/*/web/texts/{}.ftl", "games/*/lessons/{}.ftl")
READABLE = """() => {
  const words = [document.title, document.body.innerText];
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
    if (one.checkVisibility()) words.push(one.ariaLabel, one.title, one.placeholder);
  }
  return words.filter(Boolean).join("\\n");
}"""
ENOUGH = 8
"""Letters of a sentence's own that make it recognisable."""

each_language = pytest.mark.parametrize("language", ["ru", "fr"])


def patterns(language: str) -> Iterator[list[str]]:
    """All texts of a language: for each its own words, in order, between whatever varies."""
    files = [path for files in PAGE_TEXTS for path in sorted(SOURCE.glob(files.format(language)))]
    own = [path.read_text("utf-8") for path in files]
    for text in [source(language), source(language, "cia_vs_kgb"), *own]:
        for entry in parse(text).body:
            if isinstance(entry, ast.Message):
                values = [entry.value, *(attribute.value for attribute in entry.attributes)]
                for value in filter(None, values):
                    yield [e.value for e in value.elements if isinstance(e, ast.TextElement)]


@cache
def foreign(language: str) -> list[re.Pattern[str]]:
    """What every English text looks like that this language has in other words."""
    own = {tuple(words) for words in patterns(language)}
    spoken = "\n".join(" ".join(" ".join(words).split()) for words in own)
    found = []
    for words in patterns("en"):
        letters = sum(len(re.findall(r"[^\W\d_]", part)) for part in words)
        if tuple(words) in own or letters < ENOUGH:
            continue
        sentence = r".{1,60}".join(re.escape(" ".join(part.split())) for part in words)
        pattern = re.compile(rf"(?<!\w){sentence}(?!\w)")
        if not pattern.search(spoken):  # “possible” is French as well
            found.append(pattern)
    return found


def english_left(visitor: Visitor, language: str) -> list[str]:
    """The English that can still be read on the page."""
    page = visitor.page.evaluate(READABLE).replace("\N{NO-BREAK SPACE}", " ")
    lines = [" ".join(line.split()) for line in page.splitlines()]
    return [
        line for line in lines for sentence in foreign(language) if line and sentence.search(line)
    ]


def test_the_comparison_finds_english(visitor: Visitor) -> None:
    visitor.goes()
    visitor.region("New game").wait_for()
    assert len(english_left(visitor, "ru")) > 10
    assert len(english_left(visitor, "fr")) > 10


@each_language
def test_the_lobby_is_translated(visitor: Visitor, language: str) -> None:
    visitor.starts_a_game()
    visitor.goes()
    visitor.region("Your tables").get_by_role("listitem").wait_for()
    visitor.page.get_by_text("Rule options").click()
    visitor.speaks(language)
    assert english_left(visitor, language) == []


@each_language
def test_the_table_is_translated_at_once(
    visitor: Visitor, store_table: StoreTable, language: str
) -> None:
    table = store_table(played(lambda state: state.move_number > 60 and state.to_act == (0,)))
    visitor.goes(table.seats["cia"])
    visitor.awaits("your-turn")
    visitor.opens_the_menu()
    for fold in ("About this table", "Provably fair"):
        visitor.page.get_by_text(fold).click()
    before = visitor.page.url
    visitor.speaks(language)
    assert english_left(visitor, language) == []
    visitor.opens_the_menu()
    assert english_left(visitor, language) == []
    visitor.closes_the_menu()
    for panel in ("chat", "log"):
        visitor.page.locator(f"nav [data-tab={panel}]").click()
        assert english_left(visitor, language) == []
    visitor.page.locator(".bar-rules").click()
    visitor.page.get_by_role("dialog").get_by_role("article").first.wait_for()
    assert english_left(visitor, language) == []
    assert visitor.page.url == before


@each_language
def test_result_and_replay_are_translated(
    visitor: Visitor, store_table: StoreTable, language: str
) -> None:
    table = store_table(played(lambda state: state.over))
    visitor.goes(table.seats["cia"])
    visitor.awaits("over")
    visitor.speaks(language)
    assert english_left(visitor, language) == []
    visitor.page.locator(".result-actions button").nth(1).click()
    visitor.page.get_by_role("slider").fill("5")
    visitor.page.locator(".recap-list li").first.wait_for()
    assert english_left(visitor, language) == []


@each_language
def test_a_refusal_is_translated(visitor: Visitor, language: str) -> None:
    visitor.forgives("status of 404|WebSocket connection")
    visitor.goes("/")
    visitor.region("New game").wait_for()
    visitor.speaks(language)
    visitor.goes("/t/nowhere")
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    assert english_left(visitor, language) == []


def test_the_language_stays(visitor: Visitor) -> None:
    visitor.goes()
    visitor.speaks("fr")
    visitor.page.reload()
    visitor.page.locator("html[lang=fr]").wait_for()
    visitor.page.locator(".lobby").wait_for()
    assert english_left(visitor, "fr") == []


@pytest.mark.parametrize(
    ("locale", "language"), [("ru-RU", "ru"), ("fr-CA", "fr"), ("de-DE", "en"), ("en-GB", "en")]
)
def test_the_browser_decides_which_language_comes_first(
    arrive: Arrive, locale: str, language: str
) -> None:
    visitor = arrive(locale=locale)
    visitor.goes()
    visitor.page.locator(f"html[lang={language}]").wait_for(state="attached")
    expect(visitor.page.get_by_role("banner").get_by_role("combobox")).to_have_value(language)
