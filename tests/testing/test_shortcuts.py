"""The kit finds a quick list of legal actions that is not what `forbids` lets pass."""

from typing import Any, ClassVar

import pytest

from detente import InvariantError
from detente.core.agenda import Decision, Step, by_name
from detente.testing.shortcuts import compare_shortcuts
from tests.toys.sealed_bids.rules import (
    KEEP,
    SWAP,
    Bids,
    DiscardOne,
    SealedBids,
    Showdown,
    Swap,
)


class TooFew(DiscardOne):
    """Lists one card of two."""

    def legal_actions(self, s: Bids, seat: int) -> list[int]:
        return self.candidates(s, seat)[:1]


class AnyOrder(DiscardOne):
    """Lists the cards in another order."""

    def legal_actions(self, s: Bids, seat: int) -> list[int]:
        return self.candidates(s, seat)[::-1]


class KeepQuietly(Swap):
    """Resolves itself, for it lists one of two moves."""

    auto_resolve: ClassVar[bool] = True

    def legal_actions(self, s: Bids, seat: int) -> list[int]:
        return [KEEP]

    def resolve(self, s: Bids, seat: int, action: int) -> None:
        s.push(Showdown())


class DropQuietly(Swap):
    """Is dropped, for it lists nothing."""

    auto_resolve: ClassVar[bool] = True

    def legal_actions(self, s: Bids, seat: int) -> list[int]:
        return []


class Remembers(DiscardOne):
    """Does something else each time."""

    calls = 0

    def resolve_all(self, s: Bids, actions: list[int]) -> None:
        super().resolve_all(s, actions)
        Remembers.calls += 1
        s.discards[0] = Remembers.calls


def beginning_with(decision: Decision[Bids]) -> SealedBids:
    """The game, but for its first decision."""

    class Other(SealedBids):
        steps: ClassVar[dict[str, Any]] = {**SealedBids.steps, **by_name(type(decision))}

        def first_step(self) -> Step[Any]:
            return decision

    return Other()


def test_each_decision_is_compared_as_often_as_it_is_asked() -> None:
    assert compare_shortcuts(SealedBids(), 3, seed=1) == {"discard_one": 1, "swap": 1}


@pytest.mark.parametrize("decision", [TooFew(), AnyOrder(), KeepQuietly(0), DropQuietly(0)])
def test_another_list_is_found(decision: Decision[Bids]) -> None:
    with pytest.raises(InvariantError, match=r"lists \[.*\], but nothing forbids \["):
        compare_shortcuts(beginning_with(decision), 2, seed=1)


def test_what_is_beside_the_answer_need_not_be_listed() -> None:
    met = compare_shortcuts(beginning_with(KeepQuietly(0)), 2, 1, lambda action: action == SWAP)
    assert met == {"keep_quietly": 1}


def test_steps_must_lead_where_the_game_leads() -> None:
    with pytest.raises(InvariantError, match="does not go as it does by itself"):
        compare_shortcuts(beginning_with(Remembers()), 2, seed=1)
