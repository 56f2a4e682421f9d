"""The board of CIA vs KGB: what it says of a position is true, and nothing hidden is in it."""

import io
import re
from collections.abc import Callable
from importlib.resources import files
from itertools import combinations
from typing import Any

import httpx
import pytest
from PIL import Image
from playwright.sync_api import expect

import detente
from detente import State
from detente.games.cia_vs_kgb.rules.cards import SIDES
from detente.games.cia_vs_kgb.rules.influence import ahead, in_disorder
from detente.texts import LANGUAGES, Texts
from tests.games.cia_vs_kgb.positions import ROLES, play_moves, struggle
from tests.server.serving import Server
from tests.web.harness.fed import FedPage, Feed
from tests.web.harness.test_signs import LEAST, difference
from tests.web.stored_tables import played
from tests.web.visitor import Visitor

GAME = "cia_vs_kgb"
RECORD = "r1/ru2014.whole"
STRUGGLE = 100
MOST_LETTERS = 56


# --- short texts ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_effects_are_short(language: str) -> None:
    source = detente.game(GAME)
    texts = web_texts(language)
    for role in ROLES:
        assert 20 < len(texts[f"effect-short-{role}"]) <= MOST_LETTERS
        assert texts[f"effect-short-{role}"] != Texts(language, GAME).effect(role, source.settings)


def web_texts(language: str) -> dict[str, str]:
    lines = files("detente.games.cia_vs_kgb").joinpath("web", "texts", f"{language}.ftl")
    return dict(re.findall(r"^([\w-]+) = (.+)$", lines.read_text("utf-8"), re.MULTILINE))


# --- what would happen ----------------------------------------------------------------------------


def positions() -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Boards of random struggles, with what the rules say of each."""
    found = []

    def collect(state: State) -> bool:
        s: Any = state
        board = state.view(None)["board"]
        if board["phase"] == "influence_struggle" and board["objective"]:
            found.append((board, {"disorder": in_disorder(s), "ahead": ahead(s)}))
        return state.over or len(found) >= 400

    for edition in ("ru2014", "fr2007"):
        played(collect, edition=edition)
    return found


def test_what_would_happen_now_is_what_the_rules_say(visitor: Visitor) -> None:
    tried = positions()
    rules = detente.game(GAME)
    cards = {code: rules.describe(code) for code in rules.codes}
    visitor.goes()
    told = visitor.page.evaluate(
        """async ([cards, boards]) => {
          const { outcome } = await import("/games/cia_vs_kgb/outcome.js");
          return boards.map(({ objective, sides }) => outcome(objective, sides, cards));
        }""",
        [cards, [board for board, _ in tried]],
    )
    messages = set()
    for (_, truth), said in zip(tried, told, strict=True):
        messages.add(said["message"])
        match truth["disorder"]:
            case 0b11:
                assert said["message"] == "disorder-both"
            case 0:
                leader = None if truth["ahead"] < 0 else SIDES[truth["ahead"]]
                assert said.get("side") == leader
                assert said["message"].startswith("dominant" if leader else "level")
            case guilty:
                assert (said["message"], said["side"]) == ("disorder", SIDES[guilty - 1])
    assert {"dominant", "dominant-by-profile", "disorder"} <= messages


def test_gauges_end_at_22_and_tell_what_is_left(feed: Feed) -> None:
    fed = feed(GAME, record=RECORD, step=STRUGGLE, seat="cia")
    stability = 9
    for influence, words in ((7, "margin 2"), (9, "no margin"), (29, "20 over")):
        fed.changes(
            f"""({{ view: {{ board }} }}) => {{
              board.objective.stability = {stability};
              board.sides.cia.influence = {influence};
            }}"""
        )
        gauge = fed.page.locator(".cvk-gauge").last
        expect(gauge.locator(".cvk-margin")).to_contain_text(words)
        expect(gauge.locator("b").last).to_contain_text(str(influence))
        shown = gauge.locator(".cvk-bar").evaluate(
            """(bar) => {
              const style = getComputedStyle(bar);
              const get = (name) => Number(style.getPropertyValue(name));
              return [get("--influence"), get("--stability"), get("--most")];
            }"""
        )
        assert shown == [min(influence, 22), stability, 22]
        marked = "civil disorder" in fed.page.locator(".cvk-verdict").inner_text().lower()
        assert marked == (influence > stability)


def test_the_result_that_holds_now_is_marked(feed: Feed) -> None:
    fed = feed(GAME, record=RECORD, step=STRUGGLE, seat="cia")
    results = ((8, 5, "Domination"), (5, 8, "Without it"), (14, 5, "Your disorder"))
    for mine, yours, expected in results:
        fed.changes(
            f"""({{ view: {{ board }} }}) => {{
              board.objective.stability = 10;
              board.sides.cia.influence = {mine};
              board.sides.kgb.influence = {yours};
              board.sides.cia.agent_x = "assassin";
            }}"""
        )
        expect(fed.page.locator(".cvk-plan .now dt")).to_have_text(expected)
    plan = fed.page.locator(".cvk-plan")
    expect(plan).to_contain_text("Your Agent X: Assassin")
    expect(plan).to_contain_text("terminates the KGB’s Agent X")
    expect(plan).to_contain_text("terminated, no effect")


# --- made positions -------------------------------------------------------------------------------

Sit = Callable[[State, str], FedPage]


@pytest.fixture
def sit(feed: Feed, server: Server) -> Sit:
    """Shows a position that was made to a seat."""

    def sit(state: State, seat: str) -> FedPage:
        address = f"{server.address}/harness/{GAME}/records"
        sent = httpx.post(address, json={"text": state.record().text()}, verify=False).json()
        return feed(GAME, record=sent["record"], seat=seat, step=1000)

    return sit


def pieces(fed: FedPage) -> list[str]:
    """The codes of what can be chosen on the board."""
    found: list[str] = fed.page.locator(".cvk .can").evaluate_all(
        "all => all.filter((one) => one.checkVisibility()).map((one) => one.dataset.code)"
    )
    return found


def test_the_board_does_not_depend_on_the_hidden_agent(sit: Sit) -> None:
    """Two tables that differ only in the KGB's Agent X look the same to the CIA."""
    seen = []
    for agent in ("assassin", "director"):
        state = struggle("mil_1+ pol_2-", "eco_3+", agents=("analyst", agent))
        seen.append(sit(state, "cia").page.locator(".stage").inner_html())
    assert seen[0] == seen[1]
    assert "Your Agent X: Analyst" in seen[0]


