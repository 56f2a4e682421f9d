"""All worlds that a watcher cannot rule out, with their odds, from nothing but what it heard.

A reference for resampling: it knows the set-up and the log of a seat (None: a spectator), not
the trail that the engine keeps. Each service is by itself, since everybody sees the service of a
token that is drawn. A world is what lies behind each number, in each bag and in the reserve.
"""

from collections import defaultdict
from functools import cache
from random import Random
from typing import Any

import detente
from detente.games.agents.rules.codes import CODES, NUMBERS
from detente.games.agents.rules.services import IN_BAG, KINDS, SERVICES
from detente.games.agents.rules.state import Espionage

Kinds = tuple[int, ...]
Counts = tuple[int, int, int]
World = tuple[Kinds, tuple[Counts, ...], tuple[int, int]]
"""Kinds by number, counts by kind of each bag, informants and operatives in the reserve."""
Move = tuple[str, int, int]
AT_HOME = OWN_BAG = 3
VIRTUAL_IN_BAG = 4


class Diary:
    """What a watcher writes down about one service's tokens."""

    def __init__(self, s: Espionage, watcher: int | None, service: int) -> None:
        self.name = SERVICES[service]
        self.first = service * NUMBERS
        self.seats = [s.seat_name(seat) for seat in range(s.seats)]
        self.own = None if watcher is None else self.seats[watcher]
        self.to_attacker = s.game.settings["virtual_return"] == "attacker_bag"
        self.moves: list[Move] = []
        self.numbers = 0
        self.seen: dict[int, int] = {}
        self.store_table(s, service)
        for event in s.events(watcher):
            self.note(event["id"], event["args"])
        drawn = s.view(watcher)["board"]["drawn"]
        if drawn is not None and drawn["service"] == self.name:
            self.draw(drawn["token"], s.active)

    def store_table(self, s: Espionage, service: int) -> None:
        if service == s.virtual:
            self.lay_light(AT_HOME + len(s.regions) - 1)
            self.moves += [("light", bag, 0) for bag in (0, 1) for _ in range(VIRTUAL_IN_BAG)]
            return
        self.lay_light(AT_HOME)
        for bag in range(s.seats):
            count = OWN_BAG if s.services[bag] == service else 1
            self.moves += [("light", bag, 0)] * count

    def lay_light(self, count: int) -> None:
        for _ in range(count):
            self.moves.append(("lay", self.numbers, 0))
            self.numbers += 1

    def lay_open(self, kind: str) -> None:
        if kind == "diplomat":
            return
        self.seen[self.numbers] = KINDS.index("dark_operative")
        self.moves.append(("open", self.numbers, 0))
        self.numbers += 1

    def draw(self, token: str, bag: int) -> None:
        assert CODES.index(token) == self.first + self.numbers
        self.moves.append(("out", self.numbers, bag))
        self.numbers += 1

    def bag(self, name: str) -> int:
        return self.seats.index(name)

    def mine(self, token: str) -> bool:
        return token.split("_")[0] == self.name

    def see(self, token: str, kind: str) -> None:
        if self.mine(token):
            self.seen[CODES.index(token) - self.first] = KINDS.index(kind)

    def note(self, message: str, args: dict[str, Any]) -> None:
        if message == "own-tokens" and self.own == self.name:
            self.seen.update(enumerate(KINDS.index(kind) for kind in args["kinds"]))
        elif message in ("token-drawn", "seen", "withstood"):
            self.see(args["token"], args["kind"])
        elif message == "liquidated":
            self.see(args["token"], "informant")
            self.leave(args["token"], args["seat"])
        elif message == "recalled":
            self.leave(args["token"], args["seat"])
        elif message == "deployed" and self.mine(args["token"]):
            self.draw(args["token"], self.bag(args["seat"]))
        elif message == "guard-claimed" and args["service"] == self.name:
            self.moves.append(("dark", self.bag(args["seat"]), 0))
        elif args.get("seat") == self.name:
            self.note_owner(message, args)

    def note_owner(self, message: str, args: dict[str, Any]) -> None:
        """What the service itself does with its own tokens."""
        if message == "infiltrated":
            self.moves.append(("light", self.bag(args["bag"]), 0))
        elif message in ("operative-paid", "trap-set"):
            self.moves.append(("dark", self.bag(args["bag"]), 0))
        elif message == "operatives-sent":
            self.moves += [("dark", self.bag(args["bag"]), 0)] * args["count"]
        elif message == "operatives-in-own-bag":
            self.moves += [("dark", self.bag(self.name), 0)] * args["count"]
        elif message in ("operative-deployed", "cia-placed"):
            self.lay_open(args.get("kind", "dark_operative"))

    def leave(self, token: str, attacker: str) -> None:
        """Into its owner's bag; a virtual one goes to the attacker, or into the box."""
        if self.mine(token):
            number = CODES.index(token) - self.first
            if self.name in self.seats:
                self.moves.append(("back", number, self.bag(self.name)))
            elif self.to_attacker:
                self.moves.append(("back", number, self.bag(attacker)))

    def worlds(self, most: int = 10**6) -> dict[World, float]:
        """World → probability: forward through all moves, whatever may have been drawn.

        Empty if on the way there are more than `most`.
        """
        odds: dict[World, float] = {((), ((0, 0, 0),) * len(self.seats), (8, 8)): 1.0}
        for move in self.moves:
            after: dict[World, float] = defaultdict(float)
            for world, probability in odds.items():
                for next_world, share in self.follow(world, move):
                    after[next_world] += probability * share
            odds = after
            if len(odds) > most:
                return {}
        total = sum(odds.values())
        return {world: probability / total for world, probability in odds.items()}

    def follow(self, world: World, move: Move) -> list[tuple[World, float]]:
        kinds, bags, reserve = world
        what, thing, bag = move
        if what == "open":
            return [(((*kinds, 2), bags, reserve), 1.0)]
        if what == "dark":
            return [((kinds, put(bags, thing, 2, 1), reserve), 1.0)]
        if what == "back":
            return [((kinds, put(bags, bag, kinds[thing], 1), reserve), 1.0)]
        if what == "out":
            return [
                (((*kinds, kind), put(bags, bag, kind, -1), reserve), count / sum(bags[bag]))
                for kind, count in enumerate(bags[bag])
                if count and self.seen.get(thing, kind) == kind
            ]
        found = []
        for kind in (0, 1):
            if reserve[kind] and (what == "light" or self.seen.get(thing, kind) == kind):
                left = (reserve[0] - (kind == 0), reserve[1] - (kind == 1))
                share = reserve[kind] / sum(reserve)
                if what == "light":
                    found.append(((kinds, put(bags, thing, kind, 1), left), share))
                else:
                    found.append((((*kinds, kind), bags, left), share))
        return found


