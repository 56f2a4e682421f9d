"""Odds and warnings: what the prompts say is what the rules do."""

import random
from collections import Counter
from typing import Any

import pytest

import detente
from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.countries import country
from detente.games.twilight_struggle.rules.coup import Coup, attempt_coup
from detente.games.twilight_struggle.rules.events.defcon import SetDefcon
from detente.games.twilight_struggle.rules.events.optional_cards import GuerrillaCoup
from detente.games.twilight_struggle.rules.events.taken_cards import ReviveEvent
from detente.games.twilight_struggle.rules.events.wars import ChooseWarTarget
from detente.games.twilight_struggle.rules.headline import ChooseHeadline
from detente.games.twilight_struggle.rules.odds import (
    coup_odds,
    olympics_odds,
    realignment_odds,
    space_odds,
    trap_odds,
    war_odds,
)
from detente.games.twilight_struggle.rules.operations import ChooseOperation
from detente.games.twilight_struggle.rules.realignment import Realign, roll_realignment
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import FREE, NOTHING_YET
from detente.games.twilight_struggle.rules.trap import DiscardInTrap
from detente.games.twilight_struggle.rules.war import wage_war
from tests.games.playing import begin, play_moves
from tests.games.twilight_struggle.positions import LATE, happens, influence, position_with

DICE = range(1, 7)


def hints(s: ColdWar) -> dict[str, dict[str, Any]]:
    """Move → its hint, for the seat to act."""
    prompt = s.prompt(s.to_act[0])
    assert prompt is not None
    return {move["move"]: move.get("hint", {}) for move in prompt["moves"]}


def warned(s: ColdWar, key: str = "loses") -> set[str]:
    """The moves with a warning."""
    return {name for name, hint in hints(s).items() if hint.get(key)}


# --- odds -----------------------------------------------------------------------------------------


@pytest.mark.rule("TS-6.3.2", "TS-CO-5", "TS-6.3.4")
@pytest.mark.parametrize("effects", [(), ("salt",), ("death_squads_us",), ("death_squads_ussr",)])
@pytest.mark.parametrize(("place", "ops"), [("cuba", 1), ("panama", 3), ("haiti", 2), ("iran", 4)])
def test_a_coup_brings_what_its_odds_say(place: str, ops: int, effects: tuple[str, ...]) -> None:
    board = {place: (1, 3)}
    position: dict[str, Any] = {"influence": board, "effects": effects, "phasing": US}
    odds = coup_odds(position_with(**position), US, country(place), ops, free=False)
    results = []
    for die in DICE:
        s = position_with(dice=[die], **position)
        removed = attempt_coup(s, US, country(place), ops, free=False)
        results.append(removed + influence(s, place)[US] - 1)
        assert odds["defcon"] == s.defcon
        assert odds["military"] == s.military[US]
    assert odds["results"] == results
    won = sum(result > 0 for result in results)
    assert odds["probability"] == [won, 6]
    assert odds["most"] == max(results)
    assert [die for die in DICE if results[die - 1]] == list(range(odds["needed"], 7))  # type: ignore[call-overload]


@pytest.mark.rule("TS-6.3.5")
def test_a_free_coup_counts_for_nothing() -> None:
    s = position_with(influence={"cuba": (0, 3)}, military=(1, 0))
    assert coup_odds(s, US, country("cuba"), 3, free=True)["military"] == 1


@pytest.mark.rule("TS-6.2.2", "TS-IC-1")
@pytest.mark.parametrize("effects", [(), ("iran_contra",)])
def test_a_realignment_ends_as_often_as_its_odds_say(effects: tuple[str, ...]) -> None:
    board = {"cuba": (1, 3), "haiti": (2, 0), "nicaragua": (0, 2), "mexico": (0, 0)}
    position: dict[str, Any] = {"influence": board, "effects": effects}
    odds = realignment_odds(position_with(**position), US, country("cuba"))
    removed: list[int] = []
    lost: list[int] = []
    for own in DICE:
        for other in DICE:
            s = position_with(dice=[own, other], **position)
            roll_realignment(s, US, country("cuba"))
            us, ussr = influence(s, "cuba")
            removed.append(3 - ussr)
            lost.append(1 - us)
    assert odds["probability"] == [sum(count > 0 for count in removed), 36]
    assert odds["lose"] == [sum(count > 0 for count in lost), 36]
    assert odds["removed"] == round(sum(removed) / 36, 2)
    assert odds["lost"] == round(sum(lost) / 36, 2)
    assert odds["tie"] == [36 - odds["probability"][0] - odds["lose"][0], 36]


