"""The referee: people say what happens, the engine checks it without knowing the hands."""

import pytest

import detente
from detente import parse_record
from detente.console.referee import Question
from detente.core.errors import IllegalMove, InvalidInput
from detente.core.outcomes import Oracle, OutcomeRequest, play_with_oracle
from detente.core.record import Record
from detente.core.state import State
from detente.games.twilight_struggle.reconstruction.outcomes import Move
from detente.games.twilight_struggle.reconstruction.trajectory import Trajectory, trajectory_of
from detente.games.twilight_struggle.referee.referee import (
    Referee,
    new_referee,
    resumed_referee,
)
from detente.games.twilight_struggle.rules.cards import cards_in, code
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.texts import LANGUAGES, Texts
from tests.games.twilight_struggle.played import KnownAnswers, played_game, public


def follow(answers: KnownAnswers, referee: Referee, moves: int | None = None) -> None:
    """Tell the referee a game, move after move; after each the boards are the same."""
    game = answers.game
    for number, move in enumerate(game.moves[:moves]):
        answers.start_move(number)
        referee.play(move.seat, move.action, answers)
        assert public(referee.state) == public(game.states[number + 1]), number


@pytest.mark.parametrize("optional_cards", [False, True])
@pytest.mark.parametrize("edition", ["second", "deluxe"])
@pytest.mark.slow
def test_any_game_can_be_refereed(edition: str, optional_cards: bool) -> None:
    """Whatever the true hands were, none of the choices made from them is refused."""
    game = played_game("Geneva", edition=edition, optional_cards=optional_cards, us_bonus=2)
    referee = new_referee(game.rules)
    follow(KnownAnswers(game), referee)
    assert referee.state.result == game.state.result
    referee.state.check()


def test_a_refused_choice_changes_nothing() -> None:
    game = played_game("Vienna", most=120)
    referee = new_referee(game.rules)
    answers = KnownAnswers(game)
    follow(answers, referee)
    before = referee.trajectory
    seat = referee.state.to_act[0]
    seen = cards_in(referee.state.discard | referee.state.removed)[0]
    with pytest.raises(IllegalMove):
        referee.play(seat, seen, answers)
    assert referee.trajectory is before


def test_what_lies_open_is_in_no_hand() -> None:
    """A card that everybody has seen on the pile cannot be drawn from a hand."""
    game = played_game("Yalta", most=60)
    referee = new_referee(game.rules)
    follow(KnownAnswers(game), referee)
    for card in cards_in(referee.state.discard | referee.state.removed):
        for side in (US, USSR):
            assert not referee.assignment.reassign([(side, card)])


def test_no_more_than_all_cards_can_be_in_a_hand() -> None:
    """Ten hidden cards are too many for a hand of eight, any eight are not."""
    referee = new_referee(played_game("Potsdam", most=16).rules)
    hidden = referee.assignment.hidden
    assert not referee.assignment.reassign([(US, card) for card in hidden[:10]])
    assert referee.assignment.reassign([(US, card) for card in hidden[-8:]])
    assert cards_in(referee.state.hand[US]) == hidden[-8:]


def test_the_same_card_is_not_in_both_hands() -> None:
    referee = new_referee(played_game("Malta", most=1).rules)
    card = code("fidel")
    assert referee.assignment.reassign([(US, card)]) and referee.state.holds(US, card)
    assert referee.assignment.reassign([(USSR, card)]) and referee.state.holds(USSR, card)
    assert not referee.state.holds(US, card)


def test_undo_takes_back_dice_too() -> None:
    game = played_game("Helsinki", most=80)
    referee = new_referee(game.rules)
    answers = KnownAnswers(game)
    follow(answers, referee, 60)
    earlier = public(referee.state)
    for number in range(60, 80):
        answers.start_move(number)
        referee.play(game.moves[number].seat, game.moves[number].action, answers)
    for _ in range(20):
        referee.undo()
    assert public(referee.state) == earlier
    follow_on = KnownAnswers(game)
    for number in range(60, 80):
        follow_on.start_move(number)
        referee.play(game.moves[number].seat, game.moves[number].action, follow_on)
    assert public(referee.state) == public(game.state)


def test_nothing_can_be_undone_before_the_first_choice() -> None:
    with pytest.raises(InvalidInput):
        new_referee(played_game("Oslo", most=1).rules).undo()


