"""Where closed tokens came from: all that everybody saw of bags, and what follows from it.

A service's light tokens leave its reserve unseen, so they are alike until somebody looks. Into and
out of a bag everybody sees the service, and sometimes the kind: open operatives and liquidated
informants go in openly. A `Trail` keeps these moves in their order; clones share it. With the faces
a seat has seen, it decides which worlds that seat cannot rule out (ASW-HID-06 to 09, ASW-AMB-81).
"""

from typing import Final

from detente.core.rng import Rng
from detente.games.agents.rules.codes import NUMBERS
from detente.games.agents.rules.services import DARK, INFORMANT, LIGHT

LIGHT_IN: Final = 0
DARK_IN: Final = 1
BACK_IN: Final = 2
OUT: Final = 3
MOVES: Final = ("light_in", "dark_in", "back_in", "out")

UNSEEN: Final = -1
"""The kind of a light token of which nothing more is known."""
_FINE: Final = 1 << 30


class Trail:
    """One move of a token into or out of a bag.

    `thing` is a service for LIGHT_IN and DARK_IN, a token's number for BACK_IN and OUT.
    """

    __slots__ = ("bag", "move", "previous", "thing")

    def __init__(self, previous: "Trail | None", move: int, thing: int, bag: int) -> None:
        self.previous = previous
        self.move = move
        self.thing = thing
        self.bag = bag

    def service(self) -> int:
        """The service whose token moved."""
        return self.thing if self.move <= DARK_IN else self.thing // NUMBERS


def moves(last: Trail | None) -> list[Trail]:
    """All moves up to this one, oldest first."""
    found: list[Trail] = []
    while last is not None:
        found.append(last)
        last = last.previous
    found.reverse()
    return found


def moves_of(last: Trail | None, service: int) -> list[Trail]:
    """The moves of a service's tokens, oldest first."""
    return [move for move in moves(last) if move.service() == service]


def surely_inside(last: Trail | None, seats: int, known: int, dark: int) -> list[list[int]]:
    """How many open operatives of each service lie in each bag for certain.

    ASW-HID-09, for one who knows the faces of `known`, of which `dark` are dark operatives: a token
    that was drawn unseen may have been any of them.
    """
    least = [[0] * 4 for _ in range(seats)]
    for move in moves(last):
        inside = least[move.bag]
        service = move.service()
        seen = move.move >= BACK_IN and known >> move.thing & 1 == 1
        if move.move == DARK_IN or (move.move == BACK_IN and seen and dark >> move.thing & 1):
            inside[service] += 1
        elif move.move == OUT and inside[service] and (not seen or dark >> move.thing & 1):
            inside[service] -= 1
    return least


