"""Random people do random things at a table; nobody gets more than the rules of seats give him.

Each sequence joins, leaves, invites, links, takes over, comes back, connects, restarts, waits. An
independent model (`seat_model.py`) says what must be granted; after each step somebody looks, and
every connection must show the seats that the model gives it. The known holes are put back one at
a time: each must be found.
"""

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from detente import registry
from detente.server.app import application
from detente.server.guests import COOKIE, token_hash
from detente.server.storage import database as databases
from detente.server.storage import store
from detente.server.storage.database import Database
from detente.server.table import seating
from detente.server.table.seats import Seats
from detente.server.table.subscriber import Subscriber
from detente.server.tables import TableRegistry
from tests.server.company import wired
from tests.server.inside import Sleepers, boundless
from tests.server.seat_model import LIMIT, Model, is_guest
from tests.toys.services import PACKAGE

GUESTS = ("g0", "g1", "g2", "g3", "g4")
TABLES = (
    ["me", "link"],
    ["me", "open"],
    ["me", "link", "link"],
    ["me", "link", "open"],
    ["me", "open", "link", "link"],
    ["me", "me", "open"],
    ["me", "link", "recruit"],
    ["open", "link", "link", "me"],
)
PAUSES = (20.0, 20.0, 100.0, LIMIT, 2 * LIMIT)
STEPS = 20


