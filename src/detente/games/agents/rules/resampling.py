"""Resampling of what is hidden from a seat (ASW-HID, ASW-AMB-81)."""

from typing import TYPE_CHECKING

from detente.core.shared import replaced
from detente.games.agents.rules.codes import NUMBERS
from detente.games.agents.rules.dealing import deal, keepable, mission_deck, stacked
from detente.games.agents.rules.services import (
    DARK,
    INFORMANT,
    LIGHT,
    NO_SERVICE,
    in_bag,
    reserve_of,
)
from detente.games.agents.rules.trail import OUT, Guess, moves_of

if TYPE_CHECKING:
    from detente.games.agents.rules.state import Espionage


def resample_hidden(s: "Espionage", seat: int) -> None:
    """Resample tokens, missions and agent cards, as far as the seat does not know them."""
    if s.services.count(NO_SERVICE):
        return  # While services are chosen, nothing is on the table.
    if s.trail is not None:  # tokens are on the table
        for service in s.present():
            resample_tokens(s, seat, service)
        if not s.over:  # then all missions are open
            resample_missions(s, seat)
    resample_cards(s, seat)


def resample_tokens(s: "Espionage", seat: int, service: int) -> None:
    """Resample the faces of one service's closed tokens, wherever they lie."""
    first = service * NUMBERS
    numbers = range(first, first + s.numbers[service])
    seen = {token: s.kind(token) for token in numbers if s.known[seat] >> token & 1}
    moves = moves_of(s.trail, service)
    drawn = [move.thing for move in moves if move.move == OUT]
    never_in_bag = [token for token in numbers if token not in drawn]
    left = [
        s.tables.informants - s.box[service * 4],
        s.tables.light_operatives - s.box[service * 4 + 1],
    ]
    while True:
        guess = Guess(moves, seen, left.copy(), s.seats)
        for token in never_in_bag:
            guess.lay(token)
        if guess.follow(s.rng):
            break
    s.reserve[service] = reserve_of(guess.settle(s.rng))
    for token in numbers:
        bit = 1 << token
        kind = guess.kinds[guess.faces[token]]
        s.informants = s.informants | bit if kind == INFORMANT else s.informants & ~bit
        s.dark = s.dark | bit if kind == DARK else s.dark & ~bit
    for bag in range(s.seats):
        at = in_bag(bag, service)
        for kind in (INFORMANT, LIGHT, DARK):
            inside = [guess.kinds[token] for token in guess.bags[bag]].count(kind)
            s.bags = replaced(s.bags, at + kind, inside)


def resample_missions(s: "Espionage", seat: int) -> None:
    """Deal the others' missions anew until the seat cannot rule them out."""
    own = s.missions[seat]
    while s.dealt[seat]:
        dealt = deal_around(s, seat)
        if not dealt:
            continue
        s.dealt = dealt
        if own:
            s.missions = tuple(
                [own if other == seat else keep_any(s, other) for other in range(s.seats)]
            )
        if not somebody_had_won(s):
            return


def somebody_had_won(s: "Espionage") -> bool:
    """Whether a seat with these missions would have won before."""
    for seat, missions in enumerate(s.missions):
        for region in missions:
            if s.ruled_out[seat] >> region & 1:
                return True
    return False


def deal_around(s: "Espionage", seat: int) -> tuple[tuple[int, ...], ...]:
    """One random deal in which the seat gets what it has got; empty if it cannot have been."""
    own = s.dealt[seat]
    rest = [card for card in mission_deck(s) if card not in own]
    s.rng.shuffle(rest)
    dealt = [
        list(own) if other == seat else [rest.pop() for _ in s.dealt[other]]
        for other in range(s.seats)
    ]
    hands, redrew = deal(s, stacked(s, dealt, rest))
    return tuple([tuple(cards) for cards in hands]) if tuple(redrew) == s.redrew else ()


def keep_any(s: "Espionage", seat: int) -> tuple[int, ...]:
    """Missions that a seat may have kept, each possibility equally likely."""
    possible = keepable(s, seat)
    return possible[s.rng.uniform(len(possible))]


def resample_cards(s: "Espionage", seat: int) -> None:
    """Shuffle the agent deck together with the cards on offer to somebody else."""
    others = s.offer if s.offer and s.to_act[0] != seat else ()
    deck = sorted([*s.deck, *others])
    s.rng.shuffle(deck)
    if others:
        s.offer = tuple(sorted([deck.pop() for _ in others]))
    s.deck = deck
