"""Whether the log is true: what it tells, compared with how the position changes.

A game's tests write an account: a copy of the board before a move, to which each event of that move
is applied by a function of its kind, in the order in which the log tells them. Such a function also
compares the values told with the account. In the end the account must equal the board after the
move, except for fields that are declared silent, each with the reason. So whatever changes is told,
and whatever is told is so.

`falsehoods` makes wrong versions of an event, to show that an account notices each of them.
"""

import pickle
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, ClassVar, Final, cast

from detente.core.event_log import (
    CODE,
    CODES,
    EVERYONE,
    MOVE,
    NOBODY,
    NUMBER,
    SEAT,
    Entry,
    EventKind,
    entries,
)
from detente.core.game import Game
from detente.core.outcomes import OutcomeKind, parse_outcome
from detente.core.record import Record
from detente.core.state import State

SAMPLES: Final = 2
"""How many events of a kind are kept of each game, to be made wrong."""


@dataclass(frozen=True)
class Told:
    """An event of the log: seats as numbers, codes as text."""

    kind: EventKind
    values: tuple[Any, ...]
    audience: int

    @property
    def args(self) -> dict[str, Any]:
        """The values by their names."""
        return dict(zip(self.kind.names, self.values, strict=True))

    def __str__(self) -> str:
        to = {EVERYONE: "", NOBODY: " to nobody"}.get(self.audience, f" to mask {self.audience}")
        return f"{self.kind.message}({self.args}){to}"


@dataclass(frozen=True)
class Change:
    """A move, or the start of a game: the positions before and after, and what the log told."""

    game: Game
    seats: int
    before: dict[str, Any]
    after: dict[str, Any]
    told: tuple[Told, ...]
    seat: int = -1
    """Who moved; nobody at the start."""
    move: str = ""

    def __str__(self) -> str:
        told = "".join(f"\n    {event}" for event in self.told)
        return f"{self.before['move_number']} {self.seat}:{self.move}{told}"


def changes(record: Record) -> Iterator[Change]:
    """The start of a recorded game, unless it begins at a position, and all its moves."""
    state = record.start()
    if "position" not in record.origin:
        blank = _set_up(state.game, record)
        told = _told(state.game, state.event_log)[len(_told(state.game, blank.event_log)) :]
        yield Change(state.game, state.seats, blank.dump(), state.dump(), told)
    yield from changes_from(state, record.moves)


def changes_from(state: State, moves: Iterable[tuple[int, str]]) -> Iterator[Change]:
    """The moves of these seats, played from a state that keeps its events."""
    game = state.game
    before, seen = state.dump(), state.event_log
    for seat, move in moves:
        state.play(seat, move)
        after, told = state.dump(), _told(game, state.event_log, seen)
        yield Change(game, state.seats, before, after, told, seat, move)
        before, seen = after, state.event_log


def _set_up(game: Game, record: Record) -> State:
    """The state in which a game is set up, and nothing has happened yet."""
    state = game.empty_state(record.seats, record.origin["seed"])
    state.outcomes = [parse_outcome(game, one) for one in record.origin.get("outcomes", [])]
    state.keep_events = True
    state.set_up()
    return state


def _told(game: Game, last: Entry | None, seen: Entry | None = None) -> tuple[Told, ...]:
    """The events after the one that was seen last, without the moves themselves."""
    since = 0 if seen is None else seen.move_number
    found = entries(last, since)
    new = found[found.index(seen) + 1 :] if seen is not None else found
    return tuple(_decoded(game, entry) for entry in new if entry.kind is not MOVE)


def _decoded(game: Game, entry: Entry) -> Told:
    values = zip(entry.kind.types, entry.values, strict=True)
    return Told(entry.kind, tuple(_value(game, of, value) for of, value in values), entry.audience)


def _value(game: Game, of: str, value: object) -> object:
    if of == CODE:
        return game.codes[cast(int, value)]
    return [game.codes[one] for one in cast("list[int]", value)] if of == CODES else value


# --- accounts -------------------------------------------------------------------------------------


