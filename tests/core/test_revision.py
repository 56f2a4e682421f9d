"""A game knows the revision of its rules, and data files keep what was corrected."""

from typing import Any, ClassVar

import pytest

from detente.core.data import Revised, at_revision, parse, read_data
from detente.core.errors import InvalidInput
from detente.core.game import Game
from detente.core.record_file import parse_record
from tests.toys.priced_bids.rules import PricedBids


class Corrected(Game):
    name: ClassVar[str] = "corrected"
    latest_revision: ClassVar[int] = 3


class Index:
    def __index__(self) -> int:
        return 2


def test_a_game_is_of_the_newest_revision_by_default() -> None:
    assert Corrected().revision == 3
    assert Corrected(revision=1).revision == 1
    assert Corrected(revision=Index()).revision == 2


@pytest.mark.parametrize(
    ("revision", "message"),
    [(4, "newer-revision"), (0, "bad-revision"), (-1, "bad-revision"), ("2", "not-an-integer")],
)
def test_an_unknown_revision_is_refused_in_one_sentence(revision: Any, message: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        Corrected(revision=revision)
    assert caught.value.message == message
    assert "\n" not in str(caught.value)


def test_a_revised_value_is_that_of_the_revision() -> None:
    data = parse("rows: [{id: a, ops: !revised {1: 2, 3: 4}}, !revised {1: {id: b}, 2: {id: c}}]")
    found = [at_revision(data, revision)["rows"] for revision in (1, 2, 3)]
    assert [rows[0]["ops"] for rows in found] == [2, 2, 4]
    assert [rows[1]["id"] for rows in found] == ["b", "c", "c"]


def test_a_revised_value_is_not_read_without_a_revision() -> None:
    with pytest.raises(ValueError, match="without a revision"):
        at_revision(parse("ops: !revised {1: 2, 3: 4}"), None)


@pytest.mark.parametrize("text", ["!revised {}", "!revised {2: 3}", "!revised {a: 3, 1: 2}"])
def test_a_revised_value_has_one_for_the_first_revision(text: str) -> None:
    with pytest.raises(ValueError, match="!revised"):
        parse(text)


def test_data_that_is_read_may_be_changed_by_its_reader() -> None:
    first = read_data("detente.games.agents", "services.yaml")
    first.clear()
    assert read_data("detente.games.agents", "services.yaml")


def test_a_revised_value_tells_its_revisions() -> None:
    assert Revised({1: "old", 2: "new"}).at(9) == "new"


# --- a corrected number of a game, in one process -------------------------------------------------


def test_one_process_plays_both_revisions_of_a_data_row() -> None:
    """The same seeds and moves, interleaved: the scores differ exactly by the corrected card."""
    differing = 0
    for seed in range(40):
        old, new = (PricedBids(revision=revision).start(2, seed) for revision in (1, 2))
        while not old.over:
            seat = old.to_act[0]
            assert {**old.dump(), "revision": 2} == new.dump()
            move = old.legal_moves(seat)[0]
            old.play(seat, move)
            new.play(seat, move)
        assert old.result is not None
        assert new.result is not None
        corrected = [8 if points == 80 else points for points in old.result["scores"]]
        assert new.result["scores"] == corrected
        differing += old.result["scores"] != corrected
        for state in (old, new):
            again = parse_record(state.record().text(state)).verify(state.game)
            assert again.dump() == state.dump()
            assert again.game.revision == state.game.revision
    assert 0 < differing < 40


def test_a_game_goes_on_by_the_revision_it_began_with() -> None:
    begun = PricedBids(revision=1).start(2, 3)
    position = begun.dump()
    assert position["revision"] == 1
    assert PricedBids(revision=1).load(position) == begun
    with pytest.raises(InvalidInput) as caught:
        PricedBids().load(position)
    assert caught.value.message == "other-revision"
