"""Errors as answers: what was wrong and what is allowed, never a traceback."""

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example

from detente.core.errors import BadInput, DetenteError, Refused
from detente.registry import PackageProblem
from detente.server.client import Forbidden, Visitor
from detente.server.limits import TooFast
from detente.server.messages import Problem
from detente.server.metrics import REFUSALS
from detente.server.static import front_page
from detente.server.storage.database import StoreFailed
from detente.server.table import Stale
from detente.texts import Texts

_LOG: Final = logging.getLogger(__name__)
_STATUS: Final = {
    Refused: 422,
    Forbidden: 403,
    PackageProblem: 404,
    Stale: 409,
    TooFast: 429,
    StoreFailed: 503,
}
_MISSING: Final = ("table-unknown", "unknown-game", "unknown-lesson", "request-not-found")
_HTTP: Final = {404: "request-not-found", 405: "request-bad-method"}


def problem(error: DetenteError, texts: Texts) -> Problem:
    """What an error says, for programs and for people."""
    # Anybody may read the counts, but not what exactly somebody tried to do in a game.
    REFUSALS.labels("refused" if isinstance(error, Refused) else error.message).inc()
    return _told(error, texts)


def _told(error: DetenteError, texts: Texts) -> Problem:
    rule = error.rule if isinstance(error, Refused) else None
    return Problem(error.message, error.args_, texts.error(error), rule)


def answer_problem(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The answer to a request that went wrong; people who lost their way get the page."""
    known = _known(error, request)
    if known.message == "request-not-found" and "text/html" in request.headers.get("accept", ""):
        return front_page(404)
    texts = Visitor(request.app.state.house, request).texts
    headers = {}
    if isinstance(known, TooFast):
        headers["Retry-After"] = str(known.args_["seconds"])
    return Response(problem(known, texts), status_code=_status(known, error), headers=headers)


def _known(error: Exception, request: Request[Any, Any, Any]) -> DetenteError:
    if isinstance(error, DetenteError):
        return error
    if isinstance(error, ValidationException):
        return BadInput("request-invalid", what=_what(error))
    if isinstance(error, HTTPException) and error.status_code == 413:
        most = request.route_handler.resolve_request_max_body_size()
        return BadInput("request-too-large", most=most)
    if isinstance(error, HTTPException) and error.status_code < 500:
        message = _HTTP.get(error.status_code, "request-invalid")
        return BadInput(message, what=str(error.detail)[:200])
    if isinstance(error, RecursionError | UnicodeDecodeError):  # from a body too deep, or no text
        return BadInput("request-invalid", what=str(error)[:200])
    _LOG.error("a request failed", exc_info=error)
    return BadInput("request-failed")


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
    if isinstance(error, HTTPException):
        return error.status_code
    return _STATUS.get(type(known), 400)


def _documented(why: str, error: DetenteError) -> ResponseSpec:
    example = Example(value=msgspec.to_builtins(_told(error, Texts("en"))))
    return ResponseSpec(Problem, generate_examples=False, description=why, examples=[example])


_UNKNOWN: Final = {"choice": "mi6", "seat": "cia"}
PROBLEMS: Final = {
    400: _documented("What was sent makes no sense here.", BadInput("table-which-seat")),
    403: _documented("You may not do this.", Forbidden("table-only-watching")),
    404: _documented("There is no such thing.", BadInput("table-unknown", table="nowhere")),
    409: _documented("The table has moved on: look, then choose.", Stale("table-stale")),
    422: _documented(
        "The rules forbid it; `rule` says which one.",
        Refused("cia_vs_kgb", "CVK-4", "refused-no-such-code", "mi6", _UNKNOWN),
    ),
    429: _documented("Wait as long as Retry-After says.", TooFast("request-too-fast", seconds=2)),
}
"""How every request can be answered that is refused, for the OpenAPI document."""
