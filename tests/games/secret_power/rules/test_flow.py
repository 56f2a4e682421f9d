"""Rounds and turns, Supervisor and Headhunter, training."""

import random

import pytest

import detente
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.turn import ActionPhase, NextRound, Round, Turn
from tests.games.playing import asked, begin, offered, play_moves, refused
from tests.games.secret_power.positions import agents, events_named, has, on, position_with, stage

SEATS = ("alpha", "beta", "gamma", "delta", "epsilon")


def play_out(seats: int, **settings: object) -> Conspiracy:
    """A whole game of random moves."""
    s = detente.game("secret_power", **settings).start(seats, seed=5)
    assert isinstance(s, Conspiracy)
    rng = random.Random(5)
    while not s.over:
        s.apply_action(s.to_act[0], rng.choice(s.legal_actions(s.to_act[0])))
    return s


# --- rounds ---------------------------------------------------------------------------------------


@pytest.mark.rule("SP-FLOW-01")
@pytest.mark.parametrize(
    ("seats", "size", "undealt"), [(1, 8, 7), (2, 8, 0), (3, 9, 2), (4, 10, 3), (5, 11, 11)]
)
def test_a_game_has_five_rounds(seats: int, size: int, undealt: int) -> None:
    s = play_out(seats)
    rounds = events_named(s, "round-started")
    assert [each["round"] for each in rounds] == [1, 2, 3, 4, 5]
    dealt = [card for each in rounds for card in each["zone"]]
    assert len(dealt) == len(set(dealt)) == 5 * size
    assert s.view(0)["board"]["deck_count"] == len(s.deck) == undealt
    shown = str([s.view(0)["board"], s.events(0)])
    assert not any(f"'{s.game.codes[card]}'" in shown for card in s.deck)


@pytest.mark.rule("SP-FLOW-02")
def test_phases_alternate_until_the_zone_is_empty() -> None:
    s = position_with(zone=["research", "mass_media", "real_estate"], supervisor="alpha")
    begin(s, ActionPhase())
    play_moves(s, "research_1", "1")
    assert not events_named(s, "captured")
    play_moves(s, "mass_media_1", "1")
    assert [each["card"] for each in events_named(s, "captured")] == ["research_1", "mass_media_1"]
    assert [card["card"] for card in s.view(None)["board"]["zone"]] == ["real_estate_1"]
    assert (asked(s), s.phase, s.round) == (("alpha", "prompt-act"), 4, 1)
    assert not events_named(s, "treaty-phase")
    play_moves(s, "real_estate_1", "1", "train")
    assert len(events_named(s, "treaty-phase")) == 1
    assert (s.phase, s.round, len(s.zone)) == (1, 2, 8)
    ids = [each["id"] for each in s.events(None)]
    assert ids.index("treaty-phase") < ids.index("round-started")
    s.check()


@pytest.mark.rule("SP-FLOW-02")
def test_a_treaty_phase_follows_also_if_somebody_captures_nothing() -> None:
    s = position_with(zone=["research"], supervisor="alpha", hands={"beta": ["cia"]})
    begin(s, ActionPhase())
    play_moves(s, "research_1", "1", "train")
    assert asked(s) == ("beta", "prompt-conclude")


@pytest.mark.rule("SP-FLOW-03", "SP-RUL-21")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("holder", [0, 1])
def test_one_turn_each_clockwise_from_the_supervisor(seats: int, holder: int) -> None:
    before = SEATS[(holder - 1) % seats]
    s = position_with(seats, supervisor=before, zone=["banks", "patents", "research"])
    begin(s, ActionPhase())
    order = [SEATS[(holder + turn) % seats] for turn in range(seats)]
    for name in order:
        assert asked(s) == (name, "prompt-act")
        assert s.phase == 3
        play_moves(s, offered(s)[0] if name == order[0] else "train")
        while asked(s)[1] == "prompt-send-agents":
            play_moves(s, offered(s)[0])
    assert s.phase == 4
    assert asked(s)[0] == order[1]


