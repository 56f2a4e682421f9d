"""What has happened, in the terminal: a line an action, with the sign of who acted."""

from collections.abc import Iterable

from rich.console import RenderableType
from rich.text import Text

from detente.console.lines import columns
from detente.console.signs import colours, shapes
from detente.stories import PLAIN, Line, Moment, lines, recap
from detente.texts import Texts


def recap_lines(
    moments: Iterable[Moment], texts: Texts, game: str, reader: str | None = None
) -> RenderableType:
    """The lines of some moments, the newest last, for a side that reads them."""
    shown, left = lines(recap(moments, since=0), texts, reader)
    rows = [_row(line, texts, game) for line in shown]
    if left:
        rows.append(("…", Text(texts.say("terminal-more-stories", count=left))))
    return columns(rows, style="dim")


def _row(line: Line, texts: Texts, game: str) -> tuple[str, Text]:
    """The sign of the actor, his name unless the line has it, what he did and what changed."""
    actor = line.told.actor or ""
    name = texts.name(actor)
    named = line.told.moments[0]["family"] == PLAIN or line.text.startswith(name)
    row = Text()
    if actor and not named:
        row.append(f"{name}: ", style=colours(game).get(actor, ""))
    row.append(line.text)
    for chip in line.chips:
        row.append(f" [{chip}]", style="bold")
    return shapes(game).get(actor, "–"), row
