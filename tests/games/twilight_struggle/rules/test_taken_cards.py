"""The events by which a side plays a card that was not in its hand."""

import pytest

from detente.core.shared import changed
from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.cards import CODES, cards_in, code
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.phases import HEADLINE
from detente.games.twilight_struggle.rules.play import Event, PutAway
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    LATE,
    OPEN,
    asked,
    event_ids,
    force,
    hand,
    in_force,
    influence,
    known,
    position_with,
    refused,
    resolve,
    sound,
    where,
)

# --- Five Year Plan -------------------------------------------------------------------------------


@pytest.mark.rule("TS-FYP-1", "TS-V-07", "TS-5.4")
@pytest.mark.parametrize("card", ["nasser", "indo_pakistani_war", "asia_scoring", "the_reformer"])
def test_five_year_plan_discards_a_card_that_is_not_american(card: str) -> None:
    s = position_with(turn=LATE, hands={"ussr": [card, "fidel", "duck_and_cover"]})
    resolve(s, "five_year_plan", US, card)
    assert where(s, card) == "discard"
    assert where(s, "five_year_plan") == "discard"
    assert hand(s, USSR) == {"fidel", "duck_and_cover"}
    assert s.vp == 0
    assert influence(s, "egypt") == (0, 0)


@pytest.mark.rule("TS-FYP-1", "TS-CP-4", "TS-2.2.5")
def test_five_year_plan_lets_the_us_carry_out_its_event() -> None:
    s = position_with(turn=LATE, hands={"ussr": ["marshall_plan", "fidel"]})
    resolve(s, "five_year_plan", USSR, "marshall_plan")
    assert s.to_act == (US,)
    assert where(s, "marshall_plan") == "resolving"
    play_moves(s, "france", "italy", "spain_portugal", "greece", "turkey", "benelux", "denmark")
    assert where(s, "marshall_plan") == "in play"  # It lasts.
    assert where(s, "five_year_plan") == "discard"
    sound(s)


@pytest.mark.rule("TS-FYP-1", "TS-5.2b", "TS-CP-3")
@pytest.mark.parametrize(
    ("card", "place"),
    [
        ("nato", "discard"),  # Neither Marshall Plan nor Warsaw Pact Formed has occurred.
        ("kitchen_debates", "discard"),
        ("solidarity", "discard"),
        ("truman_doctrine", "removed"),  # Without effect, but it happens (TS-5.2d).
    ],
)
def test_a_starred_card_whose_event_cannot_occur_is_not_removed(card: str, place: str) -> None:
    s = position_with(turn=LATE, hands={"ussr": [card, "fidel"]})
    resolve(s, "five_year_plan", US, card)
    assert where(s, card) == place


@pytest.mark.rule("TS-FYP-1", "TS-DF-2", "TS-8.1.3")
@pytest.mark.parametrize("phasing", [US, USSR])
def test_the_phasing_side_answers_for_what_five_year_plan_draws(phasing: int) -> None:
    s = position_with(turn=LATE, defcon=2, hands={"ussr": ["duck_and_cover", "fidel"]})
    s.deck.remove(code("five_year_plan"))
    s.resolving |= 1 << code("five_year_plan")
    s.phasing = phasing
    force(s, "duck_and_cover")
    begin(s, Event(code("five_year_plan"), US, phasing), PutAway(code("five_year_plan")))
    assert s.result is not None
    assert s.result["winners"] == [1 - phasing]
    assert s.result["reason"] == "nuclear_war"


@pytest.mark.rule("TS-FYP-1")
def test_five_year_plan_and_an_empty_hand() -> None:
    s = position_with(turn=LATE, hands={"us": ["fidel"]})
    resolve(s, "five_year_plan", US)
    assert asked(s) == "pause"
    assert hand(s, US) == {"fidel"}


@pytest.mark.rule("TS-FYP-1", "TS-G-10", "TS-CC-1")
def test_five_year_plan_cannot_draw_itself_or_the_china_card() -> None:
    s = position_with(turn=LATE, china="ussr", hands={"ussr": ["five_year_plan"]}, influence=OPEN)
    begin(s, ActionRound(USSR))
    play_moves(s, "five_year_plan", "ops", "event_first")
    assert asked(s) == "operation"  # An empty hand: no effect.
    assert where(s, "five_year_plan") == "resolving"
    assert s.china == USSR
    sound(s)


