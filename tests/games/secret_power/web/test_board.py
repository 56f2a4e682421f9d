"""The board of Secret Power: a whole game against the Falcon, and what everybody sees and holds."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import detente
from detente import State
from detente.core.view import prompt_of
from detente.games.secret_power.rules.objects import GROUPS, SIGNS
from detente.texts import Texts
from tests.web.browser import Arrive, StoreTable
from tests.web.stored_tables import StoredTable, played
from tests.web.test_comfort import check_in_both_themes
from tests.web.test_screens import PHONE, wider_than_the_screen
from tests.web.visitor import Visitor

GAME = "secret_power"
ONLY_IN_THE_LIST = {"pass", "done", *map(str, range(1, 13))}
CODES = "all => all.map(one => one.dataset.code)"
SCROLLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Focus scrolls, which the page hears of in the next frame, and then puts notes away."""
UNTOLD = re.compile(r"board-|label-|name-|effect-|score-|_|\bnull\b|\bundefined\b")
SOON = {"falcon": "medium", "treaties": "deal"}


def asks(*prompts: str, after: int = 0) -> Callable[[State], bool]:
    """Whether this is what somebody has to choose now, after so many choices."""

    def asks(state: State) -> bool:
        asked = bool(state.to_act) and prompt_of(state.view(state.to_act[0]))["id"]
        return asked in prompts and state.move_number >= after

    return asks


@pytest.fixture(scope="module")
def against_falcon() -> State:
    """A person against the strongest Falcon, in the middle of the game."""
    return played(asks("prompt-act", after=40), GAME, seats=1, falcon="maximum")


@pytest.fixture(scope="module")
def three() -> State:
    """Three players with professionals, in the middle of the game."""
    return played(asks("prompt-send-agents", after=70), GAME, seats=3, professionals=True)


@pytest.fixture(scope="module")
def five() -> State:
    """Five players with professionals, late in the game."""
    return played(asks("prompt-act", after=250), GAME, seats=5, professionals=True)


@pytest.fixture(scope="module")
def ended() -> State:
    """A game against the Falcon that is over."""
    return played(lambda state: state.over, GAME, seats=1, falcon="high")


def sits(visitor: Visitor, table: StoredTable, state: State) -> Visitor:
    """Take the seat that has to choose; after the end, the first one."""
    visitor.goes(list(table.seats.values())[state.to_act[0] if state.to_act else 0])
    visitor.awaits("over" if state.over else "your-turn")
    return visitor


def glowing(visitor: Visitor, wanted: set[str]) -> set[str]:
    """The things on the board that can be chosen; the sheet with some of them is fetched late."""
    for code in wanted:
        visitor.page.locator(f'.board [data-code="{code}"].can').first.wait_for()
    return set(visitor.page.locator(".board .can:visible").evaluate_all(CODES))


def opens(visitor: Visitor, sheet: str) -> Locator:
    """Open a sheet over the board: that of a player, "score" or "stock"."""
    openers = visitor.page.locator(f'.sp-opener[data-sheet="{sheet}"][aria-expanded=false]')
    openers.filter(visible=True).first.click()
    found = visitor.page.locator(".sp-sheet")
    found.wait_for()
    return found


def points_at(visitor: Visitor, code: str) -> None:
    """Click the thing itself, if it is one."""
    if code in ONLY_IN_THE_LIST:
        visitor.chooses(code)
    else:
        visitor.chooses(
            code, by=lambda _: visitor.page.locator(f'[data-code="{code}"].can').click()
        )


def score_table(visitor: Visitor) -> list[list[str]]:
    """The parts of the scores as the board shows them, row by row."""
    rows: list[list[str]] = visitor.page.locator(".sp-scores tr").evaluate_all(
        "all => all.map(row => [...row.cells].map(cell => cell.firstChild.textContent.trim()))"
    )
    return rows


