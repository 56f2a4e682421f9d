"""The outcomes of a move as a log prints them, and the move's events compared with the log."""

from typing import Final, cast

from detente.core.deck import mask_of
from detente.core.outcomes import OutcomeKind, OutcomeRequest, Shuffle
from detente.core.state import State
from detente.games.twilight_struggle.importer import facts
from detente.games.twilight_struggle.importer.facts import (
    CoupRoll,
    Discards,
    Reveals,
    Roll,
    SpaceRoll,
    TrapRoll,
    WarRoll,
)
from detente.games.twilight_struggle.importer.lookahead import Lookahead
from detente.games.twilight_struggle.importer.validator import LogValidator
from detente.games.twilight_struggle.reconstruction.events import last_events
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.action_round import ChooseCard
from detente.games.twilight_struggle.rules.cards import COUP, INFLUENCE, REALIGN
from detente.games.twilight_struggle.rules.operations import ChooseOperation
from detente.games.twilight_struggle.rules.outcomes import (
    COUP_DIE,
    FROM_HAND,
    REALIGNMENT_DIE,
    SPACE_DIE,
    TRAP_DIE,
    WAR_DIE,
)
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.trap import DiscardInTrap

_PRINTED: Final[dict[OutcomeKind, type[CoupRoll | Roll | WarRoll | SpaceRoll | TrapRoll]]] = {
    COUP_DIE: CoupRoll,
    REALIGNMENT_DIE: Roll,
    WAR_DIE: WarRoll,
    SPACE_DIE: SpaceRoll,
    TRAP_DIE: TrapRoll,
}
"""The dice that a log prints, and the facts in which it does."""
_USES: Final = {INFLUENCE: facts.PLACE, COUP: facts.COUP, REALIGN: facts.REALIGN}


class DieNotPrinted(Exception):
    """The log does not print a die that is needed."""


class LogOracle:
    """Supplies the outcomes of one move from a log, and compares its events on the way.

    An oracle for `play_with_oracle`. `guesses` are the dice that the log does not print, as they
    are tried now.
    """

    def __init__(
        self,
        lookahead: Lookahead,
        validator: LogValidator,
        before: ColdWar,
        seat: int,
        guesses: tuple[int, ...],
    ) -> None:
        self.lookahead = lookahead
        self.validator = validator
        self.cursor = validator.cursor
        validator.marker_placed = False
        self.seat = seat
        self.guesses = list(guesses)
        self.compared = 0
        self.trial = before
        self.seen = 0

    def begin(self, action: int) -> None:
        """Compare what the action itself says."""
        decision = self.trial.decision()
        if isinstance(decision, ChooseCard | DiscardInTrap) or self.cursor.ends_with_one_headline:
            self.cursor.card_played = True
        if isinstance(decision, ChooseOperation) and action in _USES:
            self.validator.observe_operation(_USES[action], decision, self.trial)

    def finish(self, after: ColdWar) -> int:
        """Compare the remaining events; returns the cards that only one side has seen."""
        self._compare(after)
        self.validator.open_due_round()
        return self.seen

    def _compare(self, state: ColdWar) -> None:
        """Compare the events that have been added since the last comparison."""
        self.trial = state
        for event in last_events(state)[self.compared :]:
            self.compared += 1
            self.validator.observe(event, state)
            if event.kind is log.HAND_SEEN:
                self.seen |= mask_of(cast("list[int]", event.values[1]))

    # --- outcomes -----------------------------------------------------------------------------

    def __call__(self, request: OutcomeRequest, trial: State) -> int | list[int]:
        """What the log prints for a request; for a shuffle, an order that fits what follows."""
        self._compare(cast(ColdWar, trial))
        if isinstance(request.kind, Shuffle):
            return self.lookahead.order(request.possible, self.cursor.position)
        return self._card(request) if request.kind is FROM_HAND else self._die(request)

    def _card(self, request: OutcomeRequest) -> int:
        """The next card that the log shows of the hand; any if it shows none."""
        (side,) = request.args
        for act in self.cursor.upcoming:
            if isinstance(act.fact, Reveals | Discards) and act.fact.side == side:
                return act.fact.card
        return request.possible[0]

    def _die(self, request: OutcomeRequest) -> int:
        """The next die of this kind in the log, of a realignment that of the side; else a guess."""
        printed = _PRINTED.get(request.kind, ())
        for act in self.cursor.upcoming:
            fact = act.fact
            other_side = isinstance(fact, Roll) and fact.side != request.args[-1]
            if isinstance(fact, printed) and not other_side:
                return fact.die
        if not self.guesses:
            raise DieNotPrinted
        return self.guesses.pop(0)