@pytest.mark.rule("TS-FYP-2", "TS-O-13", "TS-DE-1")
@pytest.mark.parametrize(
    ("phasing", "switch", "vp"),
    [(USSR, False, 0), (US, False, 0), (USSR, True, 1), (US, True, 0)],
)
def test_defectors_drawn_in_an_action_round(phasing: int, switch: bool, vp: int) -> None:
    s = position_with(turn=LATE, hands={"ussr": ["defectors", "fidel"]}, fyp_defectors_vp=switch)
    resolve(s, "five_year_plan", phasing, "defectors")
    assert s.vp == vp
    assert where(s, "defectors") == "discard"


@pytest.mark.rule("TS-FYP-2", "TS-HL-5")
@pytest.mark.parametrize(
    ("theirs", "voided"),
    [("fidel", True), ("we_will_bury_you", False)],  # The higher value has happened before.
)
def test_defectors_drawn_in_the_headline_phase(theirs: str, voided: bool) -> None:
    s = position_with(
        turn=LATE,
        hands={"us": ["five_year_plan"], "ussr": [theirs, "defectors"]},
        influence={"cuba": (2, 0)},
        fyp_defectors_vp=True,
    )
    begin(s, Headline())
    s.play(US, "five_year_plan")
    s.play(USSR, theirs)
    assert asked(s) == "pause"
    assert where(s, "defectors") == "discard"
    assert where(s, theirs) == ("discard" if voided else "removed")
    assert influence(s, "cuba") == (2, 0)
    assert s.vp == 0
    sound(s)


@pytest.mark.rule("TS-SC-1", "TS-SC-2", "TS-FYP-1")
def test_five_year_plan_is_an_outlet_for_a_scoring_card() -> None:
    s = position_with(
        turn=LATE,
        rounds_left=1,
        hands={"ussr": ["five_year_plan", "asia_scoring"]},
        influence=OPEN,
    )
    begin(s, ActionRound(USSR))
    assert "five_year_plan" in offered(s)
    play_moves(s, "five_year_plan")
    assert offered(s) == ["ops"]  # Nothing but Operations is open: no Space Race.
    play_moves(s, "ops", "event_first")
    assert where(s, "asia_scoring") == "discard"
    assert s.vp == 0
    sound(s)


# --- Missile Envy ---------------------------------------------------------------------------------


@pytest.mark.rule("TS-ME-1", "TS-OP-3", "TS-OP-6")
@pytest.mark.parametrize(
    ("effects", "given"),
    [
        ((), {"muslim_revolution"}),
        (("ops_up_ussr",), {"muslim_revolution", "comecon", "duck_and_cover"}),
        (("ops_up_us",), {"muslim_revolution"}),
        (("ops_down_ussr",), {"muslim_revolution"}),
        (("ops_down_ussr", "ops_up_ussr"), {"muslim_revolution"}),
    ],
)
def test_the_highest_current_value_is_given(effects: tuple[str, ...], given: set[str]) -> None:
    cards = ["muslim_revolution", "comecon", "duck_and_cover", "nasser", "asia_scoring"]
    s = position_with(turn=LATE, hands={"ussr": cards}, effects=effects)
    resolve(s, "missile_envy", US)
    assert s.to_act == (USSR,)
    assert set(offered(s)) == given
    for name in set(cards) - given:
        assert refused(s, name) == "TS-ME-1"
    assert refused(s, "the_china_card") == "TS-ME-1"


@pytest.mark.rule("TS-ME-1", "TS-OP-3")
def test_red_scare_makes_ones_and_twos_equal() -> None:
    s = position_with(
        turn=LATE, hands={"us": ["nasser", "fidel", "asia_scoring"]}, effects=["ops_down_us"]
    )
    resolve(s, "missile_envy", USSR)
    assert set(offered(s)) == {"nasser", "fidel"}


@pytest.mark.rule("TS-ME-1", "TS-ME-2", "TS-V-09", "TS-CP-4")
def test_an_own_event_happens_at_once() -> None:
    s = position_with(
        turn=LATE,
        hands={"us": ["socialist_governments", "nasser"]},
        influence={"italy": (3, 0), "france": (3, 0)},
    )
    resolve(s, "missile_envy", USSR)
    play_moves(s, "socialist_governments")
    assert s.to_act == (USSR,)
    play_moves(s, "italy", "italy")  # Twice is enough; the third is from France.
    assert influence(s, "italy") == (1, 0)
    assert influence(s, "france") == (2, 0)
    assert asked(s) == "pause"
    assert where(s, "socialist_governments") == "discard"
    assert hand(s, US) == {"missile_envy", "nasser"}
    assert known(s, USSR) == {"missile_envy"}
    assert in_force(s) == {"envy_owed_us"}
    assert not s.fired
    sound(s)