@pytest.mark.slow
def test_a_refereed_game_goes_on_from_its_record() -> None:
    """Hands may still be supposed otherwise after that: nothing of the past is lost."""
    game = played_game("Camp David", most=400, edition="deluxe", optional_cards=True)
    referee = new_referee(game.rules)
    answers = KnownAnswers(game)
    middle = len(game.moves) // 2
    follow(answers, referee, middle)
    resumed = Referee(trajectory_of(referee.record({})))
    assert resumed.state.dump() == referee.state.dump()
    for number in range(middle, len(game.moves)):
        answers.start_move(number)
        resumed.play(game.moves[number].seat, game.moves[number].action, answers)
        assert public(resumed.state) == public(game.states[number + 1])


def test_all_outcomes_of_a_recorded_game_are_labelled() -> None:
    game = played_game("Berlin", most=300)
    outcomes = game.record({}).origin["outcomes"]
    assert all(isinstance(outcome, dict) for outcome in outcomes)
    assert {next(iter(outcome)) for outcome in outcomes} == {"die", "draw", "shuffle"}


def bare(game: Trajectory) -> Record:
    """The record as it was written before outcomes had labels."""
    outcomes: list[object] = [[game.rules.codes[card] for card in game.opening]]
    for number, move in enumerate(game.moves):
        play_with_oracle(game.states[number], move.seat, move.action, unlabelled(move, outcomes))
    record = game.record({})
    record.origin = {"seed": 0, "outcomes": outcomes}
    return record


def unlabelled(move: Move, written: list[object]) -> Oracle:
    """An oracle that repeats the outcomes of a move and writes them without their labels."""
    values = [outcome.value for outcome in move.outcomes]

    def oracle(request: OutcomeRequest, trial: State) -> int | list[int]:
        value = values.pop(0)
        if isinstance(value, list):
            written.append([trial.game.codes[card] for card in value])
        else:
            written.append(request.possible.index(value))
        return value

    return oracle


def test_records_of_before_go_on() -> None:
    """A number counted from 0 for a die or a card of a hand, a list of codes for a shuffle."""
    game = played_game("Berlin", most=300)
    record = parse_record(bare(game).text(game.state)).record
    assert {type(outcome) for outcome in record.origin["outcomes"]} == {int, list}
    assert record.replay().dump() == game.state.dump()
    resumed = resumed_referee(record)
    assert resumed.state.dump() == game.state.dump()
    assert resumed.trajectory.moves == game.moves
    assert resumed.record({}).origin == game.record({}).origin


@pytest.mark.parametrize("left_out", [0, 40, -1])
def test_a_record_without_one_of_its_outcomes_is_refused(left_out: int) -> None:
    record = played_game("Berlin", most=300).record({})
    del record.origin["outcomes"][left_out]
    with pytest.raises(InvalidInput) as error:
        resumed_referee(record)
    assert error.value.message in ("referee-foreign-record", "outcome-differs")


def test_a_record_with_half_a_shuffle_is_refused() -> None:
    record = played_game("Berlin", most=20).record({})
    del record.origin["outcomes"][0]["top"][5:]
    with pytest.raises(InvalidInput) as error:
        resumed_referee(record)
    assert error.value.message == "referee-foreign-record"


def test_a_question_says_what_it_is_about() -> None:
    game = played_game("Vienna", most=120)
    asked: list[Question] = []
    answers = KnownAnswers(game)
    referee = new_referee(game.rules)

    def ask(question: Question) -> list[int]:
        asked.append(question)
        return answers(question)

    for number, move in enumerate(game.moves):
        answers.start_move(number)
        referee.play(move.seat, move.action, ask)
    dice = [question for question in asked if question.highest]
    assert dice and all(question.highest == 6 for question in dice)
    for question in asked:
        for language in LANGUAGES:
            texts = Texts(language, "twilight_struggle")
            sentence = texts.say(question.message, **dict(question.args), most=question.highest)
            for _, code_ in question.args:
                assert texts.name(code_) in sentence


def test_hands_that_would_have_to_be_shown_are_not_refereed() -> None:
    with pytest.raises(InvalidInput, match="With reveal_held=true, hands would have to be shown"):
        new_referee(detente.game("twilight_struggle", reveal_held=True))


def test_the_record_of_a_refereed_game_holds() -> None:
    game = played_game("Jalta", most=200)
    referee = new_referee(game.rules)
    follow(KnownAnswers(game), referee)
    state = referee.record({}).replay()
    assert state.dump() == referee.state.dump()
