"""How a game's events are told: families and their weights, and the moments made from them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NotRequired, TypedDict

from detente import registry
from detente.core.event_log import EventKind
from detente.core.view_types import Event

Args = Mapping[str, Any]

MARK: Final = 1
"""Small: a corner mark on the pieces, and a counter that changes."""
BEAT: Final = 2
"""Something to be seen on the board."""
SCENE: Final = 3
"""Something to be watched: it takes the whole board for a moment."""


class Chip(TypedDict):
    """A value that changed, beside a line: its text is `chip-<kind>`.

    `change` is by how much, `value` what it is now; `side` is whose. The text is given the change
    with its sign, and both apart as `sign` and `amount`.
    """

    kind: str
    side: NotRequired[str]
    change: NotRequired[int]
    value: NotRequired[int | str]


class Head(TypedDict):
    """The sentence of a moment: a message and its arguments."""

    id: str
    args: dict[str, Any]


class Moment(TypedDict):
    """Something that happened, as people follow it; what is empty is left out.

    `opens` says that a story begins here, `aside` that its sentence stands in a line only if there
    is no other, `vital` that it stays in a line that is too long. `touches` are the codes of the
    pieces that changed, each with by how much, 0 where that is no number. `sets` are the fields of
    `view["board"]` that are true from now on, by their paths such as `sides.us.military`; None: the
    field is gone.
    """

    move_number: int
    by: NotRequired[str]
    actor: NotRequired[str]
    family: str
    icon: str
    weight: int
    opens: NotRequired[bool]
    aside: NotRequired[bool]
    vital: NotRequired[bool]
    head: Head
    touches: NotRequired[list[tuple[str, int]]]
    chips: NotRequired[list[Chip]]
    sets: NotRequired[dict[str, Any]]


@dataclass(frozen=True)
class Telling:
    """How events of some kinds are told. The functions are given an event's arguments."""

    kinds: tuple[EventKind, ...]
    family: str
    weight: int | Callable[[Args], int]
    icon: str
    head: str | None = None
    """The message of the moment, with the arguments of the event; None: the event's own."""
    opens: bool | Callable[[Event, Event], bool] = False
    """Whether a story begins here; a function is given the event and the one that began the story
    of before."""
    aside: bool | Callable[[Args, bool], bool] = False
    """Whether its sentence is left out of a line that has others, because chips, touches or what
    stands there tell as much; a function is also told whether the story begins here."""
    vital: bool = False
    """Whether its sentence stays in a line that is too long: somebody loses something."""
    actor: str | Callable[[Args], str | None] | None = None
    """The argument that names who acts, or a function that does; "by": whose move it was; None: a
    side or seat among the arguments, or else whose move it was."""
    touches: Callable[[Args], list[tuple[str, int]]] | None = None
    chips: Callable[[Args], list[Chip]] | None = None
    sets: Callable[[Args], dict[str, Any]] | None = None


PLAIN: Final = "event"
"""The family and the icon of events that no story names."""
_UNKNOWN: Final = Telling((), family=PLAIN, weight=MARK, icon=PLAIN)
"""How a kind of event is told that no story names: by its own sentence."""
_ACTORS: Final = ("side", "seat")


class Stories:
    """How all the events of a game are told. Each kind is told somehow or declared quiet.

    A story ends with an event of the quiet kinds `ends`, and the next one begins with whatever is
    told next. `chips` are the kinds of its chips. With `one_by_one` each event is a story of its
    own.
    """

    def __init__(
        self,
        *tellings: Telling,
        quiet: Iterable[EventKind] = (),
        ends: Iterable[EventKind] = (),
        chips: Iterable[str] = (),
        one_by_one: bool = False,
    ) -> None:
        self.one_by_one = one_by_one
        self.chips = tuple(chips)
        self.ends = frozenset(kind.message for kind in ends)
        self.quiet = self.ends.union(kind.message for kind in quiet)
        self.tellings: dict[str, Telling] = {}
        for telling in tellings:
            for kind in telling.kinds:
                if kind.message in self.tellings or kind.message in self.quiet:
                    raise ValueError(f"{kind.message} is told twice")
                self.tellings[kind.message] = telling

    def missing(self, kinds: Iterable[str]) -> list[str]:
        """The kinds of events, by their messages, that are neither told nor declared quiet."""
        return [kind for kind in kinds if kind not in self.tellings and kind not in self.quiet]


_ONE_BY_ONE: Final = Stories(one_by_one=True)
"""For a game that brings no stories."""


