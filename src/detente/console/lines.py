"""Lines of text that stay tidy when they are too long for the screen."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.text import Text

_FEW: Final = 8
_BETWEEN: Final = 2


class Hanging:
    """A head and a body; the further lines of the body begin below its first."""

    def __init__(self, head: Text, body: Text) -> None:
        self.head = head
        self.body = body

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The body in lines that fit beside the head."""
        head = self.head
        for line in broken(self.body, max(options.max_width - head.cell_len, 1)):
            yield from Text.assemble(head, line).render(console, end="\n")
            head = Text(" " * head.cell_len)


def broken(text: Text, width: int) -> Iterator[Text]:
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
    """A text without a head."""
    return Hanging(Text(), text)


def unbroken(text: str) -> str:
    """The text with no-break spaces, so that no line ends inside it."""
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


class Folded:
    """Heads with bodies side by side, down one column after the other, if all of them are short."""

    def __init__(self, rows: Sequence[tuple[str, Text]], style: str) -> None:
        self.rows = rows
        self.style = style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """As many columns as fit, but none for a few lines."""
        cells = [Text.assemble((f"{head} ", self.style), body) for head, body in self.rows]
        for height in range(_FEW, len(cells)):
            stacks = [cells[start : start + height] for start in range(0, len(cells), height)]
            widths = [max(cell.cell_len for cell in stack) + _BETWEEN for stack in stacks]
            if sum(widths) - _BETWEEN <= options.max_width:
                yield from _abreast(stacks, widths)
                return
        yield columns(self.rows, self.style)


def _abreast(stacks: list[list[Text]], widths: list[int]) -> Iterator[Text]:
    """Stacks of cells side by side, line by line."""
    for row in range(len(stacks[0])):
        line = Text()
        for stack, width in zip(stacks, widths, strict=True):
            if row < len(stack):
                line.append_text(stack[row])
                line.append(" " * (width - stack[row].cell_len))
        line.rstrip()
        yield line


def folded(rows: Sequence[tuple[str, Text]], style: str = "") -> Folded:
    """Heads and bodies in several columns if there are many and they are short."""
    return Folded(rows, style)


def columns(
    rows: Sequence[tuple[str, Text]], style: str = "", before: str = "", least: int = 0
) -> Group:
    """Heads of equal width, at least `least`, each with its body beside it."""
    widest = max((cell_len(head) for head, _ in rows), default=0)
    padded = [(head + " " * (max(widest, least) - cell_len(head)), body) for head, body in rows]
    return Group(*(Hanging(Text(f"{before}{head} ", style=style), body) for head, body in padded))
