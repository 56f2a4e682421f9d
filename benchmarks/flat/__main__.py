"""What a flat state brings: the struggle of CIA vs KGB on one, beside the game's own.

PYTHONPATH=.venv/compiled .venv/bin/python -m benchmarks.flat

Both play the same struggles by the same dice, and list the same actions before each, or it stops.
Then it measures decisions, driven from Python and within compiled code, and clones.
"""

import importlib
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

import detente
from detente.games.cia_vs_kgb.rules import cards
from detente.games.cia_vs_kgb.rules.state import ColdWar
from detente.games.cia_vs_kgb.rules.struggle import TakeAction

STRUGGLES = 300
ROUNDS = 15
BUILD = """
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify(["--config-file=", "flat_struggle.py"], opt_level="1", debug_level="0")
setup(name="flat", ext_modules=modules, script_args=["--quiet", "build_ext", "--inplace"])
"""
OF_GAME = {0: cards.RECRUIT, 25: cards.PASS, 26: cards.DISCARD, 27: cards.BACK}
"""Flat action → the game's; between them are the groups, from 1 on."""


def compiled(folder: Path) -> ModuleType:
    """The flat struggle, compiled in a folder."""
    shutil.copy(Path(__file__).with_name("struggle.py"), folder / "flat_struggle.py")
    subprocess.run([sys.executable, "-c", BUILD], cwd=folder, check=True)
    sys.path.insert(0, str(folder))
    return importlib.import_module("flat_struggle")


def struggles(count: int) -> list[ColdWar]:
    """States of random games in which a struggle begins and nobody has an event."""
    found: list[ColdWar] = []
    game = detente.game("cia_vs_kgb", edition="ru2014")
    for seed in range(sys.maxsize):
        state = game.start(2, seed, keep_events=False)
        assert isinstance(state, ColdWar)
        draw = Random(seed)
        while not state.over:
            begins = isinstance(state.agenda[-1], TakeAction) and state.struggle_actions == 0
            if begins and not (state.claimed[0] | state.claimed[1]) & cards.EVENT_MASK:
                found.append(state.clone())
                if len(found) == count:
                    return found
            seat = state.to_act[0]
            state.apply_action(seat, draw.choice(state.legal_actions(seat)))
    raise AssertionError


def flat_of(module: Any, s: ColdWar) -> Any:
    """The flat state of a struggle that begins."""
    tables = s.tables
    flat = module.FlatStruggle(
        module.vec[module.i64]([*tables.first_half, *tables.second_half]),
        module.vec[module.i64](tables.up_to),
    )
    flat.seat = s.to_act[0]
    flat.population, flat.stability = s.population, s.stability
    flat.cia_seen, flat.kgb_seen = s.groups.placed[0], s.groups.placed[1]
    flat.deck = module.vec[module.i64](s.groups.cards)
    flat.discard = module.vec[module.i64](s.group_discard)
    return flat


def actions_in(mask: int) -> list[int]:
    """The game's actions of a set of flat ones."""
    return [OF_GAME.get(bit, bit - 1) for bit in range(28) if mask >> bit & 1]


def drive_game(s: ColdWar, seed: int) -> int:
    """Play a struggle by dice up to the pass that ends it; how many decisions there were."""
    draw = Random(seed).random
    count = 0
    while True:
        seat = s.to_act[0]
        actions = s.legal_actions(seat)
        action = actions[int(draw() * len(actions))]
        if action == cards.PASS and s.passes == 1:
            return count
        s.apply_action(seat, action)
        count += 1


def drive_flat(module: Any, flat: Any, seed: int) -> int:
    """The same on a flat state."""
    draw = Random(seed).random
    legal, play, chosen, size_of = flat.legal, flat.play, module.chosen, module.size_of_actions
    count = 0
    while True:
        mask = legal()
        action = chosen(mask, int(draw() * size_of(mask)))
        if action == module.PASS and flat.passes == 1:
            return count
        play(action)
        count += 1


def same(module: Any, s: ColdWar, seed: int) -> None:
    """Stop if both list different actions, or have different groups, anywhere in a struggle."""
    flat = flat_of(module, s)
    draw = Random(seed)
    while True:
        seat = s.to_act[0]
        assert flat.seat == seat
        assert actions_in(flat.legal()) == [*s.legal_actions(seat)]
        assert (flat.cia_ready, flat.kgb_ready) == s.ready
        assert (flat.cia_mobilised, flat.kgb_mobilised) == s.mobilised
        assert [*flat.deck] == s.groups.cards
        assert [*flat.discard] == s.group_discard
        action = draw.choice(s.legal_actions(seat))
        if action == cards.PASS and s.passes == 1:
            return
        s.apply_action(seat, action)
        flat.play(next(b for b in range(28) if actions_in(1 << b) == [action]))


def nanoseconds(work: Callable[[], int]) -> float:
    """CPU time of a unit of work, the median of several rounds."""
    taken: list[float] = []
    for _ in range(ROUNDS):
        begin = time.process_time()
        units = work()
        taken.append(1e9 * (time.process_time() - begin) / units)
    return median(taken)


def measure(module: Any, states: list[ColdWar]) -> None:
    """Print both sides' figures."""
    flats = [flat_of(module, s) for s in states]

    def clones(originals: list[Any]) -> int:
        for original in originals:
            original.clone()
        return len(originals)

    figures: dict[str, tuple[Callable[[], int], Callable[[], int]]] = {
        "a decision, driven from Python": (
            lambda: sum(drive_game(s.clone(), n) for n, s in enumerate(states)),
            lambda: sum(drive_flat(module, f.clone(), n) for n, f in enumerate(flats)),
        ),
        "a clone": (lambda: clones(states), lambda: clones(flats)),
    }
    for name, (of_game, of_flat) in figures.items():
        game, flat = nanoseconds(of_game), nanoseconds(of_flat)
        print(f"{name}: {game:,.0f} ns, flat {flat:,.0f} ns, {game / flat:.1f} times as fast")
    inside = nanoseconds(lambda: sum(f.clone().play_out(n) for n, f in enumerate(flats)))
    print(f"a decision within compiled code: flat {inside:,.0f} ns")


def main() -> None:
    """Compile, compare and measure."""
    if not detente.compiled:
        sys.exit("flat: run it with PYTHONPATH=.venv/compiled, beside the compiled game.")
    states = struggles(STRUGGLES)
    with TemporaryDirectory() as folder:
        module = compiled(Path(folder))
        for number, state in enumerate(states):
            same(module, state.clone(), number)
        print(f"{len(states)} struggles: the same actions, groups and piles at every decision")
        measure(module, states)


if __name__ == "__main__":
    main()
