"""Stored games: records of every variant that every later program must still replay.

`python -m detente.testing.records` writes what is missing in tests/games/<game>/records: records of
today's revision of the rules, and the names of steps. It never changes what is there, because a
stored game has to mean the same to each program that reads it. records.sha256 lists all records in
the format of sha256sum.
"""

import hashlib
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from detente import registry
from detente.core.agenda import step_name
from detente.core.errors import BadInput
from detente.core.game import Game
from detente.core.record import Record, commitment
from detente.core.state import State
from detente.testing.properties import choose_randomly
from detente.testing.variants import Variant, variants

REVISION: Final = 1
"""The revision of every game's rules."""
KINDS: Final = ("whole", "options", "unfinished", "middle")
HASHES: Final = "records.sha256"
STEPS: Final = "steps.txt"
_FIXED: Final = 6
"""How many outcomes of chance are fixed in a record."""
_TRIED: Final = 40
"""From how many random games the longest is taken."""
_UNFIT: Final = -1
"""An outcome that fits nothing, so that the error tells what would."""


def records(name: str, variant: Variant) -> Iterator[tuple[str, str]]:
    """The records of a variant as texts, each with what it is called.

    A whole game from a seed; one with options drawn at random; one with fixed chance that is not
    over; one that begins at a position with fixed chance. The last two meet a simultaneous decision
    half answered, if the game has such decisions.
    """
    seed = f"{name} {variant.label}"
    game = registry.game_class(name)(**variant.options)

    whole = long_game(game, variant.seats, seed)
    whole.commitment = commitment(whole.origin["seed"])
    whole.notes = {"place": "Reykjavík", "variant": variant.label}
    yield "whole", whole.text(whole.replay())

    other = long_game(other_options(game, variant.seats, seed), variant.seats, f"{seed} options")
    yield "options", other.text(other.replay())

    def start(chance: list[Any]) -> State:
        return game.start(variant.seats, f"{seed} unfinished", chance)

    unfinished = play(start(fixed_chance(start, seed)), seed).record()
    unfinished.choices = unfinished.choices[: midway(unfinished)]
    yield "unfinished", unfinished.text(unfinished.replay())

    whole.choices = whole.choices[: midway(whole)]
    position = whole.replay().dump()

    def load(chance: list[Any]) -> State:
        return game.load({**position, "chance": chance})

    end = play(load(fixed_chance(load, seed)), seed)
    yield "middle", end.record().text(end)


def long_game(game: Game, seats: int, seed: str) -> Record:
    """The longest of some random games: long ones come through more of the rules."""
    seeds = [f"{seed} {number}" for number in range(_TRIED)]
    return max(
        (play(game.start(seats, one), one).record() for one in seeds),
        key=lambda record: len(record.choices),
    )


def other_options(game: Game, seats: int, seed: str) -> Game:
    """The same edition with all other options drawn at random."""
    luck = random.Random(f"{seed} options")
    chosen = {
        option: luck.choice(game.offered(option, seats))
        for option in game.switches
        if option != "edition" and game.offered(option, seats)
    }
    kept = {"edition": game.settings["edition"]} if "edition" in game.settings else {}
    return type(game)(**kept, **chosen)


def play(state: State, seed: str) -> State:
    """Play at random to the end."""
    luck = random.Random(seed)
    while not state.over:
        choose_randomly(state, luck)
    return state


def midway(record: Record) -> int:
    """How many choices are about half the game, if possible with a choice hidden from others."""
    state = record.start()
    half = len(record.choices) // 2
    for number, choice in enumerate(record.choices[:-1], 1):
        state.choose(*choice)
        if number >= half and any(answer >= 0 for answer in state.answers):
            return number
    return half


def fixed_chance(begin: Callable[[list[Any]], State], seed: str) -> list[Any]:
    """The first outcomes that a random game asks for, drawn here instead of from its stream."""
    luck = random.Random(f"{seed} chance")
    chance: list[Any] = []
    while len(chance) < _FIXED:
        try:
            play(begin([*chance, _UNFIT]), seed)
        except BadInput as wanted:
            chance.append(_fitting(wanted, begin([]).game, luck))
        else:
            break
    return chance


def _fitting(wanted: BadInput, game: Game, luck: random.Random) -> Any:
    """An outcome of the kind that the error asks for: a number, or cards on top of a pile."""
    if wanted.message == "bad-chance-number":
        return luck.randint(0, wanted.args_["most"])
    pile = wanted.args_["pile"]
    return [game.codes[card] for card in luck.sample(pile, min(2, len(pile)))]


def step_lines(game: type[Game]) -> list[str]:
    """Each step as positions write it: its name and how many integers follow."""
    return [f"{step_name(step)} {len(step.__match_args__)}" for step in game.steps.values()]


def write(folder: Path, games: list[str]) -> list[Path]:
    """Write what is missing of these games in a folder such as tests/games; the new records."""
    written = []
    for name in games:
        kept = folder / name / "records"
        here = kept / f"r{REVISION}"
        here.mkdir(parents=True, exist_ok=True)
        for variant in variants(registry.game_class(name)):
            paths = {kind: here / f"{variant.label}.{kind}.detente" for kind in KINDS}
            if all(path.exists() for path in paths.values()):
                continue
            for kind, text in records(name, variant):
                if not paths[kind].exists():
                    paths[kind].write_text(text, encoding="utf-8", newline="\n")
                    written.append(paths[kind])
        _append(kept / STEPS, step_lines(registry.game_class(name)))
    _append(folder / HASHES, [f"{digest(path)}  {_name(path, folder)}" for path in written])
    return written


def digest(path: Path) -> str:
    """The SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _name(path: Path, folder: Path) -> str:
    return path.relative_to(folder).as_posix()


def _append(path: Path, lines: list[str]) -> None:
    """Add the lines that a file does not have yet."""
    there = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    new = [line for line in lines if line not in there]
    path.write_text("".join(f"{line}\n" for line in there + new), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    for path in write(Path("tests/games"), registry.names()):
        print(path)
