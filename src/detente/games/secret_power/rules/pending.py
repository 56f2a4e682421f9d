"""Checks of a loaded position: its steps are in order and name things that exist.

At the bottom of the agenda stands what is left of set-up, an Action Phase, a Takeover Phase, a
Treaty Phase or the end, player after player. What the last player's step has set off lies on top of
it: steps that rest until others are done, then the decision that is asked.
"""

from typing import TYPE_CHECKING, Any, Final

from detente.core.agenda import Decision, Step, step_name
from detente.core.deck import mask_of
from detente.core.validation import expect
from detente.core.view_types import Result
from detente.games.secret_power.rules.counting import interest, reach, stage_agents
from detente.games.secret_power.rules.objects import ALL_CIRCLES, FIRST_CIRCLE
from detente.games.secret_power.rules.places import ALONE, FALCON, HUMAN
from detente.games.secret_power.rules.projects import LAST_STAGE, SECRET_POWER, UNIFIED_NATIONS
from detente.games.secret_power.rules.scoring import total
from detente.games.secret_power.rules.treaties import ALL_TREATIES

if TYPE_CHECKING:
    from detente.games.secret_power.rules.state import Conspiracy

_START: Final = "action_phase"
_RECRUITING: Final = frozenset(("recruit", "dismiss_professional"))
_CONCLUDING: Final = frozenset(
    (
        *("conclude_another", "conclude_free", "conclude_by_symbol"),
        *("effect", "give_card", "reclaim", *_RECRUITING),
    )
)
_SET_OFF_BY: Final[dict[str, frozenset[str]]] = {
    _START: _RECRUITING,
    "turn": frozenset(
        (
            *("act", "send_agents", "advance", "pay_interest", "enter_stage", "initiation"),
            *("use_treaties", "take_minor", "assassinate", "mediate", "keep_treaty", "put_on_top"),
            *_CONCLUDING,
        )
    ),
    "capture": frozenset(("attach_early", *_RECRUITING)),
    "recall": frozenset(("recall_more", "clear_operations")),
    "player_concludes": frozenset(("may_conclude", *_CONCLUDING)),
    "burn": frozenset(("burn_cards",)),
    "cut_hand": frozenset(("discard_treaty",)),
}
"""What a player's step can have put on top of the others."""
_SET_OFF_BY_FALCON: Final[dict[str, frozenset[str]]] = {
    _START: frozenset(("play_action", "lose_agent", "falcon_recalls")),
    "turn": frozenset(("play_action", "lose_agent", "falcon_recalls")),
    "recall": frozenset(("falcon_recalls", "clear_operations")),
}
_RESTING: Final = frozenset(
    (
        *("act", "use_treaties", "initiation", "effect", "give_card", "recruit", "attach_early"),
        *("burn_cards", "discard_treaty", "play_action", "clear_operations", "enter_stage"),
    )
)
"""What can wait under other steps; anything else is asked at once."""
_NOTHING: Final[frozenset[str]] = frozenset()
_LOOKING: Final = ("keep_treaty", "put_on_top")
_MOST_STEPS: Final = 60


def check_pending(s: "Conspiracy") -> None:
    """Raise ValueError unless the game can go on from here, or is over."""
    if s.result is not None:
        _check_result(s, s.result)
        return
    names = [step_name(type(step)) for step in s.agenda]
    expect(len(names) > 1, "something is pending")
    if names[0] == "round":
        _check_set_up(s, names[1:])
        return
    expect(s.round > 0 and s.phase > 0, "a round is on")
    expect(not s.packs and not s.pending_actions, "packs are for set-up")
    size = s.rules.zone_size(s.seats)
    dealt = s.tables.in_play[s.rules.deck_for(s.seats)].bit_count() - len(s.deck)
    expect(len(s.zone) <= size and dealt == size * s.round, "a zone a round")
    expect(s.rules.professionals or not s.may_play, "professionals are an option")
    bottom, last, player = _check_bottom(s, names)
    _check_set_off(s, names, bottom, last, player)
    _check_hands(s, names, player)


# --- the bottom ---------------------------------------------------------------------------------


