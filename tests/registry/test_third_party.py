"""A complete game of another distribution is played everywhere: nim, installed by pip."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from detente.texts import LANGUAGES
from tests.registry.conftest import EXAMPLE, found_in
from tests.server.company import run as finish
from tests.server.player import Guest
from tests.server.serving import Server, serving
from tests.terminal.program import run
from tests.web.browser import visiting
from tests.web.test_comfort import check
from tests.web.visitor import Visitor

TITLES = {"en": "Nim", "ru": "Ним", "fr": "Nim"}
GAME = """
import detente
from detente import bots
state = detente.game("nim", heaps="marienbad", misere=True).start(seed=5)
players = [bots.make("officer", "nim", seed=1), bots.make("random", "nim", seed=2)]
while not state.over:
    seat = state.to_act[0]
    state.play(seat, bots.ask(players[seat], state, seat, seed=3))
text = state.record().text(state)
assert detente.parse_record(text).verify().dump() == state.dump()
print(state.result["reason"], *detente.games())
"""


def python(*arguments: str, nim: Path, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {"PYTHONPATH": found_in(nim), "PYTHONDONTWRITEBYTECODE": "1", **more}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=EXAMPLE,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_in_the_library(nim: Path) -> None:
    played = python("-c", GAME, nim=nim)
    assert played.stderr == ""
    reason, *games = played.stdout.split()
    assert reason == "left_last_piece"
    assert games == ["agents", "cia_vs_kgb", "nim", "secret_power", "twilight_struggle"]


@pytest.mark.slow
def test_its_own_tests(nim: Path) -> None:
    tested = python("-m", "pytest", "-q", "-p", "no:cacheprovider", nim=nim)
    assert tested.returncode == 0, tested.stdout
    assert "passed" in tested.stdout


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_terminal(nim: Path, language: str, tmp_path: Path) -> None:
    """Heap A is taken, something impossible is asked for, then the last heaps are fought over."""
    lines = ["a_3", "why a_1", "? NIM-5", *["1"] * 12]
    options = ["--opponent", "recruit", "--seed", "4", "--lang", language]
    code, out, err = run("play", "nim", *options, lines=lines, PYTHONPATH=found_in(nim))
    assert (code, err) == (0, "")
    assert "● ● ● ● ● (5)" in out
    assert "NIM-5" in out
    assert not re.search(r"\b(?:prompt|do|refused|name|label|result)-[a-z]", out), out
    code, out, err = run("check", "nim", "--lang", language, lines=[], PYTHONPATH=found_in(nim))
    assert (code, err) == (0, "")
    assert "nim" in out and out.count("\n") == 1


# --- the server ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(nim: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('table') / 'table.db'}"
    with serving(database, packages=nim) as server:
        yield server


@pytest.mark.slow
def test_on_the_server(server: Server) -> None:
    with httpx.Client(base_url=server.address, verify=False) as http:
        (info,) = [game for game in http.get("/api/games").json() if game["name"] == "nim"]
        assert (info["board"], info["lessons"], info["seat_counts"]) == (True, 1, [2])
        board = http.get("/games/nim/board.js")
        assert board.headers["content-type"].startswith("text/javascript")
        assert "export function Board" in board.text
        assert ".nim-heap" in http.get("/games/nim/style.css").text
        for language in LANGUAGES:
            own = http.get(f"/texts/{language}/nim.ftl").text
            assert f"game-title = {TITLES[language]}\n" in own
            assert "board-nim-heap" in own
            assert "lesson-nim-pairs-1" in http.get(f"/texts/{language}/nim_lessons.ftl").text
            rules = http.get(f"/api/games/nim/rules/{language}").json()
            assert list(rules) == [f"NIM-{number}" for number in range(1, 9)]

    async def plays() -> None:
        ann = await Guest(server.address).arrive()
        place = await ann.post("/tables", {"game": "nim", "seats": ["me", "officer"]})
        async with ann.sit(place["table"]) as seat:
            await seat.subscribe()
            refusal = await seat.play("a_4")
            assert refusal["problem"]["rule"] == "NIM-5"
            while not seat.view["over"]:
                if seat.codes:
                    await seat.play(seat.codes[0])
                else:
                    await seat.receive()
        taught = await ann.post("/lessons/nim/pairs", {"moves": ["c_1", "b_1", "b_1"]})
        assert taught["done"] and taught["view"]["over"]
        await ann.leave()

    finish(plays())


# --- the browser --------------------------------------------------------------------------------


@pytest.fixture
def visitor(chromium: Browser, server: Server) -> Iterator[Visitor]:
    with visiting(chromium, server) as arrive:
        yield arrive()


@pytest.mark.slow
def test_in_the_browser(visitor: Visitor) -> None:
    visitor.goes()
    visitor.picks("Game", ".*Nim")
    visitor.picks("Your side", "First")
    visitor.picks("Opponent", "Recruit")
    visitor.clicks("Start")
    visitor.awaits("your-turn")
    heap = visitor.page.get_by_role("group", name="heap A: 3 pieces")
    expect(heap.get_by_role("button")).to_have_count(3)
    expect(visitor.piece("a_2")).to_have_accessible_name(re.compile("^piece 2 of heap A.*option 2"))
    visitor.piece("a_2").hover()
    expect(visitor.page.locator(".nim-goes")).to_have_count(2)
    check(visitor)
    visitor.chooses("a_2", by=lambda _: visitor.piece("a_2").press("Enter"))
    visitor.shows("Log")
    visitor.reads("First takes 2 pieces from heap A; 10 pieces are left.")
    visitor.speaks("fr")
    expect(visitor.page.get_by_role("group", name=re.compile("^tas A"))).to_be_visible()
    visitor.speaks("en")
    visitor.plays_on(lambda codes: codes[0])
    visitor.reads("The last piece has been taken, and it wins.")


@pytest.mark.slow
def test_the_lesson_in_the_browser(visitor: Visitor) -> None:
    visitor.goes("/learn/nim")
    visitor.clicks("Two equal heaps", role="link")
    expect(visitor.question).to_contain_text("Take the piece of heap C.")
    visitor.piece("a_2").click()
    expect(visitor.page.locator(".correction")).to_contain_text("would be unequal")
    visitor.chooses("c_1", by=lambda _: visitor.piece("c_1").click())
    for _ in range(2):
        visitor.chooses("b_1", by=lambda _: visitor.piece("b_1").click())
    expect(visitor.question).to_contain_text("You have won.")
