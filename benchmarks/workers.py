"""A process that imports one variant of detente and answers each line of JSON with another."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]


class Worker:
    """The process, seen from outside; `found` is what it says about itself at the start."""

    def __init__(self, command: Sequence[str], path: str, env: Mapping[str, str] = {}) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *command],
            env={**os.environ, "PYTHONPATH": path, **env},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.found = self._answer()

    def ask(self, request: Any) -> Any:
        """Its answer to a request."""
        assert self.process.stdin
        print(json.dumps(request), file=self.process.stdin, flush=True)
        return self._answer()

    def close(self) -> None:
        """Let the process end."""
        self.process.communicate()

    def _answer(self) -> Any:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            sys.exit("benchmarks: a process ended too early, see above.")
        return json.loads(line)


def module_path(*folders: Path | str) -> str:
    """A PYTHONPATH on which detente is found in these folders, and the benchmarks beside it."""
    return os.pathsep.join([*map(str, folders), str(ROOT)])
