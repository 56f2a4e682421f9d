"""Games played at random, with all hands known, unlike on a real table."""

import random
from typing import cast

import detente
from detente.console.referee import Question
from detente.core.outcomes import ForcedOutcome, OutcomeRequest, Shuffle
from detente.core.state import State
from detente.games.twilight_struggle.reconstruction.events import last_events
from detente.games.twilight_struggle.reconstruction.outcomes import make_move
from detente.games.twilight_struggle.reconstruction.trajectory import Trajectory
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import EARLY_WAR, SCORING, cards_in
from detente.games.twilight_struggle.rules.game import TwilightStruggle
from detente.games.twilight_struggle.rules.sides import SIDES, US
from detente.games.twilight_struggle.rules.state import ColdWar


class RandomOracle:
    """Supplies random outcomes."""

    def __init__(self, stream: random.Random) -> None:
        self.stream = stream

    def __call__(self, request: OutcomeRequest, trial: State) -> int | list[int]:
        """A die, a card of a hand, or a shuffle."""
        if isinstance(request.kind, Shuffle):
            return self.order(request.possible)
        return request.possible[self.stream.randrange(len(request.possible))]

    def order(self, pile: list[int]) -> list[int]:
        """A shuffle."""
        return self.stream.sample(pile, len(pile))


def played_game(seed: str, most: int = 2_000, **settings: object) -> Trajectory:
    """A random game of at most so many moves; people at a real table would have seen less."""
    rules = cast(TwilightStruggle, detente.game("twilight_struggle", **settings))
    oracle = RandomOracle(random.Random(seed))
    pile = cards_in(rules.cards & EARLY_WAR)
    game = Trajectory(rules, oracle.order(pile))
    while not game.state.over and len(game.moves) < most:
        seat = game.state.to_act[0]
        action = _sensible(game.state, seat, oracle.stream)
        state, move = make_move(game.state, seat, action, oracle)
        game.add(move, state)
    return game


def _sensible(state: ColdWar, seat: int, stream: random.Random) -> int:
    """A random action; one that loses at once only if there is no other, so games are long."""
    actions = list(state.legal_actions(seat))
    stream.shuffle(actions)
    decision = state.decision()
    return next((a for a in actions if not decision.hint(state, seat, a).get("loses")), actions[0])


def late_cards(game: Trajectory, number: int, side: int) -> list[int]:
    """The scoring cards of a side that a move sent to the discard pile by ending the turn."""
    gone: list[int] = []
    events = last_events(game.states[number + 1])
    ends = [index for index, e in enumerate(events) if e.kind is log.MILITARY_CHECKED]
    for event in reversed(events[: ends[0]]):
        if event.kind is not log.DISCARDED_FROM_HAND:
            break
        by, card = cast("tuple[int, int]", event.values)
        if by == side and SCORING >> card & 1:
            gone.append(card)
    return gone


class KnownAnswers:
    """The answers that people give a referee about a game that has been played."""

    def __init__(self, game: Trajectory) -> None:
        self.game = game
        self.outcomes: list[ForcedOutcome] = []

    def start_move(self, number: int) -> None:
        """The next answers are about this move."""
        outcomes = self.game.moves[number].outcomes
        self.number = number
        self.outcomes = [one for one in outcomes if not isinstance(one.kind, Shuffle)]

    def __call__(self, question: Question) -> list[int]:
        """The answer to a question about that move."""
        side = SIDES.index(dict(question.args).get("side", SIDES[US]))
        match question.message:
            case "referee-scoring":
                return self.scoring_cards()
            case "referee-late":
                return late_cards(self.game, self.number, side)
            case "referee-last":
                return [self.last_card()]
        outcome = self.outcomes.pop(0)
        assert question.message == f"request-{outcome.kind.message}"
        told = [value for _, value in question.args]
        assert outcome.kind.label(self.game.rules, outcome.args) == ":".join(
            [outcome.kind.name, *told]
        )
        return [cast(int, outcome.value)]

    def scoring_cards(self) -> list[int]:
        """The cards shown in that move."""
        events = last_events(self.game.states[self.number + 1])
        seen = [e.values for e in events if e.kind is log.CARD_SHOWN]
        return [cast(int, card) for side, card in seen if side == US]

    def last_card(self) -> int:
        """The card that Aldrich Ames discarded in that move, or put last in his line."""
        for event in last_events(self.game.states[self.number + 1]):
            if event.kind is log.ORDER_FIXED:
                return cast("list[int]", event.values[0])[-1]
            if event.kind is log.DISCARDED_FROM_HAND:
                return cast(int, event.values[1])
        raise AssertionError


PUBLIC = (
    *("turn", "phase", "round", "phasing", "influence", "vp", "defcon", "military", "space"),
    *("space_used", "china", "china_up", "in_play", "discard", "removed", "effects", "result"),
)


def public(state: ColdWar) -> dict[str, object]:
    """All that lies open on a real table."""
    return {name: getattr(state, name) for name in PUBLIC}
