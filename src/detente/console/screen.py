"""The terminal itself: what it can show, and how a line is read from it."""

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from detente.console.letters import NEAREST_LETTERS
from detente.console.lines import paragraph
from detente.texts import Texts

with suppress(ImportError):  # Windows has none; elsewhere it lets people edit the line.
    import readline

    readline.set_auto_history(False)  # Hot seat: the arrow keys must not bring back answers.

_WIDEST: Final = 100
_WIDEST_BOARD: Final = 160
_FAR: Final = 100


class _Console(Console):
    """Rich's console, but a reader that has gone is left to the program to deal with."""

    def on_broken_pipe(self) -> None:
        """Rich would end the program with a status that means something else here."""
        raise BrokenPipeError


class Screen:
    """Shows things in as many colours and letters as the terminal has, and reads answers."""

    def __init__(self) -> None:
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors=NEAREST_LETTERS)
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        self.console = _Console(highlight=False, markup=False, emoji=False)

    @property
    def can_clear(self) -> bool:
        """Whether the terminal can be cleared and drawn over."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    @property
    def interactive(self) -> bool:
        """Whether a person types and reads, rather than a script."""
        return self.console.is_terminal and sys.stdin is not None and sys.stdin.isatty()

    def can_show(self, letters: str) -> bool:
        """Whether the terminal has exactly these letters."""
        try:
            letters.encode(self.console.encoding)
        except UnicodeEncodeError:
            return False
        return True

    def can_show_language(self, language: str) -> bool:
        """Whether the terminal has the letters of a language, with or without accents."""
        name = Texts(language).say(f"terminal-language-{language}")
        return b"?" not in name.encode(self.console.encoding, errors=NEAREST_LETTERS)

    def show(self, *things: RenderableType) -> None:
        """Print, wrapped to the width of the terminal."""
        for thing in things:
            self.console.print(thing, width=self._width(thing))

    def say(self, sentence: str, style: str = "") -> None:
        """Print a sentence."""
        self.show(paragraph(Text(sentence, style=style)))

    def fits(self, *things: RenderableType) -> bool:
        """Whether all of this and a line of input fit on the screen; a script has no limit."""
        if not self.interactive:
            return True
        lines = 0
        for thing in things:
            options = self.console.options.update(width=self._width(thing))
            lines += len(self.console.render_lines(thing, options))
        return lines < self.console.height

    def _width(self, thing: RenderableType) -> int:
        """The width to print at: short lines are easier to read, but a board may be `wide`."""
        return min(self.console.width, _WIDEST_BOARD if hasattr(thing, "wide") else _WIDEST)

    def say_path(self, path: Path) -> None:
        """Print a path on a line of its own, never broken, so that it can be copied."""
        self.console.print(Text(f"  {path}"), soft_wrap=True)

    def say_verbatim(self, text: str) -> None:
        """Print lines as they are, never broken, so that they can be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def read(self, prompt: str) -> str:
        """The next line of input, without blanks around it; EOFError when there is no more."""
        try:
            line = input(prompt).strip()
        except BrokenPipeError:
            raise
        except (OSError, RuntimeError) as error:  # The input is a folder, or closed.
            raise EOFError from error
        if not sys.stdin.isatty():
            self.say(line)  # The output of a script shows its input as well.
        return line

    def clear(self) -> None:
        """Clear the screen and its scrollback, or scroll everything far up."""
        if self.can_clear:
            self.console.clear()
        self.console.file.write("\x1b[3J" if self.can_clear else "\n" * _FAR)
        self.console.file.flush()

    @contextmanager
    def thinking(self, sentence: str) -> Iterator[None]:
        """Show a spinner with a sentence, where it can be removed again."""
        if not self.can_clear:
            yield
            return
        spinner = "dots" if self.can_show("⠋") else "line"
        with self.console.status(Text(sentence), spinner=spinner):
            yield
