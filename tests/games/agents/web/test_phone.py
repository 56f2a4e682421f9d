"""The board in one hand: one sector at a time, the services in a line above it."""

from typing import Any

import pytest

from tests.web.harness.fed import FedPage, Feed
from tests.web.harness.test_phone import phone, taps

RECORD = "r2/4.whole"
INFILTRATE, DEPLOY, RECALL = 131, 132, 127
"""Steps at which a service, a region and a token anywhere on the map are asked for."""


def shown(fed: FedPage, selector: str) -> list[Any]:
    return [one for one in fed.page.locator(selector).all() if one.is_visible()]


def move(fed: FedPage) -> Any:
    fed.page.wait_for_function("harness.requests.some(({ what }) => what === 'play')")
    return fed.requests[-1]["body"]["move"]


def test_a_service_is_chosen_in_the_line(feed: Feed) -> None:
    fed = phone(feed, "agents", record=RECORD, step=INFILTRATE)
    assert fed.page.locator(".table").get_attribute("data-stop") == "peek"
    plates = shown(fed, ".asw-line-plate")
    assert len(plates) == 4
    assert "Points: 5½" in plates[1].get_attribute("aria-label")
    taps(fed, fed.page.locator(".asw-line-plate.can").nth(1))
    assert move(fed) == "cia"


@pytest.mark.slow
def test_the_tabs_begin_where_something_can_be_chosen(feed: Feed) -> None:
    fed = phone(feed, "agents", record=RECORD, step=RECALL)
    tab = fed.page.locator('.asw-tab[aria-pressed="true"]')
    assert tab.inner_text() == "East"  # there the active region lies
    assert len(shown(fed, ".asw-region")) == 2
    taps(fed, fed.page.locator(".asw-tab").last)
    assert tab.inner_text() == "Third World"
    assert len(shown(fed, ".asw-region")) == 3
    token = shown(fed, ".asw-region .can")[0]
    code = token.get_attribute("data-code")
    token.tap()
    assert move(fed) == code


@pytest.mark.slow
def test_what_lies_before_the_reader_is_a_row_to_be_pushed(feed: Feed) -> None:
    fed = phone(feed, "agents", record=RECORD, step=DEPLOY)
    assert "This is the CIA’s agent" in fed.visitor.question.inner_text()
    fed.visitor.page.locator(".sheet-grip").tap()
    desk = fed.page.locator(".asw-desk")
    assert desk.evaluate("one => one.scrollWidth > one.clientWidth")
    desk.locator(".asw-turns").scroll_into_view_if_needed()
    box = desk.locator(".asw-turns").bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    assert fed.finds("scrolling") == []
