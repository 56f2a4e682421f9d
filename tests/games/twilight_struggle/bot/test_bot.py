"""The bots of Twilight Struggle: evaluation, rollout policy, search, whole games."""

from itertools import pairwise
from typing import Any

import pytest

import detente
from detente import bots
from detente.bots.racing import PairedComparison
from detente.core.agenda import Step
from detente.games.twilight_struggle.bot.danger import exposure, headline_risk, risk
from detente.games.twilight_struggle.bot.evaluation import VICTORY
from detente.games.twilight_struggle.bot.policy import TwilightPolicy
from detente.games.twilight_struggle.rules.action_round import ActionRound, ActionRounds
from detente.games.twilight_struggle.rules.cards import CODES, EVENT, OPS, SPACE, code
from detente.games.twilight_struggle.rules.countries import (
    BATTLEGROUNDS,
    COUNTRIES,
    STABILITY,
    country,
)
from detente.games.twilight_struggle.rules.coup import Coup
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.phases import HEADLINE
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.turn import (
    AdvanceTurn,
    CheckMilitary,
    FlipChina,
    HeldCard,
    LateScoringCards,
    RevealHeldCards,
    Turn,
)
from tests.bots.playing import check_indistinguishable_states, play, wins
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import asked, position_with, resolve

GAME = "twilight_struggle"
NO_CHINA = {US: "ussr", USSR: "us"}
"""Who has The China Card so that a side has not."""
BATTLEGROUND_NAMES = [name for name in COUNTRIES if BATTLEGROUNDS >> country(name) & 1]


def evaluate(s: ColdWar, seat: int) -> float:
    """The value of a position for a seat, by the weights that come with the game."""
    return TwilightPolicy().evaluate(s, seat)


def held(side: int, name: str, more: int = 0) -> tuple[int, int]:
    """The influence with which a side just controls a country."""
    amount = STABILITY[country(name)] + more
    return (amount, 0) if side == US else (0, amount)


def held_by(side: int, *names: str) -> dict[str, tuple[int, int]]:
    return {name: held(side, name) for name in names}


# --- the evaluation ---------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [US, USSR])
@pytest.mark.parametrize("name", BATTLEGROUND_NAMES)
def test_a_battleground_is_better_won_than_lost(name: str, seat: int) -> None:
    own, nobody, enemy = (
        evaluate(position_with(influence=influence), seat)
        for influence in (held_by(seat, name), {}, held_by(1 - seat, name))
    )
    assert own > nobody + 0.5
    assert nobody > enemy + 0.5


@pytest.mark.parametrize(
    ("battleground", "other"),
    [("italy", "greece"), ("angola", "cameroon"), ("iran", "jordan"), ("panama", "colombia")],
)
def test_a_battleground_is_worth_more_than_its_neighbour(battleground: str, other: str) -> None:
    assert evaluate(position_with(influence=held_by(US, battleground)), US) > evaluate(
        position_with(influence=held_by(US, other)), US
    )


def test_control_counts_more_than_a_foothold_and_a_reserve_a_little() -> None:
    levels = [evaluate(position_with(influence={"iran": (us, 0)}), US) for us in range(5)]
    steps = [after - before for before, after in pairwise(levels)]
    assert min(steps) > 0
    assert max(steps) == steps[1]


POSITION = {"angola": (2, 0), "zaire": (0, 2), "algeria": (1, 3), "egypt": (2, 1), "iran": (0, 1)}


def test_what_one_side_gains_the_other_loses() -> None:
    s = position_with(
        influence=POSITION, vp=-3, military=[2, 1], space=[1, 3], turn=4, effects=["nato_shield"]
    )
    assert evaluate(s, US) == pytest.approx(-evaluate(s, USSR))


def test_the_sides_are_judged_alike() -> None:
    """Where no country lies beside a superpower, the mirrored position is worth the same."""
    s = position_with(influence=POSITION, vp=4, military=[2, 0], space=[1, 3], china="us")
    turned = {name: (ussr, us) for name, (us, ussr) in POSITION.items()}
    mirrored = position_with(influence=turned, vp=-4, military=[0, 2], space=[3, 1], china="ussr")
    assert evaluate(s, US) == pytest.approx(evaluate(mirrored, USSR))


@pytest.mark.parametrize("vp", [-19, -1, 7])
def test_victory_points_count_one_for_one(vp: int) -> None:
    assert evaluate(position_with(vp=vp), US) - evaluate(position_with(), US) == pytest.approx(vp)
    assert evaluate(position_with(vp=vp), USSR) - evaluate(position_with(), USSR) == pytest.approx(
        -vp
    )


