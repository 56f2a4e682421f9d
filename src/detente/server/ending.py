"""Tables that end by themselves, because nobody is at them any more.

They are found by queries and ended by one write for many, so that none has to be loaded.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from detente.server import guests
from detente.server.storage import lists, store
from detente.server.storage.database import StoreFailed
from detente.server.storage.rows import ChatMessageRow

if TYPE_CHECKING:
    from detente.server.tables import TableRegistry

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR

BOTS_AFTER: Final = 1 * DAY
"""From its start until a table ends at which nobody but bots has ever sat."""
INVITATION_AFTER: Final = {"live": 7 * DAY, "correspondence": 30 * DAY}
"""Since somebody was last at a table where a seat was offered and nobody has taken it."""
UNSEEN_AFTER: Final = {"live": 30 * DAY, "correspondence": 90 * DAY}
"""Since somebody was last at any other table."""

EVERY: Final = 1 * HOUR
"""Between two times that the server looks for such tables."""
GAP: Final = 1 * DAY
GRACE: Final = 7 * DAY
"""After a server was down for longer than `GAP`, so long no table ends: people could not come."""
_BATCH: Final = 100
_PAUSE: Final = 0.1


async def end_by_themselves(tables: "TableRegistry") -> None:
    """End such tables every hour, for as long as the server runs."""
    while True:
        with suppress(StoreFailed):  # the next time will do
            await end_all(tables, time.time())
        await asyncio.sleep(EVERY)


async def end_all(tables: "TableRegistry", now: float) -> int:
    """End all tables that are to end now; how many those were."""
    may_end = partial(store.note_sweep, at=now, gap=GAP, grace=GRACE)
    if not await tables.database.write(may_end):
        return 0
    ended = 0
    for ending, find in _ENDINGS.items():
        after = ""
        while found := await tables.database.read(_look(find, now, after)):
            ended += await _end(tables, ending, found, now)
            after = found[-1]
            await asyncio.sleep(_PAUSE)
    return ended


def _bots(c: Connection, now: float, after: str) -> list[str]:
    return lists.bots_only(c, now - BOTS_AFTER, after, _BATCH)


def _unseen(c: Connection, now: float, after: str) -> list[str]:
    since = {pace: now - limit for pace, limit in UNSEEN_AFTER.items()}
    return lists.unseen(c, since, False, after, _BATCH)


def _invitation(c: Connection, now: float, after: str) -> list[str]:
    since = {pace: now - limit for pace, limit in INVITATION_AFTER.items()}
    return lists.unseen(c, since, True, after, _BATCH)


_ENDINGS: Final[dict[str, Callable[[Connection, float, str], list[str]]]] = {
    "bots": _bots,
    "invitation": _invitation,
    "unseen": _unseen,
}
"""Why a table ends → the tables that end for it, ids after one in their order."""


def _look(
    find: Callable[[Connection, float, str], list[str]], now: float, after: str
) -> Callable[[Connection], list[str]]:
    return lambda c: find(c, now, after)


async def _end(tables: "TableRegistry", ending: str, found: list[str], now: float) -> int:
    """End the tables that were found, but not those where somebody is connected."""
    watched = {id for id, table in tables.loaded.items() if table.presence.subscribers}
    ids = [id for id in found if id not in watched]

    def end(c: Connection) -> None:
        for id in ids:
            if store.end_table(c, id, ending):
                store.add_chat_message(c, _notice(id, ending, now))

    await tables.database.write(end)
    for id in ids:
        if table := tables.loaded.get(id):
            await table.read_again()
    return len(ids)


def _notice(table: str, ending: str, now: float) -> ChatMessageRow:
    return ChatMessageRow(
        table, 0, guests.new_guest(), now, notice="notice-ended", args={"why": ending}
    )
