"""Tables and progress bars."""

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from detente.texts import Texts


def make_table(texts: Texts, title: str, words: list[str], numbers: list[str]) -> Table:
    """An empty table; title and columns are message ids."""
    table = Table(
        title=texts.say(title),
        title_justify="left",
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        pad_edge=False,
    )
    for column in words:
        table.add_column(texts.say(column), overflow="fold")
    for column in numbers:
        table.add_column(texts.say(column), justify="right", no_wrap=True)
    return table


def progress_bar() -> Progress:
    """A progress bar on the error stream, if that is a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(
        *columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal
    )
