"""Professionals: how they are taken, when they are played, what each of them does."""

from collections import Counter

import pytest

import detente
from detente.core.deck import mask_of
from detente.core.shared import added, replaced
from detente.games.secret_power.rules.concluding import ConcludeFree
from detente.games.secret_power.rules.people import PROFESSIONALS
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.takeover import Takeover
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
    only_treaties,
    position_with,
    stage,
)

KINDS = ("recruiter", "grey_cardinal", "emissary", "assassin", "mediator", "informant")


def crew(s: Conspiracy, who: str) -> list[str]:
    """The professionals in a player's hand."""
    seat = s.find_seat(who)
    held: list[str] = s.view(seat)["board"]["players"][who]["professionals"]
    return held


def on_top(s: Conspiracy, *cards: str) -> Conspiracy:
    """Put these professionals on top of their deck, topmost first."""
    above = [PROFESSIONALS.index(card) for card in reversed(cards)]
    rest = [card for card in s.professionals.cards if card not in above]
    s.professionals.cards = (*rest, *above)
    return s


def use_up(s: Conspiracy) -> Conspiracy:
    """All professionals that are in the deck are in the last player's hand instead."""
    last, cards = s.seats - 1, s.professionals.cards
    s.crew[last] = (*s.crew[last], *cards)
    s.professionals.know(last, mask_of(list(cards)))
    s.professionals.cards = ()
    return s


# --- the cards ----------------------------------------------------------------------------------


@pytest.mark.rule("SP-PRO-01")
def test_there_are_three_of_each_of_six_kinds_shuffled() -> None:
    decks = []
    for seed in (1, 2):
        s = detente.game("secret_power", professionals=True).start(2, seed=seed)
        assert isinstance(s, Conspiracy)
        decks.append([PROFESSIONALS[card] for card in s.professionals.cards])
        assert s.view(0)["board"]["professional_deck_count"] == 18
    kinds = Counter(card.rpartition("_")[0] for card in decks[0])
    assert kinds == dict.fromkeys(KINDS, 3)
    assert decks[0] != decks[1]


@pytest.mark.rule("SP-PRO-11")
def test_they_are_off_unless_a_table_turns_them_on() -> None:
    game = detente.game("secret_power")
    assert game.settings["professionals"] is False
    s = play_moves(begin(position_with(), Turn(0)), "train")
    assert asked(s)[1] == "pause"
    assert agents(s, "alpha") == (7, 5)


# --- taking them --------------------------------------------------------------------------------


def recruiting(way: str) -> Conspiracy:
    """Alpha recruits in one of the ways there are, with professionals in play."""
    if way == "supervisor":
        return begin(position_with(supervisor="beta", professionals=True), ActionPhase())
    if way == "headhunter":
        return begin(position_with(5, supervisor="gamma", professionals=True), Turn(0))
    if way == "treaty":
        s = position_with(hands={"alpha": ["cia"]}, professionals=True)
        return play_moves(begin(s, ConcludeFree(0)), "cia")
    if way == "recruiter":
        s = position_with(crew={"alpha": ["recruiter"]}, professionals=True)
        return play_moves(begin(s, Turn(0)), "recruiter_1")
    return play_moves(begin(position_with(professionals=True), Turn(0)), "train")


@pytest.mark.rule("SP-PRO-02", "SP-RUL-42")
@pytest.mark.parametrize(
    ("way", "number", "optional"),
    [
        ("supervisor", 2, False),
        ("headhunter", 1, False),
        ("treaty", 1, True),
        ("recruiter", 3, True),
        ("train", 1, False),
    ],
)
def test_a_professional_may_be_taken_instead_of_an_agent(
    way: str, number: int, optional: bool
) -> None:
    s = on_top(recruiting(way), "mediator_2")
    assert asked(s) == ("alpha", "prompt-recruit")
    assert offered(s) == ["agent", "professional"] + ["pass"] * optional
    play_moves(s, "professional")
    assert crew(s, "alpha") == ["mediator_2"]
    for _ in range(number - 1):
        if optional:
            assert offered(s) == ["agent", "pass"]
            assert refused(s, "professional") == "SP-PRO-02"
            play_moves(s, "agent")
    assert agents(s, "alpha") == (6 + number - 1, 6 - number + 1)
    assert asked(s)[1] != "prompt-recruit"
    s.check()


