"""No byte that anybody is sent depends on what he may not know.

The same game is played in two worlds that differ in everything an observer may not know: the
table's secret, the order of the decks, other seats' hidden moves and private looks, who they are
and on how many devices. Everything the observer can hear or ask for must be equal, byte by byte,
but for what is named in `by_design`.
"""

import asyncio
import json
import re
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import detente
from detente.core.game import Game
from detente.core.record import commitment
from detente.core.state import State
from detente.server import guests
from detente.server.bot_workers import BotDecision, BotWorkers
from tests.server.company import company, run, until
from tests.server.inside import Inside, Sleepers, inside, rows
from tests.server.player import Guest
from tests.server.twins import ENDS, Course, twins

NAMES = ("cia", "kgb")
OBSERVERS = {"cia": 0, "kgb": 1, "spectator": None}
EDITIONS = ("ru2014", "fr2007")
NOW = 1_900_000_000.0
OUTDATED = 410
"""The answer to what only pages of before ask for, which would show nothing of a table."""


class Rigged:
    """A game with the forced outcomes of a course."""

    def __init__(self, game: Game, course: Course) -> None:
        self.game = game
        self.course = course

    def start(self, seats: int, secret: str) -> State:
        return self.game.start(seats, secret, outcomes=self.course.outcomes)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


