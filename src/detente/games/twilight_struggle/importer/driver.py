"""Driving a log through the engine: choices, dice and deals that lead exactly to what it prints."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, cast

import detente
from detente.core.deck import mask_of
from detente.core.errors import Refused
from detente.games.twilight_struggle.importer import facts
from detente.games.twilight_struggle.importer.facts import (
    CoupRoll,
    Discards,
    Event,
    Operation,
    Plays,
    Reveals,
    Roll,
    SpaceRoll,
    Target,
    TrapRoll,
    War,
    WarRoll,
)
from detente.games.twilight_struggle.importer.lookahead import Foresight, Place
from detente.games.twilight_struggle.importer.parser import HEADLINE, ROUND, Log
from detente.games.twilight_struggle.importer.validator import (
    Mismatch,
    Surplus,
    Witness,
)
from detente.games.twilight_struggle.reconstruction.assignment import DECK, Deal
from detente.games.twilight_struggle.reconstruction.hidden_decisions import holder
from detente.games.twilight_struggle.reconstruction.trajectory import (
    Missing,
    Move,
    Order,
    Path,
    Pick,
    act,
    drawn_from,
    is_contest,
    news,
)
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.action_round import ChooseCard, TakeExtraRound
from detente.games.twilight_struggle.rules.cards import (
    COUP,
    DECLINE,
    EARLY_WAR,
    EVENT,
    EVENT_FIRST,
    INFLUENCE,
    NONE,
    OPS,
    OPS_FIRST,
    PASS,
    REALIGN,
    SPACE,
    TAKE,
    THE_CHINA_CARD,
    UN_INTERVENTION,
    cards_in,
    is_card,
    is_country,
)
from detente.games.twilight_struggle.rules.game import TwilightStruggle
from detente.games.twilight_struggle.rules.headline import ChooseHeadline
from detente.games.twilight_struggle.rules.operations import ChooseOperation
from detente.games.twilight_struggle.rules.phases import SETUP
from detente.games.twilight_struggle.rules.play import ChooseMode, ChooseOrder
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tracks import EXTRA_ROUND
from detente.games.twilight_struggle.rules.trap import DiscardInTrap
from detente.importing.importer import Difference

_USES: Final = {facts.PLACE: INFLUENCE, facts.COUP: COUP, facts.REALIGN: REALIGN}
_USE_OF: Final = {action: use for use, action in _USES.items()}

_MOST_TRIES: Final = 4_000
"""So many choices are tried for one entry, fewer with differences; real ones need dozens."""
_MOST_TRIES_IN_ALL: Final = 10_000
"""So many are tried for the whole log; real ones need a thousand or two."""
_DIE: Final = (6, 5, 4, 3, 2, 1)
_MOST_UNPRINTED: Final = 4
"""Two contests may follow each other without a choice; a tie need never be supposed."""
_MOST_DEALS: Final = 60
"""So often the hands are changed for one entry."""
_MOST_DIFFERENCES: Final = 4
"""So many unexplained differences in one entry are noted; with more it is another game."""

Way = list[tuple[Move, ColdWar, int]]
"""Moves with the states they lead to and the cards that one side saw."""


class Unprinted(Exception):
    """The log does not tell this die."""


class Stuck(Exception):
    """The log cannot be driven on; `difference` is where it got furthest."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(difference)
        self.difference = difference


@dataclass
class Trouble:
    """Why a choice did not lead on, and the state in which that showed."""

    place: Place
    state: ColdWar
    what: Exception


