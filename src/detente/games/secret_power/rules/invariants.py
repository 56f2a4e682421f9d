"""What always holds, checked after every choice of a soak (SP-INV)."""

from typing import TYPE_CHECKING

from detente.core.deck import cards_in, mask_of
from detente.core.errors import demand
from detente.games.secret_power.rules.objects import (
    AGENTS,
    ALL_OBJECTS,
    ALL_TYPES,
    CIRCLE,
    IN_PLAY,
    MINOR_SUPPLY,
    TYPE,
)
from detente.games.secret_power.rules.people import ALL_PROFESSIONALS
from detente.games.secret_power.rules.places import ALONE, FALCON, GONE, IN_DECK, NOBODY, ZONE
from detente.games.secret_power.rules.projects import ALL_OPERATIONS, LAST_STAGE, OF_FALCON
from detente.games.secret_power.rules.secrets import Deck

if TYPE_CHECKING:
    from detente.games.secret_power.rules.state import Conspiracy


def check(s: "Conspiracy") -> None:
    """Raise Broken if an invariant does not hold."""
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
            demand(s.owner(card) < s.players, "agents have an owner")
            found[s.owner(card)] += s.agents[card]
    for operation, owner in enumerate(s.operations):
        found[owner] += s.on_operation[operation]
    idle = s.on_operation[len(s.operations) : ALL_OPERATIONS]
    demand(not any(idle), "agents are on operations that are run")
    for player in range(s.players):
        stages = s.stage[player * 4 : player * 4 + 4]
        found[player] += 4 - stages.count(0)
        demand(found[player] == AGENTS, f"agents of player {player}: {found[player]}")
        demand(max(stages) <= LAST_STAGE, "stages")


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
    demand(list(s.have) == have, "captured cards")
    demand(list(s.joined) == joined, "attached inner circles")


def _check_objects(s: "Conspiracy") -> None:
    """SP-INV-02: every card is in one place; agents are where players are."""
    used = IN_PLAY[s.rules.deck_for(s.seats)]
    deck, zone = mask_of(list(s.deck)), mask_of(list(s.zone))
    demand(0 <= s.round <= s.rules.rounds(s.seats), "round")
    agents, shadows, occupants = list(s.agents), list(s.shadows), list(s.occupant)
    for card, place in enumerate(list(s.place)):
        demand(place < s.players or ZONE <= place <= GONE, "a place")
        demand(place == GONE or used >> card & 1 == 1, "cards for more players stay away")
        demand((place == IN_DECK) == (deck >> card & 1 == 1), "the deck")
        demand((place == ZONE) == (zone >> card & 1 == 1), "the zone")
        occupied = occupants[card] != NOBODY
        demand(not occupied or place == ZONE, "occupants are in the zone")
        demand(occupied or not shadows[card], "shadows are with agents")
        demand(not occupied or agents[card] > 0, "shadows alone hold nothing")
        demand(place <= ZONE or not agents[card], "agents are in play")
        _check_partner(s, card)
    demand(len(set(s.deck)) == len(s.deck) and len(set(s.zone)) == len(s.zone), "no card twice")


def _check_partner(s: "Conspiracy", card: int) -> None:
    """SP-IC-04: an inner circle and its host belong together, and to one player."""
    partner = s.partner[card]
    if partner == ALONE:
        return
    demand(partner < ALL_OBJECTS and s.partner[partner] == card, "partners know each other")
    demand((TYPE[card] == CIRCLE) != (TYPE[partner] == CIRCLE), "one of two is an inner circle")
    demand(s.place[card] == s.place[partner] < s.players, "partners lie together")
    demand(TYPE[card] != CIRCLE or not s.agents[card], "agents stand on the host")


def _check_minors(s: "Conspiracy") -> None:
    """SP-INV-03."""
    for kind, supply in enumerate(MINOR_SUPPLY):
        demand(s.supply[kind] + sum(s.minors[kind::4]) == supply, "minor objects")


def _check_treaties(s: "Conspiracy") -> None:
    """SP-INV-04: 46 treaties, each in one place."""
    secret = [*s.treaties.cards, *s.looked]
    for hand in (*s.hands, *s.packs):
        secret += hand
    laid = [treaty for concluded in s.concluded for treaty in cards_in(concluded)]
    _check_secrets(s.treaties, secret, laid)
    for seat in range(s.seats):
        demand(_knows(s.treaties, seat, s.hands[seat]), "a hand is known to its owner")
        pack = s.packs[seat] if s.packs else ()
        demand(_knows(s.treaties, seat, pack), "a pack is known to whoever has it")
    if s.solo:
        demand(_knows(s.treaties, s.seats, s.hands[FALCON]), "the Falcon's hand lies open")


def _check_professionals(s: "Conspiracy") -> None:
    """SP-INV-05: 18 professionals, each in one place."""
    secret = [*s.professionals.cards]
    for crew in s.crew:
        secret += crew
    _check_secrets(s.professionals, secret, [])
    for seat in range(s.seats):
        demand(_knows(s.professionals, seat, s.crew[seat]), "a hand is known to its owner")
    unused = len(s.professionals.cards) == ALL_PROFESSIONALS
    demand(s.rules.professionals or unused, "professionals are an option")
    demand(not s.solo or not s.crew[FALCON], "the Falcon has no professionals")


def _check_secrets(deck: Deck, secret: list[int], laid: list[int]) -> None:
    """Every card is in one place; what is known lies face down; what is remembered is possible."""
    found = [*secret, *cards_in(deck.discard), *laid]
    demand(sorted(found) == list(range(deck.size)), "every card is in one place")
    closed = mask_of(secret)
    public = deck.known[deck.seats]
    for seat in range(deck.seats):
        known = deck.known[seat]
        demand(public & ~known == 0 == known & ~closed, "what is known lies face down")
        for card in cards_in(closed & ~known):
            demand(deck.remembers(seat, card), "what is remembered")


def _knows(deck: Deck, watcher: int, cards: tuple[int, ...]) -> bool:
    return mask_of(list(cards)) & ~deck.known[watcher] == 0


def _check_falcon(s: "Conspiracy") -> None:
    """SP-SOLO-03, SP-SOLO-05: his deck and his row of tokens."""
    found = sorted([*s.actions_left, *s.action_discard])
    demand(found == (s.rules.action_deck if s.solo else []), "action cards")
    demand(s.solo or not s.temporary, "only the Falcon has temporary shadows")
    if s.solo and s.rules.order_tokens:
        below = [p for p in OF_FALCON if s.stage[FALCON * 4 + p] < LAST_STAGE]
        demand(sorted(s.order) == below, "the order of projects")
