"""Positions to test rules in: set one up, put steps on the agenda, play moves, look.

    s = position_with(hands={"us": ["nasser"]}, influence={"egypt": [2, 0]}, dice=[4])
    begin(s, ActionRound(US))
    play_moves(s, "nasser", "ops", "event_first")
    assert influence(s, "egypt") == (1, 2)

What a position does not mention is empty, except that every other card lies in the draw deck or
waits for its era. When all steps are done the game pauses.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar

import detente
from detente.core.agenda import Reason, SeatDecision, read_step, write_step
from detente.core.outcomes import ForcedOutcome
from detente.games.twilight_struggle.rules.cards import (
    CODES,
    DONE,
    LATE_WAR,
    MID_WAR,
    MISSILE_ENVY,
    THE_CHINA_CARD,
    cards_in,
    code,
)
from detente.games.twilight_struggle.rules.countries import country
from detente.games.twilight_struggle.rules.effects import EFFECTS, ENVY_OWED
from detente.games.twilight_struggle.rules.game import TwilightStruggle
from detente.games.twilight_struggle.rules.outcomes import FROM_HAND
from detente.games.twilight_struggle.rules.phases import ACTION_ROUNDS
from detente.games.twilight_struggle.rules.play import Event, PutAway
from detente.games.twilight_struggle.rules.sides import NOBODY, SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tracks import LATE_WAR_TURN, MID_WAR_TURN
from tests.games.playing import begin

Hands = Mapping[str, Sequence[str]]
Amounts = Mapping[str, Sequence[int]]

LATE = 8
"""A turn in which every card is in the game."""
OPEN: dict[str, Sequence[int]] = {"canada": (3, 0), "poland": (0, 4)}
"""A board on which both sides have all three uses of Operations, at DEFCON 5."""


class Pause(SeatDecision[ColdWar]):
    """Stands at the bottom of the agenda, so that a test can look at what has happened."""

    rule: ClassVar[str] = "TS-4.5"
    prompt: ClassVar[str] = "pause"

    def candidates(self, s: ColdWar, seat: int) -> list[int]:
        return [DONE]

    def forbids(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        return None if action == DONE else Reason("TS-4.5", "paused")


def position_with(
    *,
    turn: int = 1,
    round: int = 1,
    rounds_left: int | None = None,
    phasing: int = NOBODY,
    defcon: int = 5,
    vp: int = 0,
    influence: Amounts | None = None,
    military: Sequence[int] = (0, 0),
    space: Sequence[int] = (0, 0),
    china: str = "ussr",
    china_up: bool = True,
    hands: Hands | None = None,
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    removed: Sequence[str] = (),
    in_play: Sequence[str] = (),
    effects: Sequence[str] = (),
    occurred: Sequence[str] = (),
    line: Sequence[str] = (),
    aside: Sequence[str] = (),
    dice: Sequence[int] = (),
    **settings: object,
) -> ColdWar:
    """A position. `deck` is what lies on top, topmost first; `dice` are the next rolls.

    Cards in play or removed have occurred. Cards put `aside` lie on the table for good, so that
    they are in nobody's way. Outcomes other than dice go into `force`.
    """
    s = detente.game("twilight_struggle", **settings).start(seed=1)
    assert isinstance(s, ColdWar)
    s.agenda = [Pause(US)]
    s.to_act = ()
    s.pending_actions = []
    s.legal_for = -1
    s.turn = turn
    s.phase = ACTION_ROUNDS
    s.phasing = phasing
    s.round = round if rounds_left is None else s.tables.rounds[turn] - rounds_left + 1
    s.defcon = defcon
    s.vp = vp
    s.military = tuple(military)
    s.space = tuple(space)
    s.china = SIDES.index(china)
    s.china_up = china_up
    for place in range(len(s.influence[US])):
        s.influence[US][place] = s.influence[USSR][place] = 0
    s.present = (0, 0)
    for name, (us, ussr) in (influence or {}).items():
        s.add(US, country(name), us)
        s.add(USSR, country(name), ussr)
    s.mark_start()
    s.hand = [_mask((hands or {}).get(side, ())) for side in SIDES]
    s.discard = _mask(discard)
    s.removed = _mask(removed)
    s.in_play = _mask(in_play)
    s.resolving = _mask(aside)
    s.occurred = _mask(sorted({*occurred, *removed, *in_play}))
    s.effects = sum(1 << EFFECTS.index(name) for name in effects)
    s.line = tuple(code(name) for name in line)
    placed = s.hand[US] | s.hand[USSR] | s.discard | s.removed | s.in_play | s.resolving
    top = [code(name) for name in deck]
    rest = s.rules.cards & ~placed & ~sum(1 << card for card in top)
    later = (MID_WAR if turn < MID_WAR_TURN else 0) | (LATE_WAR if turn < LATE_WAR_TURN else 0)
    s.box = rest & later
    s.deck = cards_in(rest & ~later) + top[::-1]
    s.known = [0, sum(1 << card for card in s.line)]
    for side in (US, USSR):
        if s.effects & ENVY_OWED[side]:
            s.known[1 - side] |= s.hand[side] & 1 << MISSILE_ENVY
    s.in_deck = (0, 0)
    s.limits = ((), ())
    s.most_scoring = tuple([hand.bit_count() for hand in s.hand])
    s.outcomes = [die - 1 for die in dice]
    s.event_log = None
    return s


def _mask(names: Sequence[str]) -> int:
    assert len(set(names)) == len(names)
    return sum(1 << code(name) for name in names)


def happens(card: str, player: int, **position: Any) -> ColdWar:
    """The event of a card that this side has just played, in a position for `position_with`."""
    hands = {side: list(cards) for side, cards in position.pop("hands", {}).items()}
    hands.setdefault(SIDES[player], []).append(card)
    s = position_with(hands=hands, **{"phasing": player, **position})
    s.play_from_hand(player, code(card))
    side = s.event_side(code(card), player)
    return begin(s, Event(code(card), side, player), PutAway(code(card)))


def asked(s: ColdWar) -> str:
    """What is asked now, as the prompt's id without `prompt-`; "pause" when all is done."""
    return "" if s.over else s.decision().prompt.removeprefix("prompt-")


