"""The board of Twilight Struggle: the map, the tracks, the cards, and whole games on them."""

import random
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import expect

import detente
from detente import State
from detente.core.view import prompt_of
from detente.core.view_types import Prompt
from detente.texts import Texts
from tests.web.browser import Arrive, StoreTable
from tests.web.stored_tables import StoredTable, played
from tests.web.test_comfort import check, check_in_both_themes
from tests.web.test_screens import PHONE, overlap, wider_than_the_screen
from tests.web.visitor import Visitor

GAME = "twilight_struggle"
CODES = "all => all.map(one => one.dataset.code)"
BOXES = "all => all.map(one => one.getBoundingClientRect().toJSON())"
MOST_TRANSFERRED = 450_000
COUNTRIES = [
    row
    for row in detente.game(GAME).codes
    if detente.game(GAME).describe(row).get("kind") == "country"
]


def prompt(state: State) -> Prompt:
    """What the first that has to choose is asked."""
    if not state.to_act:
        return {"id": "", "rule": "", "args": {}, "moves": []}
    return prompt_of(state.view(state.to_act[0]))


def asks(question: str, turn: int = 1) -> State:
    """A game in which this is asked, in this turn or later."""
    return played(
        lambda s: prompt(s)["id"] == question and s.view(None)["board"]["turn"] >= turn, GAME
    )


def fatal(state: State) -> list[str]:
    """The cards that cannot be played without risking the game at once."""
    asked = prompt(state)
    if asked["id"] != "prompt-choose-card":
        return []
    return [one["move"] for one in asked["moves"] if one.get("hint", {}).get("loses")]


@pytest.fixture(scope="module")
def placing() -> State:
    """Somebody places influence, with at least two points left."""
    return played(
        lambda s: prompt(s)["id"] == "prompt-place-influence" and prompt(s)["args"]["left"] > 1,
        GAME,
    )


@pytest.fixture(scope="module")
def choosing() -> State:
    """Somebody chooses a card in the Mid War."""
    return asks("prompt-choose-card", turn=4)


def sits(visitor: Visitor, table: StoredTable, state: State) -> Visitor:
    """Take the seat that has to choose."""
    visitor.goes(list(table.seats.values())[state.to_act[0]])
    visitor.awaits("your-turn")
    return visitor


def points_at(visitor: Visitor, code: str) -> None:
    """Choose on the board what is there, and from the list what is not; confirm what is asked."""
    page, piece = visitor.page, visitor.piece(code).first
    number = page.locator(".table").get_attribute("data-version")
    changed = f'.table:not([data-version="{number}"])'
    sure = ".doubt[open] .danger"
    yes = ".confirm:enabled"

    def by(button: Any) -> None:
        piece.dispatch_event("click") if piece.count() else button.click()
        for answer, awaited in ((yes, f"{yes}, {sure}, {changed}"), (sure, f"{sure}, {changed}")):
            page.locator(awaited).first.wait_for(state="attached")
            if page.locator(answer).count():
                page.locator(answer).click()

    visitor.chooses(code, by=by)


def influence(visitor: Visitor, country: str) -> tuple[int, int]:
    sides = visitor.update["view"]["board"]["sides"]
    return sides["us"]["influence"].get(country, 0), sides["ussr"]["influence"].get(country, 0)


# --- whole games ----------------------------------------------------------------------------------


def test_a_game_against_a_bot_to_its_end(visitor: Visitor, store_table: StoreTable) -> None:
    """At DEFCON 2; after something of every kind was chosen, whatever may lose."""

    def tense(state: State) -> bool:
        board = state.view(None)["board"]
        late = board["turn"] >= 4 and board["defcon"] == 2
        return late and state.to_act == (0,) and prompt(state)["id"] == "prompt-choose-card"

    state = played(tense, GAME)
    sits(visitor, store_table(state, bots={1: "recruit"}), state)
    rng = random.Random(7)
    kinds: set[str] = set()
    while visitor.awaits("your-turn", "over") != "over":
        codes = visitor.codes
        on_board = set(visitor.page.locator(".board .can").evaluate_all(CODES))
        described = {code for code in codes if detente.game(GAME).describe(code)}
        assert described <= on_board  # every card and every country can be pointed at
        bold = visitor.page.locator(".board .can.loses").evaluate_all(CODES)
        code = rng.choice(bold if bold and len(kinds) == 3 else codes)
        kinds.add(detente.game(GAME).describe(code).get("kind", "verb"))
        points_at(visitor, code)
    assert kinds == {"card", "country", "verb"}
    result = visitor.update["view"]["result"]
    reason = Texts("en", GAME).say(f"result-{result['reason'].replace('_', '-')}")
    expect(visitor.page.locator(".result")).to_contain_text(reason)


