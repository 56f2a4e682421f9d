"""Lasting agent cards, which react to what happens in anybody's turn, and what a reaction shows."""

import pytest

from detente.core.view import prompt_of
from detente.games.agents.rules.cards import CARDS
from detente.games.agents.rules.deployment import BuyDiplomat, Deploy
from detente.games.agents.rules.operation import ChooseOperation
from detente.games.agents.rules.recount import Recount
from detente.games.agents.rules.regions import REGIONS
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.summary import PlayCard
from detente.games.agents.rules.turn import Turn
from tests.games.agents.positions import (
    agents,
    bag,
    holder,
    knows,
    operate,
    position_with,
    put,
    seat,
)
from tests.games.playing import asked, begin, offered, play_moves, refused

RETOUCH = pytest.mark.parametrize("card", ["retouch", "coquette"])
TITAN = pytest.mark.parametrize("card", ["titan", "boss"])
TRAP = pytest.mark.parametrize("card", ["trap", "prince"])
RAVEN = pytest.mark.parametrize("card", ["raven", "handsome"])
BOTH_RESULTS = pytest.mark.parametrize("kind", ["i", "o", "D"])
TRIO = ["cia", "kgb", "mi6"]


def deploy(s: Espionage, *codes: str) -> Espionage:
    """Phase 3 of the active player, and its first moves."""
    return play_moves(begin(s, Deploy(s.active), BuyDiplomat(s.active)), *codes)


def attack(s: Espionage, region: str, target: str) -> Espionage:
    """A liquidation by the active player; where there is one target only, nobody is asked."""
    operate(s, region, "liquidation")
    if asked(s)[1] == "prompt-liquidate":
        play_moves(s, target)
    return s


def events_seen(s: Espionage, who: str | None, *events: str) -> list[str]:
    """Which of these events somebody has seen, in their order."""
    return [e["id"] for e in s.events(None if who is None else seat(s, who)) if e["id"] in events]


# --- Retouch, Coquette --------------------------------------------------------------------------


@pytest.mark.rule("ASW-AC-01", "ASW-AMB-30", "ASW-AMB-76")
@RETOUCH
@pytest.mark.parametrize("active", ["cia", "kgb", "mi6"])
@pytest.mark.parametrize("kind", ["informant", "light_operative", "dark_operative"])
def test_no_matter_who_places_a_token_its_service_may_look(
    card: str, active: str, kind: str
) -> None:
    letter = {"informant": "i", "light_operative": "o", "dark_operative": "D"}[kind]
    s = position_with(
        TRIO,
        active=active,
        board={"africa": {"mi6": letter}, "ussr": {"mi6": "i"}},
        bags={active: {"cia": "o"}},
        finance={active: 2},
        cards={"cia": [card]},
    )
    s.known = [0] * len(s.known)
    deploy(s, "africa")
    assert asked(s) == ("cia", "prompt-retouch")
    assert offered(s) == ["cia_1", "mi6_1", "pass"]
    assert refused(s, "mi6_2") == "ASW-AC-01"
    assert refused(s, "mi6_diplomat_africa") == "ASW-AC-01"
    play_moves(s, "mi6_1")
    assert [who for who in TRIO if knows(s, who, "mi6_1")] == ["cia"]
    assert not knows(s, None, "mi6_1")
    seen = [e["args"] for e in s.events(seat(s, "cia")) if e["id"] == "seen"]
    assert seen == [{"token": "mi6_1", "kind": kind}]
    assert events_seen(s, None, "looked", "seen") == ["looked"]
    assert asked(s) == (active, "prompt-buy-diplomat")


@pytest.mark.rule("ASW-AC-01", "ASW-AMB-30")
@RETOUCH
def test_the_new_token_may_be_looked_at_and_the_look_may_be_declined(card: str) -> None:
    s = position_with(TRIO, active="kgb", bags={"kgb": {"cia": "i"}}, cards={"cia": [card]})
    deploy(s, "africa")
    other = s.clone()
    play_moves(s, "cia_1")
    assert knows(s, "cia", "cia_1")
    play_moves(other, "pass")
    assert not knows(other, "cia", "cia_1")
    assert events_seen(other, None, "looked") == []
    assert asked(other) == asked(s) == ("cia", "pause")


