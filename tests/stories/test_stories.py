"""The kit of stories: moments, their grouping, lines, and a game that brings none."""

import random
from typing import Any

import pytest

import detente
from detente import registry
from detente.core.event_log import NUMBER, SEAT, EventKind
from detente.core.state import State
from detente.core.view_types import Event
from detente.stories import (
    BEAT,
    MARK,
    SCENE,
    Moment,
    Stories,
    Teller,
    Telling,
    lines,
    recap,
    stories_of,
)
from detente.testing.properties import play_randomly
from detente.texts import Texts
from tests.toys import dice_race

CARD = EventKind("card", side=SEAT)
POINT = EventKind("point", side=SEAT, count=NUMBER)
DEALT = EventKind("dealt")
ROUND = EventKind("round")
LEAD = EventKind("lead", side=SEAT, lead=NUMBER)


def points(args: Any) -> list[tuple[str, int]]:
    return [("warsaw", args["count"])]


STORIES = Stories(
    Telling((CARD,), family="card", weight=BEAT, icon="card", opens=True),
    Telling(
        (POINT,),
        family="placing",
        weight=MARK,
        icon="marker",
        touches=points,
        chips=lambda args: [{"kind": "vp", "side": args["side"], "change": args["count"]}],
        sets=lambda args: {f"points.{args['side']}": args["count"]},
    ),
    Telling(
        (LEAD,),
        family="lead",
        weight=lambda args: SCENE if args["lead"] > 9 else BEAT,
        icon="star",
        aside=lambda args, begins: not begins,
    ),
    quiet=(DEALT,),
    ends=(ROUND,),
    chips=("vp",),
)


def event(number: int, kind: EventKind, by: str | None = None, **args: Any) -> Event:
    return {"move_number": number, "by": by, "id": kind.message, "args": args}


def tell(*events: Event) -> list[Moment]:
    return Teller(STORIES).tell(events)


def test_a_moment_says_what_is_known_of_an_event_and_leaves_out_what_is_empty() -> None:
    assert tell(event(3, CARD, "us", side="us")) == [
        {
            "move_number": 3,
            "by": "us",
            "actor": "us",
            "family": "card",
            "icon": "card",
            "weight": BEAT,
            "opens": True,
            "head": {"id": "card", "args": {"side": "us"}},
        }
    ]


def test_small_moments_of_one_actor_family_and_move_are_one() -> None:
    told = tell(
        event(1, CARD, side="us"),
        event(2, POINT, side="us", count=1),
        event(2, POINT, side="us", count=2),
        event(2, POINT, side="ussr", count=1),
        event(3, POINT, side="ussr", count=1),
    )
    assert [moment.get("touches") for moment in told] == [
        None,
        [("warsaw", 3)],
        [("warsaw", 1)],
        [("warsaw", 1)],
    ]
    assert told[1]["chips"] == [{"kind": "vp", "side": "us", "change": 3}]
    assert told[1]["sets"] == {"points.us": 2}


def test_quiet_events_make_no_moment_and_unknown_ones_a_plain_one() -> None:
    unknown: Event = {"move_number": 1, "by": "us", "id": "of-a-newer-program", "args": {}}
    told = tell(event(0, DEALT), unknown)
    assert [(moment["family"], moment["actor"]) for moment in told] == [("event", "us")]
    assert STORIES.missing(["card", "dealt", "new"]) == ["new"]


def test_a_card_holds_what_both_sides_do_until_the_next_one() -> None:
    told = tell(
        event(1, CARD, side="us"),
        event(2, POINT, side="ussr", count=1),
        event(3, CARD, side="us"),
        event(4, POINT, side="us", count=1),
    )
    assert [len(story.moments) for story in recap(told, 0)] == [2, 2]
    assert [story.actor for story in recap(told, 3)] == ["us"]


def test_a_quiet_event_can_end_a_story_and_the_next_begins_with_whatever_is_told() -> None:
    teller = Teller(STORIES)
    told = teller.tell(
        [
            event(1, CARD, side="us"),
            event(1, ROUND),
            event(2, POINT, side="us", count=1),
            event(2, CARD, side="us"),
        ]
    )
    assert [moment.get("opens") for moment in told] == [True, True, True]
    assert teller.starts == [0, 1, 3]  # In the log the story begins with the round.


def test_how_much_an_event_weighs_can_depend_on_what_it_tells() -> None:
    told = tell(event(1, LEAD, side="us", lead=9), event(1, LEAD, side="us", lead=10))
    assert [moment["weight"] for moment in told] == [BEAT, SCENE]


def test_what_no_kind_opens_belongs_together_as_long_as_one_seat_acts() -> None:
    told = tell(
        event(1, POINT, side="us", count=1),
        event(2, POINT, side="us", count=1),
        event(3, POINT, side="ussr", count=1),
    )
    assert [story.actor for story in recap(told, 0)] == ["us", "ussr"]


def test_a_weight_may_depend_on_the_arguments() -> None:
    telling = Telling(
        (POINT,), "placing", lambda args: MARK if args["count"] < 3 else BEAT, "marker"
    )
    points = [event(1, POINT, side="us", count=count) for count in (2, 3)]
    assert [moment["weight"] for moment in Teller(Stories(telling)).tell(points)] == [MARK, BEAT]


def test_telling_in_pieces_says_the_same() -> None:
    events = [event(1, CARD, side="us"), *(event(n, POINT, side="us", count=1) for n in (2, 3, 4))]
    teller = Teller(STORIES)
    assert [moment for one in events for moment in teller.tell([one])] == tell(*events)


