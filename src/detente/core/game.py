"""Game: the rules that are chosen before play, and the way to start or load a state."""

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from detente.core import hooks
from detente.core.agenda import Step, read_step
from detente.core.errors import BadInput, Broken
from detente.core.event_log import EventKind
from detente.core.rng import Chance, chance_from
from detente.core.validation import result

if TYPE_CHECKING:
    from detente.core.state import State

Setting = str | bool | int


class Option:
    """A rule that can be chosen before play: its allowed values, its default, what it means."""

    __slots__ = ("allowed", "default", "game", "name")

    def __init__(
        self, game: str, name: str, allowed: tuple[Setting, ...], default: Setting
    ) -> None:
        self.game = game
        self.name = name
        self.allowed = allowed
        self.default = default

    @property
    def meaning(self) -> str:
        """One line of English; other languages have the same message `option-<name>`."""
        return hooks.say(self.game, "option-" + self.name.replace("_", "-"))

    def read(self, value: object) -> Setting:
        """The allowed value that was meant; text such as "true" or "3" is understood."""
        for allowed in self.allowed:
            if setting_text(allowed) == setting_text(value):
                return allowed
        raise BadInput(
            "bad-option-value",
            option=self.name,
            value=setting_text(value),
            allowed=[setting_text(a) for a in self.allowed],
        )


