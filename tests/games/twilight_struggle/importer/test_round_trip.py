"""Games of our own, printed as a log and replayed: nothing is lost, nothing is invented."""

from random import Random
from typing import Final, cast

import pytest

from detente.core.event_log import EVERYONE, entries
from detente.games.twilight_struggle.importer.parser import read_log
from detente.games.twilight_struggle.importer.replayed import replay_log
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import (
    CODES,
    THE_CHINA_CARD,
    UN_INTERVENTION,
    code,
    is_card,
)
from detente.games.twilight_struggle.rules.headline import ChooseHeadline
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tracks import EXTRA_ROUND
from detente.importing.importer import ReplayedLog
from tests.games.twilight_struggle.importer.playing import OPTIONS, played
from tests.games.twilight_struggle.importer.printing import HABITS, printed

RARE: Final = {
    15: "a pass in a trap, a value fixed before the event, a given card on the Space Race",
    18: "an event that changes nothing where others could",
    47: "a bonus at set-up that fits one order only",
    65: "a victory at the end of a turn",
    89: "Star Wars for an event that brings nothing",
    164: "Che declined before another coup",
    203: "influence before the coup that brings nuclear war",
    207: "a draw",
    219: "a whole hand discarded",
    390: "a shuffle before Our Man in Tehran looks",
    639: "UN Intervention with a card that Grain Sales drew",
}
"""Games that could not be replayed at first, and why."""
SEEDS: Final = (*range(3), *RARE)
RARE_WITH_OPTIONS: Final = {
    89: "a bonus in a country where the other side places influence as well",
    106: "a scoring card drawn in the last round, which must be discarded at once",
    427: "influence that is too much for a bonus",
    467: "an eighth round that is taken without a card",
}
"""The same with other options."""
SUMMIT_GAME: Final = 3977
SHORT_GAME: Final = 33
LONG_GAME: Final = 11
CUTS: Final = 4
GAMES: Final = 500
FEWER: Final = 50
PART: Final = 10
"""Games in one test."""

_NOT_PRINTED: Final = (
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


def options(seed: int) -> dict[str, object]:
    """Settings with which the client can be played."""
    random = Random(seed)
    bonus = {"us_bonus": random.choice((0, 1, 2, 2, 3, 5)), "ussr_bonus": random.choice((0, 0, 1))}
    return {**OPTIONS, **bonus, "optional_cards": random.random() < 0.8}


def replayed(text: str) -> ReplayedLog:
    """The result of replaying a log."""
    return replay_log(read_log(text, "printed.txt"))


def public_course(state: ColdWar) -> list[object]:
    """All that everybody saw; of influence the sums, since its order is not printed."""
    course: list[object] = []
    sums: dict[tuple[object, ...], int] = {}
    for entry in entries(state.event_log):
        if entry.audience != EVERYONE or entry.kind in _NOT_PRINTED:
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
    return _without_empty_eighth_rounds([*course, sums])


def _without_empty_eighth_rounds(course: list[object]) -> list[object]:
    """The client prints the same whether an eighth round is declined or taken without a card."""
    declined = (
        (log.EXTRA_ROUND_DECLINED.message, (US,)),
        (log.EXTRA_ROUND_DECLINED.message, (USSR,)),
    )
    taken = [
        [(log.ROUND_STARTED.message, (side, EXTRA_ROUND)), (log.PASSED.message, (side,))]
        for side in (US, USSR)
    ]
    kept: list[object] = []
    for item in course:
        kept.append(item)
        if item in declined:
            kept.pop()
        elif kept[-2:] in taken:
            del kept[-2:]
    return kept


def board(state: ColdWar) -> tuple[object, ...]:
    """All that is public."""
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
def test_a_printed_game_is_replayed_as_it_was(seed: int) -> None:
    is_replayed_as_it_was(played(seed), seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", RARE_WITH_OPTIONS)
def test_a_printed_game_with_options_is_replayed_as_it_was(seed: int) -> None:
    is_replayed_as_it_was(played(seed, options=options(seed)), seed)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, FEWER, PART))
def test_games_written_for_either_client_are_read_back(first: int) -> None:
    for seed in range(first, first + PART):
        is_replayed_as_it_was(played(seed, options=options(seed)), seed)


@pytest.mark.long
@pytest.mark.parametrize("first", range(FEWER, GAMES, PART))
def test_many_games_written_for_either_client_are_read_back(first: int) -> None:
    for seed in range(first, first + PART):
        is_replayed_as_it_was(played(seed, options=options(seed)), seed)


@pytest.mark.slow
@pytest.mark.parametrize("games", [FEWER, pytest.param(GAMES, marks=pytest.mark.long)])
def test_the_games_have_every_event_and_every_habit(games: int) -> None:
    seen = {THE_CHINA_CARD}  # It has no event.
    for seed in range(games):
        for entry in entries(played(seed, options=options(seed)).event_log):
            if entry.kind is log.EVENT_OCCURS:
                seen.add(cast(int, entry.values[1]))
            elif entry.kind is log.PLAYED_WITH_UN:
                seen.add(UN_INTERVENTION)
    cards = {action for action in range(len(CODES)) if is_card(action)}
    assert cards == seen
    assert {habit for seed in range(games) for habit in habits(seed)} == set(HABITS)


def test_dice_may_follow_a_tied_summit() -> None:
    state = played(SUMMIT_GAME, taste=summit_is_the_headline)
    kinds = [entry.kind for entry in entries(state.event_log)]
    tied = kinds.index(log.CONTEST_TIED)
    headlines = kinds[tied : kinds.index(log.ROUND_STARTED, tied)]
    assert log.COUP_ROLLED in headlines

    is_replayed_as_it_was(state, SUMMIT_GAME)


def summit_is_the_headline(state: ColdWar, seat: int, action: int) -> bool:
    """A taste that leads to contests in headline phases."""
    return action == code("summit") and isinstance(state.decision(), ChooseHeadline)


def is_replayed_as_it_was(state: ColdWar, seed: int) -> None:
    """Print the game as a log and replay that."""
    result = replayed(printed(state, habits(seed)))

    assert result.differences == ()
    assert result.driven == result.entries
    assert isinstance(result.state, ColdWar)
    assert public_course(result.state) == public_course(state)
    assert board(result.state) == board(state)


def test_the_record_of_a_told_game_leads_to_the_same_end() -> None:
    result = replayed(printed(played(SEEDS[0])))

    assert result.record is not None
    again = result.record.replay()
    assert isinstance(again, ColdWar) and isinstance(result.state, ColdWar)
    assert board(again) == board(result.state)


def cut(text: str, length: int) -> str:
    """The first lines of a text."""
    return "".join(text.splitlines(keepends=True)[:length])


@pytest.mark.slow
def test_a_log_may_stop_at_the_end_of_any_line() -> None:
    text = printed(played(SHORT_GAME, lambda state: state.turn == 2))
    head = text[: text.index("USSR +")].count("\n")

    for length in range(head, text.count("\n") + 1):
        result = replayed(cut(text, length))
        assert (length, result.differences) == (length, ())
        assert result.record is not None


@pytest.mark.parametrize("part", range(CUTS))
def test_a_long_log_may_stop_anywhere(part: int) -> None:
    text = printed(played(LONG_GAME), habits(part))
    length = Random(part).randrange(text.count("\n") * part // CUTS, text.count("\n"))

    result = replayed(cut(text, length))

    assert result.differences == ()
    assert result.record is not None
