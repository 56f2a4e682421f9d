"""The program itself: `detente play …` in a process of its own, and scripts to feed it."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import detente
from detente.core.state import State

DETENTE = [sys.executable, "-c", "import sys; from detente.cli.main import main; sys.exit(main())"]


def surroundings(**changes: str) -> dict[str, str]:
    """The environment of a process that shall run the same `detente` as this one."""
    source = str(Path(detente.__file__).parents[1])
    path = os.pathsep.join([source, *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, **changes}


def start(*args: str, **environment: str) -> subprocess.Popen[str]:
    """Start `detente` with pipes in place of a terminal."""
    return subprocess.Popen(
        [*DETENTE, *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding=environment.get("PYTHONIOENCODING", "utf-8"),
        env=surroundings(**environment),
    )


def run(*args: str, lines: list[str], **environment: str) -> tuple[int, str, str]:
    """Exit code, output and complaints after typing these lines."""
    with start(*args, **environment) as process:
        out, err = process.communicate("".join(f"{line}\n" for line in lines), timeout=60)
    return process.returncode, out, err


def hot_seat_script(state: State, rounds: int = 99) -> Iterator[str]:
    """What two people type who choose at random, with Enter at each hand-over; plays the state."""
    dice = random.Random(1)
    seated: int | None = None
    while not state.over and state.view(None)["board"]["round"] <= rounds:
        seat = state.to_act[0]
        if seat != seated:
            yield ""
            seated = seat
        code = dice.choice(state.legal_moves(seat))
        yield code
        state.play(seat, code)
