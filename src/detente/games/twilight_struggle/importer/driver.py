"""Driving a log through the engine: a search for the moves that lead to what the log prints."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, cast

import detente
from detente.core.errors import IllegalMove
from detente.games.twilight_struggle.importer.candidates import (
    candidates,
    next_seat,
    why_illegal,
)
from detente.games.twilight_struggle.importer.differences import CardNotInLog, Mismatch
from detente.games.twilight_struggle.importer.log_cursor import LogCursor, LogPosition
from detente.games.twilight_struggle.importer.log_oracle import DieNotPrinted, LogOracle
from detente.games.twilight_struggle.importer.lookahead import Lookahead
from detente.games.twilight_struggle.importer.parser import HEADLINE, Log
from detente.games.twilight_struggle.importer.validator import LogValidator
from detente.games.twilight_struggle.reconstruction.assignment import HiddenAssignment
from detente.games.twilight_struggle.reconstruction.outcomes import CardNotHeld, Move, make_move
from detente.games.twilight_struggle.reconstruction.sightings import DECK
from detente.games.twilight_struggle.reconstruction.trajectory import Trajectory
from detente.games.twilight_struggle.rules.cards import EARLY_WAR, cards_in
from detente.games.twilight_struggle.rules.game import TwilightStruggle
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.importing.importer import Difference

_MAX_TRIES: Final = 4_000
"""How many moves are tried for one entry, fewer with differences; real logs need dozens."""
_MAX_TRIES_IN_ALL: Final = 10_000
"""How many are tried for a whole log; real ones need a thousand or two."""
_DIE: Final = (6, 5, 4, 3, 2, 1)
_MAX_GUESSES: Final = 4
"""Two contests may follow each other in one move; a tie need never be guessed."""
_MAX_REASSIGNMENTS: Final = 60
"""How often the hidden cards are reassigned for one entry."""
_MAX_DIFFERENCES: Final = 4
"""How many unexplained differences in one entry are accepted; with more it is another game."""
_START: Final[LogPosition] = (0, -1)

Line = list[tuple[Move, ColdWar, int]]
"""Moves, each with the state that it leads to and the cards that only one side saw."""


class Stuck(Exception):
    """The log cannot be driven on; `difference` is where the search got furthest."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(difference)
        self.difference = difference


@dataclass
class Failure:
    """Why a move does not lead to what the log prints, and the state in which that showed."""

    position: LogPosition
    state: ColdWar
    error: Exception


