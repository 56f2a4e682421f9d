"""Determinizations hold everything a seat cannot rule out, and nothing else (SP-SET-10).

The truth to compare with is the oracle of worlds.py, which knows only what the seat has seen.
"""

import json
from collections import Counter
from itertools import product

import pytest

import detente
from detente.core.deck import mask_of
from detente.core.rng import rng_from_seed
from detente.games.secret_power.rules.codes import FIRST_TREATY, code
from detente.games.secret_power.rules.professions import look
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.treaties import TREATIES
from tests.games.playing import begin, play_moves
from tests.games.secret_power.positions import position_with
from tests.games.secret_power.worlds import TABLES, Cards, Diary, Table, played_games

QUIET = ("draw", "draw", "leave")
LOOKING = (*QUIET, "look")
SEARCHING = (*QUIET, "search")


def samples(s: Conspiracy, seat: int, draws: int) -> list[Conspiracy]:
    """Determinizations for a seat."""
    found = []
    for draw in range(draws):
        world = s.determinize(seat, draw)
        assert isinstance(world, Conspiracy)
        found.append(world)
    return found


# --- small decks ----------------------------------------------------------------------------------


def split_up(table: Table, hands: list[tuple[int, ...]]) -> tuple[tuple[Cards, ...], ...]:
    sets = tuple(frozenset(hand) for hand in hands)
    return sets[: table.seats], sets[table.seats :]


def places(table: Table, seat: int, draws: int, diary: Diary | None) -> Counter[tuple[int, str]]:
    """How often each card is sampled where; all of it possible for the diary."""
    found: Counter[tuple[int, str]] = Counter()
    for draw in range(draws):
        deck, drawn = table.resampled(seat, draw)
        hands, packs = split_up(table, drawn)
        assert diary is None or diary.allows(hands, packs, list(deck.cards))
        for name, piles in (("hand", hands), ("pack", packs)):
            found.update((card, f"{name} {n}") for n, pile in enumerate(piles) for card in pile)
        found.update((card, f"deck {place}") for place, card in enumerate(deck.cards))
    return found


def compare(table: Table, draws: int, within: float, exact: bool = True) -> int:
    """Compare the samples for each seat with its diary; return how much was uncertain."""
    doubts = 0
    for diary in table.diaries:
        hands, packs = split_up(table, [*table.hands, *table.packs])
        assert diary.allows(hands, packs, list(table.deck.cards)), "the oracle allows the truth"
        often = places(table, diary.seat, draws, diary if exact else None)
        for card in range(table.deck.size):
            for place, likely in diary.chance_of(card).items():
                drawn = often[card, place]
                assert drawn or likely < 0.06, f"seat {diary.seat}: {card} may be in {place}"
                assert abs(drawn / draws - likely) < within
                doubts += likely < 1
    return doubts


def at_set_up(table: Table) -> None:
    """Everybody puts back one of two cards."""
    for holder in (*range(table.seats), *range(table.seats)):
        table.draw(holder)
    table.put_back([hand[:1] for hand in table.hands])


@pytest.mark.rule("SP-SET-10", "SP-INT-05", "SP-AL-51")
@pytest.mark.parametrize("kinds", [LOOKING, SEARCHING], ids=["looks", "searches"])
@pytest.mark.parametrize("seed", range(8))
def test_the_reference_and_the_resampling_have_the_same_worlds(
    seed: int, kinds: tuple[str, ...]
) -> None:
    """Draws, cards put down, looks or searches, reshuffles: no more, no less, fair odds."""
    table = Table(2 + seed % 2, 7, seed)
    if seed % 4 > 1:
        at_set_up(table)
    doubts = 0
    for _ in range(3):
        for _ in range(5):
            table.something(*kinds)
        doubts += compare(table, 120, 0.25)
    assert doubts


@pytest.mark.rule("SP-SET-10", "SP-PRO-10", "SP-AL-51")
@pytest.mark.parametrize("seed", range(6))
def test_looks_and_searches_together_leave_out_no_world(seed: int) -> None:
    """Where a shuffle follows another's look, more may be sampled than is possible, not less."""
    table = Table(3, 7, seed + 40)
    for _ in range(14):
        table.something(*LOOKING, "look", "search")
    compare(table, 120, 0.4, exact=False)


