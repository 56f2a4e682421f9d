"""Lines that stay tidy when they are too long."""

import io

from rich.console import Console
from rich.text import Text

from detente.console.lines import Band, columns, folded, paragraph, unbroken


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


def test_many_short_lines_are_folded_and_few_or_long_ones_are_not() -> None:
    def shown(count: int, width: int) -> list[str]:
        file = io.StringIO()
        rows = [(str(number), Text("word")) for number in range(10, 10 + count)]
        Console(file=file, width=width).print(folded(rows))
        return file.getvalue().splitlines()

    assert shown(10, 16)[:3] == ["10 word  18 word", "11 word  19 word", "12 word"]
    assert len(shown(10, 16)) == 8
    assert len(shown(10, 15)) == 10
    assert len(shown(8, 80)) == 8
