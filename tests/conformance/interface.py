"""What the public interface looks like in this variant, as JSON: run by test_interface.py.

The program prints an object: `compiled`, and by name `signatures`, `docstrings`, `fields` and what
comes of `calls`; or, asked with a list of pickled states, what `exchange` tells. It is run once in
each variant, with the variant's folder as PYTHONPATH.
"""

import inspect
import json
import pickle
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pkgutil import walk_packages
from random import Random
from types import ModuleType
from typing import Any

import detente
from detente import Game, Record, State
from detente.core.agenda import Reason

MODULES = (
    "agenda",
    "deck",
    "errors",
    "event_log",
    "game",
    "outcomes",
    "pickling",
    "position",
    "record",
    "record_file",
    "rng",
    "state",
    "view",
)
"""Modules of the core that are compiled, or whose public names games are written with."""


class Index:
    """Something like an integer, as numpy has them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number

    def __repr__(self) -> str:
        return f"Index({self.number})"


def own_names(module: ModuleType) -> list[str]:
    """The public names that a module defines itself, or promises in `__all__`."""
    names = getattr(module, "__all__", None) or [
        name
        for name, value in vars(module).items()
        if getattr(value, "__module__", None) == module.__name__ and not name.startswith("_")
    ]
    return sorted(names)


def things() -> Iterator[tuple[str, Any]]:
    """Every public module, class, function, method and property, under its full name."""
    core = [import_module(f"detente.core.{name}") for name in MODULES]
    for module in (detente, *core, *compiled_parts()):
        yield module.__name__, module
        for name in own_names(module):
            thing = getattr(module, name)
            if callable(thing):
                yield f"{module.__name__}.{name}", thing
            if isinstance(thing, type):
                yield from methods(f"{module.__name__}.{name}", thing)


def compiled_parts() -> Iterator[ModuleType]:
    """All modules of the games that are compiled: rules with all decisions, and bots."""
    for name in detente.games():
        for part in ("rules", "bot"):
            package = import_module(f"detente.games.{name}.{part}")
            for found in walk_packages(package.__path__, f"{package.__name__}."):
                yield import_module(found.name)


def methods(name: str, kind: type) -> Iterator[tuple[str, Any]]:
    """The public methods and properties that a class defines itself.

    Compiled, a field has a descriptor as well, which has no docstring: it is one of `fields`.
    """
    for member, value in sorted(vars(kind).items()):
        compiled = inspect.isgetsetdescriptor(value) and value.__doc__ is not None
        is_property = compiled or isinstance(value, property)
        method = getattr(kind, member)
        if not member.startswith("_") and (is_property or callable(method)):
            yield f"{name}.{member}", method


def signature(thing: Any) -> list[list[str]] | None:
    """Name, kind and default of each parameter but `self`; None if it takes none."""
    if not callable(thing):
        return None
    try:
        found = inspect.signature(thing)
    except ValueError:  # an exception of Python's own, or a default that C cannot write
        return [["unknown", "", ""]]
    return [
        [parameter.name, parameter.kind.name, repr(parameter.default)]
        for parameter in found.parameters.values()
        if parameter.name != "self"
    ]


def played(name: str, moves: int) -> State:
    """A state after some random choices."""
    random = Random(1)
    state = detente.game(name).start(seed=3)
    for _ in range(moves):
        seat = random.choice(state.to_act)
        state.apply_action(seat, random.choice(state.legal_actions(seat)))
    return state


Call = tuple[str, Callable[[], object]]
"""A call to try, under a label that shows it."""


def call(whom: str, thing: Callable[[], Any], method: str, *args: Any, **named: Any) -> Call:
    """A call of a method of a new thing."""
    shown = [*map(repr, args), *[f"{name}={value!r}" for name, value in named.items()]]
    label = f"{whom}.{method}({', '.join(shown)})"
    return label, lambda: getattr(thing(), method)(*args, **named)


def calls() -> Iterator[Call]:
    """Calls that ask for what is not there, or with what nobody should give."""
    yield from calls_of_a_state()
    yield from calls_of_a_game()
    yield from calls_of_a_record()
    for name in detente.games():
        yield from positions(name)


SEATS: tuple[Any, ...] = ("0", "cia", 2, -1, 1.0, 10**30, Index(2), Index(-1), [0], b"0", True)
CODES: tuple[Any, ...] = ("", "nonsense", "iran", "assassin", "Assassin", 5, None, b"assassin", [])
NOT_ASKED = Reason("CVK-4.1", "refused-not-asked")
SEEDS: tuple[Any, ...] = (1.5, None, [1], "", Index(3), 10**30)


def calls_of_a_state() -> Iterator[Call]:
    """What may go wrong with a state at its beginning and later."""

    def first() -> State:
        return played("cia_vs_kgb", 0)

    def later() -> State:
        return played("cia_vs_kgb", 9)

    (code, *_), (action, *_) = first().legal_moves(1), first().legal_actions(1)
    for method in ("legal_actions", "legal_moves", "view", "prompt", "events", "can_undo", "undo"):
        for seat in (*SEATS, Index(1)):
            yield call("state", first, method, seat)
        yield call("state", first, method)
        yield call("state", first, method, 0, 0, 0)
        yield call("state", first, method, chair=0)
    for seat in (*SEATS, Index(1), None):
        yield call("state", first, "seat_name", seat)
        yield call("state", first, "refusal", seat, action)
        yield call("state", first, "forbids", seat, action)
        yield f"state.refused({seat!r})", partial(first().refused, seat, code, NOT_ASKED)
        yield call("state", first, "apply_action", seat, action)
        yield call("state", first, "play", seat, code)
        yield call("state", first, "explain", seat, code)
        yield call("state", first, "determinize", seat, 1)
    for wrong in ("0", -1, 10**6, 10**30, 1.0, None, Index(10**6), [0], False, "assassin"):
        yield call("state", first, "apply_action", 0, wrong)
        yield call("state", first, "refusal", 0, wrong)
        yield call("state", first, "forbids", 0, wrong)
        yield call("later", later, "apply_action", later().to_act[0], wrong)
    for wrong in CODES:
        for seat in (0, 1):
            yield call("later", later, "play", seat, wrong)
            yield call("later", later, "explain", seat, wrong)
        yield call("state", first, "find_seat", wrong)
    for wrong in SEEDS:
        yield call("state", first, "determinize", 0, wrong)
        yield call("state", first, "events", 0, since=wrong)
    for args in ((), (0,), (0, 1, 2)):
        yield call("state", first, "apply_action", *args)
        yield call("state", first, "determinize", *args)
    yield call("state", first, "apply_action", 0, code=1)
    yield call("state", lambda: first().determinize(0, 1), "record")
    yield call("state", first, "__hash__")
    yield "{state}", lambda: {first()}
    yield "state < state", lambda: first() < first()  # type: ignore[operator]
    yield "state == 5", lambda: first() == 5
    for name in ("over", "returns", "seat_names", "game", "seats", "to_act"):
        yield call("state", first, "__setattr__", name, "x")


def calls_of_a_game() -> Iterator[Call]:
    """What may go wrong before play."""

    def game() -> Game:
        return detente.game("cia_vs_kgb")

    for seats in ("2", 0, 3, -1, 2.0, 10**30, [2], True, Index(2), Index(7), None):
        for method in ("start", "invalid_settings", "check_seats", "empty_state", "seat_name"):
            yield call("game", game, method, seats)
        yield call("game", game, "proposed_settings", seats, [])
        for option in ("edition", "nonsense"):
            yield call("game", game, "option_applies", option, seats)
            yield call("game", game, "option_values_for", option, seats)
    for seed in SEEDS:
        yield call("game", game, "start", seed=seed)
        yield call("game", game, "empty_state", 2, seed)
    forced: list[Any] = [
        *(5, "x", ["x"], [["x"]], [[0]], [["assassin"]], [10**30], [-1], [None]),
        *([[], [], Index(1)], [[], [], Index(2)], [{"draw": "balance", "seat": "kgb"}], [{}]),
    ]
    for outcomes in forced:
        yield call("game", game, "start", outcomes=outcomes)
    yield call("game", game, "start", keep_events="no")
    yield call("game", game, "start", players=2)
    yield call("game", game, "start", 2, 1, [], True, 5)
    for code in CODES:
        yield call("game", game, "parse_action", code)
        yield call("game", game, "describe", code)
    positions: tuple[Any, ...] = (None, 5, "x", [], {}, {"format": "detente position"})
    for position in positions:
        yield call("game", game, "load", position)
    settings: list[dict[str, Any]] = [
        *({"edition": value} for value in ("nonsense", 5, None)),
        *({"political_strict": value} for value in ("yes", 1, "TRUE")),
        *({"revision": value} for value in (0, 99, "1", 1.0, Index(1), True)),
        *({"political_strict": Index(value)} for value in (0, 1)),
        {"nonsense": 1},
    ]
    for chosen in settings:
        yield call("detente", lambda: detente, "game", "cia_vs_kgb", **chosen)
        yield call("class", lambda: type(game()), "__call__", **chosen)
    yield call("class", lambda: type(game()), "__call__", 5)
    for name in ("nonsense", "", None, 5):
        yield call("detente", lambda: detente, "game", name)


def calls_of_a_record() -> Iterator[Call]:
    """What may go wrong with a record."""

    def record(
        seats: Any = 2, seat: Any = 0, code: Any = "assassin", seed: Any = 1, revision: Any = 1
    ) -> Call:
        label = f"record({seats!r}, {seat!r}, {code!r}, {seed!r}, {revision!r})"
        moves = [(seat, code)]
        return label, lambda: Record(
            "cia_vs_kgb", {}, seats, {"seed": seed}, moves, revision=revision
        ).replay()

    for number in ("2", 5, 1.0, None, Index(1), True, 10**30):
        yield record(seats=number)
        yield record(seat=number)
        yield record(revision=number)
        yield record(seed=number)
    for code in CODES:
        yield record(code=code)
    for text in ("", "detente record", "detente record 99", "detente record 1\ngame: agents"):
        yield call("detente", lambda: detente, "parse_record", text)
    yield call("detente", lambda: detente, "read_record", "no such file")


def positions(name: str) -> Iterator[Call]:
    """A position of a game with one field missing or wrong, on two levels."""
    game = detente.game(name)
    true = json.dumps(played(name, 12).dump())
    fields = [[key] for key in json.loads(true)]
    fields += [["board", key] for key in json.loads(true)["board"]]
    wrongs: tuple[Any, ...] = (None, "x", -1, 10**30, 1.5, True, [], {}, [[]], ["x"], [None], [-1])
    for *outer, field in fields:
        for wrong in (Missing, *wrongs):
            data = json.loads(true)
            inner = data["board"] if outer else data
            inner[field] = wrong
            if wrong is Missing:
                del inner[field]
            yield f"{name}: {'.'.join([*outer, field])} = {wrong!r}", partial(game.load, data)


class Missing:
    """A field that is not there."""


def outcome(call: Callable[[], object]) -> list[str]:
    """What comes of a call: the exception's type and message id, or what kind of thing it gives."""
    try:
        found = call()
    except Exception as error:
        return [type(error).__name__, getattr(error, "message", "")]
    return ["returns", type(found).__name__, getattr(found, "message", "")]


