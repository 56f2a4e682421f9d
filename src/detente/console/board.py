"""Any game's board as text: its own module in `boards`, else every field of the view by name."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from detente.console.lines import Hanging
from detente.core.game import Game
from detente.texts import Texts


def draw(view: Mapping[str, Any], texts: Texts, game: Game, brief: bool = False) -> RenderableType:
    """What the view shows, for any width and without need of colour.

    `brief` asks for less, where a game's board can be shown so, for somebody who has just seen all.
    """
    module = _module(game)
    if module is None:
        return Group(*plain(view["board"], texts))
    short = getattr(module, "brief", module.draw) if brief else module.draw
    drawn: RenderableType = short(view, texts, game)
    return drawn


def note(view: Mapping[str, Any], code: str, texts: Texts, game: Game) -> str:
    """What stands in brackets behind an option: its code, or what the game's board says of it."""
    said = getattr(_module(game), "note", None)
    return code if said is None else str(said(view, code, texts, game))


def details(view: Mapping[str, Any], code: str, texts: Texts, game: Game) -> list[str]:
    """What a game's board adds to the explanation of a code."""
    said = getattr(_module(game), "details", None)
    return [] if said is None else [*said(view, code, texts, game)]


def topic(view: Mapping[str, Any], word: str, texts: Texts, game: Game) -> list[str]:
    """What a game's board tells about something that is no code, such as the score."""
    said = getattr(_module(game), "topic", None)
    return [] if said is None else [*said(view, word, texts, game)]


def _module(game: Game) -> ModuleType | None:
    name = f"detente.games.{game.name}.terminal"
    return None if find_spec(name) is None else import_module(name)


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
