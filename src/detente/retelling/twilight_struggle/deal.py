"""The deal: which card was drawn where, so that it fits all that was seen and all that was not.

Every draw is a slot: a place in a shuffle, and who drew it. From when a card is shuffled into the
deck until everybody sees it, it leads a hidden life. To suppose hands is to match lives with slots:
every slot has a life; a life that was seen in a hand has a slot of that hand. If one more card must
be somewhere, an alternating path through this matching finds out whether, and how, that can be.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, cast

from detente.core.errors import Refused
from detente.core.pile import mask_of
from detente.games.twilight_struggle import log
from detente.games.twilight_struggle.cards import SCORING, cards_in, is_card
from detente.games.twilight_struggle.sides import US, USSR
from detente.games.twilight_struggle.state import ColdWar
from detente.games.twilight_struggle.trap import LEAST_VALUE
from detente.retelling.twilight_struggle.path import Contradiction, Order, Path, Pick, Shuffle, news

DECK: Final = -1
"""Instead of a side: the top of the deck, where Our Man in Tehran looks."""

Urgency = Callable[[int, int], float]
"""(side, card) → when the side will show the card next, as far as is known; infinite if never."""

_TOO_MANY_SCORING: Final = ("TS-SC-1", "TS-9.5b", "TS-G-12")
"""The rules that let scoring cards of a hand stand in the way."""
_MOST_LESSONS: Final = 40
"""So often a deal may turn out to change the course of the game before it is given up."""


@dataclass(eq=False)
class Slot:
    """A place in a shuffle from which a card was drawn `by` a side, or looked at (DECK)."""

    shuffle: Shuffle
    position: int
    by: int
    at: int
    """The number of the move by which it was drawn."""
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
    seen_at: int = 0
    slot: Slot | None = None

    def was_in_deck(self, shuffle: Shuffle) -> bool:
        """Whether it was still in the deck at this shuffle."""
        if shuffle != self.began and shuffle not in self.merged:
            return False
        return self.slot is None or self.slot.shuffle >= shuffle


@dataclass(frozen=True)
class Absence:
    """That a card was not in a side's hand before a move."""

    card: int
    side: int
    at: int

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
        self.now = len(path.moves)
        self._shuffled((-1, 0), path.opening)
        self._draws(path.states[0], -1)
        for number in range(self.now):
            self._move(path, number)

    def _move(self, path: Path, number: int) -> None:
        before, after = path.states[number], path.states[number + 1]
        move = path.moves[number]
        named = [move.action] if is_card(move.action) else []
        named += [outcome.card for outcome in move.outcomes if isinstance(outcome, Pick)]
        seen = path.seen[number] | mask_of(named)
        drawn = _drawn_by(after)
        just_drawn = [card for card in cards_in(seen) if card in drawn and card in before.deck]
        for card in cards_in(seen):
            if card not in just_drawn:
                self._seen(card, _whereabouts(before, card), number)
        for index, outcome in enumerate(move.outcomes):
            if isinstance(outcome, tuple):
                self._shuffled((number, index), outcome)
        self._draws(after, number)
        for card in just_drawn:
            self._seen(card, drawn[card], number)
        if after.looked and not before.looked:
            self.look_at(cards_in(after.looked), number)

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

    def _draws(self, after: ColdWar, number: int) -> None:
        for card, side in _drawn_by(after).items():
            self.draw(card, side, number)

    def draw(self, card: int, side: int, number: int) -> None:
        """A card that lay in the deck has come to a hand."""
        slot = Slot(*self.places[card], side, number, self.hidden[card])
        self.slots.append(slot)
        self.hidden[card].slot = slot

    def look_at(self, cards: Iterable[int], number: int) -> None:
        """Cards on top of the deck are looked at; those that stay there leave their slots empty."""
        self.slots += [Slot(*self.places[card], DECK, number) for card in cards]

    def _seen(self, card: int, by: int, number: int) -> None:
        life = self.hidden.pop(card, None)
        if life is None:
            return
        life.seen_by, life.seen_at = by, number
        if by == DECK:
            for slot in self.slots:
                if slot.by == DECK and (slot.shuffle, slot.position) == self.places[card]:
                    life.slot, slot.life = slot, life

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


def _drawn_by(state: ColdWar) -> dict[int, int]:
    """Card → side, of all cards drawn by the last move."""
    drawn: dict[int, int] = {}
    for entry in news(state):
        if entry.kind is log.CARDS_DRAWN:
            side = US if entry.audience == 1 << US else USSR
            drawn |= dict.fromkeys(cast("list[int]", entry.values[0]), side)
    return drawn


