"""The page for everybody: no serious fault of accessibility, light and dark, still and silent."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

import detente
from tests.web.browser import Arrive, StoreTable
from tests.web.stored_tables import StoredTable, played
from tests.web.visitor import Visitor

both_themes = pytest.mark.parametrize("theme", ["light", "dark"])
IS_DARK = """() => {
  const { backgroundColor } = getComputedStyle(document.documentElement);
  return Math.max(...backgroundColor.match(/[\\d.]+/g).slice(0, 3)) < 128;
}"""
OLD_LINES = ".log-entry:nth-last-child(n+16):not([aria-current])"
COUNT_BELLS = """
window.bells = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.bells++; start.apply(this, when); };
"""


@pytest.fixture(scope="module")
def ended() -> detente.State:
    return played(lambda state: state.over)


@pytest.fixture
def finished(store_table: StoreTable, ended: detente.State) -> StoredTable:
    return store_table(ended)


@pytest.fixture
def struggling(store_table: StoreTable) -> StoredTable:
    """A table in the middle of a game, where the CIA has to act."""
    return store_table(played(lambda state: state.move_number > 60 and state.to_act == (0,)))


def is_dark(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate(IS_DARK))


def check_in_both_themes(visitor: Visitor, within: str | None = None) -> None:
    """No serious or critical fault, by day or by night; a theme is nothing but colours."""
    check(visitor, within)
    visitor.page.emulate_media(color_scheme="dark")
    visitor.page.wait_for_function(IS_DARK)  # a busy browser may still show the day for a moment
    check(visitor, within, runOnly=["color-contrast", "link-in-text-block"])
    visitor.page.emulate_media(color_scheme="light")


def check(visitor: Visitor, within: str | None = None, **options: Any) -> None:
    """No serious or critical fault on what is shown, or on what is new of it.

    Of the log the newest lines are checked: hundreds of the same kind would take most of the time.
    """
    # To preload a style that imports others, axe would write it into the page, which is forbidden.
    usual = {"resultTypes": ["violations"], "preload": False}
    context = {"exclude": [[OLD_LINES]], **({"include": [[within]]} if within else {})}
    found: Any = Axe().run(visitor.page, context=context, options={**usual, **options})
    assert [
        (fault["id"], node["target"], node.get("failureSummary"))
        for fault in found.response["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ] == []


# --- accessibility --------------------------------------------------------------------------------


def test_the_lobby_is_accessible(visitor: Visitor) -> None:
    visitor.starts_a_game()
    visitor.goes()
    visitor.page.get_by_text("Rule options").click()
    visitor.region("Your tables").get_by_role("listitem").wait_for()
    check_in_both_themes(visitor)


def test_the_table_is_accessible(arrive: Arrive, struggling: StoredTable) -> None:
    ann, bob = arrive(), arrive()
    ann.goes(struggling.seats["cia"])
    ann.awaits("your-turn")
    check_in_both_themes(ann)
    ann.piece(ann.codes[0]).first.hover()
    ann.page.get_by_role("tooltip").wait_for()
    check_in_both_themes(ann, within="[role=tooltip]")
    bob.goes(struggling.seats["kgb"])
    bob.awaits("waiting")
    bob.shows("Chat")
    check_in_both_themes(bob)


def test_dialogs_and_notes_are_accessible(visitor: Visitor, struggling: StoredTable) -> None:
    visitor.goes(struggling.seats["cia"])
    visitor.awaits("your-turn")
    visitor.clicks("Rules")
    visitor.page.get_by_role("dialog", name="Rules").get_by_role("article").first.wait_for()
    check_in_both_themes(visitor, within="dialog[open]")
    visitor.page.keyboard.press("Escape")
    visitor.opens_the_menu()
    visitor.page.get_by_text("About this table").click()
    visitor.clicks("Leave the table")
    visitor.page.get_by_role("dialog").get_by_role("button", name="Stay").wait_for()
    check_in_both_themes(visitor, within="dialog[open]")


def test_result_and_replay_are_accessible(visitor: Visitor, finished: StoredTable) -> None:
    visitor.goes(finished.seats["cia"])
    visitor.awaits("over")
    check_in_both_themes(visitor)
    visitor.clicks("Replay")
    visitor.reads("Choice 0 of")
    visitor.clicks("Next choice")
    visitor.reads("Choice 1 of")
    check_in_both_themes(visitor)


def test_a_narrow_screen_is_accessible(arrive: Arrive, struggling: StoredTable) -> None:
    visitor = arrive(viewport={"width": 360, "height": 740})
    visitor.goes(struggling.seats["cia"])
    visitor.awaits("your-turn")
    check(visitor)
    for panel in ("Latest", "Log", "Chat", "Seats"):
        visitor.shows(panel)
        check(visitor)


# --- light, motion, sound, title ------------------------------------------------------------------


@both_themes
def test_the_system_decides_until_one_chooses(arrive: Arrive, theme: str) -> None:
    visitor = arrive(color_scheme=theme)
    visitor.goes()
    visitor.region("New game").wait_for()
    assert is_dark(visitor) is (theme == "dark")
    visitor.clicks("Switch to the light theme" if theme == "dark" else "Switch to the dark theme")
    visitor.page.get_by_role("button", name=f"Switch to the {theme} theme").wait_for()
    assert is_dark(visitor) is (theme == "light")
    visitor.page.reload()
    visitor.region("New game").wait_for()
    assert is_dark(visitor) is (theme == "light")


def test_nothing_moves_for_those_who_want_it_still(arrive: Arrive, struggling: StoredTable) -> None:
    visitor = arrive(reduced_motion="reduce")
    visitor.goes(struggling.seats["cia"])
    visitor.awaits("your-turn")
    visitor.chooses(visitor.codes[0])
    moving = """() => document.getAnimations()
      .filter((one) => one.playState === "running" && one.effect.getTiming().duration > 50)
      .map((one) => one.animationName ?? one.transitionProperty)"""
    assert visitor.page.evaluate(moving) == []


def test_the_tab_says_whose_turn_it_is(arrive: Arrive, store_table: StoreTable) -> None:
    table = store_table(detente.game("cia_vs_kgb").start(2, "a beginning"))
    visitor = arrive()
    visitor.goes(table.seats["cia"])
    visitor.awaits("your-turn")
    expect(visitor.page).to_have_title("● Your turn – Cold War: CIA vs KGB")
    visitor.chooses("analyst")
    expect(visitor.page).to_have_title("Cold War: CIA vs KGB – Waiting")
    visitor.page.get_by_role("banner").get_by_role("link").click()
    expect(visitor.page).to_have_title("Détente: Cold War board games")


def test_a_bell_rings_when_it_is_my_turn_unless_switched_off(
    arrive: Arrive, store_table: StoreTable
) -> None:
    table = store_table(detente.game("cia_vs_kgb").start(2, "a beginning"))
    ann, bob = arrive(), arrive()
    for visitor, seat in ((ann, "cia"), (bob, "kgb")):
        visitor.context.add_init_script(COUNT_BELLS)
        visitor.goes(table.seats[seat])
        visitor.awaits("your-turn")
    bob.opens_the_menu()
    bob.clicks("Sound: on")
    bob.page.get_by_role("button", name="Sound: off").wait_for()
    bob.closes_the_menu()
    ann.chooses("analyst")
    bob.chooses("analyst")
    ann.reads("Both Agents X in the field")
    bob.reads("Both Agents X in the field")
    rung = {True: 0, False: 0}
    for _ in range(3):
        for visitor in (ann, bob):
            if visitor.awaits("your-turn", "waiting") == "your-turn":
                visitor.chooses(visitor.codes[0])
    for visitor in (ann, bob):
        rung[visitor is ann] = visitor.page.evaluate("window.bells")
    assert rung[True] > 0
    assert rung[False] == 0
    bob.page.reload()
    bob.awaits("your-turn", "waiting")
    bob.opens_the_menu()
    bob.page.get_by_role("button", name="Sound: off").wait_for()


def test_the_stamp_and_the_question_say_whose_turn_it_is(visitor: Visitor) -> None:
    visitor.starts_a_game()
    visitor.awaits("your-turn")
    expect(visitor.region("Your turn")).to_contain_text(re.compile("secretly send"))
    expect(visitor.region("Seats")).to_contain_text("to act")
