"""The log by its turns, the replay over its timeline, both hands, and records from elsewhere."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import detente
from detente import State
from tests.web.browser import Arrive, StoreTable
from tests.web.stored_tables import played
from tests.web.test_comfort import check
from tests.web.visitor import REFUSED, Visitor

DANGERS = ("loses", "risks", "careful")


def cautious(seed: int, turns: int = 10) -> State:
    """A game in which nobody takes chances, so that it lasts; at most so many turns of it."""
    state = detente.game("twilight_struggle").start(2, f"seed {seed}")
    rng = random.Random(seed)
    while not state.over and state.view(None)["board"]["turn"] <= turns:
        seat = state.to_act[0]
        prompt = state.prompt(seat)
        assert prompt
        moves = prompt["moves"]
        safe = [one for one in moves if not {*one.get("hint", ())} & {*DANGERS}]
        state.play(seat, rng.choice(safe or moves)["move"])
    return state


@pytest.fixture(scope="module")
def war() -> State:
    """A whole Cold War, up to the final scoring."""
    state = cautious(9)
    assert state.result and state.result["reason"] == "final_scoring"
    return state


@pytest.fixture
def reader(visitor: Visitor, store_table: StoreTable, war: State) -> Visitor:
    """Somebody who looks at its replay."""
    visitor.goes(store_table(war).address)
    visitor.clicks("Replay")
    visitor.reads(f"Choice 0 of {war.move_number}")
    return visitor


def slider(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider")


def after(state: State, choice: int, seat: int | None = None) -> Any:
    """What was seen on the board after a move."""
    record = state.record()
    record.moves = record.moves[:choice]
    return record.replay(state.game).view(seat)["board"]


def first_of_turn(state: State, turn: int) -> int:
    """The move with which a turn began."""
    events = state.events(None)
    started = [event for event in events if event["id"] == "turn-started"]
    return next(int(event["move_number"]) for event in started if event["args"]["turn"] == turn)


# --- the log --------------------------------------------------------------------------------------


def test_the_log_can_be_read_turn_by_turn(
    visitor: Visitor, store_table: StoreTable, war: State
) -> None:
    visitor.goes(store_table(war).address)
    visitor.shows("Log")
    log = visitor.region("Log")
    headings = log.get_by_role("heading", level=3)
    expect(headings).to_have_text(["Set-up", *(f"Turn {turn}" for turn in range(1, 11))])
    log.get_by_label("Show").select_option(label="Turn 2")
    expect(headings).to_have_text(["Turn 2"])
    lines = log.locator(".log-lines p")
    expect(lines.first).to_have_text("Turn 2.")
    events = [event["id"] for event in war.events(None)]
    turns = [at for at, id in enumerate(events) if id == "turn-started"]
    expect(lines).to_have_count(turns[2] - turns[1])
    # The turn ends with what came of its last move, not in the turn after it.
    expect(log.get_by_text(re.compile(r"Military Operations, \d required"))).to_have_count(1)
    start = first_of_turn(war, 2)
    log.get_by_role("button", name=f"See the board after choice {start}", exact=True).first.click()
    visitor.reads(f"Choice {start} of {war.move_number}")
    log.get_by_label("Show").select_option(label="everything")
    expect(headings).to_have_count(11)


@pytest.mark.parametrize(
    ("game", "second"),
    [("agents", "Round 2"), ("cia_vs_kgb", "Turn 2"), ("secret_power", "Round 2")],
)
def test_other_games_have_rounds(
    visitor: Visitor, store_table: StoreTable, game: str, second: str
) -> None:
    state = played(lambda state: state.view(None)["board"].get("round", 0) >= 3, game)
    visitor.goes(store_table(state).address)
    visitor.shows("Log")
    log = visitor.region("Log")
    log.get_by_label("Show").select_option(label=second)
    expect(log.get_by_role("heading", level=3)).to_have_text(second)


def test_a_log_without_chapters_is_a_plain_list(
    visitor: Visitor, store_table: StoreTable, war: State
) -> None:
    visitor.page.route("**/board/chapters.js", lambda route: route.fulfill(
        content_type="text/javascript", body="export const numbered = () => [];"
    ))  # fmt: skip
    visitor.goes(store_table(war).address)
    visitor.shows("Log")
    log = visitor.region("Log")
    expect(log.locator(".log-entry").first).to_be_visible()
    expect(log.get_by_label("Show")).to_have_count(0)
    expect(log.get_by_role("heading", level=3)).to_have_count(0)


def test_the_bar_tells_the_turn_that_is_shown(reader: Visitor) -> None:
    told = reader.page.locator(".bar-progress")
    expect(told).to_contain_text("Turn 1,")
    slider(reader).press("End")
    expect(told).to_contain_text("Turn 10,")


# --- the timeline ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, 1, 9, 11])
def test_the_timeline_agrees_with_every_view(visitor: Visitor, seed: int) -> None:
    state = cautious(seed)
    record = state.record()
    then = record.start()
    seen = [then.view(None)["board"]]
    for seat, code in record.moves:
        then.play(seat, code)
        seen.append(then.view(None)["board"])
    visitor.goes()
    steps = visitor.page.evaluate(
        """async (events) => {
          const { timeline } = await import("/games/twilight_struggle/history.js");
          return timeline(events, null).steps;
        }""",
        state.events(None),
    )
    drawn: dict[int, tuple[int, int]] = {
        step["moveNumber"]: (step["balance"], step["level"]) for step in steps
    }
    shown = drawn[0]
    for choice, board in enumerate(seen):
        shown = drawn.get(choice, shown)
        assert shown == (board["vp"], board["defcon"]), f"after choice {choice}"


def test_the_timeline_leads_to_every_choice(reader: Visitor, war: State) -> None:
    drawing = reader.page.get_by_role("img", name=re.compile("VP and DEFCON over the game"))
    expect(drawing).to_be_visible()
    choice = first_of_turn(war, 4)
    slider(reader).fill(str(choice))
    board = after(war, choice)
    lead = f"US +{board['vp']}" if board["vp"] > 0 else f"USSR +{-board['vp']}"
    told = f"Turn 4 · {lead if board['vp'] else 'score tied'} · DEFCON {board['defcon']}"
    reader.reads(told)
    expect(slider(reader)).to_have_attribute("aria-valuetext", re.compile(re.escape(told)))
    box = reader.page.locator(".timeline").bounding_box()
    assert box
    middle = box["y"] + box["height"] / 2
    reader.page.mouse.click(box["x"] + box["width"] / 2, middle)
    assert abs(int(slider(reader).input_value()) - war.move_number / 2) <= war.move_number / 100
    reader.page.mouse.move(box["x"] + box["width"] - 2, middle)
    expect(reader.page.locator(".timeline-note")).to_contain_text("Turn 10")
    reader.page.mouse.move(0, 0)
    expect(reader.page.locator(".timeline-note")).to_be_hidden()


def test_one_can_jump_from_turn_to_turn(reader: Visitor, war: State) -> None:
    reader.clicks("Go to: Turn 1")
    expect(slider(reader)).to_have_value(str(first_of_turn(war, 1)))
    reader.clicks("Go to: Turn 2")
    reader.page.keyboard.press("PageDown")
    expect(slider(reader)).to_have_value(str(first_of_turn(war, 3)))
    reader.clicks("Next choice")
    reader.page.keyboard.press("PageUp")
    expect(slider(reader)).to_have_value(str(first_of_turn(war, 3)))
    reader.page.keyboard.press("PageUp")
    expect(slider(reader)).to_have_value(str(first_of_turn(war, 2)))
    reader.clicks("To the end")
    expect(reader.page.get_by_role("button", name="Next turn or round")).to_be_disabled()


def test_the_result_shows_how_it_went(
    visitor: Visitor, store_table: StoreTable, war: State
) -> None:
    visitor.goes(store_table(war).address)
    visitor.awaits("over")
    visitor.region("US wins.").get_by_role("slider").fill("100")
    visitor.reads(f"Choice 100 of {war.move_number}")
    check(visitor, within=".stage")


def test_there_is_room_for_it_on_a_phone(
    arrive: Arrive, store_table: StoreTable, war: State
) -> None:
    visitor = arrive(viewport={"width": 360, "height": 740}, has_touch=True, locale="ru-RU")
    visitor.goes(store_table(war).address)
    visitor.clicks("Повтор партии")
    expect(visitor.page.locator(".timeline")).to_be_visible()
    visitor.clicks("К началу: Ход 1")
    visitor.reads("Ход 1 · счёт равный · DEFCON 5")
    wide = visitor.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360


def test_during_the_game_the_timeline_goes_up_to_now(
    visitor: Visitor, store_table: StoreTable
) -> None:
    state = cautious(9, turns=2)
    stored = store_table(state)
    visitor.goes(stored.seats["us"])
    visitor.shows("Log")
    visitor.clicks(f"See the board after choice {first_of_turn(state, 2) + 2}")
    visitor.reads("You are viewing an earlier position")
    expect(slider(visitor)).to_have_attribute("max", str(state.move_number))
    # Nobody's eyes but one's own are open.
    expect(visitor.page.get_by_role("group", name="View")).to_have_count(0)


# --- both hands -----------------------------------------------------------------------------------


def test_after_the_end_both_hands_are_open(reader: Visitor, war: State) -> None:
    choice = first_of_turn(war, 5)
    slider(reader).fill(str(choice))
    reader.reads("Turn 5 · ")
    eyes = reader.page.get_by_role("group", name="View")
    everybody = eyes.get_by_role("button", name="all sides")
    expect(everybody).to_have_attribute("aria-pressed", "true")
    hands = [
        after(war, choice, seat)["sides"][side]["hand"] for seat, side in enumerate(("us", "ussr"))
    ]
    assert all(len(hand) > 6 for hand in hands)
    for card in hands[0] + hands[1]:
        expect(reader.piece(card).first).to_be_visible()
    eyes.get_by_role("button", name="USSR").click()
    expect(everybody).to_have_attribute("aria-pressed", "false")
    known = after(war, choice, 1)["sides"]["us"]["hand"]
    hidden = next(card for card in hands[0] if card not in known)
    expect(reader.piece(hidden)).to_have_count(0)


# --- records from elsewhere -----------------------------------------------------------------------


def kept(tmp_path: Path, state: State, **notes: str) -> Path:
    """A record in a file."""
    record = state.record()
    record.notes = notes
    file = tmp_path / "war.detente"
    file.write_text(record.text(state), encoding="utf-8")
    return file


def opens(visitor: Visitor, file: Path) -> None:
    visitor.goes()
    visitor.region("Open a game record").locator("input[type=file]").set_input_files(file)
    visitor.page.wait_for_url("**/t/*")


def test_a_record_can_be_opened_and_shared(
    visitor: Visitor, arrive: Arrive, tmp_path: Path, war: State
) -> None:
    opens(visitor, kept(tmp_path, war, us="Ann", ussr="Bob", place="Reykjavík"))
    assert visitor.awaits("over") == "over"
    seats = visitor.region("Seats")
    expect(seats.get_by_role("listitem")).to_have_text([re.compile("US.*Ann"), re.compile("Bob")])
    expect(visitor.page.get_by_text("Provably fair")).to_have_count(0)
    expect(visitor.page.get_by_role("button", name="Play again")).to_have_count(0)
    visitor.opens_the_menu()
    visitor.page.get_by_text("About this table").click()
    visitor.reads("Reykjavík")
    other = arrive()
    other.goes(f"/t/{visitor.table}")
    other.clicks("Replay")
    other.clicks("Go to: Turn 1")
    expect(slider(other)).to_have_value(str(first_of_turn(war, 1)))
    eyes = other.page.get_by_role("group", name="View")
    expect(eyes.get_by_role("button", name="all sides")).to_have_attribute("aria-pressed", "true")


def test_an_unfinished_record_is_a_replay_only(visitor: Visitor, tmp_path: Path) -> None:
    state = cautious(9, turns=3)
    opens(visitor, kept(tmp_path, state))
    assert visitor.awaits("record") == "record"
    visitor.reads("The record ends here.")
    visitor.reads(f"Choice {state.move_number} of {state.move_number}")
    expect(visitor.move_buttons).to_have_count(0)
    expect(visitor.page.get_by_role("button", name="Back to the game")).to_have_count(0)
    hand = after(state, state.move_number, 0)["sides"]["us"]["hand"]
    expect(visitor.piece(hand[0]).first).to_be_visible()
    check(visitor)
    visitor.page.keyboard.press("Home")
    visitor.reads(f"Choice 0 of {state.move_number}")


def test_a_record_that_begins_in_the_middle(visitor: Visitor, tmp_path: Path) -> None:
    begin = cautious(1, turns=2)
    state = begin.game.load(json.loads(json.dumps(begin.dump())))
    for _ in range(3):
        state.play(state.to_act[0], state.legal_moves(state.to_act[0])[0])
    opens(visitor, kept(tmp_path, state))
    visitor.reads(f"Choice {state.move_number} of {state.move_number}")
    expect(slider(visitor)).to_have_attribute("min", str(begin.move_number))
    visitor.clicks("To the start")
    visitor.reads(f"Choice {begin.move_number} of {state.move_number}")
    board = begin.view(None)["board"]
    assert board["vp"] < 0
    visitor.reads(f"USSR +{-board['vp']} · DEFCON {board['defcon']}")


def test_what_is_no_record_is_not_opened(visitor: Visitor, tmp_path: Path) -> None:
    visitor.forgives(REFUSED)
    file = tmp_path / "list.detente"
    file.write_text("bread\nbutter\n")
    visitor.goes()
    field = visitor.region("Open a game record").locator("input[type=file]")
    field.set_input_files(file)
    visitor.reads("list.detente is not a Détente game record.")
    file.write_text("x" * 300_000)
    field.set_input_files(file)
    visitor.reads("“list.detente” is too large for a record")


def test_a_file_can_be_dropped(visitor: Visitor, tmp_path: Path) -> None:
    text = kept(tmp_path, cautious(9, turns=1)).read_text()
    visitor.goes()
    field = visitor.region("Open a game record").locator(".drop")
    files = visitor.page.evaluate_handle(
        """text => {
          const carried = new DataTransfer();
          carried.items.add(new File([text], "war.detente"));
          return carried;
        }""",
        text,
    )
    field.dispatch_event("dragover", {"dataTransfer": files})
    expect(field).to_have_class("drop hovered")
    field.dispatch_event("drop", {"dataTransfer": files})
    visitor.page.wait_for_url("**/t/*")
    assert visitor.awaits("record") == "record"
