"""A face-down pile, and what each watcher knows of the order of its cards."""

from typing import Any, Final

from detente.core.rng import Rng


class Pile:
    """Cards face down, the top one last. Watchers are the seats, then the public.

    `placed[w]` is the mask of cards whose exact place watcher w knows. When somebody puts the top
    cards in a new order, the others still know which of their cards lie among them, but not where:
    those are in `within[w]`, and `window` is the mask of all the cards that lie there. Clones share
    the two tuples; `noted` is the mask of all cards about which anything is known.
    """

    __slots__ = ("cards", "noted", "placed", "window", "within")

    def __init__(
        self,
        cards: list[int],
        placed: tuple[int, ...],
        within: tuple[int, ...],
        window: int,
        noted: int,
    ) -> None:
        self.cards = cards
        self.placed = placed
        self.within = within
        self.window = window
        self.noted = noted

    def clone(self) -> "Pile":
        """An independent copy."""
        return Pile(self.cards.copy(), self.placed, self.within, self.window, self.noted)

    def know(self, placed: list[int], within: list[int], window: int) -> None:
        """Replace what the watchers know."""
        noted = window
        for mask in placed + within:
            noted |= mask
        self.placed = tuple(placed)
        self.within = tuple(within)
        self.window = window
        self.noted = noted

    def top(self, count: int) -> list[int]:
        """The uppermost cards, topmost first; fewer if there are not so many."""
        return self.cards[: -count - 1 : -1]

    def take(self) -> int:
        """Remove the top card."""
        card = self.cards.pop()
        self._forget(card)
        return card

    def take_bottom(self) -> int:
        """Remove the bottom card."""
        card = self.cards.pop(0)
        self._forget(card)
        return card

    def put_under(self, card: int) -> None:
        """Put a card that everybody has seen face down under the pile."""
        self.cards.insert(0, card)
        placed = [mask | 1 << card for mask in self.placed]
        self.know(placed, list(self.within), self.window)

    def show(self, seat: int, count: int) -> None:
        """Let a seat look at the uppermost cards."""
        seen = mask_of(self.top(count))
        placed, within = list(self.placed), list(self.within)
        placed[seat] |= seen
        within[seat] &= ~seen
        self.know(placed, within, self.window)

    def rearranged_by(self, seat: int, count: int) -> None:
        """The others lose track of the uppermost cards, because this seat may reorder them."""
        moved = mask_of(self.top(count))
        placed, within = list(self.placed), list(self.within)
        for watcher in range(len(placed)):
            if watcher != seat:
                within[watcher] |= placed[watcher] & moved
                placed[watcher] &= ~moved
        self.know(placed, within, self.window | moved)

    def move(self, card: int, depth: int) -> None:
        """Put a card of the pile at a depth from the top, 0 being the top itself."""
        self.cards.remove(card)
        self.cards.insert(len(self.cards) - depth, card)

    def known(self, watcher: int) -> list[tuple[int, int]]:
        """(depth, card) of every card whose place the watcher knows, topmost first."""
        placed = self.placed[watcher]
        return [
            (depth, card) for depth, card in enumerate(reversed(self.cards)) if placed >> card & 1
        ]

    def resample_hidden(self, seat: int, rng: Rng) -> None:
        """Draw a new order from all those the seat cannot rule out."""
        if not self.noted:
            self.cards.sort()  # The draw must not depend on the true order.
            rng.shuffle(self.cards)
            return
        placed = self.placed[seat]
        free = [i for i, card in enumerate(self.cards) if not placed >> card & 1]
        loose = sorted([self.cards[i] for i in free])
        rng.shuffle(loose)
        inside = [i for i in free if self.window >> self.cards[i] & 1]
        rng.shuffle(inside)
        old = self.cards.copy()
        for card in [card for card in loose if self.within[seat] >> card & 1]:
            place = inside.pop()
            free.remove(place)
            loose.remove(card)
            self.cards[place] = card
        for place, card in zip(free, loose, strict=True):
            self.cards[place] = card
        self._carry_over(old, seat)

    def _carry_over(self, old: list[int], seat: int) -> None:
        """What the others know is about places: let it name the cards that lie there now.

        Only what the public knows keeps its name: to move it would show the seat where it lay.
        """
        renamed = dict(zip(old, self.cards, strict=True))
        common = self.within[-1]
        placed, within = list(self.placed), list(self.within)
        for watcher in range(len(placed)):
            if watcher != seat:
                placed[watcher] = _renamed(placed[watcher], renamed)
                loose = _renamed(within[watcher] & ~common, renamed)
                within[watcher] = within[watcher] & common | loose
        self.know(placed, within, _renamed(self.window, renamed))

    def _forget(self, card: int) -> None:
        if self.noted >> card & 1:
            gone = ~(1 << card)
            placed = [mask & gone for mask in self.placed]
            within = [mask & gone for mask in self.within]
            self.know(placed, within, self.window & gone)

    def dump(self, codes: tuple[str, ...]) -> dict[str, Any]:
        """The pile for JSON, topmost card first."""
        return {
            "cards": [codes[card] for card in reversed(self.cards)],
            "placed": [codes_of(mask, codes) for mask in self.placed],
            "within": [codes_of(mask, codes) for mask in self.within],
            "window": codes_of(self.window, codes),
        }