def test_headlines_of_two_browsers(arrive: Arrive, store_table: StoreTable) -> None:
    table = store_table(asks("prompt-headline", turn=2))
    us, ussr = arrive(), arrive()
    us.goes(table.seats["us"])
    ussr.goes(table.seats["ussr"])
    for one in (us, ussr):
        one.awaits("your-turn")
    mine, theirs = us.codes[0], ussr.codes[0]
    points_at(us, mine)
    us.awaits("waiting")
    assert ussr.awaits("your-turn") == "your-turn"
    title = Texts("en", GAME).name(mine)
    assert (
        title not in ussr.page.locator(".table").inner_text()
    )  # nothing is told before both chose
    points_at(ussr, theirs)
    for one in (us, ussr):
        one.reads(Texts("en", GAME).name(theirs))
        one.reads(title)


# --- choosing by pointing -------------------------------------------------------------------------


def test_a_marker_is_placed_and_taken_back(
    visitor: Visitor, store_table: StoreTable, placing: State
) -> None:
    sits(visitor, store_table(placing), placing)
    asked = prompt(placing)
    left = asked["args"]["left"]
    country = next(one["move"] for one in asked["moves"] if one["label"] == "do-place")
    before = influence(visitor, country)
    expect(visitor.question).to_contain_text(f"{left} of")
    points_at(visitor, country)
    expect(visitor.question).to_contain_text(f"{left - 1} of")
    assert sum(influence(visitor, country)) == sum(before) + 1
    visitor.clicks("Undo")
    expect(visitor.question).to_contain_text(f"{left} of")
    assert influence(visitor, country) == before


def test_a_card_that_loses_is_marked_and_asked_about(
    visitor: Visitor, store_table: StoreTable
) -> None:
    state = played(lambda s: bool(fatal(s)), GAME)
    card = fatal(state)[0]
    sits(visitor, store_table(state), state)
    piece = visitor.piece(card).first
    assert "loses" in (piece.get_attribute("class") or "").split()
    assert "can lose the game" in (piece.get_attribute("aria-label") or "")
    number = visitor.update["table"]["version"]
    piece.click()
    dialog = visitor.page.locator(".doubt[open]")
    expect(dialog).to_contain_text(Texts("en", GAME).name(card))
    visitor.clicks("Choose something else")
    expect(dialog).to_have_count(0)
    assert visitor.update["table"]["version"] == number
    points_at(visitor, card)
    assert visitor.update["table"]["version"] == number + 1


def test_one_key_shows_a_region(visitor: Visitor, store_table: StoreTable, choosing: State) -> None:
    sits(visitor, store_table(choosing), choosing)
    for key, zoom in (("e", "europe"), ("f", "africa"), ("w", "world")):
        visitor.page.keyboard.press(key)
        expect(visitor.page.locator(".ts-map")).to_have_attribute("data-zoom", zoom)


# --- what is to be seen ---------------------------------------------------------------------------


def test_nothing_overlaps_on_a_usual_screen(
    visitor: Visitor, store_table: StoreTable, placing: State
) -> None:
    sits(visitor, store_table(placing), placing)
    for language in ("en", "ru", "fr"):
        visitor.speaks(language)
        boxes = visitor.page.locator(".ts-map .piece, .ts-plate").evaluate_all(BOXES)
        assert len(boxes) >= len(COUNTRIES) + 7
        assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
    stage = visitor.page.locator("[data-region=board]").bounding_box()
    assert stage is not None
    for box in boxes:
        assert stage["x"] <= box["x"] and box["x"] + box["width"] <= stage["x"] + stage["width"]
        assert stage["y"] <= box["y"] and box["y"] + box["height"] <= stage["y"] + stage["height"]


def test_the_board_is_accessible(
    visitor: Visitor, store_table: StoreTable, placing: State, choosing: State
) -> None:
    sits(visitor, store_table(placing), placing)
    assert wider_than_the_screen(visitor) == 0
    check_in_both_themes(visitor)
    sits(visitor, store_table(choosing), choosing)
    check(visitor)


def test_a_phone_plays_by_region_in_three_languages(
    arrive: Arrive, store_table: StoreTable, placing: State
) -> None:
    phone = sits(
        arrive(viewport=PHONE, has_touch=True, is_mobile=True), store_table(placing), placing
    )
    for language in ("ru", "fr", "en"):
        phone.speaks(language)
        assert wider_than_the_screen(phone) == 0
    phone.taps(phone.codes[0])
    assert wider_than_the_screen(phone) == 0


