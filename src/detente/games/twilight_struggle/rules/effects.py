"""Effects in force: bits of `effects` in the state (TS-2.2.5, TS-7.3).

Where an effect can be had by either side there is a pair, indexed by side.
"""

from typing import Final

from detente.games.twilight_struggle.rules.countries import REGION_NAMES

EFFECTS: Final[tuple[str, ...]] = (
    "ops_up_us",
    "ops_up_ussr",
    "ops_down_us",
    "ops_down_ussr",
    "vietnam_revolts_bonus",
    "nato_shield",
    "de_gaulle",
    "willy_brandt_gap",
    "us_japan",
    "reformer",
    "formosan",
    "shuttle",
    "quagmire_trap",
    "bear_trap_trap",
    "crisis_us",
    "crisis_ussr",
    "nuclear_subs_shield",
    "salt",
    "death_squads_us",
    "death_squads_ussr",
    "iran_contra",
    *[f"chernobyl_{region}" for region in REGION_NAMES],
    "bury_you",
    "u2",
    "flower_power_force",
    "envy_owed_us",
    "envy_owed_ussr",
    "ames_order",
    "north_sea_oil_round",
    "yuri_samantha",
    "norad_force",
)


def _effect(name: str) -> int:
    return 1 << EFFECTS.index(name)


def _pair(name: str) -> tuple[int, ...]:
    return _effect(f"{name}_us"), _effect(f"{name}_ussr")


OPS_UP: Final[tuple[int, ...]] = _pair("ops_up")
OPS_DOWN: Final[tuple[int, ...]] = _pair("ops_down")
VIETNAM_BONUS: Final[int] = _effect("vietnam_revolts_bonus")
NATO: Final[int] = _effect("nato_shield")
DE_GAULLE: Final[int] = _effect("de_gaulle")
WILLY_BRANDT_GAP: Final[int] = _effect("willy_brandt_gap")
US_JAPAN: Final[int] = _effect("us_japan")
REFORMER: Final[int] = _effect("reformer")
FORMOSAN: Final[int] = _effect("formosan")
SHUTTLE: Final[int] = _effect("shuttle")
TRAP: Final[tuple[int, ...]] = (_effect("quagmire_trap"), _effect("bear_trap_trap"))
"""Which effect traps each side."""
CRISIS: Final[tuple[int, ...]] = _pair("crisis")
"""The Cuban Missile Crisis that threatens each side."""
NUCLEAR_SUBS_SHIELD: Final[int] = _effect("nuclear_subs_shield")
SALT: Final[int] = _effect("salt")
DEATH_SQUADS: Final[tuple[int, ...]] = _pair("death_squads")
IRAN_CONTRA: Final[int] = _effect("iran_contra")
CHERNOBYL: Final[tuple[int, ...]] = tuple(_effect(f"chernobyl_{name}") for name in REGION_NAMES)
ANY_CHERNOBYL: Final[int] = sum(CHERNOBYL)
BURY_YOU: Final[int] = _effect("bury_you")
U2: Final[int] = _effect("u2")
FLOWER_POWER_FORCE: Final[int] = _effect("flower_power_force")
ENVY_OWED: Final[tuple[int, ...]] = _pair("envy_owed")
AMES: Final[int] = _effect("ames_order")
NORTH_SEA_OIL_ROUND: Final[int] = _effect("north_sea_oil_round")
YURI_SAMANTHA: Final[int] = _effect("yuri_samantha")
NORAD_FORCE: Final[int] = _effect("norad_force")

UNTIL_END_OF_TURN: Final[int] = sum(
    (*OPS_UP, *OPS_DOWN, *CRISIS, *DEATH_SQUADS, *CHERNOBYL),
    VIETNAM_BONUS
    | NUCLEAR_SUBS_SHIELD
    | SALT
    | IRAN_CONTRA
    | U2
    | AMES
    | NORTH_SEA_OIL_ROUND
    | YURI_SAMANTHA,
)
