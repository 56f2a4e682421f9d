"""Infiltrating, intercepting, shadow agents, and what placing sets off."""

import pytest

from detente.core.deck import mask_of
from detente.core.shared import replaced
from detente.core.view import prompt_of
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.takeover import Takeover
from detente.games.secret_power.rules.treaties import TREATIES
from detente.games.secret_power.rules.turn import ActionPhase, Turn
from tests.games.playing import asked, begin, offered, play_moves, refused
from tests.games.secret_power.positions import (
    agents,
    concluded,
    events_named,
    hand,
    has,
    minor,
    on,
    position_with,
    stage,
)

COSTS = {
    "mass_media": 1,
    "ruling_parties": 2,
    "security_agencies": 3,
    "real_estate": 1,
    "valuables": 2,
    "banks": 3,
    "research": 1,
    "laboratories": 2,
    "patents": 3,
    "trade_unions": 3,
    "consulates": 3,
    "intelligence_services": 3,
    "governments": 3,
    "exchanges": 3,
    "universities": 3,
    "crime_syndicates": 4,
    "corporations": 4,
    "inner_circle": 4,
}


# --- infiltrating ---------------------------------------------------------------------------------


@pytest.mark.rule("SP-INF-01")
def test_occupied_cards_count_for_the_positions() -> None:
    s = position_with(
        3,
        zone=["banks", "patents", "research", "valuables"],
        occupied={"banks": ("beta", 3, 0), "patents": ("alpha", 3, 0)},
    )
    begin(s, Turn(0))
    assert [code for code in offered(s) if code in ("research_1", "valuables_1")] == ["research_1"]
    assert refused(s, "valuables_1") == "SP-INF-01"


@pytest.mark.rule("SP-INF-01")
def test_only_cards_of_the_zone_can_be_infiltrated() -> None:
    s = position_with(zone=["banks_1"], objects={"alpha": ["research"], "beta": ["patents"]})
    begin(s, Turn(0))
    for code in ("banks_2", "research_1", "patents_1", "inner_circle_6"):
        assert refused(s, code) == "SP-INF-01"


@pytest.mark.rule("SP-INF-02")
@pytest.mark.parametrize(("card", "cost"), COSTS.items())
def test_the_cost_of_every_object(card: str, cost: int) -> None:
    s = position_with(zone=[card], active={"alpha": 6})
    begin(s, Turn(0))
    play_moves(s, f"{card}_1")
    assert offered(s) == [str(number) for number in range(cost, 7)]
    if cost > 1:
        assert refused(s, str(cost - 1)) == "SP-INF-02"
    play_moves(s, str(cost))
    assert on(s, f"{card}_1") == ("alpha", cost, 0)
    assert agents(s, "alpha") == (6 - cost, 6)
    s.check()


@pytest.mark.rule("SP-INF-02")
def test_more_than_needed_is_allowed_but_not_more_than_there_are() -> None:
    s = position_with(zone=["research"], active={"alpha": 4})
    begin(s, Turn(0))
    play_moves(s, "research_1")
    assert refused(s, "5") == refused(s, "train") == "SP-INF-02"
    play_moves(s, "4")
    assert on(s, "research_1") == ("alpha", 4, 0)
    assert agents(s, "alpha") == (0, 8)


@pytest.mark.rule("SP-INF-02", "SP-SHA-01")
@pytest.mark.parametrize(("active", "allowed"), [(1, False), (2, True)])
def test_tokens_and_shadow_agents_together_reach_the_cost(active: int, allowed: bool) -> None:
    s = position_with(
        zone=["corporations"], stages={"alpha": {"comintern": 2}}, active={"alpha": active}
    )
    begin(s, Turn(0))
    if not allowed:
        assert refused(s, "corporations_1") == "SP-INF-02"
        return
    play_moves(s, "corporations_1")
    assert on(s, "corporations_1") == ("alpha", 2, 2)