def scored(state: State, language: str = "en") -> list[list[str]]:
    """The same from the state."""
    texts, board = Texts(language, GAME), state.view(None)["board"]
    players: list[dict[str, Any]] = list(board["players"].values())
    points: dict[str, list[int]] = {}
    for at, player in enumerate(players):
        for part in player["score_parts"]:
            points.setdefault(part["part"], [0] * len(players))[at] += part["points"]
    return sorted([texts.say(f"score-{part}"), *map(str, row)] for part, row in points.items())


# --- a whole game ---------------------------------------------------------------------------------


def test_a_whole_game_against_the_falcon_by_pointing(
    visitor: Visitor, store_table: StoreTable
) -> None:
    state = detente.game(GAME, falcon="medium").start(1, "seed 97")  # a short one
    visitor.goes(store_table(state).seats["alpha"])
    asked = set()
    while visitor.awaits("your-turn", "over") != "over":
        codes = visitor.codes
        things = set(codes) - ONLY_IN_THE_LIST
        assert glowing(visitor, things) == things
        asked.add(prompt_of(state.view(0))["id"])
        points_at(visitor, codes[0])
        state.play(0, codes[0])
    assert state.over and state.result is not None
    assert {"prompt-put-back", "prompt-act", "prompt-conclude", "prompt-lose-agent"} <= asked

    won = bool(state.result["winners"])
    board = state.view(0)["board"]
    visitor.reads("You have won" if won else "You have lost")
    rows = score_table(visitor)
    assert sorted(rows[1:-1]) == scored(state)
    totals = [str(player["score"]) for player in board["players"].values()]
    assert rows[-1] == ["Total", *totals]
    rank = Texts("en", GAME).name(board["falcon"]["rank"])
    expect(visitor.page.locator(".sp-rank")).to_have_text(f"The Committee’s verdict: {rank}.")


def test_a_game_for_one_starts_from_the_lobby(visitor: Visitor) -> None:
    visitor.goes()
    visitor.picks("Game", ".*Deep State")
    visitor.picks("Players", "1")
    visitor.clicks("Start")
    visitor.page.wait_for_url("**/t/*")
    visitor.awaits("your-turn")
    expect(visitor.page.locator(".sp-rivals")).to_contain_text("The Falcon")
    back = visitor.codes[0]
    visitor.presses("1")
    visitor.reads("Which treaty do you put back?")
    expect(visitor.piece(back)).to_have_count(0)


@pytest.mark.parametrize(
    ("prompt", "seats", "options"),
    [
        ("prompt-draft", 2, {"treaties": "draft"}),
        ("prompt-recruit", 3, {"professionals": True}),
        ("prompt-dismiss-professional", 3, {"professionals": True}),
        ("prompt-keep-treaty", 3, {"professionals": True}),
        ("prompt-put-on-top", 3, {"professionals": True}),
        ("prompt-assassinate", 3, {"professionals": True}),
        ("prompt-mediate", 3, {"professionals": True}),
        ("prompt-advance", 1, SOON),
        ("prompt-recall-more", 2, {}),
        ("prompt-pay-interest", 2, {}),
        ("prompt-discard-treaty", 2, {}),
        ("prompt-use-treaties", 1, SOON),
        ("prompt-take-minor", 1, SOON),
        ("prompt-burn-cards", 1, SOON),
        ("prompt-attach-early", 1, SOON),
        ("prompt-attach-to", 1, SOON),
        ("prompt-falcon-recalls", 1, SOON),
        ("prompt-give-card", 3, {}),
        ("prompt-reclaim", 2, {}),
    ],
)
def test_every_question_is_answered_on_the_board(
    visitor: Visitor, store_table: StoreTable, prompt: str, seats: int, options: dict[str, Any]
) -> None:
    state = played(asks(prompt), GAME, seats=seats, **options)
    sits(visitor, store_table(state), state)
    codes = state.legal_moves(state.to_act[0])
    things = [code for code in codes if code not in ONLY_IN_THE_LIST]
    assert glowing(visitor, set(things)) == set(things)
    for code in things:
        expect(visitor.page.locator(f'.board [data-code="{code}"].can')).to_have_count(1)
    points_at(visitor, things[-1])


