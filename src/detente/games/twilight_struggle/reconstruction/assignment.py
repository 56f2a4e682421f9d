"""Which hidden card was drawn when: an assignment that fits all that was seen of a game.

The cards that nobody has seen since a shuffle may have been drawn in any order. If a side must hold
a card, or must not, the hidden cards are matched anew with the draws, and the moves since the first
changed shuffle are played again.
"""

from collections.abc import Iterable
from typing import Final, cast

from detente.core.errors import IllegalMove
from detente.core.event_log import entries
from detente.games.twilight_struggle.reconstruction.events import last_events
from detente.games.twilight_struggle.reconstruction.matching import Matching, NextShown
from detente.games.twilight_struggle.reconstruction.sightings import (
    DECK,
    Absence,
    CardSightings,
)
from detente.games.twilight_struggle.reconstruction.trajectory import Contradiction, Trajectory
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import SCORING, cards_in
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.trap import LEAST_VALUE

_TOO_MANY_SCORING: Final = ("TS-SC-1", "TS-9.5b", "TS-G-12")
"""The rules by which scoring cards in a hand forbid other actions."""
_NOT_HIGHEST: Final = "TS-ME-1"
_MUST_DISCARD: Final = ("TS-QB-1", "TS-QB-4")
"""A side in a trap plays or passes only without a card to discard."""
_NO_PASSING: Final = ("refused-no-passing", "refused-trap-scoring")
"""A side in a trap passes only if it has neither a card to discard nor one to score."""
_MAX_TRIES: Final = 40
"""How many assignments are tried that may turn out to change what everybody saw."""


def _location(state: ColdWar, card: int) -> int:
    """In whose hand a hidden card is, or DECK."""
    for side in (US, USSR):
        if state.hand[side] >> card & 1 or state.headline[side] == card:
            return side
    return DECK


def _drawn_before_deal(state: ColdWar, since: int) -> list[tuple[int, int]]:
    """(side, card) of what the sides have drawn since a move, up to the next turn."""
    found: list[tuple[int, int]] = []
    for event in entries(state.event_log, since):
        if event.kind is log.TURN_STARTED:
            break
        if event.kind is log.CARDS_DRAWN:
            side = US if event.audience == 1 << US else USSR
            found += [(side, card) for card in cast("list[int]", event.values[0])]
    return found