@pytest.mark.rule("TS-ME-1", "TS-CP-4")
def test_a_starred_event_that_is_given_is_removed() -> None:
    s = position_with(
        turn=LATE, hands={"us": ["fidel", "asia_scoring"]}, influence={"cuba": (2, 0)}
    )
    resolve(s, "missile_envy", USSR)
    play_moves(s, "fidel")
    assert influence(s, "cuba") == (0, 3)
    assert where(s, "fidel") == "removed"
    sound(s)


@pytest.mark.rule("TS-ME-1", "TS-OP-6", "TS-OP-7")
@pytest.mark.parametrize(
    ("effects", "points"),
    [((), 3), (("ops_up_us",), 4), (("ops_up_ussr",), 3), (("ops_down_us",), 2)],
)
@pytest.mark.parametrize("modified", [True, False])
@pytest.mark.parametrize("revision", [3, 4])
def test_an_enemy_event_gives_its_ops_with_the_takers_modifiers(
    effects: tuple[str, ...], points: int, modified: bool, revision: int
) -> None:
    s = position_with(
        turn=LATE,
        hands={"ussr": ["comecon", "nasser"]},
        effects=effects,
        influence=OPEN,
        event_ops_modified=modified,
        revision=revision,
    )
    resolve(s, "missile_envy", US)
    play_moves(s, "comecon")
    assert s.to_act == (US,)
    if revision == 4:  # TS-ME-5: then there is the Space Race as well.
        play_moves(s, "ops")
    assert set(offered(s)) == {"influence", "realign", "coup"}  # Not to be declined.
    play_moves(s, "influence", *["canada"] * points)
    assert asked(s) == "pause"
    assert influence(s, "canada") == (3 + points, 0)
    assert where(s, "comecon") == "discard"  # Starred, but its event did not happen.
    assert influence(s, "poland") == (0, 4)
    sound(s)


@pytest.mark.rule("TS-ME-1", "TS-5.2b", "TS-WG-1")
def test_a_given_event_that_cannot_occur_brings_nothing() -> None:
    s = position_with(turn=LATE, defcon=3, hands={"ussr": ["wargames", "nasser"]}, influence=OPEN)
    resolve(s, "missile_envy", US)
    play_moves(s, "wargames")
    assert asked(s) == "pause"
    assert where(s, "wargames") == "discard"
    assert hand(s, USSR) == {"missile_envy", "nasser"}
    assert "envy_owed_ussr" in in_force(s)
    sound(s)


@pytest.mark.rule("TS-ME-1", "TS-UN-1")
def test_un_intervention_given_is_lost() -> None:
    s = position_with(
        turn=LATE,
        hands={"ussr": ["un_intervention"], "us": ["nasser"]},
        effects=["u2"],
    )
    resolve(s, "missile_envy", US)
    play_moves(s, "un_intervention")
    assert asked(s) == "pause"
    assert where(s, "un_intervention") == "discard"
    assert s.vp == 0
    assert hand(s, US) == {"nasser"}
    sound(s)


@pytest.mark.rule("TS-ME-3")
def test_a_hand_of_scoring_cards_gives_one_to_be_scored() -> None:
    s = position_with(
        turn=LATE,
        hands={"ussr": ["asia_scoring", "southeast_asia_scoring"]},
        influence={"thailand": (2, 0)},
    )
    resolve(s, "missile_envy", US)
    assert set(offered(s)) == {"asia_scoring", "southeast_asia_scoring"}
    play_moves(s, "southeast_asia_scoring")
    assert s.vp == 2
    assert where(s, "southeast_asia_scoring") == "removed"
    assert hand(s, USSR) == {"asia_scoring", "missile_envy"}
    sound(s)


@pytest.mark.rule("TS-ME-3")
def test_an_empty_hand_gives_nothing_and_gets_nothing() -> None:
    s = position_with(turn=LATE, china="ussr", hands={"us": ["nasser"]})
    resolve(s, "missile_envy", US)
    assert asked(s) == "pause"
    assert where(s, "missile_envy") == "discard"
    assert in_force(s) == set()
    assert s.china == USSR


