"""`detente replay`: a recorded game, move by move or all at once."""

from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from detente.console.board import draw
from detente.console.lines import paragraph
from detente.console.screen import Screen
from detente.core.errors import DetenteError, InvalidInput
from detente.core.record import Record
from detente.core.record_file import read_record
from detente.stories import moments_of
from detente.terminal.ending import winners
from detente.terminal.explanations import explanation
from detente.terminal.recap import recap_lines
from detente.texts import Texts, printable

_KEYS: Final = {"n": "replay-next", "p": "replay-previous", "q": "replay-quit"}


class Replay:
    """A record, how many of its moves have been played, and the seat whose view is shown."""

    def __init__(self, record: Record, language: str, side: str | None = None) -> None:
        self.record = record
        self.state = record.start()
        self.texts = Texts(language, self.state.game.name)
        self.number = 0
        self.seat: int | None = None
        if side is not None:
            self.seat = self._seat(side)

    @property
    def last(self) -> int:
        """The number of the last move."""
        return len(self.record.moves)

    def go_to(self, number: int) -> None:
        """Go to the position after this move, forwards or backwards."""
        if not 0 <= number <= self.last:
            raise InvalidInput("replay-no-such-choice", number=number, last=self.last)
        if number < self.number:
            self.state = self.record.start()
            self.number = 0
        while self.number < number:
            seat, code = self.record.moves[self.number]
            self.record.apply_move(self.state, self.number + 1, seat, code)
            self.number += 1

    def _seat(self, side: str) -> int:
        seat = self.state.find_seat(side)
        if seat is None:
            raise InvalidInput("terminal-unknown-side", side=side, allowed=self.state.seat_names)
        return seat

    def frame(self) -> RenderableType:
        """The last move, what it led to in a line an action, and the board after it."""
        game = self.state.game.name
        events = self.state.events(self.seat, since=self.state.move_number)
        told = recap_lines(moments_of(game, events), self.texts, game)
        board = draw(self.state.view(self.seat), self.texts, self.state.game)
        return Group(Text(self._title(), style="bold"), told, board, *self._ending(), "")

    def _title(self) -> str:
        if self.number == 0:
            return self.texts.say("replay-start", last=self.last)
        seat, code = self.record.moves[self.number - 1]
        side = self.state.seat_name(seat)
        message = "replay-choice" if self.seat in (None, seat) else "replay-hidden-choice"
        return self.texts.say(message, number=self.number, last=self.last, side=side, choice=code)

    def _ending(self) -> list[Text]:
        result = self.state.result
        if result is None:
            return []
        reason = self.texts.say("result-" + result["reason"].replace("_", "-"))
        return [Text(line, style="bold") for line in (reason, winners(self.state, self.texts))]

    def explanation(self, word: str) -> list[RenderableType]:
        """What there is to know about a card, pile or rule now; without a word, the commands."""
        if not word:
            sides = ", ".join(self.state.seat_names)
            return [paragraph(Text(self.texts.quote("replay-help", sides=sides)))]
        return explanation(self.state, self.state.view(self.seat), word, self.texts)

    def execute(self, word: str) -> bool:
        """Execute what the reader typed; False if it was the command to stop."""
        keys = {self.texts.say(message): key for key, message in _KEYS.items()}
        key = keys.get(word, word) or "n"
        if key == "q":
            return False
        if key in ("n", "p"):
            self.go_to(self.number + (1 if key == "n" else -1))
        elif key.isascii() and key.isdecimal():
            self.go_to(int(key[:9]))
        elif (seat := self.state.find_seat(key)) is not None:
            self.seat = None if seat == self.seat else seat  # again: a spectator's view
        else:
            sides = self.state.seat_names
            raise InvalidInput("replay-not-understood", word=word, last=self.last, sides=sides)
        return True


def replay(path: Path, language: str, side: str | None, everything: bool) -> None:
    """Show a record in the terminal, step by step or all at once."""
    screen = Screen()
    shown = Replay(read_record(path).record, language, side)
    for name, note in shown.record.notes.items():
        screen.say(printable(f"{name}: {note}"), style="dim")
    screen.show(shown.frame())
    if everything or not screen.interactive:
        for number in range(1, shown.last + 1):
            shown.go_to(number)
            screen.show(shown.frame())
        return
    while True:
        prompt = shown.texts.quote("replay-prompt", sides=", ".join(shown.state.seat_names))
        try:
            line = screen.read(prompt + " ").casefold()
            if line.startswith("?"):
                screen.show(*shown.explanation(line[1:].strip()))
                continue
            if not shown.execute(line):
                return
        except EOFError:
            return
        except DetenteError as error:
            screen.say(shown.texts.error(error), style="yellow")
        else:
            screen.show(shown.frame())
