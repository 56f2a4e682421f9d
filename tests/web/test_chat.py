"""A player mutes another for himself and reports a message; the other notices nothing."""

from typing import Any

import pytest

from tests.web.browser import Arrive
from tests.web.visitor import Visitor


@pytest.fixture
def pair(arrive: Arrive) -> tuple[Visitor, Visitor]:
    """Ann and Boris at a table, with the chat in sight."""
    ann, boris = arrive(), arrive()
    ann.goes()
    ann.is_called("Ann")
    csrf = ann.page.evaluate("fetch('/api/me').then((it) => it.json())")["csrf"]
    created = ann.context.request.post(
        f"{ann.address}/api/tables",
        data={"game": "cia_vs_kgb", "seats": ["me", "open"]},
        headers={"X-CSRF-Token": csrf},
    ).json()
    boris.goes()
    boris.is_called("Boris")
    csrf = boris.page.evaluate("fetch('/api/me').then((it) => it.json())")["csrf"]
    joined = boris.context.request.post(
        f"{boris.address}/api/tables/{created['table']}/join",
        data={"seat": "kgb"},
        headers={"X-CSRF-Token": csrf},
    )
    assert joined.ok
    for visitor in (ann, boris):
        visitor.goes(f"/t/{created['table']}")
        visitor.shows("Chat")
    return ann, boris


def says(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_label("Write a message").fill(text)
    visitor.clicks("Send")
    visitor.reads(text)


def chat(visitor: Visitor) -> Any:
    return visitor.page.get_by_role("log", name="Chat")


def test_muted_messages_are_hidden_after_a_reload_too(pair: tuple[Visitor, Visitor]) -> None:
    ann, boris = pair
    says(boris, "You play badly.")
    ann.reads("You play badly.")
    chat(ann).get_by_role("button", name="Mute Boris").click()
    chat(ann).get_by_text("You play badly.").wait_for(state="detached")
    says(boris, "Very badly!")
    says(ann, "Is somebody here?")
    boris.reads("Is somebody here?")
    ann.page.reload()
    ann.shows("Chat")
    ann.reads("Is somebody here?")
    assert chat(ann).get_by_text("badly").count() == 0
    assert chat(boris).get_by_text("badly").count() == 2
    ann.page.get_by_role("button", name="Read the messages of Boris again").click()
    ann.reads("Very badly!")
    assert chat(ann).get_by_text("badly").count() == 2


def test_a_message_is_reported(pair: tuple[Visitor, Visitor]) -> None:
    ann, boris = pair
    says(boris, "You play badly.")
    ann.reads("You play badly.")
    chat(ann).get_by_role("button", name="Report this message of Boris").click()
    ann.reads("reported to the host")
    assert boris.page.get_by_role("button", name="Report this message").count() == 0
