"""Several browsers at one table, and whatever may happen to them in the middle of a game."""

import re

import pytest
from playwright.sync_api import expect

import detente
from detente import State
from tests.server.serving import Server
from tests.web.browser import Arrive, StoreTable
from tests.web.stored_tables import StoredTable
from tests.web.visitor import REFUSED, UNREACHABLE, Visitor

SECRET = re.compile(", Agent X, ")
"""What an agent in the field is called for those who know it."""


@pytest.fixture(scope="module")
def beginning() -> State:
    return detente.game("cia_vs_kgb").start(2, "a beginning")


@pytest.fixture
def table(store_table: StoreTable, beginning: State) -> StoredTable:
    """A new game of two people."""
    return store_table(beginning)


@pytest.fixture
def ann(arrive: Arrive, table: StoredTable) -> Visitor:
    """The CIA."""
    ann = arrive()
    ann.goes(table.seats["cia"])
    ann.awaits("your-turn")
    return ann


@pytest.fixture
def bob(arrive: Arrive, table: StoredTable) -> Visitor:
    """The KGB."""
    bob = arrive()
    bob.goes(table.seats["kgb"])
    bob.awaits("your-turn")
    return bob


# --- together -------------------------------------------------------------------------------------


def test_a_secret_choice_of_another_leaves_the_focus_where_it_is(
    ann: Visitor, bob: Visitor
) -> None:
    move_button = ann.move_buttons.nth(2)
    move_button.focus()
    number = ann.page.locator(".table").get_attribute("data-version")
    bob.chooses(bob.codes[0])
    ann.page.locator(f'.table:not([data-version="{number}"])').wait_for(state="attached")
    expect(move_button).to_be_focused()


def test_an_invitation_seats_one_guest_and_no_other(arrive: Arrive) -> None:
    ann, bob, carol = arrive(), arrive(), arrive()
    table = ann.starts_a_game(opponent="A friend")
    ann.clicks("Copy the invitation link")
    link = ann.page.get_by_role("textbox", name="Copy the invitation link").input_value()
    assert link.startswith(f"{ann.address}/t/{table}#join=")

    for guest in (bob, carol):
        guest.page.goto(link)
        guest.reads("invites you to play Cold War: CIA vs KGB")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.clicks("Join as KGB")
    bob.awaits("your-turn")
    expect(bob.page).to_have_url(f"{bob.address}/t/{table}")
    assert bob.update["seat"] == "kgb"
    expect(ann.region("Seats")).to_contain_text("Bob")

    carol.forgives(REFUSED)
    carol.page.get_by_role("button", name=re.compile("^(Join as|Take this seat)")).click()
    carol.awaits("watching")
    expect(carol.page.get_by_role("alert")).to_contain_text("The KGB seat is taken")
    expect(carol.page).to_have_url(f"{carol.address}/t/{table}")
    assert carol.update["seat"] is None


def test_a_choice_appears_at_the_other_side_and_secrets_do_not(
    arrive: Arrive, table: StoredTable, ann: Visitor, bob: Visitor
) -> None:
    carol = arrive()
    carol.goes(table.address)
    carol.awaits("watching")
    expect(ann.region("Seats")).to_contain_text("1 person is watching.")

    ann.chooses("assassin")
    ann.awaits("waiting")
    bob.awaits("your-turn")
    expect(bob.region("Seats").get_by_role("listitem").first).not_to_contain_text("to act")
    bob.chooses("director")
    for visitor in (ann, bob, carol):
        visitor.reads("Both Agents X in the field")

    own = {ann: "assassin", bob: "director", carol: None}
    for visitor, agent in own.items():
        shown = visitor.page.locator(".board").get_by_role("button", name=SECRET)
        expect(shown).to_have_count(1 if agent else 0)
        if agent:
            expect(shown).to_have_attribute("data-code", agent)

    first, second = (ann, bob) if ann.update["table"]["to_act"] == ["cia"] else (bob, ann)
    first.awaits("your-turn")
    expect(second.move_buttons).to_have_count(0)
    number = second.update["view"]["move_number"]
    first.chooses(first.codes[0])
    for visitor in (ann, bob, carol):
        visitor.shows("Log")
        log = visitor.page.get_by_role("list", name="Log")
        log.get_by_role("button", name=f"See the board after choice {number + 1}").wait_for()


