"""A deck whose cards go into secret hands, and what each seat knows of where they are.

Wherever a card lies face down, it fills a slot: one in a hand, in a pack or in the deck. For every
seat a slot has a label, the time at which the deck it came from was mixed last. A seat that knows
that a card was put into the deck at some time can rule it out for all slots with an older label. So
what is possible for a seat is a matching of cards with slots, in which each card may lie in the
slots of its time and later; since these sets contain each other, a matching can be sampled
uniformly, card by card.

A draft is different: the cards of a pack that was passed on lie in just the slots that are filled
from it. Those slots and cards have the same label, a negative one.

A determinization holds nothing that a seat can rule out, and may hold all else. There is one
exception: where slots of several labels are mixed (a shuffle after a look, a look that goes on into
a reshuffled discard) the newest label counts for all, and a determinization may hold what the seat
could rule out before. Probabilities assume that players move at random; they are a little off
there, and after a card has left a hand with slots of several labels.
"""

from typing import Any, Final

from detente.core.deck import cards_in, codes_of, mask_of
from detente.core.rng import Rng
from detente.core.state import State
from detente.core.validation import between
from detente.games.secret_power.rules.codes import FIRST_TREATY
from detente.games.secret_power.rules.outcomes import PROFESSIONALS_DECK, TREATIES_DECK

_LATEST: Final = 1_000_000
"""No game lasts so long."""