@pytest.mark.rule("ASW-AC-01", "ASW-AMB-58")
@pytest.mark.parametrize("service", ["kgb", "mi6"])
def test_tokens_of_other_services_bring_no_look(service: str) -> None:
    s = position_with(
        ["cia", "kgb"],
        virtual="mi6",
        bags={"cia": {service: "o"}},
        cards={"cia": ["retouch", "coquette"]},
    )
    deploy(s, "africa")
    assert asked(s) == ("cia", "pause")


@pytest.mark.rule("ASW-AC-01", "ASW-AC-G5", "ASW-SA-KGB-2", "ASW-AMB-52")
@RETOUCH
def test_the_card_beats_the_protection_of_the_kgb(card: str) -> None:
    s = position_with(
        TRIO,
        board={"ussr": {"kgb": "o"}},
        bags={"cia": {"cia": "o"}},
        cards={"cia": [card]},
        abilities=True,
    )
    deploy(s, "ussr")
    play_moves(s, "kgb_1")
    assert knows(s, "cia", "kgb_1")
    begin(s, ChooseOperation(0))
    assert refused(s, "reconnaissance") == "ASW-P4-20"


@pytest.mark.rule("ASW-AC-01", "ASW-AC-T4", "ASW-AMB-29", "ASW-AMB-30")
@pytest.mark.parametrize("moves", [("kgb_1", "cia_1"), ("kgb_1", "kgb_1"), ("pass", "cia_1")])
def test_two_cards_are_two_looks(moves: tuple[str, str]) -> None:
    s = position_with(
        TRIO,
        active="kgb",
        board={"africa": {"kgb": "o"}},
        bags={"kgb": {"cia": "o"}},
        cards={"cia": ["retouch", "coquette"]},
    )
    deploy(s, "africa", moves[0])
    assert asked(s) == ("cia", "prompt-retouch")
    play_moves(s, moves[1])
    assert asked(s) == ("cia", "pause")
    seen = {name for name in ("kgb_1", "cia_1") if knows(s, "cia", name)}
    assert seen == set(moves) - {"pass"}


@pytest.mark.rule("ASW-AC-01", "ASW-AMB-30", "ASW-AMB-17")
@pytest.mark.parametrize("drawn", ["cia", "mi6"])
def test_a_paid_diplomat_is_a_placement_of_its_own(drawn: str) -> None:
    s = position_with(
        TRIO,
        board={"africa": {"kgb": "o"}},
        bags={"cia": {drawn: "o"}},
        finance={"cia": 2},
        cards={"cia": ["coquette"]},
    )
    deploy(s, "africa", *["pass"] * (drawn == "cia"))
    assert asked(s) == ("cia", "prompt-buy-diplomat")
    play_moves(s, "diplomat")
    assert asked(s) == ("cia", "prompt-retouch")
    play_moves(s, "kgb_1")
    assert knows(s, "cia", "kgb_1")
    assert asked(s) == ("cia", "pause")
    s.check()


@pytest.mark.rule("ASW-AC-01", "ASW-AMB-30", "ASW-P3-11", "ASW-P3-12")
@pytest.mark.parametrize("operatives", [0, 1])
def test_what_replaces_the_draw_is_a_placement_too(operatives: int) -> None:
    s = position_with(
        TRIO,
        board={"africa": {"kgb": "o"}},
        operatives={"cia": operatives},
        cards={"cia": ["retouch"]},
    )
    deploy(s, "africa")
    assert asked(s) == ("cia", "prompt-retouch")
    assert offered(s) == ["kgb_1", *["cia_1"] * operatives, "pass"]


@pytest.mark.rule("ASW-AMB-30", "ASW-P3-12")
def test_where_no_token_is_closed_there_is_nothing_to_look_at() -> None:
    s = position_with(TRIO, operatives={"cia": 0}, cards={"cia": ["retouch"]})
    deploy(s, "africa")
    assert asked(s) == ("cia", "pause")