def test_what_is_said_is_shown_as_text(ann: Visitor, bob: Visitor) -> None:
    words = '<script>alert("boo")</script> <img src=x onerror=alert(1)> 🕵️'
    ann.shows("Chat")
    ann.page.get_by_role("textbox", name="Write a message").fill(words)
    ann.page.keyboard.press("Enter")
    expect(bob.page.get_by_role("button", name="Chat 1 new message")).to_be_visible()
    for visitor in (ann, bob):
        visitor.shows("Chat")
        heard = visitor.page.get_by_role("log", name="Chat")
        expect(heard.get_by_role("listitem")).to_contain_text(words)
        expect(heard.locator("img, script")).to_have_count(0)
    expect(bob.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_who_leaves_is_replaced_by_a_bot(ann: Visitor, bob: Visitor) -> None:
    bob.opens_the_menu()
    bob.page.get_by_text("About this table").click()
    bob.clicks("Leave the table")
    bob.page.get_by_role("dialog").get_by_role("button", name="Stay").click()
    assert bob.update["seat"] == "kgb"
    bob.clicks("Leave the table")
    bob.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    bob.awaits("watching")
    expect(bob.page.get_by_role("button", name="Take this seat")).to_have_count(0)

    empty = ann.region("Seats").get_by_role("listitem").filter(has_text="KGB")
    empty.get_by_label("Let a bot take over").select_option("recruit")
    empty.get_by_role("button", name="Agree to the bot").click()
    expect(empty).to_contain_text("Bot, Recruit")
    ann.chooses("analyst")
    ann.awaits("your-turn")


def test_who_leaves_names_a_successor(arrive: Arrive, ann: Visitor, bob: Visitor) -> None:
    carol = arrive()
    bob.opens_the_menu()
    bob.clicks("Leave the table")
    asked = bob.page.get_by_role("dialog")
    asked.get_by_role("button", name="Copy a link for a successor").click()
    link = asked.get_by_role("textbox").input_value()
    asked.get_by_role("button", name="Leave", exact=True).click()
    bob.awaits("watching")
    empty = ann.region("Seats").get_by_role("listitem").filter(has_text="KGB")
    expect(empty).to_contain_text("the player who left, whomever they named, or a bot")
    expect(ann.page.get_by_role("button", name="Copy the invitation link")).to_have_count(0)

    carol.page.goto(link)
    carol.page.get_by_role("button", name=re.compile("^(Join as|Take this seat)")).click()
    carol.awaits("your-turn")
    assert carol.update["seat"] == "kgb"
    expect(bob.page.get_by_role("button", name="Take my seat back")).to_have_count(0)


def test_who_has_left_comes_back(ann: Visitor, bob: Visitor) -> None:
    bob.opens_the_menu()
    bob.clicks("Leave the table")
    bob.page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    bob.awaits("watching")
    bob.clicks("Take my seat back")
    bob.awaits("your-turn")
    assert bob.update["seat"] == "kgb"
    expect(ann.region("Seats")).not_to_contain_text("left")


def test_a_device_is_revoked(arrive: Arrive, ann: Visitor, bob: Visitor) -> None:
    phone = arrive()
    ann.opens_the_menu()
    ann.page.get_by_text("About this table").click()
    ann.clicks("Continue on another device")
    link = ann.page.get_by_role("textbox", name="Continue on another device").input_value()
    phone.page.goto(link)
    phone.awaits("your-turn")
    ann.page.get_by_text("My devices").click()
    devices = ann.page.locator(".devices").get_by_role("listitem")
    other = devices.filter(has_text="connected")
    expect(other).to_have_count(1)
    count = devices.count()
    other.get_by_role("button", name="Revoke").click()
    phone.awaits("watching")
    expect(devices).to_have_count(count - 2)  # with the link by which it came
    assert phone.update["seat"] is None and ann.update["seat"] == "cia"


def test_who_vanished_takes_the_seat_back_from_the_bot(
    arrive: Arrive, store_table: StoreTable, beginning: State
) -> None:
    table = store_table(beginning, absent_for=600)
    ann, bob = arrive(), arrive()
    ann.goes(table.seats["cia"])
    vanished = ann.region("Seats").get_by_role("listitem").filter(has_text="KGB")
    vanished.get_by_label("Let a bot take over").select_option("recruit")
    vanished.get_by_role("button", name="Agree to the bot").click()
    expect(vanished).to_contain_text("Bot, Recruit")

    bob.goes(table.seats["kgb"])
    bob.awaits("stand-in")
    expect(bob.move_buttons).to_have_count(0)
    bob.clicks("Take my seat back")
    bob.awaits("your-turn", "waiting")
    assert bob.update["bot_plays_for_me"] is False
    expect(vanished).not_to_contain_text("Bot")


# --- interrupted ----------------------------------------------------------------------------------


def test_a_reload_loses_nothing(ann: Visitor, bob: Visitor) -> None:
    ann.chooses("assassin")
    ann.page.reload()
    ann.awaits("waiting")
    expect(ann.page.get_by_role("button", name="Undo")).to_be_visible()
    bob.page.reload()
    bob.awaits("your-turn")
    bob.chooses("director")
    ann.reads("Both Agents X in the field")


def test_the_same_seat_on_a_second_device(arrive: Arrive, ann: Visitor) -> None:
    ann.opens_the_menu()
    ann.page.get_by_text("About this table").click()
    ann.clicks("Continue on another device")
    link = ann.page.get_by_role("textbox", name="Continue on another device").input_value()
    ann.closes_the_menu()
    phone = arrive(viewport={"width": 360, "height": 740})
    phone.page.goto(link)
    phone.awaits("your-turn")
    expect(phone.page).to_have_url(ann.page.url)
    assert phone.codes == ann.codes
    phone.chooses("analyst")
    ann.awaits("waiting")
    ann.clicks("Undo")
    for device in (ann, phone):
        device.awaits("your-turn")


def test_a_server_that_crashes_and_comes_back(server: Server, ann: Visitor, bob: Visitor) -> None:
    for visitor in (ann, bob):
        visitor.forgives(UNREACHABLE)
    server.kill()
    ann.reads("Connection lost.")
    expect(ann.question).to_be_visible()
    ann.move_button("assassin").click()
    server.start()
    ann.awaits("waiting")
    expect(ann.page.get_by_text("Connection lost.")).to_have_count(0)
    assert ann.update["table"]["version"] == 1
    bob.awaits("your-turn")
    bob.chooses("director")
    ann.reads("Both Agents X in the field")
    assert ann.update["view"]["move_number"] == 2


def test_a_choice_without_a_network_is_made_when_it_is_back(ann: Visitor, bob: Visitor) -> None:
    ann.forgives(UNREACHABLE)
    ann.context.set_offline(True)
    ann.move_button("assassin").click()
    ann.context.set_offline(False)
    ann.awaits("waiting")
    bob.chooses("director")
    ann.reads("Both Agents X in the field")
    assert ann.update["view"]["move_number"] == 2
