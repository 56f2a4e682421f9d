"""Lines of text that stay tidy when they are too long for the screen."""

import re
from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.text import Text


class Hanging:
    """A head and a body; the further lines of the body begin below its first."""

    def __init__(self, head: Text, body: Text) -> None:
        self.head = head
        self.body = body

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The body in lines that fit beside the head."""
        head = self.head
        for line in _lines(self.body, max(options.max_width - head.cell_len, 1)):
            yield from Text.assemble(head, line).render(console, end="\n")
            head = Text(" " * head.cell_len)


def _lines(text: Text, width: int) -> Iterator[Text]:
    """Broken at blanks, but not at no-break spaces, and wherever a word is too long for a line."""
    start = end = 0
    for word in re.finditer(r"[^ ]+", text.plain):
        if end > start and cell_len(text.plain[start : word.end()]) > width:
            yield from _cut(text[start:end], width)
            start = word.start()
        end = word.end()
    yield from _cut(text[start:end], width)


def _cut(line: Text, width: int) -> Iterator[Text]:
    yield from line.divide(range(width, line.cell_len, width))


def paragraph(text: Text) -> Hanging:
    """A text by itself."""
    return Hanging(Text(), text)


def unbroken(text: str) -> str:
    """The text so that no line ends inside it."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")


class Band:
    """A line that is filled up to the width of the screen; a text too long for that is wrapped."""

    def __init__(self, text: Text, filling: str) -> None:
        self.text = text
        self.filling = filling

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The text and what is left of the line."""
        text = Text.assemble(self.text, " ") if self.text else Text()
        left = max(options.max_width - text.cell_len, 0)
        yield paragraph(Text.assemble(text, (self.filling * left, "dim")))


def columns(
    rows: Sequence[tuple[str, Text]], style: str = "", before: str = "", least: int = 0
) -> Group:
    """Heads of equal width, at least `least`, each with its body beside it."""
    widest = max((cell_len(head) for head, _ in rows), default=0)
    padded = [(head + " " * (max(widest, least) - cell_len(head)), body) for head, body in rows]
    return Group(*(Hanging(Text(f"{before}{head} ", style=style), body) for head, body in padded))
