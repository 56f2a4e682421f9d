"""The API as it is described: its OpenAPI document, its manual, its example bots."""

import asyncio
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import detente
from detente.server import limits
from detente.server.messages import (
    Advice,
    ClientMessage,
    Problem,
    RequestAccepted,
    RequestRejected,
)
from detente.server.routes import ROUTES
from detente.server.routes.outdated import MOVED
from tests.server.company import company, run
from tests.server.player import Guest
from tests.server.serving import Server, serving

ROOT = Path(__file__).parents[2]
OLD = {f"/api{path}" for path in MOVED}
"""Addresses that only pages of before ask for."""
MANUAL = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("api")
    with serving(f"sqlite:///{folder / 'table.db'}") as running:
        yield running


@pytest.fixture(scope="module")
def document(server: Server) -> dict[str, Any]:
    answer = httpx.get(f"{server.address}/schema/openapi.json")
    assert "json" in answer.headers["content-type"]
    found: dict[str, Any] = json.loads(answer.text)
    return found


# --- the OpenAPI document ---------------------------------------------------------------------


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield value["$ref"]
        for inner in value.values():
            yield from references(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from references(inner)


def test_the_document_has_every_address(document: dict[str, Any]) -> None:
    served = {
        (re.sub(r":\w+}", "}", route.path), method.lower())
        for route in ROUTES.routes
        for method in route.methods - {"OPTIONS"}
        if route.path not in OLD
    }
    described = {(path, method) for path, method, _ in operations(document)}
    assert len(served) == 30
    assert described == served | {("/health", "get"), ("/metrics", "get")}


def test_the_document_is_sound(document: dict[str, Any]) -> None:
    assert document["openapi"].startswith("3.1")
    assert document["info"] == {"title": "Détente", "version": detente.__version__}
    for reference in references(document):
        found = document
        for name in reference.removeprefix("#/").split("/"):
            found = found[name]
    ids = [operation["operationId"] for _, _, operation in operations(document)]
    assert len(set(ids)) == len(ids)
    for path, method, operation in operations(document):
        assert operation["description"].endswith("."), (path, method)
        named = {p["name"] for p in operation.get("parameters", []) if p["in"] == "path"}
        assert named == set(re.findall(r"{(\w+)}", path)), (path, method)
        if "requestBody" in operation:
            assert method in ("post", "patch")
            schema = operation["requestBody"]["content"]["application/json"]["schema"]
            assert next(references(schema)), "what is sent has a name"
    proofs = document["components"]["securitySchemes"]
    assert (proofs["seat"]["scheme"], proofs["guest"]["in"]) == ("bearer", "cookie")


def test_refusals_are_described_with_examples(document: dict[str, Any]) -> None:
    for path, _, operation in operations(document):
        if not path.startswith("/api/"):
            continue
        assert {"400", "403", "404", "409", "410", "422", "429"} < set(operation["responses"]), path
        for status, response in operation["responses"].items():
            if status >= "400":
                content = response["content"]["application/json"]
                assert content["schema"] == {"$ref": "#/components/schemas/Problem"}
                (example,) = content["examples"].values()
                problem = msgspec.convert(example["value"], Problem)
                assert problem.text and problem.error not in problem.text


def test_answers_are_as_described(document: dict[str, Any], server: Server) -> None:
    """Every field that is sent is described, and every needed field is sent."""
    schemas = document["components"]["schemas"]

    def check(value: Any, schema: dict[str, Any]) -> None:
        if "$ref" in schema:
            schema = schemas[schema["$ref"].rpartition("/")[2]]
        if "properties" in schema:
            assert set(schema.get("required", [])) <= set(value) <= set(schema["properties"])
            for name, inner in value.items():
                check(inner, schema["properties"][name])
        elif "prefixItems" in schema:
            for inner, one in zip(value, schema["prefixItems"], strict=True):
                check(inner, one)
        elif schema.get("type") == "array":
            for inner in value:
                check(inner, schema["items"])

    async def work() -> None:
        ann = await Guest(server.address).arrive("Ann")
        place = await ann.create_table("me", "open")
        table = f"/api/tables/{place['table']}"
        for path in ("/api/me", "/api/games", "/api/tables", table, f"{table}/positions/0"):
            answer = await ann.http.get(path)
            name = path.replace(place["table"], "{table_id}").replace("/0", "/{move_number}")
            content = document["paths"][name]["get"]["responses"]["200"]["content"]
            check(answer.json(), content["application/json"]["schema"])
        await ann.leave()

    asyncio.run(work())


# --- health and measurements ------------------------------------------------------------------


def test_health_and_metrics(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            async with ann.sit(id) as seat:
                await seat.subscribe()
                await seat.play("analyst")
                await seat.play("recruit")
                health = (await ann.http.get("/health")).json()
                assert health["status"] == "ok" and health["version"] == detente.__version__
                text = (await ann.http.get("/metrics")).text
                assert "detente_connections 1.0" in text
                assert "detente_tables_in_memory 1.0" in text
                for name in ("moves_total", "refusals_total", "move_seconds_bucket"):
                    assert re.search(rf"^detente_{name}\S* [1-9]", text, re.MULTILINE), name

    run(work())


# --- the manual -------------------------------------------------------------------------------


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", MANUAL, re.MULTILINE | re.DOTALL)


def test_the_manuals_program_runs(server: Server) -> None:
    program = "\n".join(blocks("python"))
    assert program.count('"http://localhost:8765"') == 1
    program = program.replace("http://localhost:8765", server.address)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert "#join=" in done.stdout and "CVK-" in done.stdout


def test_the_manuals_messages_are_messages() -> None:
    sent, received, advice = blocks("json")
    messages = [msgspec.json.decode(line, type=ClientMessage) for line in sent.splitlines()]
    assert len({type(message) for message in messages}) == 4
    for line in received.splitlines():
        msgspec.json.decode(line, type=RequestAccepted | RequestRejected)
    msgspec.json.decode(advice, type=Advice)


def test_the_manual_names_every_address() -> None:
    for route in ROUTES.routes:
        if route.path in OLD:
            continue
        ending = route.path.replace("/{table_id:str}", "/…").rpartition("/")[2]
        shown = ending
        if ending.startswith("{"):
            shown = re.sub(
                r"{(\w+?)(?:_id)?:(?:str|int)}", lambda name: name[1].upper(), route.path
            )
        assert shown in MANUAL, route.path


def test_the_manual_tells_the_limits() -> None:
    rates = limits.Limits()
    told = re.findall(r"^\| .* \| (\d+) (?:in (\d+) seconds|a second) \| (\d+) \|$", MANUAL, re.M)
    found = [(int(n) / int(seconds or 1), int(reserve)) for n, seconds, reserve in told]
    assert found == [
        (rate.per_second, rate.reserve)
        for rate in (rates.requests, rates.moves, rates.chat, rates.hints, rates.tables)
    ]
    assert f"at most {limits.LARGEST_REQUEST // 1024} KiB" in MANUAL
    assert f"a record {limits.LARGEST_RECORD // 1024} KiB" in MANUAL
    assert f"a name {limits.LONGEST_NAME} letters" in MANUAL
    assert f"at most {limits.LONGEST_TEXT} letters" in MANUAL
    assert f"1 to {limits.LONGEST_ID} letters" in MANUAL


# --- the example bots -------------------------------------------------------------------------


def test_the_example_bots_play_each_other_to_the_end(server: Server) -> None:
    node = shutil.which("node")
    python = [sys.executable, str(ROOT / "examples" / "bot.py")]
    other = [node, str(ROOT / "examples" / "bot.mjs")] if node else python

    async def create() -> tuple[dict[str, Any], str]:
        ann = await Guest(server.address).arrive("Ann")
        place = await ann.create_table("me", "link")
        link = await ann.post(f"/tables/{place['table']}/device-links")
        await ann.leave()
        return place, link["token"]

    place, seat = asyncio.run(create())
    page = f"{server.address}/t/{place['table']}"
    links = [f"{page}#seat={seat}", f"{page}#join={place['invitations']['kgb']}"]
    bots = [
        subprocess.Popen([*bot, link, "0.01"], stdout=subprocess.PIPE, text=True)
        for bot, link in zip((python, other), links, strict=True)
    ]
    said = [bot.communicate(timeout=100)[0] for bot in bots]
    assert [bot.returncode for bot in bots] == [0, 0]
    update = httpx.get(f"{server.address}/api/tables/{place['table']}").json()
    assert update["table"]["over"]
    assert said[0].strip() == str(update["table"]["result"])


@pytest.mark.skipif(not shutil.which("node"), reason="there is no Node to run the JavaScript bot")
def test_the_example_bot_in_javascript_says_why_it_cannot_sit_down(server: Server) -> None:
    bot = [str(shutil.which("node")), str(ROOT / "examples" / "bot.mjs")]
    done = subprocess.run(
        [*bot, f"{server.address}/t/nowhere#join=x"], capture_output=True, text=True, timeout=60
    )
    assert done.returncode != 0 and "There is no table" in done.stderr
