"""Phase 4: the four operations."""

import pytest

from detente.games.agents.rules.cards import CARDS
from detente.games.agents.rules.codes import code
from detente.games.agents.rules.regions import REGIONS
from detente.games.agents.rules.services import SERVICES
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.turn import Turn
from tests.games.agents.positions import agents, bag, knows, position_with, seat, token
from tests.games.playing import asked, begin, offered, play_moves, refused

RULES = {
    "funding": "ASW-P4-10",
    "reconnaissance": "ASW-P4-20",
    "transit": "ASW-P4-30",
    "liquidation": "ASW-P4-40",
}


def deployed(name: str = "cia", letter: str = "o", **position: object) -> Espionage:
    """The CIA has just deployed a token into Africa."""
    bags = {"cia": {name: letter}}
    s = position_with(bags=bags, missions={"cia": ["middle_east"]}, **position)  # type: ignore[arg-type]
    begin(s, Turn())
    play_moves(s, "kgb")
    while asked(s)[1] != "prompt-operation":
        play_moves(s, "africa" if "africa" in offered(s) else "pass")
    return s


def everybody(s: Espionage, what: str) -> dict[str | None, bool]:
    return {who: knows(s, who, what) for who in ("cia", "mi6", "kgb", "mossad", None)}


# --- which are allowed ----------------------------------------------------------------------------


@pytest.mark.rule(
    *("ASW-P4-01", "ASW-P4-10", "ASW-P4-20", "ASW-P4-30", "ASW-P4-40", "ASW-P4-41"),
    *("ASW-AMB-18", "ASW-AMB-19", "ASW-AMB-20"),
)
@pytest.mark.parametrize(
    ("name", "board", "allowed"),
    [
        ("cia", {}, ["funding"]),
        ("cia", {"ussr": {"cia": "o"}}, ["funding", "transit"]),
        ("cia", {"africa": {"cia": "od"}}, ["funding"]),
        ("cia", {"africa": {"kgb": "d"}}, ["funding"]),
        ("cia", {"africa": {"kgb": "i"}}, ["funding", "reconnaissance", "liquidation"]),
        ("cia", {"ussr": {"kgb": "oi"}}, ["funding"]),
        ("kgb", {}, ["reconnaissance"]),
        ("kgb", {"ussr": {"cia": "d"}}, ["reconnaissance", "transit"]),
        ("kgb", {"africa": {"mi6": "o"}}, ["reconnaissance", "liquidation"]),
        ("kgb", {"africa": {"cia": "d"}}, ["funding", "reconnaissance"]),
    ],
)
def test_conditions(name: str, board: dict[str, dict[str, str]], allowed: list[str]) -> None:
    s = position_with(board=board, bags={"cia": {name: "o"}}, finance={"cia": 0})
    begin(s, Turn())
    play_moves(s, "kgb", "africa")
    assert asked(s) == ("cia", "prompt-operation")
    assert offered(s) == [*allowed, "pass"]
    for operation, rule in RULES.items():
        if operation not in allowed:
            assert refused(s, operation) == rule
    assert refused(s, "africa") == "ASW-P4-01"


@pytest.mark.rule("ASW-P4-01")
def test_one_operation_once() -> None:
    s = deployed(board={"ussr": {"cia": "o"}})
    play_moves(s, "funding")
    assert s.seat_name(s.active) == "mi6"


# --- funding --------------------------------------------------------------------------------------


@pytest.mark.rule("ASW-P4-10")
@pytest.mark.parametrize(("there", "coins"), [("", 1), ("i", 2), ("oid", 4), ("dddd", 5)])
def test_one_finance_for_each_own_agent_there(there: str, coins: int) -> None:
    s = deployed(board={"africa": {"cia": there, "kgb": "oo"}, "ussr": {"cia": "oo"}})
    play_moves(s, "funding")
    assert (s.finance[seat(s, "cia")], s.bank) == (coins, 28 - coins)
    s.check()


@pytest.mark.rule("ASW-P4-10", "ASW-AMB-18")
def test_a_diplomat_just_bought_makes_funding_possible() -> None:
    s = position_with(bags={"cia": {"kgb": "o"}}, finance={"cia": 2})
    begin(s, Turn())
    play_moves(s, "kgb", "pass", "africa", "diplomat", "funding")
    assert s.finance[seat(s, "cia")] == 1


