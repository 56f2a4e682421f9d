"""Faults that a review of the rules found, each with the rule it broke."""

import pytest

from detente.core.errors import InvalidInput
from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.sides import US, USSR
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    OPEN,
    asked,
    force,
    position_with,
    refused,
    sound,
)


@pytest.mark.rule("TS-UN-1", "TS-V-14")
@pytest.mark.parametrize("own", ["un_intervention", "nasser"])
def test_the_use_of_a_drawn_soviet_card_is_always_asked(own: str) -> None:
    """With space closed UN Intervention is the only other use; whether it is held is a secret."""
    hands = {"us": ["grain_sales_to_soviets", own], "ussr": ["fidel"]}
    s = position_with(turn=5, hands=hands, influence=OPEN, space=(8, 0))
    begin(s, ActionRound(US))
    play_moves(s, "grain_sales_to_soviets")
    force(s, "fidel")
    play_moves(s, "event", "play")
    assert asked(s) == "mode"
    assert set(offered(s)) == {"ops", *(["un_intervention"] if own == "un_intervention" else [])}
    sound(s)


@pytest.mark.rule("TS-8.1.3", "TS-4.2")
@pytest.mark.parametrize("phase", ["action_rounds", "headline"])
def test_a_card_that_nobody_answers_for_cannot_be_loaded(phase: str) -> None:
    """A fatal coup would have nobody to blame."""
    s = position_with(defcon=2, hands={"us": ["fidel"], "ussr": ["nasser"]}, influence=OPEN)
    begin(s, ActionRound(US))
    play_moves(s, "fidel")
    data = s.dump()
    data["agenda"] = data["agenda"][1:]  # Without the tests' own step.
    data["board"]["phase"] = phase
    s.rules.load(data)
    data["board"]["phasing"] = None
    with pytest.raises(InvalidInput):
        s.rules.load(data)


@pytest.mark.rule("TS-ME-2")
def test_who_owes_missile_envy_has_it() -> None:
    """Else there would be no card to play."""
    s = position_with(turn=5, hands={"us": ["missile_envy"], "ussr": ["nasser"]}, influence=OPEN)
    begin(s, ActionRound(US))
    data = s.dump()
    data["agenda"] = data["agenda"][1:]
    data["board"]["effects"] = ["envy_owed_us"]
    data["board"]["known"] = [[], ["missile_envy"]]
    s.rules.load(data)
    data["board"]["effects"] = ["envy_owed_ussr"]
    with pytest.raises(InvalidInput):
        s.rules.load(data)


@pytest.mark.rule("TS-RE-4", "TS-CO-1")
def test_an_empty_target_is_refused_by_the_rule_for_its_use() -> None:
    """Coups need enemy influence by the rulebook, realignments by a ruling."""
    s = position_with(
        phasing=USSR, influence={"canada": (3, 0), "mexico": (2, 0), "poland": (0, 4)}
    )
    begin(s, Operations(USSR, 2, 0))
    play_moves(s, "realign")
    assert refused(s, "panama") == "TS-RE-4"
    s = position_with(
        phasing=USSR, influence={"canada": (3, 0), "mexico": (2, 0), "poland": (0, 4)}
    )
    begin(s, Operations(USSR, 2, 0))
    play_moves(s, "coup")
    assert refused(s, "panama") == "TS-CO-1"


@pytest.mark.rule("TS-5.2c", "TS-5.2x2")
@pytest.mark.parametrize("barred", [False, True])
def test_no_odds_are_given_for_a_war_that_will_not_be_waged(barred: bool) -> None:
    """After Camp David the Operations of Arab-Israeli War come without the war."""
    s = position_with(
        turn=5,
        hands={"us": ["arab_israeli_war"]},
        in_play=["camp_david_accords"] if barred else [],
        influence=OPEN,
    )
    begin(s, ActionRound(US))
    play_moves(s, "arab_israeli_war")
    prompt = s.prompt(US)
    assert prompt is not None
    hints = {move["move"]: move.get("hint", {}) for move in prompt["moves"]}
    assert hints["ops"].get("kind") == (None if barred else "war")


@pytest.mark.rule("TS-AA-1", "TS-V-06")
def test_a_line_that_the_ussr_does_not_know_cannot_be_loaded() -> None:
    """In determinizations for the USSR the next card in line would be missing from the hand."""
    s = position_with(turn=8, hands={"us": ["fidel", "nasser"]}, line=["nasser"], influence=OPEN)
    begin(s, ActionRound(US))
    data = s.dump()
    data["agenda"] = data["agenda"][1:]
    s.rules.load(data)
    data["board"]["known"] = [[], []]
    with pytest.raises(InvalidInput):
        s.rules.load(data)
