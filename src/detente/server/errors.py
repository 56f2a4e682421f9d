"""Errors as answers: what was wrong and what is allowed, never a traceback."""

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example

from detente.core.errors import DetenteError, IllegalMove, InvalidInput
from detente.registry import PackageProblem
from detente.server.client import Client, Forbidden, Outdated
from detente.server.limits import TooFast
from detente.server.messages import Problem
from detente.server.metrics import REFUSALS
from detente.server.static import front_page
from detente.server.storage.database import StoreFailed
from detente.server.table.moves import VersionConflict
from detente.server.table.seats import SeatLost
from detente.texts import Texts

_LOG: Final = logging.getLogger(__name__)
_STATUS: Final = {
    IllegalMove: 422,
    Forbidden: 403,
    SeatLost: 403,
    PackageProblem: 404,
    VersionConflict: 409,
    Outdated: 410,
    TooFast: 429,
    StoreFailed: 503,
}
_STORE_AGAIN_AFTER: Final = 2
"""Seconds after which a request may be sent again that the database could not answer."""
_MISSING: Final = ("table-unknown", "unknown-game", "unknown-lesson", "request-not-found")
_OLD_FIELDS: Final = ("number", "options", "lot", "choices")
"""Fields of requests that have other names now."""
_LEFT: Final = "client disconnected prematurely"
"""What Litestar says of a request whose body never came to its end; nobody hears the answer."""
_HTTP: Final = {404: "request-not-found", 405: "request-bad-method"}


def problem(error: DetenteError, texts: Texts) -> Problem:
    """An error as a message, which is counted."""
    # Anybody may read the counts, but not what exactly somebody tried to do in a game.
    REFUSALS.labels("refused" if isinstance(error, IllegalMove) else error.message).inc()
    return _problem(error, texts)


def _problem(error: DetenteError, texts: Texts) -> Problem:
    rule = error.rule if isinstance(error, IllegalMove) else None
    return Problem(error.message, error.args_, texts.error(error), rule)


def answer_problem(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The answer to a request that went wrong; a browser gets the page for an unknown address."""
    known = _known(error, request)
    if known.message == "request-not-found" and "text/html" in request.headers.get("accept", ""):
        return front_page(404)
    texts = Client(request.app.state.tables, request).texts
    headers = {}
    if isinstance(known, TooFast):
        headers["Retry-After"] = str(known.args_["seconds"])
    if isinstance(known, StoreFailed):
        headers["Retry-After"] = str(_STORE_AGAIN_AFTER)
    if isinstance(known, Outdated):  # or a reload would find the old files there
        headers["Clear-Site-Data"] = '"cache"'
    return Response(problem(known, texts), status_code=_status(known, error), headers=headers)


def _known(error: Exception, request: Request[Any, Any, Any]) -> DetenteError:
    """The error with a sentence that stands for any exception."""
    if isinstance(error, DetenteError):
        return error
    if isinstance(error, ValidationException):
        what = _what(error)
        if any(f"unknown field `{name}`" in what for name in _OLD_FIELDS):
            return Outdated("request-outdated")
        return InvalidInput("request-invalid", what=what)
    if isinstance(error, HTTPException) and error.status_code == 413:
        most = request.route_handler.resolve_request_max_body_size()
        return InvalidInput("request-too-large", most=most)
    if isinstance(error, HTTPException) and error.status_code < 500:
        message = _HTTP.get(error.status_code, "request-invalid")
        return InvalidInput(message, what=str(error.detail)[:200])
    if isinstance(error, HTTPException) and error.detail == _LEFT:
        return InvalidInput("request-invalid", what=_LEFT)
    if isinstance(error, RecursionError | UnicodeDecodeError):  # from a body too deep, or no text
        return InvalidInput("request-invalid", what=str(error)[:200])
    _LOG.error("a request failed", exc_info=error)
    return InvalidInput("request-failed")


def _what(error: ValidationException) -> str:
    """The fields that are wrong, and why."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra]
    return ("; ".join(found) or str(error.detail))[:200]


def _status(known: DetenteError, error: Exception) -> int:
    if known.message in _MISSING:
        return 404
    if known.message == "request-failed":
        return 500
    if isinstance(error, HTTPException) and type(known) not in _STATUS:
        return error.status_code
    return _STATUS.get(type(known), 400)


def _documented(why: str, error: DetenteError) -> ResponseSpec:
    example = Example(value=msgspec.to_builtins(_problem(error, Texts("en"))))
    return ResponseSpec(Problem, generate_examples=False, description=why, examples=[example])


_UNKNOWN: Final = {"choice": "mi6", "seat": "cia"}
PROBLEMS: Final = {
    400: _documented("What was sent makes no sense here.", InvalidInput("table-which-seat")),
    403: _documented("You may not do this.", Forbidden("table-only-watching")),
    404: _documented("There is no such thing.", InvalidInput("table-unknown", table="nowhere")),
    409: _documented("The table has moved on: look, then play.", VersionConflict("table-stale")),
    410: _documented("The page is older than the server.", Outdated("request-outdated")),
    422: _documented(
        "The rules forbid it; `rule` says which one.",
        IllegalMove("cia_vs_kgb", "CVK-4", "refused-no-such-code", "mi6", _UNKNOWN),
    ),
    429: _documented("Wait as long as Retry-After says.", TooFast("request-too-fast", seconds=2)),
    503: _documented("The database is away: send it again.", StoreFailed("table-store-away")),
}
"""All answers to a request that is refused, for the OpenAPI document."""
