"""State: a position of a game, and what can be done with it.

Everything a game needs to go on is in here as plain data: nothing waits in a stack frame, a
generator or a closure. A game subclasses State with its own fields and fills in the methods marked
"for the game".
"""

# Over 400 lines: State is the interface that games, bots and front ends call.

from copy import deepcopy
from typing import Any, Final, SupportsIndex, cast

from mypy_extensions import mypyc_attr

from detente.core import hooks
from detente.core.agenda import Decision, Reason, Step
from detente.core.errors import IllegalMove, InvalidInput, InvariantError
from detente.core.event_log import (
    EVERYONE,
    MOVE,
    NOBODY,
    Entry,
    EventKind,
    dump_entries,
    last_move,
    load_entries,
    moves_in,
)
from detente.core.game import Game
from detente.core.outcomes import Die, Draw, OutcomeKind, OutcomeRequest, Shuffle
from detente.core.pickling import restore_state
from detente.core.position import copied_result, dump_position
from detente.core.record import Record, fingerprint
from detente.core.rng import Rng, rng_from_seed
from detente.core.validation import read_seed, whole_number
from detente.core.view import events_for, prompt_for, view_for
from detente.core.view_types import Event, Prompt, Result, View

_NONE_FORCED: Final[list[object]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: plain data, an agenda of steps still to happen, and a random number generator."""

    __slots__ = (
        "agenda",
        "event_log",
        "game",
        "keep_events",
        "legal",
        "legal_for",
        "move_number",
        "origin",
        "outcomes",
        "pending_actions",
        "result",
        "revelations",
        "rng",
        "seats",
        "to_act",
    )

    game: Game
    seats: int
    rng: Rng
    outcomes: list[object]
    agenda: list[Step[Any]]
    to_act: tuple[int, ...]
    pending_actions: list[int]
    move_number: int
    revelations: int
    result: Result | None
    legal: tuple[int, ...]
    legal_for: int
    keep_events: bool
    event_log: Entry | None
    origin: dict[str, Any] | None

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        """Set only what is given from outside; `reset`, `clone` or `load` fill in the rest."""
        self.game = game
        self.seats = seats
        self.rng = rng
        self.outcomes = _NONE_FORCED

    def reset(self) -> None:
        """Set the fields of State as they are before the first step."""
        self.agenda = []
        self.to_act = ()
        self.pending_actions = []
        self.move_number = 0
        self.revelations = 0
        self.result = None
        self.legal = ()
        self.legal_for = -1
        self.keep_events = False
        self.event_log = None
        self.origin = None

    # --- for the game -------------------------------------------------------------------------

    def set_up(self) -> None:
        """Set the game's own fields as they are before the first step."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy that behaves exactly the same."""
        raise NotImplementedError

    def board(self, seat: int | None) -> dict[str, Any]:
        """What this seat (None: a spectator) may know of the game's own fields."""
        raise NotImplementedError

    def resample_hidden(self, seat: int) -> None:
        """Replace everything the seat cannot know by a random draw from what is possible."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise InvariantError if an invariant of the game does not hold."""
        raise NotImplementedError

    def dump_board(self) -> dict[str, Any]:
        """The game's own fields for JSON, written with codes."""
        raise NotImplementedError

    def load_board(self, board: dict[str, Any]) -> None:
        """Read back what `dump_board` wrote."""
        raise NotImplementedError

    def seat_name(self, seat: SupportsIndex) -> str:
        """What the seat is called at this table, such as the side that was drawn for it."""
        return self.game.seat_name(self._seat(seat))

    def automa_scores(self) -> list[tuple[str, int]]:
        """The opponents that hold no seat, by code, each with its points; most games have none."""
        return []

    # --- for the rules ------------------------------------------------------------------------

    def push(self, step: Step[Any]) -> None:
        """Let this step happen next, before everything already on the agenda."""
        if self.result is None:
            self.agenda.append(step)

    def push_all(self, steps: list[Step[Any]]) -> None:
        """Let these steps happen next, in this order; after the end nothing happens any more."""
        if self.result is None:
            for index in range(len(steps) - 1, -1, -1):  # reversed() is slow when compiled
                self.agenda.append(steps[index])

    def roll(self, die: Die, *about: int) -> int:
        """The value of a die, counted from 1."""
        self.revelations += 1
        if self.outcomes:
            faces = list(range(1, die.faces + 1))
            value = cast(int, self._forced_value(OutcomeRequest(die, about, faces)))
        else:
            value = self.rng.uniform(die.faces) + 1
        if self.keep_events:
            self._log_outcome(die, about, value)
        return value

    def draw(self, kind: Draw, items: list[int], *about: int) -> int:
        """One of the items, each equally likely; the pile that it is drawn from stays whole."""
        self.revelations += 1
        if self.outcomes:
            value = cast(int, self._forced_value(OutcomeRequest(kind, about, items)))
        else:
            value = items[self.rng.uniform(len(items))]
        if self.keep_events:
            self._log_outcome(kind, about, value)
        return value

    def shuffle(self, kind: Shuffle, pile: list[int], *about: int) -> None:
        """Put a pile (top card last) in random order, under any cards forced to the top."""
        self.revelations += 1
        if self.outcomes:
            request = OutcomeRequest(kind, about, pile.copy())
            top = cast("list[int]", self._forced_value(request))
            for card in top:
                pile.remove(card)
            self.rng.shuffle(pile)
            pile.extend(reversed(top))
        else:
            self.rng.shuffle(pile)
        if self.keep_events:
            self._log_outcome(kind, about, pile[::-1])

    def _forced_value(self, request: OutcomeRequest) -> int | list[int]:
        """The value of the next forced outcome, which is used up even if it does not fit."""
        forced = self.outcomes[0]
        self.outcomes = self.outcomes[1:]  # which clones share
        return request.value_of(self.game, forced)

    def _log_outcome(self, kind: OutcomeKind, about: tuple[int, ...], value: object) -> None:
        """Add an outcome to the event log, where no seat sees it."""
        self.event_log = Entry(self.event_log, self.move_number, kind, NOBODY, (*about, value))

    def log_public(self, kind: EventKind, *values: object) -> None:
        """Add an event that everybody sees to the event log."""
        if self.keep_events:
            self.event_log = Entry(self.event_log, self.move_number, kind, EVERYONE, values)

    def log_private(self, seat: int, kind: EventKind, *values: object) -> None:
        """Add an event that one seat sees to the event log."""
        if self.keep_events:
            self.event_log = Entry(self.event_log, self.move_number, kind, 1 << seat, values)

    def finish(self, winners: list[int], scores: list[int], reason: str) -> None:
        """End the game."""
        self.agenda.clear()
        self.to_act = ()
        self.result = {"winners": winners, "scores": scores, "reason": reason}

    # --- moves --------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    def legal_actions(self, seat: SupportsIndex) -> tuple[int, ...]:
        """The legal actions of the seat, as integers; empty if it is not to act."""
        mover = seat if type(seat) is int else whole_number("seat", seat)
        if self.legal_for == mover >= 0:
            return self.legal
        if mover not in self.to_act:
            self._seat(mover)
            return ()
        self.legal = tuple(self.decision().legal_actions(self, mover))
        self.legal_for = mover
        return self.legal

    def apply_action(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        """Make a move that is given as an integer."""
        mover = seat if type(seat) is int else whole_number("seat", seat)
        chosen = action if type(action) is int else whole_number("action", action)
        legal = self.legal if self.legal_for == mover >= 0 else self.legal_actions(mover)
        if chosen not in legal:
            raise self.refusal(mover, chosen)
        self.legal_for = -1
        if self.keep_events:
            values = (mover, chosen, self.revelations, 1 if self.pending_actions else 0)
            self.event_log = Entry(self.event_log, self.move_number, MOVE, NOBODY, values)
        self.move_number += 1
        decision = self.decision()
        if not self.pending_actions:
            self.agenda.pop()
            decision.resolve(self, mover, chosen)
        else:
            self.pending_actions[mover] = chosen
            self.to_act = tuple([other for other in self.to_act if other != mover])
            if self.to_act:
                return
            actions = self.pending_actions
            self.pending_actions = []
            self.agenda.pop()
            decision.resolve_all(self, actions)
        self.proceed()

    def proceed(self) -> None:
        """Run steps until somebody must move or the game is over."""
        agenda = self.agenda
        while self.result is None:
            step = agenda[-1]
            if isinstance(step, Decision):
                self.to_act = step.seats(self)
                if step.auto_resolve and self._auto_resolved(step, self.to_act[0]):
                    continue
                if len(self.to_act) > 1:
                    self.pending_actions = [-1] * self.seats
                return
            agenda.pop()
            step.run(self)

    def _auto_resolved(self, decision: Decision[Any], seat: int) -> bool:
        """Resolve a decision that has at most one legal action; return whether it had."""
        actions = decision.legal_actions(self, seat)
        if len(actions) > 1:
            self.legal = tuple(actions)
            self.legal_for = seat
            return False
        self.agenda.pop()
        if actions:
            decision.resolve(self, seat, actions[0])
        return True

    def check_agenda(self) -> None:
        """Raise InvariantError unless the game is over or all of `to_act` must and can move."""
        if self.result is not None:
            return
        if not self.agenda or not isinstance(self.agenda[-1], Decision):
            raise InvariantError("while the game is on, something is asked")
        asked = self.decision().seats(self)
        waiting = tuple(
            [seat for seat in asked if not self.pending_actions or self.pending_actions[seat] < 0]
        )
        if not waiting or waiting != self.to_act or not 0 <= min(asked) <= max(asked) < self.seats:
            raise InvariantError("every seat that has not moved must move")
        if not all(self.legal_actions(seat) for seat in waiting):
            raise InvariantError("a seat that must move has a legal move")

    def decision(self) -> Decision[Any]:
        """The decision that is to be made now."""
        decision = self.agenda[-1]
        if not isinstance(decision, Decision):  # quicker than a cast; a position may be damaged
            raise TypeError("a seat must move, but no decision comes next")
        return decision

    def _seat(self, seat: SupportsIndex) -> int:
        """A seat from outside as an int; InvalidInput if it is none of this table."""
        number = seat if type(seat) is int else whole_number("seat", seat)
        if not 0 <= number < self.seats:
            allowed = [str(n) for n in range(self.seats)]
            raise InvalidInput("bad-seat", seat=str(number), allowed=allowed)
        return number

    def _action(self, action: SupportsIndex) -> int:
        """An action from outside as an int; InvalidInput if it is none of this game."""
        number = action if type(action) is int else whole_number("action", action)
        if not 0 <= number < len(self.game.codes):
            raise InvalidInput("bad-action", action=number, most=len(self.game.codes) - 1)
        return number

    def legal_moves(self, seat: SupportsIndex) -> list[str]:
        """The moves that the seat may play now, as codes; empty if it is not to act."""
        codes = self.game.codes
        return [codes[action] for action in self.legal_actions(seat)]

    def play(self, seat: SupportsIndex, move: str) -> None:
        """Make a move; raises IllegalMove, and changes nothing, if it is not allowed."""
        mover = self._seat(seat)
        action = self.game.action_of.get(move)
        if action is None:
            raise self.refused(mover, move, Reason(self.rule(), "refused-no-such-code"))
        self.apply_action(mover, action)

    def explain(self, seat: SupportsIndex, move: str) -> IllegalMove | None:
        """None if the seat may play this move now, else the error that `play` would raise."""
        mover = self._seat(seat)
        action = self.game.action_of.get(move)
        if action is None:
            return self.refused(mover, move, Reason(self.rule(), "refused-no-such-code"))
        if action in self.legal_actions(mover):
            return None
        return self.refusal(mover, action)

    def rule(self) -> str:
        """The rule of the decision that is to be made now, or the one that ended the game."""
        return self.decision().rule if self.agenda else self.game.end_rule

    def refusal(self, seat: SupportsIndex, action: SupportsIndex) -> IllegalMove:
        """Why this action is not allowed."""
        mover, chosen = self._seat(seat), self._action(action)
        return self.refused(mover, self.game.codes[chosen], self.forbids(mover, chosen))

    def forbids(self, seat: SupportsIndex, action: SupportsIndex) -> Reason:
        """The reason against an action that is not among the seat's legal moves."""
        mover, chosen = self._seat(seat), self._action(action)
        if self.result is not None:
            return Reason(self.game.end_rule, "refused-game-over")
        if mover not in self.to_act:
            return Reason(self.rule(), "refused-not-asked")
        reason = self.decision().forbids(self, mover, chosen)
        return reason or Reason(self.rule(), "refused-not-offered")

    def refused(self, seat: SupportsIndex, move: str, reason: Reason) -> IllegalMove:
        """The error to raise or return for a reason."""
        mover = self._seat(seat)
        prompt_args = self.decision().prompt_args(self, mover) if mover in self.to_act else {}
        args = {**prompt_args, "choice": move, "seat": self.seat_name(mover)}
        return IllegalMove(self.game.name, reason.rule, reason.message, move, args)

    # --- what a seat knows --------------------------------------------------------------------

    @property
    def seat_names(self) -> list[str]:
        """What the seats are called now."""
        return [self.seat_name(seat) for seat in range(self.seats)]

    def find_seat(self, name: str) -> int | None:
        """The seat that is called so now, or in the game's own list; None if there is none."""
        for names in (self.seat_names, list(self.game.seat_names[: self.seats])):
            if name in names:
                return names.index(name)
        return None

    def view(self, seat: SupportsIndex | None) -> View:
        """All that a seat (None: a spectator) may know, ready for JSON."""
        return view_for(self, None if seat is None else self._seat(seat))

    def prompt(self, seat: SupportsIndex | None) -> Prompt | None:
        """The decision to be made: in full for a seat that must move, in outline for the others."""
        return prompt_for(self, None if seat is None else self._seat(seat))

    def events(self, seat: SupportsIndex | None, since: SupportsIndex = 0) -> list[Event]:
        """What the seat saw happen, from the `since`-th move of the game on."""
        viewer = None if seat is None else self._seat(seat)
        return events_for(self, viewer, whole_number("since", since))

    def determinize(self, seat: SupportsIndex, seed: SupportsIndex | str) -> "State":
        """A full state drawn at random from those the seat cannot rule out.

        It depends on nothing but what the seat knows and the seed, its future random numbers
        included, and carries no event log. A determinization of a determinization is as good as
        one of the true state.
        """
        known_to = self._seat(seat)
        other = self.clone()
        other.keep_events = False
        other.event_log = None
        other.origin = None
        other.revelations = 0
        other.legal_for = -1
        other.outcomes = _NONE_FORCED
        other.rng = rng_from_seed(f"determinize {read_seed(seed)}")
        other.resample_hidden(known_to)
        for hidden in range(len(other.pending_actions)):
            if hidden != known_to and other.pending_actions[hidden] >= 0:
                other.pending_actions[hidden] = other._possible_action(hidden)
        return other

    def hypothetical(self) -> "State":
        """A copy on which to try what a move would lead to, for hints and previews.

        It keeps no event log, and has neither the forced outcomes nor the random numbers of this
        game: what is tried on it shows nothing of the outcomes to come.
        """
        other = self.clone()
        other.keep_events = False
        other.event_log = None
        other.outcomes = _NONE_FORCED
        other.rng = rng_from_seed("hypothetical")
        return other

    def _possible_action(self, seat: int) -> int:
        return self.rng.pick(self.decision().legal_actions(self, seat))

    # --- copies, positions, records -----------------------------------------------------------

    def copy_to(self, other: "State") -> None:
        """Copy the fields of State; for the `clone` of a game."""
        other.outcomes = self.outcomes
        other.agenda = self.agenda.copy()
        other.to_act = self.to_act
        other.pending_actions = (
            self.pending_actions.copy() if self.pending_actions else self.pending_actions
        )
        other.move_number = self.move_number
        other.revelations = self.revelations
        other.result = self.result
        other.legal = self.legal
        other.legal_for = self.legal_for
        other.keep_events = self.keep_events
        other.event_log = self.event_log
        other.origin = self.origin

    def dump(self) -> dict[str, Any]:
        """The whole position for JSON; `game.load` reads it back exactly."""
        return dump_position(self)

    def dump_event_log(self) -> dict[str, Any]:
        """What `dump` leaves out: how the position came about, secrets of all seats included."""
        return {"origin": self.origin, "entries": dump_entries(self.event_log)}

    def load_event_log(self, event_log: dict[str, Any]) -> None:
        """Give a loaded position back the event log that `dump_event_log` wrote."""
        self.event_log = load_entries(
            event_log["entries"], {**self.game.event_kinds, **self.game.outcome_kinds}
        )
        self.origin = event_log["origin"]

    @property
    def history(self) -> list[tuple[int, str]]:
        """The moves so far, each with the seat that made it; empty if no event log is kept."""
        codes = self.game.codes
        return [(seat, codes[action]) for seat, action in moves_in(self.event_log)]

    def record(self) -> Record:
        """Game, settings, origin and every move so far: enough to play it all again."""
        if self.origin is None:
            raise InvalidInput("no-record")
        return Record(
            game=self.game.name,
            settings=dict(self.game.settings),
            seats=self.seats,
            origin=self.origin,
            moves=self.history,
            revision=self.game.revision,
        )

    def can_undo(self, seat: SupportsIndex) -> bool:
        """Whether the last move was this seat's and has revealed nothing, as the end does."""
        mover = self._seat(seat)
        if self.result is not None:
            return False
        last = last_move(self.event_log)
        return last is not None and last.values[0] == mover and last.values[2] == self.revelations

    def undo(self, seat: SupportsIndex) -> "State | None":
        """The state before the seat's last move, if that can be taken back."""
        if not self.can_undo(seat):
            return None
        record = self.record()
        record.moves.pop()
        return record.replay(self.game)

    # --- as a value of Python -----------------------------------------------------------------

    @property
    def returns(self) -> list[float]:
        """The utility of the game to each seat, as in OpenSpiel: 0 while the game is on.

        The winners share 1 and all others share -1; if all have won, it is a draw, and each has 0.
        A seat that plays alone has 1 if it has won. If nobody has won, each seat has -1.
        """
        if self.result is None:
            return [0.0] * self.seats
        winners = self.result["winners"]
        others = self.seats - len(winners)
        if not winners:
            return [-1.0] * self.seats
        if not others:
            return [1.0 if self.seats == 1 else 0.0] * self.seats
        return [1 / len(winners) if s in winners else -1 / others for s in range(self.seats)]

    def key(self) -> str:
        """The position as a short text for dicts and sets: equal for equal states only.

        It is a SHA-256 hash of `dump()`, the same in every process, compiled or not.
        """
        return fingerprint(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self is other or self.dump() == other.dump()

    __hash__ = None  # type: ignore[assignment]  # a state changes; `key()` is for dicts and sets

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        other = self.clone()
        other.result = copied_result(self.result)
        other.origin = deepcopy(self.origin, memo)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_state, (self.game, self.dump(), self.dump_event_log(), self.keep_events)

    def __repr__(self) -> str:
        now = f"to_act={self.to_act}" if self.result is None else f"result={self.result}"
        return f"<{self.game!r} seats={self.seats} move_number={self.move_number} {now}>"

    def __str__(self) -> str:
        return hooks.board_text(self)
