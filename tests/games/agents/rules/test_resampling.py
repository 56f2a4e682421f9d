"""Determinizations hold everything a seat cannot rule out, and nothing else (ASW-HID, ASW-AMB-81).

The truth to compare with is the oracle of worlds.py, which knows only what the seat has heard.
"""

import json
from collections import Counter
from itertools import combinations, permutations, product

import pytest

import detente
from detente.core.rng import rng_from_seed
from detente.games.agents.rules.cards import CARDS
from detente.games.agents.rules.codes import CODES, FIRST_REGION, MISSION_REGION, code
from detente.games.agents.rules.dealing import mission_deck
from detente.games.agents.rules.liquidation import GainCard
from detente.games.agents.rules.regions import HOME, REGIONS
from detente.games.agents.rules.resampling import resample_tokens
from detente.games.agents.rules.services import DARK, INFORMANT, LIGHT, SERVICES
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.turn import Turn
from tests.games.agents.positions import LETTERS, position_with, seat
from tests.games.agents.worlds import TABLES, Diary, World, played_games, world_of
from tests.games.playing import asked, begin, offered, play_moves


def samples(s: Espionage, watcher: int, draws: int) -> list[Espionage]:
    """Determinizations for a seat."""
    found = []
    for draw in range(draws):
        world = s.determinize(watcher, draw)
        assert isinstance(world, Espionage)
        found.append(world)
    return found


def games_after_set_up() -> list[Espionage]:
    return [s for s in played_games()[::3] if s.trail is not None and not s.over]


# --- tokens ---------------------------------------------------------------------------------------


def drawn_worlds(s: Espionage, watcher: int, service: int, draws: int) -> Counter[World]:
    """How often each world of one service's tokens is drawn."""
    found: Counter[World] = Counter()
    world = s.clone()
    world.rng = rng_from_seed("worlds")
    for _ in range(draws):
        resample_tokens(world, watcher, service)
        found[world_of(world, service)] += 1
    return found


@pytest.mark.rule("ASW-AMB-81", "ASW-HID-02", "ASW-HID-08", "ASW-HID-09")
@pytest.mark.slow
def test_the_reference_and_the_resampling_have_the_same_worlds() -> None:
    compared = 0
    for number, s in enumerate(games_after_set_up()):
        watcher = number % s.seats
        for service in s.present():
            odds = Diary(s, watcher, service).worlds(60)
            if odds:
                assert world_of(s, service) in odds
                drawn = drawn_worlds(s, watcher, service, 400)
                assert set(drawn) <= set(odds)
                assert {world for world in odds if odds[world] > 0.03} <= set(drawn)
                compared += 1
    assert compared > 20


@pytest.mark.rule("ASW-AMB-81", "ASW-HID-09")
@pytest.mark.slow
def test_worlds_are_sampled_as_often_as_they_are_likely() -> None:
    """Each token's kind, within what 600 draws can tell."""
    compared = 0
    for number, s in enumerate(games_after_set_up()[::2]):
        for service in s.present():
            odds = Diary(s, number % s.seats, service).worlds(300)
            drawn = drawn_worlds(s, number % s.seats, service, 600 if odds else 0)
            for token in range(s.numbers[service] if odds else 0):
                for kind in (INFORMANT, LIGHT, DARK):
                    likely = sum(share for world, share in odds.items() if world[0][token] == kind)
                    often = sum(times for world, times in drawn.items() if world[0][token] == kind)
                    assert abs(often / 600 - likely) < 0.09
                    compared += 0 < likely < 1
    assert compared > 60


def draw_unseen(s: Espionage, bag: str, name: str, letter: str) -> str:
    """A token comes out of a bag and lies in Africa."""
    index = (seat(s, bag) * 4 + SERVICES.index(name)) * 3 + LETTERS[letter]
    start = seat(s, bag) * 12
    s.outcomes = [sum(s.bags[start:index])]
    token = s.draw_token(seat(s, bag))
    s.lay(token, REGIONS.index("africa"))
    return CODES[token]


def share(s: Espionage, watcher: str, token: str, letter: str, draws: int = 900) -> float:
    """How often a token is of a kind in determinizations for a seat."""
    worlds = samples(s, seat(s, watcher), draws)
    return sum(world.kind(code(token)) == LETTERS[letter] for world in worlds) / draws


@pytest.mark.rule("ASW-AMB-81", "ASW-HID-06")
def test_what_came_out_later_tells_of_what_came_out_before() -> None:
    """Two dark of four: once another draw was dark, the first was so in one case of three."""
    s = position_with(["cia", "kgb", "mi6"], bags={"cia": {"kgb": "DDoi"}}, operatives={"kgb": 6})
    first = draw_unseen(s, "cia", "kgb", "o")
    second = draw_unseen(s, "cia", "kgb", "D")
    assert share(s, "mi6", first, "D") == pytest.approx(1 / 2, abs=0.06)
    s.show_all(code(second))
    assert share(s, "mi6", first, "D") == pytest.approx(1 / 3, abs=0.06)
    third = draw_unseen(s, "cia", "kgb", "D")
    s.show_all(code(third))
    assert share(s, "mi6", first, "D", 50) == 0


