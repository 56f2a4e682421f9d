"""The deal: which card was drawn where, so that it fits all that was seen and all that was not.

Every draw is a slot: a place in a shuffle, and who drew it. From when a card is shuffled into the
deck until everybody sees it, it leads a hidden life. To suppose hands is to match lives with slots:
every slot has a life; a life that was seen in a hand has a slot of that hand. If one more card must
be somewhere, an alternating path through this matching finds out whether, and how, that can be.
"""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, cast

from detente.core.errors import Refused
from detente.core.event_log import EVERYONE
from detente.games.twilight_struggle.reconstruction.trajectory import (
    OPENING,
    Contradiction,
    Order,
    Path,
    Shuffle,
    cards_named,
    news,
)
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import SCORING, cards_in, is_card
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.trap import LEAST_VALUE

DECK: Final = -1
"""Instead of a side: the top of the deck, where Our Man in Tehran looks."""

Urgency = Callable[[int, int], float]
"""(side, card) → when the side will show the card next, as far as is known; infinite if never."""

_TOO_MANY_SCORING: Final = ("TS-SC-1", "TS-9.5b", "TS-G-12")
"""The rules that let scoring cards of a hand stand in the way."""
_SHUFFLES: Final = (log.DECK_RESHUFFLED, log.MID_WAR_JOINS, log.LATE_WAR_JOINS)
_NOT_HIGHEST: Final = "TS-ME-1"
_MUST_DISCARD: Final = ("TS-QB-1", "TS-QB-4")
"""Who is in a trap plays or passes only without a card to discard."""
_NO_PASSING: Final = "TS-5.1"
"""A side in a trap passes only if it has neither a card to discard nor one to score."""
_MOST_TRIES: Final = 40
"""So many deals are tried that may turn out to change the course of the game."""


Moment = tuple[int, int]
"""The number of a move, and how many things had happened by it; -1: as it was chosen."""


@dataclass(eq=False)
class Slot:
    """A place in a shuffle from which a card was drawn `by` a side, or looked at (DECK)."""

    shuffle: Shuffle
    position: int
    by: int
    at: Moment
    """When it was drawn."""
    life: "Life | None" = None


@dataclass(eq=False)
class Life:
    """A card from its way into the deck until everybody sees it."""

    card: int
    began: Shuffle
    merged: list[Shuffle] = field(default_factory=list)
    """The later shuffles of the whole deck, from which it can have been drawn, too."""
    seen_by: int | None = None
    """In whose hand it was seen, or DECK; None as long as nobody has seen it."""
    seen_at: Moment = (0, 0)
    slot: Slot | None = None

    def may_come_from(self, shuffle: Shuffle) -> bool:
        """Whether it can have been drawn from this shuffle."""
        return shuffle == self.began or shuffle in self.merged

    def was_in_deck(self, shuffle: Shuffle) -> bool:
        """Whether it was still in the deck at this shuffle."""
        in_time = self.slot is None or self.slot.shuffle >= shuffle
        return in_time and self.may_come_from(shuffle)


@dataclass(frozen=True)
class Absence:
    """That a card was not in a side's hand at a moment."""

    card: int
    side: int
    at: Moment

    def forbids(self, life: Life, slot: Slot) -> bool:
        """Whether the life cannot have been in this slot."""
        if (life.card, slot.by) != (self.card, self.side) or slot.at >= self.at:
            return False
        return life.seen_by is None or life.seen_at >= self.at