# --- reconnaissance -------------------------------------------------------------------------------


@pytest.mark.rule("ASW-P4-20", "ASW-AMB-19", "ASW-AMB-67")
def test_one_to_three_looks_one_after_another() -> None:
    s = deployed(
        "kgb", board={"africa": {"kgb": "i", "mi6": "o", "cia": "id"}, "ussr": {"kgb": "o"}}
    )
    play_moves(s, "reconnaissance")
    assert asked(s) == ("cia", "prompt-look")
    kgb, mi6, own = (
        token(s, "africa", *each) for each in (("kgb", "i"), ("mi6", "o"), ("cia", "i"))
    )
    just_deployed = token(s, "africa", "kgb", "o")
    assert sorted(offered(s)) == sorted([kgb, mi6, own, just_deployed])
    assert refused(s, "done") == "ASW-AMB-19"
    assert refused(s, token(s, "ussr", "kgb", "o")) == "ASW-P4-20"
    assert refused(s, "cia_diplomat_africa") == "ASW-P4-20"
    play_moves(s, mi6)
    assert refused(s, mi6) == "ASW-AMB-19"
    play_moves(s, own)
    assert refused(s, mi6) == refused(s, own) == "ASW-AMB-19"
    assert offered(s) == [kgb, just_deployed, "done"]
    for seen in (mi6, own):
        assert everybody(s, seen) == {
            "cia": True,
            **dict.fromkeys(("mi6", "kgb", "mossad", None), False),
        }
    play_moves(s, kgb)
    assert s.seat_name(s.active) == "mi6"  # Three, and no more.
    assert agents(s, "africa") == {"kgb": 2, "mi6": 1, "cia": 2}
    s.check()


@pytest.mark.rule("ASW-P4-20", "ASW-AMB-19")
@pytest.mark.parametrize("looks", [1, 2])
def test_the_player_may_stop_after_each_look(looks: int) -> None:
    s = deployed(board={"africa": {"kgb": "oio"}})
    play_moves(s, "reconnaissance", *["kgb_1", "kgb_2"][:looks], "done")
    assert [knows(s, "cia", f"kgb_{each}") for each in (1, 2, 3)] == [True, looks == 2, False]
    assert s.seat_name(s.active) == "mi6"


@pytest.mark.rule("ASW-P4-20", "ASW-AMB-67")
def test_others_see_which_token_was_looked_at_but_not_what_it_is() -> None:
    s = deployed(board={"africa": {"kgb": "io"}})
    play_moves(s, "reconnaissance", "kgb_1", "done")
    for watcher in (seat(s, "kgb"), None):
        shown = [each for each in s.events(watcher) if each["id"] in ("looked", "seen")]
        assert [(each["id"], each["args"]) for each in shown] == [
            ("looked", {"seat": "cia", "token": "kgb_1"})
        ]
    seen = [each["args"] for each in s.events(seat(s, "cia")) if each["id"] == "seen"]
    assert seen == [{"token": "kgb_1", "kind": "informant"}]


@pytest.mark.rule("ASW-P4-20", "ASW-AMB-19")
def test_the_token_just_deployed_may_be_the_only_one() -> None:
    s = deployed("kgb", board={"ussr": {"cia": "o"}})
    play_moves(s, "reconnaissance")  # Resolved alone: one token, which the CIA knows anyway.
    assert s.seat_name(s.active) == "mi6"
    assert [each["id"] for each in s.events(None)].count("looked") == 1


# --- transit --------------------------------------------------------------------------------------


@pytest.mark.rule("ASW-P4-30")
@pytest.mark.parametrize("letter", "oid")
def test_an_own_agent_moves_into_the_active_region(letter: str) -> None:
    s = deployed(board={"ussr": {"cia": "oid", "kgb": "o"}, "africa": {"kgb": "i"}})
    mover = "cia_diplomat_ussr" if letter == "d" else token(s, "ussr", "cia", letter)
    play_moves(s, "transit")
    assert len(offered(s)) == 3
    play_moves(s, mover)
    assert agents(s, "africa") == {"cia": 2, "kgb": 1}
    assert agents(s, "ussr") == {"cia": 2, "kgb": 1}
    diplomats = s.diplomats[REGIONS.index("africa") * 4 + SERVICES.index("cia")]
    assert diplomats == (letter == "d")
    if letter != "d":
        assert s.region_of(code(mover)) == REGIONS.index("africa")
    s.check()