@pytest.mark.rule("SP-FLOW-04", "SP-PRO-03")
def test_professionals_come_before_the_main_action() -> None:
    s = position_with(zone=["banks"], crew={"alpha": ["recruiter", "emissary"]}, professionals=True)
    begin(s, Turn(0))
    assert {"recruiter_1", "emissary_1", "banks_1", "train"} <= set(offered(s))
    play_moves(s, "recruiter_1", "agent", "pass")
    assert asked(s) == ("alpha", "prompt-act")
    assert refused(s, "emissary_1") == "SP-PRO-03"
    play_moves(s, "banks_1", "3")
    assert asked(s)[1] == "pause"


@pytest.mark.rule("SP-FLOW-04", "SP-SUP-03")
@pytest.mark.parametrize("supervisor", ["alpha", "beta"])
def test_an_extra_action_comes_when_it_is_granted(supervisor: str) -> None:
    s = position_with(
        supervisor=supervisor, zone=["research"], treaties={"alpha": ["union_of_nine"]}
    )
    begin(s, Turn(0))
    play_moves(s, "research_1", "1")
    assert asked(s) == ("alpha", "prompt-use-treaties")
    play_moves(s, "union_of_nine")
    assert on(s, "research_1") == ("alpha", 1, 0)
    assert stage(s, "alpha", "espionage") == 1
    assert asked(s)[1] == "pause"


@pytest.mark.rule("SP-FLOW-04", "SP-PRO-05", "SP-SUP-03")
@pytest.mark.parametrize("supervisor", ["alpha", "beta"])
def test_an_extra_action_does_not_replace_the_main_action(supervisor: str) -> None:
    s = position_with(
        supervisor=supervisor,
        zone=["research"],
        objects={"alpha": ["trade_unions"]},
        crew={"alpha": ["grey_cardinal"]},
        professionals=True,
    )
    begin(s, Turn(0))
    play_moves(s, "grey_cardinal_1")
    assert stage(s, "alpha", "comintern") == 1
    assert asked(s) == ("alpha", "prompt-act")
    assert refused(s, "pass") == "SP-FLOW-06"


@pytest.mark.rule("SP-FLOW-05")
def test_there_are_four_main_actions() -> None:
    s = position_with(zone=["research"], objects={"alpha": ["trade_unions"]})
    begin(s, Turn(0))
    assert offered(s) == ["research_1", "elimination_of_obstacles", "comintern", "train"]
    for code in ("agent", "done", "cia", "minor_power", "3"):
        assert refused(s, code) == "SP-FLOW-05"


@pytest.mark.rule("SP-FLOW-05")
@pytest.mark.parametrize("action", ["research_1", "elimination_of_obstacles", "comintern", "train"])
def test_a_turn_has_one_main_action(action: str) -> None:
    s = position_with(zone=["research"], objects={"alpha": ["trade_unions"]})
    begin(s, Turn(0))
    play_moves(s, action)
    if action == "research_1":
        play_moves(s, "1")
    assert asked(s)[1] == "pause"


@pytest.mark.rule("SP-FLOW-06", "SP-RUL-01")
def test_who_can_act_must() -> None:
    s = position_with(zone=["banks"], active={"alpha": 1})
    begin(s, Turn(0))
    assert offered(s) == ["train"]
    assert refused(s, "pass") == "SP-FLOW-06"


@pytest.mark.rule("SP-FLOW-06", "SP-TRN-01")
def test_a_turn_without_a_legal_action_passes() -> None:
    s = position_with(
        zone=["banks"], active={"alpha": 2}, pool={"alpha": 0}, objects={"alpha": ["mass_media:10"]}
    )
    begin(s, Turn(0))
    assert offered(s) == ["pass"]
    assert refused(s, "train") == "SP-TRN-01"
    play_moves(s, "pass")
    assert events_named(s, "passed") == [{"seat": "alpha"}]
    assert asked(s)[1] == "pause"


