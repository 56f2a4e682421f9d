"""Matches against frozen weights: seatings, points, a new file each time, errors."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.strength import FROZEN, NEW, OLD, Deal, main, seatings_of, share_of
from detente import bots, registry
from detente.bots.weights import weights_text
from tests.toys import sealed_bids
from tests.toys.sealed_bids.bot import GUESSES

GAME = "sealed_bids"


@pytest.fixture(autouse=True)
def _fitted_bids() -> Iterator[None]:
    with registry.registered(replace(sealed_bids.PACKAGE, bot="bot:FittedBids")):
        yield


def test_new_weights_sit_in_every_seat() -> None:
    assert seatings_of(2) == [[NEW, OLD], [OLD, NEW]]
    assert seatings_of(3) == [[NEW, OLD, OLD], [OLD, NEW, OLD], [OLD, OLD, NEW]]
    assert seatings_of(1) == [[NEW], [OLD]]


def test_points_of_a_deal_are_those_of_the_side() -> None:
    points = [[0.0, 1.0, 0.0], [0.0, 1.0, 0.0], [0.5, 0.5, 0.0]]
    deal = Deal(1, seatings_of(3), points, [], [], [])
    assert share_of(deal, NEW) == pytest.approx(1 / 3)
    assert share_of(deal, OLD) == pytest.approx(2 / 6)
    alone = Deal(1, seatings_of(1), [[1.0], [0.0]], [], [], [])
    assert (share_of(alone, NEW), share_of(alone, OLD)) == (1.0, 0.0)


@pytest.mark.slow
def test_each_run_writes_a_new_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In processes of its own, which know Détente's own games only."""
    frozen = str(FROZEN / "twilight_struggle-2026-11.yaml")
    words = ["twilight_struggle", "random", "--old", frozen, "--games", "2", "--jobs", "1"]
    for _ in range(2):
        assert main([*words, "--folder", str(tmp_path)]) == 0
    assert "2 games, 1 deals" in capsys.readouterr().out
    first, second = sorted(tmp_path.iterdir())
    assert (first.name, second.name) == ("twilight_struggle-1.jsonl", "twilight_struggle-2.jsonl")
    header, deal = map(json.loads, first.read_text("utf-8").splitlines())
    assert header["bots"] == ["random", "random"]
    assert deal["seatings"] == [[NEW, OLD], [OLD, NEW]]
    assert [sum(points) for points in deal["points"]] == [1, 1]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["nonsense", "greedy"], "nonsense"),
        ([GAME, "greedy"], "there are no old weights of sealed_bids"),
        ([GAME, "genius", "--old", "OLD"], "genius"),
        ([GAME, "greedy", "--old", "OLD", "--games", "0"], "--games"),
        ([GAME, "greedy", "--old", "OLD", "--new", "nowhere.yaml"], "nowhere.yaml cannot be read"),
    ],
)
def test_bad_input_is_refused_in_a_sentence(
    words: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = tmp_path / "old.yaml"
    old.write_text(weights_text(GUESSES, "old"), "utf-8")
    assert main([str(old) if word == "OLD" else word for word in words]) == 1
    assert why in capsys.readouterr().err


@pytest.mark.parametrize("path", sorted(FROZEN.glob("*.yaml")), ids=lambda path: path.stem)
def test_frozen_bots_can_still_play(path: Path) -> None:
    weights = bots.read_weights(path)
    bots.make("greedy", weights.game, 1, weights)
