"""Positions: a whole state as plain data for JSON, in format 2; older ones through `legacy`."""

from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from detente.core import legacy
from detente.core.agenda import read_step, write_step
from detente.core.errors import InvalidInput, InvariantError
from detente.core.outcomes import format_outcome, parse_outcome
from detente.core.validation import expect, integer, result

if TYPE_CHECKING:
    from detente.core.game import Game
    from detente.core.state import State
    from detente.core.view_types import Result

FORMAT: Final = "detente position"
VERSION: Final = 2


def dump_position(state: "State") -> dict[str, Any]:
    """The whole position for JSON; `load_position` reads it back exactly."""
    game = state.game
    codes = game.codes
    rng = state.rng
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game.name,
        "revision": game.revision,
        "settings": dict(game.settings),
        "seats": state.seats,
        "move_number": state.move_number,
        "revelations": state.revelations,
        "result": copied_result(state.result),
        "agenda": [write_step(step) for step in state.agenda],
        "to_act": list(state.to_act),
        "pending_moves": [
            None if action < 0 else codes[action] for action in state.pending_actions
        ],
        "rng": [rng.a, rng.b, rng.c, rng.counter],
        "outcomes": [format_outcome(game, outcome) for outcome in state.outcomes],
        "board": state.dump_board(),
    }


def copied_result(result: "Result | None") -> "Result | None":
    """A result that can be changed without changing the state that it is of."""
    if result is None:
        return None
    winners, scores = result["winners"].copy(), result["scores"].copy()
    return {"winners": winners, "scores": scores, "reason": result["reason"]}


def load_position(game: "Game", data: Any) -> "State":
    """The state that `dump_position` wrote; InvalidInput says what is wrong with anything else."""
    state = read_position(game, data)
    state.keep_events = True
    try:
        state.origin = {"position": deepcopy(data)}
    except RecursionError as error:
        raise _bad_position(game, error) from error
    return state


def read_position(game: "Game", data: Any) -> "State":
    """The same without an event log: nothing says where the game began."""
    position = _checked_header(game, data)
    try:
        return _read(game, position)
    except (
        KeyError,
        TypeError,
        ValueError,
        IndexError,
        AttributeError,
        OverflowError,
        InvariantError,
    ) as error:
        raise _bad_position(game, error) from error


def _bad_position(game: "Game", error: Exception) -> InvalidInput:
    what = f"{type(error).__name__}: {error}"
    return InvalidInput("bad-position", game=game.name, what=what)


def _read(game: "Game", position: dict[str, Any]) -> "State":
    seats = integer(position["seats"])
    game.check_seats(seats)
    state = game.empty_state(seats)
    words = [integer(word) for word in position["rng"]]
    expect(len(words) == 4 and all(0 <= word < 1 << 32 for word in words), "rng")
    rng = state.rng
    rng.a, rng.b, rng.c, rng.counter = words
    expect(isinstance(position["outcomes"], list), "outcomes")
    state.outcomes = [parse_outcome(game, written) for written in position["outcomes"]]
    state.move_number = int(position["move_number"])
    state.revelations = int(position["revelations"])
    state.result = result(position["result"], seats)
    state.agenda = [read_step(step, game.steps) for step in position["agenda"]]
    state.to_act = tuple([int(seat) for seat in position["to_act"]])
    state.pending_actions = [
        -1 if move is None else game.action_of[move] for move in position["pending_moves"]
    ]
    state.load_board(position["board"])
    state.check()
    state.check_agenda()
    return state


def _checked_header(game: "Game", found: Any) -> dict[str, Any]:
    """The position in format 2; InvalidInput if it is one of another game, or cannot be read."""
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise InvalidInput("not-a-position")
    data: dict[str, Any] = found
    version = data.get("version")
    if version == 1:
        data = legacy.position_from_v1(data, game.codes)
    elif version != VERSION:
        raise InvalidInput("newer-position", version=str(version), known=VERSION)
    if data.get("game") != game.name:
        raise InvalidInput("other-game", game=game.name, found=str(data.get("game")))
    if data.get("settings") != game.settings:
        raise InvalidInput("other-options", found=str(data.get("settings")), game=game.name)
    revision = data.get("revision")
    if revision != game.revision:
        if type(revision) is int:
            type(game)(revision=revision)  # refuses one that this program does not know
        raise InvalidInput(
            "other-revision", game=game.name, revision=game.revision, found=str(revision)
        )
    return data
