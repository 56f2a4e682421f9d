"""The fullest positions of a game at all sizes, in all languages and both themes: the long forms.

The points are those of the acceptance. Their short forms are in test_regions.py, test_look.py and
test_signs.py; a board takes part as soon as it is in `BOARDS` (fed.py).
"""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.serving import Server
from tests.web.harness.faults import FAMILIES, fonts_of, layout_faults, undecided, with_fonts
from tests.web.harness.fed import (
    BOARDS,
    DIGITS,
    LANGUAGES,
    SIZES,
    THEMES,
    FedPage,
    Feed,
    fullest,
)
from tests.web.harness.test_regions import HAPPENINGS, MAP, moves_nothing

pytestmark = [
    pytest.mark.long,
    pytest.mark.parametrize("size", SIZES),
    pytest.mark.parametrize("theme", THEMES),
    pytest.mark.parametrize("language", LANGUAGES),
    pytest.mark.parametrize("game", BOARDS),
]

SMALLEST = """(numbers) => Math.min(
  ...[...document.querySelectorAll(numbers)]
    .filter((one) => one.textContent.trim() && one.checkVisibility())
    .map((one) => layout.sizeOf(one))
)"""


def test_the_fullest_positions(
    server: Server, feed: Feed, game: str, language: str, theme: str, size: str
) -> None:
    """Points 1, 2, 3, 42, 43 and 44."""
    faults = []
    grids = set()
    for fed, step in positions(server, feed, game, language, theme, size):
        boxes = fed.finds("boxes")
        grids.add(str(boxes))
        found = [
            *layout_faults(fed, size),
            *fed.finds("rings"),
            *small_numbers(fed, game, size),
            *empty_regions(fed),
            *undecided(fed),
        ]
        fonts = fonts_of(with_fonts(fed))
        found += [f"{font}: {text}" for font, text in fonts.items() if font not in FAMILIES]
        if boxes["board"][2] < MAP.get(size, 0):
            found.append(f"the board is {boxes['board'][2]} wide")
        faults += [f"{step}: {fault}" for fault in found]
    assert faults == []
    assert len(grids) == 1


def test_nothing_beside_the_fullest_positions_moves_a_piece(
    server: Server, feed: Feed, game: str, language: str, theme: str, size: str
) -> None:
    """Point 5."""
    at = fullest(server, game, 1)[0]
    fed = opened(feed, at, game, language, theme, size)
    for happening in HAPPENINGS:
        moves_nothing(fed, happening)


def opened(
    feed: Feed, at: dict[str, Any], game: str, language: str, theme: str, size: str
) -> FedPage:
    """A position in a window of a size."""
    width, height = SIZES[size]
    fed = feed(
        game,
        {"viewport": {"width": width, "height": height}},
        language=language,
        theme=theme,
        record=at["record"],
        step=at["step"],
        others="bot",
    )
    fed.page.wait_for_load_state("networkidle")  # what a board fetches when it is first wanted
    return with_fonts(fed)


def positions(
    server: Server, feed: Feed, game: str, language: str, theme: str, size: str
) -> Iterator[tuple[FedPage, str]]:
    """The page at each of the fullest positions, and what that is called."""
    found = fullest(server, game)
    for record in sorted({at["record"] for at in found}):
        here = [at for at in found if at["record"] == record]
        fed = opened(feed, here[0], game, language, theme, size)
        for at in here:
            fed.goes(at["step"])
            yield fed, f"{record} {at['step']}"
        fed.visitor.context.close()


def small_numbers(fed: FedPage, game: str, size: str) -> list[str]:
    """Whether a number that decides is smaller than stated for this window."""
    smallest = fed.page.evaluate(SMALLEST, BOARDS[game])
    least = DIGITS.get(size, 15)
    return [f"a number of {smallest} pixels"] if smallest < least else []


def empty_regions(fed: FedPage) -> list[str]:
    """Regions in which nothing stands."""
    places = [f"[data-region={name}]" for name in fed.finds("boxes") if name != "confirm"]
    return [one for one in places if not fed.page.locator(one).first.inner_text().strip()]
