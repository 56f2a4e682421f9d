"""All worlds that a seat cannot rule out, with their odds, from nothing but what it has seen.

A reference for the resampling of secret hands (secrets.py): a small deck is driven at random
through all that can happen to it, and a seat's diary follows every world that is possible, whatever
the shuffles and the other players may have done. Players are taken to move at random.

A world is what lies in each hand, in each pack, and in the deck: blocks of cards, the top one last,
of which only the order of the blocks is known.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random

import detente
from detente.core.deck import mask_of
from detente.core.rng import rng_from_seed
from detente.core.state import State
from detente.games.secret_power.rules.secrets import Deck, new_deck
from detente.games.secret_power.rules.state import Conspiracy

Cards = frozenset[int]
Blocks = tuple[Cards, ...]
World = tuple[tuple[Cards, ...], tuple[Cards, ...], Blocks]
"""Hands, packs, deck."""
Odds = dict[World, float]


class Diary:
    """What one seat writes down, and the worlds that are left."""

    def __init__(self, seat: int, seats: int, size: int) -> None:
        self.seat = seat
        nothing: tuple[Cards, ...] = (frozenset(),) * seats
        self.odds: Odds = {(nothing, nothing, (frozenset(range(size)),)): 1.0}

    def settle(self, found: Iterator[tuple[World, float]]) -> None:
        """Replace the worlds; some may have turned out to be the same, or impossible."""
        after: Odds = defaultdict(float)
        for world, share in found:
            after[world] += share
        total = sum(after.values())
        self.odds = {world: share / total for world, share in after.items()}

    def draws(self, holder: int, seen: int | None) -> None:
        """A player draws; the seat sees the card if it is its own, or lies open."""
        self.settle(self._draws(holder, seen))

    def _draws(self, holder: int, seen: int | None) -> Iterator[tuple[World, float]]:
        for (hands, packs, deck), share in self.odds.items():
            for card, rest in from_top(deck):
                if seen is None or seen == card:
                    here = changed(hands, holder, hands[holder] | {card})
                    yield (here, packs, rest), share / len(deck[-1])

    def leaves(self, holder: int, card: int) -> None:
        """A card leaves a hand openly, which a player chose at random."""
        self.settle(
            ((changed(hands, holder, hands[holder] - {card}), packs, deck), share)
            for (hands, packs, deck), share in self.odds.items()
            if card in hands[holder]
        )

    def put_back(self, sizes: list[int], own: Cards) -> None:
        """Everybody shuffles cards of the hand into the deck; the seat knows its own ones."""
        self.settle(self._put_back(sizes, own))

    def _put_back(self, sizes: list[int], own: Cards) -> Iterator[tuple[World, float]]:
        for (hands, packs, deck), share in self.odds.items():
            for back, kept in choices(hands, sizes, {self.seat: own}):
                whole = frozenset().union(*deck, *back)
                yield (kept, packs, (whole,) if whole else ()), share

    def mixes(self, cards: Cards) -> None:
        """Open cards are shuffled into the deck."""
        self.settle(
            ((hands, packs, (frozenset().union(*deck, cards),)), share)
            for (hands, packs, deck), share in self.odds.items()
        )

    def looks(self, holder: int, count: int) -> None:
        """Another player looks at the top cards, keeps one, puts back the others."""
        for _ in range(count):
            self.settle(self._lifts(holder))
        self.settle(self._keeps_one(holder))

    def _lifts(self, holder: int) -> Iterator[tuple[World, float]]:
        for (hands, packs, deck), share in self.odds.items():
            for card, rest in from_top(deck):
                lifted = changed(packs, holder, packs[holder] | {card})
                yield (hands, lifted, rest), share / len(deck[-1])

    def _keeps_one(self, holder: int) -> Iterator[tuple[World, float]]:
        for (hands, packs, deck), share in self.odds.items():
            for card in packs[holder]:
                here = changed(hands, holder, hands[holder] | {card})
                back = packs[holder] - {card}
                rest = (*deck, back) if back else deck
                yield (here, changed(packs, holder, frozenset()), rest), share / len(packs[holder])

    def looked(self, seen: list[int], kept: int, back: list[int]) -> None:
        """The seat itself looks, topmost card first, and puts back cards in an order."""
        for card in seen:
            self.draws(self.seat, card)
        self.settle(
            (
                (
                    changed(hands, self.seat, (hands[self.seat] - set(seen)) | {kept}),
                    packs,
                    (*deck, *[frozenset({card}) for card in back]),
                ),
                share,
            )
            for (hands, packs, deck), share in self.odds.items()
        )

    def dealt(self, count: int, own: Cards) -> None:
        """Packs are dealt, one a player."""
        self.settle(self._dealt(count, own))

    def _dealt(self, count: int, own: Cards) -> Iterator[tuple[World, float]]:
        for (hands, packs, deck), share in self.odds.items():
            (whole,) = deck
            for dealt, rest in split(whole - own, [count] * (len(packs) - 1)):
                around = (*dealt[: self.seat], own, *dealt[self.seat :])
                yield (hands, around, (rest,) if rest else ()), share

    def drafted(self, kept: int, passed: Cards) -> None:
        """All keep a card; the seat knows which it kept itself, and what it is passed."""
        self.settle(self._drafted(kept, passed))

    def _drafted(self, kept: int, passed: Cards) -> Iterator[tuple[World, float]]:
        for (hands, packs, deck), share in self.odds.items():
            own = {self.seat: frozenset({kept})}
            for taken, rest in choices(packs, [1] * len(packs), own):
                around = (rest[-1], *rest[:-1])
                if around[self.seat] == passed:
                    held = tuple(hand | card for hand, card in zip(hands, taken, strict=True))
                    yield (held, around, deck), share

    def ends(self) -> None:
        """The last card of a pack is kept."""
        nothing: tuple[Cards, ...] = (frozenset(),)
        self.settle(
            (
                (
                    tuple(hand | pack for hand, pack in zip(hands, packs, strict=True)),
                    nothing * len(packs),
                    deck,
                ),
                share,
            )
            for (hands, packs, deck), share in self.odds.items()
        )

    def allows(self, hands: tuple[Cards, ...], packs: tuple[Cards, ...], deck: list[int]) -> bool:
        """Whether a world that was drawn, with the order of its deck, is possible."""
        return any(world[:2] == (hands, packs) and fits(deck, world[2]) for world in self.odds)

    def chance_of(self, card: int) -> dict[str, float]:
        """Where a card can be: place → odds."""
        found: dict[str, float] = defaultdict(float)
        for (hands, packs, deck), share in self.odds.items():
            for holder, hand in enumerate(hands):
                if card in hand:
                    found[f"hand {holder}"] += share
                if card in packs[holder]:
                    found[f"pack {holder}"] += share
            below = 0
            for block in deck:
                for place in range(below, below + len(block)):
                    if card in block:
                        found[f"deck {place}"] += share / len(block)
                below += len(block)
        return found


def from_top(deck: Blocks) -> Iterator[tuple[int, Blocks]]:
    """The cards that may lie on top, and what is left."""
    for card in deck[-1]:
        rest = deck[-1] - {card}
        yield card, (*deck[:-1], rest) if rest else deck[:-1]


def changed(hands: tuple[Cards, ...], holder: int, hand: Cards) -> tuple[Cards, ...]:
    """The hands with another one for one player."""
    return (*hands[:holder], hand, *hands[holder + 1 :])


def choices(
    hands: tuple[Cards, ...], sizes: list[int], fixed: dict[int, Cards], holder: int = 0
) -> Iterator[tuple[tuple[Cards, ...], tuple[Cards, ...]]]:
    """What all players may take out of their hands, and what they are left with."""
    if holder == len(hands):
        yield (), ()
        return
    hand = hands[holder]
    some = [fixed[holder]] if holder in fixed else combinations(sorted(hand), sizes[holder])
    for cards in some:
        for taken, left in choices(hands, sizes, fixed, holder + 1):
            yield (frozenset(cards), *taken), (hand - frozenset(cards), *left)


def split(whole: Cards, sizes: list[int]) -> Iterator[tuple[tuple[Cards, ...], Cards]]:
    """All ways to deal packs out of some cards, and what is left."""
    if not sizes:
        yield (), whole
        return
    for pack in combinations(sorted(whole), sizes[0]):
        for packs, rest in split(whole - set(pack), sizes[1:]):
            yield (frozenset(pack), *packs), rest


def fits(deck: list[int], blocks: Blocks) -> bool:
    """Whether an order of the deck is one of those that its blocks allow."""
    below = 0
    for block in blocks:
        if set(deck[below : below + len(block)]) != block:
            return False
        below += len(block)
    return below == len(deck)


# --- a small deck, and what happens to it ---------------------------------------------------------


class Table:
    """A small deck with hands, packs and a discard; every seat keeps its diary.

    `spare` only shuffles: a deck asks a state for shuffles and for nothing else.
    """

    def __init__(self, seats: int, size: int, seed: int) -> None:
        self.seats = seats
        self.rng = Random(seed)
        self.spare: State = detente.game("secret_power").start(1, seed=seed)
        self.spare.rng = rng_from_seed(seed)
        self.deck = new_deck(0, size, seats)
        self.deck.open(self.spare)
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.packs: list[tuple[int, ...]] = [()] * seats
        self.diaries = [Diary(seat, seats, size) for seat in range(seats)]
        self.discarded: set[int] = set()

    def draw(self, holder: int) -> None:
        again = frozenset(() if self.deck.cards else self.discarded)
        if again:
            for diary in self.diaries:
                diary.mixes(again)
            self.discarded.clear()
        card = self.deck.draw(self.spare)
        if card < 0:
            return
        self.hands[holder] = (*self.hands[holder], card)
        self.deck.know(holder, 1 << card)
        for diary in self.diaries:
            diary.draws(holder, card if diary.seat == holder else None)

    def leave(self, holder: int, card: int) -> None:
        self.hands[holder] = tuple(held for held in self.hands[holder] if held != card)
        self.deck.leave(card, self.hands[holder])
        self.deck.discard |= 1 << card
        self.discarded.add(card)
        for diary in self.diaries:
            diary.leaves(holder, card)

    def put_back(self, backs: list[tuple[int, ...]]) -> None:
        """As in set-up: all at once, unseen."""
        for holder, back in enumerate(backs):
            self.hands[holder] = tuple(card for card in self.hands[holder] if card not in back)
        self.deck.put_back(self.spare, [card for back in backs for card in back])
        sizes = [len(back) for back in backs]
        for diary in self.diaries:
            diary.put_back(sizes, frozenset(backs[diary.seat]))

    def search(self, holder: int, count: int) -> None:
        """Reveal cards; the first goes into the hand, the others are shuffled back."""
        cards = [self.deck.draw(self.spare) for _ in range(count)]
        self.deck.show(mask_of(cards))
        self.hands[holder] = (*self.hands[holder], cards[0])
        for diary in self.diaries:
            for card in cards:
                diary.draws(holder, card)
            for card in cards[1:]:
                diary.leaves(holder, card)
            diary.mixes(frozenset(cards[1:]))
        self.deck.put_back(self.spare, cards[1:])

    def look(self, holder: int, count: int) -> None:
        """As an Informant does: keep one, put back the others, the last one on top."""
        cards = [self.deck.draw(self.spare) for _ in range(count)]
        self.deck.looked(holder, cards)
        back = self.rng.sample(cards, count)
        kept = back.pop()
        self.hands[holder] = (*self.hands[holder], kept)
        self.deck.cards = (*self.deck.cards, *back)
        for diary in self.diaries:
            if diary.seat == holder:
                diary.looked(cards, kept, back)
            else:
                diary.looks(holder, count)

    def deal(self, count: int) -> None:
        """Packs for a draft."""
        for holder in range(self.seats):
            self.packs[holder] = tuple(self.deck.draw(self.spare) for _ in range(count))
        self.deck.deal_packs(self.packs)
        for diary in self.diaries:
            diary.dealt(count, frozenset(self.packs[diary.seat]))

    def draft(self) -> None:
        """All keep one and pass on the rest; the last one is kept at once."""
        kept = [self.rng.choice(pack) for pack in self.packs]
        rest: list[tuple[int, ...]] = [()] * self.seats
        for seat, card in enumerate(kept):
            self.deck.kept(seat, self.packs[seat])
            self.hands[seat] = (*self.hands[seat], card)
            left = tuple(other for other in self.packs[seat] if other != card)
            rest[(seat + 1) % self.seats] = left
        self.packs = rest
        for seat, pack in enumerate(self.packs):
            self.deck.know(seat, mask_of(list(pack)))
        for diary in self.diaries:
            diary.drafted(kept[diary.seat], frozenset(self.packs[diary.seat]))
        if len(self.packs[0]) == 1:
            for seat, pack in enumerate(self.packs):
                self.hands[seat] = (*self.hands[seat], *pack)
            self.packs = [()] * self.seats
            for diary in self.diaries:
                diary.ends()

    def something(self, *kinds: str) -> None:
        """One of the things that may happen in the course of a game."""
        holder = self.rng.randrange(self.seats)
        inside = len(self.deck.cards)
        what = self.rng.choice(kinds)
        if what == "draw":
            self.draw(holder)
        elif what == "leave" and self.hands[holder]:
            self.leave(holder, self.rng.choice(self.hands[holder]))
        elif what == "look" and inside > 1:
            self.look(holder, min(inside, 3))
        elif what == "search" and inside > 1:
            self.search(holder, 2)

    def resampled(self, seat: int, seed: int) -> "tuple[Deck, list[tuple[int, ...]]]":
        """The deck, the hands and the packs, resampled for a seat."""
        deck = self.deck.clone()
        hands = [*self.hands, *self.packs]
        deck.resample_hidden(seat, hands, self.seats, rng_from_seed(f"{seat} {seed}"))
        return deck, hands


# --- whole games ----------------------------------------------------------------------------------

TABLES: tuple[tuple[int, dict[str, object]], ...] = (
    (1, {"falcon": "maximum", "personality": "manager", "professionals": True}),
    (1, {"falcon": "medium", "wars": "shuffled"}),
    (2, {"treaties": "draft", "professionals": True}),
    (3, {"professionals": True, "wars": "shuffled"}),
    (4, {"treaties": "draft", "professionals": True}),
    (5, {"professionals": True, "treaties": "draft"}),
)
REVEALING = ("informant", "professional", "cabbalists")


@cache
def played_games() -> tuple[Conspiracy, ...]:
    """Positions out of games in which much is drawn, looked at and put down; do not change them."""
    found = []
    for number, (seats, settings) in enumerate(TABLES):
        rng = Random(number)
        s = detente.game("secret_power", **settings).start(seats, seed=number)
        assert isinstance(s, Conspiracy)
        while not s.over:
            often = 1.0 if not s.round else 0.2 if s.looked else 0.06
            if rng.random() < often:
                found.append(s.clone())
            step(s, rng)
        found.append(s.clone())
    return tuple(found)


def step(s: Conspiracy, rng: Random) -> None:
    """Play one random move, rather one that shows somebody something."""
    seat = rng.choice(s.to_act)
    moves = s.legal_moves(seat)
    revealing = [move for move in moves if move.startswith(REVEALING)]
    s.play(seat, rng.choice(revealing if revealing and rng.random() < 0.6 else moves))
