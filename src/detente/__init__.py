"""Détente: four Cold War board games, with rules exact to the rulebook.

>>> import detente
>>> state = detente.game("cia_vs_kgb", edition="ru2014").start(seats=2, seed=7)
>>> state.to_act
(0, 1)
>>> state.play(0, "assassin")
>>> state.to_act
(1,)
"""

from typing import Any

from detente import games as _games  # noqa: F401  (see the function of this name)
from detente import registry, texts
from detente.core import hooks as _hooks
from detente.core import state as _state
from detente.core.errors import DetenteError, IllegalMove, InvalidInput, InvariantError
from detente.core.game import Game, Option
from detente.core.record import Record, VerificationError
from detente.core.record_file import RecordFile, parse_record, read_record
from detente.core.state import State

__version__ = "0.1.0"

compiled: bool = not str(_state.__file__).endswith(".py")
"""Whether the core runs as compiled code; the games behave the same either way."""

__all__ = [
    "DetenteError",
    "Game",
    "IllegalMove",
    "InvalidInput",
    "InvariantError",
    "Option",
    "Record",
    "RecordFile",
    "State",
    "VerificationError",
    "compiled",
    "game",
    "games",
    "parse_record",
    "read_record",
]


# The package of this name is imported above: were it imported later, it would replace the function.
def games() -> list[str]:
    """The names of all games that can be played here."""
    return registry.names()


def game(name: str, /, **settings: Any) -> Game:
    """A game with its options set; InvalidInput says what is allowed."""
    return registry.game_class(name)(**settings)


def _board_text(state: State) -> str:
    from detente.console.whole import whole_board  # a program that prints no state needs no rich

    return whole_board(state)


_hooks.find_game = game
_hooks.sentence = lambda error: texts.Texts("en").error(error)
_hooks.say = lambda name, message: texts.Texts("en", name).say(message)
_hooks.board_text = _board_text
