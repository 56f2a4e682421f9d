"""The files that a game brings along for the page; they lie in folders of its package."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from detente.games import package_of


def game_folder(game: str, name: str) -> Traversable:
    """A folder of a game, also if there is none of this name; BadInput for an unknown game."""
    return files(package_of(game)) / name


def has_board(game: str) -> bool:
    """Whether a game has a board of its own for the page."""
    return (game_folder(game, "web") / "board.js").is_file()