@pytest.mark.rule("SP-INF-03")
@pytest.mark.parametrize("active", [0, 1])
def test_shadow_agents_alone_never_hold_a_card(active: int) -> None:
    s = position_with(
        zone=["research"], stages={"alpha": {"comintern": 3}}, active={"alpha": active}
    )
    begin(s, Turn(0))
    if not active:
        assert refused(s, "research_1") == "SP-INF-03"
        return
    play_moves(s, "research_1")
    assert on(s, "research_1") == ("alpha", 1, 3)


@pytest.mark.rule("SP-INF-04")
def test_nothing_is_added_to_an_own_card() -> None:
    s = position_with(zone=["research"], occupied={"research": ("alpha", 1, 0)})
    begin(s, Turn(0))
    assert refused(s, "research_1") == "SP-INF-04"


@pytest.mark.rule("SP-INF-05", "SP-RUL-22")
@pytest.mark.parametrize(
    "order", [("club_of_rome", "union_of_nine"), ("union_of_nine", "club_of_rome")]
)
def test_what_placing_sets_off_comes_at_once_in_any_order(order: tuple[str, str]) -> None:
    s = position_with(zone=["research"], treaties={"alpha": ["club_of_rome", "union_of_nine"]})
    begin(s, Turn(0))
    play_moves(s, "research_1", "4")
    assert asked(s) == ("alpha", "prompt-use-treaties")
    assert sorted(offered(s)) == ["club_of_rome", "done", "union_of_nine"]
    for treaty in order:
        play_moves(s, treaty)
        if treaty == "club_of_rome":
            assert offered(s) == ["minor_control", "minor_science"]
            assert refused(s, "minor_power") == refused(s, "train") == "SP-AL-56"
            play_moves(s, "minor_control")
    assert asked(s)[1] == "pause"
    assert [each["treaty"] for each in events_named(s, "treaty-used")] == list(order)
    assert (minor(s, "alpha", "control"), stage(s, "alpha", "espionage")) == (1, 1)
    s.check()


@pytest.mark.rule("SP-INF-05", "SP-RUL-22")
def test_what_placing_sets_off_need_not_be_used() -> None:
    s = position_with(zone=["research"], treaties={"alpha": ["club_of_rome", "union_of_nine"]})
    begin(s, Turn(0))
    play_moves(s, "research_1", "4", "done")
    assert asked(s)[1] == "pause"
    assert (minor(s, "alpha", "control"), stage(s, "alpha", "espionage")) == (0, 0)


@pytest.mark.rule("SP-INF-05", "SP-AL-55")
def test_an_advance_that_nobody_can_pay_is_not_offered() -> None:
    s = position_with(
        zone=["research"],
        treaties={"alpha": ["club_of_rome", "union_of_nine"]},
        active={"alpha": 4},
    )
    begin(s, Turn(0))
    play_moves(s, "research_1", "4")
    assert offered(s) == ["club_of_rome", "done"]
    assert refused(s, "union_of_nine") == "SP-AL-55"


@pytest.mark.rule("SP-INF-05")
def test_it_stands_even_if_the_card_is_intercepted_later() -> None:
    s = position_with(zone=["research"], treaties={"alpha": ["club_of_rome"]})
    begin(s, Turn(0), Turn(1))
    play_moves(s, "research_1", "4", "club_of_rome", "minor_science", "research_1", "5")
    assert on(s, "research_1") == ("beta", 5, 0)
    assert minor(s, "alpha", "science") == 1
    s.check()


@pytest.mark.rule("SP-RUL-01")
def test_the_reach_is_not_widened_where_all_is_held_too_strongly() -> None:
    zone = ["banks", "patents", "research", "valuables"]
    held = dict.fromkeys(zone[:3], ("beta", 3, 0))
    s = position_with(zone=zone, occupied=held, active={"alpha": 3})
    begin(s, Turn(0))
    assert offered(s) == ["train"]
    assert {refused(s, f"{name}_1") for name in zone[:3]} == {"SP-INT-01"}
    assert refused(s, "valuables_1") == "SP-INF-01"


@pytest.mark.rule("SP-RUL-11")
def test_reach_gained_after_placing_allows_no_second_infiltration() -> None:
    zone = ["research", "banks", "patents", "valuables"]
    s = position_with(zone=zone, treaties={"alpha": ["union_of_nine"]})
    begin(s, Turn(0))
    assert refused(s, "valuables_1") == "SP-INF-01"
    play_moves(s, "research_1", "1", "union_of_nine")
    assert stage(s, "alpha", "espionage") == 1
    assert asked(s)[1] == "pause"


