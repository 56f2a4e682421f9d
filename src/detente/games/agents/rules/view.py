"""What a seat may know, named field by field (ASW-HID)."""

from typing import TYPE_CHECKING, Any

from detente.core.deck import cards_in, codes_of
from detente.games.agents.rules.cards import CARDS
from detente.games.agents.rules.codes import CODES, MISSION_REGION, NUMBERS
from detente.games.agents.rules.control import (
    GUARDED,
    all_halves,
    fulfilled,
    leaders,
    open_halves,
    sector_sum,
)
from detente.games.agents.rules.dealing import hand_of
from detente.games.agents.rules.regions import (
    ALL_REGIONS,
    BESIDE,
    CITIES,
    NOWHERE,
    PLACES,
    REGIONS,
    SECTORS,
)
from detente.games.agents.rules.services import IN_BAG, KINDS, NO_SERVICE, SERVICES, in_bag
from detente.games.agents.rules.trail import surely_inside

if TYPE_CHECKING:
    from detente.games.agents.rules.state import Espionage


def board(s: "Espionage", seat: int | None) -> dict[str, Any]:
    """The whole table as this seat (None: a spectator) sees it."""
    leads = dict(leaders(s))
    return {
        "round": (s.turn - 1) // s.seats + 1 if s.turn else 0,
        "order": [s.seat_name(other) for other in s.clockwise(s.first)],
        "active": s.seat_name(s.active) if s.turn else None,
        "active_region": None if s.region == NOWHERE else REGIONS[s.region],
        "virtual": None if s.virtual == NO_SERVICE else SERVICES[s.virtual],
        "regions": {REGIONS[region]: _region(s, seat, region, leads) for region in s.regions},
        "sectors": {
            SECTORS[sector]: _sector(s, sector, leads)
            for sector, members in enumerate(s.members)
            if members
        },
        "services": _services(s, seat),
        "bank": None if s.rules.unlimited else s.bank,
        "deck_count": len(s.deck),
        "discard": codes_of(s.discard, CARDS),
        "offer": [CARDS[card] for card in s.offer] if s.to_act == (seat,) else [],
        "drawn": _drawn(s, seat),
        "dealt": [REGIONS[MISSION_REGION[card]] for card in hand_of(s, seat)]
        if seat is not None and not s.missions[seat]
        else [],
    }


def _region(s: "Espionage", seat: int | None, region: int, leads: dict[int, int]) -> dict[str, Any]:
    present = s.present()
    return {
        **_holder(s, region, leads[region]),
        "agents": {SERVICES[service]: s.agents[region * 4 + service] for service in present},
        "diplomats": {SERVICES[service]: s.diplomats[region * 4 + service] for service in present},
        "tokens": [_token(s, seat, token) for token in cards_in(s.closed[region])],
    }


def _token(s: "Espionage", seat: int | None, token: int) -> dict[str, Any]:
    """A closed token; its kind only if the watcher has seen it."""
    city = (s.place[token] - 1) % PLACES
    seen = s.known[s.seats if seat is None else seat] >> token & 1
    return {
        "token": CODES[token],
        "service": SERVICES[token // NUMBERS],
        "city": None if city == BESIDE else CITIES[s.region_of(token)][city],
        "kind": KINDS[s.kind(token)] if seen else None,
        "seen_by_all": s.known[s.seats] >> token & 1 == 1,
    }


def _sector(s: "Espionage", sector: int, leads: dict[int, int]) -> dict[str, Any]:
    return {
        **_holder(s, ALL_REGIONS + sector, leads[ALL_REGIONS + sector]),
        "regions": [REGIONS[region] for region in s.members[sector]],
        "agents": {SERVICES[service]: sector_sum(s, sector, service) for service in s.present()},
    }


def _holder(s: "Espionage", token: int, lead: int) -> dict[str, Any]:
    """Who has an influence token since the last recount, and who has most agents now."""
    holder = s.influence[token]
    return {
        "holder": s.seat_name(holder) if holder >= 0 else None,
        "guarded": holder == GUARDED,
        "leader": None if lead == NO_SERVICE else SERVICES[lead],
    }


def _services(s: "Espionage", seat: int | None) -> dict[str, Any]:
    sure = surely_inside(s.trail, s.seats, s.known[s.seats if seat is None else seat], s.dark)
    return {
        s.seat_name(other): _service(s, seat, other, sure[other])
        for other in s.clockwise(s.first)
        if s.services[other] != NO_SERVICE
    }


def _service(s: "Espionage", seat: int | None, other: int, sure: list[int]) -> dict[str, Any]:
    service = s.services[other]
    own = seat == other or s.over
    return {
        "finance": s.finance[other],
        "reserve": s.reserve_size(service),
        "operatives": s.operatives[service],
        "diplomats": s.supply[service],
        "cards": codes_of(s.cards[other], CARDS),
        "liquidations": s.halves[other],
        "halves": open_halves(s, other),
        "bag": {
            SERVICES[inside]: {"tokens": _in_bag(s, other, inside), "operatives": sure[inside]}
            for inside in s.present()
        },
        "mission_count": len(s.missions[other]),
        "missions": [REGIONS[region] for region in s.missions[other]] if own else [],
        "fulfilled": fulfilled(s, other) if own else None,
        "halves_with_mission": all_halves(s, other) if own else None,
    }


def _in_bag(s: "Espionage", seat: int, service: int) -> int:
    at = in_bag(seat, service)
    return sum(s.bags[at : at + IN_BAG])


def _drawn(s: "Espionage", seat: int | None) -> dict[str, Any] | None:
    """The token drawn from the bag that is not on the map yet: everybody sees its service."""
    token = s.in_hand()
    if token < 0:
        return None
    return {
        "token": CODES[token],
        "service": SERVICES[token // NUMBERS],
        "kind": KINDS[s.kind(token)] if seat == s.active else None,
    }
