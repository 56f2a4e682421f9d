"""Every lesson as a learner goes through it: the script fits the rules, the words the script."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import detente
from detente.core.errors import IllegalMove, InvalidInput
from detente.lessons import Lesson, follow, lesson, lessons, shows
from detente.testing.package.lessons import ways
from detente.texts import LANGUAGES, Texts
from tests.server.company import company, run

GAMES = Path(detente.__file__).parent / "games"
ALL = [one for game in detente.games() for one in lessons(game)]
by_lesson = pytest.mark.parametrize("taught", ALL, ids=[f"{one.game}/{one.id}" for one in ALL])
by_language = pytest.mark.parametrize("language", LANGUAGES)


def main_way(taught: Lesson) -> tuple[str, ...]:
    return next(ways(taught))


# --- the script -----------------------------------------------------------------------------------


def test_twilight_struggle_is_taught_and_a_game_may_have_no_lessons() -> None:
    assert len(lessons("twilight_struggle")) >= 6
    assert all(3 <= len(one.steps) <= 7 for one in lessons("twilight_struggle"))
    assert lessons("agents") == ()
    with pytest.raises(InvalidInput, match="Unknown game"):
        lessons("chess")


@by_lesson
def test_every_way_leads_to_the_end_and_shows_what_is_promised(taught: Lesson) -> None:
    assert shows(taught.start.view(taught.seat), taught.given)
    taken = 0
    for way in ways(taught):
        taken += 1
        for count, step in enumerate(taught.steps, start=1):
            progress = follow(taught, way[:count])
            state = progress.state
            assert (progress.step, progress.wrong) == (count, None)
            assert shows(state.view(taught.seat), step.then), (way[:count], step.then)
            assert count == len(way) or taught.seat in state.to_act
            state.check()
            state.check_agenda()
        assert not state.over
        assert state.outcomes == []  # All that was rolled was scripted, and all is rolled.
    assert taken


@by_lesson
def test_what_is_legal_but_not_meant_changes_nothing(taught: Lesson) -> None:
    way = main_way(taught)
    for count, step in enumerate(taught.steps):
        before = follow(taught, way[:count])
        for code in before.state.legal_moves(taught.seat):
            if step.accepts(code):
                continue
            for rest in ((), ("ops",)):  # Whatever follows a wrong move was not made either.
                moves = (*way[:count], code, *rest)[: len(way)]
                astray = follow(taught, moves)
                assert (astray.step, astray.wrong) == (count, code)
                assert astray.state.dump() == before.state.dump()
                assert astray.since == before.since


@by_lesson
def test_what_the_rules_forbid_is_refused(taught: Lesson) -> None:
    way = main_way(taught)
    for count in range(len(way)):
        offered = follow(taught, way[:count]).state.legal_moves(taught.seat)
        for code in (*taught.start.game.codes[::20], "", "nonsense", "𝔸" * 64):
            if code not in offered:
                with pytest.raises(IllegalMove):
                    follow(taught, (*way[:count], code))


@by_lesson
def test_a_lesson_is_as_long_as_it_is(taught: Lesson) -> None:
    before = taught.start.dump()
    with pytest.raises(InvalidInput, match="step"):
        follow(taught, (*main_way(taught), "ops"))
    assert taught.start.dump() == before


def test_the_last_step_tells_what_has_happened_since() -> None:
    coup = lesson("twilight_struggle", "coup")
    way = main_way(coup)
    events = [follow(coup, way[:count]).state.events(coup.seat) for count in (3, 4)]
    progress = follow(coup, way)
    assert [event for event in events[1] if event["move_number"] > progress.since] == events[1][
        len(events[0]) :
    ]
    assert "coup-rolled" in {event["id"] for event in events[1][len(events[0]) :]}


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({"vp": 3}, True),
        ({"vp": 4}, False),
        ({"us": {"control": ["iran"]}}, True),
        ({"us": {"control": ["iran", "egypt"]}}, False),
        ({"us": {"control": ["italy", "iran"], "level": "presence"}}, True),
        ({"moves": [{"move": "b"}]}, True),
        ({"moves": [{"move": "a", "hint": {"probability": [5, 6]}}]}, True),
        ({"moves": [{"move": "b", "hint": {"probability": [5, 6]}}]}, False),
        ({"nowhere": 1}, False),
        ({"vp": {"deep": 1}}, False),
        ({"vp": [3]}, False),
        ({}, True),
    ],
)
def test_what_a_view_shows(wanted: Any, found: bool) -> None:
    moves = [{"move": "a", "hint": {"probability": [5, 6]}}, {"move": "b"}]
    us = {"control": ["iran", "italy"], "level": "presence"}
    assert shows({"vp": 3, "us": us, "moves": moves}, wanted) is found


# --- the words ------------------------------------------------------------------------------------


@cache
def messages(language: str) -> dict[str, Message]:
    files = sorted(GAMES.glob(f"*/lessons/{language}.ftl"))
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    entries = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)]
    return {entry.id.name: entry for entry in entries}


def attributes(message: Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


@by_language
def test_every_lesson_has_its_words_and_no_word_is_left_over(language: str) -> None:
    wanted: dict[str, set[str]] = {}
    for one in ALL:
        way = main_way(one)
        wanted[one.message()] = {"about"}
        wanted[one.message("end")] = set()
        for count, step in enumerate(one.steps):
            moves = follow(one, way[:count]).state.legal_moves(one.seat)
            others = {code for code in moves if not step.accepts(code)}
            found = messages(language)[one.message(count + 1)]
            own = {f"wrong-{code}" for code in others} & attributes(found)
            wanted[one.message(count + 1)] = own | ({"wrong"} if others else set())
    found_all = messages(language)
    assert {name: attributes(message) for name, message in found_all.items()} == wanted
    assert all(message.value is not None for message in found_all.values())


@pytest.mark.parametrize("language", ["en", "fr"])  # Russian declines the names of cards.
def test_the_teacher_names_the_card_that_is_meant(language: str) -> None:
    named = 0
    for one in ALL:
        texts = Texts(language, one.game)
        for number, step in enumerate(one.steps, start=1):
            if step.expect and one.start.game.describe(step.expect[0]).get("kind") == "card":
                source = messages(language)[one.message(number)]
                assert source.value is not None
                words = "".join(getattr(part, "value", "") for part in source.value.elements)
                assert texts.name(step.expect[0]) in words, one.message(number)
                named += 1
    assert named > len(ALL)


# --- over the wire --------------------------------------------------------------------------------


def test_a_lesson_over_the_wire(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann = await here.guest("Ann")
            listed = await ann.get("/games/twilight_struggle/lessons")
            assert [row["id"] for row in listed] == [o.id for o in lessons("twilight_struggle")]
            assert {"id": "coup", "seat": "ussr", "steps": 4} in listed
            assert await ann.get("/games/agents/lessons") == []
            counts = {info["name"]: info["lessons"] for info in await ann.get("/games")}
            assert counts["twilight_struggle"] == len(listed) and counts["agents"] == 0

            coup = "/lessons/twilight_struggle/coup"
            begun = await ann.post(coup, {"moves": []})
            assert (begun["step"], begun["steps"], begun["done"]) == (0, 4, False)
            assert begun["say"] == "lesson-twilight_struggle-coup-1"
            assert begun["expect"] == ["socialist_governments"] and begun["wrong"] is None
            assert begun["view"]["seat"] == "ussr" and begun["view"]["prompt"]["moves"]
            assert begun["view"]["board"]["sides"]["us"]["hand"] == []  # Nothing leaks here either.

            astray = await ann.post(coup, {"moves": ["socialist_governments", "event"]})
            assert (astray["step"], astray["wrong"]) == (1, "event")
            ended = await ann.post(
                coup, {"moves": ["socialist_governments", "ops", "coup", "iran"]}
            )
            assert (ended["say"], ended["done"]) == ("lesson-twilight_struggle-coup-end", True)
            assert ended["expect"] == [] and ended["view"]["board"]["defcon"] == 4
            assert any(event["move_number"] > ended["events_from"] for event in ended["events"])
            assert (await ann.post(coup, {"moves": []})) == begun  # Nothing is kept.

    run(story())


@pytest.mark.parametrize(
    ("path", "body", "status", "error"),
    [
        ("twilight_struggle/coup", {"moves": ["nasser", "ops"]}, 200, None),
        ("twilight_struggle/coup", {"moves": ["nato"]}, 422, "refused-not-in-hand"),
        ("twilight_struggle/coup", {"moves": ["x" * 20_000]}, 422, "refused-no-such-code"),
        ("twilight_struggle/coup", {"moves": ["\x00\ud7ff"]}, 422, "refused-no-such-code"),
        ("twilight_struggle/coup", {"moves": ["ops"] * 3000}, 400, "lesson-too-long"),
        ("twilight_struggle/coup", {"moves": "ops"}, 400, "request-invalid"),
        ("twilight_struggle/coup", {"moves": [7]}, 400, "request-invalid"),
        ("twilight_struggle/coup", {"moves": [], "seat": "us"}, 400, "request-invalid"),
        ("twilight_struggle/coup", {}, 400, "request-invalid"),
        ("twilight_struggle/coup", [], 400, "request-invalid"),
        ("twilight_struggle/coup", {"moves": ["x" * 40_000]}, 413, "request-too-large"),
        ("twilight_struggle/nothing", {"moves": []}, 404, "unknown-lesson"),
        ("agents/coup", {"moves": []}, 404, "unknown-lesson"),
        ("chess/coup", {"moves": []}, 404, "unknown-game"),
        ("..%2fcore/coup", {"moves": []}, 404, "request-not-found"),
    ],
)
def test_hostile_learners(
    path: str, body: Any, status: int, error: str | None, tmp_path: Path
) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann = await here.guest("Ann")
            answer = await ann.http.post(f"/api/lessons/{path}", json=body)
            assert answer.status_code == status
            if error:
                assert answer.json()["error"] == error
                assert 0 < len(answer.json()["text"]) < 1000

    run(story())


def test_a_page_of_another_site_teaches_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann = await here.guest("Ann")
            del ann.http.headers["X-CSRF-Token"]
            answer = await ann.http.post("/api/lessons/twilight_struggle/coup", json={"moves": []})
            assert (answer.status_code, answer.json()["error"]) == (403, "request-csrf")

    run(story())
