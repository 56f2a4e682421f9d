"""Random outcomes: a label, probabilities, and a place for those from outside."""

import json
import random
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

import detente
from detente import InvalidInput, State, parse_record
from detente.core.event_log import NOBODY, NUMBER, SEAT, entries
from detente.core.outcomes import (
    Die,
    Draw,
    ForcedOutcome,
    OutcomeKind,
    OutcomeRequest,
    Shuffle,
    format_outcome,
    parse_outcome,
    play_with_oracle,
)
from detente.testing.properties import play_randomly
from tests.core.test_integers import Index, numpy_integer
from tests.toys.sealed_bids.rules import DEALER, DECK, SealedBids

SIX = Die("six", 6)
BET = Die("bet", 6, seat=SEAT, round=NUMBER)


def state() -> State:
    return SealedBids().start(seed=5)


def test_forced_outcomes_come_first() -> None:
    s = state()
    s.outcomes = [4, [7, 6], 0]
    assert s.roll(SIX) == 5
    pile = list(range(8))
    s.shuffle(DECK, pile)
    assert pile[-1] == 7 and pile[-2] == 6
    assert sorted(pile) == list(range(8))
    assert s.draw(DEALER, [1, 0]) == 1
    assert s.outcomes == []


def test_a_clone_uses_up_forced_outcomes_of_its_own() -> None:
    s = state()
    s.outcomes = [3, 1]
    clone = s.clone()
    assert s.roll(SIX) == clone.roll(SIX) == 4
    assert clone.roll(SIX) == 2
    assert (s.outcomes, clone.outcomes) == ([1], [])


@pytest.mark.parametrize("outcome", [6, -1, [1], "2", None, True])
def test_a_bare_number_out_of_range_is_refused(outcome: object) -> None:
    s = state()
    s.outcomes = [outcome]
    with pytest.raises(InvalidInput) as error:
        s.roll(SIX)
    assert error.value.message == "bad-chance-number"
    assert "die six 1-6" in str(error.value)


@pytest.mark.parametrize("outcome", [3, [7, 99], [1, 1]])
def test_a_bare_order_must_name_cards_of_the_pile(outcome: object) -> None:
    s = state()
    s.outcomes = [outcome]
    with pytest.raises(InvalidInput) as error:
        s.shuffle(DECK, [1, 2, 3])
    assert error.value.message == "bad-chance-order"
    assert "shuffle deck (card_1 card_2 card_3)" in str(error.value)


@pytest.mark.parametrize(
    "written",
    [
        {"draw": "dealer", "seat": "east"},
        {"shuffle": "deck", "top": ["card_7", "card_1"]},
        {"shuffle": "deck", "top": []},
        ["card_3"],
        2,
    ],
)
def test_what_is_parsed_is_written_the_same(written: Any) -> None:
    game = SealedBids()
    assert format_outcome(game, parse_outcome(game, written)) == written


@pytest.mark.parametrize(
    "written",
    [
        {"draw": "dealer", "seat": "nobody"},
        {"draw": "dealer", "card": "card_1"},
        {"draw": "dealer:north", "seat": "north"},
        {"draw": "deck", "top": []},
        {"die": "six", "value": 3},
        {"draw": "dealer", "seat": "east", "note": "x"},
        {"draw": 5, "seat": "east"},
        {},
    ],
)
def test_an_outcome_that_the_game_does_not_know_is_refused(written: Any) -> None:
    with pytest.raises(InvalidInput) as error:
        SealedBids().start(outcomes=[written])
    assert error.value.message == "bad-outcome"
    assert "draw dealer" in str(error.value) and "shuffle deck" in str(error.value)


