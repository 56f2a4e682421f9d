"""What a checkout calls the things that benchmarks use, whether it is older or newer than a rename.

Two checkouts are compared by one measuring program. It takes every name that has changed, or will
change, from here; the newer name comes first in each list.
"""

import hashlib
import importlib
import resource
import secrets
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from types import ModuleType
from typing import Any

import msgspec

_MOST_SOCKETS = 100_000


class Unbridged(Exception):
    """A checkout has none of the names that are known here."""


def module(*names: str) -> ModuleType:
    """The first of these modules that exists; an import that fails inside it is an error."""
    for name in names:
        try:
            return importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name is None or not f"{name}.".startswith(f"{error.name}."):
                raise
    raise Unbridged(f"no module {' or '.join(names)}")


def attribute(owner: object, *names: str) -> Any:
    """The first of these attributes that there is."""
    for name in names:
        if hasattr(owner, name):
            return getattr(owner, name)
    raise Unbridged(f"{owner!r} has no {' or '.join(names)}")


def known(names: Mapping[str, Any] | tuple[str, ...], *candidates: str) -> str:
    """The first of the candidates that is among the names."""
    for candidate in candidates:
        if candidate in names:
            return candidate
    raise Unbridged(f"no {' or '.join(candidates)} among {', '.join(names)}")


# --- the library ---------------------------------------------------------------------------------


class Engine:
    """A game with its settings: how to start it without a log, and the methods of its states."""

    def __init__(self, game: Any, seats: int | None = None) -> None:
        self.game = game
        self.seats = seats
        self.quiet = self._quiet()
        states = type(self.start(0))
        self.legal_actions: Callable[[Any, int], tuple[int, ...]] = attribute(
            states, "legal_actions", "actions"
        )
        self.apply_action: Callable[[Any, int, int], None] = attribute(
            states, "apply_action", "act"
        )
        self.determinize: Callable[[Any, int, str], Any] = attribute(
            states, "determinize", "imagine"
        )

    def _quiet(self) -> dict[str, bool]:
        """The argument that leaves the log out; a compiled function has no signature to look at."""
        for keyword in ("keep_events", "journal"):
            try:
                self.game.start(self.seats, **{keyword: False})
            except TypeError:
                continue
            return {keyword: False}
        raise Unbridged("start has no keep_events or journal")

    def start(self, seed: int) -> Any:
        """The first position, without a log."""
        return self.game.start(self.seats, seed, **self.quiet)


def engine(game: str, settings: Mapping[str, Any], seats: int | None = None) -> Engine:
    """The engine of one of the checkout's games, by the first revision of its rules.

    Every checkout knows that one, and two checkouts can only be compared by the same moves.
    """
    make = importlib.import_module("detente").game
    rules = make(game, **settings)
    if hasattr(rules, "revision"):
        rules = make(game, revision=1, **settings)
    return Engine(rules, seats)


# --- the server ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wire:
    """What the messages to a server are called."""

    type: str
    """The field that says what kind of message it is."""
    subscribe: str
    play: str
    version: str
    move: str

    def subscribing(self) -> bytes:
        """The first message of a connection."""
        return msgspec.json.encode({self.type: self.subscribe})

    def playing(self, id: str, version: int, move: str) -> bytes:
        """A move."""
        message = {self.type: self.play, "id": id, self.version: version, self.move: move}
        return msgspec.json.encode(message)


def wire_of(messages: object) -> Wire:
    """What a module of messages calls them."""
    tagged: dict[str, Any] = {}
    for found in vars(messages).values():
        if isinstance(found, type) and issubclass(found, msgspec.Struct):
            config = found.__struct_config__
            if isinstance(config.tag, str):
                tagged[config.tag] = found
    play = known(tagged, "play", "choose")
    of_play = tagged[play].__struct_encode_fields__
    return Wire(
        type=tagged[play].__struct_config__.tag_field,
        subscribe=known(tagged, "subscribe", "hello"),
        play=play,
        version=known(of_play, "version", "number"),
        move=known(of_play, "move", "code"),
    )


def wire() -> Wire:
    """What this checkout's server calls its messages."""
    return wire_of(module("detente.server.messages", "detente.table.messages"))


def run_server(
    url: str, listener: Any, ready: Callable[[], None], socket_limits: bool = False
) -> None:
    """Serve a database at a socket, without limits to what one address may ask.

    With `socket_limits` there may be only so many sockets, as everywhere.
    """
    package = module("detente.server", "detente.table").__name__
    limits = importlib.import_module(f"{package}.limits")
    boundless = limits.Limits()
    for rate in fields(limits.Limits):
        if isinstance(getattr(boundless, rate.name), limits.Rate):
            setattr(boundless, rate.name, limits.Rate(1e9, 1_000_000_000))
    if hasattr(limits, "SocketLimits") and not socket_limits:
        boundless.sockets = limits.SocketLimits(per_address=_MOST_SOCKETS, in_all=_most_sockets())
    run = importlib.import_module(f"{package}.serve").run
    run(url, listener, limits=boundless, welcome=ready)


def _most_sockets() -> int:
    """As many as the process may have, with some files to spare."""
    _, files = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _MOST_SOCKETS if files == resource.RLIM_INFINITY else min(files - 500, _MOST_SOCKETS)


def fix_secrets(seed: str) -> None:
    """Make every new table's seed, id and tokens follow from this seed: both sides play the same.

    Each function and length counts by itself, so that one more token of a kind on one side leaves
    the seeds of the games alone.
    """
    drawn: Counter[str] = Counter()

    def words(kind: str) -> Callable[[int], str]:
        def draw(length: int) -> str:
            key = f"{kind} {length}"
            drawn[key] += 1
            return hashlib.sha512(f"{seed} {key} {drawn[key]}".encode()).hexdigest()[: 2 * length]

        return draw

    secrets.token_hex = words("hex")  # type: ignore[assignment]
    secrets.token_urlsafe = words("urlsafe")  # type: ignore[assignment]


# --- messages of a server -----------------------------------------------------------------------
#
# Of the messages only what a player who does not think has to read, by the old and the new name.


class Move(msgspec.Struct):
    """Something that can be played."""

    code: str = ""
    move: str = ""


class Prompt(msgspec.Struct):
    """The decision to be made."""

    options: list[Move] = []
    moves: list[Move] = []

    def legal_moves(self) -> list[str]:
        """What can be played now."""
        return [move.move or move.code for move in self.moves or self.options]


class View(msgspec.Struct):
    """What a player sees."""

    prompt: Prompt | None = None


class TableInfo(msgspec.Struct):
    """What everybody sees."""

    number: int = -1
    version: int = -1


class Message(msgspec.Struct):
    """An update of the table, the acceptance of a move, or its refusal."""

    table: TableInfo | None = None
    view: View | None = None
    id: str | None = None
    number: int = -1
    version: int = -1
    problem: dict[str, Any] | None = None


def version_of(message: TableInfo | Message) -> int:
    """The version of the table that a message is about."""
    return max(message.number, message.version)


DECODER = msgspec.json.Decoder(Message)
