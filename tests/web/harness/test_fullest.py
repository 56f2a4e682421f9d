"""The fullest positions of a game at all sizes, in all languages and both themes: the long forms.

The points are those of the acceptance. Their short forms are in test_regions.py, test_look.py and
test_signs.py; a board takes part as soon as it is in `BOARDS` (fed.py).

A page is opened once for each record, language and theme, then resized: the grid depends on the
window alone, and to open a page takes longer than all that is looked at in it.
"""

from collections.abc import Iterator
from typing import Any, Final

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
    pytest.mark.parametrize("theme", THEMES),
    pytest.mark.parametrize("language", LANGUAGES),
    pytest.mark.parametrize("game", BOARDS),
]

CLOSELY: Final = ["laptop in a browser", "wide"]
"""Fonts, contrasts and roles follow from what is in the page; a window decides only what of it is
shown, least in the lowest one and most in the widest. They are looked at in one of these two, and
in the other in another language, for to ask takes longer than all else."""

SMALLEST = """(numbers) => Math.min(
  ...[...document.querySelectorAll(numbers)]
    .filter((one) => one.textContent.trim() && one.checkVisibility())
    .map((one) => layout.sizeOf(one))
)"""


def test_the_fullest_positions(
    server: Server, feed: Feed, game: str, language: str, theme: str
) -> None:
    """Points 1, 2, 3, 42, 43 and 44."""
    faults = []
    grids: dict[str, set[str]] = {size: set() for size in SIZES}
    for fed, step, size, closely in views(server, feed, game, language, theme):
        boxes = fed.finds("boxes")
        grids[size].add(str(boxes))
        found = [
            *layout_faults(fed, size),
            *fed.finds("rings"),
            *small_numbers(fed, game, size),
            *empty_regions(fed),
        ]
        if boxes["board"][2] < MAP.get(size, 0):
            found.append(f"the board is {boxes['board'][2]} wide")
        if closely:
            fonts = fonts_of(fed)
            found += [f"{font}: {text}" for font, text in fonts.items() if font not in FAMILIES]
            found += undecided(fed)
        faults += [f"{size}, {step}: {fault}" for fault in found]
    assert faults == []
    assert [size for size, found in grids.items() if len(found) != 1] == []


def test_nothing_beside_the_fullest_positions_moves_a_piece(
    server: Server, feed: Feed, game: str, language: str, theme: str
) -> None:
    """Point 5."""
    at = fullest(server, game, 1)[0]
    for size in SIZES:
        fed = opened(feed, at, game, language, theme, size)
        for happening in HAPPENINGS:
            moves_nothing(fed, happening)
        fed.visitor.context.close()


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


def views(
    server: Server, feed: Feed, game: str, language: str, theme: str
) -> Iterator[tuple[FedPage, str, str, bool]]:
    """The page at each of the fullest positions in each window, and whether to look closely."""
    found = fullest(server, game)
    turn = LANGUAGES.index(language)
    for record in sorted({at["record"] for at in found}):
        here = [at for at in found if at["record"] == record]
        fed = opened(feed, here[0], game, language, theme, "usual")
        for at in here:
            fed.goes(at["step"])
            turn += 1
            for size in SIZES:
                fed.resizes(SIZES[size])
                closely = size == CLOSELY[turn % len(CLOSELY)]
                yield fed, f"{record} {at['step']}", size, closely
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
