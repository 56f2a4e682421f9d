"""The compiled variant plays exactly the same games as the uncompiled one."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
SOURCES = CHECKOUT / "src"
COMPILED = Path(sys.prefix, "compiled")  # where make builds it

PLAY = """
import hashlib, random, sys, detente, msgspec
from detente.testing.variants import variants
from detente.registry import game_class

print(detente.compiled)
for name in detente.games():
    for variant in variants(game_class(name)):
        game = detente.game(name, **variant.settings)
        for seed in range(int(sys.argv[1]) // len(game.seat_counts)):
            rng = random.Random(seed)
            state = game.start(variant.seats, seed)
            digest = hashlib.sha256()
            while True:
                digest.update(msgspec.json.encode(state.dump(), order="sorted"))
                if state.over:
                    break
                seat = rng.choice(state.to_act)
                state.apply_action(seat, rng.choice(state.legal_actions(seat)))
            print(name, variant.label, seed, digest.hexdigest())
"""


def start(path: Path, hash_seed: str, games: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", PLAY, str(games)],
        env={**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": hash_seed},
        stdout=subprocess.PIPE,
        text=True,
    )


def why_uncompiled() -> str:
    """What the machine lacks; fails if it lacks nothing, for then our source does not compile."""
    spec = importlib.util.spec_from_file_location("setup", CHECKOUT / "setup.py")
    assert spec
    assert spec.loader
    setup = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(setup)
    reason: str | None = setup.missing_tool()
    if not reason and os.environ.get("DETENTE_COMPILE") == "0":
        reason = "DETENTE_COMPILE=0"
    return reason or pytest.fail("mypyc or the C compiler refuses our source: see make play")


@pytest.mark.slow
@pytest.mark.parametrize("games", [8, pytest.param(40, marks=pytest.mark.long)])
def test_same_dumps_at_every_move_of_every_game(games: int) -> None:
    if not COMPILED.is_dir():
        pytest.skip("no compiled variant: make test builds it")
    if not list(COMPILED.glob("*.so")):
        pytest.skip(why_uncompiled())
    variants = [start(SOURCES, "1", games), start(COMPILED, "2", games)]
    uncompiled, compiled = (variant.communicate()[0].splitlines() for variant in variants)
    assert (uncompiled[0], compiled[0]) == ("False", "True")
    assert len(compiled) > 5 * games
    assert uncompiled[1:] == compiled[1:]