class Socket:
    """A live connection without a network."""

    def __init__(self, world: "World", device: str) -> None:
        self.device = device
        self.told: dict[str, Any] = {}
        self.answers: list[dict[str, Any]] = []
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        headers = [*world.proof(device), (b"origin", b"http://x")]
        scope = {**SCOPE, "type": "websocket", "scheme": "ws", "subprotocols": []}
        scope |= {"path": f"/api/tables/{world.id}/live", "headers": [*headers, HOST]}
        scope["raw_path"] = scope["path"].encode()
        self.task = asyncio.ensure_future(world.app(scope, self._incoming.get, self._hear))
        self.send({"type": "subscribe"})

    def send(self, message: dict[str, Any]) -> None:
        self._incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def close(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task

    async def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            said = json.loads(message.get("text") or message["bytes"])
            if said["type"] == "update":
                self.told = said
            else:
                self.answers.append(said)


HOST = (b"host", b"x")
SCOPE: dict[str, Any] = {
    "asgi": {"version": "3.0"},
    "http_version": "1.1",
    "query_string": b"",
    "server": ("x", 80),
    "client": ("127.0.0.1", 1),
    "root_path": "",
}


class World:
    """One table with everybody who comes there, as the server has it and as the model has it."""

    def __init__(self, tables: TableRegistry, app: Any, rng: random.Random) -> None:
        self.tables = tables
        self.app = app
        self.rng = rng
        self.sockets: list[Socket] = []
        self.done: list[str] = []
        self.joined: dict[str, tuple[str, dict[str, str], str]] = {}
        """Request id → who has sat down by which request, and the token that was the answer."""

    def proof(self, device: str) -> list[tuple[bytes, bytes]]:
        """The headers that say who somebody is."""
        if not is_guest(device):
            return [(b"authorization", f"Bearer {device}".encode())]
        guests = self.tables.guests
        cookie = f"{COOKIE}={guests.cookie(device, False).value}"
        return [(b"cookie", cookie.encode()), (b"x-csrf-token", guests.csrf(device).encode())]

    async def ask(self, device: str, path: str, body: Any = None, get: bool = False) -> Any:
        """What is answered to a request; None if it is refused as not allowed."""
        raw, answer = json.dumps(body).encode(), b""
        status = 0

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": raw if body is not None else b""}

        async def send(message: dict[str, Any]) -> None:
            nonlocal status, answer
            status = message.get("status", status)
            answer += message.get("body", b"")

        headers = [*self.proof(device), HOST, (b"content-type", b"application/json")]
        path, _, query = f"/api/tables{path}".partition("?")
        scope = {**SCOPE, "type": "http", "scheme": "http", "method": "GET" if get else "POST"}
        scope |= {"path": path, "raw_path": path.encode(), "headers": headers}
        await self.app({**scope, "query_string": query.encode()}, receive, send)
        assert status < 500, answer
        if status >= 400:
            assert status in (400, 403, 409, 422), answer
            return None
        return json.loads(answer) if answer else {}

    async def begin(self) -> None:
        """Create the table."""
        seats = self.rng.choice(TABLES)
        made = await self.ask("g0", "", {"game": PACKAGE.name, "seats": seats})
        kinds = {"me": "person", "open": "open", "link": "link"}
        self.id = made["table"]
        self.model = Model([kinds.get(word, "bot") for word in seats], CLOCK.now)
        self.model.running_since = self.tables.running_since
        self.model.asked = dict.fromkeys(self.table.state.to_act, CLOCK.now)
        self.names = [self.table.game.seat_name(seat) for seat in range(len(seats))]
        own = [seat for seat, word in enumerate(seats) if word == "me"]
        for seat in own:
            self.model.chairs[seat].devices.add("g0")
        self.model.give(made["token"], "seat", own[0], "g0")
        for name, token in made["invitations"].items():
            self.model.give(token, "invitation", self.names.index(name), "g0")
        for guest, (seat, word) in zip(GUESTS[1:], enumerate(seats), strict=False):
            if word in ("open", "link") and self.rng.random() < 0.8:
                token = made["invitations"].get(self.names[seat])
                await self.sit_down(guest, seat, token)

    @property
    def table(self) -> Any:
        return self.tables.loaded[self.id]

    @property
    def devices(self) -> list[str]:
        """All guests, and all tokens that were ever given to anybody."""
        return [*GUESTS, *self.every_token]

    @property
    def every_token(self) -> list[str]:
        self._tokens: dict[str, None] = {
            **getattr(self, "_tokens", {}),
            **dict.fromkeys(self.model.papers),
        }
        return [*self._tokens]

    # --- what somebody does -------------------------------------------------------------------

    async def step(self) -> None:
        """Let somebody do something, and compare."""
        acts: list[Callable[[], Any]] = [self.join] * 5 + [self.leave] * 2 + [self.invite] * 2
        acts += [self.link, self.name_successor, self.revoke] + [self.admit] * 4
        acts += [self.take_over] * 3 + [self.reclaim] + [self.move] * 4 + [self.restart] * 2
        acts += [self.connect, self.connect, self.hang_up] + [self.wait] * 4
        await self.rng.choice(acts)()
        await self.compare()

    def anybody(self) -> str:
        """Mostly somebody with a seat."""
        seated = [device for device in self.devices if self.model.seats(device)]
        return self.rng.choice(seated if seated and self.rng.random() < 0.75 else self.devices)

    def any_seat(self) -> int:
        return self.rng.randrange(len(self.names))

    def empty_seat(self) -> int:
        """Mostly a seat that was left, or that must move."""
        chairs = enumerate(self.model.chairs)
        empty = [seat for seat, one in chairs if one.kind == "left" or seat in self.model.asked]
        return self.rng.choice(empty) if empty and self.rng.random() < 0.7 else self.any_seat()

    async def post(self, device: str, verb: str, body: Any, granted: bool, *more: Any) -> Any:
        """Ask for something that the model has granted or refused."""
        answer = await self.ask(device, f"/{self.id}/{verb}", body)
        self.done.append(f"{device[:6]} {verb} {body} {more} -> {answer}")
        assert (answer is not None) == granted, "granted" if answer is not None else "refused"
        return answer

    async def join(self) -> None:
        guest = self.rng.choice(GUESTS)
        if self.joined and self.rng.random() < 0.2:
            await self.join_again()
            return
        papers = self.model.papers
        fresh = [token for token, paper in papers.items() if not paper.used]
        tokens = fresh if fresh and self.rng.random() < 0.5 else self.every_token
        token = self.rng.choice(tokens) if self.rng.random() < 0.7 else None
        seat = papers[token].seat if token in papers else self.any_seat()
        await self.sit_down(guest, seat, token)

    async def sit_down(self, guest: str, seat: int, token: str | None) -> None:
        """Ask for a seat, with a token or without."""
        body = {"token": token} if token else {"seat": self.names[seat]}
        body["id"] = f"{self.rng.getrandbits(128):032x}"
        granted = self.model.join(guest, seat, token)
        answer = await self.post(guest, "join", body, granted)
        if granted:
            self.model.give(answer["token"], "seat", seat, guest)
            self.joined[body["id"]] = guest, body, answer["token"]

    async def join_again(self) -> None:
        """Send a request again, as after an answer that was lost."""
        guest, body, token = self.rng.choice([*self.joined.values()])
        paper = self.model.papers.get(token)
        if paper is None or guest not in self.model.chairs[paper.seat].devices:
            return
        if token not in self.model.chairs[paper.seat].devices:
            return
        if "token" in body and body["token"] not in self.model.papers:
            return
        answer = await self.post(guest, "join", body, True)
        assert answer["token"] == token, "the same request gave another token"

    async def leave(self) -> None:
        device = self.anybody()
        if (
            not self.model.others(min(self.model.seats(device), default=0))
            and self.rng.random() < 0.8
        ):
            return  # the last one closes the table
        named = [t for t in self.every_token if self.rng.random() < 0.5]
        named = [
            t for t in named if t in self.model.papers and self.model.papers[t].kind == "successor"
        ]
        self.model.saw(device)
        granted = self.model.leave(device, named)
        await self.post(device, "leave", {"successors": named} if named else None, granted)

    async def invite(self) -> None:
        device, seat = self.anybody(), self.empty_seat()
        self.model.saw(device)
        granted = self.model.invite(device, seat, "g0")
        answer = await self.post(device, "invitations", {"seat": self.names[seat]}, granted)
        if granted:
            self.model.give(answer["token"], "invitation", seat, device)

    async def link(self, verb: str = "device-links", kind: str = "link") -> None:
        device, seat = self.anybody(), self.any_seat()
        self.model.saw(device)
        granted = seat in self.model.seats(device)
        answer = await self.post(device, f"{verb}?seat={self.names[seat]}", None, granted)
        if granted:
            self.model.give(answer["token"], kind, seat, device)

    async def name_successor(self) -> None:
        await self.link("successors", "successor")

    async def admit(self) -> None:
        device, seat = self.anybody(), self.empty_seat()
        self.model.saw(device)
        granted = self.model.admit(device, seat)
        await self.post(device, "admissions", {"seat": self.names[seat]}, granted)

    async def take_over(self) -> None:
        device, seat = self.anybody(), self.empty_seat()
        self.model.saw(device)
        granted = self.model.take_over(device, seat)
        body = {"seat": self.names[seat], "bot": "recruit"}
        await self.post(device, "bot-takeover", body, granted)

    async def reclaim(self) -> None:
        device = self.anybody()
        self.model.saw(device)
        await self.post(device, "reclaim", None, self.model.reclaim(device))

    async def revoke(self) -> None:
        device = self.anybody()
        self.model.saw(device)
        listed = await self.ask(device, f"/{self.id}/devices", get=True)
        assert (listed is not None) == bool(self.model.seats(device))
        ids = {
            self.table.devices._id(one if one in GUESTS else token_hash(one)): one
            for one in self.devices
        }
        mine = {one for seat in self.model.seats(device) for one in self.model.chairs[seat].devices}
        shown = {ids[info["id"]] for info in listed or []}
        owned = {t for t, p in self.model.papers.items() if p.kind == "seat" and p.maker in mine}
        assert shown == mine - owned, "all of one's devices are listed, and no others"
        if shown:
            target = self.rng.choice([one for one in self.devices if one in shown])
            id = next(id for id, one in ids.items() if one == target)
            granted = self.model.revoke(device, target)
            await self.post(device, "devices/revoke", {"device": id}, granted, target[:6])

    async def move(self) -> None:
        """Move for a seat, by a request or by a connection that is open."""
        device, seat = self.anybody(), self.any_seat()
        if self.rng.random() < 0.6 and self.model.seats(device):
            seat = self.rng.choice(self.model.seats(device))
        state, version = self.table.state, self.table.version
        moves = state.legal_moves(seat) if seat in state.to_act else ["x"]
        body = {
            "id": f"m{self.rng.getrandbits(64):x}",
            "version": version,
            "seat": self.names[seat],
        }
        body["move"] = self.rng.choice(moves)
        by = self.rng.choice(self.sockets) if self.sockets and self.rng.random() < 0.5 else None
        if by is None:
            self.model.saw(device)
            granted = self.model.may_play(device, seat)
            await self.post(device, "moves", body, granted)
        else:
            granted = self.model.may_play(by.device, seat)
            by.send({"type": "play", **body})
            before = len(by.answers)
            await until(lambda: len(by.answers) > before)
            self.done.append(f"{by.device[:6]} plays for {seat} -> {by.answers[-1]}")
            assert (by.answers[-1]["type"] == "accepted") == granted
        if granted:
            self.model.played(seat, self.table.state.to_act)

    async def connect(self) -> None:
        device = self.anybody()
        if not is_guest(device) and not self.model.seats(device):
            return
        self.model.saw(device)
        self.sockets.append(Socket(self, device))
        self.model.sockets.append(device)
        await until(lambda: self.sockets[-1].told)
        self.done.append(f"{device[:6]} connects")

    async def hang_up(self) -> None:
        if self.sockets:
            socket = self.sockets.pop(self.rng.randrange(len(self.sockets)))
            await socket.close()
            self.model.hang_up(socket.device)
            self.done.append(f"{socket.device[:6]} hangs up")

    async def restart(self) -> None:
        """All connections end, and the server knows nothing but what is stored."""
        while self.sockets:
            await self.hang_up()
        for table in self.tables.loaded.values():
            table.stop()
        self.tables.loaded.clear()
        self.tables._started = CLOCK.now
        await self.tables._beat(CLOCK.now)
        await self.tables.get(self.id)
        self.model.running_since = CLOCK.now
        self.done.append("restart")

    async def wait(self) -> None:
        CLOCK.now += self.rng.choice(PAUSES)
        self.model.now = CLOCK.now
        self.done.append(f"it is {CLOCK.now}")

    # --- what they see ------------------------------------------------------------------------

    async def compare(self) -> None:
        """Somebody looks; he and all connections must be shown what the model gives them."""
        device = self.rng.choice(self.devices)
        told = await self.ask(device, f"/{self.id}", get=True)
        self.model.saw(device)
        if told is None:
            assert not is_guest(device) and not self.model.seats(device), device
        else:
            assert is_guest(device) or self.model.seats(device), f"{device} opens a seat"
            self.check(device, told)
            for seat, info in enumerate(told["table"]["seats"]):
                self.check_info(seat, info)
        for socket in self.sockets:
            expected = self.seat_names(socket.device)
            await until(lambda: socket.told["my_seats"] == expected)  # noqa: B023
            self.check(socket.device, socket.told)

    def check(self, device: str, told: dict[str, Any]) -> None:
        """What a device is shown is that of its seats."""
        own = self.model.seats(device)
        assert told["my_seats"] == self.seat_names(device), device
        seat = own[0] if len(own) == 1 else None
        assert told["seat"] == (None if seat is None else self.table.seat_names[seat])
        assert told["may_return"] == [
            self.table.seat_names[s] for s in self.model.may_return(device)
        ]
        if told["view"] and told["table"]["version"] == self.table.version:
            assert told["view"] == wired(self.table.state.view(seat))

    def check_info(self, seat: int, info: dict[str, Any]) -> None:
        """What everybody is told of a seat: whether others may fill it, and who has agreed."""
        model, chair, called = self.model, self.model.chairs[seat], self.table.seat_names
        fillable, open_ = model.fillable(seat), chair.kind in ("open", "link")
        newcomer = "consent" if fillable and len(model.others(seat)) >= 2 else "no"
        if (open_ and not model.closed) or (fillable and model.newcomer(seat)):
            newcomer = "yes"
        assert (info["kind"], info["replaceable"]) == (chair.kind, fillable), called[seat]
        assert info["newcomer"] == newcomer, called[seat]
        assert info["consents"] == [called[one] for one in sorted(chair.consents)]
        assert info["admits"] == [called[one] for one in sorted(chair.admits)]

    def seat_names(self, device: str) -> list[str]:
        return [self.table.seat_names[seat] for seat in self.model.seats(device)]


class Clock:
    """The time, which passes only when a sequence waits."""

    now = 1_000_000.0


CLOCK = Clock()


async def until(holds: Callable[[], object]) -> None:
    """Wait until something holds that follows from what has been done."""
    for attempt in range(2000):
        if holds():
            return
        await asyncio.sleep(0 if attempt < 20 else 0.001)
    raise AssertionError("what must follow did not come")


async def play_sequences(path: Path, count: int) -> None:
    """Run so many sequences; AssertionError tells the first that differs from the model."""
    database = Database(f"sqlite:///{path / 'table.db'}")
    database.migrate()
    tables = TableRegistry(database, Sleepers(), boundless(), pause=0)
    await tables.open()
    for task in tables._tasks:  # the server would find that its clock runs strangely
        task.cancel()
    app = application(tables)
    for guest in GUESTS:
        await database.write(lambda c: store.add_guest(c, guest, guest, 0.0))  # noqa: B023
    try:
        for number in range(count):
            world = World(tables, app, random.Random(number))
            await world.begin()
            try:
                for _ in range(STEPS):
                    await world.step()
            except AssertionError as error:
                story = "\n".join([f"sequence {number}:", *world.done])
                raise AssertionError(f"{error}\n{story}") from error
            finally:
                for socket in world.sockets:
                    await socket.close()
                world.table.stop()
                await asyncio.sleep(0)
            tables.loaded.clear()
    finally:
        await tables.close()


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], None]]:
    """Runs sequences, with a clock of the test's own, on a database that waits for no disk."""
    prepare = databases._prepare_sqlite

    def hurry(connection: Any, record: object) -> None:
        prepare(connection, record)
        connection.execute("PRAGMA synchronous = OFF")

    monkeypatch.setattr(databases, "_prepare_sqlite", hurry)
    monkeypatch.setattr(time, "time", lambda: CLOCK.now)
    with registry.registered(PACKAGE):
        yield lambda count: asyncio.run(play_sequences(tmp_path, count))


