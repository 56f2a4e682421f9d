"""The promises of docs/architecture.md, section 3, as checks for any game.

    from detente.testing.properties import PROMISES
    for promise in PROMISES:
        promise(game, seats=2, seed=1)

Each promise plays a random game and raises InvariantError where the game does not keep it. The
numbers are those of the page.
"""

import json
import random
from collections.abc import Callable, Collection, Iterator
from itertools import permutations
from typing import Any, NamedTuple

from detente.core.agenda import Decision, step_name
from detente.core.errors import IllegalMove, InvariantError
from detente.core.game import Game
from detente.core.outcomes import ASK, OutcomeNeeded
from detente.core.record_file import parse_record
from detente.core.rng import rng_from_seed
from detente.core.state import State

MOST_MOVES = 20_000
"""A random game with more moves counts as one without an end."""


def walk(game: Game, seats: int, seed: int, keep_events: bool = True) -> Iterator[State]:
    """The positions of a random game, first to last. It is one state: do not change it."""
    rng = random.Random(seed)
    state = game.start(seats, seed, keep_events=keep_events)
    yield state
    for _ in range(MOST_MOVES):
        if state.over:
            return
        play_randomly(state, rng)
        yield state
    raise InvariantError(f"no end after {MOST_MOVES} moves")


def play_randomly(state: State, rng: random.Random) -> tuple[int, str]:
    """Play a random move of a random seat that is to act; return the seat and the move."""
    seat = rng.choice(state.to_act)
    move = rng.choice(state.legal_moves(seat))
    state.play(seat, move)
    return seat, move


def sampled(states: Iterator[State], seed: int, share: float) -> Iterator[State]:
    """A random share of the positions, the first one always among them."""
    rng = random.Random(f"sample {seed}")
    for number, state in enumerate(states):
        if number == 0 or rng.random() < share:
            yield state


def accepted_offered_explained(game: Game, seats: int, seed: int) -> None:
    """Promise 1: `play` takes what `legal_moves` lists and `explain` allows; no other move."""
    rng = random.Random(seed)
    for state in walk(game, seats, seed):
        for seat in state.to_act:
            legal = Decision.legal_actions(state.decision(), state, seat)  # the slow way
            _require(legal == [*state.legal_actions(seat)], "legal ⇔ nothing forbids it", state)
    for state in sampled(walk(game, seats, seed), seed, 0.1):
        before = state.dump()
        for seat in range(seats):
            moves = state.legal_moves(seat)
            _require(len(set(moves)) == len(moves), "a move is listed once", state)
            _require(moves == state.clone().legal_moves(seat), "moves have a stable order", state)
            for code in [*game.codes, "no such code"]:
                refusal = state.explain(seat, code)
                _require((refusal is None) == (code in moves), f"listed ⇔ explained: {code}", state)
                overlooked = refusal is not None and refusal.reason == "refused-not-offered"
                _require(not overlooked, f"what nothing forbids is a candidate: {code}", state)
            for code in rng.sample(game.codes, min(8, len(game.codes))):
                _try(state, seat, code, code in moves)
        _require(state.dump() == before, "asking changes nothing", state)


def _try(state: State, seat: int, move: str, legal: bool) -> None:
    before = state.dump()
    trial = state.clone()
    try:
        trial.play(seat, move)
    except IllegalMove as refusal:
        _require(not legal, f"accepted ⇔ listed: {move}", state)
        _require(bool(refusal.rule) and bool(refusal.reason), "a refusal names its rule", state)
        _require(trial.dump() == before, f"a refusal changes nothing: {move}", state)
    else:
        _require(legal, f"accepted ⇔ listed: {move}", state)
        _require(state.dump() == before, "a clone is independent", state)


def deterministic(game: Game, seats: int, seed: int) -> None:
    """Promise 2: the same game, settings, seed and moves give the same position."""
    untouched = random.getstate()
    with_events = list(_dumps(walk(game, seats, seed)))
    without_events = list(_dumps(walk(game, seats, seed, keep_events=False)))
    _require(with_events == without_events, "the event log changes nothing")
    _require(random.getstate() == untouched, "no randomness but the state's own")
    *_, last = walk(game, seats, seed)
    replayed = parse_record(last.record().text(last)).verify(game)
    _require(replayed.dump() == last.dump(), "a record replays to the same position", last)