@pytest.mark.rule("ASW-AMB-81", "ASW-HID-09")
def test_a_returned_informant_explains_an_informant_better_than_an_unseen_token() -> None:
    """Of one known informant and one unseen token an informant comes out: which is still inside?"""
    s = position_with(
        ["cia", "kgb", "mi6"], board={"africa": {"kgb": "i"}}, bags={"kgb": {"kgb": "o"}}
    )
    s.show_all(code("kgb_1"))
    s.put_back(code("kgb_1"), seat(s, "kgb"))
    s.show_all(code(draw_unseen(s, "kgb", "kgb", "i")))
    worlds = samples(s, seat(s, "mi6"), 1500)
    inside = sum(world.bags[seat(s, "kgb") * 12 + INFORMANT] for world in worlds) / 1500
    informants, operatives = 7 - s.box[INFORMANT], 8 - s.box[LIGHT]
    unseen = informants / (informants + operatives)  # how likely the unseen token is an informant
    returned = 1 / (1 + unseen)  # how likely the returned one came out
    assert inside == pytest.approx(returned * unseen + 1 - returned, abs=0.045)


@pytest.mark.rule("ASW-AMB-81", "ASW-AC-08")
def test_an_unseen_token_sent_back_was_the_only_operative_that_could_come_out_again() -> None:
    bags = {"cia": {"kgb": "Doio"}, "kgb": {"kgb": "oi"}}
    s = position_with(["cia", "kgb", "mi6"], bags=bags, operatives={"kgb": 7})
    first = draw_unseen(s, "cia", "kgb", "D")
    s.put_back(code(first), seat(s, "kgb"))
    again = draw_unseen(s, "kgb", "kgb", "D")
    assert 0 < share(s, "mi6", first, "D", 100) < 1
    s.show_all(code(again))
    s.check()
    assert share(s, "mi6", first, "D", 100) == 1
    assert first != again


@pytest.mark.rule("ASW-AMB-81", "ASW-AC-08")
def test_many_tokens_sent_back_are_not_found_by_trial_and_error() -> None:
    """Eight of sixteen went back unseen, eight operatives came out: one case of 12870."""
    bags = {"cia": {"kgb": "DDDDDDDDoiooiooi"}}
    s = position_with(["cia", "kgb", "mi6"], bags=bags, operatives={"kgb": 0})
    sent = [draw_unseen(s, "cia", "kgb", "D") for _ in range(8)]
    for each in sent:
        s.put_back(code(each), seat(s, "kgb"))
    for _ in sent:
        s.show_all(code(draw_unseen(s, "kgb", "kgb", "D")))
    s.check()
    for world in samples(s, seat(s, "mi6"), 20):
        assert all(world.kind(code(each)) == DARK for each in sent)


@pytest.mark.rule("ASW-AMB-81")
def test_resampling_uses_only_what_the_seat_knows() -> None:
    for s in played_games()[::4]:
        for watcher in range(s.seats):
            one, two = s.determinize(watcher, "one"), s.determinize(watcher, "two")
            assert one.determinize(watcher, "two").dump() == two.dump()
            assert json.dumps(one.view(watcher)) == json.dumps(s.view(watcher))
            assert json.dumps(one.view(None)) == json.dumps(s.view(None))


# --- missions -------------------------------------------------------------------------------------


def possible_missions(s: Espionage, watcher: int) -> set[tuple[tuple[int, ...], ...]]:
    """What all seats can have kept, three or four of them, by going through all deals."""
    others = [other for other in range(s.seats) if other != watcher]
    rest = [card for card in mission_deck(s) if card not in s.dealt[watcher]]
    found = set()
    for cards in permutations(rest, len(others)):  # what is kept; what is given back is left over
        regions = {other: MISSION_REGION[card] for other, card in zip(others, cards, strict=True)}
        if all(region != HOME[s.services[other]] for other, region in regions.items()):
            kept = [
                s.missions[watcher] if other == watcher else (regions[other],)
                for other in range(s.seats)
            ]
            found.add(tuple(kept))
    return found


@pytest.mark.rule("ASW-HID-03", "ASW-SET-11")
@pytest.mark.parametrize("seats", [3, 4])
def test_all_missions_that_others_can_have_are_sampled(seats: int) -> None:
    s = detente.game("agents").start(seats, seed=3)
    assert isinstance(s, Espionage)
    while s.to_act and not s.turn:
        s.play(s.to_act[0], s.legal_moves(s.to_act[0])[0])
    possible = possible_missions(s, 0)
    drawn = {world.missions for world in samples(s, 0, 2500 if seats == 4 else 500)}
    assert drawn <= possible
    assert len(drawn) > 0.9 * len(possible)


