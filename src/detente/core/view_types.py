"""The types of views, prompts, events and results: what a state tells a seat, ready for JSON.

All games share these fields. What only one game has lies in `View.board`, which its `view.py` fills
and its own boards read.
"""

from typing import Any, NotRequired, TypedDict


class Result(TypedDict):
    """How a game has ended: the seats that have won, each seat's score, and why it ended."""

    winners: list[int]
    scores: list[int]
    reason: str


class PromptMove(TypedDict):
    """A legal move of a seat: its code, the message that names it, and what is known of it."""

    move: str
    label: str
    hint: NotRequired[dict[str, Any]]


class Prompt(TypedDict):
    """The decision to be made; a seat that is not to act sees neither arguments nor moves."""

    id: str
    rule: str
    args: dict[str, Any]
    moves: list[PromptMove]


class Event(TypedDict):
    """Something that happened after `move_number` moves: a message and its arguments.

    `by` is the seat whose move caused it: None if several moved at once, or nobody did.
    """

    move_number: int
    by: str | None
    id: str
    args: dict[str, Any]


class View(TypedDict):
    """All that a seat or a spectator may know; seats appear under the names they have now."""

    game: str
    revision: int
    settings: dict[str, str | bool | int]
    seats: list[str]
    seat: str | None
    move_number: int
    to_act: list[str]
    prompt: Prompt | None
    pending_move: str | None
    over: bool
    result: Result | None
    score_unit: int
    board: dict[str, Any]
