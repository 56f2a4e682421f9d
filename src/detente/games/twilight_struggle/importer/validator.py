"""The log as a witness: everything the engine tells is compared with what the log prints.

The witness reads on as the engine goes on. What happened must stand next in the log; what stands in
the log must have happened before the next entry begins. Tracks are compared in the order of each
track; deeds and influence in the order of the log.
"""

from collections.abc import Callable
from typing import Any, Final

from detente.core.event_log import EventKind
from detente.games.twilight_struggle.importer.client_faults import Situation, explanation
from detente.games.twilight_struggle.importer.expected_tracks import BOOKS, Books
from detente.games.twilight_struggle.importer.facts import (
    COUP,
    SPACE,
    Chooses,
    CoupRoll,
    Defcon,
    Discards,
    Event,
    InPlay,
    Military,
    Nothing,
    Operation,
    Plays,
    Reshuffle,
    Returns,
    Reveals,
    Roll,
    Score,
    Space,
    SpaceRoll,
    Target,
    TrapRoll,
    War,
    WarRoll,
    Wins,
)
from detente.games.twilight_struggle.importer.parser import (
    CLEANUP,
    FINAL,
    HEADLINE,
    ROUND,
    Act,
    Entry,
    Log,
)
from detente.games.twilight_struggle.reconstruction.trajectory import Missing
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import CODES, MISSILE_ENVY, UN_INTERVENTION
from detente.games.twilight_struggle.rules.phases import SETUP
from detente.games.twilight_struggle.rules.sides import NOBODY, SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tracks import EXTRA_ROUND
from detente.games.twilight_struggle.rules.trap import ESCAPE
from detente.importing.importer import Difference

_ANY_NUMBER: Final = 1 << 20


