"""Statistics of the events in an arena's games, for people who design games or bots.

Nothing here knows a game: the public events of each game are counted by their ids, by the seat and
by the code that they name. So `round-started` gives the rounds of a game, `agent-revealed` how
often each agent is used and its side wins, the first `balance-taken` whether it helps to begin.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from detente import State
from detente.arena.interval import Rate, rate_of

if TYPE_CHECKING:
    from detente.arena.match import GameResult


class Tally(msgspec.Struct, frozen=True):
    """The public events of one game.

    `counts` has, by event id and then by code ("" for all codes together), how often it happened to
    each seat, and last how often it named no seat. `order` has the seats in the order in which an
    event first named them.
    """

    counts: dict[str, dict[str, list[int]]]
    order: dict[str, list[int]]


class EventStatistic(msgspec.Struct, frozen=True):
    """One kind of event over many games; `code` is None for all codes together.

    `share` is the share of games in which it happened. `rate` is how well those seats did to which
    it happened, `first` those to which it happened first in their game, `later` those to which it
    happened second, third and so on.
    """

    event: str
    code: str | None
    per_game: float
    share: float
    rate: Rate | None
    first: Rate | None
    later: list[Rate]


class Statistics(msgspec.Struct, frozen=True, rename={"events": "happenings", "moves": "choices"}):
    """Over all games that were played to their end; `seats` has the names that seats had in a game.

    In JSON the events are called `happenings`, and the moves of an average game `choices`.
    """

    games: int
    moves: float
    seats: dict[str, Rate]
    reasons: dict[str, int]
    events: list[EventStatistic]


def tally(state: State) -> Tally:
    """Count the public events of a game."""
    names = {name: seat for seat, name in enumerate(state.seat_names)}
    counts: dict[str, dict[str, list[int]]] = {}
    order: dict[str, list[int]] = {}
    for event in state.events(None):
        args = list(event["args"].values())
        seat = next((names[arg] for arg in args if _is(arg, names)), state.seats)
        named = order.setdefault(event["id"], [])
        if seat < state.seats and seat not in named:
            named.append(seat)
        by_code = counts.setdefault(event["id"], {})
        for code in ["", *_codes(args, names)]:
            by_code.setdefault(code, [0] * (state.seats + 1))[seat] += 1
    return Tally(counts, order)


def _is(arg: Any, names: dict[str, int]) -> bool:
    return isinstance(arg, str) and arg in names


def _codes(args: list[Any], names: dict[str, int]) -> list[str]:
    """What the event is about: the first code, or list of codes, that is no seat."""
    for arg in args:
        if isinstance(arg, list):
            return arg
        if isinstance(arg, str) and arg not in names:
            return [arg]
    return []


class _Sum:
    """Adds up one event, or one code of it."""

    def __init__(self) -> None:
        self.times = 0
        self.games = 0
        self.points: list[float] = []

    def add(self, counts: list[int], result: "GameResult") -> None:
        self.times += sum(counts)
        self.games += 1
        self.points += [result.points(seat) for seat, n in enumerate(counts[:-1]) if n]


def statistics(results: Iterable["GameResult"], names: Sequence[str]) -> Statistics:
    """Add up the tallies of all games that reached an end by the rules."""
    ended = [result for result in results if result.scores is not None]
    sums: dict[tuple[str, str], _Sum] = defaultdict(_Sum)
    order: dict[str, list[list[float]]] = defaultdict(list)
    for result in ended:
        for event, by_code in result.events.counts.items():
            for code, counts in by_code.items():
                sums[event, code].add(counts, result)
        for event, seats in result.events.order.items():
            order[event].append([result.points(seat) for seat in seats])
    games = len(ended)
    return Statistics(
        games=games,
        moves=sum(sum(result.moves) for result in ended) / max(games, 1),
        seats={
            name: rate
            for name in names
            if (rate := rate_of([o.points(o.names.index(name)) for o in ended if name in o.names]))
        },
        reasons=dict(sorted(Counter(result.reason for result in ended).items())),
        events=[
            EventStatistic(
                event=event,
                code=code or None,
                per_game=found.times / games,
                share=found.games / games,
                rate=rate_of(found.points),
                first=None if code else _place(order[event], 0),
                later=[] if code else _later(order[event]),
            )
            for (event, code), found in sorted(sums.items())
        ],
    )


def _place(order: list[list[float]], place: int) -> Rate | None:
    """How well those did who came in this place, of the points of each game in its order."""
    return rate_of([points[place] for points in order if place < len(points)])


def _later(order: list[list[float]]) -> list[Rate]:
    places = range(1, max(map(len, order), default=0))
    return [rate for place in places if (rate := _place(order, place))]