class Course:
    """The slots and lives of a game so far."""

    def __init__(self, path: Path) -> None:
        self.slots: list[Slot] = []
        self.lives: list[Life] = []
        self.hidden: dict[int, Life] = {}
        """Card → its life, while it is hidden."""
        self.places: dict[int, tuple[Shuffle, int]] = {}
        """Card → where it lay in the last shuffle."""
        self.orders: dict[Shuffle, Order] = {}
        self.now = 0
        self._shuffled(OPENING, path.opening)
        self._happened(path.states[0], -1, [], 0)
        self.follow(path)

    def follow(self, path: Path) -> None:
        """Take in the moves made since."""
        for number in range(self.now, len(path.moves)):
            self._move(path, number)
        self.now = len(path.moves)

    def _move(self, path: Path, number: int) -> None:
        move, before, after = path.moves[number], path.states[number], path.states[number + 1]
        if is_card(move.action):
            self._seen(move.action, (number, -1))
        shuffles = [
            ((number, index), outcome)
            for index, outcome in enumerate(move.outcomes)
            if isinstance(outcome, tuple)
        ]
        if before.looked and not after.looked:  # Our Man in Tehran shuffles without a word.
            self._shuffled(*shuffles.pop(0))
        self._happened(after, number, shuffles, path.seen[number])
        if after.looked and not before.looked:
            self.look_at(cards_in(after.looked), (number, len(news(after))))

    def _happened(
        self, after: ColdWar, number: int, shuffles: list[tuple[Shuffle, Order]], seen: int
    ) -> None:
        """Follow the cards through all that a move led to, in its order."""
        for index, entry in enumerate(news(after)):
            if entry.kind in _SHUFFLES:
                self._shuffled(*shuffles.pop(0))
            elif entry.kind is log.CARDS_DRAWN:
                side = US if entry.audience == 1 << US else USSR
                for card in cast("list[int]", entry.values[0]):
                    self.draw(card, side, (number, index))
            elif entry.kind is log.HAND_SEEN:
                self._all_seen(cards_named(entry) & seen, (number, index))
            elif entry.kind is log.CARD_SEEN or entry.audience == EVERYONE:
                self._all_seen(cards_named(entry), (number, index))

    def _all_seen(self, cards: int, at: Moment) -> None:
        for card in cards_in(cards):
            self._seen(card, at)

    def _shuffled(self, shuffle: Shuffle, order: Order) -> None:
        """New cards begin their lives; if hidden ones are shuffled, it is the whole deck."""
        self.orders[shuffle] = order
        if any(card in self.hidden for card in order):
            for life in self.hidden.values():
                life.merged.append(shuffle)
        for position, card in enumerate(order):
            if card not in self.hidden:
                self.hidden[card] = Life(card, shuffle)
                self.lives.append(self.hidden[card])
            self.places[card] = shuffle, position

    def draw(self, card: int, side: int, at: Moment) -> None:
        """A card that lay in the deck has come to a hand."""
        slot = Slot(*self.places[card], side, at, self.hidden[card])
        self.slots.append(slot)
        self.hidden[card].slot = slot

    def look_at(self, cards: Iterable[int], at: Moment) -> None:
        """Cards on top of the deck are looked at; those that stay there leave their slots empty."""
        self.slots += [Slot(*self.places[card], DECK, at) for card in cards]

    def _seen(self, card: int, at: Moment) -> None:
        """Everybody has seen a card: in the hand to which it had come, or on top of the deck."""
        life = self.hidden.pop(card, None)
        if life is None:
            return
        life.seen_at = at
        if life.slot is None:
            life.seen_by = DECK
            for slot in self.slots:
                if slot.by == DECK and (slot.shuffle, slot.position) == self.places[card]:
                    life.slot, slot.life = slot, life
        else:
            life.seen_by = life.slot.by

    def redealt(self) -> dict[Shuffle, Order]:
        """All shuffles as the lives are in their slots now."""
        return {shuffle: self._order(shuffle) for shuffle in self.orders}

    def _order(self, shuffle: Shuffle) -> Order:
        pile = {life.card for life in self.lives if life.was_in_deck(shuffle)}
        order: list[int | None] = [card if card in pile else None for card in self.orders[shuffle]]
        for slot in self.slots:
            if slot.shuffle == shuffle and slot.life is not None:
                if slot.life.card in order:
                    order[order.index(slot.life.card)] = order[slot.position]
                order[slot.position] = slot.life.card
        rest = sorted(pile.difference(cast("list[int]", order)))
        return tuple(rest.pop() if card is None else card for card in order)


def _whereabouts(state: ColdWar, card: int) -> int:
    """In whose hand a hidden card is, or DECK."""
    for side in (US, USSR):
        if state.hand[side] >> card & 1 or state.headline[side] == card:
            return side
    return DECK