def test_all_six_agents_of_the_opponent_have_their_place(sit: Sit) -> None:
    state = struggle(
        *("mil_1+", "eco_3+"),
        agents=("analyst", "director"),
        away=("", "analyst"),
        dead=("", "assassin"),
    )
    fed = sit(state, "cia")
    area = state.view(0)["board"]["sides"]["kgb"]
    faces = fed.visitor.region("KGB").locator(".cvk-face")
    expect(faces).to_have_count(6)
    told = faces.evaluate_all("all => all.map((one) => [one.dataset.code, one.ariaLabel])")
    places = {"assassin": "terminated", "analyst": "in HQ"}
    assert area["agent_x_possible"] == [role for role in ROLES if role not in places]
    for role, words in told:
        place = places.get(role, "may be Agent X")
        assert f", {place}, Initiative " in words and words.endswith(", KGB")


def test_claims_are_folded_into_a_counter_that_opens(sit: Sit) -> None:
    claimed = ("korea nuclear_escalation", "congo")
    fed = sit(struggle("mil_1+", "eco_3+", claimed=claimed), "kgb")
    desk = fed.visitor.region("CIA")
    counter = desk.get_by_role("button", name="Claimed by the CIA: 2, 25 points in all")
    expect(counter).to_have_text("Claimed 2, with an event")
    counter.click()
    opened = fed.page.get_by_role("dialog")
    expect(opened).to_contain_text("Korea")
    expect(opened).to_contain_text("discard all groups of both sides")
    fed.page.keyboard.press("Escape")
    expect(opened).to_have_count(0)


@pytest.mark.parametrize(
    ("position", "offered"),
    [
        ({"claimed": ("nuclear_escalation live_benefit", "")}, {"nuclear_escalation"}),
        ({"deck": "eco_6", "play": "med_1"}, {"recruit", "discard", "back"}),
    ],
)
def test_all_that_can_be_chosen_lies_on_the_board_once(
    sit: Sit, position: dict[str, Any], offered: set[str]
) -> None:
    made = {name: value for name, value in position.items() if name != "play"}
    state = struggle("mil_1+ med_1+", "eco_3+", first="cia", **made)
    if "play" in position:
        play_moves(state, position["play"])
    fed = sit(state, "cia")
    assert offered <= {*fed.visitor.codes}
    assert sorted(pieces(fed)) == sorted(fed.visitor.codes)


# --- reader and keyboard --------------------------------------------------------------------------

STOPS = """(regions) => regions.map((one) =>
  [...one.querySelectorAll("button")].filter(({ tabIndex }) => tabIndex === 0).length)"""


