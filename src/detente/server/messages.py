"""What goes over the wire: the requests and answers of the API, and of the live connection.

docs/api.md tells how to use them. Requests refuse fields they do not know, so that a misspelt one
is noticed.
"""

from typing import Any, Literal

from msgspec import Struct

from detente.bots.bot import Scale
from detente.core.view import Event, Result, View

Setting = str | bool | int
Pace = Literal["live", "correspondence"]


class Request(Struct, forbid_unknown_fields=True):
    """What a client sends."""


# --- who is there -----------------------------------------------------------------------------


class Me(Struct):
    """The guest behind a cookie; `csrf` goes into the header X-CSRF-Token of every change."""

    name: str
    csrf: str


class Rename(Request):
    """A guest's new name."""

    name: str


# --- what can be played -----------------------------------------------------------------------


class OptionInfo(Struct):
    """A rule that can be chosen; its texts are `option-<name>` and `value-<value>`."""

    name: str
    allowed: list[Setting]
    default: Setting
    offered: dict[int, list[Setting]]
    """Number of seats → the values it can have there; none where the option does not matter."""


class GameInfo(Struct):
    """A game of the registry; `editions` says what each edition sets the other options to."""

    name: str
    seats: list[str]
    seat_counts: list[int]
    options: list[OptionInfo]
    editions: dict[str, dict[str, Setting]]
    levels: list[str]
    lessons: int
    """How many lessons teach the game."""
    board: bool
    """Whether the page finds a board of its own at `/games/<game>/board.js`."""


# --- lessons ----------------------------------------------------------------------------------


class LessonInfo(Struct):
    """A lesson; its texts begin with `lesson-<game>-<id>`."""

    id: str
    seat: str
    steps: int


class Learnt(Request):
    """What the learner has chosen so far, and now."""

    choices: list[str]


class Taught(Struct):
    """How a lesson stands after as many choices as went the right way."""

    say: str
    """The message with the teacher's words."""
    step: int
    """How many steps are done."""
    steps: int
    done: bool
    expect: list[str]
    """The codes that go on; none where every choice does."""
    wrong: str | None
    """A choice that is legal, but not what the lesson means: it was not made."""
    since: int
    """Events from this choice on are what the last step led to."""
    view: View
    events: list[Event]


# --- tables -----------------------------------------------------------------------------------


class NewTable(Request):
    """A table to be laid. `seats` has a word for each seat.

    "me", "open" (anybody in the lobby may sit down), "link" (whoever is sent the invitation), or
    a bot's level. "me" several times: people who share a device. With `lot` the words are dealt to
    the seats at random.
    """

    game: str
    seats: list[str]
    options: dict[str, Setting] = {}
    pace: Pace = "live"
    lot: bool = False


class NewRecord(Request):
    """A record to be shown at a table of its own; `file` is what an error calls it."""

    text: str
    file: str = "-"


class Place(Struct):
    """A seat one has got, the first of several; its token proves it where the cookie is not."""

    table: str
    seat: str | None
    token: str | None
    invitations: dict[str, str] = {}
    """Seat → the token that lets one other guest claim it, by the link /t/<table>#join=<token>."""


class Join(Request):
    """Sit down: with an invitation's or a seat's own token, or at an open seat by its name."""

    token: str | None = None
    seat: str | None = None


class Choice(Request):
    """One choice. `id` is made by the client, unique at the table; `number` is the table's.

    `seat` here and in what follows: which of one's seats it is for, if one has several.
    """

    id: str
    number: int
    code: str
    seat: str | None = None


class Undo(Request):
    """Take back one's last choice, under the same conditions."""

    id: str
    number: int
    seat: str | None = None


class Said(Request):
    """Something said at the table."""

    id: str
    text: str
    seat: str | None = None


class TakeOver(Request):
    """Consent to a bot for a seat that was left or whose person has vanished."""

    seat: str
    bot: str


class SeatName(Request):
    """A seat."""

    seat: str


class Done(Struct):
    """A choice is stored; `number` is the table's number now."""

    id: str
    number: int


class Link(Struct):
    """A token for a link: an invitation (#join=…) or one's own seat on another device (#seat=…)."""

    token: str


