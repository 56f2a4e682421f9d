"""Covert operations."""

import pytest

import detente
from detente.games.secret_power.rules.takeover import Takeover
from detente.games.secret_power.rules.turn import Turn
from tests.games.playing import asked, begin, choose, offered, refused, told
from tests.games.secret_power.positions import agents, lay, parts

OPERATIONS = [
    ("elimination_of_obstacles", 5, 6),
    ("provocation", 6, 8),
    ("sabotage", 8, 10),
    ("destabilisation", 9, 12),
    ("coup_detat", 11, 14),
    ("military_intervention", 12, 16),
]


@pytest.mark.rule("SP-SET-04")
@pytest.mark.parametrize("seed", range(3))
def test_the_operations_lie_in_the_order_of_their_points(seed: int) -> None:
    s = detente.game("secret_power", treaties="deal").start(2, seed=seed)
    rows = s.view(None)["board"]["operations"]
    assert [(row["operation"], row["agents"], row["points"]) for row in rows] == OPERATIONS
    assert [row["on_top"] for row in rows] == [True, False, False, False, False, False]
    assert {row["owner"] for row in rows} == {None}


@pytest.mark.rule("SP-OP-01", "SP-OP-03")
@pytest.mark.parametrize("place", range(6))
def test_the_top_operation_takes_its_number_of_tokens(place: int) -> None:
    name, number, value = OPERATIONS[place]
    s = lay(operations=["beta"] * place, active={"alpha": number - 1})
    begin(s, Turn(0))
    assert refused(s, name) == "SP-OP-01"
    s = lay(operations=["beta"] * place, active={"alpha": 12})
    begin(s, Turn(0))
    for other, _, _ in OPERATIONS:
        if other != name:
            assert refused(s, other) == "SP-OP-01"
    choose(s, name)
    assert asked(s)[1] == "pause"  # How many tokens go there is no choice.
    assert agents(s, "alpha") == (12 - number, 0)
    assert parts(s, "alpha") == {"operation": value}
    s.check()


@pytest.mark.rule("SP-OP-01")
def test_an_operation_is_taken_at_once_and_the_next_one_open() -> None:
    s = lay(3, active={"alpha": 5, "beta": 6})
    begin(s, Turn(0), Turn(1))
    choose(s, "elimination_of_obstacles")
    row = s.view(None)["board"]["operations"][0]
    assert (row["owner"], row["agents_on_it"], row["on_top"]) == ("alpha", 5, False)
    assert refused(s, "elimination_of_obstacles") == "SP-OP-01"  # It cannot be intercepted.
    choose(s, "provocation")
    assert parts(s, "beta") == {"operation": 8}
    s.check()


@pytest.mark.rule("SP-OP-01", "SP-OP-03", "SP-SHA-01")
@pytest.mark.parametrize(("reached", "tokens"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_shadow_agents_take_part_and_spare_tokens(reached: int, tokens: int) -> None:
    s = lay(stages={"alpha": {"comintern": reached}}, active={"alpha": tokens})
    begin(s, Turn(0))
    choose(s, "elimination_of_obstacles")
    assert told(s, "operation-run") == [
        {
            "seat": "alpha",
            "operation": "elimination_of_obstacles",
            "agents": tokens,
            "shadows": reached,
        }
    ]
    assert agents(s, "alpha")[0] == 0
    s = lay(stages={"alpha": {"comintern": reached}}, active={"alpha": tokens - 1})
    begin(s, Turn(0))
    assert refused(s, "elimination_of_obstacles") == "SP-OP-01"


@pytest.mark.rule("SP-OP-01", "SP-OP-03", "SP-PRO-06")
@pytest.mark.parametrize("active", [0, 1])
def test_at_least_one_token_is_needed(active: int) -> None:
    """With the Emissary and three shadow agents one token is left of five."""
    s = lay(
        stages={"alpha": {"comintern": 3}},
        active={"alpha": active},
        crew={"alpha": ["emissary"]},
        professionals=True,
    )
    begin(s, Turn(0))
    if not active:
        assert refused(s, "emissary_1") == "SP-RUL-29"
        return
    choose(s, "emissary_1")
    assert told(s, "operation-run")[0]["agents"] == 1


@pytest.mark.rule("SP-OP-01", "SP-SHA-01")
@pytest.mark.parametrize("treaty", ["cosa_nostra", "yakuza", "triads"])
def test_the_mafia_does_not_count(treaty: str) -> None:
    s = lay(
        zone=["banks", "patents", "exchanges"], treaties={"alpha": [treaty]}, active={"alpha": 4}
    )
    begin(s, Turn(0))
    assert refused(s, "elimination_of_obstacles") == "SP-OP-01"


@pytest.mark.rule("SP-OP-02", "SP-CAP-02", "SP-CAP-04")
def test_one_token_comes_back_and_the_rest_go_to_the_pool() -> None:
    s = lay(active={"alpha": 6})
    begin(s, Turn(0), Takeover())
    choose(s, "elimination_of_obstacles")
    assert asked(s)[1] == "pause"
    assert agents(s, "alpha") == (1 + 1, 6 + 4)
    assert told(s, "operation-over")[0]["agents"] == 4
    assert parts(s, "alpha") == {"operation": 6}
    s.check()


@pytest.mark.rule("SP-OP-02", "SP-CAP-03")
def test_unified_nations_save_more_tokens() -> None:
    """The appendix's example: stage 2 saves 3 of the 5 tokens."""
    s = lay(active={"alpha": 5}, stages={"alpha": {"united_nations": 2}})
    begin(s, Turn(0), Takeover())
    choose(s, "elimination_of_obstacles", "elimination_of_obstacles", "elimination_of_obstacles")
    assert asked(s)[1] == "pause"
    assert agents(s, "alpha") == (3, 6 + 2)
    s.check()


@pytest.mark.rule("SP-OP-02")
def test_an_operation_of_an_earlier_phase_gives_nothing_back() -> None:
    s = lay(operations=["alpha"])
    begin(s, Takeover())
    assert agents(s, "alpha") == (6, 6)
    assert parts(s, "alpha") == {"operation": 6}


@pytest.mark.rule("SP-OP-04")
def test_an_empty_stack_has_no_operation() -> None:
    s = lay(operations=["alpha", "beta"] * 3, active={"alpha": 12})
    begin(s, Turn(0))
    assert not {name for name, _, _ in OPERATIONS} & set(offered(s))
    for name, _, _ in OPERATIONS:
        assert refused(s, name) == "SP-OP-04"


@pytest.mark.rule("SP-RUL-34")
def test_an_operation_too_expensive_for_all_stays_on_top() -> None:
    operations = ["beta"] * 5
    for active, reached, allowed in ((11, 0, False), (8, 3, False), (9, 3, True), (12, 0, True)):
        s = lay(
            operations=operations,
            active={"alpha": active},
            stages={"alpha": {"comintern": reached}},
        )
        begin(s, Turn(0))
        assert ("military_intervention" in offered(s)) == allowed
    s = lay(
        operations=operations,
        active={"alpha": 11},
        crew={"alpha": ["emissary"]},
        professionals=True,
    )
    begin(s, Turn(0))
    assert refused(s, "military_intervention") == "SP-OP-01"
    choose(s, "emissary_1")
    assert parts(s, "alpha") == {"operation": 16}