@pytest.mark.rule("TS-ME-4", "TS-WB-1")
def test_we_will_bury_you_given_at_defcon_two_is_nuclear_war() -> None:
    s = position_with(turn=LATE, defcon=2, vp=-18, hands={"us": ["we_will_bury_you"]})
    s.deck.remove(code("missile_envy"))
    s.resolving |= 1 << code("missile_envy")
    s.phasing = USSR
    begin(s, Event(code("missile_envy"), USSR, USSR), PutAway(code("missile_envy")))
    play_moves(s, "we_will_bury_you")
    assert s.result is not None
    assert s.result["winners"] == [US]
    assert s.result["reason"] == "nuclear_war"


@pytest.mark.rule("TS-V-09", "TS-V-28")
def test_what_is_left_is_worth_no_more_than_what_was_given() -> None:
    cards = ["duck_and_cover", "comecon", "nasser", "asia_scoring"]
    s = position_with(turn=LATE, hands={"ussr": cards})
    resolve(s, "missile_envy", US)
    play_moves(s, "duck_and_cover")
    for seed in range(40):
        sampled = s.determinize(US, seed)
        assert isinstance(sampled, ColdWar)
        for card in cards_in(sampled.hand[USSR]):
            assert sampled.card_value(USSR, card) <= 3
    assert any(  # It may still be a 3: equals are possible.
        sampled.card_value(USSR, card) == 3
        for sampled in [s.determinize(US, seed) for seed in range(40)]
        if isinstance(sampled, ColdWar)
        for card in cards_in(sampled.hand[USSR])
    )


@pytest.mark.rule("TS-V-09")
@pytest.mark.parametrize(
    "cards", [["comecon"], ["comecon", "nasser"], ["comecon", "duck_and_cover"]]
)
def test_whether_there_are_equals_is_not_shown(cards: list[str]) -> None:
    s = position_with(turn=LATE, hands={"ussr": cards})
    resolve(s, "missile_envy", US)
    assert s.to_act == (USSR,)
    assert asked(s) == "give-highest"


@pytest.mark.rule("TS-ME-2", "TS-HL-7")
def test_missile_envy_must_be_used_for_operations_next() -> None:
    s = position_with(
        turn=LATE,
        hands={"us": ["fidel", "nasser", "duck_and_cover"]},
        influence=OPEN | {"cuba": (1, 0)},
    )
    resolve(s, "missile_envy", USSR)
    play_moves(s, "duck_and_cover")
    while asked(s) != "pause":
        play_moves(s, offered(s)[0])
    begin(s, ActionRound(US))
    assert offered(s) == ["missile_envy"]
    assert refused(s, "nasser") == "TS-ME-2"
    play_moves(s, "missile_envy")
    assert set(offered(s)) == {"ops", "space"}
    assert refused(s, "event") == "TS-ME-2"
    play_moves(s, "ops")
    assert in_force(s) == set()
    while asked(s) != "pause":
        play_moves(s, offered(s)[0])
    assert where(s, "missile_envy") == "discard"
    sound(s)


@pytest.mark.rule("TS-QB-5", "TS-ME-2")
def test_a_trapped_side_discards_an_owed_missile_envy_first() -> None:
    s = position_with(
        turn=LATE,
        hands={"us": ["missile_envy", "duck_and_cover"]},
        effects=["quagmire_trap", "envy_owed_us"],
        in_play=["quagmire"],
        dice=[6],
    )
    begin(s, ActionRound(US))
    assert offered(s) == ["missile_envy"]
    assert refused(s, "duck_and_cover") == "TS-QB-5"
    play_moves(s, "missile_envy")
    assert in_force(s) == {"quagmire_trap"}


@pytest.mark.rule("TS-HL-5", "TS-ME-1")
def test_missile_envy_as_a_headline_cannot_reach_the_other_headline() -> None:
    s = position_with(turn=LATE, hands={"us": ["missile_envy"], "ussr": ["fidel", "asia_scoring"]})
    begin(s, Headline())
    s.play(US, "missile_envy")
    s.play(USSR, "fidel")
    # The US comes first on a tie; Fidel has left the hand.
    assert offered(s) == ["asia_scoring"]
    play_moves(s, "asia_scoring")
    assert hand(s, USSR) == {"missile_envy"}
    assert where(s, "fidel") == "removed"
    sound(s)