def test_the_page_is_light(arrive: Arrive, store_table: StoreTable, choosing: State) -> None:
    visitor = arrive()
    sizes: list[int] = []
    devtools = visitor.context.new_cdp_session(visitor.page)
    devtools.send("Network.enable")
    devtools.on("Network.loadingFinished", lambda one: sizes.append(int(one["encodedDataLength"])))
    sits(visitor, store_table(choosing), choosing)
    visitor.page.wait_for_load_state("networkidle")
    assert 50_000 < sum(sizes) < MOST_TRANSFERRED


# --- by touch and by keyboard alone ---------------------------------------------------------------

IN_REACH = """all => all.filter(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map(one => one.dataset.code)"""
FINGER = 39
"""A finger hits what is about this large."""


def takes_aim(phone: Visitor, code: str) -> None:
    """Tap a country; what a busy machine takes for a long tap is done again."""
    for _ in range(3):
        phone.page.keyboard.press("Escape")
        box = phone.piece(code).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) > FINGER
        phone.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        phone.page.locator(".aim, .details").first.wait_for()
        if phone.page.locator(".aim").count():
            return
    raise AssertionError(f"tapping {code} takes no aim")


def test_a_phone_aims_and_fires_by_touch(arrive: Arrive, store_table: StoreTable) -> None:
    state = asks("prompt-coup")
    phone = sits(arrive(viewport=PHONE, has_touch=True, is_mobile=True), store_table(state), state)
    number = phone.update["table"]["version"]
    country = phone.page.locator(".ts-map .piece.can").evaluate_all(IN_REACH)[0]
    panel = phone.page.locator(".aim")
    takes_aim(phone, country)
    expect(panel).to_contain_text(Texts("en", GAME).name(country))
    boxes = panel.get_by_role("button").evaluate_all(BOXES)
    assert min(min(box["width"], box["height"]) for box in boxes) > FINGER
    panel.get_by_role("button", name="Cancel").tap()
    expect(panel).to_have_count(0)
    assert phone.update["table"]["version"] == number
    takes_aim(phone, country)
    phone.page.get_by_role("button", name="Confirm", exact=True).tap()
    phone.page.locator(f'.table:not([data-version="{number}"])').wait_for()
    assert phone.update["table"]["version"] > number


def test_a_phone_goes_to_what_is_asked_about(arrive: Arrive, store_table: StoreTable) -> None:
    for question, pieces in (
        ("prompt-place-influence", ".ts-map .piece.can"),
        ("prompt-choose-card", ".ts-hand .piece.can"),
    ):
        state = asks(question)
        phone = sits(
            arrive(viewport=PHONE, has_touch=True, is_mobile=True), store_table(state), state
        )
        expect(phone.move_buttons.first).not_to_be_visible()
        assert phone.page.locator(pieces).evaluate_all(IN_REACH)
        fold = phone.page.locator(".fold")
        fold.tap()
        expect(phone.move_buttons.first).to_be_in_viewport(ratio=0.99)
        fold.tap()
        expect(phone.move_buttons.first).not_to_be_visible()
        assert phone.page.locator(pieces).evaluate_all(IN_REACH)


def test_the_keyboard_never_loses_its_place(
    visitor: Visitor, store_table: StoreTable, choosing: State
) -> None:
    sits(visitor, store_table(choosing), choosing)
    focused = visitor.page.locator(":focus")
    for opener in (".ts-pile", ".ts-space-open"):
        visitor.page.locator(opener).first.focus()
        visitor.page.keyboard.press("Enter")
        expect(visitor.page.locator("dialog[open]")).to_be_visible()
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator(opener).first).to_be_focused()
    safe = [code for code in visitor.codes if code not in fatal(choosing)]
    visitor.piece(safe[0]).first.focus()
    visitor.presses("Enter")  # and the card leaves the hand
    while visitor.awaits("your-turn", "waiting", "over") == "your-turn":
        expect(focused).to_have_attribute("data-move", visitor.codes[0])
        visitor.page.keyboard.press("End")
        expect(focused).to_have_attribute("data-move", visitor.codes[-1])
        visitor.presses("Enter")
    expect(visitor.question).to_be_focused()


# --- around the board -----------------------------------------------------------------------------


def test_the_log_has_room_beside_the_options(
    visitor: Visitor, store_table: StoreTable, choosing: State
) -> None:
    sits(visitor, store_table(choosing), choosing)
    for language in ("en", "ru", "fr"):
        visitor.speaks(language)
        visitor.page.locator(".tabs [data-tab=log]").click()
        panel = visitor.page.locator(".log").bounding_box()
        assert panel is not None and panel["height"] >= 160
        lines = visitor.page.locator(".tabs button").evaluate_all(BOXES)
        assert len({round(line["y"]) for line in lines}) == 1


