"""Dice race: run as far as the die says, or dig for a token; who is first at the end, wins."""

from typing import Any, ClassVar

from detente import Game, InvariantError, State
from detente.core.agenda import Reason, SeatDecision, Step, by_name
from detente.core.event_log import CODE, NUMBER, SEAT, EventKind
from detente.core.outcomes import Die, Draw, OutcomeKind
from detente.core.rng import Rng

CODES = ("token_1", "token_2", "token_3", "run", "dig")
TOKENS, RUN, DIG = 3, 3, 4
END = 12

RAN = EventKind("ran", seat=SEAT, die=NUMBER)
DUG = EventKind("dug", seat=SEAT, token=CODE)

RUN_DIE = Die("run", 8, seat=SEAT)
FROM_BAG = Draw("bag")


class Race(State):
    def set_up(self) -> None:
        self.steps = [0] * self.seats
        self.bag = list(range(TOKENS))

    def clone(self) -> "Race":
        other = type(self)(self.game, self.seats, self.rng.clone())
        self.copy_to(other)
        other.steps = self.steps.copy()
        other.bag = self.bag.copy()
        return other

    def board(self, seat: int | None) -> dict[str, Any]:
        return {"steps": list(self.steps), "bag": [CODES[token] for token in self.bag]}

    def resample_hidden(self, seat: int) -> None:
        pass

    def check(self) -> None:
        if not set(self.bag) <= set(range(TOKENS)):
            raise InvariantError("the bag holds tokens")

    def dump_board(self) -> dict[str, Any]:
        return {"steps": list(self.steps), "bag": list(self.bag)}

    def load_board(self, board: dict[str, Any]) -> None:
        self.steps = [int(steps) for steps in board["steps"]]
        self.bag = [int(token) for token in board["bag"]]


class Advance(SeatDecision[Race]):
    rule: ClassVar[str] = "RACE-1"
    prompt: ClassVar[str] = "prompt-advance"

    def candidates(self, s: Race, seat: int) -> list[int]:
        return [RUN, DIG]

    def forbids(self, s: Race, seat: int, action: int) -> Reason | None:
        if action not in (RUN, DIG):
            return Reason("RACE-1", "refused-run-or-dig")
        return None if action == RUN or s.bag else Reason("RACE-2", "refused-empty-bag")

    def resolve(self, s: Race, seat: int, action: int) -> None:
        if action == RUN:
            steps = s.roll(RUN_DIE, seat)
            s.log_public(RAN, seat, steps)
        else:
            token = s.draw(FROM_BAG, s.bag)
            s.bag.remove(token)
            steps = token + 1
            s.log_public(DUG, seat, token)
        s.steps[seat] += steps
        if s.steps[seat] >= END:
            s.finish([seat], list(s.steps), "first_at_the_end")
        s.push(Advance((seat + 1) % s.seats))


class DiceRace(Game):
    name: ClassVar[str] = "dice_race"
    codes: ClassVar[tuple[str, ...]] = CODES
    seat_names: ClassVar[tuple[str, ...]] = ("red", "blue", "green")
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3)
    end_rule: ClassVar[str] = "RACE-3"
    perfect_information: ClassVar[bool] = True
    steps: ClassVar[dict[str, type[Step[Any]]]] = by_name(Advance)
    outcome_kinds: ClassVar[dict[str, OutcomeKind]] = {
        kind.message: kind for kind in (RUN_DIE, FROM_BAG)
    }
    event_kinds: ClassVar[dict[str, EventKind]] = {kind.message: kind for kind in (RAN, DUG)}

    def new_state(self, seats: int, rng: Rng) -> Race:
        return Race(self, seats, rng)

    def first_step(self) -> Step[Any]:
        return Advance(0)