class Deck:
    """Cards face down, the top one last; the discard lies open. `first` is the first one's code.

    `known[w]` are the face-down cards of which watcher w knows where they are; watchers are the
    seats, then the public. For each seat and card, `entered` says when the seat knew the card to be
    put into the deck, `labels` what label the slot has in which it lies.
    """

    __slots__ = ("cards", "clock", "discard", "entered", "first", "known", "labels", "size")

    def __init__(
        self,
        first: int,
        size: int,
        cards: tuple[int, ...],
        discard: int,
        known: tuple[int, ...],
        entered: tuple[int, ...],
        labels: tuple[int, ...],
        clock: int,
    ) -> None:
        self.first = first
        self.size = size
        self.cards = cards
        self.discard = discard
        self.known = known
        self.entered = entered
        self.labels = labels
        self.clock = clock

    def clone(self) -> "Deck":
        """An independent copy; everything in it is immutable."""
        return Deck(
            self.first,
            self.size,
            self.cards,
            self.discard,
            self.known,
            self.entered,
            self.labels,
            self.clock,
        )

    @property
    def seats(self) -> int:
        """How many seats watch, beside the public."""
        return len(self.known) - 1

    # --- moves of cards -----------------------------------------------------------------------

    def open(self, s: State) -> None:
        """Shuffle for the first time."""
        self._shuffle(s, list(self.cards))

    def empty(self) -> bool:
        """Whether nothing can be drawn, not even after a reshuffle."""
        return not self.cards and not self.discard

    def draw(self, s: State) -> int:
        """Take the top card, from the reshuffled discard if need be; -1 if there is none."""
        if not self.cards:
            if not self.discard:
                return -1
            self._renew(s)
        s.revelations += 1
        card = self.cards[-1]
        self.cards = self.cards[:-1]
        return card

    def draw_several(self, s: State, count: int) -> list[int]:
        """Take so many cards from the top, or as many as there are."""
        cards: list[int] = []
        while len(cards) < count and not self.empty():
            cards.append(self.draw(s))
        return cards

    def _renew(self, s: State) -> None:
        """Shuffle the discard into a new deck (SP-INT-05)."""
        cards = cards_in(self.discard)
        self.show(self.discard)
        self.discard = 0
        self.put_back(s, cards)

    def put_back(self, s: State, cards: list[int]) -> None:
        """Shuffle cards into the deck; those who knew them know that they are in it."""
        self._shuffle(s, [*self.cards, *cards])
        self.clock += 1
        for seat in range(self.seats):
            self._mix(seat, list(self.cards), self.clock)
        self._hide(list(self.cards), -1)

    def _shuffle(self, s: State, cards: list[int]) -> None:
        codes = [self.first + card for card in sorted(cards)]
        s.shuffle(TREATIES_DECK if self.first == FIRST_TREATY else PROFESSIONALS_DECK, codes)
        self.cards = tuple([code - self.first for code in codes])

    def show(self, cards: int) -> None:
        """Let everybody see where these cards are."""
        self.known = tuple([known | cards for known in self.known])

    def know(self, seat: int, cards: int) -> None:
        """Let one seat see where these cards are."""
        known = list(self.known)
        known[seat] |= cards
        self.known = tuple(known)

    def looked(self, seat: int, cards: list[int]) -> None:
        """Let a seat look at the top cards, of which it keeps one and puts back the others."""
        self.clock += 1
        for other in range(self.seats):
            if other != seat:
                self._mix(other, cards, self.clock)
        self._hide(cards, seat)
        self.know(seat, mask_of(cards))

    def _mix(self, seat: int, cards: list[int], label: int) -> None:
        """Let a seat lose track of which of these cards lies where; it still knows the set."""
        at = seat * self.size
        known = self.known[seat]
        entered = list(self.entered)
        labels = list(self.labels)
        for card in cards:
            labels[at + card] = label
            if known >> card & 1:
                entered[at + card] = label
        self.entered = tuple(entered)
        self.labels = tuple(labels)

    def _hide(self, cards: list[int], but: int) -> None:
        """Let only one watcher know where these cards are."""
        mask = mask_of(cards)
        self.known = tuple(
            [known if watcher == but else known & ~mask for watcher, known in enumerate(self.known)]
        )

    def leave(self, card: int, hand: tuple[int, ...]) -> None:
        """Remove a card from a hand openly; `hand` is what stays.

        A seat that did not know it there does not know which slot it leaves. It may have been the
        oldest in which it can have lain; then all else that is possible is so with the others.
        """
        entered = list(self.entered)
        labels = list(self.labels)
        for seat in range(self.seats):
            at = seat * self.size
            known = self.known[seat]
            if not known >> card & 1:
                oldest = card
                for other in hand:
                    old = entered[at + card] <= labels[at + other] < labels[at + oldest]
                    if old and not known >> other & 1:
                        oldest = other
                labels[at + oldest] = labels[at + card]
            labels[at + card] = 0
            entered[at + card] = 0
        self.entered = tuple(entered)
        self.labels = tuple(labels)
        self._hide([card], -1)

    # --- the draft ----------------------------------------------------------------------------

    def deal_packs(self, packs: list[tuple[int, ...]]) -> None:
        """Deal packs for a draft, one a seat; each seat looks into its own."""
        for seat, pack in enumerate(packs):
            self.know(seat, mask_of(list(pack)))

    def kept(self, seat: int, pack: tuple[int, ...]) -> None:
        """Let a seat keep a card of a pack; others who knew the pack do not know which."""
        self.clock += 1
        for other in range(self.seats):
            if other != seat and self.known[other] >> pack[0] & 1:
                self._mix(other, list(pack), -self.clock)
        self._hide(list(pack), seat)

    # --- resampling ---------------------------------------------------------------------------

    def resample_hidden(
        self, seat: int, hands: list[tuple[int, ...]], players: int, rng: Rng
    ) -> None:
        """Resample the deck and the other hands from all that the seat cannot rule out.

        There may be several rounds of hands: what each player holds, then the packs of a draft.
        """
        at = seat * self.size
        sure = self.known[seat]
        slots: list[tuple[int, int, int]] = []
        hidden: list[tuple[int, int]] = []
        drawn: list[list[int]] = []
        for holder, hand in enumerate([*hands, self.cards]):
            secret = [card for card in hand if not sure >> card & 1]
            cards = list(hand)
            places = [place for place, card in enumerate(hand) if not sure >> card & 1]
            times = [self.labels[at + card] for card in secret]
            if secret and holder < len(hands):  # Nothing must depend on the order in a hand.
                cards = [card for card in hand if sure >> card & 1] + secret
                places = list(range(len(hand) - len(secret), len(hand)))
                times.sort()
            drawn.append(cards)
            slots += [(label, holder, places[number]) for number, label in enumerate(times)]
            hidden += [(-self.entered[at + card], card) for card in secret]
        labels = [0] * len(self.labels)
        for card, (label, holder, place) in _matched(sorted(hidden), slots, rng):
            drawn[holder][place] = card
            labels[at + card] = label
        for card in cards_in(sure):
            labels[at + card] = self.labels[at + card]
        self.labels = tuple(labels)
        self.cards = tuple(drawn.pop())
        for holder, cards in enumerate(drawn):
            hands[holder] = tuple(cards)
        self._forget(seat, hands, players)

    def _forget(self, seat: int, hands: list[tuple[int, ...]], players: int) -> None:
        """Let the others know their hands and what the seat knows they know, and nothing else."""
        known = list(self.known)
        for other in range(self.seats):
            if other != seat:
                known[other] &= known[seat]
                for hand in hands[other::players]:
                    known[other] |= mask_of(list(hand))
        self.known = tuple(known)
        at = seat * self.size
        entered = [0] * len(self.entered)
        entered[at : at + self.size] = self.entered[at : at + self.size]
        self.entered = tuple(entered)

    # --- positions ----------------------------------------------------------------------------

    def remembers(self, seat: int, card: int) -> bool:
        """Whether a card lies in a slot that is possible for a seat which does not know it."""
        at = seat * self.size + card
        return possible(self.entered[at], self.labels[at])

    def dump(self, codes: tuple[str, ...]) -> dict[str, Any]:
        """The deck for JSON, topmost card first."""
        return {
            "cards": [codes[card] for card in reversed(self.cards)],
            "discard": codes_of(self.discard, codes),
            "known": [codes_of(known, codes) for known in self.known],
            "entered": list(self.entered),
            "labels": list(self.labels),
            "clock": self.clock,
        }


