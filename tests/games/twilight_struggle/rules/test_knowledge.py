"""What a side knows about the other hand, compared with every hand that is really possible."""

import random
from itertools import combinations
from typing import Any

import pytest

from detente.games.twilight_struggle.rules import knowledge
from detente.games.twilight_struggle.rules.action_round import ActionRound, TakeExtraRound
from detente.games.twilight_struggle.rules.cards import CODES, MID_WAR, SCORING, cards_in, code
from detente.games.twilight_struggle.rules.effects import EFFECTS
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.phases import ACTION_ROUNDS
from detente.games.twilight_struggle.rules.revisions import RESHUFFLE_AT_ONCE
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.turn import LateScoringCards, join_deck
from tests.games.playing import begin, play_moves
from tests.games.twilight_struggle.positions import (
    LATE,
    OPEN,
    few,
    force,
    happens,
    known,
    position_with,
    resolve,
    sampled_hands,
    sound,
)

Hand = frozenset[int]
Hands = set[Hand]

ONES = ("nasser", "blockade", "cia_created", "truman_doctrine", "romanian_abdication")
BIG = ("nato", "red_scare_purge", "marshall_plan")
SMALL_WORLD = (
    *ONES[:3],
    *BIG[:2],
    "fidel",
    "europe_scoring",
    "asia_scoring",
)


def hands_of(*hands: str) -> set[frozenset[str]]:
    return {frozenset(hand.split()) for hand in hands}


# --- the whole algebra against all possible hands -------------------------------------------------


class Counting:
    """A Soviet hand that grows, shrinks and is partly shown, and all the hands it might be."""

    def __init__(self, seed: int, revision: int) -> None:
        self.rng = random.Random(seed)
        names = list(SMALL_WORLD)
        self.rng.shuffle(names)
        self.s = few(deck=names[:5], discard=names[5:], revision=revision)
        self.possible: Hands = {frozenset()}

    def unseen(self) -> set[int]:
        return {*cards_in(knowledge.hidden(self.s, USSR)), *self.s.deck}

    def draw(self) -> None:
        s = self.s
        if not s.deck:
            assert self.possible == {frozenset(self.unseen())}, "an empty deck tells everything"
        unseen = self.unseen() if s.deck else {*self.unseen(), *cards_in(s.discard)}
        if s.draw_card(USSR) >= 0:
            self.possible = {hand | {card} for hand in self.possible for card in unseen - hand}

    def reshuffle(self) -> None:
        """As Our Man in Tehran does, under what is still in the deck."""
        self.s.reshuffle()

    def lose(self) -> None:
        hand = cards_in(self.s.hand[USSR])
        if hand:
            card = self.rng.choice(hand)
            hidden = not self.s.known[US] >> card & 1
            self.s.discard_from_hand(USSR, card)
            if hidden:
                self.possible = {hand - {card} for hand in self.possible if card in hand}

    def show(self) -> None:
        hand = cards_in(knowledge.hidden(self.s, USSR))
        if hand:
            card = self.rng.choice(hand)
            knowledge.show_card(self.s, USSR, card)
            self.possible = {hand - {card} for hand in self.possible if card in hand}

    def no_more_than(self) -> None:
        """TS-V-28, TS-V-29: nothing hidden is worth more than the best hidden card."""
        hidden = cards_in(knowledge.hidden(self.s, USSR))
        if hidden:
            value = max(self.s.card_value(USSR, card) for card in hidden)
            cards = knowledge.worth_at_most(self.s, USSR, value)
            knowledge.all_hidden_are(self.s, USSR, cards)
            self.possible = {h for h in self.possible if all(cards >> card & 1 for card in h)}

    def few_scoring(self) -> None:
        """TS-V-26, TS-V-27: no more scoring cards than there are, or one more."""
        scoring = (self.s.hand[USSR] & SCORING).bit_count() + self.rng.randrange(2)
        knowledge.at_most_scoring(self.s, USSR, scoring)
        most = scoring - (self.s.known[US] & SCORING).bit_count()
        self.possible = {
            hand for hand in self.possible if sum(SCORING >> card & 1 for card in hand) <= most
        }

    def step(self) -> None:
        draws = [self.draw] * 4
        rest = [self.lose, self.lose, self.show, self.no_more_than, self.few_scoring]
        self.rng.choice([*draws, *rest, self.reshuffle])()

    def not_ruled_out(self) -> set[int]:
        return set(cards_in(knowledge.may_hold(self.s, USSR)))

    def allowed(self) -> Hands:
        """The hands within what the state has remembered."""
        s = self.s
        count = knowledge.hidden(s, USSR).bit_count()
        most = s.most_scoring[USSR] - (s.known[US] & SCORING).bit_count()
        found = set()
        for hand in combinations(sorted(self.unseen()), count):
            mask = sum(1 << card for card in hand)
            if (mask & SCORING).bit_count() <= most and all(
                (mask & within).bit_count() >= least for least, within in s.limits[USSR]
            ):
                found.add(frozenset(hand))
        return found


