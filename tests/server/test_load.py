"""The load benchmark at a small scale: it plays, measures, and notices what is missing."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.bridge import Message, Wire
from benchmarks.crowd import Crowd, OpenTable
from benchmarks.load import lost
from detente.server.storage.database import Database

WIRE = Wire("type", "subscribe", "play", "version", "move")


def test_a_small_crowd_plays_and_nothing_is_lost(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'load.db'}"
    scale = ["--tables", "3", "--seconds", "0.5", "--rate", "30", "--rate", "0"]
    run = subprocess.run(
        [sys.executable, "-m", "benchmarks.load", *scale, "--database", url],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    assert "30 moves/s" in run.stdout and "as many as possible" in run.stdout


@pytest.mark.parametrize("accepted", [[], [Message(id="choice-0", version=1)]])
def test_what_is_not_stored_is_lost(tmp_path: Path, accepted: list[Message]) -> None:
    url = f"sqlite:///{tmp_path / 'load.db'}"
    database = Database(url)
    database.migrate()
    database.close()
    crowd = Crowd([OpenTable("a table", [], version=1)], WIRE)
    crowd.accepted["a table"] = accepted
    assert asyncio.run(lost(crowd, url)) == 1
