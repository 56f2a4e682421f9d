"""What pages of before ask for, which is answered by a sentence that asks to reload the page.

Addresses and fields of the API were renamed. A page that was open during the upgrade still uses the
old ones; every one of them leads to status 410.
"""

from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.params import FromPath

from detente.server.client import Outdated
from detente.server.routes.dependencies import TheClient

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


HANDLERS: Final = [moved]
