"""The board of Secret Power in its regions, measured in the page: all is in sight together."""

import json

import pytest

import detente
from detente.texts import LANGUAGES, Texts
from tests.web.harness.fed import SIZES, FedPage, Feed

GAME = "secret_power"
LOOKS = ["cut", "broken", "overlapping", "scrolling", "small"]
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
CROWD = """(update) => {{
  const {{ board, seat }} = update.view;
  const seats = Object.keys(board.players);
  const groups = ["control", "finance", "science", "support", "power", "inner_circle"];
  for (const player of Object.values(board.players)) {{
    Object.assign(player, {{ active: 11, pool: 10, shadows: 3, hand_count: 11, score: 119 }});
    for (const sign in player.signs) player.signs[sign] = 15;
    for (const project in player.stages) player.stages[project] = 2;
    for (const group in player.minors) player.minors[group] = 3;
    player.objects = groups.flatMap((group) => Array.from({{ length: 5 }}, (_, at) => (
      {{ card: `${{group}}_${{at}}`, type: "research", group, agents: 0, inner_circle: null }})));
  }}
  board.zone.forEach((place, at) => {{
    Object.assign(place, {{ occupant: seats[at % seats.length], agents: 11, shadows: 2 }});
  }});
  board.operations.forEach((one, at) => {{
    Object.assign(one, {{ owner: seats[at % seats.length], agents_on_it: 11 }});
  }});
  Object.assign(board.players[seat], {{ hand: {hand}, treaties: [] }});
}}"""
"""Eleven treaties in hand, as many of everything else as there can be, and agents on every card."""
PLACES = """() => {
  const all = document.querySelectorAll(".sp-track, .sp-operation, .sp-strip");
  const places = [...all].filter((one) => one.checkVisibility()).map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  });
  return [...new Set(places)].sort();
}"""


def faults(fed: FedPage) -> list[str]:
    """What cannot be read, or scrolls."""
    found: list[str] = fed.finds("faults", LOOKS)
    return found


def longest(language: str) -> list[str]:
    """The eleven treaties with the longest names."""
    texts = Texts(language, GAME)
    names = {code: texts.name(code) for code in TREATIES}
    return sorted(names, key=lambda code: len(names[code]))[-11:]


SHORTENED = """() => [...document.querySelectorAll(".sp-track")].flatMap((track) => {
  const gives = track.querySelector(".sp-gives");
  const all = [...track.querySelectorAll(".sp-stages li")].map(({ title }) => title);
  return all.filter((reward) => {
    gives.textContent = reward;
    return gives.scrollHeight > gives.clientHeight + 1;
  });
})"""
"""Rewards of which the end is left out, if they are the next."""


# --- points 2 and 4: everything in sight ----------------------------------------------------------


def test_five_players_see_everything_together_and_places_stay(feed: Feed) -> None:
    fed = feed(GAME, record="r2/5.whole", step=12)
    for size in [(1920, 1080), (1440, 900)]:
        fed.resizes(size)
        for selector, count in IN_SIGHT.items():
            region = "dock" if "own" in selector else "board"
            assert fed.page.evaluate(SHOWN, [selector, region]) == count, selector
        assert fed.page.evaluate(SHOWN, [".sp-face", "dock"]) >= 4
        assert fed.page.evaluate(SHOWN, [".sp-cell", "status"]) == 4
        assert faults(fed) == []
    before = fed.page.evaluate(PLACES)
    fed.goes(200)
    assert fed.page.evaluate(PLACES) == before
    assert [*faults(fed), *fed.finds("rings")] == []


def holds_eleven(feed: Feed, language: str, *windows: tuple[tuple[int, int], int]) -> None:
    """Eleven treaties with the longest names, in windows with so many places."""
    fed = feed(GAME, record="r2/5.whole", step=12, language=language)
    fed.changes(CROWD.format(hand=json.dumps(longest(language))))
    more = fed.page.locator(".sp-more").filter(visible=True)
    faces = fed.page.locator(".sp-face").filter(visible=True)
    for size, places in windows:
        fed.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert fed.page.locator(".sp-zone [data-code]").count() == 11
        assert faces.count() == min(11, places - 1)
        assert more.all_inner_texts() == ([f"+{12 - places}"] if places < 11 else [])
        assert faults(fed) == []
    if more.count():
        more.get_by_role("button").click()
        fed.page.locator(".sp-sheet").wait_for()
        assert fed.page.locator(".sp-sheet .sp-paper").count() >= 11
        assert faults(fed) == []


def test_eleven_treaties_with_the_longest_names(feed: Feed) -> None:
    holds_eleven(feed, "ru", ((1440, 900), 12), ((1366, 641), 10))


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_eleven_treaties_in_all_windows(feed: Feed, language: str) -> None:
    low = [(1366, 768), (1366, 641), (1280, 720)]
    high = [size for size in SIZES.values() if size not in low and size[0] < 2560]
    holds_eleven(feed, language, *[(size, 12) for size in high], *[(size, 10) for size in low])


@pytest.mark.parametrize("record", ["r2/1.whole", "r2/5.whole"])
def test_every_reward_is_told_to_its_end(feed: Feed, record: str) -> None:
    fed = feed(GAME, record=record, step=60, language="ru")
    for size in ((1366, 641), (1280, 720), (1440, 900)):
        fed.resizes(size)
        assert fed.page.evaluate(SHORTENED) == []


def test_the_falcons_panel_and_a_narrow_window(feed: Feed) -> None:
    fed = feed(GAME, record="r2/1.whole", step=60, language="ru")
    fed.page.locator(".sp-ladder").wait_for()
    for size in [(1366, 641), (1440, 900)]:
        fed.resizes(size)
        assert fed.page.evaluate(SHOWN, [".sp-strip", "board"]) == 1
        assert fed.page.evaluate(SHOWN, [".sp-ladder li a", "board"]) == 7
        assert faults(fed) == []
    for width in (768, 390, 360):
        fed.resizes((width, 844))
        wide = fed.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1]
        assert [*fed.finds("overlapping"), *fed.finds("small", 12)] == []


@pytest.mark.long
@pytest.mark.parametrize("record", ["r2/1.whole", "r2/3_professionals.whole", "r2/5.whole"])
def test_everything_can_be_read_at_every_step(feed: Feed, record: str) -> None:
    fed = feed(GAME, record=record)
    assert fed.finds("walk", fed.steps, ["cut", "small", "overlapping"]) == []
