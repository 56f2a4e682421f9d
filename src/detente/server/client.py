"""Who sends a request: a guest by cookie or a program by token, its address and its language."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from detente.core.errors import InvalidInput
from detente.server.guests import COOKIE, token_hash
from detente.server.proxy import network_of
from detente.server.table.table import Table
from detente.server.tables import TableRegistry
from detente.texts import LANGUAGES, Texts


class Forbidden(InvalidInput):
    """Something that this client may not do."""


class Outdated(InvalidInput):
    """Something that only a page of before an upgrade asks for; it has to be reloaded."""


class Client:
    """What a request says about its sender. Reading it changes nothing."""

    def __init__(
        self, tables: TableRegistry, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> None:
        headers = connection.headers
        self.tables = tables
        self.address = network_of(connection.client.host) if connection.client else "unknown"
        self.secure = connection.url.scheme in ("https", "wss")
        self.guest = tables.guests.read(connection.cookies.get(COOKIE))
        scheme, _, token = headers.get("authorization", "").partition(" ")
        self.token = token.strip() if scheme.lower() == "bearer" else None
        self.device = self.guest if self.token is None else token_hash(self.token)
        """What holds the seats of the sender: a guest, or the hash of a token."""
        self.csrf = headers.get("x-csrf-token")
        self.language = accepted_language(headers.get("accept-language", ""))
        self._origin = headers.get("origin")
        self._host = headers.get("host", "")
        self._site = headers.get("sec-fetch-site", "none")

    def become(self, guest: str) -> None:
        """Be a new guest from now on."""
        self.guest = guest
        self.device = guest if self.token is None else self.device

    @property
    def texts(self) -> Texts:
        """Sentences in the client's language."""
        return Texts(self.language)

    def check_origin(self) -> None:
        """Refuse what another site's page makes a browser send."""
        foreign = self._origin is not None and _host_of(self._origin) != self._host
        if foreign or self._site == "cross-site":
            raise Forbidden("request-foreign-origin")

    def check_change(self) -> None:
        """Refuse a change that comes with a cookie, but not from a page of ours."""
        self.check_origin()
        by_cookie = self.token is None and self.guest is not None
        if by_cookie and not self.tables.guests.is_csrf(self.guest or "", self.csrf):
            raise Forbidden("request-csrf")

    def check_socket(self) -> None:
        """Refuse a live connection of another site's page: browsers always name the origin."""
        self.check_origin()
        if self._origin is None and self.token is None and self.guest is not None:
            raise Forbidden("request-foreign-origin")

    async def seats(self, table: Table) -> tuple[int, ...]:
        """The client's seats at a table: all that a guest holds, or the one a token is for."""
        await table.presence.saw(table.seats.of_device(self.device))
        own = table.seats.of_device(self.device)
        if self.token is not None and not own:
            raise Forbidden("request-bad-token")
        return own

    async def own_seats(self, table: Table) -> tuple[int, ...]:
        """The client's seats; Forbidden for a spectator."""
        own = await self.seats(table)
        if not own:
            raise Forbidden("table-only-watching")
        return own


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def accepted_language(accepted: str) -> str:
    """The first of our languages that a browser accepts."""
    for item in accepted.split(","):
        language = item.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
