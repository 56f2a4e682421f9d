"""Inner circles: alone, under power and support cards, and when they are attached."""

import pytest

from detente.games.secret_power.rules.ending import LastAttachments
from detente.games.secret_power.rules.treaty_phase import TreatyPhase
from detente.games.secret_power.rules.turn import Turn
from tests.games.playing import asked, begin, offered, play_moves, refused
from tests.games.secret_power.positions import agents, has, parts, points, position_with


@pytest.mark.rule("SP-IC-01")
@pytest.mark.parametrize("number", [1, 2, 4])
def test_alone_it_scores_four(number: int) -> None:
    s = position_with(3, objects={"alpha": ["inner_circle"] * number})
    assert points(s, "alpha") == 4 * number


@pytest.mark.rule("SP-IC-02")
@pytest.mark.parametrize(
    ("card", "others", "minors", "plain", "strengthened"),
    [
        ("governments", [], {"control": 3}, 3, 6),
        ("exchanges", [], {"finance": 3}, 3, 6),
        ("universities", [], {"science": 3}, 3, 6),
        ("crime_syndicates", [], {"control": 2, "finance": 2, "science": 3}, 6, 8),
        ("corporations", ["governments"], {"power": 1}, 6, 8),
    ],
)
def test_under_a_power_card_it_raises_its_number(
    card: str, others: list[str], minors: dict[str, int], plain: int, strengthened: int
) -> None:
    s = position_with(3, objects={"alpha": [card, *others]}, minors={"alpha": minors})
    assert parts(s, "alpha")["power"] == plain
    s = position_with(3, objects={"alpha": [f"{card}+", *others]}, minors={"alpha": minors})
    assert parts(s, "alpha")["power"] == strengthened
    assert "inner_circle" not in parts(s, "alpha")


@pytest.mark.rule("SP-IC-02")
def test_only_its_own_host_is_raised() -> None:
    s = position_with(
        3, objects={"alpha": ["governments+", "governments"]}, minors={"alpha": {"control": 3}}
    )
    assert parts(s, "alpha")["power"] == 6 + 3


@pytest.mark.rule("SP-IC-03")
@pytest.mark.parametrize(
    ("card", "sign"),
    [
        ("trade_unions", "agitators"),
        ("consulates", "peacemakers"),
        ("intelligence_services", "spies"),
    ],
)
def test_under_a_support_card_it_doubles_the_sign_only(card: str, sign: str) -> None:
    signs = position_with(objects={"alpha": [f"{card}+"]}).view(0)["board"]["players"]["alpha"][
        "signs"
    ]
    assert signs == {
        **dict.fromkeys(("agitators", "peacemakers", "spies"), 0),
        sign: 2,
        "special_interest": 1,
    }


@pytest.mark.rule("SP-IC-03", "SP-AL-13", "SP-AL-14", "SP-AL-15")
@pytest.mark.parametrize(
    ("treaty", "card", "own", "added"),
    [
        ("marxist_league", "intelligence_services", "spies", "agitators"),
        ("temple_mount_foundation", "trade_unions", "agitators", "peacemakers"),
        ("international_science_council", "consulates", "peacemakers", "spies"),
    ],
)
def test_an_added_sign_is_doubled_too(treaty: str, card: str, own: str, added: str) -> None:
    """The appendix's example: 2 spies and 2 agitators on Intelligence Services."""
    s = position_with(objects={"alpha": [f"{card}+"]}, treaties={"alpha": [treaty]})
    signs = s.view(0)["board"]["players"]["alpha"]["signs"]
    assert (signs[own], signs[added]) == (2, 2)


# --- attaching ------------------------------------------------------------------------------------


@pytest.mark.rule("SP-IC-04")
def test_only_own_power_and_support_objects_are_hosts() -> None:
    s = position_with(
        3,
        objects={
            "alpha": ["inner_circle", "inner_circle", "governments", "consulates", "banks"],
            "beta": ["exchanges"],
        },
        minors={"alpha": {"power": 1}},
        zone=["universities"],
    )
    begin(s, Turn(0))
    play_moves(s, "attach_1")
    assert asked(s) == ("alpha", "prompt-attach-to")
    assert offered(s) == ["consulates_1", "governments_1"]
    for code in (
        "banks_1",
        "exchanges_1",
        "universities_1",
        "inner_circle_2",
        "inner_circle_1",
        "minor_power",
    ):
        assert refused(s, code) == "SP-IC-04"
    play_moves(s, "consulates_1")
    assert asked(s) == ("alpha", "prompt-act")  # The turn goes on.
    assert has(s, "alpha") == [
        "banks_1",
        "consulates_1+",
        "governments_1",
        "inner_circle_2",
    ]
    s.check()


@pytest.mark.rule("SP-IC-04")
def test_at_most_one_to_a_card_and_for_good() -> None:
    s = position_with(
        3, objects={"alpha": ["governments+", "inner_circle", "exchanges", "consulates"]}
    )
    begin(s, Turn(0))
    assert [code for code in offered(s) if code.startswith("attach")] == ["attach_2"]
    assert refused(s, "attach_1") == "SP-IC-04"  # It is attached already.
    assert refused(s, "attach_3") == "SP-IC-04"  # It is nobody's.
    play_moves(s, "attach_2")
    assert refused(s, "governments_1") == "SP-IC-04"
    play_moves(s, "exchanges_1")
    assert refused(s, "attach_2") == "SP-IC-04"
    s.check()


