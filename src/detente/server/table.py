"""One live table: the position, the seats, whoever watches, and the only way to change any of it.

A change is worked out on a copy, stored, and only then becomes the table's state, of which
everybody is told. While it is being stored, everybody still sees the state before it.
"""

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection

import detente
from detente.core.errors import BadInput, DetenteError, Refused
from detente.core.game import Game
from detente.core.record import Record, commitment
from detente.core.state import State
from detente.server import guests, limits
from detente.server.bot_workers import Answer, Thinkers
from detente.server.hints import Hints
from detente.server.messages import Done, Line, Link, Moment, News, Place, SeatInfo, TableInfo
from detente.server.metrics import CHOICES
from detente.server.seats import UNUSED, VANISHED, Seats
from detente.server.storage import store
from detente.server.storage.database import Database, StoreFailed
from detente.server.storage.store import EntryRow, LineRow, Raced, SeatRow, TableRow

if TYPE_CHECKING:
    from detente.server.subscriber import Watcher

T = TypeVar("T")

SNAPSHOT_EVERY: Final = 64
MOMENT_EVERY: Final = 16
"""After so many choices each, states of the past are kept while somebody looks at them."""
_ID: Final = re.compile(rf"[\w-]{{1,{limits.LONGEST_ID}}}", re.ASCII)
_TRY_AGAIN: Final = 30.0
_LOG: Final = logging.getLogger(__name__)


class Stale(BadInput):
    """The table has moved on since the client looked."""


