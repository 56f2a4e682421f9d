"""The random number generator that a state carries with it.

The generator is sfc32 (Chris Doty-Humphrey's "small fast counting" generator): 128 bits of plain
integers, additions and shifts only, so it clones and dumps trivially and gives the same numbers on
every machine, compiled or not. Compiled, they are machine integers of 64 bits.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFF
_MOST_SCALED: Final = 0x7FFFFFFF


class Rng:
    """A generator of random numbers."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def clone(self) -> "Rng":
        """An independent generator that will give the same numbers."""
        return Rng(self.a, self.b, self.c, self.counter)

    def uniform(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n is at most 2³²."""
        b = self.b
        c = self.c
        mixed = (self.a + b + self.counter) & _MASK
        self.counter = (self.counter + 1) & _MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _MASK
        self.c = ((((c << 21) | (c >> 11)) & _MASK) + mixed) & _MASK
        if n > _MOST_SCALED:
            return self._scaled(mixed, n)
        product = mixed * n
        rest = product & _MASK
        if rest < n and rest < (_MASK + 1) % n:
            return self.uniform(n)  # Lemire's method: to keep these few would favour some numbers.
        return product >> 32

    def _scaled(self, mixed: int, n: int) -> i64:
        """The end of `uniform` where a machine integer cannot hold the product."""
        product = mixed * n
        rest = product & _MASK
        if rest < n and rest < (_MASK + 1) % n:
            return self.uniform(n)
        return product >> 32

    def shuffle(self, pile: list[int]) -> None:
        """Put a pile (top card last) in random order."""
        for high in range(len(pile) - 1, 0, -1):
            other = self.uniform(high + 1)
            pile[high], pile[other] = pile[other], pile[high]

    def pick(self, items: list[int]) -> int:
        """One of the items, each equally likely."""
        return items[self.uniform(len(items))]


def rng_from_seed(seed: int | str) -> Rng:
    """The generator that belongs to a seed; 7 and "7" are the same seed."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    return Rng(_word(digest, 0), _word(digest, 4), _word(digest, 8), _word(digest, 12))


def _word(digest: bytes, at: int) -> int:
    """Four bytes as a number, the highest first."""
    high = digest[at] << 24 | digest[at + 1] << 16
    return high | digest[at + 2] << 8 | digest[at + 3]