@pytest.mark.rule("TS-7.6", "TS-WAR-1", "TS-AI-1")
@pytest.mark.parametrize(
    ("place", "itself", "board"),
    [
        ("israel", True, {"israel": (4, 0), "egypt": (2, 0)}),
        ("south_korea", False, {"japan": (4, 0), "taiwan": (3, 0)}),
        ("india", False, {}),
    ],
)
def test_a_war_is_won_as_often_as_its_odds_say(
    place: str, itself: bool, board: dict[str, tuple[int, int]]
) -> None:
    odds = war_odds(position_with(influence=board), USSR, country(place), 4, itself)
    won = []
    for die in DICE:
        s = position_with(influence=board, dice=[die])
        wage_war(s, USSR, country(place), 4, 2, 2, itself)
        won.append(int(s.vp < 0))
    assert odds["results"] == won
    assert odds["probability"] == [sum(won), 6]
    assert odds["side"] == "ussr"


@pytest.mark.rule("TS-6.4.1", "TS-6.4.3")
def test_space_attempts() -> None:
    s = position_with(space=(2, 3))
    assert space_odds(s, US) == {
        "kind": "space",
        "box": 3,
        "needed": 3,
        "probability": [3, 6],
        "results": [1, 1, 1, 0, 0, 0],
        "points": 0,
    }
    assert space_odds(position_with(space=(2, 2)), US)["points"] == 2


@pytest.mark.rule("TS-QB-1", "TS-OG-1")
def test_the_trap_and_the_games() -> None:
    assert trap_odds()["probability"] == [4, 6]
    assert trap_odds()["results"] == [1, 1, 1, 1, 0, 0]
    assert olympics_odds()["probability"] == [6, 32]


@pytest.mark.rule("TS-6.3.1", "TS-6.2.1", "TS-7.6", "TS-QB-1", "TS-CH-1")
def test_prompts_carry_the_odds() -> None:
    board = {"cuba": (1, 3), "haiti": (1, 1), "pakistan": (0, 0)}
    s = begin(position_with(influence=board), Coup(US, 3, 0))
    assert {hint["kind"] for hint in hints(s).values()} == {"coup"}
    s = begin(position_with(influence=board), Realign(US, 2, 0, 0, NOTHING_YET))
    assert hints(s)["cuba"]["kind"] == "realignment"
    s = begin(
        position_with(influence=board), ChooseWarTarget(USSR, 1 << country("india") | 1, 4, 2, 2)
    )
    assert hints(s)["india"]["probability"] == [3, 6]
    s = begin(position_with(hands={"us": ["nasser", "nato"]}), DiscardInTrap(US))
    assert hints(s) == {"nato": trap_odds()}
    s = begin(
        position_with(influence={"haiti": (1, 0), "kenya": (2, 0)}), GuerrillaCoup(USSR, 3, 0)
    )
    assert hints(s)["haiti"]["probability"] == [6, 6]
    assert hints(s)["done"] == {}
    s = begin(
        position_with(hands={"us": ["korean_war"]}, influence={"japan": (4, 0)}), ActionRound(US)
    )
    play_moves(s, "korean_war")
    assert hints(s)["ops"]["probability"] == [2, 6]
    assert hints(s)["space"]["kind"] == "space"


def test_an_option_without_a_hint_has_none() -> None:
    s = begin(position_with(hands={"us": ["nasser", "nato"]}), ActionRound(US))
    prompt = s.prompt(US)
    assert prompt is not None
    assert [move["move"] for move in prompt["moves"]] == ["nasser", "nato"]
    assert not [move for move in prompt["moves"] if "hint" in move]


