"""Malformed requests and messages over every route: each is answered, and nothing grows.

The routes are those of the application itself and the fields those of all its messages, so that
nothing new is left out.
"""

import asyncio
import gc
import json
import os
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
from litestar.routes import HTTPRoute
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from detente import bots
from detente.server import messages
from detente.server.app import application, routed
from detente.server.bot_workers import BotDecision, run_bot
from detente.server.limits import Limits, Rate
from tests.server.company import Company, company
from tests.server.inside import Sleepers
from tests.server.test_hostile import BODIES, VALUES

WORDS = [
    *("cia", "kgb", "us", "agents", "cia_vs_kgb", "assassin", "pass", "me", "open", "recruit"),
    *("live", "json", "text", "en", "ru", "0", "1", "-1", "board.js", "shared.ftl", "deal"),
]
"""What makes sense somewhere, and so leads further than noise."""
NOISE = ["", "\0", "..", "%", "\ud7ff", "'", "{0}", "x" * 300, "9" * 40, "1e999", "null", "\u202e"]
LANGUAGES = ["ru", "fr;q=1, *", "x" * 3000, "\xff", ""]
WS_CODES = {1000, 1001, 1002, 1006, 1007, 1009, 4403, 4408}
"""How a connection may end; 1011 would say that the server has failed."""


