"""Games and states for pickle: the functions that make them again.

Compiled objects cannot be pickled field by field. The classes are pickled by reference, so a pickle
of one variant can be read by the other.
"""

from typing import TYPE_CHECKING, Any

from detente.core.position import read_position

if TYPE_CHECKING:
    from detente.core.game import Game, Setting
    from detente.core.state import State


def restore_game(kind: type["Game"], settings: dict[str, "Setting"], revision: int) -> "Game":
    """The game of this class with these settings and this revision of its rules."""
    return kind(revision=revision, **settings)


def restore_state(
    game: "Game", position: dict[str, Any], event_log: dict[str, Any], keep_events: bool
) -> "State":
    """The state at a position, with its event log."""
    state = read_position(game, position)
    state.keep_events = keep_events
    state.load_event_log(event_log)
    return state
