"""Games of our own engine as the client would print them.

docs/logs.md describes the format. The client's faults are printed on demand only.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple, cast

from detente.core.event_log import Entry, EventKind
from detente.core.view_types import Result
from detente.games.twilight_struggle.importer.expected_tracks import (
    FOLLOWED,
    ends_with_turn,
    in_force,
)
from detente.games.twilight_struggle.reconstruction.events import last_events
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.action_round import ChooseCard
from detente.games.twilight_struggle.rules.cards import (
    CODES,
    COUP,
    FIVE_YEAR_PLAN,
    HAND_BACK,
    INFLUENCE,
    NORAD,
    PASS,
    PLAY,
    REALIGN,
    STARRED,
    THE_CHINA_CARD,
    UN_INTERVENTION,
    code,
    is_card,
)
from detente.games.twilight_struggle.rules.countries import STABILITY
from detente.games.twilight_struggle.rules.coup import Coup
from detente.games.twilight_struggle.rules.effects import IRAN_CONTRA
from detente.games.twilight_struggle.rules.events.looks import DiscardFromDeck
from detente.games.twilight_struggle.rules.events.optional_cards import GuerrillaCoup
from detente.games.twilight_struggle.rules.events.taken_cards import PlayDrawn, ReviveEvent
from detente.games.twilight_struggle.rules.events.vocabulary import AddInfluence
from detente.games.twilight_struggle.rules.influence import PlaceInfluence
from detente.games.twilight_struggle.rules.operations import ChooseOperation
from detente.games.twilight_struggle.rules.play import event_in_progress
from detente.games.twilight_struggle.rules.realignment import Realign
from detente.games.twilight_struggle.rules.revisions import LATEST
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tables import tables
from detente.games.twilight_struggle.rules.terms import FIXED
from detente.games.twilight_struggle.rules.tracks import EXTRA_ROUND
from detente.games.twilight_struggle.rules.trap import ESCAPE, DiscardInTrap

BLANK_ROUNDS: Final = "blank-rounds"
"""A round in which nothing is played has a title."""
CLEANUP: Final = "cleanup"
"""The end of a turn has a title, and what missing Military Operations cost is printed."""
LAST_SCORE: Final = "last-score"
"""The score with which a game ends before its time is printed."""
HABITS: Final = (BLANK_ROUNDS, CLEANUP, LAST_SCORE)
"""In what correct logs differ from one another."""

SCANDAL_NOT_PRINTED: Final = "scandal-not-printed"
COUP_AFTER_THE_END: Final = "coup-after-the-end"
VOID_EVENT_PRINTED: Final = "void-event-printed"
EVENT_PRINTED_TWICE: Final = "event-printed-twice"

_SIDES: Final = ("US", "USSR")
_NAMES: Final = {
    "middle_east_scoring": "Mideast Scoring",
    "aldrich_ames": "Aldrich Ames Remix",
    "united_kingdom": "UK",
}
_USES: Final = {INFLUENCE: "Place Influence", REALIGN: "Realignment", COUP: "Coup"}
_CAMBRIDGE: Final = code("the_cambridge_five")
_PRINTED_TWICE: Final = (code("warsaw_pact_formed"), code("south_african_unrest"))
_REASONS: Final = {"vp": "Victory Points", "final_scoring": "Final Scoring"}
_BOUNDARIES: Final = (log.ROUND_STARTED, log.MILITARY_CHECKED, log.TURN_STARTED, log.FINAL_SCORING)
_ROLLS: Final = (log.COUP_ROLLED, log.WAR_ROLLED)
_TRACKS: Final = (log.MILITARY_COUNTED, log.DEFCON_LOWERED, log.VP_GAINED)
_CHANGES: Final = (log.INFLUENCE_ADDED, log.INFLUENCE_REMOVED)


def printed(state: ColdWar, ways: Collection[str] = ()) -> str:
    """The log of a game; `ways` are habits of the client, and its faults by their names."""
    printer = _Printer(state.result, frozenset(ways))
    for move in _moves(state):
        printer.print(move)
    return printer.text()


def card_name(card: int) -> str:
    """A card as the client calls it."""
    return _name(card) + ("*" if STARRED >> card & 1 and card != THE_CHINA_CARD else "")


def _name(action: int) -> str:
    known = CODES[action]
    return _NAMES.get(known) or cast(str, tables(LATEST).describe(known)["names"]["en"])


class _Move(NamedTuple):
    before: ColdWar
    seat: int
    action: int
    happened: list[Entry]
    after: ColdWar


def _moves(state: ColdWar) -> Iterator[_Move]:
    record = state.record()
    again = cast(ColdWar, record.start())
    for number, (seat, choice) in enumerate(record.moves, 1):
        before = again.clone()
        record.apply_move(again, number, seat, choice)
        yield _Move(
            before, seat, CODES.index(choice), _as_printed(last_events(again)), again.clone()
        )


def _as_printed(happened: list[Entry]) -> list[Entry]:
    """The client prints what a coup or a war costs after its result."""
    for index, entry in enumerate(happened):
        if entry.kind in _ROLLS:
            early = [other for other in happened[:index] if other.kind in _TRACKS]
            first = [other for other in happened[:index] if other.kind not in _TRACKS]
            end = index + 1
            while end < len(happened) and happened[end].kind in _CHANGES:
                end += 1
            return [*first, *happened[index:end], *early, *happened[end:]]
    return happened


@dataclass
class _Paragraph:
    title: str | None
    lines: list[str] = field(default_factory=list)

    def text(self) -> str:
        if not self.title:
            return "\n".join(self.lines)
        first, *others = self.lines or [""]
        if self.title.endswith("Cleanup") and first:
            return "\n".join([f"{self.title}: {first}", *others])
        return "\n".join([f"{self.title} {first}".rstrip(), *others])


class _Printer:
    def __init__(self, result: Result | None, ways: frozenset[str]) -> None:
        self.result = result
        self.ways = ways
        head = [
            "SETUP: : Player One will play as USSR.",
            "Player Two will play as USA.",
            "Handicap influence: US +2",
            "Scenario: Standard",
            "Optional Cards Added",
            "Time per Player: 90 Minutes",
        ]
        self.paragraphs = [_Paragraph("", head)]
        self.changes: dict[tuple[int, int, bool], tuple[int, int, int]] = {}
        self.use: int | None = None
        self.ops = 0
        self.vp = 0
        self.turn = 0
        self.round = 0
        self.headlines: dict[int, str] = {}
        self.setting_up = True
        self.closing = False
        self.final = False
        self.move: _Move
        self.rest: list[Entry] = []

    def text(self) -> str:
        self._flush()
        if self.paragraphs[-1].title is None:
            self.paragraphs.pop()
        kept: list[_Paragraph] = []
        for paragraph in self.paragraphs:
            if paragraph.title is None:
                kept[-1].lines += paragraph.lines
            else:
                kept.append(paragraph)
        return "\n\n".join(paragraph.text() for paragraph in kept) + "\n"

    # --- lines --------------------------------------------------------------------------------

    def _say(self, line: str) -> None:
        self._flush()
        self.paragraphs[-1].lines.append(line)

    def _gap(self) -> None:
        if self.paragraphs[-1].lines:
            self._say("")

    def _flush(self) -> None:
        changes, self.changes = self.changes, {}
        for (side, place, _), (by, us, ussr) in changes.items():
            self._say(f"{_SIDES[side]} {by:+} in {_name(place)} [{us}][{ussr}]")

    def _begin(self, title: str | None) -> None:
        self._flush()
        self.use = None
        self.paragraphs.append(_Paragraph(title))

    # --- moves --------------------------------------------------------------------------------

    def print(self, move: _Move) -> None:
        self.move = move
        self._print_choice(move.before.decision(), move.seat, move.action)
        self.rest = list(move.happened)
        marker_chosen = False
        effects_told = False
        while self.rest:
            entry = self.rest.pop(0)
            if entry.kind in _CHANGES and self.setting_up:
                if marker_chosen:
                    continue
                marker_chosen = True
            if entry.kind in _BOUNDARIES and not effects_told:
                self._print_effects()
                effects_told = True
            handler = _HANDLERS.get(entry.kind.message)
            if handler is not None:
                handler(self, *entry.values)
        if not effects_told:
            self._print_effects()

    def _print_choice(self, decision: object, seat: int, action: int) -> None:
        if isinstance(decision, ChooseCard | DiscardInTrap) and (is_card(action) or action == PASS):
            card = "" if action == PASS else card_name(action)
            self.paragraphs[-1].title = f"Turn {self.turn}, {_SIDES[seat]} AR{self.round}: {card}:"
        elif isinstance(decision, ChooseOperation) and action in _USES:
            self._operate(action, seat, decision.value)
        elif isinstance(decision, PlaceInfluence) and self.use != INFLUENCE:
            self._operate(INFLUENCE, seat, decision.value)
        elif isinstance(decision, Realign) and self.use != REALIGN:
            self._operate(REALIGN, seat, decision.value)
        elif isinstance(decision, GuerrillaCoup) or (
            isinstance(decision, Coup) and self.use != COUP
        ):
            self._operate(COUP, seat, decision.value)
        elif isinstance(decision, Coup) and self.move.after.over:
            self._roll_on(seat, action, decision.ops(self.move.before, action))
        elif isinstance(decision, AddInfluence) and event_in_progress(self.move.before) == NORAD:
            self._gap()
        elif isinstance(decision, PlayDrawn) and action == PLAY:
            self._say(f"US plays {card_name(decision.card)}")
            self._say(f"US plays {card_name(decision.card)}")
        elif isinstance(decision, PlayDrawn) and action == HAND_BACK:
            self._say(f"US returns {card_name(decision.card)} to USSR")

    def _roll_on(self, side: int, place: int, ops: int) -> None:
        """The coup that has ended the game succeeds."""
        if COUP_AFTER_THE_END not in self.ways:
            return
        self._coup(side, place, 6, 0, ops, STABILITY[place], 0)
        state = self.move.before
        us, ussr = state.influence[US][place], state.influence[USSR][place]
        if side == US:
            self._changed(USSR, place, -1, us, ussr - 1)
        else:
            self._changed(US, place, -1, us - 1, ussr)

    def _operate(self, use: int, side: int, value: int) -> None:
        self.use = use
        state = self.move.before
        decision = state.decision()
        if use != COUP and isinstance(decision, ChooseOperation) and decision.terms & FIXED:
            value = state.rules.ops[event_in_progress(state)]
        elif use != COUP:
            values = (self.ops, 1, 2, 3, 4)
            value = next(ops for ops in values if state.value(side, ops) == value)
        self._gap()
        self._say(f"{_USES[use]} ({value} Ops):")

    def _print_effects(self) -> None:
        before, after = self.move.before, self.move.after
        for card in sorted(FOLLOWED):
            was, now = in_force(before, card), in_force(after, card)
            if not was and not now and self._flashed(card):
                self._say(f"{card_name(card)} is now in play.")
                was = True
            if was != now:
                self._say(f"{card_name(card)} is {'now' if now else 'no longer'} in play.")

    def _flashed(self, card: int) -> bool:
        """Whether an effect began and ended with the turn before anything else was chosen."""
        happened = self.move.happened
        kinds = [entry.kind for entry in happened]
        if log.TURN_STARTED not in kinds or not ends_with_turn(card):
            return False
        return any(e.kind is log.EVENT_OCCURS and e.values[1] == card for e in happened)

    # --- what happens -------------------------------------------------------------------------

    def _turn_started(self, turn: int) -> None:
        self.setting_up = self.closing = False
        self.turn = turn
        self.headlines = {}
        self._begin(None)

    def _headline(self, side: int, card: int, ops: int) -> None:
        self.headlines[side] = card_name(card)
        if side == USSR:  # The engine reveals it last, the client prints it first.
            us, ussr = self.headlines[US], self.headlines[USSR]
            self.paragraphs[-1].title = f"Turn {self.turn}, Headline Phase: {ussr} & {us}:"
            self._say(f"USSR Headlines {ussr}")
            self._say(f"US Headlines {us}")

    def _round_started(self, side: int, number: int) -> None:
        self.round = number
        self._begin(None)

    def _round_skipped(self, side: int) -> None:
        if BLANK_ROUNDS in self.ways:
            self.paragraphs[-1].title = f"Turn {self.turn}, {_SIDES[side]} AR{self.round}: :"

    def _extra_round_declined(self, side: int) -> None:
        if BLANK_ROUNDS in self.ways:
            self._begin(f"Turn {self.turn}, {_SIDES[side]} AR{EXTRA_ROUND}: :")

    def _military_checked(self, defcon: int, us: int, ussr: int) -> None:
        self.closing = True
        if CLEANUP in self.ways:
            self._begin("Turn 5, Cleanup")

    def _final_scoring(self) -> None:
        self.final = True
        self._begin(": :")

    def _added(self, side: int, place: int, count: int, us: int, ussr: int) -> None:
        self._changed(side, place, count, us, ussr)

    def _removed(self, side: int, place: int, count: int, us: int, ussr: int) -> None:
        self._changed(side, place, -count, us, ussr)

    def _changed(self, side: int, place: int, by: int, us: int, ussr: int) -> None:
        key = side, place, by > 0
        before = self.changes.get(key, (0, 0, 0))[0]
        self.changes[key] = before + by, us, ussr

    def _raised(self, level: int) -> None:
        self._say(f"DEFCON improves to {level}")

    def _lowered(self, level: int) -> None:
        self._say(f"DEFCON degrades to {level}")

    def _military(self, side: int, total: int) -> None:
        self._say(f"{_SIDES[side]} Military Ops to {total}")

    def _advanced(self, side: int, box: int) -> None:
        self._say(f"{_SIDES[side]} advances to {box} in the Space Race.")

    def _vp(self, side: int, points: int, vp: int) -> None:
        self.vp = vp
        ends = any(entry.kind is log.GAME_WON for entry in self.rest[:1])
        if self.closing and CLEANUP not in self.ways:
            return
        if ends and LAST_SCORE not in self.ways:
            return
        self._say(f"{_SIDES[side]} gains {points} VP. {_score(vp)}")

    def _scored(self, *points: int) -> None:
        followed = any(entry.kind is log.VP_GAINED for entry in self.rest[:1])
        if not self.final and not followed and not self.move.after.over:
            self._say(f"No VP awarded. {_score(self.vp)}")

    def _reshuffled(self, count: int) -> None:
        self._say("*RESHUFFLE*")

    def _event(self, side: int, card: int) -> None:
        self.use = None
        self._gap()
        self._say(f"Event: {card_name(card)}")
        if EVENT_PRINTED_TWICE in self.ways and card in _PRINTED_TWICE:
            self._say(f"Event: {card_name(card)}")
        shown = any(e.kind in (log.CARD_SHOWN, log.DISCARDED_FROM_HAND) for e in self.rest[:1])
        if card == _CAMBRIDGE and not shown:
            self._say("US has no cards to reveal")
        if card == FIVE_YEAR_PLAN and not shown:
            self._say("USSR has no cards to discard")

    def _void(self, card: int) -> None:
        revived = isinstance(self.move.before.decision(), ReviveEvent)
        if VOID_EVENT_PRINTED in self.ways or revived:
            self._gap()
            self._say(f"Event: {card_name(card)}")

    def _for_ops(self, side: int, card: int, ops: int) -> None:
        self.use = None
        self.ops = self.move.after.rules.ops[card]

    def _granted(self, side: int, ops: int) -> None:
        self.use = None
        self.ops = ops

    def _for_space(self, side: int, card: int, ops: int) -> None:
        self._gap()
        self._say(f"Space Race ({ops} Ops):")

    def _with_un(self, side: int, card: int, ops: int) -> None:
        self._say(f"Event: {card_name(UN_INTERVENTION)}")
        self._say(f"{_SIDES[side]} plays {card_name(card)}")
        self.ops = self.move.after.rules.ops[card]

    def _coup(
        self, side: int, place: int, die: int, more: int, ops: int, stability: int, result: int
    ) -> None:
        if self.use != COUP:
            self._operate(COUP, side, ops)
        total = die + more + ops - 2 * stability
        self._say(f"Target: {_name(place)}")
        modifier = f" ({more:+}) " if more else ""
        word = "SUCCESS" if total > 0 else "FAILURE"
        self._say(f"{word}: {die} [ + {ops}{modifier} - 2x{stability} = {total} ]")

    def _realigned(self, side: int, place: int, *dice: int) -> None:
        if self.use != REALIGN:
            self._operate(REALIGN, side, 1)
        self._say(f"Target: {_name(place)}")
        for roller in (side, 1 - side):
            die, more, total = dice[:3] if roller == US else dice[3:]
            scandal = self.move.before.effects & IRAN_CONTRA and SCANDAL_NOT_PRINTED in self.ways
            if roller == US and scandal:
                more, total = more + 1, total + 1
            sum_ = f" ({more:+}) = {total}" if more else ""
            self._say(f"{_SIDES[roller]} rolls {die}{sum_}")

    def _war(self, side: int, place: int, die: int, more: int, total: int, needed: int) -> None:
        self._say(f"War in {_name(place)}")
        modifier = f" ({more:+}) " if more else ""
        result = ("VICTORY", ">=") if total >= needed else ("DEFEAT", "<")
        self._say(f"{result[0]}: {die}{modifier} {result[1]} {needed}")

    def _space_roll(self, side: int, die: int, most: int) -> None:
        result = "Success" if die <= most else "Failed"
        self._say(f"Die roll: {die} -- {result}! (Needed {most} or less)")

    def _trap_roll(self, side: int, card: int, die: int) -> None:
        result = ("<=", "Escaped") if die <= ESCAPE else (">", "Remains in Effect")
        self._say(f"Trap Roll: {die} {result[0]} 4 -- Trap {result[1]}")

    def _discarded(self, side: int, card: int) -> None:
        self._say(f"{_SIDES[side]} discards {card_name(card)}")

    def _put_away(self, card: int) -> None:
        if isinstance(self.move.before.decision(), DiscardFromDeck) and card == self.move.action:
            self._discarded(US, card)

    def _reveals(self, side: int, card: int) -> None:
        self._say(f"{_SIDES[side]} reveals {card_name(card)}")

    def _shown(self, side: int, card: int) -> None:
        if side == USSR:
            self._discarded(side, card)  # Five Year Plan.
        else:
            self._reveals(side, card)

    def _given(self, side: int, card: int) -> None:
        if side != self.move.seat:
            return  # Missile Envy itself, which everybody has seen.
        self._reveals(side, card)

    def _taken(self, side: int, card: int) -> None:
        if not isinstance(self.move.before.decision(), ReviveEvent):
            self._reveals(side, card)

    def _hand_seen(self, side: int, cards: list[int]) -> None:
        for card in cards:
            self._reveals(side, card)

    def _drawn(self, side: int, card: int) -> None:
        line = f"USSR reveals {card_name(card)}"
        if self.paragraphs[-1].lines[-1] != f"{line} from hand":
            self._say(line)
            self._say(f"{line} from hand")

    def _took_part(self, side: int) -> None:
        self._say(f"{_SIDES[side]} chooses to participate in the Olympics")

    def _boycotted(self, side: int) -> None:
        self._say(f"{_SIDES[side]} chooses to boycott the Olympics")

    def _region_closed(self, region: int) -> None:
        self._say(f"US chooses {CODES[region].replace('_', ' ').title()}")

    def _won(self, side: int, vp: int) -> None:
        self._finish()
        assert self.result is not None
        reason = _REASONS.get(self.result["reason"])
        if reason is not None and not self.final:
            self._gap()
            self._say(f"{_SIDES[side]} wins by {reason}")

    def _finish(self) -> None:
        if self.final:
            vp = self.move.after.vp
            gain = vp - self.vp
            side = "US" if gain > 0 else "USSR"
            line = f"{side} gains {abs(gain)} VP." if gain else "No VP awarded."
            self._say(f"{line} {_score(vp)}")


def _score(vp: int) -> str:
    leader = f"US {vp}" if vp > 0 else f"USSR {-vp}" if vp else "even"
    return f"Score is {leader}."


_HANDLERS: Final[dict[str, Callable[..., None]]] = {
    kind.message: handler
    for kind, handler in cast(
        "dict[EventKind, Callable[..., None]]",
        {
            log.TURN_STARTED: _Printer._turn_started,
            log.HEADLINE_REVEALED: _Printer._headline,
            log.ROUND_STARTED: _Printer._round_started,
            log.ROUND_SKIPPED: _Printer._round_skipped,
            log.EXTRA_ROUND_DECLINED: _Printer._extra_round_declined,
            log.MILITARY_CHECKED: _Printer._military_checked,
            log.FINAL_SCORING: _Printer._final_scoring,
            log.INFLUENCE_ADDED: _Printer._added,
            log.INFLUENCE_REMOVED: _Printer._removed,
            log.DEFCON_RAISED: _Printer._raised,
            log.DEFCON_LOWERED: _Printer._lowered,
            log.MILITARY_COUNTED: _Printer._military,
            log.SPACE_ADVANCED: _Printer._advanced,
            log.VP_GAINED: _Printer._vp,
            log.REGION_SCORED: _Printer._scored,
            log.SOUTHEAST_ASIA_SCORED: _Printer._scored,
            log.DECK_RESHUFFLED: _Printer._reshuffled,
            log.EVENT_OCCURS: _Printer._event,
            log.EVENT_VOID: _Printer._void,
            log.PLAYED_FOR_OPS: _Printer._for_ops,
            log.OPS_GRANTED: _Printer._granted,
            log.PLAYED_FOR_SPACE: _Printer._for_space,
            log.PLAYED_WITH_UN: _Printer._with_un,
            log.COUP_ROLLED: _Printer._coup,
            log.REALIGNMENT_ROLLED: _Printer._realigned,
            log.WAR_ROLLED: _Printer._war,
            log.SPACE_ROLLED: _Printer._space_roll,
            log.TRAP_ROLLED: _Printer._trap_roll,
            log.DISCARDED_FROM_HAND: _Printer._discarded,
            log.CARD_DISCARDED: _Printer._put_away,
            log.CARD_SHOWN: _Printer._shown,
            log.CARD_GIVEN: _Printer._given,
            log.CARD_TAKEN: _Printer._taken,
            log.HAND_SEEN: _Printer._hand_seen,
            log.CARD_SEEN: _Printer._drawn,
            log.TOOK_PART: _Printer._took_part,
            log.BOYCOTTED: _Printer._boycotted,
            log.REGION_CLOSED: _Printer._region_closed,
            log.GAME_WON: _Printer._won,
            log.GAME_DRAWN: _Printer._finish,
        },
    ).items()
}