class Mismatch(Exception):
    """A difference with which the search for the right choices need not go on."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(difference)
        self.difference = difference


class Surplus(Mismatch):
    """The engine shows a card of a hand that the log does not show."""

    def __init__(self, difference: Difference, side: int, card: int) -> None:
        super().__init__(difference)
        self.side = side
        self.card = card


class Witness:
    """How far the log has been read, and what of the present act is still to happen."""

    def __init__(self, told: Log, canada: int) -> None:
        self.log = told
        self.books = Books(canada)
        self.at = 0
        self.act = -1
        self.left: list[list[int]] = []
        """Changes of influence: side, country, by how much still, both sides' after it, line."""
        self.matched = 0
        """The mask of the track facts of this entry that have happened."""
        self.played = True
        """Whether the card that the title of the entry names has been played."""
        self.checks = 0
        self.differences: tuple[Difference, ...] = ()
        self.allowance = 0
        """How many unexplained differences may still be found before the next entry."""
        self.round_due: tuple[int, int] | None = None
        self.closing = False
        """Whether the end of a turn is being settled."""
        self.ignored = NOBODY
        self.revived = NOBODY
        """The card that was taken from the discard pile last."""
        self.chosen_marker = False
        self.state: ColdWar | None = None

    def copy(self) -> "Witness":
        """An independent reader of the same log at the same place."""
        other = Witness.__new__(Witness)
        other.__dict__.update(self.__dict__)
        other.left = [change.copy() for change in self.left]
        other.books = self.books.copy()
        return other

    # --- where it stands ----------------------------------------------------------------------

    @property
    def entry(self) -> Entry:
        """The entry that is being read."""
        return self.log.entries[self.at]

    @property
    def following(self) -> Entry | None:
        """The next entry."""
        entries = self.log.entries
        return entries[self.at + 1] if self.at + 1 < len(entries) else None

    @property
    def line(self) -> int:
        """The line read last."""
        return self.entry.acts[self.act].line if self.act >= 0 else self.entry.line

    @property
    def place(self) -> tuple[int, int]:
        """The number of the entry, and of the act in it that is going on."""
        return self.at, self.act

    @property
    def to_come(self) -> list[Act]:
        """The acts of this entry that have not begun."""
        return self.entry.acts[self.act + 1 :]

    @property
    def exhausted(self) -> bool:
        """Whether the log ends here, and all that it tells has happened."""
        if self.following is not None or not self.played or self._open_facts():
            return False
        if self._victory_to_come():
            return False
        return all(self._is_print_of_nothing(act) for act in self.to_come)

    def _victory_to_come(self) -> bool:
        """Whether the log tells of the end of a game that goes on in the engine."""
        if self.state is not None and self.state.over:
            return False
        return any(isinstance(act.deed, Wins) and act.deed.by_rules for act in self.to_come)

    def _open_facts(self) -> list[int]:
        """The line of everything in this entry that has not happened."""
        found = [change[-1] for change in self.left]
        for act in self.to_come:
            found += [change.line for change in act.changes]
            if act.deed is not None and not isinstance(act.deed, _MAY_PASS):
                found.append(act.line)
        for index, fact in enumerate(self.entry.tracks):
            silent = isinstance(fact, InPlay) or (isinstance(fact, Score) and not fact.points)
            if not self.matched >> index & 1 and not silent:
                found.append(fact.line)
        return found

    # --- differences --------------------------------------------------------------------------

    def differ(
        self,
        what: str,
        engine: tuple[Any, ...] = (),
        told: tuple[Any, ...] = (),
        line: int = 0,
        before: int = NOBODY,
    ) -> None:
        """Note a difference; Mismatch if it is one too many."""
        assert self.state is not None
        of_coup = self._tells_of_coup(line)
        fault = explanation(
            Situation(what, engine, told, self.state, self.ignored, before, of_coup)
        )
        name, rule = (fault.name, fault.rule) if fault else ("", "")
        found = Difference(line or self.line, what, engine, told, name, rule)
        if fault is None:
            if not self.allowance:
                raise Mismatch(found)
            self.allowance -= 1
        self.differences += (found,)

    def _tells_of_coup(self, line: int) -> bool:
        """Whether a line of this entry belongs to the target or to the result of a coup."""
        acts = [act for act in self.entry.acts if act.line <= line]
        return bool(acts) and isinstance(acts[-1].deed, Target | CoupRoll)

    def _same(
        self, what: str, engine: tuple[Any, ...], told: tuple[Any, ...], line: int = 0
    ) -> None:
        self.checks += 1
        if engine != told:
            self.differ(what, engine, told, line)

    # --- going on -----------------------------------------------------------------------------

    def open_next(self) -> None:
        """Close this entry, of which everything must have happened, and begin the next one."""
        self.close()
        if self.following is None:
            raise Mismatch(Difference(self.line, "not-happened"))
        self.at += 1
        self.act = -1
        self.left = []
        self.matched = 0
        self.played = not self.entry.cards and not self.entry.headlines

    def close(self) -> None:
        """Take into the books what has no event in the engine."""
        for act in self.to_come:
            self._miss(act)
        for line in self._open_facts():
            self.differ("not-happened", line=line)
        self._pass(self.to_come)
        self._compare_scores_of_nothing()
        for fact in self.entry.tracks:
            if isinstance(fact, InPlay):
                change = {fact.card}
                in_play = self.books.in_play
                self.books.in_play = in_play | change if fact.begins else in_play - change

    def end(self) -> None:
        """The log ends here."""
        self.allowance = _ANY_NUMBER
        self.close()

    def finish(self) -> None:
        """The game is over: whatever is left of the log is not played any more."""
        self.close()
        self.act = len(self.entry.acts) - 1
        self.left = []
        self.matched = (1 << len(self.entry.tracks)) - 1
        self.played = True

    def audit(self, state: ColdWar) -> None:
        """Compare all books; the engine waits for the first choice of an entry."""
        self.state = state
        self.allowance = _ANY_NUMBER
        self.checks += len(BOOKS)
        for what, ours, told in self.books.settle(state):
            self.differ(what, ours, told)
        self.allowance = 0

    def _enter(self, index: int) -> None:
        self._pass(self.entry.acts[self.act + 1 : index])
        self.act = index
        self.left = [[*change[1:], change.line] for change in self.entry.acts[index].changes]

    def _pass(self, acts: list[Act]) -> None:
        """Whatever is passed over must be the print of nothing."""
        for act in acts:
            if isinstance(act.deed, Event):
                told = (CODES[act.deed.card],)
                self.differ("event-line", (), told, act.line, self._event_before(act))

    def _is_print_of_nothing(self, act: Act) -> bool:
        if self.state is None or not isinstance(act.deed, Event):
            return True
        told = (CODES[act.deed.card],)
        before = self._event_before(act)
        situation = Situation("event-line", (), told, self.state, self.ignored, before)
        return explanation(situation) is not None

    def _event_before(self, act: Act) -> int:
        """The card of the event line just above, if it is not itself printed again."""
        index = self.entry.acts.index(act)
        above = [other.deed for other in self.entry.acts[max(0, index - 2) : index]]
        cards = [deed.card if isinstance(deed, Event) else NOBODY for deed in above]
        return cards[-1] if cards and cards[:-1] != cards[-1:] else NOBODY

    def _seek(self, fits: Callable[[Act], bool], what: str, engine: tuple[Any, ...]) -> Any:
        """Go on to the next act that fits, past the print of nothing; None if the log has ended."""
        if not self.left:
            for index in range(self.act + 1, len(self.entry.acts)):
                act = self.entry.acts[index]
                if fits(act):
                    self._enter(index)
                    self.checks += 1
                    return act.deed
                if act.changes or not isinstance(act.deed, _MAY_PASS):
                    self._miss(act)
                    break
        if not self.exhausted:
            self.differ(what, engine)
        return None

    def _miss(self, act: Act) -> None:
        """A card that the log shows now, and the engine does not, is missing in a hand."""
        if isinstance(act.deed, Reveals | Discards) and not self.allowance:
            raise Missing(act.deed.side, act.deed.card)

    def _deed(self, what: str, *engine: Any, kind: Any, card: int | None = None) -> Any:
        return self._seek(
            lambda act: isinstance(act.deed, kind) and (card is None or act.deed.card == card),
            what,
            engine,
        )

    # --- what the engine tells ----------------------------------------------------------------

    def see(self, kind: EventKind, values: tuple[Any, ...], state: ColdWar) -> None:
        """Compare something that happened with the log."""
        self.state = state
        if kind is not log.ROUND_SKIPPED:
            self.settle()
        handler = _HANDLERS.get(kind.message)
        if handler is not None:
            handler(self, *values)

    def settle(self) -> None:
        """A round that has begun and is not skipped has an entry of its own."""
        if self.round_due is not None:
            side, number = self.round_due
            self.round_due = None
            if not self.exhausted:
                self.open_next()
                entry = self.entry
                self._same(
                    "round",
                    (SIDES[side], number),
                    (SIDES[entry.side], entry.round) if entry.kind == ROUND else (entry.kind,),
                )

    def _turn_started(self, turn: int) -> None:
        self.closing = False
        if not self.exhausted:
            self.open_next()
            self._same("turn", (HEADLINE, turn), (self.entry.kind, self.entry.turn))
            self.books.new_turn()

    def _round_started(self, side: int, number: int) -> None:
        self.round_due = side, number

    def _round_skipped(self, side: int) -> None:
        due = self.round_due
        self.round_due = None
        self._open_blank(due)

    def _extra_round_declined(self, side: int) -> None:
        self._open_blank((side, EXTRA_ROUND))

    def _open_blank(self, due: tuple[int, int] | None) -> None:
        """Some logs have an entry without a card for a round in which nothing is played."""
        entry = self.following
        if entry is None or entry.kind != ROUND or entry.cards:
            return
        if (entry.side, entry.round) == due:
            self.open_next()

    def _military_checked(self, defcon: int, us: int, ussr: int) -> None:
        self.closing = True
        self._compare_scores_of_nothing()
        self._open_blank((US, EXTRA_ROUND))
        if self.following is not None and self.following.kind == CLEANUP:
            self.open_next()

    def _final_scoring(self) -> None:
        if self.following is not None and self.following.kind == FINAL:
            self.open_next()

    def _added(self, side: int, place: int, count: int, us: int, ussr: int) -> None:
        self._changed(side, place, count, us, ussr)

    def _removed(self, side: int, place: int, count: int, us: int, ussr: int) -> None:
        self._changed(side, place, -count, us, ussr)

    def _changed(self, side: int, place: int, by: int, us: int, ussr: int) -> None:
        assert self.state is not None
        if self.state.phase == SETUP and self.chosen_marker:
            return  # The markers of every game, which follow the last one chosen.
        self.chosen_marker = True
        if self._change(side, place, by) is None:
            self._seek(
                lambda act: any(_fits(list(c[1:]), side, place, by) for c in act.changes),
                "influence-change",
                (SIDES[side], CODES[place], by),
            )
            if self.left:
                self._pass([self.entry.acts[self.act]])  # Only an event line printed again.
        change = self._change(side, place, by)
        if change is None:
            return
        change[2] -= by
        if change[2] == 0:
            self.left.remove(change)
            told, line = change[3:5], change[5]
            self._same("influence", (CODES[place], us, ussr), (CODES[place], *told), line)
            self.books.influence[US][place], self.books.influence[USSR][place] = us, ussr

    def _change(self, side: int, place: int, by: int) -> list[int] | None:
        return next((change for change in self.left if _fits(change, side, place, by)), None)

    def _track(self, what: str, kind: Any, engine: tuple[Any, ...], side: int | None) -> Any:
        """The next fact of a track in this entry, compared with the engine."""
        for index, fact in enumerate(self.entry.tracks):
            if self.matched >> index & 1 or not isinstance(fact, kind):
                continue
            if side is not None and fact[1] != side:
                continue
            self.matched |= 1 << index
            self._same(what, engine, tuple(fact[1:]), fact.line)
            return fact
        if not self.exhausted and not self._cut_off():
            self.differ(what, engine)
        return None

    def _cut_off(self) -> bool:
        """Whether the log stops before it comes to the tracks: after dice, or before headlines."""
        if self.following is not None:
            return False
        if self.entry.kind == HEADLINE and not self.played:
            return not self.entry.acts
        return all(
            isinstance(act.deed, _BEFORE_TRACKS)
            or (isinstance(act.deed, Operation) and act.deed.use == COUP)
            for act in self.to_come
        )

    def _defcon(self, level: int) -> None:
        if self._track("defcon", Defcon, (level,), None):
            self.books.defcon = level

    def _military(self, side: int, total: int) -> None:
        if self._track("military", Military, (side, total), side):
            self.books.military[side] = total

    def _space(self, side: int, box: int) -> None:
        if self._track("space", Space, (side, box), side):
            self.books.space[side] = box

    def _vp(self, side: int, points: int, vp: int) -> None:
        if self.closing and self.entry.kind != CLEANUP:
            self.books.vp = vp + self.books.ahead_by
            return  # Not all logs print what missing Military Operations cost.
        self._compare_scores_of_nothing()
        told = self._track("vp", Score, (side, points, vp + self.books.ahead_by), None)
        if told is not None:
            self.books.ahead_by = told.vp - vp
            self.books.vp = told.vp

    def _compare_scores_of_nothing(self) -> None:
        """Scorings without VP: they have no event in the engine, but the log prints the score."""
        for index, fact in enumerate(self.entry.tracks):
            if isinstance(fact, Score) and not self.matched >> index & 1:
                if fact.points:
                    return
                self.matched |= 1 << index
                self._same("vp", (NOBODY, 0, self.books.vp), tuple(fact[1:]), fact.line)

    def _reshuffled(self, count: int) -> None:
        self._track("reshuffle", Reshuffle, (), None)

    def _headline(self, side: int, card: int, ops: int) -> None:
        told = self.entry.headlines.get(side)
        self.played = True
        self._same("headline", (CODES[card],), (CODES[told],) if told is not None else ())

    def _event(self, side: int, card: int) -> None:
        self._deed("event", CODES[card], kind=Event, card=card)

    def _target(self, place: int) -> None:
        target = self._deed("target", CODES[place], kind=Target)
        if target is not None:
            self._same("target", (CODES[place],), (CODES[target.place],))

    def _coup(
        self, side: int, place: int, die: int, more: int, ops: int, stability: int, result: int
    ) -> None:
        self._target(place)
        roll = self._deed("coup", CODES[place], kind=CoupRoll)
        if roll is not None:
            told = (roll.die, roll.modifier, roll.ops, roll.stability, roll.result, roll.success)
            total = die + more + ops - 2 * stability
            self._same("coup", (die, more, ops, stability, total, result > 0), told)

    def _realigned(self, side: int, place: int, *dice: int) -> None:
        self._target(place)
        engine = {US: (US, *dice[:3]), USSR: (USSR, *dice[3:])}
        for _ in SIDES:
            roll = self._deed("realignment", CODES[place], kind=Roll)
            if roll is not None:
                self._same("realignment", engine[roll.side], tuple(roll[1:]))

    def _war(self, side: int, place: int, die: int, more: int, total: int, needed: int) -> None:
        war = self._deed("war", CODES[place], kind=War)
        if war is not None:
            self._same("war", (CODES[place],), (CODES[war.place],))
        roll = self._deed("war", CODES[place], kind=WarRoll)
        if roll is not None:
            told = (roll.die, roll.modifier, roll.needed, roll.victory)
            self._same("war", (die, more, needed, total >= needed), told)

    def _space_roll(self, side: int, die: int, most: int) -> None:
        roll = self._deed("space-roll", die, kind=SpaceRoll)
        if roll is not None:
            told = (roll.die, roll.most, roll.success)
            self._same("space-roll", (die, most, die <= most), told)

    def _trap_roll(self, side: int, card: int, die: int) -> None:
        roll = self._deed("trap", die, kind=TrapRoll)
        if roll is not None:
            self._same("trap", (die, die <= ESCAPE), (roll.die, roll.escaped))

    def _card(self, kind: Any, side: int, card: int) -> None:
        self._seek(lambda act: _tells(act, kind, side, card), "card", (SIDES[side], CODES[card]))

    def _next_is(self, kind: Any, *values: int) -> bool:
        return any(_tells(act, kind, *values) for act in self.to_come[:1])

    def _discarded(self, side: int, card: int) -> None:
        self._from_hand(Discards, side, card)

    def _shown(self, side: int, card: int) -> None:
        self._from_hand(Reveals | Discards, side, card)

    def _from_hand(self, kind: Any, side: int, card: int) -> None:
        """A card came out of a hand by itself: if the log has nothing of it, it was not there."""
        shown = any(_tells(act, kind, side, card) for act in self.to_come)
        if not shown and not self.allowance and not self.exhausted:
            raise Surplus(Difference(self.line, "card", (SIDES[side], CODES[card])), side, card)
        self._card(kind, side, card)

    def _put_away(self, card: int) -> None:
        """Our Man in Tehran's discards; other cards that go to the pile are not printed."""
        if self._next_is(Discards, US, card):
            self._card(Discards, US, card)

    def _given(self, side: int, card: int) -> None:
        if card != MISSILE_ENVY:
            self._card(Reveals, side, card)

    def _taken(self, side: int, card: int) -> None:
        """SALT Negotiations; Star Wars prints the event only."""
        self.revived = card
        if self._next_is(Reveals, side, card):
            self._card(Reveals, side, card)

    def _void(self, card: int) -> None:
        """Star Wars prints even an event that brings nothing."""
        if card == self.revived and self._next_is(Event, card):
            self._deed("event", CODES[card], kind=Event, card=card)

    def _hand_seen(self, side: int, cards: list[int]) -> None:
        """A hand laid open: the log names every card of it."""
        told = [
            act.deed.card
            for act in self.to_come
            if isinstance(act.deed, Reveals) and act.deed.side == side
        ][: len(cards)]
        for card in told:
            if card not in cards:
                raise Missing(side, card)
        for card in told:
            self._card(Reveals, side, card)
        if len(told) < len(cards) and not self.exhausted:
            left = [CODES[card] for card in cards if card not in told]
            self.differ("card", (SIDES[side], *left))

    def _drawn(self, side: int, card: int) -> None:
        """Grain Sales: both sides are told, the log prints it twice."""
        deed = self.entry.acts[self.act].deed if self.act >= 0 else None
        printed = isinstance(deed, Reveals) and deed.card == card
        if not printed or self._next_is(Reveals, side, card):
            self._card(Reveals, side, card)

    def _returned(self, side: int) -> None:
        self._deed("returned", SIDES[side], kind=Returns)

    def _with_un(self, side: int, card: int, ops: int) -> None:
        self._deed("event", CODES[UN_INTERVENTION], kind=Event, card=UN_INTERVENTION)
        self._card(Plays, side, card)

    def _for_space(self, side: int, card: int, ops: int) -> None:
        use = self._seek(
            lambda act: isinstance(act.deed, Operation) and act.deed.use == SPACE,
            "operation",
            (SPACE, ops),
        )
        if use is not None:
            self._same("operation", (SPACE, ops), tuple(use[1:]))

    def operation(self, use: str, side: int, value: int, state: ColdWar) -> None:
        """Operations are put to a use: a coup prints their value, the others the printed one."""
        self.state = state
        worths = [
            told.ops if use == COUP else state.value(side, told.ops)
            for told in self._operations_next()
            if told.use == use
        ]
        if worths:
            worth = value if value in worths else worths[0]
            self._same("operation", (use, value), (use, worth))

    def _operations_next(self) -> list[Operation]:
        """The next Operations that the log prints; those which are declined are printed, too."""
        found: list[Operation] = []
        for act in self.to_come:
            if isinstance(act.deed, Operation):
                found.append(act.deed)
            elif found:
                break
        return found

    def _took_part(self, side: int) -> None:
        self._answer(side, "participate")

    def _boycotted(self, side: int) -> None:
        self._answer(side, "boycott")

    def _region_closed(self, region: int) -> None:
        self._answer(US, CODES[region])

    def _answer(self, side: int, code: str) -> None:
        answer = self._deed("answer", SIDES[side], code, kind=Chooses)
        if answer is not None:
            self._same("answer", (SIDES[side], code), (SIDES[answer.side], answer.code))

    def _country_ignored(self, place: int) -> None:
        self.ignored = place

    def _game_won(self, side: int, vp: int) -> None:
        self._compare_final_score()
        for act in self.to_come:
            if isinstance(act.deed, Wins):
                self._same("winner", (SIDES[side],), (SIDES[act.deed.side],), act.line)

    def _compare_final_score(self) -> None:
        assert self.state is not None
        if self.entry.kind == FINAL:
            for index, fact in enumerate(self.entry.tracks):
                if isinstance(fact, Score):
                    self.matched |= 1 << index
                    vp = self.state.vp + self.books.ahead_by
                    self._same("final", (vp,), (fact.vp,), fact.line)