@pytest.mark.rule("TS-FP-2", "TS-FP-1")
@pytest.mark.parametrize(
    ("player", "card", "occurred", "vp"),
    [
        (US, "korean_war", (), -2),
        (US, "arab_israeli_war", ("camp_david_accords",), 0),
        (US, "indo_pakistani_war", (), -2),
        (USSR, "indo_pakistani_war", (), 0),
    ],
)
def test_flower_power_and_a_war_gained_by_missile_envy(
    player: int, card: str, occurred: tuple[str, ...], vp: int
) -> None:
    s = position_with(
        turn=LATE,
        hands={SIDES[1 - player]: [card]},
        effects=["flower_power_force"],
        occurred=occurred,
        influence=OPEN,
    )
    resolve(s, "missile_envy", player)
    play_moves(s, card)
    if asked(s) == "mode":  # A war of the other side; on the Space Race it costs nothing.
        play_moves(s, "ops")
    assert s.vp == vp


@pytest.mark.rule("TS-ME-1", "TS-TE-1", "TS-ME-2")
def test_terrorism_given_may_hit_the_missile_envy_just_received() -> None:
    s = position_with(turn=LATE, hands={"us": ["terrorism"]})
    resolve(s, "missile_envy", USSR)
    play_moves(s, "terrorism")
    assert where(s, "missile_envy") == "discard"
    assert in_force(s) == set()
    assert hand(s, US) == set()
    sound(s)


@pytest.mark.rule("TS-AA-1", "TS-G-08", "TS-ME-2")
def test_missile_envy_comes_before_aldrich_ames_line() -> None:
    line = ["nasser", "duck_and_cover", "fidel"]
    s = position_with(turn=LATE, hands={"us": line}, effects=["ames_order"], line=line)
    s.known[USSR] = s.hand[US]
    resolve(s, "missile_envy", USSR)
    play_moves(s, "duck_and_cover")
    while asked(s) != "pause":
        play_moves(s, offered(s)[0])
    assert [CODES[card] for card in s.line] == ["nasser", "fidel"]
    assert known(s, USSR) == {"nasser", "fidel", "missile_envy"}
    sound(s)
    begin(s, ActionRound(US))
    assert offered(s) == ["missile_envy"]


@pytest.mark.rule("TS-ME-2", "TS-SC-1")
def test_a_scoring_card_that_is_due_comes_before_missile_envy() -> None:
    s = position_with(
        turn=LATE,
        rounds_left=1,
        hands={"ussr": ["missile_envy", "asia_scoring"]},
        effects=["envy_owed_ussr"],
    )
    begin(s, ActionRound(USSR))
    assert offered(s) == ["asia_scoring"]
    play_moves(s, "asia_scoring")
    assert in_force(s) == {"envy_owed_ussr"}


# --- Grain Sales to Soviets -----------------------------------------------------------------------


@pytest.mark.rule("TS-GS-1", "TS-V-08")
@pytest.mark.parametrize("player", [US, USSR])
def test_the_us_sees_the_drawn_card_and_may_hand_it_back(player: int) -> None:
    s = position_with(turn=LATE, hands={"ussr": ["nasser", "fidel"], "us": []}, influence=OPEN)
    s.keep_events = True
    resolve(s, "grain_sales_to_soviets", player, "nasser")
    assert s.to_act == (US,)
    assert set(offered(s)) == {"play", "hand_back"}
    assert known(s, US) == {"nasser"}
    assert hand(s, USSR) == {"nasser", "fidel"}
    assert s.phasing == player
    prompts = {seat: s.prompt(seat) for seat in (US, USSR, None)}
    assert "nasser" in str(prompts[US])
    assert "nasser" not in str(prompts[USSR])
    assert "nasser" not in str(s.view(None))
    assert "card-seen" not in event_ids(s, None)
    assert "card-seen" in event_ids(s, US)
    play_moves(s, "hand_back")
    assert asked(s) == "operation"
    assert "none" not in offered(s)
    play_moves(s, "influence", "canada", "canada")
    assert asked(s) == "pause"
    assert influence(s, "canada") == (5, 0)
    assert known(s, US) == {"nasser"}
    assert where(s, "grain_sales_to_soviets") == "discard"
    sound(s)


@pytest.mark.rule("TS-GS-1", "TS-CC-1")
def test_an_empty_soviet_hand_gives_the_operations() -> None:
    s = position_with(turn=LATE, china="ussr", influence=OPEN)
    resolve(s, "grain_sales_to_soviets", US)
    assert asked(s) == "operation"
    play_moves(s, "influence", "canada", "canada")
    assert asked(s) == "pause"


