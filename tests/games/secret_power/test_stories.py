"""What the stories of Secret Power say is true, says everything, and reads well."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

import detente
from detente import Record, read_record
from detente.core.state import State
from detente.core.view_types import Event
from detente.games.secret_power.rules.game import SecretPower
from detente.games.secret_power.stories import STORIES
from detente.stories import Line, Moment, Teller, Told, lines, recap
from detente.testing.properties import play_randomly
from detente.testing.story_truth import story_faults
from detente.texts import LANGUAGES, Texts

RECORDS = Path(__file__).parent / "records"
NEWEST = RECORDS / f"r{SecretPower.latest_revision}"
EVERY_RECORD = sorted(NEWEST.glob("*.detente"))
A_FEW = ("1", "1_professionals_falcon_personality", "2_professionals", "5_treaties_wars")
WATCHED = (
    *("round", "phase", "supervisor", "wars", "surcharge"),
    *("players.*.active", "players.*.pool", "players.*.score", "players.*.stages.*"),
    "players.*.professional_count",
)
"""Counts. What lies in lists, and minor objects, must be touched; hands begin with the game."""
MOST_LETTERS = 110
MOST_LINES = 7

a_few = pytest.mark.parametrize("name", A_FEW)
every_record = pytest.mark.parametrize("path", EVERY_RECORD, ids=lambda path: path.stem)


def stored(name: str) -> Record:
    return read_record(NEWEST / f"{name}.whole.detente").record


def random_game(seats: int, seed: int, **settings: Any) -> Record:
    state = detente.game("secret_power", **settings).start(seats, seed=seed)
    rng = random.Random(seed)
    while not state.over:
        play_randomly(state, rng)
    return state.record()


# --- every change is told -------------------------------------------------------------------------


def pieces(board: dict[str, Any]) -> dict[str, Any]:
    """What lies in sight, by code or by owner and code: where, with whose agents, how many."""
    found: dict[str, Any] = {}
    for slot in board["zone"]:
        found[slot["card"]] = ("zone", slot["occupant"], slot["agents"], slot["shadows"])
    for slot in board["operations"]:
        found[slot["operation"]] = (slot["owner"], slot["agents_on_it"])
    for card in (*board["discard"], *board["treaty_discard"], *board["professional_discard"]):
        found[card] = "discard"
    for name, player in board["players"].items():
        for card in player["objects"]:
            found[card["card"]] = (name, card["agents"], card["inner_circle"])
        for treaty in player["treaties"]:
            found[treaty] = name
        for group, count in player["minors"].items():
            found[f"{name} minor_{group}"] = count
    return found


def untouched(before: dict[str, Any], after: dict[str, Any], told: list[Moment]) -> Iterator[str]:
    """Pieces that changed without being touched, and hands of another size than was told.

    What is left of the zone goes with the beginning of a Treaty Phase; a deck that is used up
    takes its discard back.
    """
    touched = {code for moment in told for code, _ in moment.get("touches", [])}
    was, now = pieces(before), pieces(after)
    ended = any(moment["head"]["id"] == "story-treaty-phase" for moment in told)
    for code in was.keys() | now.keys():
        old, new = was.get(code), now.get(code)
        gone = new is None and (old == "discard" or (ended and old[0] == "zone"))
        if old != new and code.split()[-1] not in touched and not gone:
            yield f"{code} from {old} to {new}"
    sets: dict[str, Any] = {}
    for moment in told:
        sets |= moment.get("sets", {})
    for name, player in after["players"].items():
        old, new = before["players"][name]["hand_count"], player["hand_count"]
        if before["round"] and old != new != sets.get(f"players.{name}.hand_count"):
            yield f"{name} holds {new} treaties, not {old}"


def faults(record: Record) -> Iterator[str]:
    """What a game's stories tell wrongly or not at all."""
    yield from story_faults(record, STORIES, WATCHED)
    state = record.start()
    teller = Teller(STORIES)
    teller.tell(state.events(None))
    before = state.view(None)["board"]
    for number, (mover, move) in enumerate(record.moves, state.move_number + 1):
        state.play(mover, move)
        after = state.view(None)["board"]
        told = teller.tell(state.events(None, number))
        for fault in untouched(before, after, told):
            yield f"{number} {mover}:{move}: {fault}"
        before = after


def test_every_kind_of_event_is_told_or_quiet() -> None:
    assert STORIES.missing(SecretPower.event_kinds) == []


@pytest.mark.slow
@a_few
def test_stories_are_true_and_tell_every_change(name: str) -> None:
    assert list(faults(stored(name))) == []


@pytest.mark.long
@every_record
def test_stories_of_every_record_are_true_and_tell_every_change(path: Path) -> None:
    assert list(faults(read_record(path).record)) == []


@pytest.mark.long
@pytest.mark.parametrize("level", SecretPower.option_values["falcon"])
@pytest.mark.parametrize("professionals", [False, True])
def test_stories_of_the_falcon_are_true_at_every_level(level: str, professionals: bool) -> None:
    for seed in range(3):
        record = random_game(1, seed, falcon=level, professionals=professionals)
        assert list(faults(record)) == []


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("professionals", [False, True])
def test_stories_of_random_games_are_true(seats: int, professionals: bool) -> None:
    record = random_game(seats, seats, professionals=professionals, treaties="draft")
    assert list(faults(record)) == []


# --- the lines ------------------------------------------------------------------------------------


@cache
def told(name: str, seat: int | None) -> tuple[Told, ...]:
    """The stories of a recorded game as a seat sees them."""
    return tuple(recap(moments(play(stored(name)), seat), 0))


def play(record: Record) -> State:
    state = record.start()
    for seat, move in record.moves:
        state.play(seat, move)
    return state


def moments(state: State, seat: int | None) -> list[Moment]:
    return Teller(STORIES).tell(state.events(seat))


def line(story: Told, language: str = "en") -> Line:
    """The line of a story that is alone."""
    [shown], left = lines([story], Texts(language, "secret_power"))
    assert left == 0
    return shown


def whole(story: Told, language: str = "en") -> str:
    """A line with who acts and its chips, as it stands in a recap."""
    shown = line(story, language)
    return " ".join([f"{story.actor}:", shown.text, *[f"[{chip}]" for chip in shown.chips]])


def ill_read(record: Record) -> Iterator[str]:
    """Lines that are empty, too long or incomplete, in any language."""
    state = play(record)
    for seat in {0, state.seats - 1, None}:
        for story in recap(moments(state, seat), 0):
            for language in LANGUAGES:
                shown = line(story, language)
                for text in (shown.text, *shown.chips):
                    hole = any(sign in text for sign in ("{", "?", "story-", "chip-", "_"))
                    if hole or not text.strip() or len(text) > MOST_LETTERS:
                        yield f"{language} {len(text)} {text}"


@pytest.mark.slow
@a_few
def test_lines_are_complete_and_short(name: str) -> None:
    assert list(ill_read(stored(name))) == []


@pytest.mark.long
@every_record
def test_lines_of_every_record_are_complete_and_short(path: Path) -> None:
    assert list(ill_read(read_record(path).record)) == []
