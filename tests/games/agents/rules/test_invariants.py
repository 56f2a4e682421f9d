"""The rulebook's invariants, checked again over played games, and that `check` finds each."""

from collections.abc import Callable

import pytest

from detente.core.errors import InvariantError
from detente.core.shared import replaced
from detente.games.agents.rules.cards import CARDS
from detente.games.agents.rules.codes import CODES
from detente.games.agents.rules.regions import REGIONS, SECTORS
from detente.games.agents.rules.services import SERVICES
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.trail import LIGHT_IN, OUT, Trail
from tests.games.agents.worlds import played_games

KINDS = {"informant": 0, "light_operative": 1, "dark_operative": 2}


def after_set_up() -> list[Espionage]:
    """The positions after set-up."""
    return [s for s in played_games() if s.trail is not None]


# --- played games ---------------------------------------------------------------------------------


@pytest.mark.rule("ASW-COMP-02", "ASW-COMP-05", "ASW-2P-07")
def test_each_service_has_its_32_tokens() -> None:
    """Counted over the dumped board, by kind."""
    for s in after_set_up():
        board = s.dump_board()
        guards = board["influence"].count(-2)
        for service in s.present():
            counts = [0, 0, 0, board["supply"][service] + sum(board["diplomats"][service::4])]
            for name in [*board["tokens"], *board["boxed"], *in_hand(s)]:
                if name.startswith(SERVICES[service] + "_"):
                    counts[kind_in(board, name)] += 1
            for bag in range(s.seats):
                for kind in range(3):
                    counts[kind] += board["bags"][(bag * 4 + service) * 3 + kind]
            for name in board["reserve"][service]:
                counts[KINDS[name]] += 1
            counts[2] += board["operatives"][service] + (guards if service == s.virtual else 0)
            assert counts == [8, 8, 8, 8]


def in_hand(s: Espionage) -> list[str]:
    drawn = s.view(None)["board"]["drawn"]
    return [] if drawn is None else [drawn["token"]]


def kind_in(board: dict[str, list[str]], name: str) -> int:
    return 0 if name in board["informants"] else 2 if name in board["dark"] else 1


@pytest.mark.rule("ASW-FIN-02", "ASW-FIN-03")
def test_there_are_28_coins_and_no_debts() -> None:
    for s in after_set_up():
        board = s.dump_board()
        assert sum(board["finance"]) + board["bank"] == 28
        assert min(board["finance"]) >= 0
        assert board["bank"] >= 0 or s.game.settings["finance_unlimited"]


@pytest.mark.rule("ASW-AC-G1", "ASW-AC-G4")
def test_there_are_20_agent_cards() -> None:
    for s in played_games():
        board = s.dump_board()
        held = [card for hand in board["cards"] for card in hand]
        cards = board["deck"] + board["discard"] + board["offer"] + held
        assert sorted(cards) == sorted(CARDS)


@pytest.mark.rule("ASW-CTL-01", "ASW-CTL-02", "ASW-CTL-03", "ASW-CTL-06", "ASW-2P-09")
def test_between_turns_the_one_who_has_strictly_most_agents_holds_the_token() -> None:
    compared = 0
    for s in after_set_up():
        if not s.over and s.decision().prompt != "prompt-infiltrate":
            continue
        board = s.view(None)["board"]
        for place in [*board["regions"].values(), *board["sectors"].values()]:
            agents = place["agents"]
            best = [name for name in agents if agents[name] == max(agents.values()) > 0]
            sole = best[0] if len(best) == 1 and best[0] != board["virtual"] else None
            assert place["holder"] == sole
            compared += 1
    assert compared > 100


@pytest.mark.rule("ASW-END-02", "ASW-P2-01")
def test_reserves_differ_by_one_at_most() -> None:
    for s in after_set_up():
        sizes = [row["reserve"] for row in s.view(None)["board"]["services"].values()]
        assert max(sizes) - min(sizes) <= 1


@pytest.mark.rule("ASW-VOC-03", "ASW-AMB-80")
def test_every_city_takes_one_token() -> None:
    for s in after_set_up():
        for region in s.view(None)["board"]["regions"].values():
            cities = [row["city"] for row in region["tokens"] if row["city"] is not None]
            assert len(set(cities)) == len(cities)
            beside = len(region["tokens"]) - len(cities)
            assert beside == 0 or len(cities) <= 8


# --- damage that `check` sees ---------------------------------------------------------------------


def lose_a_token(s: Espionage) -> None:
    s.operatives[s.services[0]] -= 1


def lose_a_diplomat(s: Espionage) -> None:
    s.supply[s.services[0]] -= 1


def lose_a_coin(s: Espionage) -> None:
    s.bank -= 1


def be_in_debt(s: Espionage) -> None:
    s.bank += s.finance[0] + 1
    s.finance[0] = -1


def double_a_card(s: Espionage) -> None:
    s.discard |= 1 << s.deck[0]


def miscount_agents(s: Espionage) -> None:
    s.count_agents(s.services[0], REGIONS.index("africa"), 1)


