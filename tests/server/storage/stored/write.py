"""Write a database as the server of today leaves it: `python -m tests.server.storage.stored.write`.

It drives a real server with tables in every condition and writes, under the name of today's Alembic
revision, all rows as SQL (REVISION.sql), and what guests know and see (REVISION.json). What is
there already is never written again: it stands for the databases that people have.
"""

import asyncio
import hashlib
import json
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from sqlalchemy import Connection, select, update
from sqlalchemy import Table as Relation

import detente
from detente import read_record
from detente.core.state import State
from detente.server.guests import COOKIE
from detente.server.storage import schema
from detente.server.table.moves import SNAPSHOT_EVERY
from detente.server.table.seats import TAKEOVER_AFTER
from detente.server.table.table import Table
from tests.server.company import SHORT, Company, choose_dully, company
from tests.server.player import Guest
from tests.server.storage.stored import wire

FOLDER = Path(__file__).parent
RECORDS = Path("tests/games")
GUESTS = {"ann": "Ann", "bob": "Боб", "chloe": "Chloé O'Neill", "phone": "Ann's phone"}
SPECTATOR = "spectator"
EMPTIES_DECK = f"{155:064x}"
"""With this secret a deal of Twilight Struggle uses up the deck exactly, at random choice 289."""


class Writer:
    """The tables so far, with whatever lets somebody in."""

    def __init__(self, everybody: Company, guests: dict[str, Guest]) -> None:
        self.everybody = everybody
        self.guests = guests
        self.tables: dict[str, Any] = {}

    async def create(
        self,
        name: str,
        game: str,
        *seats: str,
        secret: str | None = None,
        revision: int | None = None,
        **more: Any,
    ) -> Table:
        """Ann's new table. A seat's word may also be the guest who takes the invitation."""
        words = ["link" if word in self.guests else word for word in seats]
        with fixed_secret(secret or hashlib.sha256(name.encode()).hexdigest()):
            made = await wire.create(self.guests["ann"], game, *words, **more)
        if revision is not None:
            await self.set_revision(made["table"], revision)
        table = await self.everybody.table(made["table"])
        places = [table.game.seat_name(seat) for seat in range(len(seats))]
        own = [place for place, word in zip(places, seats, strict=True) if word == "me"]
        kept = {
            "id": made["table"],
            "revision": table.row.revision,
            "tokens": {own[0]: [made["token"]]},
            "invitations": made["invitations"],
            "used": {},
            "guests": dict.fromkeys(own, "ann"),
        }
        self.tables[name] = kept
        for place, word in zip(places, seats, strict=True):
            if word in self.guests:
                await self.join(name, word, place)
        return table

    async def set_revision(self, id: str, revision: int) -> None:
        """Let a table that has just been created be one of an earlier program."""
        change = update(schema.tables).filter_by(id=id).values(revision=revision)
        await self.everybody.tables.database.write(lambda c: c.execute(change) and None)
        self.everybody.tables.loaded.pop(id).stop()

    async def join(self, name: str, guest: str, place: str) -> None:
        """Let a guest use up the invitation to a place."""
        kept = self.tables[name]
        invitation = kept["invitations"].pop(place)
        kept["tokens"][place] = [await wire.join(self.guests[guest], kept["id"], token=invitation)]
        kept["used"][place] = invitation
        kept["guests"][place] = guest

    async def show(self, name: str, text: str) -> None:
        """A table that shows a record from elsewhere."""
        id = await wire.show(self.guests["ann"], text)
        revision = (await self.everybody.table(id)).row.revision
        kept = {"id": id, "revision": revision, "tokens": {}, "invitations": {}}
        self.tables[name] = {**kept, "used": {}, "guests": {}}


class Clock:
    """A time that is past everywhere, a quarter of a second later at every look."""

    def __init__(self) -> None:
        self.now = 1_750_000_000.0

    def __call__(self) -> float:
        self.now += 0.25
        return self.now


@contextmanager
def fixed_secret(secret: str) -> Iterator[None]:
    """Let the next table have this secret, so that its game takes the same course every time."""
    with patch("secrets.token_hex", lambda _: secret):
        yield


async def play_randomly(table: Table, rng: random.Random, until: Callable[[State], Any]) -> None:
    """Play by the server's own door for whoever must choose."""
    while not until(table.state):
        assert not table.state.over
        seat = rng.choice(table.state.to_act)
        code = rng.choice(table.state.legal_moves(seat))
        await table.moves.play(seat, f"choice-{table.version + 1}", table.version, code)


def last_seat(state: State) -> int:
    """Who chose last."""
    return state.record().moves[-1][0]


def undone_after_snapshot(game: str) -> str:
    """A secret with which the choice that a snapshot is taken of can be taken back."""
    for number in count():
        secret = f"{number:064x}"
        state = detente.game(game).start(2, secret)
        rng = random.Random(secret)
        while state.move_number < SNAPSHOT_EVERY and not state.over:
            seat = rng.choice(state.to_act)
            state.play(seat, rng.choice(state.legal_moves(seat)))
        if not state.over and state.can_undo(last_seat(state)):
            return secret
    raise AssertionError("unreachable")