class Driver:
    """A log, the game that it tells as far as it has been driven, and their comparison."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.rules = cast(TwilightStruggle, detente.game("twilight_struggle", **log.settings))
        self.lookahead = Lookahead(log)
        opening = self.lookahead.order(cards_in(self.rules.cards & EARLY_WAR), _START)
        self.assignment = HiddenAssignment(Trajectory(self.rules, opening), self._next_shown)
        self.validator = LogValidator(log, self.trajectory.state)
        self.failures: list[Failure] = []
        self.tries_in_all = _MAX_TRIES_IN_ALL
        self.tries = 0
        """How many are left for this entry."""

    @property
    def trajectory(self) -> Trajectory:
        """The game so far."""
        return self.assignment.trajectory

    @property
    def cursor(self) -> LogCursor:
        """How far the log has been driven."""
        return self.validator.cursor

    def drive(self) -> Iterator[int]:
        """Drive entry after entry to the end; yields the number of entries done."""
        while not self.validator.differences.log_ended:
            if self.cursor.entry.kind == HEADLINE:
                self._prepare_hands()
            self._drive_entry()
            yield self.cursor.entry_number
        self.validator.end_log()

    def _next_shown(self, side: int, card: int) -> float:
        when, shown_by = self.lookahead.next_use(card, self.cursor.position)
        return when if shown_by == side else math.inf

    def _prepare_hands(self) -> None:
        """Give both sides, as far as possible, the cards that they will show this turn."""
        wanted = self.lookahead.this_turn(self.cursor.position)
        if self.assignment.reassign(wanted):
            return
        held: list[tuple[int, int]] = []
        for one in wanted:  # Not all may be possible: some are drawn in the course of the turn.
            if self.assignment.reassign([*held, one]):
                held.append(one)

    # --- one entry ----------------------------------------------------------------------------

    def _drive_entry(self) -> None:
        """Find the moves that lead to the next entry, with as few differences as possible."""
        found = self._drive_with(0)
        furthest = self._furthest_difference()
        for allowance in range(1, _MAX_DIFFERENCES + 1):
            if found is None:
                found = self._drive_with(allowance)
        if found is None:
            raise Stuck(furthest)
        line, self.validator = found
        for move, state, seen in line:
            self.trajectory.add(move, state, seen)
        if not self.trajectory.state.over and not self.validator.differences.log_ended:
            self.validator.compare_all(self.trajectory.state)

    def _drive_with(self, allowance: int) -> tuple[Line, LogValidator] | None:
        """The moves to the next entry with at most so many unexplained differences."""
        self.tries = min(_MAX_TRIES // (allowance + 1), self.tries_in_all)
        for _ in range(_MAX_REASSIGNMENTS):
            self.failures = []
            validator = self.validator.copy()
            validator.differences.allowance = allowance
            found = self._search(self.trajectory.state, validator)
            if found is not None:
                found[1].differences.allowance = 0
                return found
            if allowance or not self._reassign():
                break
        return None

    def _furthest_difference(self) -> Difference:
        """The difference at which the search got furthest."""
        if not self.failures:
            return Difference(self.cursor.line, "stuck")
        failure = max(self.failures, key=lambda failure: failure.position)
        error = failure.error
        if isinstance(error, Mismatch):
            return error.difference
        number, index = failure.position
        entry = self.log.entries[number]
        line = entry.acts[index].line if index >= 0 else entry.line
        if isinstance(error, IllegalMove):
            return Difference(line, "refused", (error.rule,), (error.move,))
        assert isinstance(error, CardNotHeld)
        side, card = error.side, self.rules.codes[error.card]
        if side == DECK:
            return Difference(line, "not-in-deck", (), (card,))
        return Difference(line, "missing", (), (self.rules.seat_names[side], card))

    def _search(self, state: ColdWar, validator: LogValidator) -> tuple[Line, LogValidator] | None:
        """The moves from here to the next entry, depth first; None if there are none."""
        entry_done = validator.cursor.entry_number > self.cursor.entry_number
        if entry_done or validator.differences.log_ended:
            return [], validator
        if state.over:
            return self._end_game(state, validator)
        for seat, action in self._legal_candidates(state, validator):
            found = self._try(state, validator, seat, action, ())
            if found is not None:
                return found
        return None

    def _legal_candidates(self, state: ColdWar, validator: LogValidator) -> list[tuple[int, int]]:
        """(seat, action) of what may have been done; the first that is illegal is a failure."""
        seat = next_seat(state, validator.cursor)
        legal = state.legal_actions(seat)
        wanted = candidates(state, validator.cursor, seat, legal)
        for action in wanted:
            if action not in legal:
                self._fail(validator, state, why_illegal(state, validator.cursor, seat, action))
                if validator.cursor.entry.sides_known:
                    break
        return [(seat, action) for action in dict.fromkeys(wanted) if action in legal]

    def _try(
        self,
        state: ColdWar,
        validator: LogValidator,
        seat: int,
        action: int,
        guesses: tuple[int, ...],
    ) -> tuple[Line, LogValidator] | None:
        """The moves that begin with this action, and these dice where the log prints none."""
        self.tries -= 1
        self.tries_in_all -= 1
        if self.tries < 0:
            return None
        oracle = LogOracle(self.lookahead, validator.copy(), state, seat, guesses)
        try:
            oracle.begin(action)
            after, move = make_move(state, seat, action, oracle)
            seen = oracle.finish(after)
        except DieNotPrinted:
            dice = _DIE if len(guesses) < _MAX_GUESSES else ()
            tried = (self._try(state, validator, seat, action, (*guesses, die)) for die in dice)
            return next((found for found in tried if found is not None), None)
        except (Mismatch, CardNotHeld) as error:
            self._fail(oracle.validator, oracle.trial, error)
            return None
        further = self._search(after, oracle.validator)
        return further and ([(move, after, seen), *further[0]], further[1])

    def _end_game(
        self, state: ColdWar, validator: LogValidator
    ) -> tuple[Line, LogValidator] | None:
        """The engine's game is over: so must be that of the log."""
        try:
            validator.end_game(state)
        except (Mismatch, CardNotHeld) as error:
            self._fail(validator, state, error)
            return None
        return [], validator

    def _fail(self, validator: LogValidator, state: ColdWar, error: Exception) -> None:
        self.failures.append(Failure(validator.cursor.position, state, error))

    # --- other hands --------------------------------------------------------------------------

    def _reassign(self) -> bool:
        """Reassign the hidden cards to avoid the furthest failure possible; False if none."""
        failures = sorted(self.failures, key=lambda failure: failure.position, reverse=True)
        shown = self.lookahead.this_entry(self.cursor.position)
        on_top = self.lookahead.on_top(self.cursor.position)
        for others in (shown, []):  # What else the entry shows is better not lost again.
            for failure in failures:
                holds, lacks = self._conditions(failure)
                looks = on_top if others and any(side == DECK for side, _ in holds) else []
                together = dict.fromkeys((*others, *looks, *holds)) if holds else []
                if (together or lacks) and self.assignment.reassign(together, lacks, failure.state):
                    return True
        return False

    def _conditions(self, failure: Failure) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
        """(side, card) of what must be held, and what must not, to avoid a failure."""
        error = failure.error
        if isinstance(error, CardNotHeld):
            return [(error.side, error.card)], []
        if isinstance(error, CardNotInLog):
            return [], [(error.side, error.card)]
        if isinstance(error, IllegalMove):
            side = cast(int, failure.state.find_seat(error.args_["seat"]))
            cards = self.assignment.blocking_cards(failure.state, side, error)
            return [], [(side, card) for card in cards]
        return [], []