@pytest.mark.rule("SP-RUL-42")
def test_each_agent_is_asked_for_and_optional_recruiting_can_stop() -> None:
    s = recruiting("recruiter")
    play_moves(s, "agent", "pass")
    assert agents(s, "alpha") == (7, 5)
    assert asked(s)[1] == "prompt-act"


@pytest.mark.rule("SP-RUL-42", "SP-SUP-02")
def test_agents_that_can_come_must_come_with_the_supervisor() -> None:
    s = recruiting("supervisor")
    assert refused(s, "pass") == "SP-SUP-02"
    play_moves(s, "agent", "agent")
    assert agents(s, "alpha") == (8, 4)


@pytest.mark.rule("SP-PRO-02")
def test_one_professional_each_time_and_another_the_next_time() -> None:
    """First by the Supervisor, then by the Recruiter."""
    s = position_with(supervisor="beta", crew={"alpha": ["recruiter"]}, professionals=True)
    play_moves(begin(s, ActionPhase()), "professional")
    assert (len(crew(s, "alpha")), agents(s, "alpha")) == (2, (7, 5))
    play_moves(s, "recruiter_1", "professional", "pass")
    assert (len(crew(s, "alpha")), agents(s, "alpha")) == (2, (7, 5))
    assert len(events_named(s, "professional-taken")) == 2
    s.check()


@pytest.mark.rule("SP-PRO-02")
def test_with_an_empty_pool_a_professional_may_be_taken() -> None:
    s = begin(position_with(pool={"alpha": 0}, professionals=True), Turn(0))
    play_moves(s, "train")
    assert offered(s) == ["professional", "pass"]
    assert refused(s, "agent") == "SP-VOC-05"
    play_moves(s, "professional")
    assert len(crew(s, "alpha")) == 1


@pytest.mark.rule("SP-PRO-02", "SP-TRN-01")
def test_with_an_empty_pool_and_no_professional_left_nobody_is_trained() -> None:
    s = use_up(position_with(pool={"alpha": 0}, professionals=True))
    assert refused(begin(s, Turn(0)), "train") == "SP-TRN-01"


@pytest.mark.rule("SP-PRO-02", "SP-RUL-42")
def test_a_fourth_professional_means_that_one_of_four_is_discarded_openly() -> None:
    held = ["emissary_1", "assassin_1", "mediator_1"]
    s = position_with(supervisor="beta", crew={"alpha": held}, professionals=True)
    on_top(s, "informant_1")
    begin(s, ActionPhase())
    play_moves(s, "professional")
    assert asked(s) == ("alpha", "prompt-dismiss-professional")
    assert offered(s) == [*held, "informant_1"]
    assert refused(s, "recruiter_1") == "SP-PRO-02"
    play_moves(s, "assassin_1")
    assert crew(s, "alpha") == ["emissary_1", "mediator_1", "informant_1"]
    assert s.view(1)["board"]["professional_discard"] == ["assassin_1"]
    assert events_named(s, "professional-dismissed") == [{"seat": "alpha", "card": "assassin_1"}]
    assert agents(s, "alpha") == (7, 5)
    s.check()


@pytest.mark.rule("SP-PRO-03", "SP-PRO-02")
def test_the_discard_is_shuffled_when_the_deck_is_empty() -> None:
    s = position_with(crew={"alpha": ["recruiter_1"]}, professionals=True)
    use_up(s)
    play_moves(begin(s, Turn(0)), "recruiter_1")
    assert s.view(0)["board"]["professional_discard"] == ["recruiter_1"]
    play_moves(s, "professional")
    assert crew(s, "alpha") == ["recruiter_1"]
    assert s.view(0)["board"]["professional_discard"] == []
    s.check()


@pytest.mark.rule("SP-PRO-02")
def test_nobody_else_sees_which_professional_was_taken() -> None:
    s = play_moves(on_top(recruiting("train"), "mediator_2"), "professional")
    assert events_named(s, "professional-taken") == [{"seat": "alpha"}]
    seen = s.view(1)["board"]["players"]["alpha"]
    assert (seen["professional_count"], seen["professionals"]) == (1, [])


# --- playing them -------------------------------------------------------------------------------


