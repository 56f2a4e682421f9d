"""Any game's board as text: the one its package brings, else every field of the view by name."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from detente import registry
from detente.console.lines import Hanging
from detente.core.game import Game
from detente.core.view_types import View
from detente.texts import Texts

Draw = Callable[[View, Texts, Game], RenderableType]


@dataclass(frozen=True)
class TerminalBoard:
    """How a game looks in a terminal: the part `terminal` of its package."""

    draw: Draw
    """What a view shows, for any width and without need of colour."""
    brief: Draw | None = None
    """Less than that, for a player who has just seen all."""
    note: Callable[[View, str, Texts, Game], str] | None = None
    """What stands in brackets behind a move instead of its code."""
    details: Callable[[View, str, Texts, Game], Iterable[str]] | None = None
    """What is added to the explanation of a code."""
    topic: Callable[[View, str, Texts, Game], Iterable[str]] | None = None
    """What is told about a word that is no code, such as the score."""


def draw(view: View, texts: Texts, game: Game, brief: bool = False) -> RenderableType:
    """What the view shows; `brief` asks for less, where the game's board can do that."""
    board = board_of(game.name)
    return (board.brief if brief and board.brief else board.draw)(view, texts, game)


def note(view: View, code: str, texts: Texts, game: Game) -> str:
    """What stands in brackets behind a move: its code, or what the game's board says of it."""
    board = board_of(game.name)
    return board.note(view, code, texts, game) if board.note else code


def details(view: View, code: str, texts: Texts, game: Game) -> list[str]:
    """What a game's board adds to the explanation of a code."""
    board = board_of(game.name)
    return [*board.details(view, code, texts, game)] if board.details else []


def topic(view: View, word: str, texts: Texts, game: Game) -> list[str]:
    """What a game's board tells about something that is no code, such as the score."""
    board = board_of(game.name)
    return [*board.topic(view, word, texts, game)] if board.topic else []


def board_of(game: str) -> TerminalBoard:
    """The board of a game; PackageProblem if its package brings something else as such."""
    package = registry.package(game)
    board: TerminalBoard = PLAIN
    if package.terminal is not None:
        board = package.part("terminal", TerminalBoard)
    return board


def _draw_plainly(view: View, texts: Texts, game: Game) -> RenderableType:
    return Group(*plain(view["board"], texts))


PLAIN = TerminalBoard(_draw_plainly)
"""The board of a game that brings none."""


def plain(fields: Mapping[str, Any], texts: Texts, indent: str = "") -> list[RenderableType]:
    """Every field on its own line, what lies inside another field indented."""
    lines: list[RenderableType] = []
    for field, value in fields.items():
        label = _label(field, texts)
        inner = _inner(value)
        if inner is None:
            shown = texts.say("terminal-labelled", label=label, value=_value(value, texts))
            lines.append(Hanging(Text(indent), Text(shown)))
        else:
            lines.append(Hanging(Text(indent), Text(label, style="bold")))
            lines += plain(inner, texts, indent + "  ")
    return lines


def _inner(value: object) -> Mapping[str, Any] | None:
    """The fields inside a value: those of a mapping, or the numbered items of a list of them."""
    if isinstance(value, Mapping):
        return value
    if isinstance(value, list) and value and isinstance(value[0], Mapping):
        return {str(number): item for number, item in enumerate(value, 1)}
    return None


def _label(field: str, texts: Texts) -> str:
    message = "label-" + field.replace("_", "-")
    return texts.say(message) if texts.knows(message) else texts.name(field)


def _value(value: object, texts: Texts) -> str:
    if isinstance(value, bool):
        return texts.say("value-true" if value else "value-false")
    if value is None or value == []:
        return texts.say("list-empty")
    if isinstance(value, list):
        return ", ".join(_value(item, texts) for item in value)
    return texts.name(str(value))
