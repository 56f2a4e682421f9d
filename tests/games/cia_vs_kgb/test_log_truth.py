"""Every line of the log is true, and a wrong one is noticed (detente.testing.log_truth)."""

from collections.abc import Iterator
from pathlib import Path

from detente import State
from detente.testing.log_truth import Change, changes
from tests.games.cia_vs_kgb.account import CHECKS
from tests.games.cia_vs_kgb.positions import WON_BY, play_moves, struggle
from tests.games.log_truth import LogTruth, stored

RECORDS = Path(__file__).parent / "records"


def staged() -> Iterator[tuple[str, State]]:
    """Games that show what hardly any recorded game does."""
    tie = struggle("med_4-", "eco_4-", claimed=("olympic_games", ""))
    yield "the Olympic Games decide", play_moves(tie, "pass pass olympic_games")
    yield "nobody is dominant", play_moves(struggle("", "", short_deck=True), "pass pass")
    level = struggle(*WON_BY["cia"], objective="congo", scores=(90, 100))
    yield "level at a hundred", declined(play_moves(level, "pass pass"))
    empty = struggle(
        "mil_2-", "mil_1-", objective="congo", scores=(110, 120), used="summit space_race"
    )
    yield "a new deck of objectives", play_moves(empty, "pass pass")
    last = struggle("mil_2-", "mil_1-", objective="congo", scores=(115, 125))
    yield "no objective is left", declined(play_moves(last, "pass pass"))
    loop = struggle(
        "eco_1+ mil_1-", "eco_2- mil_2-", economic_targets="not_own_economic", loop_guard="off"
    )
    yield "200 actions", play_moves(loop, *["eco_1 eco_2 eco_2 eco_1"] * 100)


def declined(state: State) -> State:
    """The state after nobody wants to use an event in Détente."""
    while state.dump()["board"]["phase"] == "detente" and not state.over:
        play_moves(state, "decline")
    return state


def games() -> Iterator[tuple[str, Iterator[Change]]]:
    yield from stored(RECORDS)
    for label, state in staged():
        yield label, changes(state.record())


class TestLog(LogTruth):
    checks = CHECKS
    game = "cia_vs_kgb"
    games = staticmethod(games)
