"""Nothing jumps: the regions stay the same through whole games, and everything can be read."""

from collections.abc import Callable

import pytest

from tests.server.serving import Server
from tests.web.harness.faults import layout_faults
from tests.web.harness.fed import (
    BOARDS,
    DIGITS,
    GAMES,
    LANGUAGES,
    REFUSED,
    SIZES,
    FedPage,
    Feed,
    fullest,
)

TS = "twilight_struggle"
LOOKS = ["cut", "small", "overlapping"]
"""What layout.js looks for where a game fills the regions."""

COUNTRIES = {
    "laptop": (70, 36),
    "laptop in a browser": (66, 33),
    "usual": (74, 38),
    "large": (100, 50),
    "large in a browser": (92, 46),
}
"""The least size of a country's box."""
MAP = {"usual": 1060, "large": 1480, "largest": 1990}
"""The least width of the map."""


# --- point 1: whole games -------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("half", [0, 1])
def test_nothing_jumps_through_a_game_of_twilight_struggle(feed: Feed, half: int) -> None:
    fed = feed(TS, record="r5/second.whole", step=243 * half)
    assert fed.finds("walk", 243 * (half + 1), []) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", [name for name in GAMES if name != TS])
def test_nothing_jumps_through_the_beginning_of_the_other_games(feed: Feed, game: str) -> None:
    assert feed(game).finds("walk", 60, []) == []


@pytest.mark.long
@pytest.mark.parametrize("seat", ["acting", "us", "spectator"])
@pytest.mark.parametrize("record", ["r5/second.whole", "r5/deluxe.whole"])
def test_everything_can_be_read_at_every_step(feed: Feed, record: str, seat: str) -> None:
    fed = feed(TS, record=record, seat=seat)
    assert fed.finds("walk", fed.steps, LOOKS) == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_through_a_whole_game(feed: Feed, game: str) -> None:
    fed = feed(game)
    assert fed.finds("walk", fed.steps, ["small"]) == []


# --- points 2 and 3: sizes ------------------------------------------------------------------------


COMBINATIONS = [
    ("en", "light", "laptop"),
    ("ru", "dark", "usual"),
    ("fr", "light", "large in a browser"),
    ("ru", "light", "laptop in a browser"),
]


@pytest.mark.parametrize("game", BOARDS)
def test_full_positions_are_readable(server: Server, feed: Feed, game: str) -> None:
    """The long form, with all combinations, is in test_fullest.py."""
    positions = fullest(server, game)
    faults = []
    for number, (language, theme, size) in enumerate(COMBINATIONS):
        at = positions[number]
        fed = feed(game, language=language, theme=theme, **at)
        fed.resizes(SIZES[size])
        faults += [f"{language} {theme} {size}: {fault}" for fault in layout_faults(fed, size)]
    assert faults == []


ON_THE_EDGE = """() => [...document.querySelectorAll(".ts-country")].filter((box) => {
  const words = document.createRange();
  words.selectNodeContents(box.querySelector(".ts-country-name"));
  const [name, around] = [words.getBoundingClientRect(), box.getBoundingClientRect()];
  const edge = Number.parseFloat(getComputedStyle(box).borderLeftWidth);
  return name.left < around.left + edge || name.right > around.right - edge;
}).map((box) => box.dataset.code)"""


def test_the_map_fills_its_region_and_its_boxes_are_large(feed: Feed) -> None:
    fed = feed(TS, record="r5/second.whole", step=349)
    for name, size in SIZES.items():
        fed.resizes(size)
        boxes = fed.finds("boxes")
        assert all(width > 0 and height > 0 for _, _, width, height in boxes.values())
        width = fed.page.locator(".ts-map").bounding_box()["width"]  # type: ignore[index]
        assert width >= MAP.get(name, 0)
        assert width == boxes["board"][2]
        sizes = fed.page.evaluate(
            """() => [...document.querySelectorAll(".ts-country")].map((one) => {
              const { width, height } = one.getBoundingClientRect();
              return [width, height];
            })"""
        )
        assert len(sizes) >= 84
        least = COUNTRIES.get(name, (0, 0))
        assert min(width for width, _ in sizes) >= least[0]
        assert min(height for _, height in sizes) >= least[1]
        digits = fed.page.evaluate(
            """() => [...document.querySelectorAll(".ts-country b")]
              .filter((one) => one.textContent.trim())
              .map((one) => layout.sizeOf(one))"""
        )
        assert len(digits) > 20
        assert min(digits) >= DIGITS.get(name, 0)
        assert fed.page.evaluate(ON_THE_EDGE) == []


def test_no_region_is_empty(feed: Feed) -> None:
    fed = feed(TS, record="r5/second.whole", step=349)
    for name in fed.finds("boxes"):
        place = ".confirm" if name == "confirm" else f"[data-region={name}]"
        assert fed.page.locator(place).first.inner_text().strip(), name


BAR = """() => {
  const told = document.querySelector(".bar-progress");
  const texts = [told, document.querySelector(".bar-game")];
  const { right } = told.getBoundingClientRect();
  const { left } = told.nextElementSibling.getBoundingClientRect();
  return [texts.every((one) => one.scrollWidth <= one.clientWidth), left - right];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_has_a_place_for_the_clocks(feed: Feed, language: str) -> None:
    """What is told beside it has room nevertheless."""
    fed = feed(TS, record="r5/deluxe.whole", step=300, language=language)
    for width, height in SIZES.values():
        fed.resizes((width, height))
        whole, place = fed.page.evaluate(BAR)
        assert whole, (width, height)
        assert place >= 120


# --- point 5: what is beside the game moves no piece ----------------------------------------------


def hint(fed: FedPage) -> None:
    fed.page.keyboard.press("h")
    fed.page.wait_for_function("harness.requests.some(({ what }) => what === 'hint')")


def refusal(fed: FedPage) -> None:
    fed.answers("play", REFUSED)
    fed.visitor.move_buttons.first.click()
    fed.page.locator(".refusal").wait_for()


def free_seat(fed: FedPage) -> None:
    fed.changes("(update) => (update.table.seats[0].kind = 'open')")


def lost_seat(fed: FedPage) -> None:
    fed.changes("() => {}")


def past(fed: FedPage) -> None:
    fed.page.locator("[data-tab=log]").click()  # by no name, for the page may speak any language
    fed.page.locator(".log-entry button").first.click()
    fed.page.locator(".stage.past").wait_for()


Happening = Callable[[FedPage], None]
HAPPENINGS: list[Happening] = [hint, refusal, free_seat, lost_seat, past]


def moves_nothing(fed: FedPage, happening: Happening) -> None:
    """Something happens beside the game, and all stays where it was."""
    pieces, boxes = fed.finds("pieces"), fed.finds("boxes")
    assert pieces
    happening(fed)
    fed.page.evaluate("harness.settled()")
    now = fed.finds("boxes")
    if happening is past:  # the position is another one, and nothing is to be confirmed
        assert {**now, "confirm": None} == {**boxes, "confirm": None}
    else:
        assert (fed.finds("pieces"), now) == (pieces, boxes), happening.__name__


@pytest.mark.parametrize("game", GAMES)
def test_what_is_beside_the_game_moves_no_piece(feed: Feed, game: str) -> None:
    fed = feed(game, others="bot", step=40)
    for happening in HAPPENINGS:
        moves_nothing(fed, happening)
