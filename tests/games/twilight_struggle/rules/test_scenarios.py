"""The worked examples of the rulebook and our own scenarios, played from scenarios.yaml.

A scenario lists the decisions in order. What the engine resolves alone, because there is only
one legal move, is compared with the list as well: nothing listed is skipped unseen.
"""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import detente
from detente.core.agenda import Decision, Step
from detente.core.data import parse
from detente.core.errors import InvalidInput
from detente.core.outcomes import parse_outcome
from detente.games.twilight_struggle.rules.action_round import ActionRound, ExtraRound
from detente.games.twilight_struggle.rules.cards import (
    BASE_SET,
    CODES,
    EARLY_WAR,
    NO_CARD,
    cards_in,
    code,
)
from detente.games.twilight_struggle.rules.countries import REGION_NAMES, country
from detente.games.twilight_struggle.rules.effects import EFFECTS
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.play import Event, PutAway
from detente.games.twilight_struggle.rules.regions import NO_COUNTRY
from detente.games.twilight_struggle.rules.scoring import FinalScoring, Score
from detente.games.twilight_struggle.rules.sides import NOBODY, SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tracks import ABILITY_BOXES
from detente.games.twilight_struggle.rules.turn import (
    AdvanceTurn,
    CheckMilitary,
    Deal,
    FlipChina,
    HeldCard,
    ImproveDefcon,
)
from detente.rulebook import rules
from tests.games.playing import begin
from tests.games.twilight_struggle.positions import (
    asked,
    hand,
    in_force,
    influence,
    position_with,
    where,
)

Scenario = dict[str, Any]

FILE = Path(__file__).parents[1] / "scenarios.yaml"
SCENARIOS: list[Scenario] = parse(FILE.read_text("utf-8"))["scenarios"]

# What the scenarios call an effect → what the engine calls it, where that is not the same.
EFFECT_NAMES = {
    "vietnam_revolts": "vietnam_revolts_bonus",
    "nato": "nato_shield",
    "willy_brandt": "willy_brandt_gap",
    "quagmire": "quagmire_trap",
    "bear_trap": "bear_trap_trap",
    "nuclear_subs": "nuclear_subs_shield",
    "flower_power": "flower_power_force",
    "north_sea_oil": "north_sea_oil_round",
    "ops+1": "ops_up",
    "ops-1": "ops_down",
    "cmc": "crisis",
}
# Kind of step → its prompt; a step of an event stands for any other prompt.
QUESTIONS = {
    "card": "choose-card",
    "mode": "mode",
    "order": "order",
    "partner": "partner",
    "ops_kind": "operation",
    "place": "place-influence",
    "realign": "realign",
    "coup": "coup",
    "trap_discard": "trap",
    "headline": "headline",
    "setup": "set-up",
    "extra": "extra-round",
    "box6": "discard-held",
}
EVENT_KINDS = {
    "event_country",
    "event_option",
    "event_card",
    "event_number",
    "event_region",
    "event_order",
    "event_lift",
}


class Gain(Step[ColdWar]):
    """A side gains VP."""

    def __init__(self, side: int, points: int) -> None:
        self.side = side
        self.points = points

    def run(self, s: ColdWar) -> None:
        s.gain(self.side, self.points)


class TakeOut(Step[ColdWar]):
    """A card comes from the deck to the table, where a side lets its event happen."""

    def __init__(self, card: int, side: int) -> None:
        self.card = card
        self.side = side

    def run(self, s: ColdWar) -> None:
        s.deck.remove(self.card)
        s.resolving |= 1 << self.card
        s.phasing = self.side
        s.mark_start()


def marked(scenario: Scenario) -> Any:
    proved = [*scenario["rules"], *scenario["rulings"]]
    return pytest.param(scenario, id=scenario["id"], marks=pytest.mark.rule(*proved))


@pytest.mark.parametrize("scenario", [marked(scenario) for scenario in SCENARIOS])
def test_scenario(scenario: Scenario) -> None:
    play = Play(scenario)
    play.begin()
    for step in scenario.get("steps", []):
        play.take(*step)
    play.finish()
    verify(play.s, scenario["expect"])