@pytest.mark.rule("TS-V-23", "TS-V-26", "TS-V-28", "TS-V-29", "TS-V-30", "TS-V-32", "TS-I-35")
@pytest.mark.parametrize("seed", range(120))
@pytest.mark.parametrize("revision", [1, RESHUFFLE_AT_ONCE])
def test_what_is_remembered_is_exactly_what_is_possible(revision: int, seed: int) -> None:
    """Whatever was drawn, played, shown and learnt in whatever order."""
    world = Counting(seed, revision)
    for _ in range(24):
        world.step()
        world.s.check()
        assert world.allowed() == world.possible
        assert {card for hand in world.possible for card in hand} <= world.not_ruled_out()


@pytest.mark.rule("TS-V-23", "TS-I-35")
@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("revision", [1, RESHUFFLE_AT_ONCE])
def test_every_possible_hand_is_sampled_and_no_other(revision: int, seed: int) -> None:
    world = Counting(1000 + seed, revision)
    for number in range(100):
        world.step()
        if number >= 12 and 1 < len(world.possible) <= 30:
            break
    shown = frozenset(cards_in(world.s.known[US]))
    sampled = {frozenset(code(n) for n in hand) for hand in sampled_hands(world.s, US, 400)}
    assert sampled == {shown | hand for hand in world.possible}


@pytest.mark.rule("TS-V-03", "TS-V-28", "TS-V-30", "TS-I-34")
def test_what_everybody_knows_of_a_hand_does_not_reveal_the_other_hand() -> None:
    """The owner of a hand knows what the enemy knows about it, but not why."""
    remembered = set()
    for us, below in (("truman_doctrine", "blockade"), ("blockade", "truman_doctrine")):
        s = few(us=[us], ussr=["nasser"], deck=[below], discard=["fidel"])
        knowledge.all_hidden_are(s, USSR, knowledge.worth_at_most(s, USSR, 1))
        s.reshuffle()
        s.draw_card(USSR)
        remembered.add(str(s.dump_board()["limits"]))
    assert len(remembered) == 1


# --- cards that are known -------------------------------------------------------------------------


def after_cia_created() -> ColdWar:
    s = happens("cia_created", US, hands={"ussr": ["fidel", "nasser"]}, turn=LATE, influence=OPEN)
    return play_moves(s, "done") if "done" in s.legal_moves(US) else s


def after_lone_gunman() -> ColdWar:
    s = happens("lone_gunman", USSR, hands={"us": ["fidel", "nasser"]}, turn=LATE, influence=OPEN)
    return play_moves(s, "done") if "done" in s.legal_moves(USSR) else s


def after_grain_sales() -> ColdWar:
    s = position_with(hands={"ussr": ["fidel", "nasser"]}, turn=LATE, influence=OPEN)
    resolve(s, "grain_sales_to_soviets", US, "fidel")
    return play_moves(s, "hand_back")


def after_salt() -> ColdWar:
    s = happens("salt_negotiations", USSR, discard=["fidel"], turn=LATE)
    return play_moves(s, "fidel")


def after_missile_envy() -> ColdWar:
    s = happens("missile_envy", US, hands={"ussr": ["nato", "nasser"]}, turn=LATE, influence=OPEN)
    return play_moves(s, "nato")


def after_aldrich_ames() -> ColdWar:
    s = happens("aldrich_ames", USSR, hands={"us": ["fidel", "nasser"]}, turn=LATE)
    return play_moves(s, "fidel") if s.to_act else s


def after_the_cambridge_five() -> ColdWar:
    hands = {"us": ["fidel", "asia_scoring", "nasser"]}
    return happens("the_cambridge_five", USSR, hands=hands, turn=4, optional_cards=True)


