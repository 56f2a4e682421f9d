"""The lines of a log that state a fact: what each looks like, and the fact that it becomes."""

import re
from collections.abc import Callable
from typing import Final, cast

from detente.games.twilight_struggle.importer.facts import (
    COUP,
    PLACE,
    REALIGN,
    SPACE,
    Chooses,
    CoupRoll,
    Defcon,
    Discards,
    Event,
    Fact,
    Influence,
    InPlay,
    Military,
    NoCard,
    Operation,
    Plays,
    Reshuffle,
    Returns,
    Reveals,
    Roll,
    Score,
    Space,
    SpaceRoll,
    Target,
    TrapRoll,
    War,
    WarRoll,
    Wins,
)
from detente.games.twilight_struggle.importer.names import (
    find_card,
    find_country,
    find_region,
)
from detente.games.twilight_struggle.rules.sides import NOBODY, US, USSR

SIDES: Final = {"US": US, "USSR": USSR}
SIDE: Final = "(US|USSR)"
_ENDINGS: Final = ("Victory Points", "Final Scoring")
_USES: Final = {
    "Place Influence": PLACE,
    "Coup": COUP,
    "Realignment": REALIGN,
    "Space Race": SPACE,
}


def fact_of(number: int, line: str) -> Fact:
    """The fact that a line states; ValueError if it states none."""
    for pattern, make in _LINES:
        if found := pattern.fullmatch(line):
            return make(number, found)
    raise ValueError(line)


def _score(line: int, side: int, points: int, leader: str, lead: str) -> Score:
    vp = int(lead or 0)
    return Score(line, side, points, -vp if leader == "USSR" else vp)


_LEAD: Final = r"Score is (?:(US|USSR) (\d{1,2})|even)\."
_MODIFIER: Final = r"(?:\(([+-]\d)\))?"

_Maker = Callable[[int, re.Match[str]], Fact]
_LINES: Final[list[tuple[re.Pattern[str], _Maker]]] = [
    (re.compile(pattern), maker)
    for pattern, maker in cast(
        "list[tuple[str, _Maker]]",
        [
            (
                rf"{SIDE} ([+-]\d{{1,2}}) in (.+) \[(\d{{1,3}})\]\[(\d{{1,3}})\]",
                lambda n, m: Influence(
                    n, SIDES[m[1]], find_country(m[3]), int(m[2]), int(m[4]), int(m[5])
                ),
            ),
            (r"DEFCON (?:improves|degrades) to ([1-5])", lambda n, m: Defcon(n, int(m[1]))),
            (
                rf"{SIDE} Military Ops to (\d)",
                lambda n, m: Military(n, SIDES[m[1]], int(m[2])),
            ),
            (
                rf"{SIDE} advances to (\d) in the Space Race\.",
                lambda n, m: Space(n, SIDES[m[1]], int(m[2])),
            ),
            (
                rf"{SIDE} gains (\d{{1,2}}) VP\. {_LEAD}",
                lambda n, m: _score(n, SIDES[m[1]], int(m[2]), m[3], m[4]),
            ),
            (rf"No VP awarded\. {_LEAD}", lambda n, m: _score(n, NOBODY, 0, m[1], m[2])),
            (r"(.+) is now in play\.", lambda n, m: InPlay(n, find_card(m[1]), True)),
            (r"(.+) is no longer in play\.", lambda n, m: InPlay(n, find_card(m[1]), False)),
            (r"\*RESHUFFLE\*", lambda n, m: Reshuffle(n)),
            (r"Event: (.+)", lambda n, m: Event(n, find_card(m[1]))),
            (
                r"(Place Influence|Coup|Realignment|Space Race) \((\d) Ops\):",
                lambda n, m: Operation(n, _USES[m[1]], int(m[2])),
            ),
            (r"Target: (.+)", lambda n, m: Target(n, find_country(m[1]))),
            (
                rf"(SUCCESS|FAILURE): ([1-6]) \[ ?\+ (\d) ?{_MODIFIER} *"
                r"- 2x(\d) = (-?\d{1,2}) \]",
                lambda n, m: CoupRoll(
                    n,
                    m[1] == "SUCCESS",
                    int(m[2]),
                    int(m[3]),
                    int(m[4] or 0),
                    int(m[5]),
                    int(m[6]),
                ),
            ),
            (
                rf"{SIDE} rolls ([1-6])(?: {_MODIFIER} = (-?\d{{1,2}}))?",
                lambda n, m: Roll(
                    n, SIDES[m[1]], int(m[2]), int(m[3] or 0), int(m[4] or int(m[2]))
                ),
            ),
            (r"War in (.+)", lambda n, m: War(n, find_country(m[1]))),
            (
                rf"(VICTORY|DEFEAT): ([1-6]) ?{_MODIFIER} *(?:>=|<) (\d)",
                lambda n, m: WarRoll(n, m[1] == "VICTORY", int(m[2]), int(m[3] or 0), int(m[4])),
            ),
            (
                r"Die roll: ([1-6]) -- (Success|Failed)! \(Needed (\d) or less\)",
                lambda n, m: SpaceRoll(n, m[2] == "Success", int(m[1]), int(m[3])),
            ),
            (
                r"Trap Roll: ([1-6]) (?:<=|>) 4 -- Trap (Escaped|Remains in Effect)",
                lambda n, m: TrapRoll(n, m[2] == "Escaped", int(m[1])),
            ),
            (
                rf"{SIDE} reveals (.+?)(?: from hand)?",
                lambda n, m: Reveals(n, SIDES[m[1]], find_card(m[2])),
            ),
            (rf"{SIDE} discards (.+)", lambda n, m: Discards(n, SIDES[m[1]], find_card(m[2]))),
            (rf"{SIDE} plays (.+)", lambda n, m: Plays(n, SIDES[m[1]], find_card(m[2]))),
            (
                rf"{SIDE} returns (.+) to (?:US|USSR)",
                lambda n, m: Returns(n, SIDES[m[1]], find_card(m[2])),
            ),
            (
                rf"{SIDE} has no cards to (?:reveal|discard)",
                lambda n, m: NoCard(n, SIDES[m[1]]),
            ),
            (
                rf"{SIDE} chooses to (participate|boycott)(?: in)? the Olympics",
                lambda n, m: Chooses(n, SIDES[m[1]], m[2]),
            ),
            (
                rf"{SIDE} chooses (.+)",
                lambda n, m: Chooses(n, SIDES[m[1]], find_region(m[2])),
            ),
            (
                rf"{SIDE} wins by (.+)",
                lambda n, m: Wins(n, SIDES[m[1]], m[2] in _ENDINGS),
            ),
        ],
    )
]