class Table:
    """A table that somebody watches or a bot plays at; `house.table(id)` finds it."""

    def __init__(
        self,
        database: Database,
        thinkers: Thinkers,
        row: TableRow,
        seats: Seats,
        play: "Play",
        lines: list[LineRow],
        pause: float,
    ) -> None:
        self.database = database
        self.thinkers = thinkers
        self.row = row
        self.seats = seats
        self.play = play
        self.lines = lines
        self.pause = pause
        self.watchers: set[Watcher] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.hints = Hints(self)
        self.touched = time.monotonic()
        self._lock = asyncio.Lock()
        self._vanishing: asyncio.TimerHandle | None = None

    # --- knowing ------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The rules that are played here."""
        return self.play.state.game

    @property
    def state(self) -> State:
        """The position, stored already."""
        return self.play.state

    @property
    def number(self) -> int:
        """How many choices and undos there have been."""
        return self.play.number

    @property
    def showing(self) -> float:
        """How long the last choice is shown before a bot goes on; not if it has told nothing.

        The more bots there are, the shorter, so that a round takes about as long.
        """
        bots = sum(row.kind == "bot" for row in self.seats.rows)
        told = self.state.events(None, self.state.choices)
        return self.pause * 2 / (1 + bots) if self.watchers and told else 0.0

    @property
    def here(self) -> set[int]:
        """The seats whose persons are connected."""
        return {seat for watcher in self.watchers for seat in watcher.own}

    @property
    def names(self) -> list[str]:
        """What the seats are called in this game now."""
        return self.play.names

    def seat_named(self, name: str) -> int:
        """The seat that is called so now, or for ever."""
        seat = self.state.seat_called(name)
        if seat is None:
            raise BadInput("table-no-such-seat", seat=name, allowed=self.names)
        return seat

    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        here = self.here
        seats = [self._seat_info(row, here) for row in self.seats.rows]
        watchers = sum(not watcher.own for watcher in self.watchers)
        return describe(self.row, self.names, seats, watchers)

    def _noted(self, seat: int) -> str | None:
        """Who sat there, as a record from elsewhere notes it."""
        notes = self.row.record["notes"] if self.row.record else {}
        return notes.get(self.names[seat]) or notes.get(self.game.seat_name(seat))

    def _seat_info(self, row: SeatRow, here: set[int]) -> SeatInfo:
        return SeatInfo(
            seat=self.names[row.seat],
            place=self.game.seat_name(row.seat),
            kind=row.kind,  # type: ignore[arg-type]
            name=self.seats.name(row.seat) or self._noted(row.seat),
            bot=row.bot,
            here=row.seat in here,
            thinking=row.seat in self.thinking,
            replaceable=not self.state.over
            and self.seats.replaceable(row.seat, here, self.state.to_act),
            consents=[self.names[seat] for seat in row.consents],
        )

    def news(self, own: Sequence[int], seat: int | None, number: int = -1, line: int = 0) -> News:
        """What is new for somebody with seats, or none, who looks through one of them, or none.

        He has seen so many changes and lines.
        """
        state = self.state
        since = self.play.first_change_after(number)
        concerned = own if seat is None else (seat,)
        return News(
            table=self.info(),
            seat=None if seat is None else self.names[seat],
            own=[self.names[one] for one in own],
            undo=next((self.names[one] for one in concerned if self.can_undo(one)), None),
            substituted=any(self.seats.rows[one].kind == "bot" for one in concerned),
            hints=seat is not None and self.seats.alone_with_bots(seat),
            view=None if number == self.number else state.view(seat),
            since=since,
            events=state.events(seat, since),
            lines=[self._line(row) for row in self.lines if row.number > line],
        )

    def can_undo(self, seat: int) -> bool:
        """Whether a person may take back the last choice."""
        person = self.seats.rows[seat].kind == "person"
        return person and not self.row.closed and self.state.can_undo(seat)

    def _line(self, row: LineRow) -> Line:
        seat = None if row.seat is None else self.names[row.seat]
        args = dict(row.args)
        if "seat" in args:
            args["seat"] = self.names[self.seat_named(args["seat"])]
        return Line(row.number, row.at, seat, row.name, row.text, row.notice, args)

    @property
    def revealed(self) -> bool:
        """Whether there is nobody left to keep a secret from."""
        return self.state.over or self.row.record is not None

    def moment(self, choice: int, seat: int | None, all_seats: bool = False) -> Moment:
        """The board as it was after a choice, seen from a seat, and as each seat saw it."""
        if not self.play.first <= choice <= self.state.choices:
            # As text, for no language can write a number of a thousand digits.
            number, last = str(choice), self.state.choices
            raise BadInput("table-no-such-choice", number=number, last=last)
        then = self.play.at(choice)
        events = [event for event in then.events(seat, choice) if event["number"] == choice]
        views = [then.view(one) for one in range(then.seats)] if all_seats else []
        return Moment(choice, self.state.choices, then.view(seat), events, views)

    def record(self) -> Record:
        """The whole game, once it is over, or as it came from elsewhere."""
        if not self.revealed:
            raise BadInput("table-record-later")
        record = self.state.record()
        if kept := self.row.record:
            record.notes, record.commitment = kept["notes"], kept["commitment"]
            return record
        record.commitment = commitment(self.row.secret)
        for row in self.seats.rows:
            record.notes[self.names[row.seat]] = self.seats.name(row.seat) or row.bot or ""
        return record

    # --- playing ------------------------------------------------------------------------------

    async def choose(self, seat: int, id: str, number: int, code: str) -> Done:
        """Make a choice, once, if the table is still where the client saw it."""
        return await self._alone(self._choose(seat, id, number, code))

    async def undo(self, seat: int, id: str, number: int) -> Done:
        """Take back one's last choice."""
        return await self._alone(self._undo(seat, id, number))

    async def _choose(self, seat: int, id: str, number: int, code: str) -> Done:
        if done := await self._done_before(seat, id, number):
            return done
        ahead = self.state.clone()
        ahead.choose(seat, code)
        CHOICES.inc()
        return await self._store(seat, id, "choose", code, ahead)

    async def _undo(self, seat: int, id: str, number: int) -> Done:
        if done := await self._done_before(seat, id, number):
            return done
        back = self.state.undo(seat) if self.can_undo(seat) else None
        if back is None:
            raise BadInput("table-no-undo")
        return await self._store(seat, id, "undo", None, back)

    async def _done_before(self, seat: int, id: str, number: int) -> Done | None:
        """The answer to a demand that was stored already, of which its sender does not know."""
        if not _ID.fullmatch(id):
            raise BadInput("table-bad-id", most=limits.LONGEST_ID)
        if number != self.number:
            return await self._stored(seat, id)
        if self.row.closed:
            raise BadInput("table-closed")
        return None

    async def _stored(self, seat: int, id: str) -> Done:
        """The answer to a seat's demand with this id; Stale if it never was stored."""
        entry = await self.database.read(lambda c: store.entry_with_id(c, self.row.id, id))
        if entry is None or entry.seat != seat:
            raise Stale("table-stale")
        return Done(id, entry.number)

    async def _store(self, seat: int, id: str, verb: str, code: str | None, state: State) -> Done:
        """Keep a change; then, and only then, let it be seen."""
        at = time.time()
        entry = EntryRow(self.row.id, self.number + 1, id, seat, verb, code, at)
        to_act = list(state.to_act)

        def keep(c: Connection) -> None:
            store.append(c, entry, to_act, state.result)
            if entry.number % SNAPSHOT_EVERY == 0:
                store.keep_snapshot(c, self.row.id, entry.number, snapshot(state))

        try:
            await self.database.write(keep)
        except Raced:
            # Another process has written, or this id was used before.
            self.row, self.play = await self.database.read(partial(load_game, id=self.row.id))
            self.wake()
            return await self._stored(seat, id)
        self.play.advance(state)
        self.seats.rows[seat].seen = at
        self.row = msgspec.structs.replace(
            self.row, number=entry.number, changed=at, to_act=to_act, result=state.result
        )
        self.wake()
        return Done(id, entry.number)

    async def _alone(self, work: Coroutine[Any, Any, T]) -> T:
        """One change at a time, carried through even if whoever asked for it goes away."""
        return await asyncio.shield(asyncio.ensure_future(self._locked(work)))

    async def _locked(self, work: Awaitable[T]) -> T:
        async with self._lock:
            return await work

    async def _change(self, job: Callable[[Connection], None]) -> None:
        """Store something about the table that is no choice, and read its seats again."""

        def write(c: Connection) -> tuple[list[SeatRow], list[tuple[int, str, str]]]:
            job(c)
            return store.seats(c, self.row.id), store.holders(c, self.row.id)

        rows, holders = await self.database.write(write)
        self.seats = Seats(self.row.pace, rows, holders)
        self.wake()

    # --- watching -----------------------------------------------------------------------------

    def wake(self) -> None:
        """Tell everybody that there are news, and let bots think that have to choose."""
        self.touched = time.monotonic()
        for watcher in self.watchers:
            watcher.wake()
        self.let_think()
        self._await_vanishing()

    def enter(self, watcher: "Watcher") -> None:
        """Somebody looks on from now on."""
        self.watchers.add(watcher)
        self.wake()

    async def depart(self, watcher: "Watcher") -> None:
        """Somebody has gone; remember when, if that was the last of his seats."""
        self.watchers.discard(watcher)
        if watcher.own:
            with suppress(StoreFailed):  # a server that stops forgets no more than the minute
                await self._alone(self._note_absence(watcher))
        self.wake()

    async def _note_absence(self, watcher: "Watcher") -> None:
        here, now = self.here, time.time()
        gone = [
            msgspec.structs.replace(row, seen=now, consents=[])
            for row in map(self.seats.rows.__getitem__, watcher.own)
            if row.kind == "person" and row.seat not in here
        ]
        if gone:
            await self._change(lambda c: _set_seats(c, gone))

    def _await_vanishing(self) -> None:
        """Look again as soon as the next absent person may be replaced."""
        if self._vanishing:
            self._vanishing.cancel()
        here = self.here
        absences = [self.seats.absent_for(seat, here) for seat in self.seats.people()]
        waits = [VANISHED[self.row.pace] - absent for absent in absences if absent]
        soonest = min((wait for wait in waits if wait > 0), default=None)
        if self.watchers and soonest is not None:
            loop = asyncio.get_running_loop()
            self._vanishing = loop.call_later(soonest + 1, self.wake)

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if the table were put away until it is wanted again."""
        return not self.watchers and not self.thinking and not self._lock.locked()

    # --- talking ------------------------------------------------------------------------------

    async def say(self, seat: int | None, name: str, id: str, text: str) -> Done:
        """Something said at the table, by a seat or a spectator."""
        said = limits.clean(text, limits.LONGEST_TEXT)
        if not said or not _ID.fullmatch(id):
            raise BadInput("table-nothing-said")
        number = await self._add_line(LineRow(self.row.id, 0, id, time.time(), seat, name, said))
        return Done(id, number)

    async def notice(self, message: str, seat: int, **more: Any) -> None:
        """Something that the table itself has to say about a seat."""
        args = {"seat": self.game.seat_name(seat), **more}
        line = LineRow(self.row.id, 0, guests.new_guest(), time.time(), notice=message, args=args)
        await self._add_line(line)

    async def _add_line(self, line: LineRow) -> int:
        number = await self.database.write(lambda c: store.add_line(c, line))
        if all(known.number != number for known in self.lines):
            self.lines.append(msgspec.structs.replace(line, number=number))
            self.lines.sort(key=lambda known: known.number)
        self.wake()
        return number

    # --- sitting down and leaving -------------------------------------------------------------

    async def join(self, guest: str, token: str | None, seat_name: str | None) -> Place:
        """Sit down by an invitation, by a seat's own token, or at an open seat."""
        return await self._alone(self._join(guest, token, seat_name))

    async def _join(self, guest: str, token: str | None, seat_name: str | None) -> Place:
        seat, kind = await self._wanted(token, seat_name)
        held = self.seats.of_guest(guest)
        if held and seat not in held:
            raise BadInput("table-already-seated", seat=self.names[held[0]])
        own = guests.new_token()
        if kind == "seat" or held:

            def share(c: Connection) -> None:
                store.hold(c, self.row.id, seat, guest)
                self._add_token(c, own, seat, "seat")

            await self._change(share)
            return Place(self.row.id, self.game.seat_name(seat), own)
        if self.seats.rows[seat].kind not in UNUSED or self.row.closed:
            raise BadInput("table-seat-taken", seat=self.names[seat])

        def sit(c: Connection) -> None:
            if token is not None and not store.use_token(c, guests.token_hash(token)):
                raise BadInput("table-seat-taken", seat=self.names[seat])
            store.hold(c, self.row.id, seat, guest)
            store.set_seat(c, SeatRow(self.row.id, seat, "person", None, [], time.time()))
            self._add_token(c, own, seat, "seat")

        await self._change(sit)
        await self.notice("notice-joined", seat, who=self.seats.name(seat))
        return Place(self.row.id, self.game.seat_name(seat), own)

    async def _wanted(self, token: str | None, seat_name: str | None) -> tuple[int, str]:
        """The seat that somebody wants, and by what right."""
        if token is not None:
            digest = guests.token_hash(token)
            found = await self.database.read(lambda c: store.find_token(c, digest))
            if found is None or found.table != self.row.id:
                raise BadInput("table-bad-link")
            return found.seat, found.kind
        if seat_name is None:
            raise BadInput("table-which-seat")
        seat = self.seat_named(seat_name)
        # Whoever sits down at a seat that was left sees what its person knew.
        if self.seats.rows[seat].kind in ("link", "left"):
            raise BadInput("table-by-invitation", seat=seat_name)
        return seat, "open"

    def _add_token(self, c: Connection, token: str, seat: int, kind: str) -> None:
        store.add_token(c, guests.token_hash(token), self.row.id, seat, kind, time.time())

    async def link(self, seat: int) -> Link:
        """A token with which another device can sit at the same seat."""
        token = guests.new_token()
        await self.database.write(lambda c: self._add_token(c, token, seat, "seat"))
        return Link(token)

    async def invite(self, seat_name: str) -> Link:
        """A token with which somebody can claim a seat that nobody has."""
        return await self._alone(self._invite(self.seat_named(seat_name)))

    async def _invite(self, seat: int) -> Link:
        row = self.seats.rows[seat]
        if row.kind not in UNUSED or self.row.closed:
            raise BadInput("table-seat-taken", seat=self.names[seat])
        token = guests.new_token()

        def offer(c: Connection) -> None:
            if row.kind == "left":
                store.set_seat(c, SeatRow(self.row.id, seat, "link", None, [], row.seen))
            self._add_token(c, token, seat, "invitation")

        await self._change(offer)
        return Link(token)

    async def leave(self, seats: Sequence[int]) -> None:
        """Give up seats for good; a table without persons is closed."""
        await self._alone(self._leave(seats))

    async def _leave(self, seats: Sequence[int]) -> None:
        others = [holding for holding, _, _ in self.seats.holders if holding not in seats]
        now = time.time()
        names = {seat: self.seats.name(seat) for seat in seats}
        closing = not others and not self.state.over

        def vacate(c: Connection) -> None:
            for seat in seats:
                store.drop_tokens(c, self.row.id, seat)
                store.release(c, self.row.id, seat)
                if not self.state.over:
                    store.set_seat(c, SeatRow(self.row.id, seat, "left", None, [], now))
            if closing:
                store.close_table(c, self.row.id, now)

        await self._change(vacate)
        if closing:
            self.row = msgspec.structs.replace(self.row, closed=True)
        if not self.state.over:
            for seat, name in names.items():
                await self.notice("notice-left", seat, who=name)

    async def take_over(self, by: int, seat_name: str, bot: str, levels: list[str]) -> None:
        """Consent to a bot at a seat that was left or whose person has vanished."""
        if bot not in levels:
            raise BadInput("unknown-bot", bot=bot, allowed=levels)
        await self._alone(self._take_over(by, self.seat_named(seat_name), bot))

    async def _take_over(self, by: int, seat: int, bot: str) -> None:
        here, row = self.here, self.seats.rows[seat]
        agreeing = self.seats.of_person_at(by)
        replaceable = self.seats.replaceable(seat, here, self.state.to_act)
        if seat in agreeing or self.state.over or self.row.closed or not replaceable:
            raise BadInput("table-not-replaceable", seat=self.names[seat])
        consents = sorted({*row.consents, *agreeing})
        agreed = set(self.seats.whose_consent(seat, here)) <= set(consents)
        after = (
            SeatRow(self.row.id, seat, "bot", bot, [], row.seen)
            if agreed
            else SeatRow(self.row.id, seat, row.kind, row.bot, consents, row.seen)
        )
        await self._change(lambda c: store.set_seat(c, after))
        if agreed:
            await self.notice("notice-taken-over", seat, bot=bot)

    async def come_back(self, seats: Sequence[int]) -> None:
        """Take one's seats back from the bots that stood in."""
        await self._alone(self._come_back(seats))

    async def _come_back(self, seats: Sequence[int]) -> None:
        given = [seat for seat in seats if self.seats.rows[seat].kind == "bot"]
        if not given:
            raise BadInput("table-seat-is-yours")
        now = time.time()
        rows = [SeatRow(self.row.id, seat, "person", None, [], now) for seat in given]
        await self._change(lambda c: _set_seats(c, rows))
        for seat in given:
            await self.notice("notice-came-back", seat, who=self.seats.name(seat))

    # --- bots ---------------------------------------------------------------------------------

    def let_think(self) -> None:
        """Start the bots that have to choose and do not think yet."""
        if self.row.closed:
            return
        for seat in self.state.to_act:
            if self.seats.rows[seat].kind == "bot" and seat not in self.thinking:
                self.thinking[seat] = asyncio.ensure_future(self._think(seat))

    async def _think(self, seat: int) -> None:
        try:
            await self._think_once(seat)
        except Exception as error:  # whatever it is, the game must go on
            _LOG.error("a bot could not choose", exc_info=error)
            with suppress(DetenteError):
                await self._admit_failure(seat)
            await asyncio.sleep(_TRY_AGAIN)
        finally:
            del self.thinking[seat]
        self.wake()

    async def _admit_failure(self, seat: int) -> None:
        """Say that a bot failed, once, however often it does."""
        if not self.lines or self.lines[-1].notice != "notice-bot-failed":
            await self.notice("notice-bot-failed", seat)

    async def _think_once(self, seat: int) -> None:
        started = time.monotonic()
        bot, asked = self.seats.rows[seat].bot or "", self._asked(seat)
        answer = await self.consult(seat, bot)
        await asyncio.sleep(max(0.0, self.showing - (time.monotonic() - started)))
        still_asked = self.seats.rows[seat].bot == bot and self._asked(seat) == asked
        if self.row.closed or not still_asked:
            return  # Something was taken back, or a person sits there again.
        try:
            await self.choose(seat, guests.new_guest(), self.number, answer.code)
        except (Stale, Refused):
            return
        if answer.bot != bot:
            await self._alone(self._replace_bot(seat, bot, answer.bot))

    async def consult(self, seat: int, bot: str) -> Answer:
        """What a bot would choose in a seat's place, from what the seat knows."""
        knowledge = self.state.imagine(seat, guests.new_token()).dump()
        return await self.thinkers.think(self.game.name, knowledge, seat, bot, guests.new_token())

    def _asked(self, seat: int) -> Any:
        """What a seat is asked, with all it knows; others' hidden answers change nothing in it."""
        return self.state.prompt(seat), self.state.board(seat)

    async def _replace_bot(self, seat: int, old: str, simpler: str) -> None:
        row = self.seats.rows[seat]
        if row.bot != old:
            return  # A person has come back meanwhile.
        new = msgspec.structs.replace(row, bot=simpler)
        await self._change(lambda c: store.set_seat(c, new))
        await self.notice("notice-bot-replaced", seat, old=old, new=simpler)

    def stop(self) -> None:
        """Stop thinking and waiting; everything that matters is stored."""
        for task in self.thinking.values():
            task.cancel()
        if self._vanishing:
            self._vanishing.cancel()


