"""Two people at one screen see only what they may know."""

from collections.abc import Callable

import pytest

from detente.texts import LANGUAGES, Texts

Typed = Callable[..., str]
FAR = "\n" * 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_between_two_hand_overs_nothing_tells_of_the_others_agent(
    typed: Typed, language: str
) -> None:
    texts = Texts(language, "cia_vs_kgb")
    lines = ("", "assassin", "", "analyst", "")
    screen = typed(*lines, opponent="human", language=language, seed="5")
    _, to_cia, cia, to_kgb, kgb, back, again = screen.split(FAR)
    assert texts.say("terminal-hand-over", side="cia") in to_cia
    assert texts.say("terminal-hand-over", side="kgb") in to_kgb
    assert "> assassin" in cia
    assert "> analyst" in kgb
    assert texts.say("own-agent", agent="assassin") in again
    for hidden in (to_kgb, kgb, back):
        assert texts.say("own-agent", agent="assassin") not in hidden
        assert "> assassin" not in hidden
    for hidden in (back, again):
        assert texts.say("own-agent", agent="analyst") not in hidden
        assert "> analyst" not in hidden


def test_each_hand_over_names_the_next_player_and_tells_what_all_saw(typed: Typed) -> None:
    lines = ("", "assassin", "", "analyst", "", "cia", "recruit", "")
    screen = typed(*lines, opponent="human", seed="5")
    last = screen.split(FAR)[-2]
    assert "The CIA recruits" in last
    assert "Pass the keyboard to the KGB." in last
    assert "Assassin" not in last


def test_undo_works_until_the_keyboard_is_handed_over(typed: Typed) -> None:
    screen = typed("", "assassin", "", "undo", opponent="human", seed="5")
    assert "there is nothing to take back" in " ".join(screen.split())
