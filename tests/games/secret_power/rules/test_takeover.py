"""The Takeover Phase: capturing, recalling, and attaching before the recall."""

import pytest

from detente.core.view import prompt_of
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.takeover import Takeover
from detente.games.secret_power.rules.turn import Turn
from tests.games.playing import asked, begin, offered, play_moves, refused
from tests.games.secret_power.positions import agents, events_named, has, position_with


def zone_of(s: Conspiracy) -> list[str]:
    return [card["card"] for card in s.view(None)["board"]["zone"]]


# --- capturing ------------------------------------------------------------------------------------


@pytest.mark.rule("SP-CAP-01", "SP-SHA-02")
def test_cards_are_taken_with_their_tokens_and_the_rest_moves_left() -> None:
    s = position_with(
        zone=["banks", "patents", "research", "exchanges", "valuables"],
        occupied={"patents": ("alpha", 3, 2), "exchanges": ("beta", 4, 0)},
        stages={"alpha": {"comintern": 2}},
    )
    begin(s, Takeover())
    assert zone_of(s) == ["banks_1", "research_1", "valuables_1"]
    assert (has(s, "alpha"), has(s, "beta")) == (["patents_1:2"], ["exchanges_1:3"])
    assert s.shadows == bytearray(66)
    assert agents(s, "alpha")[0] == agents(s, "beta")[0] == 6 + 1
    s.check()


@pytest.mark.rule("SP-CAP-01")
def test_a_card_without_tokens_stays() -> None:
    s = position_with(zone=["banks", "patents"])
    begin(s, Takeover())
    assert zone_of(s) == ["banks_1", "patents_1"]
    assert not events_named(s, "captured")


@pytest.mark.rule("SP-CAP-02", "SP-CAP-04", "SP-RUL-23")
def test_one_token_comes_back_from_each_object_and_the_others_stay() -> None:
    s = position_with(
        zone=["banks"],
        occupied={"banks": ("alpha", 3, 0)},
        objects={"alpha": ["patents:1", "exchanges:2", "research"]},
        active={"alpha": 2},
    )
    begin(s, Takeover())
    assert asked(s)[1] == "pause"  # Nobody is asked.
    assert has(s, "alpha") == ["banks_1:2", "research_1", "patents_1", "exchanges_1:1"]
    assert agents(s, "alpha") == (2 + 3, 4)
    where = ["banks_1", "patents_1", "exchanges_1"]
    assert events_named(s, "recalled") == [{"seat": "alpha", "count": 3, "cards": where}]
    begin(s, Takeover())
    assert has(s, "alpha") == ["banks_1:1", "research_1", "patents_1", "exchanges_1"]
    s.check()


@pytest.mark.rule("SP-CAP-02", "SP-PRO-06")
def test_one_token_comes_back_from_each_of_two_operations() -> None:
    s = position_with(active={"alpha": 12}, crew={"alpha": ["emissary"]}, professionals=True)
    begin(s, Turn(0), Takeover())
    play_moves(s, "emissary_1", "provocation")
    assert agents(s, "alpha") == (12 - 4 - 7 + 2, 3 + 6)
    assert [each["agents"] for each in events_named(s, "operation-over")] == [3, 6]
    s.check()


