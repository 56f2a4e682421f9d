"""Bots of the host's own: people ask for them by name, and no request names any code."""

from pathlib import Path

import pytest

import detente
from detente.cli import main as cli
from detente.core.errors import InvalidInput
from detente.server.bot_workers import LEVELS, BotWorkers, check_hosted
from tests.server.company import company, refused, run, until

SOURCE = """
class First:
    def __init__(self, seed): ...
    def decide(self, sampled_state, seat):
        return sampled_state.legal_moves(seat)[0]

class OnlyAgents(First):
    games = ("agents",)

class Raises(First):
    def decide(self, sampled_state, seat):
        raise ValueError
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "hosted_bots.py"
    path.write_text(SOURCE)
    return path


def test_they_play_and_are_listed_for_their_games(file: Path, tmp_path: Path) -> None:
    hosted = {"first": f"{file}:First", "spy": f"{file}:OnlyAgents", "bad": f"{file}:Raises"}

    async def work() -> None:
        async with company(tmp_path, BotWorkers(workers=1, hosted=hosted)) as server:
            ann = await server.guest("Ann")
            games = {info["name"]: info["levels"] for info in await ann.get("/games")}
            assert games["agents"] == [*LEVELS, "first", "spy", "bad"]
            assert games["cia_vs_kgb"] == [*LEVELS, "first", "bad"]

            place = await ann.create_table("first", "bad")
            table = await server.table(place["table"])
            await until(lambda: table.version >= 2)
            agents = [code for _, code in table.state.record().moves[:2]]
            state = detente.game("cia_vs_kgb").start(2, table.row.secret)
            assert agents[0] == state.legal_moves(0)[0]

    run(work())


@pytest.mark.parametrize("spec", ["{file}:First", "hosted_bots:First", "first:place=1", "random"])
def test_a_request_never_carries_code(file: Path, tmp_path: Path, spec: str) -> None:
    async def work() -> None:
        workers = BotWorkers(workers=1, hosted={"first": f"{file}:First"})
        async with company(tmp_path, workers) as server:
            ann = await server.guest("Ann")
            wanted = spec.format(file=file)
            await refused(ann.create_table("me", wanted), 400, "table-bad-seat")
            place = await ann.create_table("me", "first")
            body = {"seat": "kgb", "bot": wanted}
            taking = ann.post(f"/tables/{place['table']}/bot-takeover", body)
            await refused(taking, 400, "unknown-bot")

    run(work())


@pytest.mark.parametrize("name", ["Mine", "random", "director", "me", "open", "a" * 25, "", "ü"])
def test_bad_names_are_refused(file: Path, name: str) -> None:
    with pytest.raises(InvalidInput) as error:
        check_hosted({name: f"{file}:First"})
    assert error.value.message == "serve-bad-bot-name"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("mine", "--bot takes a name and a bot"),
        ("mine=greedy", "must be a class of your own"),
        ("mine=no_such:Bot", "ModuleNotFoundError"),
    ],
)
def test_the_host_is_told_at_the_start(
    given: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["serve", "--data", str(tmp_path / "data"), "--bot", given, "--lang", "en"]
    assert cli.run(args) == 2
    assert message in capsys.readouterr().err
