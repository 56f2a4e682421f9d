"""The files that an arena writes: their names, and the errors when they cannot be written."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final

from detente.core.errors import InvalidInput

_LONGEST: Final = 80


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """A context in which a file is written; InvalidInput if that is impossible."""
    try:
        yield
    except OSError as error:
        why = error.strerror or str(error)
        raise InvalidInput("arena-cannot-write", file=str(path), why=why) from error


def check_writable(path: Path) -> None:
    """Raise InvalidInput before hours of play if their results could not be written."""
    new = not path.exists()
    with writing(path):
        path.open("ab").close()
        if new:
            path.unlink()


def file_name(names: tuple[str, ...]) -> str:
    """Names of bots and games as a part of a file's name; long ones are told apart by a hash."""
    readable = "-".join(re.sub(r"[^A-Za-z0-9_.]+", "_", name) for name in names)
    if len(readable) <= _LONGEST:
        return readable
    return f"{readable[:_LONGEST]}-{sha256(repr(names).encode()).hexdigest()[:8]}"
