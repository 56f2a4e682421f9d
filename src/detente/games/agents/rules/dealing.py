"""How missions are dealt, and what of them can be kept (ASW-SET-11, ASW-3P-03, ASW-2P-05)."""

from typing import TYPE_CHECKING, Final

from detente.core.agenda import Reason
from detente.games.agents.rules.cards import MISSION_REGIONS
from detente.games.agents.rules.codes import FIRST_REGION, MISSION_REGION, is_region
from detente.games.agents.rules.regions import HOME

if TYPE_CHECKING:
    from detente.games.agents.rules.state import Espionage

_NOT_DEALT: Final = Reason("ASW-SET-11", "refused-mission-not-dealt")
_OWN_HOME: Final = Reason("ASW-SET-11", "refused-mission-own-home")
_NO_PAIR: Final = Reason("ASW-2P-05", "refused-mission-no-pair")


def mission_deck(s: "Espionage") -> list[int]:
    """The cards whose region is in play (ASW-3P-03)."""
    return [card for card in range(len(MISSION_REGIONS)) if MISSION_REGION[card] in s.regions]


def deal(s: "Espionage", deck: list[int]) -> tuple[list[list[int]], list[int]]:
    """All cards that each seat gets from a deck (top card last), and how many it drew again.

    ASW-2P-05, ASW-AMB-60: all hands first, then the redraws in turn order. What is put aside stays
    among the cards dealt, before those that can be kept.
    """
    order = s.clockwise(s.first)
    count: int = s.tables.missions_dealt[s.seats]["deal"]
    hands: list[list[int]] = [[] for _ in range(s.seats)]
    redrew = [0] * s.seats
    for seat in order:
        hands[seat] = [deck.pop() for _ in range(count)]
    if s.seats == 2:
        for seat in order:
            if not pairs(s, seat, hands[seat]):
                hands[seat] = _aside_first(s, seat, hands[seat])
                while deck and redrew[seat] < 2:
                    hands[seat].append(deck.pop())
                    redrew[seat] += 1
    return hands, redrew


def stacked(s: "Espionage", dealt: list[list[int]], rest: list[int]) -> list[int]:
    """The deck from which `deal` deals these cards, above the rest."""
    order = s.clockwise(s.first)
    deck: list[int] = []
    for seat in order:
        deck += dealt[seat][: len(dealt[seat]) - s.redrew[seat]]
    for seat in order:
        deck += dealt[seat][len(dealt[seat]) - s.redrew[seat] :]
    deck += rest
    deck.reverse()
    return deck


def _aside_first(s: "Espionage", seat: int, hand: list[int]) -> list[int]:
    """The own home, one of the two equal cards, then the other one, which stays."""
    home = [card for card in hand if MISSION_REGION[card] == HOME[s.services[seat]]]
    return home + sorted([card for card in hand if card not in home])


def pairs(s: "Espionage", seat: int, hand: list[int]) -> list[tuple[int, int]]:
    """The pairs of different regions, none the own home, that can be kept from a hand."""
    home = HOME[s.services[seat]]
    regions = sorted({MISSION_REGION[card] for card in hand} - {home})
    return [(a, b) for a in regions for b in regions if a < b]


def hand_of(s: "Espionage", seat: int) -> list[int]:
    """The cards of which the seat keeps some: what was put aside is out."""
    return list(s.dealt[seat][2:] if s.redrew[seat] else s.dealt[seat])


def mission_actions(s: "Espionage", seat: int) -> list[int]:
    """The regions on those cards, as actions."""
    return sorted({FIRST_REGION + MISSION_REGION[card] for card in hand_of(s, seat)})


def bars_mission(s: "Espionage", seat: int, action: int) -> Reason | None:
    """What forbids an action: the region to keep, with two players the one to give back."""
    hand = hand_of(s, seat)
    regions = [MISSION_REGION[card] for card in hand]
    if not is_region(action) or action - FIRST_REGION not in regions:
        return _NOT_DEALT
    if s.seats > 2:
        return _OWN_HOME if action - FIRST_REGION == HOME[s.services[seat]] else None
    hand.pop(regions.index(action - FIRST_REGION))
    return None if pairs(s, seat, hand) else _NO_PAIR


def kept(s: "Espionage", seat: int, action: int) -> tuple[int, ...]:
    """The regions of the missions that a seat keeps by an action; -1: it had none to make."""
    if s.seats > 2:
        return (action - FIRST_REGION,)
    regions = [MISSION_REGION[card] for card in hand_of(s, seat)]
    if action >= 0:
        regions.remove(action - FIRST_REGION)
    return tuple(sorted(regions))


def keepable(s: "Espionage", seat: int) -> list[tuple[int, ...]]:
    """All that a seat can keep; with two players a hand of two is kept as it is."""
    if s.seats == 2 and len(hand_of(s, seat)) == 2:
        return [kept(s, seat, -1)]
    return [kept(s, seat, a) for a in mission_actions(s, seat) if bars_mission(s, seat, a) is None]