def test_arrows_lead_from_piece_to_piece(sit: Sit) -> None:
    fed = sit(struggle("mil_1+ pol_2+ eco_1+", "eco_3+ med_2+", first="cia"), "cia")
    parts = fed.page.locator(".cvk")
    assert parts.evaluate_all(STOPS) == [1, 1, 1]
    focused = fed.page.locator(":focus")
    first, second = ".near li:nth-child(1) button", ".near li:nth-child(2) button"
    fed.page.locator(first).first.focus()
    fed.page.keyboard.press("ArrowRight")
    expect(fed.page.locator(second).first).to_be_focused()
    fed.page.keyboard.press("ArrowLeft")
    expect(fed.page.locator(first).first).to_be_focused()
    reached = set()
    for key in ("ArrowUp",) * 8 + ("ArrowDown",) * 12:
        fed.page.keyboard.press(key)
        reached.add(focused.evaluate("(one) => one.closest('section').ariaLabel"))
    assert {"CIA", "KGB", "Objective"} <= reached
    assert parts.evaluate_all(STOPS) == [1, 1, 1]


def test_a_reader_hears_each_piece_with_owner_and_number(sit: Sit) -> None:
    agents = ("analyst", "director")
    fed = sit(struggle("mil_1+ pol_2-", "eco_3+", first="cia", agents=agents), "cia")
    names = fed.page.locator(".cvk-group").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert "Food Companies, Economic, Influence 3, ready, KGB" in names
    assert any(re.match(r"Intellectuals, Political, .* mobilised, CIA", one) for one in names)
    assert any(re.match(r"Militia, .* CIA\. Can be chosen, option \d", one) for one in names)
    order = fed.page.locator(".stage section[aria-label]").evaluate_all(
        "all => all.map((one) => one.ariaLabel)"
    )
    wanted = ["Phase and score", "KGB", "Objective", "Influence", "CIA", "Agents of the CIA"]
    assert [one for one in order if one in wanted] == wanted
    file = fed.visitor.region("Agents of the CIA").locator('[data-code="analyst"]')
    heard = re.compile(r"^Analyst, in the field, Initiative 4, CIA\. At the next Briefing")
    expect(file).to_have_attribute("aria-label", heard)


# --- signs ----------------------------------------------------------------------------------------

STATE = """(update, state, wanted) => {
  const { prompt, board } = update.view;
  const others = prompt.moves.filter(({ move }) => move !== "mil_1");
  prompt.moves = [...(wanted ? [{ move: "mil_1", label: "it" }] : []), ...others];
  Object.assign(board.sides.cia, { ready: [], mobilised: [], [state]: ["mil_1"] });
}"""


def picture(fed: FedPage) -> Image.Image:
    box = fed.page.locator('.cvk-places [data-code="mil_1"]').locator("..").bounding_box()
    assert box is not None
    shot = fed.page.screenshot(clip=box, animations="disabled")
    return Image.open(io.BytesIO(shot)).convert("L")


def test_the_six_states_of_a_group_differ_in_grey(feed: Feed) -> None:
    """Ready, mobilised, one of these that can be chosen, the same selected, changed."""
    fed = feed(GAME, record=RECORD, step=STRUGGLE, seat="cia")
    states = {}

    def shows(name: str, state: str, wanted: bool = False, more: str = "") -> None:
        wants = "true" if wanted else "false"
        fed.changes(f"(update) => {{ ({STATE})(update, '{state}', {wants}); {more} }}")
        fed.page.mouse.move(1, 1)
        states[name] = picture(fed)

    for state in ("ready", "mobilised"):
        shows(state, state)
        shows(f"{state}, can be chosen", state, wanted=True)
        fed.page.locator('[data-move="mil_1"]').hover()
        states[f"{state}, selected"] = picture(fed)
    later = """update.view.move_number += 1;
      update.events.push({ ...update.events.at(-1), move_number: update.view.move_number });"""
    shows("changed", "ready", more=later)
    alike = {pair: difference(states[pair[0]], states[pair[1]]) for pair in combinations(states, 2)}
    assert {pair: part for pair, part in alike.items() if part < LEAST} == {}


GLANCE = """async () => {
  const { html, render } = await import("/static/board/html.js");
  const { Glance } = await import("/games/cia_vs_kgb/board.js");
  const { view } = harness.whole();
  view.board.phase = "cease_fire";
  view.board.round = 18;
  for (const side of Object.values(view.board.sides)) side.score = 105;
  const place = Object.assign(document.createElement("div"), { style: "width: max-content" });
  document.body.append(place);
  render(html`<${Glance} view=${view} />`, place);
  const { width, height } = place.getBoundingClientRect();
  return [place.textContent, width, height];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_glance_is_a_short_line(feed: Feed, language: str) -> None:
    """It is cut off only where a phase has a long name."""
    fed = feed(GAME, language=language, record=RECORD)
    words, width, height = fed.page.evaluate(GLANCE)
    assert words.count("105") == 2 and "18" in words
    assert width <= 230 and height <= 30
