"""Section 4.5.C: the headline phase."""

from collections.abc import Sequence

import pytest

from detente.core.view import prompt_of
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.sides import NOBODY, SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    Amounts,
    asked,
    event_ids,
    hand,
    influence,
    position_with,
    refused,
    where,
)

# Neither NATO nor Solidarity can occur at the start, so they fizzle without anything to decide.


def headlines(s: ColdWar, us: str, ussr: str) -> ColdWar:
    """Both choose at the same time."""
    begin(s, Headline())
    assert s.to_act == (US, USSR)
    s.play(US, us)
    s.play(USSR, ussr)
    return s


def resolved(s: ColdWar) -> list[str]:
    """The cards whose events occurred or fizzled, in order."""
    return [
        event["args"]["card"]
        for event in s.events(None)
        if event["id"] in ("event-occurs", "event-void")
    ]


def holding(
    us: str, ussr: str, influence: Amounts | None = None, space: Sequence[int] = (0, 0)
) -> ColdWar:
    hands = {"us": [us, "truman_doctrine"], "ussr": [ussr, "nasser"]}
    return position_with(turn=4, hands=hands, influence=influence, space=space)


# --- the decision -----------------------------------------------------------------------------


@pytest.mark.rule("TS-4.5.C", "TS-V-01", "TS-I-30")
def test_both_choose_in_secret() -> None:
    s = begin(holding("nato", "fidel"), Headline())
    s.play(USSR, "fidel")
    assert s.to_act == (US,)
    view = s.view(US)
    assert view["board"]["sides"]["ussr"]["headline"] is None
    assert view["board"]["sides"]["ussr"]["hand"] == []
    assert view["board"]["sides"]["ussr"]["hand_count"] == 2
    assert prompt_of(view)["args"] == {"sees": 0, "seen": "none"}
    assert "headline-revealed" not in event_ids(s, US)
    assert s.view(USSR)["pending_move"] == "fidel" and view["pending_move"] is None
    assert where(s, "fidel") == "hand ussr"
    s.play(US, "nato")
    assert event_ids(s, None).count("headline-revealed") == 2


@pytest.mark.rule("TS-4.5.C", "TS-4.5.Cc", "TS-HL-5")
def test_both_events_take_place_and_starred_cards_are_removed() -> None:
    s = headlines(
        holding("nuclear_test_ban", "fidel", influence={"cuba": [1, 0]}),
        "nuclear_test_ban",
        "fidel",
    )
    assert resolved(s) == ["nuclear_test_ban", "fidel"]
    assert influence(s, "cuba") == (0, 3)
    assert (where(s, "fidel"), where(s, "nuclear_test_ban")) == ("removed", "discard")
    assert (hand(s, US), hand(s, USSR)) == ({"truman_doctrine"}, {"nasser"})
    assert (asked(s), s.phasing) == ("pause", NOBODY)
    s.check()


@pytest.mark.rule("TS-4.5.C")
def test_only_hand_cards_are_headlines() -> None:
    s = begin(holding("nato", "fidel"), Headline())
    assert offered(s) == ["truman_doctrine", "nato"]
    for name in ("fidel", "marshall_plan", "pass", "panama"):
        assert refused(s, name) == "TS-4.5.C"


@pytest.mark.rule("TS-4.5.C", "TS-G-06")
def test_a_headline_must_be_chosen() -> None:
    s = begin(holding("nato", "un_intervention"), Headline())
    for seat in (US, USSR):
        refusal = s.explain(seat, "none")
        assert refusal is not None and refusal.rule == "TS-4.5.C"


@pytest.mark.rule("TS-4.5.Cd", "TS-HL-3", "TS-9.5a", "TS-K-13", "TS-I-30")
@pytest.mark.parametrize("name", ["un_intervention", "the_china_card"])
def test_what_is_no_headline(name: str) -> None:
    hands = {"us": ["nato", "un_intervention"], "ussr": ["fidel"]}
    s = begin(position_with(hands=hands, china="us"), Headline())
    assert refused(s, name) == "TS-HL-3"


