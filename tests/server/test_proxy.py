"""Behind a reverse proxy: whose word counts, what follows from it, what is said about mistakes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from detente.core.errors import InvalidInput
from detente.server.limits import Rate, SocketLimits
from detente.server.proxy import Proxies
from detente.server.serve import configuration
from tests.server.company import Company, company, run
from tests.server.player import live
from tests.server.test_hostile import exhausted
from tests.server.test_serve import command, free_port, outcome, started

PROXY = "192.0.2.1"
PROXIES = Proxies.named(f"{PROXY}, 10.0.0.0/8, ::1")


def door(here: Company, peer: str = PROXY, **headers: str) -> httpx.AsyncClient:
    """A client whose requests come from a peer, as the whole server takes them."""
    app: Any = configuration(here.tables, PROXIES).app
    transport = httpx.ASGITransport(app, client=(peer, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://here", headers=headers)


async def secure(http: httpx.AsyncClient) -> bool:
    """Whether the server believes that it is reached by TLS."""
    async with http:
        answer = await http.get("/api/me")
    (cookie,) = answer.headers.get_list("set-cookie")
    flags = {flag.strip().lower() for flag in cookie.split(";")}
    assert {"httponly", "samesite=lax"} <= flags
    hsts = answer.headers.get("strict-transport-security")
    assert hsts in (None, "max-age=31536000")
    assert ("secure" in flags) == (hsts is not None)
    return "secure" in flags


def test_only_a_named_proxy_tells_the_scheme(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            tls = {"X-Forwarded-For": "203.0.113.5", "X-Forwarded-Proto": "https"}
            assert await secure(door(here, PROXY, **tls))
            assert await secure(door(here, "10.9.9.9", **tls))
            assert await secure(door(here, "::ffff:10.9.9.9", **tls))
            assert not await secure(door(here, "192.0.2.2", **tls))
            assert not await secure(door(here, "127.0.0.1", **tls))
            plain = {"X-Forwarded-For": "203.0.113.5", "X-Forwarded-Proto": "http"}
            assert not await secure(door(here, PROXY, **plain))
            # What the client itself has sent comes first, what the proxy adds comes last.
            lie = {**tls, "X-Forwarded-Proto": "https, http"}
            assert not await secure(door(here, PROXY, **lie))
            hops = {"X-Forwarded-For": "203.0.113.5, 10.0.0.7", "X-Forwarded-Proto": "https, http"}
            assert await secure(door(here, PROXY, **hops))

    run(story())


def test_limits_count_the_clients_behind_a_proxy(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            here.tables.limits.requests = Rate(1 / 3600, 2)
            for forwarded in ("203.0.113.5", "198.51.100.1, 203.0.113.6", "203.0.113.7, 10.0.0.7"):
                async with door(here, **{"X-Forwarded-For": forwarded}) as client:
                    for _ in range(2):
                        assert (await client.get("/api/games")).is_success
                    await exhausted(client.get("/api/games"))
            # Another lie each time is still the same client.
            for lie in ("198.51.100.2", "10.0.0.9", "nonsense"):
                async with door(here, **{"X-Forwarded-For": f"{lie}, 203.0.113.6"}) as client:
                    await exhausted(client.get("/api/games"))
            async with door(here, "203.0.113.8", **{"X-Forwarded-For": "203.0.113.9"}) as client:
                for _ in range(2):
                    assert (await client.get("/api/games")).is_success
                await exhausted(client.get("/api/games", headers={"X-Forwarded-For": "1.2.3.4"}))

    run(story())


@pytest.mark.parametrize(
    ("hops", "client"),
    [
        (["203.0.113.5"], ("203.0.113.5", 1)),
        (["203.0.113.5:4711"], ("203.0.113.5", 1)),
        (["[2001:db8::5]:4711"], ("2001:db8::5", 1)),
        (["::ffff:203.0.113.5"], ("203.0.113.5", 1)),
        (["1.1.1.1", "203.0.113.5", "10.1.1.1", "10.2.2.2"], ("203.0.113.5", 3)),
        (["10.1.1.1", "10.2.2.2"], ("10.1.1.1", 2)),
        (["203.0.113.5", "unknown", "10.2.2.2"], ("10.2.2.2", 1)),
        (["unknown"], None),
        ([], None),
    ],
)
def test_the_client_is_the_last_that_is_no_proxy(hops: list[str], client: Any) -> None:
    assert PROXIES.client(hops) == client


@asynccontextmanager
async def proxied(here: Company, **limits: Any) -> AsyncIterator[str]:
    """The address of a server that takes 127.0.0.1 for its proxy."""
    here.tables.limits.sockets = SocketLimits(**limits)
    config = configuration(here.tables, Proxies.named("127.0.0.1"))
    config.lifespan, config.port = "off", free_port()
    server = uvicorn.Server(config)
    running = asyncio.create_task(server._serve())
    while not server.started:
        await asyncio.sleep(0.001)
    try:
        yield f"http://127.0.0.1:{config.port}"
    finally:
        server.should_exit = True
        await running


def test_sockets_behind_a_proxy_are_limited_by_client(tmp_path: Path) -> None:
    """The proxy itself may have as many as it needs."""

    async def story() -> None:
        async with company(tmp_path) as here:
            _, _, table = await here.pair()
            one, two = {"X-Forwarded-For": "203.0.113.5"}, {"X-Forwarded-For": "203.0.113.6"}
            async with (
                proxied(here, per_address=1) as address,
                live(address, table, **one) as seat,
                live(address, table, **two) as other,
                httpx.AsyncClient(base_url=address, verify=False) as http,
            ):
                await seat.subscribe()
                await other.subscribe()
                refusal = await http.get("/api/games", headers=one)
                await exhausted(http.get("/api/games", headers=one))
                assert refusal.json()["error"] == "request-too-many-sockets"
                third = {"X-Forwarded-For": "203.0.113.7"}
                assert (await http.get("/api/games", headers=third)).is_success
                with pytest.raises(Exception, match="HTTP 429"):
                    async with live(address, table, **one):
                        pass

    run(story())


# --- what is said about mistakes --------------------------------------------------------------


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    lines = [record.getMessage() for record in caplog.records]
    caplog.clear()
    return lines


def test_mistakes_are_said_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            right = {"X-Forwarded-For": "203.0.113.5", "X-Forwarded-Proto": "http"}
            async with door(here) as http:
                for path in ("/health", "/metrics"):
                    assert (await http.get(path)).is_success
                assert not said(caplog)
                assert (await http.get("/", headers=right)).is_success
                assert not said(caplog)
                for _ in range(2):
                    assert (await http.get("/")).is_success
                (line,) = said(caplog)
                assert "X-Forwarded-For, X-Forwarded-Proto" in line and PROXY in line
                page = {**right, "Origin": "https://games.example", "Host": "127.0.0.1:8765"}
                for _ in range(2):
                    assert (await http.get("/api/games", headers=page)).status_code == 403
                (line,) = said(caplog)
                assert "games.example" in line and "127.0.0.1:8765" in line
            async with door(here, "192.0.2.2", **right) as http:
                for _ in range(2):
                    assert (await http.get("/")).is_success
                (line,) = said(caplog)
                assert "--proxy 192.0.2.2" in line

    run(story())


@pytest.mark.parametrize("text", ["nginx", "10.0.0.0/8,", "", "10.0.0.1/8", "*", "1.2.3"])
def test_a_proxy_is_an_address(text: str) -> None:
    with pytest.raises(InvalidInput) as refusal:
        Proxies.named(text)
    assert refusal.value.message == "serve-bad-proxy"


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_a_bad_proxy_is_one_sentence(language: str, tmp_path: Path) -> None:
    done = outcome([*command(tmp_path, "--no-browser", "--proxy=nginx"), "--lang", language])
    assert done.returncode == 2 and done.stdout == ""
    (sentence,) = done.stderr.splitlines()
    assert "nginx" in sentence and "127.0.0.1,10.0.0.0/8" in sentence


@pytest.mark.slow
@pytest.mark.parametrize("given", [["--proxy"], ["--proxy", "192.0.2.1,127.0.0.0/8"]])
def test_the_proxy_of_the_command(given: list[str], tmp_path: Path) -> None:
    port = free_port()
    arguments = command(tmp_path, *given, "--no-browser", "--port", str(port))
    with started(arguments) as server:
        tls = {"X-Forwarded-For": "203.0.113.5", "X-Forwarded-Proto": "https"}
        answer = httpx.get(f"http://127.0.0.1:{port}/api/me", headers=tls)
        assert answer.headers["strict-transport-security"]
        assert "Secure" in answer.headers["set-cookie"]
        assert server.interrupt()[0] == 0
