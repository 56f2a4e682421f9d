"""What the updates say of stories: told in pieces or at once, from where on, and what it weighs."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import detente
from detente.core.event_log import MOVE, EventKind
from detente.server.table.game_log import GameLog
from detente.server.table.recaps import Recap, Recaps, since_own_move
from detente.stories import Moment, moments_of, recap
from tests.server.company import company, run
from tests.server.random_games import step

GAMES = ["agents", "cia_vs_kgb", "secret_power", "twilight_struggle"]


def fresh(log: GameLog, seat: int | None) -> Recap:
    """What somebody is told who knows nothing."""
    return Recaps(log.state.game.name).since(log, seat, -1, log.state.events(seat))


class Reader:
    """Somebody who now and then reads what is new."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.version = -1
        self.moments: list[Moment] = []
        self.recap_from = 0

    def read(self, log: GameLog, recaps: Recaps) -> None:
        events = log.state.events(self.seat, log.events_from(self.version))
        new = recaps.since(log, self.seat, self.version, events)
        known = [moment for moment in self.moments if moment["move_number"] < new.moments_from]
        self.moments, self.recap_from = known + new.moments, new.recap_from
        self.version = log.version

    def recap(self) -> list[list[Moment]]:
        return [story.moments for story in recap(self.moments, self.recap_from)]


@settings(max_examples=30, deadline=None)
@given(
    seed=st.integers(0, 10**9),
    game=st.sampled_from(GAMES),
    length=st.integers(1, 60),
    undos=st.floats(0, 0.6),
)
def test_a_recap_is_the_same_however_often_one_reads(
    seed: int, game: str, length: int, undos: float
) -> None:
    rng = random.Random(seed)
    log, recaps = GameLog(detente.game(game).start(2, str(seed)), [0]), Recaps(game)
    readers = [Reader(seat) for seat in (None, 0, 1, 0, 1)]
    for _ in range(length):
        if not log.state.over:
            log.advance(step(log.state, rng, undos), rng.random() < 0.3)
        for reader in rng.sample(readers, rng.randrange(3)):
            reader.read(log, recaps)
            whole = fresh(log, reader.seat)
            assert reader.recap_from == whole.recap_from
            assert reader.recap() == [
                story.moments for story in recap(whole.moments, whole.recap_from)
            ]


@pytest.mark.parametrize("game", GAMES)
def test_the_stories_of_the_log_begin_where_moments_open(game: str) -> None:
    log = _played(game, 60)
    events = log.state.events(0)
    whole = fresh(log, 0).story_starts
    assert len(whole) > 3
    for version in (0, 20, 55, 60):
        since = log.state.events(0, log.events_from(version))
        starts = Recaps(game).since(log, 0, version, since).story_starts
        skipped = len(events) - len(since)
        assert starts == [start - skipped for start in whole if start >= skipped]


def _played(game: str, moves: int) -> GameLog:
    rng, log = random.Random(7), GameLog(detente.game(game).start(2, seed=7), [0])
    for _ in range(moves):
        log.advance(step(log.state, rng, 0))
    return log


# --- from where on --------------------------------------------------------------------------------


def test_a_move_that_can_be_taken_back_ends_no_recap() -> None:
    log = GameLog(detente.game("twilight_struggle").start(seed=1), [0])
    seat = log.state.to_act[0]
    for number in (1, 2):  # of six influence in Eastern Europe
        ahead = log.state.clone()
        ahead.play(seat, ahead.legal_moves(seat)[0])
        log.advance(ahead)
        assert ahead.can_undo(seat) and ahead.move_number == number
        assert since_own_move(log, seat) == 0
    while log.state.to_act == (seat,):
        ahead = log.state.clone()
        ahead.play(seat, ahead.legal_moves(seat)[0])
        log.advance(ahead)
    own = log.state.move_number
    ahead = log.state.clone()
    ahead.play(1 - seat, ahead.legal_moves(1 - seat)[0])
    log.advance(ahead)
    assert since_own_move(log, seat) == own
    told = fresh(log, None)  # since another one acted
    assert told.moments[-1]["actor"] == log.state.seat_name(1 - seat)
    assert told.recap_from >= own


