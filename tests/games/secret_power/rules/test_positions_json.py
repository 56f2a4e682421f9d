"""Positions as JSON: every one comes back as it was, and a damaged one is refused."""

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import detente
from detente import read_record
from detente.core.errors import InvalidInput
from detente.games.secret_power.rules.codes import CODES
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.treaties import TREATIES
from tests.games.damage import (
    Damage,
    Position,
    above,
    board,
    change,
    entry,
    is_refused,
    no_bottom,
    other_pending_move,
    refusal,
    top,
    turn_twice,
)
from tests.games.playing import survives_json
from tests.games.secret_power.worlds import TABLES, played_games, step

RECORDS = Path(__file__).parents[1] / "records"
WITH_ALL: dict[str, object] = {"professionals": True, "wars": "shuffled"}
SOLO: dict[str, object] = {"professionals": True, "falcon": "maximum"}
DRAFT: dict[str, object] = {"treaties": "draft"}


@pytest.mark.rule("SP-SET-10", "SP-INV-04")
def test_positions_survive_json() -> None:
    for s in played_games()[::3]:
        survives_json(s)


@pytest.mark.rule("SP-SET-10", "SP-FLOW-01")
@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_every_question_survives_json_and_the_game_goes_on_alike(
    seats: int, settings: dict[str, object]
) -> None:
    """Each prompt of a game is loaded once, and both play on together for a while."""
    rng = Random(seats)
    game = detente.game("secret_power", **settings)
    s = game.start(seats, seed=seats + 11, keep_events=False)
    assert isinstance(s, Conspiracy)
    prompts = set()
    twins: list[tuple[Any, int]] = []
    while not s.over:
        if s.decision().prompt not in prompts:
            prompts.add(s.decision().prompt)
            twins.append((game.load(json.loads(json.dumps(s.dump()))), 12))
        seat = rng.choice(s.to_act)
        move = rng.choice(s.legal_moves(seat))
        s.play(seat, move)
        for twin, _ in twins:
            twin.play(seat, move)
            assert twin.dump() == s.dump()
        twins = [(twin, left - 1) for twin, left in twins if left > 1]
    assert len(prompts) > 8


# --- damaged positions ----------------------------------------------------------------------------


@cache
def written(prompt: str, seats: int, **settings: object) -> str:
    """A position in the middle of a game in which this is asked, as text."""
    game = detente.game("secret_power", **settings)
    for seed in range(300):
        rng = Random(seed)
        s = game.start(seats, seed=seed, keep_events=False)
        assert isinstance(s, Conspiracy)
        while not s.over:
            if s.decision().prompt == prompt and (s.round > 1 or not s.round):
                return json.dumps(s.dump())
            step(s, rng)
    raise AssertionError(f"no position asks {prompt}")


def deck(name: str, value: object, which: str = "treaties") -> Damage:
    """Another value for a field of a deck."""

    def damage(position: Position) -> None:
        position["board"][which][name] = value

    return damage


def of_asked(position: Position) -> int:
    return int(position["to_act"][0])


def card_at(position: Position, place: object) -> str:
    objects: dict[str, list[Any]] = position["board"]["objects"]
    return next(name for name, row in objects.items() if row[0] == place)


def agent_too_many(position: Position) -> None:
    position["board"]["active"][0] += 1


def agent_too_few(position: Position) -> None:
    position["board"]["pool"][-1] = 0
    position["board"]["active"][-1] = 0


def agents_of_nobody(position: Position) -> None:
    position["board"]["objects"][card_at(position, "deck")][1] = 1


def occupant_without_agents(position: Position) -> None:
    free = next(r for r in position["board"]["objects"].values() if r[0] == "zone" and not r[1])
    free[3] = 0


def card_in_deck_and_zone(position: Position) -> None:
    position["board"]["deck"][0] = position["board"]["zone"][0]


def zone_too_long(position: Position) -> None:
    """As if less had been dealt in the rounds before."""
    fields = position["board"]
    name = fields["deck"].pop()
    fields["zone"].append(name)
    fields["objects"][name][0] = "zone"


