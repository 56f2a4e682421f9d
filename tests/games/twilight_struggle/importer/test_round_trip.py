"""Games of our own, printed as a log and told again: nothing is lost, nothing is invented."""

from random import Random
from typing import Final

import pytest

from detente.core.event_log import EVERYONE, entries
from detente.games.twilight_struggle.importer.parser import read_log
from detente.games.twilight_struggle.importer.replayed import retell
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.importing.importer import Retold
from tests.games.twilight_struggle.importer.playing import played
from tests.games.twilight_struggle.importer.printing import HABITS, printed

RARE: Final = {
    15: "a pass in a trap",
    18: "an event that changes nothing where others could",
    47: "a bonus at set-up that fits one order only",
    65: "a victory at the end of a turn",
    89: "Star Wars for an event that brings nothing",
    164: "Che declined before another coup",
    203: "influence before the coup that brings nuclear war",
    207: "a draw",
    219: "a whole hand discarded",
    390: "a shuffle before Our Man in Tehran looks",
    417: "a tied Summit before other dice",
    639: "UN Intervention with a card that Grain Sales drew",
}
"""Games that were not told again at first, and why."""
SEEDS: Final = (*range(3), *RARE)
SHORT_GAME: Final = 33
LONG_GAME: Final = 11
CUTS: Final = 4

_UNTOLD: Final = (
    log.CONTEST_ROLLED,
    log.CONTEST_TIED,
    log.PLAYED_AS_EVENT,
    log.PLAYED_FOR_OPS,
    log.COUNTRY_IGNORED,
    log.REGION_SCORED,
)
"""What the client does not print; some of it shows by what follows, but not always."""
_CHANGES: Final = {log.INFLUENCE_ADDED: 1, log.INFLUENCE_REMOVED: -1}


def habits(seed: int) -> list[str]:
    """Some of the ways in which logs differ from one another."""
    random = Random(seed)
    return [habit for habit in HABITS if random.random() < 0.5]


def told_again(text: str) -> Retold:
    """A log driven through the engine."""
    return retell(read_log(text, "printed.txt"))


def public_course(state: ColdWar) -> list[object]:
    """All that everybody saw; of influence the sums, since its order is not told."""
    course: list[object] = []
    sums: dict[tuple[object, ...], int] = {}
    for entry in entries(state.past):
        if entry.audience != EVERYONE or entry.kind in _UNTOLD:
            continue
        if entry.kind in _CHANGES:
            side, place, count, *_ = entry.values
            assert isinstance(count, int)
            sums[side, place] = sums.get((side, place), 0) + count * _CHANGES[entry.kind]
            continue
        if sums:
            course.append(sums)
            sums = {}
        course.append((entry.kind.message, entry.values))
    return [*course, sums]


def board(state: ColdWar) -> tuple[object, ...]:
    """Whatever lies open."""
    return (
        state.influence,
        state.vp,
        state.defcon,
        state.military,
        state.space,
        state.effects,
        state.removed,
        state.discard,
        state.china,
        state.result,
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_a_printed_game_is_told_again_as_it_was(seed: int) -> None:
    state = played(seed)

    retold = told_again(printed(state, habits(seed)))

    assert retold.differences == ()
    assert retold.driven == retold.entries
    assert isinstance(retold.state, ColdWar)
    assert public_course(retold.state) == public_course(state)
    assert board(retold.state) == board(state)


def test_the_record_of_a_told_game_leads_to_the_same_end() -> None:
    retold = told_again(printed(played(SEEDS[0])))

    assert retold.record is not None
    again = retold.record.replay()
    assert isinstance(again, ColdWar) and isinstance(retold.state, ColdWar)
    assert board(again) == board(retold.state)


def cut(text: str, length: int) -> str:
    """The first lines of a text."""
    return "".join(text.splitlines(keepends=True)[:length])


@pytest.mark.slow
def test_a_log_may_stop_at_the_end_of_any_line() -> None:
    text = printed(played(SHORT_GAME, lambda state: state.turn == 2))
    head = text[: text.index("USSR +")].count("\n")

    for length in range(head, text.count("\n") + 1):
        retold = told_again(cut(text, length))
        assert (length, retold.differences) == (length, ())
        assert retold.record is not None


@pytest.mark.parametrize("part", range(CUTS))
def test_a_long_log_may_stop_anywhere(part: int) -> None:
    text = printed(played(LONG_GAME), habits(part))
    length = Random(part).randrange(text.count("\n") * part // CUTS, text.count("\n"))

    retold = told_again(cut(text, length))

    assert retold.differences == ()
    assert retold.record is not None