SOURCES = {
    "cia_created": (after_cia_created, USSR, {"fidel", "nasser"}),
    "lone_gunman": (after_lone_gunman, US, {"fidel", "nasser"}),
    "grain_sales_to_soviets": (after_grain_sales, USSR, {"fidel"}),
    "salt_negotiations": (after_salt, USSR, {"fidel"}),
    "missile_envy": (after_missile_envy, USSR, {"missile_envy"}),
    "aldrich_ames": (after_aldrich_ames, US, {"fidel", "nasser"}),
    "the_cambridge_five": (after_the_cambridge_five, US, {"asia_scoring"}),
}


@pytest.mark.rule("TS-V-24", "TS-V-04", "TS-V-05", "TS-V-08", "TS-V-12", "TS-V-09", "TS-V-20")
@pytest.mark.parametrize("source", SOURCES)
def test_a_card_once_known_stays_known_until_it_leaves(source: str) -> None:
    make, side, cards = SOURCES[source]
    s = sound(make())
    watcher = 1 - side
    assert known(s, watcher) == cards
    for sampled in sampled_hands(s, watcher, 20, side):
        assert sampled >= cards
    s.draw_card(side)
    s.reshuffle()
    assert known(s, watcher) >= cards, "neither a draw nor a new deck changes it"
    for name in sorted(cards):
        s.discard_from_hand(side, code(name))
        assert name not in known(s, watcher)
    sound(s)


@pytest.mark.rule("TS-V-24", "TS-V-30", "TS-V-32")
def test_a_known_card_that_comes_back_from_the_discard_pile_is_hidden_again() -> None:
    s = few(deck=["nato"], ussr=["fidel"])
    knowledge.show_hand(s, USSR)
    s.discard_from_hand(USSR, code("fidel"))
    s.reshuffle()
    s.draw_card(USSR)
    assert known(s, US) == set()
    assert sampled_hands(s, US, 30) == hands_of("nato", "fidel")


@pytest.mark.rule("TS-V-06", "TS-V-32")
def test_aldrich_ames_shows_what_is_drawn_this_turn_but_not_later() -> None:
    s = few(us=["nasser"], deck=["fidel", "nato", "blockade"])
    s.effects |= 1 << EFFECTS.index("ames_order")
    knowledge.learn_hand(s, US)
    s.draw_card(US)
    assert known(s, USSR) == {"nasser", "fidel"}
    s.effects = 0
    s.draw_card(US)
    assert known(s, USSR) == {"nasser", "fidel"}
    assert sampled_hands(s, USSR, 30) == hands_of("nasser fidel nato", "nasser fidel blockade")


@pytest.mark.rule("TS-V-18", "TS-4.5.F")
def test_held_cards_that_were_shown_stay_known() -> None:
    s = few(ussr=["nasser"], deck=["fidel", "nato"])
    knowledge.learn_hand(s, USSR)
    s.draw_card(USSR)
    assert sampled_hands(s, US, 30) == hands_of("nasser fidel", "nasser nato")


# --- the draw deck --------------------------------------------------------------------------------


def after_our_man() -> ColdWar:
    """Our Man in Tehran has seen five cards, discarded NATO and put four back."""
    s = few(
        deck=["nato", "fidel", "nasser", "blockade", "cia_created", "summit", "junta"],
        ussr=["opec", "che"],
        influence={"iran": (2, 0)},
        optional_cards=True,
        loose=["our_man_in_tehran"],
    )
    resolve(s, "our_man_in_tehran", US)
    return play_moves(s, "nato", "done")


@pytest.mark.rule("TS-V-21", "TS-V-25", "TS-I-35")
def test_cards_seen_in_the_deck_are_in_no_hand_until_the_enemy_draws() -> None:
    s = after_our_man()
    rest = ["opec", "che", "summit", "junta"]
    assert sampled_hands(s, US, 80) == {frozenset(two) for two in combinations(rest, 2)}
    assert len(sampled_hands(s, USSR, 5, US)) == 1, "the US hand is empty"
    s.draw_card(USSR)
    assert s.view(US)["board"]["deck_known"] == []
    anything = {name for hand in sampled_hands(s, US, 200) for name in hand}
    assert anything == {*rest, "fidel", "nasser", "blockade", "cia_created"}