def partner_of_nothing(position: Position) -> None:
    position["board"]["objects"][card_at(position, "deck")][4] = "inner_circle_1"


def minor_out_of_nothing(position: Position) -> None:
    position["board"]["minors"][0] += 1


def treaty_twice(position: Position) -> None:
    position["board"]["hands"][0].append(position["board"]["treaties"]["cards"][0])


def treaty_missing(position: Position) -> None:
    position["board"]["treaties"]["cards"].pop()


def own_hand_unknown(position: Position) -> None:
    hands = position["board"]["hands"]
    seat = next(seat for seat, hand in enumerate(hands) if hand)
    position["board"]["treaties"]["known"][seat].remove(hands[seat][0])


def known_to_the_public_only(position: Position) -> None:
    position["board"]["treaties"]["known"][-1] = position["board"]["treaties"]["cards"][:1]


def open_card_known(position: Position) -> None:
    placed = next(names for names in position["board"]["concluded"] if names)
    position["board"]["treaties"]["known"][0].append(placed[0])


def remembered_wrongly(position: Position) -> None:
    """A hidden card that would have to lie in a slot newer than all there are."""
    treaties = position["board"]["treaties"]
    treaties["clock"] += 1
    hidden = next(n for n in treaties["cards"] if n not in treaties["known"][0])
    treaties["entered"][TREATIES.index(hidden)] = treaties["clock"]


def fourth_professional(position: Position) -> None:
    fields = position["board"]
    cards = fields["professionals"]["cards"]
    while len(fields["crew"][0]) < 4:
        fields["crew"][0].append(cards.pop())
    fields["professionals"]["known"][0] += fields["crew"][0]


@pytest.mark.rule("SP-FLOW-04")
def test_a_player_is_asked_only_by_a_step_that_has_begun() -> None:
    """Nothing of captures and recalls is done, and somebody is asked for a move."""
    position = json.loads(written("prompt-act", 2))
    asking = position["agenda"][-1]
    first = position["board"]["supervisor"]
    order = [first, 1 - first]
    steps = [[kind, player] for kind in ("capture", "recall") for player in order]
    position["agenda"] = [["end_of_phase"], *steps[::-1], asking]
    assert refusal(position) == "ValueError: the first step is done"


def no_takeover(position: Position) -> None:
    position["agenda"].remove(["takeover"])


def turns_swapped(position: Position) -> None:
    turns = position["agenda"][2:-1]
    position["agenda"][2:-1] = turns[::-1] if len(turns) > 1 else [["turn", 9]]


def asks_somebody_else(position: Position) -> None:
    other = (of_asked(position) + 1) % position["seats"]
    position["agenda"][-1] = ["act", other]
    position["to_act"] = [other]


def asks_two(position: Position) -> None:
    position["agenda"].append(["act", of_asked(position)])


