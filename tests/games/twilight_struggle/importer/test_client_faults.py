"""Each fault of the client explains its own differences, and no others."""

import re
from typing import Final

import pytest

from detente.core.event_log import entries
from detente.games.twilight_struggle.importer.client_faults import FAULTS
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import EVENT, INFLUENCE, code
from detente.games.twilight_struggle.rules.countries import JAPAN, country
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from tests.games.twilight_struggle.importer.playing import played
from tests.games.twilight_struggle.importer.printing import (
    COUP_AFTER_THE_END,
    EVENT_PRINTED_TWICE,
    SCANDAL_NOT_PRINTED,
    VOID_EVENT_PRINTED,
    printed,
)
from tests.games.twilight_struggle.importer.test_round_trip import replayed

SCANDAL_GAME: Final = 10
GLASNOST_GAME: Final = 56
NUCLEAR_WAR_GAME: Final = 33
CRISIS_LOST_GAME: Final = 2
VOID_EVENT_GAME: Final = 75
WARSAW_PACT_GAME: Final = 90
JAPAN_GAME: Final = 77

_NORTH_KOREA: Final = country("north_korea")
_SOUTH_KOREA: Final = country("south_korea")
_SHUTTLE_DIPLOMACY: Final = code("shuttle_diplomacy")
_ASIA_SCORING: Final = code("asia_scoring")


def found_in(text: str) -> set[tuple[str, str, str]]:
    """(what, fault, rule) of all differences of a log."""
    return {(one.what, one.fault, one.rule) for one in replayed(text).differences}


def changed(text: str, pattern: str, replacement: str) -> str:
    """A text with the first match replaced; there must be one."""
    after, count = re.subn(pattern, replacement, text, count=1, flags=re.MULTILINE)
    assert count == 1, pattern
    return after


@pytest.mark.rule("TS-IC-1")
def test_the_scandal_lowers_the_die_though_it_is_not_printed() -> None:
    text = printed(played(SCANDAL_GAME), [SCANDAL_NOT_PRINTED])

    assert found_in(text) == {("realignment", "scandal-not-printed", "TS-IC-1")}


@pytest.mark.rule("TS-IC-1")
def test_without_the_scandal_a_printed_modifier_must_be_right() -> None:
    text = printed(played(NUCLEAR_WAR_GAME))

    wrong = changed(text, r"^US rolls 1$", "US rolls 1 (+1) = 2")

    assert ("realignment", "", "") in found_in(wrong)


def likes_japan(state: ColdWar, seat: int, action: int) -> bool:
    """Whether a choice helps the USSR to control Japan alone, and the US to leave it out."""
    if action in (_SHUTTLE_DIPLOMACY, _ASIA_SCORING):
        ready = state.in_play >> _SHUTTLE_DIPLOMACY & 1 == 1
        return ready if action == _ASIA_SCORING else seat == US
    if seat == US:
        return action == EVENT or (action == _NORTH_KOREA and state.controls(USSR, _NORTH_KOREA))
    if action == JAPAN:
        return not state.controls(USSR, JAPAN)
    if action == _SOUTH_KOREA:
        return not state.influence[USSR][_SOUTH_KOREA]
    return action == INFLUENCE


def has_left_out_japan(state: ColdWar) -> bool:
    """Whether the last choice was to score Asia without Japan."""
    ignored = [
        e for e in entries(state.event_log, state.move_number) if e.kind is log.COUNTRY_IGNORED
    ]
    return any(entry.values == (JAPAN,) for entry in ignored)


@pytest.mark.rule("TS-SD-1")
def test_the_neighbour_of_the_us_does_not_count_if_japan_is_left_out() -> None:
    state = played(JAPAN_GAME, has_left_out_japan, likes_japan)
    assert not state.over
    text = printed(state)
    assert found_in(text) == set()

    wrong = changed(text, r"US gains 3 VP\. Score is USSR 8\.", "US gains 2 VP. Score is USSR 9.")

    assert found_in(wrong) == {("vp", "japan-still-counted", "TS-SD-1")}