def put(bags: tuple[Counts, ...], bag: int, kind: int, count: int) -> tuple[Counts, ...]:
    """The bags with one token more or less."""
    counts = list(bags[bag])
    counts[kind] += count
    return (*bags[:bag], (counts[0], counts[1], counts[2]), *bags[bag + 1 :])


def world_of(s: Espionage, service: int) -> World:
    """What a state says of a service's tokens."""
    first = service * NUMBERS
    kinds = tuple(s.kind(first + number) for number in range(s.numbers[service]))
    bags = []
    for bag in range(s.seats):
        at = (bag * 4 + service) * IN_BAG
        bags.append((s.bags[at], s.bags[at + 1], s.bags[at + 2]))
    informants = s.reserve[service].bit_count() - 1
    return kinds, tuple(bags), (informants, s.reserve_size(service) - informants)


TABLES: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (2, {"virtual_return": "attacker_bag", "abilities": True, "services": "chosen"}),
    (3, {"abilities": True, "cia_setup_token": "operative"}),
    (3, {"finance_unlimited": True, "services": "chosen"}),
    (4, {"abilities": True}),
    (4, {}),
)
REVEALING = frozenset(("liquidation", "reconnaissance", "look", "operative", "jackal", "gadfly"))


@cache
def played_games() -> tuple[Espionage, ...]:
    """Positions out of games in which much is looked at, turned up and sent back; look, only."""
    found = []
    for number, (seats, settings) in enumerate(TABLES):
        for seed in (number, number + 100):
            rng = Random(seed)
            s = detente.game("agents", **settings).start(seats, seed=seed)
            assert isinstance(s, Espionage)
            while not s.over:
                if rng.random() < 0.08 or not s.turn:
                    found.append(s.clone())
                step(s, rng)
            found.append(s.clone())
    return tuple(found)


def step(s: Espionage, rng: Random) -> None:
    """Play one random move, rather one that shows somebody something."""
    seat = rng.choice(s.to_act)
    moves = s.legal_moves(seat)
    revealing = [move for move in moves if move in REVEALING]
    s.play(seat, rng.choice(revealing if revealing and rng.random() < 0.7 else moves))
