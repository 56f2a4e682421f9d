"""Values from outside are what they should be, or refused."""

from collections.abc import Callable
from typing import Any

import pytest

from detente.core.validation import between, expect, flag, integer, integers, natural, result
from detente.core.view_types import Result


def in_range(number: Any) -> int:
    return between(-1, number, 3)


def two_integers(numbers: Any) -> list[int]:
    return integers(numbers, 2)


END: dict[str, Any] = {"winners": [1], "scores": [3, 4], "reason": "most_points"}


def ended(value: Any) -> Result | None:
    return result(value, 2)


@pytest.mark.parametrize(
    ("read", "value"),
    [
        *((integer, number) for number in (-7, 0, 10**20)),
        *((natural, number) for number in (0, 1, 10**20)),
        *((in_range, number) for number in (-1, 0, 3)),
        (two_integers, [4, -5]),
        *((ended, value) for value in (None, END, END | {"winners": []})),
        *((flag, value) for value in (False, True)),
    ],
)
def test_what_fits_is_read(read: Callable[[Any], Any], value: Any) -> None:
    assert read(value) == value
    assert type(read(value)) is type(value)


@pytest.mark.parametrize(
    ("read", "value", "named"),
    [
        *((integer, value, str(value)) for value in (True, 1.0, "1", None)),
        *((natural, value, str(value)) for value in (-1, True, 1.0, "1")),
        *((in_range, value, str(value)) for value in (-2, 4, True, 0.0)),
        *((two_integers, value, "count") for value in ([], [1], [1, 2, 3])),
        *((two_integers, [1, value], str(value)) for value in (True, "2")),
        *((ended, value, "result") for value in ("won", [7], {"by": 1}, END | {"scores": "34"})),
        *((ended, END | {"winners": [winner]}, str(winner)) for winner in (-1, 2, "us")),
        (ended, END | {"scores": [3]}, "count"),
        (ended, END | {"reason": 7}, "reason"),
        *((flag, value, str(value)) for value in (0, 1, None, "true")),
    ],
)
def test_anything_else_is_refused(read: Callable[[Any], Any], value: Any, named: str) -> None:
    with pytest.raises(ValueError, match=f"^{named}$"):
        read(value)


def test_what_is_expected_holds() -> None:
    expect(True, "nothing is wrong")
    with pytest.raises(ValueError, match="a hand too large"):
        expect(False, "a hand too large")
