"""Errors as answers: what was wrong and what is allowed, never a traceback."""

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from detente.core.errors import BadInput, DetenteError, Refused
from detente.table.limits import LARGEST_REQUEST, TooFast
from detente.table.messages import Problem
from detente.table.metrics import REFUSALS
from detente.table.table import Stale
from detente.table.visitor import Forbidden, Visitor
from detente.texts import Texts

_LOG: Final = logging.getLogger(__name__)
_STATUS: Final = {Refused: 422, Forbidden: 403, Stale: 409, TooFast: 429}
_MISSING: Final = ("table-unknown", "unknown-game", "request-not-found")
_HTTP: Final = {404: "request-not-found", 405: "request-bad-method", 413: "request-too-large"}


def problem(error: DetenteError, texts: Texts) -> Problem:
    """What an error says, for programs and for people."""
    REFUSALS.labels(error.message).inc()
    rule = error.rule if isinstance(error, Refused) else None
    return Problem(error.message, error.args_, texts.error(error), rule)


def answer_problem(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The answer to a request that went wrong."""
    known = _known(error)
    texts = Visitor(request.app.state.house, request).texts
    headers = {}
    if isinstance(known, TooFast):
        headers["Retry-After"] = str(known.args_["seconds"])
    return Response(problem(known, texts), status_code=_status(known, error), headers=headers)


def _known(error: Exception) -> DetenteError:
    if isinstance(error, DetenteError):
        return error
    if isinstance(error, ValidationException):
        return BadInput("request-invalid", what=_what(error))
    if isinstance(error, HTTPException) and error.status_code < 500:
        message = _HTTP.get(error.status_code, "request-invalid")
        return BadInput(message, what=str(error.detail)[:200], most=LARGEST_REQUEST)
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
