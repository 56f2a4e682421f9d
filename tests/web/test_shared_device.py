"""Friends at one device: whoever must choose next gets it, and nobody sees what is not his."""

import json
from typing import Any

from playwright.sync_api import WebSocket, expect

from tests.web.browser import Arrive
from tests.web.test_comfort import check
from tests.web.test_company import SECRET
from tests.web.test_languages import english_left
from tests.web.test_screens import LEAST_TAP, wider_than_the_screen
from tests.web.visitor import Visitor

HELD = "document.documentElement.outerHTML + JSON.stringify(sessionStorage)"
PASSES = {
    "en": "Pass the device to the KGB.",
    "ru": "Передайте устройство. Выбирает: КГБ.",
    "fr": "Passez l’appareil au KGB.",
}


def told(visitor: Visitor) -> list[Any]:
    """Every message that comes over the live connection from now on."""
    messages: list[Any] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: messages.append(json.loads(frame)))

    visitor.page.on("websocket", listen)
    return messages


def is_covered(visitor: Visitor, side: str) -> None:
    """Nothing of the table is there but what to do with the device; the keyboard can go on."""
    expect(visitor.page.locator("h1")).to_have_text(f"Pass the device to the {side}.")
    expect(visitor.page.get_by_role("button", name=f"Show the {side} side")).to_be_focused()
    expect(
        visitor.page.locator(".board, .moves-panel, .log, .chat, .seats, .details")
    ).to_have_count(0)


def hidden_and_shown(visitor: Visitor) -> str:
    """All that the page holds where a curious neighbour could look."""
    return str(visitor.page.evaluate(HELD))


def test_a_device_is_passed_from_hand_to_hand(arrive: Arrive) -> None:
    visitor = arrive()
    page, messages = visitor.page, told(visitor)
    visitor.starts_a_game(opponent="Pass and play")
    is_covered(visitor, "CIA")
    assert {message["seat"] for message in messages} == {None}
    assert page.title() == "● Pass the device to the CIA. – Cold War: CIA vs KGB"

    page.keyboard.press("Enter")
    visitor.awaits("your-turn")
    expect(visitor.question).to_be_focused()
    assert {message["seat"] for message in messages} == {None, "cia"}
    # A key that is held down, or a second click, uncovers nothing.
    visitor.move_button("assassin").focus()
    page.keyboard.down("Enter")
    is_covered(visitor, "KGB")
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    is_covered(visitor, "KGB")
    assert "assassin" not in hidden_and_shown(visitor)
    check(visitor)
    page.set_viewport_size({"width": 360, "height": 740})
    assert wider_than_the_screen(visitor) == 0
    for button in page.locator(".cover button").all():
        box = button.bounding_box()
        assert box is not None and box["height"] >= LEAST_TAP
    page.set_viewport_size({"width": 1280, "height": 800})
    for language, sentence in reversed(PASSES.items()):
        visitor.speaks(language)
        expect(page.locator("h1")).to_have_text(sentence)
        assert language == "en" or english_left(visitor, language) == []

    # Whoever comes back to the page, or another one, finds it covered.
    before = len(messages)
    page.reload()
    is_covered(visitor, "KGB")
    assert "assassin" not in hidden_and_shown(visitor)
    assert {message["seat"] for message in messages[before:]} == {None}

    # The CIA thinks better of it.
    visitor.clicks("Undo the CIA choice")
    is_covered(visitor, "CIA")
    visitor.shows_as("CIA")
    visitor.move_button("director").dblclick()
    is_covered(visitor, "KGB")
    assert len(visitor.update["events"]) == 2, "only the beginning is public"

    before = len(messages)
    visitor.shows_as("KGB")
    visitor.awaits("your-turn")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    expect(page.get_by_role("button", name=SECRET)).to_have_count(0)
    assert {message["seat"] for message in messages[before:]} == {"kgb"}
    assert "own-agent" not in json.dumps(messages[before:])
    # One may cover the table oneself, and nothing stays behind it.
    visitor.opens_the_menu()
    visitor.clicks("Hide my cards")
    is_covered(visitor, "KGB")
    visitor.shows_as("KGB")
    visitor.chooses("analyst")
    # The struggle begins: whoever chooses first gets the device, and knows what is his.
    acting = visitor.update["table"]["to_act"]
    assert len(acting) == 1
    if visitor.awaits("your-turn", "covered") == "covered":
        visitor.shows_as(acting[0].upper())
    visitor.awaits("your-turn")
    expect(page.get_by_role("button", name=SECRET)).to_have_count(1)