def test_a_kind_cannot_be_told_twice() -> None:
    with pytest.raises(ValueError, match="card is told twice"):
        Stories(Telling((CARD,), "a", 1, "a"), quiet=(CARD,))


# --- lines ----------------------------------------------------------------------------------------


def test_what_stands_aside_is_said_only_where_nothing_else_is() -> None:
    lead = event(1, LEAD, side="us", lead=1)
    [alone] = recap(tell(lead), 0)
    [with_card] = recap(tell(event(1, CARD, side="us"), lead), 0)
    assert [head["id"] for head in alone.heads] == ["lead"]
    assert [head["id"] for head in with_card.heads] == ["card"]


def test_a_piece_that_changed_for_another_side_says_so() -> None:
    told = tell(
        event(1, CARD, side="us"),
        event(1, POINT, side="us", count=1),
        event(1, POINT, side="ussr", count=-1),
    )
    [line], _ = lines(recap(told, 0), Texts("en", "twilight_struggle"))
    assert line.text.endswith(": warsaw +1, warsaw −1 USSR")


def test_too_many_lines_become_one_an_actor_and_nothing_that_counts_is_lost() -> None:
    told = tell(
        *(event(n, CARD, side="us" if n % 20 < 10 else "ussr") for n in range(40)),
        event(41, POINT, side="ussr", count=2),
    )
    shown, left = lines(recap(told, 0), Texts("en"))
    assert [line.told.actor for line in shown] == ["us", "ussr", "us", "ussr"]
    assert left == 0
    assert shown[-1].told.chips == [{"kind": "vp", "side": "ussr", "change": 2}]


def test_seven_lines_at_most_and_one_of_each_actor() -> None:
    sides = [*["us", "ussr"] * 10, "mi6"]
    told = tell(*(event(n, CARD, side=side) for n, side in enumerate(sides)))
    shown, left = lines(recap(told, 0), Texts("en"))
    assert (len(shown), left) == (7, 14)
    assert {line.told.actor for line in shown} == {"us", "ussr", "mi6"}


def told_line(*moments: tuple[str, str, int, bool]) -> str:
    """The line of a story of moments: each a sentence, a family, a weight, and whether it is vital.

    An unknown message is shown as it is.
    """
    story: list[Moment] = []
    for text, family, weight, vital in moments:
        moment: Moment = {
            "move_number": 1,
            "family": family,
            "icon": "",
            "weight": weight,
            "head": {"id": text, "args": {}},
        }
        story.append({**moment, "vital": True} if vital else moment)
    [line], _ = lines(recap(story, 0), Texts("en"))
    return line.text


def test_a_line_that_is_too_long_leaves_out_the_lightest() -> None:
    first, light, heavy = ("A" * 40, "a", BEAT, False), ("b" * 40, "b", BEAT, False), "c" * 40
    assert told_line(first, light) == f"{first[0]} · {light[0]}"
    assert told_line(first, light, (heavy, "c", SCENE, False)) == f"{first[0]} · {heavy} …"
    assert told_line(("A" * 95, "a", BEAT, False), light) == "A" * 95 + " …"


def test_of_equals_one_whose_family_has_most_is_left_out_and_of_these_the_earliest() -> None:
    first, alone = ("A" * 30, "a", BEAT, False), ("b" * 20, "b", BEAT, False)
    looks = [(letter * 20, "look", BEAT, False) for letter in "xyz"]
    assert told_line(first, alone, *looks) == " · ".join([first[0], alone[0], looks[2][0]]) + " …"


def test_what_is_vital_stays_and_may_make_the_line_a_little_longer() -> None:
    first, lost, heavy = ("A" * 30, "a", BEAT, False), ("b" * 40, "b", BEAT, True), "c" * 40
    assert told_line(first, lost, (heavy, "c", SCENE, False)) == f"{first[0]} · {lost[0]} …"
    assert told_line(first, lost, ("c" * 30, "b", BEAT, True)).endswith("c" * 30)
    assert len(told_line(first, lost, (heavy, "b", BEAT, True))) <= 110


def test_a_chip_is_told_its_change_with_its_sign_and_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[dict[str, Any]] = []

    def say(_: Texts, message: str, /, **args: object) -> str:
        said.append(args)
        return message

    monkeypatch.setattr(Texts, "say", say)
    lines(recap(tell(event(1, POINT, side="us", count=-2)), 0), Texts("en"))
    assert {"kind": "vp", "side": "us", "change": "−2", "sign": "−", "amount": 2} in said


def test_what_concerns_the_reader_is_left_out_last() -> None:
    sides = ["us", "ussr"] * 10
    told = tell(
        *(event(n, CARD, side=side) for n, side in enumerate(sides)),
        event(30, POINT, side="mi6", count=1),
    )
    early = recap(told, 0)
    early.insert(0, early.pop())  # what MI6 gained lies farthest back
    shown, _ = lines([*early, *recap(tell(event(40, CARD, side="mi6")), 0)], Texts("en"), "mi6")
    assert any(line.told.chips for line in shown)


# --- games ----------------------------------------------------------------------------------------


def played(game: str) -> State:
    """A random game to its end."""
    state, rng = detente.game(game).start(2, seed=1), random.Random(1)
    while not state.over:
        play_randomly(state, rng)
    return state


def test_a_game_without_stories_has_one_for_each_event() -> None:
    with registry.registered(dice_race.PACKAGE):
        state = played("dice_race")
        told = Teller(stories_of("dice_race")).tell(state.events(0))
    assert len(told) > 3
    assert [moment.get("opens") for moment in told] == [True] * len(state.events(0))
