"""Known faults of the client that wrote the logs: the only explanations of differences.

docs/logs.md says in which games each was found.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from detente.games.twilight_struggle.rules.cards import CODES, code
from detente.games.twilight_struggle.rules.conditions import can_occur
from detente.games.twilight_struggle.rules.countries import JAPAN
from detente.games.twilight_struggle.rules.effects import IRAN_CONTRA
from detente.games.twilight_struggle.rules.sides import NOBODY, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar

_GLASNOST: Final[int] = code("glasnost")
_THE_REFORMER: Final[int] = code("the_reformer")
_PRINTED_TWICE: Final = (code("warsaw_pact_formed"), code("south_african_unrest"))


class Situation(NamedTuple):
    """A difference between engine and log, and where it was found."""

    what: str
    engine: tuple[Any, ...]
    log: tuple[Any, ...]
    state: ColdWar
    ignored: int
    """The country that the last scoring left out."""
    before: int = NOBODY
    """The card of the event line just before this one."""
    of_coup: bool = False
    """Whether the line belongs to a coup."""


class Fault(NamedTuple):
    """A fault of the client: its name, the rule that proves it, and which differences it causes."""

    name: str
    rule: str
    causes: Callable[[Situation], bool]


def _prints_no_scandal(s: Situation) -> bool:
    """The US die is one lower, but its printed modifier and total are not."""
    if s.what != "realignment" or not s.state.effects & IRAN_CONTRA:
        return False
    side, die, modifier, total = s.engine
    return side == US and s.log == (US, die, modifier + 1, total + 1)


def _counts_japan(s: Situation) -> bool:
    """The USSR keeps the point for Japan's neighbour though Japan is left out."""
    if s.what != "vp" or s.ignored != JAPAN:
        return False
    return _gain(s.log) == _gain(s.engine) - 1


def _gain(vp: tuple[Any, ...]) -> int:
    """What the US gains, given (side, points, score after it)."""
    side, points = vp[:2]
    return int(points) * {US: 1, USSR: -1, NOBODY: 0}[side]


def _plays_on_after_the_war(s: Situation) -> bool:
    """The coup that has brought nuclear war is still rolled for."""
    over = s.state.result
    if s.what != "not-happened" or not s.of_coup:
        return False
    return over is not None and over["reason"] == "nuclear_war"


def _forgets_the_reformer(s: Situation) -> bool:
    """The Reformer leaves play with Glasnost, though its ban is for the rest of the game."""
    if s.what != "effect" or s.engine != (CODES[_THE_REFORMER], True):
        return False
    return s.state.occurred >> _GLASNOST & 1 == 1


def _prints_what_cannot_occur(s: Situation) -> bool:
    """An event line for an event that cannot occur by the rules."""
    if s.what != "event-line":
        return False
    card = CODES.index(s.log[0])
    return not can_occur(s.state, card, s.state.event_side(card, s.state.phasing))


def _prints_twice(s: Situation) -> bool:
    """A second event line for the same event."""
    twice = s.before in _PRINTED_TWICE and CODES[s.before] == s.log[0]
    return s.what == "event-line" and twice


FAULTS: Final[tuple[Fault, ...]] = (
    Fault("scandal-not-printed", "TS-IC-1", _prints_no_scandal),
    Fault("japan-still-counted", "TS-SD-1", _counts_japan),
    Fault("reformer-forgotten", "TS-RF-1", _forgets_the_reformer),
    Fault("coup-after-nuclear-war", "TS-8.1.3", _plays_on_after_the_war),
    Fault("void-event-printed", "TS-5.2", _prints_what_cannot_occur),
    Fault("event-printed-twice", "TS-7.1", _prints_twice),
)


def explanation(situation: Situation) -> Fault | None:
    """The fault that causes this difference; None if no known one does."""
    for fault in FAULTS:
        if fault.causes(situation):
            return fault
    return None