@pytest.mark.rule("TS-GS-1", "TS-5.2", "TS-CP-4", "TS-OP-6")
def test_a_drawn_soviet_event_is_played_for_operations_and_happens() -> None:
    s = position_with(
        turn=LATE,
        hands={"ussr": ["fidel", "nasser"]},
        effects=["ops_up_ussr"],
        influence=OPEN | {"cuba": (1, 0)},
    )
    resolve(s, "grain_sales_to_soviets", USSR, "fidel")
    play_moves(s, "play")
    assert where(s, "fidel") == "resolving"
    assert set(offered(s)) == {"ops", "space"}
    sound(s)
    play_moves(s, "ops", "ops_first", "influence", "canada", "canada")
    assert influence(s, "cuba") == (0, 3)
    assert where(s, "fidel") == "removed"
    assert hand(s, USSR) == {"nasser"}
    assert asked(s) == "pause"
    sound(s)


@pytest.mark.rule("TS-GS-1", "TS-2.2.3")
def test_a_drawn_scoring_card_is_scored() -> None:
    s = position_with(
        turn=LATE, hands={"ussr": ["southeast_asia_scoring"]}, influence={"thailand": (2, 0)}
    )
    resolve(s, "grain_sales_to_soviets", US)
    play_moves(s, "play")
    assert s.vp == 2
    assert where(s, "southeast_asia_scoring") == "removed"
    assert asked(s) == "pause"
    sound(s)


@pytest.mark.rule("TS-GS-1", "TS-6.4.5")
def test_a_drawn_card_may_go_to_space() -> None:
    s = position_with(turn=LATE, hands={"ussr": ["fidel"]}, influence={"cuba": (1, 0)})
    resolve(s, "grain_sales_to_soviets", US, "fidel", "die 1")
    play_moves(s, "play", "space")
    assert s.space == (1, 0)
    assert where(s, "fidel") == "discard"
    assert influence(s, "cuba") == (1, 0)
    sound(s)


@pytest.mark.rule("TS-GS-1", "TS-5.2b", "TS-G-13")
def test_a_drawn_event_that_cannot_occur_gives_only_operations() -> None:
    s = position_with(turn=LATE, hands={"ussr": ["nato"]}, influence=OPEN)
    resolve(s, "grain_sales_to_soviets", US)
    play_moves(s, "play")
    assert refused(s, "event") == "TS-5.2b"
    play_moves(s, "ops", "influence", *["canada"] * 4)
    assert where(s, "nato") == "discard"
    sound(s)


@pytest.mark.rule("TS-GS-1", "TS-UN-1", "TS-UN-2")
@pytest.mark.parametrize("player", [US, USSR])
def test_a_drawn_card_may_be_paired_with_un_intervention(player: int) -> None:
    s = position_with(
        turn=LATE,
        hands={"ussr": ["fidel"], "us": ["un_intervention", "nasser"]},
        effects=["u2"],
        influence=OPEN | {"cuba": (1, 0)},
    )
    resolve(s, "grain_sales_to_soviets", player)
    play_moves(s, "play")
    assert "un_intervention" in offered(s)
    play_moves(s, "un_intervention", "influence", "canada", "canada")
    assert asked(s) == "pause"
    assert influence(s, "cuba") == (1, 0)
    assert where(s, "fidel") == where(s, "un_intervention") == "discard"
    assert s.vp == -1
    sound(s)


@pytest.mark.rule("TS-UN-1", "TS-AA-2")
@pytest.mark.parametrize(
    ("card", "phase", "line", "rule"),
    [
        ("duck_and_cover", None, (), "TS-UN-1"),  # An own event is no partner.
        ("brush_war", None, (), "TS-UN-1"),
        ("fidel", HEADLINE, (), "TS-UN-1"),
        ("fidel", None, ("un_intervention",), "TS-AA-2"),
    ],
)
def test_when_a_drawn_card_cannot_be_paired(
    card: str, phase: int | None, line: tuple[str, ...], rule: str
) -> None:
    s = position_with(turn=LATE, hands={"ussr": [card], "us": ["un_intervention"]}, line=line)
    s.known[USSR] = s.hand[US] if line else 0
    if phase is not None:
        s.phase = phase
    resolve(s, "grain_sales_to_soviets", US)
    play_moves(s, "play")
    assert refused(s, "un_intervention") == rule