async def half_answered(w: Writer) -> None:
    """A simultaneous decision of which one half is made, after more entries than a snapshot."""
    table = await w.create("half_answered", "cia_vs_kgb", "me", "bob")
    id = table.row.id
    await wire.say(w.guests["ann"], id, "line-1", "Ready when you are.")
    rng = random.Random("half answered")
    await play_randomly(table, rng, lambda s: s.move_number >= SNAPSHOT_EVERY + 3)
    await wire.say(w.guests["bob"], id, "line-2", "Момент; 'минуту' \\ \"одну\"…")
    await play_randomly(table, rng, lambda s: s.pending_actions and s.to_act == (0, 1))
    news = await wire.look(w.guests["ann"], id)
    move = wire.moves(news)[-1]
    await wire.play(w.guests["ann"], id, "hidden", wire.version(news), move)
    w.tables["half_answered"]["hidden"] = move
    another = await wire.device_link(w.guests["ann"], id)
    tokens = w.tables["half_answered"]["tokens"]["cia"]
    tokens += [another, await wire.join(w.guests["phone"], id, token=another)]
    await wire.say(w.guests["chloe"], id, "line-1-of-chloe", "Can I watch?")


async def taken_back(w: Writer) -> None:
    """An undo right after a snapshot, and a last choice that can be taken back."""
    secret = undone_after_snapshot("twilight_struggle")
    table = await w.create(
        "taken_back", "twilight_struggle", "me", "chloe", secret=secret, pace="correspondence"
    )
    rng = random.Random(secret)
    await play_randomly(table, rng, lambda s: s.move_number == SNAPSHOT_EVERY)
    seat = last_seat(table.state)
    place = table.game.seat_name(seat)
    guest = w.guests[w.tables["taken_back"]["guests"][place]]
    await wire.undo(guest, table.row.id, "undo-1", table.version)
    await play_randomly(table, rng, lambda s: s.move_number > 75 and s.can_undo(0))
    await wire.say(w.guests["chloe"], table.row.id, "line-1", "Vraiment\u202f?")


async def bot_to_move(w: Writer) -> None:
    """A game against a bot that is thinking when the server stops."""
    table = await w.create("bot_to_move", "twilight_struggle", "me", "recruit")
    rng = random.Random("bot to move")
    await play_randomly(table, rng, lambda s: s.move_number > 25 and s.to_act == (1,))


async def by_revision_1(w: Writer) -> None:
    """A game whose deck a deal has used up, by the rules before they were corrected there."""
    await _beyond_empty_deck(w, "by_revision_1", 1)


async def by_revision_2(w: Writer) -> None:
    """The same game by the corrected rules: the discard pile is shuffled at once."""
    await _beyond_empty_deck(w, "by_revision_2", 2)


async def _beyond_empty_deck(w: Writer, name: str, revision: int) -> None:
    table = await w.create(
        name, "twilight_struggle", "me", "bob", secret=EMPTIES_DECK, revision=revision
    )
    await play_randomly(table, random.Random(EMPTIES_DECK), lambda s: s.move_number == 295)


async def invited(w: Writer) -> None:
    """A running game with an invitation that nobody has used, and a bot."""
    table = await w.create(
        "invited", "agents", "me", "bob", "link", "officer", settings={"abilities": True}
    )
    rng = random.Random("invited")
    await play_randomly(table, rng, lambda s: s.move_number > 20 and s.to_act == (2,))
    second = await wire.invite(w.guests["bob"], table.row.id, "third")
    w.tables["invited"]["invitations"]["third again"] = second


async def left(w: Writer) -> None:
    """Somebody has left; one of the other two agrees to a bot in his place."""
    table = await w.create("left", "agents", "me", "bob", "chloe")
    rng = random.Random("left")
    await play_randomly(table, rng, lambda s: s.move_number > 12)
    await wire.leave(w.guests["bob"], table.row.id)
    del w.tables["left"]["tokens"]["second"], w.tables["left"]["guests"]["second"]
    await wire.take_over(w.guests["ann"], table.row.id, "second", "recruit")


async def stood_in(w: Writer) -> None:
    """A bot stands in for somebody who did not come any more, and may come back."""
    table = await w.create(
        "stood_in", "secret_power", "me", "bob", "chloe", settings={"professionals": True}
    )
    rng = random.Random("stood in")
    await play_randomly(table, rng, lambda s: s.move_number > 40 and s.to_act == (1,))
    with patch.dict(TAKEOVER_AFTER, live=0.0):
        await wire.take_over(w.guests["ann"], table.row.id, "beta", "officer")


async def solo(w: Writer) -> None:
    """One seat against the game itself."""
    table = await w.create("solo", "secret_power", "me")
    await play_randomly(table, random.Random("solo"), lambda s: s.move_number == 20)


async def open_seat(w: Writer) -> None:
    """In the lobby, waiting for players."""
    await w.create(
        "open_seat", "secret_power", "me", "open", "open", settings={"treaties": "draft"}
    )


