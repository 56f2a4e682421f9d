"""Stories: what a seat saw happen, in moments that can be shown and lines that can be read.

A game's log says everything, an event at a time. People follow actions: a card and all it did, a
round and how it was decided. A game's `stories.py` says for each kind of event to which family it
belongs, how much it weighs, what it touches and which fields of the view it makes true. From that
this kit makes **moments**, one for each event or run of small ones, and groups them into
**stories**, one for each action. The page, the terminal and the replay tell the same stories.

All are pure functions of a seat's events, so a story never says more than the seat's log does.
"""

from detente.stories.recap import Line, Told, lines, recap, stories
from detente.stories.stories import (
    BEAT,
    MARK,
    PLAIN,
    SCENE,
    Args,
    Chip,
    Moment,
    Stories,
    Teller,
    Telling,
    moments_of,
    stories_of,
)

__all__ = [
    "BEAT",
    "MARK",
    "PLAIN",
    "SCENE",
    "Args",
    "Chip",
    "Line",
    "Moment",
    "Stories",
    "Teller",
    "Telling",
    "Told",
    "lines",
    "moments_of",
    "recap",
    "stories",
    "stories_of",
]