@pytest.mark.slow
def test_nobody_sees_or_acts_through_a_seat_that_he_does_not_hold(
    play: Callable[[int], None],
) -> None:
    play(300)


@pytest.mark.long
def test_nobody_does_in_thousands_of_sequences(play: Callable[[int], None]) -> None:
    play(10_000)


# --- the known holes, put back ----------------------------------------------------------------


def absent_since_seen(self: Seats, seat: int, connected: Any, asked: float = 0.0) -> float:
    """As it was: a person is absent from when he was last seen, asked or not."""
    row = self.rows[seat]
    if row.kind != "person" or seat in connected:
        return 0.0
    return max(0.0, time.time() - row.seen)


def seats_by_number(self: Subscriber) -> tuple[int, ...]:
    """As it was: a connection by a token has its seat as long as anybody sits there."""
    seats: Seats = self.table.seats
    if self.device in {holder for _, holder, _ in seats.holders}:
        return seats.of_device(self.device)
    known: tuple[int, ...] = vars(self).setdefault("opened", seats.of_device(self.device))
    return known if all(seats.name(seat) for seat in known) else ()


HOLES: dict[str, tuple[Any, str, Any]] = {
    "absence counts from when a person was last seen": (Seats, "absent_for", absent_since_seen),
    "a connection belongs to a seat's number": (Subscriber, "own_seats", property(seats_by_number)),
    "a left seat can be given away alone": (Seats, "lacking", lambda self, seat: []),
    "consents outlive their persons": (seating, "without_consent_of", lambda rows, seats: []),
}


@pytest.mark.slow
@pytest.mark.parametrize("hole", HOLES)
def test_a_hole_that_is_put_back_is_found(
    hole: str, play: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    owner, name, before = HOLES[hole]
    monkeypatch.setattr(owner, name, before)
    with pytest.raises(AssertionError, match="sequence"):
        play(300)
