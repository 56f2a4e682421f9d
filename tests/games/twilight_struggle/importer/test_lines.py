"""What real logs contain beside the plain lines: bids, glued lines, short titles, other names."""

import re
from dataclasses import asdict
from typing import Any, Final

import pytest

from detente.games.twilight_struggle.importer.facts import Wins
from detente.games.twilight_struggle.importer.names import find_card, find_country
from detente.games.twilight_struggle.importer.parser import (
    CLEANUP,
    FINAL,
    HEADLINE,
    ROUND,
    Log,
    read_log,
)
from detente.games.twilight_struggle.rules.cards import CODES, EVENT, code, is_card
from detente.games.twilight_struggle.rules.play import event_in_progress
from detente.games.twilight_struggle.rules.revisions import LATEST
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tables import tables
from tests.games.twilight_struggle.importer.logs import needs_real_logs, real_logs
from tests.games.twilight_struggle.importer.playing import played
from tests.games.twilight_struggle.importer.printing import printed
from tests.games.twilight_struggle.importer.test_import import LOG
from tests.games.twilight_struggle.importer.test_round_trip import replayed

CHERNOBYL_GAME: Final = 127
EVIL_EMPIRE_GAME: Final = 198
ENVY_TO_SPACE_GAME: Final = 116
NUCLEAR_WAR_GAME: Final = 33
MID_DRAW_GAME: Final = 110

ASK_NOT: Final[int] = code("ask_not_what_your_country")
HEADLINES: Final = LOG.index("Turn 1, Headline Phase")
BIDS: Final = """\
SETUP: : Ann bids 1 Influence for USSR
Boris bids 0 Influence for USSR
Ann will play as USSR.
Boris will play as USA.
Additional Influence from bidding: US +2
"""


def parsed(text: str) -> Log:
    return read_log(text, "lines.txt")


def contents(log: Log) -> list[Any]:
    """What a log says, without the numbers of its lines."""
    return [_without_lines(asdict(entry)) for entry in log.entries]


def _without_lines(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_lines(part) for key, part in value.items() if key != "line"}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value).__name__, tuple(value)[1:]
    return [_without_lines(part) for part in value] if isinstance(value, list) else value


def is_clean(text: str) -> ColdWar:
    """The state to which a log leads without any difference."""
    result = replayed(text)
    assert [one for one in result.differences if not one.fault] == []
    assert result.driven == result.entries
    assert result.record is not None and isinstance(result.state, ColdWar)
    return result.state


# --- the head -------------------------------------------------------------------------------------


def test_a_head_may_tell_the_bids() -> None:
    head = LOG[: LOG.index("Scenario")]
    text = LOG.replace(head, BIDS)
    log = parsed(text)
    assert log.settings["us_bonus"] == 2
    assert log.players == {US: "Boris", USSR: "Ann"}
    assert contents(log) == contents(parsed(LOG))
    is_clean(text)


def test_a_bid_may_give_influence_to_the_ussr() -> None:
    head = LOG[: LOG.index("Scenario")]
    log = parsed(LOG.replace(head, BIDS.replace("US +2", "USSR +1")))
    assert log.settings["ussr_bonus"] == 1
    assert "us_bonus" not in log.settings


# --- glued lines ----------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_region_of_chernobyl_is_glued_to_the_next_line() -> None:
    text = printed(played(CHERNOBYL_GAME))
    glued = re.sub(r"^(US chooses .*)\n(Chernobyl)", r"\1\2", text, flags=re.MULTILINE)
    assert glued != text
    assert contents(parsed(glued)) == contents(parsed(text))
    is_clean(glued)


def adjacent_lines() -> list[int]:
    """The places of single line breaks in the log."""
    return [found.start() for found in re.finditer(r"(?<!\n)\n(?!\n)", LOG.rstrip())]


@pytest.mark.parametrize("place", adjacent_lines())
def test_any_line_may_be_glued_to_the_next(place: int) -> None:
    glued = LOG[:place] + LOG[place + 1 :]
    assert contents(parsed(glued)) == contents(parsed(LOG))
    assert parsed(glued).players == parsed(LOG).players
    assert parsed(glued).settings == parsed(LOG).settings


