"""Agent cards: how they are gained, when they may be played, and what the one-shot ones do."""

import pytest

import detente
from detente.core.view import prompt_of
from detente.games.agents.rules.cards import CARDS
from detente.games.agents.rules.codes import CODES, FIRST_CARD, code
from detente.games.agents.rules.liquidation import GainCard
from detente.games.agents.rules.recount import Recount
from detente.games.agents.rules.regions import REGIONS
from detente.games.agents.rules.revisions import LATEST
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.summary import PlayCard
from detente.games.agents.rules.tables import tables
from detente.games.agents.rules.turn import Turn
from tests.games.agents.positions import agents, bag, holder, knows, position_with, seat
from tests.games.playing import asked, begin, events_named, offered, play_moves, refused

EFFECTS = tables(LATEST).effect_rows
PAIRS = {row["id"]: tuple(card["id"] for card in row["cards"]) for row in EFFECTS}
LASTING = ("retouch_coquette", "titan_boss", "trap_prince", "raven_handsome")
ONE_SHOT = [name for effect, pair in PAIRS.items() if effect not in LASTING for name in pair]
FOREVER = [name for effect in LASTING for name in PAIRS[effect]]
PAUSED = ("cia", "pause")
TRIO = ["cia", "kgb", "mi6"]


def either(effect: str) -> pytest.MarkDecorator:
    """Once with each of the two names of an effect."""
    return pytest.mark.parametrize("card", PAIRS[effect])


def held(s: Espionage, who: str) -> list[str]:
    """The cards in front of a player, as a spectator sees them."""
    cards: list[str] = s.view(None)["board"]["services"][who]["cards"]
    return cards


def discarded(s: Espionage) -> list[str]:
    """The discard, as a spectator sees it."""
    cards: list[str] = s.view(None)["board"]["discard"]
    return cards


def summary(s: Espionage, *codes: str) -> Espionage:
    """Phase 5 of the active player up to the recount, and its first moves."""
    return play_moves(begin(s, PlayCard(s.active), Recount()), *codes)


def gain(s: Espionage, who: str = "cia") -> Espionage:
    """Let a player gain an agent card."""
    return begin(s, GainCard(seat(s, who)))


def reloaded(s: Espionage) -> Espionage:
    """A position in the middle of a turn, written down and read again, without the pause."""
    del s.agenda[0]
    other = s.game.load(s.dump())
    assert isinstance(other, Espionage)
    return other


# --- gaining a card -----------------------------------------------------------------------------


@pytest.mark.rule("ASW-AC-G1", "ASW-AMB-26", "ASW-HID-03")
def test_a_player_keeps_one_of_three_cards_and_discards_two_openly() -> None:
    s = gain(position_with(), "kgb")
    assert asked(s) == ("kgb", "prompt-keep-card")
    assert offered(s) == ["fox", "elder", "marshmallow"]
    assert s.view(seat(s, "kgb"))["board"]["offer"] == offered(s)
    assert refused(s, "titan") == "ASW-AC-G1"
    assert refused(s, "pass") == "ASW-AC-G1"
    for other in (None, seat(s, "cia")):
        assert s.view(other)["board"]["offer"] == []
        assert prompt_of(s.view(other))["moves"] == []
        assert "elder" not in str(s.view(other))
    play_moves(s, "elder")
    assert held(s, "kgb") == ["elder"]
    assert discarded(s) == ["fox", "marshmallow"]
    assert s.view(None)["board"]["deck_count"] == 17
    assert asked(s) == PAUSED
    s.check()


@pytest.mark.rule("ASW-AC-G1")
def test_the_decision_survives_dump_and_load() -> None:
    s = position_with(TRIO, board={"africa": {"kgb": "o"}}, bags={"cia": {"cia": "o"}})
    s = reloaded(play_moves(begin(s, Turn()), "kgb", "africa", "liquidation"))
    assert asked(s) == ("kgb", "prompt-keep-card")
    assert offered(s) == ["fox", "elder", "marshmallow"]
    play_moves(s, "fox")
    assert held(s, "kgb") == ["fox"]
    s.check()