# --- at one table ---------------------------------------------------------------------------------


def held(visitor: Visitor, state: State) -> set[str]:
    """The treaties in hand that the page shows, in the sheets of all players."""
    found: set[str] = set()
    for player in state.view(None)["board"]["players"]:
        sheet = opens(visitor, player)
        found |= set(sheet.locator('[aria-label="Hand"] [data-code]').evaluate_all(CODES))
        sheet.get_by_role("button", name="Close", exact=True).click()
        expect(sheet).to_have_count(0)
    return found


def known(state: State, seat: int | None) -> set[str]:
    players = state.view(seat)["board"]["players"].values()
    return {treaty for player in players for treaty in player["hand"]}


def test_three_browsers_at_one_table(arrive: Arrive, store_table: StoreTable, three: State) -> None:
    state = three.clone()
    table = store_table(state)
    actor = state.to_act[0]
    here = [arrive() for _ in range(3)]
    for seat, visitor in enumerate(here):
        visitor.goes(list(table.seats.values())[seat])
        visitor.awaits("your-turn" if seat == actor else "waiting")
        assert held(visitor, state) == known(state, seat)
    assert len({frozenset(held(visitor, state)) for visitor in here}) == 3

    card = str(prompt_of(state.view(actor))["args"]["card"])
    number = here[actor].codes[0]
    points_at(here[actor], number)
    state.play(actor, number)
    agents = Texts("en", GAME).name(number)
    division = ["Alpha", "Beta", "Gamma"][actor]
    for seat, visitor in enumerate(here):
        words = visitor.piece(card)
        expect(words).to_have_attribute(
            "aria-label", re.compile(rf"Division {division}: {agents}\b")
        )
        assert held(visitor, state) == known(state, seat)


def test_a_reload_keeps_everything(visitor: Visitor, store_table: StoreTable, three: State) -> None:
    sits(visitor, store_table(three), three)
    board = visitor.page.locator(".stage")
    question, before, codes = visitor.question.inner_text(), board.inner_text(), visitor.codes
    visitor.page.reload()
    visitor.awaits("your-turn")
    assert visitor.question.inner_text() == question
    assert board.inner_text() == before
    assert visitor.codes == codes


def test_a_spectator_sees_no_hand(visitor: Visitor, store_table: StoreTable, three: State) -> None:
    visitor.goes(store_table(three).address)
    visitor.awaits("watching")
    assert held(visitor, three) == known(three, None)
    assert held(visitor, three) < known(three, 0) | known(three, 1) | known(three, 2)
    expect(visitor.page.locator(".sp-strip")).to_have_count(3)
    expect(
        visitor.page.locator(".sp-next .met, .sp-next .unmet, .sp-bracket:not(.open)")
    ).to_have_count(0)


# --- what everybody sees --------------------------------------------------------------------------


def test_the_zone_tells_agents_cost_and_reach(
    visitor: Visitor, store_table: StoreTable, three: State
) -> None:
    sits(visitor, store_table(three), three)
    texts = Texts("en", GAME)
    for position, place in enumerate(three.view(None)["board"]["zone"], 1):
        words = visitor.piece(place["card"]).get_attribute("aria-label") or ""
        assert words.startswith(f"{position}. {texts.name(place['type'])}, ")
        assert f"cost {place['cost']}, " in words
        reach = texts.say("list-empty") if not place["in_reach"] else "Division"
        assert f"in reach of: {reach}" in words
        if place["occupant"]:
            assert f"{texts.name(place['occupant'])}: {place['agents']} agent" in words
        else:
            assert "no one there" in words