@pytest.mark.rule("SP-FLOW-06", "SP-SUP-03")
@pytest.mark.parametrize(
    ("supervisor", "moves"), [("alpha", ["pass"]), ("beta", ["comintern", "train"])]
)
def test_the_holder_of_the_supervisor_passes_without_an_allowed_action(
    supervisor: str, moves: list[str]
) -> None:
    s = position_with(
        supervisor=supervisor,
        zone=["banks"],
        active={"alpha": 2},
        objects={"alpha": ["trade_unions"]},
    )
    begin(s, Turn(0))
    assert offered(s) == moves
    if supervisor == "alpha":
        assert refused(s, "comintern") == refused(s, "train") == "SP-SUP-03"


@pytest.mark.rule("SP-FLOW-06")
def test_a_professional_is_no_main_action() -> None:
    s = position_with(
        supervisor="alpha",
        zone=["banks"],
        active={"alpha": 2},
        crew={"alpha": ["recruiter"]},
        professionals=True,
    )
    begin(s, Turn(0))
    assert offered(s) == ["recruiter_1", "pass"]
    play_moves(s, "recruiter_1", "agent", "pass")
    assert offered(s) == ["banks_1"]  # One more agent, and now something must be done.


@pytest.mark.rule("SP-RUL-44", "SP-RUL-36", "SP-IC-07")
def test_who_passes_may_attach_an_inner_circle_before() -> None:
    s = position_with(
        supervisor="alpha",
        zone=["banks"],
        active={"alpha": 0},
        objects={"alpha": ["inner_circle", "governments"]},
    )
    begin(s, Turn(0))
    assert offered(s) == ["pass", "attach_1"]
    play_moves(s, "attach_1")
    assert has(s, "alpha") == ["governments_1+"]
    assert offered(s) == ["pass"]
    play_moves(s, "pass")
    assert asked(s)[1] == "pause"


@pytest.mark.rule("SP-FLOW-07", "SP-WAR-01")
@pytest.mark.parametrize(("before", "war"), [(1, None), (2, "world_war_1"), (4, "world_war_2")])
def test_a_war_starts_before_the_first_action_phase_of_a_round(
    before: int, war: str | None
) -> None:
    s = position_with(round=before)
    begin(s, Round())
    ids = [each["id"] for each in s.events(None)]
    expected = ["round-started", *(["war-started"] if war else []), "phase-started"]
    assert ids[: len(expected)] == expected
    assert events_named(s, "war-started") == ([{"war": war}] if war else [])


@pytest.mark.rule("SP-FLOW-07", "SP-FLOW-01")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_game_ends_after_round_five(number: int) -> None:
    s = position_with(round=number)
    begin(s, NextRound())
    assert s.over == (number == 5)
    assert s.round == min(number + 1, 5)


@pytest.mark.rule("SP-RUL-03")
@pytest.mark.parametrize(("phase", "ends"), [(78, False), (79, True)])
def test_a_round_ends_after_80_action_phases(phase: int, ends: bool) -> None:
    s = position_with(zone=["banks", "patents"], supervisor="alpha", pool={"alpha": 9, "beta": 10})
    assert s.tables.most_phases == 80
    s.phase = phase
    begin(s, ActionPhase())
    play_moves(s, "banks_1", "3", "train")
    assert bool(events_named(s, "treaty-phase")) == ends
    board = s.view(None)["board"]
    left = [card["card"] for card in board["zone"]]
    if ends:
        assert "patents_1" not in [*left, *board["discard"], *has(s, "alpha"), *has(s, "beta")]
        assert s.round == 2
        assert "patents_1" not in [s.game.codes[card] for card in s.deck]
    else:
        assert left == ["patents_1"]
    s.check()


@pytest.mark.rule("SP-RUL-03")
def test_a_round_cannot_go_on_without_end() -> None:
    """Even if nobody wants anything, the Supervisor brings agents that must be used."""
    s = position_with(zone=["inner_circle"], active={"alpha": 0, "beta": 0})
    begin(s, ActionPhase())
    phases = 0
    while not events_named(s, "treaty-phase"):
        play_moves(s, offered(s)[-1] if "train" in offered(s) else offered(s)[0])
        phases = s.phase
    assert phases < 10
    s.check()


# --- Supervisor and Headhunter --------------------------------------------------------------------


