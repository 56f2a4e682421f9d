"""A PostgreSQL server for the tests, from the programs that the system's package installed."""

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg

PATIENCE = 60
"""Seconds for a server to start or to stop, on a busy machine."""

# A server that lasts until standard input ends: when the tests close it, or with their process. So
# nothing is left of it even if the tests are killed. No test cuts the power: it need not fsync.
# Until then each line is a signal that ends the server, or `start`.
SERVE = """
"$1"/initdb -D "$2"/data -U postgres -A trust -E UTF8 --no-locale --no-sync >"$2"/log 2>&1 || exit
start() {
    "$1"/postgres -D "$2"/data -k "$2" -c listen_addresses= -c fsync=off >"$2"/log 2>&1 </dev/null &
}
start "$1" "$2"
while read -r order; do
    case $order in
        start) start "$1" "$2" ;;
        *) kill -"$order" $!; wait $! ;;
    esac
done
kill -TERM $!
kill -INT $!  # do not wait for clients
wait $!
rm -rf "$2"
"""


class Unavailable(Exception):
    """There is no PostgreSQL here; the text says why."""


class PostgreSQL:
    """A server that can be ended and started again, with its data."""

    def __init__(self, url: str, serving: subprocess.Popen[bytes], log: Path) -> None:
        self.url = url
        self._serving = serving
        self._log = log

    def stop(self) -> None:
        """End it as an administrator would, without waiting for clients."""
        self._order("INT")

    def kill(self) -> None:
        """End it as a crash would; its processes for clients follow."""
        self._order("KILL")

    def start(self) -> None:
        """Start it unless it runs, as often as it takes until what was killed is gone."""
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if time.monotonic() > deadline:
                raise Unavailable("PostgreSQL does not start again")
            self._order("start")
            with suppress(Unavailable):
                wait_for(self.url, self._serving, self._log, patience=PATIENCE / 4)

    def _order(self, order: str) -> None:
        assert self._serving.stdin
        self._serving.stdin.write(order.encode() + b"\n")
        self._serving.stdin.flush()
        while order != "start" and self._answers():
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url).close()
        except psycopg.OperationalError:
            return False
        return True


@contextmanager
def server() -> Iterator[PostgreSQL]:
    """A new server, on a socket in a folder of its own."""
    programs = find_programs()
    # Not in pytest's folder: where the tests are root the server is not, and may not look in there.
    folder = Path(tempfile.mkdtemp(prefix="detente-"))
    owner = someone_else(folder) if os.geteuid() == 0 else {}
    serving = subprocess.Popen(
        ["sh", "-c", SERVE, "sh", programs, folder],
        stdin=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd="/",
        start_new_session=True,  # Ctrl-C is for the tests, which need it to the end.
        **owner,
    )
    try:
        url = f"postgresql://postgres@/postgres?host={folder}"
        wait_for(url, serving, folder / "log")
        yield PostgreSQL(url, serving, folder / "log")
    finally:
        serving.communicate(timeout=PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


def find_programs() -> Path:
    """The folder of `postgres` and `initdb`; Debian keeps it off the search path."""
    if installed := list(Path("/usr/lib/postgresql").glob("*/bin/postgres")):
        return max(installed, key=lambda program: float(program.parents[1].name)).parent
    if program := shutil.which("postgres"):
        return Path(program).resolve().parent
    raise Unavailable("PostgreSQL is not installed (Debian, Ubuntu: apt install postgresql)")


def someone_else(folder: Path) -> dict[str, Any]:
    """How to run a program as a user other than root, who gets the folder."""
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        os.chown(folder, user.pw_uid, user.pw_gid)
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise Unavailable("PostgreSQL does not run as root, and there is no user postgres or nobody")


def wait_for(
    url: str, serving: subprocess.Popen[bytes], log: Path, patience: float = PATIENCE
) -> None:
    """Wait until the server answers."""
    deadline = time.monotonic() + patience
    while True:
        try:
            psycopg.connect(url).close()
            return
        except psycopg.OperationalError:
            if serving.poll() is not None or time.monotonic() > deadline:
                raise Unavailable(f"PostgreSQL does not start: {log.read_text()}") from None
            time.sleep(0.02)
