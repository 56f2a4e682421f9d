"""One game between bots."""

from pathlib import Path
from time import perf_counter
from traceback import format_exception
from typing import Final

import msgspec

from detente import State, bots
from detente.arena.files import file_name, writing
from detente.arena.schedule import Lineup, Schedule
from detente.arena.statistics import Tally, tally

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


def play(schedule: Schedule, deal: int, lineup: Lineup, folder: Path) -> GameResult:
    """Play one game; a bot that fails forfeits it, and its record is written to the folder."""
    seed = schedule.deal_seed(deal)
    state = schedule.rules().start(schedule.seats, seed)
    players = []
    moves = [0] * schedule.seats
    seconds = [0.0] * schedule.seats
    failure = None
    try:
        for seat, bot in enumerate(lineup):
            players.append(bots.make(bot, schedule.game, bot_seed(seed, seat)))
        while not state.over and state.move_number < MAX_MOVES:
            seat = state.to_act[0]
            began = perf_counter()
            # The n-th move of a game has the determinization with the seed "SEED n".
            move = bots.ask(players[seat], state, seat, f"{seed} {state.move_number}")
            seconds[seat] += perf_counter() - began
            state.play(seat, move)
            moves[seat] += 1
    except (Exception, SystemExit) as error:
        failure = _failed(
            state, seat, lineup[seat], error, folder / f"{deal}-{file_name(lineup)}.detente"
        )
    winners, scores, reason = _ending(state, failure)
    return GameResult(
        deal=deal,
        lineup=lineup,
        names=state.seat_names,
        winners=winners,
        scores=scores,
        reason=reason,
        moves=moves,
        seconds=seconds,
        events=tally(state),
        failure=failure,
    )


def bot_seed(seed: str, seat: int) -> str:
    """The seed of the bot in a seat."""
    return f"{seed} {seat}"


def _ending(state: State, failure: Failure | None) -> tuple[list[int], list[int] | None, str]:
    everyone = list(range(state.seats))
    if failure is not None:
        return [seat for seat in everyone if seat != failure.seat], None, "forfeit"
    if state.result is None:
        return everyone if len(everyone) > 1 else [], None, "endless"
    return state.result["winners"], state.result["scores"], state.result["reason"]


def _failed(state: State, seat: int, bot: str, error: BaseException, path: Path) -> Failure:
    what = " ".join(f"{type(error).__name__}: {error}".split())[:_LONGEST_REASON]
    record = state.record()
    record.notes = {
        "failure": what,
        "bot": bot,
        "seat": state.game.seat_name(seat),
        "bot seed": bot_seed(record.origin["seed"], seat),
    }
    trace = "".join(format_exception(error)).splitlines()
    text = record.text() + "".join(f"# {line}\n" for line in trace)
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", errors="replace")
    return Failure(seat, what, str(path))
