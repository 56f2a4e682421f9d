"""The writer prints the 24 real games, from their records, as their logs have them.

All lines but the blank ones are compared. What differs is listed in `KINDS`, with the reason; each
other difference is an error, of the writer or of the importer.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import groupby
from pathlib import Path
from typing import Final

import pytest

from detente.games.twilight_struggle.rules.state import ColdWar
from tests.games.twilight_struggle.importer import client_names, client_order, printing
from tests.games.twilight_struggle.importer.client_names import (
    LASTING,
    card_name,
    ends_with_turn,
)
from tests.games.twilight_struggle.importer.logs import needs_real_logs, real_logs
from tests.games.twilight_struggle.importer.printing import (
    BLANK_ROUNDS,
    CLEANUP,
    EVENT_PRINTED_TWICE,
    SCANDAL_NOT_PRINTED,
    TS_REPLAYER,
    printed,
)
from tests.games.twilight_struggle.importer.test_round_trip import replayed

_SHOWN: Final = re.compile(r"(US|USSR) reveals (?!.* from hand)")
_TITLE: Final = re.compile(
    r"(Turn \d+, (?:(?:US|USSR) AR\d|Headline Phase): [^:]*|Turn \d+, Cleanup|SETUP|: )(?::|$) ?"
)
_TURN_EFFECTS: Final = [
    f"{card_name(card)} is no longer in play." for card in LASTING if ends_with_turn(card)
]

KINDS: Final = {
    "clock": "A record does not contain the time per player.",
    "end of turn": "The client prints only some of the effects that end with a turn.",
    "order of a hand": "A record does not contain in which order a hand is shown.",
    "void event": "Special Relationship gets a line even if it cannot occur (void-event-printed).",
    "forgotten": "The Reformer leaves play with Glasnost (reformer-forgotten).",
    "Flower Power": "If the US lets a Soviet war happen first, the 2 VP are printed after it.",
    "eighth round": "A round that a side may no longer take gets a title.",
    "turn of the cleanup": "It is the turn in which the log was saved, not that which ends.",
    "end of the log": "The client saves the log before the last entry is complete, or goes on "
    "after a nuclear war (coup-after-nuclear-war); the record ends with a decision.",
}
FOUND: Final = {
    "clock": 15,
    "end of turn": 50,
    "order of a hand": 28,
    "void event": 9,
    "forgotten": 1,
    "Flower Power": 2,
    "eighth round": 1,
    "turn of the cleanup": 9,
    "end of the log": 16,
}
"""In how many places of the 24 games each is found."""


def lines_of(text: str) -> list[str]:
    """The lines that are not blank, with each title on a line of its own."""
    found: list[str] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        title = _TITLE.match(line)
        if title:
            found.append(title[1])
            line = line[title.end() :]
        found += [line] if line else []
    return found


def written(text: str, state: ColdWar) -> str:
    """A real game as the writer prints it, in the way of the client that has the log."""
    ways = [SCANDAL_NOT_PRINTED, EVENT_PRINTED_TWICE, BLANK_ROUNDS]
    if text.startswith("SETUP: :"):
        return printed(state, ways)
    return printed(state, [*ways, TS_REPLAYER, CLEANUP])


def compared(log: list[str], ours: list[str]) -> Iterator[tuple[str, list[str], list[str]]]:
    """(kind, lines of the log, our lines) of each difference; the kind is empty if unknown."""
    last = max(index for index, line in enumerate(log) if line.startswith(("Turn", ":")))
    blocks = SequenceMatcher(None, log, ours, autojunk=False).get_opcodes()
    for tag, start, end, our_start, our_end in blocks:
        if tag != "equal":
            theirs, our = log[start:end], ours[our_start:our_end]
            kind = "end of the log" if start >= last else kind_of(theirs, our)
            if kind == "end of turn" and not turn_ends(log[end:]):
                kind = ""
            yield kind, theirs, our


def turn_ends(following: list[str]) -> bool:
    """Whether nothing but other effects that end stands before the next turn."""
    rest = [line for line in following if line not in _TURN_EFFECTS]
    return bool(rest) and "Headline Phase" in rest[0]


def kind_of(log: list[str], ours: list[str]) -> str:
    """The kind of a difference before the last entry; empty if it is none of those listed."""
    lines = [*log, *ours]
    if all(line.startswith("Time per Player") for line in lines):
        return "clock"
    if log == ["The Reformer* is no longer in play."]:
        return "forgotten"
    if all(line in _TURN_EFFECTS for line in lines):
        return "end of turn"
    if log == ["Event: Special Relationship"]:
        return "void event"
    if len(lines) == 1 and re.fullmatch(r"USSR gains 2 VP\. Score is .*", lines[0]):
        return "Flower Power"
    if [re.sub(r"\d+", "", line) for line in log] == ["Turn , US AR: "] and not ours:
        return "eighth round"
    if all(re.fullmatch(r"Turn \d+, Cleanup", line) for line in lines):
        return "turn of the cleanup"
    return ""


def sorted_hands(lines: list[str]) -> list[str]:
    """The same lines, with the cards that a side shows one after the other in a fixed order."""
    runs = groupby(lines, lambda line: bool(_SHOWN.match(line)))
    return [line for shown, run in runs for line in (sorted(run) if shown else run)]


def hands_in_another_order(log: list[str], ours: list[str]) -> int:
    """How many hands are shown in another order."""
    hands = [
        [list(run) for shown, run in groupby(lines, lambda x: bool(_SHOWN.match(x))) if shown]
        for lines in (log, ours)
    ]
    return sum(one != other for one, other in zip(*hands, strict=True))


def differences(path: Path) -> Counter[str]:
    """How often each kind of difference is found in a real game."""
    text = path.read_text("utf-8")
    result = replayed(text)
    assert result.record is not None
    state = result.record.replay()
    assert isinstance(state, ColdWar)
    log, ours = lines_of(text), lines_of(written(text, state))
    found: Counter[str] = Counter()
    for kind, theirs, our in compared(sorted_hands(log), sorted_hands(ours)):
        assert kind, f"{path.name}: {theirs} in the log, {our} written"
        found[kind] += 1
    found["order of a hand"] += hands_in_another_order(log, ours)
    return found


@needs_real_logs
@pytest.mark.slow
def test_the_24_logs_are_written_line_by_line() -> None:
    logs = real_logs()
    found = sum((differences(path) for path in logs), Counter[str]())

    assert set(found) <= set(KINDS)
    if len(logs) == 24:
        assert found == FOUND


def test_the_writer_uses_nothing_of_the_importer() -> None:
    for module in (printing, client_names, client_order):
        assert module.__file__ is not None
        tree = ast.parse(Path(module.__file__).read_text("utf-8"))
        named = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        named += [
            one.name
            for node in ast.walk(tree)
            if isinstance(node, ast.Import)
            for one in node.names
        ]
        assert not [
            name for name in named if name.startswith("detente.games") and "importer" in name
        ]


def test_every_kind_of_difference_has_a_reason_and_is_found() -> None:
    assert set(KINDS) == set(FOUND)