def test_control_of_europe_is_nearly_the_game() -> None:
    west = held_by(US, "france", "italy", "west_germany", "poland", "spain_portugal")
    values = [
        evaluate(position_with(influence=influence), US)
        for influence in (
            {name: west[name] for name in ("france", "italy", "west_germany", "spain_portugal")},
            west,
            {**west, **held_by(US, "east_germany")},
        )
    ]
    fourth, fifth = values[1] - values[0], values[2] - values[1]
    assert fifth > 2 * fourth > 2


def test_a_region_counts_by_where_its_card_is() -> None:
    def africa(**position: Any) -> float:
        held_there = held_by(US, "angola", "zaire", "nigeria")
        there = position_with(turn=4, influence=held_there, **position)
        return evaluate(there, US) - evaluate(position_with(turn=4, **position), US)

    in_hand = africa(hands={"us": ["africa_scoring"]})
    unseen = africa()
    other_hand = africa(hands={"ussr": ["africa_scoring"]})
    discarded = africa(discard=["africa_scoring"])
    assert in_hand > unseen > discarded > 0
    assert other_hand == pytest.approx(unseen)


@pytest.mark.parametrize("seat", [US, USSR])
def test_tracks_and_effects_count_for_the_right_side(seat: int) -> None:
    def better(good: dict[str, Any], bad: dict[str, Any]) -> bool:
        first, second = position_with(**good), position_with(**bad)
        return evaluate(first, seat) > evaluate(second, seat)

    own, other = (1, 0) if seat == US else (0, 1), (0, 1) if seat == US else (1, 0)
    trap = ("quagmire_trap", "bear_trap_trap")
    assert better({"space": own}, {"space": other})
    assert better({"military": own}, {"military": other})
    assert better({"china": ("us", "ussr")[seat]}, {"china": NO_CHINA[seat]})
    assert better({"effects": [trap[1 - seat]]}, {"effects": [trap[seat]]})


@pytest.mark.parametrize("winner", [US, USSR])
def test_the_game_itself_is_worth_more_than_anything(winner: int) -> None:
    best = evaluate(position_with(vp=19, influence=held_by(US, *BATTLEGROUND_NAMES[:4])), US)
    s = position_with()
    s.win(winner, "vp")
    victory = VICTORY * TwilightPolicy().weights.values["price"][0]
    assert evaluate(s, winner) == victory > best
    assert evaluate(s, 1 - winner) == -victory


# --- survival ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "side", "mode", "loses"),
    [
        ("duck_and_cover", USSR, OPS, True),
        ("duck_and_cover", USSR, SPACE, False),
        ("duck_and_cover", US, EVENT, True),
        ("duck_and_cover", US, OPS, False),
        ("we_will_bury_you", US, OPS, True),
        ("we_will_bury_you", USSR, EVENT, True),
        ("cia_created", USSR, OPS, True),
        ("lone_gunman", US, OPS, True),
        ("olympic_games", USSR, EVENT, True),
        ("olympic_games", USSR, OPS, False),
        ("truman_doctrine", USSR, OPS, False),
        ("fidel", US, OPS, False),
    ],
)
def test_risk_is_known_card_by_card(card: str, side: int, mode: int, loses: bool) -> None:
    board = {"angola": (1, 1), "west_germany": (4, 1)}  # Angola is open to coups at any DEFCON.
    for defcon in (2, 3):
        s = position_with(turn=4, defcon=defcon, phasing=side, influence=board)
        s.resolving, s.deck = 1 << code(card), [one for one in s.deck if one != code(card)]
        assert (risk(s, side, code(card), mode) > 0) == (loses and defcon == 2)


def test_a_coup_granted_to_the_enemy_is_a_risk_only_where_there_is_a_battleground_to_coup() -> None:
    for place, loses in (("angola", True), ("iran", False), ("kenya", False)):
        s = position_with(turn=4, defcon=2, phasing=USSR, influence={place: (0, 1)})
        assert (risk(s, USSR, code("cia_created"), OPS) > 0) == loses, place


def test_missile_envy_is_a_risk_while_the_enemy_may_hold_a_card_that_lowers_defcon() -> None:
    s = position_with(
        turn=4, defcon=2, phasing=US, hands={"us": ["missile_envy"], "ussr": ["duck_and_cover"]}
    )
    assert risk(s, US, code("missile_envy"), EVENT) > 0
    assert risk(s, US, code("missile_envy"), OPS) == 0


