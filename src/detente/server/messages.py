"""The messages of the HTTP API and of the live connection.

docs/api.md is the manual. Requests refuse fields they do not know, so that a misspelt one is
noticed.
"""

# Over 400 lines: it is one interface, and its messages refer to each other.

from typing import Any, Literal

from msgspec import Struct

from detente.bots.bot import Scale
from detente.core.view_types import Event, Result, View
from detente.stories import Moment

Setting = str | bool | int
Pace = Literal["live", "correspondence"]


class Request(Struct, forbid_unknown_fields=True):
    """What a client sends."""


# --- guests -----------------------------------------------------------------------------------


class Me(Struct):
    """The guest behind a cookie; `csrf` goes into the header X-CSRF-Token of every change."""

    name: str
    csrf: str


class Rename(Request):
    """A guest's new name."""

    name: str


# --- games ------------------------------------------------------------------------------------


class OptionInfo(Struct):
    """A rule that can be set; its texts are `option-<name>` and `value-<value>`."""

    name: str
    allowed: list[Setting]
    default: Setting
    values_for: dict[int, list[Setting]]
    """Number of seats → the values to choose from; none where the option does not apply."""


class ProposalInfo(Struct):
    """A value to propose for an option, with so many seats, if others are set as in `given`."""

    option: str
    value: Setting
    seats: list[int]
    given: dict[str, list[Setting]]


class GameInfo(Struct):
    """A game of the registry; `editions` says what each edition sets the other options to."""

    name: str
    revision: int
    """The newest revision of the game's rules, which new tables play by."""
    seats: list[str]
    seat_counts: list[int]
    options: list[OptionInfo]
    editions: dict[str, dict[str, Setting]]
    proposals: list[ProposalInfo]
    """What a set-up proposes instead of a default; a table gets only what its settings say."""
    levels: list[str]
    lessons: int
    """How many lessons teach the game."""
    board: bool
    """Whether the page finds a board of its own at `/games/<game>/board.js`."""
    tone: str | None
    """What the bar and the dock of its tables stand on."""
    signs: dict[str, str]
    """Side → its sign: a colour, which has a shape; empty: the seats have them in their order."""


# --- lessons ----------------------------------------------------------------------------------


class LessonInfo(Struct):
    """A lesson; its texts begin with `lesson-<game>-<id>`."""

    id: str
    seat: str
    steps: int


class LessonMoves(Request):
    """The learner's moves so far, with the newest."""

    moves: list[str]


class LessonState(Struct):
    """The state of a lesson after all moves that the lesson accepts."""

    say: str
    """The message with the teacher's words."""
    step: int
    """How many steps are done."""
    steps: int
    done: bool
    expect: list[str]
    """The moves that the lesson accepts now; empty if it accepts every legal move."""
    wrong: str | None
    """A move that is legal, but not accepted by the lesson: it was not made."""
    events_from: int
    """Events from this move on are what the last step led to."""
    view: View
    events: list[Event]
    moments: list[Moment]
    """What the last step led to, as the recap tells it."""


# --- tables -----------------------------------------------------------------------------------


class NewTable(Request):
    """A table to be created. `seats` says for each seat who is to have it.

    "me", "open" (anybody in the lobby may sit down), "link" (somebody with the invitation), or a
    bot's level. "me" several times: people who share a device. With `shuffle_seats` the seats are
    drawn by lot.
    """

    game: str
    seats: list[str]
    settings: dict[str, Setting] = {}
    pace: Pace = "live"
    shuffle_seats: bool = False


class NewRecord(Request):
    """A record to be shown at a table of its own; `file` is its name in errors."""

    text: str
    file: str = "-"


class SeatGrant(Struct):
    """The seat that the sender has got, or the first of them; the token is its proof."""

    table: str
    seat: str | None
    token: str | None
    invitations: dict[str, str] = {}
    """Seat → the token that lets one other guest claim it, by the link /t/<table>#join=<token>."""


