"""Covert operations."""

from typing import Any

import pytest

import detente
from detente.games.secret_power.rules.takeover import Takeover
from detente.games.secret_power.rules.turn import Turn
from tests.games.playing import asked, begin, offered, play_moves, refused
from tests.games.secret_power.positions import agents, events_named, parts, position_with

OPERATIONS = [
    ("elimination_of_obstacles", 5, 6),
    ("provocation", 7, 8),
    ("sabotage", 9, 10),
    ("destabilisation", 11, 12),
    ("coup_detat", 13, 14),
    ("military_intervention", 14, 16),
]
BEFORE = [5, 6, 8, 9, 11, 12]
"""The numbers of agents in revision 1."""


@pytest.mark.rule("SP-SET-04")
@pytest.mark.parametrize("seed", range(3))
def test_the_operations_lie_in_the_order_of_their_points(seed: int) -> None:
    s = detente.game("secret_power", treaties="deal").start(2, seed=seed)
    rows = s.view(None)["board"]["operations"]
    assert [(row["operation"], row["agents"], row["points"]) for row in rows] == OPERATIONS
    assert [row["on_top"] for row in rows] == [True, False, False, False, False, False]
    assert {row["owner"] for row in rows} == {None}
    s = detente.game("secret_power", treaties="deal", revision=1).start(2, seed=seed)
    assert [row["agents"] for row in s.view(None)["board"]["operations"]] == BEFORE


@pytest.mark.rule("SP-OP-01", "SP-OP-03")
@pytest.mark.parametrize("place", range(6))
@pytest.mark.parametrize("revision", [1, 2])
def test_the_top_operation_takes_its_number_of_tokens(place: int, revision: int) -> None:
    """Those that take more than all 12 tokens are run with 2 or 3 shadow agents."""
    name, agents_now, value = OPERATIONS[place]
    number = agents_now if revision == 2 else BEFORE[place]
    shadows = {13: 2, 14: 3}.get(number, 0)
    tokens, most = number - shadows, 11 if shadows else 12
    given: dict[str, Any] = {
        "operations": ["beta"] * place,
        "stages": {"alpha": {"comintern": shadows}},
        "revision": revision,
    }
    s = position_with(active={"alpha": tokens - 1}, **given)
    begin(s, Turn(0))
    assert refused(s, name) == "SP-OP-01"
    s = position_with(active={"alpha": most}, **given)
    begin(s, Turn(0))
    for other, _, _ in OPERATIONS:
        if other != name:
            assert refused(s, other) == "SP-OP-01"
    play_moves(s, name)
    assert asked(s)[1] == "pause"  # How many tokens go there is not decided.
    assert agents(s, "alpha") == (most - tokens, 0)
    assert parts(s, "alpha")["operation"] == value
    s.check()


@pytest.mark.rule("SP-OP-01")
def test_an_operation_is_taken_at_once_and_the_next_one_open() -> None:
    s = position_with(3, active={"alpha": 5, "beta": 7})
    begin(s, Turn(0), Turn(1))
    play_moves(s, "elimination_of_obstacles")
    row = s.view(None)["board"]["operations"][0]
    assert (row["owner"], row["agents_on_it"], row["on_top"]) == ("alpha", 5, False)
    assert refused(s, "elimination_of_obstacles") == "SP-OP-01"  # It cannot be intercepted.
    play_moves(s, "provocation")
    assert parts(s, "beta") == {"operation": 8}
    s.check()


