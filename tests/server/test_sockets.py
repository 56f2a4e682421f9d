"""Clients that say nothing, or too slowly, or too much at once, and those that do not listen."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from detente.server import serve
from detente.server.limits import Limits, SocketLimits
from detente.server.metrics import REGISTRY
from detente.server.proxy import network_of
from tests.server.company import Company, company, run, until
from tests.server.inside import boundless
from tests.server.player import live

SOON = 0.15
"""Seconds that a client is given where the real limit is longer."""
GET = b"GET /health HTTP/1.1\r\nHost: here\r\n"
HERE, THERE, ELSEWHERE = "127.0.0.1", "127.0.0.2", "127.0.0.3"


@pytest.fixture(autouse=True)
def looking_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("detente.server.sockets._BETWEEN_LOOKS", 0.02)


def limits(**sockets: Any) -> Limits:
    rates = boundless()
    rates.sockets = SocketLimits(**sockets)
    return rates


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def problem(self) -> Any:
        return json.loads(self.body)


def parsed(answer: bytes) -> Answer:
    head, _, body = answer.partition(b"\r\n\r\n")
    status, *lines = head.decode().splitlines()
    return Answer(int(status.split()[1]), dict(line.lower().split(": ", 1) for line in lines), body)


class Raw:
    """A client that sends bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def trickle(self, data: bytes) -> bytes:
        """Send a byte at a time until something is answered, which is returned."""
        answer = asyncio.create_task(self.ended())
        for byte in data:
            if answer.done():
                break
            self.writer.write(bytes([byte]))
            await asyncio.sleep(SOON / 10)
        return await answer

    async def answer(self) -> Answer:
        answer = parsed(await self.reader.readuntil(b"\r\n\r\n"))
        answer.body = await self.reader.readexactly(int(answer.headers.get("content-length", 0)))
        return answer

    async def get(self) -> Answer:
        await self.send(GET + b"\r\n")
        return await self.answer()

    async def ended(self) -> bytes:
        """What comes until the server ends the connection."""
        try:
            return await self.reader.read()
        except ConnectionResetError:
            return b""


@asynccontextmanager
async def raw(here: Company, source: str = HERE) -> AsyncIterator[Raw]:
    port = int(here.address.rpartition(":")[2])
    client = Raw(*await asyncio.open_connection(HERE, port, local_addr=(source, 0)))
    try:
        yield client
    finally:
        client.writer.transport.abort()


def refused(answer: Answer, status: int, error: str) -> None:
    """It is a sentence, with the headers of every answer, and the end of the connection."""
    assert (answer.status, answer.problem["error"]) == (status, error)
    assert answer.problem["text"]
    assert answer.headers["connection"] == "close"
    assert answer.headers["content-security-policy"] and "server" not in answer.headers
    assert ("retry-after" in answer.headers) == (status in (429, 503))


# --- too slow ---------------------------------------------------------------------------------


def test_a_silent_socket_is_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path, limits=limits(head_seconds=SOON)) as here, raw(here) as silent:
            assert await silent.ended() == b""

    run(story())


@pytest.mark.parametrize("before", [b"", GET + b"\r\n"], ids=["at once", "after a request"])
def test_a_head_must_come_to_its_end(before: bytes, tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path, limits=limits(head_seconds=SOON)) as here, raw(here) as slow:
            if before:
                await slow.send(before)
                assert (await slow.answer()).status == 200
            answer = await slow.trickle(GET + b"Accept-Language: fr\r\n" + 500 * b"x")
            refused(parsed(answer), 408, "request-too-slow")

    run(story())


def test_empty_lines_are_no_request(tmp_path: Path) -> None:
    """Each of them would make uvicorn wait anew."""

    async def story() -> None:
        few = limits(head_seconds=SOON, between_seconds=SOON)
        async with company(tmp_path, limits=few) as here, raw(here) as slow:
            assert (await slow.get()).status == 200
            assert await slow.trickle(500 * b"\r\n") == b""

    run(story())


