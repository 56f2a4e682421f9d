"""What always holds, read off the table of played games: by the view, not by the engine's check."""

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

import detente
from detente.games.secret_power.rules.state import Conspiracy

TABLES: tuple[tuple[int, dict[str, object]], ...] = (
    (1, {"falcon": "maximum", "personality": "manager", "professionals": True}),
    (2, {"treaties": "draft"}),
    (3, {"professionals": True, "wars": "shuffled"}),
    (5, {"professionals": True, "treaties": "deal"}),
)
SIZES = {1: 47, 2: 40, 3: 47, 5: 66}
each_table = pytest.mark.parametrize("table", range(len(TABLES)))
Board = dict[str, Any]


@cache
def boards(table: int) -> tuple[tuple[Board, Board], ...]:
    """Out of a game: the public board and the dumped one, also at the start of each round."""
    seats, settings = TABLES[table]
    s = detente.game("secret_power", **settings).start(seats, seed=table)
    assert isinstance(s, Conspiracy)
    rng = random.Random(table)
    found = []
    before = -1
    while not s.over:
        if s.round != before or rng.random() < 0.2:
            found.append((s.view(None)["board"], s.dump_board()))
        before = s.round
        seat = rng.choice(s.to_act)
        s.apply_action(seat, rng.choice(s.legal_actions(seat)))
    found.append((s.view(None)["board"], s.dump_board()))
    return tuple(found)


@pytest.mark.rule("SP-INV-01", "SP-RUL-02")
@each_table
def test_each_player_has_twelve_tokens(table: int) -> None:
    for board, _ in boards(table):
        for name, area in board["players"].items():
            tokens = area["active"] + area["pool"]
            tokens += sum(card["agents"] for card in area["objects"])
            tokens += sum(card["agents"] for card in board["zone"] if card["occupant"] == name)
            tokens += sum(op["agents_on_it"] for op in board["operations"] if op["owner"] == name)
            tokens += sum(reached > 0 for reached in area["stages"].values())
            assert tokens == 12


@pytest.mark.rule("SP-INV-02")
@each_table
def test_every_object_is_in_one_place(table: int) -> None:
    size = SIZES[TABLES[table][0]]
    for board, dumped in boards(table):
        open_cards = [card["card"] for card in board["zone"]] + board["discard"]
        for area in board["players"].values():
            for card in area["objects"]:
                open_cards += [
                    card["card"],
                    *([card["inner_circle"]] if card["inner_circle"] else []),
                ]
        everything = open_cards + dumped["deck"]
        assert len(everything) == len(set(everything)) == size
        assert board["deck_count"] == len(dumped["deck"])


@pytest.mark.rule("SP-INV-03")
@each_table
def test_there_are_six_minors_of_each_group(table: int) -> None:
    for board, _ in boards(table):
        counted: Counter[str] = Counter(board["supply"])
        for area in board["players"].values():
            counted.update(area["minors"])
        assert counted == dict.fromkeys(("control", "finance", "science", "power"), 6)
        assert min(board["supply"].values()) >= 0


@pytest.mark.rule("SP-INV-04")
@each_table
def test_every_treaty_is_in_one_place(table: int) -> None:
    for board, dumped in boards(table):
        found = [*dumped["treaties"]["cards"], *board["treaty_discard"], *dumped["looked"]]
        for cards in (*dumped["hands"], *dumped["packs"]):
            found += cards
        for area in board["players"].values():
            found += area["treaties"]
        assert len(found) == len(set(found)) == 46


@pytest.mark.rule("SP-INV-05")
@each_table
def test_every_professional_is_in_one_place(table: int) -> None:
    used = "professionals" in TABLES[table][1]
    for board, dumped in boards(table):
        held = [card for crew in dumped["crew"] for card in crew]
        found = [*dumped["professionals"]["cards"], *board["professional_discard"], *held]
        assert len(found) == len(set(found)) == 18
        assert used or not held
        assert max(map(len, dumped["crew"])) <= 4


@pytest.mark.rule("SP-INV-06")
@each_table
def test_operations_are_taken_in_their_order(table: int) -> None:
    before: list[str | None] = [None] * 6
    for board, _ in boards(table):
        owners = [row["owner"] for row in board["operations"]]
        run = sum(owner is not None for owner in owners)
        assert owners[run:] == [None] * (6 - run)
        assert [row["on_top"] for row in board["operations"]] == [n == run for n in range(6)]
        assert all(old in (None, new) for old, new in zip(before, owners, strict=True))
        before = owners
    assert before[0] is not None  # Something was run at all.


@pytest.mark.rule("SP-INV-07", "SP-RUL-21")
@each_table
def test_one_player_has_the_supervisor_and_the_headhunter_is_three_seats_on(table: int) -> None:
    holders = set()
    for board, _ in boards(table):
        order = board["order"]
        assert order[0] == board["supervisor"]
        assert sorted(order) == sorted(board["players"])
        assert board["headhunter"] == (order[3] if len(order) == 5 else None)
        holders.add(board["supervisor"])
    assert len(holders) == len(board["players"])


@pytest.mark.rule("SP-INV-08")
@each_table
def test_after_a_treaty_phase_no_hand_is_above_six(table: int) -> None:
    """The first decisions of a round come right after it."""
    before = 1
    for board, _ in boards(table):
        if board["round"] > before:
            before = board["round"]
            for name, area in board["players"].items():
                assert name == "falcon" or area["hand_count"] <= 6
    assert before == 5


@pytest.mark.rule("SP-INV-09", "SP-PRJ-01", "SP-PRJ-04")
@each_table
def test_coordinators_never_go_back(table: int) -> None:
    before: dict[str, dict[str, int]] = {}
    for board, _ in boards(table):
        for name, area in board["players"].items():
            for project, reached in area["stages"].items():
                assert before.get(name, {}).get(project, 0) <= reached <= 5
            before[name] = area["stages"]
    assert any(reached for stages in before.values() for reached in stages.values())
