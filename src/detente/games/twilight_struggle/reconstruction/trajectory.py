"""A game as a list of moves with the outcomes and the state after each.

No state is ever edited. If a later move shows that a hand must have held another card, the
shuffles are replaced, and all moves since are played again.
"""

from collections.abc import Iterator
from typing import Final, cast

import detente
from detente.core.errors import IllegalMove, InvalidInput
from detente.core.outcomes import ForcedOutcome, OutcomeRequest, format_outcome, parse_outcome
from detente.core.record import Record
from detente.games.twilight_struggle.reconstruction.events import (
    cards_shown,
    last_events,
    public_events,
)
from detente.games.twilight_struggle.reconstruction.outcomes import (
    CardNotHeld,
    KnownOutcomes,
    Move,
    make_move,
)
from detente.games.twilight_struggle.rules.cards import EARLY_WAR, cards_in
from detente.games.twilight_struggle.rules.game import TwilightStruggle
from detente.games.twilight_struggle.rules.outcomes import DECK
from detente.games.twilight_struggle.rules.state import ColdWar

ShuffleId = tuple[int, int]
"""Which shuffle: the number of the move, and which of its outcomes it is."""
OPENING: Final[ShuffleId] = (-1, 0)


class Contradiction(Exception):
    """With other shuffles, the game does not go the same way at a move of a seat.

    `state` is the one before the move; `after`, if the move is legal at all, the one after it.
    """

    def __init__(self, number: int, seat: int, state: ColdWar, after: ColdWar | None) -> None:
        super().__init__(number, seat)
        self.number = number
        self.seat = seat
        self.state = state
        self.after = after


class Trajectory:
    """A game from its first shuffle on: the moves, and the state before and after each.

    `opening` is the first shuffle, topmost card first. `seen` has for every move the cards that
    became known by it, `states` one more than `moves`.
    """

    def __init__(self, rules: TwilightStruggle, opening: list[int]) -> None:
        self.rules = rules
        self.opening = opening
        self.moves: list[Move] = []
        self.states: list[ColdWar] = [self._start()]
        self.seen: list[int] = []

    def _start(self) -> ColdWar:
        return cast(ColdWar, self.rules.start(2, 0, self._written_opening()))

    def _written_opening(self) -> list[object]:
        return [format_outcome(self.rules, ForcedOutcome(DECK, (), self.opening))]

    @property
    def state(self) -> ColdWar:
        """The state after the last move."""
        return self.states[-1]

    def add(self, move: Move, state: ColdWar, also_seen: int = 0) -> None:
        """Add a move that led to this state; `also_seen` are cards that only one side saw."""
        self.moves.append(move)
        self.states.append(state)
        self.seen.append(cards_shown(last_events(state)) | also_seen)

    def take_back(self) -> None:
        """Remove the last move."""
        self._cut(len(self.moves) - 1)

    def with_orders(self, orders: dict[ShuffleId, list[int]]) -> "Trajectory":
        """The same moves after other shuffles; Contradiction if everybody would see a change."""
        other = self.copy()
        changed = [shuffle for shuffle, order in self._orders() if orders[shuffle] != order]
        if not changed:
            return other
        first, _ = min(changed)
        if first < 0:
            other.opening = orders[OPENING]
            other.states = [other._start()]
        other._cut(max(first, 0))
        for number in range(len(other.moves), len(self.moves)):
            move = self.moves[number]
            outcomes = list(move.outcomes)
            for index, _ in move.shuffles():
                kind, args = outcomes[index].kind, outcomes[index].args
                outcomes[index] = ForcedOutcome(kind, args, orders[number, index])
            other._repeat(move, outcomes, self.states[number + 1], self.seen[number])
        return other

    def _orders(self) -> Iterator[tuple[ShuffleId, list[int]]]:
        yield OPENING, self.opening
        for number, move in enumerate(self.moves):
            for index, order in move.shuffles():
                yield (number, index), order

    def _cut(self, number: int) -> None:
        del self.moves[number:], self.seen[number:], self.states[number + 1 :]

    def _repeat(self, move: Move, outcomes: list[ForcedOutcome], was: ColdWar, seen: int) -> None:
        """Play a move again; everybody must see the same as in the state that it led to before."""
        number = len(self.moves)
        try:
            oracle = KnownOutcomes(self.rules, outcomes)
            state, again = make_move(self.state, move.seat, move.action, oracle)
        except (IllegalMove, InvalidInput, CardNotHeld) as error:
            raise Contradiction(number, move.seat, self.state, None) from error
        if public_events(state) != public_events(was):
            raise Contradiction(number, move.seat, self.state, state)
        self.moves.append(again)
        self.states.append(state)
        self.seen.append(seen)

    def copy(self) -> "Trajectory":
        """An independent copy."""
        other = Trajectory.__new__(Trajectory)
        other.rules = self.rules
        other.opening = self.opening
        other.moves = self.moves.copy()
        other.states = self.states.copy()
        other.seen = self.seen.copy()
        return other

    def record(self, notes: dict[str, str]) -> Record:
        """The game as an ordinary record, with all outcomes."""
        outcomes = [outcome for move in self.moves for outcome in move.outcomes]
        return Record(
            game=self.rules.name,
            settings=dict(self.rules.settings),
            seats=2,
            origin={
                "seed": 0,
                "outcomes": [
                    *self._written_opening(),
                    *(format_outcome(self.rules, outcome) for outcome in outcomes),
                ],
            },
            moves=[(move.seat, self.rules.codes[move.action]) for move in self.moves],
            notes=notes,
            revision=self.rules.revision,
        )


def trajectory_of(record: Record) -> Trajectory:
    """The game that `Trajectory.record` wrote; InvalidInput if an outcome is not in it."""
    rules = cast(
        TwilightStruggle, detente.game(record.game, revision=record.revision, **record.settings)
    )
    written = record.origin.get("outcomes", [])
    recorded = KnownOutcomes(rules, [parse_outcome(rules, outcome) for outcome in written])
    opening = recorded.next_value(OutcomeRequest(DECK, (), cards_in(rules.cards & EARLY_WAR)))
    trajectory = Trajectory(rules, cast("list[int]", opening))
    for seat, name in record.moves:
        action = rules.parse_action(name)
        state, move = make_move(trajectory.state, seat, action, recorded)
        trajectory.add(move, state)
    return trajectory
