"""A state as text for programmers: its board with everything that any seat knows."""

import io
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from detente import registry
from detente.console.board import PLAIN, board_of
from detente.core.state import State
from detente.core.view_types import View
from detente.texts import Texts

_WIDTH = 100


class _SeatsDisagree(Exception):
    """Seats know different things of a field that belongs to none of them."""


def whole_board(state: State) -> str:
    """The board, drawn as in a terminal without colours, with what each seat knows filled in.

    Where that is not one picture, each seat has its own, under its name. What no seat knows, such
    as the order of a deck, is in `dump()` only.
    """
    known = state.game.name in registry.names()
    texts = Texts("en", state.game.name if known else None)
    draw = (board_of(state.game.name) if known else PLAIN).draw
    file = io.StringIO()
    console = Console(
        file=file, width=_WIDTH, color_system=None, highlight=False, markup=False, emoji=False
    )
    for name, view in _pictures(state):
        if name:
            console.print(Text(f"{texts.name(name)}:"))
        console.print(draw(view, texts, state.game))
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines())


def _pictures(state: State) -> list[tuple[str, View]]:
    views = [state.view(seat) for seat in range(state.seats)]
    view = state.view(None)
    try:
        view["board"] = _merged(
            view["board"], [view["board"] for view in views], state.seat_names, None
        )
    except _SeatsDisagree:
        return list(zip(state.seat_names, views, strict=True))
    return [("", view)]


def _merged(public: Any, known: Sequence[Any], names: list[str], owner: int | None) -> Any:
    """What a spectator sees of a value, made complete by what each seat sees of it.

    `owner` is the seat under whose name the value stands.
    """
    if isinstance(public, dict) and all(
        isinstance(value, dict) and value.keys() == public.keys() for value in known
    ):
        return {
            field: _merged(
                public[field],
                [value[field] for value in known],
                names,
                names.index(field) if field in names else owner,
            )
            for field in public
        }
    if all(_is_table(value) and len(value) == len(public) for value in [public, *known]):
        return [_merged(row, rows, names, owner) for row, *rows in zip(public, *known, strict=True)]
    if owner is not None and known[owner] != public:
        return known[owner]
    more = [value for value in known if value != public]
    if any(value != more[0] for value in more):
        raise _SeatsDisagree
    return more[0] if more else public


def _is_table(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)
