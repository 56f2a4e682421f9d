"""Taking aim: where dice decide, a click on the board shows the odds first. Asking for a hint."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from detente import State
from detente.games.twilight_struggle.rules.coup import Coup
from detente.games.twilight_struggle.rules.influence import PlaceInfluence
from detente.games.twilight_struggle.rules.realignment import Realign
from tests.web.browser import Arrive, StoreTable
from tests.web.stored_tables import played
from tests.web.test_comfort import check_in_both_themes
from tests.web.visitor import Visitor

GAME = "twilight_struggle"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def hints(state: State) -> dict[str, Any]:
    """Move → what is known about it, of the seat that must move."""
    prompt = state.prompt(state.to_act[0])
    assert prompt is not None
    return {move["move"]: move.get("hint", {}) for move in prompt["moves"]}


def safe_coups(state: State) -> list[str]:
    """Targets whose result the die decides, of which none loses the game."""
    found = hints(state)
    return [
        code
        for code, hint in found.items()
        if not hint.get("loses") and hint.get("probability", [0, 6])[0] in range(2, 6)
    ]


def couping(state: State) -> bool:
    return isinstance(state.agenda[-1], Coup) and len(safe_coups(state)) >= 2


def placing(state: State) -> bool:
    """There are at least three markers to place, one by one."""
    after = state.clone()
    for _ in range(2):
        if not isinstance(after.agenda[-1], PlaceInfluence):
            return False
        after.play(after.to_act[0], after.legal_moves(after.to_act[0])[0])
    return not after.over and isinstance(after.agenda[-1], PlaceInfluence)


@pytest.fixture(scope="module")
def coup() -> State:
    """A side is about to attempt a coup."""
    return played(couping, GAME)


def sits_down(visitor: Visitor, store_table: StoreTable, state: State, **more: Any) -> Visitor:
    """At the seat that must move."""
    visitor.goes(store_table(state, **more).seats[state.game.seat_name(state.to_act[0])])
    visitor.awaits("your-turn")
    return visitor


@pytest.fixture
def player(visitor: Visitor, store_table: StoreTable, coup: State) -> Visitor:
    return sits_down(visitor, store_table, coup)


def target(player: Visitor, code: str) -> Locator:
    """A country on the board that can be played."""
    return player.piece(code).and_(player.page.locator(".can")).locator("visible=true").first


def panel(player: Visitor) -> Locator:
    return player.page.locator(".aim")


def confirm(player: Visitor) -> Locator:
    """The button at the end of the ask region."""
    return player.page.get_by_role("button", name="Confirm", exact=True)


def aims(player: Visitor, code: str) -> None:
    """By keyboard."""
    target(player, code).press("Enter")
    expect(confirm(player)).to_be_focused()


def number(player: Visitor) -> int:
    return int(player.update["table"]["version"])


def test_the_target_shows_what_each_number_on_the_die_brings(player: Visitor, coup: State) -> None:
    code = safe_coups(coup)[0]
    hint = hints(coup)[code]
    target(player, code).click()
    sight = panel(player)
    expect(sight).to_have_accessible_name(re.compile("^Coup: "))
    shown = sight.locator(".aim-faces b").all_inner_texts()
    assert shown == [str(result) if result else "–" for result in hint["results"]]
    expect(sight.locator(".aim-faces .hit")).to_have_count(hint["probability"][0])
    expect(sight).to_contain_text(f"{round(100 * hint['probability'][0] / 6)}%")
    formula = f"Die + {hint['ops']} (Operations) − 2 × {hint['stability']} (stability)"
    expect(sight).to_contain_text(formula)
    expect(sight).to_contain_text(re.compile(rf"DEFCON (stays at|falls to) {hint['defcon']}\."))
    expect(sight).to_contain_text(f"Military Operations afterwards: {hint['military']}.")
    expect(confirm(player)).to_be_focused()
    expect(player.move_button(code)).to_have_class(re.compile(r"\bhighlighted\b"))
    check_in_both_themes(player, within=".aim, [data-region=ask]")
    assert number(player) == coup.move_number


def test_escape_and_a_click_elsewhere_give_up(player: Visitor, coup: State) -> None:
    first, second = safe_coups(coup)[:2]
    target(player, first).click()
    expect(panel(player)).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(panel(player)).to_have_count(0)
    expect(target(player, first)).to_be_focused()
    aims(player, second)
    player.question.click()
    expect(panel(player)).to_have_count(0)
    aims(player, second)
    player.clicks("Cancel")
    expect(panel(player)).to_have_count(0)
    assert number(player) == coup.move_number


def test_aiming_at_another_target_moves_the_panel(player: Visitor, coup: State) -> None:
    first, second = safe_coups(coup)[:2]
    aims(player, first)
    told = panel(player).inner_text()
    aims(player, second)
    expect(panel(player)).to_have_count(1)
    expect(panel(player)).not_to_have_text(told, use_inner_text=True)
    assert number(player) == coup.move_number


@pytest.mark.parametrize("how", ["target", "button", "keyboard"])
def test_a_second_word_confirms(player: Visitor, coup: State, how: str) -> None:
    code = safe_coups(coup)[0]
    aims(player, code)
    if how == "target":
        target(player, code).press("Enter")
    elif how == "button":
        player.clicks("Confirm")
    else:
        player.page.keyboard.press("Enter")
    player.page.locator(f'.table:not([data-version="{coup.move_number}"])').wait_for(
        state="attached"
    )
    expect(panel(player)).to_have_count(0)
    expect(confirm(player)).to_be_disabled()
    player.shows("Log")
    entry = player.page.get_by_role("list", name="Log")
    expect(entry).to_contain_text(re.compile("coup", re.IGNORECASE))


def test_a_double_click_only_takes_aim(player: Visitor, coup: State) -> None:
    target(player, safe_coups(coup)[0]).dblclick()
    expect(panel(player)).to_be_visible()
    assert number(player) == coup.move_number


def test_the_list_chooses_at_once(player: Visitor, coup: State) -> None:
    player.chooses(safe_coups(coup)[0])
    expect(panel(player)).to_have_count(0)
    assert number(player) > coup.move_number


def test_what_can_lose_the_game_is_asked_about_once_more(
    visitor: Visitor, store_table: StoreTable
) -> None:
    def fatal(state: State) -> bool:
        return isinstance(state.agenda[-1], Coup) and any(
            hint.get("loses") for hint in hints(state).values()
        )

    state = played(fatal, GAME)
    code = next(code for code, hint in hints(state).items() if hint.get("loses"))
    player = sits_down(visitor, store_table, state)
    aims(player, code)
    expect(panel(player)).to_contain_text("can lose the game at once")
    player.clicks("Confirm")
    expect(player.page.locator("dialog.doubt")).to_be_visible()
    player.clicks("Choose something else")
    expect(panel(player)).to_have_count(0)
    assert number(player) == state.move_number


def test_a_realignment_shows_how_often_it_is_won_tied_and_lost(
    visitor: Visitor, store_table: StoreTable
) -> None:
    state = played(lambda state: isinstance(state.agenda[-1], Realign), GAME)
    code, hint = next((code, hint) for code, hint in hints(state).items() if hint)
    player = sits_down(visitor, store_table, state)
    aims(player, code)
    shares = {"Won": hint["probability"][0], "Tied": hint["tie"][0], "Lost": hint["lose"][0]}
    said = [f"{word} {round(100 * share / 36)}%" for word, share in shares.items() if share]
    expect(panel(player).locator(".aim-shares li")).to_have_text(said)
    expect(panel(player)).to_contain_text(f"Your modifier: {hint['modifier']}.")
    expect(panel(player)).to_contain_text(f"Opponent’s modifier: {hint['against']}.")


def test_hovering_shows_the_odds_on_the_target(player: Visitor, coup: State) -> None:
    code = safe_coups(coup)[0]
    chance = hints(coup)[code]["probability"][0]
    target(player, code).hover()
    expect(player.page.get_by_role("tooltip")).to_contain_text(f"{round(100 * chance / 6)}%")


def test_on_a_phone_the_panel_leaves_its_target_in_sight(
    arrive: Arrive, store_table: StoreTable, coup: State
) -> None:
    player = sits_down(arrive(**PHONE), store_table, coup)
    code = safe_coups(coup)[0]
    aims(player, code)
    sight, country = panel(player).bounding_box(), target(player, code).bounding_box()
    assert sight is not None
    assert country is not None
    assert sight["x"] == 0
    assert sight["width"] == PHONE["viewport"]["width"]  # type: ignore[index]
    button = confirm(player).bounding_box()
    assert button is not None
    assert sight["y"] + sight["height"] <= button["y"]
    assert button["y"] + button["height"] <= 740
    assert country["y"] + country["height"] <= sight["y"] + 1
    player.clicks("Cancel")
    expect(panel(player)).to_have_count(0)


# --- taking back --------------------------------------------------------------------------------


def test_markers_are_taken_back_one_by_one_by_a_key(
    visitor: Visitor, store_table: StoreTable
) -> None:
    state = played(placing, GAME)
    player = sits_down(visitor, store_table, state)
    asked = [player.question.inner_text()]
    for _ in range(2):
        player.chooses(player.codes[0])
        player.awaits("your-turn")
        asked.append(player.question.inner_text())
    undo = player.page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("title", "Undo (Ctrl+Z)")
    for before in (asked[1], asked[0]):
        player.presses("Control+z")
        expect(player.question).to_have_text(before, use_inner_text=True)
        player.awaits("your-turn")
    assert number(player) == state.move_number + 4
    assert player.update["view"]["move_number"] == state.move_number


# --- hints --------------------------------------------------------------------------------------


def test_against_a_bot_one_may_ask_for_a_hint(
    visitor: Visitor, store_table: StoreTable, coup: State
) -> None:
    player = sits_down(visitor, store_table, coup, bots={1 - coup.to_act[0]: "recruit"})
    player.page.keyboard.press("h")
    advice = player.page.locator(".advice")
    expect(advice).to_contain_text("The Director would choose: Coup: ")
    expect(advice).to_contain_text(re.compile(r"\(estimate: [-+]?[\d.]+ VP\)"))
    lit = player.page.locator(".move.highlighted")
    expect(lit).to_have_count(1)
    advised = advice.get_by_role("button")
    check_in_both_themes(player, within=".advice, [data-region=ask]")
    expect(lit).to_contain_text(advised.inner_text())
    assert number(player) == coup.move_number
    advised.click()
    player.page.locator(f'.table:not([data-version="{coup.move_number}"])').wait_for(
        state="attached"
    )
    expect(advice).to_have_text("")


def test_a_hint_tells_what_is_about_equal(
    visitor: Visitor, store_table: StoreTable, coup: State
) -> None:
    """Without a number: by those that are shown, nothing is better than the advised move."""
    player = sits_down(visitor, store_table, coup, bots={1 - coup.to_act[0]: "recruit"})
    best, equal, lower = coup.legal_moves(coup.to_act[0])[:3]
    numbers = [(best, 1.5, 0.0, True), (equal, 1.75, 0.5, True), (lower, -2.0, 0.5, False)]
    names = ("move", "value", "margin", "about_equal")
    advice = {
        "version": coup.move_number,
        "bot": "director",
        "move": best,
        "scale": "points",
        "estimates": [dict(zip(names, one, strict=True)) for one in numbers],
    }
    player.page.route(re.compile(r"/hint\b"), lambda route: route.fulfill(json=advice))
    player.page.keyboard.press("h")
    lines = player.page.locator(".advice p")
    expect(lines).to_have_count(3)
    expect(lines.nth(0)).to_contain_text("(estimate: +1.5 VP)")
    expect(lines.nth(1)).to_contain_text("About equal: Coup: ")
    expect(lines.nth(1)).not_to_contain_text("VP")
    expect(lines.nth(2)).to_have_text(re.compile(r"Rated lower: .+ \([-\u2212]2 VP\)\."))


def test_against_people_there_is_no_such_button(player: Visitor) -> None:
    expect(player.page.get_by_role("button", name="Hint")).to_have_count(0)
    player.page.keyboard.press("h")
    expect(player.page.locator(".advice")).to_have_text("")


def test_the_button_asks_as_well(visitor: Visitor) -> None:
    visitor.starts_a_game()
    visitor.awaits("your-turn")
    visitor.clicks("Hint")
    expect(visitor.page.locator(".advice")).to_contain_text("The Director would choose:")