@pytest.fixture(autouse=True)
def calm(capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever comes in, the server has nothing to log."""
    yield
    logged = "".join(capfd.readouterr()) + caplog.text
    assert "Traceback" not in logged and "ERROR" not in logged, logged


def requests() -> list[type[messages.Request]]:
    """All bodies and messages that the server knows."""
    found: list[type[messages.Request]] = []
    waiting = [messages.Request]
    while waiting:
        kind = waiting.pop()
        found += kind.__subclasses__()
        waiting += kind.__subclasses__()
    return found


def resident() -> int:
    """How much memory this process has, in bytes."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


class Fuzzer:
    """Sends what makes no sense, and keeps count of the answers."""

    def __init__(self, here: Company, known: list[str], proofs: list[dict[str, str]]) -> None:
        self.rng = random.Random(21)
        self.here = here
        self.known = known + WORDS
        self.proofs = proofs
        self.kinds = requests()
        self.routes = routed(here.tables).routes
        self.answers: Counter[tuple[str, int]] = Counter()
        self.sent = 0

    # --- what is sent -------------------------------------------------------------------------

    def word(self) -> str:
        return self.rng.choice(self.known if self.rng.random() < 0.8 else NOISE)

    def raw(self) -> str:
        """A value as JSON, or what is none."""
        if self.rng.random() < 0.6:
            return json.dumps(self.word())
        return self.rng.choice([*VALUES.values(), "0", "1", "-1", "[]", '["me","open"]'])

    def body(self, kind: type[messages.Request]) -> bytes:
        """Most fields of a message, with other values; at times cut or broken."""
        fields = {field.encode_name: self.raw() for field in msgspec.structs.fields(kind)}
        config = kind.__struct_config__
        if config.tag_field:
            fields[config.tag_field] = json.dumps(config.tag)
        for name in list(fields):
            if self.rng.random() < 0.1:
                del fields[name]
        if self.rng.random() < 0.1:
            fields[self.word()] = self.raw()
        text = "{" + ",".join(f"{json.dumps(name)}:{raw}" for name, raw in fields.items()) + "}"
        content = text.encode("utf-8", "replace")
        if self.rng.random() < 0.1:
            content = content[: self.rng.randrange(len(content) + 1)]
        if self.rng.random() < 0.1:
            place = self.rng.randrange(len(content) + 1)
            content = content[:place] + self.rng.randbytes(3) + content[place:]
        return self.rng.choice([*BODIES.values()]) if self.rng.random() < 0.1 else content

    def path(self, template: str) -> str:
        parts = [
            quote(self.word(), safe="") if part.startswith("{") else part
            for part in template.split("/")
        ]
        query = "&".join(
            f"{name}={quote(self.word())}"
            for name in (
                "seat",
                "version",
                "after_message",
                "move",
                "all_seats",
                "form",
                "language",
            )
            if self.rng.random() < 0.2
        )
        return "/".join(parts) + ("?" + query if query else "")

    def headers(self) -> dict[str, str]:
        headers = dict(self.rng.choice([*self.proofs, {}]))
        some = {
            "Accept-Language": self.rng.choice(LANGUAGES).encode("ascii", "ignore").decode(),
            "Origin": self.rng.choice(["http://here", "http://elsewhere", "null", ":"]),
            "Content-Type": self.rng.choice(["application/json", "text/plain", "multipart/x", ";"]),
            "If-None-Match": self.rng.choice(["*", 'W/"x"', ""]),
            "X-CSRF-Token": self.rng.choice(["", "x", "\x7f"]),
            "Accept": self.rng.choice(["text/html", "*/*", "application/json", "?"]),
        }
        return headers | {name: it for name, it in some.items() if self.rng.random() < 0.2}

    # --- sending ------------------------------------------------------------------------------

    async def requests(self, count: int) -> None:
        """Send so many requests, to every route in turn."""
        door: Any = httpx.ASGITransport(application(self.here.tables))  # type: ignore[arg-type]
        http = [route for route in self.routes if isinstance(route, HTTPRoute)]
        async with httpx.AsyncClient(transport=door, base_url="http://here") as client:
            for number in range(count):
                route = http[number % len(http)]
                method = self.method(route)
                content = b""
                if method not in ("GET", "HEAD", "OPTIONS"):
                    content = self.body(self.rng.choice(self.kinds))
                path = self.path(route.path_format if self.rng.random() < 0.99 else self.word())
                try:
                    asked = client.build_request(
                        method, "/" + path.lstrip("/"), headers=self.headers(), content=content
                    )
                except (httpx.InvalidURL, ValueError):  # no client could send it
                    continue
                answer = await client.send(asked)
                self.sent += 1
                self.answers[route.path, answer.status_code] += 1
                assert answer.status_code < 500, (method, path, content[:300], answer.text[:300])
                kind = answer.headers.get("content-type", "")
                if answer.status_code >= 400 and "json" in kind and method != "HEAD":
                    assert answer.json()["text"], answer.text

    def method(self, route: HTTPRoute) -> str:
        """Mostly one that the route knows."""
        if self.rng.random() < 0.1:
            return self.rng.choice(["PUT", "DELETE", "POST", "HEAD", "OPTIONS", "PROPFIND"])
        return self.rng.choice(sorted({*route.methods} - {"HEAD", "OPTIONS"}))

    async def messages(self, count: int) -> None:
        """Send so many messages over live connections to every such route."""
        live = [route.path_format for route in self.routes if not isinstance(route, HTTPRoute)]
        live = [path for path in live if "{" in path]
        goal = self.sent + count
        while self.sent < goal:
            path = self.path(self.rng.choice(live))
            address = self.here.address.replace("http", "ws", 1) + path
            headers = {"Origin": self.here.address, **self.rng.choice([*self.proofs, {}])}
            try:
                async with connect(address, additional_headers=headers, max_size=None) as socket:
                    await self.talk(socket, min(goal - self.sent, self.rng.randrange(1, 40)))
            except ConnectionClosed as end:
                code = end.rcvd.code if end.rcvd else 1006
                self.answers["live", code] += 1
                assert code in WS_CODES, end
            except InvalidHandshake as refusal:
                status = getattr(getattr(refusal, "response", None), "status_code", 400)
                assert status < 500, refusal
                self.sent += 1

    async def talk(self, socket: Any, count: int) -> None:
        tagged = [kind for kind in self.kinds if kind.__struct_config__.tag_field]
        for _ in range(count):
            message: str | bytes = self.body(self.rng.choice(tagged))
            assert isinstance(message, bytes)
            if self.rng.random() < 0.9:
                message = message.decode("utf-8", "replace")
            self.sent += 1
            await socket.send(message)
            if self.rng.random() < 0.3:
                try:
                    async with asyncio.timeout(0.01):
                        json.loads(await socket.recv())
                except TimeoutError:
                    pass


async def hang_up(fuzzer: Fuzzer, count: int) -> None:
    """Open live connections to nowhere and leave without waiting for the refusal."""
    for _ in range(count):
        address = fuzzer.here.address.replace("http", "ws", 1) + "/api/tables/nowhere/live"
        socket = await connect(address)
        socket.transport.abort()
        fuzzer.sent += 1


async def fuzz(here: Company, count: int) -> tuple[Fuzzer, float]:
    """Send requests and messages, half of each; how much memory grows after the first tenth."""
    ann, bob, table = await here.pair()
    place = await ann.create_table("me", "open")
    solo = await bob.create_table("me", "recruit")
    cookies = [
        {
            "Cookie": "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items()),
            "X-CSRF-Token": guest.http.headers["X-CSRF-Token"],
        }
        for guest in (ann, bob)
    ]
    known = [table, place["table"], solo["table"], place["token"]]
    fuzzer = Fuzzer(here, known, [*cookies, {"Authorization": f"Bearer {place['token']}"}])
    await fuzzer.requests(max(count // 20, 100))
    await fuzzer.messages(count // 20)
    await hang_up(fuzzer, count // 50)
    before = resident()
    while fuzzer.sent < count:
        await fuzzer.requests(min(count // 20 + 1, count - fuzzer.sent))
        await fuzzer.messages(min(count // 20, count - fuzzer.sent))
    return fuzzer, resident() / before - 1


class Advisers(Sleepers):
    """Bots that never come to a decision, but soon to a hint."""

    async def decide(
        self, game: str, sampled_position: dict[str, Any], seat: int, bot: str, seed: str
    ) -> BotDecision:
        if bot != bots.STRONGEST:
            return await super().decide(game, sampled_position, seat, bot, seed)
        await asyncio.sleep(0.01)
        advice = run_bot(bots.make, game, sampled_position, seat, "random", seed)
        return BotDecision(advice.move, bot)


@pytest.mark.parametrize("count", [600, pytest.param(50_000, marks=pytest.mark.long)])
def test_nonsense_over_every_route(tmp_path: Path, count: int) -> None:
    async def story() -> tuple[Fuzzer, float]:
        limits = Limits(*[Rate(1e6, 1_000_000) for _ in range(5)])
        limits.tables = Rate(1 / 10, 50)  # each takes its memory, and may
        async with company(tmp_path, Advisers(), limits) as here:
            fuzzer, growth = await fuzz(here, count)
            assert (await (await here.guest("Zoe")).create_table("me", "open"))["table"]
            return fuzzer, growth

    fuzzer, growth = asyncio.run(story())
    print(f"{fuzzer.sent} requests and messages, memory {growth:+.1%}")
    print(dict(Counter(status for _, status in fuzzer.answers.elements())))
    asked = {path for path, _ in fuzzer.answers}
    assert asked >= {route.path for route in fuzzer.routes if isinstance(route, HTTPRoute)}
    assert {status for _, status in fuzzer.answers} >= {200, 400, 403, 404, 405}
    if count > 10_000:
        assert growth < 0.2
