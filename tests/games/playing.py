"""Helpers for a position of any game: begin steps, play moves, look at the result."""

import json
from typing import Any, TypeVar

from detente.core.agenda import Step
from detente.core.state import State

S = TypeVar("S", bound=State)


def begin(s: S, *steps: Step[S]) -> S:
    """Let these steps happen, in this order."""
    s.to_act = ()
    s.legal_for = -1
    s.push_all(list(steps))
    s.proceed()
    return s


def play_moves(s: S, *codes: str) -> S:
    """Play these moves, each for the seat to act."""
    for each in codes:
        s.play(s.to_act[0], each)
    return s


def asked(s: State) -> tuple[str, str]:
    """Who is asked, and the prompt."""
    return s.seat_name(s.to_act[0]), s.decision().prompt


def offered(s: State) -> list[str]:
    """The legal moves of the seat to act."""
    return s.legal_moves(s.to_act[0])


def refused(s: State, move: str) -> str:
    """The rule under which a move is refused to the seat to act."""
    before = s.dump()
    refusal = s.explain(s.to_act[0], move)
    assert refusal is not None, f"{move} is allowed"
    assert s.dump() == before
    return refusal.rule


def events_named(s: State, event: str) -> list[dict[str, Any]]:
    """The arguments of all public events of a kind."""
    return [entry["args"] for entry in s.events(None) if entry["id"] == event]


def watchers(s: State) -> list[int | None]:
    """All seats, and the spectator."""
    return [*range(s.seats), None]


def survives_json(s: State) -> None:
    """The position comes back from JSON as it was, for everybody who looks."""
    text = json.dumps(s.dump())
    copy = s.game.load(json.loads(text))
    assert json.dumps(copy.dump()) == text
    for watcher in watchers(s):
        assert json.dumps(copy.view(watcher)) == json.dumps(s.view(watcher))


# --- what is hidden -------------------------------------------------------------------------------


def got(s: State, watcher: int | None) -> str:
    """All that a watcher gets from a state, refusals and events included."""
    refusals: list[Any] = []
    moves: list[str] = []
    if watcher is not None:
        moves = s.legal_moves(watcher)
        for name in s.game.codes:
            refusal = s.explain(watcher, name)
            refusals.append(refusal and [refusal.rule, refusal.reason, refusal.args_])
    return json.dumps([s.view(watcher), moves, refusals, s.events(watcher)])


def hidden_things_do_not_show(s: State, draws: int) -> None:
    """Whatever a seat cannot know may be otherwise: it, and everybody, is shown the same."""
    for watcher in range(s.seats):
        mine, public = got(s, watcher), got(s, None)
        changed = 0
        for draw in range(draws):
            world = s.determinize(watcher, draw)
            world.event_log = s.event_log
            changed += (
                world.dump_board() != s.dump_board() or world.pending_actions != s.pending_actions
            )
            assert got(world, watcher) == mine
            assert got(world, None) == public
        assert changed
