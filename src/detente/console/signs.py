"""The signs of sides in the terminal: in shape and colour those of the page."""

from typing import Final

from detente.look import Sign, look

_SHAPES: Final[dict[Sign, str]] = {
    "blue": "◆",
    "red": "●",
    "green": "■",
    "violet": "▲",
    "ochre": "✚",
}
_COLOURS: Final[dict[Sign, str]] = {
    "blue": "bright_blue",
    "red": "bright_red",
    "green": "bright_green",
    "violet": "bright_magenta",
    "ochre": "bright_yellow",
}


def shapes(game: str) -> dict[str, str]:
    """Side → its shape, as the game says in `web/look.json`."""
    return {side: _SHAPES[sign] for side, sign in look(game).signs.items()}


def colours(game: str) -> dict[str, str]:
    """Side → its colour, as rich calls it."""
    return {side: _COLOURS[sign] for side, sign in look(game).signs.items()}