_BEFORE_TRACKS: Final = Target | CoupRoll | War | WarRoll
"""Deeds that cost something on the tracks, which is printed after them."""
_MAY_PASS: Final = Event | Operation | Plays | Nothing | Wins
"""Deeds that may stand in the log without anything having happened."""


def _tells(act: Act, kind: Any, *values: int) -> bool:
    """Whether an act is of this kind and about these things."""
    return isinstance(act.deed, kind) and tuple(act.deed[1:]) == values


def _fits(change: list[int], side: int, place: int, by: int) -> bool:
    """Whether a change that is still to happen allows for this one."""
    left = change[2]
    return change[:2] == [side, place] and left * by > 0 and abs(by) <= abs(left)


_HANDLERS: Final[dict[str, Any]] = {
    kind.message: handler
    for kind, handler in {
        log.TURN_STARTED: Witness._turn_started,
        log.ROUND_STARTED: Witness._round_started,
        log.ROUND_SKIPPED: Witness._round_skipped,
        log.EXTRA_ROUND_DECLINED: Witness._extra_round_declined,
        log.MILITARY_CHECKED: Witness._military_checked,
        log.FINAL_SCORING: Witness._final_scoring,
        log.INFLUENCE_ADDED: Witness._added,
        log.INFLUENCE_REMOVED: Witness._removed,
        log.DEFCON_RAISED: Witness._defcon,
        log.DEFCON_LOWERED: Witness._defcon,
        log.MILITARY_COUNTED: Witness._military,
        log.SPACE_ADVANCED: Witness._space,
        log.VP_GAINED: Witness._vp,
        log.DECK_RESHUFFLED: Witness._reshuffled,
        log.HEADLINE_REVEALED: Witness._headline,
        log.EVENT_OCCURS: Witness._event,
        log.EVENT_VOID: Witness._void,
        log.COUP_ROLLED: Witness._coup,
        log.REALIGNMENT_ROLLED: Witness._realigned,
        log.WAR_ROLLED: Witness._war,
        log.SPACE_ROLLED: Witness._space_roll,
        log.TRAP_ROLLED: Witness._trap_roll,
        log.DISCARDED_FROM_HAND: Witness._discarded,
        log.CARD_DISCARDED: Witness._put_away,
        log.CARD_SHOWN: Witness._shown,
        log.CARD_GIVEN: Witness._given,
        log.CARD_TAKEN: Witness._taken,
        log.HAND_SEEN: Witness._hand_seen,
        log.CARD_SEEN: Witness._drawn,
        log.CARD_RETURNED: Witness._returned,
        log.PLAYED_WITH_UN: Witness._with_un,
        log.PLAYED_FOR_SPACE: Witness._for_space,
        log.TOOK_PART: Witness._took_part,
        log.BOYCOTTED: Witness._boycotted,
        log.REGION_CLOSED: Witness._region_closed,
        log.COUNTRY_IGNORED: Witness._country_ignored,
        log.GAME_WON: Witness._game_won,
        log.GAME_DRAWN: Witness._compare_final_score,
    }.items()
}
