"""Positions to test rules in: set one up, begin a turn or a step, play moves, look.

    s = position_with(2, zone=["research", "banks"], stages={"alpha": {"comintern": 1}})
    begin(s, Turn(0))
    play_moves(s, "research_1", "2")
    assert on(s, "research_1") == ("alpha", 2, 1)

Players are alpha, beta, gamma, …; with one seat alpha plays against the `falcon`. An object is
named by its type (the first copy that is still free) or by its code; with agents on it `banks:2`,
with an inner circle under it `governments+`, both `governments+:2`. What a position does not
mention lies in the decks, agents in the pool. When all steps are done the game pauses.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import detente
from detente.core.agenda import Reason, SeatDecision
from detente.core.deck import mask_of
from detente.core.shared import added, replaced
from detente.games.secret_power.rules.codes import CODES, DONE, code
from detente.games.secret_power.rules.objects import (
    ALL_OBJECTS,
    GROUPS,
    MINOR_GROUPS,
    TYPE,
    TYPES,
)
from detente.games.secret_power.rules.people import ACTIONS, PROFESSIONALS
from detente.games.secret_power.rules.places import DISCARDED, GONE, IN_DECK, NOBODY, ZONE
from detente.games.secret_power.rules.projects import PROJECTS
from detente.games.secret_power.rules.scoring import total
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.treaties import TREATIES
from tests.games import playing

Counts = Mapping[str, int]
MINOR_NAMES = tuple(GROUPS[group] for group in MINOR_GROUPS)

_COUNTED = ("active", "pool", "held", "surcharge")
"""What events tell of how many there are now."""


class Pause(SeatDecision[Conspiracy]):
    """Stands at the bottom of the agenda, so that a test can look at what has happened."""

    rule: ClassVar[str] = "SP-FLOW-01"
    prompt: ClassVar[str] = "pause"

    def candidates(self, s: Conspiracy, seat: int) -> list[int]:
        return [DONE]

    def forbids(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        return None if action == DONE else Reason("SP-FLOW-01", "paused")


def position_with(
    seats: int = 2,
    *,
    supervisor: str = "beta",
    round: int = 1,
    zone: Sequence[str] = (),
    occupied: Mapping[str, tuple[str, int, int]] | None = None,
    active: Counts | None = None,
    pool: Counts | None = None,
    objects: Mapping[str, Sequence[str]] | None = None,
    minors: Mapping[str, Counts] | None = None,
    stages: Mapping[str, Counts] | None = None,
    treaties: Mapping[str, Sequence[str]] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    crew: Mapping[str, Sequence[str]] | None = None,
    operations: Sequence[str] = (),
    discard: Sequence[str] = (),
    treaty_deck: Sequence[str] = (),
    order: Sequence[str] = ("spies", "agitators", "peacemakers"),
    actions: Sequence[str] = (),
    **settings: object,
) -> Conspiracy:
    """A position in an Action Phase; `supervisor` is beta (or the Falcon) by default.

    `occupied` says who is on a card of the zone: player, agents, shadows. Agents default to 6 in
    active, the rest in the pool; with `pool` given, to all others in active. `treaty_deck` and
    `actions` are what lies on top of the treaties and of the Falcon's action deck, topmost first.
    """
    s = detente.game("secret_power", **{"treaties": "deal", **settings}).start(seats, seed=1)
    assert isinstance(s, Conspiracy)
    fresh(s, round)
    s.supervisor = player(s, "falcon" if seats == 1 and supervisor == "beta" else supervisor)
    for name in zone:
        card = take(s, name)
        s.place = replaced(s.place, card, ZONE)
        s.zone = (*s.zone, card)
    for name, (who, agents, shadows) in (occupied or {}).items():
        card = next(card for card in s.zone if called(card, name))
        s.occupant = replaced(s.occupant, card, player(s, who))
        s.agents = replaced(s.agents, card, agents)
        s.shadows = replaced(s.shadows, card, shadows)
    for who, names in (objects or {}).items():
        for name in names:
            own(s, who, name)
    for name in discard:
        s.place = replaced(s.place, take(s, name), DISCARDED)
    for who, kinds in (minors or {}).items():
        for group, count in kinds.items():
            kind = MINOR_GROUPS.index(GROUPS.index(group))
            s.minors = added(s.minors, player(s, who) * 4 + kind, count)
            s.supply = added(s.supply, kind, -count)
    for who, reached in (stages or {}).items():
        for project, stage in reached.items():
            s.stage = replaced(s.stage, player(s, who) * 4 + PROJECTS.index(project), stage)
    s.operations = tuple(player(s, who) for who in operations)
    s.order = tuple(("agitators", "peacemakers", "spies").index(sign) for sign in order)
    place_cards(s, treaties or {}, hands or {}, crew or {}, treaty_deck)
    place_actions(s, actions)
    place_agents(s, active or {}, pool or {})
    s.deck = tuple(card for card in range(ALL_OBJECTS) if s.place[card] == IN_DECK)
    return s


def fresh(s: Conspiracy, round: int) -> None:
    """An empty table with all cards in the decks."""
    objects, wars, actions = [*s.deck, *s.zone], s.war_rounds, [*s.actions_left, *s.action_discard]
    s.reset()
    s.keep_events = True
    s.set_up()
    s.agenda = [Pause(0)]
    for card in objects:
        s.place = replaced(s.place, card, IN_DECK)
    s.war_rounds = wars
    s.actions_left = tuple(sorted(actions))
    s.round = round
    s.phase = 2


def place_cards(
    s: Conspiracy,
    treaties: Mapping[str, Sequence[str]],
    hands: Mapping[str, Sequence[str]],
    crew: Mapping[str, Sequence[str]],
    top: Sequence[str],
) -> None:
    """Treaties concluded and in hand, professionals, and the top of the treaty deck."""
    for who, names in treaties.items():
        s.concluded[player(s, who)] = mask_of([TREATIES.index(name) for name in names])
    for who, names in hands.items():
        hand = tuple(TREATIES.index(name) for name in names)
        s.hands[player(s, who)] = hand
        s.treaties.know(player(s, who), mask_of(list(hand)))
        if who == "falcon":
            s.treaties.show(mask_of(list(hand)))
    for who, names in crew.items():
        cards = tuple(
            PROFESSIONALS.index(name if name[-1].isdigit() else f"{name}_1") for name in names
        )
        s.crew[player(s, who)] = cards
        s.professionals.know(player(s, who), mask_of(list(cards)))
    held = {card for hand in s.hands for card in hand}
    on_table = {card for card in range(len(TREATIES)) if any(c >> card & 1 for c in s.concluded)}
    above = [TREATIES.index(name) for name in reversed(top)]
    below = [card for card in range(len(TREATIES)) if card not in {*held, *on_table, *above}]
    s.treaties.cards = (*below, *above)
    working = {card for cards in s.crew for card in cards}
    s.professionals.cards = tuple(c for c in range(len(PROFESSIONALS)) if c not in working)


def place_actions(s: Conspiracy, top: Sequence[str]) -> None:
    """The Falcon's action deck with these kinds on top, topmost first."""
    rest = list(s.actions_left)
    above = []
    for kind in top:
        card = next(c for c in rest if ACTIONS[c].startswith(f"falcon_{kind}"))
        rest.remove(card)
        above.append(card)
    s.actions_left = (*rest, *reversed(above))