def test_what_a_bot_does_for_me_ends_no_recap() -> None:
    log = GameLog(detente.game("cia_vs_kgb").start(seed=1), [0])
    rng = random.Random(1)
    own = 0
    for number in range(1, 41):
        ahead = log.state.clone()
        seat = ahead.to_act[0]
        ahead.play(seat, rng.choice(ahead.legal_moves(seat)))
        by_bot = number > 10
        log.advance(ahead, by_bot)
        if seat == 0 and not by_bot:
            own = number
    assert own > 0
    assert since_own_move(log, 0) == own
    assert since_own_move(log, 1) <= 10


def test_a_recap_survives_that_the_server_is_started_again(tmp_path: Path) -> None:
    async def play() -> tuple[str, Any]:
        async with company(tmp_path) as server:
            _, _, id = await server.pair()
            table = await server.table(id)
            rng = random.Random(3)
            for turn in range(80):
                seat = rng.choice(table.state.to_act)
                move = rng.choice(table.state.legal_moves(seat))
                bot = "recruit" if turn > 60 and seat == 0 else None
                table.seats.rows[seat].bot = bot
                await table.moves.play(seat, f"t{turn}", table.version, move, bot=bot)
            return id, fresh(table.log, 0)

    async def again(id: str) -> Any:
        async with company(tmp_path) as server:
            return fresh((await server.table(id)).log, 0)

    id, before = run(play())
    assert before.recap_from <= 61
    assert run(again(id)) == before


# --- secrets and weight ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_moments_say_nothing_that_the_log_of_the_seat_does_not(game: str) -> None:
    """They are made of the seat's events alone: what others were told changes nothing."""
    log = _played(game, 60)
    for seat in (None, 0, 1):
        told = fresh(log, seat).moments
        assert told and told == moments_of(game, log.state.events(seat))[-len(told) :]


def test_an_event_of_a_kind_that_nobody_knows_is_told_in_its_own_words() -> None:
    log = _played("cia_vs_kgb", 10)
    log.state.log_public(EventKind("of-a-newer-program"))
    last = fresh(log, None).moments[-1]
    assert (last["family"], last["head"]["id"]) == ("event", "of-a-newer-program")


def test_who_caused_an_event_is_told_unless_several_moved_at_once() -> None:
    log = _played("twilight_struggle", 60)
    state = log.state
    sealed = {}
    entry = state.event_log
    while entry is not None:
        if entry.kind is MOVE:
            sealed[entry.move_number + 1] = entry.values[3]
        entry = entry.previous
    events = state.events(None)
    assert {event["by"] for event in events} == {None, "us", "ussr"}
    for event in events:
        alone = not sealed.get(event["move_number"], 1)
        assert (event["by"] is not None) == alone
        if alone:
            seat, _ = state.history[event["move_number"] - 1]
            assert event["by"] == state.seat_name(seat)


@pytest.mark.parametrize("game", GAMES)
def test_an_update_grows_by_less_than_a_third(game: str) -> None:
    """Over a whole game, at a seat that hears of each move."""
    rng, recaps = random.Random(11), Recaps(game)
    log = GameLog(detente.game(game).start(2, "11"), [0])
    plain = more = 0
    while not log.state.over:
        log.advance(step(log.state, rng, 0))
        events = log.state.events(0, log.state.move_number)
        new = recaps.since(log, 0, log.version - 1, events)
        before = [(event["move_number"], event["id"], event["args"]) for event in events]
        plain += len(msgspec.json.encode([log.state.view(0), before]))
        more += len(msgspec.json.encode([log.state.view(0), events, new]))
    assert more < 1.3 * plain
