"""The experiment of a flat state plays the struggle of CIA vs KGB as the game does."""

from benchmarks.flat import struggle
from benchmarks.flat.__main__ import same, struggles


def test_a_flat_struggle_is_the_same_struggle() -> None:
    for number, state in enumerate(struggles(6)):
        same(struggle, state, number)
