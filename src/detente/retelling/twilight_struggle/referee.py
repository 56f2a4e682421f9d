"""A game on a real table: people say what they chose, rolled and drew, the engine keeps the books.

The engine never learns the hands. It supposes some that fit all that has been seen; whenever people
show another card than those supposed, unseen cards change places and the game is driven again.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Final, Protocol, cast

from detente.core.agenda import Reason
from detente.core.errors import BadInput, Refused
from detente.core.pile import mask_of
from detente.core.record import Record
from detente.games.twilight_struggle import knowledge, log
from detente.games.twilight_struggle.action_round import ChooseCard
from detente.games.twilight_struggle.cards import (
    DONE,
    EARLY_WAR,
    OWNED,
    PASS,
    SCORING,
    THE_CHINA_CARD,
    UN_INTERVENTION,
    cards_in,
    code,
    is_card,
)
from detente.games.twilight_struggle.events.hands import DiscardAndDraw, Ransom
from detente.games.twilight_struggle.events.looks import (
    DiscardFromDeck,
    DiscardOpenCard,
    FixOrder,
)
from detente.games.twilight_struggle.events.taken_cards import GiveHighest
from detente.games.twilight_struggle.game import TwilightStruggle
from detente.games.twilight_struggle.headline import ChooseHeadline
from detente.games.twilight_struggle.obligations import must_score, rounds_left
from detente.games.twilight_struggle.phases import END_OF_TURN
from detente.games.twilight_struggle.play import ChoosePartner
from detente.games.twilight_struggle.sides import US, USSR
from detente.games.twilight_struggle.state import ColdWar
from detente.games.twilight_struggle.trap import LEAST_VALUE, DiscardInTrap
from detente.games.twilight_struggle.turn import DiscardHeld
from detente.retelling.twilight_struggle.deal import DECK, Deal
from detente.retelling.twilight_struggle.path import (
    Missing,
    Order,
    Outcome,
    Path,
    Pick,
    act,
    drawn_from,
    news,
)

_THE_CAMBRIDGE_FIVE: Final[int] = code("the_cambridge_five")
_OWN_CARDS: Final = (
    ChooseHeadline,
    ChooseCard,
    DiscardInTrap,
    Ransom,
    GiveHighest,
    ChoosePartner,
    DiscardAndDraw,
    DiscardHeld,
)
_US_CARDS: Final = (DiscardOpenCard, FixOrder)
_MOST_DEALS: Final = 40
"""So often the supposed hands are changed for one choice."""


class People(Protocol):
    """Whoever sits at the real table and is asked what only they can see."""

    def die(self, trial: ColdWar, side: int) -> int:
        """The die that a side has rolled, from 1 to 6."""

    def drawn(self, trial: ColdWar, side: int) -> int:
        """The card drawn at random from a side's hand."""

    def scoring_cards(self, trial: ColdWar) -> list[int]:
        """The scoring cards that the US shows to The Cambridge Five."""

    def last_card(self, trial: ColdWar) -> int:
        """The card of the open US hand that Aldrich Ames takes because no other is left."""

    def late_cards(self, trial: ColdWar, side: int) -> list[int]:
        """The scoring cards that a side could not play any more in a turn (TS-G-16)."""