@pytest.mark.rule("ASW-AMB-30", "ASW-P3-13")
def test_a_forced_transit_is_no_placement() -> None:
    s = position_with(
        TRIO,
        board={"africa": {"cia": "o", "kgb": "o"}, "ussr": {"cia": "o"}},
        operatives={"cia": 0},
        diplomats={"cia": 0},
        cards={"cia": ["retouch", "coquette"]},
    )
    deploy(s, "cia_2", "africa")
    assert asked(s) == ("cia", "pause")


@pytest.mark.rule("ASW-AMB-30")
@pytest.mark.parametrize("card", ["vise", "blizzard"])
def test_cards_of_phase_5_bring_no_look(card: str) -> None:
    s = position_with(
        TRIO, board={"africa": {"cia": "o", "kgb": "o"}}, cards={"cia": ["retouch", card]}
    )
    play_moves(begin(s, PlayCard(0)), card, *["cia_1"] * (card == "blizzard"), "ussr")
    assert agents(s, "ussr") == {"cia": 1}
    assert asked(s) == ("cia", "pause")


@pytest.mark.rule("ASW-AMB-30", "ASW-P4-30")
def test_a_transit_brings_no_look() -> None:
    s = position_with(
        TRIO, board={"africa": {"kgb": "o"}, "ussr": {"cia": "o"}}, cards={"cia": ["retouch"]}
    )
    s.region = REGIONS.index("africa")
    play_moves(begin(s, ChooseOperation(0)), "transit")
    assert agents(s, "africa") == {"kgb": 1, "cia": 1}
    assert asked(s) == ("cia", "pause")


@pytest.mark.rule("ASW-AC-01", "ASW-T03")
def test_the_turn_waits_for_the_look_of_another() -> None:
    s = position_with(
        TRIO, bags={"cia": {"mi6": "o"}}, board={"ussr": {"cia": "o"}}, cards={"mi6": ["coquette"]}
    )
    play_moves(begin(s, Turn()), "kgb", "africa")
    assert asked(s) == ("mi6", "prompt-retouch")
    refusal = s.explain(seat(s, "cia"), "pass")
    assert refusal is not None
    assert refusal.rule == "ASW-AC-01"
    play_moves(s, "mi6_1")
    assert asked(s) == ("cia", "prompt-operation")


# --- Titan, Boss --------------------------------------------------------------------------------


@pytest.mark.rule("ASW-AC-02", "ASW-AMB-31")
@TITAN
@pytest.mark.parametrize("active", ["cia", "mi6"])
def test_titan_pays_for_ties_in_every_summary(card: str, active: str) -> None:
    """The shared scenario ASW-S04a."""
    s = position_with(
        active=active,
        board={
            "western_europe": {"mi6": "ooi", "cia": "oi"},
            "north_america": {"mi6": "oi", "cia": "oi"},
        },
        bags={active: {"cia": "i"}},
        cards={"mi6": [card]},
    )
    play_moves(begin(s, Turn()), "kgb", "western_europe", "pass")
    assert [holder(s, name) for name in ("western_europe", "western")] == [None, None]
    assert s.finance[seat(s, "mi6")] == 2
    assert events_seen(s, None, "lost", "titan-earned") == ["lost", "lost", "titan-earned"]
    s.check()


@pytest.mark.rule("ASW-AC-02", "ASW-AC-T4", "ASW-AMB-29")
def test_titan_pays_for_what_a_rival_takes_and_two_cards_pay_twice() -> None:
    """The shared scenario ASW-S04b."""
    s = position_with(
        board={
            "western_europe": {"mi6": "ooi", "cia": "oi"},
            "north_america": {"mi6": "oi", "cia": "oi"},
        },
        bags={"cia": {"cia": "i"}},
        finance={"cia": 2},
        cards={"mi6": ["titan", "boss"]},
    )
    play_moves(begin(s, Turn()), "kgb", "pass", "western_europe", "diplomat", "pass")
    assert [holder(s, name) for name in ("western_europe", "western")] == ["cia", "cia"]
    assert s.finance[seat(s, "mi6")] == 4
    s.check()


