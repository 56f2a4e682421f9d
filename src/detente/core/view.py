"""What a state shows a seat: its view, its prompt and the events it saw (view_types.py)."""

from typing import TYPE_CHECKING, Any, cast

from detente.core.event_log import CODE, CODES, EVERYONE, MOVE, SEAT, Entry, entries
from detente.core.position import copied_result
from detente.core.view_types import Event, Prompt, PromptMove, View

if TYPE_CHECKING:
    from detente.core.agenda import Decision
    from detente.core.state import State


def prompt_of(view: View) -> Prompt:
    """The prompt of a view, in a game that is not over."""
    prompt = view["prompt"]
    assert prompt is not None
    return prompt


def view_for(state: "State", seat: int | None) -> View:
    """All that a seat (None: a spectator) may know, ready for JSON."""
    game = state.game
    return {
        "game": game.name,
        "revision": game.revision,
        "settings": dict(game.settings),
        "seats": state.seat_names,
        "seat": None if seat is None else state.seat_name(seat),
        "move_number": state.move_number,
        "to_act": [state.seat_name(other) for other in state.to_act],
        "prompt": prompt_for(state, seat),
        "pending_move": _pending_move(state, seat),
        "over": state.over,
        "result": copied_result(state.result),
        "score_unit": game.score_unit,
        "board": state.board(seat),
    }


def prompt_for(state: "State", seat: int | None) -> Prompt | None:
    """The decision to be made: in full for a seat that must move, in outline for the others."""
    if not state.to_act:
        return None
    decision = state.decision()
    if seat is None or seat not in state.to_act:
        if not decision.public:
            return {"id": "prompt-waiting", "rule": "", "args": {}, "moves": []}
        return {"id": decision.prompt, "rule": decision.rule, "args": {}, "moves": []}
    return {
        "id": decision.prompt,
        "rule": decision.rule,
        "args": decision.prompt_args(state, seat),
        "moves": [_move(state, decision, seat, action) for action in state.legal_actions(seat)],
    }


def _move(state: "State", decision: "Decision[Any]", seat: int, action: int) -> PromptMove:
    move: PromptMove = {
        "move": state.game.codes[action],
        "label": decision.label(state, seat, action),
    }
    hint = decision.hint(state, seat, action)
    if hint:
        move["hint"] = hint
    return move


def _pending_move(state: "State", seat: int | None) -> str | None:
    """The move of a seat while others still have to move, which nobody else may know."""
    if seat is None or not state.pending_actions or state.pending_actions[seat] < 0:
        return None
    return state.game.codes[state.pending_actions[seat]]


def events_for(state: "State", seat: int | None, since: int) -> list[Event]:
    """What a seat saw happen, from the `since`-th move of the game on."""
    seen = EVERYONE if seat is None else 1 << seat
    by: str | None = None
    found: list[Event] = []
    for e in entries(state.event_log, since - 1):  # with the move that led to the first of them
        if e.kind is MOVE:
            by = None if e.values[3] else state.seat_name(cast(int, e.values[0]))
        elif e.move_number >= since and (
            e.audience == EVERYONE or (seat is not None and e.audience & seen)
        ):
            args = _event_args(state, e)
            found.append(
                {"move_number": e.move_number, "by": by, "id": e.kind.message, "args": args}
            )
    return found


def _event_args(state: "State", entry: Entry) -> dict[str, Any]:
    args: dict[str, Any] = {}
    for name, kind, value in zip(entry.kind.names, entry.kind.types, entry.values, strict=True):
        if kind == SEAT:
            args[name] = state.seat_name(cast(int, value))
        elif kind == CODE:
            args[name] = state.game.codes[cast(int, value)]
        elif kind == CODES:
            args[name] = [state.game.codes[code] for code in cast("list[int]", value)]
        else:
            args[name] = value
    return args
