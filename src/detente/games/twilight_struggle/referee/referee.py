"""A game on a real table: people say what they chose, rolled and drew, the engine checks it.

The engine never learns the hands. It assumes hands that fit all that has been seen; when people
show another card, the hidden cards are reassigned, and the moves since are played again.
"""

import math
from itertools import combinations
from typing import Final, cast

from detente.console.referee import Ask, RefereePart
from detente.core.deck import mask_of
from detente.core.errors import IllegalMove, InvalidInput
from detente.core.game import Game
from detente.core.record import Record
from detente.core.view_types import Prompt, PromptMove
from detente.games.twilight_struggle.reconstruction.assignment import HiddenAssignment
from detente.games.twilight_struggle.reconstruction.events import last_events
from detente.games.twilight_struggle.reconstruction.hidden_decisions import holder
from detente.games.twilight_struggle.reconstruction.outcomes import CardNotHeld, make_move
from detente.games.twilight_struggle.reconstruction.sightings import DECK
from detente.games.twilight_struggle.reconstruction.trajectory import Trajectory, trajectory_of
from detente.games.twilight_struggle.referee.attempt import Attempt, cannot_hold
from detente.games.twilight_struggle.referee.face_up import FaceUpCards
from detente.games.twilight_struggle.referee.questions import (
    RetryWithOtherHands,
    TableOracle,
    TableQuestions,
    assumed_order,
    likely_cards,
)
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.action_round import ChooseCard
from detente.games.twilight_struggle.rules.cards import (
    EARLY_WAR,
    EVENT_FIRST,
    OPS,
    OPS_FIRST,
    OWNED,
    PASS,
    SCORING,
    UN_INTERVENTION,
    cards_in,
    is_card,
    is_country,
)
from detente.games.twilight_struggle.rules.game import TwilightStruggle
from detente.games.twilight_struggle.rules.obligations import must_score, rounds_left
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.trap import DiscardInTrap

_MAX_REASSIGNMENTS: Final = 40
"""How often the hidden cards are reassigned for one action."""
_USES: Final = {
    log.PLAYED_AS_EVENT: "event",
    log.PLAYED_FOR_OPS: "ops",
    log.PLAYED_FOR_SPACE: "space",
}


