"""Section 9: The China Card (TS-CC)."""

import pytest

from detente.games.twilight_struggle.rules.action_round import ActionRound, ActionRounds
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.turn import Deal, FlipChina, Turn
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    asked,
    force,
    hand,
    in_force,
    influence,
    position_with,
    refused,
    where,
)

CHINA = "the_china_card"
NEAR = {"japan": (1, 1), "thailand": (1, 1), "france": (1, 1), "iran": (1, 1)}


@pytest.mark.rule("TS-9.1", "TS-CC-1")
def test_it_is_played_as_if_from_the_hand() -> None:
    s = position_with(
        china="us", hands={"us": ["nasser"]}, influence={"japan": (1, 0), "poland": (0, 3)}
    )
    begin(s, ActionRound(US))
    assert CHINA in offered(s)
    play_moves(s, CHINA)
    assert asked(s) == "mode"
    assert refused(s, "event") == "TS-9.1"  # It has no event.
    assert set(offered(s)) == {"ops", "space"}
    play_moves(s, "ops", "influence", "japan", "japan", "japan", "japan", "japan")
    assert influence(s, "japan") == (6, 0)
    assert hand(s, US) == {"nasser"}
    s.check()


@pytest.mark.rule("TS-9.1", "TS-CC-1")
@pytest.mark.parametrize("turn", [1, 4])
@pytest.mark.parametrize("holder", SIDES)
def test_it_does_not_count_for_the_hand_limit(turn: int, holder: str) -> None:
    s = begin(position_with(turn=turn, china=holder), Deal())
    assert [cards.bit_count() for cards in s.hand] == ([8, 8] if turn == 1 else [9, 9])
    assert where(s, CHINA) == f"china {holder} up"
    s.check()


@pytest.mark.rule("TS-CC-1")
def test_random_picks_never_reach_it() -> None:
    """Five Year Plan finds an empty hand beside The China Card."""
    s = position_with(china="ussr", hands={"us": ["five_year_plan"]})
    begin(s, ActionRound(US))
    play_moves(s, "five_year_plan", "event")
    assert asked(s) == "pause"
    assert where(s, CHINA) == "china ussr up"
    s.check()


@pytest.mark.rule("TS-CC-1")
def test_missile_envy_never_reaches_it() -> None:
    s = position_with(
        turn=4, china="ussr", hands={"us": ["missile_envy"], "ussr": ["fidel", "nasser"]}
    )
    begin(s, ActionRound(US))
    play_moves(s, "missile_envy", "event")
    assert offered(s) == ["fidel"]
    play_moves(s, "fidel")
    assert where(s, CHINA) == "china ussr up"
    assert "missile_envy" in hand(s, USSR) and "nasser" in hand(s, USSR)
    assert "fidel" not in hand(s, USSR)


@pytest.mark.rule("TS-CC-1")
def test_shown_hands_do_not_contain_it() -> None:
    s = position_with(china="ussr", hands={"us": ["cia_created"], "ussr": ["nasser"]})
    begin(s, ActionRound(US))
    play_moves(s, "cia_created", "event")
    seen = [event for event in s.events(US) if event["id"] == "hand-seen"]
    assert [event["args"]["cards"] for event in seen] == [["nasser"]]


@pytest.mark.rule("TS-9.2")
def test_its_player_ends_the_turn_with_one_card_more() -> None:
    """Both play their last round of turn 1; two cards each are in hand."""
    s = position_with(
        round=6,
        hands={"us": ["nasser", "fidel"], "ussr": ["olympic_games", "truman_doctrine"]},
        influence={"japan": (1, 0), "poland": (0, 1), "thailand": (0, 2)},
    )
    begin(s, ActionRounds(6))
    play_moves(s, CHINA, "ops", "influence", "poland", "poland", "poland", "poland")
    play_moves(s, "nasser", "event_first", "influence", "japan")
    assert asked(s) == "pause"
    assert len(hand(s, USSR)) == 2
    assert len(hand(s, US)) == 1


@pytest.mark.rule("TS-9.3", "TS-CC-2", "TS-I-03")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize("use", [("ops", "realign"), ("space",)])
def test_after_play_it_passes_face_down(side: int, use: tuple[str, ...]) -> None:
    s = position_with(
        china=SIDES[side],
        hands={name: ["nasser"] for name in SIDES[:1]} | {"ussr": ["fidel"]},
        influence={"japan": (1, 1)},
        dice=[6, 1],
    )
    begin(s, ActionRound(side), ActionRound(1 - side))
    play_moves(s, CHINA, *use)
    while s.to_act == (side,):
        play_moves(s, "done")
    assert where(s, CHINA) == f"china {SIDES[1 - side]} down"
    assert asked(s) == "choose-card"
    assert refused(s, CHINA) == "TS-9.3"
    s.check()


@pytest.mark.rule("TS-9.3", "TS-4.5.G", "TS-CC-2")
def test_it_is_turned_up_at_the_end_of_the_turn_and_can_be_played() -> None:
    s = position_with(china="us", china_up=False, hands={"us": ["nasser"]})
    begin(s, FlipChina(), ActionRound(US))
    assert where(s, CHINA) == "china us up"
    assert CHINA in offered(s)