@pytest.mark.rule("TS-G-06")
def test_without_a_card_that_will_do_there_is_no_headline() -> None:
    hands = {"us": ["un_intervention"], "ussr": ["fidel"]}
    s = headlines(position_with(hands=hands, china="us"), "none", "fidel")
    assert resolved(s) == ["fidel"]
    assert hand(s, US) == {"un_intervention"}
    assert event_ids(s).count("no-headline") == 1
    s.check()


@pytest.mark.rule("TS-G-06", "TS-HL-7")
def test_an_owed_missile_envy_is_no_headline() -> None:
    hands = {"us": ["missile_envy", "nato"], "ussr": ["fidel"]}
    s = begin(position_with(turn=4, hands=hands, effects=["envy_owed_us"]), Headline())
    assert refused(s, "missile_envy") == "TS-HL-7"
    assert offered(s) == ["nato"]
    s = begin(position_with(turn=4, hands=hands), Headline())
    assert offered(s) == ["nato", "missile_envy"]


@pytest.mark.rule("TS-G-06")
def test_with_only_an_owed_missile_envy_there_is_no_headline() -> None:
    hands = {"us": ["fidel"], "ussr": ["missile_envy", "un_intervention"]}
    s = position_with(turn=4, hands=hands, effects=["envy_owed_ussr"])
    headlines(s, "fidel", "none")
    assert hand(s, USSR) == {"missile_envy", "un_intervention"}
    assert resolved(s) == ["fidel"]


@pytest.mark.rule("TS-HL-7", "TS-QB-2")
def test_traps_and_an_owed_card_do_not_touch_headlines() -> None:
    hands = {"us": ["missile_envy", "nato"], "ussr": ["fidel", "nasser"]}
    effects = ["quagmire_trap", "bear_trap_trap", "envy_owed_us"]
    s = headlines(position_with(turn=4, hands=hands, effects=effects), "nato", "fidel")
    assert resolved(s) == ["nato", "fidel"]
    assert asked(s) == "pause"


# --- the order --------------------------------------------------------------------------------


@pytest.mark.rule("TS-4.5.Ca", "TS-4.5.Cb", "TS-HL-1")
@pytest.mark.parametrize(
    ("us", "ussr", "first"),
    [
        ("nato", "fidel", US),
        ("solidarity", "comecon", USSR),
        ("solidarity", "fidel", US),  # A tie.
        ("asia_scoring", "fidel", USSR),  # TS-4.5.Cb
        ("nato", "asia_scoring", US),
        ("europe_scoring", "asia_scoring", US),
        ("asia_scoring", "europe_scoring", US),
    ],
)
def test_the_higher_value_is_first_and_the_us_on_a_tie(us: str, ussr: str, first: int) -> None:
    s = position_with(turn=8, hands={"us": [us], "ussr": [ussr]})
    headlines(s, us, ussr)
    while asked(s) == "add-influence":
        play_moves(s, offered(s)[0])
    assert resolved(s) == ([us, ussr] if first == US else [ussr, us])


@pytest.mark.rule("TS-4.5.Ca")
@pytest.mark.parametrize(
    "effects", [["ops_up_ussr"], ["ops_down_us"], ["ops_up_ussr", "ops_down_us"]]
)
def test_printed_values_are_compared(effects: list[str]) -> None:
    s = position_with(turn=8, hands={"us": ["solidarity"], "ussr": ["fidel"]}, effects=effects)
    headlines(s, "solidarity", "fidel")
    assert resolved(s) == ["solidarity", "fidel"]
    values = [e["args"]["ops"] for e in s.events(None) if e["id"] == "headline-revealed"]
    assert values == [2, 2]


@pytest.mark.rule("TS-4.5.Cb", "TS-10.0")
def test_a_scoring_card_scores_after_the_other_headline() -> None:
    """COMECON comes first although the US has chosen a scoring card."""
    s = position_with(
        hands={"us": ["europe_scoring"], "ussr": ["comecon"]},
        influence={"bulgaria": [0, 2]},
    )
    headlines(s, "europe_scoring", "comecon")
    assert s.vp == 0
    play_moves(s, "bulgaria", "finland", "austria", "poland")
    assert s.vp == -3


