"""The options: their values, their defaults, what each of them changes."""

import pytest

import detente
from detente.core.errors import InvalidInput
from detente.games.secret_power.rules.state import Conspiracy
from tests.games.playing import asked
from tests.games.secret_power.positions import hand

VALUES: dict[str, tuple[object, ...]] = {
    "professionals": (False, True),
    "treaties": ("choose", "deal", "draft"),
    "wars": ("timed", "shuffled"),
    "falcon": ("beginner", "medium", "high", "maximum"),
    "personality": ("negotiator", "manager"),
}


def start(seats: int, **settings: object) -> Conspiracy:
    s = detente.game("secret_power", **settings).start(seats, seed=1)
    assert isinstance(s, Conspiracy)
    return s


@pytest.mark.rule("SP-O-01", "SP-O-02", "SP-O-03", "SP-O-04", "SP-O-05")
@pytest.mark.parametrize("option", VALUES)
def test_an_option_takes_its_own_values_and_the_first_by_default(option: str) -> None:
    game = detente.game("secret_power")
    assert sorted(game.options) == sorted(VALUES)
    assert game.options[option].allowed == VALUES[option]
    assert game.settings[option] == VALUES[option][0]
    for value in VALUES[option]:
        assert detente.game("secret_power", **{option: value}).settings[option] == value
    with pytest.raises(InvalidInput):
        detente.game("secret_power", **{option: "perhaps"})


@pytest.mark.rule("SP-O-01")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("on", [False, True])
def test_professionals_are_in_play_only_if_chosen(seats: int, on: bool) -> None:
    s = start(seats, professionals=on, treaties="deal")
    assert s.view(None)["board"]["professional_deck_count"] == (18 if on else 0)
    assert asked(s)[1] == ("prompt-recruit" if on else "prompt-act")


@pytest.mark.rule("SP-PRO-11")
def test_who_plays_alone_from_medium_on_is_offered_professionals() -> None:
    for level in VALUES["falcon"]:
        game = detente.game("secret_power", falcon=level)
        offered = {} if level == "beginner" else {"professionals": True}
        assert game.proposed_settings(1, {"falcon"}) == offered
        assert game.proposed_settings(1, {"falcon", "professionals"}) == {}
        for seats in (2, 3, 4, 5):
            assert game.proposed_settings(seats, {"falcon"}) == {}


@pytest.mark.rule("SP-O-02")
@pytest.mark.parametrize(
    ("method", "prompt", "held"),
    [("choose", "prompt-put-back", 6), ("deal", "prompt-act", 4), ("draft", "prompt-draft", 0)],
)
def test_how_the_first_treaties_are_got(method: str, prompt: str, held: int) -> None:
    s = start(2, treaties=method)
    assert asked(s)[1] == prompt
    assert len(hand(s, "alpha")) == held
    while asked(s)[1] != "prompt-act":
        for seat in s.to_act:
            s.play(seat, s.legal_moves(seat)[0])
    assert (len(hand(s, "alpha")), len(hand(s, "beta"))) == (4, 4)


@pytest.mark.rule("SP-O-02")
def test_a_draft_needs_two_players() -> None:
    with pytest.raises(InvalidInput):
        start(1, treaties="draft")
    for seats in (2, 3, 4, 5):
        assert asked(start(seats, treaties="draft"))[1] == "prompt-draft"


@pytest.mark.rule("SP-O-04", "SP-O-05")
@pytest.mark.parametrize("option", ["falcon", "personality"])
def test_the_falcon_matters_for_one_player_only(option: str) -> None:
    game = detente.game("secret_power")
    assert [game.option_applies(option, seats) for seats in (1, 2, 3, 4, 5)] == [True, *[False] * 4]
    boards = []
    for value in VALUES[option]:
        s = start(2, **{option: value})
        assert s.view(None)["board"]["falcon"] is None
        boards.append(s.view(0)["board"])
    assert all(board == boards[0] for board in boards)


@pytest.mark.rule("SP-O-04")
@pytest.mark.parametrize(
    ("level", "treaties", "deck"),
    [("beginner", 2, 0), ("medium", 6, 11), ("high", 6, 12), ("maximum", 6, 12)],
)
def test_the_level_of_the_falcon(level: str, treaties: int, deck: int) -> None:
    board = start(1, falcon=level).view(None)["board"]
    assert board["players"]["falcon"]["hand_count"] == treaties
    assert (board["falcon"]["level"], board["falcon"]["action_deck_count"]) == (level, deck)


@pytest.mark.rule("SP-O-05")
@pytest.mark.parametrize(
    ("personality", "cards"),
    [
        ("negotiator", {"falcon_negotiator_1", "falcon_confidant_1"}),
        ("manager", {"falcon_manager_1", "falcon_president_1"}),
    ],
)
def test_the_personality_of_the_falcon(personality: str, cards: set[str]) -> None:
    s = start(1, falcon="high", personality=personality)
    assert s.view(None)["board"]["falcon"]["personality"] == personality
    deck = set(s.dump_board()["actions_left"])
    personal = [code for code in deck if code.split("_")[1] in PERSONAL]
    assert set(personal) == cards


PERSONAL = ("negotiator", "confidant", "manager", "president")
