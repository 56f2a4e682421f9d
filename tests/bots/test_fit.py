"""`make fit`: weights from games, the same ones from the same seed; errors that help."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from detente import bots, registry
from detente.bots.weights import BadWeights, parse_weights, read_weights, weights_text
from tests.toys import dice_race, sealed_bids
from tests.toys.sealed_bids.bot import GUESSES, FittedBids
from tools.fit.__main__ import main
from tools.fit.selfplay import Plan, fitted_part, play, play_all, stored

GAME = "sealed_bids"
PLAN = Plan(GAME, {}, 3, "random", "a seed", 6)


@pytest.fixture(autouse=True)
def _fitted_bids() -> Iterator[None]:
    with registry.registered(replace(sealed_bids.PACKAGE, bot="bot:FittedBids")):
        yield


def fit(folder: Path, *more: str, games: int = 60) -> Path:
    out = folder / "weights.yaml"
    words = [
        "--games",
        str(games),
        "--bot",
        "random",
        "--jobs",
        "1",
        "--work",
        str(folder / "work"),
    ]
    assert main([GAME, *words, "--out", str(out), *more]) == 0
    return out


# --- fitting ----------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    first, second, other = (tmp_path / name for name in ("first", "second", "other"))
    for folder in (first, second, other):
        folder.mkdir()
    text = fit(first, "--seed", "5").read_bytes()
    assert fit(second, "--seed", "5").read_bytes() == text
    assert fit(other, "--seed", "6").read_bytes() != text


def test_weights_follow_the_games(tmp_path: Path) -> None:
    """The highest card wins, unless the dealer, who moves at random here, swaps it."""
    found = read_weights(fit(tmp_path, "--ridge", "0.1", games=200))
    assert found.values["card"][0] > 3 * GUESSES.values["card"][0]
    assert found.values["luck"] == GUESSES.values["luck"], "there is no unit to scale it by"


def test_a_firm_ridge_leaves_the_weights(tmp_path: Path) -> None:
    found = read_weights(fit(tmp_path, "--ridge", "1e9", "--rounds", "1"))
    assert found.values == GUESSES.values


def test_weights_tell_where_they_come_from(tmp_path: Path) -> None:
    found = read_weights(fit(tmp_path, "--rounds", "3", "--seats", "3", games=20))
    told = found.provenance
    assert told["command"] == (
        'make fit GAME=sealed_bids ARGS="--games 20 --rounds 3 --seed 1 --ridge 20 --bot random'
        ' --seats 3"'
    )
    assert (told["seed"], told["games"], told["rounds"], told["revision"]) == ("1", 20, 3, 1)
    assert told["held_out"]["last"].keys() >= {"games", "rows", "brier", "log_loss"}
    bots.make("greedy", GAME, 1, found)


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    whole = play_all(PLAN, GUESSES, tmp_path, 1, lambda done, of: told.append((done, of)))
    assert told == [(done, 6) for done in range(7)]
    (path,) = tmp_path.iterdir()
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:2]) + lines[2][:30])
    told.clear()
    assert play_all(PLAN, GUESSES, tmp_path, 1, lambda done, of: told.append((done, of))) == whole
    assert told[0] == (2, 6)
    assert len([*stored(path)]) == 6


def test_rows_compare_each_seat_with_each_other_one() -> None:
    game = play(PLAN, GUESSES, 1)
    pairs = {(row.seat, row.other): row for row in game.rows}
    assert len(pairs) == len(game.rows) == 4, "two losers are not compared"
    for (seat, other), row in pairs.items():
        assert row.won + pairs[other, seat].won == 1
        assert row.price == 2.0
        assert row.features == [-value for value in pairs[other, seat].features]


# --- what is refused --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["nonsense"], "nonsense"),
        ([GAME, "--games", "2"], "--games must be at least 5"),
        ([GAME, "--rounds", "0"], "--rounds and --jobs must be at least 1"),
        ([GAME, "--seats", "9"], "9"),
        ([GAME, "--set", "edition"], "--set wants OPTION=VALUE"),
        ([GAME, "--set", "colour=red"], "colour"),
        ([GAME, "--bot", "genius"], "genius"),
        ([GAME, "--start", "nowhere.yaml"], "nowhere.yaml cannot be read"),
        ([GAME], "name a file by --out"),
        (["dice_race"], "dice_race"),
    ],
)
def test_bad_input_is_refused_in_a_sentence(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 1
    told = capsys.readouterr().err
    assert told.startswith("make fit: ")
    assert why in told
    assert len(told.splitlines()) == 1


def test_a_game_without_weights_cannot_be_fitted() -> None:
    with registry.registered(dice_race.PACKAGE):
        with pytest.raises(BadWeights, match="has no bot of its own"):
            bots.make("greedy", "dice_race", 1, GUESSES)
        with pytest.raises(BadWeights, match="has no weights that could be fitted"):
            fitted_part("dice_race")


# --- the file ---------------------------------------------------------------------------------


TEXT = weights_text(GUESSES, "A heading\nof two lines")


def test_a_file_is_read_as_it_was_written() -> None:
    assert parse_weights(TEXT, "here") == GUESSES
    assert TEXT.startswith("# A heading\n# of two lines\nformat: detente weights\n")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("detente weights", "something else", "no file of weights"),
        ("version: 1", "version: 2", "has version 2"),
        ("game:", "name:", "field"),
        ("[last]", "[]", "not a list of names"),
        ("[0.25]", "[a lot]", "luck needs a number"),
        ("[0.25]", "[0.25, 1]", "luck needs a number"),
        ("[0.25]", "[0.25", "no YAML"),
    ],
)
def test_a_wrong_file_is_refused(old: str, new: str, why: str) -> None:
    assert old in TEXT
    with pytest.raises(BadWeights, match=why):
        parse_weights(TEXT.replace(old, new), "here")


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (GUESSES._replace(game="agents"), "weights of agents, not of sealed_bids"),
        (GUESSES._replace(phases=("first",)), "wanted: last"),
        (GUESSES._replace(values={"card": (1.0,), "luck": (1.0,)}), "no weight for dealer"),
        (GUESSES._replace(values={**GUESSES.values, "x": (1.0,)}), "x: the bot has no such"),
    ],
)
def test_weights_of_something_else_are_refused(wrong: bots.Weights, why: str) -> None:
    with pytest.raises(BadWeights, match=why):
        bots.make("greedy", GAME, 1, wrong)


def test_a_bot_plays_with_the_weights_it_is_given() -> None:
    other = GUESSES._replace(values={**GUESSES.values, "card": (7.0,)})
    assert isinstance(fitted_part(GAME, other), FittedBids)
    assert fitted_part(GAME, other).weights is other
    assert fitted_part(GAME).weights is GUESSES
