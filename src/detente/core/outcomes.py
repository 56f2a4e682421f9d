"""Chance outcomes: what is rolled, drawn or shuffled, for whom, and with which probabilities.

A game declares each kind of outcome once, as it declares its kinds of events:

    COUP = Die("coup", 6, place=CODE, seat=SEAT)
    FROM_HAND = Draw("hand", seat=SEAT)
    DECK = Shuffle("deck")

and its rules name it whenever chance decides: `s.roll(COUP, place, side)`. Outcomes can be forced,
so that a game follows one that was played elsewhere. In JSON a forced outcome is

    {"die": "coup:iran:ussr", "value": 5}
    {"draw": "hand:ussr", "card": "duck_and_cover"}
    {"shuffle": "deck", "top": ["nasser", "nato"]}

where the label may leave out arguments at its end: "coup" is any coup. Seats are called by the
game's own list of names, `Game.seat_names`, which never changes. Records of format 1 have bare
values, which fit every request of their family: for a die or a draw a number counted from 0, for a
shuffle a list of codes.
"""

import json
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, SupportsIndex, cast

from mypy_extensions import mypyc_attr

from detente.core.errors import InvalidInput
from detente.core.event_log import CODE, CODES, NUMBER, SEAT, EventKind
from detente.core.validation import plain

if TYPE_CHECKING:
    from detente.core.game import Game
    from detente.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class OutcomeKind(EventKind):
    """A kind of chance outcome: its name, and the names and types of what it is about.

    As a kind of event it has one argument more, the outcome itself.
    """

    __slots__ = ("arg_types", "family", "name", "value_key", "value_type")

    def __init__(
        self, family: str, name: str, value_key: str, value_type: str, types: dict[str, str]
    ) -> None:
        logged = CODES if family == "shuffle" and value_type == CODE else value_type
        super().__init__(f"{family}-{name}", **{**types, "outcome": logged})
        self.family = family
        """`die`, `draw` or `shuffle`."""
        self.name = name
        self.arg_types = tuple(types.values())
        self.value_key = value_key
        """What the value is called in JSON."""
        self.value_type = value_type
        """Of what type the value is; for a shuffle, each thing in the pile."""

    def label(self, game: "Game", args: tuple[int, ...]) -> str:
        """Name and arguments as text, such as `coup:iran:ussr`."""
        parts = [as_text(game, of, arg) for of, arg in zip(self.arg_types, args, strict=False)]
        return ":".join([self.name, *parts])

    def text(self, game: "Game", values: tuple[object, ...]) -> str:
        """The arguments and the outcome, as an event has them: `die coup:iran:ussr 5`."""
        *args, value = values
        listed = value if isinstance(value, list) else [value]
        label = self.label(game, cast("tuple[int, ...]", tuple(args)))
        shown = [as_text(game, self.value_type, one) for one in listed]
        return " ".join([self.family, label, *shown])


class Die(OutcomeKind):
    """A die; its value counts from 1."""

    __slots__ = ("faces",)

    def __init__(self, name: str, faces: int, /, **types: str) -> None:
        super().__init__("die", name, "value", NUMBER, types)
        self.faces = faces


class Draw(OutcomeKind):
    """One of several things, each equally likely: cards (by their codes), seats or numbers."""

    __slots__ = ()

    def __init__(self, name: str, of: str = CODE, /, **types: str) -> None:
        super().__init__("draw", name, {CODE: "card", SEAT: "seat"}.get(of, "number"), of, types)


class Shuffle(OutcomeKind):
    """The order of a pile."""

    __slots__ = ()

    def __init__(self, name: str, of: str = CODE, /, **types: str) -> None:
        super().__init__("shuffle", name, "top", of, types)


def outcome_kinds_in(module: ModuleType) -> dict[str, OutcomeKind]:
    """Message → kind, of all kinds of outcomes that a module declares; for `outcome_kinds`."""
    return {kind.message: kind for kind in vars(module).values() if isinstance(kind, OutcomeKind)}