@pytest.mark.rule("TS-9.3")
@pytest.mark.parametrize("holder", SIDES)
def test_only_its_holder_can_play_it(holder: str) -> None:
    s = position_with(china=holder, hands={"us": ["nasser"], "ussr": ["fidel"]})
    begin(s, ActionRound(1 - SIDES.index(holder)))
    assert CHINA not in offered(s)
    assert refused(s, CHINA) == "TS-9.3"


@pytest.mark.rule("TS-9.4", "TS-CC-2", "TS-CR-1")
@pytest.mark.parametrize(
    ("card", "player", "face"),
    [
        ("cultural_revolution", USSR, "up"),
        ("ussuri_river_skirmish", US, "up"),
        ("nixon_plays_the_china_card", US, "down"),
    ],
)
@pytest.mark.parametrize("china_up", [True, False])
def test_passed_by_an_event_it_lies_face_up_but_for_nixon(
    card: str, player: int, face: str, china_up: bool
) -> None:
    s = position_with(
        turn=4,
        china=SIDES[1 - player],
        china_up=china_up,
        hands={SIDES[player]: [card, "summit"]},
    )
    begin(s, ActionRound(player), ActionRound(player))
    play_moves(s, card, "event")
    assert where(s, CHINA) == f"china {SIDES[player]} {face}"
    assert (CHINA in offered(s)) == (face == "up")
    s.check()


@pytest.mark.rule("TS-9.5a")
@pytest.mark.parametrize("holder", SIDES)
def test_it_cannot_be_a_headline(holder: str) -> None:
    s = position_with(china=holder, hands={"us": ["nasser"], "ussr": ["fidel"]})
    begin(s, Headline())
    side = SIDES.index(holder)
    assert CHINA not in s.legal_moves(side)
    refusal = s.explain(side, CHINA)
    assert refusal is not None and refusal.rule == "TS-HL-3"


@pytest.mark.rule("TS-9.5b", "TS-CC-5", "TS-K-15")
@pytest.mark.parametrize(
    ("rounds_left", "scoring", "allowed"),
    [
        (1, [], True),
        (1, ["asia_scoring"], False),
        (2, ["asia_scoring"], True),
        (2, ["asia_scoring", "europe_scoring"], False),
        (3, ["asia_scoring", "europe_scoring"], True),
    ],
)
def test_it_cannot_be_played_at_the_cost_of_a_scoring_card(
    rounds_left: int, scoring: list[str], allowed: bool
) -> None:
    s = position_with(china="us", rounds_left=rounds_left, hands={"us": ["nasser", *scoring]})
    begin(s, ActionRound(US))
    assert (CHINA in offered(s)) == allowed
    assert refused(s, CHINA) == ("" if allowed else "TS-9.5b")


@pytest.mark.rule("TS-9.5c", "TS-CC-4", "TS-K-04")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize("card", ["olympic_games", "captured_nazi_scientist"])
def test_it_cannot_be_discarded_in_a_trap(side: int, card: str) -> None:
    """Neither beside a card that will do nor beside one that will not."""
    trap = ("quagmire", "bear_trap")[side]
    s = position_with(
        turn=4,
        china=SIDES[side],
        hands={SIDES[side]: [card]},
        in_play=[trap],
        effects=[f"{trap}_trap"],
    )
    begin(s, ActionRound(side))
    assert CHINA not in offered(s)
    assert refused(s, CHINA) != ""


@pytest.mark.rule("TS-9.5c", "TS-I-02")
def test_it_cannot_be_the_discard_for_blockade() -> None:
    s = position_with(
        china="us",
        hands={"ussr": ["blockade"], "us": ["nasser"]},
        influence={"west_germany": (4, 0)},
    )
    begin(s, ActionRound(USSR))
    play_moves(s, "blockade", "event")
    while asked(s) != "pause":
        assert CHINA not in offered(s)
        play_moves(s, offered(s)[0])
    assert influence(s, "west_germany") == (0, 0)
    assert where(s, CHINA) == "china us up"


# --- the fifth point ---------------------------------------------------------------------------


@pytest.mark.rule("TS-9.6", "TS-CC-3", "TS-G-04")
@pytest.mark.parametrize("places", [["japan"] * 4, ["thailand", "japan", "thailand", "malaysia"]])
def test_a_fifth_marker_if_all_are_in_asia(places: list[str]) -> None:
    s = position_with(china="us", influence={**NEAR, "japan": (5, 0), "thailand": (1, 0)})
    begin(s, ActionRound(US))
    play_moves(s, CHINA, "ops", "influence", *places)
    assert asked(s) == "place-influence"
    assert refused(s, "canada") == "TS-6.1.2"  # Out of Asia there are only 4.
    assert {"japan", "thailand", "done"} <= set(offered(s))
    play_moves(s, "japan")
    assert asked(s) == "pause"