@pytest.mark.rule("ASW-AC-G2", "ASW-AMB-25")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_the_discard_is_shuffled_in_the_middle_of_the_draw(left: int) -> None:
    s = position_with(discard=CARDS[: 20 - left])
    s.outcomes = [[code(name) for name in CARDS[:3]]]
    gain(s)
    assert offered(s) == [*CARDS[: 3 - left], *CARDS[20 - left :]]
    assert discarded(s) == []
    assert events_named(s, "deck-reshuffled") == [{"count": 20 - left}]
    play_moves(s, CARDS[0])
    assert len(discarded(s)) == 2
    assert CARDS[0] not in discarded(s)
    assert len(s.deck) == 17
    s.check()


@pytest.mark.rule("ASW-AC-G2")
def test_cards_already_drawn_do_not_come_up_twice_after_a_reshuffle() -> None:
    s = position_with(discard=CARDS[:1], cards={"kgb": CARDS[1:18]})
    gain(s)
    assert offered(s) == [CARDS[0], CARDS[18], CARDS[19]]
    assert s.deck == []
    s.check()


@pytest.mark.rule("ASW-AC-G2")
def test_an_empty_deck_from_which_nobody_draws_is_left_alone() -> None:
    s = position_with(discard=CARDS[:17])
    play_moves(gain(s), CARDS[19])
    assert s.deck == []
    assert len(discarded(s)) == 19
    assert events_named(s, "deck-reshuffled") == []
    gain(s)
    assert events_named(s, "deck-reshuffled") == [{"count": 19}]
    assert len(offered(s)) == 3
    s.check()


@pytest.mark.rule("ASW-AC-G2")
def test_a_card_played_can_come_back_after_a_reshuffle() -> None:
    s = position_with(cards={"cia": [*CARDS[:16], "koschei"], "kgb": ["elder", "marshmallow"]})
    play_moves(summary(s, "koschei"), "done")
    gain(s)
    assert offered(s) == ["koschei", "fox"]
    s.check()


@pytest.mark.rule("ASW-AC-G3", "ASW-AMB-25")
@pytest.mark.parametrize("open_ones", [0, 1, 2])
def test_from_two_cards_one_is_chosen(open_ones: int) -> None:
    s = position_with(cards={"kgb": CARDS[:18]}, discard=CARDS[18 : 18 + open_ones])
    gain(s)
    assert offered(s) == [CARDS[18], CARDS[19]]
    play_moves(s, CARDS[18])
    assert held(s, "cia") == [CARDS[18]]
    assert discarded(s) == [CARDS[19]]
    s.check()


@pytest.mark.rule("ASW-AC-G3")
@pytest.mark.parametrize("open_ones", [0, 1])
def test_the_last_card_is_kept_without_asking(open_ones: int) -> None:
    s = gain(position_with(cards={"kgb": CARDS[:19]}, discard=CARDS[19 : 19 + open_ones]))
    assert asked(s) == PAUSED
    assert held(s, "cia") == [CARDS[19]]
    assert (s.deck, s.discard, s.offer) == ([], 0, ())
    s.check()


@pytest.mark.rule("ASW-AC-G3", "ASW-AC-G4")
def test_without_any_card_nothing_is_gained() -> None:
    s = gain(position_with(cards={"kgb": CARDS}))
    assert asked(s) == PAUSED
    assert held(s, "cia") == []
    assert events_named(s, "no-card-left") == [{"seat": "cia"}]
    assert len(held(s, "kgb")) == 20
    s.check()


# --- playing a card -----------------------------------------------------------------------------


