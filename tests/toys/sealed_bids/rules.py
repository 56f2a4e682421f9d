"""Sealed bids: a tiny game of a third party, for two to four seats, written against core only.

Each seat is dealt two of eight cards, all discard one at the same time and hidden, then the dealer
may swap his last card for the top of the deck. The highest card wins.
"""

from typing import Any, ClassVar

from detente import Game, InvariantError, State
from detente.core.agenda import Decision, Reason, SeatDecision, Step, by_name
from detente.core.deck import cards_in, load_pile, mask_of, new_pile
from detente.core.event_log import CODE, SEAT, EventKind
from detente.core.outcomes import Draw, OutcomeKind, Shuffle
from detente.core.rng import Rng

CARDS = 8
SWAP, KEEP = 8, 9
CODES = (*[f"card_{n}" for n in range(CARDS)], "swap", "keep")
NAMES = ("north", "east", "south", "west")

DISCARDED = EventKind("discarded", seat=SEAT)
DISCARDED_CARD = EventKind("discarded-card", card=CODE)
SWAPPED = EventKind("swapped", seat=SEAT)

DECK = Shuffle("deck")
DEALER = Draw("dealer", SEAT)


class Bids(State):
    """Hands are masks; discards stay hidden from the others until the end."""

    def set_up(self) -> None:
        self.deck = new_pile(list(range(CARDS)), self.seats)
        self.shuffle(DECK, self.deck.cards)
        self.hands = [mask_of([self.deck.take(), self.deck.take()]) for _ in range(self.seats)]
        self.discards = [-1] * self.seats
        self.dealer = self.draw(DEALER, list(range(self.seats)))

    def clone(self) -> "Bids":
        other = type(self)(self.game, self.seats, self.rng.clone())
        self.copy_to(other)
        other.deck = self.deck.clone()
        other.hands = self.hands.copy()
        other.discards = self.discards.copy()
        other.dealer = self.dealer
        return other

    def board(self, seat: int | None) -> dict[str, Any]:
        return {
            "dealer": NAMES[self.dealer],
            "hand": None if seat is None else [CODES[card] for card in cards_in(self.hands[seat])],
            "discard": None if seat is None or self.discards[seat] < 0 else self.discards[seat],
            "deck": len(self.deck.cards),
        }

    def resample_hidden(self, seat: int) -> None:
        unknown = sorted(
            self.deck.cards
            + [
                c
                for other in range(self.seats)
                if other != seat
                for c in cards_in(self.hands[other])
            ]
            + [c for other, c in enumerate(self.discards) if other != seat and c >= 0]
        )
        self.rng.shuffle(unknown)
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = mask_of([unknown.pop() for _ in cards_in(self.hands[other])])
                self.discards[other] = unknown.pop() if self.discards[other] >= 0 else -1
        self.deck = new_pile(unknown, self.seats)

    def check(self) -> None:
        places = self.deck.cards + [card for card in self.discards if card >= 0]
        places += [card for hand in self.hands for card in cards_in(hand)]
        if sorted(places) != list(range(CARDS)):
            raise InvariantError("each card is in one place")

    def dump_board(self) -> dict[str, Any]:
        return {
            "deck": self.deck.dump(CODES),
            "hands": list(self.hands),
            "discards": list(self.discards),
            "dealer": self.dealer,
        }

    def load_board(self, board: dict[str, Any]) -> None:
        self.deck = load_pile(board["deck"], self.game.action_of, self.seats)
        self.hands = [int(hand) for hand in board["hands"]]
        self.discards = [int(card) for card in board["discards"]]
        self.dealer = int(board["dealer"])


class DiscardOne(Decision[Bids]):
    rule: ClassVar[str] = "TOY-1"
    prompt: ClassVar[str] = "prompt-discard"

    def seats(self, s: Bids) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def candidates(self, s: Bids, seat: int) -> list[int]:
        return cards_in(s.hands[seat])

    def forbids(self, s: Bids, seat: int, action: int) -> Reason | None:
        return None if s.hands[seat] >> action & 1 else Reason("TOY-1", "refused-not-in-hand")

    def resolve_all(self, s: Bids, actions: list[int]) -> None:
        for seat, card in enumerate(actions):
            s.hands[seat] &= ~(1 << card)
            s.discards[seat] = card
            s.log_public(DISCARDED, seat)
            s.log_private(seat, DISCARDED_CARD, card)
        s.push_all([Swap(s.dealer), Showdown()])


class Swap(SeatDecision[Bids]):
    rule: ClassVar[str] = "TOY-2"
    prompt: ClassVar[str] = "prompt-swap"

    def candidates(self, s: Bids, seat: int) -> list[int]:
        return [SWAP, KEEP]

    def forbids(self, s: Bids, seat: int, action: int) -> Reason | None:
        if action == SWAP:
            return None if s.deck.cards else Reason("TOY-2", "refused-deck-empty")
        return None if action == KEEP else Reason("TOY-2", "refused-swap-or-keep")

    def resolve(self, s: Bids, seat: int, action: int) -> None:
        if action == SWAP:
            s.revelations += 1
            old = cards_in(s.hands[seat])[0]
            s.hands[seat] = 1 << s.deck.take()
            s.deck.cards.insert(0, old)
            s.log_public(SWAPPED, seat)


class Showdown(Step[Bids]):
    def run(self, s: Bids) -> None:
        best = max(s.hands)
        winners = [seat for seat, hand in enumerate(s.hands) if hand == best]
        s.finish(winners, [hand.bit_length() for hand in s.hands], "highest_card")


class SealedBids(Game):
    name: ClassVar[str] = "sealed_bids"
    codes: ClassVar[tuple[str, ...]] = CODES
    seat_names: ClassVar[tuple[str, ...]] = NAMES
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3)
    end_rule: ClassVar[str] = "TOY-3"
    steps: ClassVar[dict[str, type[Step[Any]]]] = by_name(DiscardOne, Swap, Showdown)
    outcome_kinds: ClassVar[dict[str, OutcomeKind]] = {
        kind.message: kind for kind in (DECK, DEALER)
    }
    event_kinds: ClassVar[dict[str, EventKind]] = {
        kind.message: kind for kind in (DISCARDED, DISCARDED_CARD, SWAPPED)
    }

    def new_state(self, seats: int, rng: Rng) -> Bids:
        return Bids(self, seats, rng)

    def first_step(self) -> Step[Any]:
        return DiscardOne()
