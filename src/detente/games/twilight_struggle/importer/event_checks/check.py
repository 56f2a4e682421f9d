"""The type of an event check."""

from collections.abc import Callable, Mapping

from detente.core.event_log import EventKind

Check = Callable[..., None]
"""Takes the LogValidator and the values of an event."""
Checks = Mapping[EventKind, Check]