def refused(s: ColdWar, name: str) -> str:
    """The rule that forbids this move to the seat to act; "" if it is allowed."""
    refusal = s.explain(s.to_act[0], name)
    return "" if refusal is None else refusal.rule


def influence(s: ColdWar, name: str) -> tuple[int, int]:
    """US and Soviet influence in a country."""
    place = country(name)
    return s.influence[US][place], s.influence[USSR][place]


def hand(s: ColdWar, side: int) -> set[str]:
    """A hand."""
    return {CODES[card] for card in cards_in(s.hand[side])}


def where(s: ColdWar, name: str) -> str:
    """The place in which a card is."""
    card = code(name)
    if card == THE_CHINA_CARD:
        return f"china {SIDES[s.china]} {'up' if s.china_up else 'down'}"
    places = {
        "hand us": s.hand[US],
        "hand ussr": s.hand[USSR],
        "resolving": s.resolving,
        "in play": s.in_play,
        "discard": s.discard,
        "removed": s.removed,
        "box": s.box,
        "deck": sum(1 << other for other in s.deck),
        "headline": sum(1 << other for other in s.headline if other >= 0),
    }
    found = [place for place, cards in places.items() if cards >> card & 1]
    assert len(found) == 1, (name, found)
    return found[0]


def in_force(s: ColdWar) -> set[str]:
    """The effects in force."""
    return {name for bit, name in enumerate(EFFECTS) if s.effects >> bit & 1}


def event_ids(s: ColdWar, seat: int | None = None) -> list[str]:
    """The ids of the events for a seat (None: a spectator)."""
    return [event["id"] for event in s.events(seat)]


def force(s: ColdWar, *outcomes: Any) -> None:
    """Force further outcomes: a die as "die 4", a random hand card by its code.

    A list of codes is the order, topmost first, that a shuffle brings about.
    """
    for outcome in outcomes:
        if isinstance(outcome, list):
            s.outcomes.append([code(name) for name in outcome])
        elif outcome.startswith("die "):
            s.outcomes.append(int(outcome[4:]) - 1)
        else:
            s.outcomes.append(ForcedOutcome(FROM_HAND, (), code(outcome)))