# --- titles ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("end", ["USSR Headlines Fidel*", "US Headlines Duck and Cover"])
def test_a_log_may_end_with_a_single_headline(end: str) -> None:
    side, card = end.split(" Headlines ")
    title = f"Turn 1, Headline Phase: {card}: {end}\n"
    seat = SIDES.index(side.lower())
    state = is_clean(LOG[:HEADLINES] + title)
    assert state.to_act == (1 - seat,)
    assert state.record().moves[-1] == (seat, CODES[find_card(card)])


def test_a_log_may_end_with_an_empty_headline_phase() -> None:
    for title in ("Turn 1, Headline Phase: : ", "Turn 1, Headline Phase"):
        assert is_clean(LOG[:HEADLINES] + title + "\n").to_act == (US, USSR)


def test_a_title_may_have_one_card_of_two() -> None:
    one = LOG.replace("Fidel* & Duck and Cover:", "Fidel*:")
    assert contents(parsed(one)) == contents(parsed(LOG))
    is_clean(LOG[:HEADLINES] + "Turn 1, Headline Phase: Fidel*:\n")


def test_the_first_headline_shown_need_not_be_that_of_the_ussr() -> None:
    title = "Turn 1, Headline Phase: Duck and Cover & Fidel*: US Headlines Duck and Cover\n"
    entry = parsed(LOG[:HEADLINES] + title).entries[-1]
    assert entry.headlines == {US: code("duck_and_cover"), USSR: code("fidel")}


def test_a_title_alone_does_not_tell_whose_headline_is_which() -> None:
    """After box 4 of the space track the US may show its headline first."""
    text = LOG[:HEADLINES] + "Turn 1, Headline Phase: Duck and Cover & Fidel*:\n"
    assert not parsed(text).entries[-1].sides_known
    assert parsed(LOG).entries[1].sides_known
    is_clean(text)


@pytest.mark.parametrize(
    "title",
    [
        "Turn 5, Cleanup: : Containment* is no longer in play.",
        "Turn 5, Cleanup: Containment* is no longer in play.",
        "Turn 5, Cleanup: :\nContainment* is no longer in play.",
        "Turn 5, Cleanup\nContainment* is no longer in play.",
    ],
)
def test_the_end_of_a_turn_may_have_one_colon_or_two(title: str) -> None:
    entry = parsed(f"{LOG}\n{title}\n").entries[-1]
    assert entry.kind == CLEANUP
    assert [fact[1:] for fact in entry.tracks] == [(code("containment"), False)]


@pytest.mark.parametrize("title", ["Turn 1, US AR2", "Turn 1, US AR2: :", "Turn 1, US AR2: : "])
def test_a_round_without_a_card_needs_no_colons(title: str) -> None:
    entry = parsed(f"{LOG}\n{title}\n").entries[-1]
    assert (entry.kind, entry.turn, entry.side, entry.round) == (ROUND, 1, US, 2)
    assert entry.cards == ()


@pytest.mark.parametrize("title", ["Turn 1, US AR2: NATO*", "Turn 1, US AR2: NATO*:"])
def test_a_card_needs_no_colon_if_nothing_follows(title: str) -> None:
    entry = parsed(f"{LOG}\n{title}\n").entries[-1]
    assert entry.cards == (code("nato"),)


def test_headlines_need_no_colon_if_nothing_follows() -> None:
    entry = parsed(f"{LOG}\nTurn 2, Headline Phase: NATO* & Fidel*\n").entries[-1]
    assert entry.kind == HEADLINE
    assert entry.headlines == {USSR: code("nato"), US: code("fidel")}


LAST_ROUND: Final = f"""{LOG}
Turn 10, US AR7: NATO*: Place Influence (4 Ops):
US +4 in Italy [6][0]

"""


@pytest.mark.parametrize(
    "end",
    [
        "US gains 3 VP. Score is US 9.\n\nUS wins by Final Scoring\n",
        "US gains 3 VP. Score is US 9.\n",
        ": : US gains 3 VP. Score is US 9.\n\n: : US wins by Final Scoring\n",
    ],
)
def test_a_final_scoring_needs_no_title(end: str) -> None:
    *_, last, final = parsed(LAST_ROUND + end).entries
    assert (last.kind, last.tracks) == (ROUND, [])
    assert (final.kind, [fact[1:] for fact in final.tracks]) == (FINAL, [(US, 3, 9)])