class Join(Request):
    """Sit down: by a link's token, or by name at a seat that is open or that one has left.

    `id` is made by the client: the same request from the same guest gives the same seat and token.
    """

    token: str | None = None
    seat: str | None = None
    id: str | None = None


class Leave(Request):
    """Give up one's seats; `successors` are tokens made for those who may sit down there."""

    successors: list[str] = []


class MoveRequest(Request):
    """One move. `id` is made by the client, unique at the table: a repeated request acts once.

    `version` is that of the table the client has seen; the request is rejected if it is not the
    current one. `seat` here and in what follows: for which of one's seats, if one has several.
    """

    id: str
    version: int
    move: str
    seat: str | None = None


class UndoRequest(Request):
    """Take back one's last move, under the same conditions."""

    id: str
    version: int
    seat: str | None = None


class ChatPost(Request):
    """A chat message to be posted."""

    id: str
    text: str
    seat: str | None = None


class ReportMessage(Request):
    """A chat message of somebody else, by its number, to be reported to the host of the server."""

    message: int
    reason: str = ""
    seat: str | None = None


class TakeOver(Request):
    """Consent to a bot for a seat that was left or whose person has been away too long."""

    seat: str
    bot: str


class SeatRef(Request):
    """A seat, by its name."""

    seat: str


class DeviceRef(Request):
    """A device of one's own, by its id."""

    device: str


class Accepted(Struct, omit_defaults=True):
    """A request is stored; `version` is that of the table after it."""

    id: str
    version: int
    message: int | None = None
    """The number of the chat message that was posted; None for moves and undos."""


class Link(Struct):
    """A token for a link: an invitation (#join=…) or one's own seat on another device (#seat=…)."""

    token: str


class DeviceInfo(Struct):
    """A device that holds seats of yours: a browser, or whoever has a personal link."""

    id: str
    kind: Literal["browser", "link"]
    seats: list[str]
    since: float | None
    """Since when; None if it was not stored at that time."""
    connected: bool
    this: bool
    """Whether it is the device that asks."""


class SeatInfo(Struct):
    """A seat as everybody sees it. `kind`: person, bot, open, link, left or record."""

    seat: str
    """What the seat is called in the running game, which may change."""
    seat_id: str
    """What the game calls the seat, which never changes; requests understand both."""
    kind: Literal["person", "bot", "open", "link", "left", "record"]
    name: str | None
    """The person's name; also of one whose seat a bot has taken over."""
    bot: str | None
    connected: bool
    """Whether the person is connected."""
    thinking: bool
    """Whether a bot is working on its move."""
    replaceable: bool
    """Whether the others may give the seat to a bot."""
    consents: list[str]
    """The seats that have agreed to that."""
    newcomer: Literal["no", "consent", "yes"]
    """Whether somebody new may be invited: no, once all others agree, or yes."""
    admits: list[str]
    """The seats that have agreed to that."""


class TableInfo(Struct):
    """What everybody may know of a table. `version` counts all moves and undos."""

    id: str
    game: str
    settings: dict[str, Setting]
    pace: Pace
    version: int
    seats: list[SeatInfo]
    to_act: list[str]
    over: bool
    closed: bool
    ended: Literal["bots", "invitation", "unseen"] | None
    """Why the table has ended by itself, if it has."""
    result: Result | None
    commitment: str | None
    """The hash of the secret, shown from the start; None if the game was not played here."""
    secret: str | None
    """The seed of all random outcomes; None until the game is over or the table has ended."""
    first_move_number: int
    """How many moves there were at the start: 0, unless a record begins in the middle."""
    notes: dict[str, str] | None
    """The notes of a record that is shown here; None if the game was played here."""
    spectators: int
    started: float
    changed: float


class ChatMessage(Struct):
    """A message of somebody (`text`), or a notice of the table itself (`notice`, a message id)."""

    number: int
    at: float
    seat: str | None = None
    name: str | None = None
    text: str | None = None
    notice: str | None = None
    args: dict[str, Any] = {}
    author: str | None = None
    """The same for all messages that one person writes in one seat, or as a spectator."""


