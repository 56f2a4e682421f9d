"""The harness feeds the page with what the server would send, and takes what the page sends."""

from typing import Any

import httpx
import pytest

from detente.core.record_file import read_record
from detente.server.harness.fullest import fullest, fullness
from detente.server.harness.games import find, stored, whole
from tests.server.serving import Server
from tests.web.browser import StoreTable
from tests.web.harness.fed import GAMES, Feed

RECORD = "r1/ru2014.whole"


def ask(server: Server, path: str, **query: Any) -> Any:
    return httpx.get(f"{server.address}{path}", params=query, timeout=60, verify=False).json()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_whole_games_by_todays_rules(game: str) -> None:
    names = whole(game)
    assert names
    assert {*names} <= {*stored(game)}
    assert find(game, None, None).moves == read_record(stored(game)[names[0]]).record.moves


def test_the_updates_are_those_of_a_real_table(server: Server, store_table: StoreTable) -> None:
    record = read_record(stored("cia_vs_kgb")[RECORD]).record
    record.moves = record.moves[:100]
    table = store_table(record.replay())
    token = table.seats["kgb"].rpartition("#seat=")[2]
    proof = {"Authorization": f"Bearer {token}"}
    path = f"{server.address}/api/tables/{table.id}"
    fed = ask(server, "/harness/cia_vs_kgb/updates", record=RECORD, seat="kgb")["updates"]["kgb"]
    for version in (-1, 90, 99):
        query = {"version": version}
        real = httpx.get(path, params=query, headers=proof, verify=False).json()
        parts = fed[: 101 if version < 0 else None][version + 1 : 101]
        assert real["view"] == parts[-1]["view"]
        assert real["events"] == [event for part in parts for event in part["events"]]
        assert real["events_from"] == parts[0]["events_from"]
        assert real.keys() == parts[-1].keys()
        for name in ("game", "settings", "version", "to_act", "over", "result"):
            assert real["table"][name] == parts[-1]["table"][name]


def test_what_is_fullest() -> None:
    name = whole("cia_vs_kgb")[0]
    record = find("cia_vs_kgb", name, None)
    found = fullest({name: record}, 12)
    assert len(found) == 12
    questions = {one.question for one in found}
    first = {one.question for one in found[: len(questions)]}
    assert first == questions
    record.moves = record.moves[: found[0].step]
    state = record.replay()
    seat = state.find_seat(found[0].seat)
    assert fullness(state.view(seat)) == found[0].measure
    assert fullness({**state.view(seat), "board": {}}) < found[0].measure


def test_a_page_goes_through_a_game(feed: Feed) -> None:
    fed = feed("cia_vs_kgb", record=RECORD)
    table = fed.page.locator(".table")
    assert fed.page.evaluate("location.pathname") == "/harness/cia_vs_kgb"
    assert table.get_attribute("data-version") == "0"
    for step in (1, 2, 57, 3, fed.steps):
        fed.goes(step)
        assert table.get_attribute("data-version") == str(step)
    assert table.get_attribute("data-standing") == "over"
    fed.goes(100)
    same = "harness.whole().events.length === harness.recorded.updates.cia.slice(0, 101).flatMap"
    fed.page.evaluate("harness.eyes = 'cia'")
    assert fed.page.evaluate(f"{same}(({{ events }}) => events).length")
    assert fed.requests == []


def test_a_move_is_one_request_and_leads_to_the_next_step(feed: Feed) -> None:
    fed = feed("cia_vs_kgb", record=RECORD, step=20)
    fed.visitor.move_buttons.first.click()
    fed.page.locator('.table[data-version="21"]').wait_for(state="attached")
    (request,) = fed.requests
    assert request["what"] == "play"
    assert request["body"]["version"] == 20


def test_a_refusal_and_the_past_come_from_the_rules(feed: Feed) -> None:
    fed = feed("cia_vs_kgb", record=RECORD, step=20)
    words = (
        "({ move }) => fetch(`/api/tables/harness/explain?move=${move}`).then((it) => it.json())"
    )
    told = fed.page.evaluate(words, {"move": "nonsense"})
    assert told["allowed"] is False
    assert told["problem"]["error"] == "refused-no-such-code"
    there = "fetch('/api/tables/harness/positions/7?seat=cia').then((it) => it.json())"
    position = fed.page.evaluate(there)
    assert position["move_number"] == position["view"]["move_number"] == 7
    assert position["view"]["seat"] == "cia"


def test_a_position_that_was_made_is_a_record_that_begins_there(feed: Feed) -> None:
    record = read_record(stored("agents")["r2/2.middle"]).record
    fed = feed("agents")
    with fed.page.expect_navigation():
        fed.page.evaluate("text => harness.open(text)", record.text())
    fed.page.evaluate("harness.ready()")
    assert fed.steps == len(record.moves)
    first = fed.page.evaluate("harness.whole().table.first_move_number")
    assert first == record.origin["position"]["move_number"] > 0


def test_what_there_is_not_is_said(server: Server) -> None:
    unknown = ask(server, "/harness/agents/updates", record="r9/none")
    assert "r9/none" in unknown["text"]
    assert ask(server, "/harness/chess")["error"] == "unknown-game"