class Play:
    """The position and how it came about: choices and undos, numbered from 1."""

    def __init__(self, state: State, depths: list[int]) -> None:
        self.state = state
        self.depths = depths
        """How many choices stood after each change; the first is the start."""
        self.names = state.seat_names
        """What the seats are called."""
        # What came before is not known here: whoever saw other names is told everything anew.
        known = self.names == list(state.game.seat_names[: state.seats])
        self._named = 0 if known else self.number
        self._moments: dict[int, State] = {}

    @property
    def first(self) -> int:
        """How many choices there were at the start: none, unless it was a position."""
        return self.depths[0]

    @property
    def number(self) -> int:
        """How many choices and undos there have been."""
        return len(self.depths) - 1

    def advance(self, state: State) -> None:
        """A further choice or undo has led to this state."""
        self.state = state
        self.depths.append(state.choices)
        self._moments.clear()
        if (names := state.seat_names) != self.names:
            self.names, self._named = names, self.number

    def first_change_after(self, number: int) -> int:
        """The first choice that one does not know who has seen so many changes; 0 is the set-up.

        Where seats have got other names since, that is everything, for events tell the names.
        """
        if not self._named <= number <= self.number:
            return 0
        return min(self.depths[number:]) + 1

    def at(self, choice: int) -> State:
        """The state after so many choices; whoever leafs through them need not wait long."""
        known = max((n for n in self._moments if n <= choice), default=-1)
        record = self.state.record()
        state = self._moments[known].clone() if known >= 0 else record.start(self.state.game)
        for number in range(state.choices, choice):
            record.repeat(state, number + 1, *record.choices[number - self.first])
            if state.choices % MOMENT_EVERY == 0:
                self._moments[state.choices] = state.clone()
        return state