def test_ortega_is_a_risk_while_the_us_is_in_cuba() -> None:
    ortega = code("ortega_elected_in_nicaragua")
    there, away = (
        position_with(turn=8, defcon=2, influence={"cuba": (us, 3)}, hands={"us": [CODES[ortega]]})
        for us in (1, 0)
    )
    assert risk(there, US, ortega, OPS) > 0 == risk(away, US, ortega, OPS)


@pytest.mark.parametrize(("defcon", "dangerous"), [(2, True), (3, True), (4, False)])
def test_a_headline_may_come_after_another_that_lowers_defcon(defcon: int, dangerous: bool) -> None:
    s = position_with(defcon=defcon, hands={"ussr": ["duck_and_cover", "nasser"]})
    assert (headline_risk(s, USSR, code("duck_and_cover")) > 0) == dangerous
    assert headline_risk(s, USSR, code("nasser")) == 0


def exposed(*cards: str, side: int = US, rounds: int = 2, **position: Any) -> float:
    hands = {("us", "ussr")[side]: cards}
    given: dict[str, Any] = {"turn": 4, "defcon": 2, "china": NO_CHINA[side], **position}
    return exposure(position_with(hands=hands, **given), side, rounds)


def test_a_hand_is_exposed_by_what_it_cannot_help_playing() -> None:
    assert exposed("lone_gunman", "nasser") > 0
    assert exposed("lone_gunman", "nasser", rounds=1) == 0
    assert exposed("lone_gunman", "nasser", "containment") == 0
    assert exposed("nasser", "containment") == 0


def test_what_helps_an_exposed_hand() -> None:
    assert exposed("lone_gunman", "nasser", china="us") == 0
    assert exposed("lone_gunman", "un_intervention") == 0
    assert exposed("we_will_bury_you", "nasser") == 0, "it can go into space"


def test_exposure_grows_as_defcon_falls() -> None:
    prices = [exposed("lone_gunman", "nasser", defcon=defcon) for defcon in (5, 4, 3, 2)]
    assert prices == sorted(prices)
    assert 0 < prices[0] < prices[-1]


def test_each_side_has_its_own_dangers() -> None:
    hand = ("duck_and_cover", "cia_created", "lone_gunman")
    assert exposed(*hand, side=USSR, rounds=3) > 0
    assert exposed("duck_and_cover", "cia_created", side=US) == 0
    assert exposed("lone_gunman", side=USSR, rounds=1) == 0


# --- the rollout policy ---------------------------------------------------------------------------


def policy_move(s: ColdWar) -> str:
    """The move of the policy for the seat to act."""
    return CODES[TwilightPolicy().action(s, s.to_act[0])]


@pytest.mark.parametrize("side", [US, USSR])
def test_the_best_coup_is_where_it_wins_a_battleground(side: int) -> None:
    enemy = 1 - side
    board = {**held_by(enemy, "iran"), **held_by(enemy, "lebanon", "jordan", "israel")}
    s = begin(position_with(influence=board, phasing=side), Coup(side, 3, 0))
    assert policy_move(s) == "iran"


@pytest.mark.parametrize("side", [US, USSR])
def test_no_coup_of_its_own_ends_the_game(side: int) -> None:
    board = held_by(1 - side, "angola", "zaire", "cameroon", "tunisia")
    s = begin(position_with(influence=board, phasing=side, defcon=2), Coup(side, 3, 0))
    assert {"angola", "cameroon"} < set(offered(s))
    assert policy_move(s) in ("cameroon", "tunisia")


def test_a_coup_in_the_enemys_round_may_end_the_game() -> None:
    board = held_by(USSR, "angola", "cameroon")
    s = begin(position_with(influence=board, phasing=USSR, defcon=2), Coup(US, 1, 0))
    assert policy_move(s) == "angola"


@pytest.mark.parametrize("side", [US, USSR])
def test_the_last_point_takes_the_battleground(side: int) -> None:
    near = (1, 0) if side == US else (0, 1)
    board = {"jordan": near, "iran": near, "saudi_arabia": near}
    s = begin(position_with(influence=board, phasing=side, defcon=2), Operations(side, 1, 0))
    assert asked(s) == "place-influence"
    assert policy_move(s) == "iran"


