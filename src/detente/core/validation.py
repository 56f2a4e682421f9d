"""Values of a position that comes from outside: ValueError for any other than the right one."""

from operator import index
from typing import TYPE_CHECKING, Any

from detente.core.errors import InvalidInput

if TYPE_CHECKING:
    from detente.core.view_types import Result


def expect(holds: bool, what: str) -> None:
    """Raise ValueError unless this holds."""
    if not holds:
        raise ValueError(what)


def whole_number(name: str, value: object) -> int:
    """An argument as an int; anything with `__index__` will do, such as an integer of numpy."""
    try:
        return int(index(value))  # type: ignore[arg-type]  # int: of True and False, too
    except TypeError:
        raise InvalidInput("not-an-integer", name=name, value=repr(value)) from None


def plain(value: object) -> object:
    """The same, but an int for anything else that has `__index__`, such as an integer of numpy."""
    try:
        return value if isinstance(value, int) else index(value)  # type: ignore[arg-type]
    except TypeError:
        return value


def read_seed(seed: object) -> int | str:
    """A seed as it is stored: a text, or a whole number."""
    return seed if isinstance(seed, str) else whole_number("seed", seed)


def integer(number: Any) -> int:
    """A whole number, which True and False are not."""
    if type(number) is not int:
        raise ValueError(number)
    return number


def natural(number: Any) -> int:
    """A whole number that is not negative."""
    if integer(number) < 0:
        raise ValueError(number)
    return integer(number)


def between(least: int, number: Any, most: int) -> int:
    """A whole number from `least` to `most`."""
    if not least <= integer(number) <= most:
        raise ValueError(number)
    return integer(number)


def integers(numbers: list[Any], count: int) -> list[int]:
    """So many whole numbers."""
    if len(numbers) != count:
        raise ValueError("count")
    return [integer(number) for number in numbers]


def flag(value: Any) -> bool:
    """True or False."""
    if type(value) is not bool:
        raise ValueError(value)
    return value


def result(value: Any, seats: int) -> "Result | None":
    """How a game has ended; None while it goes on."""
    if value is None:
        return None
    expect(isinstance(value, dict) and set(value) == {"winners", "scores", "reason"}, "result")
    expect(isinstance(value["winners"], list) and isinstance(value["scores"], list), "result")
    expect(isinstance(value["reason"], str), "reason")
    winners = [between(0, winner, seats - 1) for winner in value["winners"]]
    return {
        "winners": winners,
        "scores": integers(value["scores"], seats),
        "reason": value["reason"],
    }
