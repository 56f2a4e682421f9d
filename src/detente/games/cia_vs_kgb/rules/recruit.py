"""When a group may be recruited, in whatever way (CVK-4.3)."""

from typing import Final

from detente.core.agenda import Reason
from detente.games.cia_vs_kgb.rules.state import ColdWar

_POPULATION: Final = Reason("CVK-4.3", "refused-population")
_DECK_EMPTY: Final = Reason("CVK-A1", "refused-group-deck-empty")


def forbids_recruit(s: ColdWar, seat: int) -> Reason | None:
    """CVK-4.3: not beyond the population limit; CVK-A1: not from an empty deck."""
    if s.count(seat) >= s.population:
        return _POPULATION
    return None if s.groups.cards else _DECK_EMPTY