def _dumps(states: Iterator[State]) -> Iterator[str]:
    return (json.dumps(state.dump(), sort_keys=True) for state in states)


def nothing_leaks(game: Game, seats: int, seed: int) -> None:
    """Promise 3: what a seat gets does not depend on what it cannot know."""
    for state in sampled(walk(game, seats, seed), seed, 0.08):
        for seat in range(seats):
            other = state.determinize(seat, seed)
            _require(_seen(state, seat) == _seen(other, seat), f"seat {seat} sees no more", state)
            public = json.dumps(state.view(None)) == json.dumps(other.view(None))
            _require(public, "spectators see no more than any seat", state)
            _compare_next(state, other, seat, seed)


def _seen(state: State, seat: int) -> str:
    refusals = [_refusal(state, seat, code) for code in state.game.codes]
    return json.dumps([state.view(seat), state.legal_moves(seat), refusals])


def _refusal(state: State, seat: int, code: str) -> Any:
    refusal = state.explain(seat, code)
    return refusal and [refusal.rule, refusal.reason, refusal.args_]


def _compare_next(state: State, other: State, seat: int, seed: int) -> None:
    """If the same move leaves the seat with the same view, it must have got the same events.

    Both states get the same dice, because a roll may change nothing but the event about it.
    """
    rng = random.Random(f"next {seed} {state.move_number}")
    if not state.to_act:
        return
    mover = rng.choice(state.to_act)
    common = [move for move in state.legal_moves(mover) if move in other.legal_moves(mover)]
    if not common:
        return
    move = rng.choice(common)
    received = []
    for start in (state, other):
        after = start.clone()
        after.keep_events = True
        after.rng = rng_from_seed(f"next {seed}")
        after.play(mover, move)
        received.append(
            (json.dumps(after.view(seat)), json.dumps(after.events(seat, after.move_number)))
        )
    (view, events), (other_view, other_events) = received
    if view == other_view:
        _require(events == other_events, f"seat {seat} gets no other events after {move}", state)


def determinization_is_consistent(game: Game, seats: int, seed: int) -> None:
    """Promise 4: a determinization keeps the view, passes `check`, and holds no other secret."""
    for state in sampled(walk(game, seats, seed), seed, 0.05):
        for seat in range(seats):
            one, two = state.determinize(seat, "one"), state.determinize(seat, "two")
            one.check()
            same_view = json.dumps(one.view(seat)) == json.dumps(state.view(seat))
            _require(same_view, f"a determinization keeps the view of seat {seat}", state)
            again = one.determinize(seat, "two")
            _require(
                again.dump() == two.dump(),
                "a determinization depends only on what the seat knows",
                state,
            )
    rng = random.Random(seed)
    while not one.over:
        play_randomly(one, rng)
        one.check()


def determinization_varies(game: Game, seats: int, seed: int) -> None:
    """Promise 4: what is hidden is drawn anew; a game of perfect information hides nothing."""
    for seat in range(seats):
        states = sampled(walk(game, seats, seed), seed, 0.2)
        varies = any(_varies(state, seat) for state in states)
        if game.perfect_information:
            _require(not varies, f"with perfect information nothing is hidden from seat {seat}")
        else:
            _require(varies, f"all determinizations for seat {seat} are the same")


def _varies(state: State, seat: int) -> bool:
    """Whether determinizations for a seat differ; they do not if nothing is hidden from it."""
    sampled_states = [state.determinize(seat, draw) for draw in range(8)] if not state.over else []
    return (
        len({json.dumps([world.dump_board(), world.pending_actions]) for world in sampled_states})
        > 1
    )


