"""Values of a position that comes from outside: ValueError for anything but what they should be."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from detente.core.view import Result


def expect(holds: bool, what: str) -> None:
    """Raise ValueError unless this holds."""
    if not holds:
        raise ValueError(what)


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