class Referee:
    """The game, and the hands that are supposed in it."""

    def __init__(self, path: Path) -> None:
        self.deal = Deal(path, lambda side, card: math.inf)

    @property
    def path(self) -> Path:
        """The game so far."""
        return self.deal.path

    @property
    def state(self) -> ColdWar:
        """Where the game stands."""
        return self.path.state

    def record(self, notes: dict[str, str]) -> Record:
        """The game so far; its hidden cards are supposed ones."""
        return self.path.record(notes)

    def offers(self, seat: int) -> list[int]:
        """What can be chosen now, without the hidden cards, of which any may be named."""
        state = self.state
        decision = state.decision()
        if decision.automatic and not self.asks_for_hidden_card:
            return [*state.actions(seat)]  # It does not depend on any hand.
        candidates = decision.candidates(state, seat)
        if isinstance(decision, DiscardInTrap):
            candidates.append(PASS)  # TS-QB-3: without a card that would do.
        shown = [a for a in candidates if not self._named(_Attempt(seat, a))]
        return [action for action in shown if self.explain(seat, action) is None]

    def prompt(self, seat: int) -> dict[str, Any]:
        """What a seat is asked, as views have it, without anything from supposed hands."""
        decision = self.state.decision()
        public = self._public()
        options = [
            {
                "code": self.state.game.codes[action],
                "id": decision.label(self.state, seat, action),
                "hint": decision.hint(public, seat, action),
            }
            for action in self.offers(seat)
        ]
        facts = decision.facts(self.state, seat)
        return {"id": decision.prompt, "rule": decision.rule, "args": facts, "options": options}

    def is_fatal(self, seat: int, action: int) -> bool:
        """Whether everybody can see that this choice may lose the game at once."""
        public = self._public()
        for holder, card in self._named(_Attempt(seat, action)):
            if holder != DECK:
                public.hand[holder] |= 1 << card
        return "loses" in public.decision().hint(public, seat, action)

    def _public(self) -> ColdWar:
        """A copy of the state in which hands have only cards that everybody knows to be there."""
        public = self.state.clone()
        public.journal = False
        public.legal_for = -1
        hidden = mask_of(self.deal.hidden)
        public.hand = [hand & ~hidden for hand in public.hand]
        return public

    @property
    def asks_for_hidden_card(self) -> bool:
        """Whether the present question is about cards that only their holder sees."""
        return any(_holder(self.state, seat) is not None for seat in self.state.to_act)

    def undo(self) -> None:
        """Take back the last choice, whoever made it."""
        if not self.path.moves:
            raise BadInput("terminal-undo-nothing")
        self.path.take_back()

    def explain(self, seat: int, action: int) -> Refused | None:
        """None if this can be chosen now with hands that fit, else the reason why not."""
        before, lessons = self.path, self.deal.lessons
        try:
            return self._obstacle(_Attempt(seat, action))
        finally:
            self.deal.path, self.deal.lessons = before, lessons

    def choose(self, seat: int, action: int, people: People) -> None:
        """Carry out a choice; raises Refused or BadInput, and changes nothing, if it cannot be."""
        before, lessons = self.path, self.deal.lessons
        attempt = _Attempt(seat, action)
        try:
            for _ in range(_MOST_DEALS):
                if self._carried_out(attempt, people):
                    return
            raise BadInput("referee-no-deal")
        except BaseException:
            self.deal.path, self.deal.lessons = before, lessons
            raise

    def _carried_out(self, attempt: "_Attempt", people: People) -> bool:
        """Try a choice with the hands as they are supposed now; False after supposing others."""
        seat, action = attempt.seat, attempt.action
        refusal = self._obstacle(attempt)
        if refusal is not None:
            raise refusal

        def is_true(trial: ColdWar) -> bool:
            return self._shows_what_is_shown(attempt, trial, people)

        try:
            after, move = act(
                self.state, seat, action, _Teller(people, seat, attempt.told, is_true)
            )
        except _Otherwise:
            return False
        except Missing as missing:
            hold = missing.side, missing.card
            hopeless = hold in attempt.holds  # As if a headline could be drawn from the hand.
            attempt.holds += [*self._named(attempt), hold]
            later = self._after_draws(attempt)
            if hopeless or not self.deal.suppose(attempt.holds, attempt.lacks, later):
                raise self._cannot_hold(missing.side, missing.card) from missing
            return False
        if not is_true(after):
            return False
        self.path.add(move, after)
        return True

    def _obstacle(self, attempt: "_Attempt") -> Refused | None:
        """Why a choice is not allowed, after supposing other hands as long as that helps."""
        for _ in range(_MOST_DEALS):
            if attempt.action in self.state.actions(attempt.seat):
                return None
            refusal = self.state.refusal(attempt.seat, attempt.action)
            if not self._make_possible(attempt, refusal):
                break
        return refusal

    # --- other hands --------------------------------------------------------------------------

    def _suppose(self, attempt: "_Attempt") -> bool:
        return self.deal.suppose(attempt.holds, attempt.lacks)

    def _named(self, attempt: "_Attempt") -> list[tuple[int, int]]:
        """(holder, card) if the choice names a hidden card."""
        card = attempt.action
        holder = _holder(self.state, attempt.seat)
        if holder is None or not is_card(card) or card == THE_CHINA_CARD:
            return []
        return [(holder, card)]

    def _make_possible(self, attempt: "_Attempt", refusal: Refused) -> bool:
        """Suppose hands with which a choice is not refused; False if there are none."""
        state, seat = self.state, attempt.seat
        for holder, card in self._named(attempt):
            pool = state.looked if holder == DECK else state.hand[holder]
            if not pool >> card & 1:
                attempt.holds.append((holder, card))
                return self._suppose(attempt)
        if refusal.reason == "refused-no-partner":
            return self._find_partner(attempt)
        cards = self.deal.in_the_way(state, seat, refusal)
        if isinstance(state.decision(), DiscardInTrap):
            values = {card: state.card_value(seat, card) for card in self.deal.hidden}
            cards = [card for card, value in values.items() if value >= LEAST_VALUE]
        attempt.holds += self._named(attempt)
        lacks = [(seat, card) for card in cards if (seat, card) not in attempt.lacks]
        if lacks and self.deal.suppose(attempt.holds, [*attempt.lacks, *lacks]):
            attempt.lacks += lacks
            return True
        return self._must_score(attempt)

    def _must_score(self, attempt: "_Attempt") -> bool:
        """Suppose so many scoring cards that one of them comes before all else (TS-SC-1)."""
        state, seat, card = self.state, attempt.seat, attempt.action
        asks = isinstance(state.decision(), ChooseCard | DiscardInTrap)
        if not asks or not is_card(card) or not SCORING >> card & 1 or must_score(state, seat):
            return False
        hidden = [other for other in self.deal.hidden if SCORING >> other & 1 and other != card]
        known = (state.hand[seat] & SCORING & ~mask_of(hidden)).bit_count()
        for others in combinations(hidden, max(rounds_left(state, seat) - known, 0)):
            holds = [*attempt.holds, *((seat, other) for other in others)]
            if self.deal.suppose(holds, attempt.lacks):
                attempt.holds = holds
                return True
        return False

    def _find_partner(self, attempt: "_Attempt") -> bool:
        """A card for UN Intervention, or UN Intervention for a card (TS-UN-1)."""
        seat = attempt.seat
        partners = [card for card in self.deal.hidden if OWNED[1 - seat] >> card & 1]
        if attempt.action == UN_INTERVENTION:
            partners = [UN_INTERVENTION]
        return any(self.deal.suppose([*attempt.holds, (seat, card)]) for card in partners)

    def _cannot_hold(self, side: int, card: int) -> Refused:
        return self._doubt(side, card, "referee-cannot-hold")

    def _doubt(self, side: int, card: int, message: str) -> Refused:
        """That people cannot be right about a card of a side."""
        state = self.state
        return state.refused(side, state.game.codes[card], Reason(state.rule(), message))

    # --- cards that lie open without having been chosen ---------------------------------------

    def _shows_what_is_shown(self, attempt: "_Attempt", after: ColdWar, people: People) -> bool:
        """Whether no card lies open after this that does not on the real table."""
        happened = news(after)
        for side in self._late_sides(attempt, after):
            if not self._discards_late(attempt, side, after, people):
                return False
        for entry in happened:
            if entry.kind is log.EVENT_OCCURS and entry.values[1] == _THE_CAMBRIDGE_FIVE:
                seen = [e.values for e in happened if e.kind is log.CARD_SHOWN]
                shown = {cast(int, card) for side, card in seen if side == US}
                if not self._shows(attempt, shown, set(people.scoring_cards(after))):
                    return False
            elif entry.kind is log.ORDER_FIXED:
                last = cast("list[int]", entry.values[0])[-1]
                if not self._leaves(attempt, last, after, people):
                    return False
            elif entry.kind is log.DISCARDED_FROM_HAND:
                side, card = cast("tuple[int, int]", entry.values)
                if not self._discards(attempt, Pick(side, card), after, people):
                    return False
        return True

    def _shows(self, attempt: "_Attempt", supposed: set[int], told: set[int]) -> bool:
        """Whether these are the US scoring cards; if not, suppose others."""
        if supposed == told:
            return True
        others = [card for card in self.deal.hidden if SCORING >> card & 1 and card not in told]
        attempt.holds += [(US, card) for card in told]
        attempt.lacks += [(US, card) for card in others]
        if self._suppose(attempt):
            return False
        for card in sorted(told - supposed):
            if not self.deal.suppose([(US, card)]):
                raise self._cannot_hold(US, card)
        for card in sorted(supposed - told):
            raise self._doubt(US, card, "referee-must-hold")
        raise BadInput("referee-no-deal")

    def _discards(self, attempt: "_Attempt", pick: Pick, after: ColdWar, people: People) -> bool:
        """Whether this card was chosen or drawn, or could not but go."""
        late = after.phase == END_OF_TURN or _ends_turn(after)
        if pick.card == attempt.action or pick in attempt.told:
            return True
        if not (late and SCORING >> pick.card & 1):
            return self._leaves(attempt, pick.card, after, people)
        late_sides = self._late_sides(attempt, after)
        if pick.side in late_sides or (pick.side, pick.card) in attempt.lacks:
            return True
        attempt.lacks.append((pick.side, pick.card))  # TS-G-16: nobody is supposed to be late.
        return not self._suppose(attempt)

    def _late_sides(self, attempt: "_Attempt", after: ColdWar) -> list[int]:
        """Who may hold a scoring card when the turn ends by this choice, as far as all can tell."""
        if not _ends_turn(after):
            return []
        most = [knowledge.most_scoring(self.state, side) for side in (US, USSR)]
        seat, action = attempt.seat, attempt.action
        if isinstance(self.state.decision(), ChooseCard) and is_card(action):
            scores = SCORING >> action & 1
            left = rounds_left(self.state, seat) - 1
            most[seat] = most[seat] - 1 if scores else min(most[seat], left)
        most[US] += self._drawn(attempt)
        return [side for side in (USSR, US) if most[side] > 0]

    def _drawn(self, attempt: "_Attempt") -> int:
        """How many cards the US draws now by Ask Not."""
        decision = self.state.decision()
        draws = isinstance(decision, DiscardAndDraw) and attempt.action == DONE
        return cast(DiscardAndDraw, decision).count if draws else 0

    def _after_draws(self, attempt: "_Attempt") -> ColdWar:
        """The state in which the US has drawn what it draws by Ask Not, if it does."""
        later = self.state.clone()
        top = later.deck[max(len(later.deck) - self._drawn(attempt), 0) :]
        later.hand[US] |= mask_of(top)
        later.deck = [card for card in later.deck if card not in top]
        return later

    def _discards_late(
        self, attempt: "_Attempt", side: int, after: ColdWar, people: People
    ) -> bool:
        """Whether these are a side's late scoring cards; if not, suppose others."""
        told = set(people.late_cards(after, side))
        known = {attempt.action, *(pick.card for pick in attempt.told if isinstance(pick, Pick))}
        if told == {card for by, card in _late_discards(after) if by == side} - known:
            return True
        scoring = [card for card in self.deal.hidden if SCORING >> card & 1]
        lacks = [(side, card) for card in scoring if card not in told | known]
        holds = [*attempt.holds, *((side, card) for card in told)]
        if not self.deal.suppose(holds, lacks, self._after_draws(attempt)):
            raise BadInput("referee-no-deal")
        return False

    def _leaves(self, attempt: "_Attempt", supposed: int, after: ColdWar, people: People) -> bool:
        """Whether this is the card of the US that is left without a choice, if one is."""
        if supposed == attempt.action or supposed not in self.deal.hidden:
            return True
        told = people.last_card(after)
        if told == supposed:
            return True
        attempt.holds += [*self._named(attempt), (US, told)]
        if not self._suppose(attempt):
            raise self._cannot_hold(US, told)
        return False