@pytest.mark.rule("TS-V-21", "TS-V-25")
def test_a_card_that_the_us_itself_draws_is_in_its_own_hand() -> None:
    s = after_our_man()
    s.draw_card(US)
    drawn = set(s.view(US)["board"]["sides"]["us"]["hand"])
    assert not drawn & set(s.view(US)["board"]["deck_known"])
    assert len(s.view(US)["board"]["deck_known"]) == 4 - len(
        drawn & {"fidel", "nasser", "blockade", "cia_created"}
    )
    sound(s)


@pytest.mark.rule("TS-V-21")
def test_while_the_us_looks_the_ussr_may_expect_any_five() -> None:
    s = few(
        deck=["nato", "fidel", "nasser", "blockade", "cia_created", "summit"],
        ussr=["opec"],
        influence={"iran": (2, 0)},
        optional_cards=True,
        loose=["our_man_in_tehran"],
    )
    resolve(s, "our_man_in_tehran", US)
    looks = set()
    for seed in range(40):
        world = s.determinize(USSR, seed)
        world.check()
        world.check_agenda()
        assert isinstance(world, ColdWar)
        looks.add(world.looked)
    assert len(looks) == 6
    assert {s.determinize(US, seed).dump_board()["looked"] != [] for seed in range(5)} == {True}
    assert {tuple(s.determinize(US, seed).dump_board()["looked"]) for seed in range(5)} == {
        tuple(CODES[card] for card in cards_in(s.looked))
    }


# --- scoring cards --------------------------------------------------------------------------------


@pytest.mark.rule("TS-V-26")
@pytest.mark.parametrize("side", [US, USSR])
def test_what_was_held_over_a_turn_is_no_scoring_card(side: int) -> None:
    held = {SIDES[side]: ["nasser"]}
    s = few(deck=["fidel", "asia_scoring", "europe_scoring", "africa_scoring"], **held)
    begin(s, LateScoringCards())
    s.phase = ACTION_ROUNDS
    assert sampled_hands(s, 1 - side, 30, side) == hands_of("nasser", "fidel")
    assert knowledge.may_hold(s, side) == 1 << code("nasser") | 1 << code("fidel")
    s.draw_card(side)
    assert sampled_hands(s, 1 - side, 100, side) == hands_of(
        "nasser fidel",
        "nasser asia_scoring",
        "nasser europe_scoring",
        "nasser africa_scoring",
        "fidel asia_scoring",
        "fidel europe_scoring",
        "fidel africa_scoring",
    )


@pytest.mark.rule("TS-V-26", "TS-V-29")
def test_what_was_worth_little_and_held_is_worth_little_and_no_scoring_card() -> None:
    """Both facts are about the same card, whatever is drawn afterwards."""
    s = few(ussr=["nasser"], deck=["nato", "asia_scoring", "blockade", "fidel"])
    knowledge.all_hidden_are(s, USSR, knowledge.worth_at_most(s, USSR, 1))
    knowledge.at_most_scoring(s, USSR, 0)
    s.draw_card(USSR)
    pairs = combinations(["nasser", "nato", "asia_scoring", "blockade", "fidel"], 2)
    possible = {frozenset(pair) for pair in pairs if {"nasser", "blockade"} & {*pair}}
    assert sampled_hands(s, US, 150) == possible


def in_round(*cards: str, rounds_left: int, side: int = USSR, **position: Any) -> ColdWar:
    """A side's round with this hand; a bigger deck holds all the scoring cards."""
    deck = ["nato", "fidel", "blockade", "summit", "europe_scoring", "africa_scoring"]
    deck += ["asia_scoring", "middle_east_scoring", "south_america_scoring"]
    deck = [name for name in deck if name not in cards]
    s = few(
        deck=deck,
        rounds_left=rounds_left,
        influence=OPEN,
        **{SIDES[side]: list(cards), **position},
    )
    return begin(s, ActionRound(side))


def most_sampled(s: ColdWar, side: int, draws: int = 80) -> int:
    """The highest number of scoring cards in a hand, in determinizations for the enemy."""
    hands = sampled_hands(s, 1 - side, draws, side)
    most = max(sum(SCORING >> code(name) & 1 for name in hand) for hand in hands)
    assert most <= knowledge.most_scoring(s, side)
    return most


