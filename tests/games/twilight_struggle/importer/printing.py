"""The writer: a game of our own engine as the text that TSEspionage or ts-replayer has of it.

docs/logs.md describes the format. Nothing here comes from the importer, which reads these texts
back. The client's habits and faults are printed on demand only.
"""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Final, cast

from detente.core.event_log import Entry, EventKind
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.action_round import ChooseCard
from detente.games.twilight_struggle.rules.cards import (
    CODES,
    COUP,
    FIVE_YEAR_PLAN,
    HAND_BACK,
    INFLUENCE,
    NO_CARD,
    NORAD,
    OPTIONAL_SET,
    PASS,
    PLAY,
    REALIGN,
    SCORING,
    THE_CHINA_CARD,
    UN_INTERVENTION,
    code,
    is_card,
    is_country,
)
from detente.games.twilight_struggle.rules.countries import STABILITY
from detente.games.twilight_struggle.rules.coup import Coup
from detente.games.twilight_struggle.rules.effects import IRAN_CONTRA
from detente.games.twilight_struggle.rules.events.looks import DiscardFromDeck
from detente.games.twilight_struggle.rules.events.optional_cards import GuerrillaCoup
from detente.games.twilight_struggle.rules.events.taken_cards import PlayDrawn, ReviveEvent
from detente.games.twilight_struggle.rules.events.vocabulary import AddInfluence
from detente.games.twilight_struggle.rules.game import TwilightStruggle
from detente.games.twilight_struggle.rules.influence import PlaceInfluence
from detente.games.twilight_struggle.rules.operations import ChooseOperation
from detente.games.twilight_struggle.rules.play import event_in_progress
from detente.games.twilight_struggle.rules.realignment import Realign
from detente.games.twilight_struggle.rules.scoring import IgnoreCountry
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import FIXED
from detente.games.twilight_struggle.rules.tracks import EXTRA_ROUND, LAST_TURN
from detente.games.twilight_struggle.rules.trap import ESCAPE, DiscardInTrap
from tests.games.twilight_struggle.importer.client_names import (
    LASTING,
    SIDE_NAMES,
    card_name,
    ends_with_turn,
    is_in_play,
    name_of,
)
from tests.games.twilight_struggle.importer.client_order import CHANGES, Move, moves_of

TS_REPLAYER: Final = "ts-replayer"
"""Of a name, the cards played and the lines of an entry, those that are empty are left out."""
BIDS: Final = "bids"
"""The head tells who bid how much for a side."""
GLUED_REGION: Final = "glued-region"
"""No line break separates the region of Chernobyl from the next line."""
NO_ARTICLES: Final = "no-articles"
"""Names of cards have no article."""
FEW_ENDS: Final = "few-ends"
"""Of the effects that end with a turn, only the last is printed."""
BLANK_ROUNDS: Final = "blank-rounds"
"""A round in which nothing is played has a title."""
CLEANUP: Final = "cleanup"
"""The end of a turn has a title, and what missing Military Operations cost is printed."""
LAST_SCORE: Final = "last-score"
"""The score with which a game ends before its time is printed."""
HABITS: Final = (
    TS_REPLAYER,
    BIDS,
    GLUED_REGION,
    NO_ARTICLES,
    FEW_ENDS,
    BLANK_ROUNDS,
    CLEANUP,
    LAST_SCORE,
)
"""In what correct logs differ from one another."""

SCANDAL_NOT_PRINTED: Final = "scandal-not-printed"
COUP_AFTER_THE_END: Final = "coup-after-the-end"
VOID_EVENT_PRINTED: Final = "void-event-printed"
EVENT_PRINTED_TWICE: Final = "event-printed-twice"