@pytest.mark.rule("SP-RUL-11", "SP-PRO-05")
def test_reach_gained_before_placing_serves() -> None:
    s = position_with(
        zone=["research", "banks", "patents", "valuables"],
        objects={"alpha": ["intelligence_services"]},
        crew={"alpha": ["grey_cardinal"]},
        professionals=True,
    )
    begin(s, Turn(0))
    play_moves(s, "grey_cardinal_1")
    assert "valuables_1" in offered(s)


# --- intercepting ---------------------------------------------------------------------------------


@pytest.mark.rule("SP-INT-01")
@pytest.mark.parametrize(
    ("card", "agents_there", "shadows_there", "own_shadows", "needed"),
    [
        ("research", 1, 0, 0, 2),
        ("research", 4, 0, 0, 5),
        ("research", 1, 2, 0, 4),
        ("banks", 3, 0, 0, 4),
        ("banks", 1, 2, 0, 4),
        ("banks", 1, 0, 0, 3),  # After an Assassin; the cost still has to be reached.
        ("research", 2, 1, 2, 2),
        ("research", 1, 0, 3, 1),
    ],
)
def test_an_interceptor_is_stronger_by_one(
    card: str, agents_there: int, shadows_there: int, own_shadows: int, needed: int
) -> None:
    s = position_with(
        zone=[card],
        occupied={card: ("beta", agents_there, shadows_there)},
        stages={"alpha": {"comintern": own_shadows}},
    )
    begin(s, Turn(0))
    play_moves(s, f"{card}_1")
    assert offered(s) == [str(number) for number in range(needed, 7)]
    if needed > 1:
        assert refused(s, str(needed - 1)) == "SP-INT-01"
    play_moves(s, str(needed))
    assert on(s, f"{card}_1") == ("alpha", needed, own_shadows)
    s.check()


@pytest.mark.rule("SP-INT-01")
@pytest.mark.parametrize(("active", "allowed"), [(4, False), (5, True)])
def test_who_is_too_weak_cannot_intercept(active: int, allowed: bool) -> None:
    s = position_with(
        zone=["research"], occupied={"research": ("beta", 2, 2)}, active={"alpha": active}
    )
    begin(s, Turn(0))
    if allowed:
        assert "research_1" in offered(s)
    else:
        assert refused(s, "research_1") == "SP-INT-01"


@pytest.mark.rule("SP-INT-02")
def test_the_player_driven_out_takes_tokens_back_and_draws_a_treaty() -> None:
    s = position_with(
        supervisor="alpha",
        zone=["research", "banks"],
        stages={"beta": {"comintern": 2}},
        active={"beta": 2},
        treaty_deck=["kgb", "cia"],
    )
    begin(s, ActionPhase())
    play_moves(s, "research_1", "3")
    assert on(s, "research_1") == ("beta", 3, 2)
    before = agents(s, "beta")
    play_moves(s, "research_1")  # All six are needed.
    assert events_named(s, "intercepted") == [
        {"seat": "alpha", "rival": "beta", "card": "research_1", "agents": 3}
    ]
    assert hand(s, "beta") == ["kgb"]
    assert hand(s, "alpha") == []
    assert agents(s, "beta") == (before[0] + 3, before[1])
    # Nobody else is asked in this phase; the card is alpha's.
    assert (s.phase, has(s, "alpha")) == (4, ["research_1:5"])
    s.check()


@pytest.mark.rule("SP-INT-02", "SP-SET-10")
def test_which_treaty_is_drawn_only_the_drawer_learns() -> None:
    s = position_with(zone=["research"], occupied={"research": ("beta", 1, 0)}, treaty_deck=["kgb"])
    begin(s, Turn(0))
    play_moves(s, "research_1", "2")
    assert events_named(s, "treaty-drawn") == [{"seat": "beta"}]
    assert "own-treaty" in [each["id"] for each in s.events(1)]
    assert "own-treaty" not in [each["id"] for each in s.events(0)]
    assert s.view(0)["board"]["players"]["beta"]["hand"] == []


