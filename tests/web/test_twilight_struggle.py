"""The board of Twilight Struggle: the map, the tracks, the cards, and whole games on them."""

import random
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import expect

import detente
from detente import State
from detente.texts import Texts
from tests.web.conftest import Arrive, LayTable
from tests.web.laid import Laid, played
from tests.web.test_comfort import check_in_both_themes
from tests.web.test_screens import PHONE, overlap, wider_than_the_screen
from tests.web.visitor import Visitor

GAME = "twilight_struggle"
CODES = "all => all.map(one => one.dataset.code)"
BOXES = "all => all.map(one => one.getBoundingClientRect().toJSON())"
MOST_TRANSFERRED = 300_000
COUNTRIES = [
    row
    for row in detente.game(GAME).codes
    if detente.game(GAME).describe(row).get("kind") == "country"
]


def prompt(state: State) -> dict[str, Any]:
    """What the first that has to choose is asked."""
    return (
        dict(state.view(state.to_act[0])["prompt"]) if state.to_act else {"id": "", "options": []}
    )


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
    return [one["code"] for one in asked["options"] if one.get("hint", {}).get("loses")]


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


def sits(visitor: Visitor, table: Laid, state: State) -> Visitor:
    """Take the seat that has to choose."""
    visitor.goes(list(table.seats.values())[state.to_act[0]])
    visitor.awaits("your-turn")
    return visitor


def points_at(visitor: Visitor, code: str) -> None:
    """Choose on the board what is there, and from the list what is not; confirm what is asked."""
    piece = visitor.piece(code).first

    def by(option: Any) -> None:
        if piece.count():
            piece.dispatch_event("click")
            if visitor.page.locator(".aim").count():
                visitor.clicks("Do it")
        else:
            option.click()
        if visitor.page.locator(".doubt[open]").count():
            visitor.page.locator(".doubt .danger").click()

    visitor.chooses(code, by=by)


def influence(visitor: Visitor, country: str) -> tuple[int, int]:
    sides = visitor.news["view"]["board"]["sides"]
    return sides["us"]["influence"].get(country, 0), sides["ussr"]["influence"].get(country, 0)


# --- whole games ----------------------------------------------------------------------------------


def test_a_whole_game_against_a_bot(visitor: Visitor) -> None:
    visitor.goes()
    visitor.picks("Game", ".*Twilight Struggle")
    visitor.picks("Your side", "US")
    visitor.picks("Opponent", "Recruit")
    visitor.clicks("Start")
    visitor.page.wait_for_url("**/t/*")
    luck = random.Random(7)
    kinds = set()
    while visitor.awaits("your-turn", "over") != "over":
        codes = visitor.codes
        on_board = set(visitor.page.locator(".board .can").evaluate_all(CODES))
        described = {code for code in codes if detente.game(GAME).describe(code)}
        assert described <= on_board  # every card and every country can be pointed at
        code = luck.choice(codes)
        kinds.add(detente.game(GAME).describe(code).get("kind", "verb"))
        points_at(visitor, code)
    assert kinds == {"card", "country", "verb"}
    result = visitor.news["view"]["result"]
    reason = Texts("en", GAME).say(f"result-{result['reason'].replace('_', '-')}")
    expect(visitor.page.locator(".result")).to_contain_text(reason)


def test_headlines_of_two_browsers(arrive: Arrive, lay_table: LayTable) -> None:
    table = lay_table(asks("prompt-headline", turn=2))
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
    visitor: Visitor, lay_table: LayTable, placing: State
) -> None:
    sits(visitor, lay_table(placing), placing)
    asked = prompt(placing)
    left = asked["args"]["left"]
    country = next(one["code"] for one in asked["options"] if one["id"] == "do-place")
    before = influence(visitor, country)
    expect(visitor.question).to_contain_text(f"{left} of")
    points_at(visitor, country)
    expect(visitor.question).to_contain_text(f"{left - 1} of")
    assert sum(influence(visitor, country)) == sum(before) + 1
    visitor.clicks("Take back")
    expect(visitor.question).to_contain_text(f"{left} of")
    assert influence(visitor, country) == before