@dataclass
class _Attempt:
    """A choice that is being tried, what people told, and what has to be supposed for it."""

    seat: int
    action: int
    told: list[Outcome] = field(default_factory=list)
    holds: list[tuple[int, int]] = field(default_factory=list)
    lacks: list[tuple[int, int]] = field(default_factory=list)


class _Otherwise(Exception):
    """Other hands have been supposed, so that the choice must be tried again."""


class _Teller:
    """Asks people once for every outcome, however often the choice is tried.

    Nothing is asked as long as something lies open that does not on the real table.
    """

    def __init__(
        self,
        people: People,
        seat: int,
        told: list[Outcome],
        is_true: Callable[[ColdWar], bool],
    ) -> None:
        self.is_true = is_true
        self.people = people
        self.seat = seat
        self.told = told
        self.used = 0
        self.rolled_after = -1

    def number(self, trial: ColdWar, count: int) -> int | Pick:
        """A die, or a card drawn from a hand."""
        if self.used == len(self.told):
            if not self.is_true(trial):
                raise _Otherwise
            side = drawn_from(trial, count)
            if side is not None:
                self.told.append(Pick(side, self.people.drawn(trial, side)))
            else:
                self.told.append(self.people.die(trial, self._roller(trial)) - 1)
                self.rolled_after = len(news(trial))
        self.used += 1
        return cast("int | Pick", self.told[self.used - 1])

    def _roller(self, trial: ColdWar) -> int:
        """Whose die is due; of the two of a realignment the second is the other side's."""
        happened = news(trial)
        if len(happened) == self.rolled_after:
            return 1 - self.seat
        for entry in reversed(happened):
            side = cast(int, entry.values[0]) if entry.values else US
            if entry.kind in (log.TOOK_PART, log.CONTEST_ROLLED):
                return 1 - side
            if entry.kind in (log.EVENT_OCCURS, log.MILITARY_COUNTED, log.PLAYED_FOR_SPACE):
                return side
            if entry.kind in (log.COUP_ROLLED, log.REALIGNMENT_ROLLED):
                break
        return self.seat

    def order(self, trial: ColdWar, pile: list[int]) -> Order:
        """Nobody sees a shuffle; scoring cards are supposed to lie deep."""
        return supposed_order(pile)