def no_dead_ends(game: Game, seats: int, seed: int) -> None:
    """Promise 5: while the game is on, somebody must move and can; the invariants hold."""
    for state in walk(game, seats, seed, keep_events=False):
        state.check()
        state.check_agenda()
    _require(state.to_act == (), "nobody must move after the end", state)
    _require(set(state.result or {}) == {"winners", "scores", "reason"}, "a result", state)


def simultaneous(game: Game, seats: int, seed: int) -> None:
    """Promise 6: of simultaneous moves the order does not matter and the first stays hidden."""
    rng = random.Random(seed)
    for state in walk(game, seats, seed):
        if len(state.to_act) < 2:
            continue
        moves = {seat: rng.choice(state.legal_moves(seat)) for seat in state.to_act}
        ends = []
        for order in list(permutations(state.to_act))[:6]:
            trial = state.clone()
            for seat in order:
                trial.play(seat, moves[seat])
            ends.append(trial.dump())
        _require(all(end == ends[0] for end in ends), "the order of moves does not matter", state)
        _hidden(state, rng)


def _hidden(state: State, rng: random.Random) -> None:
    first = rng.choice(state.to_act)
    watchers = [seat for seat in range(state.seats) if seat != first]
    received = []
    for move in state.legal_moves(first):
        trial = state.clone()
        trial.play(first, move)
        _require(
            trial.view(first)["pending_move"] == move, "a seat sees its own pending move", state
        )
        seen = [_seen(trial, seat) + json.dumps(trial.events(seat)) for seat in watchers]
        received.append([*seen, json.dumps([trial.view(None), trial.events(None)])])
        for seat in watchers:
            trial.determinize(seat, 1).check()
    _require(all(seen == received[0] for seen in received), "the first move stays hidden", state)


def positions_round_trip(game: Game, seats: int, seed: int) -> None:
    """Promise 7: a position holds everything, its random numbers included, and survives JSON."""
    rng = random.Random(seed)
    for state in sampled(walk(game, seats, seed), seed, 0.08):
        written = json.dumps(state.dump())
        copy = game.load(json.loads(written))
        _require(json.dumps(copy.dump()) == written, "load(dump()) is the same position", state)
        event_log = json.dumps(state.dump_event_log())
        twin = game.load(json.loads(written))
        twin.load_event_log(json.loads(event_log))
        same_log = json.dumps(twin.dump_event_log()) == event_log
        _require(same_log, "load_event_log(dump_event_log()) is the same event log", state)
        for seat in (None, *range(seats)):
            same = json.dumps(twin.events(seat)) == json.dumps(state.events(seat))
            _require(same, "a loaded event log shows everybody the same", state)
        if state.over:
            continue
        ahead = state.clone()
        seat, move = play_randomly(ahead, rng)
        copy.play(seat, move)
        _require(copy.dump() == ahead.dump(), "a loaded position goes on the same way", state)
        replayed = parse_record(copy.record().text(copy)).verify(game)
        _require(replayed.dump() == copy.dump(), "a record may start from a position", state)


def codes_and_integers(game: Game, seats: int, seed: int) -> None:
    """Promise 8: codes are unique plain words, and the integer path under them is the same."""
    _require(len(set(game.codes)) == game.num_actions, "codes are unique")
    _require(
        all(code.replace("_", "").isalnum() and code.isascii() for code in game.codes), "plain"
    )
    for state in sampled(walk(game, seats, seed), seed, 0.1):
        for seat in state.to_act:
            moves = [game.codes[action] for action in state.legal_actions(seat)]
            _require(moves == state.legal_moves(seat), "actions are the moves", state)
            one, two = state.clone(), state.clone()
            one.apply_action(seat, state.legal_actions(seat)[0])
            two.play(seat, moves[0])
            _require(one.dump() == two.dump(), "apply_action is play", state)


def undo_takes_back(game: Game, seats: int, seed: int) -> None:
    """Undo gives the position before the last move, or None; never another one."""
    rng = random.Random(seed)
    state = game.start(seats, seed)
    for _ in range(60):
        if state.over:
            return
        before = state.dump()
        seat, _move = play_randomly(state, rng)
        for other in range(seats):
            earlier = state.undo(other)
            _require(earlier is None or other == seat, "one takes back only one's own", state)
            _require(earlier is None or earlier.dump() == before, "undo is exact", state)


