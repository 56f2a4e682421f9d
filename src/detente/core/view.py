"""What a state tells a seat, typed: views, prompts, events and results, ready for JSON.

All games share these fields. What only one game has lies in `View.board`, which its `view.py` fills
and its own boards read.
"""

from typing import Any, NotRequired, TypedDict

from detente.core.game import Setting


class Result(TypedDict):
    """How a game has ended: the seats that have won, each seat's score, and why it ended."""

    winners: list[int]
    scores: list[int]
    reason: str


class PromptOption(TypedDict):
    """Something a seat may choose: its code, the message that names it, and what is known of it."""

    code: str
    id: str
    hint: NotRequired[dict[str, Any]]


class Prompt(TypedDict):
    """What is being asked; whoever is not asked sees no arguments and no options."""

    id: str
    rule: str
    args: dict[str, Any]
    options: list[PromptOption]


class Event(TypedDict):
    """Something that happened after the `number`-th choice: a message and its arguments."""

    number: int
    id: str
    args: dict[str, Any]


class View(TypedDict):
    """All that a seat or a spectator may know; seats appear under the names they have now."""

    game: str
    options: dict[str, Setting]
    seats: list[str]
    seat: str | None
    choices: int
    to_act: list[str]
    prompt: Prompt | None
    answer: str | None
    over: bool
    result: Result | None
    point: int
    board: dict[str, Any]


def prompt_of(view: View) -> Prompt:
    """What is asked in a view of a game that is still on."""
    prompt = view["prompt"]
    assert prompt is not None
    return prompt
