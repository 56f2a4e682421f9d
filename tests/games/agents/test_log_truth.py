"""Every line of the log is true, and a wrong one is noticed (detente.testing.log_truth)."""

from collections.abc import Iterator
from pathlib import Path

from detente.games.agents.rules.cards import CARDS
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.summary import Recall
from detente.games.agents.rules.turn import Turn
from detente.testing.log_truth import Change, changes, changes_from
from tests.games.agents.account import CHECKS
from tests.games.agents.positions import position_with
from tests.games.agents.starts import start
from tests.games.log_truth import LogTruth, stored
from tests.games.playing import begin

RECORDS = Path(__file__).parent / "records"


def staged() -> Iterator[tuple[str, Iterator[Change]]]:
    """Games that show what hardly any recorded game does."""
    equal = ["mission_africa", "mission_africa_2", "mission_north_america"]
    equal += ["mission_south_america", "mission_south_america_2", "mission_ussr"]
    hands = start(["cia", "kgb"], "mi6", missions=equal)
    yield "both draw missions again", changes(hands.record())
    yield "an empty bag", turn(position_with(finance={"cia": 2}), "kgb", "pass", "ussr", "pass")
    none = {"cia": 0}
    diplomats = position_with(operatives=none, diplomats={"cia": 2})
    yield "no operative is left", turn(diplomats, "kgb", "ussr", "funding")
    placed = start(["cia", "kgb", "mi6"], abilities=True, cia_setup_token="operative")
    yield "an operative at set-up", changes_from(placed, [(0, "africa")])
    agents = {"africa": {"cia": "od", "kgb": "i"}, "ussr": {"cia": "i"}}
    for agent in ("cia_diplomat_africa", "cia_1"):
        moved = position_with(
            board=agents,
            operatives=none,
            diplomats=none,
            missions={"cia": ["middle_east"]},
        )
        yield f"{agent} moves", turn(moved, "kgb", agent, "middle_east")
    idle = position_with(
        board={"africa": {"kgb": "i"}},
        operatives=none,
        diplomats=none,
        cards={"cia": ["koschei_fox"]},
    )
    yield "nothing to deploy", turn(idle, "kgb", "koschei")
    for kind in ("i", "o"):
        cards = {"mi6" if kind == "o" else "kgb": CARDS}
        attacked = position_with(
            board={"africa": {"kgb": kind}}, bags={"cia": {"cia": "o"}}, cards=cards
        )
        yield "no card is left", turn(attacked, "kgb", "africa", "liquidation")
    recalled = position_with(
        ["cia", "kgb"],
        virtual="mi6",
        board={"africa": {"mi6": "io"}},
        finance={"cia": 1},
        cards={"cia": ["jackal_gadfly"]},
    )
    yield "the bank is paid", changes_from(begin(recalled, Recall(0)), [(0, "mi6_1")])


def turn(s: Espionage, *moves: str) -> Iterator[Change]:
    """These moves of the active player, from the beginning of a turn."""
    begin(s, Turn())
    return changes_from(s, [(s.active, move) for move in moves])


def games() -> Iterator[tuple[str, Iterator[Change]]]:
    yield from stored(RECORDS)
    yield from staged()


class TestLog(LogTruth):
    checks = CHECKS
    game = "agents"
    games = staticmethod(games)