# --- warnings -------------------------------------------------------------------------------------

TARGETS = {"cuba": (2, 2), "haiti": (1, 1), "italy": (2, 2)}
"""Battlegrounds, and a country that is none, in which both sides can coup."""


@pytest.mark.rule("TS-6.3.4", "TS-8.1.3", "TS-NS-1", "TS-DF-3")
def test_fatal_coups() -> None:
    s = begin(position_with(influence=TARGETS, defcon=2, phasing=US), Coup(US, 3, 0))
    assert warned(s) == {"cuba"}
    s = begin(position_with(influence=TARGETS, defcon=3, phasing=US), Coup(US, 3, 0))
    assert warned(s) == set()
    s = begin(position_with(influence=TARGETS, defcon=2, phasing=USSR), Coup(US, 3, 0))
    assert (warned(s), warned(s, "wins")) == (set(), {"cuba"})
    subs = position_with(influence=TARGETS, defcon=2, phasing=US, effects=["nuclear_subs_shield"])
    assert warned(begin(subs, Coup(US, 3, 0))) == set()
    crisis = position_with(influence=TARGETS, defcon=2, phasing=US, effects=["crisis_us"])
    assert warned(begin(crisis, Coup(US, 3, FREE))) == {"cuba", "haiti", "italy"}


@pytest.mark.rule("TS-DF-3", "TS-CMC-1")
@pytest.mark.parametrize("phasing", [US, USSR])
@pytest.mark.parametrize(("turkey", "safe"), [((0, 0), False), ((2, 0), True)])
def test_a_coup_in_the_crisis_is_fatal_unless_it_can_be_ended(
    turkey: tuple[int, int], safe: bool, phasing: int
) -> None:
    board = {"haiti": (1, 1), "turkey": turkey}
    s = position_with(influence=board, phasing=phasing, effects=["crisis_us"])
    begin(s, ChooseOperation(US, 3, 0))
    assert ("coup" in warned(s)) is not safe


def played(card: str, side: int, **position: Any) -> ColdWar:
    """A side has just put this card on the table."""
    names = ("us", "ussr")
    hands = {**position.pop("hands", {})}
    hands[names[side]] = [card, *hands.get(names[side], ())]
    board = position.pop("influence", TARGETS)
    s = position_with(hands=hands, turn=LATE, influence=board, **{"defcon": 2, **position})
    return play_moves(begin(s, ActionRound(side)), card)


ENEMY_OPS = ("cia_created", "grain_sales_to_soviets", "tear_down_this_wall")
FATAL: list[tuple[str, int, set[str], dict[str, Any]]] = [
    ("duck_and_cover", US, {"event"}, {}),
    ("duck_and_cover", USSR, {"ops"}, {}),
    ("we_will_bury_you", US, {"ops"}, {}),
    ("we_will_bury_you", USSR, {"event"}, {}),
    ("soviets_shoot_down_kal_007", USSR, {"ops"}, {}),
    ("olympic_games", US, {"event"}, {}),
    ("summit", USSR, {"event"}, {}),
    *[(card, USSR, {"ops"}, {"effects": ["ops_up_ussr"]}) for card in ENEMY_OPS],
    *[(card, US, set[str](), {}) for card in ENEMY_OPS],
    ("lone_gunman", US, {"ops"}, {"effects": ["ops_up_us"]}),
    ("lone_gunman", USSR, set(), {}),
    ("ortega_elected_in_nicaragua", US, {"ops"}, {}),
    ("ortega_elected_in_nicaragua", US, set(), {"influence": {"panama": (1, 0)}}),
    ("five_year_plan", USSR, {"ops"}, {"hands": {"ussr": ["duck_and_cover"]}}),
    ("five_year_plan", USSR, set(), {"hands": {"ussr": ["nasser"]}}),
    ("star_wars", USSR, {"ops"}, {"space": (1, 0), "discard": ["we_will_bury_you"]}),
    ("star_wars", USSR, set(), {"space": (0, 0), "discard": ["we_will_bury_you"]}),
    ("star_wars", US, {"event"}, {"space": (1, 0), "discard": ["duck_and_cover"]}),
    ("star_wars", US, set(), {"space": (1, 0), "discard": ["duck_and_cover", "nasser"]}),
    ("missile_envy", US, {"event"}, {"hands": {"ussr": ["nasser"]}}),
    ("missile_envy", US, set(), {"discard": ["duck_and_cover"], "defcon": 3}),
    ("che", US, set(), {"optional_cards": True}),
    ("nasser", US, set(), {}),
    ("duck_and_cover", USSR, set(), {"defcon": 3}),
    ("how_i_learned_to_stop_worrying", US, set(), {}),
]


