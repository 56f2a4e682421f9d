"""The invariants of a position (SP-INV)."""

from typing import TYPE_CHECKING

from detente.core.deck import cards_in, mask_of
from detente.core.errors import invariant
from detente.games.secret_power.rules.objects import ALL_OBJECTS, ALL_TYPES, CIRCLE, TYPE
from detente.games.secret_power.rules.people import ALL_PROFESSIONALS
from detente.games.secret_power.rules.places import ALONE, FALCON, GONE, IN_DECK, NOBODY, ZONE
from detente.games.secret_power.rules.projects import ALL_OPERATIONS, LAST_STAGE, OF_FALCON
from detente.games.secret_power.rules.secrets import Deck

if TYPE_CHECKING:
    from detente.games.secret_power.rules.state import Conspiracy


def check(s: "Conspiracy") -> None:
    """Raise InvariantError if an invariant does not hold."""
    _check_objects(s)
    _check_agents(s)
    _check_counts(s)
    _check_minors(s)
    _check_treaties(s)
    _check_professionals(s)
    _check_falcon(s)


def _check_agents(s: "Conspiracy") -> None:
    """SP-RUL-02, SP-INV-01: twelve agents a player, all somewhere."""
    found = [s.active[player] + s.pool[player] for player in range(s.players)]
    for card in range(ALL_OBJECTS):
        if s.agents[card]:
            invariant(s.owner(card) < s.players, "agents have an owner")
            found[s.owner(card)] += s.agents[card]
    for operation, owner in enumerate(s.operations):
        found[owner] += s.on_operation[operation]
    idle = s.on_operation[len(s.operations) : ALL_OPERATIONS]
    invariant(not any(idle), "agents are on operations that are run")
    for player in range(s.players):
        stages = s.stage[player * 4 : player * 4 + 4]
        found[player] += 4 - stages.count(0)
        invariant(found[player] == s.tables.agents, f"agents of player {player}: {found[player]}")
        invariant(max(stages) <= LAST_STAGE, "stages")


def _check_counts(s: "Conspiracy") -> None:
    """What is counted follows from where the cards are."""
    have = [0] * (s.players * ALL_TYPES)
    joined = [0] * (s.players * ALL_TYPES)
    for card, place in enumerate(list(s.place)):
        if place < s.players:
            at = place * ALL_TYPES
            if s.is_attached(card):
                joined[at + TYPE[s.partner[card]]] += 1
            else:
                have[at + TYPE[card]] += 1
    invariant(list(s.have) == have, "captured cards")
    invariant(list(s.joined) == joined, "attached inner circles")


def _check_objects(s: "Conspiracy") -> None:
    """SP-INV-02: every card is in one place; agents are where players are."""
    used = s.tables.in_play[s.rules.deck_for(s.seats)]
    deck, zone = mask_of(list(s.deck)), mask_of(list(s.zone))
    invariant(0 <= s.round <= s.rules.rounds(s.seats), "round")
    agents, shadows, occupants = list(s.agents), list(s.shadows), list(s.occupant)
    for card, place in enumerate(list(s.place)):
        invariant(place < s.players or ZONE <= place <= GONE, "a place")
        invariant(place == GONE or used >> card & 1 == 1, "cards for more players stay away")
        invariant((place == IN_DECK) == (deck >> card & 1 == 1), "the deck")
        invariant((place == ZONE) == (zone >> card & 1 == 1), "the zone")
        occupied = occupants[card] != NOBODY
        invariant(not occupied or place == ZONE, "occupants are in the zone")
        invariant(occupied or not shadows[card], "shadows are with agents")
        invariant(not occupied or agents[card] > 0, "shadows alone hold nothing")
        invariant(place <= ZONE or not agents[card], "agents are in play")
        _check_partner(s, card)
    invariant(len(set(s.deck)) == len(s.deck) and len(set(s.zone)) == len(s.zone), "no card twice")


def _check_partner(s: "Conspiracy", card: int) -> None:
    """SP-IC-04: an inner circle and its host belong together, and to one player."""
    partner = s.partner[card]
    if partner == ALONE:
        return
    invariant(partner < ALL_OBJECTS and s.partner[partner] == card, "partners know each other")
    invariant((TYPE[card] == CIRCLE) != (TYPE[partner] == CIRCLE), "one of two is an inner circle")
    invariant(s.place[card] == s.place[partner] < s.players, "partners lie together")
    invariant(TYPE[card] != CIRCLE or not s.agents[card], "agents stand on the host")


def _check_minors(s: "Conspiracy") -> None:
    """SP-INV-03: minor objects in the supply and with players."""
    for kind, supply in enumerate(s.tables.minor_supply):
        invariant(s.supply[kind] + sum(s.minors[kind::4]) == supply, "minor objects")


def _check_treaties(s: "Conspiracy") -> None:
    """SP-INV-04: 46 treaties, each in one place."""
    secret = [*s.treaties.cards, *s.looked]
    for hand in (*s.hands, *s.packs):
        secret += hand
    on_table = [treaty for concluded in s.concluded for treaty in cards_in(concluded)]
    _check_secrets(s.treaties, secret, on_table)
    for seat in range(s.seats):
        invariant(_knows(s.treaties, seat, s.hands[seat]), "a hand is known to its owner")
        pack = s.packs[seat] if s.packs else ()
        invariant(_knows(s.treaties, seat, pack), "a pack is known to its holder")
    if s.solo:
        invariant(_knows(s.treaties, s.seats, s.hands[FALCON]), "the Falcon's hand lies open")


def _check_professionals(s: "Conspiracy") -> None:
    """SP-INV-05: 18 professionals, each in one place."""
    secret = [*s.professionals.cards]
    for crew in s.crew:
        secret += crew
    _check_secrets(s.professionals, secret, [])
    for seat in range(s.seats):
        invariant(_knows(s.professionals, seat, s.crew[seat]), "a hand is known to its owner")
    unused = len(s.professionals.cards) == ALL_PROFESSIONALS
    invariant(s.rules.professionals or unused, "professionals are an option")
    invariant(not s.solo or not s.crew[FALCON], "the Falcon has no professionals")


def _check_secrets(deck: Deck, secret: list[int], on_table: list[int]) -> None:
    """Every card is in one place; what is known lies face down; what is remembered is possible."""
    found = [*secret, *cards_in(deck.discard), *on_table]
    invariant(sorted(found) == list(range(deck.size)), "every card is in one place")
    closed = mask_of(secret)
    public = deck.known[deck.seats]
    for seat in range(deck.seats):
        known = deck.known[seat]
        invariant(public & ~known == 0 == known & ~closed, "what is known lies face down")
        for card in cards_in(closed & ~known):
            invariant(deck.remembers(seat, card), "what is remembered")


def _knows(deck: Deck, watcher: int, cards: tuple[int, ...]) -> bool:
    return mask_of(list(cards)) & ~deck.known[watcher] == 0


def _check_falcon(s: "Conspiracy") -> None:
    """SP-SOLO-03, SP-SOLO-05: his deck and his row of tokens."""
    found = sorted([*s.actions_left, *s.action_discard])
    invariant(found == (s.rules.action_deck if s.solo else []), "action cards")
    invariant(s.solo or not s.temporary, "only the Falcon has temporary shadows")
    if s.solo and s.rules.order_tokens:
        below = [p for p in OF_FALCON if s.stage[FALCON * 4 + p] < LAST_STAGE]
        invariant(sorted(s.order) == below, "the order of projects")