class Account:
    """The board as the log tells it. A game's account adds what it has to remember during a move.

    `silent` are the fields of the board that are not compared, each with the reason. `announced`
    are moves that change nothing by themselves, but must be told: by decision and move, the kind of
    the line. `paired` are lines that come together: so many of the first as of all the others.
    """

    silent: ClassVar[dict[str, str]] = {}
    announced: ClassVar[dict[tuple[str, str], EventKind]] = {}
    paired: ClassVar[tuple[tuple[EventKind, ...], ...]] = ()

    def __init__(self, change: Change) -> None:
        self.change = change
        self.game = change.game
        self.seats = change.seats
        self.board: dict[str, Any] = pickle.loads(pickle.dumps(self.read(change.before["board"])))
        self.number = 0
        """Which of the events is being told."""
        self.to = -1
        """The only seat that is told the event; -1 if everybody is."""

    def read(self, board: dict[str, Any]) -> dict[str, Any]:
        """A board as this account compares it; what is given stays as it is."""
        return board

    def earlier(self) -> tuple[Told, ...]:
        """What was told before in this move, the latest first, without outcomes."""
        told = self.change.told[: self.number]
        return tuple(event for event in reversed(told) if not isinstance(event.kind, OutcomeKind))

    def later(self) -> tuple[Told, ...]:
        """What will be told after this in the same move, without outcomes."""
        told = self.change.told[self.number + 1 :]
        return tuple(event for event in told if not isinstance(event.kind, OutcomeKind))

    def outcomes(self, kind: OutcomeKind) -> list[tuple[Any, ...]]:
        """The outcomes of a kind that came before in this move, the latest last."""
        return [event.values for event in self.change.told[: self.number] if event.kind is kind]

    def count(self, *kinds: EventKind) -> int:
        """How many events or outcomes of these kinds the move has."""
        return sum(event.kind in kinds for event in self.change.told)

    def ended(self) -> bool:
        """Whether the game has ended with this move."""
        return self.change.after["result"] is not None

    def begin(self) -> None:
        """Apply what the move itself says, before anything is told."""

    def close(self) -> None:
        """Apply what follows from all that was told."""

    def check_told(self) -> None:
        """Raise AssertionError if a line is missing that goes with the move or another line."""
        agenda = self.change.before["agenda"]
        step = agenda[-1][0] if agenda else ""
        kind = self.announced.get((step, self.change.move))
        if kind is not None and not self.count(kind):
            raise AssertionError(f"{kind.message} is not told")
        for first, *others in self.paired:
            if self.count(first) != sum(self.count(other) for other in others):
                raise AssertionError(f"{first.message} without its other line, or without itself")

    def compare(self) -> None:
        """Raise AssertionError unless the account equals the board after the move."""
        after = self.read(self.change.after["board"])
        for name, value in after.items():
            if name not in self.silent and self.board[name] != value:
                raise AssertionError(f"{name}: told {self.board[name]}, but it is {value}")


Check = Callable[..., None]


@dataclass
class Checks:
    """For each kind of event of a game, the function that checks it."""

    account: type[Account]
    kinds: dict[str, EventKind]
    functions: dict[str, Check] = field(default_factory=dict)
    private: set[str] = field(default_factory=set)
    """The kinds that only one seat is told."""

    def of(self, *kinds: EventKind, private: bool = False) -> Callable[[Check], Check]:
        """Register a function `(account, *values)` for kinds of events."""

        def register(function: Check) -> Check:
            for kind in kinds:
                assert kind.message not in self.functions, kind.message
                self.functions[kind.message] = function
                if private:
                    self.private.add(kind.message)
            return function

        return register

    def missing(self) -> list[str]:
        """The kinds without a function."""
        return [message for message in self.kinds if message not in self.functions]

    def check(self, change: Change) -> None:
        """Raise AssertionError if something that was told about a change is not so."""
        account = self.account(change)
        try:
            account.begin()
            for number, event in enumerate(change.told):
                account.number = number
                self._check_audience(account, event)
                self.functions[event.kind.message](account, *event.values)
            account.number = len(change.told)
            account.close()
            account.check_told()
            account.compare()
        except (AssertionError, LookupError, StopIteration, TypeError, ValueError) as error:
            told = (*change.told, "in the end")[account.number]
            where = traceback.extract_tb(error.__traceback__)[-1]
            line = f"{Path(where.filename).name}:{where.lineno}: {where.line}"
            raise AssertionError(f"{told}: {error!r}\n    {line}") from error

    def _check_audience(self, account: Account, event: Told) -> None:
        expected = EVERYONE
        if isinstance(event.kind, OutcomeKind):
            expected = NOBODY
        elif event.kind.message in self.private:
            account.to = event.audience.bit_length() - 1
            expected = 1 << account.to if account.to >= 0 else EVERYONE
            if not 0 <= account.to < account.seats or event.audience < 0:
                raise AssertionError(f"{event}: for one seat only")
        if event.audience != expected:
            raise AssertionError(f"{event}: for whom?")


