"""What the last move of a game led to, and which cards its events name."""

from collections.abc import Iterable
from typing import cast

from detente.core.deck import mask_of
from detente.core.event_log import CODE, CODES, EVERYONE, NOBODY, Entry, entries
from detente.games.twilight_struggle.rules.cards import is_card
from detente.games.twilight_struggle.rules.state import ColdWar


def last_events(state: ColdWar) -> list[Entry]:
    """The events since the last move that somebody saw, oldest first."""
    return [e for e in entries(state.event_log, state.move_number) if e.audience != NOBODY]


def public_events(state: ColdWar) -> list[tuple[object, ...]]:
    """(kind, values) of the events since the last move that everybody saw."""
    return [(e.kind, e.values) for e in last_events(state) if e.audience == EVERYONE]


def cards_shown(events: Iterable[Entry]) -> int:
    """The mask of the cards in the events that everybody saw."""
    shown = 0
    for event in events:
        if event.audience == EVERYONE:
            shown |= cards_named(event)
    return shown


def cards_named(event: Entry) -> int:
    """The mask of the cards that an event names."""
    named = 0
    for kind, value in zip(event.kind.types, event.values, strict=True):
        if kind == CODES:
            named |= mask_of(cast("list[int]", value))
        elif kind == CODE and is_card(cast(int, value)):
            named |= 1 << cast(int, value)
    return named