@pytest.mark.rule("SP-PRO-03", "SP-FLOW-04")
@pytest.mark.parametrize("supervisor", ["alpha", "beta"])
def test_one_in_a_turn_before_the_main_action_with_the_supervisor_too(supervisor: str) -> None:
    held = ["recruiter_1", "recruiter_2", "informant_1"]
    s = position_with(
        supervisor=supervisor, zone=["research"], crew={"alpha": held}, professionals=True
    )
    begin(s, Turn(0))
    assert set(held) < set(offered(s))
    play_moves(s, "recruiter_1", "agent", "pass")
    assert asked(s) == ("alpha", "prompt-act")
    assert refused(s, "recruiter_2") == "SP-PRO-03"
    assert refused(s, "informant_1") == "SP-PRO-03"
    play_moves(s, "research_1", "1")
    assert asked(s)[1] == "pause"
    assert s.view(1)["board"]["professional_discard"] == ["recruiter_1"]
    s.check()


@pytest.mark.rule("SP-PRO-03")
def test_only_a_professional_in_hand_can_be_played() -> None:
    s = position_with(crew={"alpha": ["recruiter"], "beta": ["emissary"]}, professionals=True)
    begin(s, Turn(0))
    assert refused(s, "emissary_1") == "SP-PRO-03"
    assert refused(s, "recruiter_2") == "SP-PRO-03"


@pytest.mark.rule("SP-PRO-03")
def test_the_next_turn_allows_another_one() -> None:
    held = ["recruiter_1", "recruiter_2"]
    s = position_with(zone=["research"], crew={"alpha": held}, professionals=True)
    play_moves(begin(s, Turn(0), Turn(0)), "recruiter_1", "pass", "train", "agent")
    assert "recruiter_2" in offered(s)


# SP-RUL-29: what each kind needs, and the same without it.
NEEDS: list[tuple[str, dict[str, object], dict[str, object]]] = [
    ("recruiter", {"pool": {"alpha": 1}}, {"pool": {"alpha": 0}}),
    ("grey_cardinal", {"objects": {"alpha": ["consulates"]}}, {}),
    ("emissary", {"active": {"alpha": 4}}, {"active": {"alpha": 3}}),
    ("assassin", {"objects": {"beta": ["banks:1"]}}, {"objects": {"beta": ["banks"]}}),
    (
        "mediator",
        {"discard": ["banks"], "active": {"alpha": 3}},
        {"discard": ["banks"], "active": {"alpha": 2}},
    ),
    ("mediator", {"discard": ["research"]}, {}),
]


@pytest.mark.rule("SP-RUL-29")
@pytest.mark.parametrize(("kind", "able", "idle"), NEEDS)
def test_a_professional_can_be_played_only_if_its_effect_can_happen(
    kind: str, able: dict[str, object], idle: dict[str, object]
) -> None:
    common: dict[str, object] = {"crew": {"alpha": [kind]}, "professionals": True}
    s = begin(position_with(**common, **able), Turn(0))  # type: ignore[arg-type]
    assert f"{kind}_1" in offered(s)
    s = position_with(**common, **idle)  # type: ignore[arg-type]
    if kind == "recruiter":
        use_up(s)
    assert refused(begin(s, Turn(0)), f"{kind}_1") == "SP-RUL-29"


@pytest.mark.rule("SP-RUL-29", "SP-PRO-10")
@pytest.mark.parametrize(
    ("deck", "discard", "playable"),
    [(["imf"], [], True), ([], ["imf"], True), ([], [], False)],
    ids=["deck", "discard", "nothing"],
)
def test_the_informant_needs_a_treaty_to_look_at(
    deck: list[str], discard: list[str], playable: bool
) -> None:
    s = position_with(crew={"alpha": ["informant"]}, professionals=True)
    only_treaties(s, deck, discard)
    begin(s, Turn(0))
    assert ("informant_1" in offered(s)) is playable


# --- Recruiter ----------------------------------------------------------------------------------


@pytest.mark.rule("SP-PRO-04")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_the_recruiter_recruits_up_to_three(number: int) -> None:
    s = recruiting("recruiter")
    play_moves(s, *["agent"] * number, *["pass"] * (number < 3))
    assert agents(s, "alpha") == (6 + number, 6 - number)
    assert asked(s) == ("alpha", "prompt-act")
    s.check()


