"""Everything can be done without a mouse, and one always sees where one is."""

from playwright.sync_api import expect

from tests.web.visitor import CIA_VS_KGB, Visitor, soon_done

OUTLINED = """(one) => {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
  return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 1) || boxShadow !== "none";
}"""


def keeps_the_focus(visitor: Visitor) -> None:
    """Something has the focus, and be it the question: the next Tab does not start at the top."""
    expect(visitor.page.locator(":focus")).to_be_attached()


def tab_to(visitor: Visitor, name: str) -> None:
    """Go from one thing to the next, each of them visibly, up to the one of this name."""
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        focused = visitor.page.locator(":focus")
        assert focused.evaluate(OUTLINED), focused.evaluate("(one) => one.outerHTML")
        if focused.inner_text().strip() == name:
            return
    raise AssertionError(f"the keyboard does not lead to {name}")


def test_a_whole_game_by_keyboard(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goes()
    visitor.picks("Game", CIA_VS_KGB)
    tab_to(visitor, "Start")
    page.keyboard.press("Enter")
    visitor.awaits("your-turn")
    keeps_the_focus(visitor)

    def by_number(code: str) -> None:
        visitor.presses(str((visitor.codes.index(code) + 1) % 10))
        keeps_the_focus(visitor)

    by_number(visitor.codes[0])

    def by_arrows(code: str) -> None:
        if not page.evaluate("document.activeElement.matches('[data-move]')"):
            visitor.move_buttons.first.focus()
        page.keyboard.press("Home")
        for _ in range(visitor.codes.index(code)):
            page.keyboard.press("ArrowDown")
        expect(visitor.move_button(code)).to_be_focused()
        visitor.presses("Enter")
        keeps_the_focus(visitor)

    turns = 0

    def in_turns(code: str) -> None:
        nonlocal turns
        turns += 1
        (by_arrows if turns % 2 else by_number)(code)

    assert visitor.plays_on(soon_done, in_turns) > 20
    keeps_the_focus(visitor)
    tab_to(visitor, "Replay")
    page.keyboard.press("Enter")
    visitor.reads("Choice 0 of")
    keeps_the_focus(visitor)
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Next choice")).to_be_disabled()
    tab_to(visitor, "Back to the result")
    page.keyboard.press("Enter")
    visitor.page.locator(".result").wait_for()
    keeps_the_focus(visitor)


def test_whoever_chooses_from_the_list_goes_on_in_the_next_list(visitor: Visitor) -> None:
    visitor.starts_a_game()
    visitor.awaits("your-turn")
    for _ in range(6):
        visitor.move_buttons.first.focus()
        visitor.presses("Enter")
        visitor.awaits("your-turn")
        expect(visitor.move_buttons.first).to_be_focused()


def test_number_keys_choose_nothing_while_one_writes_or_reads(visitor: Visitor) -> None:
    visitor.starts_a_game()
    visitor.awaits("your-turn")
    visitor.shows("Chat")
    visitor.page.get_by_role("textbox", name="Write a message").fill("")
    visitor.page.keyboard.press("1")
    visitor.clicks("Rules")
    visitor.page.get_by_role("dialog", name="Rules").wait_for()
    visitor.page.keyboard.press("2")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("button", name="Rules", exact=True)).to_be_focused()
    expect(visitor.question).to_contain_text("secretly send")
    assert not any(event["id"] == "own-agent" for event in visitor.update["events"])


def test_the_first_tab_skips_to_the_content(visitor: Visitor) -> None:
    visitor.goes()
    visitor.region("New game").wait_for()
    visitor.page.keyboard.press("Tab")
    expect(visitor.page.get_by_role("link", name="Skip to the content")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("main")).to_be_focused()


def test_a_card_is_read_by_the_keyboard(visitor: Visitor) -> None:
    visitor.starts_a_game()
    visitor.awaits("your-turn")
    visitor.page.keyboard.press("Tab")
    visitor.piece(visitor.codes[0]).first.focus()
    note = visitor.page.get_by_role("tooltip")
    expect(note).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    visitor.page.keyboard.press("i")
    expect(note).to_be_visible()
