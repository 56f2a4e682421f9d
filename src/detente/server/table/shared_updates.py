"""What is told to everybody without a seat: made and encoded once for each change of a table."""

from functools import cached_property
from typing import TYPE_CHECKING, Final

import msgspec

from detente.server.messages import TableInfo, TableUpdate
from detente.server.table import projection

if TYPE_CHECKING:
    from detente.server.table.table import Table

_MOST_KEPT: Final = 8
"""Updates for spectators who have seen different things; nearly all have seen the same."""


class SharedUpdate:
    """An update for all spectators who have seen the same."""

    def __init__(self, update: TableUpdate) -> None:
        self.update = update

    @cached_property
    def encoded(self) -> bytes:
        """The update as it goes over the wire."""
        return msgspec.json.encode(self.update)


class SharedUpdates:
    """The updates of one table for spectators, and its info, until the next change."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._info: TableInfo | None = None
        self._kept: dict[tuple[int, int], SharedUpdate] = {}

    def forget(self) -> None:
        """Something has changed: all are made anew when they are needed."""
        self._info = None
        self._kept.clear()

    @property
    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        if self._info is None:
            self._info = projection.table_info(self._table)
        return self._info

    def since(self, version: int, after_message: int) -> SharedUpdate:
        """What a spectator does not know yet who has seen a version and the messages up to one."""
        seen = (version, after_message)
        if seen not in self._kept:
            if len(self._kept) == _MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            update = projection.table_update(self._table, (), None, *seen, info=self.info)
            self._kept[seen] = SharedUpdate(update)
        return self._kept[seen]