def place_agents(s: Conspiracy, active: Counts, pool: Counts) -> None:
    """Put the agents that are nowhere else into active or into the pool."""
    for number in range(s.players):
        left = s.tables.agents - 4 + list(s.stage[number * 4 : number * 4 + 4]).count(0)
        for card in range(ALL_OBJECTS):
            owner = s.occupant[card] if s.place[card] == ZONE else s.place[card]
            left -= s.agents[card] if owner == number else 0
        name = s.seat_name(number)
        ready = left - pool[name] if name in pool else min(6, left)
        s.active = replaced(s.active, number, active.get(name, ready))
        s.pool = replaced(s.pool, number, left - s.active[number])


def player(s: Conspiracy, name: str) -> int:
    """The number of a player."""
    return [s.seat_name(number) for number in range(s.players)].index(name)


def called(card: int, name: str) -> bool:
    """Whether a card has this code, or is of this type."""
    return name in (CODES[card], TYPES[TYPE[card]])


def take(s: Conspiracy, name: str) -> int:
    """A card that lies in the deck, by its code or its type."""
    fitting = [card for card in range(ALL_OBJECTS) if called(card, name)]
    return next(card for card in fitting if s.place[card] in (IN_DECK, GONE) and card not in s.zone)


def own(s: Conspiracy, who: str, name: str) -> None:
    """Give a player a captured object."""
    name, _, agents = name.partition(":")
    card = take(s, name.rstrip("+"))
    s.capture(card, player(s, who))
    s.agents = replaced(s.agents, card, int(agents or 0))
    if name.endswith("+"):
        circle = take(s, "inner_circle")
        s.capture(circle, player(s, who))
        s.attach(circle, card)


