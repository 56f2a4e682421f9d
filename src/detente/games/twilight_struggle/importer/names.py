"""The names that logs give to cards, countries and regions."""

import re
from typing import Final

from detente.games.twilight_struggle.rules.cards import CODES, is_card, is_country
from detente.games.twilight_struggle.rules.countries import REGION_NAMES
from detente.games.twilight_struggle.rules.revisions import LATEST
from detente.games.twilight_struggle.rules.tables import tables

_VARIANTS: Final = {
    "mideastscoring": "middle_east_scoring",
    "aldrichamesremix": "aldrich_ames",
    "uk": "united_kingdom",
}


def _key(name: str) -> str:
    """A name without the articles, the asterisk, quotes and other marks that not every log has."""
    return re.sub(r"\b(?:the|an?)\b|[^a-z0-9]", "", name.replace("_", " ").casefold())


def _by_key() -> dict[str, int]:
    found: dict[str, int] = {}
    describe = tables(LATEST).describe
    for action, code in enumerate(CODES):
        if is_card(action) or is_country(action):
            found[_key(code)] = action
            found[_key(describe(code)["names"]["en"])] = action
    return found | {key: CODES.index(code) for key, code in _VARIANTS.items()}


_ACTIONS: Final[dict[str, int]] = _by_key()
_REGIONS: Final[dict[str, str]] = {_key(name): name for name in REGION_NAMES}


def find_card(name: str) -> int:
    """The card of this name; ValueError if there is none."""
    action = _ACTIONS.get(_key(name), -1)
    if not is_card(action):
        raise ValueError(name)
    return action


def find_country(name: str) -> int:
    """The country of this name; ValueError if there is none."""
    action = _ACTIONS.get(_key(name), -1)
    if not is_country(action):
        raise ValueError(name)
    return action


def find_region(name: str) -> str:
    """The code of the region of this name; ValueError if there is none."""
    if _key(name) not in _REGIONS:
        raise ValueError(name)
    return _REGIONS[_key(name)]
