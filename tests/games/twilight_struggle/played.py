"""Games played at random, with everything known that a real table would keep hidden."""

import random
from typing import cast

import detente
from detente.games.twilight_struggle.reconstruction.trajectory import (
    Order,
    Path,
    Pick,
    act,
    drawn_from,
    news,
)
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import EARLY_WAR, SCORING, cards_in
from detente.games.twilight_struggle.rules.game import TwilightStruggle
from detente.games.twilight_struggle.rules.sides import US
from detente.games.twilight_struggle.rules.state import ColdWar


class Fortune:
    """Tells the engine random outcomes."""

    def __init__(self, stream: random.Random) -> None:
        self.stream = stream

    def number(self, trial: ColdWar, count: int) -> int | Pick:
        """A die, or a card of a hand."""
        number = self.stream.randrange(count)
        side = drawn_from(trial, count)
        return number if side is None else Pick(side, cards_in(trial.hand[side])[number])

    def order(self, trial: ColdWar, pile: list[int]) -> Order:
        """A shuffle."""
        return tuple(self.stream.sample(pile, len(pile)))


def played_game(seed: str, most: int = 2_000, **options: object) -> Path:
    """A random game of at most so many moves; people at a real table would have seen less."""
    rules = cast(TwilightStruggle, detente.game("twilight_struggle", **options))
    fortune = Fortune(random.Random(seed))
    pile = cards_in(rules.cards & EARLY_WAR)
    path = Path(rules, fortune.order(cast(ColdWar, None), pile))
    while not path.state.over and len(path.moves) < most:
        seat = path.state.to_act[0]
        action = _sensible(path.state, seat, fortune.stream)
        state, move = act(path.state, seat, action, fortune)
        path.add(move, state)
    return path


def _sensible(state: ColdWar, seat: int, stream: random.Random) -> int:
    """Any choice, but one that loses at once only if there is no other: so games grow long."""
    actions = list(state.actions(seat))
    stream.shuffle(actions)
    decision = state.decision()
    return next((a for a in actions if not decision.hint(state, seat, a).get("loses")), actions[0])


def late_cards(path: Path, number: int, side: int) -> list[int]:
    """The scoring cards of a side that a move sent to the discard pile by ending the turn."""
    gone: list[int] = []
    happened = news(path.states[number + 1])
    ends = [index for index, e in enumerate(happened) if e.kind is log.MILITARY_CHECKED]
    for entry in reversed(happened[: ends[0]]):
        if entry.kind is not log.DISCARDED_FROM_HAND:
            break
        by, card = cast("tuple[int, int]", entry.values)
        if by == side and SCORING >> card & 1:
            gone.append(card)
    return gone


class Memory:
    """People who tell a referee what happened in a game that has been played."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.outcomes: list[int | Pick] = []

    def recall(self, number: int) -> None:
        """It is the turn of this move."""
        outcomes = self.path.moves[number].outcomes
        self.number = number
        self.outcomes = [outcome for outcome in outcomes if not isinstance(outcome, tuple)]

    def die(self, trial: ColdWar, side: int) -> int:
        """The die of that move."""
        return cast(int, self.outcomes.pop(0)) + 1

    def drawn(self, trial: ColdWar, side: int) -> int:
        """The card drawn in that move."""
        pick = cast(Pick, self.outcomes.pop(0))
        assert pick.side == side
        return pick.card

    def scoring_cards(self, trial: ColdWar) -> list[int]:
        """The cards shown in that move."""
        happened = news(self.path.states[self.number + 1])
        seen = [e.values for e in happened if e.kind is log.CARD_SHOWN]
        return [cast(int, card) for side, card in seen if side == US]

    def late_cards(self, trial: ColdWar, side: int) -> list[int]:
        """The scoring cards that had to go at the end of the turn."""
        return late_cards(self.path, self.number, side)

    def last_card(self, trial: ColdWar) -> int:
        """The card that Aldrich Ames discarded in that move, or put last in his line."""
        for entry in news(self.path.states[self.number + 1]):
            if entry.kind is log.ORDER_FIXED:
                return cast("list[int]", entry.values[0])[-1]
            if entry.kind is log.DISCARDED_FROM_HAND:
                return cast(int, entry.values[1])
        raise AssertionError


PUBLIC = (
    *("turn", "phase", "round", "phasing", "influence", "vp", "defcon", "military", "space"),
    *("space_used", "china", "china_up", "in_play", "discard", "removed", "effects", "result"),
)


def public(state: ColdWar) -> dict[str, object]:
    """All that lies open on a real table."""
    return {name: getattr(state, name) for name in PUBLIC}
