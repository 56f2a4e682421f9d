"""Positions as JSON: every one comes back as it was, and a damaged one is refused."""

import json
from functools import cache
from random import Random

import pytest

import detente
from detente.core.errors import InvalidInput
from detente.games.agents.rules.state import Espionage
from tests.games.agents.worlds import TABLES, played_games, step
from tests.games.damage import (
    Damage,
    Position,
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


@pytest.mark.rule("ASW-AMB-81", "ASW-HID-08")
def test_positions_survive_json() -> None:
    for s in played_games()[::3]:
        survives_json(s)


@pytest.mark.rule("ASW-T01", "ASW-SET-01", "ASW-END-01")
def test_every_kind_of_question_survives_json() -> None:
    """Every prompt that random games reach, and the end."""
    seen = set()
    for number in range(36):
        seats, settings = TABLES[number % len(TABLES)]
        rng = Random(number)
        game = detente.game("agents", **settings)
        s = game.start(seats, seed=number, keep_events=False)
        assert isinstance(s, Espionage)
        while not s.over:
            if s.decision().prompt not in seen:
                seen.add(s.decision().prompt)
                assert game.load(json.loads(json.dumps(s.dump()))).dump() == s.dump()
            step(s, rng)
    prompts = {getattr(each, "prompt", "") for each in detente.game("agents").steps.values()}
    rare = {
        *("prompt-forced-transit", "prompt-forced-destination", "prompt-send-one"),
        *("prompt-deploy-operative", "prompt-deploy-diplomat"),
    }
    assert prompts - {""} - seen <= rare


# --- damaged positions ----------------------------------------------------------------------------


@cache
def written(prompt: str, seats: int = 3) -> str:
    """A position of a game with `seats` players in which this is asked, as text."""
    for seed in range(400):
        rng = Random(seed)
        s = detente.game("agents").start(seats, seed=seed, keep_events=False)
        assert isinstance(s, Espionage)
        while not s.over:
            if s.decision().prompt == prompt and (s.turn > 4 or not s.turn):
                return json.dumps(s.dump())
            step(s, rng)
    raise AssertionError(f"no position asks {prompt}")


def first_trail(*move: object) -> Damage:
    """A move before all others."""

    def damage(position: Position) -> None:
        position["board"]["trail"].insert(0, list(move))

    return damage


def last_trail(*move: object) -> Damage:
    """A move after all others."""

    def damage(position: Position) -> None:
        position["board"]["trail"].append(list(move))

    return damage


def on_map(position: Position) -> str:
    name: str = next(iter(position["board"]["tokens"]))
    return name


def token_also_boxed(position: Position) -> None:
    position["board"]["boxed"].append(on_map(position))


def token_off_the_map(position: Position) -> None:
    del position["board"]["tokens"][on_map(position)]


def two_in_one_city(position: Position) -> None:
    places = position["board"]["tokens"]
    by_region: dict[str, list[int]] = {}
    for region, city in places.values():
        by_region.setdefault(region, []).append(city)
    crowded = next(region for region, cities in by_region.items() if len(cities) > 1)
    for place in places.values():
        if place[0] == crowded:
            place[1] = 0


def face_changed(position: Position) -> None:
    """An informant less and an operative more than there are."""
    position["board"]["informants"].pop()


def bag_changed(position: Position) -> None:
    """A bag that would have to hold what never went in."""
    bags = position["board"]["bags"]
    index = next(i for i, count in enumerate(bags) if count and i % 3 < 2)
    bags[index] -= 1
    bags[index // 3 * 3 + 2] += 1


def light_token_moved(position: Position) -> None:
    """A token that went into one bag lies in another."""
    bags = position["board"]["bags"]
    index = next(i for i, count in enumerate(bags[:12]) if count)
    bags[index] -= 1
    bags[index + 12] += 1


def draw_forgotten(position: Position) -> None:
    trail = position["board"]["trail"]
    trail.remove(next(move for move in trail if move[0] == "out"))


def draw_before_all(position: Position) -> None:
    """A bag that gives a token before it has any: resampling would never end."""
    trail = position["board"]["trail"]
    draw = next(move for move in trail if move[0] == "out")
    trail.remove(draw)
    trail.insert(0, draw)


def drawn_twice(position: Position) -> None:
    trail = position["board"]["trail"]
    trail.append(next(move for move in trail if move[0] == "out"))


def known_but_unused(position: Position) -> None:
    position["board"]["known"][0].append("kgb_32")


def known_to_all_but_one(position: Position) -> None:
    position["board"]["known"][-1].append(on_map(position))
    known = position["board"]["known"][0]
    if on_map(position) in known:
        known.remove(on_map(position))


def coins_out_of_nothing(position: Position) -> None:
    position["board"]["finance"][0] += 1


def debt(position: Position) -> None:
    board = position["board"]
    board["bank"] += board["finance"][0] + 1
    board["finance"][0] = -1


def card_twice(position: Position) -> None:
    position["board"]["deck"].append(position["board"]["deck"][0])


def card_missing(position: Position) -> None:
    position["board"]["deck"].pop()


def mission_never_dealt(position: Position) -> None:
    board = position["board"]
    dealt = board["dealt"][0]
    taken = {card for hand in board["dealt"] for card in hand}
    other = next(card for card in range(10) if card not in taken)
    board["dealt"][0] = [other, dealt[1]]


def mission_not_kept(position: Position) -> None:
    board = position["board"]
    board["missions"][0] = board["missions"][0][:0]


def ruled_out(position: Position) -> None:
    """The seat would have won with this mission."""
    position["board"]["ruled_out"][0] = position["board"]["missions"][0]


def absent_service(position: Position) -> None:
    """Tokens of a service that is not at the table."""
    services = position["board"]["services"]
    absent = next(
        i for i, name in enumerate(("kgb", "cia", "mi6", "mossad")) if name not in services
    )
    position["board"]["bags"][absent * 3] = 1


def same_service(position: Position) -> None:
    position["board"]["services"][0] = position["board"]["services"][1]


def empty_reserves(position: Position) -> None:
    """Nothing to infiltrate; the tokens lie in the box."""
    board = position["board"]
    box = board["box"]
    for service, kinds in enumerate(board["reserve"]):
        for kind in kinds:
            box[service * 4 + ("informant", "light_operative").index(kind)] += 1
        kinds.clear()


IN_A_TURN: tuple[Damage, ...] = (
    *(token_also_boxed, token_off_the_map, two_in_one_city, face_changed),
    *(bag_changed, light_token_moved, draw_forgotten, draw_before_all, drawn_twice),
    *(known_but_unused, known_to_all_but_one, coins_out_of_nothing, debt),
    *(card_twice, card_missing, mission_never_dealt, mission_not_kept, ruled_out),
    *(absent_service, same_service, no_bottom, turn_twice, empty_reserves),
    *(board("first", 3), board("active", -1), board("turn", -1), board("turn", 1.5)),
    *(board("drawn", 128), board("drawn", "kgb_1"), board("bank", None), board("bank", True)),
    *(board("finance", [1, 2]), board("finance", {}), board("halves", [0, 0, -1])),
    *(board("services", ["kgb", "cia"]), board("services", ["kgb", "cia", "fsb"])),
    *(board("virtual", "mossad"), board("region", "atlantis"), board("region", 3)),
    *(board("numbers", [33, 3, 3, 3]), board("numbers", [-1, 3, 3, 3])),
    *(board("operatives", [-1, 8, 8, 8]), board("supply", [9, 8, 8, 8])),
    *(board("tokens", {"kgb": ["africa", 0]}), board("tokens", {"kgb_1": ["mars", 0]})),
    *(board("tokens", {"kgb_1": ["africa", 9]}), board("tokens", [])),
    *(board("informants", ["africa"]), board("dark", ["kgb_32"]), board("boxed", [7])),
    *(entry("bags", 0, 256), entry("bags", 0, -1), entry("box", 0, -1), entry("diplomats", 0, 1)),
    *(board("known", [[], [], []]), board("cards", [[], []]), board("dealt", [[1], [2], [3]])),
    *(board("missions", [["africa"]]), board("missions", [["mars"], ["africa"], ["africa"]])),
    *(board("redrew", [0, 0, 2]), board("influence", [9] * 11), board("influence", [-2] * 11)),
    *(board("reserve", [["diplomat"], [], [], []]), board("reserve", [[], [], []])),
    *(board("ruled_out", []), board("offer", ["retouch"]), board("trail", [["out"]])),
    *(first_trail("out", "kgb_31", 0), first_trail("back_in", "kgb_1", 0)),
    *(first_trail("light_in", "kgb_1", 0), first_trail("dark_in", "africa", 0)),
    *(last_trail("out", "kgb", 0), last_trail("light_in", "kgb", 3), last_trail("sideways", 1, 0)),
    *(top("infiltrate", 3), top("infiltrate", -1), top("no_such_step"), top("infiltrate")),
    *(top("choose_region", 0), top("look", 0, 3, -1, -1), top("keep_card", 0)),
    *(top("set_up"), top("turn"), top("next_turn")),
)


@pytest.mark.rule("ASW-COMP-02", "ASW-FIN-02", "ASW-AMB-81")
@pytest.mark.parametrize("damage", IN_A_TURN)
def test_a_damaged_position_is_refused(damage: Damage) -> None:
    position = json.loads(written("prompt-infiltrate"))
    detente.game("agents").load(json.loads(written("prompt-infiltrate")))
    damage(position)
    assert refusal(position)


@pytest.mark.rule("ASW-T01")
@pytest.mark.parametrize(
    ("step", "what"),
    [
        (["pay_operative", 0, 7], "bag"),
        (["pay_operative", 0, -1], "bag"),
        (["set_trap", 0, 5], "attacker"),
        (["gain_card", 4], "seat"),
        (["choose_destination", 0, 999], "agent"),
        (["choose_destination", 0, 31], "agent"),
        (["forced_destination", 1, -1], "agent"),
        (["pay_raven", 0, 10**9], "count"),
        (["send_one", 0, 10**9], "served"),
        (["look", 0, 10**9, -1, -1], "left"),
        (["look", 0, 3, 10**9, -1], "first"),
        (["deal_missions"], "steps in order"),
    ],
)
def test_a_step_made_of_things_that_are_not_there_is_refused(step: list[object], what: str) -> None:
    position = json.loads(written("prompt-infiltrate"))
    position["agenda"].append(step)
    assert refusal(position) == f"ValueError: {what}"


@pytest.mark.rule("ASW-T01")
def test_a_game_with_nothing_to_come_is_refused_before_its_end() -> None:
    position = json.loads(written("prompt-infiltrate"))
    position["agenda"] = []
    assert refusal(position) == "ValueError: steps in order"


@pytest.mark.rule("ASW-T01")
def test_pending_moves_are_refused_where_one_seat_acts() -> None:
    position = json.loads(written("prompt-infiltrate"))
    position["pending_moves"] = [None, None, None]
    assert refusal(position) == "ValueError: simultaneous moves"


def no_answer_awaited(position: Position) -> None:
    position["pending_moves"] = [None, None]


def already_dealt(position: Position) -> None:
    position["agenda"].append(["deal_missions"])


def not_dealt(position: Position) -> None:
    position["board"]["dealt"] = [[], [], []]


@pytest.mark.rule("ASW-SET-11")
@pytest.mark.parametrize(
    "damage", [other_pending_move, no_answer_awaited, already_dealt, not_dealt]
)
def test_a_damaged_choice_of_missions_is_refused(damage: Damage) -> None:
    position = json.loads(written("prompt-choose-missions"))
    damage(position)
    assert refusal(position)


@pytest.mark.rule("ASW-P3-01", "ASW-AC-G1")
@pytest.mark.parametrize(
    ("prompt", "damage"),
    [
        ("prompt-deploy", board("drawn", -1)),
        ("prompt-deploy", board("region", "africa")),
        ("prompt-keep-card", board("offer", [])),
        ("prompt-look", board("region", None)),
    ],
)
def test_a_question_about_nothing_is_refused(prompt: str, damage: Damage) -> None:
    position = json.loads(written(prompt))
    damage(position)
    assert refusal(position)


@pytest.mark.rule("ASW-END-01")
@pytest.mark.parametrize(
    "result",
    [
        {},
        {"winners": [3], "scores": [1, 2, 3], "reason": "reserve"},
        {"winners": [0], "scores": [1, 2], "reason": "reserve"},
        {"winners": [0], "scores": [1, 2, None], "reason": "reserve"},
        {"winners": [0], "scores": [1, 2, 3], "reason": "boredom"},
        {"winners": [0], "scores": [1, 2, 3], "reason": "reserve", "more": 1},
    ],
)
def test_a_damaged_result_is_refused(result: dict[str, object]) -> None:
    s = next(s for s in played_games() if s.over and s.seats == 3)
    position = s.dump()
    assert s.game.load(position).over
    with pytest.raises(InvalidInput):
        s.game.load({**position, "result": result})


@pytest.mark.rule("ASW-AMB-64", "ASW-AMB-78")
@pytest.mark.parametrize(
    ("name", "value"),
    [("finance", [1, 0, 0]), ("turn", 1), ("deck", []), ("services", ["kgb", "kgb", None])],
)
def test_nothing_lies_on_the_table_while_services_are_chosen(name: str, value: object) -> None:
    game = detente.game("agents", services="chosen")
    position = game.start(3, seed=1).dump()
    game.load(position)
    position["board"][name] = value
    with pytest.raises(InvalidInput):
        game.load(position)


@pytest.mark.rule("ASW-COMP-02", "ASW-AMB-81")
def test_what_is_not_refused_can_be_played_on() -> None:
    """Damage at random: a position is refused, or it can be viewed, determinized and played."""
    rng = Random(9)
    refused = 0
    for _ in range(300):
        position = json.loads(written("prompt-operation"))
        fields = position["board"]
        change(fields, rng.choice(sorted(fields)), rng, ("kgb_2", "africa"))
        refused += is_refused(position, rng, moves=10)
    assert refused > 100
