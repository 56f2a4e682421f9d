"""A game that has no board of its own is playable all the same."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.table.serving import serving
from tests.web.conftest import Arrive, LayTable, visiting
from tests.web.laid import played
from tests.web.test_comfort import check
from tests.web.visitor import Visitor

PLAIN = 'export const boardFor = () => import("./plain.js");'


@pytest.fixture(scope="module")
def elsewhere(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Arrive]:
    """Lets people arrive at a server on which somebody else's game is installed."""
    folder: Path = tmp_path_factory.mktemp("elsewhere")
    about = folder / "sealed_bids-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: sealed-bids\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        "[detente.games]\nsealed_bids = tests.web.bids.game:PublishedBids\n"
    )
    database = f"sqlite:///{folder / 'table.db'}"
    with serving(database, packages=folder) as server, visiting(chromium, server) as arrive:
        yield arrive


def test_somebody_elses_game_is_played_to_its_end(elsewhere: Arrive) -> None:
    visitor = elsewhere()
    visitor.goes()
    visitor.picks("Game", ".*Sealed Bids")
    visitor.clicks("Start")
    visitor.awaits("your-turn")
    expect(visitor.question).to_contain_text("Which card do you discard?")
    board = visitor.page.locator(".board")
    expect(board).to_contain_text("Dealer")
    check(visitor)
    assert len(visitor.codes) == 2
    for number, code in enumerate(visitor.codes, 1):
        expect(visitor.piece(code)).to_have_accessible_name(re.compile(f"option {number}: "))
    visitor.piece(visitor.codes[1]).click()
    if visitor.awaits("your-turn", "over") != "over":
        expect(visitor.question).to_contain_text("Swap your last card?")
        visitor.piece("keep").click()
        visitor.awaits("over")
    expect(visitor.page.locator(".result")).to_contain_text("The highest card wins.")
    visitor.clicks("Replay")
    visitor.reads("Choice 0 of")


def test_three_sit_at_a_table_of_three(elsewhere: Arrive) -> None:
    visitor = elsewhere()
    visitor.goes()
    visitor.picks("Game", ".*Sealed Bids")
    visitor.picks("Players", "3")
    visitor.clicks("Start")
    visitor.awaits("your-turn")
    expect(visitor.region("Seats").get_by_role("listitem")).to_have_count(3)
    visitor.chooses(visitor.codes[0])
    if visitor.awaits("your-turn", "over") != "over":
        visitor.chooses("swap")
        visitor.awaits("over")


def test_cia_vs_kgb_without_its_board(visitor: Visitor, lay_table: LayTable) -> None:
    """Even a rich game is legible and playable by clicks on the plain board."""
    visitor.page.route(
        "**/static/boards/index.js",
        lambda route: route.fulfill(body=PLAIN, content_type="text/javascript"),
    )
    table = lay_table(played(lambda state: state.choices > 60 and state.to_act == (0,)))
    visitor.goes(table.seats["cia"])
    visitor.awaits("your-turn")
    check(visitor)
    for code in visitor.codes:
        expect(visitor.piece(code).and_(visitor.page.locator(".can"))).to_have_count(1)
    number = visitor.news["table"]["number"]
    chosen = visitor.codes[0]
    visitor.piece(chosen).and_(visitor.page.locator(".can")).click()
    expect(visitor.page.locator(".log")).to_contain_text(str(number + 1))
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    beyond = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert visitor.page.evaluate(beyond) == 0