@pytest.mark.rule("ASW-AC-G4", "ASW-AC-T1")
@pytest.mark.parametrize("card", ONE_SHOT)
def test_a_one_shot_card_is_discarded_when_it_has_been_used(card: str) -> None:
    board = {"africa": {"kgb": "oi"}, "ussr": {"kgb": "o"}}
    s = position_with(board=board, finance={"cia": 3}, cards={"cia": [card]})
    summary(s)
    assert asked(s) == ("cia", "prompt-play-card")
    assert offered(s) == [card, "done"]
    play_moves(s, card)
    while asked(s) != PAUSED:
        play_moves(s, offered(s)[0])
    assert held(s, "cia") == []
    assert discarded(s) == [card]
    assert events_named(s, "card-played") == [{"seat": "cia", "card": card}]
    s.check()


@pytest.mark.rule("ASW-AC-G4")
@pytest.mark.parametrize("card", FOREVER)
def test_a_lasting_card_is_never_played(card: str) -> None:
    s = position_with(cards={"cia": [card, "koschei"]})
    summary(s)
    assert offered(s) == ["koschei", "done"]
    assert refused(s, card) == "ASW-AC-G4"
    play_moves(s, "done")
    assert held(s, "cia") == [card, "koschei"]


@pytest.mark.rule("ASW-AC-T1")
def test_only_the_holder_plays_a_card_and_nobody_has_to() -> None:
    s = position_with(cards={"cia": ["koschei"], "kgb": ["fox"]})
    summary(s)
    assert refused(s, "fox") == "ASW-AC-T1"
    assert refused(s, "elder") == "ASW-AC-T1"
    assert refused(s, "pass") == "ASW-AC-T1"
    play_moves(s, "done")
    assert asked(s) == PAUSED
    assert held(s, "cia") == ["koschei"]
    assert s.finance == [0, 0, 0, 0]


@pytest.mark.rule("ASW-AC-T1")
def test_without_a_card_to_play_nobody_is_asked() -> None:
    s = summary(position_with(cards={"cia": ["titan"], "kgb": ["fox"]}))
    assert asked(s) == PAUSED


@pytest.mark.rule("ASW-AC-T1", "ASW-AC-G1")
def test_a_card_can_be_played_in_the_turn_in_which_it_was_gained() -> None:
    s = position_with(
        TRIO,
        board={"africa": {"kgb": "i"}, "north_america": {"cia": "o"}},
        bags={"cia": {"cia": "o"}},
    )
    begin(s, Turn())
    play_moves(s, "kgb", "africa", "liquidation", "fox")
    assert asked(s) == ("cia", "prompt-play-card")
    play_moves(s, "fox")
    assert s.finance[seat(s, "cia")] == 4
    assert asked(s) == ("kgb", "prompt-infiltrate")
    s.check()


@pytest.mark.rule("ASW-AC-T1")
def test_nobody_plays_a_card_in_the_turn_of_another() -> None:
    s = position_with(TRIO, bags={"cia": {"cia": "o"}}, cards={"kgb": ["fox"]})
    play_moves(begin(s, Turn()), "kgb", "africa", "pass")
    assert asked(s) == ("kgb", "prompt-infiltrate")
    assert held(s, "kgb") == ["fox"]


@pytest.mark.rule("ASW-AC-T1", "ASW-P5-01")
@pytest.mark.parametrize("order", [("koschei", "vise"), ("vise", "koschei")])
def test_any_number_of_cards_in_any_order(order: tuple[str, str]) -> None:
    s = position_with(cards={"cia": ["vise", "koschei", "fox"]})
    summary(s)
    for card in order:
        play_moves(s, card, *["africa"] * (card == "vise"))
    assert offered(s) == ["fox", "done"]
    play_moves(s, "fox")
    assert asked(s) == PAUSED
    assert s.finance[0] == 8
    assert holder(s, "africa") == "cia"
    assert discarded(s) == ["vise", "koschei", "fox"]
    s.check()


