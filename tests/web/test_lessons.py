"""Learning a game in the browser: the list of lessons, a whole lesson, wrong tries, coming back."""

import re

from playwright.sync_api import expect

from tests.web.browser import Arrive
from tests.web.test_comfort import check_in_both_themes
from tests.web.test_screens import PHONE, wider_than_the_screen
from tests.web.visitor import Visitor

GAME = "/learn/twilight_struggle"
COUP = f"{GAME}/coup"
CARD = "socialist_governments"


def opens(visitor: Visitor, address: str) -> None:
    """Go to a lesson, and wait until its board is there."""
    visitor.goes(address)
    visitor.page.locator(".lesson [data-region=board] .board").first.wait_for()


def test_a_whole_lesson_by_clicking(visitor: Visitor) -> None:
    visitor.goes()
    visitor.picks("Game", ".*Twilight")
    visitor.clicks("Learn in ten minutes", role="link")
    visitor.clicks("A coup", role="link")
    expect(visitor.question).to_contain_text("Play Socialist Governments")
    visitor.chooses("socialist_governments", by=lambda _: visitor.piece(CARD).click())
    visitor.chooses("ops")
    visitor.chooses("coup")
    expect(visitor.question).to_contain_text("5 chances in 6")
    visitor.chooses("iran", by=lambda _: visitor.piece("iran").click())
    expect(visitor.question).to_contain_text("A 5: 5 + 3 − 4 = 4")
    expect(visitor.move_buttons).to_have_count(0)
    visitor.page.get_by_text("What happened").click()
    visitor.reads(re.compile(r"Coup in Iran, 5 \+ 3 against 4\b"))
    visitor.clicks("Next lesson: DEFCON", role="link")
    expect(visitor.question).to_contain_text("DEFCON goes from 5, peace")
    visitor.goes(GAME)
    coup = visitor.page.get_by_role("listitem").filter(has_text="A coup")
    expect(coup.get_by_text("Done")).to_be_visible()
    expect(visitor.page.get_by_text("Done")).to_have_count(1)


def test_a_wrong_try_is_explained_and_what_is_meant_glows(visitor: Visitor) -> None:
    opens(visitor, f"{COUP}#{CARD},ops,coup")
    glowing = visitor.page.locator(".board .piece.can")
    assert glowing.count() > 5
    visitor.piece("italy").click()
    alert = visitor.page.locator(".correction")
    expect(alert).to_contain_text("Compare the odds")
    expect(visitor.page.locator(".lesson")).to_have_attribute("data-version", "3")
    expect(glowing).to_have_count(1)
    expect(visitor.move_button("iran")).to_have_class(re.compile("highlighted"))
    visitor.piece("panama").click()  # Glows no more, but is as legal as before.
    expect(alert).to_contain_text("Compare the odds")
    visitor.chooses("iran")
    expect(alert).to_be_empty()


def test_what_the_rules_forbid_is_said_with_the_rule(visitor: Visitor) -> None:
    visitor.forgives("422")
    opens(visitor, f"{COUP}#{CARD},ops,coup")
    visitor.piece("france").click()  # Nobody of the enemy's is there.
    alert = visitor.page.locator(".correction")
    expect(alert).to_contain_text("TS-CO-1")
    alert.get_by_role("link", name="TS-CO-1").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    assert visitor.page.url.endswith("coup")


def test_show_me_and_the_ways_back(visitor: Visitor) -> None:
    opens(visitor, f"{COUP}#{CARD},ops,coup")
    visitor.clicks("Show me")
    expect(visitor.page.locator(".board .piece.can")).to_have_count(1)
    expect(visitor.move_button("iran")).to_have_class(re.compile("highlighted"))
    lesson = visitor.page.locator(".lesson")
    visitor.clicks("Back one step")
    expect(lesson).to_have_attribute("data-version", "2")
    expect(visitor.question).to_be_focused()
    assert visitor.codes == ["influence", "realign", "coup"]
    visitor.clicks("Start over")
    expect(lesson).to_have_attribute("data-version", "0")
    expect(visitor.page.get_by_role("button", name="Back one step")).to_be_disabled()


def test_a_reload_keeps_the_place(visitor: Visitor) -> None:
    opens(visitor, COUP)
    visitor.chooses(CARD)
    visitor.chooses("ops")
    visitor.page.reload()
    expect(visitor.page.locator(".lesson")).to_have_attribute("data-version", "2")
    expect(visitor.question).to_contain_text("Attempt a coup")


def test_an_address_that_makes_no_sense_begins_at_the_beginning(visitor: Visitor) -> None:
    visitor.forgives("4(00|04|22)")
    opens(visitor, f"{COUP}#nonsense,{'ops,' * 50}")
    expect(visitor.page.locator(".lesson")).to_have_attribute("data-version", "0")
    visitor.goes(f"{GAME}/poker")
    visitor.clicks("All lessons", role="link")
    expect(visitor.page.get_by_role("listitem")).to_have_count(8)
    visitor.goes("/learn/chess")
    visitor.reads("Unknown game “chess”")
    visitor.goes("/learn/agents")
    visitor.reads("There are no lessons for this game yet")


def test_by_keyboard(visitor: Visitor) -> None:
    opens(visitor, COUP)
    number = visitor.codes.index(CARD) + 1
    visitor.presses(str(number))
    visitor.move_button("ops").focus()
    visitor.presses("Enter")
    assert visitor.page.evaluate("document.activeElement.dataset.move") == visitor.codes[0]
    visitor.move_button("coup").focus()
    visitor.presses("Enter")
    visitor.move_button("iran").focus()
    visitor.presses("Enter")
    expect(visitor.question).to_be_focused()


def test_the_teacher_speaks_the_language_of_the_page(visitor: Visitor) -> None:
    opens(visitor, f"{COUP}#{CARD},ops,coup")
    visitor.move_button("italy").click()
    expect(visitor.page.locator(".correction")).to_contain_text("Not this time")
    visitor.speaks("ru")
    expect(visitor.question).to_contain_text("5 шансов из 6")
    expect(visitor.page.locator(".correction")).to_contain_text("Сравните шансы")
    visitor.speaks("fr")
    expect(visitor.question).to_contain_text("5 chances sur 6")
    expect(visitor.page).to_have_title(re.compile("Un coup d’État"))


def test_lessons_are_accessible(visitor: Visitor) -> None:
    visitor.goes(GAME)
    visitor.page.locator(".learn-item").first.wait_for()
    check_in_both_themes(visitor)
    opens(visitor, f"{COUP}#{CARD},ops,coup")
    visitor.move_button("italy").click()
    expect(visitor.page.locator(".correction")).to_contain_text("Not this time")
    check_in_both_themes(visitor)


def test_a_phone_learns_by_touch(arrive: Arrive) -> None:
    for language in ("en", "ru", "fr"):
        visitor = arrive(viewport=PHONE, has_touch=True, is_mobile=True, locale=language)
        visitor.goes(GAME)
        visitor.page.locator(".learn-item").first.wait_for()
        assert wider_than_the_screen(visitor) == 0
        opens(visitor, f"{COUP}#{CARD},ops")
        visitor.taps("coup")
        expect(visitor.question).to_be_in_viewport()
        assert wider_than_the_screen(visitor) == 0
        visitor.taps("iran")
        expect(visitor.page.get_by_role("link", name="DEFCON")).to_be_in_viewport()
        assert wider_than_the_screen(visitor) == 0