@pytest.mark.rule("TS-SD-1")
def test_a_score_is_not_excused_where_japan_is_not_left_out() -> None:
    text = printed(played(JAPAN_GAME, lambda state: state.turn == 2, likes_japan))

    wrong = changed(text, "USSR gains 1 VP. Score is USSR 1.", "USSR gains 2 VP. Score is USSR 2.")

    assert ("vp", "", "") in found_in(wrong)


@pytest.mark.rule("TS-RF-1")
def test_the_reformer_stays_in_force_after_glasnost() -> None:
    text = printed(played(GLASNOST_GAME))

    wrong = changed(text, "^(.*Event: Glasnost.*)$", r"\1\nThe Reformer* is no longer in play.")

    assert found_in(wrong) == {("effect", "reformer-forgotten", "TS-RF-1")}


@pytest.mark.rule("TS-RF-1")
def test_the_reformer_does_not_leave_play_without_glasnost() -> None:
    begins = r"^The Reformer\* is now in play\.$"
    text = printed(played(GLASNOST_GAME))

    wrong = changed(text, begins, "")

    assert ("effect", "", "") in found_in(wrong)


@pytest.mark.rule("TS-8.1.3")
def test_a_coup_that_brings_nuclear_war_is_not_rolled_for() -> None:
    state = played(NUCLEAR_WAR_GAME)
    assert state.result is not None
    assert state.result["reason"] == "nuclear_war"

    text = printed(state, [COUP_AFTER_THE_END])

    assert found_in(text) == {("not-happened", "coup-after-nuclear-war", "TS-8.1.3")}


@pytest.mark.rule("TS-8.1.3")
def test_a_coup_that_ends_the_game_otherwise_has_no_excuse() -> None:
    state = played(CRISIS_LOST_GAME)
    assert state.result is not None
    assert state.result["reason"] == "cuban_missile_crisis"

    text = printed(state, [COUP_AFTER_THE_END])

    assert ("not-happened", "", "") in found_in(text)


@pytest.mark.rule("TS-5.2")
def test_an_event_that_cannot_occur_may_have_a_line() -> None:
    text = printed(played(VOID_EVENT_GAME), [VOID_EVENT_PRINTED])

    assert found_in(text) == {("event-line", "void-event-printed", "TS-5.2")}


@pytest.mark.rule("TS-5.2")
def test_an_event_that_can_occur_must_have_occurred() -> None:
    right = printed(played(VOID_EVENT_GAME))
    text = printed(played(VOID_EVENT_GAME), [VOID_EVENT_PRINTED])
    void = next(line for line in text.splitlines() if line not in right.splitlines())

    wrong = changed(text, re.escape(void), "Event: Duck and Cover")

    assert any(fault == "" for _, fault, _ in found_in(wrong))


@pytest.mark.rule("TS-7.1")
def test_an_event_line_may_stand_there_twice() -> None:
    text = printed(played(WARSAW_PACT_GAME), [EVENT_PRINTED_TWICE])

    assert found_in(text) == {("event-line", "event-printed-twice", "TS-7.1")}


@pytest.mark.rule("TS-7.1")
def test_an_event_does_not_return_after_another_one() -> None:
    event = r"^(.*)(Event: Warsaw Pact Formed\*)$"
    text = printed(played(WARSAW_PACT_GAME))

    wrong = changed(text, event, r"\1\2\nEvent: Duck and Cover\n\2")

    assert any(fault == "" for _, fault, _ in found_in(wrong))


def test_every_fault_has_been_shown() -> None:
    assert {fault.name for fault in FAULTS} == {
        "scandal-not-printed",
        "japan-still-counted",
        "reformer-forgotten",
        "coup-after-nuclear-war",
        "void-event-printed",
        "event-printed-twice",
    }