@pytest.mark.rule("ASW-AC-T2", "ASW-AMB-34")
@pytest.mark.parametrize(
    ("effect", "position"),
    [
        ("blizzard_benefit", {}),
        ("vise_plague", {"diplomats": {"cia": 0}}),
        ("shadow_silhouette", {"operatives": {"cia": 0}}),
        ("jackal_gadfly", {"board": {"africa": {"kgb": "o"}}}),
        ("jackal_gadfly", {"board": {"africa": {"cia": "o", "kgb": "d"}}, "finance": {"cia": 1}}),
        ("koschei_fox", {"finance": {"kgb": 28}}),
        ("elder_marshmallow", {"operatives": {"cia": 0}}),
    ],
)
@pytest.mark.parametrize("copy", [0, 1])
def test_a_card_that_could_do_nothing_may_not_be_played(
    effect: str, position: dict[str, dict[str, object]], copy: int
) -> None:
    card = PAIRS[effect][copy]
    other = "vise" if effect == "koschei_fox" else "koschei"
    s = position_with(cards={"cia": [card, other]}, **position)  # type: ignore[arg-type]
    summary(s)
    assert offered(s) == [other, "done"]
    assert refused(s, card) == "ASW-AC-T2"


@pytest.mark.rule("ASW-AC-T2", "ASW-AMB-34")
def test_a_card_that_could_do_nothing_stays_with_its_holder() -> None:
    s = summary(position_with(cards={"cia": ["blizzard"]}))
    assert asked(s) == PAUSED
    assert held(s, "cia") == ["blizzard"]
    assert events_named(s, "card-played") == []


@pytest.mark.rule("ASW-AC-T2", "ASW-AMB-34")
@pytest.mark.parametrize(
    ("effect", "position", "moves"),
    [
        ("vise_plague", {"diplomats": {"cia": 1}}, ["africa"]),
        ("shadow_silhouette", {"operatives": {"cia": 2}}, ["two"]),
        ("jackal_gadfly", {"board": {"ussr": {"kgb": "oi"}}, "finance": {"cia": 1}}, ["kgb_1"]),
        ("koschei_fox", {"finance": {"kgb": 24}}, []),
        ("elder_marshmallow", {"operatives": {"cia": 3}}, []),
    ],
)
def test_the_second_copy_needs_as_much_as_the_first(
    effect: str, position: dict[str, dict[str, object]], moves: list[str]
) -> None:
    s = position_with(cards={"cia": PAIRS[effect]}, **position)  # type: ignore[arg-type]
    summary(s, PAIRS[effect][0], *moves)
    assert asked(s) == PAUSED
    assert held(s, "cia") == [PAIRS[effect][1]]
    s.check()


# --- Blizzard, Benefit --------------------------------------------------------------------------


@pytest.mark.rule("ASW-AC-05", "ASW-AMB-33")
@either("blizzard_benefit")
@pytest.mark.parametrize("who", TRIO)
@pytest.mark.parametrize("kind", ["i", "o", "D", "d"])
def test_blizzard_moves_any_agent_of_any_service(card: str, who: str, kind: str) -> None:
    s = position_with(
        ["cia", "kgb"], virtual="mi6", board={"africa": {who: kind}}, cards={"cia": [card]}
    )
    agent = f"{who}_diplomat_africa" if kind == "d" else f"{who}_1"
    summary(s, card)
    assert asked(s) == ("cia", "prompt-choose-destination")
    assert prompt_of(s.view(0))["args"] == {"agent": agent}
    assert refused(s, "africa") == "ASW-AC-05"
    assert refused(s, "middle_east") == "ASW-3P-01"
    assert refused(s, "pass") == "ASW-P3-01"
    play_moves(s, "south_america")
    assert agents(s, "africa") == {}
    assert agents(s, "south_america") == {who: 1}
    assert (s.diplomats[REGIONS.index("south_america") * 4 :][:4].count(1)) == (kind == "d")
    assert holder(s, "south_america") == (who if who != "mi6" else None)
    s.check()


