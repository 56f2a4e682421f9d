"""The stories of Twilight Struggle: whether they tell everything, truly and in good lines."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import detente
from detente.core.record import Record
from detente.core.record_file import read_record
from detente.core.state import State
from detente.core.view_types import Event
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.game import TwilightStruggle
from detente.games.twilight_struggle.stories import STORIES
from detente.stories import Moment, Teller, Told, lines, recap, stories_of
from detente.testing.properties import play_randomly
from detente.testing.story_truth import story_faults
from detente.texts import LANGUAGES, Texts

RECORDS = Path(__file__).parent / "records" / f"r{TwilightStruggle.latest_revision}"
ALL = sorted(path.stem for path in RECORDS.glob("*.detente"))
FEW = ["deluxe.unfinished", pytest.param("second.middle", marks=pytest.mark.slow)]
"""Short games, of both editions."""
WATCHED = (
    *("turn", "vp", "defcon", "closed", "military_needed", "china.*"),
    *("sides.*.influence.*", "sides.*.military", "sides.*.space"),
)
PILES = ("in_play", "discard", "removed")
SIDES = ("us", "ussr")
SEATS = (None, 0, 1)
SIGNS = {"us": "◆", "ussr": "●", None: "-"}
LONGEST = 115
"""110 letters, and what joins the parts of a line."""


@cache
def record(name: str) -> Record:
    return read_record(RECORDS / f"{name}.detente").record


@cache
def played(name: str) -> State:
    return record(name).replay()


def tell(events: list[Event]) -> list[Moment]:
    return Teller(STORIES).tell(events)


def stories(state: State, seat: int | None = None) -> list[Told]:
    return recap(tell(state.events(seat)), 0)


def shown(story: Told, language: str = "en") -> str:
    """A story as the terminal shows it."""
    [line], _ = lines([story], Texts(language, "twilight_struggle"))
    return " ".join([SIGNS[story.actor], line.text, *(f"[{chip}]" for chip in line.chips)])


def line(name: str, number: int, language: str = "en", seat: int | None = None) -> str:
    """The line of the story that begins with this move of a recorded game."""
    found = [one for one in stories(played(name), seat) if one.moments[0]["move_number"] == number]
    return shown(found[-1], language)


def random_game(seed: int, **settings: object) -> State:
    state = detente.game("twilight_struggle", **settings).start(2, seed=seed)
    rng = random.Random(seed)
    while not state.over and state.move_number < 400:
        play_randomly(state, rng)
    return state


def test_every_kind_of_event_is_told_or_quiet() -> None:
    assert STORIES is stories_of("twilight_struggle")
    assert STORIES.missing(TwilightStruggle.event_kinds) == []


# --- the truth ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FEW)
def test_what_changes_on_the_board_is_told_and_true(name: str) -> None:
    assert list(story_faults(record(name), STORIES, WATCHED)) == []


@pytest.mark.long
@pytest.mark.parametrize("name", ALL)
def test_what_changes_in_any_recorded_game_is_told_and_true(name: str) -> None:
    assert list(story_faults(record(name), STORIES, WATCHED)) == []
    assert list(list_faults(record(name))) == []


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["second", "deluxe"])
def test_what_changes_in_a_random_game_is_told_and_true(edition: str) -> None:
    game = random_game(24, edition=edition).record()
    assert list(story_faults(game, STORIES, WATCHED)) == []
    assert list(list_faults(game)) == []


@pytest.mark.parametrize("name", FEW)
def test_control_and_piles_that_change_are_told_though_they_are_lists(name: str) -> None:
    assert list(list_faults(record(name))) == []


def list_faults(of: Record) -> Iterator[str]:
    """Control that changed uncounted or unseen, and cards that came untold to a pile."""
    state = of.start()
    teller = Teller(STORIES)
    teller.tell(state.events(None))
    before = state.view(None)["board"]
    for number, (seat, move) in enumerate(of.moves, state.move_number + 1):
        state.play(seat, move)
        told = Told()
        told.add(teller.tell(state.events(None, number)))
        touched = {code for code, _ in told.touches}
        after = state.view(None)["board"]
        for side in SIDES:
            was, now = [set(board["sides"][side]["control"]) for board in (before, after)]
            counted = points([told])["control", side]
            if counted != len(now) - len(was):
                yield f"{number} {move}: {counted}, but {side} controlled {was} and controls {now}"
            if not was ^ now <= touched:
                yield f"{number} {move}: {was ^ now} changed hands untouched"
        for pile in PILES:
            if untold := set(after[pile]) - set(before[pile]) - touched:
                yield f"{number} {move}: {untold} came to {pile} untold"
        before = after


# --- the recap ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FEW)
def test_a_recap_is_short_and_tells_of_everybody_and_of_all_points(name: str) -> None:
    check_recaps(name)


@pytest.mark.long
@pytest.mark.parametrize("name", ALL)
def test_every_recap_is_short_and_tells_of_everybody_and_of_all_points(name: str) -> None:
    check_recaps(name)


def check_recaps(name: str) -> None:
    """Whenever a seat is asked, what has happened since its last move stands in seven lines."""
    state, texts = played(name), Texts("en", "twilight_struggle")
    first = state.move_number - len(record(name).moves) + 1
    for seat in (0, 1):
        told = tell(state.events(seat))
        asked = [number for number, (who, _) in enumerate(record(name).moves, first) if who == seat]
        for since, now in pairwise([first, *asked, state.move_number + 1]):
            since_own = recap([one for one in told if one["move_number"] < now], since)
            shown, _ = lines(since_own, texts)
            assert len(shown) <= 7
            assert {line.told.actor for line in shown} == {story.actor for story in since_own}
            assert points(line.told for line in shown) == points(since_own)


def points(told: Any) -> Counter[tuple[str, str]]:
    """How many VP and countries each side has gained in these stories."""
    sums: Counter[tuple[str, str]] = Counter()
    for story in told:
        for chip in story.chips:
            if "change" in chip:
                sums[chip["kind"], chip["side"]] += chip["change"]
    return sums


def test_the_chips_of_a_game_add_up_to_its_score() -> None:
    state = played("second.options")
    gained = points(stories(state))
    assert state.result is not None and state.result["reason"] == "final_scoring"
    assert gained["vp", "us"] - gained["vp", "ussr"] == state.view(None)["board"]["vp"]


# --- lines ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "number", "expected"),
    [
        (  # influence with Operations
            "deluxe.options",
            226,
            "◆ Red Scare/Purge for 4 Ops: Taiwan +1, Benelux +1, Finland +1, Australia +1",
        ),
        (  # the enemy's event, and a coup
            "second.whole",
            35,
            "● Defectors for 2 Ops and its event · Coup in South Korea, 6 + 2 against 6:"
            " South Korea +1 … [DEFCON 4] [US +1 VP]",
        ),
        (
            "second.whole",
            58,
            "● Olympic Games for 2 Ops · Coup in Israel, 1 + 2 against 8, failed [DEFCON 3]",
        ),
        (
            "second.whole",
            29,
            "● Captured Nazi Scientist for 1 Op · Realignment in Japan, 4 against 6",
        ),
        (  # an event for both sides
            "second.whole",
            88,
            "● Romanian Abdication: Romania −1 US, Romania +2 [USSR control +1]",
        ),
        ("second.whole", 46, "◆ NATO · The event stays in effect"),
        (
            "second.whole",
            44,
            "● Arab-Israeli War · Attack on Israel, 1 − 1, 4 needed · The war is lost",
        ),
        (
            "second.whole",
            126,
            "● Five Year Plan for the Space Race · Rolls 3, needs 1–3 · Box 1 (Earth Satellite)"
            " [USSR +2 VP]",
        ),
        (
            "second.whole",
            256,
            "◆ Central America: US domination, 4 (1 battleground); USSR presence, 1 (0) [US +3 VP]",
        ),
        (
            "second.whole",
            255,
            "● The USSR discards John Paul II Elected Pope · Rolls 4 in the trap · Escapes",
        ),
        (
            "second.whole",
            371,
            "● Summit · The USSR rolls 7 · The US rolls 1 [USSR +2 VP] [DEFCON 3]",
        ),
        (  # the last of the stories of this move: the headlines, then each event
            "second.whole",
            63,
            "● Europe: US presence, 3 (0 battlegrounds); USSR presence, 4 (1) [USSR +1 VP]",
        ),
        (
            "second.whole",
            267,
            "● The China Card for 4 Ops: West Germany +1, Bulgaria +1, Italy +1, Spain/Portugal +1"
            " [China Card: US]",
        ),
        ("deluxe.options", 648, "◆ The US wins, 6 VP apart"),
    ],
)
def test_a_whole_action_reads_well(name: str, number: int, expected: str) -> None:
    assert line(name, number) == expected


def test_a_turn_ends_and_headlines_begin_the_next_in_a_line_each() -> None:
    told = [shown(one) for one in stories(played("second.whole"))]
    place = told.index("- US headline Formosan Resolution (2) · USSR headline Europe Scoring (0)")
    assert told[place - 2 : place + 3] == [
        "◆ Middle East: US presence, 3 (0 battlegrounds); USSR nothing, 0 (0) [US +3 VP]",
        "- End of turn: Military Operations US 0, USSR 5, 3 required · Turn 2"
        " [USSR +3 VP] [DEFCON 4]",
        "- US headline Formosan Resolution (2) · USSR headline Europe Scoring (0)",
        "◆ Formosan Resolution · The event stays in effect",
        "● Europe: US presence, 3 (0 battlegrounds); USSR presence, 4 (1) [USSR +1 VP]",
    ]


def test_set_up_is_a_line_for_each_side() -> None:
    told = stories(played("second.whole"))[:2]
    assert [shown(one) for one in told] == [
        "● Influence: Syria +1, Iraq +1, North Korea +3, East Germany +3, Finland +1, Poland +2 …"
        " [USSR control +2]",
        "◆ Influence: Iran +1, Israel +1, Japan +1, Australia +4, Philippines +1, South Korea +1 …"
        " [US control +3]",
    ]


@pytest.mark.parametrize(
    ("language", "number", "expected"),
    [
        (
            "ru",
            58,
            "● «Олимпийские игры» на операции (2) · Переворот (Израиль), 1 + 2 против 8, неудача"
            " [DEFCON 3]",
        ),
        (
            "ru",
            256,
            "◆ Центральная Америка: США — доминирование, 4 (ключевых стран 1);"
            " СССР — присутствие, 1 (0) [США +3 ПО]",
        ),
        (
            "fr",
            58,
            "● «\N{NO-BREAK SPACE}Jeux olympiques\N{NO-BREAK SPACE}», Opérations (2) · Coup d’État"
            " (Israël), 1 + 2 contre 8, échec [DEFCON 3]",
        ),
        (
            "fr",
            256,
            "◆ Amérique centrale\N{NO-BREAK SPACE}: États-Unis, domination, 4 (1 pays clé)"
            "\N{NO-BREAK SPACE}; URSS, présence, 1 (0) [États-Unis +3 PV]",
        ),
    ],
)
def test_it_reads_well_in_every_language(language: str, number: int, expected: str) -> None:
    assert line("second.whole", number, language) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FEW)
def test_no_line_is_too_long_or_has_a_hole(name: str, language: str) -> None:
    check_lines(name, language)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_no_line_of_any_game_is_too_long_or_has_a_hole(name: str, language: str) -> None:
    check_lines(name, language)


def check_lines(name: str, language: str) -> None:
    texts = Texts(language, "twilight_struggle")
    for seat in SEATS:
        for story in stories(played(name), seat):
            [line], _ = lines([story], texts)
            assert 0 < len(line.text) <= LONGEST, line.text
            for text in (line.text, *line.chips):
                assert text.strip()
                assert not any(hole in text for hole in ("{", "???", "_", "story-", "chip-"))


# --- secrets --------------------------------------------------------------------------------------


def test_who_only_looks_on_is_told_nothing_of_what_one_side_saw() -> None:
    """CIA Created shows the US the hand of the USSR, Grain Sales a card of it."""
    state = played("deluxe.whole")
    public, told = state.events(None), tell(state.events(None))
    secret = [event for event in state.events(0) if event not in public]
    assert {log.HAND_SEEN.message, log.CARD_SEEN.message} <= {event["id"] for event in secret}
    for event in secret:
        number = event["move_number"]
        known = json.dumps([one for one in public if one["move_number"] == number])
        moments = json.dumps([one for one in told if one["move_number"] == number])
        for card in event["args"].get("cards", [event["args"].get("card")]):
            assert f'"{card}"' in known or f'"{card}"' not in moments


def test_what_a_seat_cannot_tell_apart_is_told_alike() -> None:
    """The US has chosen this headline or that."""
    state = detente.game("twilight_struggle").start(2, seed=7)
    while len(state.to_act) == 1:
        state.play(state.to_act[0], state.legal_moves(state.to_act[0])[0])
    twins = []
    for headline in state.legal_moves(0)[:2]:
        twins.append(state.clone())
        twins[-1].play(0, headline)
    assert twins[0].view(0) != twins[1].view(0)
    for seat in (None, 1):
        one, other = [tell(twin.events(seat)) for twin in twins]
        assert one == other != []