def test_a_body_must_come_to_its_end(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with company(tmp_path, limits=limits(body_seconds=SOON)) as here, raw(here) as slow:
            head = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nAccept-Language: ru\r\n"
            await slow.send(head + b"Content-Type: application/json\r\nContent-Length: 900\r\n\r\n")
            answer = parsed(await slow.trickle(900 * b"["))
            refused(answer, 408, "request-too-slow")
            assert "секунд" in answer.problem["text"]

    run(story())
    assert not caplog.records, "it is the client's fault"


def test_a_client_that_leaves_within_a_body_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            async with raw(here) as slow:
                head = b"POST /api/tables HTTP/1.1\r\nHost: here\r\n"
                await slow.send(
                    head + b"Content-Type: application/json\r\nContent-Length: 9\r\n\r\n["
                )
                await asyncio.sleep(SOON)
            await asyncio.sleep(SOON)

    run(story())
    assert not caplog.records


def test_nobody_waits_for_the_next_request_for_ever(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path, limits=limits(between_seconds=SOON)) as here, raw(here) as one:
            assert (await one.get()).status == 200
            assert await one.ended() == b""

    run(story())


def test_a_live_connection_must_subscribe(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path, limits=limits(subscribe_seconds=1)) as here:
            ann, _, table = await here.pair()
            async with ann.sit(table) as talker, ann.sit(table) as silent:
                await talker.subscribe()
                await silent.socket.send("nonsense")
                assert (await silent.receive())["problem"]["error"] == "request-invalid"
                assert (await silent.receive())["problem"]["error"] == "request-too-slow"
                with pytest.raises(ConnectionClosed):
                    await silent.receive()
                assert silent.socket.close_code == 4408
                assert (await talker.play("analyst"))["type"] == "accepted"

    run(story())


def test_whoever_does_not_answer_a_ping_is_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path, limits=limits(ping_seconds=0.4)) as here:
            ann, _, table = await here.pair()
            presence = (await here.table(table)).presence
            async with ann.sit(table) as lively, raw(here) as dead:
                await lively.subscribe()
                await dead.send(handshake(table))
                await until(lambda: len(presence.subscribers) == 2)
                await until(lambda: len(presence.subscribers) == 1)
                assert (await lively.play("analyst"))["type"] == "accepted"

    run(story())


def handshake(table: str) -> bytes:
    """The request for a live connection."""
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    ).encode()


def frame(message: bytes, opcode: int = 1, fin: bool = True) -> bytes:
    """A frame of a client, with a mask that changes nothing."""
    return bytes([fin << 7 | opcode, 0x80 | len(message)]) + bytes(4) + message


# --- too much ---------------------------------------------------------------------------------


@pytest.mark.parametrize("at_once", [True, False])
@pytest.mark.parametrize("large", [b"GET /%s", GET + b"X: %s"], ids=["address", "header"])
def test_a_head_has_a_size(large: bytes, at_once: bool, tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path, limits=limits(head_bytes=1000)) as here, raw(here) as client:
            head = large % (1001 * b"x") + b" HTTP/1.1\r\n\r\n"
            for part in [head] if at_once else [head[:500], head[500:-9]]:
                await client.send(part)
                await asyncio.sleep(0.02)
            refused(await client.answer(), 431, "request-head-too-large")
            assert await client.ended() == b""

    run(story())


def test_requests_in_advance_are_limited(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path, limits=limits(pipelined=3)) as here, raw(here) as client:
            await client.send(4 * (GET + b"\r\n"))
            assert [(await client.answer()).status for _ in range(4)] == 4 * [200]
            await client.send(100 * (GET + b"\r\n"))
            refused(await client.answer(), 429, "request-too-fast")

    run(story())


def test_what_is_not_http_is_refused_without_a_line_in_the_log(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            for nonsense in (
                b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n",
                b"GET / HTTP/1.1\r\nHost\r\n\r\n",
            ):
                async with raw(here) as client:
                    await client.send(nonsense)
                    refused(await client.answer(), 400, "request-invalid")

    run(story())
    assert "".join(capfd.readouterr()) == ""


def test_a_message_in_endless_parts_ends_the_connection(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path, limits=limits(fragments=5)) as here:
            _, _, table = await here.pair()
            async with raw(here) as client:
                await client.send(handshake(table))
                await client.reader.readuntil(b"\r\n\r\n")
                await client.send(frame(b"", fin=False))
                await client.send(9 * frame(b"", opcode=0, fin=False))
                assert (await client.ended())[-2:] == (1009).to_bytes(2, "big")

    run(story())


# --- too many ---------------------------------------------------------------------------------


def test_sockets_are_limited_by_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            company(tmp_path, limits=limits(per_address=2)) as here,
            raw(here, THERE) as one,
            raw(here, THERE) as two,
        ):
            assert (await one.get()).status == 200
            async with raw(here, THERE) as three, raw(here, ELSEWHERE) as other:
                refused(await three.get(), 429, "request-too-many-sockets")
                assert await three.ended() == b""
                assert (await other.get()).status == 200
            async with raw(here, THERE) as three:
                await three.send(handshake("nowhere"))
                refused(await three.answer(), 429, "request-too-many-sockets")
            two.writer.close()
            await until(lambda: open_sockets() == 1)
            async with raw(here, THERE) as three:
                assert (await three.get()).status == 200

    run(story())