def test_points_are_explained_at_any_time(
    visitor: Visitor, store_table: StoreTable, five: State
) -> None:
    sits(visitor, store_table(five), five)
    sheet = opens(visitor, "score")
    rows = score_table(visitor)
    assert sorted(rows[1:-1]) == scored(five)
    expect(sheet).to_contain_text("scores the points on its card")
    standings = visitor.page.locator(".sp-standing").all_inner_texts()
    players = five.view(None)["board"]["players"]
    shown = dict(re.sub(r"\s+", " ", one).rsplit(": ", 1) for one in standings)
    texts = Texts("en", GAME)
    assert {who.split(maxsplit=1)[1]: points for who, points in shown.items()} == {
        texts.name(player): str(area["score"]) for player, area in players.items()
    }


def test_what_a_treaty_in_hand_is_missing(
    visitor: Visitor, store_table: StoreTable, three: State
) -> None:
    sits(visitor, store_table(three), three)
    seat = three.to_act[0]
    own = three.view(seat)["board"]["players"][three.view(seat)["seat"]]
    assert own["hand"]
    texts = Texts("en", GAME)
    opens(visitor, three.seat_name(seat))
    for treaty in own["hand"]:
        paper = visitor.page.locator(f'.sp-paper:has([data-code="{treaty}"])')
        met = treaty in own["can_conclude"]
        expect(paper).to_contain_text("Requirement met" if met else "Requirement not met")
        expect(paper.locator(".sp-missing")).to_have_count(0 if met else 1)
        for part in ("requirement", "gives"):
            assert paper.inner_text().count(texts.say(f"effect-{treaty}.{part}")) == 1


@pytest.mark.parametrize("revision", [1, 2])
def test_the_corner_of_a_treaty_is_that_of_the_revision(
    visitor: Visitor, store_table: StoreTable, revision: int
) -> None:
    """Points or a symbol; in revision 1 most treaties have both."""
    state = played(asks("prompt-act", after=30), GAME, seats=2, treaties="deal", revision=revision)
    sits(visitor, store_table(state), state)
    area = state.view(state.to_act[0])["board"]["players"][state.seat_name(state.to_act[0])]
    opens(visitor, state.seat_name(state.to_act[0]))
    both = 0
    for treaty in [*area["hand"], *area["treaties"]]:
        card = state.game.describe(treaty)
        slip = visitor.page.locator(f'.sp-treaty[data-code="{treaty}"]')
        expect(slip.locator(".sp-worth")).to_have_count(int("points" in card))
        expect(slip.locator("svg:not(.touch svg)")).to_have_count(int(card["symbol"] is not None))
        if card["symbol"]:
            told = Texts("en", GAME).say(f"symbol-{card['symbol']}")
            paper = visitor.page.locator(".sp-paper").filter(has=slip)
            expect(paper).to_contain_text(told)
            slip.focus()
            visitor.page.evaluate(SCROLLED)
            visitor.page.keyboard.press("i")
            expect(visitor.page.locator("#details")).to_contain_text(told)
        both += "points" in card and card["symbol"] is not None
    assert (both > 0) == (revision == 1)


def test_the_falcon_says_how_he_decided(
    visitor: Visitor, store_table: StoreTable, against_falcon: State
) -> None:
    sits(visitor, store_table(against_falcon), against_falcon)
    texts, events = Texts("en", GAME), against_falcon.events(0)
    began = max(at for at, event in enumerate(events) if event["id"] == "turn-started")
    told = [
        texts.say(event["id"], **event["args"])
        for event in events[began + 1 :]
        if event["id"].startswith("falcon-")
    ]
    assert len(told) > 2
    ladder = visitor.page.locator(".sp-ladder li")
    ladder.first.wait_for()
    reasons = " ".join(ladder.locator(".sp-reason").all_inner_texts())
    assert all(one in reasons for one in told)
    expect(visitor.page.locator(".sp-ladder [aria-current=step] .sp-reason")).to_have_text(told[-1])
    falcon = opens(visitor, "falcon")
    steps = visitor.page.get_by_role("list", name="How the Falcon decided").locator("li")
    shown = steps.all_inner_texts()
    assert [one for one in shown if one in told] == told
    expect(visitor.page.locator(".sp-reasoning .decided")).to_have_count(1)
    for words in ("Maximum", "Negotiator", "Project order", "Action deck"):
        expect(falcon).to_contain_text(words)


