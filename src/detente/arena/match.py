"""One game between bots."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import thread_time
from traceback import format_exception
from typing import Final

import msgspec

import detente
from detente import Game, Record, State, bots
from detente.arena.bot_process import USUAL_LIMIT, BotFailed, bot_process
from detente.arena.files import file_name, writing
from detente.arena.schedule import Lineup, Schedule
from detente.arena.statistics import Tally, tally
from detente.bots import Bot, outside
from detente.registry import in_a_line

MAX_MOVES: Final = 10_000
"""Moves after which a game is stopped: bots that only pass might never finish one."""
_LONGEST_REASON: Final = 300


class Failure(msgspec.Struct, frozen=True):
    """A bot that raised an exception or played an illegal move, and the file of its record."""

    seat: int
    what: str
    record: str


class GameResult(msgspec.Struct, frozen=True, rename={"moves": "choices"}):
    """A finished game; lists are indexed by seat, `names` says what each was called in the end.

    `reason` is the game's own, or `forfeit` if a bot failed, or `endless` if the game was stopped:
    a draw, or a loss with one seat. Only a game that ended by its rules has scores. In JSON the
    numbers of moves are called `choices`.
    """

    deal: int
    lineup: Lineup
    names: list[str]
    winners: list[int]
    scores: list[int] | None
    reason: str
    moves: list[int]
    seconds: list[float]
    events: Tally
    failure: Failure | None = None

    def points(self, seat: int) -> float:
        """A point for the winner; several winners share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def success(self) -> tuple[float, float]:
        """The result of a game with one seat, to be compared: won or not, then the score if any."""
        return self.points(0), self.scores[0] if self.scores else float("-inf")


@dataclass(frozen=True)
class Folders:
    """Where records are written: of games that a bot forfeited, and, if wanted, of all games."""

    failures: Path
    records: Path | None = None


@dataclass(frozen=True)
class Played:
    """A game between bots: its last state, and what each seat has spent on it.

    `failed` is the seat whose bot failed, if one did; then `what` says how, in a line.
    """

    state: State
    moves: list[int]
    seconds: list[float]
    failed: int | None = None
    what: str = ""
    trace: str = ""

    @property
    def winners(self) -> list[int]:
        """Those that have won: by the rules, or since another has failed; all in a game stopped."""
        everyone = list(range(self.state.seats))
        if self.failed is not None:
            return [seat for seat in everyone if seat != self.failed]
        if self.state.result is None:
            return everyone if len(everyone) > 1 else []
        return self.state.result["winners"]

    @property
    def reason(self) -> str:
        """Why it ended: the game's own reason, `forfeit` or `endless`."""
        if self.failed is not None:
            return "forfeit"
        return "endless" if self.state.result is None else self.state.result["reason"]

    @property
    def record(self) -> Record:
        """The game as a record."""
        return self.state.record()


def play(
    game: Game | str,
    players: Sequence[str | Bot],
    seed: str | int = 1,
    move_time: float | None = None,
) -> Played:
    """Play one game between bots, given as objects or by their specs, one a seat.

    A bot that raises an exception, returns anything but a legal move or takes more than `move_time`
    seconds of processor time for one forfeits the game. Bots by the spec of somebody else's code,
    and with a limit all that are given by spec, play in processes of their own.
    """
    rules = detente.game(game) if isinstance(game, str) else game
    state = rules.start(len(players), seed)
    moves = [0] * state.seats
    seconds = [0.0] * state.seats
    seat = 0
    try:
        seated = []
        for seat, player in enumerate(players):
            copy = list(players[:seat]).count(player)
            seated.append(_seat(player, copy, rules.name, bot_seed(str(seed), seat), move_time))
        while not state.over and state.move_number < MAX_MOVES:
            seat = state.to_act[0]
            # The n-th move of a game has the determinization with the seed "SEED n".
            sampled_state = state.determinize(seat, f"{seed} {state.move_number}")
            move, took = seated[seat](sampled_state, seat)
            seconds[seat] += took
            state.play(seat, move)
            moves[seat] += 1
    except BotFailed as error:
        return Played(state, moves, seconds, seat, str(error)[:_LONGEST_REASON], error.trace)
    except (Exception, SystemExit) as error:
        trace = "".join(format_exception(error))
        return Played(state, moves, seconds, seat, in_a_line(error)[:_LONGEST_REASON], trace)
    return Played(state, moves, seconds)


_Ask = Callable[[State, int], tuple[str, float]]
"""What a seat is asked by: returns a move, and the bot's seconds of processor time."""


def _seat(player: str | Bot, copy: int, game: str, seed: str, move_time: float | None) -> _Ask:
    """Let a bot take a seat; `copy` is how many before it are the same."""
    if isinstance(player, str) and (move_time is not None or outside.find(player) is not None):
        limit = USUAL_LIMIT if move_time is None else move_time
        process = bot_process(player, copy)
        process.start_game(game, seed)
        return lambda sampled_state, seat: process.decide(sampled_state, seat, limit)
    bot = bots.make(player, game, seed) if isinstance(player, str) else player

    def decide(sampled_state: State, seat: int) -> tuple[str, float]:
        began = thread_time()
        move = bot.decide(sampled_state, seat)
        took = thread_time() - began
        if move_time is not None and took > move_time:
            raise BotFailed(f"TimeoutError: {took:.3f} s for a move, {move_time:g} s allowed")
        return move, took

    return decide


def play_scheduled(schedule: Schedule, deal: int, lineup: Lineup, folders: Folders) -> GameResult:
    """Play a game of a schedule, and write its record if a bot failed or all are wanted."""
    seed = schedule.deal_seed(deal)
    played = play(schedule.rules(), lineup, seed, schedule.move_time)
    name = f"{deal}-{file_name(lineup)}.detente"
    failure = None
    if played.failed is not None:
        path = folders.failures / name
        _write(path, _text(played, lineup, seed))
        failure = Failure(played.failed, played.what, str(path))
    if folders.records is not None:
        _write(folders.records / name, _text(played, lineup, seed))
    ended = played.failed is None and played.state.result is not None
    return GameResult(
        deal=deal,
        lineup=lineup,
        names=played.state.seat_names,
        winners=played.winners,
        scores=played.state.result["scores"] if ended and played.state.result else None,
        reason=played.reason,
        moves=played.moves,
        seconds=played.seconds,
        events=tally(played.state),
        failure=failure,
    )


def bot_seed(seed: str, seat: int) -> str:
    """The seed of the bot in a seat."""
    return f"{seed} {seat}"


def _text(played: Played, lineup: Lineup, seed: str) -> str:
    """The record of a game, with a note for the bot in each seat, or for the one that failed."""
    record, state, failed = played.record, played.state, played.failed
    if failed is None:
        names = state.game.seat_names[: state.seats]
        record.notes = dict(zip(names, lineup, strict=True))
        return record.text(state)
    record.notes = {
        "failure": played.what,
        "bot": lineup[failed],
        "seat": state.game.seat_name(failed),
        "bot seed": bot_seed(seed, failed),
    }
    return record.text() + "".join(f"# {line}\n" for line in played.trace.splitlines())


def _write(path: Path, text: str) -> None:
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", errors="replace")
