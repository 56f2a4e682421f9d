"""Rows of figures under their labels, or in words where the screen is too narrow."""

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from detente.console.lines import Hanging, paragraph, unbroken
from detente.games.secret_power.terminal.holdings import DOT

GAP: Final = "  "
_ROOM: Final = 16
"""The width that the last column needs; where it is missing, figures are written in words."""

Row = tuple[Text, dict[str, Text]]
"""A head, and label → figure."""


def grid(rows: list[Row], width: int, title: str = "") -> Iterator[Hanging]:
    """Figures under their labels if that fits; else each row with its figures in words."""
    if not rows:
        return
    labels = list(rows[0][1])
    widths = [
        max(cell_len(label), *[figures[label].cell_len for _, figures in rows]) for label in labels
    ]
    widest = max(cell_len(title), *[head.cell_len for head, _ in rows])
    inner, last = dict(zip(labels[:-1], widths[:-1], strict=True)), labels[-1]
    needed = widest + len(GAP) * len(labels) + sum(inner.values()) + min(widths[-1], _ROOM)
    if needed > width:
        for head, figures in rows:
            yield paragraph(head)
            words = [Text(unbroken(f"{label} {text}")) for label, text in figures.items() if text]
            yield Hanging(Text(GAP * 2), Text(DOT).join(words))
        return
    titles = [_padded(Text(label), width) for label, width in inner.items()]
    line = Text.assemble(_padded(Text(title), widest), *titles)
    line.stylize("dim")
    yield Hanging(line, Text(last, style="dim"))
    for head, figures in rows:
        cells = [_padded(figures[label], width) for label, width in inner.items()]
        line = Text.assemble(_padded(head, widest), *cells)
        if not figures[last]:
            line.rstrip()
        yield Hanging(line, figures[last])


def _padded(text: Text, width: int) -> Text:
    return Text.assemble(text, " " * (width - text.cell_len) + GAP)
