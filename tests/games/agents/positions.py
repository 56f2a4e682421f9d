"""Positions to test rules in: set one up, begin a turn or a step, play moves, look.

    s = position_with(["cia", "kgb"], board={"africa": {"kgb": "oi"}}, bags={"cia": {"cia": "o"}})
    begin(s, Turn())
    play_moves(s, "kgb", "africa", "liquidation", "kgb_2")
    assert s.halves[seat(s, "cia")] == 1

Seats are in turn order, the first one being the first player and, by default, active.
Letters are tokens: `o` a light operative, `D` a dark one, `i` an informant, `d` a diplomat. What a
position does not mention lies in the box, except agent cards, which lie in the deck. Nobody has
seen any closed token. When all steps are done the game pauses.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

import detente
from detente.core.agenda import Reason, SeatDecision
from detente.games.agents.rules.cards import CARDS
from detente.games.agents.rules.codes import CODES, DONE, NUMBERS, code
from detente.games.agents.rules.control import GUARDED, NOBODY
from detente.games.agents.rules.operation import ChooseOperation
from detente.games.agents.rules.recount import Recount, SetGuards
from detente.games.agents.rules.regions import REGIONS, SECTORS
from detente.games.agents.rules.services import (
    DARK,
    IN_BAG,
    INFORMANT,
    LIGHT,
    NO_SERVICE,
    SERVICES,
    reserve_of,
)
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.trail import DARK_IN, LIGHT_IN, Trail
from tests.games.playing import begin, play_moves

Board = Mapping[str, Mapping[str, str]]
LETTERS = {"i": INFORMANT, "o": LIGHT, "D": DARK}
ALL_OF_KIND = (8, 8, 8, 8)


class Pause(SeatDecision[Espionage]):
    """Stands at the bottom of the agenda, so that a test can look at what has happened."""

    rule: ClassVar[str] = "ASW-T01"
    prompt: ClassVar[str] = "pause"

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        return [DONE]

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        return None if action == DONE else Reason("ASW-T01", "paused")


def position_with(
    players: Sequence[str] = ("cia", "mi6", "kgb", "mossad"),
    *,
    virtual: str | None = None,
    active: str | None = None,
    turn: int = 5,
    board: Board | None = None,
    bags: Board | None = None,
    finance: Mapping[str, int] | None = None,
    bank_total: int = 28,
    reserve: Mapping[str, int] | None = None,
    operatives: Mapping[str, int] | None = None,
    diplomats: Mapping[str, int] | None = None,
    cards: Mapping[str, Sequence[str]] | None = None,
    discard: Sequence[str] = (),
    halves: Mapping[str, int] | None = None,
    missions: Mapping[str, Sequence[str]] | None = None,
    guards: bool = False,
    **settings: object,
) -> Espionage:
    """A position after a recount; `guards` puts operatives on what the virtual service controls.

    `cards` names cards or effects (`titan_boss`: the first free one of the two). A reserve of n
    holds informants and operatives in turn; its default is 3. A smaller `bank_total` leaves the
    coins that are missing with nobody: such a position does not pass `check`.
    """
    s = detente.game("agents", **settings).start(len(players), seed=1)
    assert isinstance(s, Espionage)
    s.reset()
    s.keep_events = True
    s.set_up()
    s.agenda = [Pause(0)]
    third = NO_SERVICE if virtual is None else SERVICES.index(virtual)
    s.seat_services([SERVICES.index(name) for name in players], third)
    s.active = players.index(active) if active else 0
    s.turn = turn
    for name in SERVICES:
        service = SERVICES.index(name)
        s.operatives[service] = (operatives or {}).get(name, 8)
        s.supply[service] = (diplomats or {}).get(name, 8)
    for region, agents in (board or {}).items():
        for name, letters in agents.items():
            for letter in letters:
                put(s, name, letter, region)
    for holder, tokens in (bags or {}).items():
        for name, letters in tokens.items():
            for letter in letters:
                stuff(s, holder, name, letter)
    for name in players:
        fill_reserve(s, name, (reserve or {}).get(name, 3))
    box_the_rest(s)
    for index, name in enumerate(players):
        s.finance[index] = (finance or {}).get(name, 0)
        s.halves[index] = (halves or {}).get(name, 0)
    s.bank = bank_total - sum(s.finance)
    for name, held in (cards or {}).items():
        for card in held:
            s.cards[seat(s, name)] |= 1 << take_card(s, card)
    for card in discard:
        s.discard |= 1 << take_card(s, card)
    s.missions = tuple(
        tuple(REGIONS.index(region) for region in (missions or {}).get(name, ("africa",)))
        for name in players
    )
    kept, s.keep_events = s.keep_events, False
    Recount().run(s)
    if guards:
        SetGuards().run(s)
    s.keep_events = kept
    return s


def seat(s: Espionage, name: str) -> int:
    """The seat of a service."""
    return s.seat_of[SERVICES.index(name)]


def put(s: Espionage, name: str, letter: str, region: str) -> None:
    """Put one token on the map; those that are taken beyond the supply are dark ones."""
    service = SERVICES.index(name)
    if letter == "d":
        s.supply[service] = min(s.supply[service], 7 - on_map(s, service, "d"))
        s.add_diplomats(service, REGIONS.index(region), 1)
        return
    token = s.new_token(service, LETTERS[letter])
    s.lay(token, REGIONS.index(region))
    if letter == "D":
        s.known = [known | 1 << token for known in s.known]
        s.operatives[service] = min(s.operatives[service], 7 - on_map(s, service, "D") + 1)


def on_map(s: Espionage, service: int, letter: str) -> int:
    """How many tokens of a kind a service has on the map."""
    if letter == "d":
        return sum(s.diplomats[service::4])
    own = range(service * NUMBERS, (service + 1) * NUMBERS)
    return sum(1 for token in own if s.place[token] and s.kind(token) == LETTERS[letter])


def stuff(s: Espionage, holder: str, name: str, letter: str) -> None:
    """Put one token into a bag."""
    service, bag = SERVICES.index(name), seat(s, holder)
    s.fill_bag(bag, service, LETTERS[letter])
    s.trail = Trail(s.trail, DARK_IN if letter == "D" else LIGHT_IN, service, bag)


def fill_reserve(s: Espionage, name: str, size: int) -> None:
    """Informants and operatives in turn, as far as there are any."""
    counts = count(s, SERVICES.index(name))
    kinds: list[int] = []
    for number in range(size):
        informant = (number % 2 == 0 and counts[INFORMANT] < 8) or counts[LIGHT] == 8
        kinds.append(INFORMANT if informant else LIGHT)
        counts[kinds[-1]] += 1
    s.reserve[SERVICES.index(name)] = reserve_of(kinds)


def count(s: Espionage, service: int) -> list[int]:
    """A service's tokens by kind: on the map, in bags, in supplies."""
    counts = [on_map(s, service, "i"), on_map(s, service, "o"), on_map(s, service, "D"), 0]
    for bag in range(s.seats):
        for kind in range(IN_BAG):
            counts[kind] += s.bags[(bag * 4 + service) * IN_BAG + kind]
    counts[DARK] += s.operatives[service]
    counts[3] = s.supply[service] + on_map(s, service, "d")
    return counts