_USES: Final = {INFLUENCE: "Place Influence", REALIGN: "Realignment", COUP: "Coup"}
_CAMBRIDGE: Final = code("the_cambridge_five")
_PRINTED_TWICE: Final = (code("warsaw_pact_formed"), code("south_african_unrest"))
_REASONS: Final = {"vp": "Victory Points", "final_scoring": "Final Scoring"}
_BOUNDARIES: Final = (log.ROUND_STARTED, log.MILITARY_CHECKED, log.TURN_STARTED, log.FINAL_SCORING)
_ALLIANCE: Final = code("alliance_for_progress")
_CHE: Final = code("che")
_SPECIAL_RELATIONSHIP: Final = code("special_relationship")
_TEAR_DOWN: Final = code("tear_down_this_wall")
_BURY_YOU: Final = code("we_will_bury_you")
_ENDS_FIRST: Final = SCORING | 1 << code("an_evil_empire") | 1 << code("tear_down_this_wall")
"""Cards after whose event line the client prints first what is no longer in play."""
_FORMOSAN: Final = code("formosan_resolution")
_BIDS: Final = (("One", 1), ("Two", 0))


def printed(state: ColdWar, ways: Collection[str] = ()) -> str:
    """The log of a game; `ways` are habits of the client, and its faults by their names."""
    printer = _Printer(state, frozenset(ways))
    for move in moves_of(state):
        printer.print(move)
    return printer.text()


def _head(rules: TwilightStruggle, ways: Collection[str]) -> list[str]:
    bonus = [f"{side} +{more}" for side, more in zip(SIDE_NAMES, rules.bonus, strict=True) if more]
    people = ["Player One will play as USSR.", "Player Two will play as USA."]
    if BIDS in ways:
        bids = [f"Player {one} bids {more} Influence for USSR" for one, more in _BIDS]
        people = [*bids, *people, *[f"Additional Influence from bidding: {one}" for one in bonus]]
    else:
        people += [f"Handicap influence: {one}" for one in bonus]
    optional = ["Optional Cards Added"] if rules.cards & OPTIONAL_SET else []
    return [*people, "Scenario: Standard", *optional, "Time per Player: 90 Minutes"]


@dataclass
class _Entry:
    name: str | None
    """None while nothing has been played: its lines belong to the entry above."""
    cards: str = ""
    lines: list[str] = field(default_factory=list)

    def text(self, client: str) -> str:
        lines = "\n".join(self.lines)
        if client == TS_REPLAYER:
            return ": ".join(part for part in (self.name, self.cards, lines) if part)
        return f"{self.name}: {self.cards}: {lines}"


