"""What a bot is made of, as a hash: two equal hashes stand for the same code and data."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from detente import registry
from detente.bots import outside

_SOURCES: Final = (".py", ".yaml")


def bot_hash(spec: str, game: str) -> str:
    """The hash of the modules and data files of a bot and, for one of ours, of its knowledge.

    Compiled and uncompiled have the same, for the sources are hashed. The version of Détente and
    the revision of the game's rules are not part of it.
    """
    own = outside.find(spec)
    contents = _ours(game) if own is None else _contents(own.files())
    found = sha256()
    for name, content in sorted(set(contents)):
        found.update(f"{name} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()[:16]


def _ours(game: str) -> Iterator[tuple[str, bytes]]:
    """The sources of our bots, and those of the game's part `bot`."""
    yield from _below(files("detente.bots"), "bots")
    part = registry.package(game).bot
    if part is not None:
        place = part.partition(":")[0].partition(".")[0]
        package = registry.package(game).files("")
        yield from _below(package / place, f"{game}/{place}")
        yield from _below(package / f"{place}.py", f"{game}/{place}.py")


def _below(place: Traversable, name: str) -> Iterator[tuple[str, bytes]]:
    """The sources in a file or folder, if there is one."""
    if place.is_dir():
        for inner in place.iterdir():
            yield from _below(inner, f"{name}/{inner.name}")
    elif place.is_file() and name.endswith(_SOURCES):
        yield name, place.read_bytes()


def _contents(paths: Iterable[Path]) -> Iterator[tuple[str, bytes]]:
    for path in paths:
        yield path.name, path.read_bytes()
