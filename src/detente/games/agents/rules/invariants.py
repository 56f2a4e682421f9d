"""The invariants of a position ("What always holds" in the rulebook); a soak checks each."""

from typing import TYPE_CHECKING

from detente.core.deck import cards_in, mask_of
from detente.core.errors import invariant
from detente.games.agents.rules.cards import ALL_CARDS
from detente.games.agents.rules.codes import NUMBERS, TOKENS_OF
from detente.games.agents.rules.control import GUARDED, guards, heir, leaders
from detente.games.agents.rules.dealing import deal, keepable, mission_deck, stacked
from detente.games.agents.rules.regions import ALL_INFLUENCE, ALL_REGIONS, BESIDE, NOWHERE, PLACES
from detente.games.agents.rules.resampling import somebody_had_won
from detente.games.agents.rules.services import (
    DARK,
    FOUR,
    IN_BAG,
    INFORMANT,
    LIGHT,
    NO_SERVICE,
    in_bag,
)
from detente.games.agents.rules.trail import BACK_IN, DARK_IN, LIGHT_IN, OUT, moves_of

if TYPE_CHECKING:
    from detente.games.agents.rules.state import Espionage

_BEFORE_DEPLOYMENT = ("prompt-infiltrate", "prompt-pay-operative", "prompt-deploy")
"""Prompts at which nothing has moved on the map since the recount."""


def check(s: "Espionage") -> None:
    """Raise InvariantError if an invariant does not hold."""
    if s.trail is None and not s.turn:
        return  # While services are chosen, nothing is on the table.
    _check_seats(s)
    for service in FOUR:
        if service in s.present():
            _check_tokens(s, service)
            _check_trail(s, service)
        else:
            _check_absent(s, service)
    _check_coins(s)
    _check_cards(s)
    _check_map(s)
    _check_reserves(s)
    _check_knowledge(s)
    _check_influence(s)
    _check_missions(s)


def _check_seats(s: "Espionage") -> None:
    """ASW-SET-01, ASW-2P-01: each seat has a service of its own, two leave a virtual one."""
    services = [*s.services, s.virtual] if s.seats == 2 else [*s.services]
    invariant(len(set(services)) == len(services) and NO_SERVICE not in services, "services")
    invariant(s.seats == 2 or s.virtual == NO_SERVICE, "a virtual service only with two players")
    invariant(0 <= s.first < s.seats and 0 <= s.active < s.seats and s.turn >= 0, "whose turn")
    invariant(s.region == NOWHERE or s.region in s.regions, "the active region is in play")
    invariant(-1 <= s.drawn < 4 * NUMBERS and min(s.halves) >= 0, "token drawn, half points")


def _check_tokens(s: "Espionage", service: int) -> None:
    """ASW-COMP-02, ASW-COMP-05: a service's 32 tokens are all somewhere."""
    first = service * NUMBERS
    counts = list(s.box[service * 4 : service * 4 + 4])
    for token in range(first, first + NUMBERS):
        if s.place[token] or s.boxed >> token & 1 or token == s.in_hand():
            counts[s.kind(token)] += 1
    for seat in range(s.seats):
        for kind in (INFORMANT, LIGHT, DARK):
            counts[kind] += s.bags[in_bag(seat, service) + kind]
    size = s.reserve_size(service)
    waiting = s.reserve[service].bit_count() - 1
    counts[INFORMANT] += waiting
    counts[LIGHT] += size - waiting
    counts[DARK] += s.operatives[service] + (guards(s) if service == s.virtual else 0)
    counts[3] += s.supply[service]
    counts[3] += sum([s.diplomats[region * 4 + service] for region in range(ALL_REGIONS)])
    light = [s.tables.informants, s.tables.light_operatives]
    dark = [s.tables.dark_operatives, s.tables.diplomats]
    invariant(counts == light + dark, f"tokens of service {service}: {counts}")
    box = s.box[service * 4 : service * 4 + 4]
    invariant(min(s.operatives[service], s.supply[service], *box) >= 0, "no supply is negative")


def _check_absent(s: "Espionage", service: int) -> None:
    """ASW-3P-01: a service that does not take part has nothing on the table."""
    invariant(s.reserve[service] == 1 and s.numbers[service] == 0, "an absent service")
    invariant(moves_of(s.trail, service) == [], "an absent service")
    for kind in (INFORMANT, LIGHT, DARK):
        invariant(sum(s.bags[service * IN_BAG + kind :: 4 * IN_BAG]) == 0, "an absent service")
    invariant(sum(s.agents[service::4]) == 0, "an absent service")


def _check_trail(s: "Espionage", service: int) -> None:
    """ASW-AMB-80, ASW-AMB-81: each number is in one place, each bag has given what it had."""
    drawn = back = 0
    bags = [Bag() for _ in range(s.seats)]
    for move in moves_of(s.trail, service):
        bag = bags[move.bag]
        if move.move == LIGHT_IN:
            bag.light += 1
        elif move.move == DARK_IN:
            bag.taken[DARK] -= 1
        elif move.move == BACK_IN:
            invariant(not back >> move.thing & 1, "a number goes back once")
            back |= 1 << move.thing
            bag.taken[s.kind(move.thing)] -= 1
        else:
            invariant(not (drawn | back) >> move.thing & 1, "a number is drawn once")
            drawn |= 1 << move.thing
            bag.take(s.kind(move.thing))
    for seat, bag in enumerate(bags):
        at = in_bag(seat, service)
        invariant(bag.can_hold(*s.bags[at : at + IN_BAG]), "a bag holds what is left")
    for token in range(service * NUMBERS, (service + 1) * NUMBERS):
        places = [s.place[token] > 0, s.boxed >> token & 1, back >> token & 1, s.in_hand() == token]
        used = token - service * NUMBERS < s.numbers[service]
        invariant(sum(places) == used, "a number is in one place")


