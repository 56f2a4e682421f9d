"""The referee: people tell, the engine keeps the books without knowing the hands."""

import pytest

from detente.core.errors import BadInput, Refused
from detente.games.twilight_struggle.reconstruction.trajectory import path_of
from detente.games.twilight_struggle.referee.referee import Referee, new_referee
from detente.games.twilight_struggle.rules.cards import cards_in, code
from detente.games.twilight_struggle.rules.sides import US, USSR
from tests.games.twilight_struggle.played import Memory, played_game, public


def follow(told: Memory, referee: Referee, moves: int | None = None) -> None:
    """Tell the referee a game, move after move; after each the boards are the same."""
    path = told.path
    for number, move in enumerate(path.moves[:moves]):
        told.recall(number)
        referee.choose(move.seat, move.action, told)
        assert public(referee.state) == public(path.states[number + 1]), number


@pytest.mark.parametrize("optional_cards", [False, True])
@pytest.mark.parametrize("edition", ["second", "deluxe"])
@pytest.mark.slow
def test_any_game_can_be_refereed(edition: str, optional_cards: bool) -> None:
    """Whatever the true hands were, none of the choices made from them is refused."""
    path = played_game("Geneva", edition=edition, optional_cards=optional_cards, us_bonus=2)
    referee = new_referee(path.rules)
    follow(Memory(path), referee)
    assert referee.state.result == path.state.result
    referee.state.check()


def test_a_refused_choice_changes_nothing() -> None:
    path = played_game("Vienna", most=120)
    referee = new_referee(path.rules)
    told = Memory(path)
    follow(told, referee)
    before = referee.path
    seat = referee.state.to_act[0]
    seen = cards_in(referee.state.discard | referee.state.removed)[0]
    with pytest.raises(Refused):
        referee.choose(seat, seen, told)
    assert referee.path is before


def test_what_lies_open_is_in_no_hand() -> None:
    """A card that everybody has seen on the pile cannot be drawn from a hand."""
    path = played_game("Yalta", most=60)
    referee = new_referee(path.rules)
    follow(Memory(path), referee)
    for card in cards_in(referee.state.discard | referee.state.removed):
        for side in (US, USSR):
            assert not referee.deal.suppose([(side, card)])


def test_no_more_than_all_cards_can_be_in_a_hand() -> None:
    """Ten hidden cards are too many for a hand of eight, any eight are not."""
    referee = new_referee(played_game("Potsdam", most=16).rules)
    hidden = referee.deal.hidden
    assert not referee.deal.suppose([(US, card) for card in hidden[:10]])
    assert referee.deal.suppose([(US, card) for card in hidden[-8:]])
    assert cards_in(referee.state.hand[US]) == hidden[-8:]


def test_the_same_card_is_not_in_both_hands() -> None:
    referee = new_referee(played_game("Malta", most=1).rules)
    card = code("fidel")
    assert referee.deal.suppose([(US, card)]) and referee.state.holds(US, card)
    assert referee.deal.suppose([(USSR, card)]) and referee.state.holds(USSR, card)
    assert not referee.state.holds(US, card)


def test_undo_takes_back_dice_too() -> None:
    path = played_game("Helsinki", most=80)
    referee = new_referee(path.rules)
    told = Memory(path)
    follow(told, referee, 60)
    earlier = public(referee.state)
    for number in range(60, 80):
        told.recall(number)
        referee.choose(path.moves[number].seat, path.moves[number].action, told)
    for _ in range(20):
        referee.undo()
    assert public(referee.state) == earlier
    follow_on = Memory(path)
    for number in range(60, 80):
        follow_on.recall(number)
        referee.choose(path.moves[number].seat, path.moves[number].action, follow_on)
    assert public(referee.state) == public(path.state)


def test_nothing_can_be_undone_before_the_first_choice() -> None:
    with pytest.raises(BadInput):
        new_referee(played_game("Oslo", most=1).rules).undo()


@pytest.mark.slow
def test_a_refereed_game_goes_on_from_its_record() -> None:
    """Hands may still be supposed otherwise after that: nothing of the past is lost."""
    path = played_game("Camp David", most=400, edition="deluxe", optional_cards=True)
    referee = new_referee(path.rules)
    told = Memory(path)
    middle = len(path.moves) // 2
    follow(told, referee, middle)
    resumed = Referee(path_of(referee.record({})))
    assert resumed.state.dump() == referee.state.dump()
    for number in range(middle, len(path.moves)):
        told.recall(number)
        resumed.choose(path.moves[number].seat, path.moves[number].action, told)
        assert public(resumed.state) == public(path.states[number + 1])


def test_the_record_of_a_refereed_game_holds() -> None:
    path = played_game("Jalta", most=200)
    referee = new_referee(path.rules)
    follow(Memory(path), referee)
    state = referee.record({}).replay()
    assert state.dump() == referee.state.dump()
