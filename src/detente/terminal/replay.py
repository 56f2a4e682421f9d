"""Recorded games for a reader: step through one, or prove that files end as they say."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from detente.console.board import draw
from detente.console.screen import Screen
from detente.core.errors import BadInput, DetenteError
from detente.core.record import Record, WrongClaim, read_record
from detente.terminal.ending import winners
from detente.texts import Texts, printable

_KEYS: Final = {"n": "replay-next", "p": "replay-previous", "q": "replay-quit"}


class Replay:
    """A record, how far it has been played, and with whose eyes it is seen."""

    def __init__(self, record: Record, language: str, side: str | None = None) -> None:
        self.record = record
        self.state = record.start()
        self.texts = Texts(language, self.state.game.name)
        self.number = 0
        self.seat: int | None = None
        if side is not None:
            self.look_as(side)

    @property
    def last(self) -> int:
        """The number of the last choice."""
        return len(self.record.choices)

    def go(self, number: int) -> None:
        """Play up to this choice, from the start again if it lies behind."""
        if not 0 <= number <= self.last:
            raise BadInput("replay-no-such-choice", number=number, last=self.last)
        if number < self.number:
            self.state = self.record.start()
            self.number = 0
        while self.number < number:
            seat, code = self.record.choices[self.number]
            self.record.repeat(self.state, self.number + 1, seat, code)
            self.number += 1

    def look_as(self, side: str) -> None:
        """See with the eyes of a side; naming it again gives back those of a spectator."""
        seat = self.state.seat_called(side)
        if seat is None:
            sides = self.state.seat_names
            raise BadInput("replay-not-understood", word=side, last=self.last, sides=sides)
        self.seat = None if seat == self.seat else seat

    def frame(self) -> RenderableType:
        """The choice that was made, what it led to, and the board after it."""
        events = self.state.events(self.seat, since=self.state.choices)
        sentences = [Text("> " + self.texts.say(event["id"], **event["args"])) for event in events]
        board = draw(self.state.view(self.seat), self.texts, self.state.game)
        return Group(Text(self._title(), style="bold"), *sentences, board, *self._ending(), "")

    def _title(self) -> str:
        if self.number == 0:
            return self.texts.say("replay-start", last=self.last)
        seat, code = self.record.choices[self.number - 1]
        side = self.state.seat_name(seat)
        told = "replay-choice" if self.seat in (None, seat) else "replay-hidden-choice"
        return self.texts.say(told, number=self.number, last=self.last, side=side, choice=code)

    def _ending(self) -> list[Text]:
        result = self.state.result
        if result is None:
            return []
        reason = self.texts.say("result-" + result["reason"].replace("_", "-"))
        return [Text(line, style="bold") for line in (reason, winners(self.state, self.texts))]

    def obey(self, word: str) -> bool:
        """Do what the reader typed; False if that was to stop."""
        keys = {self.texts.say(message): key for key, message in _KEYS.items()}
        key = keys.get(word, word) or "n"
        if key == "q":
            return False
        if key in ("n", "p"):
            self.go(self.number + (1 if key == "n" else -1))
        elif key.isascii() and key.isdecimal():
            self.go(int(key[:9]))
        else:
            self.look_as(key)
        return True


def replay(path: Path, language: str, side: str | None, everything: bool) -> None:
    """Show a record at the terminal, step by step or all at once."""
    screen = Screen()
    film = Replay(read_record(path).record, language, side)
    for name, note in film.record.notes.items():
        screen.say(printable(f"{name}: {note}"), style="dim")
    screen.show(film.frame())
    if everything or not screen.attended:
        for number in range(1, film.last + 1):
            film.go(number)
            screen.show(film.frame())
        return
    while True:
        prompt = film.texts.quote("replay-prompt", sides=", ".join(film.state.seat_names))
        try:
            if not film.obey(screen.read(prompt + " ").casefold()):
                return
        except EOFError:
            return
        except DetenteError as error:
            screen.say(film.texts.error(error), style="yellow")
        else:
            screen.show(film.frame())


def verify(paths: Iterable[Path], texts: Texts, noted: str | None = None) -> int:
    """Say of each file whether it holds; 1 if one makes a wrong claim, 2 if one is no record.

    `noted` is the commitment that a player was shown at the start.
    """
    promised = None if noted is None else _commitment(noted)
    worst = 0
    for path in paths:
        try:
            written = read_record(path)
            state = written.verify()
            if promised is not None:
                written.record.check_chance(promised)
        except DetenteError as error:
            worst = max(worst, 1 if isinstance(error, WrongClaim) else 2)
            print(texts.quote("verify-bad", file=str(path), what=texts.error(error)))
        else:
            message = "verify-finished" if state.over else "verify-unfinished"
            choices = len(written.record.choices)
            holds = texts.quote(message, file=str(path), choices=choices)
            print(holds, *_fairness(written.record, promised, texts))
    return worst


def _commitment(noted: str) -> str:
    """A commitment as it was copied from a page, blanks and all."""
    text = "".join(noted.split()).lower()
    if not re.fullmatch("sha256:[0-9a-f]{64}", text):
        raise BadInput("bad-commitment", text=printable(noted))
    return text


def _fairness(record: Record, promised: str | None, texts: Texts) -> list[str]:
    """What the commitments prove; nothing is said of a record that comes without."""
    if promised is not None:
        return [texts.say("verify-fair")]
    if record.commitment is not None:
        return [texts.quote("verify-committed", commitment=record.commitment)]
    return []