@pytest.mark.parametrize(
    "wrong",
    [
        "die coup:cuba:us 4",
        "die coup:mexico:ussr 4",
        "die realignment:mexico:us 4",
        "die coup:mexico:us 7",
        "draw hand:us duck_and_cover",
        "shuffle deck fidel",
    ],
)
def test_a_scenario_with_a_wrong_outcome_fails_with_a_sentence(wrong: str) -> None:
    [scenario] = [one for one in SCENARIOS if one["id"] == "E11"]
    assert scenario["outcomes"] == ["die coup:mexico:us 4"]
    with pytest.raises(InvalidInput) as error:
        test_scenario({**scenario, "outcomes": [wrong]})
    assert error.value.message == "outcome-differs"
    assert str(error.value) == (
        f"The game asks for die coup:mexico:us 1-6 here, but the forced outcome is {wrong}."
    )


# --- the position ---------------------------------------------------------------------------------


def split_effects(names: list[str]) -> tuple[list[str], list[str]]:
    """The engine's names of the effects, and the events that have occurred."""
    effects, occurred = [], []
    for name in names:
        kind, _, whose = name.partition(":")
        if kind == "occurred":
            occurred.append(whose)
        else:
            effect = "_".join([EFFECT_NAMES.get(kind, kind), *([whose] if whose else [])])
            assert effect in EFFECTS
            effects.append(effect)
    return effects, occurred


def by_side(amounts: dict[str, int]) -> list[int]:
    assert set(amounts) <= set(SIDES)
    return [amounts.get(side, 0) for side in SIDES]


def position(scenario: Scenario) -> ColdWar:
    """The position in which a scenario starts."""
    start = dict(scenario["start"])
    values: dict[str, Any] = {}
    for name in ("turn", "defcon", "vp", "influence", "hands", "deck"):
        if name in start:
            values[name] = start.pop(name)
    for name in ("discard", "removed", "in_play"):
        if name in start:
            values[name] = start.pop(name)
    values["effects"], values["occurred"] = split_effects(start.pop("effects", []))
    values["line"] = start.pop("ames_line", [])
    values["military"] = by_side(start.pop("milops", {}))
    values["space"] = by_side(start.pop("space", {}))
    if "china" in start:
        china = start.pop("china")
        assert set(china) == {"holder", "face"} and china["face"] in ("up", "down")
        values["china"], values["china_up"] = china["holder"], china["face"] == "up"
    if "rounds_left" in start:
        (values["rounds_left"],) = set(start.pop("rounds_left").values())
    assert not start, f"unknown start: {start}"
    values.update(scenario.get("settings", {}))
    if shuffles(scenario):  # Then what may be shuffled is what the scenario names.
        named = [name for shuffle in shuffles(scenario) for name in shuffle]
        named += values.get("deck", [])
        for name in ("discard", "removed", "in_play"):
            named += values.get(name, [])
        for cards in values.get("hands", {}).values():
            named += cards
        values["aside"] = [
            CODES[card] for card in cards_in(EARLY_WAR & BASE_SET) if CODES[card] not in named
        ]
    return position_with(**values)


def shuffles(scenario: Scenario) -> list[list[str]]:
    """What lies on top after the shuffles of a scenario, topmost first."""
    outcomes = [outcome.split() for outcome in scenario.get("outcomes", [])]
    return [top for family, _, *top in outcomes if family == "shuffle"]


def forced(outcome: str) -> object:
    """An outcome in the notation of comments in records: `die coup:iran:ussr 5`."""
    family, label, *values = outcome.split()
    value: object = int(values[0]) if family == "die" else values[0]
    key = {"die": "value", "draw": "card", "shuffle": "top"}[family]
    written = {family: label, key: values if family == "shuffle" else value}
    return parse_outcome(detente.game("twilight_struggle"), written)


def steps_of(run: list[Any]) -> list[Step[ColdWar]]:
    """What one line of `run` stands for."""
    match run:
        case ["none"]:
            return []
        case ["action_round", side]:
            return [ActionRound(SIDES.index(side))]
        case ["extra_round", side]:
            return [ExtraRound(SIDES.index(side))]
        case ["headline"]:
            return [Headline()]
        case ["event", name, side]:
            card, seat = code(name), SIDES.index(side)
            return [TakeOut(card, seat), Event(card, seat, seat), PutAway(card)]
        case ["score", region]:
            return [Score(REGION_NAMES.index(region), NO_COUNTRY)]
        case ["milops_check"]:
            return [CheckMilitary()]
        case ["final_scoring"]:
            return [FinalScoring()]
        case ["gain", side, points]:
            return [Gain(SIDES.index(side), points)]
        case ["improve_defcon"]:
            return [ImproveDefcon()]
        case ["deal"]:
            return [Deal()]
        case ["box6", _]:
            return [HeldCard()]
        case ["turn_end"]:
            return [FlipChina(), AdvanceTurn()]
    raise AssertionError(f"unknown run: {run}")