@pytest.mark.rule("TS-GS-1", "TS-UN-1")
def test_a_drawn_un_intervention_takes_a_partner_from_the_us_hand() -> None:
    s = position_with(
        turn=LATE,
        hands={"ussr": ["un_intervention"], "us": ["fidel", "duck_and_cover"]},
        influence=OPEN | {"cuba": (1, 0)},
    )
    resolve(s, "grain_sales_to_soviets", US)
    play_moves(s, "play", "event", "fidel")
    play_moves(s, "influence", "canada", "canada")
    assert asked(s) == "pause"
    assert hand(s, US) == {"duck_and_cover"}
    assert where(s, "fidel") == where(s, "un_intervention") == "discard"
    assert influence(s, "cuba") == (1, 0)
    sound(s)


@pytest.mark.rule("TS-UN-1")
def test_a_drawn_un_intervention_without_a_partner_is_used_for_operations() -> None:
    s = position_with(
        turn=LATE,
        hands={"ussr": ["un_intervention"], "us": ["duck_and_cover"]},
        influence=OPEN,
    )
    resolve(s, "grain_sales_to_soviets", US)
    play_moves(s, "play", "ops")
    play_moves(s, "influence", "canada")  # With 1 point there is no Space Race either.
    assert where(s, "un_intervention") == "discard"
    sound(s)


@pytest.mark.rule("TS-GS-2", "TS-DE-1")
@pytest.mark.parametrize("used", [True, False])
def test_grain_sales_draws_defectors_in_the_headline_phase(used: bool) -> None:
    s = position_with(
        turn=LATE,
        hands={"us": ["grain_sales_to_soviets"], "ussr": ["nasser", "defectors"]},
        influence=OPEN | {"egypt": (2, 0)},
    )
    begin(s, Headline())
    s.play(US, "grain_sales_to_soviets")
    s.play(USSR, "nasser")
    assert asked(s) == "grain-sales"
    if used:
        play_moves(s, "play", "event")
    else:
        play_moves(s, "hand_back", "influence", "canada", "canada")
    assert where(s, "nasser") == ("discard" if used else "removed")
    assert influence(s, "egypt") == ((2, 0) if used else (1, 2))
    assert s.vp == 0
    sound(s)


@pytest.mark.rule("TS-HL-W1", "TS-8.1.3", "TS-GS-1")
def test_the_ussr_answers_for_the_us_that_plays_its_card() -> None:
    s = position_with(turn=LATE, defcon=2, hands={"ussr": ["duck_and_cover"]})
    resolve(s, "grain_sales_to_soviets", USSR)
    play_moves(s, "play", "event")
    assert s.result is not None
    assert s.result["winners"] == [US]


@pytest.mark.rule("TS-FP-2")
@pytest.mark.parametrize(("moves", "vp"), [(["event"], -2), (["ops"], -2), (["space"], 0)])
def test_flower_power_and_a_war_drawn_by_grain_sales(moves: list[str], vp: int) -> None:
    s = position_with(
        turn=LATE,
        hands={"ussr": ["brush_war"]},
        effects=["flower_power_force"],
        influence=OPEN,
    )
    resolve(s, "grain_sales_to_soviets", US)
    play_moves(s, "play")
    force(s, "die 6")
    play_moves(s, *moves)
    assert s.vp == vp


@pytest.mark.rule("TS-GS-1", "TS-ME-2")
def test_an_owed_missile_envy_that_the_us_draws_and_plays() -> None:
    s = position_with(
        turn=LATE,
        hands={"ussr": ["missile_envy"]},
        effects=["envy_owed_ussr"],
        influence=OPEN,
    )
    resolve(s, "grain_sales_to_soviets", US)
    play_moves(s, "play")
    assert in_force(s) == set()
    play_moves(s, "event")  # The Soviet hand is empty now.
    assert where(s, "missile_envy") == "discard"
    sound(s)


# --- Star Wars ------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SW-1", "TS-K-03", "TS-O-10")
@pytest.mark.parametrize("space", [(2, 2), (1, 3), (0, 0)])
@pytest.mark.parametrize(("switch", "place"), [("removed", "removed"), ("discard", "discard")])
def test_star_wars_without_a_lead_in_space(space: tuple[int, int], switch: str, place: str) -> None:
    s = position_with(turn=LATE, space=space, discard=["marshall_plan"], star_wars_void=switch)
    resolve(s, "star_wars", US)
    assert asked(s) == "pause"
    assert where(s, "star_wars") == place
    assert where(s, "marshall_plan") == "discard"