def resolve(s: ColdWar, name: str, player: int, *outcomes: Any) -> ColdWar:
    """The event of a card out of the deck in a round of this player, with these outcomes."""
    card = code(name)
    s.deck.remove(card)
    s.resolving |= 1 << card
    s.phasing = player
    force(s, *outcomes)
    begin(s, Event(card, s.event_side(card, player), player), PutAway(card))
    return sound(s)


def known(s: ColdWar, seat: int) -> set[str]:
    """The cards that a side knows in the other hand."""
    return {CODES[card] for card in cards_in(s.known[seat])}


def sound(s: ColdWar) -> ColdWar:
    """Check a position and a determinization for each side, and that its steps can be dumped."""
    s.check()
    s.check_agenda()
    for seat in (US, USSR):
        sampled = s.determinize(seat, s.move_number)
        sampled.check()
        sampled.check_agenda()
        assert sampled.view(seat) == s.view(seat)
    for step in s.agenda[1:]:
        written = write_step(step)
        assert write_step(read_step(written, s.game.steps)) == written
    return s


# --- hidden cards ---------------------------------------------------------------------------------


def few(
    *,
    us: Sequence[str] = (),
    ussr: Sequence[str] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    loose: Sequence[str] = (),
    **position: Any,
) -> ColdWar:
    """A position in which only these cards are in the game; `loose` ones go into the deck first."""
    cards = {*us, *ussr, *deck, *discard}
    game = detente.game("twilight_struggle", optional_cards=position.get("optional_cards", False))
    assert isinstance(game, TwilightStruggle)
    aside = [CODES[card] for card in cards_in(game.cards) if CODES[card] not in {*cards, *loose}]
    hands = {"us": us, "ussr": ussr}
    position = {"turn": LATE, **position}
    return position_with(hands=hands, deck=deck, discard=discard, aside=aside, **position)


def sampled_hands(
    s: ColdWar, seat: int, draws: int, side: int | None = None, check: bool = True
) -> set[frozenset[str]]:
    """The hands of the other side (or its own) in determinizations for a seat."""
    side = 1 - seat if side is None else side
    found = set()
    for seed in range(draws):
        world = s.determinize(seat, seed)
        assert isinstance(world, ColdWar)
        if check:
            world.check()
        found.add(frozenset(hand(world, side)))
    return found


@cache
def played_games() -> tuple[ColdWar, ...]:
    """Positions of whole games, at random but without a nuclear war too soon; leave them alone."""
    found: list[ColdWar] = []
    for seed, settings in _GAMES.items():
        rng = Random(seed)
        s = detente.game("twilight_struggle", **settings).start(seed=seed, keep_events=False)
        assert isinstance(s, ColdWar)
        while not s.over:
            s.vp = max(-15, min(15, s.vp))
            seat = rng.choice(s.to_act)
            actions = [a for a in s.legal_actions(seat) if s.defcon > 3 or CODES[a] not in _RISKS]
            s.apply_action(seat, rng.choice(actions or s.legal_actions(seat)))
            if s.over:
                break
            waits = len(s.pending_actions) > len(s.to_act) > 0
            if rng.random() < (0.2 if waits else 0.03) or s.decision().prompt in _RARE:
                found.append(s.clone())
    return tuple(found)


_GAMES: dict[int, dict[str, Any]] = {
    0: {},
    1: {"edition": "deluxe", "reveal_held": True},
    2: {"edition": "deluxe", "optional_cards": True},
    3: {"box6_all": True},
    4: {"optional_cards": True, "reveal_held": True},
    109: {"optional_cards": True},
    123: {"optional_cards": True},
}
"""Seed → settings; in the last two Our Man in Tehran comes up."""
_RISKS = ("coup", "boycott", "defcon_1")
_RARE = (
    "prompt-ask-not",
    "prompt-discard-from-deck",
    "prompt-extra-round",
    "prompt-give-highest",
    "prompt-grain-sales",
    "prompt-partner",
    "prompt-trap",
)
