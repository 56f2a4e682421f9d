"""Who controls what, and what it is worth (ASW-CTL, ASW-VP)."""

from typing import TYPE_CHECKING, Final

from detente.games.agents.rules.codes import FIRST_REGION, FIRST_SECTOR
from detente.games.agents.rules.regions import ALL_REGIONS
from detente.games.agents.rules.services import NO_SERVICE

if TYPE_CHECKING:
    from detente.games.agents.rules.state import Espionage

NOBODY: Final = -1
GUARDED: Final = -2
"""An influence token on which an operative of the virtual service lies (ASW-2P-07)."""


def influence_code(token: int) -> int:
    """The code of the region or sector an influence token stands for."""
    return FIRST_REGION + token if token < ALL_REGIONS else FIRST_SECTOR + token - ALL_REGIONS


def leaders(s: "Espionage") -> list[tuple[int, int]]:
    """(influence token, the service with strictly most agents or NO_SERVICE), regions first."""
    found: list[tuple[int, int]] = []
    agents = s.agents
    for region in s.regions:
        at = region * 4
        found.append((region, leader(agents[at], agents[at + 1], agents[at + 2], agents[at + 3])))
    for sector, members in enumerate(s.members):
        if members:
            kgb, cia, mi6, mossad = 0, 0, 0, 0
            for region in members:
                at = region * 4
                kgb += agents[at]
                cia += agents[at + 1]
                mi6 += agents[at + 2]
                mossad += agents[at + 3]
            found.append((ALL_REGIONS + sector, leader(kgb, cia, mi6, mossad)))
    return found


def heir(s: "Espionage", token: int, leading: int) -> int:
    """Who has an influence token after a recount in which this service leads.

    ASW-2P-09: a guarded one stays guarded until a player leads, and no other ever becomes so.
    """
    seat = NOBODY if leading == NO_SERVICE else s.seat_of[leading]
    return GUARDED if seat == NOBODY and s.influence[token] == GUARDED else seat


def sector_sum(s: "Espionage", sector: int, service: int) -> int:
    """ASW-CTL-02: a service's agents in all regions of a sector."""
    total = 0
    for region in s.members[sector]:
        total += s.agents[region * 4 + service]
    return total


def leader(kgb: int, cia: int, mi6: int, mossad: int) -> int:
    """ASW-CTL-01, 03, 04: who has strictly most; NO_SERVICE in a tie and where nobody is."""
    best, most = 0, kgb
    tied = False
    if cia >= most:
        best, tied, most = 1, cia == most, cia
    if mi6 >= most:
        best, tied, most = 2, mi6 == most, mi6
    if mossad >= most:
        best, tied, most = 3, mossad == most, mossad
    return NO_SERVICE if tied or most == 0 else best


def guards(s: "Espionage") -> int:
    """How many operatives lie on influence tokens."""
    return s.influence.count(GUARDED)


def open_halves(s: "Espionage", seat: int) -> int:
    """ASW-VP-01: a seat's half points without its mission."""
    held = s.influence.count(seat)
    return held * s.tables.control_halves + s.halves[seat] * s.tables.liquidation_halves


def fulfilled(s: "Espionage", seat: int) -> bool:
    """ASW-VP-02: whether the seat controls the region of a mission of its own."""
    return seat in [s.influence[region] for region in s.missions[seat]]


def all_halves(s: "Espionage", seat: int) -> int:
    """A seat's half points; missions pay once, even if two are fulfilled (ASW-2P-06)."""
    return open_halves(s, seat) + (s.tables.mission_halves if fulfilled(s, seat) else 0)


def agents_on_map(s: "Espionage", service: int) -> int:
    """ASW-END-04: all agents of a service on the map, diplomats included."""
    total = 0
    for region in s.regions:
        total += s.agents[region * 4 + service]
    return total