@pytest.mark.rule("TS-DF-1", "TS-DF-2")
@pytest.mark.parametrize(("card", "side", "modes", "position"), FATAL)
def test_fatal_events(card: str, side: int, modes: set[str], position: dict[str, Any]) -> None:
    assert warned(played(card, side, **position)) == modes


@pytest.mark.rule("TS-DF-2", "TS-ME-1")
def test_missile_envy_is_safe_from_a_hand_that_one_knows() -> None:
    s = played("missile_envy", US, hands={"ussr": ["nasser"]})
    s.known[US] = s.hand[USSR]
    assert warned(s) == set()
    s = played("missile_envy", US, hands={"ussr": ["olympic_games"]})
    s.known[US] = s.hand[USSR]
    assert warned(s) == {"event"}
    s = played("missile_envy", US, hands={"ussr": ["olympic_games", "socialist_governments"]})
    s.known[US] = s.hand[USSR]
    assert warned(s) == set(), "the highest card is given"


@pytest.mark.rule("TS-DF-2", "TS-4.5.Cn")
@pytest.mark.parametrize(("defcon", "key"), [(2, "loses"), (3, "risks"), (4, "none")])
def test_fatal_headlines(defcon: int, key: str) -> None:
    hand = ["duck_and_cover", "we_will_bury_you", "nasser"]
    s = position_with(hands={"us": hand, "ussr": ["nato"]}, turn=LATE, defcon=defcon)
    begin(s, ChooseHeadline(0b11))
    prompt = s.prompt(US)
    assert prompt is not None
    marked = [o["move"] for o in prompt["moves"] if o.get("hint", {}).get(key)]
    assert marked == ([] if key == "none" else ["duck_and_cover", "we_will_bury_you"])


@pytest.mark.rule("TS-DF-2", "TS-5.2a")
def test_own_operations_before_a_fatal_event() -> None:
    """At 3 a battleground coup makes the event to come fatal, and so may new influence at 2."""
    s = played("duck_and_cover", USSR, defcon=3)
    play_moves(s, "ops", "ops_first", "coup")
    assert warned(s) == {"cuba"}
    board = {"haiti": (1, 1), "panama": (1, 0)}
    s = played("cia_created", USSR, influence=board)
    assert warned(s) == set()
    play_moves(s, "ops_first", "influence")
    assert warned(s) == {"cuba"}


@pytest.mark.rule("TS-HL-W1", "TS-SU-1", "TS-OG-1", "TS-SW-1", "TS-WG-1")
def test_other_fatal_moves() -> None:
    s = begin(position_with(defcon=4, phasing=US), SetDefcon(US))
    assert warned(s) == {"defcon_1"}
    s = begin(position_with(defcon=4, phasing=USSR), SetDefcon(US))
    assert (warned(s), warned(s, "wins")) == (set(), {"defcon_1"})
    s = happens("olympic_games", USSR, defcon=2)
    assert (warned(s), warned(s, "wins")) == (set(), {"boycott"})
    assert hints(s)["participate"]["kind"] == "olympics"
    s = happens("summit", US, defcon=2, dice=[6, 1])
    assert warned(s) == {"down"}
    piled = position_with(defcon=2, phasing=US, turn=LATE, discard=["duck_and_cover", "nasser"])
    assert warned(begin(piled, ReviveEvent(US))) == {"duck_and_cover"}
    s = happens("wargames", US, defcon=2, turn=LATE, vp=5)
    assert warned(s) == {"end"}
    s = happens("wargames", US, defcon=2, turn=LATE, vp=7)
    assert warned(s, "wins") == {"end"}


