"""Lines that stay tidy when they are too long."""

import io

from rich.console import Console
from rich.text import Text

from detente.terminal.lines import Band, columns, paragraph, unbroken


def test_columns_hang_below_their_first_line() -> None:
    file = io.StringIO()
    rows = [("a", Text("one two three")), ("long", Text(unbroken("[four five]") + " [six]"))]
    Console(file=file, width=14).print(columns(rows, before="  "))
    assert file.getvalue().splitlines() == [
        "  a    one two",
        "       three",
        "  long [four\N{NO-BREAK SPACE}f",
        "       ive]",
        "       [six]",
    ]


def test_a_band_fills_its_line_or_is_wrapped() -> None:
    file = io.StringIO()
    console = Console(file=file, width=10)
    console.print(Band(Text("short"), "="))
    console.print(Band(Text("far too long"), "="))
    assert file.getvalue().splitlines() == ["short ====", "far too", "long"]


def test_no_line_begins_with_a_french_colon() -> None:
    file = io.StringIO()
    Console(file=file, width=13).print(paragraph(Text(f"à la {unbroken('Balance :')} CIA")))
    assert file.getvalue().splitlines() == ["à la", "Balance\N{NO-BREAK SPACE}: CIA"]
