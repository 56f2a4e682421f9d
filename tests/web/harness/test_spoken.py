"""The order in which a screen reader meets a table, what pieces say, and the way by arrows."""

import re

import pytest

from tests.web.harness.fed import FedPage, Feed

TS = "twilight_struggle"
LANDMARK = re.compile(r'^ *- (?:banner|main|navigation|region)(?: "([^"]*)")?', re.MULTILINE)
WIDE = [
    *("", "", "Your turn", "Since your last move", "Where the game stands", "Map of the world"),
    *("Parts of the map", "Cards", "Your hand", "Deck and piles", "What is shown", "Seats"),
]
"""The landmarks of a table: the bar, the main part, and what is in it."""
PHONE = ["", "", "Your turn", "Map of the world", "Parts of the map"]
FOCUSED = "document.activeElement.dataset.code"
STOPS = "all => all.filter((one) => one.tabIndex === 0).map((one) => one.dataset.code)"


def landmarks(fed: FedPage) -> list[str]:
    names = LANDMARK.findall(fed.page.locator("body").aria_snapshot())
    return [re.sub(r" \d+ cards?$", "", name) for name in names]


def test_a_table_is_spoken_from_the_question_to_the_seats(feed: Feed) -> None:
    fed = feed(TS, step=60)
    assert [name for name in landmarks(fed) if not name.endswith("choices")] == WIDE
    fed.resizes((390, 844))
    found = [name for name in landmarks(fed) if not name.endswith("choices")]
    assert found == [*PHONE, "Cards", "Your hand", "Deck and piles"]
    fed.page.locator(".sheet-line").click()
    assert landmarks(fed)[2:5] == ["Your turn", "Since your last move", "Map of the world"]
    assert landmarks(fed)[-1] == "What is shown"


def test_a_piece_tells_its_owner_its_number_and_what_can_be_done(feed: Feed) -> None:
    fed = feed(TS, step=2)
    country = fed.page.locator(".ts-country.can").first.get_attribute("aria-label")
    assert country is not None
    owned = r"[A-Z][\w ]+, stability \d.*, (?:no one controls it|controlled by: \w+)"
    assert re.match(owned + r"\. Can be chosen, option \d+: .+", country)
    fed.goes(60)
    card = fed.page.locator(".ts-hand .can").first.get_attribute("aria-label")
    assert card is not None
    assert re.match(r"Fidel, 2 Ops, USSR, .*\. Can be chosen, option 1: .+", card)


@pytest.mark.parametrize(("part", "step"), [(".ts-window", 2), (".ts-cards", 60)])
def test_arrows_lead_from_piece_to_piece(feed: Feed, part: str, step: int) -> None:
    fed = feed(TS, step=step)
    [stop] = fed.page.locator(f"{part} .piece").evaluate_all(STOPS)
    fed.page.locator(f'{part} [data-code="{stop}"]').focus()
    met = [stop]
    for key in ("ArrowRight", "ArrowRight", "ArrowDown"):
        fed.page.keyboard.press(key)
        met.append(fed.page.evaluate(FOCUSED))
    assert None not in met
    assert len({*met}) >= 3
    fed.page.keyboard.press("Tab")
    assert fed.page.locator(f"{part} [data-code]:focus").count() == 0