def new_pile(cards: list[int], seats: int) -> Pile:
    """A pile of which nobody knows anything."""
    nothing = (0,) * (seats + 1)
    return Pile(cards, nothing, nothing, 0, 0)


def load_pile(data: dict[str, Any], action_of: dict[str, int], seats: int) -> Pile:
    """The pile that `dump` wrote."""
    cards = [action_of[code] for code in reversed(data["cards"])]
    placed = [mask_of([action_of[code] for code in mask]) for mask in data["placed"]]
    within = [mask_of([action_of[code] for code in mask]) for mask in data["within"]]
    window = mask_of([action_of[code] for code in data["window"]])
    inside = mask_of(cards)
    if len(placed) != seats + 1 or len(within) != seats + 1:
        raise ValueError("a pile has one watcher a seat, and the public")
    if any(mask & ~inside for mask in [*placed, *within, window]):
        raise ValueError("known cards are in the pile")
    pile = new_pile(cards, seats)
    pile.know(placed, within, window)
    return pile


_BIT: Final[tuple[int, ...]] = tuple([1 << card for card in range(256)])
"""The masks of single cards: so large numbers are made once, and not for each use."""


def mask_of(cards: list[int]) -> int:
    """The mask with these cards' bits."""
    mask = 0
    for card in cards:
        mask |= _BIT[card] if 0 <= card < 256 else 1 << card
    return mask


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The other cards, in their order."""
    return tuple([other for other in cards if other != card])


_BITS_IN_BYTE: Final[list[list[tuple[int, ...]]]] = []
"""Byte of a mask → its value → the numbers of its bits; as many bytes as have been needed.

A mask is longer than a machine integer, so each operation on the whole of it makes a new object.
"""


def _know_bits(length: int) -> None:
    """Let the table reach as far as masks of so many bits."""
    for first in range(8 * len(_BITS_IN_BYTE), length, 8):
        _BITS_IN_BYTE.append(
            [tuple([first + bit for bit in range(8) if byte >> bit & 1]) for byte in range(256)]
        )


_know_bits(56)
_SMALL: Final = 1 << 56
"""Below this a mask is a machine integer, and its bytes are cut off without making an object."""


def cards_in(mask: int) -> list[int]:
    """The cards whose bits are in a mask, lowest first."""
    found: list[int] = []
    if 0 <= mask < _SMALL:
        place = 0
        while mask:
            if mask & 255:
                found.extend(_BITS_IN_BYTE[place][mask & 255])
            mask >>= 8
            place += 1
        return found
    length = mask.bit_length() + 7 >> 3
    if length > len(_BITS_IN_BYTE):
        _know_bits(8 * length)
    for place, byte in enumerate(mask.to_bytes(length, "little")):
        if byte:
            found.extend(_BITS_IN_BYTE[place][byte])
    return found


def codes_of(mask: int, codes: tuple[str, ...]) -> list[str]:
    """The codes of the cards in a mask."""
    return [codes[card] for card in cards_in(mask)]


def _renamed(mask: int, renamed: dict[int, int]) -> int:
    return mask_of([renamed[card] for card in cards_in(mask)])