@pytest.mark.rule("TS-9.6", "TS-CC-3")
@pytest.mark.parametrize("elsewhere", [0, 1, 2, 3])
def test_no_fifth_marker_if_one_was_elsewhere(elsewhere: int) -> None:
    places = ["japan"] * 4
    places[elsewhere] = "iran"
    s = position_with(china="us", influence={"japan": (5, 0), "iran": (1, 0), "poland": (0, 3)})
    begin(s, ActionRound(US))
    play_moves(s, CHINA, "ops", "influence", *places)
    assert asked(s) == "pause"
    assert influence(s, "japan") == (8, 0)


@pytest.mark.rule("TS-9.6", "TS-CC-3")
@pytest.mark.parametrize(("place", "ops"), [("thailand", 5), ("pakistan", 5), ("angola", 4)])
def test_a_coup_in_asia_has_5(place: str, ops: int) -> None:
    s = position_with(china="us", influence={place: (0, 9), "zaire": (0, 1)}, dice=[6])
    begin(s, ActionRound(US))
    play_moves(s, CHINA, "ops", "coup", place)
    stability = 1 if place == "angola" else 2
    assert influence(s, place) == (0, 9 - (6 + ops - 2 * stability))
    assert s.military == (ops, 0)


@pytest.mark.rule("TS-9.6", "TS-CC-3")
@pytest.mark.parametrize(
    ("targets", "fifth"),
    [
        (["thailand", "pakistan", "thailand", "pakistan"], True),
        (["thailand", "pakistan", "thailand", "angola"], False),
        (["angola", "pakistan", "thailand", "thailand"], False),
    ],
)
def test_a_fifth_realignment_if_all_were_in_asia(targets: list[str], fifth: bool) -> None:
    places = dict.fromkeys(("thailand", "pakistan", "angola"), (0, 9))
    s = position_with(china="us", influence=places, dice=[1, 1] * 5)
    begin(s, ActionRound(US))
    play_moves(s, CHINA, "ops", "realign", *targets)
    assert (asked(s) == "realign") == fifth
    if fifth:
        assert set(offered(s)) == {"thailand", "pakistan", "done"}
        assert refused(s, "angola") == "TS-6.2.2"
        play_moves(s, "thailand")
        assert asked(s) == "pause"


@pytest.mark.rule("TS-9.7")
@pytest.mark.parametrize(
    ("effects", "markers"),
    [((), 5), (("ops_down_us",), 4), (("ops_up_us",), 5), (("ops_up_us", "ops_down_us"), 5)],
)
def test_its_ops_are_changed_like_those_of_any_card(effects: tuple[str, ...], markers: int) -> None:
    s = position_with(
        china="us", influence={"japan": (5, 0), "iran": (1, 0), "poland": (0, 3)}, effects=effects
    )
    begin(s, ActionRound(US))
    play_moves(s, CHINA, "ops", "influence")
    placed = 0
    while asked(s) == "place-influence" and "japan" in offered(s):
        play_moves(s, "japan")
        placed += 1
    assert placed == markers


# --- neither prevented nor forced --------------------------------------------------------------


@pytest.mark.rule("TS-9.8", "TS-AR-1")
def test_without_cards_it_may_be_played_but_need_not() -> None:
    s = position_with(china="us", influence={"japan": (1, 0)})
    begin(s, ActionRound(US))
    assert set(offered(s)) == {CHINA, "pass"}
    play_moves(s.clone(), CHINA)
    play_moves(s, "pass")
    assert asked(s) == "pause"
    assert where(s, CHINA) == "china us up"


@pytest.mark.rule("TS-9.8")
@pytest.mark.parametrize("left", [["nasser"], ["un_intervention"], ["defectors"]])
def test_a_hand_of_bad_cards_does_not_force_it(left: list[str]) -> None:
    s = position_with(china="us", hands={"us": left})
    begin(s, ActionRound(US))
    assert set(offered(s)) == {CHINA, *left}


@pytest.mark.rule("TS-9.8", "TS-AA-5")
def test_aldrich_ames_does_not_prevent_it() -> None:
    s = position_with(
        turn=8,
        china="us",
        hands={"us": ["nasser", "fidel"]},
        line=["fidel", "nasser"],
        effects=["ames_order"],
    )
    begin(s, ActionRound(US))
    assert set(offered(s)) == {CHINA, "fidel"}


@pytest.mark.rule("TS-9.8", "TS-SP-6")
def test_the_us_ends_formosan_resolution_with_any_use() -> None:
    s = position_with(
        china="us",
        hands={"us": ["nasser"]},
        in_play=["formosan_resolution"],
        effects=["formosan"],
    )
    force(s, "die 6")
    begin(s, ActionRound(US))
    play_moves(s, CHINA, "space")
    assert in_force(s) == set()
    assert where(s, "formosan_resolution") == "removed"
    s.check()


@pytest.mark.rule("TS-I-03")
def test_a_turn_starts_with_it_face_up() -> None:
    s = position_with(turn=2, china="us", china_up=False)
    begin(s, FlipChina(), Turn())
    assert asked(s) == "headline" and s.china_up
