"""The random number generator: small, the same everywhere, and fair."""

from collections import Counter
from itertools import permutations

from detente.core.rng import Rng, rng_from_seed


def test_the_generator_is_sfc32() -> None:
    """Known values, worked out from the published algorithm: a + b + counter, then the mixing."""
    stream = Rng(1, 2, 3, 4)
    a, b, c, counter = 1, 2, 3, 4
    for _ in range(100):
        expected = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a, b = b ^ (b >> 9), (c * 9) % 2**32
        c = (((c << 21) % 2**32 | c >> 11) + expected) % 2**32
        assert stream.uniform(2**32) == expected


def test_a_seed_gives_the_same_stream_as_number_and_as_text() -> None:
    one, two, other = rng_from_seed(7), rng_from_seed("7"), rng_from_seed(8)
    words = [one.uniform(2**32) for _ in range(5)]
    assert words == [two.uniform(2**32) for _ in range(5)]
    assert words != [other.uniform(2**32) for _ in range(5)]


def test_numbers_are_fair() -> None:
    stream = rng_from_seed("fair")
    counts = Counter(stream.uniform(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 500 for count in counts.values())  # five sigma is 456


def test_every_order_of_a_shuffle_occurs_equally_often() -> None:
    stream = rng_from_seed("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        pile = [0, 1, 2, 3]
        stream.shuffle(pile)
        counts[tuple(pile)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert all(abs(count - 1_000) < 160 for count in counts.values())  # five sigma is 155


def test_a_clone_goes_its_own_way() -> None:
    stream = rng_from_seed(1)
    clone = stream.clone()
    assert stream.uniform(6) == clone.uniform(6)
    assert stream.uniform(2**32) == clone.uniform(2**32)
    clone.uniform(2**32)
    assert stream.counter != clone.counter