@pytest.mark.rule("SP-IC-04")
@pytest.mark.parametrize("objects", [["inner_circle"], ["inner_circle", "banks", "governments+"]])
def test_without_a_host_nothing_is_attached(objects: list[str]) -> None:
    s = position_with(objects={"alpha": objects})
    begin(s, Turn(0))
    assert refused(s, "attach_1") == "SP-IC-04"
    assert not [code for code in offered(s) if code.startswith("attach")]


@pytest.mark.rule("SP-IC-05")
def test_tokens_move_to_the_host() -> None:
    """The appendix's example: 3 and 2 make 5."""
    s = position_with(objects={"alpha": ["inner_circle:3", "trade_unions:2"]})
    before = agents(s, "alpha")
    begin(s, Turn(0))
    play_moves(s, "attach_1")
    assert has(s, "alpha") == ["trade_unions_1+:5"]
    assert agents(s, "alpha") == before
    s.check()


@pytest.mark.rule("SP-IC-05", "SP-PRJ-06")
def test_both_cards_are_discarded_together() -> None:
    objects = {"alpha": ["corporations+:2", "valuables"]}
    s = position_with(objects=objects, pool={"alpha": 3})
    begin(s, Turn(0))
    play_moves(s, "secret_power", "corporations_1")
    assert has(s, "alpha") == []
    assert s.view(None)["board"]["discard"] == ["valuables_1", "corporations_1", "inner_circle_1"]
    s.check()


@pytest.mark.rule("SP-IC-06")
@pytest.mark.parametrize("circle", ["", "+"])
def test_it_changes_no_count_of_power_or_support_cards(circle: str) -> None:
    s = position_with(
        3,
        objects={"alpha": ["corporations", f"governments{circle}", f"consulates{circle}"]},
        treaties={"alpha": ["freemasons"]},
    )
    assert parts(s, "alpha")["power"] == 3  # One other power card.
    assert parts(s, "alpha")["effect"] == 3  # One support card.


@pytest.mark.rule("SP-IC-06", "SP-AL-34")
def test_it_does_not_win_a_majority_of_power_cards() -> None:
    s = position_with(
        3,
        objects={"alpha": ["governments+"], "beta": ["exchanges"]},
        treaties={"alpha": ["rosicrucians"]},
    )
    assert "majority" not in {**parts(s, "alpha"), **parts(s, "beta")}


# --- when -----------------------------------------------------------------------------------------


@pytest.mark.rule("SP-IC-07", "SP-RUL-36")
def test_it_is_attached_beside_own_decisions_which_are_asked_again() -> None:
    s = position_with(
        zone=["banks"],
        objects={"alpha": ["inner_circle", "trade_unions"]},
        hands={"alpha": ["cia"]},
        supervisor="alpha",
    )
    begin(s, Turn(0), TreatyPhase())
    for prompt, codes in (
        ("prompt-act", ["banks_1"]),
        ("prompt-send-agents", ["3"]),
        ("prompt-conclude", ["attach_1"]),
    ):
        assert asked(s) == ("alpha", prompt)
        assert "attach_1" in offered(s)
        play_moves(s, *codes)
    assert asked(s) == ("alpha", "prompt-conclude")
    assert offered(s) == ["pass"]
    assert has(s, "alpha") == ["trade_unions_1+"]
    s.check()


@pytest.mark.rule("SP-IC-07", "SP-IC-03")
def test_attaching_in_a_turn_may_open_a_project() -> None:
    s = position_with(
        objects={"alpha": ["inner_circle", "trade_unions"]}, stages={"alpha": {"comintern": 2}}
    )
    begin(s, Turn(0))
    assert refused(s, "comintern") == "SP-PRJ-03"
    play_moves(s, "attach_1", "comintern")
    assert asked(s)[1] == "pause"


@pytest.mark.rule("SP-IC-07")
def test_nobody_attaches_beside_decisions_of_others() -> None:
    s = position_with(zone=["banks"], objects={"alpha": ["inner_circle", "trade_unions"]})
    begin(s, Turn(1))
    assert asked(s)[0] == "beta"
    assert refused(s, "attach_1") == "SP-IC-04"
    assert s.explain(0, "attach_1") is not None


@pytest.mark.rule("SP-IC-07", "SP-IC-04", "SP-RUL-36", "SP-SCO-01")
@pytest.mark.parametrize("supervisor", ["alpha", "beta"])
def test_all_are_asked_once_more_before_the_final_scoring(supervisor: str) -> None:
    s = position_with(
        3,
        supervisor=supervisor,
        round=5,
        objects={
            "alpha": ["inner_circle", "governments"],
            "beta": ["inner_circle", "exchanges"],
            "gamma": ["inner_circle", "banks"],
        },
        minors={"alpha": {"control": 6}, "beta": {"finance": 1}},
    )
    begin(s, LastAttachments())
    order = ["alpha", "beta"] if supervisor == "alpha" else ["beta", "alpha"]
    for name in order:  # Gamma has no host.
        assert asked(s) == (name, "prompt-attach-last")
        play_moves(s, "attach_1" if name == "alpha" else "done")
    assert s.result is not None
    assert s.result["scores"] == [6 + 12, 1 + 1 + 4, 4 + 1]