@pytest.mark.rule("ASW-AC-05", "ASW-AMB-33")
def test_blizzard_offers_all_that_is_on_the_map_and_nothing_else() -> None:
    s = position_with(
        ["cia", "kgb"],
        virtual="mi6",
        board={"africa": {"cia": "odd", "mi6": "i"}, "ussr": {"kgb": "Dd"}},
        bags={"cia": {"kgb": "o"}},
        cards={"cia": ["blizzard"]},
        guards=True,
    )
    summary(s, "blizzard")
    everybody = ["cia_1", "cia_diplomat_africa", "mi6_1", "kgb_1", "kgb_diplomat_ussr"]
    assert sorted(offered(s)) == sorted(everybody)
    assert refused(s, "kgb_2") == "ASW-AMB-80"
    assert refused(s, "kgb_diplomat_africa") == "ASW-AMB-80"
    assert refused(s, "africa") == "ASW-VOC-02"


@pytest.mark.rule("ASW-AMB-33", "ASW-HID-08")
def test_blizzard_moves_the_token_just_deployed_and_knowledge_goes_with_it() -> None:
    s = position_with(TRIO, bags={"cia": {"kgb": "o"}}, cards={"cia": ["benefit"]})
    begin(s, Turn())
    play_moves(s, "mi6", "africa", "pass", "benefit", "ussr")
    assert agents(s, "ussr") == {"kgb": 1}
    assert knows(s, "cia", "kgb_1")
    assert not knows(s, "kgb", "kgb_1")
    assert holder(s, "africa") is None
    assert holder(s, "ussr") == "kgb"
    s.check()


@pytest.mark.rule("ASW-AC-05")
def test_blizzard_moves_one_of_several_diplomats() -> None:
    s = position_with(board={"africa": {"kgb": "ddd"}}, cards={"cia": ["blizzard"]})
    summary(s, "blizzard", "ussr")
    assert agents(s, "africa") == {"kgb": 2}
    assert agents(s, "ussr") == {"kgb": 1}
    assert s.supply[0] == 5
    s.check()


# --- Vise, Plague -------------------------------------------------------------------------------


@pytest.mark.rule("ASW-AC-06")
@either("vise_plague")
@pytest.mark.parametrize("region", ["north_america", "ussr", "australia_oceania"])
def test_vise_puts_an_own_diplomat_into_any_region_for_nothing(card: str, region: str) -> None:
    s = position_with(TRIO, diplomats={"cia": 1}, cards={"cia": [card]})
    summary(s, card)
    assert asked(s) == ("cia", "prompt-place-diplomat")
    assert refused(s, "middle_east") == "ASW-3P-01"
    assert refused(s, "done") == "ASW-P3-01"
    play_moves(s, region)
    assert agents(s, region) == {"cia": 1}
    assert s.diplomats.count(1) == 1
    assert s.supply[1] == 0
    assert s.finance == [0, 0, 0]
    assert holder(s, region) == "cia"
    s.check()


# --- Shadow, Silhouette -------------------------------------------------------------------------


@pytest.mark.rule("ASW-AC-07")
@either("shadow_silhouette")
@pytest.mark.parametrize(("move", "count"), [("one", 1), ("two", 2)])
@pytest.mark.parametrize("supply", [2, 8])
def test_shadow_puts_one_or_two_operatives_into_the_own_bag(
    card: str, move: str, count: int, supply: int
) -> None:
    s = position_with(operatives={"cia": supply}, cards={"cia": [card]})
    summary(s, card)
    assert asked(s) == ("cia", "prompt-send-to-own-bag")
    assert offered(s) == ["one", "two"]
    assert refused(s, "done") == "ASW-AC-07"
    play_moves(s, move)
    assert bag(s, "cia") == {"cia": "D" * count}
    assert s.operatives[1] == supply - count
    assert events_named(s, "operatives-sent") == [{"seat": "cia", "bag": "cia", "count": count}]
    s.check()


@pytest.mark.rule("ASW-AC-07", "ASW-AMB-35")
@either("shadow_silhouette")
def test_shadow_with_one_operative_left_puts_that_one(card: str) -> None:
    s = summary(position_with(operatives={"cia": 1}, cards={"cia": [card]}), card)
    assert asked(s) == PAUSED
    assert bag(s, "cia") == {"cia": "D"}
    assert s.operatives[1] == 0
    s.check()