@pytest.mark.rule("SP-SET-05", "SP-SET-10", "SP-RUL-40")
@pytest.mark.parametrize(
    ("seats", "size", "count"),
    [(2, 9, 4), (2, 7, 3), (3, 10, 3), (4, 9, 2), pytest.param(5, 10, 2, marks=pytest.mark.slow)],
)
def test_a_draft_is_remembered(seats: int, size: int, count: int) -> None:
    """What was passed on lies with those who got the pack after; then games go on from there."""
    table = Table(seats, size, seats + count)
    del table.diaries[2:]  # The others are in the same position.
    table.deal(count)
    doubts = 0
    while any(table.packs):
        table.draft()
        doubts += compare(table, 100, 0.25)
    for _ in range(4 if seats < 5 else 1):
        table.something(*QUIET)
    compare(table, 60, 0.3)
    assert doubts


@pytest.mark.rule("SP-SET-05", "SP-SET-10", "SP-AL-51")
@pytest.mark.parametrize(("seats", "size"), [(2, 9), (3, 11)])
def test_what_was_kept_from_a_pack_is_not_sampled_in_a_deck_shuffled_later(
    seats: int, size: int
) -> None:
    table = Table(seats, size, seats)
    del table.diaries[2:]
    table.deal(3)
    table.draft()
    table.draft()
    table.search(1, 2)
    assert compare(table, 150, 0.2)


@pytest.mark.rule("SP-SET-10")
@pytest.mark.parametrize("seed", range(12))
def test_worlds_that_look_the_same_to_a_seat_are_sampled_the_same(seed: int) -> None:
    """A true and a sampled world go on alike for the seat: so do further samples."""
    table = Table(3, 9, seed)
    at_set_up(table)
    for _ in range(8):
        table.something(*LOOKING)
    deck, hands = table.resampled(0, seed)
    for holder in (1, 2):
        both = set(hands[holder]) & set(table.hands[holder])
        for card in sorted(both)[:1]:
            hands[holder] = tuple(held for held in hands[holder] if held != card)
            deck.leave(card, hands[holder])
            deck.discard |= 1 << card
            table.leave(holder, card)
    drawn, there = table.resampled(0, 99)
    deck.resample_hidden(0, hands, 3, rng_from_seed("0 99"))
    assert (drawn.cards, there) == (deck.cards, hands)
    assert drawn.labels == deck.labels


@pytest.mark.rule("SP-SET-10", "SP-PRO-10")
def test_a_card_known_on_top_may_be_kept_by_the_next_who_looks() -> None:
    """Weak spot: I knew three cards on top, another looks at them and one more."""
    table = Table(2, 6, 1)
    table.look(0, 3)
    top = table.deck.cards[-2:]
    table.look(1, 3)
    shares = Counter(
        card for draw in range(900) for card in table.resampled(0, draw)[1][1] if card in top
    )
    assert set(shares) == set(top)
    assert all(abs(count / 900 - 1 / 3) < 0.06 for count in shares.values())
    under = {table.resampled(0, draw)[0].cards[0] for draw in range(60)}
    assert not under & set(top), "nothing that was looked at lies below"


@pytest.mark.rule("SP-SET-10")
def test_who_put_a_card_back_can_tell_that_it_was_drawn_later() -> None:
    """Weak spot: the slot that a card leaves is another one for who put it back in set-up."""
    table = Table(2, 6, 3)
    at_set_up(table)
    (back,) = {card for card in range(6) if table.deck.entered[card]}
    (other,) = {card for card in range(6) if table.deck.entered[6 + card]}
    while back not in table.hands[1]:
        table.draw(1)
    table.leave(1, back)
    assert compare(table, 150, 0.2)
    older = [card for card in table.hands[1] if not table.deck.labels[card]]
    assert len(older) == 1, "the first one is still there, as the first seat sees it"
    assert other not in older