class ForcedOutcome:
    """An outcome that is fixed beforehand for one kind of request, and for some or all of its args.

    The value of a die counts from 1, of a draw it is what is drawn, of a shuffle the cards that
    come to lie on top, topmost first.
    """

    __slots__ = ("args", "kind", "value")

    def __init__(self, kind: OutcomeKind, args: tuple[int, ...], value: int | list[int]) -> None:
        self.kind = kind
        self.args = args
        self.value = value

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ForcedOutcome):
            return NotImplemented
        same_request = self.kind is other.kind and self.args == other.args
        return same_request and self.value == other.value

    __hash__ = None  # type: ignore[assignment]  # its value may be a list

    def __repr__(self) -> str:
        return f"<{self.kind.message} {self.args} {self.value}>"


class OutcomeRequest:
    """What chance is asked for: the kind, what it is about, and what may come of it.

    `possible` are the faces of a die, the things that may be drawn (one that is there twice is
    twice as likely), or the cards of the pile that is shuffled.
    """

    __slots__ = ("args", "kind", "possible")

    def __init__(self, kind: OutcomeKind, args: tuple[int, ...], possible: list[int]) -> None:
        self.kind = kind
        self.args = args
        self.possible = possible

    def outcomes(self) -> list[tuple[int, float]] | None:
        """Each outcome with its probability; None for a shuffle, which can only be sampled."""
        if isinstance(self.kind, Shuffle):
            return None
        count = len(self.possible)
        return [
            (value, self.possible.count(value) / count) for value in dict.fromkeys(self.possible)
        ]

    def text(self, game: "Game") -> str:
        """What is asked for, and what may come of it: `die coup:iran:ussr 1-6`."""
        kind = self.kind
        start = f"{kind.family} {kind.label(game, self.args)}"
        if isinstance(kind, Die):
            return f"{start} 1-{kind.faces}"
        things = [as_text(game, kind.value_type, value) for value in self.possible]
        return f"{start} ({' '.join(things)})"

    def value_of(self, game: "Game", forced: object) -> int | list[int]:
        """The value of a forced outcome; InvalidInput if it does not fit, OutcomeNeeded for ASK."""
        if forced is ASK:
            raise OutcomeNeeded(self)
        if isinstance(forced, ForcedOutcome):
            same = forced.kind is self.kind and forced.args == self.args[: len(forced.args)]
            if same and self.allows(forced.value):
                return forced.value
            given = forced.kind.text(game, (*forced.args, forced.value))
            raise InvalidInput("outcome-differs", wanted=self.text(game), given=given)
        return self._bare_value(game, forced)

    def allows(self, value: object) -> bool:
        """Whether this may come of it; of a shuffle, whether these cards may come to lie on top."""
        if not isinstance(self.kind, Shuffle):
            return type(value) is int and value in self.possible
        rest = self.possible.copy()
        for card in value if isinstance(value, list) else [None]:
            if type(card) is not int or card not in rest:
                return False
            rest.remove(card)
        return True

    def _bare_value(self, game: "Game", bare: object) -> int | list[int]:
        """The value of a forced outcome without a label, as records of format 1 have it."""
        if isinstance(self.kind, Shuffle):
            if isinstance(bare, list) and self.allows(bare):
                return bare
            raise InvalidInput("bad-chance-order", outcome=repr(bare), wanted=self.text(game))
        if type(bare) is int and 0 <= bare < len(self.possible):
            return self.possible[bare]
        most = len(self.possible) - 1
        raise InvalidInput(
            "bad-chance-number", outcome=repr(bare), most=most, wanted=self.text(game)
        )


class OutcomeNeeded(Exception):
    """Chance was asked for an outcome that somebody outside must supply; see play_with_oracle."""

    def __init__(self, request: OutcomeRequest) -> None:
        super().__init__(request)
        self.request = request


class _Ask:
    """The end of the forced outcomes, where the next one has to be asked for."""


ASK: Final[object] = _Ask()


# --- the notation of forced outcomes --------------------------------------------------------------


def as_text(game: "Game", of: str, value: object) -> str:
    """A code, a seat or a number as the notation writes it; what is none of them, as Python does.

    The latter is for errors: what was given for an outcome may be anything.
    """
    names = {CODE: game.codes, SEAT: game.seat_names}.get(of, ())
    return names[value] if type(value) is int and 0 <= value < len(names) else str(value)


