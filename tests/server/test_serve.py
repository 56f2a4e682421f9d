"""`detente serve`: one command, one address, and a quiet end."""

import asyncio
import contextlib
import os
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from detente.server.serve import keep_private
from tests.server.player import Guest
from tests.terminal.program import surroundings

PATIENCE = 60


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def command(data: Path, *more: str) -> list[str]:
    return [sys.executable, "-m", "detente.cli", "serve", "--data", str(data), *more]


def modes(data: Path) -> dict[str, int]:
    """The permissions of a folder and of everything in it."""
    return {
        path.relative_to(data).as_posix(): stat.S_IMODE(path.stat().st_mode)
        for path in (data, *data.rglob("*"))
    }


def outcome(arguments: list[str], **more: str) -> subprocess.CompletedProcess[str]:
    """What a start that ends by itself says."""
    environment = surroundings(**more)
    return subprocess.run(
        arguments, env=environment, capture_output=True, text=True, timeout=PATIENCE
    )


class Running:
    """A server that was started in a terminal of its own."""

    def __init__(self, arguments: list[str], **more: str) -> None:
        self.process = subprocess.Popen(
            arguments,
            env=surroundings(**more),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        self.welcome = self.process.stdout.readline()

    def interrupt(self) -> tuple[int, str, str]:
        """Ctrl-C, which a terminal sends to all processes: how it ends and what it says."""
        os.killpg(self.process.pid, signal.SIGINT)
        said, complained = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said, complained

    @property
    def alive(self) -> bool:
        """Whether any process of it is left."""
        try:
            os.killpg(self.process.pid, 0)
        except ProcessLookupError:
            return False
        return True


@contextmanager
def started(arguments: list[str], **more: str) -> Iterator[Running]:
    server = Running(arguments, **more)
    try:
        yield server
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(server.process.pid, signal.SIGKILL)
        server.process.communicate()


def test_a_whole_evening(tmp_path: Path) -> None:
    """Started, shown again, played at by bots, ended by Ctrl-C."""
    data, port = tmp_path / "new" / "folder", free_port()
    address = f"http://127.0.0.1:{port}/"
    with started(command(data, "--port", str(port), "--no-browser")) as server:
        assert address in server.welcome
        assert httpx.get(f"{address}health").json()["status"] == "ok"
        assert "<html" in httpx.get(address).text

        again = outcome(command(data, "--no-browser"))
        assert again.returncode == 0 and address in again.stdout and again.stderr == ""
        busy = outcome(command(tmp_path / "other", "--port", str(port), "--no-browser"))
        assert busy.returncode == 2
        assert len(busy.stderr.splitlines()) == 1 and str(port) in busy.stderr

        async def create() -> None:
            ann = await Guest(address).arrive("Ann")
            place = await ann.create_table("recruit", "director")
            async with ann.sit(place["table"]) as seat:
                await seat.subscribe()
                while seat.update["table"]["version"] < 2:
                    await seat.receive()
            await ann.leave()

        asyncio.run(create())
        database = ["table.db", "table.db-shm", "table.db-wal"]
        assert modes(data) == {".": 0o700, **dict.fromkeys(["address", "lock", *database], 0o600)}
        assert server.interrupt() == (0, "", "")
        end = time.monotonic() + PATIENCE
        while server.alive:
            assert time.monotonic() < end, "a process is left"
            time.sleep(0.05)
    assert (data / "table.db").is_file()


def test_the_browser_opens_on_the_lobby(tmp_path: Path) -> None:
    seen, port = tmp_path / "seen", free_port()
    browser = tmp_path / "browser"
    # It waits for the page, as a browser in the terminal does, before it ends.
    browser.write_text(
        f"#!{sys.executable}\n"
        "import sys, urllib.request\n"
        "page = urllib.request.urlopen(sys.argv[1], timeout=30).read()\n"
        f"with open({str(seen)!r}, 'a') as file:\n"
        "    print(sys.argv[1], b'<html' in page, file=file)\n",
        encoding="utf-8",
    )
    browser.chmod(0o755)
    environment = {"BROWSER": str(browser)}
    with started(command(tmp_path / "data", "--port", str(port)), **environment):
        expected = f"http://127.0.0.1:{port}/ True\n"
        end = time.monotonic() + PATIENCE
        while not (seen.exists() and seen.read_text() == expected):
            assert time.monotonic() < end, "no browser was opened"
            time.sleep(0.05)
        assert outcome(command(tmp_path / "data"), **environment).returncode == 0
        assert seen.read_text() == 2 * expected


def test_no_browser(tmp_path: Path) -> None:
    seen, port = tmp_path / "seen", free_port()
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 >> {seen}\n", encoding="utf-8")
    browser.chmod(0o755)
    arguments = command(tmp_path / "data", "--port", str(port), "--no-browser")
    with started(arguments, BROWSER=str(browser)):
        outcome(arguments, BROWSER=str(browser))
        assert httpx.get(f"http://127.0.0.1:{port}/health").is_success
    assert not seen.exists()


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_a_bad_folder_is_one_sentence(tmp_path: Path, language: str) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    done = outcome([*command(tmp_path / "file", "--no-browser"), "--lang", language])
    assert done.returncode == 2 and done.stdout == ""
    (sentence,) = done.stderr.splitlines()
    assert str(tmp_path / "file") in sentence and "--data" in sentence


def test_the_database_of_the_environment(tmp_path: Path) -> None:
    port, elsewhere = free_port(), tmp_path / "elsewhere.db"
    arguments = command(tmp_path / "data", "--port", str(port), "--no-browser")
    for url in ("mysql://user:hidden@host/name", "postgresql://user:hidden@127.0.0.1:1/name"):
        done = outcome(arguments, DATABASE_URL=url)
        assert done.returncode == 2 and len(done.stderr.splitlines()) == 1
        assert "hidden" not in done.stderr
    with started(arguments, DATABASE_URL=f"sqlite:///{elsewhere}") as server:
        assert str(port) in server.welcome
        assert elsewhere.is_file() and not (tmp_path / "data" / "table.db").exists()
        assert server.interrupt()[0] == 0


@pytest.mark.skipif(os.name != "posix", reason="the permissions of POSIX")
def test_a_folder_that_others_can_read_is_corrected(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        data = tmp_path / "data"
        data.mkdir()
        for name in ("lock", "address"):
            (data / name).write_text("")
        assert set(modes(data).values()) == {0o755, 0o644}
    finally:
        os.umask(before)
    with started(command(data, "--port", str(free_port()), "--no-browser")) as server:
        assert set(modes(data).values()) == {0o700, 0o600}
        code, _, complained = server.interrupt()
    (line,) = complained.splitlines()
    assert code == 0 and str(data) in line


def test_ctrl_c_before_anybody_came(tmp_path: Path) -> None:
    port = free_port()
    with started(command(tmp_path, "--port", str(port), "--no-browser")) as server:
        assert server.interrupt() == (0, "", "")
        assert not server.alive


def test_a_busy_usual_port_is_no_obstacle(tmp_path: Path) -> None:
    from detente.server.serve import USUAL_PORT

    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):  # perhaps somebody else has it already
            stack.enter_context(socket.create_server(("127.0.0.1", USUAL_PORT)))
        with started(command(tmp_path, "--no-browser")) as server:
            assert "http://127.0.0.1:" in server.welcome
            assert f":{USUAL_PORT}/" not in server.welcome


@pytest.mark.skipif(os.name != "posix", reason="the permissions of POSIX")
def test_only_the_owner_reads_the_data(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    before = os.umask(0o022)
    try:
        data = tmp_path / "data"
        keep_private(data)
        (data / "table.db").write_text("seeds")
        assert not caplog.records
        assert modes(data) == {".": 0o700, "table.db": 0o600}
        data.chmod(0o755)
        (data / "table.db").chmod(0o644)
        keep_private(data)
        assert modes(data) == {".": 0o700, "table.db": 0o600}
        assert [record.levelname for record in caplog.records] == ["WARNING"]
    finally:
        os.umask(before)
