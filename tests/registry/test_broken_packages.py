"""Broken packages of others harm no other game, and each is reported in a sentence."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest

from detente import registry
from detente.importing import command
from detente.registry import PackageProblem
from tests.registry.conftest import found_in
from tests.registry.copies import Fault, added, announce, changed, copy_of_nim, garbled, removed
from tests.server.company import company, refused
from tests.server.company import run as finish
from tests.server.player import Guest
from tests.server.serving import serving
from tests.terminal.program import run

OURS = ["agents", "cia_vs_kgb", "secret_power", "twilight_struggle"]

LEFT_OUT: dict[str, tuple[Fault, str]] = {
    "failing": (
        added("__init__.py", "\nraise OSError('nothing works')\n"),
        "The game “failing” was skipped: its manifest cannot be imported (OSError: nothing works).",
    ),
    "formless": (
        changed("__init__.py", "PACKAGE =", "MANIFEST ="),
        "The game “formless” was skipped: broken_formless is not a package with a manifest",
    ),
    "misnamed": (
        changed("__init__.py", '"misnamed"', '"nim"'),
        "The game “misnamed” was skipped: it calls itself “nim”.",
    ),
    "unruly": (
        added("rules/game.py", "\nraise OSError('no rules')\n"),
        "The game “unruly” was skipped: its rules cannot be used (OSError: no rules).",
    ),
    "mistaken": (
        changed("__init__.py", "rules.game:NimGame", "rules.state:Nim"),
        "The game “mistaken” names rules.state:Nim as its game, but that is not detente.Game.",
    ),
    "seatless": (
        changed("rules/game.py", "tuple[int, ...]] = (2,)", "tuple[int, ...]] = 2"),
        "The game “seatless” was skipped: “seat_counts” of its rules is missing or has the",
    ),
    "optionless": (
        changed("rules/game.py", 'self.settings["misere"]', 'self.settings["misery"]'),
        "The game “optionless” was skipped: its rules cannot be used (KeyError: 'misery').",
    ),
    "speechless": (
        removed("texts/en.ftl"),
        "The game “speechless” was skipped: broken_speechless has no texts/en.ftl.",
    ),
    "untitled": (
        changed("texts/en.ftl", "game-title = Nim", "this is junk"),
        "The game “untitled” was skipped: its texts/en.ftl has no “game-title”.",
    ),
    "garbled": (
        garbled("texts/ru.ftl"),
        "The game “garbled” was skipped: texts/ru.ftl cannot be read (",
    ),
}
"""Games that cannot be played, with the reason that is told."""

CRIPPLED: dict[str, tuple[Fault, str]] = {
    "botless": (
        added("bot.py", "\nraise OSError('no bot')\n"),
        "The part “bot” of the game “botless” cannot be used (OSError: no bot).",
    ),
    "screenless": (
        changed("__init__.py", "terminal:BOARD", "terminal:draw"),
        "The game “screenless” names terminal:draw as its terminal, but that is not TerminalBoard.",
    ),
    "importless": (
        changed("__init__.py", 'terminal="', 'importer="importer:LOGS",\n    terminal="'),
        "The part “importer” of the game “importless” cannot be used (ModuleNotFoundError: ",
    ),
    "lessonless": (
        changed("lessons/lessons.yaml", "lessons:", "lessons: [}"),
        "The lessons of the game “lessonless” cannot be used (",
    ),
}
"""Games that can be played, with what is told about the rest."""

SILENT: dict[str, Fault] = {
    "boardless": removed("web/board.js"),
    "murmuring": garbled("web/texts/ru.ftl"),
    "mumbling": added("texts/en.ftl", "\nthis is junk\n"),
}
"""Games that lack something of which only `detente check` tells."""

PLAYABLE = sorted([*OURS, *CRIPPLED, *SILENT])
SERVED = ("botless", "lessonless")
"""Of the crippled games, those of whose faults a server knows."""


@pytest.fixture(scope="session")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which all of them are installed."""
    folder = tmp_path_factory.mktemp("broken")
    faults = {name: fault for name, (fault, _) in {**LEFT_OUT, **CRIPPLED}.items()} | SILENT
    for name, fault in faults.items():
        copy_of_nim(folder, f"broken_{name}", name, fault)
        announce(folder, f"broken-{name}", {name: f"broken_{name}"})
    announce(folder, "broken-missing", {"missing": "broken_missing"})
    announce(folder, "broken-namesake", {"agents": "broken_boardless"})
    return folder