def mislay_a_token(s: Espionage) -> None:
    token = s.services[0] * 32
    place = 1 + REGIONS.index("africa") * 9 + 8 if s.region_of(token) == 0 else 1
    s.place = replaced(s.place, token, place)


def change_a_face(s: Espionage) -> None:
    s.informants ^= 1 << s.services[0] * 32


def two_faces(s: Espionage) -> None:
    s.informants |= 1 << s.services[0] * 32
    s.dark |= 1 << s.services[0] * 32


def know_what_is_not(s: Espionage) -> None:
    s.known[0] |= 1 << s.services[0] * 32 + 31


def forget_what_all_know(s: Espionage) -> None:
    s.known[s.seats] |= 1 << s.services[0] * 32
    s.known[1] &= ~(1 << s.services[0] * 32)


def hide_an_open_operative(s: Espionage) -> None:
    """A dark operative that lies there without having come out of a bag, and unknown."""
    service = s.services[0]
    s.operatives[service] -= 1
    s.lay(s.new_token(service, 2), REGIONS.index("africa"))


def draw_from_nowhere(s: Espionage) -> None:
    s.trail = Trail(s.trail, OUT, s.services[0] * 32, 0)


def forget_a_move(s: Espionage) -> None:
    assert s.trail is not None
    s.trail = s.trail.previous


def swap_bags(s: Espionage) -> None:
    """As many tokens as before, in the wrong bags."""
    first, second = s.bags[:12], s.bags[12:24]
    assert first != second
    s.bags = second + first + s.bags[24:]


def empty_a_reserve(s: Espionage) -> None:
    """The tokens lie in the box instead."""
    service = s.services[0]
    box = list(s.box)
    while s.reserve_size(service):
        box[service * 4 + s.take_reserve(service)] += 1
    s.box = tuple(box)


def take_an_influence_token(s: Espionage) -> None:
    at = next(i for i in range(len(s.influence)) if s.influence[i] >= 0)
    s.influence[at] = (s.influence[at] + 1) % s.seats


def take_a_mission_not_dealt(s: Espionage) -> None:
    from_home = (REGIONS.index("north_america"), REGIONS.index("ussr"))
    s.missions = tuple([from_home[:1] if m != from_home[:1] else from_home[1:] for m in s.missions])


def have_won_before(s: Espionage) -> None:
    s.ruled_out = (1 << s.missions[0][0], *s.ruled_out[1:])


def sit_twice(s: Espionage) -> None:
    s.services = (s.services[1], *s.services[1:])


def have_a_virtual_service(s: Espionage) -> None:
    s.virtual = next(each for each in range(4) if each not in s.services)


def put_an_absent_token_into_a_bag(s: Espionage) -> None:
    absent = next(each for each in range(4) if each not in s.services)
    s.trail = Trail(s.trail, LIGHT_IN, absent, 0)


DAMAGES: dict[Callable[[Espionage], None], str] = {
    lose_a_token: "tokens of service 1: [8, 8, 7, 8]",
    lose_a_diplomat: "tokens of service 1: [8, 8, 8, 7]",
    lose_a_coin: "coins",
    be_in_debt: "no debt",
    double_a_card: "agent cards",
    miscount_agents: "agents in a region",
    mislay_a_token: "a token lies where it lies",
    change_a_face: "tokens of service 1: [9, 7, 8, 8]",
    two_faces: "tokens of service 1: [9, 7, 8, 8]",
    know_what_is_not: "known tokens exist",
    forget_what_all_know: "what all know, each knows",
    hide_an_open_operative: "an open operative was laid openly",
    draw_from_nowhere: "a bag holds what is left",
    forget_a_move: "a bag holds what is left",
    swap_bags: "a bag holds what is left",
    empty_a_reserve: "reserves run out evenly",
    take_an_influence_token: "control follows the majority",
    take_a_mission_not_dealt: "missions are kept by the rules",
    have_won_before: "a fulfilled mission wins",
    sit_twice: "services",
    have_a_virtual_service: "a virtual service only with two players",
    put_an_absent_token_into_a_bag: "an absent service",
}


@pytest.mark.rule("ASW-COMP-02", "ASW-FIN-03", "ASW-AMB-81")
@pytest.mark.parametrize(("damage", "what"), DAMAGES.items())
def test_check_sees_damage(damage: Callable[[Espionage], None], what: str) -> None:
    s = next(
        s for s in after_set_up() if s.seats == 3 and not s.over and s.turn > 8 and between_turns(s)
    )
    s = s.clone()
    s.check()
    damage(s)
    with pytest.raises(InvariantError) as broken:
        s.check()
    assert str(broken.value) == what


def between_turns(s: Espionage) -> bool:
    return s.decision().prompt == "prompt-infiltrate"


@pytest.mark.rule("ASW-AMB-80")
def test_codes_of_tokens_come_first() -> None:
    """Their integers are bits of masks, so their order is part of every position."""
    assert CODES[:128] == tuple(f"{name}_{n}" for name in SERVICES for n in range(1, 33))
    assert len(REGIONS) + len(SECTORS) == 11
