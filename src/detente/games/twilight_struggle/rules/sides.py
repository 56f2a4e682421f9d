"""The two sides. A side's integer is its seat; VP above zero are the US's."""

from typing import Final, TypeVar

T = TypeVar("T")

US: Final = 0
USSR: Final = 1
NOBODY: Final = -1
SIDES: Final = ("us", "ussr")


def changed(pair: tuple[T, ...], side: int, value: T) -> tuple[T, ...]:
    """A pair with another value for one side. States share their pairs, which never change."""
    return (value, pair[USSR]) if side == US else (pair[US], value)
