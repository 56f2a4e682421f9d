"""How a game of nim is told."""

from detente.stories import BEAT, Args, Stories, Telling
from detente_nim.rules import log


def taken(args: Args) -> list[tuple[str, int]]:
    """The heap, with how many pieces it has lost: the move `a_3` takes 3 from heap `a`."""
    heap, _, count = args["choice"].partition("_")
    return [(heap, -int(count))]


STORIES = Stories(
    Telling(
        (log.TAKEN,),
        family="taking",
        weight=BEAT,
        icon="piece",
        head="story-taken",
        opens=True,
        touches=taken,
    )
)
