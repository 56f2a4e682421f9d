"""Who asks: a guest by cookie or a program by token, from where, and in which language."""

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from detente.core.errors import BadInput
from detente.server.guests import COOKIE, token_hash
from detente.server.house import House
from detente.server.storage import store
from detente.server.table import Table
from detente.texts import LANGUAGES, Texts


class Forbidden(BadInput):
    """Something that this visitor may not do."""


class Visitor:
    """What a request says about its sender. Reading it changes nothing."""

    def __init__(self, house: House, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        headers = connection.headers
        self.house = house
        self.address = connection.client.host if connection.client else "unknown"
        self.secure = connection.url.scheme in ("https", "wss")
        self.guest = house.guests.read(connection.cookies.get(COOKIE))
        scheme, _, token = headers.get("authorization", "").partition(" ")
        self.token = token.strip() if scheme.lower() == "bearer" else None
        self.csrf = headers.get("x-csrf-token")
        self.language = _language(headers.get("accept-language", ""))
        self._origin = headers.get("origin")
        self._host = headers.get("host", "")
        self._site = headers.get("sec-fetch-site", "none")

    @property
    def texts(self) -> Texts:
        """Sentences in the visitor's language."""
        return Texts(self.language)

    def check_origin(self) -> None:
        """Refuse what another site's page makes a browser send."""
        foreign = self._origin is not None and _host_of(self._origin) != self._host
        if foreign or self._site == "cross-site":
            raise Forbidden("request-foreign-origin")

    def check_change(self) -> None:
        """Refuse a change that a cookie vouches for, but no page of ours has asked for."""
        self.check_origin()
        by_cookie = self.token is None and self.guest is not None
        if by_cookie and not self.house.guests.is_csrf(self.guest or "", self.csrf):
            raise Forbidden("request-csrf")

    def check_socket(self) -> None:
        """Refuse a live connection of another site's page: browsers always name the origin."""
        self.check_origin()
        if self._origin is None and self.token is None and self.guest is not None:
            raise Forbidden("request-foreign-origin")

    async def seats(self, table: Table) -> tuple[int, ...]:
        """The visitor's seats at a table: all that a guest holds, or the one a token is for."""
        if self.token is None:
            return table.seats.of_guest(self.guest)
        digest = token_hash(self.token)
        found = await self.house.database.read(lambda c: store.find_token(c, digest))
        if found is None or found.kind != "seat" or found.table != table.row.id:
            raise Forbidden("request-bad-token")
        return (found.seat,)

    async def own_seats(self, table: Table) -> tuple[int, ...]:
        """The visitor's seats; Forbidden for a spectator."""
        own = await self.seats(table)
        if not own:
            raise Forbidden("table-only-watching")
        return own


def seat_meant(table: Table, own: Sequence[int], name: str | None) -> int | None:
    """The one of somebody's seats that is meant: the one named or the only one, if there is one."""
    if name is None:
        return own[0] if len(own) == 1 else None
    seat = table.seat_named(name)
    if seat not in own:
        raise Forbidden("table-not-your-seat" if own else "table-only-watching", seat=name)
    return seat


def acting_seat(table: Table, own: Sequence[int], name: str | None) -> int:
    """The one of somebody's seats that acts; Forbidden for a spectator."""
    seat = seat_meant(table, own, name)
    if seat is not None:
        return seat
    if not own:
        raise Forbidden("table-only-watching")
    raise BadInput("table-which-of-yours", allowed=[table.names[seat] for seat in own])


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _language(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    for wish in accepted.split(","):
        language = wish.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
