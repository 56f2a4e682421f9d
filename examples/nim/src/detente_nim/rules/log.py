"""The kinds of events."""

from typing import Final

from detente.core.event_log import CODE, NUMBER, SEAT, EventKind

TAKEN: Final = EventKind("pieces-taken", side=SEAT, choice=CODE, left=NUMBER)