@pytest.mark.rule("TS-SW-1", "TS-V-13", "TS-CP-4")
@pytest.mark.parametrize("player", [US, USSR])
def test_star_wars_makes_a_discarded_event_resolve(player: int) -> None:
    s = position_with(
        turn=LATE,
        space=(3, 2),
        discard=["duck_and_cover", "nuclear_test_ban", "asia_scoring", "nato", "fidel"],
        influence={"cuba": (1, 0)},
    )
    resolve(s, "star_wars", player)
    assert s.to_act == (US,)
    assert refused(s, "asia_scoring") == "TS-SW-1"
    assert refused(s, "nato") == "TS-5.2b"  # Its event cannot occur.
    assert refused(s, "star_wars") == "TS-SW-1"
    assert refused(s, "nasser") == "TS-SW-1"
    assert set(offered(s)) == {"duck_and_cover", "nuclear_test_ban", "fidel"}
    play_moves(s, "nuclear_test_ban")
    assert s.vp == 3  # DEFCON 5 - 2, to the US as the player.
    assert where(s, "nuclear_test_ban") == "discard"
    assert where(s, "star_wars") == "removed"
    sound(s)


@pytest.mark.rule("TS-SW-1", "TS-5.2n")
def test_star_wars_may_take_a_soviet_event_which_the_ussr_carries_out() -> None:
    s = position_with(
        turn=LATE, space=(3, 2), discard=["fidel", "nato"], influence={"cuba": (1, 0)}
    )
    resolve(s, "star_wars", US)
    assert influence(s, "cuba") == (0, 3)  # The only one that can occur.
    assert where(s, "fidel") == "removed"
    sound(s)


@pytest.mark.rule("TS-SW-1", "TS-UN-2", "TS-DE-1")
@pytest.mark.parametrize("card", ["un_intervention", "defectors"])
def test_un_intervention_and_defectors_bring_star_wars_nothing(card: str) -> None:
    s = position_with(
        turn=LATE,
        space=(3, 2),
        hands={"us": ["nasser"], "ussr": ["fidel"]},
        discard=[card],
        effects=["u2"],
    )
    s.phase = HEADLINE
    s.hand[USSR] = 0
    s.headline = changed(s.headline, USSR, code("fidel"))
    resolve(s, "star_wars", US)
    assert asked(s) == "pause"
    assert where(s, card) == "discard"
    assert where(s, "fidel") == "headline"
    assert where(s, "star_wars") == "removed"
    assert s.vp == 0


@pytest.mark.rule("TS-SW-1")
@pytest.mark.parametrize("discard", [[], ["asia_scoring"], ["nato", "solidarity"]])
def test_star_wars_and_nothing_to_take(discard: list[str]) -> None:
    s = position_with(turn=LATE, space=(1, 0), discard=discard)
    resolve(s, "star_wars", US)
    assert asked(s) == "pause"
    assert where(s, "star_wars") == "removed"


@pytest.mark.rule("TS-FP-2", "TS-SW-1")
def test_flower_power_and_a_war_taken_by_star_wars() -> None:
    s = position_with(
        turn=LATE, space=(1, 0), discard=["brush_war"], effects=["flower_power_force"]
    )
    resolve(s, "star_wars", US)
    assert s.vp == -2
    assert asked(s) == "war-target"


@pytest.mark.rule("TS-DF-2", "TS-8.1.3")
def test_star_wars_can_kill_the_ussr_that_plays_it() -> None:
    s = position_with(turn=LATE, defcon=2, space=(1, 0), discard=["duck_and_cover", "nasser"])
    resolve(s, "star_wars", USSR)
    play_moves(s, "duck_and_cover")
    assert s.result is not None
    assert s.result["winners"] == [US]


@pytest.mark.rule("TS-SW-1", "TS-ME-1")
def test_star_wars_may_take_missile_envy() -> None:
    s = position_with(
        turn=LATE,
        space=(1, 0),
        hands={"ussr": ["asia_scoring"]},
        discard=["missile_envy"],
    )
    resolve(s, "star_wars", US)
    play_moves(s, "asia_scoring")
    assert hand(s, USSR) == {"missile_envy"}
    assert where(s, "asia_scoring") == "discard"
    assert where(s, "star_wars") == "removed"
    sound(s)
