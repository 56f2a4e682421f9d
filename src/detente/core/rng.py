"""Chance: the one stream of randomness that a state carries with it.

The generator is sfc32 (Chris Doty-Humphrey's "small fast counting" generator): 128 bits of plain
integers, additions and shifts only, so it clones and dumps trivially and gives the same numbers on
every machine, compiled or not.
"""

import hashlib

from detente.core.errors import BadInput

_MASK = 0xFFFFFFFF


class Chance:
    """A random stream, preceded by any outcomes that were fixed beforehand.

    `forced` holds the fixed outcomes in order of use: an int for a number asked with `below`, a
    list of ints for a shuffle (the cards that come to lie on top, topmost first).
    """

    __slots__ = ("a", "b", "c", "counter", "forced")

    def __init__(self, a: int, b: int, c: int, counter: int, forced: list[object]) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter
        self.forced = forced

    def clone(self) -> "Chance":
        """An independent stream that will give the same outcomes."""
        forced = self.forced
        return Chance(self.a, self.b, self.c, self.counter, forced.copy() if forced else forced)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; n is at most 2³²."""
        return self._forced_number(n) if self.forced else self._free_below(n)

    def _free_below(self, n: int) -> int:
        b = self.b
        c = self.c
        mixed = (self.a + b + self.counter) & _MASK
        self.counter = (self.counter + 1) & _MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _MASK
        self.c = ((((c << 21) | (c >> 11)) & _MASK) + mixed) & _MASK
        product = mixed * n
        rest = product & _MASK
        if rest < n and rest < (_MASK + 1) % n:
            return self._free_below(n)  # Lemire's method: these few would not be fair.
        return product >> 32

    def shuffle(self, pile: list[int]) -> None:
        """Put a pile (top card last) in random order, under any cards forced to the top."""
        top = self._forced_top(pile) if self.forced else []
        for card in top:
            pile.remove(card)
        for high in range(len(pile) - 1, 0, -1):
            other = self._free_below(high + 1)
            pile[high], pile[other] = pile[other], pile[high]
        top.reverse()
        pile.extend(top)

    def pick(self, items: list[int]) -> int:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def _forced_number(self, n: int) -> int:
        outcome = self.forced[0]
        if not isinstance(outcome, int) or not 0 <= outcome < n:
            raise BadInput("bad-chance-number", outcome=repr(outcome), most=n - 1)
        self.forced = self.forced[1:]
        return outcome

    def _forced_top(self, pile: list[int]) -> list[int]:
        outcome = self.forced[0]
        if not isinstance(outcome, list) or not _all_in(outcome, pile):
            raise BadInput("bad-chance-order", outcome=repr(outcome), pile=pile.copy())
        self.forced = self.forced[1:]
        return list(outcome)


def _all_in(cards: list[int], pile: list[int]) -> bool:
    return len(set(cards)) == len(cards) and set(cards) <= set(pile)


def chance_from(seed: int | str) -> Chance:
    """The stream that belongs to a seed; 7 and "7" are the same seed."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    return Chance(words[0], words[1], words[2], words[3], [])