def setting_text(value: object) -> str:
    """An option's value as people write it."""
    return str(value).lower()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with its options settled. Subclasses name their codes, seats, options and steps."""

    name: ClassVar[str] = ""
    codes: ClassVar[tuple[str, ...]] = ()
    """Every code of the game; the index is the integer action. Append only."""
    terms: ClassVar[tuple[str, ...]] = ()
    """What else `describe` knows: things on the table that nobody chooses."""
    seat_names: ClassVar[tuple[str, ...]] = ()
    seat_counts: ClassVar[tuple[int, ...]] = ()
    end_rule: ClassVar[str] = ""
    """The rule that ends the game; refusals after the end cite it."""
    point: ClassVar[int] = 1
    """How many units of a score make one point: 2 where half points are counted."""
    perfect_information: ClassVar[bool] = False
    """Whether nothing is ever hidden from a seat: no cards, no choices made at the same time."""
    switches: ClassVar[dict[str, tuple[Setting, ...]]] = {}
    """Option name → allowed values, the first one being the default."""
    editions: ClassVar[dict[str, dict[str, Setting]]] = {}
    """What each value of the option `edition` sets the other options to."""
    only_with: ClassVar[dict[str, tuple[int, ...]]] = {}
    """With how many seats an option matters (`name`) or can have a value (`name=value`).

    Whatever is not named here is for any number of seats; a default always is.
    """
    corners: ClassVar[tuple[dict[str, Setting], ...]] = ({},)
    """Options with which, beside the editions, the game is tested (testing/variants.py)."""
    steps: ClassVar[dict[str, type[Step[Any]]]] = {}
    """Step name in dumped positions → class."""
    kinds: ClassVar[dict[str, EventKind]] = {}
    """Message → kind of event, of all that the game tells or whispers."""

    def __init__(self, /, **chosen: object) -> None:
        known = list(self.switches)
        for name in chosen:
            if name not in self.switches:
                raise BadInput("unknown-option", game=self.name, option=name, allowed=known)
        defaults: dict[str, Setting] = {n: values[0] for n, values in self.switches.items()}
        if self.editions:
            edition = self._option("edition", defaults["edition"]).read(
                chosen.get("edition", defaults["edition"])
            )
            defaults.update(self.editions[str(edition)])
            defaults["edition"] = edition
        self.options = {name: self._option(name, defaults[name]) for name in known}
        self.settings: dict[str, Setting] = {
            name: self.options[name].read(chosen.get(name, defaults[name])) for name in known
        }
        self.action_of = {code: action for action, code in enumerate(self.codes)}

    def _option(self, name: str, default: Setting) -> Option:
        return Option(self.name, name, self.switches[name], default)

    @classmethod
    def matters(cls, option: str, seats: int) -> bool:
        """Whether an option changes anything with so many seats; where not, it is ignored."""
        return seats in cls.only_with.get(option, cls.seat_counts)

    @classmethod
    def offered(cls, option: str, seats: int) -> list[Setting]:
        """The values an option can have with so many seats; none if it does not matter."""
        values = cls.switches[option] if cls.matters(option, seats) else ()
        return [value for value in values if seats in cls._counts_for(option, value)]

    @classmethod
    def _counts_for(cls, option: str, value: Setting) -> tuple[int, ...]:
        """With how many seats an option can have a value."""
        return cls.only_with.get(f"{option}={setting_text(value)}", cls.seat_counts)

    def misfits(self, seats: int) -> list[str]:
        """The options that matter with so many seats, but cannot have the value they have."""
        return [
            option
            for option, value in self.settings.items()
            if self.matters(option, seats) and value not in self.offered(option, seats)
        ]

    def check_seats(self, seats: int) -> None:
        """Raise BadInput if so many cannot play the game, or not with these options."""
        if seats not in self.seat_counts:
            allowed = list(self.seat_counts)
            raise BadInput("bad-seat-count", game=self.name, seats=seats, allowed=allowed)
        for option in self.misfits(seats):
            value = self.settings[option]
            raise BadInput(
                "bad-option-seats",
                option=option,
                value=setting_text(value),
                seats=seats,
                allowed=list(self._counts_for(option, value)),
            )

    def describe(self, code: str) -> dict[str, Any]:
        """What the data files say about what a code or one of `terms` names; empty for a verb."""
        return {}

    def new_state(self, seats: int, chance: Chance) -> "State":
        """A state of this game whose fields are still to be filled in."""
        raise NotImplementedError

    def first_step(self) -> Step[Any]:
        """The step with which play begins."""
        raise NotImplementedError

    @property
    def num_actions(self) -> int:
        """How many integer actions there are."""
        return len(self.codes)

    def start(
        self,
        seats: int | None = None,
        seed: int | str = 0,
        chance: list[Any] | None = None,
        journal: bool = True,
    ) -> "State":
        """The first position; everything after it is determined by the seed and the choices.

        `chance` fixes outcomes that are used up before the seed's stream; without `journal`
        nothing of the past is kept, which is what simulations want.
        """
        count = self.seat_counts[0] if seats is None else seats
        self.check_seats(count)
        state = self.new_state(count, chance_from(seed))
        state.fresh()
        state.chance.forced = self.read_chance(chance or [])
        state.journal = journal
        if journal:
            state.origin = {"seed": seed}
            if chance:
                state.origin["chance"] = chance
        state.set_up()
        state.push(self.first_step())
        state.proceed()
        return state

    def load(self, data: Any) -> "State":
        """The state that `dump` wrote; BadInput says what is wrong with anything else."""
        self._check_header(data)
        try:
            seats = int(data["seats"])
            self.check_seats(seats)
            state = self.new_state(seats, chance_from(0))
            state.fresh()
            stream = [int(word) for word in data["stream"]]
            if len(stream) != 4 or not all(0 <= word < 1 << 32 for word in stream):
                raise ValueError("stream")
            state.chance.a, state.chance.b, state.chance.c, state.chance.counter = stream
            state.chance.forced = self.read_chance(data["chance"])
            state.choices = int(data["choices"])
            state.reveals = int(data["reveals"])
            state.result = result(data["result"], seats)
            state.agenda = [read_step(step, self.steps) for step in data["agenda"]]
            state.to_act = tuple([int(seat) for seat in data["to_act"]])
            state.answers = [int(answer) for answer in data["answers"]]
            state.load_board(data["board"])
            state.check()
            state.check_agenda()
        except (
            KeyError,
            TypeError,
            ValueError,
            IndexError,
            AttributeError,
            OverflowError,
            Broken,
        ) as error:
            what = f"{type(error).__name__}: {error}"
            raise BadInput("bad-position", game=self.name, what=what) from error
        state.journal = True
        state.origin = {"position": data}
        return state

    def _check_header(self, data: Any) -> None:
        if not isinstance(data, dict) or data.get("format") != "detente position":
            raise BadInput("not-a-position")
        if data.get("version") != 1:
            raise BadInput("newer-position", version=str(data.get("version")), known=1)
        if data.get("game") != self.name:
            raise BadInput("other-game", game=self.name, found=str(data.get("game")))
        if data.get("options") != self.settings:
            raise BadInput("other-options", found=str(data.get("options")), game=self.name)

    def read_chance(self, outcomes: list[Any]) -> list[object]:
        """Forced outcomes with card codes made integers."""
        return [
            [self.code_action(code) for code in outcome] if isinstance(outcome, list) else outcome
            for outcome in outcomes
        ]

    def write_chance(self, outcomes: list[object]) -> list[object]:
        """Forced outcomes with integers made card codes."""
        return [
            [self.codes[card] for card in outcome] if isinstance(outcome, list) else outcome
            for outcome in outcomes
        ]

    def code_action(self, code: object) -> int:
        """The integer of a code; BadInput for anything else, also from a file."""
        action = self.action_of.get(code) if isinstance(code, str) else None
        if action is None:
            raise BadInput("unknown-code", game=self.name, code=str(code))
        return action

    def seat_name(self, seat: int) -> str:
        """The name of a seat in views, events and texts."""
        return self.seat_names[seat]

    def check_seat(self, seats: int, seat: int) -> None:
        """Raise BadInput for a seat that is not at this table."""
        if not 0 <= seat < seats:
            raise BadInput("bad-seat", seat=str(seat), allowed=[str(n) for n in range(seats)])