def _check_bottom(s: "Conspiracy", names: list[str]) -> tuple[int, str, int]:
    """How many steps are at the bottom; the last step that was taken from them, and whose it was.

    They are what is left of a sequence of steps, the next one on top.
    """
    sequence = _sequence(s, names)
    bottom = 1
    while bottom < len(names) and names[bottom] == "falcon_captured":
        _check_captured(s, s.agenda[bottom])
        bottom += 1
    left: list[tuple[str, int]] = []
    kinds = [name for name, _ in sequence]
    while bottom < len(names) and names[bottom] in kinds:
        left.append((names[bottom], _whose(s.agenda[bottom])))
        bottom += 1
    left.reverse()
    done = len(sequence) - len(left)
    expect(done >= 0 and sequence[done:] == left, "steps in order")
    expect(names[0] != "end" or len(left) > 0, "somebody is asked")
    if names[0] == "end":
        return bottom, "end", left[0][1]
    last, player = (_START, s.supervisor) if done == 0 else sequence[done - 1]
    expect(done > 0 or ("takeover", -1) in left, "the first step is done")
    return bottom, last, player


def _sequence(s: "Conspiracy", names: list[str]) -> list[tuple[str, int]]:
    """All steps of a phase, the first one first, with whose they are."""
    order = s.clockwise(s.supervisor)
    if names[0] == "end":
        return [("attach_last", player) for player in order if not s.is_falcon(player)]
    if names[0] == "next_round":
        kinds = ["player_concludes", "burn", "cut_hand"]
    else:
        expect(names[0] == "end_of_phase", "steps in order")
        kinds = ["turn"] if "takeover" in names else ["capture", "recall"]
    found = [(kind, player) for kind in kinds for player in order]
    return [*found, ("takeover", -1)] if "takeover" in names else found


def _whose(step: Step[Any]) -> int:
    for part in step.__match_args__:
        return int(getattr(step, part))
    return -1


def _check_captured(s: "Conspiracy", step: Step[Any]) -> None:
    """What the Falcon has captured, or is about to."""
    card = _whose(step)
    expect(s.solo and 0 <= card < len(s.place), "a card of the Falcon's")
    expect(s.owner(card) == FALCON, "a card of the Falcon's")


# --- what lies on top ---------------------------------------------------------------------------


def _check_set_off(s: "Conspiracy", names: list[str], bottom: int, last: str, player: int) -> None:
    """Steps that this player's last step can have set off, in an order in which they can lie."""
    by = _SET_OFF_BY_FALCON if s.is_falcon(player) else _SET_OFF_BY
    allowed = by.get(last, _NOTHING)
    seat = HUMAN if s.is_falcon(player) else player
    top = len(names) - 1
    attaching = names[top] == "attach_to"
    asked = top - 1 if attaching else top
    expect(len(names) - bottom <= _MOST_STEPS, "not too many steps")
    expect(asked >= bottom or last == "end", "somebody is asked")
    for number in range(bottom, asked + 1):
        name = names[number]
        expect(name in allowed, "steps in order")
        expect(number == asked or name in _RESTING, "one question at a time")
        expect(name != "act" or number == bottom, "one turn at a time")
        paid = number < asked and names[number + 1] == "pay_interest"
        expect((name == "enter_stage") == paid, "a stage is paid for")
        alone = name == "pay_interest" and number == bottom
        expect(not alone, "a stage is paid for")
        _check_parts(s, name, _parts(s.agenda[number]), seat)
    if attaching:
        beside = s.agenda[asked]
        expect(isinstance(beside, Decision), "attaching goes beside a decision")
        mover = _mover(s, beside)
        expect(mover == seat or names[asked] == "give_card", "the player whose turn it is")
        _check_parts(s, "attach_to", _parts(s.agenda[top]), mover)
        expect(len(_legal_actions(s, beside, mover)) > 0, "a seat that must move has a legal move")


def _mover(s: "Conspiracy", decision: Step[Any]) -> int:
    assert isinstance(decision, Decision)
    return decision.seats(s)[0]


def _legal_actions(s: "Conspiracy", decision: Step[Any], seat: int) -> list[int]:
    assert isinstance(decision, Decision)
    return decision.legal_actions(s, seat)


def _parts(step: Step[Any]) -> dict[str, int]:
    return {part: getattr(step, part) for part in step.__match_args__}