def test_a_labelled_outcome_must_be_the_one_that_is_wanted() -> None:
    game = detente.game("twilight_struggle")
    s = game.start(seed=3)
    while "coup" not in s.legal_moves(s.to_act[0]):
        play_randomly(s, random.Random(s.move_number))
    s.play(s.to_act[0], "coup")
    seat = s.to_act[0]
    place, other = s.legal_moves(seat)[:2]
    side = s.seat_name(seat)

    def forced(label: str, value: int = 4) -> State:
        trial = s.clone()
        trial.outcomes = [parse_outcome(game, {"die": label, "value": value})]
        trial.play(seat, place)
        return trial

    for label in (f"coup:{place}:{side}", f"coup:{place}", "coup"):
        assert forced(label).outcomes == []
    for label in (f"coup:{other}", "space", f"realignment:{place}:{side}"):
        with pytest.raises(InvalidInput) as error:
            forced(label)
        assert error.value.message == "outcome-differs"
        assert f"die coup:{place}:{side} 1-6" in str(error.value) and label in str(error.value)
    with pytest.raises(InvalidInput) as error:
        forced("coup", 7)
    assert error.value.message == "outcome-differs"


def test_dice_and_draws_list_their_outcomes_with_probabilities() -> None:
    die = OutcomeRequest(SIX, (), list(range(1, 7)))
    assert die.outcomes() == [(value, 1 / 6) for value in range(1, 7)]
    draw = OutcomeRequest(Draw("token"), (), [3, 3, 5, 3])
    assert draw.outcomes() == [(3, 0.75), (5, 0.25)]
    assert OutcomeRequest(Shuffle("deck"), (), [1, 2]).outcomes() is None


@pytest.mark.parametrize("name", detente.games())
def test_an_oracle_supplies_every_outcome(name: str) -> None:
    """A random game, in which an oracle repeats what the generator would have brought."""
    rng = random.Random(7)
    s = detente.game(name).start(seed=4)
    asked: list[str] = []
    for _ in range(60):
        if s.over:
            break
        seat = rng.choice(s.to_act)
        action = rng.choice(s.legal_actions(seat))
        ordinary = s.clone()
        ordinary.apply_action(seat, action)
        brought = [
            e for e in entries(ordinary.event_log, ordinary.move_number) if e.audience == NOBODY
        ]

        def oracle(request: OutcomeRequest, trial: State) -> Any:
            asked.append(request.text(trial.game))
            return brought.pop(0).values[-1]  # noqa: B023

        before = s.dump()
        after, forced = play_with_oracle(s, seat, action, oracle)
        assert s.dump() == before
        assert {**after.dump(), "rng": 0} == {**ordinary.dump(), "rng": 0}
        again = s.clone()
        again.outcomes = [*forced]
        again.apply_action(seat, action)
        assert again.dump() == after.dump()
        s = ordinary
    assert asked, "something was random"


@pytest.mark.parametrize("name", detente.games())
def test_every_outcome_is_in_the_event_log_where_no_seat_sees_it(name: str) -> None:
    rng = random.Random(7)
    s = detente.game(name).start(seed=4)
    while not s.over and s.move_number < 200:
        play_randomly(s, rng)
    kinds = s.game.outcome_kinds
    logged = [entry for entry in entries(s.event_log) if entry.kind.message in kinds]
    assert logged
    assert {entry.audience for entry in logged} == {NOBODY}
    shown = {event["id"] for seat in (None, *range(s.seats)) for event in s.events(seat)}
    assert not shown & set(kinds)


def test_a_record_can_list_the_outcomes_as_comments() -> None:
    s = detente.game("twilight_struggle").start(seed=3)
    rng = random.Random(1)
    while s.move_number < 120:
        play_randomly(s, rng)
    text = s.record().text(s, outcomes=True)
    assert "\n# shuffle deck " in text
    assert "\n# die " in text
    assert parse_record(text).record == s.record()
    parse_record(text).verify()


def comments(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("#")]


@pytest.mark.parametrize("name", detente.games())
def test_a_record_lists_the_outcomes_without_a_state(name: str) -> None:
    """It is replayed where nothing says what chance brought."""
    s = detente.game(name).start(seed=3)
    rng = random.Random(1)
    while s.move_number < 60:
        play_randomly(s, rng)
    record = s.record()
    text = record.text(s, outcomes=True)
    assert comments(text)
    without_log = s.game.load(s.dump())
    assert record.text(without_log, outcomes=True) == text
    alone = record.text(outcomes=True)
    assert comments(alone) == comments(text)
    assert parse_record(alone).record == parse_record(text).record == record
    assert comments(record.text(s)) == []


