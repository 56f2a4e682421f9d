"""A real server in a process of its own, as `detente serve` starts one."""

import os
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

import httpx

_PATIENCE = 60

# A server is the fork of a process that has imported all it needs, unless it needs other packages:
# to import everything takes far longer than to start.
_fork, _spawn = get_context("forkserver"), get_context("spawn")
_fork.set_forkserver_preload(["detente.server.serve"])


class Server:
    """A server for one database, at one port even after a crash."""

    def __init__(
        self,
        url: str,
        packages: Path | None = None,
        stdout: Connection | None = None,
    ) -> None:
        self.url = url
        self.packages = packages
        """Where it finds Python packages that only it has installed."""
        self.stdout = stdout
        """Where it, and whatever it starts, prints to."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: BaseProcess | None = None

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start it without waiting until it serves."""
        arguments = (self.url, self.port, self.packages, self.stdout)
        context = _spawn if self.packages else _fork
        self.process = context.Process(target=_serve, args=arguments)
        self.process.start()

    def wait(self) -> None:
        """Wait until it serves."""
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end and self.alive:
            try:
                # Not over HTTPS: reading all certificates of the system would take its time.
                if httpx.get(f"{self.address}/health", timeout=5, verify=False).is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.03)
        raise AssertionError("the server did not start")

    @property
    def alive(self) -> bool:
        """Whether its process runs."""
        return self.process is not None and self.process.is_alive()

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.pid is not None and self.alive:
            os.kill(self.process.pid, how)
            self.process.join(_PATIENCE)
            assert not self.alive


@contextmanager
def serving(
    url: str, packages: Path | None = None, stdout: Connection | None = None
) -> Iterator[Server]:
    """A server for as long as the block lasts."""
    server = Server(url, packages, stdout)
    try:
        server.start()
        yield server
    finally:
        server.stop()


def _serve(url: str, port: int, packages: Path | None, stdout: Connection | None) -> None:
    if packages:
        sys.path.insert(0, str(packages))
    if stdout:
        os.dup2(stdout.fileno(), 1)  # whatever it starts inherits it
    # A server has a tracker of its own; that of the tests would report all that were killed.
    resource_tracker._resource_tracker._fd = None  # type: ignore[attr-defined]
    from detente.server.limits import Limits, Rate
    from detente.server.serve import run

    # A test client is faster than people, bots at its tables do not dally, and it has been running
    # for long: those who are away at a stored table have been so while it ran.
    boundless = Limits(*[Rate(1e6, 1_000_000) for _ in range(5)])
    with socket.create_server(("127.0.0.1", port), backlog=2048) as listener:
        run(url, listener, limits=boundless, pause=0, running_since=0.0)