class World:
    """A server where a course is played, and all that an observer receives from it."""

    def __init__(self, server: Inside, course: Course, observer: int | None, other: bool) -> None:
        self.server = server
        self.course = course
        self.observer = observer
        self.other = other
        """Whether this is the second world, where the others do more in secret."""
        self.people: list[Guest] = []
        self.strangers: list[Guest] = []
        self.hidden: list[str] = [course.secret]
        self.answers: dict[str, bytes] = {}
        self.messages: list[bytes] = []
        self.table = ""

    async def arrive(self, name: str) -> Guest:
        guest = await Guest(self.server.address).arrive(name)
        self.strangers.append(guest)
        return guest

    async def sit_down(self) -> None:
        host = await self.arrive("Host")
        place = await host.create_table("open", "open")
        self.table = place["table"]
        for seat, name in enumerate(("Ann", "Bob")):
            self.people.append(await self.arrive(name))
            place = await self.people[seat].post(
                f"/tables/{self.table}/join", {"seat": NAMES[seat]}
            )
            if seat != self.observer:
                self.hidden.append(place["token"])
        self.client = await self.arrive("Eve") if self.observer is None else self.own
        self.strangers.remove(self.client)

    @property
    def own(self) -> Guest:
        assert self.observer is not None
        return self.people[self.observer]

    @property
    def others(self) -> list[Guest]:
        return [guest for guest in self.people if guest is not self.client]

    async def play(self) -> None:
        """Play the course, while the observer looks on."""
        async with AsyncExitStack() as here:
            for guest in (*self.others, self.client):
                live = await here.enter_async_context(guest.sit(self.table))
                await live.subscribe()
            self.socket = live.socket
            for number, (seat, code) in enumerate(self.course.moves):
                if self.other and number == len(self.course.moves) // 2:
                    await self.take_second_device()
                await self.play_move(seat, code)
            await self.hesitate()
            await self.say("Hm.")
            await self.subscribe()

    async def play_move(self, seat: int, code: str) -> None:
        await self._change(seat, "moves", {"move": code})

    async def _change(self, seat: int, what: str, body: dict[str, Any]) -> None:
        number = self.server.tables.loaded[self.table].version
        request = {"id": secrets.token_urlsafe(8), "version": number, **body}
        await self.people[seat].post(f"/tables/{self.table}/{what}", request)
        while True:
            self.messages.append(await self.receive())
            if json.loads(self.messages[-1])["table"]["version"] > number:
                return

    async def receive(self) -> bytes:
        message = await asyncio.wait_for(self.socket.recv(), 30)
        assert isinstance(message, str)
        return message.encode()

    async def subscribe(self) -> None:
        """Ask for everything; what was sent unasked must have come before."""
        await self.socket.send(json.dumps({"type": "subscribe"}))
        self.messages.append(await self.receive())

    async def say(self, text: str) -> None:
        await self.people[0].post(f"/tables/{self.table}/chat", {"id": "said", "text": text})
        self.messages.append(await self.receive())

    async def take_second_device(self) -> None:
        """The others use a personal link, look at their tables elsewhere, and go away again."""
        for guest in self.others:
            link = await guest.post(f"/tables/{self.table}/device-links")
            device = await self.arrive("Canary")
            place = await device.post(f"/tables/{self.table}/join", {"token": link["token"]})
            self.hidden += [link["token"], place["token"]]
            async with device.sit(self.table) as live:
                await live.subscribe()

    async def hesitate(self) -> None:
        """A seat that has moved in secret plays another move, a different one in each world."""
        seat, code = self.course.moves[-1]
        table = self.server.tables.loaded[self.table]
        if table.state.pending_actions and seat not in (self.observer, *table.state.to_act):
            await self._change(seat, "undo", {})
            moves = [other for other in table.state.legal_moves(seat) if other != code]
            await self.play_move(seat, moves[0] if self.other else moves[1])
        for guest in self.others:  # What they try in vain is their own business too.
            nonsense = "assassin" if self.other else "no_such_code"
            await guest.http.get(f"/api/tables/{self.table}/explain", params={"move": nonsense})

    # --- what the observer asks for -----------------------------------------------------------

    async def ask_everything(self) -> None:
        table = self.server.tables.loaded[self.table]
        last, at = table.state.move_number, f"/api/tables/{self.table}"
        wrong = {"id": "wrong", "version": table.version, "move": "no_such_code"}
        await self.ask(
            at,
            f"{at}?version={table.version}&after_message=1",
            f"{at}?version={last // 2}",
            *(f"{at}/positions/{choice}" for choice in range(-1, last + 2)),
            *(f"{at}/positions/{last}?seat={seat}" for seat in ("", *NAMES, "mi6")),
            *(f"{at}/log?form=text&language={language}" for language in ("en", "ru", "fr")),
            f"{at}/log",
            f"{at}/log?events_from={last // 2}",
            f"{at}/record",
            *(f"{at}/explain?move={code}" for code in (*table.game.codes, "no_such_code")),
            *("/api/tables", "/api/tables/none", "/api/games", "/schema/openapi.json", "/health"),
        )
        refusals: list[tuple[str, Any]] = [
            ("moves", wrong),
            ("moves", {**wrong, "version": table.version - 1}),
            ("moves", {**wrong, "version": table.version + 1}),
            ("undo", {"id": "wrong", "version": 0}),
            ("chat", {"id": "wrong", "text": " "}),
            ("join", {"seat": NAMES[1] if self.observer == 0 else NAMES[0]}),
            ("join", {"token": "wrong"}),
            ("bot-takeover", {"seat": NAMES[self.observer == 0], "bot": "recruit"}),
            ("invitations", {"seat": NAMES[self.observer == 0]}),
            ("reclaim", None),
        ]
        for number, (what, body) in enumerate(refusals):
            answer = await self.client.http.post(f"{at}/{what}", json=body)
            assert 400 <= answer.status_code < 500 and answer.status_code != OUTDATED, answer.text
            self.answers[f"{number} {what}"] = whole(answer)

    async def ask(self, *paths: str) -> None:
        for path in paths:
            answer = await self.client.http.get(path)
            assert answer.status_code < 500 and answer.status_code != OUTDATED, answer.text
            self.answers[path.replace(self.table, "TABLE")] = whole(answer)

    # --- what must not be heard ---------------------------------------------------------------

    async def canaries(self) -> list[str]:
        """Whatever is secret in this world, and not the observer's own."""
        kept = await rows(self.server.tables)
        keys = [value for _, value in kept["keys"]]
        own = self.client.http.cookies[guests.COOKIE].partition(".")[0]
        cookies = [str(guest.http.cookies[guests.COOKIE]) for guest in self.strangers]
        found = [
            *self.hidden,
            *cookies,
            *(str(guest.http.headers["X-CSRF-Token"]) for guest in self.strangers),
            *(row[0] for row in kept["guests"] if row[0] != own),
            *(row[0] for row in kept["tokens"]),
            *(key.hex() for key in keys),
            str(self.server.tables.database.url),
            "Canary",
        ]
        assert len(found) > 12 and all(len(canary) > 5 for canary in found)
        return found

    @property
    def heard(self) -> bytes:
        return b"\n".join([*self.messages, *self.answers.values()])

    def by_design(self, heard: bytes) -> bytes:
        """What was heard, without what everybody may know to differ between two tables."""
        for name, value in (("TABLE", self.table), ("OATH", commitment(self.course.secret))):
            heard = heard.replace(value.encode(), name.encode())
        authors: dict[
            bytes, bytes
        ] = {}  # Who has written what may be told; the hash is of a table.

        def numbered(author: re.Match[bytes]) -> bytes:
            return authors.setdefault(author[0], b'"author":"%d"' % len(authors))

        return re.sub(rb'"author":"[0-9a-f]{16}"', numbered, heard)


