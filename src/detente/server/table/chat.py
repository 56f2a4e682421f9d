"""The chat of a table: messages of people, and notices of the table itself."""

import time
from typing import TYPE_CHECKING, Any

import msgspec

from detente.core.errors import InvalidInput
from detente.server import guests, limits
from detente.server.messages import Accepted
from detente.server.storage import store
from detente.server.storage.rows import ChatMessageRow

if TYPE_CHECKING:
    from detente.server.table.table import Table


class Chat:
    """The chat messages of one table, in the order of their numbers."""

    def __init__(self, table: "Table", messages: list[ChatMessageRow]) -> None:
        self.messages = messages
        self._table = table

    async def post(self, seat: int | None, name: str, id: str, text: str) -> Accepted:
        """Add a message of a seat, or of a spectator with a name."""
        cleaned = limits.clean(text, limits.LONGEST_TEXT)
        if not cleaned or not limits.ID.fullmatch(id):
            raise InvalidInput("table-nothing-said")
        table = self._table.row.id
        message = ChatMessageRow(table, 0, id, time.time(), seat, name, cleaned)
        number = await self._add(message)
        return Accepted(id, self._table.version, number)

    async def notice(self, message_id: str, seat: int, **more: Any) -> None:
        """Add a notice of the table about a seat."""
        table = self._table
        args = {"seat": table.game.seat_name(seat), **more}
        id, now = guests.new_guest(), time.time()
        await self._add(ChatMessageRow(table.row.id, 0, id, now, notice=message_id, args=args))

    async def _add(self, message: ChatMessageRow) -> int:
        number = await self._table.database.write(lambda c: store.add_chat_message(c, message))
        if all(known.number != number for known in self.messages):
            self.messages.append(msgspec.structs.replace(message, number=number))
            self.messages.sort(key=lambda known: known.number)
        self._table.notify()
        return number
