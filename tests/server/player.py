"""A player at the web table as any program can be one: HTTP, a live connection, nothing of ours."""

import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import ClientConnection, connect

Update = dict[str, Any]


class Guest:
    """Somebody with a browser: a cookie, and the proof that changes come from our page."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        # It is plain HTTP; reading all certificates of the system would take its time.
        self.http = httpx.AsyncClient(base_url=self.address, timeout=30, verify=False)

    async def arrive(self, name: str = "Ann") -> "Guest":
        me = (await self.http.get("/api/me")).raise_for_status().json()
        self.http.headers["X-CSRF-Token"] = me["csrf"]
        (await self.http.patch("/api/me", json={"name": name})).raise_for_status()
        return self

    async def get(self, path: str, **query: Any) -> Any:
        return (await self.http.get(f"/api{path}", params=query)).raise_for_status().json()

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(f"/api{path}", json=body)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    async def create_table(self, *seats: str, **more: Any) -> Any:
        """A new table of CIA vs KGB."""
        return await self.post("/tables", {"game": "cia_vs_kgb", "seats": list(seats), **more})

    @asynccontextmanager
    async def sit(self, table: str) -> "AsyncIterator[Live]":
        """A live connection with this guest's cookie."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with live(self.address, table, Cookie=cookies, Origin=self.address) as seat:
            yield seat

    async def leave(self) -> None:
        await self.http.aclose()


@asynccontextmanager
async def live(address: str, table: str, **headers: str) -> "AsyncIterator[Live]":
    """A live connection that says who it is in its headers."""
    url = address.replace("http", "ws", 1).rstrip("/") + f"/api/tables/{table}/live"
    # Without a limit to what is waiting, a test may end although it has not read everything.
    async with connect(url, additional_headers=headers, compression=None, max_queue=None) as socket:
        yield Live(socket)


class Live:
    """One end of a live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.update: Update = {}
        self.view: dict[str, Any] = {}

    async def receive(self) -> dict[str, Any]:
        """The next message; updates are remembered."""
        message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["type"] == "update":
            self.update = message
            self.view = message["view"] or self.view
        return message

    async def subscribe(self, version: int = -1, after_message: int = 0) -> Update:
        seen = {"version": version, "after_message": after_message}
        await self.socket.send(json.dumps({"type": "subscribe", **seen}))
        return await self.receive()

    async def request(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        fields = {"id": str(uuid4()), **fields}
        await self.socket.send(json.dumps({"type": type, **fields}))
        while (answer := await self.receive())["type"] == "update" or answer["id"] != fields["id"]:
            pass
        return answer

    async def play(self, move: str) -> dict[str, Any]:
        return await self.request("play", version=self.update["table"]["version"], move=move)

    @property
    def codes(self) -> list[str]:
        """The legal moves."""
        prompt = self.view["prompt"]
        return [move["move"] for move in prompt["moves"]] if prompt else []

    async def play_on(self, rng: random.Random, until: int = 1 << 30) -> None:
        """Play at random whenever asked, until the end or until so many changes are made."""
        while not self.view["over"] and self.update["table"]["version"] < until:
            if self.codes:
                version = self.update["table"]["version"]
                await self.play(rng.choice(self.codes))
                while self.update["table"]["version"] == version:
                    await self.receive()
            else:
                await self.receive()
