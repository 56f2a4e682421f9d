"""A game that has no board of its own is playable all the same."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from detente import State
from tests.server.serving import serving
from tests.web.browser import Arrive, StoreTable, visiting
from tests.web.stored_tables import played
from tests.web.test_comfort import check
from tests.web.visitor import Visitor

PLAIN = 'export const boardFor = () => import("../board/plain.js");'
BEYOND = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
TWILIGHT = "twilight_struggle"


@pytest.fixture(scope="module")
def elsewhere(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Arrive]:
    """Lets people arrive at a server on which somebody else's game is installed."""
    folder: Path = tmp_path_factory.mktemp("elsewhere")
    about = folder / "sealed_bids-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: sealed-bids\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        "[detente.games]\n"
        "sealed_bids = tests.toys.sealed_bids\n"
        "services = tests.toys.services\n"
        "solo = tests.toys.solo\n"
    )
    database = f"sqlite:///{folder / 'table.db'}"
    with serving(database, packages=folder) as server, visiting(chromium, server) as arrive:
        yield arrive


def test_somebody_elses_game_is_played_to_its_end(elsewhere: Arrive) -> None:
    visitor = elsewhere()
    visitor.goes()
    visitor.picks("Game", ".*Sealed Bids")
    visitor.clicks("Start")
    visitor.awaits("your-turn")
    expect(visitor.question).to_contain_text("Which card do you discard?")
    board = visitor.page.locator(".board")
    expect(board).to_contain_text("Dealer")
    check(visitor)
    assert len(visitor.codes) == 2
    for number, code in enumerate(visitor.codes, 1):
        expect(visitor.piece(code)).to_have_accessible_name(re.compile(f"option {number}: "))
    visitor.piece(visitor.codes[1]).click()
    if visitor.awaits("your-turn", "over") != "over":
        expect(visitor.question).to_contain_text("Swap your last card?")
        visitor.piece("keep").click()
        visitor.awaits("over")
    expect(visitor.page.locator(".result")).to_contain_text("The highest card wins.")
    visitor.clicks("Replay")
    visitor.reads("Choice 0 of")


def test_four_at_a_table_two_of_them_at_one_device(elsewhere: Arrive) -> None:
    """Ann and Eve pass theirs to each other; a bot plays, and Bob comes by a link."""
    shared, bob = elsewhere(), elsewhere()
    shared.goes()
    shared.picks("Game", ".*Services")
    shared.picks("Players", "4")
    for seat, who in (("east", "Pass and play"), ("south", "bot, Recruit"), ("west", "A friend")):
        shared.page.get_by_role("combobox", name=f"{seat} player").select_option(who)
    shared.clicks("Start")
    shared.reads("Pass the device to the north player.")
    shared.shows_as("north player")
    expect(shared.region("Seats").get_by_role("listitem")).to_have_count(4)
    expect(shared.region("Seats")).to_contain_text("at this device")
    waiting = shared.page.get_by_role("complementary", name="west player")
    waiting.get_by_role("button", name="Copy the invitation link").click()
    bob.page.goto(waiting.get_by_role("textbox").input_value())
    bob.clicks("Join as west player")
    bob.awaits("your-turn")
    expect(waiting).to_have_count(0)
    check(bob)
    shared.chooses(shared.codes[0])
    shared.reads("Pass the device to the east player.")
    shared.shows_as("east player")
    shared.chooses(shared.codes[0])
    bob.chooses(bob.codes[0])
    while "over" not in (shared.awaits("covered", "waiting", "your-turn", "over"), standing(bob)):
        # At once: the cover goes away when the game ends, which may be at any time.
        shared.page.evaluate("document.querySelector('.cover .primary')?.click()")
        for one in (shared, bob):
            if standing(one) == "your-turn" and one.move_button("keep").count():
                one.chooses("keep")

    # Everything is open now: four places, by the names that the game gave them.
    for one in (shared, bob):
        one.awaits("over")
        ranks = one.page.locator(".result-scores li")
        expect(ranks).to_have_count(4)
        expect(ranks.first).to_contain_text(re.compile(r"^1\. . (KGB|CIA|MI6|Mossad)"))
        expect(one.page.locator(".result-scores [data-side=mossad]")).to_be_visible()
    expect(shared.page.locator(".result-stamp")).to_have_count(0)
    expect(bob.page.locator(".result-stamp")).to_contain_text("You have")
    shared.clicks("Replay")
    expect(shared.page.get_by_role("group", name="View").get_by_role("button")).to_have_count(5)
    shared.clicks("Back to the result")
    check(shared)
    shared.clicks("Play again")
    shared.reads("Pass the device to the")
    kinds = [seat["kind"] for seat in shared.update["table"]["seats"]]
    assert kinds == ["person", "person", "bot", "link"]
    shared.goes()
    mine = shared.region("Your tables")
    expect(mine).to_contain_text("Your turn")
    expect(mine).to_contain_text("won by")


