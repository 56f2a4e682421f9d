"""A referee for dice race, where everything lies open: only chance has to be asked for."""

from detente.console.referee import Ask, RefereePart, outcome_question
from detente.core.errors import IllegalMove, InvalidInput
from detente.core.game import Game
from detente.core.outcomes import (
    ForcedOutcome,
    OutcomeRequest,
    format_outcome,
    parse_outcome,
    play_with_oracle,
)
from detente.core.record import Record
from detente.core.state import State
from detente.core.view_types import Prompt


class RaceReferee:
    def __init__(self, state: State) -> None:
        self.states = [state]
        self.outcomes: list[list[ForcedOutcome]] = []

    @property
    def state(self) -> State:
        return self.states[-1]

    def record(self, notes: dict[str, str]) -> Record:
        record = self.state.record()
        told = [format_outcome(self.state.game, one) for move in self.outcomes for one in move]
        record.origin = {"seed": 0, "outcomes": told}
        record.notes = notes
        return record

    def offers(self, seat: int) -> list[int]:
        return [*self.state.legal_actions(seat)]

    def prompt(self, seat: int) -> Prompt:
        prompt = self.state.prompt(seat)
        assert prompt is not None
        return prompt

    def unlisted(self) -> str | None:
        return None

    def names(self, seat: int) -> list[list[str]]:
        return [self.state.legal_moves(seat), [*self.state.game.codes]]

    def is_short(self, action: int) -> bool:
        return False

    def is_fatal(self, seat: int, action: int) -> bool:
        return False

    def explain(self, seat: int, action: int) -> IllegalMove | None:
        return self.state.explain(seat, self.state.game.codes[action])

    def play(self, seat: int, action: int, ask: Ask) -> None:
        number = 0

        def oracle(request: OutcomeRequest, trial: State) -> int:
            nonlocal number
            [value] = ask(outcome_question(trial, request, number))
            number += 1
            return value

        after, outcomes = play_with_oracle(self.state, seat, action, oracle)
        self.states.append(after)
        self.outcomes.append(outcomes)

    def implied_move(self) -> str | None:
        return None

    def unsaid_move(self, seat: int, code: str) -> str | None:
        return None

    def undo(self) -> None:
        if not self.outcomes:
            raise InvalidInput("terminal-undo-nothing")
        self.states.pop()
        self.outcomes.pop()


def new(game: Game) -> RaceReferee:
    return RaceReferee(game.start(2, 0))


def resume(record: Record) -> RaceReferee:
    game = record.start().game
    told = [parse_outcome(game, one) for one in record.origin.get("outcomes", [])]
    referee = new(game)
    for seat, move in record.moves:

        def oracle(request: OutcomeRequest, trial: State) -> int | list[int]:
            return request.value_of(game, told.pop(0))

        action = game.action_of[move]
        after, outcomes = play_with_oracle(referee.state, seat, action, oracle)
        referee.states.append(after)
        referee.outcomes.append(outcomes)
    return referee


REFEREE = RefereePart(new, resume)