@pytest.mark.rule("ASW-AC-02", "ASW-2P-09")
@TITAN
def test_titan_pays_for_what_the_virtual_service_takes_away(card: str) -> None:
    s = position_with(
        ["cia", "kgb"],
        virtual="mi6",
        active="kgb",
        board={"africa": {"cia": "oo", "mi6": "o"}, "ussr": {"kgb": "o"}},
        bags={"kgb": {"mi6": "o"}},
        cards={"cia": [card], "kgb": ["blizzard"]},
    )
    assert [holder(s, name) for name in ("africa", "third_world")] == ["cia", "cia"]
    play_moves(begin(s, Turn()), "africa", "pass", "blizzard", "cia_1", "ussr")
    assert agents(s, "africa") == {"cia": 1, "mi6": 2}
    assert [holder(s, name) for name in ("africa", "third_world")] == [None, None]
    assert s.finance[seat(s, "cia")] == 2
    s.check()


@pytest.mark.rule("ASW-AC-02")
@TITAN
def test_titan_pays_neither_for_gains_nor_for_what_others_lose(card: str) -> None:
    s = position_with(
        TRIO,
        board={"africa": {"kgb": "o", "cia": "o"}, "ussr": {"kgb": "o", "mi6": "o"}},
        bags={"cia": {"cia": "o"}},
        cards={"cia": [card], "mi6": ["titan" if card == "boss" else "boss"]},
    )
    play_moves(begin(s, Turn()), "kgb", "africa", "pass")
    assert holder(s, "africa") == "cia"
    assert s.finance == [0, 0, 0]


@pytest.mark.rule("ASW-AC-02", "ASW-AMB-66", "ASW-FIN-02")
@pytest.mark.parametrize(("active", "paid"), [("cia", "cia"), ("mi6", "mi6"), ("kgb", "mi6")])
def test_if_the_bank_is_short_the_active_player_is_paid_first(active: str, paid: str) -> None:
    s = position_with(
        ["cia", "kgb", "mi6"],
        active=active,
        board={"africa": {"cia": "o"}, "south_america": {"mi6": "o"}},
        finance={"kgb": 27},
        cards={"cia": ["titan"], "mi6": ["boss"]},
    )
    put(s, "kgb", "o", "africa")
    put(s, "kgb", "o", "south_america")
    begin(s, Recount())
    assert s.bank == 0
    assert s.finance[seat(s, paid)] == 1


@pytest.mark.rule("ASW-AC-T3")
def test_a_titan_gained_in_a_turn_works_in_that_turn() -> None:
    s = position_with(
        TRIO,
        board={"africa": {"kgb": "oo", "cia": "o"}, "north_america": {"cia": "o"}},
        bags={"cia": {"cia": "o"}},
        discard=[name for name in CARDS if name not in ("titan", "boss", "fox")],
    )
    assert holder(s, "africa") == "kgb"
    play_moves(begin(s, Turn()), "kgb", "africa", "liquidation", "kgb_1")
    assert asked(s) == ("kgb", "prompt-keep-card")
    play_moves(s, "titan")
    assert [holder(s, name) for name in ("africa", "third_world")] == [None, None]
    assert s.finance[seat(s, "kgb")] == 2
    s.check()


# --- Trap, Prince -------------------------------------------------------------------------------


@pytest.mark.rule("ASW-AC-03", "ASW-P4-44")
@TRAP
@BOTH_RESULTS
@pytest.mark.parametrize("move", ["operative", "pass"])
def test_trap_may_send_an_operative_whatever_the_result(card: str, kind: str, move: str) -> None:
    s = position_with(
        TRIO, board={"africa": {"kgb": kind}}, cards={"kgb": [card]}, operatives={"kgb": 7}
    )
    attack(s, "africa", "kgb_1")
    assert asked(s) == ("cia" if kind == "i" else "kgb", "prompt-keep-card")
    play_moves(s, "fox")
    assert asked(s) == ("kgb", "prompt-trap")
    assert prompt_of(s.view(seat(s, "kgb")))["args"] == {"bag": "cia"}
    assert refused(s, "done") == "ASW-AC-03"
    play_moves(s, move)
    assert asked(s) == ("cia", "pause")
    assert bag(s, "cia") == ({"kgb": "D"} if move == "operative" else {})
    assert s.operatives[0] == (6 if move == "operative" else 7)
    assert s.finance == [0, 0, 0]
    s.check()


