"""The files and texts of the page, files of games, health and metrics."""

import logging
import re
from functools import cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path, PurePath
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router

import detente
from detente import registry
from detente.server.metrics import exposition
from detente.server.tables import TableRegistry
from detente.texts import Texts, entries, source

_LOG: Final = logging.getLogger(__name__)
WEB: Final = Path(detente.__file__).parent / "web"

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
PARTS: Final = (".js", ".css", ".woff2", ".ftl")
"""How the paths of files end that are part of a page and are never a document themselves."""
FOR_PARTS: Final = ("x-content-type-options", "cross-origin-resource-policy")
"""What such a file is sent of the headers: the others say what a document may do."""
_LONGEST_PATH: Final = 200
_LESSONS: Final = "_lessons"
"""The suffix of a game's name in requests for the texts of its lessons."""
COMMAND_ONLY: Final = (
    "arena-",
    "check-",
    "cli-",
    "difference-",
    "fault-",
    "import-",
    "referee-",
    "replay-",
    "serve-",
    "verify-",
)
"""How messages begin that only the command `detente` says; the page is not sent them."""
_MEDIA_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".woff2": "font/woff2",
}
"""The files of a game that the page may ask for."""
_FILE_PATH: Final = re.compile(r"(?:/\w[\w-]*)*/\w[\w.-]*", re.ASCII)
"""A path below a folder; no part of it begins with a dot, so it cannot lead out."""
_FRESH: Final = {"Cache-Control": "no-cache"}


VERSION_HEADER: Final = "Detente-Version"
"""Every answer but the files of the page says in it which version of them the server has."""


@cache
def page_version() -> str:
    """The version of the program and a hash of the page's files: a page of another one reloads."""
    digest = sha256()
    folders = [WEB, *sorted((WEB.parent / "games").glob("*/web"))]
    for file in sorted(file for folder in folders for file in folder.rglob("*") if file.is_file()):
        digest.update(file.relative_to(WEB.parent).as_posix().encode() + b"\0" + file.read_bytes())
    return f"{detente.__version__}-{digest.hexdigest()[:12]}"


_ADDRESSES: Final = [
    "/",
    "/t/{table:str}",
    "/rules/{game:str}",
    "/learn/{game:str}",
    "/learn/{game:str}/{lesson:str}",
]


@get(_ADDRESSES, include_in_schema=False)
async def page() -> Response[str]:
    """The page, the same at every address."""
    return front_page()


def front_page(status: int = 200) -> Response[str]:
    """The page; it shows a message itself if there is nothing at an address."""
    text = (WEB / "index.html").read_text(encoding="utf-8").replace("{version}", page_version())
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=_FRESH)


@get("/texts/{language:str}/{part:str}", include_in_schema=False, sync_to_thread=True)
def texts(language: FromPath[str], part: FromPath[str]) -> Response[str]:
    """The texts of a language: of a game, of its lessons, or those that all games share."""
    name = part.removesuffix(".ftl")
    sent = sent_texts(Texts(language).language, name)
    return Response(sent, headers=_FRESH, media_type="text/plain")


@cache
def sent_texts(language: str, name: str) -> str:
    """The texts of a game, of its lessons (`<game>_lessons`), or those that all games share."""
    told = ""
    if name == "shared":
        told = source(language)
        own: list[Traversable] = [*sorted((WEB / "texts" / language).glob("*.ftl"))]
    elif name.endswith(_LESSONS):
        own = [registry.package(name.removesuffix(_LESSONS)).files("lessons") / f"{language}.ftl"]
    else:
        told = source(language, name)
        own = [registry.package(name).files("web").joinpath("texts", f"{language}.ftl")]
    needed = [text for id, text in entries(told).items() if not id.startswith(COMMAND_ONLY)]
    return "\n".join([*needed, *map(_read, own)])


def _read(file: Traversable) -> str:
    """The text in a file; empty if there is no such file, or if it is not UTF-8."""
    try:
        return file.read_text(encoding="utf-8") if file.is_file() else ""
    except UnicodeError as error:
        _LOG.warning("%s: %s", file, error)
        return ""


@get("/health")
async def health(tables: NamedDependency[TableRegistry]) -> dict[str, Any]:
    """Say whether the server can do its work."""
    await tables.database.read(lambda c: c.exec_driver_sql("SELECT 1"))
    return {"status": "ok", "version": detente.__version__, "compiled": detente.compiled}


@get("/metrics", media_type="text/plain; version=0.0.4", sync_to_thread=False)
def metrics(tables: NamedDependency[TableRegistry]) -> bytes:
    """Give measurements in the format of Prometheus."""
    tables.measure()
    return exposition()


async def _refuse_impossible(request: Request[Any, Any, Any]) -> None:
    """Refuse a path that no file of ours has, and that the system could not look up."""
    path = request.scope["path"]
    if len(path) > _LONGEST_PATH or not path.isprintable():
        raise NotFoundException


@get(
    "/games/{game:str}/{path:path}",
    include_in_schema=False,
    before_request=_refuse_impossible,
    sync_to_thread=True,
)
def game_file(game: FromPath[str], path: FromPath[PurePath]) -> Response[Any]:
    """A file of a game for the page: its board, a style sheet, a picture."""
    media_type = _MEDIA_TYPES.get(path.suffix)
    if media_type is None or not _FILE_PATH.fullmatch(path.as_posix()):
        raise NotFoundException
    file = registry.package(game).files("web").joinpath(*path.as_posix().split("/")[1:])
    if not file.is_file():
        raise NotFoundException
    if not isinstance(file, Path):  # in an archive
        return Response(file.read_bytes(), media_type=media_type, headers=_FRESH)
    return File(
        file,
        filename=file.name,
        media_type=media_type,
        content_disposition_type="inline",
        headers=_FRESH,
    )


STATIC: Final = create_static_files_router(
    path="/static",
    directories=[WEB],
    include_in_schema=False,
    cache_control=CacheControlHeader(no_cache=True),
    before_request=_refuse_impossible,
)