def fields(thing: object) -> list[str]:
    """The public names of an instance."""
    return sorted(name for name in dir(thing) if not name.startswith("_"))


def exchange(given: list[str]) -> dict[str, Any]:
    """States of this variant, pickled, and the keys of those that the other has pickled."""
    states = [played(name, moves) for name in detente.games() for moves in (0, 1, 40)]
    return {
        "pickles": [pickle.dumps(state).hex() for state in states],
        "keys": [state.key() for state in states],
        "keys_of_given": [pickle.loads(bytes.fromhex(given_)).key() for given_ in given],
    }


def interface() -> dict[str, Any]:
    """All that two variants are compared in."""
    found = dict(things())
    games = [detente.game(name) for name in detente.games()]
    return {
        "signatures": {name: signature(thing) for name, thing in found.items()},
        "docstrings": {name: inspect.getdoc(thing) for name, thing in found.items()},
        "fields": {
            kind: fields(thing)
            for game in games
            for kind, thing in ((game.name, game), (f"{game.name} state", game.start(seed=1)))
        },
        "calls": {label: outcome(call) for label, call in calls()},
    }


if __name__ == "__main__":
    request = json.load(sys.stdin)
    answer = interface() if request is None else exchange(request)
    print(json.dumps({"compiled": detente.compiled, **answer}))
