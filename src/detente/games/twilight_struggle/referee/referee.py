"""A game on a real table: people say what they chose, rolled and drew, the engine keeps the books.

The engine never learns the hands. It supposes some that fit all that has been seen; whenever people
show another card than those supposed, unseen cards change places and the game is driven again.
"""

import math
from itertools import combinations
from typing import Final

from detente.core.deck import mask_of
from detente.core.errors import BadInput, Refused
from detente.core.record import Record
from detente.core.view import Prompt, PromptOption
from detente.games.twilight_struggle.reconstruction.assignment import DECK, Deal
from detente.games.twilight_struggle.reconstruction.hidden_decisions import holder
from detente.games.twilight_struggle.reconstruction.trajectory import Missing, Path, act
from detente.games.twilight_struggle.referee.answers import Asker, Otherwise, People, supposed_order
from detente.games.twilight_struggle.referee.attempt import Attempt, cannot_hold
from detente.games.twilight_struggle.referee.face_up import OpenCards
from detente.games.twilight_struggle.rules.action_round import ChooseCard
from detente.games.twilight_struggle.rules.cards import (
    EARLY_WAR,
    OWNED,
    PASS,
    SCORING,
    UN_INTERVENTION,
    cards_in,
    is_card,
)
from detente.games.twilight_struggle.rules.game import TwilightStruggle
from detente.games.twilight_struggle.rules.obligations import must_score, rounds_left
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.trap import DiscardInTrap

_MOST_DEALS: Final = 40
"""So often the supposed hands are changed for one choice."""


class Referee:
    """The game, and the hands that are supposed in it."""

    def __init__(self, path: Path) -> None:
        self.deal = Deal(path, lambda side, card: math.inf)
        self.open_cards = OpenCards(self.deal)
        self._offered: dict[int, list[int]] = {}
        """Seat → what it is offered, which does not depend on what is supposed."""

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
        if seat not in self._offered:
            self._offered[seat] = self._find_offers(seat)
        return self._offered[seat]

    def _find_offers(self, seat: int) -> list[int]:
        state = self.state
        decision = state.decision()
        if decision.automatic and not self.asks_for_hidden_card:
            return [*state.actions(seat)]  # It does not depend on any hand.
        candidates = decision.candidates(state, seat)
        if isinstance(decision, DiscardInTrap):
            candidates.append(PASS)  # TS-QB-3: without a card that would do.
        shown = [a for a in candidates if not Attempt(seat, a).named(self.state)]
        return [action for action in shown if self.explain(seat, action) is None]

    def prompt(self, seat: int) -> Prompt:
        """What a seat is asked, as views have it, without anything from supposed hands."""
        decision = self.state.decision()
        public = self._public()
        options: list[PromptOption] = [
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
        for whose, card in Attempt(seat, action).named(self.state):
            if whose != DECK:
                public.hand[whose] |= 1 << card
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
        return any(holder(self.state, seat) is not None for seat in self.state.to_act)

    def undo(self) -> None:
        """Take back the last choice, whoever made it."""
        if not self.path.moves:
            raise BadInput("terminal-undo-nothing")
        self.path.take_back()
        self._offered.clear()

    def explain(self, seat: int, action: int) -> Refused | None:
        """None if this can be chosen now with hands that fit, else the reason why not."""
        before, lessons = self.path, self.deal.lessons
        try:
            return self._obstacle(Attempt(seat, action))
        finally:
            self.deal.path, self.deal.lessons = before, lessons

    def choose(self, seat: int, action: int, people: People) -> None:
        """Carry out a choice; raises Refused or BadInput, and changes nothing, if it cannot be."""
        before, lessons = self.path, self.deal.lessons
        attempt = Attempt(seat, action)
        try:
            for _ in range(_MOST_DEALS):
                if self._carried_out(attempt, people):
                    return
            raise BadInput("referee-no-deal")
        except BaseException:
            self.deal.path, self.deal.lessons = before, lessons
            raise

    def _carried_out(self, attempt: Attempt, people: People) -> bool:
        """Try a choice with the hands as they are supposed now; False after supposing others."""
        seat, action = attempt.seat, attempt.action
        refusal = self._obstacle(attempt)
        if refusal is not None:
            raise refusal

        def is_true(trial: ColdWar) -> bool:
            return self.open_cards.are_true(attempt, trial, people)

        try:
            after, move = act(self.state, seat, action, Asker(people, seat, attempt.told, is_true))
        except Otherwise:
            return False
        except Missing as missing:
            hold = missing.side, missing.card
            hopeless = hold in attempt.holds  # As if a headline could be drawn from the hand.
            attempt.holds += [*attempt.named(self.state), hold]
            later = self.open_cards.after_draws(attempt)
            if hopeless or not attempt.suppose(self.deal, later):
                raise cannot_hold(self.state, missing.side, missing.card) from missing
            return False
        if not is_true(after):
            return False
        self.path.add(move, after)
        self._offered.clear()
        return True

    def _obstacle(self, attempt: Attempt) -> Refused | None:
        """Why a choice is not allowed, after supposing other hands as long as that helps."""
        for _ in range(_MOST_DEALS):
            if attempt.action in self.state.actions(attempt.seat):
                return None
            refusal = self.state.refusal(attempt.seat, attempt.action)
            if not self._make_possible(attempt, refusal):
                break
        return refusal

    # --- other hands --------------------------------------------------------------------------

    def _make_possible(self, attempt: Attempt, refusal: Refused) -> bool:
        """Suppose hands with which a choice is not refused; False if there are none."""
        state, seat = self.state, attempt.seat
        for whose, card in attempt.named(self.state):
            pool = state.looked if whose == DECK else state.hand[whose]
            if not pool >> card & 1:
                attempt.holds.append((whose, card))
                return attempt.suppose(self.deal)
        if refusal.reason == "refused-no-partner":
            return self._find_partner(attempt)
        cards = self.deal.in_the_way(state, seat, refusal)
        attempt.holds += attempt.named(self.state)
        lacks = [(seat, card) for card in cards if (seat, card) not in attempt.lacks]
        if lacks and self.deal.suppose(attempt.holds, [*attempt.lacks, *lacks]):
            attempt.lacks += lacks
            return True
        return self._must_score(attempt)

    def _must_score(self, attempt: Attempt) -> bool:
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

    def _find_partner(self, attempt: Attempt) -> bool:
        """A card for UN Intervention, or UN Intervention for a card (TS-UN-1)."""
        seat = attempt.seat
        partners = [card for card in self.deal.hidden if OWNED[1 - seat] >> card & 1]
        if attempt.action == UN_INTERVENTION:
            partners = [UN_INTERVENTION]
        return any(self.deal.suppose([*attempt.holds, (seat, card)]) for card in partners)


def new_referee(rules: TwilightStruggle) -> Referee:
    """A game that begins."""
    return Referee(Path(rules, supposed_order(cards_in(rules.cards & EARLY_WAR))))
