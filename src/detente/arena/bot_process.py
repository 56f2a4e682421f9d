"""Bots in processes of their own: one may hang, exit or crash, and the arena plays on."""

from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import process_time
from traceback import format_exception
from typing import Any, Final, NamedTuple

from detente import State, bots
from detente.bots.processes import exit_with_parent
from detente.registry import in_a_line

USUAL_LIMIT: Final = 60.0
"""Seconds for a move of a bot of somebody else's, unless the arena has a limit of its own."""
_CLOCK: Final = 4
_GRACE: Final = 2.0
"""By the clock a move may take four times its limit and two seconds: the machine may be busy."""
_START: Final = 120.0
"""Seconds by the clock in which a process must have started and made its bot."""


class BotFailed(Exception):
    """A bot did something else than return in time; `trace` has lines for its author."""

    def __init__(self, what: str, trace: str = "") -> None:
        super().__init__(what)
        self.trace = trace


class _Answer(NamedTuple):
    value: Any
    seconds: float
    trace: str | None = None
    """Not None if the bot raised an exception, which `value` tells in a line."""


class BotProcess:
    """The bot of a spec, game after game, in a process that is replaced when it fails."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, spec), daemon=True)
        self._process.start()
        theirs.close()

    def start_game(self, game: str, seed: str) -> None:
        """Make the bot for a new game; BotFailed if that fails."""
        self._ask(("make", game, seed), _START)

    def decide(self, sampled_state: State, seat: int, limit: float) -> tuple[str, float]:
        """The bot's move and its seconds of processor time; BotFailed if it takes too long."""
        answer = self._ask(("decide", sampled_state, seat), limit * _CLOCK + _GRACE)
        if answer.seconds > limit:
            raise BotFailed(f"TimeoutError: {answer.seconds:.3f} s for a move, {limit:g} s allowed")
        return answer.value, answer.seconds

    def _ask(self, request: tuple[Any, ...], patience: float) -> _Answer:
        try:
            self._pipe.send(request)
            if not self._pipe.poll(patience):
                self.close()
                raise BotFailed(f"TimeoutError: no answer within {patience:g} s")
            answer: _Answer = self._pipe.recv()
        except (EOFError, OSError) as error:
            self.close()
            code = self._process.exitcode
            raise BotFailed(f"the process of the bot has ended, exit code {code}") from error
        if answer.trace is not None:
            raise BotFailed(answer.value, answer.trace)
        return answer

    @property
    def alive(self) -> bool:
        """Whether it can be asked."""
        return self._process.is_alive() and not self._pipe.closed

    def close(self) -> None:
        """End the process, whatever it does."""
        self._pipe.close()
        self._process.kill()
        self._process.join()


_processes: Final[dict[tuple[str, int], BotProcess]] = {}
"""Spec and how many seats before it have the same spec → its process; they are used again."""


def bot_process(spec: str, copy: int) -> BotProcess:
    """The process of a bot, started if there is none; `copy` tells those of one spec apart."""
    found = _processes.get((spec, copy))
    if found is None or not found.alive:
        found = _processes[spec, copy] = BotProcess(spec)
    return found


def close_all() -> None:
    """End all processes of bots."""
    while _processes:
        _processes.popitem()[1].close()


# --- in the process of the bot --------------------------------------------------------------------


def _serve(pipe: Connection, spec: str) -> None:
    """Answer requests until the other side is gone."""
    exit_with_parent()
    bot: Any = None
    while True:
        try:
            kind, *arguments = pipe.recv()
        except EOFError:
            return
        began = process_time()
        try:
            if kind == "make":
                bot = bots.make(spec, *arguments)
                answer = _Answer(None, 0.0)
            else:
                answer = _Answer(_move(bot.decide(*arguments)), process_time() - began)
        except KeyboardInterrupt:
            return
        except BaseException as error:
            trace = "".join(format_exception(error))
            answer = _Answer(in_a_line(error), process_time() - began, trace)
        pipe.send(answer)


def _move(answer: object) -> str:
    """The move that a bot returned; TypeError if it is no text."""
    if not isinstance(answer, str):
        raise TypeError(f"decide returned {answer!r:.100}, but a move is a text")
    return str(answer)
