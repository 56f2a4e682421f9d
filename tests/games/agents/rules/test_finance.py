"""Finance: who is paid, what the bank has, and that nobody can owe."""

import pytest

from detente.games.agents.rules.deployment import BuyDiplomat, Deploy
from detente.games.agents.rules.infiltration import Infiltrate
from detente.games.agents.rules.liquidation import PayRaven
from detente.games.agents.rules.operation import ChooseExtra
from detente.games.agents.rules.recount import Recount
from detente.games.agents.rules.regions import REGIONS
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.summary import PlayCard
from detente.games.agents.rules.turn import Turn
from tests.games.agents.positions import lay, operate, put, seat
from tests.games.playing import asked, begin, choose, offered, refused, told

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
    s = lay(
        ["mi6", "cia", "mossad"],
        active="mossad" if source == "mossad" else "mi6",
        board={"africa": {"mi6": "ood"}, "north_america": {"cia": "i"}},
        finance={"cia": 28 - bank},
        cards={"mi6": ["koschei", "titan"]},
        abilities=source in ("mi6", "mossad"),
        finance_unlimited=unlimited,
    )
    if source == "funding":
        choose(operate(s, "africa"), "funding")
    elif source == "koschei":
        choose(begin(s, PlayCard(0)), "koschei")
    elif source == "raven":
        begin(s, PayRaven(0, 1))
    elif source == "titan":
        for _ in range(3):
            put(s, "mossad", "o", "africa")
        begin(s, Recount())
    elif source == "mi6":
        s.region = REGIONS.index("africa")
        choose(begin(s, ChooseExtra(0)), "gain")
    else:
        choose(operate(s, "north_america"), "liquidation")
    return s, "mossad" if source == "mossad" else "mi6"


# --- what is paid -------------------------------------------------------------------------------


@pytest.mark.rule("ASW-FIN-01", "ASW-P2-02", "ASW-P3-03", "ASW-SA-MI6")
@pytest.mark.parametrize(("kind", "price"), [("operative", 1), ("diplomat", 2), ("transit", 2)])
def test_what_a_player_pays_goes_to_the_bank(kind: str, price: int) -> None:
    s = lay(
        TRIO,
        board={"africa": {"kgb": "o"}, "western_europe": {"mi6": "o"}},
        bags={"mi6": {"mi6": "o"}},
        finance={"mi6": price, "cia": 5},
        abilities=True,
    )
    if kind == "operative":
        choose(begin(s, Infiltrate(0)), "kgb", "kgb")
    elif kind == "diplomat":
        choose(begin(s, Deploy(0), BuyDiplomat(0)), "africa", "diplomat")
    else:
        s.region = REGIONS.index("africa")
        choose(begin(s, ChooseExtra(0)), "transit")
    assert s.finance == [0, 5, 0]
    assert s.bank == 23
    s.check()


@pytest.mark.rule("ASW-FIN-01", "ASW-AC-08")
def test_jackal_is_paid_to_the_owner_even_if_the_bank_is_empty() -> None:
    s = lay(
        TRIO,
        board={"africa": {"kgb": "o"}},
        finance={"mi6": 1, "cia": 27},
        cards={"mi6": ["jackal"]},
    )
    choose(begin(s, PlayCard(0)), "jackal")
    assert s.finance == [0, 27, 1]
    assert s.bank == 0
    s.check()


@pytest.mark.rule("ASW-FIN-03", "ASW-P2-02")
@pytest.mark.parametrize(("finance", "asks"), [(0, "pause"), (1, "prompt-pay-operative")])
def test_an_operative_needs_one_coin(finance: int, asks: str) -> None:
    s = lay(TRIO, finance={"mi6": finance})
    choose(begin(s, Infiltrate(0)), "kgb")
    assert asked(s) == ("mi6", asks)


@pytest.mark.rule("ASW-FIN-03", "ASW-P3-03")
@pytest.mark.parametrize(
    ("finance", "asks"), [(0, "pause"), (1, "pause"), (2, "prompt-buy-diplomat")]
)
def test_a_diplomat_needs_two_coins(finance: int, asks: str) -> None:
    s = lay(TRIO, finance={"mi6": finance}, bags={"mi6": {"mi6": "o"}})
    choose(begin(s, Deploy(0), BuyDiplomat(0)), "africa")
    assert asked(s) == ("mi6", asks)


@pytest.mark.rule("ASW-FIN-03", "ASW-SA-MI6-2")
@pytest.mark.parametrize("finance", [0, 1])
def test_a_second_transit_needs_two_coins(finance: int) -> None:
    s = lay(
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
    s = lay(TRIO, board={"africa": {"kgb": "o"}}, cards={"mi6": ["jackal", "koschei"]})
    begin(s, PlayCard(0))
    assert offered(s) == ["koschei", "done"]
    choose(s, "koschei")
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
    s = lay(
        board={"africa": {"cia": "oid"}},
        bags={"cia": {"cia": "o"}},
        finance={"cia": 1, "mi6": 24},
        cards={"cia": ["koschei"]},
    )
    choose(begin(s, Turn()), "mi6", "pass", "africa", "funding")
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
    assert told(s, event) == [{"seat": who, "count": 0}]


@pytest.mark.rule("ASW-AMB-44", "ASW-HID-01")
@pytest.mark.parametrize("watcher", [None, 0, 1, 2])
def test_finance_and_the_bank_are_public(watcher: int | None) -> None:
    s = lay(TRIO, finance={"mi6": 4, "kgb": 7})
    board = s.view(watcher)["board"]
    assert board["bank"] == 17
    assert {name: each["finance"] for name, each in board["services"].items()} == {
        "mi6": 4,
        "cia": 0,
        "kgb": 7,
    }