def _set_seats(c: Connection, rows: list[SeatRow]) -> None:
    for row in rows:
        store.set_seat(c, row)


def describe(
    row: TableRow, names: Sequence[str], seats: list[SeatInfo], watchers: int
) -> TableInfo:
    """What everybody may know of a table."""
    over = row.result is not None
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        pace=row.pace,  # type: ignore[arg-type]
        number=row.number,
        seats=seats,
        to_act=[names[seat] for seat in row.to_act],
        over=over,
        closed=row.closed,
        result=row.result,
        commitment=None if row.record else commitment(row.secret),
        secret=row.secret if over and not row.record else None,
        first=_first(row),
        notes=row.record["notes"] if row.record else None,
        watchers=watchers,
        started=row.started,
        changed=row.changed,
    )


def _first(row: TableRow) -> int:
    """How many choices there were at the start."""
    return int(row.origin.get("position", {}).get("choices", 0))


def snapshot(state: State) -> dict[str, Any]:
    """A position with its past, for fast loading."""
    return {"position": state.dump(), "past": state.dump_past()}


def load_game(c: Connection, id: str) -> tuple[TableRow, Play]:
    """A table and its game; BadInput if there is none."""
    row = store.table(c, id)
    if row is None:
        raise BadInput("table-unknown", table=id[: limits.LONGEST_ID])
    return row, _load_play(c, row)


