"""What is kept of the tables, on both databases; above all what two writers may do at once."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Event
from typing import Any, Protocol, TypeVar

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from detente.core.view_types import Result
from detente.server.storage import lists, store
from detente.server.storage.database import Database
from detente.server.storage.rows import ChatMessageRow, EntryRow, SeatRow, TableRow, TokenRow
from detente.server.storage.store import WriteConflict

T = TypeVar("T")
WON: Result = {"winners": [1], "scores": [0, 1], "reason": "points"}


class Do(Protocol):
    """Does a job in a transaction of its own."""

    def __call__(self, job: Callable[[Connection], T], /) -> T: ...


def doing(database: Database) -> Do:
    def do(job: Callable[[Connection], T], /) -> T:
        return asyncio.run(database.write(job))

    return do


@pytest.fixture
def do(database: Database) -> Do:
    return doing(database)


@pytest.fixture
def others(open_database: Callable[[], Database]) -> list[Do]:
    """Other servers at the same database."""
    return [doing(open_database()) for _ in range(4)]


def a_table(id: str = "t", **changes: Any) -> TableRow:
    row = TableRow(
        id=id,
        game="cia_vs_kgb",
        revision=1,
        settings={"edition": "first", "rounds": 3, "undo": True},
        seats=2,
        pace="live",
        secret="00ff",
        host=None,
        started=1_700_000_000.125,
        changed=1_700_000_000.125,
        version=0,
        to_act=[0, 1],
        result=None,
        closed=False,
        listed=True,
    )
    return replace(row, **changes)


def insert_table(c: Connection, row: TableRow, *kinds: str) -> None:
    kinds = kinds or ("person", "person")
    seats = [SeatRow(row.id, seat, kind, None, [], 1.5) for seat, kind in enumerate(kinds)]
    store.add_table(c, row, seats)


def an_entry(version: int, id: str | None = None, **changes: Any) -> EntryRow:
    entry = EntryRow(
        "t", version, id or f"id-{version}", 0, "play", f"card-{version}", 10.0 + version
    )
    return replace(entry, **changes)


def a_message(id: str, text: str = "Hello") -> ChatMessageRow:
    return ChatMessageRow("t", 0, id, 5.0, seat=1, name="Olga", text=text)


@pytest.fixture
def stored_table(do: Do) -> None:
    """A table "t" and the guests "anna" and "boris"."""

    def job(c: Connection) -> None:
        insert_table(c, a_table())
        store.add_guest(c, "anna", "Анна", 1.0)
        store.add_guest(c, "boris", "Boris", 2.0)

    do(job)


def ids(tables: list[TableRow]) -> list[str]:
    return [row.id for row in tables]


# --- keys and guests ------------------------------------------------------------------------------


def test_the_signing_key_stays_the_same(do: Do, others: list[Do]) -> None:
    with ThreadPoolExecutor() as threads:
        keys = {*threads.map(lambda other: other(store.signing_key), others)}
    assert keys == {do(store.signing_key)}
    assert len(keys.pop()) == 32


def test_guests_have_names(do: Do, stored_table: None) -> None:
    assert do(lambda c: store.guest_name(c, "anna")) == "Анна"
    assert do(lambda c: store.guest_name(c, "nobody")) is None
    name = "'; DROP TABLE guests; -- <script>😀"
    do(lambda c: store.rename_guest(c, "anna", name))
    assert do(lambda c: store.guest_name(c, "anna")) == name
    assert do(lambda c: store.guest_name(c, "boris")) == "Boris"


# --- tables and seats -----------------------------------------------------------------------------


def test_a_table_comes_back_as_it_was_laid(do: Do, stored_table: None) -> None:
    row = a_table("other", host="anna", result=WON, closed=True, listed=False)
    do(lambda c: insert_table(c, row, "link", "open"))
    assert do(lambda c: store.table(c, "other")) == row
    assert do(lambda c: store.table(c, "t")) == a_table()
    assert do(lambda c: store.table(c, "unknown")) is None
    assert do(lambda c: store.seats(c, "other")) == [
        SeatRow("other", 0, "link", None, [], 1.5),
        SeatRow("other", 1, "open", None, [], 1.5),
    ]
    assert do(lambda c: store.seats(c, "unknown")) == []


def test_a_table_is_laid_whole_or_not_at_all(do: Do, stored_table: None) -> None:
    seat = SeatRow("new", 0, "person", None, [], 1.0)
    with pytest.raises(IntegrityError):
        do(lambda c: store.add_table(c, a_table("new"), [seat, seat]))
    with pytest.raises(IntegrityError):
        do(lambda c: insert_table(c, a_table("new", host="nobody")))
    with pytest.raises(IntegrityError):
        do(lambda c: insert_table(c, a_table("t")))
    assert do(lists.counts)["tables"] == 1


def test_a_seat_changes_alone(do: Do, stored_table: None) -> None:
    do(lambda c: insert_table(c, a_table("other")))
    bot = SeatRow("t", 1, "bot", "director", [0], 99.5)
    do(lambda c: store.set_seat(c, bot))
    assert do(lambda c: store.seats(c, "t")) == [SeatRow("t", 0, "person", None, [], 1.5), bot]
    assert [seat.kind for seat in do(lambda c: store.seats(c, "other"))] == ["person", "person"]


def test_a_closed_table_has_changed(do: Do, stored_table: None) -> None:
    do(lambda c: store.close_table(c, "t", 77.0))
    assert do(lambda c: store.table(c, "t")) == a_table(closed=True, changed=77.0)


def test_holders_are_in_the_order_of_holding(do: Do, stored_table: None) -> None:
    do(lambda c: store.hold(c, "t", 1, "boris", 1.0))
    do(lambda c: store.hold(c, "t", 0, "boris", 1.0))
    do(lambda c: store.hold(c, "t", 1, "anna", 1.0))
    do(lambda c: store.hold(c, "t", 1, "boris", 9.0))  # again: he keeps his place
    held = [(1, "boris", "Boris"), (0, "boris", "Boris"), (1, "anna", "Анна")]
    assert do(lambda c: store.holders(c, "t")) == held
    assert do(lambda c: lists.names_of(c, ["t", "unknown"])) == {
        ("t", 0): "Boris",
        ("t", 1): "Boris",
    }
    do(lambda c: store.release(c, "t", 1))
    assert do(lambda c: store.holders(c, "t")) == [(0, "boris", "Boris")]


@pytest.mark.parametrize(("seat", "guest"), [(2, "anna"), (0, "nobody")])
def test_only_guests_hold_only_seats(do: Do, stored_table: None, seat: int, guest: str) -> None:
    with pytest.raises(IntegrityError):
        do(lambda c: store.hold(c, "t", seat, guest, 1.0))


# --- entries --------------------------------------------------------------------------------------


def test_an_entry_moves_the_table_on(do: Do, stored_table: None) -> None:
    undo = an_entry(2, seat=1, op="undo", move=None)
    do(lambda c: store.append(c, an_entry(1), {1: 1.5}, None))
    do(lambda c: store.append(c, undo, {}, WON))
    assert do(lambda c: store.entries(c, "t")) == [an_entry(1), undo]
    assert do(lambda c: store.entries(c, "t", upto=1)) == [an_entry(1)]
    assert do(lambda c: store.entries(c, "t", upto=0)) == []
    assert do(lambda c: store.entry_with_id(c, "t", "id-2")) == undo
    assert do(lambda c: store.entry_with_id(c, "t", "id-3")) is None
    moved = a_table(version=2, changed=12.0, to_act=[], asked=[], result=WON)
    assert do(lambda c: store.table(c, "t")) == moved


@pytest.mark.parametrize(
    "entry",
    [
        an_entry(1, "another"),  # written already
        an_entry(3),  # one is missing before it
        an_entry(0),
        an_entry(2, "id-1"),  # the same choice again
        an_entry(1, table="unknown"),
    ],
)
def test_an_entry_that_does_not_fit_changes_nothing(
    do: Do, stored_table: None, entry: EntryRow
) -> None:
    do(lambda c: store.append(c, an_entry(1), {1: 1.5}, None))
    before = do(lambda c: store.table(c, "t"))
    with pytest.raises(WriteConflict):
        do(lambda c: store.append(c, entry, {0: 1.5}, WON))
    assert do(lambda c: store.entries(c, "t")) == [an_entry(1)]
    assert do(lambda c: store.table(c, "t")) == before


def test_the_same_id_may_be_used_at_another_table(do: Do, stored_table: None) -> None:
    do(lambda c: insert_table(c, a_table("other")))
    do(lambda c: store.append(c, an_entry(1), {1: 1.5}, None))
    do(lambda c: store.append(c, an_entry(1, table="other"), {1: 1.5}, None))
    assert do(lists.counts)["entries"] == 2


def test_whoever_writes_while_another_does_has_raced(
    do: Do, stored_table: None, others: list[Do]
) -> None:
    """Both know the table at version 0; the first has written, but not yet committed."""
    written = Event()

    def first(c: Connection) -> None:
        store.append(c, an_entry(1, "first"), {1: 1.5}, None)
        written.set()
        Event().wait(0.1)  # time for the second to come up to the lock

    with ThreadPoolExecutor() as threads:
        winner = threads.submit(do, first)
        assert written.wait(10)
        with pytest.raises(WriteConflict):
            others[0](lambda c: store.append(c, an_entry(1, "second"), {1: 1.5}, None))
        winner.result()
    assert [entry.id for entry in do(lambda c: store.entries(c, "t"))] == ["first"]


def test_racing_servers_write_each_version_once(
    do: Do, stored_table: None, others: list[Do]
) -> None:
    def write(server: int) -> list[int]:
        won = []
        while (table := others[server](lambda c: store.table(c, "t"))) and table.version < 20:
            entry = an_entry(table.version + 1, f"{server}-{table.version + 1}")
            try:
                others[server](partial(store.append, entry=entry, asked={server: 1.5}, result=None))
            except WriteConflict:
                continue
            won.append(entry.version)
        return won

    with ThreadPoolExecutor() as threads:
        won = list(threads.map(write, range(len(others))))
    kept = do(lambda c: store.entries(c, "t"))
    assert [entry.version for entry in kept] == [*range(1, 21)]
    # What was acknowledged is there, and nothing else.
    by_server = [[e.version for e in kept if e.id.startswith(f"{s}-")] for s in range(len(others))]
    assert by_server == won


def test_five_hundred_choices_at_fifty_tables(database: Database, do: Do) -> None:
    def lay_all(c: Connection) -> None:
        for number in range(50):
            insert_table(c, a_table(f"t{number}"))

    async def play() -> None:
        async with asyncio.TaskGroup() as tasks:
            for number in range(1, 11):
                for table in range(50):
                    entry = an_entry(number, table=f"t{table}")
                    job = partial(store.append, entry=entry, asked={1: 1.5}, result=None)
                    tasks.create_task(database.write(job))

    do(lay_all)
    asyncio.run(play())
    for table in range(50):
        kept = do(partial(store.entries, table=f"t{table}"))
        assert [entry.version for entry in kept] == [*range(1, 11)]


def test_one_snapshot_is_kept(do: Do, stored_table: None) -> None:
    large = {"agenda": [[1, {"a": None}]], "mask": 1 << 110, "text": "é\u0000"}
    assert do(lambda c: store.snapshot(c, "t")) is None
    do(lambda c: store.keep_snapshot(c, "t", 1, {"board": 1}))
    do(lambda c: store.keep_snapshot(c, "t", 20, large))
    assert do(lambda c: store.snapshot(c, "t")) == (20, large)
    do(lambda c: store.drop_snapshot(c, "t"))
    assert do(lambda c: store.snapshot(c, "t")) is None


# --- what is said ---------------------------------------------------------------------------------


def test_lines_are_numbered_and_a_resend_is_not_said_twice(do: Do, stored_table: None) -> None:
    notice = ChatMessageRow(
        "t", 0, "n", 6.0, notice="table-bot-replaced", args={"seat": "kgb", "n": 2}
    )
    assert do(lambda c: store.add_chat_message(c, a_message("a"))) == 1
    assert do(lambda c: store.add_chat_message(c, notice)) == 2
    assert do(lambda c: store.add_chat_message(c, a_message("a", "Hello again"))) == 1
    said = [replace(a_message("a"), number=1), replace(notice, number=2)]
    assert do(lambda c: store.chat_messages(c, "t")) == said
    assert do(lambda c: store.chat_messages(c, "t", after=1)) == said[1:]
    assert do(lambda c: store.chat_messages(c, "t", after=2)) == []


def test_every_table_numbers_its_own_lines(do: Do, stored_table: None) -> None:
    do(lambda c: insert_table(c, a_table("other")))
    assert do(lambda c: store.add_chat_message(c, a_message("a"))) == 1
    assert do(lambda c: store.add_chat_message(c, replace(a_message("a"), table="other"))) == 1


def test_servers_number_lines_together(do: Do, stored_table: None, others: list[Do]) -> None:
    def say(server: int) -> list[int]:
        mine = [a_message(f"{server}-{number}") for number in range(5)]
        shared = [a_message(f"shared-{number}") for number in range(5)]
        pairs = zip(mine, shared, strict=True)
        lines = [line for pair in pairs for line in pair]
        return [others[server](partial(store.add_chat_message, message=line)) for line in lines]

    with ThreadPoolExecutor() as threads:
        numbers = list(threads.map(say, range(len(others))))
    kept = {line.id: line.number for line in do(lambda c: store.chat_messages(c, "t"))}
    assert sorted(kept.values()) == [*range(1, 5 * len(others) + 5 + 1)]
    for server, given in enumerate(numbers):
        assert given[::2] == [kept[f"{server}-{number}"] for number in range(5)]
        assert given[1::2] == [kept[f"shared-{number}"] for number in range(5)]


# --- tokens ---------------------------------------------------------------------------------------


INVITATION = TokenRow("aa", "t", 1, "invitation", 3.0, 2, "anna")


def test_a_token_is_used_once(do: Do, stored_table: None) -> None:
    do(lambda c: store.add_token(c, INVITATION))
    assert do(lambda c: store.find_token(c, "aa")) == INVITATION
    assert do(lambda c: store.use_token(c, "aa"))
    assert not do(lambda c: store.use_token(c, "aa"))
    assert do(lambda c: store.find_token(c, "aa")) == replace(INVITATION, used=True)
    assert not do(lambda c: store.use_token(c, "unknown"))
    assert do(lambda c: store.find_token(c, "unknown")) is None


def test_a_use_that_fails_later_leaves_the_token_unused(do: Do, stored_table: None) -> None:
    def fail(c: Connection) -> None:
        assert store.use_token(c, "aa")
        raise LookupError("on purpose")

    do(lambda c: store.add_token(c, INVITATION))
    with pytest.raises(LookupError):
        do(fail)
    assert do(lambda c: store.use_token(c, "aa"))


def test_one_of_many_gets_the_seat(
    do: Do, stored_table: None, others: list[Do], database: Database
) -> None:
    def use(c: Connection) -> bool:
        return store.use_token(c, "aa")

    async def ten() -> list[bool]:
        return await asyncio.gather(*(database.write(use) for _ in range(10)))

    do(lambda c: store.add_token(c, INVITATION))
    with ThreadPoolExecutor() as threads:
        here = threads.submit(asyncio.run, ten())
        there = list(threads.map(lambda other: other(use), others * 3))
        assert (here.result() + there).count(True) == 1


def test_tokens_of_a_seat_become_worthless(do: Do, stored_table: None) -> None:
    for hash, seat in (("aa", 0), ("bb", 1), ("cc", 1)):
        do(partial(store.add_token, token=TokenRow(hash, "t", seat, "seat", 3.0)))
    assert [token.hash for token in do(lambda c: store.tokens_of(c, "t"))] == ["aa", "bb", "cc"]
    do(lambda c: store.drop_token(c, "cc"))
    assert [token.hash for token in do(lambda c: store.tokens_of(c, "t"))] == ["aa", "bb"]
    do(lambda c: store.drop_tokens(c, "t", 1))
    left = [do(partial(store.find_token, hash=hash)) for hash in ("aa", "bb", "cc")]
    assert [token is not None for token in left] == [True, False, False]


def test_a_token_that_is_stored_already_stays_as_it_was(do: Do, stored_table: None) -> None:
    do(lambda c: store.add_token(c, INVITATION))
    assert do(lambda c: store.use_token(c, "aa"))
    do(lambda c: store.add_token(c, INVITATION))
    assert not do(lambda c: store.use_token(c, "aa"))


# --- servers --------------------------------------------------------------------------------------


def test_servers_have_been_running_since_the_last_time_when_none_was(do: Do) -> None:
    def beat(server: str, started: float, now: float) -> float:
        return do(lambda c: store.beat(c, server, started, now))

    assert beat("a", 100.0, 100.0) == 100.0
    assert beat("a", 100.0, 130.0) == 100.0
    assert beat("b", 120.0, 131.0) == 100.0, "a was still running when b began"
    assert beat("c", 125.0, 132.0) == 100.0, "b was still running when c began"
    assert beat("b", 120.0, 200.0) == 100.0, "a has ended, but b went on"
    assert beat("d", 201.0, 201.0) == 201.0, "nobody has told of having run until then"
    assert beat("b", 120.0, 202.0) == 120.0, "what a told was forgotten at the gap"
    assert beat("d", 201.0, 203.0) == 120.0


# --- many tables ----------------------------------------------------------------------------------


@pytest.fixture
def lobby(do: Do) -> None:
    """Tables of every kind; the later stored, the later changed, but for the last."""

    def job(c: Connection) -> None:
        insert_table(c, a_table("empty", changed=1.0), "open", "person")
        insert_table(c, a_table("full", changed=2.0), "person", "bot")
        insert_table(c, a_table("secret", changed=3.0, listed=False), "open", "bot")
        insert_table(c, a_table("over", changed=4.0, result=WON), "open", "bot")
        insert_table(c, a_table("closed", changed=5.0, closed=True), "open", "bot")
        insert_table(c, a_table("both", changed=6.0), "open", "open")
        insert_table(c, a_table("old", changed=0.5), "bot", "open")
        store.add_guest(c, "anna", "Anna", 1.0)
        for table, seat in (("over", 0), ("old", 1), ("secret", 0), ("secret", 1)):
            store.hold(c, table, seat, "anna", 1.0)

    do(job)


def test_the_lobby_shows_what_goes_on(do: Do, lobby: None) -> None:
    assert ids(do(lists.open_tables)) == ["both", "empty", "old"]
    assert ids(do(lists.public_tables)) == ["both", "full", "empty", "old"]
    assert ids(do(lambda c: lists.open_tables(c, limit=1))) == ["both"]
    assert ids(do(lambda c: lists.public_tables(c, limit=2))) == ["both", "full"]


def test_ones_own_tables_are_all_there(do: Do, lobby: None) -> None:
    assert ids(do(lambda c: lists.tables_of(c, "anna"))) == ["over", "secret", "old"]
    assert ids(do(lambda c: lists.tables_of(c, "anna", limit=2))) == ["over", "secret"]
    assert do(lambda c: lists.tables_of(c, "boris")) == []


def test_seats_of_several_tables(do: Do, lobby: None) -> None:
    seats = do(lambda c: lists.seats_of(c, ["full", "both", "unknown"]))
    kinds = {table: [seat.kind for seat in row] for table, row in seats.items()}
    assert kinds == {"full": ["person", "bot"], "both": ["open", "open"]}
    assert do(lambda c: lists.seats_of(c, [])) == {}


def test_bots_resume_where_the_game_goes_on(do: Do, lobby: None) -> None:
    assert do(lists.tables_with_bots) == ["old", "full", "secret"]


def test_counts(do: Do, lobby: None) -> None:
    assert do(lists.counts) == {"tables": 7, "open": 5, "over": 1, "entries": 0}


def test_counts_of_an_empty_database(do: Do) -> None:
    assert do(lists.counts) == {"tables": 0, "open": 0, "over": 0, "entries": 0}