@pytest.mark.rule("ASW-AC-03", "ASW-AC-T4", "ASW-AMB-29")
@pytest.mark.parametrize("supply", [0, 1, 2])
def test_two_traps_send_two_operatives_as_far_as_there_are_any(supply: int) -> None:
    s = position_with(
        TRIO,
        board={"africa": {"kgb": "o"}},
        cards={"kgb": ["trap", "prince"]},
        operatives={"kgb": supply},
    )
    play_moves(attack(s, "africa", "kgb_1"), "fox", *["operative"] * supply)
    assert asked(s) == ("cia", "pause")
    assert bag(s, "cia") == ({"kgb": "D" * supply} if supply else {})
    s.check()


@pytest.mark.rule("ASW-AC-03")
def test_of_two_traps_each_may_be_declined() -> None:
    s = position_with(TRIO, board={"africa": {"kgb": "o"}}, cards={"kgb": ["trap", "prince"]})
    play_moves(attack(s, "africa", "kgb_1"), "fox", "pass", "operative")
    assert bag(s, "cia") == {"kgb": "D"}
    s.check()


@pytest.mark.rule("ASW-AC-03")
def test_a_trap_goes_into_the_bag_of_the_one_who_attacked() -> None:
    s = position_with(active="mossad", board={"africa": {"kgb": "o"}}, cards={"kgb": ["trap"]})
    play_moves(attack(s, "africa", "kgb_1"), "fox", "operative")
    assert bag(s, "mossad") == {"kgb": "D"}
    s.check()


# --- Raven, Handsome ----------------------------------------------------------------------------


@pytest.mark.rule("ASW-AC-04", "ASW-P4-44", "ASW-FIN-02")
@RAVEN
@BOTH_RESULTS
@pytest.mark.parametrize("bank", [0, 5])
def test_raven_brings_a_coin_whatever_the_result(card: str, kind: str, bank: int) -> None:
    s = position_with(
        TRIO, board={"africa": {"kgb": kind}}, cards={"kgb": [card]}, finance={"mi6": 28 - bank}
    )
    play_moves(attack(s, "africa", "kgb_1"), "fox")
    assert s.finance[seat(s, "kgb")] == (1 if bank else 0)
    assert asked(s) == ("cia", "pause")
    s.check()


@pytest.mark.rule("ASW-AC-04", "ASW-AC-T4", "ASW-AMB-29")
@pytest.mark.parametrize(("bank", "paid"), [(5, 2), (1, 1), (0, 0)])
def test_two_ravens_bring_two_coins_as_far_as_there_are_any(bank: int, paid: int) -> None:
    s = position_with(
        TRIO,
        board={"africa": {"kgb": "o"}},
        cards={"kgb": ["raven", "handsome"]},
        finance={"mi6": 28 - bank},
    )
    play_moves(attack(s, "africa", "kgb_1"), "fox")
    assert s.finance[seat(s, "kgb")] == paid
    s.check()


# --- when reactions come ------------------------------------------------------------------------


@pytest.mark.rule("ASW-P4-44", "ASW-AMB-23", "ASW-AMB-28", "ASW-T03")
def test_the_owner_chooses_its_card_at_once_and_then_its_cards_react() -> None:
    """The shared scenario ASW-S01."""
    s = position_with(
        ["mi6", "kgb", "cia", "mossad"],
        board={"africa": {"kgb": "oi", "cia": "i"}, "western_europe": {"mi6": "oi"}},
        bags={"mi6": {"mi6": "o"}},
        finance={"mi6": 1},
        cards={"kgb": ["trap", "raven"], "mi6": ["vise"]},
    )
    play_moves(begin(s, Turn()), "cia", "pass", "africa", "liquidation", "kgb_1")
    assert asked(s) == ("kgb", "prompt-keep-card")
    assert s.finance[seat(s, "kgb")] == 0
    play_moves(s, "elder")
    assert asked(s) == ("kgb", "prompt-trap")
    assert s.finance[seat(s, "kgb")] == 1
    play_moves(s, "operative")
    assert asked(s) == ("mi6", "prompt-play-card")
    assert bag(s, "mi6") == {"kgb": "D"}
    assert agents(s, "africa") == {"kgb": 2, "cia": 1, "mi6": 1}
    assert knows(s, None, "kgb_1")
    assert s.cards[seat(s, "mi6")].bit_count() == 1
    events = ["withstood", "card-gained", "raven-earned", "trap-set"]
    assert events_seen(s, None, *events) == events
    s.check()