# --- Grey Cardinal ------------------------------------------------------------------------------


@pytest.mark.rule("SP-PRO-05")
@pytest.mark.parametrize(
    ("project", "before", "round", "paid"),
    [
        ("comintern", 0, 1, 1),
        ("comintern", 1, 1, 1),
        ("comintern", 2, 1, 1),
        ("comintern", 3, 1, 2),
        ("comintern", 1, 3, 2),  # One war and the Grey Cardinal cancel out.
        ("comintern", 1, 5, 3),
        ("united_nations", 0, 1, 0),
        ("united_nations", 1, 3, 2),
    ],
)
def test_the_grey_cardinal_advances_for_one_agent_fewer(
    project: str, before: int, round: int, paid: int
) -> None:
    card = {"comintern": "trade_unions+", "united_nations": "consulates+"}[project]
    s = position_with(
        round=round,
        zone=["research"],
        crew={"alpha": ["grey_cardinal"]},
        objects={"alpha": [card, "ruling_parties"]},
        stages={"alpha": {project: before}},
        professionals=True,
    )
    active, pool = agents(s, "alpha")
    play_moves(begin(s, Turn(0)), "grey_cardinal_1")
    if asked(s)[1] == "prompt-advance":
        play_moves(s, project)
    assert stage(s, "alpha", project) == before + 1
    assert agents(s, "alpha") == (active - paid, pool + paid - (before == 0))
    assert asked(s) == ("alpha", "prompt-act")
    assert "research_1" in offered(s)
    s.check()


@pytest.mark.rule("SP-PRO-05")
def test_signs_are_needed_in_full() -> None:
    s = position_with(
        crew={"alpha": ["grey_cardinal"]},
        objects={"alpha": ["trade_unions", "consulates", "valuables"]},
        stages={"alpha": {"comintern": 2}},
        active={"alpha": 12 - 1},
        professionals=True,
    )
    play_moves(begin(s, Turn(0)), "grey_cardinal_1")
    assert asked(s) == ("alpha", "prompt-advance")
    assert refused(s, "comintern") == "SP-PRJ-03"
    assert refused(s, "espionage") == "SP-PRJ-03"


@pytest.mark.rule("SP-PRO-05", "SP-PRJ-04")
def test_with_an_empty_pool_the_coordinator_comes_from_active() -> None:
    s = position_with(
        crew={"alpha": ["grey_cardinal"]},
        objects={"alpha": ["consulates"]},
        pool={"alpha": 0},
        professionals=True,
    )
    play_moves(begin(s, Turn(0)), "grey_cardinal_1")
    assert stage(s, "alpha", "united_nations") == 1
    assert agents(s, "alpha") == (11, 0)
    s.check()


@pytest.mark.rule("SP-PRO-05", "SP-RUL-08")
def test_the_grey_cardinal_sets_off_treaties_with_the_supervisor_too() -> None:
    """In Secret Power it concludes a treaty in the middle of an Action Phase."""
    s = position_with(
        supervisor="alpha",
        zone=["research"],
        crew={"alpha": ["grey_cardinal"]},
        hands={"alpha": ["imf"]},
        treaties={"alpha": ["thule_society"]},
        objects={"alpha": ["banks", "patents"]},
        stages={"alpha": {"secret_power": 1}},
        professionals=True,
    )
    play_moves(begin(s, Turn(0)), "grey_cardinal_1", "secret_power", "banks_1")
    play_moves(s, "thule_society")
    assert minor(s, "alpha", "science") == 1
    play_moves(s, "imf")
    assert concluded(s, "alpha") == ["imf", "thule_society"]
    assert asked(s) == ("alpha", "prompt-act")
    assert agents(s, "alpha") == (6, 5)
    s.check()


# --- Emissary -----------------------------------------------------------------------------------


