"""The games, their cards and their rules."""

from typing import Any, Final

from litestar.params import FromPath, FromQuery

import detente
from detente import rulebook
from detente.server import lobby
from detente.server.messages import GameInfo
from detente.server.routes.dependencies import TheClient, TheTables, get
from detente.texts import Texts


@get("/games", sync_to_thread=False)
def list_games(client: TheClient, tables: TheTables) -> list[GameInfo]:
    """List the games and their options."""
    return lobby.list_games(tables)


@get("/games/{game:str}/cards", sync_to_thread=False)
def cards(
    client: TheClient, game: FromPath[str], revision: FromQuery[int | None] = None
) -> dict[str, dict[str, Any]]:
    """Everything a game has on its table, by code, with where each value comes from.

    The values are those of a revision of the rules, the newest if none is named.
    """
    rules = detente.game(game, revision=revision)
    described = {code: rules.describe(code) for code in (*rules.codes, *rules.terms)}
    return {code: about for code, about in described.items() if about}


@get("/games/{game:str}/rules/{language:str}", sync_to_thread=False)
def rules(client: TheClient, game: FromPath[str], language: FromPath[str]) -> dict[str, str]:
    """The rules of a game, by their ids, in Markdown."""
    detente.game(game)
    return rulebook.rules(game, Texts(language).language)


HANDLERS: Final = [list_games, cards, rules]