def box_the_rest(s: Espionage) -> None:
    """Whatever is nowhere else lies in the box."""
    box = [0] * 16
    for service in s.present():
        counts = count(s, service)
        informants = s.reserve[service].bit_count() - 1
        counts[INFORMANT] += informants
        counts[LIGHT] += s.reserve_size(service) - informants
        for kind in range(4):
            box[service * 4 + kind] = ALL_OF_KIND[kind] - counts[kind]
    assert min(box) >= 0, "more tokens than there are"
    s.box = tuple(box)


def take_card(s: Espionage, name: str) -> int:
    """Take a card, or the first free one with an effect, out of the deck."""
    effects = s.tables.effect_rows
    names = [card["id"] for row in effects if row["id"] == name for card in row["cards"]] or [name]
    card = next(CARDS.index(each) for each in names if CARDS.index(each) in s.deck)
    s.deck.remove(card)
    return card


def operate(s: Espionage, region: str, *codes: str) -> Espionage:
    """Phase 4 of the active player in a region, and its first moves."""
    s.region = REGIONS.index(region)
    return play_moves(begin(s, ChooseOperation(s.active)), *codes)


def force_draw(s: Espionage, holder: str, name: str, letter: str) -> None:
    """Let the next draw from a bag be this token."""
    start = seat(s, holder) * 4 * IN_BAG
    index = start + SERVICES.index(name) * IN_BAG + LETTERS[letter]
    assert s.bags[index], "no such token in the bag"
    s.outcomes = [*s.outcomes, sum(s.bags[start:index])]


def token(s: Espionage, region: str, name: str, letter: str) -> str:
    """The code of the first closed token of this kind in a region."""
    for number in range(SERVICES.index(name) * NUMBERS, (SERVICES.index(name) + 1) * NUMBERS):
        there = s.place[number] and s.region_of(number) == REGIONS.index(region)
        if there and s.kind(number) == LETTERS[letter]:
            return CODES[number]
    raise AssertionError(f"no {letter} of {name} in {region}")


def knows(s: Espionage, who: str | None, what: str) -> bool:
    """Whether a service (None: the public) has seen a token's face."""
    return s.known[s.seats if who is None else seat(s, who)] >> code(what) & 1 == 1


def agents(s: Espionage, region: str) -> dict[str, int]:
    """Agents by service in a region, those who are there."""
    at = REGIONS.index(region) * 4
    return {name: s.agents[at + i] for i, name in enumerate(SERVICES) if s.agents[at + i]}


def holder(s: Espionage, influence: str) -> str | None:
    """Who has an influence token; None: nobody, `guarded`: an operative of the virtual service."""
    found = s.influence[[*REGIONS, *SECTORS].index(influence)]
    return "guarded" if found == GUARDED else None if found == NOBODY else s.seat_name(found)


def bag(s: Espionage, holder: str) -> dict[str, str]:
    """What lies in a bag: service → letters."""
    found = {}
    for service, name in enumerate(SERVICES):
        at = (seat(s, holder) * 4 + service) * IN_BAG
        letters = "".join(letter * s.bags[at + kind] for letter, kind in LETTERS.items())
        if letters:
            found[name] = letters
    return found
