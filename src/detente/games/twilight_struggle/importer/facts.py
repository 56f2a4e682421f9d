"""What a line of a log says, each kind of line once; sides, cards and countries as the engine's.

Every fact knows its line. Facts of play stand in the order in which things happened. Facts of the
tracks do not: the client prints DEFCON after a coup's result, the engine moves it before.
"""

from typing import Final, NamedTuple

PLACE: Final = "place"
COUP: Final = "coup"
REALIGN: Final = "realign"
SPACE: Final = "space"


class Influence(NamedTuple):
    """A change of influence, and both sides' influence after it."""

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
    """VP of a side (0 points: of nobody), and the score after them, positive for the US."""

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


Track = Defcon | Military | Space | Score | InPlay | Reshuffle

# --- play -----------------------------------------------------------------------------------------


class Event(NamedTuple):
    """An event, though it may have had no effect."""

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
    """The die of a coup with all that is added to it."""

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
    """The die of a round in a trap."""

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
    """A side plays a card that came to it by another one, or beside another one."""

    line: int
    side: int
    card: int


class Returns(NamedTuple):
    """A side gives a card back."""

    line: int
    side: int
    card: int


class Nothing(NamedTuple):
    """A side has no card to show or to discard."""

    line: int
    side: int


class Chooses(NamedTuple):
    """A side's answer, by the code of the engine."""

    line: int
    side: int
    code: str


class Wins(NamedTuple):
    """A side has won: by what the rules call the end of a game, or because the other gave up."""

    line: int
    side: int
    by_rules: bool


Deed = (
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
    | Nothing
    | Chooses
    | Wins
)
Fact = Influence | Track | Deed
