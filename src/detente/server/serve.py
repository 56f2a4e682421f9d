"""`detente serve`: start the server on this machine and open the browser on its lobby."""

import asyncio
import logging
import os
import socket
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Final

import uvicorn

from detente import bots, registry
from detente.core.errors import InvalidInput
from detente.lessons import lessons
from detente.registry import PackageProblem
from detente.server.app import application, behind_proxies
from detente.server.bot_workers import BotWorkers, check_hosted
from detente.server.gc import collect_in_quiet_moments
from detente.server.limits import LARGEST_REQUEST, Limits, SocketLimits
from detente.server.proxy import Proxies
from detente.server.sockets import HttpConnection, Sockets
from detente.server.storage.database import Database
from detente.server.tables import TableRegistry
from detente.texts import Texts

USUAL_PORT: Final = 8765
_TRIES: Final = 20
_EVERYWHERE: Final = ("0.0.0.0", "::", "")
_OTHER_FILES: Final = 200
"""Files that the server opens besides its sockets: the database, the bots, the page."""
_LOG: Final = logging.getLogger(__name__)


def serve(
    texts: Texts,
    data: Path,
    host: str,
    port: int | None,
    browser: bool,
    proxies: Proxies,
    hosted: Mapping[str, str],
) -> None:
    """Serve until Ctrl-C. A second start with the same data shows the server that runs already.

    `hosted` are bots of somebody else's that are offered, by name (`BotWorkers`).
    """
    check_hosted(hosted)
    with _only_server(data) as running:
        if running:
            print(texts.quote("serve-running", url=running))
            _show(running, browser)
            return
        with _listen(host, port) as listener:
            address = _address(host, listener.getsockname()[1])
            (data / "address").write_text(address, encoding="utf-8")
            url = os.environ.get("DATABASE_URL") or f"sqlite:///{data / 'table.db'}"

            def welcome() -> None:
                print(texts.quote("serve-welcome", url=address), flush=True)
                # A browser in the terminal does not return before it has the page.
                Thread(target=_show, args=(address, browser), daemon=True).start()

            run(url, listener, proxies=proxies, welcome=welcome, hosted=hosted)


def run(
    url: str,
    listener: socket.socket,
    *,
    limits: Limits | None = None,
    pause: float = 0.7,
    proxies: Proxies | None = None,
    welcome: Callable[[], None] = lambda: None,
    hosted: Mapping[str, str] | None = None,
    running_since: float | None = None,
) -> None:
    """Serve a database at a socket; `welcome` is called as soon as requests are answered.

    Absence counts from `running_since` on, by default from now.
    """
    for problem in _problems():
        _LOG.warning("%s", problem)
    database = Database(url)
    database.migrate()
    # Each connection takes this over. Otherwise the second half of an answer would wait for the
    # client to confirm the first, which takes it 40 ms.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    limits = limits or Limits()
    limits.sockets = allow_files(limits.sockets)
    tables = TableRegistry(database, BotWorkers(hosted=hosted), limits, pause, running_since)
    with suppress(KeyboardInterrupt):  # Ctrl-C is the usual way to end it.
        _Server(tables, proxies or Proxies(), welcome).run(sockets=[listener])


def _problems() -> Iterator[PackageProblem]:
    """What is wrong with the parts of installed games that a server needs."""
    yield from registry.problems()
    for name in registry.names():
        yield from registry.problems_with(name, bots.bot_part, lessons)


def configuration(tables: TableRegistry, proxies: Proxies | None = None) -> uvicorn.Config:
    """Settings of uvicorn; what `proxies` say about their clients is believed."""
    proxies, limits = proxies or Proxies(), tables.limits.sockets
    sockets = Sockets(limits, proxies)
    return uvicorn.Config(
        behind_proxies(application(tables), proxies, sockets),
        http=partial(HttpConnection, sockets),  # type: ignore[arg-type]
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=limits.between_seconds,  # type: ignore[arg-type]
        ws="websockets-sansio",
        ws_max_size=LARGEST_REQUEST,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.ping_seconds,
        ws_per_message_deflate=False,  # each connection would hold some 300 kB for it
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


class _Server(uvicorn.Server):
    def __init__(
        self, tables: TableRegistry, proxies: Proxies, welcome: Callable[[], None]
    ) -> None:
        super().__init__(configuration(tables, proxies))
        self.tables = tables
        self.welcome = welcome

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.collecting = asyncio.create_task(collect_in_quiet_moments(self.tables.quiet))
        await super().startup(sockets)
        if self.started:
            self.welcome()


def allow_files(limits: SocketLimits) -> SocketLimits:
    """Let the process open as many files as it needs for all sockets; fewer sockets if it may not.

    A server that runs out of them could not even say so.
    """
    try:
        import resource
    except ImportError:
        return limits  # Windows has no such limit.
    spare = limits.refused + _OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = limits.in_all + spare
    if hard != resource.RLIM_INFINITY:
        needed = min(needed, hard)
    if soft != resource.RLIM_INFINITY and soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
    most = max(needed - spare, 1)
    if most < limits.in_all:
        _LOG.warning(
            "this process may open %d files, so there can be %d sockets instead of %d; "
            "raise the limit (ulimit -Hn, LimitNOFILE)",
            *(hard, most, limits.in_all),
        )
        return replace(limits, in_all=most)
    return limits


def _listen(host: str, port: int | None) -> socket.socket:
    """A listening socket: at the port that was asked for, or the first free one from USUAL_PORT."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = range(USUAL_PORT, USUAL_PORT + _TRIES) if port is None else [port]
    why = ""
    for candidate in ports:
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(2048)
        except (OSError, OverflowError) as error:
            listener.close()
            why = getattr(error, "strerror", None) or str(error)
        else:
            return listener
    raise InvalidInput("serve-cannot-listen", host=host, port=str(ports[0]), why=why)


def _address(host: str, port: int) -> str:
    name = "localhost" if host in _EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def _show(address: str, browser: bool) -> None:
    if browser:
        with suppress(webbrowser.Error):
            webbrowser.open(address)


def keep_private(data: Path) -> None:
    """Make the data folder, readable for its owner only, and everything that will be written there.

    It has the seeds of running games and the key of the cookies. A folder of before that others
    may read is corrected, and the log says so.
    """
    os.umask(0o077)
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    if os.name != "posix":
        return
    inside = [path for path in data.iterdir() if path.is_file() and not path.is_symlink()]
    opened = [path for path in (data, *inside) if path.stat().st_mode & 0o077]
    for path in opened:
        path.chmod(path.stat().st_mode & ~0o077)
    if opened:
        _LOG.warning("others could read %s; now only its owner can", data)


@contextmanager
def _only_server(data: Path) -> Iterator[str | None]:
    """Lock the data folder; the address of the server that has locked it already, if any."""
    try:
        keep_private(data)
        lock = (data / "lock").open("w")
    except OSError as error:
        raise InvalidInput(
            "serve-bad-folder", folder=str(data), why=error.strerror or ""
        ) from error
    with lock:
        try:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:
            pass  # Windows; two servers on one file are slow there, but do no harm.
        except OSError:
            address = data / "address"
            yield address.read_text(encoding="utf-8") if address.is_file() else "?"
            return
        yield None