class Deal:
    """A game that is being driven, with a deal supposed that fits it."""

    def __init__(self, path: Path, urgency: Urgency) -> None:
        self.path = path
        self.urgency = urgency
        self.lessons: frozenset[Absence] = frozenset()
        """What was learned about cards that were not somewhere; not all of it need be true."""
        self.tries = 0
        self._course = Course(path)
        """One course of the game: whatever is supposed, the same cards are hidden in it."""
        self._followed = [(move.seat, move.action) for move in path.moves]

    @property
    def hidden(self) -> list[int]:
        """The cards of which nobody can say where they are."""
        choices = [(move.seat, move.action) for move in self.path.moves]
        if choices[: self._course.now] != self._followed:
            self._course = Course(self.path)
        self._course.follow(self.path)
        self._followed = choices
        return sorted(self._course.hidden)

    def in_the_way(self, state: ColdWar, side: int, refusal: Refused) -> list[int]:
        """The hidden cards without which a choice of a side would not be refused."""
        hidden = self.hidden
        if refusal.rule in _TOO_MANY_SCORING:
            held = [card for card in cards_in(state.hand[side] & SCORING) if card in hidden]
            held.sort(key=lambda card: self.urgency(side, card))
            others = [card for card in hidden if SCORING >> card & 1 and card not in held]
            return [held[-1], *others] if held else []
        if refusal.rule == _NOT_HIGHEST:
            value = state.card_value(side, state.rules.action_of[refusal.code])
            return [card for card in hidden if state.card_value(side, card) > value]
        if refusal.rule in _MUST_DISCARD:
            return [card for card in hidden if state.card_value(side, card) >= LEAST_VALUE]
        if refusal.rule == _NO_PASSING:
            return [card for card in hidden if SCORING >> card & 1]
        return []

    def suppose(
        self,
        holds: Iterable[tuple[int, int]] = (),
        lacks: Iterable[tuple[int, int]] = (),
        later: ColdWar | None = None,
    ) -> bool:
        """Suppose for (side, card) that the side holds the card now, or that it does not.

        DECK instead of a side: on top of the deck. `later` is a state to which moves lead that are
        not made yet, if it is only then. False, and nothing is changed, if that cannot be.
        """
        wanted, unwanted = list(holds), list(lacks)
        return any(
            self._suppose(wanted, unwanted, later, lessons)
            for lessons in dict.fromkeys((self.lessons, frozenset[Absence]()))
        )

    def _suppose(
        self,
        holds: list[tuple[int, int]],
        lacks: list[tuple[int, int]],
        later: ColdWar | None,
        lessons: frozenset[Absence],
    ) -> bool:
        course = Course(self.path)
        if later is not None:
            self._look_ahead(course, later, lacks)
        for side, card in holds:
            life = course.hidden.get(card)
            if life is not None:
                life.seen_by, life.seen_at = side, (course.now, 2)
            elif _whereabouts(self.path.state, card) != side:
                return False
        now = (course.now, 1)
        absent = {Absence(card, side, now) for side, card in lacks if card in course.hidden}
        self.tries = 0
        return self._settle(course, lessons | absent)

    def _look_ahead(self, course: Course, later: ColdWar, gone: list[tuple[int, int]]) -> None:
        """Count what will be drawn and looked at on the way to a later state; `gone` may be again.

        Only the deck as it is now can be foreseen, not what will be shuffled into it.
        """
        held = [(side, card) for side in (US, USSR) for card in cards_in(later.hand[side])]
        deck = set(self.path.state.deck)
        for side, card in dict.fromkeys((*held, *gone)):
            if card in deck and card not in later.deck:
                course.draw(card, side, (course.now, 0))
        if later.looked and not self.path.state.looked:
            looked = [card for card in cards_in(later.looked) if card in deck]
            course.look_at(looked, (course.now, 0))

    # --- finding a deal -----------------------------------------------------------------------

    def _settle(self, course: Course, absences: frozenset[Absence]) -> bool:
        """Find a deal that fits and leads to the same game; learn from those that do not."""
        self.tries += 1
        if self.tries > _MOST_TRIES or not _Matching(course, absences, self.urgency).complete():
            return False
        try:
            path = self.path.redealt(course.redealt())
        except Contradiction as wrong:
            return any(self._settle(course, absences | {one}) for one in self._lessons(wrong))
        self.path = path
        self.lessons = absences
        return True

    def _lessons(self, wrong: Contradiction) -> list[Absence]:
        """What a contradiction may teach: one of these cards was not in that hand then."""
        before = (wrong.number, -1)
        blamed = [Absence(card, side, before) for side, card in self._newcomers(wrong)]
        blamed.sort(key=lambda absence: not SCORING >> absence.card & 1)
        return [*self._shown_too_much(wrong), *blamed]

    def _shown_too_much(self, wrong: Contradiction) -> list[Absence]:
        """The cards that came out of a hand by themselves, which had not happened."""
        if wrong.after is None:
            return []
        right = [(e.kind, e.values) for e in news(self.path.states[wrong.number + 1])]
        return [
            Absence(cast(int, e.values[1]), cast(int, e.values[0]), (wrong.number, index))
            for index, e in enumerate(news(wrong.after))
            if e.kind in (log.DISCARDED_FROM_HAND, log.CARD_SHOWN)
            and (e.kind, e.values) not in right
        ]

    def _newcomers(self, wrong: Contradiction) -> list[tuple[int, int]]:
        """(side, card) of what may have made the difference; too many scoring cards may be old."""
        state, right = wrong.state, self.path.states[wrong.number]
        refusal = wrong.__cause__
        if isinstance(refusal, Refused) and refusal.rule in _TOO_MANY_SCORING:
            scoring = cards_in(state.hand[wrong.seat] & SCORING)
            scoring.sort(key=lambda card: not right.holds(wrong.seat, card))
            return [(wrong.seat, card) for card in scoring]
        return [
            (side, card)
            for side in (US, USSR)
            for card in cards_in(state.hand[side] & ~right.hand[side])
        ]


