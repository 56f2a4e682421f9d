"""Game: rules with their options set, and the way to start or load a state."""

from collections.abc import Container
from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex

from mypy_extensions import mypyc_attr

from detente.core import hooks
from detente.core.agenda import Step
from detente.core.errors import InvalidInput
from detente.core.event_log import EventKind
from detente.core.outcomes import OutcomeKind, format_outcome, parse_outcome
from detente.core.pickling import restore_game
from detente.core.position import load_position
from detente.core.rng import Rng, rng_from_seed
from detente.core.validation import plain, read_seed, whole_number

if TYPE_CHECKING:
    from detente.core.state import State

Setting = str | bool | int


class Option:
    """A rule that is set before play: its allowed values, its default, what it means."""

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
        meant = setting_text(plain(value))
        for allowed in self.allowed:
            if setting_text(allowed) == meant:
                return allowed
        raise InvalidInput(
            "bad-option-value",
            option=self.name,
            value=setting_text(value),
            allowed=[setting_text(a) for a in self.allowed],
        )


class Proposal:
    """A value of an option that is proposed to people who set up a game of a certain kind.

    It is proposed with some numbers of seats, and if each option in `given` has one of the values
    there. Defaults do not change: a front end shows the proposal, and the player may decline it.
    """

    __slots__ = ("given", "option", "seats", "value")

    def __init__(
        self,
        option: str,
        value: Setting,
        seats: tuple[int, ...],
        given: dict[str, tuple[Setting, ...]],
    ) -> None:
        self.option = option
        self.value = value
        self.seats = seats
        self.given = given


