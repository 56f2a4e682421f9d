"""What a seat may know, named field by field (TS-V)."""

from typing import TYPE_CHECKING, Any

from detente.core.deck import codes_of
from detente.games.twilight_struggle.rules.cards import CODES, NO_CARD, cards_in
from detente.games.twilight_struggle.rules.countries import (
    ANYWHERE,
    COUNTRIES,
    REGION_NAMES,
    in_mask,
)
from detente.games.twilight_struggle.rules.effects import EFFECTS
from detente.games.twilight_struggle.rules.phases import PHASES
from detente.games.twilight_struggle.rules.regions import (
    LEVELS,
    Standing,
    battlegrounds_of,
    southeast_asia_points,
    standings,
)
from detente.games.twilight_struggle.rules.sides import NOBODY, SIDES, US, USSR
from detente.games.twilight_struggle.rules.tracks import ABILITY_BOXES, CLOSED_REGIONS

if TYPE_CHECKING:
    from detente.games.twilight_struggle.rules.state import ColdWar


def board(s: "ColdWar", seat: int | None) -> dict[str, Any]:
    """The whole table as this seat (None: a spectator) sees it."""
    return {
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "round": s.round,
        "rounds": s.tables.rounds[s.turn],
        "phasing": None if s.phasing == NOBODY else SIDES[s.phasing],
        "vp": s.vp,
        "defcon": s.defcon,
        "closed": list(CLOSED_REGIONS[s.defcon]),
        "military_needed": s.defcon,  # TS-8.2.1
        "china": {"holder": SIDES[s.china], "face_up": s.china_up},
        "sides": {SIDES[side]: _side_board(s, seat, side) for side in (US, USSR)},
        "regions": {REGION_NAMES[region]: _region(s, region) for region in range(6)},
        "southeast_asia": {SIDES[side]: southeast_asia_points(s, side) for side in (US, USSR)},
        "effects": [name for bit, name in enumerate(EFFECTS) if s.effects >> bit & 1],
        "resolving": codes_of(s.resolving, CODES),
        "in_play": codes_of(s.in_play, CODES),
        "discard": codes_of(s.discard, CODES),
        "removed": codes_of(s.removed, CODES),
        "deck_count": len(s.deck),
        "deck_known": [] if seat is None else codes_of(s.in_deck[seat], CODES),
        "line": [CODES[card] for card in s.line],
    }


def _side_board(s: "ColdWar", seat: int | None, side: int) -> dict[str, Any]:
    seen = 0 if seat is None else s.known[seat]
    hand = s.hand[side] if seat == side else seen
    headline = s.headline[side]
    shown = headline != NO_CARD and (seat is not None or s.phasing != NOBODY)
    return {
        "influence": {
            COUNTRIES[place]: s.influence[side][place] for place in in_mask(s.present[side])
        },
        "control": [COUNTRIES[place] for place in in_mask(s.controlled(side, ANYWHERE))],
        "military": s.military[side],
        "space": s.space[side],
        "space_used": s.space_used[side],
        "space_cards": s.space_cards(side),
        "abilities": [box for box in ABILITY_BOXES if s.has_ability(side, box)],
        "hand_count": s.hand[side].bit_count(),
        "hand": codes_of(hand, CODES),
        "values": [s.card_value(side, card) for card in cards_in(hand)],
        "headline": CODES[headline] if shown else None,
    }


def _region(s: "ColdWar", region: int) -> dict[str, Any]:
    us, ussr = standings(s, region)
    return {
        "battlegrounds": battlegrounds_of(s, region).bit_count(),
        "us": _standing(us),
        "ussr": _standing(ussr),
    }


def _standing(of: Standing) -> dict[str, Any]:
    return {
        "level": LEVELS[of.level],
        "vp": of.points,
        "countries": of.countries,
        "battlegrounds": of.battlegrounds,
    }
