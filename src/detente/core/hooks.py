"""What the core needs from above without importing it; `detente/__init__.py` sets all.

`str(error)` is an English sentence, `str(state)` a drawn board, and a record finds its game by
name. Texts, boards and registry lie above the core, so they are reached through here. Nothing of
this is used while a game is played.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from detente.core.errors import DetenteError
    from detente.core.game import Game
    from detente.core.state import State


def _sentence_without_texts(error: "DetenteError") -> str:
    return f"{error.message} {error.args_}"


def _no_game(name: str, /, **settings: Any) -> "Game":
    raise LookupError(name)


def _message_without_texts(game: str, message: str) -> str:
    return message


def _board_without_console(state: "State") -> str:
    return repr(state)


sentence: Callable[["DetenteError"], str] = _sentence_without_texts
"""An error in English."""
find_game: Callable[..., "Game"] = _no_game
"""A game by name and settings."""
say: Callable[[str, str], str] = _message_without_texts
"""A message of a game in English, by the game's name and the message's id."""
board_text: Callable[["State"], str] = _board_without_console
"""A state as text: its board with everything that any seat knows."""
