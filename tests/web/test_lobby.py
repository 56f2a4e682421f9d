"""The lobby: a game is two clicks away, and people find each other."""

import re

from playwright.sync_api import expect

from tests.web.browser import Arrive
from tests.web.visitor import CIA_VS_KGB, Visitor

MINE, OPEN, WATCH = "Your tables", "Open tables", "Games to watch"


def test_two_clicks_lead_to_the_first_decision(visitor: Visitor) -> None:
    visitor.goes()
    visitor.clicks("Start")
    visitor.awaits("your-turn")
    visitor.chooses(visitor.codes[0])


def test_a_new_game_can_be_chosen_in_detail(visitor: Visitor) -> None:
    visitor.goes()
    visitor.picks("Game", CIA_VS_KGB)
    visitor.picks("Edition", "French edition of 2007")
    visitor.picks("Your side", "KGB")
    visitor.picks("Opponent", "Officer")
    visitor.page.get_by_text("Rule options").click()
    visitor.page.get_by_label("Protection against endless struggles").select_option("off")
    visitor.reads("1 changed")
    visitor.clicks("Start")
    visitor.awaits("your-turn")
    table = visitor.update["table"]
    assert visitor.update["seat"] == "kgb"
    assert table["settings"]["edition"] == "fr2007"
    assert table["settings"]["loop_guard"] == "off"
    assert table["seats"][0]["bot"] == "officer"
    visitor.goes()
    remembered = visitor.page.get_by_role("group", name="Your side").get_by_role("radio")
    expect(remembered.and_(visitor.page.locator(":checked"))).to_have_accessible_name("KGB")


def test_a_game_says_what_of_it_is_reconstructed(visitor: Visitor) -> None:
    """And where to correct it; on a phone and on a desk."""
    visitor.goes()
    visitor.speaks("ru")
    caveats = visitor.page.locator(".games .caveat")
    for width in (390, 1440):
        visitor.page.set_viewport_size({"width": width, "height": 900})
        expect(caveats).to_have_text(
            [
                re.compile("14 из 15 стран .* cia_vs_kgb/data/cards.yaml"),
                re.compile("базовых правил .* secret_power/rulebook и secret_power/data"),
            ]
        )
        for caveat in caveats.all():
            expect(caveat).to_be_visible()
        assert visitor.page.evaluate("document.documentElement.scrollWidth") == width
    titles = visitor.page.locator(".games .tile:has(.caveat) strong")
    expect(titles).to_have_text(["Холодная война: КГБ против ЦРУ", "Тайная власть"])


def test_what_a_game_proposes_is_shown_and_can_be_declined(visitor: Visitor) -> None:
    """Deep State suggests professionals to one player at a higher level (SP-PRO-11)."""
    visitor.goes()
    visitor.picks("Game", ".*Deep State")
    visitor.page.get_by_text("Rule options").click()
    level = visitor.page.get_by_label("How strong the Falcon is")
    professionals = visitor.page.get_by_label("Men of Action expansion")
    expect(professionals).to_have_value("false")
    level.select_option("high")
    expect(professionals).to_have_value("true")
    expect(professionals.locator("option:checked")).to_contain_text("(suggested)")
    visitor.reads("2 changed")
    professionals.select_option("false")
    visitor.reads("1 changed")
    level.select_option("maximum")
    expect(professionals).to_have_value("false")
    professionals.select_option("true")
    visitor.clicks("Start")
    visitor.awaits("your-turn")
    settings = visitor.update["table"]["settings"]
    assert (settings["falcon"], settings["professionals"]) == ("maximum", True)


def test_who_asks_for_lots_gets_some_seat(visitor: Visitor) -> None:
    visitor.starts_a_game(side="Random")
    visitor.awaits("your-turn")
    assert visitor.update["seat"] in ("cia", "kgb")


def test_an_open_table_is_found_and_joined(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    ann.goes()
    ann.is_called("Ann of the open table")
    table = ann.starts_a_game(opponent="Anyone")
    ann.reads("is open: anyone in the lobby can join")
    bob.goes()
    entry = bob.region(OPEN).get_by_role("listitem").filter(has_text="Ann of the open table")
    entry.get_by_role("button", name="Join as KGB").click()
    bob.page.wait_for_url(f"**/t/{table}")
    bob.awaits("your-turn")
    assert bob.update["seat"] == "kgb"
    expect(ann.page.get_by_text("is open: anyone")).to_have_count(0)


def test_my_tables_say_whose_turn_it_is(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    table = ann.starts_a_game(opponent="A friend")
    ann.awaits("your-turn")
    ann.goes()
    mine = ann.region(MINE).get_by_role("listitem")
    expect(mine).to_contain_text("Your turn")
    expect(mine).to_contain_text("invitation sent")
    mine.get_by_role("link").click()
    ann.page.wait_for_url(f"**/t/{table}")
    ann.awaits("your-turn")
    ann.chooses(ann.codes[0])
    ann.page.get_by_role("banner").get_by_role("link").click()
    expect(mine).to_contain_text("waiting for KGB")
    bob.goes()
    expect(bob.region(MINE)).to_contain_text("No games yet.")


def test_an_empty_lobby_says_what_to_do(visitor: Visitor) -> None:
    empty: dict[str, object] = {"open": [], "mine": [], "public": [], "seats": {}}
    visitor.page.route("**/api/tables", lambda route: route.fulfill(json=empty))
    visitor.goes()
    expect(visitor.region(MINE)).to_contain_text("No games yet.")
    expect(visitor.region(OPEN)).to_contain_text("No one is waiting for an opponent.")
    expect(visitor.region(WATCH)).to_contain_text("No public games right now.")


def test_a_new_name_is_kept_and_shown_as_it_is(visitor: Visitor) -> None:
    visitor.goes()
    visitor.is_called("<b>Ann</b> & Ко")
    visitor.page.reload()
    expect(visitor.page.get_by_role("banner")).to_contain_text("<b>Ann</b> & Ко")
    visitor.clicks("Start")
    visitor.awaits("your-turn")
    expect(visitor.region("Seats")).to_contain_text("<b>Ann</b> & Ко")


def test_an_address_that_leads_nowhere_leads_back(visitor: Visitor) -> None:
    visitor.forgives(r"status of 404|WebSocket connection")
    visitor.goes("/t/nowhere")
    visitor.page.get_by_role("alert").wait_for()
    visitor.clicks("Back to the lobby", role="link")
    visitor.region("New game").wait_for()


def test_the_rules_are_a_page_of_their_own(visitor: Visitor) -> None:
    visitor.goes()
    visitor.picks("Game", CIA_VS_KGB)
    visitor.clicks("Read the rules", role="link")
    visitor.page.get_by_role("heading", name="Rules: Cold War: CIA vs KGB").wait_for()
    visitor.goes("/rules/cia_vs_kgb#CVK-4.3")
    expect(visitor.page.locator('[data-rule="CVK-4.3"]')).to_be_in_viewport()