# --- Jackal, Gadfly -----------------------------------------------------------------------------


@pytest.mark.rule("ASW-AC-08", "ASW-AMB-36", "ASW-FIN-01")
@either("jackal_gadfly")
@pytest.mark.parametrize("kind", ["i", "o", "D"])
@pytest.mark.parametrize("abilities", [False, True])
def test_jackal_returns_a_token_unseen_and_pays_its_owner(
    card: str, kind: str, abilities: bool
) -> None:
    s = position_with(
        board={"africa": {"kgb": kind, "mi6": "o"}, "ussr": {"cia": "o", "kgb": "d"}},
        finance={"cia": 1, "kgb": 2},
        cards={"cia": [card]},
        abilities=abilities,
    )
    public = s.known[s.seats]
    summary(s, card)
    assert asked(s) == ("cia", "prompt-recall")
    assert offered(s) == ["kgb_1", "mi6_1"]
    assert refused(s, "cia_1") == "ASW-AC-08"
    assert refused(s, "kgb_diplomat_ussr") == "ASW-AC-08"
    assert refused(s, "kgb_2") == "ASW-AC-08"
    play_moves(s, "kgb_1")
    assert agents(s, "africa") == {"mi6": 1}
    assert bag(s, "kgb") == {"kgb": kind}
    assert (s.finance[seat(s, "cia")], s.finance[seat(s, "kgb")], s.bank) == (0, 3, 25)
    paid = {"seat": "cia", "owner": "kgb", "count": 1, "finance": 0, "owner_finance": 3}
    assert events_named(s, "recall-paid") == [paid]
    assert events_named(s, "recall-paid-to-bank") == []
    assert s.known[s.seats] == public
    assert s.halves == [0, 0, 0, 0]
    assert holder(s, "africa") == "mi6"
    s.check()


@pytest.mark.rule("ASW-AC-08", "ASW-AMB-36")
def test_jackal_is_no_liquidation() -> None:
    s = position_with(
        board={"africa": {"kgb": "oo"}},
        finance={"cia": 1},
        cards={"cia": ["jackal"], "kgb": ["trap", "raven"]},
    )
    summary(s, "jackal", "kgb_1")
    assert asked(s) == PAUSED
    assert s.finance[seat(s, "kgb")] == 1
    assert bag(s, "cia") == {}
    assert held(s, "cia") == []


@pytest.mark.rule("ASW-AC-08")
def test_jackal_takes_the_token_just_deployed_too() -> None:
    s = position_with(
        TRIO,
        board={"ussr": {"kgb": "o"}},
        bags={"cia": {"kgb": "i"}},
        finance={"cia": 1},
        cards={"cia": ["gadfly", "fox"]},
    )
    play_moves(begin(s, Turn()), "mi6", "pass", "africa", "pass", "gadfly")
    assert offered(s) == ["kgb_1", "kgb_2"]
    play_moves(s, "kgb_2")
    assert bag(s, "kgb") == {"kgb": "i"}
    assert asked(s) == ("cia", "prompt-play-card")
    assert s.view(0)["board"]["drawn"] is None
    for each in range(s.seats):
        s.determinize(each, 1).check()
    s.check()


@pytest.mark.rule("ASW-AC-08", "ASW-2P-10", "ASW-2P-11", "ASW-AMB-57", "ASW-O-05", "ASW-FIN-01")
@either("jackal_gadfly")
@pytest.mark.parametrize("option", ["box", "attacker_bag"])
def test_jackal_on_a_virtual_token(card: str, option: str) -> None:
    s = position_with(
        ["cia", "kgb"],
        virtual="mi6",
        board={"africa": {"mi6": "o"}},
        finance={"cia": 1},
        cards={"cia": [card]},
        virtual_return=option,
    )
    summary(s, card)
    assert agents(s, "africa") == {}
    assert s.finance == [0, 0]
    assert s.bank == 28
    assert events_named(s, "recall-paid-to-bank") == [{"seat": "cia", "count": 1, "finance": 0}]
    assert events_named(s, "recall-paid") == []
    assert bag(s, "cia") == ({} if option == "box" else {"mi6": "o"})
    assert bag(s, "kgb") == {}
    s.check()