@pytest.mark.rule("SP-INT-05", "SP-SET-10")
def test_time_does_not_run_out() -> None:
    """After 300 reshuffles it is still known what is back in the deck and what was drawn before."""
    table = Table(2, 4, 5)
    for _ in range(300):
        while table.deck.cards:
            table.draw(0)
        for card in table.hands[0]:
            table.leave(0, card)
        table.draw(1)
        table.leave(1, table.hands[1][0])
    table.draw(1)
    assert table.deck.clock >= 300
    assert compare(table, 100, 0.2)


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.rule("SP-SET-10")
def test_resampling_uses_only_what_the_seat_knows() -> None:
    for s in played_games()[::4]:
        for seat in range(s.seats):
            one, two = s.determinize(seat, "one"), s.determinize(seat, "two")
            assert one.determinize(seat, "two").dump() == two.dump()
            assert json.dumps(one.view(seat)) == json.dumps(s.view(seat))
            assert json.dumps(one.view(None)) == json.dumps(s.view(None))


@pytest.mark.rule("SP-SET-10", "SP-INV-04", "SP-INV-05")
def test_determinizations_are_whole_and_can_be_determinized_for_all() -> None:
    """A bot gets a determinization as JSON, and may determinize it for the others."""
    for number, s in enumerate(played_games()[::5]):
        world = s.determinize(number % s.seats, number)
        world.check()
        assert s.game.load(world.dump()).dump() == world.dump()
        for other in range(s.seats):
            world.determinize(other, 1).check()


def keep_first(s: Conspiracy) -> None:
    """Everybody keeps, or puts back, some treaty."""
    for seat in range(s.seats):
        s.play(seat, s.legal_moves(seat)[(seat + s.move_number) % len(s.legal_moves(seat))])