# --- playing --------------------------------------------------------------------------------------


class Play:
    """A scenario being played."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.setup = scenario["run"] == [["setup"]]
        """From the very beginning of a game to its first headline."""
        if self.setup:
            found = detente.game("twilight_struggle").start(seed=1)
            assert isinstance(found, ColdWar)
            self.s = found
        else:
            self.s = position(scenario)
        self.stream = self.s.rng.counter
        self.settled: list[ColdWar] = []
        """What the engine has resolved alone since the last step: positions with one legal move."""

    def begin(self) -> None:
        """Put the steps on the agenda and go on to the first decision."""
        if self.setup:
            return
        s = self.s
        s.outcomes = [forced(outcome) for outcome in self.scenario.get("outcomes", [])]
        s.check()
        steps = [step for run in self.scenario["run"] for step in steps_of(run)]
        slow = s.clone()
        slow.agenda += reversed(steps)
        self.settled = slow_motion(slow)
        begin(s, *steps)
        s.check()

    def take(self, side: str, kind: str, choice: str | int, *illegal: str) -> None:
        """One line of `steps`."""
        assert illegal in ((), ("illegal",))
        seat = SIDES.index(side)
        name = code_of(kind, choice)
        position = self.find(seat, kind, name)
        if illegal:
            refuse(position, seat, name)
        elif position is self.s:
            self.play_move(seat, name)
        else:
            assert position.legal_moves(seat) == [name], (kind, name, position.legal_moves(seat))
            self.settled = self.settled[self.settled.index(position) + 1 :]

    def find(self, seat: int, kind: str, name: str) -> ColdWar:
        """The position in which a seat is asked this: one already resolved, or the present one."""
        for position in self.settled:
            # A rest that nothing can be done with is over without being listed.
            over = position.legal_moves(seat) == ["done"] != [name]
            if seat in position.to_act and answers(kind, asked(position)) and not over:
                return position
        while True:
            s = self.s
            assert not s.over, f"{kind} {name} was not asked before the end: {s.result}"
            if seat in s.to_act and answers(kind, asked(s)):
                return s
            # What is not listed must be forced.
            forced = s.legal_moves(s.to_act[0])
            assert len(forced) == 1 and asked(s) != "pause", (kind, name, asked(s), forced)
            self.play_move(s.to_act[0], forced[0])

    def play_move(self, seat: int, name: str) -> None:
        s = self.s
        assert name in s.legal_moves(seat), (asked(s), name, s.legal_moves(seat))
        slow = s.clone()
        self.settled = slow_motion(slow, seat, code(name))
        s.play(seat, name)
        assert slow.dump() == s.dump()
        s.check()

    def finish(self) -> None:
        """All is done, all outcomes have been used, and no others."""
        s = self.s
        while not s.over and asked(s) != ("headline" if self.setup else "pause"):
            forced = s.legal_moves(s.to_act[0])
            assert len(forced) == 1, (asked(s), forced)
            self.play_move(s.to_act[0], forced[0])
        assert not s.outcomes
        if not self.setup and not shuffles(self.scenario):
            assert s.rng.counter == self.stream, "chance has been used that is not listed"
        assert s.over == (self.scenario["expect"].get("winner") is not None), s.result


def code_of(kind: str, choice: str | int) -> str:
    if kind == "cmc_cancel":
        return f"cmc_cancel_{choice}"
    return f"defcon_{choice}" if isinstance(choice, int) else choice


def answers(kind: str, question: str) -> bool:
    """Whether a step of this kind is for this prompt."""
    if kind == "cmc_cancel":
        return question not in ("headline", "pause")
    if kind in QUESTIONS:
        return question == QUESTIONS[kind]
    assert kind in EVENT_KINDS, f"unknown kind: {kind}"
    return question not in QUESTIONS.values() and question != "pause"


def refuse(s: ColdWar, seat: int, name: str) -> None:
    """A move is not legal, and a rule of the rulebook says why."""
    assert name not in s.legal_moves(seat)
    refusal = s.explain(seat, name)
    assert refusal is not None and refusal.rule in rules("twilight_struggle")


def slow_motion(s: ColdWar, seat: int = NOBODY, action: int = NO_CARD) -> list[ColdWar]:
    """Play and go on like the engine; the positions where it resolves a decision alone."""
    seen: list[ColdWar] = []
    if seat != NOBODY:
        s.move_number += 1
        decision = s.decision()
        if s.pending_actions:
            s.pending_actions[seat] = action
            s.to_act = tuple(other for other in s.to_act if other != seat)
            if s.to_act:
                return seen
            chosen, s.pending_actions = s.pending_actions, []
            s.agenda.pop()
            decision.resolve_all(s, chosen)
        else:
            s.agenda.pop()
            decision.resolve(s, seat, action)
    while not s.over:
        s.legal_for = -1
        step = s.agenda[-1]
        if isinstance(step, Decision):
            s.to_act = step.seats(s)
            actions = s.legal_actions(s.to_act[0])
            if not step.auto_resolve or len(actions) > 1:
                if len(s.to_act) > 1:
                    s.pending_actions = [-1, -1]
                break
            if actions:
                seen.append(s.clone())
            s.agenda.pop()
            if actions:
                step.resolve(s, s.to_act[0], actions[0])
        else:
            s.agenda.pop()
            step.run(s)
    return seen


# --- what is expected -----------------------------------------------------------------------------


def verify(s: ColdWar, expect: dict[str, Any]) -> None:
    """Everything that a scenario expects; an unknown name is a mistake in the file."""
    for name, value in expect.items():
        if name in SINGLE:
            assert SINGLE[name](s) == value, name
        elif name in PER_SIDE:
            assert set(value) <= set(SIDES)
            found = {side: PER_SIDE[name](s, SIDES.index(side)) for side in value}
            assert found == value, name
        elif name in CARD_PLACES:
            assert {card: where(s, card) for card in value} == dict.fromkeys(
                value, CARD_PLACES[name]
            )
        elif name == "influence":
            assert {place: list(influence(s, place)) for place in value} == value
        elif name == "control":
            assert {place: controller(s, place) for place in value} == value
        elif name == "deck":
            assert [CODES[card] for card in s.deck[: -len(value) - 1 : -1]] == value
        elif name == "hands":
            assert set(value) <= set(SIDES)
            for side, cards in value.items():
                assert Counter(hand(s, SIDES.index(side))) == Counter(cards), side
        elif name in ("effects", "effects_absent"):
            effects, occurred = split_effects(value)
            present = name == "effects"
            for effect in effects:
                assert (effect in in_force(s)) == present, effect
            for event in occurred:
                assert bool(s.occurred >> code(event) & 1) == present, event
        else:
            raise AssertionError(f"unknown expectation: {name}")


def controller(s: ColdWar, name: str) -> str | None:
    side = s.controller(country(name))
    return None if side == NOBODY else SIDES[side]


def winner(s: ColdWar) -> str | None:
    if s.result is None:
        return None
    winners = s.result["winners"]
    return "draw" if winners == [US, USSR] else SIDES[winners[0]]


SINGLE: dict[str, Any] = {
    "vp": lambda s: s.vp,
    "defcon": lambda s: s.defcon,
    "turn": lambda s: s.turn,
    "winner": winner,
    "reason": lambda s: s.result["reason"],
    "china": lambda s: {"holder": SIDES[s.china], "face": "up" if s.china_up else "down"},
    "discard_size": lambda s: s.discard.bit_count(),
}
PER_SIDE: dict[str, Any] = {
    "milops": lambda s, side: s.military[side],
    "space": lambda s, side: s.space[side],
    "abilities": lambda s, side: [box for box in ABILITY_BOXES if s.has_ability(side, box)],
    "totals": lambda s, side: sum(s.influence[side]),
}
CARD_PLACES = {"discard": "discard", "removed": "removed", "in_play": "in play"}


def test_every_scenario_has_a_name_of_its_own() -> None:
    names = [scenario["id"] for scenario in SCENARIOS]
    assert len(set(names)) == len(names) == 147
