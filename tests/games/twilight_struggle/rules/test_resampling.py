"""Determinizations hold all that a side cannot rule out, and nothing else (TS-V-23 to TS-V-32)."""

import json
from itertools import combinations
from random import Random

import pytest

from detente.games.twilight_struggle.rules import knowledge
from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.cards import (
    HEADLINES,
    NONE,
    OWNED,
    SCORING,
    cards_in,
    code,
)
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.trap import eligible
from tests.games.playing import begin, play_moves
from tests.games.twilight_struggle.positions import (
    LATE,
    OPEN,
    asked,
    few,
    played_games,
    position_with,
    sampled_hands,
)

SEATS = (US, USSR)
TRAPS = ("quagmire_trap", "bear_trap_trap")


def worlds(s: ColdWar, seat: int, draws: int) -> list[ColdWar]:
    """Determinizations for a seat; each is sound and asks what is asked."""
    found = []
    for seed in range(draws):
        world = s.determinize(seat, seed)
        assert isinstance(world, ColdWar)
        world.check()
        world.check_agenda()
        found.append(world)
    return found


def got(s: ColdWar, seat: int) -> str:
    """What a seat gets from a state."""
    refusals = []
    for name in s.game.codes:
        refusal = s.explain(seat, name)
        refusals.append(refusal and [refusal.rule, refusal.reason, refusal.args_])
    return json.dumps([s.view(seat), s.legal_moves(seat), s.view(None), refusals])


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.rule("TS-I-35", "TS-I-34", "TS-V-23", "TS-V-24", "TS-V-25", "TS-V-26")
@pytest.mark.slow
def test_a_determinization_is_sound_and_looks_the_same() -> None:
    for s in played_games():
        for seat in SEATS:
            for world in worlds(s, seat, 2):
                assert got(world, seat) == got(s, seat)
                assert world.hand[seat] == s.hand[seat]
                assert world.hand[1 - seat] & s.known[seat] == s.known[seat]
                assert not world.hand[1 - seat] & s.in_deck[seat]


@pytest.mark.rule("TS-I-35", "TS-I-34")
def test_resampling_uses_only_what_the_side_knows() -> None:
    """A determinization of a determinization is the same as one of the true state."""
    for s in played_games():
        for seat in SEATS:
            one, two = s.determinize(seat, "one"), s.determinize(seat, "two")
            assert one.determinize(seat, "two").dump() == two.dump()
            again = one.determinize(1 - seat, "three")
            again.check()
            assert again.view(1 - seat) == one.view(1 - seat)


@pytest.mark.rule("TS-V-23", "TS-I-01")
def test_all_cards_that_nobody_has_shown_are_in_the_other_hand_or_the_deck() -> None:
    for s in played_games():
        for seat in SEATS:
            enemy = 1 - seat
            unseen = knowledge.hidden(s, enemy) | sum(1 << card for card in s.deck)
            open_cards = s.hand[seat] | s.known[seat] | s.discard | s.removed | s.in_play
            open_cards |= s.resolving | s.box | sum(1 << c for c in s.headline if c >= 0)
            assert unseen == s.rules.cards & ~open_cards
            world = s.determinize(seat, 3)
            assert isinstance(world, ColdWar)
            assert world.hand[enemy].bit_count() == s.hand[enemy].bit_count()
            moved = knowledge.hidden(world, enemy) | sum(1 << card for card in world.deck)
            assert moved == unseen


@pytest.mark.rule("TS-I-35")
def test_games_go_on_from_determinizations() -> None:
    rng = Random(4)
    for s in played_games()[::12]:
        world = s.determinize(rng.choice(SEATS), 5)
        for _ in range(25):
            if world.over:
                break
            seat = rng.choice(world.to_act)
            world.apply_action(seat, rng.choice(world.legal_actions(seat)))
            world.check()
            if not world.over:
                world.check_agenda()


@pytest.mark.rule("TS-V-23")
def test_what_is_hidden_is_drawn_anew() -> None:
    hands = {"us": ["nasser", "fidel"], "ussr": ["opec", "junta", "summit"]}
    s = begin(position_with(turn=LATE, hands=hands))
    assert len(sampled_hands(s, US, 40)) > 30
    assert len({tuple(world.deck) for world in worlds(s, US, 10)}) == 10
    assert sampled_hands(s, US, 10, US) == {frozenset({"nasser", "fidel"})}


@pytest.mark.rule("TS-V-23")
@pytest.mark.parametrize("seat", SEATS)
def test_with_nothing_learnt_every_hand_is_possible_and_equally_likely(seat: int) -> None:
    cards = ["nasser", "opec", "nato", "asia_scoring"]
    hand = {SIDES[1 - seat]: cards[:2]}
    s = begin(few(deck=cards[2:], **hand))
    counts: dict[frozenset[int], int] = {}
    for world in worlds(s, seat, 600):
        drawn = frozenset(cards_in(world.hand[1 - seat]))
        counts[drawn] = counts.get(drawn, 0) + 1
    assert len(counts) == 6
    assert all(60 < count < 140 for count in counts.values())