@pytest.mark.rule("SP-OP-01", "SP-OP-03", "SP-SHA-01")
@pytest.mark.parametrize(("reached", "tokens"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_shadow_agents_take_part_and_spare_tokens(reached: int, tokens: int) -> None:
    s = position_with(stages={"alpha": {"comintern": reached}}, active={"alpha": tokens})
    begin(s, Turn(0))
    play_moves(s, "elimination_of_obstacles")
    assert events_named(s, "operation-run") == [
        {
            "seat": "alpha",
            "operation": "elimination_of_obstacles",
            "agents": tokens,
            "shadows": reached,
        }
    ]
    assert agents(s, "alpha")[0] == 0
    s = position_with(stages={"alpha": {"comintern": reached}}, active={"alpha": tokens - 1})
    begin(s, Turn(0))
    assert refused(s, "elimination_of_obstacles") == "SP-OP-01"


@pytest.mark.rule("SP-OP-01", "SP-OP-03", "SP-PRO-06")
@pytest.mark.parametrize("active", [0, 1])
def test_at_least_one_token_is_needed(active: int) -> None:
    """With the Emissary and three shadow agents one token is left of five."""
    s = position_with(
        stages={"alpha": {"comintern": 3}},
        active={"alpha": active},
        crew={"alpha": ["emissary"]},
        professionals=True,
    )
    begin(s, Turn(0))
    if not active:
        assert refused(s, "emissary_1") == "SP-RUL-29"
        return
    play_moves(s, "emissary_1")
    assert events_named(s, "operation-run")[0]["agents"] == 1


@pytest.mark.rule("SP-OP-01", "SP-SHA-01")
@pytest.mark.parametrize("treaty", ["cosa_nostra", "yakuza", "triads"])
def test_the_mafia_does_not_count(treaty: str) -> None:
    s = position_with(
        zone=["banks", "patents", "exchanges"], treaties={"alpha": [treaty]}, active={"alpha": 4}
    )
    begin(s, Turn(0))
    assert refused(s, "elimination_of_obstacles") == "SP-OP-01"


@pytest.mark.rule("SP-OP-02", "SP-CAP-02", "SP-CAP-04")
def test_one_token_comes_back_and_the_rest_go_to_the_pool() -> None:
    s = position_with(active={"alpha": 6})
    begin(s, Turn(0), Takeover())
    play_moves(s, "elimination_of_obstacles")
    assert asked(s)[1] == "pause"
    assert agents(s, "alpha") == (1 + 1, 6 + 4)
    assert events_named(s, "operation-over")[0]["agents"] == 4
    assert parts(s, "alpha") == {"operation": 6}
    s.check()


@pytest.mark.rule("SP-OP-02", "SP-CAP-03")
def test_unified_nations_save_more_tokens() -> None:
    """The appendix's example: stage 2 saves 3 of the 5 tokens."""
    s = position_with(active={"alpha": 5}, stages={"alpha": {"united_nations": 2}})
    begin(s, Turn(0), Takeover())
    play_moves(
        s, "elimination_of_obstacles", "elimination_of_obstacles", "elimination_of_obstacles"
    )
    assert asked(s)[1] == "pause"
    assert agents(s, "alpha") == (3, 6 + 2)
    s.check()


@pytest.mark.rule("SP-OP-02")
def test_an_operation_of_an_earlier_phase_gives_nothing_back() -> None:
    s = position_with(operations=["alpha"])
    begin(s, Takeover())
    assert agents(s, "alpha") == (6, 6)
    assert parts(s, "alpha") == {"operation": 6}


@pytest.mark.rule("SP-OP-04")
def test_an_empty_stack_has_no_operation() -> None:
    s = position_with(operations=["alpha", "beta"] * 3, active={"alpha": 12})
    begin(s, Turn(0))
    assert not {name for name, _, _ in OPERATIONS} & set(offered(s))
    for name, _, _ in OPERATIONS:
        assert refused(s, name) == "SP-OP-04"


@pytest.mark.rule("SP-RUL-34")
def test_an_operation_too_expensive_for_all_stays_on_top() -> None:
    operations = ["beta"] * 5
    for active, reached, allowed in ((12, 0, False), (11, 2, False), (10, 3, False), (11, 3, True)):
        s = position_with(
            operations=operations,
            active={"alpha": active},
            stages={"alpha": {"comintern": reached}},
        )
        begin(s, Turn(0))
        assert ("military_intervention" in offered(s)) == allowed
    s = position_with(
        operations=operations,
        active={"alpha": 11},
        stages={"alpha": {"comintern": 2}},
        crew={"alpha": ["emissary"]},
        professionals=True,
    )
    begin(s, Turn(0))
    assert refused(s, "military_intervention") == "SP-OP-01"
    play_moves(s, "emissary_1")
    assert parts(s, "alpha")["operation"] == 16
