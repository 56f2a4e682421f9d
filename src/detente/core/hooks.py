"""What the core needs from above without importing it; `detente/__init__.py` sets all.

`str(error)` is an English sentence, and a record knows its game by name. Texts and registry lie
above the core, so they are reached through here. Nothing of this is used while a game is played.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from detente.core.errors import DetenteError
    from detente.core.game import Game


def _sentence_without_texts(error: "DetenteError") -> str:
    return f"{error.message} {error.args_}"


def _no_game(name: str, /, **options: Any) -> "Game":
    raise LookupError(name)


def _message_without_texts(game: str, message: str) -> str:
    return message


sentence: Callable[["DetenteError"], str] = _sentence_without_texts
"""An error in English."""
find_game: Callable[..., "Game"] = _no_game
"""A game by name and options."""
say: Callable[[str, str], str] = _message_without_texts
"""A message of a game in English, by the game's name and the message's id."""
