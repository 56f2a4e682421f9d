"""The table in one hand: phones upright and on their side, and a tablet, on the harness."""

from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.server.serving import Server
from tests.web.harness.faults import undecided
from tests.web.harness.fed import GAMES, REFUSED, FedPage, Feed, fullest

TS = "twilight_struggle"
PHONE = (390, 844)
SIZES = {"phone": PHONE, "small": (360, 640), "tablet": (768, 1024), "on its side": (844, 390)}
LOOKS = ["small", "thumb"]
"""What layout.js looks for at every step."""
HALF, FULL = 352, 800
"""How high the sheet of the phone is, with its question and without its safe area."""

TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}


def phone(feed: Feed, game: str, size: tuple[int, int] = PHONE, **query: Any) -> FedPage:
    viewport = {"width": size[0], "height": size[1]}
    return feed(game, {"viewport": viewport, **TOUCH}, **query)


def taps(fed: FedPage, thing: Locator) -> None:
    box = thing.bounding_box()
    assert box is not None
    fed.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def stop(fed: FedPage) -> str | None:
    return fed.page.locator(".table").get_attribute("data-stop")


def sheet_height(fed: FedPage) -> float:
    box = fed.page.locator(".sheet-head").bounding_box()
    assert box is not None
    return PHONE[1] - box["y"]


# --- points 1, 2, 5, 30, 44 -----------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_through_whole_games(feed: Feed, game: str, size: str) -> None:
    assert phone(feed, game, SIZES[size]).finds("walk", 10_000, LOOKS) == []


READABLE = ["small", "scrolling", "cut", "broken", "overlapping", "thumb", "rings"]


def faults_of(fed: FedPage) -> list[str]:
    found: list[str] = fed.finds("faults", READABLE)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_full_position_on_small_windows(server: Server, feed: Feed, game: str) -> None:
    at = fullest(server, game, 1)[0]
    fed = phone(feed, game, record=at["record"], step=at["step"], language="ru")
    fed.page.wait_for_load_state("networkidle")
    for size in SIZES.values():
        fed.resizes(size)
        assert faults_of(fed) == [], size
    fed.resizes(PHONE)
    assert undecided(fed) == []


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_full_positions_on_small_windows(
    server: Server, feed: Feed, game: str, language: str, theme: str
) -> None:
    positions = fullest(server, game)
    faults = []
    for record in sorted({at["record"] for at in positions}):
        steps = [at["step"] for at in positions if at["record"] == record]
        fed = phone(feed, game, language=language, theme=theme, record=record, step=steps[0])
        fed.page.wait_for_load_state("networkidle")  # what a board fetches when it is first wanted
        for step in steps:
            fed.goes(step)
            for name, size in SIZES.items():
                fed.resizes(size)
                faults += [f"{record} {step} {name}: {fault}" for fault in faults_of(fed)]
        fed.visitor.context.close()
    assert faults == []


TITLES: dict[str, tuple[dict[str, Any], str]] = {
    TS: ({"step": 60}, ".ts-hand .ts-card-name"),
    "agents": ({"record": "r2/4.whole", "step": 127}, ".asw-held-cards b"),
    "cia_vs_kgb": ({"step": 100}, ".cvk-file-words strong"),
    "secret_power": ({"record": "r2/5.whole", "step": 316}, ".sp-face-name"),
}
"""Positions with cards in hand, and the titles on them."""


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_in_hand_have_large_titles(feed: Feed, game: str) -> None:
    at, titles = TITLES[game]
    fed = phone(feed, game, language="ru", **at)
    sizes = "all => all.map((one) => layout.sizeOf(one))"
    assert min(fed.page.locator(titles).evaluate_all(sizes)) >= 14