# --- the events -------------------------------------------------------------------------------


@pytest.mark.rule("TS-4.5.Cc", "TS-4.5.Cn", "TS-HL-2")
def test_an_enemy_event_is_carried_out_by_the_enemy() -> None:
    s = position_with(hands={"us": ["comecon"], "ussr": ["fidel"]})
    headlines(s, "comecon", "fidel")
    assert (s.to_act, s.phasing) == ((USSR,), US)
    assert asked(s) == "add-influence"
    play_moves(s, "poland", "finland", "austria", "hungary")
    assert influence(s, "poland") == (0, 1)
    assert influence(s, "cuba") == (0, 3)


@pytest.mark.rule("TS-4.5.Cc")
@pytest.mark.parametrize("mover", [US, USSR])
def test_fidel_happens_no_matter_who_chose_it(mover: int) -> None:
    cards = ["nato", "nato"]
    cards[mover] = "fidel"
    hands = {SIDES[mover]: ["fidel"], SIDES[1 - mover]: ["nato"]}
    s = headlines(position_with(hands=hands, influence={"cuba": [2, 0]}), *cards)
    assert influence(s, "cuba") == (0, 3)
    assert where(s, "fidel") == "removed"


@pytest.mark.rule("TS-4.5.Cn", "TS-HL-2", "TS-DF-1", "TS-8.1.3", "TS-K-08")
@pytest.mark.parametrize(
    ("us", "ussr", "winner"),
    [("duck_and_cover", "nasser", USSR), ("truman_doctrine", "duck_and_cover", US)],
)
def test_who_chose_the_headline_answers_for_defcon(us: str, ussr: str, winner: int) -> None:
    s = position_with(defcon=2, hands={"us": [us], "ussr": [ussr]})
    headlines(s, us, ussr)
    assert s.result is not None
    assert (s.result["winners"], s.result["reason"]) == ([winner], "nuclear_war")


@pytest.mark.rule("TS-HL-4", "TS-4.5.Ce", "TS-G-13", "TS-5.2b")
def test_a_headline_that_cannot_occur_does_nothing_and_is_discarded() -> None:
    s = headlines(holding("nato", "fidel"), "nato", "fidel")
    assert where(s, "nato") == "discard"
    assert event_ids(s).count("event-void") == 1
    assert asked(s) == "pause"  # No Operations either.
    s.check()


@pytest.mark.rule("TS-4.5.Ce", "TS-7.1")
def test_a_headline_gives_no_operations() -> None:
    s = holding("nuclear_test_ban", "fidel", influence={"canada": [1, 0], "poland": [0, 1]})
    headlines(s, "nuclear_test_ban", "fidel")
    assert asked(s) == "pause"
    assert not {"played-for-ops", "ops-granted"} & set(event_ids(s))


@pytest.mark.rule("TS-4.5.Ce", "TS-HL-4", "TS-G-02", "TS-OP-7")
def test_operations_that_an_event_grants_are_used_in_full() -> None:
    """ABM Treaty: a coup in the headline phase, with its Military Operations."""
    hands = {"us": ["abm_treaty"], "ussr": ["fidel"]}
    s = position_with(turn=4, defcon=4, hands=hands, influence={"zaire": [0, 1]}, dice=[3])
    headlines(s, "abm_treaty", "fidel")
    assert s.defcon == 5
    assert set(offered(s)) == {"influence", "realign", "coup"}
    play_moves(s, "coup")
    assert (s.military, s.defcon) == ((4, 0), 4)
    assert influence(s, "zaire") == (4, 0)
    assert influence(s, "cuba") == (0, 3)


