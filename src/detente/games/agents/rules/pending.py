"""Checks of a loaded position: its steps are in order and name things that exist."""

from typing import TYPE_CHECKING, Final

from detente.core.agenda import step_name
from detente.core.validation import expect
from detente.core.view_types import Result
from detente.games.agents.rules.codes import NUMBERS
from detente.games.agents.rules.dealing import bars_mission
from detente.games.agents.rules.movement import bars_agent
from detente.games.agents.rules.regions import NOWHERE
from detente.games.agents.rules.services import NO_SERVICE

if TYPE_CHECKING:
    from detente.games.agents.rules.state import Espionage

_TURN: Final = (
    *("next_turn", "recount", "play_card", "choose_operation"),
    *("buy_diplomat", "deploy", "infiltrate"),
)
_SET_UP: Final = (
    *("turn", "set_guards", "recount", "choose_missions"),
    *("deal_missions", "use_abilities", "lay_out"),
)
"""What stands at the bottom of the agenda, the last step first; all else comes on top of it."""
_AT_BOTTOM: Final = frozenset((*_TURN, *_SET_UP, "set_up"))
_IN_REGION: Final = frozenset(("look", "transit", "liquidate", "choose_extra", "retouch_look"))
_MOST: Final = {"left": 3, "count": 2, "served": 15, "first": 4 * NUMBERS, "second": 4 * NUMBERS}
_ENDINGS: Final = ("five_points", "reserve")


def check_pending(s: "Espionage") -> None:
    """Raise ValueError unless the game can go on from here, or is over."""
    if s.result is not None:
        _check_result(s, s.result)
        return
    names = [step_name(type(step)) for step in s.agenda]
    order = _TURN if s.turn else _SET_UP
    bottom = 0
    while bottom < min(len(names), len(order)) and names[bottom] == order[bottom]:
        bottom += 1
    expect(bottom > 0 and not _AT_BOTTOM & set(names[bottom:]), "steps in order")
    without_service: list[int] = []
    for name, step in zip(names, s.agenda, strict=True):
        parts = {part: getattr(step, part) for part in step.__match_args__}
        for part, value in parts.items():
            _check_part(s, part, value)
        if "seat" in parts:
            _check_seat(s, name, parts["seat"])
        if name == "choose_service":
            without_service.append(parts["seat"])
    if not s.turn:
        _check_set_up(s, names, without_service)
    expect(s.region != NOWHERE or not _IN_REGION & set(names), "an active region")
    expect(names.count("choose_region") == (s.in_hand() >= 0), "a token in hand")
    expect(names.count("keep_card") == (len(s.offer) > 0), "cards on offer")
    expect(not s.pending_actions or names[-1] == "choose_missions", "simultaneous moves")
    for seat, action in enumerate(s.pending_actions):
        expect(action < 0 or bars_mission(s, seat, action) is None, "a legal pending move")


def _check_part(s: "Espionage", part: str, value: int) -> None:
    """One of the integers that a step is made of."""
    if part in ("seat", "bag", "attacker"):
        expect(0 <= value < s.seats, part)
    elif part == "agent":
        expect(bars_agent(s, value) is None, part)
    else:
        expect(-1 <= value <= _MOST[part], part)


def _check_seat(s: "Espionage", name: str, seat: int) -> None:
    """What a step requires of its seat: its turn, something to place or to pay."""
    service = s.services[seat]
    expect(name not in _AT_BOTTOM or seat == s.active, "the active seat")
    if name == "infiltrate":
        expect(s.reserve_size(service) > 0, "a reserve")
    elif name == "deploy_operative":
        expect(s.operatives[service] > 0, "an operative")
    elif name in ("deploy_diplomat", "place_diplomat", "place_at_set_up"):
        expect(s.supply[service] > 0, "a diplomat")
    elif name == "recall":
        expect(s.finance[seat] > 0, "a coin")


def _check_set_up(s: "Espionage", names: list[str], without_service: list[int]) -> None:
    """Each step of set-up is either done or on the agenda, but not both."""
    expect(("lay_out" in names) == (s.trail is None), "the tokens are placed")
    expect(("deal_missions" in names) == (not s.dealt[0]), "missions are dealt")
    expect(("choose_missions" in names) == (not s.missions[0]), "missions are chosen")
    without = [seat for seat in range(s.seats) if s.services[seat] == NO_SERVICE]
    expect(sorted(without_service) == without, "each seat has a service or chooses one")
    virtual = "lay_out" in names and s.seats == 2
    expect(names.count("choose_virtual") == virtual, "the virtual service is named")


def _check_result(s: "Espionage", result: Result) -> None:
    """What the core does not know of a result: how a game can end, and no negative score."""
    expect(
        not s.agenda and not s.to_act and not s.pending_actions, "nothing is asked after the end"
    )
    expect(result["reason"] in _ENDINGS, "how it ended")
    expect(min(result["scores"]) >= 0, "a score")
