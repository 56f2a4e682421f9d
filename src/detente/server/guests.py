"""Guests without an account: a signed cookie, and tokens that prove a seat."""

import hashlib
import hmac
import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any, Final

from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie

COOKIE: Final = "detente_guest"
_A_YEAR: Final = 365 * 24 * 3600
_CODE_NAMES: Final = (
    *("Altair", "Amber", "Argus", "Boreas", "Cobalt", "Comet", "Condor", "Kestrel", "Meteor"),
    *("Mistral", "Nestor", "Onyx", "Orion", "Raven", "Sirius", "Taiga", "Topaz", "Vega", "Zenith"),
)


class Guests:
    """Signs guests' ids into cookies and reads them back, with the key from the database."""

    def __init__(self, key: bytes) -> None:
        self._key = hashlib.sha256(b"requests" + key).digest()
        self._cookie = Signer(key, salt="guest", digest_method=hashlib.sha256)
        self._csrf = Signer(key, salt="csrf", digest_method=hashlib.sha256)

    def seat_token(self, table: str, seat: int, generation: int, guest: str, id: str | None) -> str:
        """The token of a seat for a guest who asks for it by a request with this id.

        The same request gives the same token, though only its hash is stored; without an id every
        request gives another one.
        """
        request = ["seat", table, seat, generation, guest, id or secrets.token_hex(16)]
        return urlsafe_b64encode(self._digest(request)).decode()

    def guest_of_request(self, table: str, token: str | None, seat: str | None, id: str) -> str:
        """The guest that a client without a cookie becomes by this request, each time it comes."""
        digest = self._digest(["guest", table, token, seat, id])[:16]
        return urlsafe_b64encode(digest).decode().rstrip("=")

    def _digest(self, request: list[Any]) -> bytes:
        """Bytes that nobody can foretell without the key."""
        return hmac.digest(self._key, json.dumps(request).encode(), "sha256")[:24]

    def cookie(self, guest: str, secure: bool) -> Cookie:
        """The cookie that makes a browser this guest."""
        return Cookie(
            key=COOKIE,
            value=self._cookie.sign(guest).decode(),
            max_age=_A_YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def read(self, cookie: str | None) -> str | None:
        """The guest whom a cookie names; None if it is not one of ours."""
        if not cookie:
            return None
        try:
            return self._cookie.unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def csrf(self, guest: str) -> str:
        """The CSRF token, which a page of ours sends with every change this guest makes."""
        return self._csrf.get_signature(guest).decode()

    def is_csrf(self, guest: str, token: str | None) -> bool:
        """Whether this is the CSRF token of the guest."""
        return token is not None and secrets.compare_digest(
            token.encode("utf-8", "replace"), self.csrf(guest).encode()
        )


def new_guest() -> str:
    """A new id that nobody can guess."""
    return secrets.token_urlsafe(16)


def code_name() -> str:
    """The name of a guest who has not given one; the same in every language."""
    return f"{secrets.choice(_CODE_NAMES)}-{secrets.randbelow(90) + 10}"


def new_token() -> str:
    """A new token of 192 bits, for a link or a program."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """The hash of a token, which is all that is stored of it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