PIECES = """() => [...document.querySelectorAll("[data-region=board] [data-code]")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.dataset.code, x, y, width, height].join(" ");
})"""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_moves_no_piece(feed: Feed, game: str) -> None:
    fed = phone(feed, game, others="bot", step=40)
    fed.page.wait_for_load_state("networkidle")  # what a board fetches later is there
    fed.page.evaluate("harness.settled()")
    before = fed.page.evaluate(PIECES)
    assert len(before) > 3
    taps(fed, fed.page.locator(".hint-button"))
    fed.page.locator(".advice .advised").wait_for()
    assert fed.page.evaluate(PIECES) == before
    fed.answers("play", REFUSED)
    fed.visitor.lists()
    fed.visitor.move_buttons.first.tap()
    fed.page.locator(".refusal p").wait_for()
    assert fed.page.evaluate(PIECES) == before
    fed.page.locator(".refusal button").tap()
    board = fed.finds("boxes")["board"]
    taps(fed, fed.page.locator("button.sheet-line"))
    fed.visitor.shows("Log")
    fed.page.locator(".log-number").last.tap()
    fed.page.locator(".replay").wait_for()
    assert fed.finds("boxes")["board"] == board
    fed.page.get_by_role("button", name="Back to the game").tap()
    fed.page.locator(".table:has(.prompt) .stage[aria-busy=false]").wait_for(state="attached")
    assert fed.page.evaluate(PIECES) == before


# --- the sheet ------------------------------------------------------------------------------------


ON_TOP = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def drags(fed: FedPage, by: float) -> None:
    """Draw the sheet slowly upwards by some pixels with one finger."""
    box = fed.page.locator("button.sheet-line").bounding_box()
    assert box is not None
    finger = fed.page.context.new_cdp_session(fed.page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    points = [{"x": x, "y": y - by * part / 8} for part in range(9)]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[:1]})
    for point in points[1:]:
        fed.page.wait_for_timeout(40)
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    fed.page.wait_for_timeout(150)
    finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points[-1:]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.slow
def test_a_finger_taps_and_draws_the_sheet(feed: Feed) -> None:
    fed = phone(feed, TS, step=30)
    grip = fed.page.locator(".sheet-grip")
    while stop(fed) != "peek":
        taps(fed, grip)
    assert sheet_height(fed) == 132
    drags(fed, 190)
    assert (stop(fed), sheet_height(fed)) == ("half", HALF)
    drags(fed, 400)
    assert (stop(fed), sheet_height(fed)) == ("full", FULL)
    for panel in ("Seats", "Log", "Chat", "Latest"):
        fed.visitor.shows(panel)
        place = f".{panel.lower().replace('latest', 'recap-list')}"
        assert fed.page.locator(place).evaluate(ON_TOP), panel
        assert fed.finds("thumb") == []
    drags(fed, -700)
    assert (stop(fed), sheet_height(fed)) == ("peek", 132)
    grip.focus()
    for key, expected in (("ArrowUp", "half"), ("ArrowUp", "full"), ("ArrowDown", "half")):
        fed.page.keyboard.press(key)
        assert stop(fed) == expected
    taps(fed, fed.page.locator("button.sheet-line"))
    assert fed.page.locator(".recap-list").is_visible()
    taps(fed, fed.page.locator("button.sheet-line"))
    assert stop(fed) == "half"


VIEWPORT = """() => {
  const fake = new EventTarget();
  Object.assign(fake, { height: innerHeight, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, "visualViewport", { value: fake });
}"""


def test_nothing_is_under_the_keyboard_of_the_device(feed: Feed) -> None:
    fed = phone(feed, TS, step=30)
    fed.page.add_init_script(f"({VIEWPORT})()")
    fed.opens(TS, step=30)
    fed.visitor.shows("Chat")
    fed.page.locator(".chat-form input").tap()
    covered = "visualViewport.height = innerHeight - 300"
    fed.page.evaluate(f"{covered}; visualViewport.dispatchEvent(new Event('resize'))")
    for thing in (".chat-form", ".confirm", "#question"):
        box = fed.page.locator(thing).bounding_box()
        assert box is not None
        assert box["y"] > 44
        assert box["y"] + box["height"] <= PHONE[1] - 300, thing