async def shared_device(w: Writer) -> None:
    """Two people share a device."""
    table = await w.create("shared_device", "agents", "me", "me")
    await play_randomly(table, random.Random("shared"), lambda s: s.move_number == 15)


async def finished(w: Writer) -> None:
    """A game that is over, whose secret and record are open."""
    table = await w.create("finished", "cia_vs_kgb", "me", "bob", secret=SHORT)
    await choose_dully(table)
    assert table.state.over
    await wire.say(w.guests["bob"], table.row.id, "line-1", "Thanks, good game!")


async def abandoned(w: Writer) -> None:
    """Closed, for all people have left it."""
    table = await w.create("abandoned", "cia_vs_kgb", "me", "recruit")
    await wire.leave(w.guests["ann"], table.row.id)
    w.tables["abandoned"].update(tokens={}, guests={})


async def shown(w: Writer) -> None:
    """A record from elsewhere that begins in the middle, with fixed chance."""
    record = read_record(RECORDS / "cia_vs_kgb/records/r1/ru2014.middle.detente").record
    record.notes = {"cia": "Ann", "place": "Reykjavík"}
    await w.show("shown", record.text(record.replay()))


async def shown_whole(w: Writer) -> None:
    """A record from elsewhere with a seed and a commitment."""
    path = RECORDS / "agents/records/r1/3.whole.detente"
    await w.show("shown_whole", path.read_text(encoding="utf-8"))


ALL = (
    *(half_answered, taken_back, bot_to_move, invited, left, stood_in, solo, open_seat),
    *(shared_device, finished, abandoned, shown, shown_whole, by_revision_1, by_revision_2),
)


async def expected(everybody: Company, guests: dict[str, Any], tables: dict[str, Any]) -> None:
    """Add what guests see at a server that has just started."""
    stranger = await everybody.guest("Nobody")
    for kept in tables.values():
        table = await everybody.table(kept["id"])
        news = await wire.look(stranger, kept["id"])
        kept["table"] = wire.of_table(news)
        kept["position"] = wire.fingerprint_then(table.state)
        kept["seen"] = {SPECTATOR: wire.of_seat(news)}
        first, last = table.log.first_move_number, table.state.move_number
        kept["moments"] = {
            str(after): wire.digest(await wire.moment(stranger, kept["id"], after))
            for after in sorted({first, (first + last) // 2, last})
        }
        for place, tokens in kept["tokens"].items():
            program = everybody.program(tokens[0])
            kept["seen"][place] = wire.of_seat(await wire.look(program, kept["id"]))
    for known in guests.values():
        known["lobby"] = await wire.lobby(everybody.known(known["cookie"], known["csrf"]))


def inserts(c: Connection) -> Iterator[str]:
    """All rows as statements that both databases understand, after what they refer to."""
    for relation in schema.metadata.sorted_tables:
        columns = [column for column in relation.columns if not _counted(relation, column.name)]
        names = ", ".join(f'"{column.name}"' for column in columns)
        for row in c.execute(select(*columns).order_by(*relation.primary_key)):
            values = ", ".join(literal(value) for value in row)
            yield f'INSERT INTO "{relation.name}" ({names}) VALUES ({values});'


def _counted(relation: Relation, column: str) -> bool:
    """Whether the database itself counts this column; a number given would stop its counter."""
    return relation.name == schema.seat_holders.name and column == "order"


def literal(value: Any) -> str:
    """A value in SQL; SQLite needs to be given `decode`."""
    match value:
        case None:
            return "NULL"
        case bool():
            return "true" if value else "false"
        case int() | float():
            return repr(value)
        case bytes():
            return f"decode('{value.hex()}', 'hex')"
        case str():
            return "'" + value.replace("'", "''") + "'"
    return literal(json.dumps(value, ensure_ascii=False))


async def write() -> None:
    """Write both files."""
    with tempfile.TemporaryDirectory() as folder, patch("time.time", Clock()):
        async with company(Path(folder)) as everybody:
            writer = Writer(everybody, {k: await everybody.guest(n) for k, n in GUESTS.items()})
            for condition in ALL:
                await condition(writer)
        guests = {
            key: {
                "name": GUESTS[key],
                "cookie": guest.http.cookies[COOKIE],
                "csrf": guest.http.headers["X-CSRF-Token"],
            }
            for key, guest in writer.guests.items()
        }
        async with company(Path(folder)) as everybody:
            await expected(everybody, guests, writer.tables)
            database = everybody.tables.database
            revision = await database.read(
                lambda c: c.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one()
            )
            rows = await database.read(lambda c: list(inserts(c)))
    seen = {"guests": guests, "tables": writer.tables}
    for ending, text in (
        ("sql", "\n".join(rows) + "\n"),
        ("json", json.dumps(seen, ensure_ascii=False, indent=1) + "\n"),
    ):
        with (FOLDER / f"{revision}.{ending}").open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)


if __name__ == "__main__":
    asyncio.run(write())
