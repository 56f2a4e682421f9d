"""The board of Agents: Shield and Sword: what everybody sees, and what only one has seen."""

import re
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import detente
from detente import State
from detente.core.view import prompt_of
from detente.texts import points
from tests.web.browser import Arrive, StoreTable
from tests.web.stored_tables import StoredTable, played
from tests.web.test_comfort import check_in_both_themes
from tests.web.test_screens import PHONE, overlap, wider_than_the_screen
from tests.web.visitor import Visitor

NOT_ON_THE_BOARD = {
    *("funding", "reconnaissance", "transit", "liquidation", "pass", "done"),
    *("look", "gain", "one", "two", "operative", "diplomat"),
}
CODES = "all => all.map(one => one.dataset.code)"
BOXES = "all => all.map(one => one.getBoundingClientRect().toJSON())"
SHOWN_TOKENS = """all => all.map(one => [
  one.dataset.code,
  { words: one.getAttribute("aria-label"), face: one.querySelector(".asw-face") !== null },
])"""
UNSEEN = "not seen by you"


def asked(state: State, prompt: str) -> bool:
    """Whether this is what somebody has to choose now."""
    return bool(state.to_act) and prompt_of(state.view(state.to_act[0]))["id"] == prompt


def tokens(state: State, seat: int | None) -> list[dict[str, Any]]:
    """The closed tokens on the map as a seat knows them."""
    regions = state.view(seat)["board"]["regions"].values()
    return [token for region in regions for token in region["tokens"]]


def is_crowded(state: State) -> bool:
    return any(token["city"] is None for token in tokens(state, None))


@pytest.fixture(scope="module")
def looking() -> State:
    """Four players, late in the game; one of them may look at a token."""
    return played(lambda s: asked(s, "prompt-look") and is_crowded(s), "agents", seats=4)


@pytest.fixture(scope="module")
def guarded() -> State:
    """Two players, and operatives of the virtual service on influence tokens."""
    return played(lambda s: asked(s, "prompt-deploy") and s.move_number > 30, "agents")


def sits(visitor: Visitor, table: StoredTable, state: State) -> Visitor:
    """Take the seat that has to choose."""
    visitor.goes(list(table.seats.values())[state.to_act[0]])
    visitor.awaits("your-turn")
    return visitor


def piece(visitor: Visitor, code: str) -> Locator:
    """The thing that is seen; a token of a stack once that is spread out."""
    stack = visitor.page.locator(f'.asw-stack:has([data-code="{code}"]) > button')
    if stack.count() and stack.get_attribute("aria-expanded") == "false":
        stack.click()
    return visitor.piece(code).filter(visible=True).first


def chooses_on_the_board(visitor: Visitor, code: str) -> None:
    """Click the thing itself, if it is one."""
    if code in NOT_ON_THE_BOARD:
        visitor.chooses(code)
    else:
        visitor.chooses(code, by=lambda _: piece(visitor, code).click())


# --- a whole game ---------------------------------------------------------------------------------


def test_a_whole_game_with_three_bots_on_the_board(visitor: Visitor) -> None:
    visitor.goes()
    visitor.picks("Game", ".*Agents")
    visitor.picks("Players", "4")
    visitor.clicks("Start")
    visitor.page.wait_for_url("**/t/*")
    on_board = 0
    while visitor.awaits("your-turn", "over") != "over":
        codes = visitor.codes
        shown = set(visitor.page.locator(".board .can").evaluate_all(CODES))
        assert shown == set(codes) - NOT_ON_THE_BOARD
        on_board += bool(shown)
        wanted = next(code for code in ("liquidation", "pass", codes[0]) if code in codes)
        chooses_on_the_board(visitor, wanted)
    assert on_board > 4

    update = visitor.update
    result, seats = update["view"]["result"], update["view"]["seats"]
    scores = visitor.page.locator(".result-scores li")
    expect(scores).to_have_count(4)
    for seat, halves in zip(seats, result["scores"], strict=True):
        name = {"kgb": "KGB", "cia": "CIA", "mi6": "MI6", "mossad": "Mossad"}[seat]
        expect(scores.filter(has_text=name).locator("strong")).to_have_text(points(halves, 2))
        expect(visitor.page.locator(".chart svg")).to_contain_text(f"{name} {points(halves, 2)}")
    expect(visitor.page.locator(".chart-target")).to_have_text("to win: 5")