@dataclass
class Survey:
    """What came of checking many games: what was untrue, and some events of each kind."""

    untrue: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    samples: dict[str, list[tuple[Change, int]]] = field(default_factory=dict)
    """For each kind some changes, and where in what they tell such an event stands."""


def survey(checks: Checks, games: Iterable[tuple[str, Iterable[Change]]]) -> Survey:
    """Check every move of these games, each of which has a label."""
    found = Survey()
    for label, game in games:
        kept: Counter[str] = Counter()
        for change in game:
            try:
                checks.check(change)
            except AssertionError as error:
                found.untrue.append(f"{label} {change}\n  {error}")
            for number, event in enumerate(change.told):
                message = event.kind.message
                found.counts[message] += 1
                kept[message] += 1
                if kept[message] <= SAMPLES:
                    found.samples.setdefault(message, []).append((change, number))
    return found


# --- falsehoods -----------------------------------------------------------------------------------

AUDIENCE: Final = "to"
"""What the audience is called among the arguments that can be wrong."""


def arguments(checks: Checks, kind: EventKind) -> list[str]:
    """What can be wrong in an event of a kind."""
    return [*kind.names, *([AUDIENCE] if kind.message in checks.private else [])]


def falsehoods(change: Change, number: int, name: str) -> Iterator[Change]:
    """The same change, but with one argument of one event wrong, in each of several ways."""
    event = change.told[number]
    if name == AUDIENCE:
        wrong = [replace(event, audience=EVERYONE)]
        for seat in range(change.seats):
            if event.audience != 1 << seat:
                wrong.append(replace(event, audience=1 << seat))
    else:
        place = event.kind.names.index(name)
        others = _wrong(change, event.kind.types[place], event.values[place])
        wrong = [
            replace(event, values=(*event.values[:place], other, *event.values[place + 1 :]))
            for other in others
        ]
    for event in wrong:
        yield replace(change, told=(*change.told[:number], event, *change.told[number + 1 :]))


def _wrong(change: Change, of: str, value: Any) -> list[Any]:
    if of == NUMBER:
        return [value + 1, value - 1]
    if of == SEAT:
        players = max(2, change.seats)  # against whom a seat alone plays is a player as well
        return [seat for seat in range(players) if seat != value]
    if of == CODE:
        return _neighbours(change.game, value)
    shorter = [value[1:], value[:-1]] if value else []
    other = [code for code in change.game.codes if code not in value][-1]
    return [*shorter, [*value, other], [other, *value[1:]]]


def _neighbours(game: Game, code: str) -> list[str]:
    """The codes beside this one, which mostly are of the same sort."""
    place = game.action_of[code]
    return [game.codes[place - 1], game.codes[(place + 1) % len(game.codes)]]


def unnoticed(checks: Checks, found: Survey, kind: EventKind, name: str) -> list[str]:
    """The wrong versions of the sampled events that the account takes for true."""
    return [
        f"{wrong.told[number]} in {change}"
        for change, number in found.samples[kind.message]
        for wrong in falsehoods(change, number, name)
        if _taken_for_true(checks, wrong)
    ]


def invented(found: Survey, kind: EventKind) -> Iterator[Change]:
    """Changes in which no event of a kind happened, but is told: one that was sampled elsewhere."""
    samples = found.samples[kind.message]
    hosts = [sampled[0][0] for sampled in found.samples.values()]
    for number, host in enumerate(hosts):
        if not any(event.kind is kind for event in host.told):
            change, place = samples[number % len(samples)]
            at = number % (len(host.told) + 1)
            told = (*host.told[:at], change.told[place], *host.told[at:])
            yield replace(host, told=told)


def taken_for_true(checks: Checks, wrong: Iterable[Change]) -> list[str]:
    """Those of these changes in which the account finds nothing wrong."""
    return [str(change) for change in wrong if _taken_for_true(checks, change)]


def _taken_for_true(checks: Checks, change: Change) -> bool:
    try:
        checks.check(change)
    except AssertionError:
        return False
    return True
