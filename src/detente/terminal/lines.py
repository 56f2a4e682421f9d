"""Lines of text that stay tidy when they are too long for the screen."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.text import Text

Body = Text | Sequence[Text]
"""A text that may break between words, or pieces that must stay whole."""


class Hanging:
    """A head and a body; the further lines of the body begin below its first."""

    def __init__(self, head: Text, body: Body) -> None:
        self.head = head
        self.body = body

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The body in lines that fit beside the head."""
        width = max(options.max_width - self.head.cell_len, 1)
        head = self.head
        for line in self._lines(console, width):
            yield from Text.assemble(head, line).render(console, end="\n")
            head = Text(" " * head.cell_len)

    def _lines(self, console: Console, width: int) -> Iterable[Text]:
        if not isinstance(self.body, Text):
            return _packed(self.body, width)
        return [self.body] if self.body.cell_len <= width else self.body.wrap(console, width)


def _packed(pieces: Sequence[Text], width: int) -> list[Text]:
    """As many pieces on each line as fit."""
    lines = [Text()]
    for piece in pieces:
        if lines[-1] and lines[-1].cell_len + 1 + piece.cell_len > width:
            lines.append(Text())
        lines[-1] = Text.assemble(lines[-1], " " if lines[-1] else "", piece)
    return lines


class Band:
    """A line that is filled up to the width of the screen; a text too long for that is wrapped."""

    def __init__(self, text: Text, filling: str) -> None:
        self.text = text
        self.filling = filling

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The text and what is left of the line."""
        left = options.max_width - self.text.cell_len - 1
        if left > 0:
            yield Text.assemble(self.text, " ", (self.filling * left, "dim"))
        else:
            yield self.text


def columns(
    rows: Sequence[tuple[str, Body]], style: str = "", before: str = "", least: int = 0
) -> Group:
    """Heads of equal width, at least `least`, each with its body beside it."""
    widest = max((cell_len(head) for head, _ in rows), default=0)
    padded = [(head + " " * (max(widest, least) - cell_len(head)), body) for head, body in rows]
    return Group(*(Hanging(Text(f"{before}{head} ", style=style), body) for head, body in padded))
