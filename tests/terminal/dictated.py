"""People who type a game that has been played, and only what they could see on their table."""

import io
import sys
from collections.abc import Iterator
from typing import Final, cast

import pytest

from detente.core.outcomes import as_text
from detente.games.twilight_struggle.reconstruction.events import last_events
from detente.games.twilight_struggle.reconstruction.trajectory import Trajectory
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import code
from detente.games.twilight_struggle.rules.sides import SIDES, US
from detente.terminal.referee import referee
from detente.texts import Texts
from tests.games.twilight_struggle.played import late_cards

_THE_CAMBRIDGE_FIVE: Final = code("the_cambridge_five")
_ALDRICH_AMES: Final = code("aldrich_ames")
_TEXTS: Final = Texts("en", "twilight_struggle")
_CONFIRM: Final = _TEXTS.say("terminal-confirm-input") + " "
_LAST: Final = _TEXTS.say("referee-last", side="us") + " "
_LATE: Final = [_TEXTS.say("referee-late", side=side) + " " for side in SIDES]
_ON_A_LINE: Final = 5


def told(path: Trajectory, number: int) -> str:
    """A move, and what was rolled, drawn or shown for it."""
    codes = path.rules.codes
    move = path.moves[number]
    said = [codes[move.action]]
    for outcome in move.outcomes:
        if isinstance(outcome.value, int):
            said.append(as_text(path.rules, outcome.kind.value_type, outcome.value))
    happened = last_events(path.states[number + 1])
    if (log.EVENT_OCCURS, _THE_CAMBRIDGE_FIVE) in [(e.kind, *e.values[1:]) for e in happened]:
        shown = [e.values for e in happened if e.kind is log.CARD_SHOWN]
        said += [*(codes[cast(int, card)] for side, card in shown if side == US), "done"]
    return ", ".join(said)


def last_card(path: Trajectory, number: int) -> str:
    """The card that Aldrich Ames got by a move without being named."""
    for entry in last_events(path.states[number + 1]):
        if entry.kind is log.ORDER_FIXED:
            return path.rules.codes[cast("list[int]", entry.values[0])[-1]]
        if entry.kind is log.DISCARDED_FROM_HAND:
            return path.rules.codes[cast(int, entry.values[1])]
    raise AssertionError


class Scribe(io.StringIO):
    """The keyboard: several moves on a line, and answers to what is asked besides."""

    def __init__(
        self, path: Trajectory, asides: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        super().__init__()
        self.path = path
        self.asides = asides
        self.capsys = capsys
        self.number = -1
        self.transcript = ""
        self.lines = self._lines()

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        """The answer to the last question on the screen; nothing at the end of the game."""
        self.transcript += self.capsys.readouterr().out
        if self.transcript.endswith(_CONFIRM):
            return "yes\n"
        if self.transcript.endswith(_LAST):
            return last_card(self.path, self.number) + "\n"
        for side, question in enumerate(_LATE):
            if self.transcript.endswith(question):
                late = late_cards(self.path, self.number, side)
                return ", ".join([*(self.path.rules.codes[card] for card in late), "done"]) + "\n"
        return next(self.lines, "")

    def _lines(self) -> Iterator[str]:
        """Moves, now and then something else; what may lead to a question ends a line."""
        parts: list[str] = []
        for number in range(len(self.path.moves)):
            parts.append(told(self.path, number))
            self.number = number
            if len(parts) == _ON_A_LINE or self._may_ask(number):
                yield ", ".join(parts) + "\n"
                parts = []
                if self.asides:
                    yield self.asides[number % len(self.asides)] + "\n"
        yield ", ".join(parts) + "\n"

    def _may_ask(self, number: int) -> bool:
        """Whether Aldrich Ames or the end of a turn may lead to a question."""
        after = self.path.states[number + 1]
        ames = (self.path.states[number].resolving | after.resolving) >> _ALDRICH_AMES & 1
        return bool(ames) or any(e.kind is log.MILITARY_CHECKED for e in last_events(after))


def dictate(
    path: Trajectory,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    asides: tuple[str, ...] = (),
) -> str:
    """What the screen shows while a game is typed in; `asides` are typed in between."""
    scribe = Scribe(path, list(asides), capsys)
    monkeypatch.setattr(sys, "stdin", scribe)
    settings = path.rules.settings
    given = {name: str(value).lower() for name, value in settings.items()}
    referee(path.rules.name, given, "en", None)
    return scribe.transcript + capsys.readouterr().out