@pytest.mark.rule("SP-INT-03")
def test_a_card_may_be_intercepted_several_times() -> None:
    s = position_with(3, supervisor="gamma", zone=["research"], treaty_deck=["kgb", "cia"])
    begin(s, Turn(0), Turn(1), Turn(2))
    play_moves(s, "research_1", "1", "research_1", "2", "research_1", "3")
    assert on(s, "research_1") == ("gamma", 3, 0)
    assert (hand(s, "alpha"), hand(s, "beta"), hand(s, "gamma")) == (["kgb"], ["cia"], [])
    assert agents(s, "alpha") == agents(s, "beta") == (6, 6)
    s.check()


@pytest.mark.rule("SP-INT-04")
@pytest.mark.parametrize("espionage", [0, 1])
def test_what_is_out_of_reach_cannot_be_intercepted(espionage: int) -> None:
    s = position_with(
        zone=["banks", "patents", "research", "valuables"],
        occupied={"valuables": ("beta", 2, 0)},
        stages={"beta": {"espionage": 1}, "alpha": {"espionage": espionage}},
    )
    begin(s, Turn(0))
    if espionage:
        assert "valuables_1" in offered(s)
    else:
        assert refused(s, "valuables_1") == "SP-INT-04"


@pytest.mark.rule("SP-INT-05", "SP-RUL-39")
@pytest.mark.parametrize("discard", [["kgb", "cia"], []])
def test_an_empty_deck_is_made_of_the_discard(discard: list[str]) -> None:
    rest = [name for name in TREATIES if name not in discard]
    s = position_with(
        3,
        zone=["research"],
        occupied={"research": ("beta", 1, 0)},
        hands={"gamma": rest},
    )
    s.treaties.discard = mask_of(list(s.treaties.cards))
    s.treaties.cards = ()
    begin(s, Turn(0))
    play_moves(s, "research_1", "2")
    assert len(hand(s, "beta")) == (1 if discard else 0)
    assert set(hand(s, "beta")) <= set(discard)
    assert s.treaties.discard == 0
    assert len(s.treaties.cards) == (1 if discard else 0)
    s.check()


@pytest.mark.rule("SP-RUL-39")
def test_in_the_middle_of_a_draw_the_cards_still_there_come_first() -> None:
    s = position_with(
        stages={"alpha": {"secret_power": 3}},
        objects={"alpha": ["banks", "patents"]},
        hands={"beta": [name for name in TREATIES if name not in ("kgb", "cia", "mossad")]},
        treaty_deck=["mossad"],
    )
    s.treaties.discard = mask_of([TREATIES.index("kgb"), TREATIES.index("cia")])
    s.treaties.cards = (TREATIES.index("mossad"),)
    begin(s, Turn(0))
    play_moves(s, "secret_power", "banks_1")
    assert hand(s, "alpha")[0] == "mossad"
    assert hand(s, "alpha")[1] in ("kgb", "cia")
    assert (len(hand(s, "alpha")), len(s.treaties.cards), s.treaties.discard) == (2, 1, 0)
    s.check()


@pytest.mark.rule("SP-RUL-13")
def test_a_treaty_drawn_by_an_interception_can_be_concluded_at_once() -> None:
    s = position_with(
        zone=["research"],
        occupied={"research": ("alpha", 1, 0)},
        objects={"alpha": ["banks", "valuables"]},
        treaty_deck=["kgb", "imf"],
    )
    begin(s, Turn(1), Turn(0))
    play_moves(s, "research_1", "2", "secret_power", "banks_1")
    assert asked(s) == ("alpha", "prompt-conclude-free")
    play_moves(s, "kgb")
    assert concluded(s, "alpha") == ["kgb"]


# --- shadow agents --------------------------------------------------------------------------------


