"""What always holds, checked after every choice of a soak (the ledger's "What always holds")."""

from typing import TYPE_CHECKING

from detente.core.errors import Broken
from detente.core.pile import cards_in, mask_of
from detente.games.agents.cards import ALL_CARDS, ALL_FINANCE
from detente.games.agents.codes import NUMBERS
from detente.games.agents.control import GUARDED, NOBODY, guards, leaders
from detente.games.agents.regions import ALL_INFLUENCE, ALL_REGIONS
from detente.games.agents.services import (
    DARK,
    DARK_OPERATIVES,
    DIPLOMATS,
    INFORMANT,
    INFORMANTS,
    LIGHT,
    LIGHT_OPERATIVES,
    NO_SERVICE,
)
from detente.games.agents.trail import OUT, moves_of

if TYPE_CHECKING:
    from detente.games.agents.state import Espionage

_ALL_OF_KIND = (INFORMANTS, LIGHT_OPERATIVES, DARK_OPERATIVES, DIPLOMATS)


def check(s: "Espionage") -> None:
    """Raise Broken if an invariant does not hold."""
    if not s.turn and not s.missions[0]:
        return  # The table is still being laid.
    for service in s.present():
        _check_tokens(s, service)
    _check_coins(s)
    _check_cards(s)
    _check_map(s)
    _check_reserves(s)
    _check_knowledge(s)
    _check_influence(s)


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def _check_tokens(s: "Espionage", service: int) -> None:
    """ASW-COMP-02, ASW-COMP-05: a service's 32 tokens are all somewhere."""
    first = service * NUMBERS
    counts = list(s.box[service * 4 : service * 4 + 4])
    for token in range(first, first + NUMBERS):
        if s.place[token] or s.boxed >> token & 1 or token == _in_hand(s):
            counts[s.kind(token)] += 1
    for seat in range(s.seats):
        for kind in (INFORMANT, LIGHT, DARK):
            counts[kind] += s.bags[(seat * 4 + service) * 3 + kind]
    size = s.reserve_size(service)
    waiting = s.reserve[service].bit_count() - 1
    counts[INFORMANT] += waiting
    counts[LIGHT] += size - waiting
    counts[DARK] += s.operatives[service] + (guards(s) if service == s.virtual else 0)
    counts[3] += s.supply[service]
    counts[3] += sum([s.diplomats[region * 4 + service] for region in range(ALL_REGIONS)])
    _demand(tuple(counts) == _ALL_OF_KIND, f"tokens of service {service}: {counts}")
    _demand(min(s.operatives[service], s.supply[service]) >= 0, "a supply is not negative")


def _in_hand(s: "Espionage") -> int:
    """The token that was drawn and is not on the map yet."""
    return s.drawn if s.drawn >= 0 and s.region < 0 and not s.place[s.drawn] else -1


def _check_coins(s: "Espionage") -> None:
    """ASW-FIN-02, ASW-FIN-03: 28 coins, and no debt."""
    _demand(sum(s.finance) + s.bank == ALL_FINANCE, "coins")
    _demand(min(s.finance) >= 0, "no debt")
    _demand(s.rules.unlimited or s.bank >= 0, "the bank has no more than it has")


def _check_cards(s: "Espionage") -> None:
    """ASW-AC-G1, ASW-AC-G4: each of the 20 agent cards is in one place."""
    cards = [*s.deck, *s.offer, *cards_in(s.discard)]
    for held in s.cards:
        cards += cards_in(held)
    _demand(len(cards) == ALL_CARDS and mask_of(cards) == (1 << ALL_CARDS) - 1, "agent cards")


def _check_map(s: "Espionage") -> None:
    """ASW-VOC-03: what lies where is written down twice, and alike."""
    for region in range(ALL_REGIONS):
        for service in range(4):
            own = (1 << NUMBERS) - 1 << service * NUMBERS
            closed = (s.closed[region] & own).bit_count()
            total = closed + s.diplomats[region * 4 + service]
            _demand(s.agents[region * 4 + service] == total, "agents in a region")
            _demand(total == 0 or region in s.regions, "agents are in regions in play")
        for token in cards_in(s.closed[region]):
            _demand(s.region_of(token) == region, "a token lies where it lies")
    for service in range(4):
        _demand(s.numbers[service] <= NUMBERS, "numbers of tokens")
    _demand(s.informants & s.dark == 0, "a token is of one kind")


def _check_reserves(s: "Espionage") -> None:
    """ASW-END-02: reserves of all players differ by at most one."""
    sizes = [s.reserve_size(service) for service in s.services]
    _demand(max(sizes) - min(sizes) <= 1, "reserves run out evenly")


def _check_knowledge(s: "Espionage") -> None:
    """ASW-HID-05: what is known to all is known to each; known tokens exist."""
    everything = 0
    for service in range(4):
        everything |= (1 << s.numbers[service]) - 1 << service * NUMBERS
    for known in s.known:
        _demand(known & s.known[s.seats] == s.known[s.seats], "what all know, each knows")
        _demand(known & ~everything == 0, "known tokens exist")
    for service in s.present():
        drawn = mask_of([move.thing for move in moves_of(s.trail, service) if move.move == OUT])
        laid = s.dark & ~drawn & (1 << NUMBERS) - 1 << service * NUMBERS
        _demand(laid & ~s.known[s.seats] == 0, "an open operative was laid openly")


def _check_influence(s: "Espionage") -> None:
    """ASW-CTL-06: between turns whoever has strictly most agents has the token; ASW-2P-09."""
    for token in range(ALL_INFLUENCE):
        _demand(GUARDED <= s.influence[token] < s.seats, "holders are seats")
        _demand(s.influence[token] != GUARDED or s.virtual != NO_SERVICE, "guards are virtual")
    if s.result is None and s.decision().prompt != "prompt-infiltrate":
        return
    for token, leading in leaders(s):
        heir = NOBODY if leading == NO_SERVICE else s.seat_of[leading]
        if s.influence[token] != GUARDED or heir != NOBODY:
            _demand(s.influence[token] == heir, "control follows the majority")