IN_A_TURN: tuple[Damage, ...] = (
    *(agent_too_many, agent_too_few, agents_of_nobody, occupant_without_agents),
    *(card_in_deck_and_zone, zone_too_long, partner_of_nothing, minor_out_of_nothing),
    *(treaty_twice, treaty_missing, own_hand_unknown, known_to_the_public_only),
    *(remembered_wrongly, fourth_professional, no_bottom, no_takeover, turn_twice),
    *(asks_somebody_else, asks_two, turns_swapped),
    *(board("first", 4), board("first", -1), board("supervisor", 3), board("supervisor", None)),
    *(board("round", 0), board("round", 6), board("round", -1), board("round", 1.0)),
    *(board("phase", 0), board("phase", 256), board("phase", True), board("phase", "1")),
    *(board("temporary", 1), board("temporary", -1), board("spent", 1), board("may_play", None)),
    *(board("active", [6, 6]), board("active", {}), entry("active", 0, 256)),
    *(entry("pool", 0, -1), entry("pool", 0, 1.5), entry("stage", 0, 6), board("stage", 7)),
    *(entry("supply", 0, 9), entry("minors", 0, -1), entry("on_operation", 5, 3)),
    *(board("operations", [9]), board("operations", [0] * 7), board("operations", ["alpha"])),
    *(board("objects", {}), board("objects", []), entry("objects", "banks_1", [])),
    *(entry("objects", "banks_1", ["moon", 0, 0, None, None]), entry("objects", "banks_1", None)),
    *(entry("objects", "banks_1", [7, 0, 0, None, None]), entry("objects", "banks", [0, 0, 0])),
    *(entry("objects", "banks_1", ["discard", 0, 0, 9, None]), board("zone", ["banks"])),
    *(entry("objects", "banks_1", ["discard", 0, 0, None, "moon"]), board("deck", None)),
    *(entry("objects", "banks_1", ["discard", -1, 0, None, None]), board("zone", "banks_1")),
    *(entry("objects", "banks_1", ["discard", 0, 300, None, None]), board("deck", [])),
    *(board("war_rounds", [3]), board("war_rounds", [1, 5]), board("war_rounds", [3, 6])),
    *(board("hands", [[], []]), board("hands", 3), board("hands", [["cia"], [], "moon"])),
    *(board("concluded", []), board("concluded", [["moon"], [], []]), board("crew", [[]])),
    *(board("packs", [["cia"], [], []]), board("looked", ["cia"]), board("looked", None)),
    *(board("crew", [["emissary_9"], [], []]), board("actions_left", ["falcon_emissary_1"])),
    *(board("action_discard", ["falcon_moon_1"]), board("order", ["comintern"])),
    *(board("treaties", {}), board("treaties", None), board("professionals", [])),
    *(deck("cards", []), deck("cards", ["moon"]), deck("discard", ["cia", "cia", "imf"])),
    *(deck("known", []), deck("known", [[], [], [], [], []]), deck("known", [["moon"]] * 4)),
    *(deck("entered", []), deck("entered", 10**12), deck("entered", [10**6] * 138)),
    *(deck("labels", [0] * 137), deck("labels", [-(10**6)] * 138), deck("labels", ["0"] * 138)),
    *(deck("clock", -1), deck("clock", 10**12), deck("clock", None), deck("clock", True)),
    *(deck("cards", [], "professionals"), deck("labels", [1.0] * 54, "professionals")),
    *(top("act", 3), top("act", -1), top("no_such_step"), top("act"), top("act", 0, 0)),
    *(top("set_up"), top("round"), top("turn", 0), top("end"), top("draft"), top("put_back")),
    *(top("action_phase"), top("take_over"), top("falcon_turn"), top("play_action")),
    *(top("lose_agent", 0), top("falcon_recalls", 1, 1), top("attach_last", 0)),
)


@pytest.mark.rule("SP-INV-01", "SP-INV-02", "SP-INV-03", "SP-INV-04", "SP-INV-05", "SP-INV-06")
@pytest.mark.parametrize("damage", IN_A_TURN)
def test_a_damaged_position_is_refused(damage: Damage) -> None:
    text = written("prompt-act", 3, **WITH_ALL)
    detente.game("secret_power", **WITH_ALL).load(json.loads(text))
    position = json.loads(text)
    damage(position)
    assert refusal(position)


@pytest.mark.rule("SP-INV-04")
def test_a_concluded_treaty_is_no_secret() -> None:
    position = json.loads(written("prompt-conclude-another", 3, **WITH_ALL))
    open_card_known(position)
    assert refusal(position)


