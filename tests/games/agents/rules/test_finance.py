"""Finance: who is paid, what the bank has, and that nobody can owe."""

import random

import pytest

import detente
from detente.games.agents.rules.deployment import BuyDiplomat, Deploy
from detente.games.agents.rules.infiltration import Infiltrate
from detente.games.agents.rules.liquidation import PayRaven
from detente.games.agents.rules.operation import ChooseExtra
from detente.games.agents.rules.recount import Recount
from detente.games.agents.rules.regions import REGIONS
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.summary import PlayCard
from detente.games.agents.rules.turn import Turn
from detente.testing.properties import play_randomly
from tests.games.agents.positions import operate, position_with, put, seat
from tests.games.playing import asked, begin, events_named, offered, play_moves, refused

TRIO = ["mi6", "cia", "kgb"]
INCOMES = {
    "funding": 3,
    "koschei": 4,
    "raven": 1,
    "titan": 2,
    "mi6": 1,
    "mossad": 2,
}


def income(source: str, bank: int, unlimited: bool) -> tuple[Espionage, str]:
    """A position in which somebody has just earned something, and who."""
    s = position_with(
        ["mi6", "cia", "mossad"],
        active="mossad" if source == "mossad" else "mi6",
        board={"africa": {"mi6": "ood"}, "north_america": {"cia": "i"}},
        finance={"cia": 28 - bank},
        cards={"mi6": ["koschei", "titan"]},
        abilities=source in ("mi6", "mossad"),
        finance_unlimited=unlimited,
    )
    if source == "funding":
        play_moves(operate(s, "africa"), "funding")
    elif source == "koschei":
        play_moves(begin(s, PlayCard(0)), "koschei")
    elif source == "raven":
        begin(s, PayRaven(0, 1))
    elif source == "titan":
        for _ in range(3):
            put(s, "mossad", "o", "africa")
        begin(s, Recount())
    elif source == "mi6":
        s.region = REGIONS.index("africa")
        play_moves(begin(s, ChooseExtra(0)), "gain")
    else:
        play_moves(operate(s, "north_america"), "liquidation")
    return s, "mossad" if source == "mossad" else "mi6"


# --- what is paid -------------------------------------------------------------------------------


@pytest.mark.rule("ASW-FIN-01", "ASW-P2-02", "ASW-P3-03", "ASW-SA-MI6")
@pytest.mark.parametrize(("kind", "price"), [("operative", 1), ("diplomat", 2), ("transit", 2)])
def test_what_a_player_pays_goes_to_the_bank(kind: str, price: int) -> None:
    s = position_with(
        TRIO,
        board={"africa": {"kgb": "o"}, "western_europe": {"mi6": "o"}},
        bags={"mi6": {"mi6": "o"}},
        finance={"mi6": price, "cia": 5},
        abilities=True,
    )
    if kind == "operative":
        play_moves(begin(s, Infiltrate(0)), "kgb", "kgb")
    elif kind == "diplomat":
        play_moves(begin(s, Deploy(0), BuyDiplomat(0)), "africa", "diplomat")
    else:
        s.region = REGIONS.index("africa")
        play_moves(begin(s, ChooseExtra(0)), "transit")
    assert s.finance == [0, 5, 0]
    assert s.bank == 23
    told = [{"seat": "mi6", "count": 2, "finance": 0}] if kind == "transit" else []
    assert events_named(s, "mi6-paid") == told
    s.check()


@pytest.mark.rule("ASW-FIN-01", "ASW-AC-08")
def test_jackal_is_paid_to_the_owner_even_if_the_bank_is_empty() -> None:
    s = position_with(
        TRIO,
        board={"africa": {"kgb": "o"}},
        finance={"mi6": 1, "cia": 27},
        cards={"mi6": ["jackal"]},
    )
    play_moves(begin(s, PlayCard(0)), "jackal")
    assert s.finance == [0, 27, 1]
    assert s.bank == 0
    s.check()


@pytest.mark.rule("ASW-FIN-03", "ASW-P2-02")
@pytest.mark.parametrize(("finance", "asks"), [(0, "pause"), (1, "prompt-pay-operative")])
def test_an_operative_needs_one_coin(finance: int, asks: str) -> None:
    s = position_with(TRIO, finance={"mi6": finance})
    play_moves(begin(s, Infiltrate(0)), "kgb")
    assert asked(s) == ("mi6", asks)


@pytest.mark.rule("ASW-FIN-03", "ASW-P3-03")
@pytest.mark.parametrize(
    ("finance", "asks"), [(0, "pause"), (1, "pause"), (2, "prompt-buy-diplomat")]
)
def test_a_diplomat_needs_two_coins(finance: int, asks: str) -> None:
    s = position_with(TRIO, finance={"mi6": finance}, bags={"mi6": {"mi6": "o"}})
    play_moves(begin(s, Deploy(0), BuyDiplomat(0)), "africa")
    assert asked(s) == ("mi6", asks)


@pytest.mark.rule("ASW-FIN-03", "ASW-SA-MI6-2")
@pytest.mark.parametrize("finance", [0, 1])
def test_a_second_transit_needs_two_coins(finance: int) -> None:
    s = position_with(
        TRIO,
        board={"africa": {"cia": "o"}, "ussr": {"mi6": "o"}},
        finance={"mi6": finance},
        abilities=True,
    )
    s.region = REGIONS.index("africa")
    begin(s, ChooseExtra(0))
    assert offered(s) == ["look", "gain", "pass"]
    assert refused(s, "transit") == "ASW-FIN-03"