@pytest.mark.rule("ASW-AC-05", "ASW-AC-08", "ASW-P5-01", "ASW-AMB-32")
def test_all_cards_come_before_the_one_recount() -> None:
    """The shared scenario ASW-S14."""
    s = position_with(
        board={
            "africa": {"mi6": "oo", "cia": "o"},
            "north_america": {"cia": "oo"},
            "south_america": {"kgb": "d"},
        },
        bags={"cia": {"cia": "o"}},
        finance={"cia": 1},
        cards={"cia": ["jackal", "blizzard"]},
    )
    play_moves(begin(s, Turn()), "kgb", "pass", "south_america", "pass", "jackal", "mi6_1")
    assert holder(s, "africa") == "mi6"
    play_moves(s, "blizzard", "kgb_diplomat_south_america", "ussr")
    held_by_cia = ["south_america", "third_world", "north_america", "western"]
    assert [holder(s, influence) for influence in held_by_cia] == ["cia"] * 4
    assert holder(s, "africa") is None
    assert [holder(s, influence) for influence in ("ussr", "eastern")] == ["kgb"] * 2
    assert s.finance[seat(s, "mi6")] == 1
    s.check()


# --- Koschei, Fox -------------------------------------------------------------------------------


@pytest.mark.rule("ASW-AC-09", "ASW-AMB-37", "ASW-FIN-02")
@either("koschei_fox")
@pytest.mark.parametrize("bank", [28, 4, 3, 1])
def test_koschei_brings_four_finance_as_far_as_the_bank_has_them(card: str, bank: int) -> None:
    s = summary(position_with(finance={"kgb": 28 - bank}, cards={"cia": [card]}), card)
    assert s.finance[0] == min(4, bank)
    assert s.bank == max(0, bank - 4)
    earned = {"seat": "cia", "count": min(4, bank), "finance": min(4, bank)}
    assert events_named(s, "koschei-earned") == [earned]
    s.check()


@pytest.mark.rule("ASW-AC-09", "ASW-AMB-37", "ASW-O-04")
@either("koschei_fox")
def test_koschei_is_paid_in_full_if_finance_has_no_limit(card: str) -> None:
    s = position_with(finance={"kgb": 28}, cards={"cia": [card]}, finance_unlimited=True)
    assert s.bank == 0
    summary(s, card)
    assert s.finance[0] == 4
    s.check()


# --- Elderberry, Marshmallow --------------------------------------------------------------------


@pytest.mark.rule("ASW-AC-10", "ASW-AMB-38")
@either("elder_marshmallow")
@pytest.mark.parametrize("players", [TRIO, [*TRIO, "mossad"]])
@pytest.mark.parametrize("spare", [0, 4])
def test_elderberry_puts_an_operative_into_each_bag(
    card: str, players: list[str], spare: int
) -> None:
    rivals = players[1:]
    s = position_with(players, operatives={"cia": len(rivals) + spare}, cards={"cia": [card]})
    summary(s, card)
    assert asked(s) == PAUSED
    assert [bag(s, rival) for rival in rivals] == [{"cia": "D"}] * len(rivals)
    assert bag(s, "cia") == {}
    assert s.operatives[1] == spare
    s.check()