@pytest.mark.rule("TS-V-27", "TS-G-12", "TS-SC-1")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_who_plays_another_card_had_a_round_to_spare(side: int, rounds: int) -> None:
    s = in_round("nasser", "cia_created", "junta", "opec", rounds_left=rounds, side=side)
    assert most_sampled(s, side, 1000) == 4
    play_moves(s, "junta")
    assert most_sampled(s, side, 150) == rounds - 1


@pytest.mark.rule("TS-V-27", "TS-V-17", "TS-SC-1")
def test_who_plays_a_scoring_card_reveals_nothing_else() -> None:
    s = in_round("nasser", "cia_created", "asia_scoring", rounds_left=1)
    play_moves(s, "asia_scoring")
    assert most_sampled(s, USSR) == 2


@pytest.mark.rule("TS-V-27", "TS-G-12", "TS-AR-3")
def test_an_eighth_round_is_a_round_to_come() -> None:
    s = in_round("nasser", "junta", "opec", rounds_left=1, side=US, effects=["north_sea_oil_round"])
    play_moves(s, "junta")
    assert most_sampled(s, US) == 1


@pytest.mark.rule("TS-V-27", "TS-AR-3")
def test_who_declines_the_eighth_round_has_nothing_to_score() -> None:
    s = few(us=["nasser", "opec"], deck=["asia_scoring", "fidel"], effects=["north_sea_oil_round"])
    s.round = 8
    begin(s, TakeExtraRound(US))
    assert most_sampled(s, US) == 1
    play_moves(s, "decline")
    assert most_sampled(s, US) == 0
    assert not s.can_undo(US), "it has shown something"


@pytest.mark.rule("TS-V-27", "TS-9.5b")
def test_the_china_card_tells_the_same_as_any_other() -> None:
    s = in_round("nasser", "opec", rounds_left=2)
    play_moves(s, "the_china_card")
    assert most_sampled(s, USSR) == 1


@pytest.mark.rule("TS-V-27", "TS-SC-1", "TS-V-17")
def test_an_outlet_does_not_tell_that_there_was_a_round_to_spare() -> None:
    """Five Year Plan may have been played because all the rest are scoring cards."""
    s = in_round("five_year_plan", "nasser", "opec", rounds_left=2)
    play_moves(s, "five_year_plan")
    assert most_sampled(s, USSR) == 2


@pytest.mark.rule("TS-V-27", "TS-SC-1")
def test_an_outlet_tells_it_if_the_rest_cannot_all_be_scoring_cards() -> None:
    s = in_round("five_year_plan", "nasser", "opec", "junta", rounds_left=2)
    knowledge.at_most_scoring(s, USSR, 2)
    play_moves(s, "five_year_plan")
    assert most_sampled(s, USSR) == 1
    s = in_round("five_year_plan", "nasser", "opec", "junta", rounds_left=2)
    knowledge.show_card(s, USSR, code("nasser"))
    play_moves(s, "five_year_plan")
    assert most_sampled(s, USSR) == 1


@pytest.mark.rule("TS-V-27", "TS-SC-1", "TS-V-17")
@pytest.mark.parametrize(("use", "most"), [("event", 2), ("ops", 0)])
def test_ask_not_is_an_outlet_as_an_event_only(use: str, most: int) -> None:
    s = in_round("ask_not_what_your_country", "nasser", "opec", rounds_left=1, side=US)
    play_moves(s, "ask_not_what_your_country")
    assert most_sampled(s, US) == 2
    play_moves(s, use)
    assert most_sampled(s, US) == most


@pytest.mark.rule("TS-V-11", "TS-V-27", "TS-SC-1")
def test_after_ask_not_the_new_cards_alone_may_be_scoring_cards_too_many() -> None:
    s = in_round("ask_not_what_your_country", "nasser", "opec", rounds_left=1, side=US)
    play_moves(s, "ask_not_what_your_country", "event", "opec")
    assert most_sampled(s, US) == 1
    play_moves(s, "done")
    assert most_sampled(s, US) == 1
    assert sampled_hands(s, USSR, 200, US) >= hands_of("nasser fidel", "nasser asia_scoring")
    assert not [h for h in sampled_hands(s, USSR, 200, US) if h <= {CODES[c] for c in SCORERS}]


SCORERS = tuple(cards_in(SCORING))