class Guess:
    """A possible history of one service's tokens, drawn move by move.

    `kinds` are the kinds of single tokens, UNSEEN ones being light; `faces` names the token behind
    each number. `seen` is number → kind for all that the seat has seen, `back` is number → bag into
    which it went.
    """

    __slots__ = ("back", "bags", "faces", "kinds", "left", "moves", "seen")

    def __init__(
        self, moves: list[Trail], seen: dict[int, int], left: list[int], seats: int
    ) -> None:
        self.moves = moves
        self.seen = seen
        self.left = left
        self.kinds: list[int] = []
        self.faces: dict[int, int] = {}
        self.bags: list[list[int]] = [[] for _ in range(seats)]
        self.back = {move.thing: move.bag for move in moves if move.move == BACK_IN}

    def token(self, kind: int) -> int:
        """Another token of this kind; light kinds are limited."""
        self.kinds.append(kind)
        if 0 <= kind < DARK:
            self.left[kind] -= 1
        return len(self.kinds) - 1

    def lay(self, number: int) -> None:
        """Add a token that came to the map without passing through a bag."""
        self.faces[number] = self.token(self.seen.get(number, UNSEEN))

    def follow(self, rng: Rng) -> bool:
        """Draw all moves; False if what was drawn does not fit the later ones."""
        for index, move in enumerate(self.moves):
            bag = self.bags[move.bag]
            if move.move == LIGHT_IN:
                bag.append(self.token(UNSEEN))
            elif move.move == DARK_IN:
                bag.append(self.token(DARK))
            elif move.move == BACK_IN:
                bag.append(self.faces[move.thing])
            elif not self._draw(index, move, rng):
                return False
        return True

    def _draw(self, index: int, move: Trail, rng: Rng) -> bool:
        """Draw the token behind a number, weighted by how well it explains what was seen."""
        bag = self.bags[move.bag]
        kind = self.seen.get(move.thing, UNSEEN)
        alike = {self.kinds[token]: token for token in bag}
        later = {each: self._explains(index, move, token) for each, token in alike.items()}
        weights = [self._share(token, kind) * later[self.kinds[token]] for token in bag]
        total = 0.0
        for weight in weights:  # not sum(), which rounds otherwise in older Pythons
            total += weight
        drawn: int = rng.uniform(_FINE)
        point = total * drawn / _FINE
        for token, weight in zip(bag, weights, strict=True):
            if point < weight:
                bag.remove(token)
                self.faces[move.thing] = token
                if self.kinds[token] == UNSEEN and kind != UNSEEN:
                    self.kinds[token] = kind
                    self.left[kind] -= 1
                return True
            point -= weight
        return False

    def _explains(self, index: int, move: Trail, token: int) -> float:
        """How likely all that was seen later is, if this token is drawn now."""
        bag = self.bags[move.bag]
        bag.remove(token)
        self.faces[move.thing] = token
        odds = self._odds(index, move.bag)
        back = self.back.get(move.thing, move.bag)
        if odds and back != move.bag:
            odds *= self._odds(index, back)
        bag.append(token)
        return odds

    def _share(self, token: int, kind: int) -> float:
        """How likely a token is of the kind that the seat has seen."""
        found = self.kinds[token]
        if found != UNSEEN or kind == UNSEEN:
            return 1.0 if kind in (UNSEEN, found) else 0.0
        return 0.0 if kind == DARK else self.left[kind] / (self.left[INFORMANT] + self.left[LIGHT])

    def _odds(self, index: int, bag: int) -> float:
        """How likely a bag gives what the seat has seen come out of it later.

        Roughly: what comes out unseen is only counted, as if it came out last. Zero is exact.
        """
        odds = 1.0
        have = [0, 0, 0, 0]  # informants, light and dark operatives, light tokens unseen
        for token in self.bags[bag]:
            have[self.kinds[token]] += 1
        anything = spared = 0
        for move in self.moves[index + 1 :]:
            if move.bag != bag:
                continue
            if move.move <= DARK_IN:
                have[UNSEEN if move.move == LIGHT_IN else DARK] += 1
                continue
            kind = self.seen.get(move.thing, UNSEEN)
            if move.move == BACK_IN:
                if kind != UNSEEN:
                    have[kind] += 1
                elif move.thing in self.faces:
                    have[self.kinds[self.faces[move.thing]]] += 1
                else:
                    anything += 1
            elif kind == UNSEEN:
                spared += 1
            else:
                fitting = have[kind] + anything + (have[UNSEEN] if kind != DARK else 0) / 2
                odds *= fitting / (sum(have) + anything)
                if have[kind]:
                    have[kind] -= 1
                elif kind != DARK and have[UNSEEN]:
                    have[UNSEEN] -= 1
                else:
                    anything -= 1
                if anything < 0 or sum(have) + anything < spared:
                    return 0.0
        return odds

    def settle(self, rng: Rng) -> list[int]:
        """Deal kinds to all tokens still unseen, and return those that are left for the reserve."""
        rest = [INFORMANT] * self.left[INFORMANT] + [LIGHT] * self.left[LIGHT]
        rng.shuffle(rest)
        for token, kind in enumerate(self.kinds):
            if kind == UNSEEN:
                self.kinds[token] = rest.pop()
        return rest