@pytest.mark.rule("SP-PRO-06")
@pytest.mark.parametrize(
    ("comintern", "run", "tokens"),
    [(0, [], 4), (1, [], 3), (3, [], 1), (5, [], 1), (0, ["beta"], 6), (2, ["beta"], 4)],
)
def test_the_emissary_runs_the_top_operation_with_one_agent_fewer(
    comintern: int, run: list[str], tokens: int
) -> None:
    s = position_with(
        zone=["research"],
        crew={"alpha": ["emissary"]},
        stages={"alpha": {"comintern": comintern}},
        operations=run,
        professionals=True,
    )
    play_moves(begin(s, Turn(0)), "emissary_1")
    assert agents(s, "alpha")[0] == 6 - tokens
    assert s.view(0)["board"]["operations"][len(run)]["owner"] == "alpha"
    assert asked(s) == ("alpha", "prompt-act")
    s.check()


@pytest.mark.rule("SP-PRO-06", "SP-OP-02")
def test_recall_and_unified_nations_work_for_the_emissary() -> None:
    s = position_with(
        zone=["research"],
        crew={"alpha": ["emissary"]},
        stages={"alpha": {"united_nations": 1}},
        professionals=True,
    )
    play_moves(begin(s, Turn(0), Takeover()), "emissary_1", "train", "agent")
    assert agents(s, "alpha") == (4, 4)
    play_moves(s, "elimination_of_obstacles")
    assert agents(s, "alpha") == (5, 6)
    s.check()


@pytest.mark.rule("SP-PRO-06", "SP-RUL-28")
def test_after_an_emissary_no_shadow_agents_serve_in_the_turn() -> None:
    s = position_with(
        zone=["banks"],
        active={"alpha": 9},
        crew={"alpha": ["emissary"]},
        treaties={"alpha": ["cosa_nostra"]},
        stages={"alpha": {"comintern": 1}},
        professionals=True,
    )
    play_moves(begin(s, Turn(0)), "emissary_1", "banks_1")
    assert offered(s)[0] == "3"
    play_moves(s, "3")
    assert on(s, "banks_1") == ("alpha", 3, 0)


@pytest.mark.rule("SP-PRO-06", "SP-RUL-28")
def test_a_second_operation_of_the_turn_has_neither_shadow_agents_nor_discount() -> None:
    s = position_with(
        active={"alpha": 11},
        crew={"alpha": ["emissary"]},
        stages={"alpha": {"comintern": 1}},
        professionals=True,
    )
    play_moves(begin(s, Turn(0), Takeover()), "emissary_1")
    assert agents(s, "alpha") == (8, 0)
    play_moves(s, "provocation")
    both = ["elimination_of_obstacles", "provocation"]
    assert events_named(s, "recalled") == [{"seat": "alpha", "count": 2, "cards": both}]
    assert agents(s, "alpha") == (3, 8)
    s.check()


# --- Assassin -----------------------------------------------------------------------------------


def hunting(*held: str) -> Conspiracy:
    """Tokens lie about everywhere, and alpha has an Assassin."""
    return position_with(
        3,
        zone=["research", "patents"],
        occupied={"research": ("beta", 1, 2), "patents": ("gamma", 3, 0)},
        objects={"alpha": ["banks:2"], "beta": ["valuables:1", "real_estate"]},
        stages={"beta": {"comintern": 2}},
        operations=["gamma"],
        crew={"alpha": ["assassin_1", *held]},
        professionals=True,
    )


@pytest.mark.rule("SP-PRO-07")
def test_the_assassin_hits_any_token_on_an_object() -> None:
    """In the zone or captured, also an own one; not where there are only cards."""
    s = hunting()
    s.active = added(s.active, 2, -3)
    s.on_operation = replaced(s.on_operation, 0, 3)
    play_moves(begin(s, Turn(0)), "assassin_1")
    assert asked(s) == ("alpha", "prompt-assassinate")
    assert sorted(offered(s)) == ["banks_1", "patents_1", "research_1", "valuables_1"]
    for nothing in ("real_estate_1", "elimination_of_obstacles", "comintern"):
        assert refused(s, nothing) == "SP-PRO-07"
    s.check()


@pytest.mark.rule("SP-PRO-07")
@pytest.mark.parametrize(
    ("card", "victim", "left"),
    [
        ("banks_1", "alpha", ["banks_1:1"]),
        ("valuables_1", "beta", ["real_estate_1", "valuables_1"]),
    ],
)
def test_a_token_on_a_captured_object_goes_to_its_owners_pool(
    card: str, victim: str, left: list[str]
) -> None:
    s = hunting()
    active, pool = agents(s, victim)
    play_moves(begin(s, Turn(0)), "assassin_1", card)
    assert agents(s, victim) == (active, pool + 1)
    assert has(s, victim) == left
    s.check()