def test_points_are_not_wasted_on_what_is_safe() -> None:
    board = {**held_by(US, "iran"), "jordan": (1, 0), "canada": (6, 0)}
    s = begin(position_with(influence=board, phasing=US, defcon=2), Operations(US, 1, 0))
    assert policy_move(s) not in ("canada", "iran")


@pytest.mark.parametrize("edition", ["second", "deluxe"])
def test_the_opening_holds_what_each_side_needs(edition: str) -> None:
    s = detente.game(GAME, edition=edition).start(seed=1)
    assert isinstance(s, ColdWar)
    while not s.pending_actions:
        play_moves(s, policy_move(s))
    assert all(s.controls(USSR, country(name)) for name in ("poland", "east_germany"))
    assert all(s.controls(US, country(name)) for name in ("italy", "west_germany"))


def test_the_policy_never_cancels_a_crisis() -> None:
    """TS-CM: to cancel it is legal, and left to the search."""
    board = {"cuba": (0, 3), "iran": (1, 1)}
    hands = {"ussr": ["nasser", "fidel"]}
    s = position_with(influence=board, effects=["crisis_ussr"], hands=hands, phasing=USSR)
    begin(s, ActionRound(USSR))
    assert "cmc_cancel_cuba" in offered(s)
    assert policy_move(s) in ("nasser", "fidel", "the_china_card")


def test_the_policy_uses_a_taken_card_for_operations() -> None:
    """TS-ME-5: the Space Race is left to the search."""
    hands = {"ussr": ["comecon", "captured_nazi_scientist"]}
    s = position_with(turn=8, hands=hands, influence={"iran": (1, 1)})
    resolve(s, "missile_envy", US)
    play_moves(s, "comecon")
    assert offered(s) == ["ops", "space"]
    assert policy_move(s) == "ops"


# --- greedy -----------------------------------------------------------------------------------


def go_on_with(s: ColdWar, *steps: Step[ColdWar]) -> ColdWar:
    """Let these steps happen and then the rest of the game, for bots look ahead."""
    s.agenda = []
    rest = (LateScoringCards(), HeldCard(), CheckMilitary(), RevealHeldCards(), FlipChina())
    return begin(s, *steps, ActionRounds(s.round + 1), *rest, AdvanceTurn(), Turn())


def finish_round(s: ColdWar, side: int) -> list[str]:
    """Let greedy play a whole round for both sides; the moves of the side whose round it is."""
    bot = bots.make("greedy", GAME, 1)
    go_on_with(s, ActionRound(side))
    turn, round = s.turn, s.round
    played = []
    while not s.over and (s.turn, s.round, s.phasing) == (turn, round, side):
        seat = s.to_act[0]
        move = bots.ask(bot, s, seat, s.move_number)
        if seat == side:
            played.append(move)
        s.play(seat, move)
    return played


BRINK = {
    "italy": (2, 0),
    "iran": (2, 0),
    "pakistan": (1, 2),
    "west_germany": (4, 1),
    "france": (2, 1),
    "iraq": (0, 3),
    "poland": (0, 3),
    "east_germany": (0, 3),
    "cuba": (1, 3),
    "venezuela": (1, 1),
}


@pytest.mark.parametrize(
    ("side", "fatal", "others"),
    [
        (USSR, "duck_and_cover", ["nasser"]),
        (USSR, "soviets_shoot_down_kal_007", ["romanian_abdication"]),
        (USSR, "cia_created", ["independent_reds"]),
        (USSR, "grain_sales_to_soviets", ["sadat_expels_soviets"]),
        (USSR, "tear_down_this_wall", ["nasser"]),
        (USSR, "we_will_bury_you", ["nasser", "fidel"]),
        (USSR, "olympic_games", ["independent_reds"]),
        (US, "we_will_bury_you", ["truman_doctrine"]),
        (US, "lone_gunman", ["nasser"]),
        (US, "duck_and_cover", ["romanian_abdication"]),
        (US, "ortega_elected_in_nicaragua", ["truman_doctrine"]),
        (US, "summit", ["truman_doctrine"]),
    ],
)
def test_greedy_does_not_lose_by_defcon_while_it_has_another_move(
    side: int, fatal: str, others: list[str]
) -> None:
    hand = {("us", "ussr")[side]: [fatal, *others]}
    s = position_with(
        turn=8, defcon=2, influence=BRINK, hands=hand, china=NO_CHINA[side], dice=[6, 1]
    )
    played = finish_round(s, side)
    assert played[0] in (fatal, *others)
    assert not s.over, played