def whole(answer: httpx.Response) -> bytes:
    """Status, headers and body as they came."""
    headers = b"\n".join(b": ".join(header) for header in answer.headers.raw)
    return b"%d\n%s\n\n%s" % (answer.status_code, headers, answer.content)


@asynccontextmanager
async def played(
    url: str, course: Course, observer: int | None, other: bool, workers: BotWorkers | None = None
) -> AsyncIterator[World]:
    """A world in which the course has been played."""
    async with inside(url, workers=workers) as server:
        world = World(server, course, observer, other)
        await world.sit_down()
        await world.play()
        yield world
        for guest in {*world.strangers, world.client}:
            await guest.leave()


def rig(patch: pytest.MonkeyPatch, edition: str, course: Course) -> None:
    """Let the next table have the secret and the outcomes of a course."""
    game = detente.game("cia_vs_kgb", edition=edition)
    patch.setattr(secrets, "token_hex", lambda _: course.secret)
    patch.setattr(detente, "game", lambda *_, **__: Rigged(game, course))


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("who", OBSERVERS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_twin_worlds(
    edition: str,
    who: str,
    end: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    observer = OBSERVERS[who]
    pair = twins(detente.game("cia_vs_kgb", edition=edition), observer, ENDS[end])
    monkeypatch.setattr(time, "time", lambda: NOW)
    worlds = []

    async def story(url: str, course: Course, other: bool) -> None:
        async with played(url, course, observer, other) as world:
            await world.ask_everything()
            canaries = await world.canaries()
            logged = "".join(capfd.readouterr()) + caplog.text
            assert [canary for canary in canaries if canary.encode() in world.heard] == []
            assert [canary for canary in canaries if canary in logged] == []
            worlds.append(world)

    for other, course in enumerate(pair):
        with monkeypatch.context() as patch:
            rig(patch, edition, course)
            run(story(f"sqlite:///{tmp_path / f'{other}.db'}", course, bool(other)))
    one, two = worlds
    assert list(map(one.by_design, one.messages)) == list(map(two.by_design, two.messages))
    assert list(one.answers) == list(two.answers)
    for what, answer in one.answers.items():
        assert one.by_design(answer) == two.by_design(two.answers[what]), what


# --- what does not go over the wire to a person -----------------------------------------------


class Notebook(Sleepers):
    """A bot that never answers, and keeps what it was told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Any] = []

    async def decide(
        self, game: str, sampled_position: dict[str, Any], seat: int, bot: str, seed: str
    ) -> BotDecision:
        self.told.append((game, sampled_position, seat, bot, seed))
        return await super().decide(game, sampled_position, seat, bot, seed)


@pytest.mark.parametrize("who", ["cia", "kgb"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bot_is_told_what_its_seat_knows(
    edition: str, who: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that takes over in the middle of two twin games is told the same in both."""
    observer = OBSERVERS[who]
    pair = twins(detente.game("cia_vs_kgb", edition=edition), observer, ENDS["one_has_chosen"])
    notebooks = []

    async def story(url: str, course: Course, other: bool) -> None:
        notebooks.append(Notebook())
        async with played(url, course, observer, other, notebooks[-1]) as world:
            patch.setattr(guests, "new_token", lambda: "the same seed")
            table, (friend,) = f"/tables/{world.table}", world.others
            await world.client.post(f"{table}/leave")
            await friend.post(f"{table}/bot-takeover", {"seat": who, "bot": "recruit"})
            await until(lambda: notebooks[-1].told)

    for other, course in enumerate(pair):
        with monkeypatch.context() as patch:
            rig(patch, edition, course)
            run(story(f"sqlite:///{tmp_path / f'{other}.db'}", course, bool(other)))
        assert course.secret not in repr(notebooks[-1].told)
    one, two = notebooks
    assert len(one.told) == 1 and one.told == two.told


def test_metrics_do_not_tell_what_somebody_tries(tmp_path: Path) -> None:
    """Anybody can read them at any moment; that something was refused is all they may learn."""

    async def story() -> None:
        async with company(tmp_path) as here:
            ann, _, table = await here.pair()
            eve = here.stranger()

            async def counted() -> set[str]:
                return set((await eve.get("/metrics")).text.splitlines())

            changed = []
            for code in ("mil_1", "no_such_code", "pass"):
                before = await counted()
                assert (await ann.get(f"/tables/{table}/explain", move=code))["problem"]
                new = {line.rpartition(" ")[0] for line in await counted() - before}
                changed.append({name for name in new if not name.endswith("_created")})
            assert changed == [{'detente_refusals_total{error="refused"}'}] * 3

    run(story())