@pytest.mark.rule("SP-SET-05", "SP-RUL-40", "SP-SET-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_treaties_passed_on_are_sampled_with_those_who_kept_one_of_them(seats: int) -> None:
    """The real draft: of each pack that a seat passed on, every later holder has its share."""
    s = detente.game("secret_power", treaties="draft").start(seats, seed=seats)
    assert isinstance(s, Conspiracy)
    seen = [[frozenset(s.packs[seat])] for seat in range(seats)]
    while s.packs:
        keep_first(s)
        for seat in range(seats):
            seen[seat].append(frozenset(s.packs[seat]) if s.packs else frozenset())
    for seat in range(seats):
        worlds = samples(s, seat, 25)
        for turn, pack in enumerate(seen[seat][:-1]):
            passed = pack - set(s.hands[seat])
            for later in range(1, 4 - turn):
                holder = (seat + later) % seats
                if seats > 3:
                    counts = {len(passed & set(world.hands[holder])) for world in worlds}
                    assert counts == {1}
            for world in worlds:
                held = [card for hand in world.hands for card in hand]
                assert passed <= set(held)
                assert world.hands[seat] == s.hands[seat]


@pytest.mark.rule("SP-SET-05", "SP-RUL-40", "SP-SET-10")
def test_what_others_put_back_is_not_known_but_what_a_seat_put_back_is() -> None:
    s = detente.game("secret_power").start(3, seed=4)
    assert isinstance(s, Conspiracy)
    first = s.hands[0]
    keep_first(s)
    assert {world.packs[0] for world in samples(s, 0, 20)} == {s.packs[0]}
    assert len({world.packs[1] for world in samples(s, 0, 20)}) > 10
    keep_first(s)
    back = set(first) - set(s.hands[0])
    assert len(back) == 2
    for world in samples(s, 0, 40):
        assert back <= set(world.treaties.cards), "nobody has drawn since"


@pytest.mark.rule("SP-SET-10", "SP-RUL-40")
def test_pending_moves_are_sampled_too() -> None:
    s = detente.game("secret_power").start(2, seed=2)
    assert isinstance(s, Conspiracy)
    s.play(1, s.legal_moves(1)[0])
    pending = {world.pending_actions[1] for world in samples(s, 0, 200)}
    assert len(pending) > 25
    assert not pending & {FIRST_TREATY + treaty for treaty in s.hands[0]}
    assert {world.pending_actions[1] for world in samples(s, 1, 5)} == {s.pending_actions[1]}


@pytest.mark.rule("SP-PRO-10", "SP-SET-10")
def test_treaties_that_are_looked_at_are_known_to_the_one_who_looks() -> None:
    s = position_with(professionals=True)
    look(s, 0)
    begin(s)
    assert {world.looked for world in samples(s, 0, 20)} == {s.looked}
    assert len({world.looked for world in samples(s, 1, 20)}) == 20
    play_moves(s, *[TREATIES[treaty] for treaty in s.looked[:-1]])
    assert {world.treaties.cards[-3:] for world in samples(s, 0, 20)} == {s.treaties.cards[-3:]}
    assert len({world.treaties.cards[-1] for world in samples(s, 1, 40)}) > 15
    s.check()


@pytest.mark.rule("SP-PRO-10", "SP-SET-10")
def test_what_was_put_on_top_is_known_in_the_hand_of_the_one_who_draws_it() -> None:
    s = position_with(3, professionals=True)
    look(s, 0)
    begin(s)
    play_moves(s, *[TREATIES[treaty] for treaty in s.looked[:-1]])
    top = s.treaties.cards[-1]
    s.draw_treaty(1)
    assert {world.hands[1] for world in samples(s, 0, 20)} == {(top,)}
    assert len({world.hands[1] for world in samples(s, 2, 40)}) > 15
    assert s.view(0)["board"]["players"]["beta"]["hand"] == [TREATIES[top]]
    assert s.view(2)["board"]["players"]["beta"]["hand"] == []


@pytest.mark.rule("SP-WAR-04", "SP-RUL-41")
@pytest.mark.parametrize(("round", "possible"), [(1, {2, 3}), (2, {3})])
def test_a_war_to_come_is_sampled_in_all_rounds_in_which_it_can_come(
    round: int, possible: set[int]
) -> None:
    s = position_with(wars="shuffled", round=round)
    s.war_rounds = (3, 5)
    worlds = [world.war_rounds for world in samples(s, 0, 60)]
    assert {first for first, _ in worlds} == possible
    assert {second for _, second in worlds} == {4, 5}
    s.war_rounds = (2, 5)
    if round == 2:
        assert {world.war_rounds[0] for world in samples(s, 0, 20)} == {2}


@pytest.mark.rule("SP-WAR-01")
def test_timed_wars_are_known() -> None:
    s = position_with(round=1)
    assert {world.war_rounds for world in samples(s, 0, 10)} == {s.tables.war_rounds}


@pytest.mark.rule("SP-SET-10", "SP-SOLO-03")
def test_face_down_decks_are_sampled_in_any_order() -> None:
    s = position_with(1, falcon="medium", zone=["banks"])
    worlds = samples(s, 0, 30)
    assert len({world.deck for world in worlds}) == 30
    assert len({world.actions_left for world in worlds}) > 25
    assert all(sorted(world.actions_left) == sorted(s.actions_left) for world in worlds)
    assert {world.zone for world in worlds} == {(code("banks_1"),)}


@pytest.mark.rule("SP-SET-10")
@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_every_seat_has_determinizations_of_the_first_position(
    seats: int, settings: dict[str, object]
) -> None:
    game = detente.game("secret_power", **settings)
    s = game.start(seats, seed=8)
    for seat, draw in product(range(seats), range(3)):
        world = s.determinize(seat, draw)
        world.check()
        assert json.dumps(world.view(seat)) == json.dumps(s.view(seat))
        assert game.load(world.dump()).dump() == world.dump()


@pytest.mark.rule("SP-SOLO-40", "SP-SET-10")
def test_the_falcons_open_hand_is_kept() -> None:
    s = position_with(1, hands={"falcon": ["cia", "imf"], "alpha": ["club_of_rome"]})
    assert {world.hands[1] for world in samples(s, 0, 20)} == {s.hands[1]}
    assert not mask_of(list(s.hands[1])) & mask_of(list(samples(s, 0, 1)[0].treaties.cards))
