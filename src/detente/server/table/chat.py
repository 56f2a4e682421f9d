"""The chat of a table: messages of people, and notices of the table itself."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from detente.core.errors import InvalidInput
from detente.server import guests, limits
from detente.server.messages import Accepted
from detente.server.storage import store
from detente.server.storage.database import StoreFailed
from detente.server.storage.rows import ChatMessageRow, ChatReportRow

if TYPE_CHECKING:
    from detente.server.table.table import Table


class Chat:
    """The chat messages of one table, in the order of their numbers."""

    def __init__(self, table: "Table", messages: list[ChatMessageRow]) -> None:
        self.messages = messages
        self._table = table

    async def post(
        self, seat: int | None, name: str, id: str, text: str, guest: str | None = None
    ) -> Accepted:
        """Add a message of a seat, or of a spectator with a name."""
        cleaned = limits.clean(text, limits.LONGEST_TEXT)
        if not cleaned or not limits.ID.fullmatch(id):
            raise InvalidInput("table-nothing-said")
        table = self._table.row.id
        message = ChatMessageRow(table, 0, id, time.time(), seat, name, cleaned, guest=guest)
        number = await self._add(message)
        return Accepted(id, self._table.version, number)

    async def report(self, by: int, own: Sequence[int], number: int, reason: str) -> None:
        """Store a report of another's message for the host; a second one changes nothing.

        It has its own copy of the message, and nobody at the table is told.
        """
        found = [one for one in self.messages if one.number == number and one.text is not None]
        if not found or found[0].seat in own:
            raise InvalidInput("table-no-such-message", number=str(number)[: limits.LONGEST_ID])
        report = ChatReportRow(
            table=found[0].table,
            message=number,
            reporter=by,
            at=time.time(),
            reason=limits.clean(reason, limits.LONGEST_TEXT),
            author=found[0].guest,
            seat=found[0].seat,
            name=found[0].name,
            text=found[0].text or "",
        )
        await self._table.database.write(lambda c: store.add_chat_report(c, report))

    async def notice(self, message_id: str, seat: int, **more: Any) -> None:
        """Add a notice of the table about a seat, at the latest when the database is back."""
        table = self._table
        args = {"seat": table.game.seat_name(seat), **more}
        id, now = guests.new_guest(), time.time()
        notice = ChatMessageRow(table.row.id, 0, id, now, notice=message_id, args=args)
        try:
            await self._add(notice)
        except StoreFailed:
            table.recovery.post_later(notice)

    async def _add(self, message: ChatMessageRow) -> int:
        number = await self._table.database.write(lambda c: store.add_chat_message(c, message))
        if all(known.number != number for known in self.messages):
            self.messages.append(msgspec.structs.replace(message, number=number))
            self.messages.sort(key=lambda known: known.number)
        self._table.notify()
        return number