def test_alone_at_the_table_with_options_for_that(elsewhere: Arrive) -> None:
    """No side, no opponents, nobody to wait for or to talk to, until somebody looks on."""
    ann, bob = elsewhere(), elsewhere()
    ann.goes()
    ann.picks("Game", ".*Solo")
    question = ann.page.locator("fieldset legend")
    expect(question).to_have_text(["Game", "Players"])
    ann.page.get_by_text("Rule options").click()
    seating = ann.page.get_by_label("How places are found")
    house = ann.page.get_by_label("How the house plays")
    expect(seating.locator("option")).to_have_text(["drawn (default)", "as one likes"])
    house.select_option("boldly")
    ann.picks("Players", "2")
    expect(question).to_have_text(["Game", "Players", "Your side", "Opponent"])
    expect(house).to_have_count(0)
    expect(ann.page.get_by_text("defaults", exact=True)).to_be_visible()
    seating.select_option("round the table")
    ann.picks("Players", "1")
    expect(house).to_have_value("bold")
    expect(seating).to_have_value("open")  # which the game proposes to who plays so alone
    seating.select_option("drawn")
    expect(ann.page.get_by_text("1 changed")).to_be_visible()
    check(ann)
    ann.clicks("Start")

    ann.awaits("your-turn")
    settings = ann.update["table"]["settings"]
    assert settings == {"seating": "drawn", "house": "bold"}
    tabs = ann.page.get_by_role("navigation", name="What is shown").locator("[data-tab]")
    talk = ann.page.locator(".chat")
    expect(talk).to_have_count(0)
    expect(tabs).to_have_count(2)
    expect(ann.page.locator(".free-seats")).to_have_count(0)
    expect(ann.region("Seats").get_by_role("listitem")).to_have_count(1)
    ann.opens_the_menu()
    ann.page.get_by_text("About this table").click()
    listed = ann.page.locator(".about-options dt")
    expect(listed).to_have_text(["How places are found", "How the house plays"])
    ann.clicks("Leave the table")
    ann.reads("You are the last player: the game will be abandoned, unless you name a successor")
    ann.clicks("Stay")
    check(ann)

    bob.goes(f"/t/{ann.table}")
    bob.awaits("watching")
    expect(talk).to_have_count(1)
    expect(tabs).to_have_count(3)
    ann.shows("Chat")
    bob.goes()
    expect(talk).to_have_count(0)
    expect(ann.page.locator(".table")).to_have_attribute("data-tab", "seats")


def test_who_wins_and_who_loses_alone(elsewhere: Arrive) -> None:
    """Chance decides, so it is played until both have happened."""
    visitor = elsewhere()
    visitor.goes()
    visitor.picks("Game", ".*Solo")
    visitor.clicks("Start")
    stamp = visitor.page.locator(".result-stamp")
    heading = visitor.page.locator("#result-title")
    seen = set()
    for _ in range(60):
        visitor.plays_on(lambda codes: codes[0])
        won = bool(visitor.update["view"]["result"]["winners"])
        words = "You have won" if won else "You have lost"
        expect(stamp).to_have_text(words)
        expect(heading).to_have_text("KGB wins." if won else "The house wins.")
        expect(visitor.page.locator(".result-scores li")).to_have_count(1)
        seen.add(words)
        if len(seen) == 2:
            break
        table = visitor.table
        visitor.clicks("Play again")
        visitor.page.wait_for_url(re.compile(f"/t/(?!{re.escape(table)})"))
        visitor.awaits("your-turn")  # The page shows the table that is over until it has the next.
    assert len(seen) == 2
    visitor.clicks("Replay")
    eyes = visitor.page.get_by_role("group", name="View").get_by_role("button")
    expect(eyes).to_have_count(2)
    visitor.goes()
    mine = visitor.region("Your tables")
    expect(mine).to_contain_text("You won")
    expect(mine).to_contain_text("You lost")


def standing(visitor: Visitor) -> str | None:
    return visitor.page.locator(".table").get_attribute("data-standing")


@pytest.fixture
def plainly(visitor: Visitor) -> Visitor:
    """Somebody who sees every game on the plain board."""
    visitor.page.route(
        "**/static/frame/boards.js",
        lambda route: route.fulfill(body=PLAIN, content_type="text/javascript"),
    )
    return visitor


def test_cia_vs_kgb_without_its_board(plainly: Visitor, store_table: StoreTable) -> None:
    """Even a rich game is legible and playable by clicks on the plain board."""
    visitor = plainly
    table = store_table(played(lambda state: state.move_number > 60 and state.to_act == (0,)))
    visitor.goes(table.seats["cia"])
    visitor.awaits("your-turn")
    check(visitor)
    for code in visitor.codes:
        expect(visitor.piece(code).and_(visitor.page.locator(".can"))).to_have_count(1)
    number = visitor.update["table"]["version"]
    chosen = visitor.codes[0]
    visitor.piece(chosen).and_(visitor.page.locator(".can")).click()
    visitor.shows("Log")
    expect(visitor.page.locator(".log")).to_contain_text(str(number + 1))
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    assert visitor.page.evaluate(BEYOND) == 0