SENTENCES = [
    *[sentence for _, sentence in LEFT_OUT.values()],
    "The game “missing” was skipped: its manifest cannot be imported (ModuleNotFoundError: ",
    "The game “agents” of broken_boardless was skipped: detente.games.agents already has",
]


@pytest.mark.slow
def test_in_the_library(broken: Path) -> None:
    code = "import detente; detente.game('agents').start(); print(*detente.games())"
    environment = {"PYTHONPATH": found_in(broken)}
    listed = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert (listed.stdout.split(), listed.stderr) == (PLAYABLE, "")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru"])
def test_in_the_list_of_games(broken: Path, language: str) -> None:
    code, out, err = run("games", "--lang", language, lines=[], PYTHONPATH=found_in(broken))
    assert (code, err) == (0, "")
    assert re.findall(r"^(\w+): ", out, re.MULTILINE)[:1] == ["agents"]
    assert all(f"\n{name}: " in f"\n{out}" for name in PLAYABLE)
    told = "\n".join(out.splitlines()[-len(SENTENCES) - len(CRIPPLED) :])
    for sentence in [*SENTENCES, *[sentence for _, sentence in CRIPPLED.values()]]:
        if language == "en":
            assert told.count(sentence) == 1, sentence
        else:
            assert re.findall("“(\\w+)”", sentence)[0] in told, sentence


@pytest.mark.slow
def test_in_the_menu_of_the_terminal(broken: Path) -> None:
    """Each game can be looked at; when the first one has come round again, it is played."""
    lines = [*["1"] * len(PLAYABLE), ""]
    code, out, err = run("play", lines=lines, PYTHONPATH=found_in(broken))
    assert (code, err) == (0, "")
    assert "Twilight Struggle" in out
    assert "Nim" in out


@pytest.mark.slow
@pytest.mark.parametrize("game", ["botless", "screenless", "unruly", "missing"])
def test_a_broken_game_at_the_terminal(broken: Path, game: str) -> None:
    code, out, err = run("play", game, "--seed", "1", lines=[], PYTHONPATH=found_in(broken))
    assert code == 2
    assert err.count("\n") == 1 and f"“{game}”" in err
    assert "Traceback" not in out + err


@pytest.mark.slow
def test_what_is_not_broken_in_it_can_be_used(broken: Path) -> None:
    options = ["--opponent", "human", "--seed", "1"]
    code, out, err = run(
        "play", "botless", *options, lines=["", "a_3"], PYTHONPATH=found_in(broken)
    )
    assert (code, err) == (0, "")
    assert "First: 3 pieces from heap A taken" in out


@pytest.mark.slow
def test_in_the_arena(broken: Path, tmp_path: Path) -> None:
    options = ["--games", "2", "--jobs", "1", "--out", str(tmp_path)]
    path = found_in(broken)
    code, out, _ = run("arena", "cia_vs_kgb", "random", *options, lines=[], PYTHONPATH=path)
    assert code == 0 and "random" in out
    code, _, err = run("arena", "botless", "greedy", *options, lines=[], PYTHONPATH=path)
    assert code != 0 and "The part “bot” of the game “botless” cannot be used" in err
    assert "Traceback" not in err


# --- imported logs --------------------------------------------------------------------------------


class Failing:
    """An importer that recognises nothing, because it fails."""

    faults: ClassVar[dict[str, str]] = {}

    def recognises(self, text: str) -> bool:
        raise ZeroDivisionError(text)

    read = replay = shown = stopped = recognises


FAILING = Failing()


