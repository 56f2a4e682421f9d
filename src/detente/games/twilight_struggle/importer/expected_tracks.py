"""Influence, tracks and effects as the log printed them last, compared with the engine's state."""

from collections.abc import Iterator, Sequence
from typing import Final

from detente.games.twilight_struggle.rules.cards import CODES, code
from detente.games.twilight_struggle.rules.countries import CANADA, COUNT
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
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tracks import SETUP

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
"""Card → the engine's effects that the log calls the card in play."""

_EVENTS: Final[dict[int, int]] = {
    code(name): code(until) if until else 0
    for name, until in {
        "warsaw_pact_formed": "nato",
        "marshall_plan": "nato",
        "john_paul_ii_elected_pope": "solidarity",
        "camp_david_accords": "",
        "awacs_sale_to_saudis": "",
        "the_iron_lady": "",
        "north_sea_oil": "",
        "iranian_hostage_crisis": "",
        "tear_down_this_wall": "willy_brandt",
    }.items()
}
"""Card in play from its event on → the event after which the log no longer calls it in play."""

COMPARED: Final = ("influence", "effect", "defcon", "military", "space", "vp")
"""What `ExpectedTracks` compares."""
FOLLOWED: Final = frozenset((*_EFFECTS, *_EVENTS))
"""The cards that the log calls in play whenever they are.

Others may be called so after their events, such as An Evil Empire before Flower Power.
"""


def in_force(state: ColdWar, card: int) -> bool:
    """Whether the effect for which the log calls a card in play is in force in the engine."""
    if card in _EFFECTS:
        return state.effects & _EFFECTS[card] != 0
    until = _EVENTS[card]
    return state.occurred >> card & 1 == 1 and not (until and state.occurred >> until & 1)


def ends_with_turn(card: int) -> bool:
    """Whether the effect of a card lasts until the end of the turn at most."""
    return _EFFECTS.get(card, 0) & UNTIL_END_OF_TURN != 0


def _of_both(track: Sequence[int]) -> tuple[object, ...]:
    return SIDES[US], track[US], SIDES[USSR], track[USSR]


TrackDifference = tuple[str, tuple[object, ...], tuple[object, ...]]
"""What differs, the engine's values, the log's values."""


class ExpectedTracks:
    """Influence, tracks and effects by the part of the log that has been read."""

    def __init__(self, canada: int) -> None:
        self.influence = [[0] * COUNT, [0] * COUNT]
        for side in (US, USSR):
            for place, count in SETUP[side].items():
                self.influence[side][place] = count
        self.influence[US][CANADA] += canada
        self.defcon = 5
        self.military = [0, 0]
        self.space = [0, 0]
        self.vp = 0
        self.ahead_by = 0
        """By how much the log's score is above the engine's because of earlier differences."""
        self.in_play: frozenset[int] = frozenset()

    def copy(self) -> "ExpectedTracks":
        """An independent copy."""
        other = ExpectedTracks.__new__(ExpectedTracks)
        other.__dict__.update(self.__dict__)
        other.influence = [side.copy() for side in self.influence]
        other.military = self.military.copy()
        other.space = self.space.copy()
        return other

    def new_turn(self) -> None:
        """Reset what ends with every turn; only some logs print it."""
        self.military = [0, 0]
        self.in_play = frozenset(card for card in self.in_play if not ends_with_turn(card))

    def reconcile(self, state: ColdWar) -> Iterator[TrackDifference]:
        """All differences from the engine; afterwards the engine's values are the expected ones."""
        for place in range(COUNT):
            engine = tuple(side[place] for side in state.influence)
            printed = tuple(side[place] for side in self.influence)
            if engine != printed:
                yield "influence", (CODES[place], *engine), (CODES[place], *printed)
        in_play = frozenset(card for card in FOLLOWED if in_force(state, card))
        called = frozenset(
            card for card in self.in_play if card in FOLLOWED or not state.occurred >> card & 1
        )
        for card in sorted(in_play ^ called):
            by_log = card in called
            yield "effect", (CODES[card], not by_log), (CODES[card], by_log)
        for what, engines, logs in (
            ("defcon", (state.defcon,), (self.defcon,)),
            ("military", _of_both(state.military), _of_both(self.military)),
            ("space", _of_both(state.space), _of_both(self.space)),
            ("vp", (state.vp + self.ahead_by,), (self.vp,)),
        ):
            if engines != logs:
                yield what, engines, logs
        self.influence = [side.copy() for side in state.influence]
        self.in_play = in_play
        self.defcon = state.defcon
        self.military = list(state.military)
        self.space = list(state.space)
        self.vp = state.vp + self.ahead_by
