"""A real server in a process of its own, whose CPU time and memory can be asked for.

python -m benchmarks.serving URL
"""

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.request import Request, urlopen

import detente
from benchmarks.bridge import Wire, fix_secrets, run_server, wire
from benchmarks.workers import Worker, module_path

PATIENCE = 60.0


class Server(Worker):
    """The server's process."""

    def __init__(
        self,
        url: str,
        path: str,
        seed: str = "",
        core: int | None = None,
        socket_limits: bool = False,
    ) -> None:
        command = ["-P", "-m", "benchmarks.serving", url, "--seed", seed]
        command += [] if core is None else ["--core", str(core)]
        command += ["--socket-limits"] if socket_limits else []
        super().__init__(command, path)
        self.address = f"127.0.0.1:{self.found['port']}"
        self.wire = Wire(**self.found["wire"])

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """The response to a request without a token."""
        headers = {"Content-Type": "application/json"}
        data = json.dumps(body).encode()
        with urlopen(Request(f"http://{self.address}/api{path}", data, headers)) as answer:
            return json.load(answer)

    def cpu(self) -> float:
        """The seconds of CPU time that it has used so far."""
        used: float = self.ask("cpu")
        return used

    def kilobytes(self) -> int:
        """The memory it holds."""
        asking = ["ps", "-o", "rss=", "-p", str(self.process.pid)]
        return int(subprocess.check_output(asking))

    def close(self) -> None:
        """Let it shut down."""
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=PATIENCE)


@contextmanager
def serving(
    url: str,
    path: str | None = None,
    seed: str = "",
    core: int | None = None,
    socket_limits: bool = False,
) -> Iterator[Server]:
    """A server of the detente on a path; of the compiled variant, if make has built it.

    With a seed, the seeds of its games follow from that; with a core, it runs on no other. There
    may be any number of sockets, unless `socket_limits`.
    """
    given = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    server = Server(
        url, path or module_path(Path(sys.prefix, "compiled"), *given), seed, core, socket_limits
    )
    try:
        yield server
    finally:
        server.close()


# --- in the server's process ---------------------------------------------------------------------


def serve(url: str, seed: str, core: int | None, socket_limits: bool) -> None:
    """Serve until interrupted: print the port, and the CPU time for each line of input."""
    if core is not None:
        os.sched_setaffinity(0, {core})
    if seed:
        fix_secrets(seed)
    with socket.create_server(("127.0.0.1", 0), backlog=2048) as listener:
        found = {
            "port": listener.getsockname()[1],
            "wire": asdict(wire()),
            "detente": str(detente.__file__),
            "compiled": detente.compiled,
        }
        run_server(url, listener, lambda: _ready(found), socket_limits)


def _ready(found: dict[str, Any]) -> None:
    print(json.dumps(found), flush=True)
    Thread(target=_answer, daemon=True).start()


def _answer() -> None:
    for _ in sys.stdin:
        print(time.process_time(), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("--seed", default="")
    parser.add_argument("--core", type=int)
    parser.add_argument("--socket-limits", action="store_true")
    serve(**vars(parser.parse_args()))