@pytest.mark.rule("ASW-P4-30", "ASW-AMB-20")
def test_what_cannot_be_moved() -> None:
    s = deployed(board={"ussr": {"cia": "oo", "kgb": "o"}, "africa": {"cia": "d"}})
    play_moves(s, "transit")
    assert refused(s, token(s, "ussr", "kgb", "o")) == "ASW-P4-30"
    assert refused(s, "cia_diplomat_africa") == "ASW-AMB-20"
    assert refused(s, token(s, "africa", "cia", "o")) == "ASW-AMB-20"
    assert refused(s, "cia_diplomat_ussr") == "ASW-AMB-80"  # There is none.
    assert refused(s, "pass") == "ASW-VOC-02"


# --- liquidation ----------------------------------------------------------------------------------


@pytest.mark.rule("ASW-P4-40", "ASW-P4-41", "ASW-AMB-21")
def test_targets() -> None:
    s = deployed(
        "kgb", board={"africa": {"kgb": "oi", "cia": "i", "mi6": "od"}, "ussr": {"kgb": "o"}}
    )
    just_deployed = "kgb_4"
    assert token(s, "africa", "kgb", "o") == "kgb_1"
    play_moves(s, "liquidation")
    assert offered(s) == ["kgb_1", "kgb_2", "mi6_1"]
    assert refused(s, just_deployed) == "ASW-P4-41"
    assert refused(s, token(s, "africa", "cia", "i")) == "ASW-P4-41"
    assert refused(s, "mi6_diplomat_africa") == "ASW-P4-40"
    assert refused(s, token(s, "ussr", "kgb", "o")) == "ASW-P4-40"


@pytest.mark.rule("ASW-P4-41", "ASW-AMB-21", "ASW-AMB-15")
def test_a_token_deployed_in_an_earlier_turn_can_be_attacked() -> None:
    s = position_with(["cia", "kgb", "mi6"], bags={"cia": {"kgb": "oo"}, "kgb": {"kgb": "o"}})
    begin(s, Turn())
    play_moves(s, "kgb", "africa", "pass")
    while s.seat_name(s.active) != "cia":
        play_moves(s, "ussr" if "ussr" in offered(s) else "pass" if "pass" in offered(s) else "cia")
    play_moves(s, "mi6", "africa", "liquidation")  # The only target.
    assert knows(s, None, "kgb_1")


@pytest.mark.rule("ASW-P4-42", "ASW-P4-40")
def test_an_informant_goes_into_its_owners_bag() -> None:
    s = deployed(board={"africa": {"kgb": "i"}}, reserve={"kgb": 3})
    before = bag(s, "kgb")
    play_moves(s, "liquidation")
    assert everybody(s, "kgb_1") == dict.fromkeys(("cia", "mi6", "kgb", "mossad", None), True)
    assert bag(s, "kgb") == {**before, "kgb": "i"}
    assert agents(s, "africa") == {"cia": 1}
    assert s.halves[seat(s, "cia")] == 1
    assert asked(s) == ("cia", "prompt-keep-card")
    assert len(offered(s)) == 3
    kept = offered(s)[1]
    play_moves(s, kept)
    assert s.cards[seat(s, "cia")] == 1 << CARDS.index(kept)
    assert (len(s.deck), s.discard.bit_count()) == (17, 2)
    s.check()


@pytest.mark.rule("ASW-P4-43", "ASW-P4-40")
@pytest.mark.parametrize("letter", "oD")
def test_an_operative_stays_and_its_owner_gains_a_card(letter: str) -> None:
    s = deployed(board={"africa": {"kgb": letter}})
    play_moves(s, "liquidation")
    assert asked(s) == ("kgb", "prompt-keep-card")
    play_moves(s, offered(s)[0])
    assert everybody(s, "kgb_1") == dict.fromkeys(("cia", "mi6", "kgb", "mossad", None), True)
    assert agents(s, "africa") == {"cia": 1, "kgb": 1}
    assert (s.halves, s.finance) == ([0] * 4, [0] * 4)
    assert [cards.bit_count() for cards in s.cards] == [
        int(each == seat(s, "kgb")) for each in range(4)
    ]
    region = s.view(seat(s, "mi6"))["board"]["regions"]["africa"]["tokens"]
    assert [each["kind"] is None for each in region if each["token"] == "kgb_1"] == [False]
    s.check()