@pytest.mark.rule("SP-CAP-03")
@pytest.mark.parametrize(("reached", "more"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_unified_nations_recall_more(reached: int, more: int) -> None:
    s = position_with(
        objects={"alpha": ["banks:4", "patents:2"]},
        stages={"alpha": {"united_nations": reached}},
        active={"alpha": 0},
    )
    begin(s, Takeover())
    for left in range(more, 0, -1):
        assert asked(s) == ("alpha", "prompt-recall-more")
        assert prompt_of(s.view(0))["args"] == {"left": left}
        play_moves(s, "banks_1")
    assert asked(s)[1] == "pause"
    assert agents(s, "alpha")[0] == 2 + more
    s.check()


@pytest.mark.rule("SP-CAP-03")
@pytest.mark.parametrize(
    ("picks", "left"),
    [
        (["banks_1", "banks_1"], ["banks_1:1", "patents_1:3"]),
        (["banks_1", "patents_1"], ["banks_1:2", "patents_1:2"]),
    ],
)
def test_the_player_splits_them(picks: list[str], left: list[str]) -> None:
    """The appendix's example: two from one card, or one each from two."""
    s = position_with(
        objects={"alpha": ["banks:4", "patents:4", "research"], "beta": ["exchanges:4"]},
        stages={"alpha": {"united_nations": 2}},
        active={"alpha": 0},
    )
    begin(s, Takeover())
    assert offered(s) == ["banks_1", "patents_1", "done"]
    for code in ("research_1", "exchanges_1", "elimination_of_obstacles", "train"):
        assert refused(s, code) == "SP-CAP-03"
    play_moves(s, *picks)
    assert [card for card in has(s, "alpha") if ":" in card] == left
    s.check()


@pytest.mark.rule("SP-RUL-23")
def test_these_recalls_are_optional() -> None:
    s = position_with(objects={"alpha": ["banks:4"]}, stages={"alpha": {"united_nations": 3}})
    before = agents(s, "alpha")[0]
    begin(s, Takeover())
    play_moves(s, "banks_1", "done")
    assert asked(s)[1] == "pause"
    assert has(s, "alpha") == ["banks_1:2"]
    assert agents(s, "alpha")[0] == before + 2


@pytest.mark.rule("SP-CAP-04", "SP-OP-02")
def test_what_is_left_on_an_operation_goes_to_the_pool_after_all_recalls() -> None:
    s = position_with(
        stages={"alpha": {"united_nations": 1}},
        objects={"alpha": ["banks:2"]},
        active={"alpha": 5},
        pool={"alpha": 4},
    )
    begin(s, Turn(0), Takeover())
    play_moves(s, "elimination_of_obstacles")
    assert offered(s) == ["banks_1", "elimination_of_obstacles", "done"]
    assert agents(s, "alpha") == (2, 4)
    play_moves(s, "elimination_of_obstacles")
    assert agents(s, "alpha") == (3, 4 + 3)
    assert has(s, "alpha") == ["banks_1:1"]
    s.check()


@pytest.mark.rule("SP-CAP-05")
@pytest.mark.parametrize(
    ("treaty", "card"), [("cia", "research"), ("kgb", "mass_media"), ("mossad", "real_estate")]
)
def test_gaining_a_card_comes_before_the_recalls(treaty: str, card: str) -> None:
    s = position_with(
        zone=["research", "mass_media", "real_estate"],
        occupied={card: ("alpha", 2, 0)},
        treaties={"alpha": [treaty]},
        pool={"alpha": 4},
    )
    begin(s, Takeover())
    assert asked(s) == ("alpha", "prompt-recruit")
    assert has(s, "alpha") == [f"{card}_1:2"]
    assert agents(s, "alpha") == (6, 4)
    play_moves(s, "agent")
    assert has(s, "alpha") == [f"{card}_1:1"]
    assert agents(s, "alpha") == (8, 3)
    s.check()


@pytest.mark.rule("SP-CAP-06")
@pytest.mark.parametrize("supervisor", [0, 1, 2])
def test_the_order_is_clockwise_from_the_supervisor(supervisor: int) -> None:
    seats = ("alpha", "beta", "gamma")
    zone = ["research", "laboratories", "patents"]
    s = position_with(
        3,
        supervisor=seats[supervisor],
        zone=zone,
        occupied={card: (seat, 3, 0) for card, seat in zip(zone, seats, strict=True)},
        treaties={"alpha": ["cia"]},
        stages={seat: {"united_nations": 1} for seat in seats},
    )
    begin(s, Takeover())
    order = [seats[(supervisor + turn) % 3] for turn in range(3)]
    assert asked(s) == ("alpha", "prompt-recruit")
    captured = [each["seat"] for each in events_named(s, "captured")]
    assert captured == order[: order.index("alpha") + 1]
    play_moves(s, "pass")
    assert [each["seat"] for each in events_named(s, "captured")] == order
    for seat in order:
        assert asked(s) == (seat, "prompt-recall-more")
        play_moves(s, "done")
    s.check()


# --- attaching before the recall ------------------------------------------------------------------


@pytest.mark.rule("SP-RUL-36", "SP-IC-05", "SP-IC-07")
@pytest.mark.parametrize(
    ("captured", "owned", "after"),
    [
        ("inner_circle:4", "governments:2", "governments_1+:5"),
        ("governments:3", "inner_circle:3", "governments_1+:5"),
    ],
)
def test_who_captures_an_inner_circle_or_a_host_is_asked_before_the_recall(
    captured: str, owned: str, after: str
) -> None:
    card, tokens = captured.split(":")
    for attaches in (True, False):
        s = position_with(
            zone=[card], occupied={card: ("alpha", int(tokens), 0)}, objects={"alpha": [owned]}
        )
        before = agents(s, "alpha")[0]
        begin(s, Takeover())
        assert asked(s) == ("alpha", "prompt-attach-early")
        assert offered(s) == ["attach_1", "done"]
        assert refused(s, "train") == "SP-IC-04"
        play_moves(s, "attach_1" if attaches else "done")
        assert asked(s)[1] == "pause"
        assert agents(s, "alpha")[0] == before + (1 if attaches else 2)
        if attaches:
            assert has(s, "alpha") == [after]
        s.check()


@pytest.mark.rule("SP-RUL-36")
@pytest.mark.parametrize(
    ("captured", "owned"),
    [
        ("inner_circle:4", ["governments"]),  # Nobody is recalled from there.
        ("inner_circle:4", ["governments+:2"]),  # No host.
        ("inner_circle:4", ["banks:2"]),
        ("governments:3", ["inner_circle"]),
        ("research:1", ["governments:2", "inner_circle:3"]),  # It could have been done before.
    ],
)
def test_where_waiting_makes_no_difference_nobody_is_asked(captured: str, owned: list[str]) -> None:
    card, tokens = captured.split(":")
    s = position_with(
        3, zone=[card], occupied={card: ("alpha", int(tokens), 0)}, objects={"alpha": owned}
    )
    begin(s, Takeover())
    assert asked(s)[1] == "pause"
    s.check()