class Look(NamedTuple):
    """A move that shows a seat something it could not know, and that can yet be taken back."""

    move_number: int
    step: str
    mover: int
    move: str
    watcher: int


def look_then_undo(game: Game, seats: int, seed: int, known: Collection[str] = ()) -> None:
    """Promise 9: a move that shows any seat what it could not know cannot be taken back.

    `known` names decisions of which it is known that they break the promise; they are not reported.
    """
    for look in looks_before_undo(game, seats, seed):
        if look.step not in known:
            raise InvariantError(f"a move that shows something can be taken back: {look}")


def looks_before_undo(game: Game, seats: int, seed: int, share: float = 0.1) -> Iterator[Look]:
    """Where a random game breaks promise 9, tried at a share of its positions.

    A seat cannot tell the true state from its determinizations. If the same move with the same
    random numbers leads it to different ends in them, it has learnt something that the move alone
    does not say.
    """
    rng = random.Random(f"look {seed}")
    for state in sampled(walk(game, seats, seed, keep_events=False), seed, share):
        if state.over:
            continue
        mover = rng.choice(state.to_act)
        moves = state.legal_moves(mover)
        step = step_name(type(state.decision()))
        for watcher in range(seats):
            worlds = [state, *[state.determinize(watcher, f"look {draw}") for draw in range(3)]]
            for move in rng.sample(moves, min(3, len(moves))):
                common = [world for world in worlds if move in world.legal_moves(mover)]
                ends = [_end(world, mover, move, watcher) for world in common]
                if len({seen for seen, _ in ends}) > 1 and any(undoable for _, undoable in ends):
                    yield Look(state.move_number, step, mover, move, watcher)


def _end(world: State, mover: int, move: str, watcher: int) -> tuple[str, bool]:
    """What the watcher sees after a move, and whether the mover can take it back."""
    after = world.clone()
    after.keep_events = True
    after.rng = rng_from_seed(f"look {world.move_number}")
    after.play(mover, move)
    seen = [after.view(watcher), after.events(watcher, after.move_number), after.can_undo(watcher)]
    return json.dumps(seen), after.can_undo(mover)


def chance_is_not_foreseen(game: Game, seats: int, seed: int) -> None:
    """Promise 10: nothing that is told before a move depends on what chance will bring.

    Forced outcomes and other random numbers change nothing, and none of them is used up.
    """
    for state in sampled(walk(game, seats, seed, keep_events=False), seed, 0.05):
        forced, other = state.clone(), state.clone()
        forced.outcomes = [ASK]  # which raises OutcomeNeeded where it is used
        other.rng = rng_from_seed(f"other {seed}")
        told = _foretold(state)
        for twin in (forced, other):
            twin.legal_for = -1
            before = twin.dump()
            try:
                same = _foretold(twin) == told
            except OutcomeNeeded as used:
                asked = used.request.text(game)
                raise InvariantError(f"chance is asked before a move: {asked}") from used
            _require(same, "what chance will bring is told before a move", state)
            _require(twin.dump() == before, "random numbers are used before a move", state)


def _foretold(state: State) -> list[object]:
    """All that anybody is told before a move, and what the seats may suppose."""
    told: list[object] = [state.view(None), state.prompt(None)]
    for seat in range(state.seats):
        told += [_seen(state, seat), state.prompt(seat), state.determinize(seat, "chance").dump()]
    return told


PROMISES: tuple[Callable[[Game, int, int], None], ...] = (
    accepted_offered_explained,
    deterministic,
    nothing_leaks,
    determinization_is_consistent,
    determinization_varies,
    no_dead_ends,
    simultaneous,
    positions_round_trip,
    codes_and_integers,
    undo_takes_back,
    look_then_undo,
    chance_is_not_foreseen,
)


def _require(holds: bool, what: str, state: State | None = None) -> None:
    if not holds:
        where = f" after {state.move_number} moves" if state is not None else ""
        raise InvariantError(what + where)