def test_a_card_that_loses_is_marked_and_asked_about(visitor: Visitor, lay_table: LayTable) -> None:
    state = played(lambda s: bool(fatal(s)), GAME)
    card = fatal(state)[0]
    sits(visitor, lay_table(state), state)
    piece = visitor.piece(card).first
    assert "loses" in (piece.get_attribute("class") or "").split()
    assert "can lose the game" in (piece.get_attribute("aria-label") or "")
    number = visitor.news["table"]["number"]
    piece.click()
    dialog = visitor.page.locator(".doubt[open]")
    expect(dialog).to_contain_text(Texts("en", GAME).name(card))
    visitor.clicks("Think again")
    expect(dialog).to_have_count(0)
    assert visitor.news["table"]["number"] == number
    points_at(visitor, card)
    assert visitor.news["table"]["number"] == number + 1


def test_a_turn_by_keyboard_alone(visitor: Visitor, lay_table: LayTable, choosing: State) -> None:
    sits(visitor, lay_table(choosing), choosing)
    page = visitor.page
    map_ = page.locator(".ts-map")
    for key, zoom in (("e", "europe"), ("f", "africa"), ("w", "world")):
        page.keyboard.press(key)
        expect(map_).to_have_attribute("data-zoom", zoom)
    visitor.piece(visitor.codes[0]).first.focus()
    visitor.presses("Enter")
    while visitor.awaits("your-turn", "waiting", "over") == "your-turn":
        visitor.option(visitor.codes[0]).focus()
        visitor.presses("Enter")
        if page.locator(".doubt[open]").count():
            break
    page.keyboard.press("Escape")


# --- what is to be seen ---------------------------------------------------------------------------


def test_nothing_overlaps_on_a_usual_screen(
    visitor: Visitor, lay_table: LayTable, placing: State
) -> None:
    sits(visitor, lay_table(placing), placing)
    for language in ("en", "ru", "fr"):
        visitor.speaks(language)
        boxes = visitor.page.locator(".ts-map .piece, .ts-plate").evaluate_all(BOXES)
        assert len(boxes) >= len(COUNTRIES) + 7
        assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
    stage = visitor.page.locator(".stage").bounding_box()
    assert stage is not None
    for box in boxes:
        assert stage["x"] <= box["x"] and box["x"] + box["width"] <= stage["x"] + stage["width"]
        assert stage["y"] <= box["y"] and box["y"] + box["height"] <= stage["y"] + stage["height"]


@pytest.mark.parametrize("moment", ["placing", "choosing"])
def test_the_board_is_accessible(
    visitor: Visitor, lay_table: LayTable, request: pytest.FixtureRequest, moment: str
) -> None:
    state = request.getfixturevalue(moment)
    sits(visitor, lay_table(state), state)
    assert wider_than_the_screen(visitor) == 0
    check_in_both_themes(visitor)


def test_a_phone_plays_by_region_in_three_languages(
    arrive: Arrive, lay_table: LayTable, placing: State
) -> None:
    phone = sits(
        arrive(viewport=PHONE, has_touch=True, is_mobile=True), lay_table(placing), placing
    )
    for language in ("ru", "fr", "en"):
        phone.speaks(language)
        assert wider_than_the_screen(phone) == 0
    phone.taps(phone.codes[0])
    assert wider_than_the_screen(phone) == 0


def test_the_page_is_light(arrive: Arrive, lay_table: LayTable, choosing: State) -> None:
    visitor = arrive()
    sizes: list[int] = []
    devtools = visitor.context.new_cdp_session(visitor.page)
    devtools.send("Network.enable")
    devtools.on("Network.loadingFinished", lambda one: sizes.append(int(one["encodedDataLength"])))
    sits(visitor, lay_table(choosing), choosing)
    visitor.page.wait_for_load_state("networkidle")
    assert 50_000 < sum(sizes) < MOST_TRANSFERRED
