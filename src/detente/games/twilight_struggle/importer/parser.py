"""Parser of the text logs of TSEspionage and ts-replayer: lines to facts, facts to entries.

docs/logs.md describes the format.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final, cast

from detente.core.errors import InvalidInput
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
    PlayFact,
    Plays,
    Reshuffle,
    Returns,
    Reveals,
    Roll,
    Score,
    Space,
    SpaceRoll,
    Target,
    TrackFact,
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
from detente.texts import printable

SETUP: Final = "setup"
HEADLINE: Final = "headline"
ROUND: Final = "round"
CLEANUP: Final = "cleanup"
FINAL: Final = "final"

_LONGEST_LINE: Final = 300
_MOST_LINES: Final = 10_000
"""The longest real log has less than a thousand."""
_LONGEST_ENTRY: Final = 200
"""In lines that are not empty; real entries have two dozen."""
_SIDES: Final = {"US": US, "USSR": USSR}
_ENDINGS: Final = ("Victory Points", "Final Scoring")
_USES: Final = {
    "Place Influence": PLACE,
    "Coup": COUP,
    "Realignment": REALIGN,
    "Space Race": SPACE,
}


@dataclass
class Act:
    """A play fact and the changes of influence printed below it.

    `fact` is None for changes that do not stand below one.
    """

    line: int
    fact: PlayFact | None
    changes: list[Influence] = field(default_factory=list)


@dataclass
class Entry:
    """A part of a log with a title of its own: a headline phase, an action round and the like."""

    line: int
    kind: str
    turn: int = 0
    side: int = NOBODY
    round: int = 0
    cards: tuple[int, ...] = ()
    """The card played, if any; the cards of a headline phase are in `headlines`."""
    headlines: dict[int, int] = field(default_factory=dict)
    acts: list[Act] = field(default_factory=list)
    tracks: list[TrackFact] = field(default_factory=list)


@dataclass
class Log:
    """A whole log: the settings of the game, its players and its entries, set-up first."""

    file: str
    settings: dict[str, Any]
    players: dict[int, str]
    entries: list[Entry]
    lines: int


def looks_like_log(text: str) -> bool:
    """Whether the first line that is not empty is the title of such a log."""
    first = next((line.strip() for line in text.split("\n") if line.strip()), "")
    return _TITLE.fullmatch(first[:_LONGEST_LINE]) is not None


def read_log(text: str, file: str) -> Log:
    """The log in a text; InvalidInput names the first line that cannot be parsed."""
    return _Parser(file).parse(text)


# --- lines ----------------------------------------------------------------------------------------


def _score(line: int, side: int, points: int, leader: str, lead: str) -> Score:
    vp = int(lead or 0)
    return Score(line, side, points, -vp if leader == "USSR" else vp)


_SIDE: Final = "(US|USSR)"
_LEAD: Final = r"Score is (?:(US|USSR) (\d{1,2})|even)\."
_MODIFIER: Final = r"(?:\(([+-]\d)\))?"

_Maker = Callable[[int, re.Match[str]], Fact]
_LINES: Final[list[tuple[re.Pattern[str], _Maker]]] = [
    (re.compile(pattern), maker)
    for pattern, maker in cast(
        "list[tuple[str, _Maker]]",
        [
            (
                rf"{_SIDE} ([+-]\d{{1,2}}) in (.+) \[(\d{{1,3}})\]\[(\d{{1,3}})\]",
                lambda n, m: Influence(
                    n, _SIDES[m[1]], find_country(m[3]), int(m[2]), int(m[4]), int(m[5])
                ),
            ),
            (r"DEFCON (?:improves|degrades) to ([1-5])", lambda n, m: Defcon(n, int(m[1]))),
            (
                rf"{_SIDE} Military Ops to (\d)",
                lambda n, m: Military(n, _SIDES[m[1]], int(m[2])),
            ),
            (
                rf"{_SIDE} advances to (\d) in the Space Race\.",
                lambda n, m: Space(n, _SIDES[m[1]], int(m[2])),
            ),
            (
                rf"{_SIDE} gains (\d{{1,2}}) VP\. {_LEAD}",
                lambda n, m: _score(n, _SIDES[m[1]], int(m[2]), m[3], m[4]),
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
                rf"{_SIDE} rolls ([1-6])(?: {_MODIFIER} = (-?\d{{1,2}}))?",
                lambda n, m: Roll(
                    n, _SIDES[m[1]], int(m[2]), int(m[3] or 0), int(m[4] or int(m[2]))
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
                rf"{_SIDE} reveals (.+?)(?: from hand)?",
                lambda n, m: Reveals(n, _SIDES[m[1]], find_card(m[2])),
            ),
            (rf"{_SIDE} discards (.+)", lambda n, m: Discards(n, _SIDES[m[1]], find_card(m[2]))),
            (rf"{_SIDE} plays (.+)", lambda n, m: Plays(n, _SIDES[m[1]], find_card(m[2]))),
            (
                rf"{_SIDE} returns (.+) to (?:US|USSR)",
                lambda n, m: Returns(n, _SIDES[m[1]], find_card(m[2])),
            ),
            (
                rf"{_SIDE} has no cards to (?:reveal|discard)",
                lambda n, m: NoCard(n, _SIDES[m[1]]),
            ),
            (
                rf"{_SIDE} chooses to (participate|boycott)(?: in)? the Olympics",
                lambda n, m: Chooses(n, _SIDES[m[1]], m[2]),
            ),
            (
                rf"{_SIDE} chooses (.+)",
                lambda n, m: Chooses(n, _SIDES[m[1]], find_region(m[2])),
            ),
            (
                rf"{_SIDE} wins by (.+)",
                lambda n, m: Wins(n, _SIDES[m[1]], m[2] in _ENDINGS),
            ),
        ],
    )
]

_ROUND: Final = re.compile(rf"Turn (\d{{1,2}}), {_SIDE} AR([1-8]): (.*?) ?:(?: (.*))?")
_HEADLINE: Final = re.compile(r"Turn (\d{1,2}), Headline Phase: (.+?) & (.+?):(?: (.*))?")
_CLEANUP: Final = re.compile(r"Turn \d{1,2}, Cleanup(?:: (.*))?")
_FINAL: Final = re.compile(r": :(?: (.*))?")
_HEADLINED: Final = re.compile(rf"{_SIDE} Headlines (.+)")

_TITLE: Final = re.compile(r"SETUP: (?:: )?(.*)")
_PLAYER: Final = re.compile(r"(.{1,80}) will play as (USSR|USA?)\.")
_HANDICAP: Final = re.compile(rf"Handicap influence: {_SIDE} \+(\d)")
_SCENARIO: Final = re.compile(r"Scenario: (.+)")
_OPTIONAL: Final = "Optional Cards Added"
_CLOCK: Final = re.compile(r"Time per Player: .+")


class _Parser:
    def __init__(self, file: str) -> None:
        self.file = file
        self.settings: dict[str, Any] = {"edition": "deluxe", "optional_cards": False}
        self.players: dict[int, str] = {}
        self.entries: list[Entry] = []
        self.number = 0
        self.gap = False
        self.facts = 0
        """How many facts the present entry has."""
        self.unfinished = 0
        """The number of the last line, if no line break ends it."""

    def parse(self, text: str) -> Log:
        self.unfinished = 0 if text.endswith("\n") else text.count("\n") + 1
        for self.number, line in _numbered(text):
            if self.number > _MOST_LINES:
                raise self._bad("log-too-long", most=_MOST_LINES)
            if len(line) > _LONGEST_LINE:
                raise self._bad("log-line-too-long", most=_LONGEST_LINE)
            if not self.entries and line:
                self._title(line)
            elif line:
                self._line(line)
            self.gap = not line
        if not self.entries:
            self.number = 1
            raise self._bad("log-not-a-log")
        if set(self.players) != {US, USSR}:
            raise self._bad("log-no-players")
        for entry in self.entries:
            _sort_revealed(entry.acts)
        return Log(self.file, self.settings, self.players, self.entries, self.number)

    def _bad(self, message: str, **args: Any) -> InvalidInput:
        return InvalidInput(message, file=self.file, line=self.number, **args)

    def _title(self, line: str) -> None:
        found = _TITLE.fullmatch(line)
        if found is None:
            raise self._bad("log-not-a-log")
        self.entries.append(Entry(self.number, SETUP))
        if found[1]:
            self._line(found[1])

    def _line(self, line: str) -> None:
        try:
            if not (len(self.entries) == 1 and self._setting(line)):
                rest = self._heading(line)
                if rest:
                    self._fact(rest)
        except (ValueError, KeyError) as error:
            message = "log-cut-off" if self.number == self.unfinished else "log-bad-line"
            raise self._bad(message, text=_short(line)) from error

    def _setting(self, line: str) -> bool:
        """Parse a line of the head; False if it is none."""
        if found := _PLAYER.fullmatch(line):
            self.players[_SIDES[found[2].removesuffix("A")]] = _short(found[1])
        elif found := _HANDICAP.fullmatch(line):
            self.settings[f"{found[1].lower()}_bonus"] = int(found[2])
        elif found := _SCENARIO.fullmatch(line):
            if found[1] != "Standard":
                raise self._bad("log-scenario", scenario=_short(found[1]))
        elif line == _OPTIONAL:
            self.settings["optional_cards"] = True
        else:
            return _CLOCK.fullmatch(line) is not None
        return True

    def _heading(self, line: str) -> str:
        """Begin a new entry if the line is a title; returns the rest of the line."""
        if found := _ROUND.fullmatch(line):
            cards = (find_card(found[4]),) if found[4] else ()
            turn, side, number = int(found[1]), _SIDES[found[2]], int(found[3])
            entry = Entry(self.number, ROUND, turn, side, number, cards)
            rest = found[5]
        elif found := _HEADLINE.fullmatch(line):
            headlines = {USSR: find_card(found[2]), US: find_card(found[3])}
            entry = Entry(self.number, HEADLINE, int(found[1]), headlines=headlines)
            rest = found[4]
        elif found := _CLEANUP.fullmatch(line):
            entry, rest = Entry(self.number, CLEANUP), found[1]
        elif found := _FINAL.fullmatch(line):
            if not found[1]:
                return ""
            entry, rest = Entry(self.number, FINAL), found[1]
        else:
            return line
        self.entries.append(entry)
        self.facts = 0
        return rest or ""

    def _fact(self, line: str) -> None:
        entry = self.entries[-1]
        self.facts += 1
        if self.facts > _LONGEST_ENTRY:
            raise self._bad("log-entry-too-long", most=_LONGEST_ENTRY)
        if found := _HEADLINED.fullmatch(line):
            entry.headlines[_SIDES[found[1]]] = find_card(found[2])
            return
        fact = self._parsed(line)
        if isinstance(fact, Influence):
            if self.gap or not entry.acts:
                entry.acts.append(Act(self.number, None))
            entry.acts[-1].changes.append(fact)
        elif isinstance(fact, TrackFact):
            entry.tracks.append(fact)
        else:
            entry.acts.append(Act(self.number, fact))

    def _parsed(self, line: str) -> Fact:
        for pattern, make in _LINES:
            if found := pattern.fullmatch(line):
                return make(self.number, found)
        raise ValueError(line)


def _sort_revealed(acts: list[Act]) -> None:
    """Sort cards that are revealed together: the rules reveal them in the order of their numbers.

    Changes of influence below them belong to all of them, so they stay at the end.
    """
    for _, run in groupby(range(len(acts)), lambda index: _revealing(acts[index])):
        places = list(run)
        if _revealing(acts[places[0]]) is not None:
            shown = sorted(
                (acts[place] for place in places), key=lambda act: cast(Reveals, act.fact).card
            )
            changes = [change for act in shown for change in act.changes]
            for place, act in zip(places, shown, strict=True):
                acts[place] = Act(act.line, act.fact)
            acts[places[-1]].changes = changes


def _revealing(act: Act) -> int | None:
    """The side that reveals a card."""
    return act.fact.side if isinstance(act.fact, Reveals) else None


def _numbered(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.split("\n"), 1):
        yield number, line.strip()


def _short(text: str) -> str:
    """A text from a log, cut to what fits into a message."""
    shown = printable(text)
    return shown if len(shown) <= 60 else shown[:59] + "…"