@pytest.mark.rule("ASW-2P-05", "ASW-AMB-60", "ASW-AMB-79", "ASW-HID-03")
@pytest.mark.parametrize("redrawn", [False, True])
def test_with_two_players_a_new_draw_tells_what_it_tells(redrawn: bool) -> None:
    """The other has its home and two equal cards if it drew again, and else it has not."""
    ours = ["mission_south_america", "mission_africa", "mission_ussr"]
    pair = ["mission_australia_oceania", "mission_australia_oceania_2"]
    theirs = [*pair, "mission_north_america" if redrawn else "mission_africa_2"]
    outcomes = [0, ["kgb", "cia", "mi6"], [], [], [], [], [*ours, *theirs]]
    s = detente.game("agents").start(2, seed=1, outcomes=outcomes)
    assert isinstance(s, Espionage)
    assert s.redrew == (0, 2 if redrawn else 0)
    rest = [card for card in mission_deck(s) if card not in s.dealt[0]]
    home = HOME[SERVICES.index("cia")]
    possible = set()
    for hand in combinations(rest, 3):
        regions = {MISSION_REGION[card] for card in hand}
        if (len(regions - {home}) < 2) == redrawn:
            for more in permutations([c for c in rest if c not in hand], 2 * redrawn):
                possible.add((frozenset(hand), frozenset(more)))
    worlds = samples(s, 0, 600)
    assert all(world.dealt[0] == s.dealt[0] for world in worlds)
    drawn = {(frozenset(w.dealt[1][:3]), frozenset(w.dealt[1][3:])) for w in worlds}
    assert drawn == possible


@pytest.mark.rule("ASW-AMB-81", "ASW-P1-01")
def test_a_mission_that_would_have_won_is_ruled_out() -> None:
    """MI6 with four points in the open and Africa under control goes on: it is not Africa."""
    s = next(s for s in played_games() if s.turn and not s.over and s.seats == 4)
    s = s.clone()
    watcher = (s.active + 1) % 4
    held = [region for region in s.regions if region != HOME[s.services[s.active]]][:2]
    s.halves = [0, 0, 0, 0]
    s.influence = [s.active if token in held else -1 for token in range(11)]
    free = next(r for r in s.regions if r not in held and r in possible_regions(s, watcher))
    s.missions = tuple((free,) if each == s.active else s.missions[each] for each in range(4))
    before = {world.missions[s.active][0] for world in samples(s, watcher, 200)}
    assert before & set(held)
    s.halves[s.active] = 4
    Turn().run(s)
    assert not s.over
    assert s.ruled_out[s.active] == sum(1 << region for region in held)
    after = {world.missions[s.active][0] for world in samples(s, watcher, 200)}
    assert after == before - set(held)


def possible_regions(s: Espionage, watcher: int) -> set[int]:
    return {missions[s.active][0] for missions in possible_missions(s, watcher)}


@pytest.mark.rule("ASW-HID-03", "ASW-AMB-79")
def test_pending_moves_are_sampled_too() -> None:
    s = detente.game("agents").start(4, seed=2)
    assert isinstance(s, Espionage)
    assert s.decision().prompt == "prompt-choose-missions"
    s.play(1, s.legal_moves(1)[0])
    pending = {world.pending_actions[1] for world in samples(s, 0, 200)}
    rest = [card for card in mission_deck(s) if card not in s.dealt[0]]
    possible = {FIRST_REGION + MISSION_REGION[card] for card in rest}
    assert pending == possible - {FIRST_REGION + HOME[s.services[1]]}
    assert all(world.pending_actions[1] == s.pending_actions[1] for world in samples(s, 1, 5))


# --- agent cards ----------------------------------------------------------------------------------


@pytest.mark.rule("ASW-HID-02", "ASW-HID-03", "ASW-AC-G1")
def test_cards_on_offer_are_hidden_from_the_others() -> None:
    held = CARDS[:15]
    s = position_with(["cia", "kgb", "mi6"], cards={"kgb": held})
    begin(s, GainCard(seat(s, "cia")))
    assert asked(s) == ("cia", "prompt-keep-card")
    mine = {world.offer for world in samples(s, seat(s, "cia"), 30)}
    assert mine == {s.offer}
    theirs = {world.offer for world in samples(s, seat(s, "kgb"), 300)}
    assert theirs == set(combinations(range(15, 20), 3))
    decks = {tuple(world.deck) for world in samples(s, seat(s, "cia"), 30)}
    assert decks == set(permutations(s.deck))


@pytest.mark.rule("ASW-AC-G1")
def test_a_sampled_offer_can_be_kept_from() -> None:
    s = position_with(["cia", "kgb", "mi6"])
    begin(s, GainCard(0))
    for world in samples(s, 1, 20):
        move = offered(world)[0]
        play_moves(world, move)
        world.check()
        assert world.cards[0] == 1 << CARDS.index(move)


@pytest.mark.rule("ASW-AMB-81")
@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_every_seat_has_determinizations_of_the_first_position(
    seats: int, settings: dict[str, object]
) -> None:
    game = detente.game("agents", **settings)
    s = game.start(seats, seed=8)
    for watcher, draw in product(range(seats), range(3)):
        world = s.determinize(watcher, draw)
        world.check()
        assert json.dumps(world.view(watcher)) == json.dumps(s.view(watcher))
        # A bot gets a determinization as JSON.
        assert game.load(world.dump()).dump() == world.dump()
