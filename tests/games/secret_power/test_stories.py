"""What the stories of Secret Power say is true, says everything, and reads well."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import detente
from detente import Record, read_record
from detente.core.state import State
from detente.games.secret_power.rules.game import SecretPower
from detente.games.secret_power.stories import STORIES
from detente.stories import Line, Moment, Teller, Told, lines, recap
from detente.testing.properties import play_randomly
from detente.testing.story_truth import story_faults, told_moves
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


def circles(board: dict[str, Any]) -> dict[str, str]:
    """The inner circle under each card that has one."""
    cards = [card for player in board["players"].values() for card in player["objects"]]
    return {card["card"]: card["inner_circle"] for card in cards if card["inner_circle"]}


def untouched(before: dict[str, Any], after: dict[str, Any], told: list[Moment]) -> Iterator[str]:
    """Pieces that changed without being touched, and hands of another size than was told.

    What is left of the zone goes with the beginning of a Treaty Phase; a deck that is used up
    takes its discard back; an inner circle goes with the card above it.
    """
    was, now = pieces(before), pieces(after)
    touched = {code for moment in told for code, _ in moment.get("touches", [])}
    touched |= {circle for card, circle in circles(before).items() if card in touched}
    ended = any(moment["head"]["id"] == "story-treaty-phase" for moment in told)
    for code in was.keys() | now.keys():
        old, new = was.get(code), now.get(code)
        left = ended and isinstance(old, tuple) and old[0] == "zone"
        gone = new is None and (old == "discard" or left)
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
    for move in told_moves(record, STORIES):
        if move.seat is None:
            for fault in untouched(move.before, move.after, move.moments):
                yield f"{move.label}: {fault}"


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


TYPICAL = [
    ("1", "en", "alpha: Infiltrates Patents #2 with 3 agents"),
    (
        "1",
        "en",
        "falcon: Wants a colour card · Intercepts Patents #1 from Division Alpha · with 4 agents"
        " [Objectives A −1]",
    ),
    (
        "1",
        "en",
        "None: A captures Patents #2 · F captures Inner Circle #2 [Points A +1] [Points F +4]",
    ),
    ("1", "en", "falcon: Action Phase 2, with the Supervisor [Agents F +2]"),
    (
        "1",
        "en",
        "alpha: Unified Nations: stage 3 · Uses Golden Dawn · Takes Secondary Objective: Finance"
        " [Agents A −3] [Points A +2]",
    ),
    ("1", "en", "None: Round 3: a new zone · World War I breaks out"),
    (
        "1",
        "en",
        "None: A: 64 points · F: 123 points · The Committee’s judgement: “Promising”",
    ),
    (
        "1_professionals_falcon_personality",
        "en",
        "falcon: Action card Éminence Grise · Spyware: stage 3 [Agents F −2] [Points F +1]",
    ),
    (
        "1_professionals_falcon_personality",
        "en",
        "falcon: Wants a covert operation · Runs Sabotage with 5 + 3 agents [Points F +10]",
    ),
    (
        "1_professionals_falcon_personality",
        "en",
        "falcon: Can do nothing else and trains an agent [Agents F +1]",
    ),
    ("2_professionals", "en", "None: Treaty Phase"),
    (
        "3_professionals",
        "en",
        "beta: Assassin #2 · G loses an agent on Banks #1 · Infiltrates Governments #2 with"
        " 3 agents [Agents G −1]",
    ),
    (
        "3_professionals",
        "en",
        "alpha: Concludes Cheka · Gets Banks #1 from Division Gamma [Points A +5]"
        " [Objectives G −1] [Points G −1]",
    ),
    (
        "1",
        "ru",
        "falcon: Ищет карту любого цвета · Перехватывает «Патенты № 1» у отдела «Альфа» ·"
        " агентов: 4 [Объекты А −1]",
    ),
    (
        "1",
        "ru",
        "alpha: Вступает в проект «Тайная власть» · Заключает союз «Торговая палата»"
        " [Объекты А −2] [Очки А +3] [Агенты А −1]",
    ),
    (
        "1",
        "fr",
        "falcon: Cherche une couleur · Intercepte « Brevets nᵒ 1 » à la division Alpha ·"
        " avec 4 agents [Objectifs A −1]",
    ),
]


@cache
def all_lines(name: str, language: str) -> list[str]:
    return [whole(story, language).replace("\u00a0", " ") for story in told(name, None)]


@pytest.mark.parametrize(("name", "language", "expected"), TYPICAL)
def test_whole_actions_read_well(name: str, language: str, expected: str) -> None:
    assert expected in all_lines(name, language)


# --- the Falcon -----------------------------------------------------------------------------------


RUNGS = {
    *("falcon-no-support", "falcon-no-circle", "falcon-no-power", "falcon-cannot-operate"),
    *("falcon-no-matching", "falcon-no-colour", "falcon-too-weak", "falcon-operates"),
    *("falcon-takes-support", "falcon-takes-circle", "falcon-takes-power"),
    *("falcon-takes-matching", "falcon-takes-colour", "falcon-trained"),
}


@pytest.mark.parametrize("name", ["1", "1_professionals_falcon_personality"])
def test_the_falcons_turn_is_one_story_with_all_rungs_in_order(name: str) -> None:
    """What he passed over and where he stopped are moments of their own, and he acts in them."""
    logged = [event["id"] for event in play(stored(name)).events(0)]
    shown = []
    for story in told(name, 0):
        ids = [moment["head"]["id"].removeprefix("story-") for moment in story.moments]
        rungs = [id for id in ids if id in RUNGS]
        assert not rungs or (ids[0] == "turn-started" and story.actor == "falcon")
        shown += rungs
    assert shown == [id for id in logged if id in RUNGS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_tells_what_the_falcon_intercepts_and_what_he_was_looking_for(language: str) -> None:
    texts = Texts(language, "secret_power")
    found = 0
    for name in ("1", "1_professionals_falcon_personality"):
        for story in told(name, 0):
            heads = {moment["head"]["id"]: moment["head"]["args"] for moment in story.moments}
            if story.actor == "falcon" and "story-intercepted" in heads:
                found += 1
                shown = line(story, language)
                [rung] = [head for head in heads if head.startswith("story-falcon-takes")]
                card = texts.name(heads["story-intercepted"]["card"])
                assert shown.text.startswith(texts.say(rung)) and card in shown.text
                assert {"kind": "objectives", "side": "alpha", "change": -1} in story.chips
    assert found > 5


# --- the recap ------------------------------------------------------------------------------------


def recap_faults(record: Record) -> Iterator[str]:
    """Recaps, before each choice, that are too long or leave out a rival, points or a loss."""
    texts = Texts("en", "secret_power")
    state = record.start()
    tellers = [Teller(STORIES) for _ in range(state.seats)]
    seen: list[list[Moment]] = [teller.tell(state.events(s)) for s, teller in enumerate(tellers)]
    last_own = [0] * state.seats
    for mover, move in record.moves:
        state.play(mover, move)
        last_own[mover] = state.move_number
        for seat, teller in enumerate(tellers):
            seen[seat] += teller.tell(state.events(seat, state.move_number))
        for seat in state.to_act:
            since = recap(seen[seat], last_own[seat])
            shown, _ = lines(since, texts)
            kept = [id(moment) for one in shown for moment in one.told.moments]
            actors = {story.actor for story in since} - {one.told.actor for one in shown}
            lost = [
                moment["chips"]
                for story in since
                for moment in story.moments
                if id(moment) not in kept and concerns(moment, state.seat_name(seat))
            ]
            if len(shown) > MOST_LINES or actors or lost:
                yield f"{state.move_number} {seat}: {len(shown)} lines, without {actors} {lost}"


def concerns(moment: Moment, seat: str) -> bool:
    """Whether it tells a change of the seat's points, or a loss."""
    chips = [chip for chip in moment.get("chips", []) if chip.get("side") == seat]
    return any(chip["kind"] == "points" or chip["change"] < 0 for chip in chips)


