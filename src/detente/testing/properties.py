"""The promises of the contract, as checks that any game can be run through.

    from detente.testing.properties import PROMISES
    for promise in PROMISES:
        promise(game, seats=2, seed=1)

Each promise plays a random game and raises Broken where the game does not keep it. The numbers are
those of docs/architecture.md, section 3.
"""

import json
import random
from collections.abc import Callable, Collection, Iterator
from itertools import permutations
from typing import Any, NamedTuple

from detente.core.agenda import step_name
from detente.core.errors import Broken, Refused
from detente.core.game import Game
from detente.core.record import parse_record
from detente.core.rng import chance_from
from detente.core.state import State

MOST_CHOICES = 20_000
"""A random game that takes longer is taken for endless."""


def walk(game: Game, seats: int, seed: int, journal: bool = True) -> Iterator[State]:
    """The positions of a random game, first to last; it is one state, so leave it as it is."""
    luck = random.Random(seed)
    state = game.start(seats, seed, journal=journal)
    yield state
    for _ in range(MOST_CHOICES):
        if state.over:
            return
        choose_randomly(state, luck)
        yield state
    raise Broken(f"no end after {MOST_CHOICES} choices")


def choose_randomly(state: State, luck: random.Random) -> tuple[int, str]:
    """Let some seat that must choose take some option; returns what was chosen."""
    seat = luck.choice(state.to_act)
    code = luck.choice(state.options(seat))
    state.choose(seat, code)
    return seat, code


def sampled(states: Iterator[State], seed: int, share: float) -> Iterator[State]:
    """A random share of the positions, the first one always among them."""
    luck = random.Random(f"sample {seed}")
    for number, state in enumerate(states):
        if number == 0 or luck.random() < share:
            yield state


def accepted_offered_explained(game: Game, seats: int, seed: int) -> None:
    """Promise 1: `choose` takes what `options` lists and `explain` allows; else nothing changes."""
    luck = random.Random(seed)
    for state in sampled(walk(game, seats, seed), seed, 0.1):
        before = state.dump()
        for seat in range(seats):
            options = state.options(seat)
            _demand(len(set(options)) == len(options), "an option is listed once", state)
            _demand(options == state.clone().options(seat), "options have a stable order", state)
            for code in [*game.codes, "no such code"]:
                refusal = state.explain(seat, code)
                offered = code in options
                _demand((refusal is None) == offered, f"offered ⇔ explained: {code}", state)
                forgotten = refusal is not None and refusal.reason == "refused-not-offered"
                _demand(not forgotten, f"what nothing forbids is a candidate: {code}", state)
            for code in luck.sample(game.codes, min(8, len(game.codes))):
                _try(state, seat, code, code in options)
        _demand(state.dump() == before, "asking changes nothing", state)


def _try(state: State, seat: int, code: str, allowed: bool) -> None:
    before = state.dump()
    trial = state.clone()
    try:
        trial.choose(seat, code)
    except Refused as refusal:
        _demand(not allowed, f"accepted ⇔ offered: {code}", state)
        _demand(bool(refusal.rule) and bool(refusal.reason), "a refusal names its rule", state)
        _demand(trial.dump() == before, f"a refusal changes nothing: {code}", state)
    else:
        _demand(allowed, f"accepted ⇔ offered: {code}", state)
        _demand(state.dump() == before, "a clone is independent", state)


def deterministic(game: Game, seats: int, seed: int) -> None:
    """Promise 2: same game, options, seed and choices give the same position, journal or not."""
    untouched = random.getstate()
    loud = list(_dumps(walk(game, seats, seed)))
    quiet = list(_dumps(walk(game, seats, seed, journal=False)))
    _demand(loud == quiet, "the journal changes nothing")
    _demand(random.getstate() == untouched, "no randomness but the state's own")
    *_, last = walk(game, seats, seed)
    record = parse_record(last.record().text(last)).verify(game)
    _demand(record.dump() == last.dump(), "a record replays to the same position", last)


def _dumps(states: Iterator[State]) -> Iterator[str]:
    for state in states:
        yield json.dumps(state.dump(), sort_keys=True)


def nothing_leaks(game: Game, seats: int, seed: int) -> None:
    """Promise 3: what a seat gets does not depend on what it cannot know."""
    for state in sampled(walk(game, seats, seed), seed, 0.08):
        for seat in range(seats):
            other = state.imagine(seat, seed)
            _demand(_seen(state, seat) == _seen(other, seat), f"seat {seat} sees no more", state)
            public = json.dumps(state.view(None)) == json.dumps(other.view(None))
            _demand(public, "spectators see no more than any seat", state)
            _compare_next(state, other, seat, seed)


def _seen(state: State, seat: int) -> str:
    refusals = [_refusal(state, seat, code) for code in state.game.codes]
    return json.dumps([state.view(seat), state.options(seat), refusals])