def on(s: Conspiracy, name: str) -> tuple[str | None, int, int]:
    """Who is on a card of the zone, with how many agents and shadows."""
    card = code(name)
    who = s.occupant[card]
    return (None if who == NOBODY else s.seat_name(who)), s.agents[card], s.shadows[card]


def has(s: Conspiracy, who: str) -> list[str]:
    """A player's objects: code, with + for an inner circle and :n for agents."""
    found = []
    for card in s.captured(player(s, who)):
        circle = "+" if s.partner[card] < ALL_OBJECTS else ""
        found.append(CODES[card] + circle + (f":{s.agents[card]}" if s.agents[card] else ""))
    return found


def minor(s: Conspiracy, who: str, group: str) -> int:
    """How many minor objects of a group a player has."""
    return s.minors[player(s, who) * 4 + MINOR_GROUPS.index(GROUPS.index(group))]


def stage(s: Conspiracy, who: str, project: str) -> int:
    """The stage a player has reached."""
    return s.stage[player(s, who) * 4 + PROJECTS.index(project)]


def agents(s: Conspiracy, who: str) -> tuple[int, int]:
    """A player's agents in active and in the pool."""
    return s.active[player(s, who)], s.pool[player(s, who)]


def hand(s: Conspiracy, who: str) -> list[str]:
    """The treaties in a hand."""
    return [TREATIES[treaty] for treaty in s.hands[player(s, who)]]


def concluded(s: Conspiracy, who: str) -> list[str]:
    """The treaties a player has concluded."""
    mask = s.concluded[player(s, who)]
    return [name for number, name in enumerate(TREATIES) if mask >> number & 1]


def events_named(s: Conspiracy, event: str) -> list[dict[str, Any]]:
    """The arguments of all public events of a kind, without the counts that they lead to.

    Those are compared in test_log_truth.py.
    """
    return [_without_counts(args) for args in playing.events_named(s, event)]


def history(s: Conspiracy) -> list[tuple[str, dict[str, Any]]]:
    """All public events, with what they say, without counts and points."""
    told = [(entry["id"], _without_counts(entry["args"])) for entry in s.events(None)]
    return [(event, args) for event, args in told if event != "points"]


def _without_counts(args: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in args.items() if name not in _COUNTED}


def points(s: Conspiracy, who: str) -> int:
    """A player's points if the game ended now."""
    return total(s, player(s, who))


def parts(s: Conspiracy, who: str) -> dict[str, int]:
    """A player's points by part of the score, as the view has them."""
    found: dict[str, int] = {}
    for part in s.view(None)["board"]["players"][who]["score_parts"]:
        found[part["part"]] = found.get(part["part"], 0) + part["points"]
    return found


def signs(s: Conspiracy, who: str) -> dict[str, int]:
    """The signs a player shows, as the view has them."""
    shown: dict[str, int] = s.view(None)["board"]["players"][who]["signs"]
    return shown


def only_treaties(s: Conspiracy, deck: Sequence[str], discard: Sequence[str] = ()) -> None:
    """The treaty deck, topmost first, and its discard; the last player holds all others."""
    above = [TREATIES.index(name) for name in reversed(deck)]
    s.treaties.discard = mask_of([TREATIES.index(name) for name in discard])
    rest = [t for t in s.treaties.cards if t not in above and not s.treaties.discard >> t & 1]
    last = s.seats - 1
    s.hands[last] = (*s.hands[last], *rest)
    s.treaties.know(last, mask_of(rest))
    s.treaties.cards = tuple(above)


def holding(text: str) -> dict[str, Any]:
    """What alpha has: objects, a minor by its group, a stage as `comintern=2`."""
    words = text.split()
    stages = [word.split("=") for word in words if "=" in word]
    return {
        "objects": {
            "alpha": [word for word in words if word not in MINOR_NAMES and "=" not in word]
        },
        "minors": {"alpha": {group: words.count(group) for group in MINOR_NAMES}},
        "stages": {"alpha": {project: int(stage) for project, stage in stages}},
    }
