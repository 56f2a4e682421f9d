"""Small screens, usual ones and large ones; what a first visit transfers."""

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.web.browser import Arrive, StoreTable
from tests.web.stored_tables import StoredTable, played
from tests.web.visitor import CIA_VS_KGB, Visitor

PHONE = {"width": 360, "height": 740}
LEAST_TAP = 40
MOST_AT_FIRST = 450_000


@pytest.fixture
def table(store_table: StoreTable) -> StoredTable:
    """A table in the middle of a game, where the CIA has to act."""
    return store_table(played(lambda state: state.move_number > 60 and state.to_act == (0,)))


def sits(visitor: Visitor, table: StoredTable) -> Visitor:
    visitor.goes(table.seats["cia"])
    visitor.awaits("your-turn")
    return visitor


def places(things: Locator) -> list[FloatRect]:
    """Where all that can be seen of them is."""
    boxes = [thing.bounding_box() for thing in things.all() if thing.is_visible()]
    return [box for box in boxes if box is not None]


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes share more than the width of a line."""

    def shared(start: Any, size: Any) -> float:
        ends = min(one[start] + one[size], other[start] + other[size])  # type: ignore[literal-required]
        return float(ends - max(one[start], other[start]))  # type: ignore[literal-required]

    return shared("x", "width") > 2 and shared("y", "height") > 2


def wider_than_the_screen(visitor: Visitor) -> int:
    """By how many pixels the page must be moved sideways."""
    beyond: int = visitor.page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return beyond


# --- 360 px ---------------------------------------------------------------------------------------


def test_a_phone_plays_by_touch(arrive: Arrive) -> None:
    visitor = arrive(viewport=PHONE, has_touch=True, is_mobile=True)
    visitor.goes()
    assert wider_than_the_screen(visitor) == 0
    visitor.picks("Game", CIA_VS_KGB)
    visitor.page.get_by_role("button", name="Start").tap()
    for _ in range(4):
        visitor.awaits("your-turn")
        assert wider_than_the_screen(visitor) == 0
        board = visitor.page.locator("[data-region=board] .board")
        expect(board).to_be_in_viewport(ratio=0.05)
        for box in places(visitor.move_buttons):
            assert box["height"] >= LEAST_TAP
            assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
        visitor.taps(visitor.codes[0])


def test_a_phone_shows_one_panel_at_a_time(arrive: Arrive, table: StoredTable) -> None:
    visitor = sits(arrive(viewport=PHONE, has_touch=True, is_mobile=True), table)
    panels = {"Latest": ".recap-list", "Log": ".log", "Chat": ".chat", "Seats": ".seats"}
    for panel, place in panels.items():
        visitor.shows(panel)
        expect(visitor.page.locator(place)).to_be_in_viewport(ratio=0.9)
        assert wider_than_the_screen(visitor) == 0
        others = ", ".join(one for one in panels.values() if one != place)
        assert places(visitor.page.locator(others)) == []
    visitor.page.locator(".sheet-grip").tap()
    assert places(visitor.page.locator(", ".join(panels.values()))) == []
    expect(visitor.page.locator("[data-region=board]")).to_be_in_viewport(ratio=0.9)


def test_a_long_tap_shows_the_card_and_chooses_nothing(arrive: Arrive, table: StoredTable) -> None:
    visitor = sits(arrive(viewport=PHONE, has_touch=True, is_mobile=True), table)
    number = visitor.update["table"]["version"]
    piece = visitor.page.locator(".board .can").first
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box is not None
    finger = visitor.context.new_cdp_session(visitor.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(visitor.page.get_by_role("tooltip")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert wider_than_the_screen(visitor) == 0
    assert visitor.update["table"]["version"] == number


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (844, 390)])
def test_a_tablet_has_the_question_beside_the_board(
    arrive: Arrive, table: StoredTable, width: int, height: int
) -> None:
    visitor = sits(arrive(viewport={"width": width, "height": height}), table)
    assert wider_than_the_screen(visitor) == 0
    names = ("[data-region=bar]", "[data-region=board]", "[data-region=ask]", ".sheet-head")
    regions = places(visitor.page.locator(", ".join(names)))
    assert len(regions) == 4
    assert [pair for pair in combinations(regions, 2) if overlap(*pair)] == []
    [board] = places(visitor.page.locator("[data-region=board]"))
    assert board["width"] > width / 2 and board["height"] > height / 2
    expect(visitor.question).to_be_in_viewport(ratio=0.99)
    expect(visitor.page.locator(".confirm")).to_be_in_viewport(ratio=0.99)


# --- wider ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (2560, 1440)])
def test_a_table_fits_on_a_screen(
    arrive: Arrive, table: StoredTable, width: int, height: int
) -> None:
    visitor = sits(arrive(viewport={"width": width, "height": height}), table)
    page = visitor.page
    assert wider_than_the_screen(visitor) == 0
    panels = places(page.locator("[data-region]"))
    assert len(panels) >= 5
    assert [pair for pair in combinations(panels, 2) if overlap(*pair)] == []
    pieces = places(page.locator(".board [data-code]"))
    assert len(pieces) > 10
    assert [pair for pair in combinations(pieces, 2) if overlap(*pair)] == []
    for shown in [*visitor.move_buttons.all(), visitor.question]:
        expect(shown).to_be_in_viewport(ratio=0.99)
    for side in ("CIA", "KGB"):
        expect(visitor.region(side)).to_be_in_viewport(ratio=0.9)
    for piece in page.locator(".board .can").all():
        expect(piece).to_be_in_viewport(ratio=0.99)


def test_a_large_screen_is_used(arrive: Arrive, table: StoredTable) -> None:
    visitor = sits(arrive(viewport={"width": 2560, "height": 1440}), table)
    [board] = places(visitor.page.locator("[data-region=board] .board"))
    assert board["width"] > 1400
    size = visitor.question.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
    assert size >= 20


# --- the first visit ------------------------------------------------------------------------------


def test_the_first_sight_of_a_table_is_light(visitor: Visitor, table: StoredTable) -> None:
    page = visitor.page
    wire = visitor.context.new_cdp_session(page)
    transferred: list[float] = []
    wire.on("Network.loadingFinished", lambda one: transferred.append(one["encodedDataLength"]))
    wire.on(
        "Network.webSocketFrameReceived",
        lambda one: transferred.append(len(one["response"]["payloadData"].encode())),
    )
    wire.send("Network.enable")
    sits(visitor, table)
    assert len(transferred) > 20
    assert sum(transferred) < MOST_AT_FIRST
    inline = "all => all.filter(one => one.textContent.trim()).length"
    assert page.locator("script, style").evaluate_all(inline) == 0
    assert page.locator("[onclick], [onload], [onerror]").count() == 0
