"""The board of Secret Power in its regions, measured in the page: all of it is in sight together."""

from typing import Any

import pytest

import detente
from detente.texts import LANGUAGES
from tests.web.harness.fed import FedPage, Feed

GAME = "secret_power"
LOOKS = ("cut", "overlapping", "scrolling")
FULL = {"record": "r2/5.whole", "step": 200}
"""Five players late in a game."""
TREATIES = [
    code
    for code in detente.game(GAME).codes
    if detente.game(GAME).describe(code).get("kind") == "treaty"
]
IN_SIGHT = {
    ".sp-zone [data-code]": 11,
    ".sp-bracket": 1,
    ".sp-project": 4,
    ".sp-stages > li": 20,
    ".sp-operation": 6,
    ".sp-operation.top": 1,
    ".sp-strip": 4,
    ".sp-own-row": 3,
}
"""What is in sight together in the first round of five players, and how often."""

SHOWN = """([selector, region]) => {
  const around = document.querySelector(`[data-region=${region}]`).getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((one) => {
    if (!one.checkVisibility()) return false;
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && box.left >= around.left - 1 &&
      box.right <= around.right + 1 && box.top >= around.top - 1 && box.bottom <= around.bottom + 1;
  }).length;
}"""
ELEVEN = """(update) => {{
  const {{ board, seat }} = update.view;
  board.players[seat].hand = {treaties};
  board.players[seat].hand_count = 11;
  board.players[seat].treaties = [];
}}"""


def faults(fed: FedPage, least: int = 12) -> list[str]:
    """What cannot be read, or scrolls."""
    found = [fault for look in LOOKS for fault in fed.finds(look)]
    return [*found, *fed.finds("small", least)]


def longest(language: str) -> list[str]:
    """The eleven treaties with the longest names."""
    names = {code: detente.texts.Texts(language, GAME).name(code) for code in TREATIES}
    return sorted(names, key=lambda code: len(names[code]))[-11:]


# --- points 2 and 4: everything in sight ------------------------------------------------------------


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080)])
def test_five_players_see_everything_together(feed: Feed, size: tuple[int, int]) -> None:
    fed = feed(GAME, record="r2/5.whole", step=12)
    fed.resizes(size)
    for selector, count in IN_SIGHT.items():
        region = "dock" if "own" in selector else "board"
        assert fed.page.evaluate(SHOWN, [selector, region]) == count, selector
    hand = fed.page.evaluate("harness.update.view.board.players")
    assert fed.page.evaluate(SHOWN, [".sp-face", "dock"]) == len(hand)
    assert faults(fed) == []
"""
"""