@pytest.mark.rule("ASW-FIN-03", "ASW-AC-08")
def test_jackal_cannot_be_played_on_credit() -> None:
    s = position_with(TRIO, board={"africa": {"kgb": "o"}}, cards={"mi6": ["jackal", "koschei"]})
    begin(s, PlayCard(0))
    assert offered(s) == ["koschei", "done"]
    play_moves(s, "koschei")
    assert offered(s) == ["jackal", "done"]


# --- what the bank pays -------------------------------------------------------------------------


@pytest.mark.rule("ASW-FIN-02", "ASW-AMB-44")
@pytest.mark.parametrize("source", INCOMES)
@pytest.mark.parametrize("bank", [28, 1])
def test_the_bank_pays_what_is_due_or_what_it_has(source: str, bank: int) -> None:
    s, who = income(source, bank, unlimited=False)
    assert s.finance[seat(s, who)] == min(INCOMES[source], bank)
    assert s.bank == bank - min(INCOMES[source], bank)


@pytest.mark.rule("ASW-FIN-02", "ASW-AMB-44")
@pytest.mark.parametrize("source", [source for source in INCOMES if source != "koschei"])
def test_an_empty_bank_pays_nothing(source: str) -> None:
    s, who = income(source, 0, unlimited=False)
    assert s.finance[seat(s, who)] == 0
    assert s.bank == 0


@pytest.mark.rule("ASW-O-04", "ASW-FIN-02", "ASW-AMB-44")
@pytest.mark.parametrize("source", INCOMES)
def test_without_a_limit_every_income_is_paid_in_full(source: str) -> None:
    s, who = income(source, 0, unlimited=True)
    assert s.finance[seat(s, who)] == INCOMES[source]
    assert s.view(None)["board"]["bank"] is None


@pytest.mark.rule("ASW-FIN-02", "ASW-AC-T2", "ASW-P4-10")
def test_the_bank_is_short_in_the_middle_of_a_turn() -> None:
    """The shared scenario ASW-S09: four due, three paid, and Koschei is of no use any more."""
    s = position_with(
        board={"africa": {"cia": "oid"}},
        bags={"cia": {"cia": "o"}},
        finance={"cia": 1, "mi6": 24},
        cards={"cia": ["koschei"]},
    )
    play_moves(begin(s, Turn()), "mi6", "pass", "africa", "funding")
    assert s.finance[seat(s, "cia")] == 4
    assert s.cards[seat(s, "cia")].bit_count() == 1
    assert asked(s) == ("mi6", "prompt-infiltrate")
    s.check()


@pytest.mark.rule("ASW-HID-01", "ASW-FIN-02")
@pytest.mark.parametrize(
    ("source", "event"),
    [("funding", "funded"), ("mi6", "mi6-earned"), ("mossad", "mossad-rewarded")],
)
def test_all_see_what_was_done_even_if_it_brought_nothing(source: str, event: str) -> None:
    s, who = income(source, 0, unlimited=False)
    assert events_named(s, event) == [{"seat": who, "count": 0, "finance": 0}]


PAID = ("operative-paid", "diplomat-bought", "mi6-paid", "recall-paid", "recall-paid-to-bank")
EARNED = (
    *("funded", "mossad-rewarded", "mi6-earned", "koschei-earned", "titan-earned"),
    "raven-earned",
)


@pytest.mark.rule("ASW-FIN-01", "ASW-FIN-02", "ASW-HID-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_tells_every_payment(seats: int) -> None:
    """What the events of each move say is what the coins of each service have changed by."""
    told_kinds: set[str] = set()
    for seed in range(15):
        s = detente.game("agents", abilities=True).start(seats=seats, seed=seed)
        assert isinstance(s, Espionage)
        rng = random.Random(seed)
        while not s.over:
            before = list(s.finance)
            play_randomly(s, rng)
            if not any(before):  # before the first coins are dealt
                continue
            names = [s.seat_name(each) for each in range(seats)]
            told = dict.fromkeys(names, 0)
            for event in s.events(None, s.move_number):
                args, message = event["args"], event["id"]
                if message in PAID:
                    told[args["seat"]] -= args["count"]
                elif message in EARNED:
                    told[args["seat"]] += args["count"]
                if message == "recall-paid":
                    told[args["owner"]] += args["count"]
                told_kinds.add(message)
            changed = [after - was for after, was in zip(s.finance, before, strict=True)]
            assert dict(zip(names, changed, strict=True)) == told
    assert told_kinds >= {"operative-paid", "diplomat-bought", "mi6-paid", "recall-paid"}


@pytest.mark.rule("ASW-AMB-44", "ASW-HID-01")
@pytest.mark.parametrize("watcher", [None, 0, 1, 2])
def test_finance_and_the_bank_are_public(watcher: int | None) -> None:
    s = position_with(TRIO, finance={"mi6": 4, "kgb": 7})
    board = s.view(watcher)["board"]
    assert board["bank"] == 17
    assert {name: each["finance"] for name, each in board["services"].items()} == {
        "mi6": 4,
        "cia": 0,
        "kgb": 7,
    }
