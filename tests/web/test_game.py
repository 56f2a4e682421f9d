"""A whole game in the browser, its result, and the replay after it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import detente
from detente import State
from detente.texts import Texts
from tests.web.browser import Arrive, StoreTable
from tests.web.stored_tables import StoredTable, played
from tests.web.visitor import Visitor, soon_done


def test_a_whole_game_against_a_bot(visitor: Visitor, tmp_path: Path) -> None:
    visitor.starts_a_game(opponent="Recruit")
    visitor.awaits("your-turn")
    visitor.opens_the_menu()
    visitor.page.get_by_text("Provably fair").first.click()
    promised = visitor.page.locator(".fair-chance code").first.inner_text()
    visitor.closes_the_menu()
    assert visitor.plays_on(soon_done) > 20

    with visitor.page.expect_download() as download:
        visitor.clicks("Download the record", role="link")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    written = detente.parse_record(file.read_text(encoding="utf-8"))
    state = written.verify()
    assert written.record.commitment == promised
    assert state.over and state.result is not None

    result = visitor.page.locator(".result")
    winners = state.result["winners"]
    stamp = "Draw" if len(winners) > 1 else f"You have {'won' if 0 in winners else 'lost'}"
    expect(result.locator(".stamp")).to_have_text(stamp)
    reason = str(state.result["reason"]).replace("_", "-")
    expect(result).to_contain_text(Texts("en", "cia_vs_kgb").say(f"result-{reason}"))
    chart = result.get_by_role("img")
    for side, score in zip(("CIA", "KGB"), state.result["scores"], strict=True):
        expect(chart).to_contain_text(re.compile(rf"{side} {score}\b"))
        expect(result.get_by_role("listitem").filter(has_text=side)).to_contain_text(str(score))
    rounds = sum(event["id"] == "score-recorded" for event in state.events(None))
    expect(result.get_by_role("row", include_hidden=True)).to_have_count(rounds + 1)


def test_play_again_creates_the_same_table(visitor: Visitor, finished: StoredTable) -> None:
    visitor.goes(finished.seats["kgb"])
    visitor.awaits("over")
    visitor.clicks("Play again")
    visitor.page.wait_for_url(lambda url: finished.id not in url)
    visitor.awaits("your-turn")
    assert visitor.update["seat"] == "kgb"
    visitor.reads("is waiting for the person you invite.")


# --- the replay -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def ended() -> State:
    return played(lambda state: state.over)


@pytest.fixture
def finished(store_table: StoreTable, ended: State) -> StoredTable:
    return store_table(ended)


@pytest.fixture
def reader(visitor: Visitor, finished: StoredTable) -> Visitor:
    """Somebody who has played the CIA and looks at the replay."""
    visitor.goes(finished.seats["cia"])
    visitor.clicks("Replay")
    visitor.reads(f"Choice 0 of {len(finished.record.moves)}")
    return visitor


def slider(reader: Visitor) -> Locator:
    return reader.page.get_by_role("slider")


def test_the_replay_goes_step_by_step(reader: Visitor, finished: StoredTable) -> None:
    last = len(finished.record.moves)
    reader.clicks("Next choice")
    reader.clicks("Next choice")
    reader.reads(f"Choice 2 of {last}")
    reader.reads("Both Agents X in the field")
    reader.clicks("Previous choice")
    reader.reads(f"Choice 1 of {last}")
    reader.clicks("To the end")
    reader.reads(f"Choice {last} of {last}")
    expect(reader.page.get_by_role("button", name="Next choice")).to_be_disabled()
    reader.clicks("To the start")
    reader.page.keyboard.press("ArrowRight")
    reader.reads(f"Choice 1 of {last}")
    reader.clicks("Back to the result")
    expect(reader.page.locator(".result")).to_be_visible()


def test_the_slider_goes_anywhere(reader: Visitor, finished: StoredTable) -> None:
    reader.page.get_by_role("slider").fill("7")
    reader.reads(f"Choice 7 of {len(finished.record.moves)}")
    slider(reader).focus()
    reader.page.keyboard.press("ArrowRight")
    expect(slider(reader)).to_have_value("8")
    reader.shows("Log")
    current = reader.page.locator(".log [aria-current=step]")
    expect(current.get_by_role("button").first).to_have_accessible_name(re.compile(r"\b8$"))


def test_the_replay_plays_and_pauses(reader: Visitor) -> None:
    reader.page.get_by_label("Speed").select_option(label="4×")
    reader.clicks("Play")
    expect(slider(reader)).not_to_have_value("0")
    expect(slider(reader)).not_to_have_value("1")
    reader.clicks("Pause")
    reached = slider(reader).input_value()
    reader.page.get_by_role("button", name="Play", exact=True).wait_for()
    assert slider(reader).input_value() == reached


def test_a_line_of_the_log_leads_to_its_board(
    visitor: Visitor, finished: StoredTable, ended: State
) -> None:
    visitor.goes(finished.seats["cia"])
    visitor.shows("Log")
    visitor.clicks("See the board after choice 4")
    visitor.reads(f"Choice 4 of {len(finished.record.moves)}")
    shown = visitor.page.locator(".recap-list")
    texts = [event for event in ended.events(0) if event["move_number"] == 4]
    assert texts
    expect(shown.locator("li")).to_have_count(len(texts))


def test_after_the_end_every_seat_can_be_looked_over_the_shoulder(
    reader: Visitor, finished: StoredTable
) -> None:
    agents = {
        seat: next(code for who, code in finished.record.moves if who == number)
        for number, seat in enumerate(("cia", "kgb"))
    }
    reader.clicks("Next choice")
    reader.clicks("Next choice")
    eyes = reader.page.get_by_role("group", name="View")

    for name, seen in (
        ("KGB", {"KGB": agents["kgb"]}),
        ("spectator", {}),
        ("CIA", {"CIA": agents["cia"]}),
    ):
        eyes.get_by_role("button", name=name).click()
        expect(eyes.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
        for side in ("CIA", "KGB"):
            area = reader.page.get_by_role("region", name=side, exact=True)
            openly = area.get_by_role("button", name=re.compile(", Agent X, "))
            expect(openly).to_have_count(int(side in seen))
            if side in seen:
                expect(openly).to_have_attribute("data-code", seen[side])


def test_spectators_can_watch_the_replay_too(arrive: Arrive, finished: StoredTable) -> None:
    stranger = arrive()
    stranger.goes(finished.address)
    stranger.awaits("over")
    expect(stranger.page.locator(".result .stamp")).to_have_count(0)
    stranger.clicks("Replay")
    stranger.clicks("Next choice")
    stranger.reads(f"Choice 1 of {len(finished.record.moves)}")
