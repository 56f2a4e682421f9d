"""A process with a copy of the project, which runs the tests on one fault after another.

It has imported everything but the games and the tests, and makes a new process for each fault by
fork. So each of them imports the rules anew, with the fault in them.
"""

import contextlib
import importlib
import importlib.util
import json
import os
import select
import shutil
import signal
import sys
import traceback
from pathlib import Path
from typing import Any

import detente
from tools.mutants.killers import STAGES, Killers, run, selection

WALL = 1200
"""Seconds after which a process is ended that does not even work."""
NOT_BEFORE = ("detente", "tests", "conftest", "xdist", "_hypothesis_pytestplugin", "__mp_main__")
"""What each process imports anew: our own, and the plugins that pytest wants to import itself."""


def main(game: str) -> None:
    """Answer each line of JSON with another one, until there are no more."""
    assert Path(detente.__file__).is_relative_to(Path.cwd()), "another copy would be tested"
    games = [path.parent.name for path in Path("src/detente/games").glob("*/rules")]
    others = sorted({*games} - {game})
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    for line in sys.stdin:
        asked = json.loads(line)
        for name in asked.get("preload", []):
            preload(name)
        answer = planted(game, others, asked) if "code" in asked else tested(game, others, asked)
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def preload(name: str) -> None:
    """Import a module of another project; what cannot be imported by itself is left."""
    if name.partition(".")[0] not in NOT_BEFORE:
        with contextlib.suppress(Exception):
            importlib.import_module(name)


def planted(game: str, others: list[str], asked: dict[str, Any]) -> dict[str, Any]:
    """Test the rules with a fault in one module, and take it out again."""
    path = Path("src/detente/games", game, "rules", asked["file"])
    compiled = Path(importlib.util.cache_from_source(str(path)))
    files = [file for file in (path, compiled) if file.exists()]
    kept = [(file, file.read_bytes(), file.stat()) for file in files]
    try:
        compiled.unlink(missing_ok=True)
        path.write_text(asked["code"], encoding="utf-8")
        return tested(game, others, asked)
    finally:
        for file, content, stat in kept:
            file.write_bytes(content)
            os.utime(file, ns=(stat.st_atime_ns, stat.st_mtime_ns))


def tested(game: str, others: list[str], asked: dict[str, Any]) -> dict[str, Any]:
    """Run the stages until one fails: how it ended, by which test, and the processor time."""
    result: dict[str, Any] = {"cpu": 0.0, "seconds": {}}
    for stage in STAGES[: asked.get("stages")]:
        shutil.rmtree(".hypothesis", ignore_errors=True)
        arguments = selection(game, stage) + ["--collect-only"] * ("collect" in asked)
        once = forked(arguments, others, asked)
        result["cpu"] += once.pop("cpu")
        result["seconds"] |= once.pop("seconds", {})
        result |= once
        if result["outcome"] != "survived":
            break
    return result


def forked(arguments: list[str], others: list[str], asked: dict[str, Any]) -> dict[str, Any]:
    """Run tests in a new process, which knows no game yet."""
    assert not [name for name in sys.modules if name.startswith("detente.games.")]
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        os.setsid()
        sys.dont_write_bytecode = "code" in asked
        try:
            names = ("seconds", "first", "most")
            wanted = {name: asked[name] for name in names if name in asked}
            run(arguments, Killers(others, **wanted), writing)
        finally:
            traceback.print_exc()
            os._exit(1)
    os.close(writing)
    try:
        answer = heard(reading)
    finally:
        os.close(reading)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)  # also what a test has left running
    _, _, usage = os.wait4(child, 0)
    found = json.loads(answer) if answer.endswith(b"\n") else {"outcome": "killed", "by": "crash"}
    return {**found, "cpu": usage.ru_utime + usage.ru_stime}


def heard(reading: int) -> bytes:
    """The line that a process writes, or what there is of it if it ends or hangs before."""
    answer = b""
    while not answer.endswith(b"\n") and select.select([reading], [], [], WALL)[0]:
        part = os.read(reading, 1 << 16)
        if not part:
            break
        answer += part
    return answer


if __name__ == "__main__":
    main(sys.argv[1])