def setting_text(value: object) -> str:
    """An option's value as people write it."""
    return str(value).lower()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with its options set. Subclasses name their codes, seats, options and steps.

    Beside the options, `revision` may be given: the revision of the rules, the newest by default.
    """

    name: ClassVar[str] = ""
    codes: ClassVar[tuple[str, ...]] = ()
    """Every code of the game; the index is the integer action. Append only."""
    terms: ClassVar[tuple[str, ...]] = ()
    """What else `describe` knows: things on the table that are no move."""
    seat_names: ClassVar[tuple[str, ...]] = ()
    seat_counts: ClassVar[tuple[int, ...]] = ()
    end_rule: ClassVar[str] = ""
    """The rule that ends the game; refusals after the end cite it."""
    score_unit: ClassVar[int] = 1
    """How many units of a score make one point: 2 where half points are counted."""
    perfect_information: ClassVar[bool] = False
    """Whether nothing is ever hidden from a seat: no cards, no moves made at the same time."""
    option_values: ClassVar[dict[str, tuple[Setting, ...]]] = {}
    """Option name → allowed values, the first one being the default."""
    editions: ClassVar[dict[str, dict[str, Setting]]] = {}
    """What each value of the option `edition` sets the other options to."""
    option_seats: ClassVar[dict[str, tuple[int, ...]]] = {}
    """With how many seats an option applies (`name`) or can have a value (`name=value`).

    Whatever is not named here is for any number of seats; a default always is.
    """
    proposals: ClassVar[tuple[Proposal, ...]] = ()
    """What is proposed to people who set up a game, where that is not the default."""
    test_settings: ClassVar[tuple[dict[str, Setting], ...]] = ({},)
    """Settings with which, beside the editions, the game is tested (testing/variants.py)."""
    latest_revision: ClassVar[int] = 1
    """The newest revision of the rules: a correction that changes play adds one."""
    steps: ClassVar[dict[str, type[Step[Any]]]] = {}
    """Step name in dumped positions → class."""
    event_kinds: ClassVar[dict[str, EventKind]] = {}
    """Message → kind of event, of all that the game logs."""
    outcome_kinds: ClassVar[dict[str, OutcomeKind]] = {}
    """Message → kind of outcome, of every random outcome in the game."""

    def __init__(self, /, **settings: object) -> None:
        # mypyc 2.4 passes a subclass's `**given` to a keyword-only parameter as well, as a dict.
        self.revision = self._read_revision(settings.get("revision"))
        known = list(self.option_values)
        for name in settings:
            if name not in self.option_values and name != "revision":
                raise InvalidInput("unknown-option", game=self.name, option=name, allowed=known)
        defaults: dict[str, Setting] = {n: values[0] for n, values in self.option_values.items()}
        if self.editions:
            edition = self._option("edition", defaults["edition"]).read(
                settings.get("edition", defaults["edition"])
            )
            defaults.update(self.editions[str(edition)])
            defaults["edition"] = edition
        self.options = {name: self._option(name, defaults[name]) for name in known}
        self.settings: dict[str, Setting] = {
            name: self.options[name].read(settings.get(name, defaults[name])) for name in known
        }
        self.action_of = {code: action for action, code in enumerate(self.codes)}
        self.possible_seats: set[int] = set()

    def _read_revision(self, revision: object) -> int:
        if revision is None:
            return self.latest_revision
        number = whole_number("revision", revision)
        if not 1 <= number <= self.latest_revision:
            message = "newer-revision" if number > 1 else "bad-revision"
            latest = self.latest_revision
            raise InvalidInput(message, game=self.name, revision=number, latest=latest)
        return number

    def __repr__(self) -> str:
        """The name, with the options that are not at their default, as in OpenSpiel."""
        given = {name: o.default for name, o in self.options.items()}
        if self.editions:
            given["edition"] = self.option_values["edition"][0]
        shown = [f"{name}={v!r}" for name, v in self.settings.items() if v != given[name]]
        if self.revision != self.latest_revision:
            shown.append(f"revision={self.revision}")
        return f"{self.name}({', '.join(shown)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_game, (type(self), self.settings, self.revision)

    def _option(self, name: str, default: Setting) -> Option:
        return Option(self.name, name, self.option_values[name], default)

    @classmethod
    def option_applies(cls, option: str, seats: SupportsIndex) -> bool:
        """Whether an option changes anything with so many seats; where not, it is ignored."""
        count = seats if type(seats) is int else whole_number("seats", seats)
        return count in cls.option_seats.get(option, cls.seat_counts)

    @classmethod
    def option_values_for(cls, option: str, seats: SupportsIndex) -> list[Setting]:
        """The values an option can have with so many seats; none if it does not apply."""
        count = seats if type(seats) is int else whole_number("seats", seats)
        values = cls.option_values[option] if cls.option_applies(option, count) else ()
        return [value for value in values if count in cls._counts_for(option, value)]

    @classmethod
    def _counts_for(cls, option: str, value: Setting) -> tuple[int, ...]:
        """With how many seats an option can have a value."""
        return cls.option_seats.get(f"{option}={setting_text(value)}", cls.seat_counts)

    def invalid_settings(self, seats: SupportsIndex) -> list[str]:
        """The options that apply with so many seats, but cannot have the value they have."""
        return [
            option
            for option, value in self.settings.items()
            if self.option_applies(option, seats)
            and value not in self.option_values_for(option, seats)
        ]

    def proposed_settings(self, seats: SupportsIndex, chosen: Container[str]) -> dict[str, Setting]:
        """What is proposed with so many seats and these settings for options not yet chosen."""
        count = seats if type(seats) is int else whole_number("seats", seats)
        return {
            proposal.option: proposal.value
            for proposal in self.proposals
            if proposal.option not in chosen
            and count in proposal.seats
            and all(self.settings[name] in values for name, values in proposal.given.items())
        }

    def check_seats(self, seats: SupportsIndex) -> None:
        """Raise InvalidInput if so many cannot play the game, or not with these settings."""
        count = seats if type(seats) is int else whole_number("seats", seats)
        if count in self.possible_seats:
            return
        if count not in self.seat_counts:
            allowed = list(self.seat_counts)
            raise InvalidInput("bad-seat-count", game=self.name, seats=count, allowed=allowed)
        for option in self.invalid_settings(count):
            value = self.settings[option]
            raise InvalidInput(
                "bad-option-seats",
                option=option,
                value=setting_text(value),
                seats=count,
                allowed=list(self._counts_for(option, value)),
            )
        self.possible_seats.add(count)  # Simulations start many games.

    def describe(self, code: str) -> dict[str, Any]:
        """What the data files say about what a code or one of `terms` names; empty for a verb."""
        return {}

    def new_state(self, seats: int, rng: Rng) -> "State":
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
        seats: SupportsIndex | None = None,
        seed: SupportsIndex | str = 0,
        outcomes: list[Any] | None = None,
        keep_events: bool = True,
    ) -> "State":
        """The first position; everything after it is determined by the seed and the moves.

        `outcomes` are forced: they are used up before the random numbers of the seed. Without
        `keep_events` there is no event log, which is what simulations want.
        """
        count = self.seat_counts[0] if seats is None else whole_number("seats", seats)
        self.check_seats(count)
        stored_seed = read_seed(seed)
        state = self.empty_state(count, stored_seed)
        state.outcomes = [parse_outcome(self, outcome) for outcome in outcomes or []]
        state.keep_events = keep_events
        if keep_events:
            state.origin = {"seed": stored_seed}
            if outcomes:
                state.origin["outcomes"] = [format_outcome(self, one) for one in state.outcomes]
        state.set_up()
        state.push(self.first_step())
        state.proceed()
        return state

    def empty_state(self, seats: SupportsIndex, seed: SupportsIndex | str = 0) -> "State":
        """A state in which nothing has happened yet and nothing is set up."""
        state = self.new_state(whole_number("seats", seats), rng_from_seed(read_seed(seed)))
        state.reset()
        return state

    def load(self, data: Any) -> "State":
        """The state that `dump` wrote; InvalidInput says what is wrong with anything else."""
        return load_position(self, data)

    def parse_action(self, code: object) -> int:
        """The integer of a code; InvalidInput for anything else, also from a file."""
        action = self.action_of.get(code) if isinstance(code, str) else None
        if action is None:
            raise InvalidInput("unknown-code", game=self.name, code=str(code))
        return action

    def seat_name(self, seat: SupportsIndex) -> str:
        """The name of a seat in views, events and texts."""
        number = seat if type(seat) is int else whole_number("seat", seat)
        if not 0 <= number < len(self.seat_names):
            allowed = [str(n) for n in range(len(self.seat_names))]
            raise InvalidInput("bad-seat", seat=str(number), allowed=allowed)
        return self.seat_names[number]
