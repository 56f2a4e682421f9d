"""Games played on the harness by keyboard alone: by number, through the list, and on the board."""

import pytest

from tests.web.harness.fed import GAMES, FedPage, Feed
from tests.web.harness.test_phone import NEXT

PLACES = """(move) => {
  const all = [...document.querySelectorAll("[data-move]")];
  return [all.findIndex((one) => one.dataset.move === move), all.length];
}"""
IN_THE_LIST = "document.activeElement.matches('[data-move]')"
AFTER_THE_LIST = "document.activeElement.closest('.stage') !== null"
ON_THE_BOARD = "document.activeElement.matches('[data-region=board] .piece')"
ARROW = """(move) => {
  const { activeElement: here } = document;
  if (here.dataset.code === move) return "Enter";
  const piece = `[data-region=board] .can[data-code="${CSS.escape(move)}"]`;
  const to = document.querySelector(piece)?.getBoundingClientRect();
  if (!to) return null;
  const from = here.getBoundingClientRect();
  const x = to.x - from.x + (to.width - from.width) / 2;
  const y = to.y - from.y + (to.height - from.height) / 2;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "ArrowRight" : "ArrowLeft";
  return y > 0 ? "ArrowDown" : "ArrowUp";
}"""
"""The key that leads from the piece with the focus towards another, or plays it."""
FAR = 15
"""So many arrows lead to a piece that is reached without looking for a way."""


def tabs_to(fed: FedPage, condition: str, key: str = "Tab") -> bool:
    """Go on by Tab until a condition holds of what has the focus."""
    for _ in range(60):
        if fed.page.evaluate(condition):
            return True
        fed.page.keyboard.press(key)
    return False


def by_number(fed: FedPage, move: str) -> bool:
    place, _ = fed.page.evaluate(PLACES, move)
    if place < 10:
        fed.page.keyboard.press(str((place + 1) % 10))
    return bool(place < 10)


def by_list(fed: FedPage, move: str) -> bool:
    place, length = fed.page.evaluate(PLACES, move)
    back = fed.page.evaluate(AFTER_THE_LIST)
    assert tabs_to(fed, IN_THE_LIST, "Shift+Tab" if back else "Tab"), "the list is out of reach"
    late = place > length / 2
    fed.page.keyboard.press("End" if late else "Home")
    for _ in range(length - 1 - place if late else place):
        fed.page.keyboard.press("ArrowUp" if late else "ArrowDown")
    fed.page.keyboard.press("Enter")
    return True


def on_the_board(fed: FedPage, move: str) -> bool:
    if fed.page.evaluate(ARROW, move) is None or not tabs_to(fed, ON_THE_BOARD):
        return False
    for _ in range(FAR):
        key = fed.page.evaluate(ARROW, move)
        fed.page.keyboard.press(key)
        if key == "Enter":
            return True
    return False


WAYS = [by_number, on_the_board, by_list]


def plays_on(fed: FedPage, moves: int) -> set[str]:
    """Play moves of the record, each in another way; tells which ways were of use."""
    page = fed.page
    used = set()
    for turn in range(min(moves, fed.steps)):
        [step, move, mine] = page.evaluate(NEXT)
        if not mine:  # several had to choose, and another one did it first
            page.evaluate("harness.next()")
            continue
        first = turn % len(WAYS)
        used.add(next(way.__name__ for way in [*WAYS[first:], *WAYS] if way(fed, move)))
        done = f'.table[data-version="{step + 1}"]'
        page.locator(f"{done}, .aim, .doubt[open]").first.wait_for(state="attached")
        if page.locator(".doubt[open]").count():
            assert tabs_to(fed, "document.activeElement.matches('.doubt .danger')")
            page.keyboard.press("Enter")
        elif page.locator(".aim").count():
            page.locator(".confirm:focus").wait_for()
            page.keyboard.press("Enter")
        page.locator(done).wait_for(state="attached")
    return used


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_keyboard(feed: Feed, game: str) -> None:
    assert len(plays_on(feed(game), 40)) == len(WAYS)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_keyboard(feed: Feed, game: str) -> None:
    assert len(plays_on(feed(game), 10_000)) == len(WAYS)