@pytest.mark.slow
@a_few
def test_a_recap_is_short_and_has_all_rivals_and_ones_own_points_and_losses(name: str) -> None:
    assert list(recap_faults(stored(name))) == []


@pytest.mark.long
@every_record
def test_every_recap_is_short_and_has_what_concerns_the_seat(path: Path) -> None:
    assert list(recap_faults(read_record(path).record)) == []


# --- secrets --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["2_professionals", "5_treaties_wars"])
def test_stories_name_no_card_that_the_log_of_their_reader_does_not(name: str) -> None:
    """Treaties in hands and professionals are secret until they are played."""
    state = play(stored(name))
    shown: dict[int | None, set[str]] = {}
    for seat in (None, *range(state.seats)):
        told = [{**moment, "family": "", "icon": ""} for moment in moments(state, seat)]
        shown[seat] = codes_in(told) & set(state.game.codes)
        assert shown[seat] <= codes_in([event["args"] for event in state.events(seat)])
    assert any(shown[seat] - shown[None] for seat in range(state.seats))


def codes_in(told: Any) -> set[str]:
    """All texts in something made for JSON."""
    if isinstance(told, str):
        return {told}
    if isinstance(told, dict):
        told = [*told.values()]
    return (
        {text for one in told for text in codes_in(one)}
        if isinstance(told, list | tuple)
        else set()
    )