@pytest.mark.rule("TS-OG-1", "TS-DF-2")
@pytest.mark.parametrize(("place", "fatal"), [("angola", {"boycott"}), ("kenya", set())])
def test_a_boycott_lets_the_host_coup_on_the_brink(place: str, fatal: set[str]) -> None:
    """Only a battleground would bring DEFCON from 2 to 1."""
    s = happens("olympic_games", USSR, phasing=US, defcon=3, influence={place: (1, 0)})
    assert warned(s) == fatal
    s = happens("olympic_games", USSR, phasing=USSR, defcon=3, influence={place: (1, 0)})
    assert warned(s) == set()


@pytest.mark.rule("TS-ME-1", "TS-DF-2")
def test_a_card_given_away_whose_event_is_fatal() -> None:
    """The side that gets it carries out its event, and the phasing side answers for DEFCON."""
    hand = {"us": ["we_will_bury_you", "muslim_revolution"]}
    position = {"turn": LATE, "defcon": 2, "hands": hand}
    s = happens("missile_envy", USSR, phasing=US, **position)
    assert {*hints(s)} == {*hand["us"]}
    assert warned(s) == {"we_will_bury_you"}
    assert warned(happens("missile_envy", USSR, **position)) == set()


@pytest.mark.rule("TS-DF-2")
def test_a_card_without_a_safe_use() -> None:
    hand = ["we_will_bury_you", "lone_gunman", "nasser", "duck_and_cover"]
    s = position_with(hands={"us": hand}, turn=LATE, defcon=2, space=(8, 0), influence=TARGETS)
    assert warned(begin(s, ActionRound(US))) == {"we_will_bury_you", "lone_gunman"}


@pytest.mark.rule("TS-DF-1", "TS-DF-2", "TS-DF-3")
@pytest.mark.parametrize("seed", range(6))
def test_who_heeds_the_warnings_starts_no_nuclear_war(seed: int) -> None:
    """Unless no move is without a warning; DEFCON is kept low, which is where the dangers are."""
    s = detente.game("twilight_struggle", optional_cards=True).start(seed=seed)
    assert isinstance(s, ColdWar)
    dice = random.Random(seed)
    doomed = Counter[int]()
    while not s.over:
        if s.defcon > 2 and s.decision().prompt == "prompt-choose-card":
            s.defcon = 2
            s.legal_for = -1
        seat = s.to_act[0]
        hinted = hints(s)
        safe = [name for name, hint in hinted.items() if not {"loses", "risks"} & {*hint}]
        doomed[seat] += not safe
        wins = [name for name, hint in hinted.items() if hint.get("wins")]
        s.play(seat, dice.choice(wins or safe or [*hinted]))
    assert s.result is not None
    if s.result["reason"] in ("nuclear_war", "cuban_missile_crisis"):
        assert doomed[1 - s.result["winners"][0]]


def test_hints_tell_nothing_that_the_seat_cannot_know() -> None:
    """The same prompt in every world that the seat cannot tell from the true one."""
    s = detente.game("twilight_struggle").start(seed=3)
    assert isinstance(s, ColdWar)
    dice = random.Random(3)
    for number in range(250):
        if s.over:
            break
        seat = s.to_act[0]
        s.defcon = min(s.defcon, 2 + number % 2) if s.phasing >= 0 else s.defcon
        s.legal_for = -1
        if number % 5 == 0:
            assert s.determinize(seat, number).prompt(seat) == s.prompt(seat)
        hinted = hints(s)
        safe = [name for name, hint in hinted.items() if not hint.get("loses")]
        s.play(seat, dice.choice(safe or [*hinted]))