@pytest.mark.rule("TS-V-20", "TS-V-27")
@pytest.mark.parametrize("scoring", [[], ["asia_scoring"]])
def test_the_cambridge_five_leave_no_other_scoring_card(scoring: list[str]) -> None:
    hands = {"us": ["fidel", "nasser", *scoring]}
    s = happens("the_cambridge_five", USSR, hands=hands, turn=4, optional_cards=True)
    for hand in sampled_hands(s, USSR, 40, US):
        assert {name for name in hand if SCORING >> code(name) & 1} == set(scoring)


# --- values ---------------------------------------------------------------------------------------


@pytest.mark.rule("TS-V-28", "TS-V-09", "TS-OP-3")
@pytest.mark.parametrize(
    ("effects", "small"),
    [
        ([], {"nasser", "fidel", "blockade", "asia_scoring"}),
        (["ops_down_ussr"], {"nasser", "fidel", "blockade", "asia_scoring", "opec"}),
    ],
)
def test_missile_envy_leaves_nothing_of_a_higher_value(effects: list[str], small: set[str]) -> None:
    """Under Red Scare a card of 3 is worth 2, as much as one of 2 was without."""
    given = "opec" if effects else "fidel"
    left = "fidel" if effects else "nasser"
    names = {"nato", "blockade", "asia_scoring", "opec", "fidel", "nasser"} - {given, left}
    s = few(
        ussr=[given, left],
        deck=sorted(names),
        loose=["missile_envy"],
        effects=effects,
        influence=OPEN,
    )
    resolve(s, "missile_envy", US)
    play_moves(s, given)
    possible = {frozenset({"missile_envy", name}) for name in small - {given}}
    assert sampled_hands(s, US, 100) == possible


@pytest.mark.rule("TS-V-28", "TS-V-30")
def test_the_card_given_comes_back_later_but_was_not_left_then() -> None:
    """Nothing that lay open at that time can be what was left in the hand."""
    s = few(ussr=["nasser"], deck=["blockade"], discard=["romanian_abdication"])
    knowledge.all_hidden_are(s, USSR, knowledge.worth_at_most(s, USSR, 1))
    s.reshuffle()
    assert sampled_hands(s, US, 40) == hands_of("nasser", "blockade")
    s.draw_card(USSR)
    assert sampled_hands(s, US, 80) == hands_of(
        "nasser blockade", "nasser romanian_abdication", "blockade romanian_abdication"
    )


@pytest.mark.rule("TS-V-28", "TS-V-29")
def test_a_card_that_leaves_may_have_been_the_one_that_was_shown() -> None:
    s = few(ussr=["nasser"], deck=["fidel", "blockade", "nato"])
    knowledge.all_hidden_are(s, USSR, knowledge.worth_at_most(s, USSR, 1))
    s.draw_card(USSR)
    s.discard_from_hand(USSR, code("nasser"))
    assert sampled_hands(s, US, 60) == hands_of("fidel", "blockade", "nato")
    s = few(ussr=["nasser"], deck=["fidel", "blockade", "nato"])
    knowledge.all_hidden_are(s, USSR, knowledge.worth_at_most(s, USSR, 1))
    s.draw_card(USSR)
    s.discard_from_hand(USSR, code("fidel"))
    assert sampled_hands(s, US, 60) == hands_of("nasser", "blockade")


@pytest.mark.rule("TS-V-16", "TS-V-29", "TS-QB-1")
@pytest.mark.parametrize("side", [US, USSR])
def test_a_trap_round_without_a_discard_shows_a_weak_hand(side: int) -> None:
    trap = ["quagmire_trap" if side == US else "bear_trap_trap"]
    hand = {SIDES[side]: ["nasser", "blockade"]}
    s = few(deck=["fidel", "truman_doctrine", "nato"], rounds_left=3, effects=trap, **hand)
    begin(s, ActionRound(side))
    weak = {frozenset(two) for two in combinations(["nasser", "blockade", "truman_doctrine"], 2)}
    assert sampled_hands(s, 1 - side, 60, side) == weak, "already when no discard is asked"
    play_moves(s, "pass")
    assert sampled_hands(s, 1 - side, 60, side) == weak