def test_the_ladder_is_that_of_peace_or_war_and_each_rung_opens_its_rule(
    visitor: Visitor, store_table: StoreTable, against_falcon: State
) -> None:
    sits(visitor, store_table(against_falcon), against_falcon)
    wanted = against_falcon.view(0)["board"]["falcon"]["priorities"]
    texts = Texts("en", GAME)
    rungs = visitor.page.locator(".sp-ladder li a")
    rungs.first.wait_for()
    names = [re.sub(r"^\d+\s*", "", one) for one in rungs.all_inner_texts()]
    assert names == [texts.name(rung) for rung in [*wanted, "train"]]
    rungs.last.click()
    expect(visitor.page.locator("dialog[open]")).to_contain_text("SP-SOLO-24")


def test_a_falcon_without_action_cards_has_only_a_level(
    visitor: Visitor, store_table: StoreTable
) -> None:
    state = played(asks("prompt-act"), GAME, seats=1, falcon="beginner")
    sits(visitor, store_table(state), state)
    falcon = opens(visitor, "falcon")
    expect(falcon).to_contain_text("Beginner")
    for words in ("Personality", "Project order", "Action deck"):
        expect(falcon).not_to_contain_text(words)


def test_the_legend_names_groups_and_signs(
    visitor: Visitor, store_table: StoreTable, three: State
) -> None:
    sits(visitor, store_table(three), three)
    opens(visitor, "stock")
    legend = visitor.page.get_by_role("list", name="Marks")
    for code in (*GROUPS, *SIGNS):
        expect(legend).to_contain_text(Texts("en", GAME).name(code))


def test_reconstructed_values_are_marked_and_explained(
    visitor: Visitor, store_table: StoreTable, three: State
) -> None:
    sits(visitor, store_table(three), three)
    described = three.game.describe
    marks = {"reconstructed": "°", "inferred": ""}  # The other mark is drawn.
    for shown in (False, True):
        for place in three.view(None)["board"]["zone"]:
            origin = described(place["type"])["source"]["cost"]
            cost = visitor.piece(place["card"]).locator(".sp-cost")
            expect(cost).to_have_text(f"{place['cost']}{marks.get(origin, '') if shown else ''}")
            expect(cost.locator("sup")).to_have_count(int(shown and origin in marks))
        if not shown:
            opens(visitor, "stock")
            visitor.page.get_by_label("mark values that are not from print").set_checked(True)
    visitor.reads("reconstructed by us; the printed game may differ")
    dear = next(p["card"] for p in three.view(None)["board"]["zone"])
    visitor.piece(dear).hover()
    note = visitor.page.get_by_role("tooltip")
    expect(note).to_contain_text(re.compile(r"(Reconstructed by us|Inferred).*Cost"))
    expect(note.locator(".details-values")).to_contain_text(re.compile(r"Cost\s*\d\s*Special"))
    assert not UNTOLD.search(note.inner_text())


# --- everybody's screens --------------------------------------------------------------------------


@pytest.mark.parametrize("crowd", ["three", "ended"])
def test_the_board_is_accessible(
    visitor: Visitor, store_table: StoreTable, request: pytest.FixtureRequest, crowd: str
) -> None:
    state = request.getfixturevalue(crowd)
    sits(visitor, store_table(state), state)
    assert wider_than_the_screen(visitor) == 0
    check_in_both_themes(visitor)