def _check_parts(s: "Conspiracy", name: str, parts: dict[str, int], seat: int) -> None:
    """The integers that a step is made of, and what it requires of the state."""
    tables = s.tables
    if name == "give_card":
        _check_giving(s, parts, seat)
        return
    expect(parts.get("seat", seat) == seat, "the player whose turn it is")
    expect(1 <= parts.get("left", 1) <= _most_left(s, name, seat), "left")
    if "treaty" in parts:
        expect(_concluded(s, seat, parts["treaty"], _family(s, name)), "a concluded treaty")
    if name == "use_treaties":
        used = s.concluded[seat] & (tables.extra_advance | tables.big_move | tables.stage_bonus)
        expect(parts["pending"] > 0 == parts["pending"] & ~used, "concluded treaties")
    elif name == "recruit":
        expect(parts["taken"] in (0, 1) and parts["free"] in (0, 1), "recruit")
        plain = parts["free"] == 1 and not parts["taken"]
        expect(s.rules.professionals or plain, "professionals are an option")
    elif name == "send_agents":
        card = parts["card"]
        open_to = s.zone[: reach(s, seat)]
        expect(card in open_to and s.occupant[card] != seat, "a card in reach")
    elif name == "advance":
        expect(parts["discount"] in (0, tables.cardinal_discount), "discount")
    elif name == "enter_stage":
        _check_stage(s, parts, seat)
    elif name == "initiation":
        expect(parts["stage"] == s.stage[seat * 4 + SECRET_POWER] > 0, "stage")
    elif name == "falcon_recalls":
        expect(parts["operations_too"] in (0, 1), "operations_too")
    elif name == "clear_operations":
        expect(0 <= parts["player"] < s.players, "player")
    elif name == "attach_to":
        circle = parts["circle"]
        expect(FIRST_CIRCLE <= circle < FIRST_CIRCLE + ALL_CIRCLES, "an inner circle")
        own = s.place[circle] == seat and s.partner[circle] == ALONE
        expect(own, "an inner circle of one's own")


def _most_left(s: "Conspiracy", name: str, seat: int) -> int:
    """How much can be left to do of a step."""
    tables = s.tables
    if name == "recruit":
        return tables.most_recruited
    if name == "pay_interest":
        return interest(s, seat)
    if name == "recall_more":
        return tables.more_recalls[s.stage[seat * 4 + UNIFIED_NATIONS]]
    return max(tables.effect_count) if name == "burn_cards" else tables.agents


def _family(s: "Conspiracy", name: str) -> int:
    """The concluded treaties that a step can name."""
    tables = s.tables
    families = {
        "burn_cards": tables.scorched_earth,
        "conclude_by_symbol": tables.free_treaty,
        "reclaim": tables.reclaim,
        "take_minor": tables.big_move,
    }
    return families.get(name, (1 << ALL_TREATIES) - 1)


def _concluded(s: "Conspiracy", seat: int, treaty: int, family: int) -> bool:
    return 0 <= treaty < ALL_TREATIES and s.concluded[seat] & family & 1 << treaty != 0


def _check_giving(s: "Conspiracy", parts: dict[str, int], taker: int) -> None:
    """One player gives another a card that a treaty of the taker's asks for."""
    giver = parts["giver"]
    expect(parts["taker"] == taker != giver and 0 <= giver < s.players, "giver and taker")
    asked = [
        s.tables.effect_group[treaty]
        for treaty in range(ALL_TREATIES)
        if _concluded(s, taker, treaty, s.tables.extortion)
    ]
    expect(parts["group"] in asked, "group")


def _check_stage(s: "Conspiracy", parts: dict[str, int], seat: int) -> None:
    """The next stage of Secret Power, which the player can pay for."""
    stage = s.stage[seat * 4 + SECRET_POWER]
    expect(parts["project"] == SECRET_POWER and stage < LAST_STAGE, "project")
    costs = [stage_agents(s, seat, SECRET_POWER, less) for less in (0, s.tables.cardinal_discount)]
    expect(parts["agents"] in costs and parts["agents"] <= s.active[seat], "agents")
    expect(stage > 0 or s.active[seat] + s.pool[seat] > 0, "a coordinator")


