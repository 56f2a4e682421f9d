"""The errors that Détente raises.

An error carries a message id and arguments; its sentence comes from the .ftl files, in English for
`str(error)` and in the reader's language wherever a reader is known.
"""

from typing import Any

from detente.core import hooks


class DetenteError(Exception):
    """Anything Détente refuses or cannot read, with its message id and arguments."""

    def __init__(self, message: str, /, **args: Any) -> None:
        super().__init__(message)
        self.message = message
        self.args_ = args

    def __str__(self) -> str:
        return hooks.sentence(self)


class InvalidInput(DetenteError):
    """A value from outside that cannot be used: a name, a setting, a file, a position."""


class IllegalMove(DetenteError):
    """A move that the rules do not allow now.

    `rule` is the id in the game's rulebook, `reason` the message id of the explanation.
    """

    def __init__(self, game: str, rule: str, reason: str, move: str, args: dict[str, Any]) -> None:
        super().__init__(reason, **args)
        self.game = game
        self.rule = rule
        self.reason = reason
        self.move = move

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalMove, (self.game, self.rule, self.reason, self.move, self.args_)


class InvariantError(AssertionError):
    """An invariant of a game does not hold: a defect of ours, or a position that cannot be."""


def invariant(holds: bool, what: str) -> None:
    """Raise InvariantError unless this invariant holds."""
    if not holds:
        raise InvariantError(what)
