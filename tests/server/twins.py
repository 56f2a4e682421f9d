"""Two courses of a game that one observer cannot tell apart, though all that is hidden differs."""

import random
from collections.abc import Callable
from typing import Any, NamedTuple, cast

from detente.core.game import Game
from detente.core.view import prompt_of
from detente.games.cia_vs_kgb.rules.cards import NONE, STRUGGLE
from detente.games.cia_vs_kgb.rules.state import ColdWar

SEATS = 2
_AGENT = "prompt-choose-agent"
_PLACE = "prompt-place-next"


class Course(NamedTuple):
    """A game as far as it is played: the table's secret, forced outcomes, and the moves."""

    secret: str
    outcomes: list[Any]
    moves: list[tuple[int, str]]


End = Callable[[ColdWar, int | None], bool]


def one_has_chosen(s: ColdWar, observer: int | None) -> bool:
    """In a simultaneous decision somebody else has chosen, the observer not yet."""
    waits = observer is None or observer in s.to_act
    return s.round == 2 and bool(s.pending_actions) and len(s.to_act) == 1 and waits


def both_in_the_field(s: ColdWar, observer: int | None) -> bool:
    """Both agents are in the field, and the struggle has gone on for a while."""
    hidden = NONE not in s.field and s.face_up == 0 and s.spied == NONE
    return s.round == 2 and s.phase == STRUGGLE and s.struggle_actions >= 4 and hidden


def other_has_looked(s: ColdWar, observer: int | None) -> bool:
    """Somebody else alone has seen the top of a deck and put it in order."""
    others = [seat for seat in range(SEATS) if seat != observer]
    me = SEATS if observer is None else observer
    looked = any(len(s.groups.known(other)) > 1 for other in others)
    return looked and not s.groups.known(me) and s.decision().prompt != _PLACE


ENDS: dict[str, End] = {
    "one_has_chosen": one_has_chosen,
    "both_in_the_field": both_in_the_field,
    "other_has_looked": other_has_looked,
}


def twins(game: Game, observer: int | None, end: End) -> tuple[Course, Course]:
    """Two courses to such an end: other secrets, other decks, other hidden agents."""
    for seed in range(1000):
        secret = f"canary of {game.settings['edition']} {seed} {'a' * 40}"
        one = _played(game, secret, observer, end)
        two = one and _twin(game, one, observer)
        if one and two:
            return one, two
    raise AssertionError("no twins found")


def follow(game: Game, course: Course) -> list[ColdWar]:
    """All positions of a course."""
    state = game.start(SEATS, course.secret, outcomes=course.outcomes)
    positions = [cast(ColdWar, state.clone())]
    for seat, code in course.moves:
        state.play(seat, code)
        positions.append(cast(ColdWar, state.clone()))
    return positions


def _played(game: Game, secret: str, observer: int | None, end: End) -> Course | None:
    rng = random.Random(secret)
    state = cast(ColdWar, game.start(SEATS, secret))
    moves: list[tuple[int, str]] = []
    while not end(state, observer):
        if state.over or len(moves) > 60:
            return None
        seat = rng.choice(state.to_act)
        moves.append((seat, rng.choice(state.legal_moves(seat))))
        state.play(*moves[-1])
    return Course(secret, [], moves)


def _twin(game: Game, one: Course, observer: int | None) -> Course | None:
    """The same for this observer, with as much as possible of the rest drawn anew."""
    positions = follow(game, one)
    for extra in range(4):
        outcomes = _seen_outcomes(positions, extra)
        moves = _replayed(game, one, positions, outcomes, observer)
        if moves:
            return Course(_other(one.secret), outcomes, moves)
    return None


def _seen_outcomes(positions: list[ColdWar], extra: int) -> list[Any]:
    """What chance has shown so far: the cards that were drawn, and some more, from each shuffle."""
    codes = positions[0].game.codes
    first, last = positions[0], positions[-1]
    drawn = last.round + extra
    shuffles: list[list[int]] = [first.groups.cards]
    for after in positions[1:]:
        if "groups-shuffled" in [event["id"] for event in after.events(None, after.move_number)]:
            shuffles.append(after.groups.cards)
    orders = [[codes[card] for card in reversed(cards)] for cards in shuffles]
    taken = len(orders[-1]) - len(last.groups.cards) + extra
    objectives = [codes[card] for card in (first.objective, *reversed(first.objectives.cards))]
    balance = next(s.balance for s in positions if s.balance != NONE)
    orders[-1] = orders[-1][:taken]
    return [objectives[:drawn], orders[0], balance, *orders[1:]]


def _replayed(
    game: Game, one: Course, positions: list[ColdWar], outcomes: list[Any], observer: int | None
) -> list[tuple[int, str]] | None:
    """The same moves, but other hidden ones of the others; None if the observer would notice."""
    state = game.start(SEATS, _other(one.secret), outcomes=outcomes)
    last_pick = {
        seat: number
        for number, (seat, _) in enumerate(one.moves)
        if positions[number].round == positions[-1].round
        and prompt_of(positions[number].view(seat))["id"] == _AGENT
    }
    moves: list[tuple[int, str]] = []
    for number, (seat, code) in enumerate(one.moves):
        if _seen(positions[number], observer) != _seen(cast(ColdWar, state), observer):
            return None
        legal, before = state.legal_moves(seat), positions[number].legal_moves(seat)
        if seat != observer and (number == last_pick.get(seat) or code not in legal):
            code = legal[(before.index(code) + 1) % len(legal)]
        if code not in legal:
            return None
        state.play(seat, code)
        moves.append((seat, code))
    same = _seen(positions[-1], observer) == _seen(cast(ColdWar, state), observer)
    return moves if same else None


def _other(secret: str) -> str:
    return secret.replace("aaaa", "bbbb")


def _seen(state: ColdWar, observer: int | None) -> Any:
    return state.view(observer), state.events(observer)
