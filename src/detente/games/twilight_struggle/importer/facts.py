"""The facts that a log states, one class for each kind of line.

Sides, cards and countries are the numbers that the rules use. Every fact has the number of its
line. Play facts are printed in the order in which things happened. Track facts are not: the client
prints DEFCON after the result of a coup, the rules move it before.
"""

from typing import Final, NamedTuple

PLACE: Final = "place"
COUP: Final = "coup"
REALIGN: Final = "realign"
SPACE: Final = "space"


class Influence(NamedTuple):
    """A change of influence, and the influence of both sides after it."""

    line: int
    side: int
    place: int
    by: int
    us: int
    ussr: int


# --- tracks ---------------------------------------------------------------------------------------


class Defcon(NamedTuple):
    """DEFCON has moved."""

    line: int
    level: int


class Military(NamedTuple):
    """A side's Military Operations."""

    line: int
    side: int
    total: int


class Space(NamedTuple):
    """A side's box on the space track."""

    line: int
    side: int
    box: int


class Score(NamedTuple):
    """VP that a side gains (0 points: nobody does), and the score after it, positive for the US."""

    line: int
    side: int
    points: int
    vp: int


class InPlay(NamedTuple):
    """The effect of a card begins or ends."""

    line: int
    card: int
    begins: bool


class Reshuffle(NamedTuple):
    """The discard pile has become the deck."""

    line: int


TrackFact = Defcon | Military | Space | Score | InPlay | Reshuffle

# --- play -----------------------------------------------------------------------------------------


class Event(NamedTuple):
    """The line of an event, which may have had no effect."""

    line: int
    card: int


class Operation(NamedTuple):
    """What Operations are used for; coups and the space race print the modified value."""

    line: int
    use: str
    ops: int


class Target(NamedTuple):
    """The country of a coup or a realignment roll."""

    line: int
    place: int


class CoupRoll(NamedTuple):
    """The die of a coup, its modifiers and its result."""

    line: int
    success: bool
    die: int
    ops: int
    modifier: int
    stability: int
    result: int


class Roll(NamedTuple):
    """A side's die in a realignment roll."""

    line: int
    side: int
    die: int
    modifier: int
    total: int


class War(NamedTuple):
    """The country attacked."""

    line: int
    place: int


class WarRoll(NamedTuple):
    """The die of a war."""

    line: int
    victory: bool
    die: int
    modifier: int
    needed: int


class SpaceRoll(NamedTuple):
    """The die of a space attempt."""

    line: int
    success: bool
    die: int
    most: int


class TrapRoll(NamedTuple):
    """The die of Quagmire or Bear Trap."""

    line: int
    escaped: bool
    die: int


class Reveals(NamedTuple):
    """A side shows a card."""

    line: int
    side: int
    card: int


class Discards(NamedTuple):
    """A side discards a card."""

    line: int
    side: int
    card: int


class Plays(NamedTuple):
    """A side plays a card that another card gave it, or beside UN Intervention."""

    line: int
    side: int
    card: int


class Returns(NamedTuple):
    """A side gives a card back."""

    line: int
    side: int
    card: int


class NoCard(NamedTuple):
    """A side has no card to show or to discard."""

    line: int
    side: int


class Chooses(NamedTuple):
    """A side's answer, as a code of the rules."""

    line: int
    side: int
    code: str


class Wins(NamedTuple):
    """A side has won: by the rules, or because the other side gave up."""

    line: int
    side: int
    by_rules: bool


PlayFact = (
    Event
    | Operation
    | Target
    | CoupRoll
    | Roll
    | War
    | WarRoll
    | SpaceRoll
    | TrapRoll
    | Reveals
    | Discards
    | Plays
    | Returns
    | NoCard
    | Chooses
    | Wins
)
Fact = Influence | TrackFact | PlayFact
