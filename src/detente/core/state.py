"""State: a position of a game, and what can be done with it.

Everything a game needs to go on is in here as plain data: nothing waits in a stack frame, a
generator or a closure. A game subclasses State with its own fields and fills in the methods marked
"for the game".
"""

from typing import Any, cast

from mypy_extensions import mypyc_attr

from detente.core.agenda import Decision, Reason, Step, write_step
from detente.core.errors import BadInput, Broken, Refused
from detente.core.event_log import (
    CHOICE,
    CODE,
    CODES,
    EVERYONE,
    NOBODY,
    SEAT,
    Entry,
    EventKind,
    entries,
)
from detente.core.game import Game
from detente.core.record import Record
from detente.core.rng import Chance, chance_from
from detente.core.view import Event, Prompt, PromptOption, Result, View


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: plain data, an agenda of steps still to happen, and a stream of chance."""

    __slots__ = (
        "agenda",
        "answers",
        "chance",
        "choices",
        "game",
        "journal",
        "legal",
        "legal_for",
        "origin",
        "past",
        "result",
        "reveals",
        "seats",
        "to_act",
    )

    game: Game
    seats: int
    chance: Chance
    agenda: list[Step[Any]]
    to_act: tuple[int, ...]
    answers: list[int]
    choices: int
    reveals: int
    result: Result | None
    legal: tuple[int, ...]
    legal_for: int
    journal: bool
    past: Entry | None
    origin: dict[str, Any] | None

    def __init__(self, game: Game, seats: int, chance: Chance) -> None:
        """Only what is known from outside; `fresh`, `clone` or `load` fill in the rest."""
        self.game = game
        self.seats = seats
        self.chance = chance

    def fresh(self) -> None:
        """Before the first choice: nothing has happened, nothing is asked."""
        self.agenda = []
        self.to_act = ()
        self.answers = []
        self.choices = 0
        self.reveals = 0
        self.result = None
        self.legal = ()
        self.legal_for = -1
        self.journal = False
        self.past = None
        self.origin = None

    # --- for the game -------------------------------------------------------------------------

    def set_up(self) -> None:
        """Lay out the table before the first step."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy that behaves exactly the same."""
        raise NotImplementedError

    def board(self, seat: int | None) -> dict[str, Any]:
        """What this seat (None: a spectator) may know, named field by field."""
        raise NotImplementedError

    def redraw(self, seat: int) -> None:
        """Replace everything the seat cannot know by a random draw from what is possible."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise Broken if an invariant of the game does not hold."""
        raise NotImplementedError

    def dump_board(self) -> dict[str, Any]:
        """The game's own fields for JSON, written with codes."""
        raise NotImplementedError

    def load_board(self, board: dict[str, Any]) -> None:
        """Read back what `dump_board` wrote."""
        raise NotImplementedError

    def seat_name(self, seat: int) -> str:
        """What the seat is called at this table, such as the side that was drawn for it."""
        return self.game.seat_name(seat)

    # --- for the rules ------------------------------------------------------------------------

    def push(self, step: Step[Any]) -> None:
        """Let this step happen next, before everything already on the agenda."""
        if self.result is None:
            self.agenda.append(step)

    def push_all(self, steps: list[Step[Any]]) -> None:
        """Let these steps happen next, in this order; after the end nothing happens any more."""
        if self.result is None:
            self.agenda.extend(reversed(steps))

    def roll(self, n: int) -> int:
        """A chance outcome from 0 to n - 1."""
        self.reveals += 1
        return self.chance.below(n)

    def shuffle(self, pile: list[int]) -> None:
        """Put a pile (top card last) in random order."""
        self.reveals += 1
        self.chance.shuffle(pile)

    def tell(self, kind: EventKind, *values: object) -> None:
        """Write into everyone's log."""
        if self.journal:
            self.past = Entry(self.past, self.choices, kind, EVERYONE, values)

    def whisper(self, seat: int, kind: EventKind, *values: object) -> None:
        """Write into one seat's log only."""
        if self.journal:
            self.past = Entry(self.past, self.choices, kind, 1 << seat, values)

    def finish(self, winners: list[int], scores: list[int], reason: str) -> None:
        """End the game."""
        self.agenda.clear()
        self.to_act = ()
        self.result = {"winners": winners, "scores": scores, "reason": reason}

    # --- choosing -----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    def actions(self, seat: int) -> tuple[int, ...]:
        """The integer actions the seat may choose from now; empty if it is not asked."""
        if self.legal_for == seat >= 0:
            return self.legal
        if seat not in self.to_act:
            self.game.check_seat(self.seats, seat)
            return ()
        self.legal = tuple(self.decision().legal(self, seat))
        self.legal_for = seat
        return self.legal

    def act(self, seat: int, action: int) -> None:
        """Apply one choice given as an integer."""
        legal = self.legal if self.legal_for == seat >= 0 else self.actions(seat)
        if action not in legal:
            raise self.refusal(seat, action)
        self.legal_for = -1
        if self.journal:
            self.past = Entry(self.past, self.choices, CHOICE, NOBODY, (seat, action, self.reveals))
        self.choices += 1
        decision = self.decision()
        if not self.answers:
            self.agenda.pop()
            decision.chosen(self, seat, action)
        else:
            self.answers[seat] = action
            self.to_act = tuple([other for other in self.to_act if other != seat])
            if self.to_act:
                return
            answers = self.answers
            self.answers = []
            self.agenda.pop()
            decision.all_chosen(self, answers)
        self.proceed()

    def proceed(self) -> None:
        """Run steps until somebody must choose or the game is over."""
        agenda = self.agenda
        while self.result is None:
            step = agenda[-1]
            if isinstance(step, Decision):
                self.to_act = step.seats(self)
                if step.automatic and self._settled(step, self.to_act[0]):
                    continue
                if len(self.to_act) > 1:
                    self.answers = [-1] * self.seats
                return
            agenda.pop()
            step.run(self)

    def _settled(self, decision: Decision[Any], seat: int) -> bool:
        """Settle an automatic decision unless there is really something to choose."""
        options = self.actions(seat)
        if len(options) > 1:
            return False
        self.legal_for = -1
        self.agenda.pop()
        if options:
            decision.chosen(self, seat, options[0])
        return True

    def check_agenda(self) -> None:
        """Raise Broken unless the game is over or everyone in `to_act` must and can choose."""
        if self.result is not None:
            return
        if not self.agenda or not isinstance(self.agenda[-1], Decision):
            raise Broken("while the game is on, something is asked")
        asked = self.decision().seats(self)
        waiting = tuple([seat for seat in asked if not self.answers or self.answers[seat] < 0])
        if not waiting or waiting != self.to_act or not 0 <= min(asked) <= max(asked) < self.seats:
            raise Broken("whoever has not answered must choose")
        if not all(self.actions(seat) for seat in waiting):
            raise Broken("whoever must choose has an option")

    def decision(self) -> Decision[Any]:
        """The decision that is being asked now."""
        return cast("Decision[Any]", self.agenda[-1])

    def options(self, seat: int) -> list[str]:
        """The codes the seat may choose from now; empty if it is not asked."""
        codes = self.game.codes
        return [codes[action] for action in self.actions(seat)]

    def choose(self, seat: int, code: str) -> None:
        """Apply one choice; raises Refused, and changes nothing, if it is not allowed."""
        self.game.check_seat(self.seats, seat)
        action = self.game.action_of.get(code)
        if action is None:
            raise self.refused(seat, code, Reason(self.rule(), "refused-no-such-code"))
        self.act(seat, action)

    def explain(self, seat: int, code: str) -> Refused | None:
        """None if the seat may choose this code now, else the refusal that `choose` would raise."""
        self.game.check_seat(self.seats, seat)
        action = self.game.action_of.get(code)
        if action is None:
            return self.refused(seat, code, Reason(self.rule(), "refused-no-such-code"))
        if action in self.actions(seat):
            return None
        return self.refusal(seat, action)

    def rule(self) -> str:
        """The rule under which the game now waits, or has ended."""
        return self.decision().rule if self.agenda else self.game.end_rule

    def refusal(self, seat: int, action: int) -> Refused:
        """Why this action is not allowed."""
        if not 0 <= action < len(self.game.codes):
            raise BadInput("bad-action", action=action, most=len(self.game.codes) - 1)
        return self.refused(seat, self.game.codes[action], self.forbids(seat, action))

    def forbids(self, seat: int, action: int) -> Reason:
        """The reason against an action that is not among the seat's options."""
        if self.result is not None:
            return Reason(self.game.end_rule, "refused-game-over")
        if seat not in self.to_act:
            return Reason(self.rule(), "refused-not-asked")
        reason = self.decision().forbids(self, seat, action)
        return reason or Reason(self.rule(), "refused-not-offered")

    def refused(self, seat: int, code: str, reason: Reason) -> Refused:
        """The refusal to raise or return for a reason."""
        facts = self.decision().facts(self, seat) if seat in self.to_act else {}
        args = {**facts, "choice": code, "seat": self.seat_name(seat)}
        return Refused(self.game.name, reason.rule, reason.message, code, args)

    # --- knowing ------------------------------------------------------------------------------

    @property
    def seat_names(self) -> list[str]:
        """What the seats are called now."""
        return [self.seat_name(seat) for seat in range(self.seats)]

    def seat_called(self, name: str) -> int | None:
        """The seat that is called so now, or in the game's own list; None if there is none."""
        for names in (self.seat_names, list(self.game.seat_names[: self.seats])):
            if name in names:
                return names.index(name)
        return None

    def view(self, seat: int | None) -> View:
        """All that a seat (None: a spectator) may know, ready for JSON."""
        if seat is not None:
            self.game.check_seat(self.seats, seat)
        return {
            "game": self.game.name,
            "options": dict(self.game.settings),
            "seats": self.seat_names,
            "seat": None if seat is None else self.seat_name(seat),
            "choices": self.choices,
            "to_act": [self.seat_name(other) for other in self.to_act],
            "prompt": self.prompt(seat),
            "answer": self.answer(seat),
            "over": self.over,
            "result": self.result,
            "point": self.game.point,
            "board": self.board(seat),
        }

    def prompt(self, seat: int | None) -> Prompt | None:
        """What is being asked: in full for a seat that must choose, in outline for the others."""
        if not self.to_act:
            return None
        decision = self.decision()
        if seat is None or seat not in self.to_act:
            if not decision.public:
                return {"id": "prompt-waiting", "rule": "", "args": {}, "options": []}
            return {"id": decision.prompt, "rule": decision.rule, "args": {}, "options": []}
        return {
            "id": decision.prompt,
            "rule": decision.rule,
            "args": decision.facts(self, seat),
            "options": [self._option(decision, seat, action) for action in self.actions(seat)],
        }

    def _option(self, decision: Decision[Any], seat: int, action: int) -> PromptOption:
        option: PromptOption = {
            "code": self.game.codes[action],
            "id": decision.label(self, seat, action),
        }
        hint = decision.hint(self, seat, action)
        if hint:
            option["hint"] = hint
        return option

    def answer(self, seat: int | None) -> str | None:
        """What a seat has chosen while others still have to, which nobody else may know."""
        if seat is None or not self.answers or self.answers[seat] < 0:
            return None
        return self.game.codes[self.answers[seat]]

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What the seat saw happen, from the `since`-th choice of the game on."""
        seen = EVERYONE if seat is None else 1 << seat
        return [
            {"number": e.number, "id": e.kind.message, "args": self._event_args(e)}
            for e in entries(self.past, since)
            if e.audience == EVERYONE or (seat is not None and e.audience & seen)
        ]

    def _event_args(self, entry: Entry) -> dict[str, Any]:
        args: dict[str, Any] = {}
        for name, kind, value in zip(entry.kind.names, entry.kind.types, entry.values, strict=True):
            if kind == SEAT:
                args[name] = self.seat_name(cast(int, value))
            elif kind == CODE:
                args[name] = self.game.codes[cast(int, value)]
            elif kind == CODES:
                args[name] = [self.game.codes[code] for code in cast("list[int]", value)]
            else:
                args[name] = value
        return args

    def imagine(self, seat: int, seed: int | str) -> "State":
        """A full state drawn at random from those the seat cannot rule out.

        It depends on nothing but what the seat knows and the seed, its future chance included, and
        carries no past. Imagining again from an imagined state is as good as from the true one.
        """
        self.game.check_seat(self.seats, seat)
        other = self.clone()
        other.journal = False
        other.past = None
        other.origin = None
        other.reveals = 0
        other.legal_for = -1
        other.chance = chance_from(f"imagine {seed}")
        other.redraw(seat)
        for hidden in range(len(other.answers)):
            if hidden != seat and other.answers[hidden] >= 0:
                other.answers[hidden] = other._possible_answer(hidden)
        return other

    def _possible_answer(self, seat: int) -> int:
        return self.chance.pick(self.decision().legal(self, seat))

    # --- keeping ------------------------------------------------------------------------------

    def copy_to(self, other: "State") -> None:
        """Copy the fields of State; for the `clone` of a game."""
        other.agenda = self.agenda.copy()
        other.to_act = self.to_act
        other.answers = self.answers.copy() if self.answers else self.answers
        other.choices = self.choices
        other.reveals = self.reveals
        other.result = self.result
        other.legal = self.legal
        other.legal_for = self.legal_for
        other.journal = self.journal
        other.past = self.past
        other.origin = self.origin

    def dump(self) -> dict[str, Any]:
        """The whole position for JSON; `game.load` reads it back exactly."""
        chance = self.chance
        return {
            "format": "detente position",
            "version": 1,
            "game": self.game.name,
            "options": dict(self.game.settings),
            "seats": self.seats,
            "choices": self.choices,
            "reveals": self.reveals,
            "result": self.result,
            "agenda": [write_step(step) for step in self.agenda],
            "to_act": list(self.to_act),
            "answers": list(self.answers),
            "stream": [chance.a, chance.b, chance.c, chance.counter],
            "chance": self.game.write_chance(chance.forced),
            "board": self.dump_board(),
        }

    def dump_past(self) -> dict[str, Any]:
        """What `dump` leaves out: how the position came about, secrets of all seats included."""
        return {
            "origin": self.origin,
            "entries": [
                [entry.number, entry.kind.message, entry.audience, list(entry.values)]
                for entry in entries(self.past)
            ],
        }

    def recall(self, past: dict[str, Any]) -> None:
        """Give a loaded position back the past that `dump_past` wrote."""
        kinds = {CHOICE.message: CHOICE, **self.game.kinds}
        self.origin = past["origin"]
        self.past = None
        for number, message, audience, values in past["entries"]:
            self.past = Entry(self.past, number, kinds[message], audience, tuple(values))

    def record(self) -> Record:
        """Game, options, origin and every choice so far: enough to play it all again."""
        if self.origin is None:
            raise BadInput("no-record")
        choices: list[tuple[int, str]] = []
        for entry in entries(self.past):
            if entry.kind is CHOICE:
                seat = cast(int, entry.values[0])
                choices.append((seat, self.game.codes[cast(int, entry.values[1])]))
        return Record(
            game=self.game.name,
            options=dict(self.game.settings),
            seats=self.seats,
            origin=self.origin,
            choices=choices,
        )

    def can_undo(self, seat: int) -> bool:
        """Whether the last choice was this seat's and has revealed nothing, as the end does."""
        if self.result is not None:
            return False
        last = self.past
        while last is not None and last.kind is not CHOICE:
            last = last.previous
        return last is not None and last.values[0] == seat and last.values[2] == self.reveals

    def undo(self, seat: int) -> "State | None":
        """The state before the seat's last choice, if that can be taken back."""
        if not self.can_undo(seat):
            return None
        record = self.record()
        record.choices.pop()
        return record.replay(self.game)