class Teller:
    """Tells a seat's events as moments, in the order in which they come."""

    def __init__(self, stories: Stories) -> None:
        self.events = 0
        """How many events have been told."""
        self.starts: list[int] = []
        """Which of them begin a story, by their places."""
        self._stories = stories
        self._opening: Event | None = None
        """The event that began the present story."""
        self._ended = False
        """Whether the next story is about to begin: in the log it has."""
        self._open_to_all = False
        """Whether others may act in it, because a kind of event that opens stories began it."""
        self._actor: str | None = None

    def tell(self, events: Sequence[Event]) -> list[Moment]:
        """The moments of events that come after all those told before."""
        told: list[Moment] = []
        for number, event in enumerate(events, self.events):
            if event["id"] in self._stories.quiet:
                if event["id"] in self._stories.ends:
                    self._opening, self._ended = None, True
                    self.starts.append(number)
                continue
            telling = self._stories.tellings.get(event["id"], _UNKNOWN)
            moment = self._moment(event, telling)
            if "opens" in moment:
                if not self._ended:
                    self.starts.append(number)
                self._ended = False
            last = told[-1] if told else None
            if last is not None and _belongs_to(moment, last):
                _merge(moment, last)
            else:
                told.append(moment)
        self.events += len(events)
        return told

    def _moment(self, event: Event, telling: Telling) -> Moment:
        args = event["args"]
        actor = _actor(event, telling)
        head: Head = {"id": telling.head or event["id"], "args": args}
        moment: Moment = {
            "move_number": event["move_number"],
            "family": telling.family,
            "icon": telling.icon,
            "weight": telling.weight(args) if callable(telling.weight) else telling.weight,
            "head": head,
        }
        if event["by"] is not None:
            moment["by"] = event["by"]
        if actor is not None:
            moment["actor"] = actor
        if self._begins(event, telling, actor):
            moment["opens"] = True
        aside = telling.aside
        if aside(args, "opens" in moment) if callable(aside) else aside:
            moment["aside"] = True
        if telling.vital:
            moment["vital"] = True
        if telling.touches is not None and (touches := telling.touches(args)):
            moment["touches"] = touches
        if telling.chips is not None and (chips := telling.chips(args)):
            moment["chips"] = chips
        if telling.sets is not None and (sets := telling.sets(args)):
            moment["sets"] = sets
        return moment

    def _begins(self, event: Event, telling: Telling, actor: str | None) -> bool:
        """Whether a story begins with this event; it is then the present one."""
        opens = telling.opens
        if callable(opens):
            opens = self._opening is None or opens(event, self._opening)
        alone = not self._open_to_all and actor != self._actor
        begins = opens or alone or self._opening is None or self._stories.one_by_one
        if begins:
            self._opening, self._open_to_all, self._actor = event, opens, actor
        return begins


def _actor(event: Event, telling: Telling) -> str | None:
    args = event["args"]
    if callable(telling.actor):
        return telling.actor(args)
    for name in (telling.actor,) if telling.actor else _ACTORS:
        if name in args:
            found: str = args[name]
            return found
    return event["by"]


def _belongs_to(moment: Moment, last: Moment) -> bool:
    """Whether a moment is one with the last: small ones of one actor, family and move are."""
    return (
        moment["weight"] == last["weight"] == MARK
        and "opens" not in moment
        and "touches" in moment
        and "touches" in last
        and moment["family"] == last["family"]
        and moment["move_number"] == last["move_number"]
        and moment.get("actor") == last.get("actor")
    )


def _merge(moment: Moment, last: Moment) -> None:
    """Add a moment to the last one."""
    last["touches"] = add_touches(last.get("touches", []), moment.get("touches", []))
    if "chips" in moment:
        last["chips"] = add_chips(last.get("chips", []), moment["chips"])
    if "sets" in moment:
        last["sets"] = {**last.get("sets", {}), **moment["sets"]}


def add_touches(
    touches: Sequence[tuple[str, int]], more: Sequence[tuple[str, int]]
) -> list[tuple[str, int]]:
    """Touches and more of them: each piece once, with all its changes together."""
    sums: dict[str, int] = {}
    for code, change in (*touches, *more):
        sums[code] = sums.get(code, 0) + change
    return list(sums.items())


def add_chips(chips: Sequence[Chip], more: Sequence[Chip]) -> list[Chip]:
    """Chips and more of them: of each kind and side one, with the sum or the last value."""
    sums: dict[tuple[str, str | None], Chip] = {}
    for chip in (*chips, *more):
        key = (chip["kind"], chip.get("side"))
        known = sums.get(key)
        both: Chip = {**known, **chip} if known else {**chip}
        if known and "change" in known and "change" in chip:
            both["change"] = known["change"] + chip["change"]
        sums[key] = both
    return list(sums.values())


def stories_of(game: str) -> Stories:
    """How a game's events are told; line by line if its package has no stories."""
    package = registry.package(game)
    if package.stories is None:
        return _ONE_BY_ONE
    found: Stories = package.part("stories", Stories)
    return found


def moments_of(game: str, events: Sequence[Event]) -> list[Moment]:
    """The moments of events that come after nothing else."""
    return Teller(stories_of(game)).tell(events)
