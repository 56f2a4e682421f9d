"""A pile knows exactly what each watcher can know: checked against all possible worlds."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from detente.core.deck import cards_in, load_pile, mask_of, new_pile
from detente.core.rng import rng_from_seed

CODES = tuple("abcdefgh")
ACTION_OF = {code: action for action, code in enumerate(CODES)}

World = tuple[int, ...]


class Table:
    """A pile beside the plain truth: for each watcher, all orders it cannot rule out."""

    def __init__(self, order: list[int]) -> None:
        self.pile = new_pile(list(order), 2)
        self.worlds: list[set[World]] = [set(permutations(sorted(order))) for _ in range(3)]
        self.rearranged = False

    def look(self, seat: int, count: int) -> None:
        self.pile.show(seat, count)
        self._learn(seat, len(self.pile.cards) - count)

    def rearrange(self, seat: int, order: list[int]) -> None:
        """Look at the top cards and put them back in this order of their present depths."""
        count = min(len(order), len(self.pile.cards))
        if self.rearranged or count == 0:  # One at a time, as in any game of ours.
            return
        self.rearranged = True
        self.look(seat, count)
        self.pile.rearranged_by(seat, count)
        top = self.pile.top(count)
        for depth, card in enumerate([top[i] for i in order if i < count]):
            self.pile.move(card, depth)
        rest = len(self.pile.cards) - count
        for watcher, worlds in enumerate(self.worlds):
            self.worlds[watcher] = {
                (*world[:rest], *above) for world in worlds for above in permutations(world[rest:])
            }
        self._learn(seat, rest)

    def take(self) -> None:
        if self.pile.cards:
            card = self.pile.take()
            self.worlds = [{w[:-1] for w in worlds if w[-1] == card} for worlds in self.worlds]

    def take_bottom(self) -> None:
        if self.pile.cards:
            card = self.pile.take_bottom()
            self.worlds = [{w[1:] for w in worlds if w[0] == card} for worlds in self.worlds]

    def bury(self) -> None:
        card = next(card for card in range(8) if card not in self.pile.cards)
        self.pile.put_under(card)
        self.worlds = [{(card, *w) for w in worlds} for worlds in self.worlds]

    def _learn(self, seat: int, start: int) -> None:
        start = max(start, 0)
        seen = tuple(self.pile.cards[start:])
        self.worlds[seat] = {w for w in self.worlds[seat] if w[start:] == seen}


orders = st.permutations(range(3))
moves = st.one_of(
    st.tuples(st.just("look"), st.integers(0, 1), st.integers(1, 3)),
    st.tuples(st.just("rearrange"), st.integers(0, 1), orders),
    st.tuples(st.just("take")),
    st.tuples(st.just("take_bottom")),
    st.tuples(st.just("bury")),
)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.permutations(range(4)), st.lists(moves, max_size=6), st.integers(0, 2))
@pytest.mark.slow
def test_resampling_gives_every_possible_order_and_no_other(
    order: list[int], history: list[tuple[object, ...]], watcher: int
) -> None:
    table = Table(order)
    for name, *args in history:
        if len(table.pile.cards) < 6:
            getattr(table, str(name))(*args)
    worlds = table.worlds[watcher]
    assert tuple(table.pile.cards) in worlds
    if len(worlds) > 30:
        return
    drawn = set()
    rng = rng_from_seed("worlds")
    for _ in range(40 * len(worlds)):
        sampled = table.pile.clone()
        sampled.resample_hidden(watcher, rng)
        drawn.add(tuple(sampled.cards))
        assert sampled.known(watcher) == table.pile.known(watcher)
    assert drawn == worlds


def test_what_the_enemy_knows_follows_the_places_not_the_cards() -> None:
    pile = new_pile([0, 1, 2, 3], 2)
    pile.show(1, 1)
    sampled = pile.clone()
    sampled.resample_hidden(0, rng_from_seed(3))
    assert sampled.cards != pile.cards
    assert sampled.placed[1] == 1 << sampled.cards[-1]


def test_a_pile_survives_json() -> None:
    pile = new_pile([0, 1, 2, 3], 2)
    pile.show(0, 2)
    pile.rearranged_by(1, 2)
    written = pile.dump(CODES)
    assert written["cards"] == ["d", "c", "b", "a"]
    assert load_pile(written, ACTION_OF, 2).dump(CODES) == written


@pytest.mark.parametrize("cards", [[], [0], [1, 5, 7]])
def test_masks_and_lists_are_the_same_sets(cards: list[int]) -> None:
    assert cards_in(mask_of(cards)) == cards