@pytest.mark.parametrize("size", [PHONE, (844, 390)])
def test_nothing_is_under_the_notch(feed: Feed, size: tuple[int, int]) -> None:
    fed = phone(feed, TS, size, step=30)
    devtools = fed.page.context.new_cdp_session(fed.page)
    insets = {"top": 47, "bottom": 34, "left": 30, "right": 30}
    devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    fed.changes("() => {}")
    for thing in (".menu > summary", ".confirm", ".undo", ".sheet-line", "#question", ".ts-zoom"):
        box = fed.page.locator(thing).bounding_box()
        assert box is not None
        assert box["x"] >= 30 and box["x"] + box["width"] <= size[0] - 30, thing
        assert box["y"] >= 47 and box["y"] + box["height"] <= size[1] - 34, thing


# --- whole games by touch -------------------------------------------------------------------------


NEXT = """() => {
  const [seat, move] = harness.recorded.moves[harness.step];
  const { seat_id } = harness.whole().table.seats[seat];
  return [harness.step, move, seat_id === harness.seat()];
}"""


def plays(fed: FedPage) -> None:
    """Make the next move of the record by touch: on the board, among the faces, or in the list."""
    page = fed.page
    [step, move, mine] = page.evaluate(NEXT)
    if not mine:  # several had to choose, and another one did it first
        page.evaluate("harness.next()")
        return
    found = fed.finds("reach", move)
    if found is None:
        taps(fed, page.locator('.fold[aria-expanded="false"]'))
        page.locator('.fold[aria-expanded="true"]').wait_for()
        found = fed.finds("reach", move)
    assert found is not None, f"{move} at step {step} is out of reach"
    taps(fed, page.locator("#question"))  # for a second tap at the same place is no choice
    page.touchscreen.tap(*found)
    for sure in (".commit .confirm:not(:disabled)", ".doubt[open] .danger"):
        if page.evaluate("harness.step") == step and page.locator(sure).count():
            taps(fed, page.locator(sure))
    page.locator(f'.table[data-version="{step + 1}"]').wait_for(state="attached")


def plays_on(fed: FedPage, moves: int) -> None:
    """Play moves of the record by touch; after each one all is in its place and in reach."""
    boxes: dict[str | None, Any] = {}  # by how far the sheet is drawn up
    for _ in range(min(moves, fed.steps)):
        plays(fed)
        now = fed.finds("boxes")
        assert now == boxes.setdefault(stop(fed), now)
        assert fed.finds("faults", ["scrolling", *LOOKS]) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_touch(feed: Feed, game: str) -> None:
    plays_on(phone(feed, game), 40)


@pytest.mark.long
@pytest.mark.parametrize("width", [360, 390, 768])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_touch(feed: Feed, game: str, width: int) -> None:
    size = {360: (360, 640), 390: PHONE, 768: (768, 1024)}[width]
    plays_on(phone(feed, game, size), 10_000)


# --- Twilight Struggle ----------------------------------------------------------------------------


@pytest.mark.slow
def test_the_map_shows_the_region_of_the_question_and_the_hand_its_faces(feed: Feed) -> None:
    fed = phone(feed, TS, step=2)
    countries = fed.page.locator(".ts-country.can")
    fed.page.locator('.ts-map[data-zoom="europe"]').wait_for()
    seen = [box for box in (one.bounding_box() for one in countries.all()) if box]
    assert min(box["width"] for box in seen) >= 64
    assert min(box["height"] for box in seen) >= 44
    assert any(0 < box["x"] < 326 and 44 < box["y"] < 660 for box in seen)
    assert "possible" in fed.page.locator(".ts-caption").inner_text()
    fed.goes(60)
    fed.page.locator(".table[data-page=dock]").wait_for()
    assert stop(fed) == "half"
    card = fed.page.locator(".ts-hand .can").first.bounding_box()
    assert card is not None
    assert (card["width"], card["height"]) == (148, 196)
    assert fed.finds("small", 12) == []
