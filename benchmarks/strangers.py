"""A process of strangers: clients that attack a server, and spectators of a table.

Each comes from one of several loopback addresses, as each address may have only so many sockets.

    python -m benchmarks.strangers HOST PORT
"""

import argparse
import asyncio
import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Coroutine
from itertools import count, cycle
from typing import Any, Final

from benchmarks.workers import Worker, module_path

PER_ADDRESS: Final = 250
FIRST_ADDRESS: Final = 2
"""127.0.0.1 is left to those who play."""
REST: Final = 0.2
"""Seconds after which somebody who was sent away comes back."""
AT_A_TIME: Final = 100
"""So many connect at the same moment."""
_HEAD: Final = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
_SUBSCRIBE: Final = b'{"type": "subscribe"}'
_PING, _PONG, _TEXT = 0x9, 0xA, 0x1


class Strangers(Worker):
    """The process, seen from outside."""

    def __init__(self, address: str) -> None:
        super().__init__(["-P", "-m", "benchmarks.strangers", *address.split(":")], module_path())

    def attack(self, silent: int, slow: int) -> None:
        """Open so many sockets, and again each that is closed; return when so many were opened."""
        self.ask({"silent": silent, "slow": slow})

    def watch(self, tables: dict[str, int]) -> None:
        """Connect so many spectators to each table; return when all have subscribed."""
        self.ask({"tables": tables})

    def rest(self) -> dict[str, int]:
        """Close everything; how many sockets were opened, and how the server ended them."""
        found: dict[str, int] = self.ask({"rest": True})
        return found


# --- in the process -----------------------------------------------------------------------------


def sources() -> Callable[[], str]:
    """The address for the next client; each for so many."""
    numbers = count(FIRST_ADDRESS * PER_ADDRESS)
    return lambda: f"127.0.0.{next(numbers) // PER_ADDRESS}"


class Attack:
    """Clients that are there for the server to wait for them."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.found: Counter[str] = Counter()
        self._door = asyncio.Semaphore(AT_A_TIME)

    async def silent(self, source: str) -> None:
        """Connect, say nothing, and come back when the server has closed the socket."""
        while True:
            await self._visit(source, b"", "")

    async def slow(self, source: str, head: bytes) -> None:
        """Connect, send this at once and then a byte a second, and come back as well."""
        while True:
            await self._visit(source, head, _HEAD.decode())

    async def _visit(self, source: str, at_once: bytes, drop_by_drop: str) -> None:
        try:
            async with self._door:
                reader, writer = await asyncio.open_connection(
                    self.host, self.port, local_addr=(source, 0)
                )
        except OSError:
            self.found["not connected"] += 1
            await asyncio.sleep(REST)
            return
        self.found["opened"] += 1
        writer.write(at_once)
        sending = asyncio.create_task(_send(writer, drop_by_drop))
        try:
            answer = await reader.read()
            self.found[answer[9:12].decode() or "closed"] += 1
        except OSError:
            self.found["closed"] += 1
        finally:
            sending.cancel()
            writer.transport.abort()
        await asyncio.sleep(REST)


async def _send(writer: asyncio.StreamWriter, text: str) -> None:
    for letter in text:
        writer.write(letter.encode())
        await asyncio.sleep(1)


class Spectator(asyncio.Protocol):
    """A live connection that answers pings and reads nothing else."""

    def __init__(self, table: str, subscribed: asyncio.Semaphore) -> None:
        self._table = table
        self._subscribed = subscribed
        self._left = bytearray()
        self._upgraded = False
        self._told = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the table."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(
            f"GET /api/tables/{self._table}/live HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take what the server sends."""
        self._left += data
        if not self._upgraded:
            head, end, rest = self._left.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head[:20]:
                sys.exit(f"strangers: a spectator was refused: {bytes(head[:40])!r}")
            self._left, self._upgraded = rest, True
            self._send(_TEXT, _SUBSCRIBE)
        while frame := _frame(self._left):
            opcode, payload, size = frame
            if opcode == _PING:
                self._send(_PONG, payload)
            elif opcode == _TEXT and not self._told:
                self._told = True
                self._subscribed.release()
            del self._left[:size]

    def _send(self, opcode: int, payload: bytes) -> None:
        """Send a frame, with a mask that changes nothing."""
        self._transport.write(bytes([0x80 | opcode, 0x80 | len(payload)]) + bytes(4) + payload)


def _frame(left: bytearray) -> tuple[int, bytes, int] | None:
    """The first whole frame: what it is, what it says, how long it is."""
    if len(left) < 2:
        return None
    length, start = left[1], 2
    if length > 125:
        start += 2 if length == 126 else 8
        length = int.from_bytes(left[2:start], "big")
    if len(left) < max(start, start + length):
        return None
    return left[0] & 0xF, bytes(left[start : start + length]), start + length


async def obey(host: str, port: int) -> None:
    """Do what each line of the input asks for, and answer it."""
    loop = asyncio.get_running_loop()
    here: list[asyncio.Task[None]] = []
    watching: list[asyncio.BaseTransport] = []
    attack = Attack(host, port)
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        asked = json.loads(line)
        if "tables" in asked:
            watching += await _watch(host, port, asked["tables"])
        elif "rest" in asked:
            for task in here:
                task.cancel()
            for transport in watching:
                transport.abort()  # type: ignore[attr-defined]
            await asyncio.gather(*here, return_exceptions=True)
            here.clear()
        else:
            source = sources()
            visits: list[Coroutine[Any, Any, None]] = []
            visits += [attack.silent(source()) for _ in range(asked["silent"])]
            heads = cycle([b"", _HEAD + b"Content-Length: 2000\r\n\r\n"])
            visits += [attack.slow(source(), next(heads)) for _ in range(asked["slow"])]
            here += [asyncio.create_task(visit) for visit in visits]
            opened = attack.found["opened"] + len(visits)
            async with asyncio.timeout(120):
                while attack.found["opened"] < opened:
                    await asyncio.sleep(0.05)
        print(json.dumps(attack.found), flush=True)


async def _watch(host: str, port: int, tables: dict[str, int]) -> list[asyncio.BaseTransport]:
    loop, source, subscribed = asyncio.get_running_loop(), sources(), asyncio.Semaphore(0)
    transports: list[asyncio.BaseTransport] = []
    for table, number in tables.items():
        for _ in range(number):
            transport, _ = await loop.create_connection(
                lambda table=table: Spectator(table, subscribed),  # type: ignore[misc]
                *(host, port),
                local_addr=(source(), 0),
            )
            transports.append(transport)
    async with asyncio.timeout(60):
        for _ in transports:
            await subscribed.acquire()
    return transports


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("host")
    parser.add_argument("port", type=int)
    if hasattr(os, "nice"):
        os.nice(5)  # they would not share a machine with the players
    print(json.dumps({}), flush=True)
    asyncio.run(obey(**vars(parser.parse_args())))