class _Matching:
    """Lives matched with slots, as far as they are already, under new conditions."""

    def __init__(self, course: Course, absences: frozenset[Absence], urgency: Urgency) -> None:
        self.course = course
        self.urgency = urgency
        self.absences: dict[int, list[Absence]] = {}
        for absence in absences:
            self.absences.setdefault(absence.card, []).append(absence)

    def complete(self) -> bool:
        """Whether every draw has its card and every card that was seen its draw."""
        for slot in self.course.slots:
            life = slot.life
            if life is not None and not self._fits(life, slot):
                life.slot = slot.life = None
        for life in self.course.lives:
            if life.seen_by is not None and life.slot is None and not self._place(life, set()):
                return False
        return all(
            self._fill(slot, set())
            for slot in self.course.slots
            if slot.life is None and slot.by != DECK
        )

    def _fits(self, life: Life, slot: Slot) -> bool:
        if not life.may_come_from(slot.shuffle):
            return False
        if life.seen_by is None:
            if slot.by == DECK:
                return False
        elif slot.by != life.seen_by or slot.at >= life.seen_at:
            return False
        return not any(one.forbids(life, slot) for one in self.absences.get(life.card, ()))

    def _place(self, life: Life, tried: set[int]) -> bool:
        """Find a slot for a life that was seen; who has it and was not may go back to the deck."""
        slots = [slot for slot in self.course.slots if self._fits(life, slot)]
        slots.sort(key=self._loss)
        for slot in slots:
            if id(slot) in tried:
                continue
            tried.add(id(slot))
            other = slot.life
            if other is None or other.seen_by is None or self._place(other, tried):
                if other is not None and other.slot is slot:
                    other.slot = None
                life.slot, slot.life = slot, life
                return True
        return False

    def _loss(self, slot: Slot) -> float:
        """How much is lost if its card goes: nothing if there is none or it is never shown."""
        life = slot.life
        if life is None:
            return -1.0
        return 2.0 if life.seen_by is not None else 1 / (1 + self.urgency(slot.by, life.card))

    def _fill(self, slot: Slot, tried: set[int]) -> bool:
        """Find a life for a slot: one in the deck, or one whose own slot can be filled."""
        lives = [life for life in self.course.lives if self._fits(life, slot)]
        lives.sort(key=lambda life: self._use(life, slot))
        for life in lives:
            if id(life) in tried:
                continue
            tried.add(id(life))
            own = life.slot
            if own is None or (own.by != DECK and self._refilled(own, life, tried)):
                life.slot, slot.life = slot, life
                return True
        return False

    def _refilled(self, slot: Slot, life: Life, tried: set[int]) -> bool:
        slot.life = None
        if self._fill(slot, tried):
            return True
        slot.life = life
        return False

    def _use(self, life: Life, slot: Slot) -> tuple[bool, bool, bool, float]:
        """The best for a slot: in the deck, shown by its owner soon, not by the other side."""
        soon = self.urgency(slot.by, life.card)
        return (
            life.slot is not None,
            bool(SCORING >> life.card & 1) and soon == math.inf,
            self.urgency(1 - slot.by, life.card) < math.inf,
            soon,
        )