@pytest.mark.parametrize("spec", ["greedy", "search:1it"])
@pytest.mark.parametrize("card", ["nuclear_subs", "alliance_for_progress"])
def test_where_the_order_does_not_matter_operations_come_first(spec: str, card: str) -> None:
    s = position_with(turn=8, defcon=2, influence=BRINK, hands={"ussr": [card]}, china="us")
    go_on_with(s, ActionRound(USSR))
    play_moves(s, card, "ops")
    assert asked(s) == "order"
    assert bots.ask(bots.make(spec, GAME, 1), s, USSR, 1) == "ops_first"


@pytest.mark.parametrize("side", [US, USSR])
def test_greedy_makes_no_coup_that_ends_the_game(side: int) -> None:
    hand = {("us", "ussr")[side]: ["nuclear_test_ban", "arms_race"]}
    s = position_with(turn=8, defcon=2, influence=BRINK, hands=hand, china=NO_CHINA[side])
    finish_round(s, side)
    assert not s.over


def test_greedy_sends_a_fatal_card_into_space() -> None:
    s = position_with(
        turn=8, defcon=2, influence=BRINK, hands={"ussr": ["duck_and_cover"]}, china="us"
    )
    assert finish_round(s, USSR)[:2] == ["duck_and_cover", "space"]


def test_greedy_lets_the_un_take_a_fatal_card_along() -> None:
    hands = {"us": ["lone_gunman", "un_intervention"]}
    s = position_with(turn=8, rounds_left=1, defcon=2, influence=BRINK, hands=hands)
    finish_round(s, US)
    assert not s.over


@pytest.mark.parametrize(
    ("side", "fatal", "other"),
    [(USSR, "duck_and_cover", "nasser"), (US, "we_will_bury_you", "truman_doctrine")],
)
@pytest.mark.parametrize("spec", ["greedy", "search:8it"])
def test_no_headline_that_ends_the_game(side: int, fatal: str, other: str, spec: str) -> None:
    hands = {("us", "ussr")[side]: [fatal, other], ("us", "ussr")[1 - side]: ["containment"]}
    s = position_with(turn=8, round=0, defcon=2, influence=BRINK, hands=hands)
    go_on_with(s, Headline())
    assert s.phase == HEADLINE
    assert bots.ask(bots.make(spec, GAME, 1), s, side, 1) == other


# --- search -----------------------------------------------------------------------------------


def test_search_leaves_the_greedy_move_only_for_a_clearly_better_one() -> None:
    noisy, better, worse, early = (
        PairedComparison(2, min_samples=16, improvement_z=1.0) for _ in range(4)
    )
    for number in range(20):
        noisy.add_sample([0.0, 5.0 if number % 2 else -4.5])
        better.add_sample([0.0, 1.0 if number % 2 else 0.5])
        worse.add_sample([0.0, -1.0 if number % 2 else -0.5])
    early.add_sample([0.0, 9.0])
    assert [race.best_index() for race in (noisy, better, worse, early)] == [0, 1, 0, 0]
    assert worse.finished()
    assert not better.finished()


# --- whole games ------------------------------------------------------------------------------


def start(seed: int | str, **settings: object) -> ColdWar:
    s = detente.game(GAME, **settings).start(seed=seed, keep_events=False)
    assert isinstance(s, ColdWar)
    return s


@pytest.mark.parametrize(
    ("spec", "most", "every"),
    [
        ("greedy:80%", 160, 3),
        pytest.param("greedy", 160, 3, marks=pytest.mark.slow),
        pytest.param("search:4it", 36, 4, marks=pytest.mark.slow),
    ],
)
def test_decisions_rest_on_what_the_seat_knows(spec: str, most: int, every: int) -> None:
    s = start(3, edition="deluxe", optional_cards=True)
    assert check_indistinguishable_states(s, spec, most, every) > 2


def test_the_true_state_is_left_alone() -> None:
    s = start(5)
    for _ in play(s, ("greedy", "greedy"), 60):
        pass
    before = s.dump()
    for spec in ("greedy", "search:7it"):
        bots.ask(bots.make(spec, GAME, 0), s, s.to_act[0], 0)
    assert s.dump() == before


@pytest.mark.slow
def test_a_number_of_iterations_makes_search_repeatable() -> None:
    first, second = ([*play(start(4), ("search:8it", "greedy"), 24)] for _ in range(2))
    assert first == second


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    assert wins(GAME, ("greedy", "random"), 3) == 6
