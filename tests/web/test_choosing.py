"""Choosing: the list and the board agree, mistakes can be mended, illegal clicks are explained."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import detente
from detente import State
from detente.rulebook import rules
from detente.texts import Texts
from tests.web.browser import StoreTable
from tests.web.stored_tables import StoredTable, played
from tests.web.visitor import Visitor

POWERS = ("mil", "pol", "eco")


def ready(state: State) -> list[str]:
    """The CIA's groups with a target that it could activate now."""
    return [code for code in state.legal_moves(0) if code.startswith(POWERS)]


def two_ways_to_act(state: State) -> bool:
    """The CIA has two groups to activate, and one that is mobilised already."""
    view: Any = state.view(0)
    if state.to_act != (0,) or view["prompt"]["id"] != "prompt-take-action":
        return False
    return len(ready(state)) >= 2 and bool(view["board"]["sides"]["cia"]["mobilised"])


@pytest.fixture(scope="module")
def position() -> State:
    return played(two_ways_to_act)


@pytest.fixture
def table(store_table: StoreTable, position: State) -> StoredTable:
    return store_table(position)


@pytest.fixture
def player(visitor: Visitor, table: StoredTable) -> Visitor:
    """The CIA, about to act."""
    visitor.goes(table.seats["cia"])
    visitor.awaits("your-turn")
    return visitor


def test_the_link_to_a_seat_leaves_the_address(player: Visitor, table: StoredTable) -> None:
    expect(player.page).to_have_url(f"{player.address}/t/{table.id}")


def test_list_and_board_offer_the_same(player: Visitor, position: State) -> None:
    assert player.codes == position.legal_moves(0)
    for number, code in enumerate(player.codes, 1):
        expect(player.move_button(code)).to_contain_text(re.compile(rf"^\s*{number}\D"))
        glowing = player.piece(code).locator("visible=true").and_(player.page.locator(".can"))
        expect(glowing).to_have_count(1)
        expect(glowing).to_have_accessible_name(re.compile(rf"option {number}: "))
    assert player.page.locator(".board .can").count() == len(player.codes)


def test_pointing_at_one_lights_up_the_other(player: Visitor) -> None:
    code = player.codes[-1]
    player.move_button(code).hover()
    expect(player.piece(code)).to_have_class(re.compile(r"\bhighlighted\b"))
    player.question.hover()
    expect(player.piece(code)).not_to_have_class(re.compile(r"\bhighlighted\b"))


def test_a_piece_on_the_board_is_chosen_by_a_click(player: Visitor, position: State) -> None:
    group = ready(position)[0]
    player.piece(group).click()
    expect(player.question).to_contain_text("which group")
    assert player.update["table"]["version"] == position.move_number + 1


def test_hovering_shows_the_whole_card(player: Visitor, position: State) -> None:
    group = ready(position)[0]
    card = detente.game("cia_vs_kgb").describe(group)
    player.piece(group).hover()
    note = player.page.get_by_role("tooltip")
    expect(note).to_contain_text(re.compile(rf"Influence\s*{card['influence']}"))
    player.page.keyboard.press("Escape")
    expect(note).to_have_count(0)


@pytest.mark.parametrize("edition", detente.game("cia_vs_kgb").option_values["edition"])
def test_a_card_tells_the_edition_of_its_table(
    visitor: Visitor, store_table: StoreTable, edition: str
) -> None:
    """And nothing of the other one."""
    state = played(lambda state: state.to_act == (0, 1), edition=edition)
    visitor.goes(store_table(state).seats["cia"])
    visitor.awaits("your-turn")
    visitor.piece("double_agent").first.hover()
    told = Texts("en", "cia_vs_kgb").effect("double_agent", state.game.settings)
    expect(visitor.page.get_by_role("tooltip")).to_contain_text(told)


def test_a_double_click_chooses_once(player: Visitor, position: State) -> None:
    group = ready(position)[0]
    player.chooses(group, by=lambda button: button.dblclick())
    expect(player.question).to_contain_text("which group")
    assert player.update["table"]["version"] == position.move_number + 1


def test_a_choice_can_be_taken_back_and_made_otherwise(player: Visitor, position: State) -> None:
    first, second, *_ = ready(position)
    asked = player.question.inner_text()
    player.chooses(first)
    expect(player.question).to_contain_text("which group")
    player.clicks("Undo")
    expect(player.question).to_have_text(asked, use_inner_text=True)
    player.awaits("your-turn")
    player.chooses(second)
    expect(player.question).to_contain_text("which group")
    player.shows("Log")
    log = player.page.get_by_role("list", name="Log")
    expect(log.get_by_role("listitem").last).to_contain_text("The CIA activates")
    assert player.update["view"]["move_number"] == position.move_number + 1


def test_an_illegal_click_says_why_and_opens_the_rule(player: Visitor, position: State) -> None:
    view: Any = position.view(0)
    mobilised = view["board"]["sides"]["cia"]["mobilised"][0]
    refusal = position.explain(0, mobilised)
    assert refusal is not None
    player.piece(mobilised).click()
    note = player.page.get_by_role("alert")
    expect(note).to_contain_text("is already mobilised; only ready groups can be activated")
    note.get_by_role("link", name=refusal.rule).click()
    rulebook = player.page.get_by_role("dialog", name="Rules")
    rule = rulebook.locator(f'[data-rule="{refusal.rule}"]')
    expect(rule).to_be_in_viewport()
    words = re.sub(r"[*`]", "", rules("cia_vs_kgb")[refusal.rule]).split("\n")[0]
    expect(rule).to_contain_text(words[:40])
    player.page.keyboard.press("Escape")
    expect(rulebook).to_be_hidden()
    assert player.update["table"]["version"] == position.move_number


def test_the_question_names_its_rule(player: Visitor, position: State) -> None:
    view: Any = position.view(0)
    rule = view["prompt"]["rule"]
    player.region("Your turn").get_by_role("link", name=rule).click()
    rulebook = player.page.get_by_role("dialog", name="Rules")
    expect(rulebook.locator(f'[data-rule="{rule}"]')).to_be_focused()
    rulebook.get_by_label("Search").fill("disorder")
    expect(rulebook.get_by_role("status")).to_contain_text("rules found")
    rulebook.get_by_role("button", name="Close").click()
    expect(rulebook).to_be_hidden()


def test_the_log_leads_to_the_past_and_back(player: Visitor, position: State) -> None:
    offered = player.codes
    player.shows("Log")
    player.clicks("See the board after choice 2")
    player.reads("You are viewing an earlier position")
    player.reads(f"Choice 2 of {position.move_number}")
    expect(player.move_buttons).to_have_count(0)
    expect(player.page.locator(".board .can")).to_have_count(0)
    player.clicks("Back to the game")
    expect(player.move_buttons).to_have_count(len(offered))
    assert player.codes == offered


@pytest.mark.parametrize(("form", "ending"), [("text", ".txt"), ("JSON", ".json")])
def test_the_log_can_be_downloaded(player: Visitor, form: str, ending: str) -> None:
    player.shows("Log")
    with player.page.expect_download() as download:
        player.clicks(form, role="link")
    assert download.value.suggested_filename.endswith(ending)
    assert "cia_vs_kgb" in download.value.suggested_filename