@pytest.mark.parametrize("crowd", ["against_falcon", "five"])
def test_the_board_on_a_phone_in_three_languages(
    arrive: Arrive, store_table: StoreTable, request: pytest.FixtureRequest, crowd: str
) -> None:
    state = request.getfixturevalue(crowd)
    visitor = sits(
        arrive(viewport=PHONE, has_touch=True, is_mobile=True), store_table(state), state
    )
    board = visitor.page.locator(".stage")
    visitor.page.locator("button.bar-progress").click()
    for language in ("ru", "fr", "en"):
        visitor.speaks(language)
        expect(board).to_contain_text(Texts(language, GAME).name("comintern"))
        opens(visitor, "score")
        assert not UNTOLD.search(board.inner_text())
        labels = board.locator("[aria-label]").evaluate_all("all => all.map(e => e.ariaLabel)")
        assert [one for one in labels if UNTOLD.search(one)] == []
        assert wider_than_the_screen(visitor) == 0
        assert sorted(score_table(visitor)[1:-1]) == scored(state, language)


@pytest.mark.parametrize("locale", ["en-US", "ru-RU", "fr-FR"])
def test_the_rules_to_choose_from_fit_a_phone(arrive: Arrive, locale: str) -> None:
    visitor = arrive(viewport=PHONE, has_touch=True, is_mobile=True, locale=locale)
    visitor.goes()
    visitor.page.locator(f'input[value="{GAME}"]').check()
    visitor.page.locator(".more summary").first.click()
    expect(visitor.page.locator(".row select")).to_have_count(5)
    assert wider_than_the_screen(visitor) == 0


def test_a_turn_by_keyboard(visitor: Visitor, store_table: StoreTable) -> None:
    state = played(asks("prompt-act", after=2), GAME, seats=1)
    sits(visitor, store_table(state), state)
    card = visitor.codes[0]
    visitor.piece(card).focus()
    visitor.page.evaluate(SCROLLED)
    visitor.page.keyboard.press("i")
    expect(visitor.page.get_by_role("tooltip")).to_be_visible()
    visitor.presses("Enter")
    visitor.awaits("your-turn")
    assert visitor.update["view"]["prompt"]["id"] == "prompt-send-agents"
    visitor.presses("1")
    visitor.reads("infiltrates")


# --- how many -------------------------------------------------------------------------------------


def test_agents_are_counted_with_a_stepper(
    visitor: Visitor, store_table: StoreTable, three: State
) -> None:
    state = three.clone()
    sits(visitor, store_table(state), state)
    least, *_, most = [code for code in visitor.codes if code.isdigit()]
    number = visitor.page.get_by_role("spinbutton", name="How many")
    expect(number).to_have_text(least)
    confirm = visitor.page.locator(".confirm")
    expect(confirm).to_have_text(re.compile(rf"Send {least} agent"))
    visitor.clicks("One more")
    expect(number).to_have_text(str(int(least) + 1))
    number.focus()
    visitor.page.keyboard.press("End")
    expect(number).to_have_text(most)
    expect(visitor.page.get_by_role("button", name="One more")).to_be_disabled()
    left = prompt_of(state.view(state.to_act[0]))["moves"][visitor.codes.index(most)]["hint"][
        "left"
    ]
    expect(visitor.page.locator("#stepper-means")).to_contain_text(f"{left or 'none'} left")
    card = str(prompt_of(state.view(state.to_act[0]))["args"]["card"])
    confirm.click()
    expect(visitor.piece(card)).to_have_attribute("aria-label", re.compile(rf": {most} agents"))


# --- fixed places ---------------------------------------------------------------------------------


def test_arrows_lead_from_piece_to_piece(
    visitor: Visitor, store_table: StoreTable, three: State
) -> None:
    sits(visitor, store_table(three), three)
    cards = [place["card"] for place in three.view(None)["board"]["zone"]]
    visitor.piece(cards[0]).focus()
    visitor.page.keyboard.press("ArrowRight")
    expect(visitor.piece(cards[1])).to_be_focused()
    visitor.page.keyboard.press("ArrowLeft")
    expect(visitor.piece(cards[0])).to_be_focused()
    visitor.page.keyboard.press("ArrowDown")
    expect(visitor.piece("comintern")).to_be_focused()
