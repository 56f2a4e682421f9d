"""Guests without an account: a signed cookie, and tokens that prove a seat."""

import hashlib
import secrets
from typing import Final

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
        self._cookie = Signer(key, salt="guest", digest_method=hashlib.sha256)
        self._csrf = Signer(key, salt="csrf", digest_method=hashlib.sha256)

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