def test_the_chart_tells_the_points_of_every_round(visitor: Visitor) -> None:
    rounds: dict[int, dict[str, int]] = {}

    def counted(state: State) -> bool:
        board = state.view(None)["board"]
        halves = {seat: service["halves"] for seat, service in board["services"].items()}
        rounds.setdefault(board["round"], halves)
        return state.over

    state = played(counted, "agents", seats=3)
    assert state.result is not None
    visitor.goes()
    told = visitor.page.evaluate(
        "events => import('/games/agents/board.js').then(board => board.course(events))",
        state.events(None),
    )
    assert [one["label"] for one in told] == [str(number) for number in sorted(rounds)]
    assert [one["scores"] for one in told[:-1]] == [rounds[n] for n in sorted(rounds) if n]
    assert list(told[-1]["scores"].values()) == [
        state.result["scores"][state.view(None)["seats"].index(seat)] for seat in told[-1]["scores"]
    ]


# --- what one has seen ----------------------------------------------------------------------------


def shown_tokens(visitor: Visitor) -> dict[str, dict[str, Any]]:
    """What the board says of every closed token on the map."""
    return dict(visitor.page.locator(".asw-token").evaluate_all(SHOWN_TOKENS))


def knows(visitor: Visitor, state: State, seat: int | None) -> None:
    """The board shows the faces this seat has seen, and no others anywhere on the page."""
    known, shown = tokens(state, seat), shown_tokens(visitor)
    assert {token["token"] for token in known} == set(shown)
    for token in known:
        on_board = shown[token["token"]]
        assert on_board["face"] == (token["kind"] is not None)
        told = (token["kind"] or UNSEEN).replace("_", " ")
        assert on_board["words"].partition(". Can be chosen")[0].endswith(told)


def test_four_browsers_and_what_each_has_seen(
    arrive: Arrive, store_table: StoreTable, looking: State
) -> None:
    state = looking.clone()
    table = store_table(state)
    looker = state.to_act[0]
    here = [arrive() for _ in range(4)]
    for seat, visitor in enumerate(here):
        visitor.goes(list(table.seats.values())[seat])
        visitor.awaits("your-turn" if seat == looker else "waiting")
        knows(visitor, state, seat)
    seen = [{t["token"] for t in tokens(state, seat) if t["kind"]} for seat in range(4)]
    assert len({frozenset(one) for one in seen}) == 4

    ann, others = here[looker], [one for seat, one in enumerate(here) if seat != looker]
    unseen = next(code for code in ann.codes if code not in seen[looker])
    chooses_on_the_board(ann, unseen)
    state.play(looker, unseen)
    knows(ann, state, looker)
    for visitor in others:
        visitor.page.locator(f'.table[data-version="{state.move_number}"]').wait_for(
            state="attached"
        )
    for seat, visitor in enumerate(here):
        knows(visitor, state, seat)

    board = ann.page.locator(".stage")
    before = board.inner_text()
    ann.page.reload()
    ann.awaits("your-turn", "waiting")
    assert board.inner_text() == before
    knows(ann, state, looker)


def test_a_spectator_sees_what_all_have_seen(
    visitor: Visitor, store_table: StoreTable, looking: State
) -> None:
    visitor.goes(store_table(looking).address)
    visitor.awaits("watching")
    knows(visitor, looking, None)
    expect(visitor.page.locator(".asw-mission")).to_have_count(0)


# --- what everybody sees --------------------------------------------------------------------------