def possible(since: int, label: int) -> bool:
    """Whether a card put into the deck, or passed on in a pack, then may lie in such a slot."""
    return label >= since if since >= 0 else label == since


def _matched(
    hidden: list[tuple[int, int]], slots: list[tuple[int, int, int]], rng: Rng
) -> list[tuple[int, tuple[int, int, int]]]:
    """Each card with a slot that is possible, at random; cards come with the time, latest first."""
    found: list[tuple[int, tuple[int, int, int]]] = []
    anywhere: list[int] = []
    for time, card in hidden:
        if not time:
            anywhere.append(card)
            continue
        fitting = [n for n, slot in enumerate(slots) if possible(-time, slot[0])]
        found.append((card, slots.pop(rng.pick(fitting))))
    rng.shuffle(anywhere)
    for number, card in enumerate(anywhere):
        found.append((card, slots[number]))
    return found


def new_deck(first: int, size: int, seats: int) -> Deck:
    """All cards in order, not shuffled yet; `first` is the code of the first one."""
    nothing = (0,) * (size * seats)
    return Deck(first, size, tuple(range(size)), 0, (0,) * (seats + 1), nothing, nothing, 0)


def load_deck(data: dict[str, Any], codes: tuple[str, ...], first: int, seats: int) -> Deck:
    """The deck that `dump` wrote."""
    deck = new_deck(first, len(codes), seats)
    deck.cards = tuple([codes.index(card) for card in reversed(data["cards"])])
    deck.discard = mask_of([codes.index(card) for card in data["discard"]])
    known = [mask_of([codes.index(card) for card in cards]) for cards in data["known"]]
    if len(known) != seats + 1:
        raise ValueError("known")
    deck.known = tuple(known)
    deck.clock = between(0, data["clock"], _LATEST)
    deck.entered = _times(data["entered"], deck)
    deck.labels = _times(data["labels"], deck)
    return deck


def _times(numbers: list[Any], deck: Deck) -> tuple[int, ...]:
    if len(numbers) != deck.size * deck.seats:
        raise ValueError("a time for each seat and card")
    return tuple([between(-deck.clock, number, deck.clock) for number in numbers])