@pytest.mark.rule("TS-G-02", "TS-IN-1")
def test_reach_is_taken_when_a_headline_begins() -> None:
    """Fidel comes second and ABM Treaty first, or the other way round: Cuba gives reach or not."""
    hands = {"us": ["fidel"], "ussr": ["abm_treaty"]}
    s = headlines(position_with(turn=4, hands=hands), "fidel", "abm_treaty")
    assert refused(s, "haiti") == "TS-6.1.1"
    hands = {"us": ["comecon"], "ussr": ["abm_treaty"]}
    s = position_with(turn=4, hands=hands, influence={"romania": [1, 0], "cuba": [0, 3]})
    headlines(s, "comecon", "abm_treaty")
    play_moves(s, "influence", "haiti")
    assert refused(s, "dominican_republic") == "TS-6.1.1"  # Not by the marker just placed.
    assert refused(s, "nicaragua") == ""


@pytest.mark.rule("TS-G-02", "TS-IN-1")
def test_the_first_headline_gives_reach_to_the_second() -> None:
    """COMECON puts the USSR into Yugoslavia; Lone Gunman then reaches Italy from there."""
    hands = {"us": ["comecon"], "ussr": ["lone_gunman"]}
    s = position_with(turn=4, hands=hands, influence={"zaire": [1, 1]})
    headlines(s, "comecon", "lone_gunman")
    play_moves(s, "yugoslavia", "finland", "austria", "hungary", "influence")
    assert (s.to_act, refused(s, "italy")) == ((USSR,), "")
    assert refused(s, "france") == "TS-6.1.1"


@pytest.mark.rule("TS-HL-5")
def test_a_headline_has_left_the_hand_when_the_other_is_resolved() -> None:
    s = position_with(hands={"us": ["comecon"], "ussr": ["fidel"]})
    headlines(s, "comecon", "fidel")
    assert (hand(s, US), hand(s, USSR)) == (set(), set())
    assert (where(s, "comecon"), where(s, "fidel")) == ("resolving", "headline")
    assert s.view(US)["board"]["sides"]["ussr"]["headline"] == "fidel"
    s.check()


@pytest.mark.rule("TS-HL-5", "TS-SC-2")
def test_a_random_draw_does_not_reach_a_headline() -> None:
    """Five Year Plan has only Nasser to take: the Soviet headline is out of its reach."""
    s = position_with(hands={"us": ["five_year_plan"], "ussr": ["fidel", "nasser"]})
    headlines(s, "five_year_plan", "fidel")
    assert hand(s, USSR) == set()
    assert (where(s, "nasser"), where(s, "fidel")) == ("discard", "removed")


# --- box 4 ------------------------------------------------------------------------------------


@pytest.mark.rule("TS-6.4.4b", "TS-HL-6", "TS-A-8", "TS-V-01")
@pytest.mark.parametrize("holder", [US, USSR])
def test_the_holder_of_box_4_sees_the_other_headline_first(holder: int) -> None:
    space = [0, 0]
    space[holder] = 4
    cards = {US: "nato", USSR: "fidel"}
    s = begin(holding("nato", "fidel", space=space), Headline())
    other = 1 - holder
    assert s.to_act == (other,)
    s.play(other, cards[other])
    assert s.to_act == (holder,)
    view = s.view(holder)
    assert prompt_of(view)["args"] == {"sees": 1, "seen": cards[other]}
    assert view["board"]["sides"][SIDES[other]]["headline"] == cards[other]
    assert s.view(None)["board"]["sides"][SIDES[other]]["headline"] is None
    assert event_ids(s, holder).count("headline-seen") == 1
    assert "headline-seen" not in event_ids(s, None)
    s.play(holder, cards[holder])
    assert resolved(s) == ["nato", "fidel"]
    s.check()


@pytest.mark.rule("TS-6.4.4b", "TS-6.4.4")
@pytest.mark.parametrize("space", [(4, 4), (5, 4), (3, 0), (0, 3), (8, 4)])
def test_otherwise_both_choose_at_once(space: tuple[int, int]) -> None:
    s = begin(holding("nato", "fidel", space=space), Headline())
    assert s.to_act == (US, USSR)


@pytest.mark.rule("TS-6.4.4b", "TS-4.5.Ca")
def test_box_4_does_not_change_the_order_of_events() -> None:
    s = begin(holding("nato", "fidel", space=(0, 4)), Headline())
    s.play(US, "truman_doctrine")
    s.play(USSR, "fidel")
    assert resolved(s) == ["fidel", "truman_doctrine"]
