"""Parser of the text logs of TSEspionage and ts-replayer: lines to facts, facts to entries.

docs/logs.md describes the format.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final, NamedTuple, cast

from detente.core.errors import InvalidInput
from detente.games.twilight_struggle.importer.facts import (
    Fact,
    Influence,
    PlayFact,
    Reveals,
    Score,
    TrackFact,
)
from detente.games.twilight_struggle.importer.lines import SIDE, SIDES, fact_of
from detente.games.twilight_struggle.importer.names import find_card
from detente.games.twilight_struggle.rules.sides import NOBODY, US, USSR
from detente.games.twilight_struggle.rules.tracks import LAST_TURN
from detente.texts import printable

SETUP: Final = "setup"
HEADLINE: Final = "headline"
ROUND: Final = "round"
CLEANUP: Final = "cleanup"
FINAL: Final = "final"

_LONGEST_LINE: Final = 300
_MOST_LINES: Final = 10_000
"""The longest real log has less than a thousand."""
_MOST_BONUS: Final = 9
_LONGEST_ENTRY: Final = 200
"""In lines that are not empty; real entries have two dozen."""


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
    sides_known: bool = True
    """Whether the log has told whose headline is which."""
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


# --- titles and the head --------------------------------------------------------------------------
#
# An entry consists of a name, the cards played and its lines. TSEspionage joins all three with
# colons, "Turn 8, US AR8: : "; ts-replayer leaves out those that are empty, "Turn 8, US AR8".

_ROUND: Final = re.compile(rf"Turn (\d{{1,2}}), {SIDE} AR([1-8])(?::(.*))?")
_HEADLINE: Final = re.compile(r"Turn (\d{1,2}), Headline Phase(?::(.*))?")
_CLEANUP: Final = re.compile(r"Turn \d{1,2}, Cleanup(?::(.*))?")
_FINAL: Final = re.compile(r": :(?: (.*))?")
_HEADLINED: Final = re.compile(rf"{SIDE} Headlines (.+)")
_BEGINNING: Final = re.compile(r'(?<=.)(?=[A-Z"*:])')
"""Where the next line may begin if no line break separates it from the one before."""

_TITLE: Final = re.compile(r"SETUP: ?(?:: ?)?(.*)")
_PLAYER: Final = re.compile(r"((?:(?! will play as ).){1,80}) will play as (USSR|USA?)\.")
_BID: Final = re.compile(r".{1,80} bids \d{1,2} Influence for (?:USSR|USA?)\.?")
_HANDICAP: Final = re.compile(
    rf"(?:Handicap influence|Additional Influence from bidding): {SIDE} \+(\d)"
)
_SCENARIO: Final = re.compile(r"Scenario: (Standard|(?!Standard).+)")
_OPTIONAL: Final = re.compile(r"Optional Cards Added")
_CLOCK: Final = re.compile(r"Time per Player: (?:(?!USSR? [+-]).)+")
_HEAD: Final = (_PLAYER, _BID, _HANDICAP, _SCENARIO, _OPTIONAL, _CLOCK)


def _played(text: str | None, most: int) -> tuple[list[int], str]:
    """What follows the name of an entry: the cards played, and the first of its lines."""
    names, colon, rest = (text or "").strip().partition(":")
    try:
        cards = [find_card(name) for name in names.split(" & ")] if names else []
    except ValueError:  # No card was played: this is the first line already.
        return [], f"{names}{colon}{rest}"
    if len(cards) > most:
        raise ValueError(text)
    return cards, rest.strip()


class _Setting(NamedTuple):
    """A line of the head: which pattern, and what it found."""

    pattern: re.Pattern[str]
    found: re.Match[str]


class _Headlined(NamedTuple):
    """A side's headline."""

    side: int
    card: int


