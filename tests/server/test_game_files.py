"""What a game brings along for the page: its board and style sheets, and the words of both."""

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import ClassVar
from zipfile import Path as ZipPath
from zipfile import ZipFile

import pytest

import detente
from detente import registry
from detente.registry import GamePackage
from tests.server.company import company, run
from tests.toys.sealed_bids import PACKAGE

GAMES = Path(detente.__file__).parent / "games"
SAME = ("content-type", "content-disposition", "cache-control", "vary", "content-encoding")


def test_all_that_a_board_consists_of_is_served_like_the_page_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            http = here.stranger()
            alike = {
                ".js": (await http.get("/static/frame/socket.js")).headers,
                ".css": (await http.get("/static/style/base.css")).headers,
                ".json": (await http.get("/static/manifest.json")).headers,
            }
            served = 0
            for path in GAMES.glob("*/web/**/*.*"):
                game, _, *inside = path.relative_to(GAMES).parts
                answer = await http.get(f"/games/{game}/{'/'.join(inside)}")
                if path.suffix not in alike:
                    assert answer.status_code == 404
                    continue
                served += 1
                assert answer.content == path.read_bytes()
                like = {name: alike[path.suffix].get(name, "") for name in SAME}
                if "content-encoding" not in answer.headers:  # too small to be compressed
                    like |= {"content-encoding": "", "vary": ""}
                assert {name: answer.headers.get(name, "") for name in SAME} == like
                assert answer.headers["etag"] and answer.headers["cache-control"] == "no-cache"
            assert served > 60

    run(story())


def test_the_server_says_which_games_have_a_board(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            listed = (await here.stranger().get("/api/games")).json()
            boards = {game["name"]: game["board"] for game in listed}
            assert boards == {name: name != "sealed_bids" for name in detente.games()}
            assert "sealed_bids" in boards

    with registry.registered(PACKAGE):
        run(story())


class Archived(GamePackage):
    """A game whose files lie in an archive."""

    archive: ClassVar[Path]

    def files(self, folder: str) -> Traversable:
        return ZipPath(self.archive, f"{folder}/")


def test_a_game_may_come_in_an_archive(tmp_path: Path) -> None:
    Archived.archive = tmp_path / "game.zip"
    with ZipFile(Archived.archive, "w") as packed:
        packed.writestr("texts/en.ftl", "game-title = Packed\n")
        packed.writestr("web/board.js", "export const styles = [];\n")
        packed.writestr("web/pictures/flag.svg", "<svg/>")
        packed.writestr("web/type.woff2", b"\x00\xff")

    async def story() -> None:
        async with company(tmp_path) as here:
            http = here.stranger()
            answers = {
                path: await http.get(f"/games/sealed_bids/{path}")
                for path in ("board.js", "pictures/flag.svg", "type.woff2", "pictures")
            }
            told = [(a.status_code, a.headers["content-type"]) for a in answers.values()]
            assert told == [
                (200, "text/javascript; charset=utf-8"),
                (200, "image/svg+xml"),
                (200, "font/woff2"),
                (404, "application/json"),
            ]
            assert answers["board.js"].text == "export const styles = [];\n"
            assert answers["type.woff2"].content == b"\x00\xff"

    with registry.registered(Archived(PACKAGE.name, PACKAGE.module, PACKAGE.game)):
        run(story())


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_words_of_a_board_come_with_its_game_alone(tmp_path: Path, language: str) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            http = here.stranger()

            async def texts(part: str) -> str:
                return (await http.get(f"/texts/{language}/{part}.ftl")).text

            shared = await texts("shared")
            assert "\nlobby-title = " in shared and "\nboard-can = " in shared
            assert "\nunknown-game = " in shared and "\nterminal-loses = " in shared
            assert "\narena-" not in shared and "\nreplay-prompt = " not in shared
            for game in detente.games():
                own = (GAMES / game / "web" / "texts" / f"{language}.ftl").read_text("utf-8")
                assert own in await texts(game)
                assert own not in shared
            lessons = (GAMES / f"twilight_struggle/lessons/{language}.ftl").read_text("utf-8")
            assert await texts("twilight_struggle_lessons") == lessons
            assert lessons not in await texts("twilight_struggle")
            assert await texts("agents_lessons") == ""

    run(story())