class SeatInfo(Struct):
    """A seat as everybody sees it. `kind`: person, bot, open, link, left or record."""

    seat: str
    """What the seat is called in the running game, which may change."""
    place: str
    """What the seat is called for ever; requests understand both."""
    kind: Literal["person", "bot", "open", "link", "left", "record"]
    name: str | None
    """The person's name; also of one whom a bot stands in for."""
    bot: str | None
    here: bool
    """Whether the person is connected."""
    thinking: bool
    """Whether a bot is working out its choice."""
    replaceable: bool
    """Whether the others may give the seat to a bot."""
    consents: list[str]
    """The seats that have agreed to that."""


class TableInfo(Struct):
    """What everybody may know of a table. `number` counts all choices and undos."""

    id: str
    game: str
    options: dict[str, Setting]
    pace: Pace
    number: int
    seats: list[SeatInfo]
    to_act: list[str]
    over: bool
    closed: bool
    result: Result | None
    commitment: str | None
    """What is shown of the secret from the start; None if the game was not played here."""
    secret: str | None
    """What chance was drawn from; None until the game is over."""
    first: int
    """How many choices there were at the start: 0, unless a record begins in the middle."""
    notes: dict[str, str] | None
    """The notes of a record that is shown here; None if the game was played here."""
    watchers: int
    started: float
    changed: float


class Line(Struct):
    """Something said (`text`) or noted by the table itself (`notice`, a message id)."""

    number: int
    at: float
    seat: str | None = None
    name: str | None = None
    text: str | None = None
    notice: str | None = None
    args: dict[str, Any] = {}


class News(Struct):
    """The table for one seat or spectator, complete or what is new since `number` and `line`.

    Events of choices from `since` on replace all those known before; `view` is None if nothing
    was chosen since.
    """

    table: TableInfo
    seat: str | None
    """The seat whose view this is; None: a spectator's."""
    own: list[str]
    """All your seats. Of several you see none until you name it: others share your device."""
    undo: str | None
    """The seat (if you look through none, the one of yours) that may take back its last choice."""
    substituted: bool
    """Whether a bot sits in for you; you may take your seat back."""
    hints: bool
    """Whether this seat may ask for hints: nobody plays here but it and bots."""
    view: View | None
    since: int
    events: list[Event]
    lines: list[Line]
    kind: Literal["news"] = "news"


class Lobby(Struct):
    """Tables one can join, one's own, and those one can watch; `seats`: table → one's places."""

    open: list[TableInfo]
    mine: list[TableInfo]
    public: list[TableInfo]
    seats: dict[str, list[str]]


class Moment(Struct):
    """The board as it was after a choice, and what that choice led to."""

    choice: int
    last: int
    view: View
    events: list[Event]
    views: list[View] = []
    """What each seat saw, if everybody's eyes were asked for."""


class Problem(Struct):
    """Why something was refused: the message id with its arguments, and the sentence it makes."""

    error: str
    args: dict[str, Any]
    text: str
    rule: str | None = None


class Why(Struct):
    """Whether a code may be chosen now, and if not, why."""

    allowed: bool
    problem: Problem | None


class Estimate(Struct):
    """What a bot makes of an option, in the unit of the scale."""

    code: str
    value: float


class Advice(Struct):
    """What the strongest bot would choose in your place, when the table had this number.

    `options` are those it has compared, the advised one first, then the others, best first; there
    are none where it goes by rule of thumb or must not be guessed.
    """

    number: int
    bot: str
    """Who thought: the strongest level, or a simpler one if that failed."""
    code: str
    scale: Scale
    """What the values are: chances to win, victory points, or nothing but an order."""
    options: list[Estimate]


# --- the live connection ----------------------------------------------------------------------


class Hello(Request, tag="hello", tag_field="do"):
    """The first message: what the client has seen. Another one may ask for another of its seats."""

    number: int = -1
    line: int = 0
    seat: str | None = None


class Choose(Choice, tag="choose", tag_field="do"):
    """A choice."""


class TakeBack(Undo, tag="undo", tag_field="do"):
    """An undo."""


class Say(Said, tag="say", tag_field="do"):
    """Something said."""


Demand = Hello | Choose | TakeBack | Say


class Stored(Done, tag="done", tag_field="kind"):
    """The answer to what was accepted."""


class Declined(Struct, tag="refused", tag_field="kind"):
    """The answer to what was refused; news follow if the client's number was old."""

    id: str | None
    problem: Problem
