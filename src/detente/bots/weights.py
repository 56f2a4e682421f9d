"""The weights of a game's bot as data: a number for each named feature and phase of the game.

They lie in `bot/weights.yaml` of the game's package, written by `make fit GAME=…` together with
how they were found (docs/bots.md, "Weights"). A file of the same format can be given to
`detente.bots.make`, so bots with different weights can play each other in one process.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple, Protocol, runtime_checkable

import yaml

from detente.core.data import parse
from detente.core.state import State

FORMAT: Final = "detente weights"
VERSION: Final = 1
FILE: Final = "weights.yaml"
DECIMALS: Final = 4
"""How exact the numbers of a file are."""
_FIELDS: Final = {"format", "version", "game", "phases", "provenance", "weights"}


class BadWeights(ValueError):
    """A file of weights that cannot be used, and why."""


class Weights(NamedTuple):
    """Feature → its weights, one for each phase of the game; and how they were found."""

    game: str
    phases: tuple[str, ...]
    values: Mapping[str, tuple[float, ...]]
    provenance: Mapping[str, Any]

    def of_phase(self, phase: int) -> dict[str, float]:
        """Feature → its weight in one phase."""
        return {name: values[phase] for name, values in self.values.items()}

    def check(self, game: str, phases: tuple[str, ...], names: tuple[str, ...]) -> None:
        """Raise BadWeights unless these are the weights of a game's bot as it is now."""
        if self.game != game:
            raise BadWeights(f"these are weights of {self.game}, not of {game}")
        if self.phases != phases:
            raise BadWeights(f"phases are {', '.join(self.phases)}; wanted: {', '.join(phases)}")
        if missing := sorted(set(names) - set(self.values)):
            raise BadWeights(f"no weight for {', '.join(missing)}")
        if unknown := sorted(set(self.values) - set(names)):
            raise BadWeights(f"{', '.join(unknown)}: the bot has no such feature")


@runtime_checkable
class Fitted(Protocol):
    """A game's part `bot` whose weights are data, so that they can be fitted to games.

    It is made without arguments, with the weights of its package, or with others. What its features
    do not explain of its value belongs to guessed prices. One weight multiplies all of them, so
    that they keep their size beside the chance of winning when a fit changes what a point is worth.
    """

    weights: Weights
    unit: ClassVar[str]
    """The feature whose weight is always 1, such as a victory point; "" if there is none."""
    price: ClassVar[str]
    """The weight that multiplies guessed prices; "" if there are none."""
    spread: ClassVar[str]
    """The weight that says how many units make one in log odds; "" if it is not used."""

    def feature_names(self) -> tuple[str, ...]:
        """The features, in the order of `features`."""

    def phase(self, world: State) -> int:
        """The index of the phase of the game."""

    def features(self, world: State, seat: int, other: int) -> list[float]:
        """What speaks for a seat and against another one; the weighted sum is the log odds.

        With a unit, the sum is in units, and how many make one in log odds is found by the fit.
        """

    def margin(self, world: State, seat: int, other: int) -> float:
        """The same sum with the present weights, and what the prices add to it."""

    def teaches(self, state: State) -> bool:
        """Whether a finished game tells something about the value of its positions."""


def read_weights(path: Path) -> Weights:
    """The weights in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadWeights(f"{path} cannot be read: {error}") from error
    return parse_weights(text, str(path))


@cache
def package_weights(module: str) -> Weights:
    """The weights that come with a game, by the name of its package."""
    file = files(module).joinpath("bot", FILE)
    return parse_weights(file.read_text(encoding="utf-8"), f"{module}/bot/{FILE}")


def parse_weights(text: str, where: str) -> Weights:
    """The weights in a text; `where` it comes from is for the error."""
    try:
        data = parse(text)
    except yaml.YAMLError as error:
        raise BadWeights(f"{where} is no YAML: {error}") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadWeights(f"{where} is no file of weights: it lacks `format: {FORMAT}`")
    if data.get("version") != VERSION:
        raise BadWeights(f"{where} has version {data.get('version')}; this program reads {VERSION}")
    if wrong := sorted(_FIELDS ^ set(data)):
        raise BadWeights(f"{where} lacks or does not know the field {wrong[0]}")
    phases = data["phases"]
    if not isinstance(phases, list) or not phases or not all(isinstance(p, str) for p in phases):
        raise BadWeights(f"{where}: `phases` is not a list of names")
    rows = data["weights"]
    if not isinstance(rows, dict) or not isinstance(data["provenance"], dict):
        raise BadWeights(f"{where}: `weights` and `provenance` must be mappings")
    values = {}
    for name, row in rows.items():
        numbers = row if isinstance(row, list) else [row]
        if len(numbers) != len(phases) or not all(type(n) in (int, float) for n in numbers):
            raise BadWeights(f"{where}: {name} needs a number for each of {', '.join(phases)}")
        values[str(name)] = tuple(float(number) for number in numbers)
    return Weights(str(data["game"]), tuple(phases), values, data["provenance"])


def weights_text(weights: Weights, heading: str) -> str:
    """The weights as a file, below a comment; the same weights are always the same bytes."""
    lines = [f"# {line}".rstrip() for line in heading.splitlines()]
    lines += [f"format: {FORMAT}", f"version: {VERSION}", f"game: {weights.game}"]
    lines.append(f"phases: [{', '.join(weights.phases)}]")
    provenance = {"provenance": dict(weights.provenance)}
    dumped = yaml.safe_dump(provenance, sort_keys=False, allow_unicode=True, width=100)
    lines += dumped.splitlines()
    lines.append("weights:")
    for name, row in weights.values.items():
        lines.append(f"  {name}: [{', '.join(_written(number) for number in row)}]")
    return "\n".join(lines) + "\n"


def _written(number: float) -> str:
    """A number with four decimals at most, never in scientific notation."""
    text = f"{round(number, DECIMALS) + 0.0:.{DECIMALS}f}".rstrip("0")
    return f"{text}0" if text.endswith(".") else text
