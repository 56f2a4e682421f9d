"""One function for each kind of event: it compares such an event of the engine with the log."""

from typing import Final

from detente.games.twilight_struggle.importer.event_checks import cards, influence, rolls, turn
from detente.games.twilight_struggle.importer.event_checks.check import Checks

CHECKS: Final[Checks] = {**turn.CHECKS, **influence.CHECKS, **rolls.CHECKS, **cards.CHECKS}
"""Kind of event → its check. The log does not print what other kinds tell."""