def test_majorities_guards_and_bags_in_words(
    visitor: Visitor, store_table: StoreTable, guarded: State
) -> None:
    sits(visitor, store_table(guarded), guarded)
    names = {"kgb": "KGB", "cia": "CIA", "mi6": "MI6", "mossad": "Mossad"}
    board = guarded.view(guarded.to_act[0])["board"]
    assert any(region["guarded"] for region in board["regions"].values())
    for code, region in board["regions"].items():
        words = piece(visitor, code).get_attribute("aria-label") or ""
        for service, count in region["agents"].items():
            assert (f", {names[service]} {count}," in words) == (count > 0)
        if region["guarded"]:
            assert "guarded by an operative of" in words
        elif region["holder"]:
            assert f"influence: {names[region['holder']]}" in words
        else:
            assert "influence: no one" in words
    for seat, service in board["services"].items():
        words = piece(visitor, seat).get_attribute("aria-label") or ""
        assert words.startswith(f"{names[seat]}, ")
        count = sum(inside["tokens"] for inside in service["bag"].values())
        assert re.search(rf", Bag of (the )?{names[seat]}, {count} tokens?\b", words)
        for figure in ("Coins", "Reserve", "Operatives", "Diplomats"):
            assert f", {figure} {service[figure.lower().replace('coins', 'finance')]}, " in words
    expect(visitor.page.locator(".asw-mission.here")).to_have_count(2)


def test_at_a_draw_it_is_said_whose_agent_it_is(
    arrive: Arrive, store_table: StoreTable, guarded: State
) -> None:
    table = store_table(guarded)
    drawn = guarded.view(guarded.to_act[0])["board"]["drawn"]
    whose = {"kgb": "the KGB’s", "cia": "the CIA’s", "mi6": "MI6’s", "mossad": "Mossad’s"}
    agent = f"{whose[drawn['service']]} agent"
    kind = drawn["kind"].replace("_", " ")
    drawer = sits(arrive(), table, guarded)
    expect(drawer.question).to_contain_text(f"This is {agent}, a")
    expect(drawer.question).to_contain_text(kind)
    now = drawer.region("The turn")
    expect(now).to_contain_text(f"This is {agent}.")
    expect(now).to_contain_text("Wherever it goes, it counts for")
    expect(now).to_contain_text(kind)
    other = arrive()
    other.goes(list(table.seats.values())[1 - guarded.to_act[0]])
    other.awaits("waiting")
    now = other.region("The turn")
    expect(now).to_contain_text(f"has drawn {agent}.")
    assert kind not in now.inner_text()


@pytest.mark.parametrize("abilities", [False, True])
def test_services_are_chosen_with_what_they_can_do(
    visitor: Visitor, store_table: StoreTable, abilities: bool
) -> None:
    state = detente.game("agents", services="chosen", abilities=abilities).start(3, seed=1)
    sits(visitor, store_table(state), state)
    offer = visitor.region("Face up, to choose from")
    expect(offer).to_contain_text("Home region: Middle East.")
    expect(offer.get_by_text("Ability:")).to_have_count(4 if abilities else 0)
    check_in_both_themes(visitor)
    chooses_on_the_board(visitor, "mossad")
    expect(visitor.region("Seats").locator("li[data-side=mossad]")).to_contain_text("you")


def test_a_crowded_board_fits_and_is_accessible(
    visitor: Visitor, store_table: StoreTable, looking: State
) -> None:
    sits(visitor, store_table(looking), looking)
    assert wider_than_the_screen(visitor) == 0
    pieces = visitor.page.locator(".board :is(.asw-stamp, .asw-seal, .asw-plate)")
    boxes = pieces.evaluate_all(BOXES)
    assert len(boxes) > 60
    assert [pair for pair in combinations(boxes, 2) if overlap(*pair)] == []
    all_tokens = visitor.page.locator(".asw-token")
    expect(all_tokens).to_have_count(len(tokens(looking, None)))
    check_in_both_themes(visitor)


def test_the_board_on_a_phone_in_three_languages(
    arrive: Arrive, store_table: StoreTable, looking: State, guarded: State
) -> None:
    visitor = arrive(viewport=PHONE, has_touch=True, is_mobile=True)
    for state in (looking, guarded):
        sits(visitor, store_table(state), state)
        for language, city in (("ru", "Каир"), ("fr", "Le Caire"), ("en", "Cairo")):
            visitor.speaks(language)
            board = visitor.page.locator(".stage")
            expect(board).to_contain_text(city)
            assert not re.search(r"board-|label-|name-|_", board.inner_text())
            labels = board.locator("[aria-label]").evaluate_all("all => all.map(e => e.ariaLabel)")
            assert not [one for one in labels if re.search(r"board-|label-|name-|_", one)]
            assert wider_than_the_screen(visitor) == 0
