"""Writing files whole or not at all."""

import os
from contextlib import suppress
from functools import partial
from pathlib import Path


def write_whole(path: Path, text: str, mode: int = 0o666) -> None:
    """Write a file so that at any moment it holds the old text or the new one, whole."""
    part = part_of(path)
    try:
        with open(
            part, "w", encoding="utf-8", newline="\n", opener=partial(os.open, mode=mode)
        ) as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def part_of(path: Path) -> Path:
    """The path of a file while it is being written."""
    return path.with_name(f".{path.name}.{os.getpid()}.part")