@pytest.mark.rule("SP-SHA-01", "SP-PRJ-05")
@pytest.mark.parametrize(("reached", "shadows"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_comintern_gives_shadow_agents_for_objects_and_operations(
    reached: int, shadows: int
) -> None:
    s = position_with(zone=["patents"], stages={"alpha": {"comintern": reached}})
    begin(s, Turn(0))
    play_moves(s, "patents_1", str(max(1, 3 - shadows)))
    assert on(s, "patents_1") == ("alpha", max(1, 3 - shadows), shadows)
    s = position_with(stages={"alpha": {"comintern": reached}})
    begin(s, Turn(0))
    play_moves(s, "elimination_of_obstacles")
    assert agents(s, "alpha")[0] == 6 - (5 - shadows)


@pytest.mark.rule("SP-SHA-01", "SP-AL-19", "SP-AL-20", "SP-AL-21")
@pytest.mark.parametrize(
    ("treaty", "helped"),
    [("cosa_nostra", "banks_1"), ("yakuza", "patents_1"), ("triads", "exchanges_1")],
)
def test_a_mafia_treaty_helps_at_its_own_position_only(treaty: str, helped: str) -> None:
    for card in ("banks_1", "patents_1", "exchanges_1"):
        s = position_with(zone=["banks", "patents", "exchanges"], treaties={"alpha": [treaty]})
        begin(s, Turn(0))
        play_moves(s, card, "3")
        assert on(s, card) == ("alpha", 3, 2 if card == helped else 0)


@pytest.mark.rule("SP-SHA-01", "SP-OP-01")
def test_shadow_agents_add_up_but_the_mafia_runs_no_operation() -> None:
    for action, tokens in (("corporations_1", "1"), ("elimination_of_obstacles", None)):
        s = position_with(
            zone=["corporations"],
            stages={"alpha": {"comintern": 2}},
            treaties={"alpha": ["cosa_nostra"]},
        )
        begin(s, Turn(0))
        play_moves(s, action)
        if tokens:
            play_moves(s, tokens)
            assert on(s, action) == ("alpha", 1, 4)
        else:
            assert events_named(s, "operation-run")[0]["agents"] == 5 - 2


@pytest.mark.rule("SP-SHA-02", "SP-SHA-01")
def test_shadow_agents_serve_once_in_a_turn() -> None:
    s = position_with(
        zone=["banks"],
        stages={"alpha": {"comintern": 2}},
        treaties={"alpha": ["cosa_nostra"]},
        crew={"alpha": ["emissary"]},
        active={"alpha": 6},
        professionals=True,
    )
    begin(s, Turn(0))
    play_moves(s, "emissary_1")
    assert agents(s, "alpha")[0] == 6 - (5 - 1 - 2)
    play_moves(s, "banks_1")
    assert offered(s) == ["3", "4"]  # Neither Comintern nor the mafia helps again.
    play_moves(s, "3")
    assert on(s, "banks_1") == ("alpha", 3, 0)
    s.check()


@pytest.mark.rule("SP-SHA-02")
def test_shadow_agents_always_take_part_and_defend_the_card() -> None:
    s = position_with(
        supervisor="beta",
        zone=["research", "banks"],
        stages={"alpha": {"comintern": 3}},
        active={"beta": 5},
    )
    begin(s, Turn(0), Turn(1), Takeover())
    play_moves(s, "research_1", "2")
    assert on(s, "research_1") == ("alpha", 2, 3)
    assert refused(s, "research_1") == "SP-INT-01"  # Beta needs 6.
    play_moves(s, "banks_1", "3")
    assert s.shadows == bytearray(66)
    assert has(s, "alpha") == ["research_1:1"]
    s.check()


@pytest.mark.rule("SP-SHA-02", "SP-RUL-35")
def test_shadow_agents_serve_again_in_the_next_action_phase() -> None:
    s = position_with(
        supervisor="alpha",
        zone=["research", "banks", "patents"],
        stages={"beta": {"comintern": 2}},
        crew={"alpha": ["assassin"]},
        pool={"beta": 0},
        professionals=True,
    )
    begin(s, ActionPhase())
    while asked(s)[1] == "prompt-recruit":
        play_moves(s, offered(s)[0])
    play_moves(s, "research_1", "1", "assassin_1")
    assert events_named(s, "infiltration-failed") == [{"seat": "beta", "card": "research_1"}]
    assert on(s, "research_1") == (None, 0, 0)
    play_moves(s, "train", "agent")  # Beta is not asked again in this phase.
    assert (s.phase, has(s, "beta")) == (4, [])
    play_moves(s, "agent", "agent", "patents_1", "3", "banks_1", "1")
    assert events_named(s, "infiltrated")[-1] == {
        "seat": "beta",
        "card": "banks_1",
        "agents": 1,
        "shadows": 2,
        "ousted": 0,
    }


@pytest.mark.rule("SP-SHA-03", "SP-AL-25")
@pytest.mark.parametrize(("tokens", "asks"), [("3", False), ("4", True)])
def test_shadow_agents_are_none_of_the_four_tokens(tokens: str, asks: bool) -> None:
    s = position_with(
        zone=["banks"], stages={"alpha": {"comintern": 3}}, treaties={"alpha": ["club_of_rome"]}
    )
    begin(s, Turn(0))
    play_moves(s, "banks_1", tokens)
    assert (asked(s)[1] == "prompt-use-treaties") == asks


@pytest.mark.rule("SP-SHA-03", "SP-PRJ-02")
def test_shadow_agents_pay_for_no_project() -> None:
    s = position_with(
        stages={"alpha": {"comintern": 3}},
        objects={"alpha": ["consulates", "intelligence_services"]},
        active={"alpha": 1},
    )
    begin(s, Turn(0))
    assert refused(s, "espionage") == "SP-PRJ-02"
    assert "united_nations" in offered(s)


@pytest.mark.rule("SP-SHA-03", "SP-AL-21")
@pytest.mark.parametrize(("active", "met"), [(6, False), (7, True)])
def test_shadow_agents_are_not_active(active: int, met: bool) -> None:
    s = position_with(
        stages={"alpha": {"comintern": 3}},
        active={"alpha": active, "beta": 6},
        hands={"alpha": ["triads"]},
    )
    assert s.view(0)["board"]["players"]["alpha"]["can_conclude"] == (["triads"] if met else [])


@pytest.mark.rule("SP-SHA-03", "SP-RUL-35", "SP-PRO-07")
def test_the_assassin_hits_tokens_only_and_strength_falls_at_once() -> None:
    s = position_with(
        zone=["banks"],
        occupied={"banks": ("beta", 3, 2)},
        crew={"alpha": ["assassin"]},
        active={"alpha": 5},
        professionals=True,
    )
    begin(s, Turn(0))
    assert refused(s, "banks_1") == "SP-INT-01"
    play_moves(s, "assassin_1")
    assert on(s, "banks_1") == ("beta", 2, 2)
    play_moves(s, "banks_1")
    assert on(s, "banks_1") == ("alpha", 5, 0)
    s.check()


@pytest.mark.rule("SP-SHA-04")
@pytest.mark.parametrize(
    ("zone", "helping"),
    [
        (["banks", "patents", "exchanges"], "triads"),
        (["banks", "exchanges"], "yakuza"),
        (["exchanges"], "cosa_nostra"),
    ],
)
def test_the_position_is_that_of_the_moment(zone: list[str], helping: str) -> None:
    for treaty in ("cosa_nostra", "yakuza", "triads"):
        s = position_with(zone=zone, treaties={"alpha": [treaty]})
        begin(s, Turn(0))
        play_moves(s, "exchanges_1", "3")
        assert on(s, "exchanges_1")[2] == (2 if treaty == helping else 0)


@pytest.mark.rule("SP-SHA-04", "SP-CAP-01")
def test_a_treaty_is_idle_once_the_zone_is_too_short() -> None:
    s = position_with(
        zone=["research", "banks", "patents"],
        occupied={"research": ("beta", 1, 0)},
        treaties={"alpha": ["triads"]},
    )
    begin(s, Takeover(), Turn(0))
    play_moves(s, "patents_1")
    assert offered(s)[0] == "3"


# --- events read what is there when they happen ---------------------------------------------------


@pytest.mark.rule("SP-RUL-10", "SP-RUL-25")
def test_a_mafia_treaty_concluded_after_placing_serves_the_next_infiltration() -> None:
    s = position_with(
        zone=["research", "real_estate"],
        objects={"alpha": ["banks", "valuables"]},
        treaties={"alpha": ["union_of_nine"]},
        hands={"alpha": ["cosa_nostra"]},
    )
    begin(s, Turn(0), Takeover(), Turn(0))
    play_moves(s, "research_1", "1", "union_of_nine", "secret_power", "banks_1")
    play_moves(s, "cosa_nostra", "pass")
    assert on(s, "research_1") == (None, 0, 0)
    assert events_named(s, "infiltrated")[0]["shadows"] == 0
    play_moves(s, "real_estate_1", "1")
    assert on(s, "real_estate_1") == ("alpha", 1, 2)


@pytest.mark.rule("SP-RUL-10", "SP-PRO-05")
def test_a_mafia_treaty_concluded_before_placing_serves_in_the_same_turn() -> None:
    s = position_with(
        zone=["research"],
        objects={"alpha": ["banks", "valuables"]},
        hands={"alpha": ["cosa_nostra"]},
        crew={"alpha": ["grey_cardinal"]},
        professionals=True,
    )
    begin(s, Turn(0))
    play_moves(s, "grey_cardinal_1", "banks_1", "cosa_nostra", "pass", "research_1", "1")
    assert on(s, "research_1") == ("alpha", 1, 2)


@pytest.mark.rule("SP-RUL-25")
@pytest.mark.parametrize("gained", ["club_of_rome", "socialist_revolutionaries", "world_court"])
def test_treaties_concluded_within_an_infiltration_are_not_set_off_by_it(gained: str) -> None:
    s = position_with(
        zone=["trade_unions"],
        objects={"alpha": ["banks", "patents", "trade_unions", "consulates"]},
        treaties={"alpha": ["union_of_nine"]},
        hands={"alpha": [gained]},
        active={"alpha": 9},
    )
    begin(s, Turn(0))
    play_moves(s, "trade_unions_1", "4", "union_of_nine", "secret_power", "banks_1", "patents_1")
    play_moves(s, gained)
    assert concluded(s, "alpha") == sorted(["union_of_nine", gained], key=TREATIES.index)
    assert asked(s)[1] == "pause"


@pytest.mark.rule("SP-RUL-25", "SP-AL-28")
def test_a_treaty_concluded_by_an_advance_is_not_set_off_by_it() -> None:
    s = position_with(
        objects={"alpha": ["banks", "patents"]},
        stages={"alpha": {"secret_power": 1}},
        hands={"alpha": ["big_brother_society"]},
    )
    begin(s, Turn(0))
    play_moves(s, "secret_power", "banks_1", "big_brother_society")
    assert asked(s)[1] == "pause"
    assert minor(s, "alpha", "control") == 0


@pytest.mark.rule("SP-RUL-25")
def test_shadow_agents_gained_after_placing_do_not_join() -> None:
    s = position_with(
        zone=["research"],
        objects={"alpha": ["trade_unions"]},
        treaties={"alpha": ["union_of_nine"]},
    )
    begin(s, Turn(0))
    play_moves(s, "research_1", "1", "union_of_nine", "comintern")
    assert stage(s, "alpha", "comintern") == 1
    assert on(s, "research_1") == ("alpha", 1, 0)


@pytest.mark.rule("SP-RUL-25", "SP-TRE-03")
def test_a_treaty_works_for_its_own_symbol() -> None:
    s = position_with(objects={"alpha": ["banks", "valuables"]}, hands={"alpha": ["cia"]})
    begin(s, Turn(0))
    play_moves(s, "secret_power", "banks_1", "cia")
    assert minor(s, "alpha", "science") == 1
    assert (asked(s), offered(s)) == (("alpha", "prompt-recruit"), ["agent", "pass"])


@pytest.mark.rule("SP-RUL-25")
def test_only_what_was_set_off_can_be_used() -> None:
    s = position_with(zone=["research"], treaties={"alpha": ["union_of_nine", "world_court"]})
    begin(s, Turn(0))
    play_moves(s, "research_1", "1")
    assert refused(s, "world_court") == refused(s, "train") == "SP-RUL-25"


@pytest.mark.rule("SP-RUL-26")
@pytest.mark.parametrize("owned", [False, True])
def test_a_card_of_the_zone_does_not_help_the_advance_it_sets_off(owned: bool) -> None:
    s = position_with(
        zone=["trade_unions_1"],
        treaties={"alpha": ["world_court"]},
        objects={"alpha": ["trade_unions_2"] if owned else []},
    )
    begin(s, Turn(0))
    play_moves(s, "trade_unions_1", "3", "world_court")
    if owned:
        assert offered(s) == ["comintern", "united_nations"]
        assert refused(s, "train") == "SP-PRJ-01"
    else:
        # Only the sign on the treaty itself counts, so there was one legal move.
        assert stage(s, "alpha", "united_nations") == 1
        assert stage(s, "alpha", "comintern") == 0


# --- what is told of a number of agents -----------------------------------------------------------


def sending(s: Conspiracy, card: str) -> dict[str, tuple[int, list[str], list[str]]]:
    """Number → how many stay, who could intercept so many, who no longer could."""
    begin(s, Turn(0))
    play_moves(s, card)
    hints = {move["move"]: move["hint"] for move in prompt_of(s.view(0))["moves"]}
    for hint in hints.values():
        assert (hint["open"], hint["safe"]) == (len(hint["open_to"]), len(hint["safe_from"]))
    return {
        code: (hint["left"], hint["open_to"], hint["safe_from"]) for code, hint in hints.items()
    }


@pytest.mark.rule("SP-INT-01", "SP-SHA-01")
def test_it_is_told_who_could_intercept_so_many() -> None:
    s = position_with(
        3,
        supervisor="alpha",
        zone=["research", "banks"],
        active={"alpha": 6, "beta": 3, "gamma": 3},
        stages={"beta": {"comintern": 2}},
    )
    assert sending(s, "banks_1") == {
        "3": (3, ["beta"], []),
        "4": (2, ["beta"], []),
        "5": (1, [], ["beta"]),
        "6": (0, [], ["beta"]),
    }


@pytest.mark.rule("SP-FLOW-03", "SP-INT-04")
@pytest.mark.parametrize(
    ("supervisor", "reach", "open_to"),
    [("alpha", {}, []), ("alpha", {"espionage": 1}, ["beta", "gamma"]), ("beta", {}, [])],
)
def test_nobody_intercepts_out_of_reach_or_after_the_own_turn(
    supervisor: str, reach: dict[str, int], open_to: list[str]
) -> None:
    s = position_with(
        3,
        supervisor=supervisor,
        zone=["research", "mass_media", "valuables", "banks"],
        active={"alpha": 5, "beta": 6, "gamma": 6},
        stages={"alpha": {"espionage": 1}, "beta": reach, "gamma": reach},
    )
    sent = sending(s, "banks_1" if supervisor == "alpha" else "research_1")
    assert {tuple(who) for _, who, _ in sent.values()} == {tuple(open_to)}


@pytest.mark.rule("SP-SUP-04", "SP-INF-03")
def test_a_headhunter_to_come_counts_with_an_agent_more() -> None:
    active = {"alpha": 4, "beta": 0, "gamma": 0, "delta": 3, "epsilon": 3}
    s = position_with(5, supervisor="alpha", zone=["banks"], active=active)
    assert s.view(None)["board"]["headhunter"] == "delta"
    assert sending(s, "banks_1") == {"3": (1, ["delta"], []), "4": (0, [], ["delta"])}
    s = position_with(5, supervisor="alpha", zone=["banks"], active=active)
    s.pool = replaced(s.pool, s.headhunter(), 0)
    assert sending(s, "banks_1") == {"3": (1, [], []), "4": (0, [], [])}


@pytest.mark.rule("SP-SOLO-22")
def test_the_falcon_is_reckoned_with() -> None:
    s = position_with(
        1, supervisor="alpha", zone=["banks"], active={"alpha": 5, "falcon": 4}, falcon="medium"
    )
    assert sending(s, "banks_1") == {
        "3": (2, ["falcon"], []),
        "4": (1, [], ["falcon"]),
        "5": (0, [], ["falcon"]),
    }