def _check_hands(s: "Conspiracy", names: list[str], player: int) -> None:
    """Who holds or looks at how many cards, and what is asked about them."""
    tables = s.tables
    looking = [name for name in names if name in _LOOKING]
    expect(len(looking) == (len(s.looked) > 0), "treaties that are looked at")
    if looking:
        most = tables.looked_at if looking == ["keep_treaty"] else tables.looked_at - 1
        expect(len(s.looked) <= most, "treaties that are looked at")
        expect(
            not mask_of(list(s.looked)) & ~s.treaties.known[player], "a seat knows what it looks at"
        )
    for seat in range(s.seats):
        more = seat == player and "dismiss_professional" in names
        crew = len(s.crew[seat])
        fits = crew == tables.most_professionals + 1 if more else crew <= tables.most_professionals
        expect(fits, "professionals")
    discards = names.count("discard_treaty")
    expect(not discards or len(s.hands[player]) - discards == tables.hand_limit, "a hand too large")


# --- set-up and the end -------------------------------------------------------------------------


def _check_set_up(s: "Conspiracy", asked: list[str]) -> None:
    """While the first treaties are chosen, nothing else has happened."""
    tables = s.tables
    left = len(asked)
    if s.rules.treaty_method == "draft":
        expect(asked == ["draft"] and len(s.packs) == s.seats, "a draft")
        size = len(s.packs[0])
        expect(2 <= size <= tables.first_treaties, "a pack")
        packs, hand = [size] * s.players, tables.first_treaties - size
    else:
        puts_back = s.rules.treaty_method == "choose" and left <= tables.put_back
        expect(puts_back and asked == ["put_back"] * left, "treaties are put back")
        packs = [tables.put_back - left] * s.seats + [0] * (s.players - s.seats)
        hand = tables.first_treaties + left
        expect(bool(s.packs) == (left < tables.put_back), "packs")
    expect([len(pack) for pack in s.packs] == (packs if s.packs else []), "packs")
    for seat in range(s.seats):
        expect(len(s.hands[seat]) == hand, "hands")
    expect(not s.solo or len(s.hands[FALCON]) == s.rules.falcon_treaties, "the Falcon's treaties")
    _check_untouched(s)
    expect(len(s.pending_actions) == (s.seats if s.seats > 1 else 0), "pending moves")
    decision = s.decision()
    for seat, action in enumerate(s.pending_actions):
        expect(action < 0 or decision.forbids(s, seat, action) is None, "a legal pending move")


def _check_untouched(s: "Conspiracy") -> None:
    """Before the first round nothing lies on the table but agents."""
    expect(s.round == s.phase == 0 and s.supervisor == s.first, "before the first round")
    expect(not s.spent and not s.may_play and not s.temporary, "before the first turn")
    whole = mask_of(list(s.deck)) == s.tables.in_play[s.rules.deck_for(s.seats)]
    expect(whole, "all objects are in the deck")
    on_table = [any(s.minors), any(s.stage), bool(s.operations), any(s.concluded), any(s.crew)]
    expect(not any(on_table) and not s.looked and not s.treaties.discard, "an empty table")
    expect(not s.professionals.discard and not s.action_discard, "full decks")
    bonus = s.rules.seat_bonus(s.seats)
    for turn, player in enumerate(s.clockwise(s.first)):
        expect(s.active[player] == s.tables.start_active + bonus[turn], "agents at the start")


def _check_result(s: "Conspiracy", result: Result) -> None:
    expect(
        not s.agenda and not s.to_act and not s.pending_actions, "nothing is asked after the end"
    )
    expect(not s.packs and not s.looked, "nothing is chosen after the end")
    points = [total(s, player) for player in range(s.players)]
    winners = result["winners"]
    expect(result["scores"] == points[: s.seats], "scores")
    if s.solo:
        won = points[HUMAN] > points[FALCON]
        expect(winners == ([HUMAN] if won else []), "winners")
        expect(result["reason"] == ("outran_falcon" if won else "falcon"), "how it ended")
        return
    best = [seat for seat in range(s.seats) if points[seat] == max(points)]
    expect(len(winners) > 0 and winners == [w for w in best if w in winners], "winners")
    expect(result["reason"] == "most_points", "how it ended")
