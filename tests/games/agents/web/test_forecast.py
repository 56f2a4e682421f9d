"""What the plates foretell is what the recount brings."""

import random
from typing import Any

import pytest

import detente
from detente.core.view_types import View
from tests.web.browser import StoreTable
from tests.web.visitor import Visitor

OUTLOOKS = """(boards) => import("/games/agents/forecast.js").then(({ outlook }) => {
  return boards.map((board) => {
    return Object.keys(board.services).map((seat) => [seat, outlook(board, seat).then]);
  });
})"""

VERDICTS = """(cases) => import("/games/agents/forecast.js").then(({ verdict, isNear }) => {
  return cases.map(([service, outlook]) => [verdict(service, outlook), isNear(service, outlook)]);
})"""

CASES = [
    (10, 10, 8, "wins", True),
    (8, 10, 8, "wins", True),
    (8, None, 8, "may-win", True),
    (7, None, 7, "to-go", False),
    (7, None, 10, "would-win", True),
    (8, 8, 9, "to-go", False),
]
"""Half points that all see, those with a mission that the reader knows, those after a recount."""


def agents(view: View) -> Any:
    return [region["agents"] for region in view["board"]["regions"].values()]


def recounts(seats: int, seed: int) -> list[tuple[Any, dict[str, int]]]:
    """Boards before moves that only end a turn, and the half points after the recount."""
    rng = random.Random(seed)
    state = detente.game("agents", abilities=seed % 2 == 1).start(seats, seed)
    found = []
    while not state.over:
        seat = state.to_act[0]
        before = state.view(None)
        moves = state.legal_moves(seat)
        state.play(seat, "pass" if "pass" in moves and rng.random() < 0.6 else rng.choice(moves))
        after = state.view(None)
        began = before["board"]["active"] not in (None, after["board"]["active"])
        if began and agents(before) == agents(after) and not state.over:
            services = after["board"]["services"].items()
            found.append((before["board"], {name: one["halves"] for name, one in services}))
    return found


@pytest.mark.slow
def test_a_recount_brings_what_the_plates_foretold(
    visitor: Visitor, store_table: StoreTable
) -> None:
    visitor.goes(store_table(detente.game("agents").start(2, 1)).address)
    visitor.awaits("watching")
    pairs = [pair for seats in (2, 3, 4) for pair in recounts(seats, seats)]
    told = visitor.page.evaluate(OUTLOOKS, [board for board, _ in pairs])
    assert [dict(one) for one in told] == [after for _, after in pairs]
    changed = [
        board
        for board, after in pairs
        if any(board["services"][name]["halves"] != halves for name, halves in after.items())
    ]
    assert len(changed) > 8


def test_a_verdict_reckons_with_a_mission_that_the_reader_does_not_see(visitor: Visitor) -> None:
    visitor.goes()
    cases = [
        (
            {"mission_count": 1, "halves": halves, "halves_with_mission": known},
            {"now": halves if known is None else known, "then": then},
        )
        for halves, known, then, _, _ in CASES
    ]
    told = [[f"board-agents-{verdict}", near] for _, _, _, verdict, near in CASES]
    assert visitor.page.evaluate(VERDICTS, cases) == told