# --- Twilight Struggle: what both sides have of the same things, long lists, warnings -------------


def asks_for_defcon(state: State) -> bool:
    """The US, in its own action round, may set DEFCON also to 1, which loses."""
    return state.to_act == (0,) and "defcon_1" in state.legal_moves(0)


def clicks_at(visitor: Visitor, country: str) -> None:
    visitor.awaits("your-turn")
    visitor.chooses(country, by=lambda _: visitor.piece(country).click())


def test_twilight_struggle_is_set_up_by_clicks(plainly: Visitor) -> None:
    """From the lobby, with rules of one's own, through the whole set-up on a list of countries."""
    visitor = plainly
    visitor.goes()
    visitor.picks("Game", ".*Twilight Struggle")
    visitor.picks("Edition", "Deluxe edition")
    visitor.page.get_by_text("Rule options").click()
    visitor.page.get_by_label("Extra influence for the US,").select_option("2")
    expect(visitor.page.get_by_label("What Aldrich Ames does")).to_be_hidden()
    visitor.page.get_by_text("9 more options").click()
    expect(visitor.page.get_by_label("What Aldrich Ames does")).to_be_visible()
    visitor.clicks("Start")
    visitor.awaits("your-turn")
    assert visitor.update["table"]["settings"]["us_bonus"] == 2
    influence = visitor.page.get_by_role("group", name="Influence")
    expect(influence.get_by_role("listitem")).to_have_count(84)
    expect(influence.get_by_role("heading", name="Europe")).to_be_visible()
    name = "West Germany, Stability 4, Battleground, US {}, USSR 0"
    number = visitor.update["table"]["version"]
    for placed in range(4):
        expect(visitor.question).to_contain_text(f"{7 - placed} left")
        place = influence.get_by_role("button", name=re.compile(f"^{name.format(placed)}"))
        place.click()
    expect(influence.get_by_role("button", name=re.compile(f"^{name.format(4)}"))).to_have_count(1)
    for country in (*["italy"] * 3, *["west_germany"] * 2):
        clicks_at(visitor, country)
    visitor.awaits("your-turn")
    expect(visitor.question).to_contain_text("headline")
    assert visitor.update["table"]["version"] >= number + 9
    check(visitor)
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    assert visitor.page.evaluate(BEYOND) == 0


def test_odds_are_told_and_long_lists_are_searched(
    visitor: Visitor, store_table: StoreTable
) -> None:
    def placing(state: State) -> bool:
        return state.to_act == (0,) and len(state.legal_moves(0)) > 20

    def coup(state: State) -> bool:
        prompt = state.prompt(0)
        return state.to_act == (0,) and prompt is not None and prompt["id"] == "prompt-coup"

    visitor.goes(store_table(played(coup, TWILIGHT)).seats["us"])
    visitor.awaits("your-turn")
    expect(visitor.move_buttons.first).to_contain_text(re.compile(r"\d+% \(needs \d\+\), up to \d"))
    visitor.goes(store_table(played(placing, TWILIGHT)).seats["us"])
    visitor.awaits("your-turn")
    wanted = visitor.codes[14]
    label = visitor.move_button(wanted).locator(".move-words").inner_text()
    field = visitor.page.get_by_label("Find a choice")
    field.fill("15")
    expect(visitor.move_buttons).to_have_count(1)
    field.fill(label)
    expect(visitor.move_button(wanted)).to_be_visible()
    visitor.presses("Enter")


def test_what_loses_the_game_is_asked_twice(visitor: Visitor, store_table: StoreTable) -> None:
    visitor.goes(store_table(played(asks_for_defcon, TWILIGHT)).seats["us"])
    visitor.awaits("your-turn")
    number = visitor.update["table"]["version"]
    fatal = visitor.move_button("defcon_1")
    expect(fatal).to_contain_text("can lose the game at once")
    visitor.page.keyboard.press("1")
    dialog = visitor.page.get_by_role("dialog", name="This choice can lose you the game at once.")
    again = dialog.get_by_role("button", name="Choose something else")
    expect(again).to_be_focused()
    check(visitor, within="dialog[open]")
    visitor.page.keyboard.press("2")  # answers nothing behind the dialog
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    fatal.focus()
    fatal.press("Enter")
    expect(again).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    expect(fatal).to_be_focused()
    assert visitor.update["table"]["version"] == number
    visitor.piece("defcon_1").click()
    dialog.get_by_role("button", name="Choose it anyway").click()
    assert visitor.awaits("over") == "over"
    expect(visitor.page.locator(".result")).to_contain_text("You have lost")