@pytest.mark.rule("ASW-P4-43", "ASW-AMB-22")
def test_a_known_operative_can_be_attacked_again() -> None:
    s = deployed(board={"africa": {"kgb": "D"}})
    assert knows(s, "cia", "kgb_1")
    play_moves(s, "liquidation")
    assert asked(s) == ("kgb", "prompt-keep-card")
    play_moves(s, offered(s)[0])
    while s.seat_name(s.active) != "mi6" or asked(s)[1] != "prompt-operation":
        play_moves(s, "africa" if "africa" in offered(s) else offered(s)[-1])
    play_moves(s, "liquidation", "kgb_1")
    assert asked(s) == ("kgb", "prompt-keep-card")


@pytest.mark.rule("ASW-P4-44", "ASW-AMB-23")
@pytest.mark.parametrize("letter", "io")
def test_the_order_of_a_liquidation(letter: str) -> None:
    s = position_with(
        ["mossad", "kgb", "cia"],
        board={"africa": {"kgb": letter}},
        bags={"mossad": {"mossad": "o"}},
        cards={"kgb": ["raven_handsome", "trap_prince"]},
        abilities=True,
    )
    begin(s, Turn())
    play_moves(s, "cia", "africa", "liquidation")
    assert asked(s)[1] == "prompt-keep-card"
    assert s.halves[seat(s, "mossad")] == (letter == "i")
    assert s.finance[seat(s, "mossad")] == (2 if letter == "i" else 0)
    assert s.finance[seat(s, "kgb")] == 0  # Raven waits for the card.
    play_moves(s, offered(s)[0])
    assert s.finance[seat(s, "kgb")] == 1
    assert asked(s) == ("kgb", "prompt-trap")
    shown = [each["id"] for each in s.events(None)]
    flipped = ["liquidated", "mossad-rewarded"] if letter == "i" else ["withstood"]
    assert shown[-len(flipped) - 2 :] == [*flipped, "card-gained", "raven-earned"]
    play_moves(s, "operative")
    assert bag(s, "mossad") == {"kgb": "D"}
    s.check()


@pytest.mark.rule("ASW-AMB-24", "ASW-AC-T3")
@pytest.mark.parametrize("gained", ["raven", "trap"])
def test_a_card_gained_by_a_liquidation_does_not_react_to_it(gained: str) -> None:
    s = position_with(board={"africa": {"kgb": "o"}}, bags={"cia": {"cia": "o"}})
    s.deck.sort(key=lambda card: CARDS[card] == gained)
    begin(s, Turn())
    play_moves(s, "mi6", "africa", "liquidation", gained)
    assert s.seat_name(s.active) == "mi6"
    assert s.finance[seat(s, "kgb")] == 0
    assert asked(s)[1] == "prompt-infiltrate"


@pytest.mark.rule("ASW-AMB-03", "ASW-P4-42")
def test_mossad_is_paid_in_finance() -> None:
    s = position_with(
        ["mossad", "kgb", "cia"],
        board={"africa": {"kgb": "i"}},
        bags={"mossad": {"mossad": "o"}},
        abilities=True,
    )
    begin(s, Turn())
    play_moves(s, "cia", "africa", "liquidation")
    assert (s.finance[seat(s, "mossad")], s.bank) == (2, 26)


@pytest.mark.rule("ASW-AMB-80")
def test_a_token_keeps_its_number_and_what_is_known_of_it_when_it_moves() -> None:
    s = deployed("kgb", board={"africa": {"mi6": "o"}, "ussr": {"cia": "oi"}})
    mover = token(s, "ussr", "cia", "i")
    s.show(seat(s, "mossad"), code(mover))
    play_moves(s, "transit", mover)
    assert token(s, "africa", "cia", "i") == mover
    assert everybody(s, mover) == {
        "mossad": True,
        **dict.fromkeys(("cia", "mi6", "kgb", None), False),
    }