@pytest.mark.rule("SP-PRO-07")
def test_an_infiltration_that_loses_its_last_token_has_failed() -> None:
    s = hunting()
    active, pool = agents(s, "beta")
    play_moves(begin(s, Turn(0)), "assassin_1", "research_1")
    assert on(s, "research_1") == (None, 0, 0)
    assert agents(s, "beta") == (active, pool + 1)
    assert hand(s, "beta") == []
    assert events_named(s, "treaty-drawn") == []
    s.check()
    play_moves(s, "research_1", "1")
    assert on(s, "research_1") == ("alpha", 1, 0)


@pytest.mark.rule("SP-PRO-08", "SP-RUL-35")
def test_an_infiltration_stands_with_one_token_left() -> None:
    """Even below the cost of the card; an interceptor must beat only the rest."""
    s = hunting()
    play_moves(begin(s, Turn(0)), "assassin_1", "patents_1")
    assert on(s, "patents_1") == ("gamma", 2, 0)
    play_moves(s, "patents_1")
    assert offered(s)[0] == "3"
    s = hunting()
    play_moves(begin(s, Turn(0), Takeover()), "assassin_1", "patents_1", "train", "agent")
    assert has(s, "gamma") == ["patents_1:1"]
    s.check()


@pytest.mark.rule("SP-PRO-07", "SP-PRO-03")
def test_after_an_assassin_another_professional_may_follow() -> None:
    """Another Assassin, and then one more."""
    s = hunting("assassin_2", "recruiter_1")
    play_moves(begin(s, Turn(0)), "assassin_1", "banks_1")
    assert asked(s) == ("alpha", "prompt-act")
    assert {"assassin_2", "recruiter_1", "train"} <= set(offered(s))
    play_moves(s, "assassin_2", "patents_1", "recruiter_1", "pass")
    assert asked(s) == ("alpha", "prompt-act")
    assert crew(s, "alpha") == []
    s.check()


@pytest.mark.rule("SP-PRO-07", "SP-PRO-03")
def test_after_a_professional_that_follows_an_assassin_no_other_does() -> None:
    s = hunting("recruiter_1", "recruiter_2")
    play_moves(begin(s, Turn(0)), "assassin_1", "banks_1", "recruiter_1", "pass")
    assert refused(s, "recruiter_2") == "SP-PRO-03"


@pytest.mark.rule("SP-PRO-03")
def test_an_assassin_cannot_follow_another_professional() -> None:
    s = hunting("recruiter_1")
    play_moves(begin(s, Turn(0)), "recruiter_1", "pass")
    assert refused(s, "assassin_1") == "SP-PRO-03"


# --- Mediator -----------------------------------------------------------------------------------


@pytest.mark.rule("SP-PRO-09", "SP-RUL-15")
def test_the_mediator_buys_an_object_from_the_discard() -> None:
    """For its cost in tokens; shadow agents do not help."""
    s = position_with(
        active={"alpha": 3},
        crew={"alpha": ["mediator"]},
        discard=["banks", "corporations", "research"],
        stages={"alpha": {"comintern": 3}},
        treaties={"alpha": ["cosa_nostra"]},
        professionals=True,
    )
    play_moves(begin(s, Turn(0)), "mediator_1")
    assert offered(s) == ["banks_1", "research_1"]
    assert refused(s, "corporations_1") == "SP-PRO-09"
    assert refused(s, "patents_1") == "SP-PRO-09"
    play_moves(s, "banks_1")
    assert has(s, "alpha") == ["banks_1"]
    assert agents(s, "alpha") == (0, 11)
    assert asked(s) == ("alpha", "prompt-act")
    s.check()


@pytest.mark.rule("SP-PRO-09")
def test_what_the_mediator_brings_is_gained() -> None:
    s = position_with(
        crew={"alpha": ["mediator"]},
        discard=["banks"],
        treaties={"alpha": ["mossad"]},
        professionals=True,
    )
    play_moves(begin(s, Turn(0)), "mediator_1")
    assert asked(s) == ("alpha", "prompt-recruit")
    play_moves(s, "agent")
    assert agents(s, "alpha") == (6 - 3 + 1, 6 + 3 - 1)


