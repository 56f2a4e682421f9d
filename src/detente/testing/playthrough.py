"""Golden playthroughs: a whole game with everything it showed, one line a move.

`python -m detente.testing.playthrough` writes those of tests/games/<game>/golden anew. Do that only
after an intended change of rules, data or positions, or after new records were stored, and read the
difference before committing it.
"""

import hashlib
import json
import random
from pathlib import Path
from typing import Final

from detente import registry
from detente.core.state import State
from detente.testing.answers import ANSWERS, answers
from detente.testing.variants import Variant, variants

CODES: Final = "golden/codes.txt"


def everything() -> list[tuple[str, Variant, int]]:
    """Every game in every variant and by every revision of its rules."""
    return [
        (name, variant, revision)
        for name in registry.names()
        for variant in variants(registry.game_class(name))
        for revision in range(1, registry.game_class(name).latest_revision + 1)
    ]


def golden(folder: Path, name: str, variant: Variant, revision: int) -> Path:
    """The file of a variant in a folder such as tests/games."""
    files = folder / name / "golden"
    return (files if revision == 1 else files / f"r{revision}") / f"{variant.label}.txt"


def playthrough(name: str, variant: Variant, revision: int) -> str:
    """A random game, with legal moves, events and a hash of all views after each move."""
    rng = random.Random(f"golden {name} {variant.label}")
    game = registry.game_class(name)(revision=revision, **variant.settings)
    state = game.start(variant.seats, seed=1963)
    lines = [f"{name} {variant.label}", _after(state, 0)]
    while not state.over:
        seat = rng.choice(state.to_act)
        moves = state.legal_moves(seat)
        move = rng.choice(moves)
        number = state.move_number + 1
        state.play(seat, move)
        lines.append(f"{number} {seat}:{move} of {' '.join(moves)}")
        lines.append(_after(state, number))
    lines.append(json.dumps(state.result))
    return "\n".join(lines) + "\n"


def _after(state: State, number: int) -> str:
    everything = [
        state.dump(),
        *[state.view(seat) for seat in range(state.seats)],
        state.view(None),
    ]
    digest = hashlib.sha256(json.dumps(everything, sort_keys=True).encode()).hexdigest()[:12]
    events = [
        f"{event['id']}({', '.join(f'{k}={v}' for k, v in event['args'].items())})"
        for event in state.events(0, number)
    ]
    return f"    {digest} {'; '.join(events)}".rstrip()


def codes(name: str) -> str:
    """The code list of a game, one a line, in the order of its integers."""
    return "\n".join(registry.game_class(name)().codes) + "\n"


def write(folder: Path) -> None:
    """Write all golden files."""
    for name in registry.names():
        text = answers(name, folder / name / "records")
        (folder / name / ANSWERS).write_text(text, encoding="utf-8")
    for name, variant, revision in everything():
        file = golden(folder, name, variant, revision)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(playthrough(name, variant, revision), encoding="utf-8")
        (folder / name / CODES).write_text(codes(name), encoding="utf-8")


if __name__ == "__main__":
    write(Path("tests/games"))
