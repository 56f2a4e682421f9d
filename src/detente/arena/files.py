"""The files that an arena writes: their names, and the errors when they cannot be written."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from detente.core.errors import InvalidInput


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
    """Names of bots and games as a part of a file's name."""
    return "-".join(re.sub(r"[^A-Za-z0-9_.]+", "_", name) for name in names)[:80]