def _refusal(state: State, seat: int, code: str) -> Any:
    refusal = state.explain(seat, code)
    return refusal and [refusal.rule, refusal.reason, refusal.args_]


def _compare_next(state: State, other: State, seat: int, seed: int) -> None:
    """If the same choice leaves the seat with the same view, it must have heard the same events.

    Both worlds get the same dice, for a roll may change nothing but what is told about it.
    """
    luck = random.Random(f"next {seed} {state.choices}")
    if not state.to_act:
        return
    chooser = luck.choice(state.to_act)
    common = [code for code in state.options(chooser) if code in other.options(chooser)]
    if not common:
        return
    code = luck.choice(common)
    heard = []
    for start in (state, other):
        after = start.clone()
        after.journal = True
        after.chance = chance_from(f"next {seed}")
        after.choose(chooser, code)
        heard.append((json.dumps(after.view(seat)), json.dumps(after.events(seat, after.choices))))
    (view, events), (other_view, other_events) = heard
    if view == other_view:
        _demand(events == other_events, f"seat {seat} hears no more after {code}", state)


def imagination_is_honest(game: Game, seats: int, seed: int) -> None:
    """Promise 4: an imagined state keeps the view, is sound, and knows nothing else."""
    for state in sampled(walk(game, seats, seed), seed, 0.05):
        for seat in range(seats):
            one, two = state.imagine(seat, "one"), state.imagine(seat, "two")
            one.check()
            same_view = json.dumps(one.view(seat)) == json.dumps(state.view(seat))
            _demand(same_view, f"imagining keeps the view of seat {seat}", state)
            again = one.imagine(seat, "two")
            _demand(again.dump() == two.dump(), "imagination knows only what the seat knows", state)
    luck = random.Random(seed)
    while not one.over:
        choose_randomly(one, luck)
        one.check()


def imagination_varies(game: Game, seats: int, seed: int) -> None:
    """Promise 4: what is hidden is drawn anew; a game of perfect information hides nothing."""
    for seat in range(seats):
        states = sampled(walk(game, seats, seed), seed, 0.2)
        varies = any(_varies(state, seat) for state in states)
        if game.perfect_information:
            _demand(not varies, f"with perfect information seat {seat} has nothing to imagine")
        else:
            _demand(varies, f"seat {seat} always imagines the same")


def _varies(state: State, seat: int) -> bool:
    """Whether a seat imagines this or that, as long as there is something to imagine."""
    imagined = [state.imagine(seat, draw) for draw in range(8)] if not state.over else []
    return len({json.dumps([world.dump_board(), world.answers]) for world in imagined}) > 1


def no_dead_ends(game: Game, seats: int, seed: int) -> None:
    """Promise 5: while the game is on, somebody must choose and can; the invariants hold."""
    for state in walk(game, seats, seed, journal=False):
        state.check()
        state.check_agenda()
    _demand(state.to_act == (), "nobody must choose after the end", state)
    _demand(set(state.result or {}) == {"winners", "scores", "reason"}, "a result", state)


def simultaneous(game: Game, seats: int, seed: int) -> None:
    """Promise 6: of simultaneous choices the order does not matter and the first stays hidden."""
    luck = random.Random(seed)
    for state in walk(game, seats, seed):
        if len(state.to_act) < 2:
            continue
        answers = {seat: luck.choice(state.options(seat)) for seat in state.to_act}
        ends = []
        for order in list(permutations(state.to_act))[:6]:
            trial = state.clone()
            for seat in order:
                trial.choose(seat, answers[seat])
            ends.append(trial.dump())
        _demand(all(end == ends[0] for end in ends), "the order of answers does not matter", state)
        _hidden(state, luck)


def _hidden(state: State, luck: random.Random) -> None:
    first = luck.choice(state.to_act)
    watchers = [seat for seat in range(state.seats) if seat != first]
    heard = []
    for code in state.options(first):
        trial = state.clone()
        trial.choose(first, code)
        _demand(trial.view(first)["answer"] == code, "one sees one's own answer", state)
        seen = [_seen(trial, seat) + json.dumps(trial.events(seat)) for seat in watchers]
        heard.append([*seen, json.dumps([trial.view(None), trial.events(None)])])
        for seat in watchers:
            trial.imagine(seat, 1).check()
    _demand(all(seen == heard[0] for seen in heard), "the first answer stays hidden", state)