ON_TOP: tuple[tuple[list[object], str], ...] = (
    (["send_agents", 0, 66], "a card in reach"),
    (["send_agents", 0, -1], "a card in reach"),
    (["recruit", 0, 0, 0, 0], "left"),
    (["recruit", 0, 10**9, 0, 0], "left"),
    (["recruit", 0, 1, 2, 0], "recruit"),
    (["recruit", 0, 1, 0, -1], "recruit"),
    (["advance", 0, 5], "discount"),
    (["pay_interest", 0, 1], "a stage is paid for"),
    (["enter_stage", 0, 3, 1], "a stage is paid for"),
    (["initiation", 0, 9], "stage"),
    (["use_treaties", 0, 0], "concluded treaties"),
    (["use_treaties", 0, -1], "concluded treaties"),
    (["use_treaties", 0, 1 << 60], "concluded treaties"),
    (["take_minor", 0, 46], "a concluded treaty"),
    (["take_minor", 0, -1], "a concluded treaty"),
    (["effect", 0, 10**9], "a concluded treaty"),
    (["reclaim", 0, -5], "a concluded treaty"),
    (["conclude_by_symbol", 0, -2], "a concluded treaty"),
    (["conclude_by_symbol", 0, 99], "a concluded treaty"),
    (["give_card", 1, 2, 0], "giver and taker"),
    (["give_card", 0, 0, 0], "giver and taker"),
    (["give_card", 7, 0, 0], "giver and taker"),
    (["give_card", 1, 0, 9], "group"),
    (["keep_treaty", 0], "treaties that are looked at"),
    (["put_on_top", 0], "treaties that are looked at"),
    (["dismiss_professional", 0], "professionals"),
    (["attach_to", 0, 3], "an inner circle"),
    (["attach_to", 0, 10**9], "an inner circle"),
    (["recall_more", 0, 1], "steps in order"),
    (["clear_operations", 0], "steps in order"),
    (["burn_cards", 0, 3, 1], "steps in order"),
    (["discard_treaty", 0], "steps in order"),
    (["may_conclude", 0], "steps in order"),
    (["capture", 0], "steps in order"),
    (["falcon_captured", 3], "steps in order"),
    (["last_attachments"], "steps in order"),
    (["attach_early", 0], "steps in order"),
)


@pytest.mark.rule("SP-FLOW-04", "SP-FLOW-05")
@pytest.mark.parametrize(("step", "what"), ON_TOP)
def test_a_step_made_of_things_that_are_not_there_is_refused(step: list[Any], what: str) -> None:
    """The player whose turn it is stands for 0, the others for the following numbers."""
    position = json.loads(written("prompt-act", 3, **WITH_ALL))
    shift = of_asked(position)
    for index in (1, 2) if step[0] == "give_card" else (1,):
        if index < len(step) and step[0] != "falcon_captured" and step[index] < 3:
            step = [*step[:index], (step[index] + shift) % 3, *step[index + 1 :]]
    position["agenda"].append(step)
    assert refusal(position) == f"ValueError: {what}"


@pytest.mark.rule("SP-RUL-36", "SP-AL-52")
def test_one_who_gives_a_card_may_attach_an_inner_circle_in_between() -> None:
    """The one who is asked is not the one whose Treaty Phase it is."""
    record = read_record(RECORDS / "r2" / "4_professionals.options.detente").record
    s = record.start()
    for seat, move in record.moves:
        s.play(seat, move)
        if {"GiveCard", "AttachTo"} <= {type(step).__name__ for step in s.agenda}:
            break
    else:
        raise AssertionError("nobody attaches one while giving a card")
    survives_json(s)


@pytest.mark.rule("SP-FLOW-04")
def test_a_step_of_another_player_is_refused() -> None:
    position = json.loads(written("prompt-act", 3, **WITH_ALL))
    position["agenda"].append(["recruit", (of_asked(position) + 1) % 3, 1, 0, 1])
    assert refusal(position) == "ValueError: the player whose turn it is"


def interest_unpayable(position: Position) -> None:
    position["agenda"][-1][2] = 99


def stage_unpaid(position: Position) -> None:
    del position["agenda"][-2]


def stage_of_another_project(position: Position) -> None:
    position["agenda"][-2][2] = 0


def stage_too_dear(position: Position) -> None:
    position["agenda"][-2][3] = 12


def looked_at_unknown(position: Position) -> None:
    fields = position["board"]
    fields["treaties"]["known"][of_asked(position)].remove(fields["looked"][0])