# --- headlines ------------------------------------------------------------------------------------


@pytest.mark.rule("TS-V-31", "TS-V-01", "TS-HL-3", "TS-HL-7")
@pytest.mark.parametrize("seat", SEATS)
def test_a_headline_in_secret_is_a_card_of_the_hand_that_will_do(seat: int) -> None:
    """Any of its cards, but neither UN Intervention nor an owed Missile Envy."""
    enemy = 1 - seat
    names = ["un_intervention", "nasser", "missile_envy"]
    owed = "envy_owed_us" if enemy == US else "envy_owed_ussr"
    hands = {SIDES[enemy]: names, SIDES[seat]: ["nato"]}
    s = position_with(turn=LATE, hands=hands, effects=[owed])
    knowledge.show_card(s, enemy, code("missile_envy"))
    knowledge.show_card(s, enemy, code("un_intervention"))
    begin(s, Headline())
    s.play(enemy, "nasser")
    pending = set()
    for world in worlds(s, seat, 60):
        action = world.pending_actions[enemy]
        pending.add(action)
        assert action != NONE
        assert world.hand[enemy] >> action & 1
        assert HEADLINES >> action & 1
        assert action not in (code("missile_envy"), code("un_intervention"))
        assert world.view(seat) == s.view(seat)
    assert len(pending) > 20
    assert {world.pending_actions[enemy] for world in worlds(s, enemy, 5)} == {code("nasser")}


@pytest.mark.rule("TS-V-31", "TS-V-01")
@pytest.mark.parametrize("seat", SEATS)
def test_a_sampled_pending_move_does_not_depend_on_the_true_one(seat: int) -> None:
    enemy = 1 - seat
    hands = {"us": ["nato", "junta"], "ussr": ["fidel", "opec"]}
    sampled = []
    for move in hands[SIDES[enemy]]:
        s = begin(position_with(turn=LATE, hands=hands), Headline())
        s.play(enemy, move)
        sampled.append([s.determinize(seat, seed).dump() for seed in range(10)])
    assert sampled[0] == sampled[1]


@pytest.mark.rule("TS-V-01", "TS-6.4.4b")
@pytest.mark.parametrize("holder", SEATS)
def test_a_headline_that_was_seen_stays_as_it_is(holder: int) -> None:
    hands = {"us": ["nato", "junta"], "ussr": ["fidel", "opec"]}
    s = begin(
        position_with(turn=LATE, hands=hands, space=(4, 0) if holder == US else (0, 4)), Headline()
    )
    card = choose_first(s)
    for seat in SEATS:
        for world in worlds(s, seat, 5):
            assert world.headline[1 - holder] == card
            assert not world.hand[1 - holder] >> card & 1


def choose_first(s: ColdWar) -> int:
    """Play the first legal move of the seat to act."""
    seat = s.to_act[0]
    action = s.legal_actions(seat)[0]
    s.apply_action(seat, action)
    return action


# --- what a question shows -----------------------------------------------------------------------


@pytest.mark.rule("TS-V-16", "TS-QB-1", "TS-V-27")
@pytest.mark.parametrize("side", SEATS)
def test_who_must_discard_in_a_trap_has_a_card_that_will_do(side: int) -> None:
    """While it is asked: some card is worth 2, and no scoring card is due."""
    cards = ["fidel", "nasser", "blockade", "truman_doctrine", "asia_scoring", "africa_scoring"]
    hand = {SIDES[side]: cards[:2]}
    s = few(deck=cards[2:], rounds_left=1, effects=[TRAPS[side]], **hand)
    begin(s, ActionRound(side))
    assert asked(s) == "trap"
    small = ["nasser", "blockade", "truman_doctrine"]
    possible = {frozenset({"fidel", name}) for name in small}
    assert sampled_hands(s, 1 - side, 100, side) == possible
    for world in worlds(s, 1 - side, 20):
        assert eligible(world, side)


@pytest.mark.rule("TS-V-16", "TS-QB-1")
def test_a_known_card_that_will_do_leaves_the_others_free() -> None:
    s = few(
        ussr=["fidel", "nasser"],
        deck=["blockade", "nato"],
        rounds_left=4,
        effects=["bear_trap_trap"],
    )
    knowledge.show_card(s, USSR, code("fidel"))
    begin(s, ActionRound(USSR))
    assert sampled_hands(s, US, 60) == {
        frozenset({"fidel", name}) for name in ("nasser", "blockade", "nato")
    }


