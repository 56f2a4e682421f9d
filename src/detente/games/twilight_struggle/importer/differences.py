"""Comparisons of engine and log, and the differences found, explained by client faults or not."""

from collections.abc import Iterable
from typing import Any

from detente.games.twilight_struggle.importer.client_faults import Situation, explanation
from detente.games.twilight_struggle.importer.facts import Discards, Event, Reveals, Wins
from detente.games.twilight_struggle.importer.log_cursor import LogCursor
from detente.games.twilight_struggle.importer.parser import Act
from detente.games.twilight_struggle.reconstruction.outcomes import CardNotHeld
from detente.games.twilight_struggle.rules.cards import CODES
from detente.games.twilight_struggle.rules.sides import NOBODY
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.importing.importer import Difference


class Mismatch(Exception):
    """An unexplained difference beyond those allowed."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(difference)
        self.difference = difference


class CardNotInLog(Mismatch):
    """The engine shows a card of a hand that the log does not show."""

    def __init__(self, difference: Difference, side: int, card: int) -> None:
        super().__init__(difference)
        self.side = side
        self.card = card


class Differences:
    """The differences found so far, and how many more may be found."""

    def __init__(self, cursor: LogCursor, state: ColdWar) -> None:
        self.cursor = cursor
        self.state = state
        """The engine's state at the moment of the comparison."""
        self.found: tuple[Difference, ...] = ()
        self.comparisons = 0
        self.allowance = 0
        """How many unexplained differences may still be found before the next entry."""
        self.ignored = NOBODY
        """The country that the last scoring left out."""

    def copy(self, cursor: LogCursor) -> "Differences":
        """An independent copy, for a copy of the cursor."""
        other = Differences.__new__(Differences)
        other.__dict__.update(self.__dict__)
        other.cursor = cursor
        return other

    def compare(
        self, what: str, engine: tuple[Any, ...], printed: tuple[Any, ...], line: int = 0
    ) -> None:
        """Compare values of the engine and of the log, and report a difference."""
        self.comparisons += 1
        if engine != printed:
            self.report(what, engine, printed, line)

    def report(
        self,
        what: str,
        engine: tuple[Any, ...] = (),
        printed: tuple[Any, ...] = (),
        line: int = 0,
        before: int = NOBODY,
    ) -> None:
        """Add a difference; Mismatch if it is unexplained and none is allowed any more."""
        of_coup = self.cursor.belongs_to_coup(line)
        fault = explanation(
            Situation(what, engine, printed, self.state, self.ignored, before, of_coup)
        )
        name, rule = (fault.name, fault.rule) if fault else ("", "")
        found = Difference(line or self.cursor.line, what, engine, printed, name, rule)
        if fault is None:
            if not self.allowance:
                raise Mismatch(found)
            self.allowance -= 1
        self.found += (found,)

    def report_missing(self, what: str, engine: tuple[Any, ...]) -> None:
        """Report something of the engine that the log does not print, unless the log has ended."""
        if not self.log_ended:
            self.report(what, engine)

    def report_event_lines(self, acts: Iterable[Act]) -> None:
        """Report the event lines among acts without an event of the engine."""
        for act in acts:
            if isinstance(act.fact, Event):
                printed = (CODES[act.fact.card],)
                above = self.cursor.event_line_above(act)
                self.report("event-line", (), printed, act.line, above)

    def require_card(self, act: Act) -> None:
        """CardNotHeld if the log shows a card now that the engine does not, and must."""
        if isinstance(act.fact, Reveals | Discards) and not self.allowance:
            raise CardNotHeld(act.fact.side, act.fact.card)

    @property
    def log_ended(self) -> bool:
        """Whether the log ends here: all in it has happened, or is explained by client faults."""
        cursor = self.cursor
        if cursor.following is not None or not cursor.card_played or cursor.open_lines():
            return False
        if self._victory_to_come():
            return False
        return all(self._is_explained(act) for act in cursor.upcoming)

    def _victory_to_come(self) -> bool:
        """Whether the log prints the end of a game that goes on in the engine."""
        if self.state.over:
            return False
        upcoming = self.cursor.upcoming
        return any(isinstance(act.fact, Wins) and act.fact.by_rules for act in upcoming)

    def _is_explained(self, act: Act) -> bool:
        """Whether an act without an event of the engine is no event line, or a known fault."""
        if not isinstance(act.fact, Event):
            return True
        printed = (CODES[act.fact.card],)
        above = self.cursor.event_line_above(act)
        situation = Situation("event-line", (), printed, self.state, self.ignored, above)
        return explanation(situation) is not None