@pytest.mark.rule("SP-SUP-01")
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize(("round", "phase", "moves"), [(1, 0, 0), (1, 1, 1), (2, 0, 1), (5, 3, 1)])
def test_the_supervisor_moves_at_every_phase_but_the_first(
    seats: int, round: int, phase: int, moves: int
) -> None:
    for holder in range(seats):
        s = position_with(seats, round=round, supervisor=SEATS[holder], zone=["banks"])
        s.phase = phase
        begin(s, ActionPhase())
        assert s.view(None)["board"]["supervisor"] == SEATS[(holder + moves) % seats]


@pytest.mark.rule("SP-SUP-01", "SP-SUP-02")
def test_the_very_first_phase_brings_agents_too() -> None:
    s = detente.game("secret_power", treaties="deal").start(2, seed=1, outcomes=[[], [], 1])
    assert isinstance(s, Conspiracy)
    assert s.view(None)["board"]["supervisor"] == "beta"
    assert (agents(s, "alpha"), agents(s, "beta")) == ((6, 6), (8, 4))


@pytest.mark.rule("SP-SUP-02", "SP-RUL-42")
def test_the_holder_must_recruit() -> None:
    s = position_with(supervisor="alpha", professionals=True, zone=["banks"])
    begin(s, ActionPhase())
    assert asked(s) == ("beta", "prompt-recruit")
    assert refused(s, "pass") == "SP-SUP-02"
    play_moves(s, "agent")
    assert refused(s, "pass") == "SP-SUP-02"
    play_moves(s, "professional")
    assert asked(s) == ("beta", "prompt-act")
    assert agents(s, "beta") == (7, 5)
    s.check()


@pytest.mark.rule("SP-RUL-42", "SP-VOC-05")
def test_every_recruit_is_asked_one_by_one_and_one_may_be_a_professional() -> None:
    s = position_with(
        professionals=True, zone=["banks"], pool={"alpha": 1}, crew={"alpha": ["recruiter"]}
    )
    begin(s, Turn(0))
    play_moves(s, "recruiter_1")
    assert offered(s) == ["agent", "professional", "pass"]
    play_moves(s, "professional")
    assert offered(s) == ["agent", "pass"]
    assert refused(s, "professional") == "SP-PRO-02"
    play_moves(s, "agent")
    assert asked(s) == ("alpha", "prompt-act")  # Nobody is left to recruit.
    assert agents(s, "alpha") == (12, 0)
    assert len(s.crew[0]) == 1
    s.check()


@pytest.mark.rule("SP-RUL-42", "SP-VOC-05")
def test_with_an_empty_pool_no_agent_comes() -> None:
    s = position_with(
        professionals=True, zone=["banks"], pool={"alpha": 0}, crew={"alpha": ["recruiter"]}
    )
    begin(s, Turn(0))
    play_moves(s, "recruiter_1")
    assert offered(s) == ["professional", "pass"]
    assert refused(s, "agent") == "SP-VOC-05"


@pytest.mark.rule("SP-RUL-42")
def test_of_four_professionals_one_is_discarded_openly() -> None:
    crew = ["assassin", "emissary", "mediator"]
    s = position_with(professionals=True, zone=["banks"], crew={"alpha": crew})
    begin(s, Turn(0))
    play_moves(s, "train", "professional")
    assert asked(s) == ("alpha", "prompt-dismiss-professional")
    assert len(offered(s)) == 4
    play_moves(s, "emissary_1")
    assert events_named(s, "professional-dismissed") == [{"seat": "alpha", "card": "emissary_1"}]
    assert s.view(1)["board"]["professional_discard"] == ["emissary_1"]
    assert len(s.crew[0]) == 3
    s.check()


@pytest.mark.rule("SP-SUP-03")
def test_the_holder_infiltrates_or_runs_an_operation() -> None:
    s = position_with(
        supervisor="alpha",
        zone=["banks", "research"],
        objects={"alpha": ["trade_unions", "patents"]},
    )
    begin(s, Turn(0))
    assert offered(s) == ["banks_1", "research_1", "elimination_of_obstacles"]
    for code in ("train", "comintern", "secret_power"):
        assert refused(s, code) == "SP-SUP-03"
    play_moves(s, "elimination_of_obstacles")
    assert asked(s)[1] == "pause"