def format_outcome(game: "Game", outcome: object) -> object:
    """A forced outcome for JSON."""
    if isinstance(outcome, ForcedOutcome):
        kind, value = outcome.kind, outcome.value
        written: object
        if isinstance(value, list):
            written = [_for_json(game, kind.value_type, one) for one in value]
        else:
            written = _for_json(game, kind.value_type, value)
        return {kind.family: kind.label(game, outcome.args), kind.value_key: written}
    return [game.codes[card] for card in outcome] if isinstance(outcome, list) else outcome


def _for_json(game: "Game", of: str, value: int) -> object:
    return value if of == NUMBER else as_text(game, of, value)


def parse_outcome(game: "Game", written: Any) -> object:
    """The forced outcome that JSON has for one; InvalidInput says what is wrong."""
    if isinstance(written, list):
        return [game.parse_action(code) for code in written]
    if not isinstance(written, dict):
        return plain(written)  # a bare number; anything else is refused when it is used
    try:
        return _parse_labelled(game, written)
    except ValueError as error:
        raise InvalidInput(
            "bad-outcome",
            outcome=json.dumps(written, ensure_ascii=False, default=str),
            allowed=[f"{kind.family} {kind.name}" for kind in game.outcome_kinds.values()],
        ) from error


def _parse_labelled(game: "Game", written: dict[str, Any]) -> ForcedOutcome:
    """The same for an outcome with a label; ValueError if the game has none like it."""
    for kind in game.outcome_kinds.values():
        name, *parts = str(written.get(kind.family)).split(":")
        if name != kind.name or set(written) != {kind.family, kind.value_key}:
            continue
        if len(parts) > len(kind.arg_types):
            break
        args = [
            _parse(game, of, int(part) if of == NUMBER else part)
            for of, part in zip(kind.arg_types, parts, strict=False)
        ]
        value = written[kind.value_key]
        if not isinstance(kind, Shuffle):
            return ForcedOutcome(kind, tuple(args), _parse(game, kind.value_type, value))
        if isinstance(value, list):
            top = [_parse(game, kind.value_type, one) for one in value]
            return ForcedOutcome(kind, tuple(args), top)
    raise ValueError(written)


def _parse(game: "Game", of: str, written: object) -> int:
    if of == CODE:
        return game.parse_action(written)
    if of == SEAT and isinstance(written, str):
        return game.seat_names.index(written)
    number = plain(written)
    if of == NUMBER and type(number) is int:
        return number
    raise ValueError(written)


# --- playing with outcomes from outside -----------------------------------------------------------

Oracle = Callable[[OutcomeRequest, "State"], int | list[int]]
"""Supplies the value of an outcome (see ForcedOutcome), in the state in which it is asked for."""


def play_with_oracle(
    state: "State", seat: SupportsIndex, action: SupportsIndex, oracle: Oracle
) -> tuple["State", list[ForcedOutcome]]:
    """The state after an action with outcomes that an oracle supplies, and those outcomes.

    The state given stays as it is, and its own forced outcomes are not used. The action is tried on
    a clone; where that needs an outcome, the oracle is asked, and the action is tried again with
    it. With the outcomes returned as forced ones, the same action leads to the same state.
    """
    forced: list[ForcedOutcome] = []
    while True:
        trial = state.clone()
        trial.outcomes = [*forced, ASK]
        try:
            trial.apply_action(seat, action)
        except OutcomeNeeded as needed:
            request = needed.request
            forced.append(_supplied(request, oracle(request, trial)))
        else:
            trial.outcomes = []
            return trial, forced


def _supplied(request: OutcomeRequest, value: Any) -> ForcedOutcome:
    """What an oracle supplied, with plain integers; whether it fits, its use will show."""
    shuffled = isinstance(request.kind, Shuffle) and isinstance(value, Iterable)
    whole: Any = [plain(one) for one in value] if shuffled else plain(value)
    return ForcedOutcome(request.kind, request.args, whole)
