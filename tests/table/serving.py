"""A real server in a process of its own, as `detente serve` starts one."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]
_PATIENCE = 60


class Server:
    """A server for one database, at one port even after a crash."""

    def __init__(
        self,
        url: str,
        pause: float = 0.0,
        strict: bool = False,
        packages: Path | None = None,
    ) -> None:
        self.url = url
        self.path = [*([str(packages)] if packages else []), *(p for p in sys.path if p)]
        """Where it finds Python packages: in `packages` also those that only it has installed."""
        self.pause = pause
        self.strict = strict
        """Whether the usual rate limits hold; a test client is faster than people."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self, stdout: int | None = None) -> None:
        """Start it without waiting until it serves."""
        arguments = [self.url, str(self.port), str(self.pause), "strict" if self.strict else ""]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.table.serving", *arguments],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(self.path)},
            stdout=stdout,
        )

    def wait(self) -> None:
        """Wait until it serves."""
        assert self.process is not None
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            try:
                if httpx.get(f"{self.address}/health", timeout=5).is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.03)
        raise AssertionError("the server did not start")

    @property
    def alive(self) -> bool:
        """Whether its process runs."""
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None and self.alive:
            self.process.send_signal(how)
            self.process.wait(_PATIENCE)


@contextmanager
def serving(
    url: str, pause: float = 0.0, strict: bool = False, packages: Path | None = None
) -> Iterator[Server]:
    """A server for as long as the block lasts."""
    server = Server(url, pause, strict, packages)
    try:
        server.start()
        yield server
    finally:
        server.stop()


def main() -> None:
    from detente.table.limits import Limits, Rate
    from detente.table.serve import run

    url, port, pause, strict = sys.argv[1:]
    boundless = Limits(*[Rate(1e6, 1_000_000) for _ in range(4)])
    with socket.create_server(("127.0.0.1", int(port)), backlog=2048) as listener:
        run(url, listener, limits=None if strict else boundless, pause=float(pause))


if __name__ == "__main__":
    main()
