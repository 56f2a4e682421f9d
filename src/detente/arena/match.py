"""One game between bots."""

from pathlib import Path
from time import perf_counter
from traceback import format_exception
from typing import Final

import msgspec

from detente import State, bots
from detente.arena.files import file_name, writing
from detente.arena.plan import Lineup, Plan
from detente.arena.statistics import Tally, tally

LONGEST: Final = 10_000
"""Choices after which a game is stopped: bots that only pass might never finish one."""
_LONGEST_REASON: Final = 300


class Failure(msgspec.Struct, frozen=True):
    """A bot that raised an exception, or whose answer the rules refused."""

    seat: int
    what: str
    record: str


class Outcome(msgspec.Struct, frozen=True):
    """A finished game; lists are indexed by seat, `names` says what each was called in the end.

    `reason` is the game's own, or `forfeit` if a bot failed, or `endless` if the game was stopped,
    which is a draw, or lost by whoever plays alone. Only a game that ended by its rules has scores.
    """

    deal: int
    lineup: Lineup
    names: list[str]
    winners: list[int]
    scores: list[int] | None
    reason: str
    choices: list[int]
    seconds: list[float]
    events: Tally
    failure: Failure | None = None

    def points(self, seat: int) -> float:
        """A point for the winner; several winners share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def success(self) -> tuple[float, float]:
        """How well it went for whoever played alone: won first, then the score, if there is one."""
        return self.points(0), self.scores[0] if self.scores else float("-inf")


def play(plan: Plan, deal: int, lineup: Lineup, folder: Path) -> Outcome:
    """Play one game; a bot that fails forfeits it, and leaves a record in the folder."""
    seed = plan.deal_seed(deal)
    state = plan.rules().start(plan.seats, seed)
    players = []
    choices = [0] * plan.seats
    seconds = [0.0] * plan.seats
    failure = None
    try:
        for seat, bot in enumerate(lineup):
            players.append(bots.make(bot, plan.game, bot_seed(seed, seat)))
        while not state.over and state.choices < LONGEST:
            seat = state.to_act[0]
            began = perf_counter()
            code = bots.ask(players[seat], state, seat, f"{seed} {state.choices}")
            seconds[seat] += perf_counter() - began
            state.choose(seat, code)
            choices[seat] += 1
    except (Exception, SystemExit) as error:
        failure = _failed(
            state, seat, lineup[seat], error, folder / f"{deal}-{file_name(lineup)}.detente"
        )
    winners, scores, reason = _ending(state, failure)
    return Outcome(
        deal=deal,
        lineup=lineup,
        names=state.seat_names,
        winners=winners,
        scores=scores,
        reason=reason,
        choices=choices,
        seconds=seconds,
        events=tally(state),
        failure=failure,
    )


def bot_seed(seed: str, seat: int) -> str:
    """The seed of the bot in a seat; for its n-th choice of the game it is asked with "seed n"."""
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