def test_a_hand_of_the_past_is_said_to_be_whose_it_is(
    visitor: Visitor, store_table: StoreTable
) -> None:
    visitor.goes(store_table(played(lambda s: s.over, GAME)).seats["us"])
    visitor.awaits("over")
    visitor.clicks("Replay")
    eyes = visitor.page.get_by_role("group", name="View")
    for side, title in (("US", "Your hand"), ("USSR", "USSR")):
        eyes.get_by_role("button", name=side, exact=True).click()
        expect(visitor.page.locator("#ts-hand")).to_contain_text(title)


def test_the_note_of_a_card_names_its_rule_and_no_value_that_it_has_not(
    visitor: Visitor, store_table: StoreTable
) -> None:
    state = played(
        lambda s: (
            prompt(s)["id"] == "prompt-choose-card"
            and any(one["move"].endswith("_scoring") for one in prompt(s)["moves"])
        ),
        GAME,
    )
    sits(visitor, store_table(state), state)
    note = visitor.page.locator(".details")
    visitor.page.locator(".ts-hand .scoring").first.focus()
    visitor.page.keyboard.press("i")
    expect(note).to_contain_text("TS-10.0")
    expect(note).not_to_contain_text("Operations")


# --- every kind of question -----------------------------------------------------------------------

QUESTIONS = {
    "prompt-add-influence",
    "prompt-choose-card",
    "prompt-close-region",
    "prompt-coup",
    "prompt-headline",
    "prompt-realign",
    "prompt-remove-influence",
    "prompt-set-defcon",
}
REGIONS = ["europe", "asia", "middle_east", "africa", "central_america", "south_america"]
# The pieces that have something else above their middle.
COVERED = """all => all.filter(piece => {
    const {x, y, width, height} = piece.getBoundingClientRect();
    return !piece.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map(piece => piece.dataset.code)"""
# Where the arrow keys lead from each box of the map.
WAYS = """all => {
    const name = ({dataset}) => dataset.code ?? dataset.region;
    const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
    return Object.fromEntries(all.map(box => [name(box), keys.map(key => {
        box.focus();
        box.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
        return name(document.activeElement);
    })]));
}"""


def lies_on_the_table(code: str) -> bool:
    """Whether a move stands for something to point at, not for a verb."""
    described = detente.game(GAME).describe(code)
    return bool(described) or code.startswith("defcon_") or code in REGIONS


def test_every_kind_of_question_has_its_pieces(visitor: Visitor, store_table: StoreTable) -> None:
    found: set[str] = set()
    while found < QUESTIONS:
        state = played(lambda s: prompt(s)["id"] in QUESTIONS - found, GAME)
        asked = prompt(state)
        found.add(asked["id"])
        sits(visitor, store_table(state), state)
        expect(visitor.question).to_contain_text("?")
        visitor.page.keyboard.press("w")
        expect(visitor.page.locator(".ts-map")).to_have_attribute("data-zoom", "world")
        pieces = visitor.page.locator(".board .can[data-code]")
        meant = {one["move"] for one in asked["moves"] if lies_on_the_table(one["move"])}
        assert meant and meant <= set(pieces.evaluate_all(CODES)), asked["id"]
        assert not pieces.evaluate_all(COVERED), asked["id"]


def test_a_region_is_chosen_on_the_map(visitor: Visitor, store_table: StoreTable) -> None:
    state = asks("prompt-close-region")
    sits(visitor, store_table(state), state)
    plates = visitor.page.locator(".ts-plate.can")
    assert sorted(plates.evaluate_all(CODES)) == sorted(REGIONS)
    visitor.piece("africa").click()
    visitor.reads(Texts("en", GAME).name("chernobyl_africa"))


def test_arrow_keys_lead_to_every_box_of_the_map(
    visitor: Visitor, store_table: StoreTable, placing: State
) -> None:
    sits(visitor, store_table(placing), placing)
    page = visitor.page
    stop = page.locator(".ts-window button:not([tabindex='-1'])")
    expect(stop).to_have_count(1)  # one stop of the Tab key, at a country to choose
    assert stop.get_attribute("data-code") in visitor.codes
    ways: dict[str, list[str]] = page.locator(".ts-country, .ts-plate").evaluate_all(WAYS)
    reached: set[str] = set()
    new = {"panama"}
    while new:
        reached |= new
        new = {to for one in new for to in ways[one]} - reached
    assert reached == set(ways) >= set(COUNTRIES)
    expect(stop).to_have_count(1)
