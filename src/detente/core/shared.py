"""What clones share: pairs and rows that never change, and what makes another one of them.

A pair has what each of two seats has. A row has small numbers, as bytes: compiled code reads those
many times as fast as a bytearray.
"""

from typing import Final, TypeVar

T = TypeVar("T")

_BYTES: Final[tuple[bytes, ...]] = tuple([bytes([number]) for number in range(256)])


def changed(pair: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """A pair with another value for one seat."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def replaced(row: bytes, index: int, number: int) -> bytes:
    """A row with another number at an index."""
    if number < 0:
        raise ValueError(number)
    return row[:index] + _BYTES[number] + row[index + 1 :]


def added(row: bytes, index: int, more: int) -> bytes:
    """A row with a number more, or (below zero) less, at an index."""
    return replaced(row, index, row[index] + more)
