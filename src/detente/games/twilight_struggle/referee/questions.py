"""What only people at a real table can see, and the oracle that asks them for outcomes."""

from collections.abc import Callable, Iterable
from typing import Final, cast

from detente.console.referee import Ask, Names, Question, outcome_question
from detente.core.outcomes import ForcedOutcome, OutcomeRequest, Shuffle
from detente.core.state import State
from detente.games.twilight_struggle.reconstruction.assignment import HiddenAssignment
from detente.games.twilight_struggle.rules.cards import CODES, SCORING, cards_in, is_card
from detente.games.twilight_struggle.rules.outcomes import FROM_HAND
from detente.games.twilight_struggle.rules.sides import SIDES, US
from detente.games.twilight_struggle.rules.state import ColdWar

_ENDS: Final = ("done", "none")
"""The codes that end a list of scoring cards."""


class TableQuestions:
    """The questions of a move to the people at a real table."""

    def __init__(self, ask: Ask, assignment: HiddenAssignment) -> None:
        self.ask = ask
        self.assignment = assignment

    def outcome(self, trial: ColdWar, request: OutcomeRequest, number: int) -> int:
        """The die that was rolled, or the card that was drawn from a hand."""
        cards = self._cards() if request.kind is FROM_HAND else ()
        [value] = self.ask(outcome_question(trial, request, number, cards))
        return value

    def scoring_cards(self) -> list[int]:
        """The scoring cards that the US shows to The Cambridge Five."""
        return self._scoring_cards("referee-scoring", US)

    def late_cards(self, side: int) -> list[int]:
        """The scoring cards that a side could not play any more in a turn (TS-G-16)."""
        return self._scoring_cards("referee-late", side)

    def last_card(self) -> int:
        """The card of the open US hand that Aldrich Ames takes because no other is left."""
        [card] = self.ask(Question("referee-last", _side(US), names=self._cards()))
        return card

    def _scoring_cards(self, message: str, side: int) -> list[int]:
        names = (_names(cards_in(SCORING)),)
        return self.ask(Question(message, _side(side), names=names, ends=_ENDS))

    def _cards(self) -> tuple[Names, ...]:
        return _names(likely_cards(self.assignment)), _names(filter(is_card, range(len(CODES))))


def likely_cards(assignment: HiddenAssignment) -> list[int]:
    """The cards that may be in a hand, by what everybody knows."""
    known = [card for hand in assignment.trajectory.state.hand for card in cards_in(hand)]
    return sorted({*assignment.hidden, *known})


def _names(cards: Iterable[int]) -> Names:
    return {CODES[card]: card for card in cards}


def _side(side: int) -> tuple[tuple[str, str], ...]:
    return (("side", SIDES[side]),)


class RetryWithOtherHands(Exception):
    """The hidden cards have been reassigned, so the action must be tried again."""


class TableOracle:
    """Asks people once for every outcome of an action, however often the action is tried.

    An oracle for `play_with_oracle`. `outcomes` are those told so far. Before a question,
    `matches_table` must be true: if a card lies face up that does not on the real table, the hands
    are not right.
    """

    def __init__(
        self,
        questions: TableQuestions,
        outcomes: list[ForcedOutcome],
        matches_table: Callable[[ColdWar], bool],
    ) -> None:
        self.questions = questions
        self.outcomes = outcomes
        self.matches_table = matches_table
        self.used = 0

    def __call__(self, request: OutcomeRequest, trial: State) -> int | list[int]:
        """What was rolled or drawn; an assumed order for a shuffle, which nobody sees."""
        if isinstance(request.kind, Shuffle):
            return assumed_order(request.possible)
        trial = cast(ColdWar, trial)
        if self.used == len(self.outcomes):
            if not self.matches_table(trial):
                raise RetryWithOtherHands
            value = self.questions.outcome(trial, request, self.used)
            self.outcomes.append(ForcedOutcome(request.kind, request.args, value))
        self.used += 1
        return self.outcomes[self.used - 1].value


def assumed_order(pile: list[int]) -> list[int]:
    """Any order would do; scoring cards restrict what a hand may do, so they come last."""
    return sorted(pile, key=lambda card: (SCORING >> card & 1, card))