@pytest.mark.rule("SP-SUP-03", "SP-AL-16")
def test_effects_of_treaties_are_not_limited() -> None:
    s = position_with(
        supervisor="beta",
        zone=["research"],
        treaties={"alpha": ["cia"]},
        active={"beta": 0},
        pool={"beta": 0},
        objects={"beta": ["mass_media:12"]},
    )
    begin(s, ActionPhase())  # The Supervisor comes to alpha.
    play_moves(s, "research_1", "1", "pass")
    assert asked(s) == ("alpha", "prompt-recruit")
    play_moves(s, "agent")
    assert agents(s, "alpha")[1] == 12 - 8 - 1
    s.check()


@pytest.mark.rule("SP-SUP-04", "SP-RUL-21", "SP-INV-07")
@pytest.mark.parametrize("holder", range(5))
def test_the_headhunter_moves_with_the_supervisor_three_seats_ahead(holder: int) -> None:
    s = position_with(5, supervisor=SEATS[holder], zone=["banks"])
    assert s.view(None)["board"]["headhunter"] == SEATS[(holder + 3) % 5]
    begin(s, ActionPhase())
    board = s.view(None)["board"]
    moved = (SEATS[(holder + 1) % 5], SEATS[(holder + 4) % 5])
    assert (board["supervisor"], board["headhunter"]) == moved


@pytest.mark.rule("SP-SUP-04")
def test_the_headhunter_recruits_one_and_is_limited_in_nothing() -> None:
    s = position_with(5, supervisor="alpha", zone=["banks"], objects={"delta": ["trade_unions"]})
    begin(s, Turn(3))
    assert asked(s) == ("delta", "prompt-act")
    assert agents(s, "delta") == (7, 5)
    assert {"banks_1", "elimination_of_obstacles", "comintern", "train"} <= set(offered(s))
    for seat, name in enumerate(SEATS):
        if name != "delta":
            other = position_with(5, supervisor="alpha", zone=["banks"])
            begin(other, Turn(seat))
            assert agents(other, name) == (6, 6)


@pytest.mark.rule("SP-SUP-04", "SP-RUL-42")
def test_the_headhunter_may_bring_a_professional() -> None:
    s = position_with(5, supervisor="alpha", zone=["banks"], professionals=True)
    begin(s, Turn(3))
    assert (asked(s), offered(s)) == (("delta", "prompt-recruit"), ["agent", "professional"])
    play_moves(s, "professional")
    assert asked(s) == ("delta", "prompt-act")
    assert agents(s, "delta") == (6, 6)


@pytest.mark.rule("SP-SUP-04")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_with_fewer_players_there_is_no_headhunter(seats: int) -> None:
    s = position_with(seats, supervisor="alpha", zone=["banks"])
    assert s.view(None)["board"]["headhunter"] is None
    begin(s, Turn(0))
    assert agents(s, "alpha") == (6, 6)


# --- training -------------------------------------------------------------------------------------


@pytest.mark.rule("SP-TRN-01")
def test_training_recruits_one() -> None:
    s = position_with()
    begin(s, Turn(0))
    play_moves(s, "train")
    assert agents(s, "alpha") == (7, 5)
    assert events_named(s, "trained") == [{"seat": "alpha"}]
    s.check()


@pytest.mark.rule("SP-TRN-01", "SP-PRO-02")
@pytest.mark.parametrize("professionals", [False, True])
def test_training_with_an_empty_pool_needs_professionals(professionals: bool) -> None:
    s = position_with(pool={"alpha": 0}, professionals=professionals)
    begin(s, Turn(0))
    if not professionals:
        assert refused(s, "train") == "SP-TRN-01"
        return
    play_moves(s, "train")
    play_moves(s, *(["professional"] if asked(s)[1] == "prompt-recruit" else []))
    assert len(s.crew[0]) == 1
    assert agents(s, "alpha") == (12, 0)
