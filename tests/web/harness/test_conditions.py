"""Bad conditions: nothing overlaps and nothing is lost."""

import pytest

from tests.server.serving import Server
from tests.web.browser import Arrive
from tests.web.harness.fed import GAMES, LAYOUT, FedPage, Feed, fullest

TS = "twilight_struggle"
WIDE = "W" * 40
LOOKS = ("cut", "overlapping", "scrolling")


def faults(fed: FedPage) -> list[str]:
    return [fault for look in LOOKS for fault in fed.finds(look)]


def test_without_font_files(arrive: Arrive) -> None:
    visitor = arrive(viewport={"width": 1440, "height": 900})
    visitor.forgives(r"woff2|ERR_FAILED")
    visitor.page.route("**/*.woff2", lambda route: route.abort())
    visitor.page.add_init_script(path=LAYOUT)
    fed = FedPage(visitor).opens(TS, record="r5/second.whole", step=349)
    assert faults(fed) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_name_of_forty_wide_letters(feed: Feed, game: str) -> None:
    fed = feed(game, name=WIDE, step=40)
    boxes = fed.finds("boxes")
    assert fed.page.get_by_text(WIDE).count() or fed.page.get_by_title(WIDE).count()
    assert faults(fed) == []
    fed.changes("(update) => update.table.seats.forEach((seat) => (seat.name = 'Anna'))")
    assert fed.page.get_by_text(WIDE).count() == 0
    assert fed.finds("boxes") == boxes


@pytest.mark.parametrize("game", GAMES)
def test_text_twice_as_large(server: Server, feed: Feed, game: str) -> None:
    """A zoom of 200 % leaves half the pixels in each direction: the layout of a narrow window."""
    fed = feed(game, **fullest(server, game, 1)[0])
    fed.resizes((720, 450))
    assert fed.finds("overlapping") == []
    page = fed.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert page[0] <= page[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_view_with_a_field_that_the_page_does_not_know(feed: Feed, game: str) -> None:
    fed = feed(game, step=40)
    fed.page.wait_for_load_state("networkidle")  # what a board fetches when it is first wanted
    before = fed.page.locator("[data-region=board]").inner_text()
    fed.changes(
        """(update) => {
          update.news = { future: [1, 2] };
          update.view.future = { field: "value" };
          update.view.board.future = [{ field: "value" }];
          update.events.push({ move_number: 1, id: "log-of-the-future", args: { what: 1 } });
        }"""
    )
    assert fed.page.locator("[data-region=board]").inner_text() == before
    assert faults(fed) == []