def test_a_live_connection_counts_until_it_ends(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            _, _, table = await here.pair()
        async with company(tmp_path, limits=limits(per_address=1)) as here:
            async with live(here.address, table) as seat:
                await seat.subscribe()
                async with raw(here) as more:
                    refused(await more.get(), 429, "request-too-many-sockets")
                with pytest.raises(InvalidStatus) as refusal:
                    async with live(here.address, table):
                        pass
                assert refusal.value.response.status_code == 429
                assert refusal.value.response.headers["Retry-After"]
            await until(lambda: open_sockets() == 0)
            async with raw(here) as more:
                assert (await more.get()).status == 200

    run(story())


def test_the_silent_give_way_when_the_server_is_full(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            company(tmp_path, limits=limits(in_all=2)) as here,
            raw(here, THERE) as first,
            raw(here, ELSEWHERE) as second,
        ):
            async with raw(here) as third:
                assert (await third.get()).status == 200
                assert await first.ended() == b""
                assert (await second.get()).status == 200
                async with raw(here) as fourth:
                    refused(await fourth.get(), 503, "request-server-full")
            await until(lambda: open_sockets() == 1)
            async with raw(here) as fifth:
                assert (await fifth.get()).status == 200

    run(story())


def test_only_so_many_are_told_that_there_is_no_place(tmp_path: Path) -> None:
    async def story() -> None:
        few = limits(per_address=0, refused=1)
        async with company(tmp_path, limits=few) as here, raw(here) as one, raw(here) as two:
            assert await two.ended() == b""
            refused(await one.get(), 429, "request-too-many-sockets")

    run(story())


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::7", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_one_customer_is_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.parametrize(
    ("soft", "hard", "raised", "in_all"),
    [(1024, 9000, 4400, 4000), (5000, 9000, None, 4000), (256, 1000, 1000, 600)],
)
def test_there_are_files_for_all_sockets(
    soft: int,
    hard: int,
    raised: int | None,
    in_all: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    resource = pytest.importorskip("resource")
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: asked.append(both))
    assert serve.allow_files(SocketLimits()).in_all == in_all
    assert asked == ([] if raised is None else [(raised, hard)])
    assert bool(caplog.records) == (in_all < 4000)


# --- clients that do not read -----------------------------------------------------------------


def open_sockets() -> float | None:
    return REGISTRY.get_sample_value("detente_sockets")


@asynccontextmanager
async def deaf(here: Company) -> AsyncIterator[Raw]:
    """A client that hardly takes in what is sent to it."""
    end = socket.socket()
    end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    end.setblocking(False)
    host, port = here.address.removeprefix("http://").split(":")
    await asyncio.get_running_loop().sock_connect(end, (host, int(port)))
    client = Raw(*await asyncio.open_connection(sock=end, limit=1))
    try:
        yield client
    finally:
        client.writer.transport.abort()


def test_an_answer_must_be_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            company(tmp_path, limits=limits(room_seconds=SOON)) as here,
            deaf(here) as client,
        ):
            path = b"GET /texts/en/twilight_struggle.ftl HTTP/1.1\r\nHost: here\r\n\r\n"
            await client.send(16 * path)
            await until(lambda: open_sockets() == 1)
            await until(lambda: open_sockets() == 0)

    run(story())


def test_updates_must_be_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path, limits=limits(room_seconds=SOON)) as here:
            ann, _, table = await here.pair()
            presence = (await here.table(table)).presence
            async with ann.sit(table) as seat, deaf(here) as client:
                await seat.subscribe()
                await client.send(handshake(table))
                await until(lambda: len(presence.subscribers) == 2)
                with suppress(ConnectionError):
                    while len(presence.subscribers) == 2:
                        await client.send(frame(b'{"type": "subscribe"}'))
                        await asyncio.sleep(0.001)
                await until(lambda: len(presence.subscribers) == 1)
                assert (await seat.play("analyst"))["type"] == "accepted"

    run(story())
