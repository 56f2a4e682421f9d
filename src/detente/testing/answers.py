"""Golden answers: all that can be asked about some positions of the stored games.

A golden playthrough has the views of one random game. This has more positions, and more of each:
why a move is refused, the private lines of the log, worlds drawn at random, what a move leads to.
`python -m detente.testing.playthrough` writes these files, too.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from detente import registry
from detente.core.agenda import step_name
from detente.core.record import Record
from detente.core.record_file import read_record
from detente.core.state import State

ANSWERS: Final = "golden/answers.txt"
POSITIONS: Final = 25
"""How many positions of each decision are asked about, each from another game."""
DECLARED: Final = (
    *("seat_names", "seat_counts", "end_rule", "score_unit", "perfect_information"),
    *("option_values", "editions", "option_seats", "test_settings", "latest_revision"),
)
TRIED: Final = 5
"""How many legal moves are tried in each position."""


def answers(game: str, folder: Path) -> str:
    """The answers about a game and about its stored games, which are in a folder.

    First what the game declares. Then one line for each position: the record, the number of the
    move, the decision, and a hash of all answers. Then how often each reason was given.
    """
    reasons: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    lines = []
    names = [path.relative_to(folder).as_posix() for path in folder.rglob("*.detente")]
    for number, name in enumerate(sorted(names, key=_hash)):
        for state, decision in positions(read_record(folder / name).record, number):
            seen[decision] += 1
            if seen[decision] <= POSITIONS:
                said = [_shown(state), _refusals(state, reasons), _worlds(state), _trials(state)]
                digest = _hash(json.dumps([list(part) for part in said], sort_keys=True))
                lines.append(f"{name} {state.move_number} {decision} {digest}")
    counted = [f"{reason} {count}" for reason, count in sorted(reasons.items())]
    return "\n".join([*_declared(game), *sorted(lines), *counted]) + "\n"


def _declared(name: str) -> Iterator[str]:
    """Options, kinds of events and outcomes, and a hash of what is known about each code."""
    game = registry.game_class(name)()
    for field in DECLARED:
        yield f"{field} {json.dumps(getattr(game, field))}"
    for kind in (*game.event_kinds.values(), *game.outcome_kinds.values()):
        types = [f"{arg}:{of}" for arg, of in zip(kind.names, kind.types, strict=True)]
        yield " ".join([kind.message, *types])
    for code in (*game.codes, *game.terms):
        yield f"{code} {_hash(json.dumps(game.describe(code), sort_keys=True))}"


def positions(record: Record, number: int) -> Iterator[tuple[State, str]]:
    """One position of each decision in a game, and the last one of all.

    `number` chooses which one, so that several games give early and late ones.
    """
    found: dict[str, list[int]] = {}
    state = record.start()
    for place, (seat, move) in enumerate(record.moves):
        found.setdefault(step_name(type(state.decision())), []).append(place)
        state.play(seat, move)
    chosen = {places[7 * number % len(places)]: name for name, places in found.items()}
    state = record.start()
    for place, (seat, move) in enumerate(record.moves):
        if place in chosen:
            yield state, chosen[place]
        state.play(seat, move)
    yield state, "the_end"


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _shown(state: State) -> Iterator[Any]:
    yield state.dump()
    yield state.returns
    for seat in (*range(state.seats), None):
        yield state.view(seat)
        yield state.events(seat, state.move_number)
    for seat in range(state.seats):
        yield state.can_undo(seat)


def _refusals(state: State, reasons: Counter[str]) -> Iterator[Any]:
    for seat in state.to_act:
        for code in state.game.codes:
            refusal = state.explain(seat, code)
            if refusal is not None:
                reasons[f"{refusal.reason} {refusal.rule}"] += 1
                yield [code, refusal.reason, refusal.rule, refusal.args_]


def _worlds(state: State) -> Iterator[Any]:
    for seat in range(state.seats):
        yield state.determinize(seat, 1963).dump()


def _trials(state: State) -> Iterator[Any]:
    """What some legal moves lead to, taken evenly from the list."""
    for seat in state.to_act[:1]:
        moves = state.legal_moves(seat)
        for move in moves[:: -(-len(moves) // TRIED)]:
            trial = state.hypothetical()
            trial.keep_events = True
            trial.play(seat, move)
            yield trial.dump()
            yield [trial.events(watcher) for watcher in range(trial.seats)]
