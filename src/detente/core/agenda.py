"""The agenda: steps still to happen, and the decisions among them.

A step is a small immutable object. Its `__match_args__` name the integers it is made of, which is
also how it is written into a dumped position: ["target", 0, 10].
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from detente.core.state import State

S = TypeVar("S", bound="State")


class Reason:
    """Why a move is illegal: the rule that says so and the sentence that explains it."""

    __slots__ = ("message", "rule")

    def __init__(self, rule: str, message: str) -> None:
        self.rule = rule
        self.message = message


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something still to happen. `run` does it, and may put further steps on the agenda."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def run(self, s: S) -> None:
        """Do what this step is for."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step that asks one seat, or several at once, for a move.

    `forbids` is the only definition of legality: the legal moves are the candidates it lets pass,
    and the reason against any other move is what it returns. `candidates` must list every action
    that it could let pass.
    """

    __slots__ = ()

    rule: ClassVar[str] = ""
    prompt: ClassVar[str] = ""
    public: ClassVar[bool] = True
    """Whether the other seats may know what this decision is about."""
    auto_resolve: ClassVar[bool] = False
    """Whether a single legal move is made without asking, and a decision with none is dropped.

    Never so where the number of legal moves would show other seats what they may not know.
    """

    def seats(self, s: S) -> tuple[int, ...]:
        """The seats that must move. Several move at the same time, hidden from each other."""
        raise NotImplementedError

    def candidates(self, s: S, seat: int) -> list[int]:
        """Every action that may be legal, in the order in which people should read them."""
        raise NotImplementedError

    def forbids(self, s: S, seat: int, action: int) -> Reason | None:
        """What forbids this action, or None."""
        raise NotImplementedError

    def legal_actions(self, s: S, seat: int) -> list[int]:
        """The candidates that nothing forbids."""
        return [a for a in self.candidates(s, seat) if self.forbids(s, seat, a) is None]

    def resolve(self, s: S, seat: int, action: int) -> None:
        """Carry out the move of the only seat that was asked."""
        raise NotImplementedError

    def resolve_all(self, s: S, actions: list[int]) -> None:
        """Carry out the moves of several seats; `actions` is indexed by seat, -1 = not asked."""
        raise NotImplementedError

    def prompt_args(self, s: S, seat: int) -> dict[str, object]:
        """Arguments for the prompt and for refusals: numbers, and codes as strings."""
        return {}

    def label(self, s: S, seat: int, action: int) -> str:
        """The message that names this action in a list of moves; its $choice is the code."""
        return "do-choose"

    def hint(self, s: S, seat: int, action: int) -> dict[str, object]:
        """What the seat can work out about a move: probabilities as [favourable, of], dangers.

        `kind` names the message `hint-<kind>`, the rest are its arguments; `loses` warns that the
        move can lose the game at once. Only from what the seat knows; asked for prompts only.
        """
        return {}


_MOST_SEATS: Final = 8
_ALONE: Final[tuple[tuple[int, ...], ...]] = tuple([(seat,) for seat in range(_MOST_SEATS)])
"""The seats of a decision of one seat are asked for before each move, so they are made once."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatDecision(Decision[S]):
    """A decision of one seat, which the step names."""

    __slots__ = ("seat",)
    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, s: S) -> tuple[int, ...]:
        """That seat alone."""
        return _ALONE[self.seat] if 0 <= self.seat < _MOST_SEATS else (self.seat,)


def step_name(step: type[Step[Any]]) -> str:
    """The name of a step in dumped positions: its class name in snake case."""
    return "".join("_" + c.lower() if c.isupper() else c for c in step.__name__).lstrip("_")


def by_name(*steps: type[Step[Any]]) -> dict[str, type[Step[Any]]]:
    """Step name → class, for a game's `steps`."""
    return {step_name(step): step for step in steps}


def write_step(step: Step[Any]) -> list[Any]:
    """A step for JSON: its name, then its integers in the order its constructor takes them."""
    return [step_name(type(step)), *[getattr(step, name) for name in step.__match_args__]]


def read_step(dumped: list[Any], steps: dict[str, type[Step[Any]]]) -> Step[Any]:
    """The step that `write_step` wrote."""
    name, *values = dumped
    step = steps[name]
    wanted = len(step.__match_args__)
    if len(values) != wanted or not all(isinstance(value, int) for value in values):
        raise ValueError(f"step {dumped}")
    return step(*values)