@pytest.mark.rule("SP-RUL-15", "SP-RUL-27")
def test_the_mediator_takes_what_another_discarded_one_card_at_a_time() -> None:
    """Beta discards Governments with an inner circle for Secret Power."""
    s = position_with(
        supervisor="alpha",
        crew={"alpha": ["mediator"]},
        objects={"beta": ["governments+", "security_agencies"]},
        professionals=True,
    )
    play_moves(begin(s, Turn(1), Turn(0)), "secret_power", "governments_1", "pass")
    play_moves(s, "mediator_1")
    assert offered(s) == ["security_agencies_1", "governments_1", "inner_circle_1"]
    play_moves(s, "governments_1")
    assert has(s, "alpha") == ["governments_1"]
    assert "inner_circle_1" in s.view(0)["board"]["discard"]
    s.check()


# --- Informant ----------------------------------------------------------------------------------


@pytest.mark.rule("SP-PRO-10")
def test_the_informant_keeps_one_of_four_and_returns_the_others_in_any_order() -> None:
    top = ["cia", "kgb", "mossad", "imf", "cheka"]
    s = position_with(crew={"alpha": ["informant"]}, treaty_deck=top, professionals=True)
    play_moves(begin(s, Turn(0)), "informant_1")
    assert asked(s) == ("alpha", "prompt-keep-treaty")
    assert offered(s) == top[:4]
    assert refused(s, "cheka") == "SP-PRO-10"
    assert s.view(0)["board"]["looked"] == top[:4]
    assert s.view(1)["board"]["looked"] == []
    play_moves(s, "mossad")
    assert hand(s, "alpha") == ["mossad"]
    assert asked(s) == ("alpha", "prompt-put-on-top")
    play_moves(s, "imf", "cia")
    assert asked(s) == ("alpha", "prompt-act")
    assert s.dump()["board"]["treaties"]["cards"][:4] == ["kgb", "cia", "imf", "cheka"]
    s.check()


@pytest.mark.rule("SP-PRO-10", "SP-RUL-39")
def test_the_informant_sees_what_is_in_the_deck_first_then_the_shuffled_discard() -> None:
    s = position_with(crew={"alpha": ["informant"]}, professionals=True)
    only_treaties(s, ["cia", "kgb"], ["mossad", "imf", "cheka"])
    play_moves(begin(s, Turn(0)), "informant_1")
    assert offered(s)[:2] == ["cia", "kgb"]
    assert len(set(offered(s))) == 4
    assert set(offered(s)[2:]) < {"mossad", "imf", "cheka"}
    left = s.view(0)["board"]
    assert (left["treaty_deck_count"], left["treaty_discard"]) == (1, [])
    s.check()


@pytest.mark.rule("SP-RUL-30")
@pytest.mark.parametrize(
    ("deck", "discard"), [(["cia", "kgb"], ["mossad"]), (["cia"], []), ([], ["cia", "kgb"])]
)
def test_the_informant_looks_at_what_there_is(deck: list[str], discard: list[str]) -> None:
    s = position_with(crew={"alpha": ["informant"]}, professionals=True)
    only_treaties(s, deck, discard)
    play_moves(begin(s, Turn(0)), "informant_1")
    seen = {*deck, *discard}
    if len(seen) > 1:
        assert set(offered(s)) == seen
        play_moves(s, "cia")
    while asked(s)[1] == "prompt-put-on-top":
        play_moves(s, offered(s)[0])
    assert hand(s, "alpha") == ["cia"]
    assert s.view(0)["board"]["treaty_deck_count"] == len(seen) - 1
    s.check()


@pytest.mark.rule("SP-RUL-39", "SP-INT-05")
def test_a_draw_goes_on_with_the_shuffled_discard() -> None:
    """Stage 4 of Secret Power draws 2."""
    s = position_with(
        objects={"alpha": ["banks", "patents"]}, stages={"alpha": {"secret_power": 3}}
    )
    only_treaties(s, ["cia"], ["kgb"])
    play_moves(begin(s, Turn(0)), "secret_power", "banks_1")
    assert hand(s, "alpha") == ["cia", "kgb"]
