"""What a game's referee offers: the part `referee` of its package.

A referee follows a game that people play on a real table. They say which moves they make, and what
chance brought; the rules check it. What only the people can see, they are asked.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from detente import registry
from detente.core.errors import IllegalMove
from detente.core.event_log import SEAT
from detente.core.game import Game
from detente.core.outcomes import Die, OutcomeRequest, as_text
from detente.core.record import Record
from detente.core.state import State
from detente.core.view_types import Prompt

Names = Mapping[str, int]
"""Codes that may be the answer to a question, each with the value that it stands for."""


@dataclass(frozen=True)
class Question:
    """Something that only the people at the table can see.

    The answer is a number from 1 to `highest` or, where that is 0, one of `names`.
    """

    message: str
    """The text that asks."""
    args: tuple[tuple[str, str], ...] = ()
    """The arguments of the text: names and codes."""
    number: int = 0
    """Which one it is of the questions about the outcomes of a move, some of which may be equal."""
    highest: int = 0
    names: tuple[Names, ...] = field(default=(), compare=False)
    """In the order in which they are looked through: the likeliest first."""
    ends: tuple[str, ...] = field(default=(), compare=False)
    """If any number of answers may be given, the codes that say that these were all."""


Ask = Callable[[Question], list[int]]
"""Asks people a question; returns the value of their answer, or the values of all answers.

The same question has the same answer until the move is made. What is raised instead goes on to the
caller of `GameReferee.play`.
"""


def outcome_question(
    state: State, request: OutcomeRequest, number: int, names: tuple[Names, ...] = ()
) -> Question:
    """The question for the outcome of a die or a draw, `number` of them asked before in this move.

    Its text is called after the kind of outcome, `request-die-coup`, and has what the outcome is
    about as arguments. `names` are what may be drawn, if `request.possible` must not be used
    because it comes from cards that are assumed.
    """
    kind = request.kind
    shown = [
        state.seat_name(arg) if of == SEAT else as_text(state.game, of, arg)
        for of, arg in zip(kind.arg_types, request.args, strict=True)
    ]
    if not isinstance(kind, Die) and not names:
        names = ({as_text(state.game, kind.value_type, one): one for one in request.possible},)
    return Question(
        f"request-{kind.message}",
        tuple(zip(kind.names, shown, strict=False)),
        number,
        kind.faces if isinstance(kind, Die) else 0,
        names,
    )


class GameReferee(Protocol):
    """A game on a real table, from the first move on."""

    @property
    def state(self) -> State:
        """The present state; what nobody has seen yet is assumed."""

    def record(self, notes: dict[str, str]) -> Record:
        """The record of the game so far."""

    def offers(self, seat: int) -> list[int]:
        """The actions that are listed for a seat; they must not tell what is only assumed."""

    def prompt(self, seat: int) -> Prompt:
        """What a seat is asked, with the moves that are listed."""

    def unlisted(self) -> str | None:
        """The text that says why further moves are not listed; None if all are."""

    def names(self, seat: int) -> list[list[str]]:
        """The codes that may be named as the move of a seat, the likeliest first.

        A word is looked for in one list after the other. Codes that are not legal are among them,
        because a refusal says more than that a word is not understood.
        """

    def is_short(self, action: int) -> bool:
        """Whether a move is listed by its name and note only, because there may be many."""

    def is_fatal(self, seat: int, action: int) -> bool:
        """Whether everybody can see that an action may lose the game at once."""

    def explain(self, seat: int, action: int) -> IllegalMove | None:
        """None if an action is legal, as far as anybody can tell, else the refusal."""

    def play(self, seat: int, action: int, ask: Ask) -> None:
        """Make a move, and ask what only people can see; after any error nothing has changed."""

    def implied_move(self) -> str | None:
        """What followed from the last move without a choice, if people may name it all the same."""

    def unsaid_move(self, seat: int, code: str) -> str | None:
        """What must be played before this code, if people may leave it unsaid, else None."""

    def undo(self) -> None:
        """Take back the last move, with its outcomes; InvalidInput if there is none."""


@dataclass(frozen=True)
class RefereePart:
    """How a game is refereed: the part `referee` of its package."""

    new: Callable[[Game], GameReferee]
    """The referee of a new game; InvalidInput if a setting makes that impossible."""
    resume: Callable[[Record], GameReferee]
    """The referee of a game that `GameReferee.record` wrote."""


def referee_part(game: str) -> RefereePart | None:
    """How a game is refereed; PackageProblem if its package brings something else as such."""
    package = registry.package(game)
    part: RefereePart | None = None
    if package.referee is not None:
        part = package.part("referee", RefereePart)
    return part


def refereed_games() -> list[str]:
    """The games that can be refereed."""
    return [name for name in registry.names() if registry.package(name).referee is not None]