def looked_at_nothing(position: Position) -> None:
    fields = position["board"]
    fields["treaties"]["cards"] = [*fields["looked"], *fields["treaties"]["cards"]]
    fields["looked"] = []


def looks_at_too_many(position: Position) -> None:
    fields = position["board"]
    cards = fields["treaties"]["cards"][:3]
    fields["looked"] += cards
    fields["treaties"]["known"][of_asked(position)] += cards
    del fields["treaties"]["cards"][:3]


def discards_too_many(position: Position) -> None:
    position["agenda"].append(position["agenda"][-1])


def agents_out_of_reach(position: Position) -> None:
    position["agenda"][-1][2] = 65  # An inner circle that is not in play with three.


def may_conclude_twice(position: Position) -> None:
    position["agenda"].append(position["agenda"][-1])


def another_burns(position: Position) -> None:
    position["agenda"][-1][2] = (position["agenda"][-1][2] + 1) % 46


@pytest.mark.rule("SP-PRJ-06", "SP-PRO-10", "SP-TRE-06", "SP-INF-02", "SP-AL-60")
@pytest.mark.parametrize(
    ("prompt", "damage"),
    [
        ("prompt-pay-interest", interest_unpayable),
        ("prompt-pay-interest", stage_unpaid),
        ("prompt-pay-interest", stage_of_another_project),
        ("prompt-pay-interest", stage_too_dear),
        ("prompt-keep-treaty", looked_at_unknown),
        ("prompt-keep-treaty", looked_at_nothing),
        ("prompt-keep-treaty", looks_at_too_many),
        ("prompt-discard-treaty", discards_too_many),
        ("prompt-send-agents", agents_out_of_reach),
        ("prompt-conclude", may_conclude_twice),
        ("prompt-burn-cards", another_burns),
    ],
)
def test_a_question_about_nothing_is_refused(prompt: str, damage: Damage) -> None:
    position = json.loads(written(prompt, 3, **WITH_ALL))
    damage(position)
    assert refusal(position)


# --- set-up ---------------------------------------------------------------------------------------


def no_answers(position: Position) -> None:
    position["pending_moves"] = []


def one_answer_more(position: Position) -> None:
    position["pending_moves"].append(None)


def pack_too_small(position: Position) -> None:
    fields = position["board"]
    fields["treaties"]["cards"].append(fields["packs"][0].pop())


def pack_kept(position: Position) -> None:
    fields = position["board"]
    fields["hands"][0].append(fields["packs"][0].pop())


def pack_unknown(position: Position) -> None:
    position["board"]["treaties"]["known"][0] = position["board"]["hands"][0]


def something_concluded(position: Position) -> None:
    fields = position["board"]
    fields["concluded"][0].append(fields["treaties"]["cards"].pop())


def agents_sent(position: Position) -> None:
    position["board"]["active"][0] -= 1
    position["board"]["pool"][0] += 1


def other_method(position: Position) -> None:
    position["agenda"][-1] = ["put_back"]


@pytest.mark.rule("SP-SET-05", "SP-SET-06", "SP-RUL-40")
@pytest.mark.parametrize(
    "damage",
    [
        *(other_pending_move, no_answers, one_answer_more, pack_too_small, pack_kept, pack_unknown),
        *(something_concluded, agents_sent, other_method, board("round", 1), board("phase", 1)),
        *(board("packs", []), board("zone", ["banks_1"]), board("spent", True), top("act", 0)),
        *(above("draft"), above("act", 0), no_bottom),
    ],
)
def test_a_damaged_draft_is_refused(damage: Damage) -> None:
    text = written("prompt-draft", 3, **DRAFT)
    detente.game("secret_power", **DRAFT).load(json.loads(text))
    position = json.loads(text)
    damage(position)
    assert refusal(position)


@pytest.mark.rule("SP-SET-05")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("damage", [above("put_back"), top("draft"), board("packs", [["cia"], []])])
def test_a_damaged_choice_of_treaties_is_refused(seats: int, damage: Damage) -> None:
    position = json.loads(written("prompt-put-back", seats))
    damage(position)
    assert refusal(position)


