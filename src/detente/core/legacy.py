"""Formats of before: positions and records of version 1 stay readable, and can be verified.

Version 1 had no revision of the rules: what it wrote was played by revision 1.
"""

from typing import Any, Final

_NEW_NAMES: Final = {
    "options": "settings",
    "choices": "move_number",
    "reveals": "revelations",
    "answers": "pending_moves",
    "stream": "rng",
    "chance": "outcomes",
}
_OLD_NAMES: Final = {new: old for old, new in _NEW_NAMES.items()}


def position_from_v1(position: dict[str, Any], codes: tuple[str, ...]) -> dict[str, Any]:
    """A position of version 1 in version 2; what is no position stays none."""
    renamed = {_NEW_NAMES.get(name, name): value for name, value in position.items()}
    renamed["version"] = 2
    renamed["revision"] = 1
    pending = renamed.get("pending_moves")
    if isinstance(pending, list):
        renamed["pending_moves"] = [_move(action, codes) for action in pending]
    return renamed


def position_to_v1(position: dict[str, Any], action_of: dict[str, int]) -> dict[str, Any]:
    """A position as version 1 wrote it: what the fingerprint of an old record is made of."""
    renamed = {_OLD_NAMES.get(name, name): value for name, value in position.items()}
    renamed["version"] = 1
    del renamed["revision"]
    renamed["answers"] = [
        -1 if move is None else action_of[move] for move in position["pending_moves"]
    ]
    return renamed


def _move(action: object, codes: tuple[str, ...]) -> object:
    """The code of an action of version 1; -1 was no move yet."""
    if type(action) is not int or not -1 <= action < len(codes):
        return action  # which is then refused like any other wrong value
    return None if action < 0 else codes[action]


def move_number(position: dict[str, Any]) -> int:
    """How many moves led to a position of either version."""
    return int(position.get("move_number", position.get("choices", 0)))