class _Printer:
    def __init__(self, state: ColdWar, ways: frozenset[str]) -> None:
        self.result = state.result
        self.ways = ways
        self.entries = [_Entry("SETUP", lines=_head(state.rules, ways))]
        self.changes: dict[tuple[int, int, bool], tuple[int, int, int]] = {}
        self.use: int | None = None
        self.ops = 0
        self.vp = 0
        self.turn = 0
        self.round = 0
        self.glue = False
        """Whether the next line is not separated from the one before."""
        self.in_play: list[int] = []
        """The cards in play, the first one first."""
        self.began: list[int] = []
        self.ended: list[int] = []
        """What the present move begins and ends, as far as it has not been printed."""
        self.to_tell: list[str] = []
        """What is printed at the end of the present event."""
        self.at_end_of_round: list[str] = []
        self.setting_up = True
        self.closing = False
        self.final = False
        self.move: Move
        self.rest: list[Entry] = []

    def text(self) -> str:
        self._close_event()
        kept: list[_Entry] = []
        for entry in self.entries:
            if entry.name is None:
                kept[-1].lines += entry.lines
            else:
                kept.append(entry)
        client = TS_REPLAYER if TS_REPLAYER in self.ways else ""
        texts = [entry.text(client).rstrip() for entry in kept]
        text = "\n\n".join(texts) + "\n"
        return re.sub(r"\b(?:The|An) (?=[A-Z])", "", text) if NO_ARTICLES in self.ways else text

    # --- lines --------------------------------------------------------------------------------

    def _say(self, line: str) -> None:
        self._flush()
        if self.glue:
            self.entries[-1].lines[-1] += line
            self.glue = False
        else:
            self.entries[-1].lines.append(line)

    def _gap(self) -> None:
        if self.entries[-1].lines:
            self._say("")

    def _flush(self) -> None:
        changes, self.changes = self.changes, {}
        for (side, place, _), (by, us, ussr) in changes.items():
            self._say(f"{SIDE_NAMES[side]} {by:+} in {name_of(place)} [{us}][{ussr}]")

    def _close_event(self) -> None:
        self._flush()
        lines, self.to_tell = self.to_tell, []
        for line in lines:
            self._say(line)

    def _begin(self, name: str | None) -> None:
        self._close_event()
        lines, self.at_end_of_round = self.at_end_of_round, []
        for line in lines:
            self._gap()
            self._say(line)
        self.use = None
        self.entries.append(_Entry(name))

    # --- moves --------------------------------------------------------------------------------

    def print(self, move: Move) -> None:
        self.move = move
        self._note_effects()
        self._print_choice(move.before.decision(), move.seat, move.action)
        if isinstance(move.before.decision(), IgnoreCountry):
            self._tell_ended(at_once=True)
        self.rest = list(move.happened)
        marker_chosen = False
        while self.rest:
            entry = self.rest.pop(0)
            if entry.kind in CHANGES and self.setting_up:
                if marker_chosen:
                    continue
                marker_chosen = True
            if entry.kind in _BOUNDARIES:
                self._tell_effects()
            handler = _HANDLERS.get(entry.kind.message)
            if handler is not None:
                handler(self, *entry.values)
        self._tell_effects()

    def _note_effects(self) -> None:
        """What the move begins and ends."""
        before, after = self.move.before, self.move.after
        self.began = [card for card in LASTING if self._begins(card)]
        self.in_play = [card for card in self.in_play if is_in_play(before, card)]
        self.in_play += self.began
        self.ended = [card for card in self.in_play if not is_in_play(after, card)]

    def _begins(self, card: int) -> bool:
        """Whether a card comes into play, even if it leaves play with the turn at once."""
        if is_in_play(self.move.before, card):
            return False
        happened = self.move.happened
        occurs = any(e.kind is log.EVENT_OCCURS and e.values[1] == card for e in happened)
        if is_in_play(self.move.after, card):
            return True
        return occurs and ends_with_turn(card) and self._turn_ends()

    def _turn_ends(self) -> bool:
        return any(e.kind in (log.TURN_STARTED, log.FINAL_SCORING) for e in self.move.happened)

    def _tell_effects(self) -> None:
        """Print what has begun, and what has ended before the end of the turn."""
        occurring = {e.values[1] for e in self.rest if e.kind is log.EVENT_OCCURS}
        began = [card for card in self.began if card not in occurring]
        self.began = [card for card in self.began if card in occurring]
        self.to_tell += [f"{card_name(card)} is now in play." for card in began]
        self._tell_ended(at_once=not self.to_tell)

    def _tell_ended(self, *, at_once: bool) -> None:
        late = [card for card in self.ended if self._turn_ends() and ends_with_turn(card)]
        early = sorted((card for card in self.ended if card not in late), key=LASTING.index)
        self.ended = late
        for card in early:
            line = f"{card_name(card)} is no longer in play."
            if card == _BURY_YOU:
                self.at_end_of_round.append(line)
            elif at_once:
                self._say(line)
            else:
                self.to_tell.append(line)

    def _print_choice(self, decision: object, seat: int, action: int) -> None:
        if isinstance(decision, ChooseCard | DiscardInTrap) and (is_card(action) or action == PASS):
            self.entries[-1].name = f"Turn {self.turn}, {SIDE_NAMES[seat]} AR{self.round}"
            self.entries[-1].cards = "" if action == PASS else card_name(action)
            if action == THE_CHINA_CARD and seat == US and _FORMOSAN in self.in_play:
                self.in_play.remove(_FORMOSAN)
                self._say(f"{card_name(_FORMOSAN)} is no longer in play.")
        elif isinstance(decision, ChooseOperation) and action in _USES:
            self._operate(action, seat, decision.value)
        elif isinstance(decision, PlaceInfluence) and self.use != INFLUENCE:
            self._operate(INFLUENCE, seat, decision.value)
        elif isinstance(decision, Realign) and self.use != REALIGN:
            self._operate(REALIGN, seat, decision.value)
        elif isinstance(decision, GuerrillaCoup):
            if decision.before and is_country(action):
                self._operate(COUP, seat, decision.value)
        elif isinstance(decision, Coup) and self.use != COUP:
            self._operate(COUP, seat, decision.value)
        elif isinstance(decision, Coup) and self.move.after.over:
            self._roll_on(seat, action, decision.ops(self.move.before, action))
        elif isinstance(decision, AddInfluence) and event_in_progress(self.move.before) == NORAD:
            self._close_event()
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
        if event_in_progress(state) != _TEAR_DOWN:
            self._close_event()
        self._gap()
        self._say(f"{_USES[use]} ({value} Ops):")

    # --- what happens -------------------------------------------------------------------------

    def _turn_started(self, turn: int) -> None:
        self._tell_end_of_turn()
        self.setting_up = self.closing = False
        self.turn = turn
        self._begin(f"Turn {turn}, Headline Phase")

    def _headline_chosen(self, side: int) -> None:
        """Box 4 of the space track: the other side may see it, so the client prints it."""
        if not any(entry.kind is log.HEADLINE_REVEALED for entry in self.rest):
            self._headline(side, self.move.after.headline[side])

    def _headline_revealed(self, side: int, card: int, ops: int) -> None:
        """The engine reveals that of the US first, the client that of the USSR."""
        shown = {side: card}
        for entry in [e for e in self.rest if e.kind is log.HEADLINE_REVEALED]:
            shown[cast(int, entry.values[0])] = cast(int, entry.values[1])
            self.rest.remove(entry)
        for one in sorted(shown, reverse=True):
            if card_name(shown[one]) not in self.entries[-1].cards.split(" & "):
                self._headline(one, shown[one])

    def _headline(self, side: int, card: int) -> None:
        if card != NO_CARD:
            cards = [self.entries[-1].cards, card_name(card)]
            self.entries[-1].cards = " & ".join(filter(None, cards))
            self._say(f"{SIDE_NAMES[side]} Headlines {card_name(card)}")

    def _round_started(self, side: int, number: int) -> None:
        self.round = number
        self._begin(None)

    def _round_skipped(self, side: int) -> None:
        if BLANK_ROUNDS in self.ways:
            self.entries[-1].name = f"Turn {self.turn}, {SIDE_NAMES[side]} AR{self.round}"

    def _extra_round_declined(self, side: int) -> None:
        if BLANK_ROUNDS in self.ways:
            self._begin(f"Turn {self.turn}, {SIDE_NAMES[side]} AR{EXTRA_ROUND}")

    def _military_checked(self, defcon: int, us: int, ussr: int) -> None:
        self.closing = True
        if CLEANUP in self.ways and self.turn < LAST_TURN:
            self._begin("Turn 5, Cleanup")

    def _tell_end_of_turn(self) -> None:
        """What ends with the turn stands below a gap, or at its end if that has a title."""
        if self.ended and CLEANUP not in self.ways:
            self._close_event()
            self._gap()
        for card in self.ended[-1:] if FEW_ENDS in self.ways else self.ended:
            self._say(f"{card_name(card)} is no longer in play.")
        self.ended = []

    def _final_scoring(self, us: int, ussr: int) -> None:
        self.final = True
        self.ended = []
        self._begin("")

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
        self._say(f"{SIDE_NAMES[side]} Military Ops to {total}")

    def _advanced(self, side: int, box: int) -> None:
        self._say(f"{SIDE_NAMES[side]} advances to {box} in the Space Race.")

    def _vp(self, side: int, points: int, vp: int) -> None:
        self.vp = vp
        ends = any(entry.kind is log.GAME_WON for entry in self.rest[:1])
        if self.closing and (CLEANUP not in self.ways or self.turn == LAST_TURN):
            return
        called_off = self.result is not None and self.result["reason"] == "wargames"
        if ends and LAST_SCORE not in self.ways and not called_off:
            return
        line = f"{SIDE_NAMES[side]} gains {points} VP. {_score(vp)}"
        if event_in_progress(self.move.after) == _SPECIAL_RELATIONSHIP:
            self.to_tell.append(line)  # Below the influence that is placed next.
        else:
            self._say(line)

    def _scored(self, *points: int) -> None:
        if not self.final and not self._gains_next() and not self.move.after.over:
            self._say(f"No VP awarded. {_score(self.vp)}")

    def _gains_next(self) -> bool:
        return any(entry.kind is log.VP_GAINED for entry in self.rest[:1])

    def _reshuffled(self, count: int) -> None:
        self._say("*RESHUFFLE*")

    def _event(self, side: int, card: int) -> None:
        self.use = None
        self._close_event()
        self._gap()
        self._say(f"Event: {card_name(card)}")
        if card in self.began:
            self.began.remove(card)
            self.to_tell.append(f"{card_name(card)} is now in play.")
        self._tell_ended(at_once=_ENDS_FIRST >> card & 1 == 1)
        if card == _CHE:
            self.use = COUP
            self._say(f"Coup ({self.move.after.value(USSR, 3)} Ops):")
        if card == _ALLIANCE and not self._gains_next():
            self._say(f"No VP awarded. {_score(self.vp)}")
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
            self._close_event()
            self._gap()
            self._say(f"Event: {card_name(card)}")

    def _for_ops(self, side: int, card: int, ops: int, event: int) -> None:
        self.use = None
        self.ops = self.move.after.rules.ops[card]

    def _granted(self, side: int, ops: int) -> None:
        self.use = None
        if not any(entry.kind is log.PLAYED_WITH_UN for entry in self.move.happened):
            self.ops = ops

    def _for_space(self, side: int, card: int, ops: int) -> None:
        self._close_event()
        self._gap()
        self._say(f"Space Race ({ops} Ops):")

    def _with_un(self, side: int, card: int, ops: int) -> None:
        self._say(f"Event: {card_name(UN_INTERVENTION)}")
        self._say(f"{SIDE_NAMES[side]} plays {card_name(card)}")
        self.ops = self.move.after.rules.ops[card]

    def _coup(
        self, side: int, place: int, die: int, more: int, ops: int, stability: int, result: int
    ) -> None:
        if self.use != COUP:
            self._operate(COUP, side, ops)
        total = die + more + ops - 2 * stability
        self._say(f"Target: {name_of(place)}")
        modifier = f" ({more:+}) " if more else ""
        word = "SUCCESS" if total > 0 else "FAILURE"
        self._say(f"{word}: {die} [ + {ops}{modifier} - 2x{stability} = {total} ]")

    def _realigned(self, side: int, place: int, *dice: int) -> None:
        if self.use != REALIGN:
            self._operate(REALIGN, side, 1)
        self._say(f"Target: {name_of(place)}")
        for roller in (USSR, US):
            die, more, total = dice[:3] if roller == US else dice[3:]
            scandal = self.move.before.effects & IRAN_CONTRA and SCANDAL_NOT_PRINTED in self.ways
            if roller == US and scandal:
                more, total = more + 1, total + 1
            sum_ = f" ({more:+}) = {total}" if more else ""
            self._say(f"{SIDE_NAMES[roller]} rolls {die}{sum_}")

    def _war(self, side: int, place: int, die: int, more: int, total: int, needed: int) -> None:
        self._say(f"War in {name_of(place)}")
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
        self._say(f"{SIDE_NAMES[side]} discards {card_name(card)}")

    def _put_away(self, card: int) -> None:
        if isinstance(self.move.before.decision(), DiscardFromDeck) and card == self.move.action:
            self._discarded(US, card)

    def _reveals(self, side: int, card: int) -> None:
        self._say(f"{SIDE_NAMES[side]} reveals {card_name(card)}")

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
        if self.entries[-1].lines[-1] != f"{line} from hand":
            self._say(line)
            self._say(f"{line} from hand")

    def _took_part(self, side: int) -> None:
        self._say(f"{SIDE_NAMES[side]} chooses to participate in the Olympics")

    def _boycotted(self, side: int) -> None:
        self._say(f"{SIDE_NAMES[side]} chooses to boycott the Olympics")

    def _region_closed(self, region: int) -> None:
        self._say(f"US chooses {CODES[region].replace('_', ' ').title()}")
        self.glue = GLUED_REGION in self.ways
        self._tell_effects()

    def _won(self, side: int, vp: int) -> None:
        self._finish()
        assert self.result is not None
        reason = _REASONS.get(self.result["reason"])
        if reason is not None:
            self._begin("")
            self._say(f"{SIDE_NAMES[side]} wins by {reason}")

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
            log.HEADLINE_CHOSEN: _Printer._headline_chosen,
            log.HEADLINE_REVEALED: _Printer._headline_revealed,
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