class Bag:
    """What a service's tokens in a bag can be, from the kinds that truly went in and came out.

    The unseen ones that went in were `light`; `taken` is how many came out net, by kind, and `most`
    how many of them at once.
    """

    __slots__ = ("light", "most", "taken")

    def __init__(self) -> None:
        self.light = 0
        self.taken = [0, 0, 0]
        self.most = [0, 0, 0]

    def take(self, kind: int) -> None:
        """One comes out: it was in."""
        self.taken[kind] += 1
        self.most[kind] = max(self.most[kind], self.taken[kind])
        there = self.most[INFORMANT] + self.most[LIGHT] <= self.light and self.most[DARK] == 0
        invariant(there, "a bag gave what it had")

    def can_hold(self, informants: int, operatives: int, dark: int) -> bool:
        """Whether this is what is left."""
        inside = [informants + self.taken[INFORMANT], operatives + self.taken[LIGHT]]
        return (
            dark == -self.taken[DARK]
            and sum(inside) == self.light
            and inside[INFORMANT] >= self.most[INFORMANT]
            and inside[LIGHT] >= self.most[LIGHT]
        )


def _check_coins(s: "Espionage") -> None:
    """ASW-FIN-02, ASW-FIN-03: 28 coins, and no debt."""
    invariant(sum(s.finance) + s.bank == s.tables.all_finance, "coins")
    invariant(min(s.finance) >= 0, "no debt")
    invariant(s.rules.unlimited or s.bank >= 0, "the bank has no more than it has")


def _check_cards(s: "Espionage") -> None:
    """ASW-AC-G1, ASW-AC-G4: each of the 20 agent cards is in one place."""
    cards = [*s.deck, *s.offer, *cards_in(s.discard)]
    for held in s.cards:
        cards += cards_in(held)
    invariant(len(cards) == ALL_CARDS and mask_of(cards) == (1 << ALL_CARDS) - 1, "agent cards")


def _check_map(s: "Espionage") -> None:
    """ASW-VOC-03: the two fields that say where a token lies agree."""
    for region in range(ALL_REGIONS):
        for service in FOUR:
            closed = (s.closed[region] & TOKENS_OF[service]).bit_count()
            total = closed + s.diplomats[region * 4 + service]
            invariant(s.agents[region * 4 + service] == total, "agents in a region")
            invariant(total == 0 or region in s.regions, "agents are in regions in play")
        places = [s.place[token] for token in cards_in(s.closed[region])]
        for place in places:
            invariant((place - 1) // PLACES == region, "a token lies where it lies")
            alone = places.count(place) == 1 or (place - 1) % PLACES == BESIDE
            invariant(alone, "a city takes one token")
    for service in FOUR:
        invariant(s.numbers[service] <= NUMBERS, "numbers of tokens")
    invariant(s.informants & s.dark == 0, "a token is of one kind")


def _check_reserves(s: "Espionage") -> None:
    """ASW-END-02: reserves of all players differ by at most one."""
    sizes = [s.reserve_size(service) for service in s.services]
    invariant(max(sizes) - min(sizes) <= 1, "reserves run out evenly")


def _check_knowledge(s: "Espionage") -> None:
    """ASW-HID-05: what is known to all is known to each; known tokens exist."""
    everything = 0
    for service in FOUR:
        everything |= (1 << s.numbers[service]) - 1 << service * NUMBERS
    invariant((s.informants | s.dark) & ~everything == 0, "tokens with a face exist")
    for known in s.known:
        invariant(known & s.known[s.seats] == s.known[s.seats], "what all know, each knows")
        invariant(known & ~everything == 0, "known tokens exist")
    for service in s.present():
        drawn = mask_of([move.thing for move in moves_of(s.trail, service) if move.move == OUT])
        laid = s.dark & ~drawn & TOKENS_OF[service]
        invariant(laid & ~s.known[s.seats] == 0, "an open operative was laid openly")


def _check_influence(s: "Espionage") -> None:
    """ASW-CTL-06: between turns the seat with strictly most agents has the token; ASW-2P-09."""
    for token in range(ALL_INFLUENCE):
        invariant(GUARDED <= s.influence[token] < s.seats, "holders are seats")
        invariant(s.influence[token] != GUARDED or s.virtual != NO_SERVICE, "guards are virtual")
    if s.result is None and s.decision().prompt not in _BEFORE_DEPLOYMENT:
        return
    for token, leading in leaders(s):
        follows = s.influence[token] == heir(s, token, leading)
        invariant(follows, "control follows the majority")


def _check_missions(s: "Espionage") -> None:
    """ASW-SET-11, ASW-2P-05: missions were dealt and kept by the rules, and nobody has won yet."""
    for missions in s.missions:
        invariant(set(missions) <= set(s.regions), "missions are regions in play")
        invariant(len(missions) == len(s.missions[0]), "all have as many missions")
    invariant(s.over or not somebody_had_won(s), "a fulfilled mission wins")
    cards = [card for hand in s.dealt for card in hand]
    if not cards:
        return
    rest = [card for card in mission_deck(s) if card not in cards]
    invariant(len(set(cards)) + len(rest) == len(mission_deck(s)) >= len(cards) + len(rest), "deck")
    hands, redrew = deal(s, stacked(s, [list(hand) for hand in s.dealt], rest))
    same = [tuple(hand) for hand in hands] == list(s.dealt) and tuple(redrew) == s.redrew
    invariant(same, "missions are dealt by the rules")
    for seat, missions in enumerate(s.missions):
        invariant(not missions or missions in keepable(s, seat), "missions are kept by the rules")