def supposed_order(pile: list[int]) -> Order:
    """Any order will do, but scoring cards have consequences in a hand, so they come last."""
    return tuple(sorted(pile, key=lambda card: (SCORING >> card & 1, card)))


def new_referee(rules: TwilightStruggle) -> Referee:
    """A game that begins."""
    return Referee(Path(rules, supposed_order(cards_in(rules.cards & EARLY_WAR))))


def _ends_turn(state: ColdWar) -> bool:
    """Whether the last choice ended the turn."""
    return any(entry.kind is log.MILITARY_CHECKED for entry in news(state))


def _late_discards(state: ColdWar) -> list[tuple[int, int]]:
    """(side, card) of what the last choice discarded just before the end of the turn."""
    gone: list[tuple[int, int]] = []
    for entry in news(state):
        if entry.kind is log.MILITARY_CHECKED:
            break
        if entry.kind is log.DISCARDED_FROM_HAND:
            gone.append(cast("tuple[int, int]", entry.values))
        else:
            gone = []
    return gone


def _holder(state: ColdWar, seat: int) -> int | None:
    """About whose hidden cards this seat is asked: a side's, the deck's or nobody's."""
    decision = state.decision()
    if isinstance(decision, DiscardFromDeck):
        return DECK
    if isinstance(decision, _US_CARDS):
        return US
    return seat if isinstance(decision, _OWN_CARDS) else None