@pytest.mark.rule("TS-V-16", "TS-V-17", "TS-QB-3")
def test_a_scoring_card_that_came_first_in_a_trap_tells_nothing_of_the_rest() -> None:
    s = few(
        ussr=["asia_scoring", "nato"],
        deck=["nasser", "fidel"],
        rounds_left=1,
        effects=["bear_trap_trap"],
    )
    begin(s, ActionRound(USSR))
    play_moves(s, "asia_scoring")
    assert sampled_hands(s, US, 60) == hands_of("nato", "nasser", "fidel")


@pytest.mark.rule("TS-V-16", "TS-V-29")
def test_a_scoring_card_in_a_trap_with_rounds_to_spare_shows_a_weak_hand() -> None:
    s = few(
        ussr=["asia_scoring", "nasser"],
        deck=["nato", "blockade"],
        rounds_left=3,
        effects=["bear_trap_trap"],
    )
    begin(s, ActionRound(USSR))
    play_moves(s, "asia_scoring")
    assert sampled_hands(s, US, 60) == hands_of("nasser", "blockade")


# --- new cards ------------------------------------------------------------------------------------


@pytest.mark.rule("TS-V-22", "TS-V-23", "TS-V-30")
def test_who_counts_knows_the_whole_hand_when_the_deck_runs_out() -> None:
    s = few(ussr=["nasser", "fidel"], deck=["nato"], discard=["blockade", "opec"])
    s.draw_card(US)
    assert sampled_hands(s, US, 10) == hands_of("nasser fidel")
    s.draw_card(USSR)
    assert sampled_hands(s, US, 60) == hands_of("nasser fidel blockade", "nasser fidel opec")


@pytest.mark.rule("TS-V-23", "TS-V-30", "TS-4.4")
def test_a_card_held_since_the_early_war_is_no_mid_war_card() -> None:
    s = position_with(turn=3, hands={"ussr": ["nasser"]})
    early = {CODES[card] for card in s.deck} | {"nasser"}
    s.turn = 4
    join_deck(s, MID_WAR)
    for held in sampled_hands(s, US, 30):
        assert held <= early
    s.draw_card(USSR)
    drawn = sampled_hands(s, US, 100)
    assert all(held & early for held in drawn)
    assert any(held - early for held in drawn)


@pytest.mark.rule("TS-V-31", "TS-G-06")
def test_who_has_no_headline_has_nothing_but_un_intervention_left() -> None:
    s = few(us=["nato"], ussr=["un_intervention"], deck=["fidel", "nasser"], space=(4, 0))
    s.resolving = 0
    begin(s, Headline())
    play_moves(s, "none")
    assert s.to_act == (US,)
    assert sampled_hands(s, US, 20, check=False) == hands_of("un_intervention")


@pytest.mark.rule("TS-V-15", "TS-V-19")
@pytest.mark.parametrize("event", ["blockade", "latin_american_debt_crisis"])
def test_declining_to_discard_tells_nothing(event: str) -> None:
    s = few(us=["nasser", "fidel"], deck=["nato", "opec"], loose=[event], influence=OPEN)
    resolve(s, event, USSR)
    anything = {frozenset(two) for two in combinations(["nasser", "fidel", "nato", "opec"], 2)}
    assert sampled_hands(s, USSR, 60, US) == anything
    play_moves(s, "none")
    assert sampled_hands(s, USSR, 60, US) == anything


@pytest.mark.rule("TS-V-14", "TS-UN-1")
def test_un_intervention_tells_nothing_but_the_two_cards() -> None:
    s = in_round("un_intervention", "nasser", "junta", rounds_left=4, side=US)
    play_moves(s, "un_intervention", "event", "nasser")
    deck = {"nato", "fidel", "blockade", "summit", "junta"}
    deck |= {"europe_scoring", "africa_scoring", "asia_scoring"}
    deck |= {"middle_east_scoring", "south_america_scoring"}
    assert sampled_hands(s, USSR, 150, US) == {frozenset({name}) for name in deck}


@pytest.mark.rule("TS-V-10", "TS-V-07", "TS-V-24")
def test_a_random_pick_tells_only_of_the_card_picked() -> None:
    s = few(ussr=["nasser", "fidel"], deck=["nato", "opec"], loose=["terrorism"])
    force(s, "fidel")
    resolve(s, "terrorism", US)
    assert sampled_hands(s, US, 60) == hands_of("nasser", "nato", "opec")