class HiddenAssignment:
    """A game and its hidden cards, assigned so that they fit everything seen in it."""

    def __init__(self, trajectory: Trajectory, next_shown: NextShown) -> None:
        self.trajectory = trajectory
        self.next_shown = next_shown
        self.absences: frozenset[Absence] = frozenset()
        """Absences inferred from assignments that failed; not all of them need be true."""
        self.tries = 0
        self._sightings = CardSightings(trajectory)
        """Under any assignment: the same cards are hidden in all of them."""
        self._followed = [(move.seat, move.action) for move in trajectory.moves]

    @property
    def hidden(self) -> list[int]:
        """The cards whose place is not known to everybody."""
        moves = [(move.seat, move.action) for move in self.trajectory.moves]
        if moves[: self._sightings.now] != self._followed:
            self._sightings = CardSightings(self.trajectory)
        self._sightings.follow(self.trajectory)
        self._followed = moves
        return sorted(self._sightings.hidden)

    def blocking_cards(self, state: ColdWar, side: int, refusal: IllegalMove) -> list[int]:
        """The hidden cards without which an action of a side would not be refused."""
        hidden = self.hidden
        if refusal.rule in _TOO_MANY_SCORING:
            held = [card for card in cards_in(state.hand[side] & SCORING) if card in hidden]
            held.sort(key=lambda card: self.next_shown(side, card))
            others = [card for card in hidden if SCORING >> card & 1 and card not in held]
            return [held[-1], *others] if held else []
        if refusal.rule == _NOT_HIGHEST:
            value = state.card_value(side, state.rules.action_of[refusal.move])
            return [card for card in hidden if state.card_value(side, card) > value]
        if refusal.rule in _MUST_DISCARD:
            return [card for card in hidden if state.card_value(side, card) >= LEAST_VALUE]
        if refusal.reason in _NO_PASSING:
            return [card for card in hidden if SCORING >> card & 1]
        return []

    def reassign(
        self,
        holds: Iterable[tuple[int, int]] = (),
        lacks: Iterable[tuple[int, int]] = (),
        later: ColdWar | None = None,
    ) -> bool:
        """Assign the hidden cards so that sides hold or lack cards now, given as (side, card).

        DECK instead of a side: on top of the deck. `later` is a state after moves that are not part
        of the game yet, if the conditions are for that state. Returns False, and changes nothing,
        if no assignment fits.
        """
        wanted, unwanted = list(holds), list(lacks)
        return any(
            self._reassign(wanted, unwanted, later, absences)
            for absences in dict.fromkeys((self.absences, frozenset[Absence]()))
        )

    def _reassign(
        self,
        holds: list[tuple[int, int]],
        lacks: list[tuple[int, int]],
        later: ColdWar | None,
        absences: frozenset[Absence],
    ) -> bool:
        sightings = CardSightings(self.trajectory)
        if later is not None:
            self._add_later_draws(sightings, later, lacks)
        for side, card in holds:
            interval = sightings.hidden.get(card)
            if interval is not None:
                interval.seen_by, interval.seen_at = side, (sightings.now, 2)
            elif _location(self.trajectory.state, card) != side:
                return False
        now = (sightings.now, 1)
        absent = {Absence(card, side, now) for side, card in lacks if card in sightings.hidden}
        self.tries = 0
        return self._solve(sightings, absences | absent)

    def _add_later_draws(
        self, sightings: CardSightings, later: ColdWar, gone: list[tuple[int, int]]
    ) -> None:
        """Add what is drawn and looked at on the way to a later state.

        `gone` are (side, card) that may have been drawn and discarded again. Only the present deck
        is known, not what will be shuffled into it.
        """
        held = [(side, card) for side in (US, USSR) for card in cards_in(later.hand[side])]
        if later.turn > self.trajectory.state.turn:
            held = _drawn_before_deal(later, self.trajectory.state.move_number + 1)
        deck = set(self.trajectory.state.deck)
        for side, card in dict.fromkeys((*held, *gone)):
            if card in deck and card not in later.deck:
                sightings.draw(card, side, (sightings.now, 0))
        if later.looked and not self.trajectory.state.looked:
            seen = later.looked | later.discard  # Some of them may have been discarded already.
            looked = [card for card in cards_in(seen) if card in deck]
            sightings.look_at(looked, (sightings.now, 0))

    # --- searching ----------------------------------------------------------------------------

    def _solve(self, sightings: CardSightings, absences: frozenset[Absence]) -> bool:
        """Find an assignment under which everybody sees the same game.

        Each one that changes the game adds a condition for the next try.
        """
        self.tries += 1
        if self.tries > _MAX_TRIES:
            return False
        if not Matching(sightings, absences, self.next_shown).complete():
            return False
        try:
            trajectory = self.trajectory.with_orders(sightings.assigned_orders())
        except Contradiction as wrong:
            return any(
                self._solve(sightings, absences | {one}) for one in self._possible_absences(wrong)
            )
        self.trajectory = trajectory
        self.absences = absences
        return True

    def _possible_absences(self, wrong: Contradiction) -> list[Absence]:
        """What may explain a contradiction: one of these cards was not in that hand then."""
        before = (wrong.number, -1)
        blamed = [Absence(card, side, before) for side, card in self._new_cards(wrong)]
        blamed.sort(key=lambda absence: not SCORING >> absence.card & 1)
        return [*self._wrongly_shown(wrong), *blamed]

    def _wrongly_shown(self, wrong: Contradiction) -> list[Absence]:
        """The cards that had to leave a hand, though in the real game they did not."""
        if wrong.after is None:
            return []
        right = [(e.kind, e.values) for e in last_events(self.trajectory.states[wrong.number + 1])]
        return [
            Absence(cast(int, e.values[1]), cast(int, e.values[0]), (wrong.number, index))
            for index, e in enumerate(last_events(wrong.after))
            if e.kind in (log.DISCARDED_FROM_HAND, log.CARD_SHOWN)
            and (e.kind, e.values) not in right
        ]

    def _new_cards(self, wrong: Contradiction) -> list[tuple[int, int]]:
        """(side, card) of what the assignment has added to the hands before the move that failed.

        Where a hand has too many scoring cards, these are all its scoring cards.
        """
        state, right = wrong.state, self.trajectory.states[wrong.number]
        refusal = wrong.__cause__
        if isinstance(refusal, IllegalMove) and refusal.rule in _TOO_MANY_SCORING:
            scoring = cards_in(state.hand[wrong.seat] & SCORING)
            scoring.sort(key=lambda card: not right.holds(wrong.seat, card))
            return [(wrong.seat, card) for card in scoring]
        return [
            (side, card)
            for side in (US, USSR)
            for card in cards_in(state.hand[side] & ~right.hand[side])
        ]
