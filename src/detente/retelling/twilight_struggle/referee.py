"""A game on a real table: people say what they chose, rolled and drew, the engine keeps the books.

The engine never learns the hands. It supposes some that fit all that has been seen; whenever people
show another card than those supposed, unseen cards change places and the game is driven again.
"""

import math
from typing import Final, Protocol, cast

from detente.core.errors import BadInput, Refused
from detente.core.record import Record
from detente.games.twilight_struggle import log
from detente.games.twilight_struggle.action_round import ChooseCard
from detente.games.twilight_struggle.cards import (
    EARLY_WAR,
    OWNED,
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
from detente.games.twilight_struggle.phases import END_OF_TURN
from detente.games.twilight_struggle.play import ChoosePartner
from detente.games.twilight_struggle.sides import US
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

    def offers(self, seat: int) -> list[str]:
        """What can be chosen now, without the hidden cards, of which any may be named."""
        hidden = self.asks_for_hidden_card
        codes = self.state.game.codes
        return [
            codes[action]
            for action in self.state.actions(seat)
            if not (hidden and is_card(action) and action != THE_CHINA_CARD)
        ]

    @property
    def asks_for_hidden_card(self) -> bool:
        """Whether the present question is about cards that only their holder sees."""
        return _holder(self.state) is not None

    def undo(self) -> None:
        """Take back the last choice, whoever made it."""
        if not self.path.moves:
            raise BadInput("terminal-undo-nothing")
        self.path.take_back()

    def choose(self, seat: int, action: int, people: People) -> None:
        """Carry out a choice; raises Refused or BadInput, and changes nothing, if it cannot be."""
        before = self.path
        told: list[Outcome] = []
        try:
            for _ in range(_MOST_DEALS):
                if self._carried_out(seat, action, people, told):
                    return
            raise self.state.refusal(seat, action)
        except BaseException:
            self.deal.path = before
            raise

    def _carried_out(self, seat: int, action: int, people: People, told: list[Outcome]) -> bool:
        """Try a choice with the hands as they are supposed now; False after supposing others."""
        state = self.state
        if action not in state.actions(seat):
            refusal = state.refusal(seat, action)
            if not self._suppose_for(seat, action, refusal):
                raise refusal
            return False
        teller = _Teller(people, seat, told)
        try:
            after, move = act(state, seat, action, teller)
        except Missing as missing:
            self._suppose_drawn(missing, action, told)
            return False
        if not self._shows_what_is_shown(after, teller):
            return False
        self.path.add(move, after)
        return True

    # --- other hands --------------------------------------------------------------------------

    def _named(self, action: int) -> list[tuple[int, int]]:
        """(holder, card) if the choice names a hidden card."""
        holder = _holder(self.state)
        hidden = holder is not None and is_card(action) and action != THE_CHINA_CARD
        return [(cast(int, holder), action)] if hidden else []

    def _suppose_for(self, seat: int, action: int, refusal: Refused) -> bool:
        """Suppose hands that make a choice possible; False if there are none."""
        state, deal = self.state, self.deal
        for holder, card in self._named(action):
            pool = state.looked if holder == DECK else state.hand[holder]
            if not pool >> card & 1:
                return deal.hold((holder, card))
        if refusal.reason == "refused-no-partner":
            return self._suppose_partner(seat, action)
        if isinstance(state.decision(), DiscardInTrap):
            good = [card for card in deal.hidden if state.card_value(seat, card) >= LEAST_VALUE]
            return deal.lack(seat, good)
        return deal.loosen(state, seat, refusal)

    def _suppose_partner(self, seat: int, action: int) -> bool:
        """A card for UN Intervention, or UN Intervention for a card (TS-UN-1)."""
        if action == UN_INTERVENTION:
            return self.deal.hold((seat, action))
        partners = [card for card in self.deal.hidden if OWNED[1 - seat] >> card & 1]
        return any(self.deal.hold((seat, card)) for card in partners)

    def _suppose_drawn(self, missing: Missing, action: int, told: list[Outcome]) -> None:
        """The card that people say was drawn was in that hand, if it can have been."""
        picks = [(pick.side, pick.card) for pick in told if isinstance(pick, Pick)]
        if not self.deal.hold(*self._named(action), *picks):
            raise self._cannot_hold(missing.side, missing.card)

    def _cannot_hold(self, side: int, card: int) -> BadInput:
        name = self.state.game.codes[card]
        return BadInput("referee-cannot-hold", side=self.state.seat_name(side), card=name)

    def _shows_what_is_shown(self, after: ColdWar, teller: "_Teller") -> bool:
        """Whether no card lies open after this that does not on the real table."""
        happened = news(after)
        for entry in happened:
            late = entry.kind is log.DISCARDED_FROM_HAND and after.phase == END_OF_TURN
            if entry.kind is log.EVENT_OCCURS and entry.values[1] == _THE_CAMBRIDGE_FIVE:
                shown = [cast(int, e.values[1]) for e in happened if e.kind is log.CARD_SHOWN]
                if not self._show(set(shown), set(teller.scoring_cards(after))):
                    return False
            elif late and SCORING >> cast(int, entry.values[1]) & 1:
                side, card = cast("tuple[int, int]", entry.values)
                if self.deal.lack(side, [card]):
                    return False
        return True

    def _show(self, supposed: set[int], told: set[int]) -> bool:
        """Whether these are the US scoring cards; if not, suppose others."""
        if supposed == told:
            return True
        for card in sorted(told - supposed):
            if not self.deal.hold((US, card)):
                raise self._cannot_hold(US, card)
            return False
        surplus = sorted(supposed - told)
        if not self.deal.lack(US, surplus):
            codes = self.state.game.codes
            raise BadInput("referee-must-hold", cards=[codes[card] for card in surplus])
        return False


class _Teller:
    """Asks people once for every outcome, however often the choice is tried."""

    def __init__(self, people: People, seat: int, told: list[Outcome]) -> None:
        self.people = people
        self.seat = seat
        self.told = told
        self.used = 0
        self.rolled_after = -1

    def number(self, trial: ColdWar, count: int) -> int | Pick:
        """A die, or a card drawn from a hand."""
        if self.used == len(self.told):
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

    def scoring_cards(self, trial: ColdWar) -> list[int]:
        """What the US shows."""
        return self.people.scoring_cards(trial)


def supposed_order(pile: list[int]) -> Order:
    """Any order will do, but scoring cards have consequences in a hand, so they come last."""
    return tuple(sorted(pile, key=lambda card: (SCORING >> card & 1, card)))


def new_referee(rules: TwilightStruggle) -> Referee:
    """A game that begins."""
    return Referee(Path(rules, supposed_order(cards_in(rules.cards & EARLY_WAR))))


def _holder(state: ColdWar) -> int | None:
    """Whose hidden cards the present question is about: a side's, the deck's or nobody's."""
    if state.over:
        return None
    decision = state.decision()
    if isinstance(decision, DiscardFromDeck):
        return DECK
    if isinstance(decision, _US_CARDS):
        return US
    return state.to_act[0] if isinstance(decision, _OWN_CARDS) else None