def _load_play(c: Connection, row: TableRow) -> Play:
    """The play from its snapshot, if that is still good, and the changes after it."""
    game = detente.game(row.game, **row.options)
    changes = store.entries(c, row.id)
    depths = [_first(row)]
    for change in changes:
        depths.append(depths[-1] + (1 if change.verb == "choose" else -1))
    number, state = 0, None
    if found := store.snapshot(c, row.id):
        number, kept = found
        state = _recalled(game, kept, row, depths[number] if number < len(depths) else -1)
    if state is None:
        number, state = 0, Record(row.game, row.options, row.seats, row.origin, []).start(game)
    play = Play(state, depths[: number + 1])
    for change in changes[number:]:
        play.advance(_changed(play.state, change))
    return play


def _changed(state: State, change: EntryRow) -> State:
    """The state after a stored choice or undo; the state before is used up."""
    if change.verb == "choose":
        state.choose(change.seat, change.code or "")
        return state
    back = state.undo(change.seat)
    assert back is not None, "only what could be taken back was stored as taken back"
    return back


def _recalled(game: Game, kept: dict[str, Any], row: TableRow, choices: int) -> State | None:
    """The state of a snapshot, unless it is damaged or another version of the game wrote it."""
    try:
        state = game.load(kept["position"])
        state.recall(kept["past"])
    except (BadInput, KeyError, TypeError, ValueError):
        return None
    ours = state.origin == row.origin and state.choices == choices
    return state if ours else None
