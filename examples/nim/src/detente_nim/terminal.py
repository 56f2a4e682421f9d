"""The heaps in a terminal, one in each line."""

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from detente.console.board import TerminalBoard
from detente.console.drawing import Drawing
from detente.console.lines import columns
from detente.core.game import Game
from detente.core.view_types import View
from detente.texts import Texts


class Board(Drawing):
    """A sign for each piece, in the letters that the console has."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The name of each heap, its pieces and their number."""
        piece = "o" if options.ascii_only else "●"
        rows = [
            (self.texts.name(heap), Text(f"{' '.join([piece] * count)} ({count})".lstrip()))
            for heap, count in self.board["heaps"].items()
        ]
        yield columns(rows, style="bold")


def draw(view: View, texts: Texts, game: Game) -> Board:
    """The board that a view describes."""
    return Board(view, texts, game)


BOARD: Final = TerminalBoard(draw)
