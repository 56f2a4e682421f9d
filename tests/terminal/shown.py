"""What a screen shows: drawn without colour, spaces that do not break as plain ones."""

import io
from pathlib import Path

from rich.console import Console, RenderableType

from detente.console.board import draw
from detente.console.screen import Screen
from detente.console.stop import Stop
from detente.core.state import State
from detente.terminal.game_screen import GameScreen
from detente.terminal.local_game import HUMAN, LocalGame
from detente.texts import Texts


def plain(text: str) -> str:
    """Any space is a space."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def drawn(thing: RenderableType, width: int = 80, encoding: str = "utf-8") -> str:
    """What a terminal of this width shows of a thing."""
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    Console(file=file, width=width, color_system=None).print(thing)
    file.seek(0)
    return plain(file.read())


def widest(text: str) -> int:
    """The length of its longest line."""
    return max(map(len, text.splitlines()))


def board(
    state: State,
    seat: int | None,
    language: str = "en",
    *,
    brief: bool = False,
    width: int = 80,
    encoding: str = "utf-8",
) -> str:
    """The board as a seat (None: a spectator) sees it."""
    texts = Texts(language, state.game.name)
    return drawn(draw(state.view(seat), texts, state.game, brief), width, encoding)


def at_table(state: State, language: str = "en") -> GameScreen:
    """People around a table with this position."""
    return GameScreen(Screen(), Stop(), LocalGame(state, 0, HUMAN, Path("unsaved")), language)


def question(state: State, language: str = "en", width: int = 80) -> list[str]:
    """What is asked, with the moves, line by line."""
    asked: RenderableType = at_table(state, language).question(state.view(state.to_act[0]))
    return drawn(asked, width).splitlines()
