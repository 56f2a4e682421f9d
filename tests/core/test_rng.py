"""Chance: one small stream, the same everywhere, fair, and able to be fixed beforehand."""

from collections import Counter
from itertools import permutations

import pytest

from detente import BadInput
from detente.core.rng import Chance, chance_from


def test_the_generator_is_sfc32() -> None:
    """Known values, worked out from the published algorithm: a + b + counter, then the mixing."""
    stream = Chance(1, 2, 3, 4, [])
    a, b, c, counter = 1, 2, 3, 4
    for _ in range(100):
        expected = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a, b = b ^ (b >> 9), (c * 9) % 2**32
        c = (((c << 21) % 2**32 | c >> 11) + expected) % 2**32
        assert stream.below(2**32) == expected


def test_a_seed_gives_the_same_stream_as_number_and_as_text() -> None:
    one, two, other = chance_from(7), chance_from("7"), chance_from(8)
    words = [one.below(2**32) for _ in range(5)]
    assert words == [two.below(2**32) for _ in range(5)]
    assert words != [other.below(2**32) for _ in range(5)]


def test_numbers_are_fair() -> None:
    stream = chance_from("fair")
    counts = Counter(stream.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 500 for count in counts.values())  # five sigma is 456


def test_every_order_of_a_shuffle_occurs_equally_often() -> None:
    stream = chance_from("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        pile = [0, 1, 2, 3]
        stream.shuffle(pile)
        counts[tuple(pile)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert all(abs(count - 1_000) < 160 for count in counts.values())  # five sigma is 155


def test_forced_outcomes_come_first() -> None:
    stream = chance_from(1)
    stream.forced = [4, [9, 8], 0]
    assert stream.below(6) == 4
    pile = list(range(10))
    stream.shuffle(pile)
    assert pile[-1] == 9 and pile[-2] == 8
    assert sorted(pile) == list(range(10))
    assert stream.below(1) == 0
    assert stream.forced == []


@pytest.mark.parametrize("outcome", [6, -1, [1], "2", None])
def test_a_forced_number_out_of_range_is_refused(outcome: object) -> None:
    stream = chance_from(1)
    stream.forced = [outcome]
    with pytest.raises(BadInput) as error:
        stream.below(6)
    assert error.value.message == "bad-chance-number"


@pytest.mark.parametrize("outcome", [3, [7, 99], [1, 1]])
def test_a_forced_order_must_name_cards_of_the_pile(outcome: object) -> None:
    stream = chance_from(1)
    stream.forced = [outcome]
    with pytest.raises(BadInput) as error:
        stream.shuffle([1, 2, 3])
    assert error.value.message == "bad-chance-order"
    assert error.value.args_["pile"] == [1, 2, 3]  # so that whoever forces it can know


def test_a_clone_goes_its_own_way() -> None:
    stream = chance_from(1)
    stream.forced = [3]
    clone = stream.clone()
    assert stream.below(6) == clone.below(6) == 3
    assert stream.below(2**32) == clone.below(2**32)
    clone.below(2**32)
    assert stream.counter != clone.counter