_Item = _Setting | Entry | _Headlined | Fact
"""What a line is."""


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
            items = self._items(line)
        except (ValueError, KeyError) as error:
            message = "log-cut-off" if self.number == self.unfinished else "log-bad-line"
            raise self._bad(message, text=_short(line)) from error
        for item in items:
            if isinstance(item, _Setting):
                self._set(item)
            elif isinstance(item, Entry):
                self.entries.append(item)
                self.facts = 0
                self.gap = False
            else:
                self._add(item)

    # --- what a line is -----------------------------------------------------------------------

    def _items(self, line: str) -> list[_Item]:
        """What is in a line; the client does not separate all lines (seen: Chernobyl)."""
        try:
            return self._single(line)
        except ValueError:
            for found in _BEGINNING.finditer(line):
                first, rest = line[: found.start()].rstrip(), line[found.start() :]
                with suppress(ValueError):
                    return self._single(first) + self._items(rest)
            raise

    def _single(self, line: str) -> list[_Item]:
        """What is in a line that is not glued to another one."""
        if len(self.entries) == 1:
            for pattern in _HEAD:
                if found := pattern.fullmatch(line):
                    return [_Setting(pattern, found)]
        entry, rest = self._heading(line)
        items: list[_Item] = [entry] if entry is not None else []
        if found := _HEADLINED.fullmatch(rest):
            items.append(_Headlined(SIDES[found[1]], find_card(found[2])))
        elif entry is not None and rest:
            items += self._items(rest)
        elif rest:
            items.append(fact_of(self.number, rest))
        return items

    def _heading(self, line: str) -> tuple[Entry | None, str]:
        """The entry that begins, if the line is a title, and the rest of the line."""
        if found := _ROUND.fullmatch(line):
            cards, rest = _played(found[4], 1)
            turn, side, number = int(found[1]), SIDES[found[2]], int(found[3])
            return Entry(self.number, ROUND, turn, side, number, tuple(cards)), rest
        if found := _HEADLINE.fullmatch(line):
            cards, rest = _played(found[2], 2)
            entry = Entry(self.number, HEADLINE, int(found[1]))
            if len(cards) == 2:
                entry.headlines = {USSR: cards[0], US: cards[1]}
                entry.sides_known = False
            return entry, rest
        if found := _CLEANUP.fullmatch(line):
            return Entry(self.number, CLEANUP), _played(found[1], 0)[1]
        if found := _FINAL.fullmatch(line):  # Without a score it only tells who has won.
            scored = "Score is" in (found[1] or "")
            return Entry(self.number, FINAL) if scored else None, found[1] or ""
        return None, line

    # --- what it changes ----------------------------------------------------------------------

    def _set(self, setting: _Setting) -> None:
        found = setting.found
        if setting.pattern is _PLAYER:
            self.players[SIDES[found[2].removesuffix("A")]] = _short(found[1])
        elif setting.pattern is _HANDICAP:
            bonus = f"{found[1].lower()}_bonus"
            self.settings[bonus] = self.settings.get(bonus, 0) + int(found[2])
            if self.settings[bonus] > _MOST_BONUS:
                raise self._bad("log-bad-line", text=_short(found[0]))
        elif setting.pattern is _SCENARIO and found[1] != "Standard":
            raise self._bad("log-scenario", scenario=_short(found[1]))
        elif setting.pattern is _OPTIONAL:
            self.settings["optional_cards"] = True

    def _add(self, item: _Headlined | Fact) -> None:
        entry = self.entries[-1]
        if isinstance(item, Score) and self.gap and (entry.kind, entry.turn) == (ROUND, LAST_TURN):
            # A final scoring has neither name nor cards, so ts-replayer has no title for it.
            entry = Entry(self.number, FINAL)
            self.entries.append(entry)
        self.facts += 1
        if self.facts > _LONGEST_ENTRY:
            raise self._bad("log-entry-too-long", most=_LONGEST_ENTRY)
        if isinstance(item, _Headlined):
            _headline(entry.headlines, item.side, item.card)
            entry.sides_known = True
        elif isinstance(item, Influence):
            if self.gap or not entry.acts:
                entry.acts.append(Act(self.number, None))
            entry.acts[-1].changes.append(item)
        elif isinstance(item, TrackFact):
            entry.tracks.append(item)
        else:
            entry.acts.append(Act(self.number, item))
        self.gap = False


def _headline(headlines: dict[int, int], side: int, card: int) -> None:
    """Enter a headline; the title has the cards in the order in which they are shown."""
    other = 1 - side
    if headlines.get(other) == card and side in headlines:
        headlines[other] = headlines[side]
    headlines[side] = card


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
