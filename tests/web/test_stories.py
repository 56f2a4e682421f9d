"""What a real table tells: of each opponent, after a reload, elsewhere, to those who watch."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import WebSocket

import detente
from detente import State
from tests.web.browser import Arrive, StoreTable
from tests.web.stored_tables import StoredTable, played
from tests.web.visitor import Visitor

LINES = ".recap-list .recap-line"


def lines(visitor: Visitor) -> list[str]:
    visitor.page.locator(LINES).first.wait_for()
    return visitor.page.locator(LINES).all_inner_texts()


@pytest.fixture
def war(store_table: StoreTable) -> StoredTable:
    state = played(lambda state: state.move_number >= 60, "twilight_struggle")
    return store_table(state)


def test_each_of_two_bots_has_a_line_after_every_round(
    arrive: Arrive, store_table: StoreTable
) -> None:
    state = detente.game("agents").start(3, "a beginning")
    rng = random.Random(5)
    while not ended_turns(state, 2):
        seat = state.to_act[0]
        state.play(seat, rng.choice(state.legal_moves(seat)))
    me = state.to_act[0]
    others = [seat for seat in range(3) if seat != me]
    visitor = arrive()
    table = store_table(state, bots=dict.fromkeys(others, "recruit"))
    visitor.goes(table.seats[state.game.seat_name(me)])
    names = {state.seat_names[seat] for seat in others}
    rounds = 0
    while rounds < 2 and visitor.awaits("your-turn", "over") == "your-turn":
        visitor.chooses(visitor.codes[-1])
        if visitor.awaits("your-turn", "over") == "over":
            break
        sides = visitor.page.locator(LINES).evaluate_all(
            "all => all.map((one) => one.dataset.side)"
        )
        if names <= set(sides):
            rounds += 1
        since = visitor.update["recap_from"]
        acted = {one["by"] for one in visitor.update["moments"] if one["move_number"] > since}
        assert acted & names <= set(sides)
    assert rounds == 2


def ended_turns(state: State, count: int) -> bool:
    started = [event for event in state.events(None) if event["id"] == "turn-started"]
    return len(started) > 3 * count and len(state.to_act) == 1


def test_a_reload_and_another_device_tell_the_same(arrive: Arrive, war: StoredTable) -> None:
    [seat] = [
        seat for seat in war.seats if war.record.replay().to_act[0] == ("us", "ussr").index(seat)
    ]
    one = arrive()
    one.goes(war.seats[seat])
    told = lines(one)
    one.page.reload()
    assert lines(one) == told
    other = arrive(storage_state=one.context.storage_state())
    other.goes(war.address)
    assert lines(other) == told
    marks = ".ts-country .touch"
    assert other.page.locator(marks).count() == one.page.locator(marks).count()


def test_who_watches_is_told_what_everybody_may_know(arrive: Arrive, war: StoredTable) -> None:
    visitor = arrive()
    messages: list[Any] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: messages.append(json.loads(frame)))

    visitor.page.on("websocket", listen)
    visitor.goes(war.address)
    assert 1 <= len(lines(visitor)) <= 7
    public = war.record.replay().events(None)
    kinds = {event["id"] for event in public}
    [update] = [message for message in messages if message["type"] == "update"]
    assert {event["id"] for event in update["events"]} <= kinds
    arguments = [event["args"] for event in public]
    heads = [moment["head"]["args"] for moment in update["moments"]]
    assert heads
    assert [head for head in heads if head not in arguments] == []