@pytest.mark.rule("ASW-AC-T3", "ASW-AMB-24")
@pytest.mark.parametrize("card", ["trap", "prince", "raven", "handsome"])
def test_a_card_gained_by_a_liquidation_reacts_from_the_next_one_on(card: str) -> None:
    s = position_with(
        TRIO,
        board={"africa": {"kgb": "o"}},
        discard=[name for name in CARDS if name not in ("trap", "prince", "raven", "handsome")],
    )
    s.deck = [*[c for c in s.deck if CARDS[c] != card], CARDS.index(card)]
    play_moves(attack(s, "africa", "kgb_1"), card)
    assert asked(s) == ("cia", "pause")
    assert (s.finance, bag(s, "cia")) == ([0, 0, 0], {})
    attack(s, "africa", "kgb_1")
    play_moves(s, offered(s)[0])
    trap = card in ("trap", "prince")
    assert asked(s) == (("kgb", "prompt-trap") if trap else ("cia", "pause"))
    assert s.finance[seat(s, "kgb")] == (0 if trap else 1)


@pytest.mark.rule("ASW-AC-03", "ASW-AC-04")
def test_only_the_cards_of_the_tokens_owner_react() -> None:
    s = position_with(
        TRIO,
        board={"africa": {"kgb": "o"}},
        cards={"cia": ["trap", "raven"], "mi6": ["prince", "handsome"]},
    )
    play_moves(attack(s, "africa", "kgb_1"), "fox")
    assert asked(s) == ("cia", "pause")
    assert s.finance == [0, 0, 0]
    assert [bag(s, who) for who in TRIO] == [{}, {}, {}]


@pytest.mark.rule("ASW-2P-11", "ASW-AC-03", "ASW-AC-04")
@pytest.mark.parametrize("kind", ["i", "o"])
def test_an_attack_on_a_virtual_token_sets_nothing_off(kind: str) -> None:
    s = position_with(
        ["cia", "kgb"],
        virtual="mi6",
        board={"africa": {"mi6": kind}},
        cards={"cia": ["trap", "raven"], "kgb": ["prince", "handsome"]},
    )
    attack(s, "africa", "mi6_1")
    if kind == "i":
        assert asked(s) == ("cia", "prompt-keep-card")
        play_moves(s, "fox")
    assert asked(s) == ("cia", "pause")
    assert s.finance == [0, 0]
    assert [bag(s, who) for who in ("cia", "kgb")] == [{}, {}]
    s.check()


# --- what is known afterwards -------------------------------------------------------------------


@pytest.mark.rule("ASW-AMB-72")
def test_all_know_that_a_liquidated_informant_is_in_its_owners_bag() -> None:
    s = position_with(TRIO, board={"africa": {"kgb": "i", "cia": "o"}}, bags={"kgb": {"kgb": "o"}})
    play_moves(attack(s, "africa", "kgb_1"), "fox")
    assert bag(s, "kgb") == {"kgb": "io"}
    assert knows(s, None, "kgb_1")
    for who in TRIO:
        for seed in range(5):
            sampled = s.determinize(seat(s, who), seed)
            assert isinstance(sampled, Espionage)
            assert "i" in bag(sampled, "kgb")["kgb"]


@pytest.mark.rule("ASW-AMB-76", "ASW-AMB-01")
@pytest.mark.parametrize(("letter", "kind"), [("o", "light_operative"), ("D", "dark_operative")])
def test_a_failed_attack_shows_the_background_too(letter: str, kind: str) -> None:
    s = position_with(TRIO, board={"africa": {"kgb": letter}})
    s.known = [0] * len(s.known)
    attack(s, "africa", "kgb_1")
    args = [e["args"] for e in s.events(None) if e["id"] == "withstood"]
    assert args == [{"seat": "cia", "token": "kgb_1", "kind": kind}]
    shown = s.view(None)["board"]["regions"]["africa"]["tokens"]
    assert [each["kind"] for each in shown] == [kind]
