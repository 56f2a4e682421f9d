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
from detente.core.game import Game
from detente.core.outcomes import ASK, ForcedOutcome, OutcomeNeeded, Shuffle, format_outcome
from detente.core.record import Record, commitment, position_fingerprint
from detente.core.state import State
from detente.testing.properties import play_randomly
from detente.testing.variants import Variant, variants

KINDS: Final = ("whole", "options", "unfinished", "middle")
HASHES: Final = "records.sha256"
STEPS: Final = "steps.txt"
_FORCED: Final = 6
"""How many outcomes are forced in a record."""
_TRIED: Final = 40
"""From how many random games the longest is taken."""
_SEARCHED: Final = 3_000
"""In how many random games a correction is looked for."""


def records(name: str, variant: Variant) -> Iterator[tuple[str, str]]:
    """The records of a variant as texts, each with what it is called.

    A whole game from a seed; one with settings drawn at random; one with forced outcomes that is
    not over; one that begins at a position with forced outcomes. The last two begin or end in a
    simultaneous decision in which some seats have moved, if the game has such decisions.
    """
    seed = f"{name} {variant.label}"
    game = registry.game_class(name)(**variant.settings)

    whole = long_game(game, variant.seats, seed)
    whole.commitment = commitment(whole.origin["seed"])
    whole.notes = {"place": "Reykjavík", "variant": variant.label}
    yield "whole", whole.text(whole.replay())

    other = long_game(other_settings(game, variant.seats, seed), variant.seats, f"{seed} options")
    yield "options", other.text(other.replay())

    def start(outcomes: list[Any]) -> State:
        return game.start(variant.seats, f"{seed} unfinished", outcomes)

    unfinished = play(start(forced_outcomes(start, seed)), seed).record()
    unfinished.moves = unfinished.moves[: midway(unfinished)]
    yield "unfinished", unfinished.text(unfinished.replay())

    whole.moves = whole.moves[: midway(whole)]
    position = whole.replay().dump()

    def load(outcomes: list[Any]) -> State:
        return game.load({**position, "outcomes": outcomes})

    end = play(load(forced_outcomes(load, seed)), seed)
    yield "middle", end.record().text(end)


def long_game(game: Game, seats: int, seed: str) -> Record:
    """The longest of some random games: long ones come through more of the rules."""
    seeds = [f"{seed} {number}" for number in range(_TRIED)]
    return max(
        (play(game.start(seats, one), one).record() for one in seeds),
        key=lambda record: len(record.moves),
    )


def other_settings(game: Game, seats: int, seed: str) -> Game:
    """The same edition with all other options set at random."""
    rng = random.Random(f"{seed} options")
    settings = {
        option: rng.choice(game.option_values_for(option, seats))
        for option in game.option_values
        if option != "edition" and game.option_values_for(option, seats)
    }
    kept = {"edition": game.settings["edition"]} if "edition" in game.settings else {}
    return type(game)(**kept, **settings)


def play(state: State, seed: str) -> State:
    """Play at random to the end."""
    rng = random.Random(seed)
    while not state.over:
        play_randomly(state, rng)
    return state


def midway(record: Record) -> int:
    """How many moves are about half the game, if possible with a move hidden from others."""
    state = record.start()
    half = len(record.moves) // 2
    for number, (seat, move) in enumerate(record.moves[:-1], 1):
        state.play(seat, move)
        if number >= half and any(action >= 0 for action in state.pending_actions):
            return number
    return half


def forced_outcomes(begin: Callable[[list[Any]], State], seed: str) -> list[Any]:
    """The first outcomes of a random game, drawn here instead of from its generator."""
    rng = random.Random(f"{seed} chance")
    outcomes: list[Any] = []
    while len(outcomes) < _FORCED:
        try:
            play(begin([*outcomes, ASK]), seed)
        except OutcomeNeeded as needed:
            request = needed.request
            drawn: int | list[int] = rng.choice(request.possible)
            if isinstance(request.kind, Shuffle):
                drawn = rng.sample(request.possible, min(2, len(request.possible)))
            forced = ForcedOutcome(request.kind, request.args, drawn)
            outcomes.append(format_outcome(begin([]).game, forced))
        else:
            break
    return outcomes


def correction(name: str, revision: int) -> tuple[Record, Record]:
    """Two games with one seed, by the revision before a correction and by that of the correction.

    They are the first random games in which the correction makes a difference, of the default game
    if possible, else of another variant; the moves are drawn in the same way in both.
    """
    rules = registry.game_class(name)
    seats = rules.seat_counts[-1]
    others = [variant.settings for variant in variants(rules) if variant.seats == seats]
    others = [other for other in others if rules(**other).settings != rules().settings]
    for settings in [{}, *others]:
        for seed in range(_SEARCHED):
            ends = [
                play(rules(revision=number, **settings).start(seats, seed), f"{seed}")
                for number in (revision - 1, revision)
            ]
            if len({position_fingerprint({**end.dump(), "revision": 0}) for end in ends}) == 2:
                before, after = (end.record() for end in ends)
                return before, after
    raise LookupError(f"revision {revision} of {name} changed none of {_SEARCHED} random games")


def step_lines(game: type[Game]) -> list[str]:
    """Each step as positions write it: its name and how many integers follow."""
    return [f"{step_name(step)} {len(step.__match_args__)}" for step in game.steps.values()]


def write(folder: Path, games: list[str]) -> list[Path]:
    """Write what is missing of these games in a folder such as tests/games; the new records."""
    written = []
    for name in games:
        kept = folder / name / "records"
        here = kept / f"r{registry.game_class(name).latest_revision}"
        here.mkdir(parents=True, exist_ok=True)
        for variant in variants(registry.game_class(name)):
            paths = {kind: here / f"{variant.label}.{kind}.detente" for kind in KINDS}
            if all(path.exists() for path in paths.values()):
                continue
            for kind, text in records(name, variant):
                if not paths[kind].exists():
                    paths[kind].write_text(text, encoding="utf-8", newline="\n")
                    written.append(paths[kind])
        for revision in range(2, registry.game_class(name).latest_revision + 1):
            written += _write_correction(kept, name, revision)
        _append(kept / STEPS, step_lines(registry.game_class(name)))
    _append(folder / HASHES, [f"{digest(path)}  {_name(path, folder)}" for path in written])
    return written


def _write_correction(kept: Path, name: str, revision: int) -> list[Path]:
    """Write the two records of a correction, unless they are there; the new paths."""
    file = f"correction_{revision}.detente"
    paths = [kept / f"r{number}" / file for number in (revision - 1, revision)]
    if all(path.exists() for path in paths):
        return []
    for path, record in zip(paths, correction(name, revision), strict=True):
        path.write_text(record.text(record.replay()), encoding="utf-8", newline="\n")
    return paths


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
