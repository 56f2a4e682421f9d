"""What pages of before ask for, which is answered by a sentence that asks to reload the page.

Addresses and fields of the API were renamed. A page that was open during the upgrade still uses the
old ones; every one of them leads to status 410. So does its request for the lobby, which has the
address of before: there only the answer has other words.
"""

from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.params import FromPath

from detente.server.client import Outdated
from detente.server.routes.dependencies import TheClient
from detente.server.static import VERSION_HEADER

MOVED: Final = [
    f"/tables/{{table_id:str}}/{name}"
    for name in ("choices", "say", "moment", "why", "takeover", "return", "link", "invite")
]
_OLD_QUERY: Final = {"number", "line"}


@route(MOVED, http_method=[HttpMethod.GET, HttpMethod.POST], include_in_schema=False)
async def moved(client: TheClient, table_id: FromPath[str]) -> None:
    """Say that the page is outdated."""
    raise Outdated("request-outdated")


async def refuse_old_query(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """Refuse a request for updates in the words of before, whose sender could not read them."""
    if _OLD_QUERY & request.query_params.keys():
        raise Outdated("request-outdated")
    return None


async def refuse_old_page(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """Refuse a page of before, which could not read the answer: it does not tell its version."""
    headers = request.headers
    by_browser = "Mozilla/" in headers.get("user-agent", "")
    by_script = headers.get("accept") == "application/json"
    if by_browser and by_script and VERSION_HEADER not in headers:
        raise Outdated("request-outdated")
    return None


HANDLERS: Final = [moved]