@pytest.mark.rule("TS-V-16", "TS-QB-3", "TS-SC-1")
def test_who_need_not_discard_in_a_trap_has_nothing_to_or_must_score() -> None:
    cards = ["asia_scoring", "nato", "nasser", "blockade", "africa_scoring"]
    s = few(ussr=cards[:2], deck=cards[2:], rounds_left=1, effects=["bear_trap_trap"])
    begin(s, ActionRound(USSR))
    assert asked(s) == "choose-card"
    weak = {"nasser", "blockade"}
    scoring = {"asia_scoring", "africa_scoring"}
    pairs = {frozenset(pair) for pair in combinations(cards, 2)}
    possible = {pair for pair in pairs if pair & scoring or pair <= weak}
    assert sampled_hands(s, US, 200) == possible
    for world in worlds(s, US, 20):
        due = (world.hand[USSR] & SCORING).bit_count() >= 1
        assert due or not eligible(world, USSR)


@pytest.mark.rule("TS-V-14", "TS-UN-1")
@pytest.mark.parametrize("side", SEATS)
def test_who_looks_for_a_partner_of_un_intervention_has_one(side: int) -> None:
    enemys = ["nasser", "blockade"] if side == US else ["nato", "cia_created"]
    own = ["nato", "cia_created"] if side == US else ["nasser", "blockade"]
    hand = {SIDES[side]: ["un_intervention", enemys[0], own[0]]}
    s = few(deck=[enemys[1], own[1], "asia_scoring"], influence=OPEN, rounds_left=5, **hand)
    begin(s, ActionRound(side))
    play_moves(s, "un_intervention")
    cards = [*enemys, *own, "asia_scoring"]
    pairs = {frozenset(pair) for pair in combinations(cards, 2)}
    assert sampled_hands(s, 1 - side, 150, side) == pairs, "it may be used for Operations too"
    play_moves(s, "event")
    assert asked(s) == "partner"
    assert sampled_hands(s, 1 - side, 150, side) == {p for p in pairs if p & set(enemys)}
    for world in worlds(s, 1 - side, 10):
        assert world.hand[side] & OWNED[1 - side]


@pytest.mark.rule("TS-V-16", "TS-V-14", "TS-I-35")
def test_a_question_fits_also_where_few_hands_do() -> None:
    """One card in a whole late deck will do."""
    s = position_with(turn=LATE, hands={"ussr": ["nasser", "fidel"]}, effects=["bear_trap_trap"])
    weak = knowledge.worth_at_most(s, USSR, 1)
    strong = s.rules.cards & ~weak & ~s.hand[USSR]
    s.deck = [card for card in s.deck if not strong >> card & 1]
    s.resolving = strong
    begin(s, ActionRound(USSR))
    assert asked(s) == "trap"
    for world in worlds(s, US, 40):
        assert world.hand[USSR] >> code("fidel") & 1


@pytest.mark.rule("TS-V-16", "TS-V-26", "TS-I-35")
def test_a_card_that_joined_answers_the_question_and_the_older_ones_stay_so() -> None:
    """Four cards are known to be those of the hand; only Fidel, which joined it, will do."""
    older = ["nasser", "blockade", "truman_doctrine", "romanian_abdication"]
    s = position_with(turn=LATE, hands={"ussr": older}, effects=["bear_trap_trap"])
    weak = knowledge.worth_at_most(s, USSR, 1)
    s.deck = [card for card in s.deck if weak >> card & 1]
    s.resolving = s.rules.cards & ~weak & ~(1 << code("fidel"))
    knowledge.all_hidden_are(s, USSR, s.hand[USSR])
    knowledge.enter_hand(s, USSR, code("fidel"))
    begin(s, ActionRound(USSR))
    assert asked(s) == "trap"
    assert sampled_hands(s, US, 40) == {frozenset({*older, "fidel"})}


@pytest.mark.rule("TS-V-16", "TS-V-26", "TS-QB-3", "TS-I-35")
def test_scoring_cards_that_are_due_leave_room_for_the_cards_known_before() -> None:
    """Three hidden cards are among five with one scoring card: with it a second one can be held."""
    hand = ["nasser", "blockade", "asia_scoring", "fidel"]
    s = position_with(turn=LATE, hands={"ussr": hand}, rounds_left=2, effects=["bear_trap_trap"])
    knowledge.show_card(s, USSR, code("fidel"))
    others = sum(1 << code(name) for name in ("truman_doctrine", "romanian_abdication"))
    among = knowledge.hidden(s, USSR) | others
    knowledge.all_hidden_are(s, USSR, among)
    joined = code("africa_scoring")
    s.deck.remove(joined)
    knowledge.enter_hand(s, USSR, joined)
    begin(s, ActionRound(USSR))
    assert asked(s) == "choose-card"
    for world in worlds(s, US, 40):
        assert world.hand[USSR].bit_count() == 5
        assert world.hand[USSR] >> code("asia_scoring") & 1
        assert (world.hand[USSR] & SCORING).bit_count() == 2
        assert (world.hand[USSR] & among).bit_count() >= 3
