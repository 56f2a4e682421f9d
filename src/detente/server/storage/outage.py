"""When a database cannot be used: which errors say so, and what the log tells of it."""

import logging
import sqlite3
import time
from threading import Lock
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

_LOG: Final = logging.getLogger(__name__)

_PASSING: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}
"""What SQLite cannot do at the moment. Its other errors are mistakes in a statement or a file."""
_PRIMARY: Final = 0xFF
"""The bits of an error of SQLite that say what is wrong; the others say where."""


def is_outage(error: BaseException) -> bool:
    """Whether an error says that the database is away or full, not that a statement is wrong."""
    if not isinstance(error, DBAPIError):
        return False
    cause = error.orig
    if isinstance(cause, sqlite3.Error):
        code: int = getattr(cause, "sqlite_errorcode", 0)
        return code & _PRIMARY in _PASSING
    return error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)


def reason(error: BaseException) -> str:
    """The message of the driver or the system, in one line without a full stop."""
    cause = getattr(error, "orig", None) or error
    said = cause.strerror if isinstance(cause, OSError) else None
    lines = (said or str(cause)).strip().splitlines() or [type(cause).__name__]
    return lines[0].rstrip(".")


class Outage:
    """Whether a database cannot be read (or written) now. The log tells when that changes."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._since: float | None = None
        self._changing = Lock()

    @property
    def lasts(self) -> bool:
        """Whether the last attempt failed."""
        return self._since is not None

    def begin(self, error: BaseException) -> None:
        """Note that an attempt has failed."""
        with self._changing:
            if self._since is None:
                self._since = time.monotonic()
                _LOG.error("the database cannot be %s: %s", self._what, reason(error))

    def end(self) -> None:
        """Note that an attempt has succeeded."""
        if self._since is None:
            return
        with self._changing:
            if self._since is not None:
                passed = time.monotonic() - self._since
                self._since = None
                _LOG.warning("the database is %s again after %.1f seconds", self._what, passed)
