"""What the client calls cards and countries, and which cards it calls in play."""

from typing import Final, cast

from detente.games.twilight_struggle.rules.cards import CODES, STARRED, THE_CHINA_CARD, code
from detente.games.twilight_struggle.rules.effects import (
    ANY_CHERNOBYL,
    BURY_YOU,
    CRISIS,
    DE_GAULLE,
    DEATH_SQUADS,
    FLOWER_POWER_FORCE,
    FORMOSAN,
    IRAN_CONTRA,
    NATO,
    NORAD_FORCE,
    NUCLEAR_SUBS_SHIELD,
    OPS_DOWN,
    OPS_UP,
    REFORMER,
    SALT,
    SHUTTLE,
    TRAP,
    U2,
    UNTIL_END_OF_TURN,
    US_JAPAN,
    VIETNAM_BONUS,
    WILLY_BRANDT_GAP,
    YURI_SAMANTHA,
)
from detente.games.twilight_struggle.rules.revisions import LATEST
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tables import tables

SIDE_NAMES: Final = ("US", "USSR")

_NAMES: Final = {
    "aldrich_ames": "Aldrich Ames Remix",
    "alliance_for_progress": "Alliance For Progress",
    "an_evil_empire": '"An Evil Empire"',
    "ask_not_what_your_country": '"Ask Not What Your Country..."',
    "awacs_sale_to_saudis": "AWACS Sale To Saudis",
    "grain_sales_to_soviets": "Grain Sales To Soviets",
    "how_i_learned_to_stop_worrying": "How I Learned To Stop Worrying",
    "lone_gunman": '"Lone Gunman"',
    "middle_east_scoring": "Mideast Scoring",
    "nixon_plays_the_china_card": "Nixon Plays The China Card",
    "one_small_step": '"One Small Step..."',
    "tear_down_this_wall": "Tear Down This Wall",
    "united_kingdom": "UK",
    "we_will_bury_you": '"We Will Bury You"',
}
"""The names that differ from ours; the 24 games show those of all cards."""
_WITHOUT_STAR: Final = (THE_CHINA_CARD, code("oas_founded"))

_EFFECTS: Final[dict[int, int]] = {
    code(name): effect
    for name, effect in {
        "red_scare_purge": OPS_DOWN[US] | OPS_DOWN[USSR],
        "containment": OPS_UP[US],
        "brezhnev_doctrine": OPS_UP[USSR],
        "vietnam_revolts": VIETNAM_BONUS,
        "de_gaulle_leads_france": DE_GAULLE,
        "nato": NATO,
        "us_japan_mutual_defense_pact": US_JAPAN,
        "willy_brandt": WILLY_BRANDT_GAP,
        "the_reformer": REFORMER,
        "formosan_resolution": FORMOSAN,
        "shuttle_diplomacy": SHUTTLE,
        "quagmire": TRAP[US],
        "bear_trap": TRAP[USSR],
        "cuban_missile_crisis": CRISIS[US] | CRISIS[USSR],
        "nuclear_subs": NUCLEAR_SUBS_SHIELD,
        "salt_negotiations": SALT,
        "latin_american_death_squads": DEATH_SQUADS[US] | DEATH_SQUADS[USSR],
        "iran_contra_scandal": IRAN_CONTRA,
        "chernobyl": ANY_CHERNOBYL,
        "we_will_bury_you": BURY_YOU,
        "u2_incident": U2,
        "flower_power": FLOWER_POWER_FORCE,
        "yuri_and_samantha": YURI_SAMANTHA,
        "norad": NORAD_FORCE,
    }.items()
}
_EVENTS: Final[dict[int, int]] = {
    code(name): code(until) if until else 0
    for name, until in {
        "marshall_plan": "nato",
        "warsaw_pact_formed": "nato",
        "john_paul_ii_elected_pope": "solidarity",
        "camp_david_accords": "",
        "awacs_sale_to_saudis": "",
        "the_iron_lady": "",
        "north_sea_oil": "",
        "iranian_hostage_crisis": "",
        "tear_down_this_wall": "willy_brandt",
        "an_evil_empire": "flower_power",
    }.items()
}
"""Card → the event that ends it, or that it would have prevented."""
LASTING: Final = (*_EFFECTS, *_EVENTS)
"""The cards that the client calls in play."""


def name_of(action: int) -> str:
    """A country, or a card without its asterisk, as the client calls it."""
    known = CODES[action]
    return _NAMES.get(known) or cast(str, tables(LATEST).describe(known)["names"]["en"])


def card_name(card: int) -> str:
    """A card as the client calls it."""
    return name_of(card) + ("*" if STARRED >> card & 1 and card not in _WITHOUT_STAR else "")


def is_in_play(state: ColdWar, card: int) -> bool:
    """Whether the client calls a card in play."""
    if card in _EFFECTS:
        return state.effects & _EFFECTS[card] != 0
    until = _EVENTS[card]
    return state.occurred >> card & 1 == 1 and not (until and state.occurred >> until & 1)


def ends_with_turn(card: int) -> bool:
    """Whether a card is in play until the end of the turn at most."""
    return _EFFECTS.get(card, 0) & UNTIL_END_OF_TURN != 0