# --- the Falcon, and the end ----------------------------------------------------------------------


def his_hand_hidden(position: Position) -> None:
    position["board"]["treaties"]["known"][1] = []


def his_card_lost(position: Position) -> None:
    fields = position["board"]
    (fields["actions_left"] or fields["action_discard"]).pop()


def his_card_twice(position: Position) -> None:
    fields = position["board"]
    fields["actions_left"] += (fields["actions_left"] or fields["action_discard"])[:1]


@pytest.mark.rule("SP-SOLO-03", "SP-SOLO-05", "SP-SOLO-40")
@pytest.mark.parametrize(
    "damage",
    [
        *(his_hand_hidden, his_card_lost, his_card_twice, board("order", ["comintern"] * 3)),
        *(board("order", ["secret_power"]), board("temporary", 999), board("crew", [[], ["x"]])),
        *(above("falcon_turn"), above("falcon_recalls", 1, 1), above("lose_agent", 0)),
        *(above("play_action"), above("falcon_captured", 0), top("act", 1)),
    ],
)
def test_a_damaged_solo_game_is_refused(damage: Damage) -> None:
    position = json.loads(written("prompt-act", 1, **SOLO))
    damage(position)
    assert refusal(position)


@pytest.mark.rule("SP-SOLO-31")
def test_the_falcon_captures_only_what_he_takes() -> None:
    """The card of a capture that is still to be told must be his."""
    position = json.loads(written("prompt-act", 1, **SOLO))
    position["agenda"].insert(1, ["falcon_captured", CODES.index(card_at(position, "deck"))])
    assert refusal(position) == "ValueError: a card of the Falcon's"


@pytest.mark.rule("SP-SOLO-30")
def test_the_falcon_recalls_with_or_without_operations() -> None:
    position = json.loads(written("prompt-falcon-recalls", 1, **SOLO))
    position["agenda"][-1][2] = 2
    assert refusal(position) == "ValueError: operations_too"


def ended(seats: int) -> Conspiracy:
    return next(s for s in played_games() if s.over and s.seats == seats)


@pytest.mark.rule("SP-END-01", "SP-SCO-02", "SP-SOLO-43")
@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize(
    "change",
    [
        {"winners": [3]},
        {"winners": [True]},
        {"winners": None},
        {"winners": [0, 1, 2]},
        {"scores": [1, 2]},
        {"scores": [1, 2, None]},
        {"scores": None},
        {"reason": "boredom"},
        {"more": 1},
    ],
)
def test_a_damaged_result_is_refused(seats: int, change: dict[str, object]) -> None:
    s = ended(seats)
    position = s.dump()
    assert s.game.load(position).over
    with pytest.raises(InvalidInput):
        s.game.load({**position, "result": {**position["result"], **change}})


@pytest.mark.rule("SP-INV-01", "SP-INV-04", "SP-SET-10")
@pytest.mark.parametrize(
    ("prompt", "seats", "settings"),
    [
        ("prompt-act", 3, WITH_ALL),
        ("prompt-put-on-top", 2, WITH_ALL),
        ("prompt-pay-interest", 4, {}),
        ("prompt-act", 1, SOLO),
        ("prompt-draft", 2, DRAFT),
    ],
)
def test_what_is_not_refused_can_be_played_on(
    prompt: str, seats: int, settings: dict[str, object]
) -> None:
    """Damage at random: a position is refused, or it can be viewed, determinized and played."""
    rng = Random(seats)
    names = ("banks_1", "cia")
    refused = 0
    for _ in range(120):
        position = json.loads(written(prompt, seats, **settings))
        if rng.random() < 0.2:
            change(position, "agenda", rng, names)
        else:
            change(position["board"], rng.choice(sorted(position["board"])), rng, names)
        refused += is_refused(position, rng, moves=25)
    assert refused > 40