class TableUpdate(Struct):
    """The table for one seat or spectator, complete or what a client has not seen yet.

    Events of moves from `events_from` on replace all those known before; `view` is None if there
    was no move or undo since the version that the client had.
    """

    table: TableInfo
    seat: str | None
    """The seat whose view this is; None: a spectator's."""
    my_seats: list[str]
    """All your seats. Of several you see none until you name it: others share your device."""
    undo_seat: str | None
    """The seat (if you look through none, the one of yours) that may take back its last move."""
    bot_plays_for_me: bool
    """Whether a bot has taken over your seat; you may take it back."""
    may_return: list[str]
    """The seats that you have left and may take again."""
    can_ask_hint: bool
    """Whether this seat may ask for hints: all others are bots."""
    view: View | None
    events_from: int
    events: list[Event]
    moments: list[Moment]
    """What happened, as the recap tells it; a complete update has those that the recap needs.

    Moments of moves from `moments_from` on replace all those known before.
    """
    moments_from: int
    recap_from: int
    """The recap is every story that was not over before this move."""
    story_starts: list[int]
    """Which of `events` begin a story, by their places."""
    messages: list[ChatMessage]
    type: Literal["update"] = "update"


class Lobby(Struct):
    """Tables one can join, one's own, and those one can watch; `my_seats`: table → one's seats."""

    open: list[TableInfo]
    mine: list[TableInfo]
    public: list[TableInfo]
    my_seats: dict[str, list[str]]


class PositionAt(Struct):
    """The board as it was after `move_number` moves, and the events of the last of them."""

    move_number: int
    last_move_number: int
    view: View
    events: list[Event]
    moments: list[Moment]
    views: list[View] = []
    """What each seat saw, if all views were asked for."""


class Problem(Struct):
    """Why something was refused: the message id with its arguments, and the sentence it makes."""

    error: str
    args: dict[str, Any]
    text: str
    rule: str | None = None


class MoveCheck(Struct):
    """Whether a move is legal now, and if not, why."""

    allowed: bool
    problem: Problem | None


class Estimate(Struct):
    """A bot's estimate of a move, in the unit of the scale."""

    move: str
    value: float
    margin: float
    """Half the 95 % confidence interval of the difference from the advised move's value."""
    about_equal: bool
    """Whether that difference is within the margin; the advised move is equal to itself."""


class Advice(Struct):
    """What the strongest bot would play for you, when the table had this version.

    `estimates` are of the moves it has compared, the advised one first, then the others, best
    first; none is higher than the advised one by more than its margin. There are no estimates if
    it did not compare moves, or if it drew one at random.
    """

    version: int
    bot: str
    """The bot that was asked: the strongest level, or a simpler one if that failed."""
    move: str
    scale: Scale
    """What the values are: probabilities to win, victory points, or nothing but an order."""
    estimates: list[Estimate]


# --- the live connection ----------------------------------------------------------------------


class Subscribe(Request, tag="subscribe", tag_field="type"):
    """The first message: what the client has seen. Another one may ask for another of its seats."""

    version: int = -1
    after_message: int = 0
    seat: str | None = None


class PlayMove(MoveRequest, tag="play", tag_field="type"):
    """A move."""


class UndoMove(UndoRequest, tag="undo", tag_field="type"):
    """An undo."""


class PostChat(ChatPost, tag="chat", tag_field="type"):
    """A chat message."""


ClientMessage = Subscribe | PlayMove | UndoMove | PostChat


class RequestAccepted(Accepted, tag="accepted", tag_field="type"):
    """The answer to a message that was accepted."""


class RequestRejected(Struct, tag="rejected", tag_field="type"):
    """The answer to a message that was rejected; an update follows if its version was old."""

    id: str | None
    problem: Problem