class Referee:
    """The game so far, and the hands assumed in it: a `GameReferee`."""

    def __init__(self, trajectory: Trajectory) -> None:
        self.assignment = HiddenAssignment(trajectory, lambda side, card: math.inf)
        self.face_up = FaceUpCards(self.assignment)
        self._offered: dict[int, list[int]] = {}
        """Seat → what it is offered, which does not depend on the assumed hands."""

    @property
    def trajectory(self) -> Trajectory:
        """The game so far."""
        return self.assignment.trajectory

    @property
    def state(self) -> ColdWar:
        """The present state, with assumed hands."""
        return self.trajectory.state

    def record(self, notes: dict[str, str]) -> Record:
        """The record of the game so far; its hidden cards are assumed ones."""
        return self.trajectory.record(notes)

    def offers(self, seat: int) -> list[int]:
        """The actions offered to a seat, except hidden cards, of which any may be named."""
        if seat not in self._offered:
            self._offered[seat] = self._find_offers(seat)
        return self._offered[seat]

    def _find_offers(self, seat: int) -> list[int]:
        state = self.state
        decision = state.decision()
        if decision.auto_resolve and not self.asks_for_hidden_card:
            return [*state.legal_actions(seat)]  # It does not depend on any hand.
        candidates = decision.candidates(state, seat)
        if isinstance(decision, DiscardInTrap):
            candidates.append(PASS)  # TS-QB-3: without a card that would do.
        shown = [a for a in candidates if not Attempt(seat, a).named(self.state)]
        return [action for action in shown if self.explain(seat, action) is None]

    def prompt(self, seat: int) -> Prompt:
        """The prompt of a seat as in its view, without anything from assumed hands."""
        decision = self.state.decision()
        public = self._public()
        moves: list[PromptMove] = [
            {
                "move": self.state.game.codes[action],
                "label": decision.label(self.state, seat, action),
                "hint": decision.hint(public, seat, action),
            }
            for action in self.offers(seat)
        ]
        args = decision.prompt_args(self.state, seat)
        return {"id": decision.prompt, "rule": decision.rule, "args": args, "moves": moves}

    def is_fatal(self, seat: int, action: int) -> bool:
        """Whether everybody can see that this action may lose the game at once."""
        public = self._public()
        for whose, card in Attempt(seat, action).named(self.state):
            if whose != DECK:
                public.hand[whose] |= 1 << card
        return "loses" in public.decision().hint(public, seat, action)

    def _public(self) -> ColdWar:
        """A copy of the state in which hands have only cards that everybody knows to be there."""
        public = cast(ColdWar, self.state.hypothetical())
        public.legal_for = -1
        hidden = mask_of(self.assignment.hidden)
        public.hand = [hand & ~hidden for hand in public.hand]
        return public

    @property
    def asks_for_hidden_card(self) -> bool:
        """Whether the present decision is about cards that only their holder sees."""
        return any(holder(self.state, seat) is not None for seat in self.state.to_act)

    def unlisted(self) -> str | None:
        """The text that says why cards of a hand are not listed, if one is to be named."""
        if not self.asks_for_hidden_card:
            return None
        both = len(self.state.to_act) > 1 or self.state.pending_actions
        return "referee-any-headline" if both else "referee-any-card"

    def names(self, seat: int) -> list[list[str]]:
        """The moves that are listed or, where a hidden card is asked for, all cards; then all."""
        codes = self.state.game.codes
        offered = [codes[action] for action in self.offers(seat)]
        if not self.asks_for_hidden_card:
            return [offered, [*codes]]
        likely = [codes[card] for card in likely_cards(self.assignment)]
        cards = [code for action, code in enumerate(codes) if is_card(action)]
        return [[*offered, *likely], cards, [*codes]]

    def is_short(self, action: int) -> bool:
        """Whether this is a country."""
        return is_country(action)

    def implied_move(self) -> str | None:
        """How the last card was used, if there was only one way, so that nobody was asked."""
        if not is_card(self.trajectory.moves[-1].action):
            return None
        uses = [_USES[event.kind] for event in last_events(self.state) if event.kind in _USES]
        return uses[0] if uses else None

    def unsaid_move(self, seat: int, code: str) -> str | None:
        """Operations, if people say at once whether these or the event comes first."""
        codes = self.state.game.codes
        orders = (codes[EVENT_FIRST], codes[OPS_FIRST])
        return codes[OPS] if code in orders and OPS in self.offers(seat) else None

    def undo(self) -> None:
        """Take back the last move, of either seat."""
        if not self.trajectory.moves:
            raise InvalidInput("terminal-undo-nothing")
        self.trajectory.take_back()
        self._offered.clear()

    def explain(self, seat: int, action: int) -> IllegalMove | None:
        """None if an action is legal with hands that fit what was seen, else the refusal."""
        before, absences = self.trajectory, self.assignment.absences
        try:
            return self._refusal(Attempt(seat, action))
        finally:
            self.assignment.trajectory, self.assignment.absences = before, absences

    def play(self, seat: int, action: int, ask: Ask) -> None:
        """Make a move; IllegalMove or InvalidInput, and no change, if it is impossible."""
        before, absences = self.trajectory, self.assignment.absences
        attempt = Attempt(seat, action)
        questions = TableQuestions(ask, self.assignment)
        try:
            for _ in range(_MAX_REASSIGNMENTS):
                if self._try(attempt, questions):
                    return
            raise InvalidInput("referee-no-deal")
        except BaseException:
            self.assignment.trajectory, self.assignment.absences = before, absences
            raise

    def _try(self, attempt: Attempt, questions: TableQuestions) -> bool:
        """Play an action with the hands assumed now; False after assuming other hands."""
        seat, action = attempt.seat, attempt.action
        refusal = self._refusal(attempt)
        if refusal is not None:
            raise refusal

        def matches_table(trial: ColdWar) -> bool:
            return self.face_up.match_table(attempt, trial, questions)

        oracle = TableOracle(questions, attempt.outcomes, matches_table)
        try:
            after, move = make_move(self.state, seat, action, oracle)
        except RetryWithOtherHands:
            return False
        except CardNotHeld as missing:
            hold = missing.side, missing.card
            hopeless = hold in attempt.holds  # Assuming it did not help, as for a headline.
            attempt.holds += [*attempt.named(self.state), hold]
            later = self.face_up.after_draws(attempt)
            if hopeless or not attempt.reassign(self.assignment, later):
                raise cannot_hold(self.state, missing.side, missing.card) from missing
            return False
        if not matches_table(after):
            return False
        self.trajectory.add(move, after)
        self._offered.clear()
        return True

    def _refusal(self, attempt: Attempt) -> IllegalMove | None:
        """Why an action is illegal, after assuming other hands as long as that helps."""
        for _ in range(_MAX_REASSIGNMENTS):
            if attempt.action in self.state.legal_actions(attempt.seat):
                return None
            refusal = self.state.refusal(attempt.seat, attempt.action)
            if not self._make_legal(attempt, refusal):
                break
        return refusal

    # --- other hands --------------------------------------------------------------------------

    def _make_legal(self, attempt: Attempt, refusal: IllegalMove) -> bool:
        """Assume hands with which an action is legal; False if there are none."""
        state, seat = self.state, attempt.seat
        for whose, card in attempt.named(self.state):
            pool = state.looked if whose == DECK else state.hand[whose]
            if not pool >> card & 1:
                attempt.holds.append((whose, card))
                return attempt.reassign(self.assignment)
        if refusal.reason == "refused-no-partner":
            return self._find_partner(attempt)
        cards = self.assignment.blocking_cards(state, seat, refusal)
        attempt.holds += attempt.named(self.state)
        lacks = [(seat, card) for card in cards if (seat, card) not in attempt.lacks]
        if lacks and self.assignment.reassign(attempt.holds, [*attempt.lacks, *lacks]):
            attempt.lacks += lacks
            return True
        return self._must_score(attempt)

    def _must_score(self, attempt: Attempt) -> bool:
        """Assume so many scoring cards that one of them must be played now (TS-SC-1)."""
        state, seat, card = self.state, attempt.seat, attempt.action
        asks = isinstance(state.decision(), ChooseCard | DiscardInTrap)
        if not asks or not is_card(card) or not SCORING >> card & 1 or must_score(state, seat):
            return False
        hidden = [
            other for other in self.assignment.hidden if SCORING >> other & 1 and other != card
        ]
        known = (state.hand[seat] & SCORING & ~mask_of(hidden)).bit_count()
        for others in combinations(hidden, max(rounds_left(state, seat) - known, 0)):
            holds = [*attempt.holds, *((seat, other) for other in others)]
            if self.assignment.reassign(holds, attempt.lacks):
                attempt.holds = holds
                return True
        return False

    def _find_partner(self, attempt: Attempt) -> bool:
        """Assume a card for UN Intervention, or UN Intervention for a card (TS-UN-1)."""
        seat = attempt.seat
        partners = [card for card in self.assignment.hidden if OWNED[1 - seat] >> card & 1]
        if attempt.action == UN_INTERVENTION:
            partners = [UN_INTERVENTION]
        return any(self.assignment.reassign([*attempt.holds, (seat, card)]) for card in partners)


def new_referee(game: Game) -> Referee:
    """The referee of a new game."""
    rules = cast(TwilightStruggle, game)
    if rules.reveal_held:
        raise InvalidInput("referee-impossible-setting", setting="reveal_held=true")
    return Referee(Trajectory(rules, assumed_order(cards_in(rules.cards & EARLY_WAR))))


def resumed_referee(record: Record) -> Referee:
    """The referee of a game that a referee has recorded."""
    return Referee(trajectory_of(record))


REFEREE: Final = RefereePart(new_referee, resumed_referee)