def test_a_record_of_a_game_that_is_not_registered_lists_its_outcomes() -> None:
    s = SealedBids().start(seed=3)
    assert len(comments(s.record().text(SealedBids().load(s.dump()), outcomes=True))) == 2


def test_a_label_may_leave_out_arguments() -> None:
    game = SealedBids()
    kind = Die("bet", 6, seat=SEAT)
    assert kind.label(game, (1,)) == "bet:east"
    assert kind.label(game, ()) == "bet"


class Betting(SealedBids):
    """With a die that somebody rolls for a round."""

    outcome_kinds: ClassVar[dict[str, OutcomeKind]] = {
        **SealedBids.outcome_kinds,
        BET.message: BET,
    }


@pytest.mark.parametrize(
    ("label", "args"), [("bet:east:3", (1, 3)), ("bet:east", (1,)), ("bet", ())]
)
def test_the_parts_of_a_label_are_read(label: str, args: tuple[int, ...]) -> None:
    outcome = parse_outcome(Betting(), {"die": label, "value": 5})
    assert outcome == ForcedOutcome(BET, args, 5)


@pytest.mark.parametrize(
    "written",
    [
        {"die": "bet:nobody", "value": 5},
        {"die": "bet:east:many", "value": 5},
        {"die": "bet:east:3:4", "value": 5},
        {"die": "bet:", "value": 5},
        {"die": "bet", "value": "5"},
        {"die": "bet", "value": True},
        {"die": "bet", "value": None},
        {"die": ["bet"], "value": 5},
        {"shuffle": "deck", "top": "card_1"},
    ],
)
def test_a_label_that_cannot_be_read_is_shown_whole(written: Any) -> None:
    with pytest.raises(InvalidInput) as error:
        parse_outcome(Betting(), written)
    assert error.value.message == "bad-outcome"
    assert json.dumps(written) in str(error.value)
    assert "die bet" in str(error.value)


def test_an_unknown_code_in_an_outcome_is_named() -> None:
    with pytest.raises(InvalidInput, match="card_99"):
        parse_outcome(Betting(), {"shuffle": "deck", "top": ["card_99"]})


def test_what_differs_is_told_in_one_notation() -> None:
    s = Betting().start(seed=1)
    s.outcomes = [ForcedOutcome(BET, (0,), 2)]
    with pytest.raises(InvalidInput) as error:
        s.roll(BET, 1, 3)
    assert str(error.value) == (
        "The game asks for die bet:east:3 1-6 here, but the forced outcome is die bet:north 2."
    )


def test_a_pile_may_hold_the_same_thing_twice() -> None:
    s = state()
    tokens = Shuffle("tokens", NUMBER)
    s.outcomes = [ForcedOutcome(tokens, (), [2, 1, 2])]
    pile = [1, 2, 2, 3]
    s.shuffle(tokens, pile)
    assert pile == [3, 2, 1, 2]
    s.outcomes = [ForcedOutcome(tokens, (), [2, 2, 2])]
    with pytest.raises(InvalidInput) as error:
        s.shuffle(tokens, pile)
    assert error.value.message == "outcome-differs"


def test_an_empty_pile_can_be_shuffled_but_not_drawn_from() -> None:
    s = state()
    s.shuffle(DECK, [])
    s.outcomes = [ForcedOutcome(DECK, (), [])]
    s.shuffle(DECK, [])
    assert s.outcomes == []
    assert OutcomeRequest(DEALER, (), []).outcomes() == []
    with pytest.raises(IndexError):
        s.draw(DEALER, [])
    s.outcomes = [ForcedOutcome(DEALER, (), 0)]
    with pytest.raises(InvalidInput) as error:
        s.draw(DEALER, [])
    assert error.value.message == "outcome-differs"


