"""The games of the harness: stored records, records sent to it, games drawn at random."""

import random
from collections import OrderedDict
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from detente import registry
from detente.core.errors import InvalidInput
from detente.core.hooks import find_game
from detente.core.record import Record
from detente.core.record_file import ENDING, read_record
from detente.core.state import State
from detente.server.shown_records import verified

_MOST_SENT: Final = 32
_sent: OrderedDict[str, Record] = OrderedDict()
"""Records that were sent, by a hash of their text; the last ones are kept."""


def stored(game: str) -> dict[str, Path]:
    """The stored records of a game, by their names such as `r5/second.whole`.

    They lie in the source checkout of the game: in tests/games/<game>/records or tests/records.
    """
    home = registry.package(game).files("")
    if not isinstance(home, Path):
        return {}
    for parent in home.parents:
        for folder in (parent / "tests" / "games" / game / "records", parent / "tests" / "records"):
            if found := sorted(folder.rglob(f"*{ENDING}")):
                return {
                    path.relative_to(folder).as_posix().removesuffix(ENDING): path for path in found
                }
    return {}


def whole(game: str) -> list[str]:
    """The stored games by today's rules that were played from the beginning to the end."""
    newest = f"r{registry.game_class(game).latest_revision}/"
    return [name for name in stored(game) if name.startswith(newest) and name.endswith(".whole")]


def keep(game: str, text: str) -> str:
    """The name under which a record that was sent can be asked for from now on."""
    record, _ = verified(text, "-")
    if record.game != game:
        raise InvalidInput("unknown-game", game=record.game, allowed=[game])
    name = sha256(text.encode()).hexdigest()[:12]
    _sent[name] = record
    while len(_sent) > _MOST_SENT:
        _sent.popitem(last=False)
    return name


def find(game: str, name: str | None, seed: str | None) -> Record:
    """A record by its name; without one the first whole game, or one drawn at random by a seed."""
    known = stored(game)
    if name is None and seed is None and (games := whole(game)):
        name = games[0]
    if name is None:
        return _random(game, seed or "1")
    if name in _sent and _sent[name].game == game:
        return _sent[name]
    if name not in known:
        raise InvalidInput("cannot-read", file=name, why=f"/harness/{game}/records")
    return read_record(known[name]).record


@lru_cache(maxsize=32)
def _random(game: str, seed: str) -> Record:
    rng = random.Random(seed)
    rules = find_game(game)
    state: State = rules.start(rules.seat_counts[-1], seed)
    while not state.over:
        seat = rng.choice(state.to_act)
        state.play(seat, rng.choice(state.legal_moves(seat)))
    return state.record()