def test_who_has_won_is_no_final_scoring() -> None:
    for end in ("USSR wins by Victory Points\n", ": : USSR wins by Victory Points\n"):
        entry = parsed(f"{LOG}\n{end}").entries[-1]
        assert entry.kind == ROUND
        assert isinstance(entry.acts[-1].fact, Wins)


@pytest.mark.slow
def test_a_card_discarded_after_the_end_is_a_difference() -> None:
    """It made the import fail."""
    text = printed(played(NUCLEAR_WAR_GAME)).rstrip() + "\nUS discards Fidel*\n"
    assert "not-happened" in [one.what for one in replayed(text).differences]


CUTS: Final = {
    ("game_48.txt", 350): "the Military Operations of a coup with a card that Grain Sales drew",
    ("game_54.txt", 555): "the headlines of a title, whose sides were known to be others",
    ("game_58.txt", 192): "the target of a coup, below the line of a void event",
    ("game_58.txt", 260): "four cards that Our Man in Tehran found, and nothing of others",
    ("game_69.txt", 330): "the VP of an event that adds influence as well",
    ("game_73.txt", 429): "the first of two changes, which the rules make in another order",
}
"""Real logs that could not be read when they stop after so many lines, and with what they stop."""


@needs_real_logs
@pytest.mark.slow
@pytest.mark.parametrize(("name", "length"), CUTS)
def test_a_real_log_may_stop_in_the_middle_of_an_event(name: str, length: int) -> None:
    for path in real_logs():
        if path.name == name:
            lines = path.read_text("utf-8").splitlines(keepends=True)
            is_clean("".join(lines[:length]))


# --- names ----------------------------------------------------------------------------------------


def test_names_need_no_article_and_may_have_one() -> None:
    for action, known in enumerate(CODES):
        if is_card(action):
            name = tables(LATEST).describe(known)["names"]["en"]
            bare = re.sub(r"\b(?:The|the|An|A) ", "", name)
            assert {find_card(one) for one in (name, bare, f"The {bare}*")} == {action}, name
    assert find_card("Evil Empire") == code("an_evil_empire")
    assert find_card("Nixon Plays China Card*") == code("nixon_plays_the_china_card")
    assert find_country("The Philippines") == find_country("Philippines")


# --- events ---------------------------------------------------------------------------------------


@pytest.mark.slow
def test_an_evil_empire_may_be_called_in_play() -> None:
    text = printed(played(EVIL_EMPIRE_GAME))
    line = '"An Evil Empire"* is now in play.'
    called = re.sub(r"^(.*Event: .*Evil Empire.*)$", rf"\1\n{line}", text, flags=re.MULTILINE)
    assert called != text
    is_clean(text)
    is_clean(called)


def test_a_card_is_not_in_play_before_its_event() -> None:
    result = replayed(
        LOG.replace("Event: Fidel*", "Event: Fidel*\nAn Evil Empire* is now in play.")
    )
    assert ("effect", ("an_evil_empire", True)) in [(d.what, d.log) for d in result.differences]


@pytest.mark.slow
def test_missile_envy_may_go_to_the_space_race() -> None:
    text = printed(played(ENVY_TO_SPACE_GAME))
    assert re.search(r"AR\d: Missile Envy: Space Race \(2 Ops\):", text)
    is_clean(text)


def discards_much(state: ColdWar, seat: int, action: int) -> bool:
    """A taste for Ask Not What Your Country while the deck is short."""
    if event_in_progress(state) == ASK_NOT:
        return is_card(action)
    return action == EVENT or (seat == US and action == ASK_NOT and len(state.deck) < 8)


@pytest.mark.slow
def test_the_deck_may_be_reshuffled_in_the_middle_of_a_draw() -> None:
    text = printed(played(MID_DRAW_GAME, taste=discards_much))
    assert re.search(r"^US discards .*\n\*RESHUFFLE\*", text, flags=re.MULTILINE)
    is_clean(text)