def test_labels_call_seats_by_the_names_of_the_game() -> None:
    """At a table a seat may be called by its service, and that may change."""
    game = detente.game("agents")
    s = game.start(seed=2)
    rng = random.Random(3)
    while s.seat_names == list(game.seat_names[: s.seats]):
        play_randomly(s, rng)
    kind = Draw("token", SEAT, seat=SEAT)
    s.outcomes = [ForcedOutcome(kind, (1,), 0)]
    assert format_outcome(game, s.outcomes[0]) == {
        "draw": f"token:{game.seat_names[1]}",
        "seat": game.seat_names[0],
    }
    assert s.draw(kind, [0, 1], 1) == 0


def test_an_oracle_with_a_wrong_outcome_is_told_what_was_wanted() -> None:
    s = detente.game("twilight_struggle").start(seed=3)
    while "coup" not in s.legal_moves(s.to_act[0]):
        play_randomly(s, random.Random(s.move_number))
    s.play(s.to_act[0], "coup")
    before = s.dump()
    with pytest.raises(InvalidInput) as error:
        play_with_oracle(s, s.to_act[0], s.legal_actions(s.to_act[0])[0], lambda *_: 7)
    assert error.value.message == "outcome-differs"
    assert s.dump() == before


@pytest.mark.parametrize("number", [Index, numpy_integer])
def test_an_oracle_may_supply_integers_of_numpy(number: Callable[[int], Any]) -> None:
    for name in detente.games():
        rng = random.Random(name)
        s = detente.game(name).start(seed=4)

        def oracle(request: OutcomeRequest, trial: State) -> Any:
            if isinstance(request.kind, Shuffle):
                return tuple(map(number, request.possible))
            return number(request.possible[-1])

        while not s.over and s.move_number < 40:
            seat = rng.choice(s.to_act)
            action = rng.choice(s.legal_actions(seat))
            s, forced = play_with_oracle(s, number(seat), number(action), oracle)
            json.dumps([format_outcome(s.game, one) for one in forced])
        json.dumps([s.dump(), s.dump_event_log()])


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (7, "7"),
        (-1, "-1"),
        (True, "True"),
        (2.0, "2.0"),
        (None, "None"),
        ("5", "5"),
        ([5], "5"),
    ],
)
def test_whatever_an_oracle_supplies_is_shown_beside_what_was_wanted(
    given: Any, shown: str
) -> None:
    s = Betting().start(seed=1)
    s.outcomes = [ForcedOutcome(BET, (1, 3), given)]
    with pytest.raises(InvalidInput) as error:
        s.roll(BET, 1, 3)
    assert error.value.message == "outcome-differs"
    assert error.value.args_["given"] == f"die bet:east:3 {shown}"
    assert "die bet:east:3 1-6" in str(error.value)


@pytest.mark.parametrize("given", [10**6, -1, None, "card_1", [0]])
@pytest.mark.parametrize("kind", [DEALER, Draw("card"), DECK])
def test_what_is_no_code_and_no_seat_is_shown_as_well(kind: OutcomeKind, given: Any) -> None:
    s = state()
    request = OutcomeRequest(kind, (), [3, 4])
    with pytest.raises(InvalidInput) as error:
        request.value_of(s.game, ForcedOutcome(kind, (), given))
    assert error.value.message == "outcome-differs"
    assert request.text(s.game) in str(error.value)


def test_outcomes_of_an_oracle_can_be_forced_from_the_start() -> None:
    """A record has them in JSON, whatever was given and is done to the list later."""
    game = SealedBids()
    given: list[Any] = [
        ForcedOutcome(DECK, (), [7, 1]),
        {"draw": "dealer", "seat": "east"},
    ]
    s = game.start(seed=5, outcomes=given)
    given.clear()
    assert s.origin == {
        "seed": 5,
        "outcomes": [
            {"shuffle": "deck", "top": ["card_7", "card_1"]},
            {"draw": "dealer", "seat": "east"},
        ],
    }
    assert parse_record(s.record().text(s)).verify(game) == s


def test_an_oracle_comes_before_the_forced_outcomes_of_a_state() -> None:
    s = detente.game("twilight_struggle").start(seed=3)
    seat = s.to_act[0]
    s.outcomes = [3]
    after, forced = play_with_oracle(s, seat, s.legal_actions(seat)[0], lambda *_: 1)
    assert (forced, after.outcomes, s.outcomes) == ([], [], [3])