class Driver:
    """A log, and how far it has been driven."""

    def __init__(self, told: Log) -> None:
        self.log = told
        self.rules = cast(TwilightStruggle, detente.game("twilight_struggle", **told.options))
        self.foresight = Foresight(told)
        self.witness = Witness(told, self.rules.canada)
        pile = cards_in(self.rules.cards & EARLY_WAR)
        opening = self.foresight.order(pile, self.witness.place)
        self.deal = Deal(Path(self.rules, opening), self._urgency)
        self.trouble: list[Trouble] = []
        self.reserve = _MOST_TRIES_IN_ALL
        self.tries = 0
        """How many are left for this entry."""

    @property
    def path(self) -> Path:
        """The game so far."""
        return self.deal.path

    def drive(self) -> Iterator[int]:
        """Drive entry after entry to the end; yields the number of entries done."""
        while not self.witness.exhausted:
            if self.witness.entry.kind == HEADLINE:
                self._prepare_hands()
            self._drive_entry()
            yield self.witness.at
        self.witness.end()

    def _urgency(self, side: int, card: int) -> float:
        when, who = self.foresight.next_use(card, self.witness.place)
        return when if who == side else math.inf

    def _prepare_hands(self) -> None:
        """Give both sides, as far as can be, the cards that they will show this turn."""
        wanted = self.foresight.this_turn(self.witness.place)
        if self.deal.suppose(wanted):
            return
        held: list[tuple[int, int]] = []
        for one in wanted:  # Not all can be: some will only come to hand in this turn.
            if self.deal.suppose([*held, one]):
                held.append(one)

    # --- one entry ----------------------------------------------------------------------------

    def _drive_entry(self) -> None:
        """Find the way to the next entry: without differences, or with as few as can be."""
        found = self._drive_with(0)
        worst = self._worst()
        for allowance in range(1, _MOST_DIFFERENCES + 1):
            if found is None:
                found = self._drive_with(allowance)
        if found is None:
            raise Stuck(worst)
        way, self.witness = found
        for move, state, seen in way:
            self.path.add(move, state, seen)
        if not self.path.state.over and not self.witness.exhausted:
            self.witness.audit(self.path.state)

    def _drive_with(self, allowance: int) -> tuple[Way, Witness] | None:
        self.tries = min(_MOST_TRIES // (allowance + 1), self.reserve)
        for _ in range(_MOST_DEALS):
            self.trouble = []
            witness = self.witness.copy()
            witness.allowance = allowance
            found = self._search(self.path.state, witness)
            if found is not None:
                found[1].allowance = 0
                return found
            if allowance or not self._deal_otherwise():
                break
        return None

    def _worst(self) -> Difference:
        """The difference at which the search got furthest."""
        if not self.trouble:
            return Difference(self.witness.line, "stuck")
        trouble = max(self.trouble, key=lambda trouble: trouble.place)
        if isinstance(trouble.what, Mismatch):
            return trouble.what.difference
        entry, index = trouble.place
        act_ = self.log.entries[entry].acts[index] if index >= 0 else self.log.entries[entry]
        if isinstance(trouble.what, Refused):
            refusal = trouble.what
            return Difference(act_.line, "refused", (refusal.rule,), (refusal.code,))
        assert isinstance(trouble.what, Missing)
        side, card = trouble.what.side, self.rules.codes[trouble.what.card]
        if side == DECK:
            return Difference(act_.line, "not-in-deck", (), (card,))
        return Difference(act_.line, "missing", (), (self.rules.seat_names[side], card))

    def _search(self, state: ColdWar, witness: Witness) -> tuple[Way, Witness] | None:
        """The way from here to the next entry, depth first; None if there is none."""
        if witness.at > self.witness.at or witness.exhausted:
            return [], witness
        if state.over:
            return self._end(state, witness)
        for seat, action in self._candidates(state, witness):
            found = self._try(state, witness, seat, action, ())
            if found is not None:
                return found
        return None

    def _try(
        self, state: ColdWar, witness: Witness, seat: int, action: int, dice: tuple[int, ...]
    ) -> tuple[Way, Witness] | None:
        """The way that begins with this choice and these dice, as far as the log tells none."""
        self.tries -= 1
        self.reserve -= 1
        if self.tries < 0:
            return None
        teller = _Teller(self, witness.copy(), state, seat, dice)
        try:
            teller.prepare(action)
            after, move = act(state, seat, action, teller)
            seen = teller.finish(after)
        except Unprinted:
            tried = _DIE if len(dice) < _MOST_UNPRINTED else ()
            ways = (self._try(state, witness, seat, action, (*dice, die)) for die in tried)
            return next((way for way in ways if way is not None), None)
        except (Mismatch, Missing) as trouble:
            self._note(teller.witness, teller.trial, trouble)
            return None
        further = self._search(after, teller.witness)
        return further and ([(move, after, seen), *further[0]], further[1])

    def _end(self, state: ColdWar, witness: Witness) -> tuple[Way, Witness] | None:
        """The engine's game is over: so must be the log's."""
        witness.state = state
        try:
            if witness.following is not None:
                raise Mismatch(Difference(witness.following.line, "game-over"))
            witness.finish()
        except Mismatch as mismatch:
            self._note(witness, state, mismatch)
            return None
        return [], witness

    def _note(self, witness: Witness, state: ColdWar, what: Exception) -> None:
        self.trouble.append(Trouble(witness.place, state, what))

    # --- what may have been chosen ------------------------------------------------------------

    def _candidates(self, state: ColdWar, witness: Witness) -> list[tuple[int, int]]:
        seat = state.to_act[0]
        legal = state.actions(seat)
        wanted = self._wanted(state, witness, seat, legal)
        for action in wanted:
            if action not in legal:
                self._note(witness, state, self._why_not(state, witness, seat, action))
                break
        return [(seat, action) for action in dict.fromkeys(wanted) if action in legal]

    def _wanted(
        self, state: ColdWar, witness: Witness, seat: int, legal: tuple[int, ...]
    ) -> list[int]:
        """What the log lets expect as an answer, the likeliest first."""
        entry = witness.entry
        decision = state.decision()
        if isinstance(decision, ChooseHeadline):
            return [entry.headlines.get(seat, NONE)]
        if isinstance(decision, ChooseCard) or (
            isinstance(decision, DiscardInTrap) and not entry.cards
        ):
            return [entry.cards[0] if entry.cards else PASS]
        if isinstance(decision, TakeExtraRound):
            return [TAKE if _takes_extra_round(witness, seat) else DECLINE]
        if isinstance(decision, ChooseMode):
            return _modes(witness, decision.card)
        if isinstance(decision, ChooseOrder):
            deeds = [a.deed for a in witness.to_come if isinstance(a.deed, Event | Operation)]
            first = bool(deeds) and isinstance(deeds[0], Event)
            return [EVENT_FIRST, OPS_FIRST] if first else [OPS_FIRST, EVENT_FIRST]
        if isinstance(decision, ChooseOperation):
            uses = [a.deed.use for a in witness.to_come if isinstance(a.deed, Operation)]
            return [*[_USES[use] for use in uses if use in _USES], NONE]
        return _named_next(state, witness, seat, legal)

    def _why_not(self, state: ColdWar, witness: Witness, seat: int, action: int) -> Exception:
        asked = holder(state, seat)
        if asked is not None and is_card(action) and action != THE_CHINA_CARD:
            pool = state.looked if asked == DECK else state.hand[asked]
            if not pool >> action & 1:
                return Missing(asked, action)
        refusal = state.refusal(seat, action)
        if refusal.reason == "refused-no-partner" and action == UN_INTERVENTION:
            return Missing(seat, action)
        if refusal.reason == "refused-no-partner":
            partner = next((a.deed for a in witness.to_come if isinstance(a.deed, Plays)), None)
            if partner is not None:
                return Missing(seat, partner.card)
        return refusal

    def _deal_otherwise(self) -> bool:
        """Change the hands so that the furthest trouble can go; False if nothing helps."""
        for trouble in sorted(self.trouble, key=lambda trouble: trouble.place, reverse=True):
            what, state = trouble.what, trouble.state
            if isinstance(what, Missing):
                holds, lacks = [(what.side, what.card)], []
            elif isinstance(what, Surplus):
                holds, lacks = [], [(what.side, what.card)]
            elif isinstance(what, Refused):
                side = cast(int, state.seat_called(what.args_["seat"]))
                cards = self.deal.in_the_way(state, side, what)
                holds, lacks = [], [(side, card) for card in cards]
            else:
                continue
            together = dict.fromkeys((*self.foresight.this_entry(self.witness.place), *holds))
            if holds and self.deal.suppose(together, lacks, state):
                return True
            if (holds or lacks) and self.deal.suppose(holds, lacks, state):
                return True
        return False


class _Teller:
    """Tells the engine what chance brought, and compares what it does with the log on the way."""

    def __init__(
        self,
        driver: Driver,
        witness: Witness,
        before: ColdWar,
        seat: int,
        dice: tuple[int, ...],
    ) -> None:
        self.driver = driver
        self.witness = witness
        witness.chosen_marker = False
        self.seat = seat
        self.unprinted = list(dice)
        self.due: list[int] = []
        self.compared = 0
        self.trial = before
        self.seen = 0

    def prepare(self, action: int) -> None:
        """Compare what the choice itself says."""
        decision = self.trial.decision()
        if isinstance(decision, ChooseCard | DiscardInTrap):
            self.witness.played = True
        if isinstance(decision, ChooseOperation) and action in _USE_OF:
            self.witness.operation(_USE_OF[action], self.seat, decision.value, self.trial)

    def _compare(self, state: ColdWar) -> None:
        self.trial = state
        happened = news(state)
        for entry in happened[self.compared :]:
            self.compared += 1
            self.witness.see(entry.kind, entry.values, state)
            if entry.kind is log.HAND_SEEN:
                self.seen |= mask_of(cast("list[int]", entry.values[1]))

    def finish(self, after: ColdWar) -> int:
        """Compare the rest; the cards that one side has seen."""
        self._compare(after)
        self.witness.settle()
        return self.seen

    def order(self, trial: ColdWar, pile: list[int]) -> Order:
        """As the driver plans it."""
        self._compare(trial)
        return self.driver.foresight.order(pile, self.witness.place)

    def number(self, trial: ColdWar, count: int) -> int | Pick:
        """The next die of the log, or the card that was drawn."""
        self._compare(trial)
        side = drawn_from(trial, count)
        if side is not None:
            return self._drawn(side)
        if not self.due:
            self.due = [self._unprinted()] if is_contest(trial) else self._next_dice()
        return self.due.pop(0) - 1

    def _drawn(self, side: int) -> int | Pick:
        for a in self.witness.to_come:
            if isinstance(a.deed, Reveals | Discards) and a.deed.side == side:
                return Pick(side, a.deed.card)
        return 0

    def _next_dice(self) -> list[int]:
        deeds = [a.deed for a in self.witness.to_come]
        for deed, following in zip(deeds, [*deeds[1:], None], strict=False):
            if isinstance(deed, CoupRoll | WarRoll | SpaceRoll | TrapRoll):
                return [deed.die]
            if isinstance(deed, Roll) and isinstance(following, Roll):
                dice = [deed.die, following.die]
                return dice if deed.side == self.seat else dice[::-1]
        return [self._unprinted()]

    def _unprinted(self) -> int:
        """A die that the log does not tell: as it is tried now."""
        if not self.unprinted:
            raise Unprinted
        return self.unprinted.pop(0)


def _takes_extra_round(witness: Witness, side: int) -> bool:
    entry = witness.following
    if entry is None or entry.kind != ROUND or not entry.cards:
        return False
    return (entry.side, entry.round) == (side, EXTRA_ROUND)


def _modes(witness: Witness, card: int) -> list[int]:
    """How a card may have been used, by the first thing that the log tells of it."""
    for deed in [a.deed for a in witness.to_come]:
        if isinstance(deed, Operation):
            return [SPACE if deed.use == facts.SPACE else OPS]
        if isinstance(deed, Event) and deed.card == card:
            return [EVENT, OPS]
        if isinstance(deed, Event):
            return [UN_INTERVENTION, OPS] if deed.card == UN_INTERVENTION else [OPS, EVENT]
    return [EVENT, OPS, SPACE]


def _named_next(state: ColdWar, witness: Witness, seat: int, legal: tuple[int, ...]) -> list[int]:
    """Countries and cards that the log names next, then everything that is neither.

    What the log does not tell at all may be any country.
    """
    places = [change[1] for change in witness.left]
    for a in witness.to_come:
        if places:
            break
        places += [change.place for change in a.changes]
        if isinstance(a.deed, Target | War):
            places.append(a.deed.place)
    deeds = [a.deed for a in witness.to_come]
    cards = [deed.card for deed in deeds if isinstance(deed, Reveals | Discards | Plays | Event)]
    found: list[int] = []
    if any(is_country(action) for action in legal):
        found = [place for place in places if place in legal]
        if state.phase == SETUP:  # A bonus may only go where there is influence already.
            found.sort(key=lambda place: state.influence[seat][place] > 0)
        found += [action for action in legal if is_country(action)]
    if cards and (holder(state, seat) is not None or any(is_card(action) for action in legal)):
        found += cards[:1] + [card for card in cards if card in legal]
    found += [action for action in legal if not is_card(action) and not is_country(action)]
    if not deeds[1:] and witness.following is None:  # The log stops before it names a card.
        found += [action for action in legal if is_card(action)]
    return found