@pytest.mark.rule("ASW-AC-10", "ASW-AMB-38")
@either("elder_marshmallow")
def test_with_two_operatives_for_three_opponents_the_holder_chooses(card: str) -> None:
    s = position_with(operatives={"cia": 2}, cards={"cia": [card]}, bags={"cia": {"cia": "o"}})
    play_moves(begin(s, Turn()), "kgb", "africa", "pass", card)
    assert asked(s) == ("cia", "prompt-send-one")
    assert offered(s) == ["mi6", "kgb", "mossad"]
    assert refused(s, "cia") == "ASW-AMB-38"
    assert refused(s, "done") == "ASW-AMB-38"
    play_moves(s, "kgb")
    assert offered(s) == ["mi6", "mossad"]
    assert refused(s, "kgb") == "ASW-AMB-38"
    s = reloaded(s)
    assert offered(s) == ["mi6", "mossad"]
    play_moves(s, "mossad")
    assert bag(s, "mi6") == {}
    assert bag(s, "mossad") == {"cia": "D"}
    assert bag(s, "kgb")["cia"][1:] == "D"
    assert asked(s) == ("mi6", "prompt-infiltrate")
    assert s.operatives[1] == 0
    s.check()


@pytest.mark.rule("ASW-AC-10", "ASW-AMB-38")
@pytest.mark.parametrize("players", [TRIO, [*TRIO, "mossad"]])
def test_the_last_operative_goes_to_an_opponent_of_choice(players: list[str]) -> None:
    s = position_with(players, operatives={"cia": 1}, cards={"cia": ["elder"]})
    play_moves(summary(s, "elder"), "mi6")
    assert asked(s) == PAUSED
    assert bag(s, "mi6") == {"cia": "D"}
    assert bag(s, "kgb") == {}
    s.check()


@pytest.mark.rule("ASW-AC-10", "ASW-AMB-38", "ASW-2P-01")
@either("elder_marshmallow")
@pytest.mark.parametrize("active", ["cia", "kgb"])
@pytest.mark.parametrize(("move", "count"), [("one", 1), ("two", 2)])
def test_with_two_players_elderberry_puts_one_or_two_into_the_rivals_bag(
    card: str, active: str, move: str, count: int
) -> None:
    rival = "kgb" if active == "cia" else "cia"
    s = position_with(["cia", "kgb"], virtual="mi6", active=active, cards={active: [card]})
    summary(s, card)
    assert asked(s) == (active, "prompt-send-to-rival")
    assert offered(s) == ["one", "two"]
    assert refused(s, "mi6") == "ASW-AC-10"
    play_moves(s, move)
    assert bag(s, rival) == {active: "D" * count}
    assert bag(s, active) == {}
    s.check()


@pytest.mark.rule("ASW-AC-10", "ASW-AMB-38")
def test_with_two_players_and_one_operative_elderberry_puts_that_one() -> None:
    s = position_with(
        ["cia", "kgb"], virtual="mi6", operatives={"cia": 1}, cards={"cia": ["elder"]}
    )
    summary(s, "elder")
    assert asked(s) == PAUSED
    assert bag(s, "kgb") == {"cia": "D"}
    s.check()


@pytest.mark.rule("ASW-AC-10", "ASW-HID-06")
def test_operatives_put_into_a_bag_are_known_to_be_there() -> None:
    s = position_with(cards={"cia": ["marshmallow"]}, bags={"kgb": {"cia": "i"}})
    summary(s, "marshmallow")
    inside = s.view(None)["board"]["services"]["kgb"]["bag"]["cia"]
    assert inside == {"tokens": 2, "operatives": 1}


# --- the cards themselves -----------------------------------------------------------------------


@pytest.mark.rule("ASW-AMB-74", "ASW-AMB-75")
@pytest.mark.parametrize(("card", "name"), [("koschei", "Кощей"), ("benefit", "Польза")])
def test_the_two_doubtful_names(card: str, name: str) -> None:
    names = {row["id"]: row["names"] for effect in EFFECTS for row in effect["cards"]}
    assert names[card]["ru"] == name


@pytest.mark.rule("ASW-AC-G4")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_says_how_long_it_lasts(card: str) -> None:
    described = detente.game("agents").describe(card)
    assert described["duration"] == ("lasting" if card in FOREVER else "one_shot")
    assert CODES[FIRST_CARD + CARDS.index(card)] == card
