"""Golden playthroughs: a whole game with everything it showed, one line a choice.

`python -m detente.testing.playthrough` writes those of tests/games/<game>/golden anew. Do that only
after a meant change of rules, data or positions, and read the difference before committing it.
"""

import hashlib
import json
import random
from pathlib import Path
from typing import Final

from detente import registry
from detente.core.state import State
from detente.testing.variants import Variant, variants

CODES: Final = "golden/codes.txt"


def everything() -> list[tuple[str, Variant]]:
    """Every game in every variant."""
    return [
        (name, variant)
        for name in registry.names()
        for variant in variants(registry.game_class(name))
    ]


def golden(folder: Path, name: str, variant: Variant) -> Path:
    """The file of a variant in a folder such as tests/games."""
    return folder / name / "golden" / f"{variant.label}.txt"


def playthrough(name: str, variant: Variant) -> str:
    """A random game, with options, events and a hash of all views after each choice."""
    luck = random.Random(f"golden {name} {variant.label}")
    state = registry.game_class(name)(**variant.options).start(variant.seats, seed=1963)
    lines = [f"{name} {variant.label}", _after(state, 0)]
    while not state.over:
        seat = luck.choice(state.to_act)
        options = state.options(seat)
        code = luck.choice(options)
        number = state.choices + 1
        state.choose(seat, code)
        lines.append(f"{number} {seat}:{code} of {' '.join(options)}")
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
    told = [
        f"{event['id']}({', '.join(f'{k}={v}' for k, v in event['args'].items())})"
        for event in state.events(0, number)
    ]
    return f"    {digest} {'; '.join(told)}".rstrip()


def codes(name: str) -> str:
    """The code list of a game, one a line, in the order of its integers."""
    return "\n".join(registry.game_class(name)().codes) + "\n"


def write(folder: Path) -> None:
    """Write all golden files."""
    for name, variant in everything():
        file = golden(folder, name, variant)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(playthrough(name, variant), encoding="utf-8")
        (folder / name / CODES).write_text(codes(name), encoding="utf-8")


if __name__ == "__main__":
    write(Path("tests/games"))