@pytest.mark.parametrize("importer", ["nowhere:LOGS", "test_broken_packages:FAILING"])
def test_another_game_cannot_stop_an_import(importer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    log = "Turn 1\n"
    ours = registry.package("twilight_struggle")
    real = ours.part("importer", object)
    monkeypatch.setattr(type(real), "recognises", lambda self, text: text == log)
    agents = registry.package("agents")
    module = "tests.registry" if "test_broken" in importer else agents.module
    sick = registry.GamePackage("agents", module, "rules.game:Agents", importer=importer)
    monkeypatch.setattr(registry._registry(), "problem", lambda name: None)
    with registry.registered(sick):
        assert command._importer_of(log, "log.txt") == ("twilight_struggle", real)
        with pytest.raises(PackageProblem, match="part “importer” of the game “agents”"):
            command._importer_of("something else", "log.txt")


# --- the server -----------------------------------------------------------------------------------


@pytest.mark.slow
def test_on_the_server(broken: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with serving(f"sqlite:///{tmp_path / 'table.db'}", packages=broken) as server:
        with httpx.Client(base_url=server.address, verify=False) as http:
            infos = {info["name"]: info for info in http.get("/api/games").json()}
            assert sorted(infos) == PLAYABLE
            assert (infos["lessonless"]["lessons"], infos["botless"]["lessons"]) == (0, 1)
            assert not infos["boardless"]["board"] and infos["botless"]["board"]
            for name in PLAYABLE:  # The lobby wants the texts of all games.
                for language in ("en", "ru"):
                    assert http.get(f"/texts/{language}/{name}.ftl").status_code == 200
            answer = http.get("/games/unruly/board.js")
            assert answer.status_code == 404
            answer = http.get("/api/games/lessonless/lessons")
            assert answer.status_code == 404
            assert "lessons of the game “lessonless”" in answer.json()["text"]

        async def play() -> None:
            ann = await Guest(server.address).arrive()
            for game in ("cia_vs_kgb", "botless"):
                place = await ann.post("/tables", {"game": game, "seats": ["me", "officer"]})
                await choose_twice(ann, place["table"])
            lobby = await ann.get("/tables")
            assert {table["game"] for table in lobby["mine"]} == {"cia_vs_kgb", "botless"}
            request = {"game": "unruly", "seats": ["me", "officer"]}
            problem = await refused(ann.post("/tables", request), 404, "package-broken-part")
            assert "its rules cannot be used (OSError: no rules)" in problem["text"]
            await ann.leave()

        finish(play())
    _, log = capfd.readouterr()
    for sentence in [*SENTENCES, *[CRIPPLED[name][1] for name in SERVED]]:
        assert log.count(sentence) == 1, sentence
    assert CRIPPLED["screenless"][1] not in log


async def choose_twice(ann: Guest, table: str) -> None:
    """A bot answers, if only at random where its game's own part is broken."""
    async with ann.sit(table) as seat:
        await seat.subscribe()
        for _ in range(2):
            while not seat.codes:
                await seat.receive()
            number = seat.update["table"]["version"]
            await seat.play(seat.codes[0])
            while seat.update["table"]["version"] == number:
                await seat.receive()


@pytest.mark.slow
def test_tables_of_a_game_that_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """They are not listed, say why at their address, and leave the others alone."""
    copy_of_nim(tmp_path, "passing_nim")
    monkeypatch.syspath_prepend(tmp_path)
    package = import_module("passing_nim").PACKAGE

    async def before() -> tuple[Guest, dict[str, str]]:
        async with company(tmp_path) as here:
            ann = await here.guest("Ann")
            tables: dict[str, Any] = {}
            for game in ("nim", "cia_vs_kgb"):
                request = {"game": game, "seats": ["me", "open"]}
                tables[game] = (await ann.post("/tables", request))["table"]
            assert len((await ann.get("/tables"))["mine"]) == 2
            return ann, tables

    async def after(ann: Guest, tables: dict[str, str], error: str, status: int) -> None:
        async with company(tmp_path) as here:
            again = here.returning(ann)
            lobby = await again.get("/tables")
            assert [table["id"] for table in lobby["mine"]] == [tables["cia_vs_kgb"]]
            assert (await again.get(f"/tables/{tables['cia_vs_kgb']}"))["seat"] == "cia"
            await refused(again.get(f"/tables/{tables['nim']}"), status, error)

    with registry.registered(package):
        ann, tables = finish(before())
    finish(after(ann, tables, "unknown-game", 404))
    sick = registry.GamePackage("nim", "passing_nim", "rules.game:Nothing")
    with registry.registered(sick):
        finish(after(ann, tables, "package-broken-part", 404))
    assert "Traceback" not in caplog.text