def positions_round_trip(game: Game, seats: int, seed: int) -> None:
    """Promise 7: a position holds everything, its chance included, and survives JSON."""
    luck = random.Random(seed)
    for state in sampled(walk(game, seats, seed), seed, 0.08):
        written = json.dumps(state.dump())
        copy = game.load(json.loads(written))
        _demand(json.dumps(copy.dump()) == written, "load(dump()) is the same position", state)
        past = json.dumps(state.dump_past())
        twin = game.load(json.loads(written))
        twin.recall(json.loads(past))
        _demand(json.dumps(twin.dump_past()) == past, "recall(dump_past()) is the same past", state)
        for seat in (None, *range(seats)):
            same = json.dumps(twin.events(seat)) == json.dumps(state.events(seat))
            _demand(same, "a recalled past tells everybody the same", state)
        if state.over:
            continue
        ahead = state.clone()
        seat, code = choose_randomly(ahead, luck)
        copy.choose(seat, code)
        _demand(copy.dump() == ahead.dump(), "a loaded position goes on the same way", state)
        replayed = parse_record(copy.record().text(copy)).verify(game)
        _demand(replayed.dump() == copy.dump(), "a record may start from a position", state)


def codes_and_integers(game: Game, seats: int, seed: int) -> None:
    """Promise 8: codes are unique plain words, and the integer path under them is the same."""
    _demand(len(set(game.codes)) == game.num_actions, "codes are unique")
    _demand(all(code.replace("_", "").isalnum() and code.isascii() for code in game.codes), "plain")
    for state in sampled(walk(game, seats, seed), seed, 0.1):
        for seat in state.to_act:
            codes = [game.codes[action] for action in state.actions(seat)]
            _demand(codes == state.options(seat), "actions are the options", state)
            one, two = state.clone(), state.clone()
            one.act(seat, state.actions(seat)[0])
            two.choose(seat, codes[0])
            _demand(one.dump() == two.dump(), "act is choose", state)


def undo_takes_back(game: Game, seats: int, seed: int) -> None:
    """Undo gives the position before the last choice, or nothing; never another one."""
    luck = random.Random(seed)
    state = game.start(seats, seed)
    for _ in range(60):
        if state.over:
            return
        before = state.dump()
        seat, _code = choose_randomly(state, luck)
        for other in range(seats):
            earlier = state.undo(other)
            _demand(earlier is None or other == seat, "one takes back only one's own", state)
            _demand(earlier is None or earlier.dump() == before, "undo is exact", state)


class Look(NamedTuple):
    """A choice that shows a seat something it could not know, and that can yet be taken back."""

    choices: int
    step: str
    chooser: int
    code: str
    watcher: int


def look_then_undo(game: Game, seats: int, seed: int, known: Collection[str] = ()) -> None:
    """Promise 9: a choice that shows any seat what it could not know cannot be taken back.

    `known` names decisions of which it is known that they break the promise; they are not reported.
    """
    for look in looks_before_undo(game, seats, seed):
        if look.step not in known:
            raise Broken(f"a choice that shows something can be taken back: {look}")


def looks_before_undo(game: Game, seats: int, seed: int, share: float = 0.1) -> Iterator[Look]:
    """Where a random game breaks promise 9, tried at a share of its positions.

    A seat cannot tell the true world from those it imagines. If the same choice with the same
    chance leads it to different ends in them, it has learnt something that the code of the choice
    alone does not say.
    """
    luck = random.Random(f"look {seed}")
    for state in sampled(walk(game, seats, seed, journal=False), seed, share):
        if state.over:
            continue
        chooser = luck.choice(state.to_act)
        options = state.options(chooser)
        step = step_name(type(state.decision()))
        for watcher in range(seats):
            worlds = [state, *[state.imagine(watcher, f"look {draw}") for draw in range(3)]]
            for code in luck.sample(options, min(3, len(options))):
                common = [world for world in worlds if code in world.options(chooser)]
                ends = [_end(world, chooser, code, watcher) for world in common]
                if len({seen for seen, _ in ends}) > 1 and any(undoable for _, undoable in ends):
                    yield Look(state.choices, step, chooser, code, watcher)


def _end(world: State, chooser: int, code: str, watcher: int) -> tuple[str, bool]:
    """What the watcher sees after a choice, and whether the chooser can take it back."""
    after = world.clone()
    after.journal = True
    after.chance = chance_from(f"look {world.choices}")
    after.choose(chooser, code)
    seen = [after.view(watcher), after.events(watcher, after.choices), after.can_undo(watcher)]
    return json.dumps(seen), after.can_undo(chooser)


PROMISES: tuple[Callable[[Game, int, int], None], ...] = (
    accepted_offered_explained,
    deterministic,
    nothing_leaks,
    imagination_is_honest,
    imagination_varies,
    no_dead_ends,
    simultaneous,
    positions_round_trip,
    codes_and_integers,
    undo_takes_back,
    look_then_undo,
)


def _demand(holds: bool, what: str, state: State | None = None) -> None:
    if not holds:
        where = f" after {state.choices} choices" if state is not None else ""
        raise Broken(what + where)