class Deal:
    """A game that is being driven, with a deal supposed that fits it."""

    def __init__(self, path: Path, urgency: Urgency) -> None:
        self.path = path
        self.urgency = urgency
        self.absences: set[Absence] = set()

    # --- what must be -------------------------------------------------------------------------

    def hold(self, *wanted: tuple[int, int], later: ColdWar | None = None) -> bool:
        """Suppose that for each (side, card) the side holds the card now; DECK: it lies on top.

        `later` is a state that moves not yet made lead to, if it is only then.
        """
        course = self._course(later)
        for side, card in wanted:
            life = course.hidden.get(card)
            if life is not None:
                life.seen_by, life.seen_at = side, course.now + 1
            elif _whereabouts(self.path.state, card) != side:
                return False
        return self._settle(course, set())

    def lack(self, side: int, cards: Iterable[int]) -> bool:
        """Suppose that a side holds none of these cards now, as far as they are hidden."""
        course = self._course(None)
        hidden = [card for card in cards if card in course.hidden]
        return self._settle(course, {Absence(card, side, course.now) for card in hidden})

    def loosen(self, state: ColdWar, side: int, refusal: Refused) -> bool:
        """Suppose that a side does not hold what stands in the way of a choice."""
        hidden = self.hidden
        if refusal.rule in _TOO_MANY_SCORING:
            held = [card for card in cards_in(state.hand[side] & SCORING) if card in hidden]
            held.sort(key=lambda card: self.urgency(side, card))
            others = [card for card in hidden if SCORING >> card & 1 and card not in held]
            return bool(held) and self.lack(side, [held[-1], *others])
        if refusal.rule == "TS-ME-1":
            value = state.card_value(side, state.rules.action_of[refusal.code])
            return self.lack(side, [c for c in hidden if state.card_value(side, c) > value])
        if refusal.rule == "TS-QB-1":  # A round without a discard in a trap.
            good = [card for card in hidden if state.card_value(side, card) >= LEAST_VALUE]
            return self.lack(side, good)
        return False

    @property
    def hidden(self) -> list[int]:
        """The cards of which nobody can say where they are."""
        return sorted(Course(self.path).hidden)

    def _course(self, later: ColdWar | None) -> Course:
        course = Course(self.path)
        if later is not None:
            before = self.path.state
            for side in (US, USSR):
                for card in cards_in(later.hand[side] & ~before.hand[side]):
                    if card in before.deck:
                        course.draw(card, side, course.now)
            if later.looked and not before.looked:
                looked = [card for card in cards_in(later.looked) if card in before.deck]
                course.look_at(looked, course.now)
        return course

    # --- finding a deal -----------------------------------------------------------------------

    def _settle(self, course: Course, absences: set[Absence]) -> bool:
        """Find a deal that fits and leads to the same game; learn from those that do not."""
        known = self.absences | absences
        for _ in range(_MOST_LESSONS):
            if not _Matching(course, known, self.urgency).complete():
                return False
            try:
                self.path = self.path.redealt(course.redealt())
            except Contradiction as lesson:
                known = known | {self._lesson(lesson)}
            else:
                self.absences = known
                return True
        return False

    def _lesson(self, wrong: Contradiction) -> Absence:
        """A card that came into a hand by the deal cannot have been there then."""
        right = self.path.states[wrong.number]
        new = [
            (not SCORING >> card & 1, side != wrong.seat, card, side)
            for side in (US, USSR)
            for card in cards_in(wrong.state.hand[side] & ~right.hand[side])
        ]
        _, _, card, side = min(new)
        return Absence(card, side, wrong.number)


class _Matching:
    """Lives matched with slots, as far as they are already, under new conditions."""

    def __init__(self, course: Course, absences: set[Absence], urgency: Urgency) -> None:
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
        if slot.shuffle != life.began and slot.shuffle not in life.merged:
            return False
        if life.seen_by is None:
            if slot.by == DECK:
                return False
        elif slot.by != life.seen_by or slot.at > life.seen_at:
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
        return (
            life.slot is not None,
            bool(SCORING >> life.card & 1) and self.urgency(slot.by, life.card) == float("inf"),
            self.urgency(1 - slot.by, life.card) < float("inf"),
            self.urgency(slot.by, life.card),
        )
