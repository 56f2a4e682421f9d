"""The rulebook's example and our own scenarios, played from scenarios.yaml.

A scenario lists decisions in order. Every turn is played twice: step by step, where decisions that
the engine resolves alone are compared with the list too, and by the engine as it is.
"""

from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import yaml

from detente.core.agenda import Decision
from detente.core.deck import cards_in
from detente.games.agents.rules.cards import CARDS
from detente.games.agents.rules.codes import CODES, MISSION_REGION, code
from detente.games.agents.rules.control import GUARDED, all_halves, influence_code, open_halves
from detente.games.agents.rules.dealing import hand_of, pairs
from detente.games.agents.rules.deployment import Deploy
from detente.games.agents.rules.liquidation import GainCard
from detente.games.agents.rules.missions import ChooseMissions, DealMissions
from detente.games.agents.rules.regions import REGIONS
from detente.games.agents.rules.services import IN_BAG, SERVICES
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.turn import NextTurn, Turn
from detente.rulebook import rules
from tests.games.agents.positions import agents, bag, force_draw, holder, knows, position_with, seat
from tests.games.playing import asked, begin

Scenario = dict[str, Any]
Entry = dict[str, Any]
FILE = Path(__file__).parents[1] / "scenarios.yaml"
SCENARIOS: list[Scenario] = yaml.safe_load(FILE.read_text("utf-8"))["scenarios"]
TOP = {"id", "title", "provenance", "note", "rules", "run", "state", "decisions", "expect"}
EXTRA = {
    "turns": {"turns"},
    "gain_card": {"by"},
    "mission_deal": {"mission_deck_top_first"},
}
"""What a scenario says besides, by what it runs."""

QUESTIONS = {
    "infiltrate": {"prompt-infiltrate"},
    "paid_operative": {"prompt-pay-operative"},
    "deploy_region": {"prompt-deploy", "prompt-deploy-operative", "prompt-deploy-diplomat"},
    "paid_diplomat": {"prompt-buy-diplomat"},
    "forced_transit": {"prompt-forced-transit"},
    "retouch_look": {"prompt-retouch"},
    "operation": {"prompt-operation"},
    "look": {"prompt-look"},
    "transit": {"prompt-transit"},
    "target": {"prompt-liquidate"},
    "trap": {"prompt-trap"},
    "mi6_extra": {"prompt-extra"},
    "play_card": {"prompt-play-card"},
    "card_target": {"prompt-recall", "prompt-choose-agent", "prompt-send-to-rival"},
    "destination": {"prompt-forced-destination", "prompt-choose-destination"},
}
"""What the scenarios call a decision → its prompts."""
OPERATIONS = {"recon": "reconnaissance"}
AGREED = {"paid_diplomat": "diplomat", "trap": "operative"}
"""What `true` stands for."""
ANY_OPERATIVE = {"o": "oD", "i": "i"}
"""Letters of the scenarios, which do not tell light operatives from dark ones, in positions.py."""


@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param(each, id=each["id"], marks=pytest.mark.rule(*each["rules"]))
        for each in SCENARIOS
    ],
)
def test_scenario(scenario: Scenario) -> None:
    run = scenario["run"]
    assert set(scenario) <= TOP | EXTRA.get(run, set())
    assert scenario["provenance"] in ("seed", "seed+filler", "devised")
    if run == "mission_deal":
        deal_missions(scenario)
        return
    play = Play(scenario["state"])
    if run == "gain_card":
        play.gain_card(scenario["by"])
    elif run == "turns":
        for turn in scenario["turns"]:
            assert set(turn) == {"decisions", "expect"}
            play.turn(turn["decisions"])
            verify(play, turn["expect"])
            play.s.active = (play.s.active + 1) % play.s.seats
    elif run == "legal_operations":
        play.turn(scenario["decisions"], until="prompt-operation")
    elif run == "turn":
        play.turn(scenario["decisions"])
    else:
        assert run == "none", f"unknown run: {run}"
    verify(play, scenario.get("expect", {}))


def test_every_scenario_has_a_name_of_its_own_that_is_no_rule() -> None:
    names = [scenario["id"] for scenario in SCENARIOS]
    assert len(set(names)) == len(names) == 30
    assert not set(names) & set(rules("agents"))


# --- the position ---------------------------------------------------------------------------------


def position(state: dict[str, Any]) -> Espionage:
    """The position in which a scenario starts."""
    start = dict(state)
    players = start.pop("players")
    values: dict[str, Any] = {"missions": dict.fromkeys(players, ())}
    renamed = {
        "virtual_setup": "guards",
        "open_operatives": "operatives",
        "open_diplomats": "diplomats",
        "liquidations": "halves",
    }
    for name in ("virtual", "active", "abilities", "board", "bags", "finance", "bank_total"):
        if name in start:
            values[name] = start.pop(name)
    for name in ("reserve", "cards", *renamed):
        if name in start:
            values[renamed.get(name, name)] = start.pop(name)
    values["missions"] |= start.pop("missions", {})
    if "agent_deck_size" in start:
        values["discard"] = CARDS[start.pop("agent_deck_size") :]
        assert len(values["discard"]) == start.pop("discard_size")
    start.pop("expect_before", None)
    assert not start, f"unknown state: {start}"
    return position_with(players, **values)


# --- playing --------------------------------------------------------------------------------------


class Play:
    """A scenario being played."""

    def __init__(self, state: dict[str, Any]) -> None:
        self.s = position(state)
        self.whole = "bank_total" not in state
        """Whether all finance is there, so that invariants hold."""
        self.script: list[Entry] = []
        self.forced: list[object] = []
        self.offered = 0
        """How many agent cards were on offer."""
        self.legal: list[str] = []
        """The legal moves where the play stopped."""
        verify(self, state.get("expect_before", {}))

    def gain_card(self, by: str) -> None:
        """A seat gains an agent card, the first one on offer."""
        begin(self.s, GainCard(seat(self.s, by)))
        self.finish("")

    def turn(self, decisions: list[Entry], until: str = "") -> None:
        """One turn of the active player, or its beginning up to a prompt."""
        self.script = [part for entry in decisions for part in parts(entry)]
        self.go(start_turn)
        self.finish(until)
        assert not self.script, f"not asked: {self.script}"

    def finish(self, until: str) -> None:
        """Play until the turn is over, or up to a prompt."""
        while not self.s.over and asked(self.s)[1] != "pause":
            at = self.s.to_act[0]
            if asked(self.s)[1] == until:
                self.legal = self.s.legal_moves(at)
                return
            if asked(self.s)[1] == "prompt-keep-card":
                self.offered = len(self.s.legal_moves(at))
            choice = self.answer(self.s) or default(self.s.legal_moves(at))
            assert choice in self.s.legal_moves(at), (asked(self.s), choice, self.s.legal_moves(at))
            self.go(partial(choose_only, at=at, choice=choice))

    def go(self, act: Callable[[Espionage], None]) -> None:
        """Act step by step on a copy, then at once; both must come to the same."""
        slow = self.s.clone()
        self.forced = []
        act(slow)
        self.slow_motion(slow)
        self.s.outcomes = self.forced
        act(self.s)
        self.s.proceed()
        assert slow.dump() == self.s.dump()
        assert not self.s.outcomes
        if self.whole:
            self.s.check()

    def slow_motion(self, s: Espionage) -> None:
        """Go on like the engine, and compare with the script what it resolves alone."""
        while not s.over:
            s.legal_for = -1
            step = s.agenda[-1]
            if isinstance(step, Decision):
                s.to_act = step.seats(s)
                actions = s.legal_actions(s.to_act[0])
                if not step.auto_resolve or len(actions) > 1:
                    return
                choice = self.answer(s)
                assert choice is None or s.legal_moves(s.to_act[0]) == [choice], choice
                s.agenda.pop()
                if actions:
                    step.resolve(s, s.to_act[0], actions[0])
            else:
                s.agenda.pop()
                if isinstance(step, Deploy):
                    self.fix_draw(s, step.seat)
                step.run(s)

    def fix_draw(self, s: Espionage, at: int) -> None:
        """What comes out of the bag is listed, or beyond doubt."""
        if self.script and self.script[0]["decision"] == "draw":
            entry = self.script.pop(0)
            assert set(entry) == {"by", "decision", "choose"} and seat(s, entry["by"]) == at
            owner, kind = entry["choose"]["owner"], entry["choose"]["kind"]
            start = (at * 4 + SERVICES.index(owner)) * IN_BAG
            light = kind == "i" or s.bags[start + 1]
            force_draw(s, entry["by"], owner, kind if light else "D")
            self.forced += s.outcomes
        else:
            assert s.bag_size(at) <= 1, "which token is drawn?"

    def answer(self, s: Espionage) -> str | None:
        """The move that the script has for this decision, after all those that must be refused."""
        while self.script and self.answers(s, self.script[0]):
            entry = self.script.pop(0)
            assert set(entry) <= {"by", "decision", "choose", "to", "illegal", "assert_not_offered"}
            choice = choice_of(s, entry)
            if "assert_not_offered" in entry:
                absent = entry["assert_not_offered"] + "_"
                assert not [each for each in s.legal_moves(s.to_act[0]) if each.startswith(absent)]
            if not entry.get("illegal"):
                return choice
            refusal = s.explain(s.to_act[0], choice)
            assert refusal is not None and refusal.rule in rules("agents")
        return None

    def answers(self, s: Espionage, entry: Entry) -> bool:
        """Whether an entry of the script is for this decision."""
        who, prompt = asked(s)
        kind = entry["decision"]
        assert kind == "draw" or kind in QUESTIONS, f"unknown decision: {kind}"
        return kind != "draw" and entry["by"] == who and prompt in QUESTIONS[kind]


def start_turn(s: Espionage) -> None:
    """Begin the active player's turn, and let no other follow."""
    s.to_act = ()
    s.legal_for = -1
    Turn().run(s)
    s.agenda = [step for step in s.agenda if not isinstance(step, NextTurn)]


def choose_only(s: Espionage, at: int, choice: str) -> None:
    """Carry out a move, but nothing that follows from it."""
    s.move_number += 1
    s.legal_for = -1
    decision = s.decision()
    s.agenda.pop()
    decision.resolve(s, at, code(choice))


def parts(entry: Entry) -> list[Entry]:
    """An entry that says who moves where is two moves."""
    chosen = entry["choose"]
    if entry["decision"] in ("forced_transit", "card_target") and "to" in chosen:
        who = {name: value for name, value in chosen.items() if name != "to"}
        by = entry["by"]
        where = {"by": by, "decision": "destination", "choose": chosen["to"]}
        return [{**entry, "choose": who}, where]
    return [entry]


def default(moves: list[str]) -> str:
    """Decline, else the first legal move."""
    return next((each for each in ("pass", "done") if each in moves), moves[0])


def choice_of(s: Espionage, entry: Entry) -> str:
    """The engine's code for a move of the scenario."""
    kind: str = entry["decision"]
    chosen: Any = entry["choose"]
    if chosen is True:
        return AGREED[kind]
    if isinstance(chosen, list):
        (rival,) = {*chosen}
        assert seat(s, rival) != s.to_act[0]
        return ["one", "two"][len(chosen) - 1]
    if isinstance(chosen, dict):
        where = dict(chosen)
        if kind == "transit":
            assert REGIONS.index(where.pop("to")) == s.region
        return agent(s, **where)
    if kind == "play_card":
        held = s.cards[s.to_act[0]]
        cards: list[str] = [
            card["id"]
            for row in s.tables.effect_rows
            if row["id"] == chosen
            for card in row["cards"]
        ]
        return next(card for card in cards if held >> CARDS.index(card) & 1)
    return OPERATIONS.get(chosen) or str(chosen)


def agent(s: Espionage, region: str, owner: str, kind: str) -> str:
    """The code of an agent on the map."""
    if kind == "d":
        assert s.diplomats[REGIONS.index(region) * 4 + SERVICES.index(owner)]
        return f"{owner}_diplomat_{region}"
    found = closed(s, region, owner)
    return next(each for letter in ANY_OPERATIVE[kind] for each in found.get(letter, []))


def closed(s: Espionage, region: str, owner: str) -> dict[str, list[str]]:
    """The closed tokens of a service in a region: letter → codes."""
    found: dict[str, list[str]] = {}
    for number in cards_in(s.closed[REGIONS.index(region)]):
        if CODES[number].startswith(owner + "_"):
            found.setdefault("ioD"[s.kind(number)], []).append(CODES[number])
    return found


def deal_missions(scenario: Scenario) -> None:
    """ASW-2P-05: deal the deck that is given, and look at the hands."""
    s = position_with(**scenario["state"])
    deck: list[int] = []
    for region in scenario["mission_deck_top_first"]:
        first = code(f"mission_{region}")
        deck.append(first if first not in deck else code(f"mission_{region}_2"))
    s.outcomes = [deck]
    begin(s, DealMissions(), ChooseMissions())
    expect = dict(scenario["expect"])
    for name, regions in expect.pop("hands_after_redraw").items():
        hand = [REGIONS[MISSION_REGION[card]] for card in hand_of(s, seat(s, name))]
        assert Counter(hand) == Counter(regions)
    for name, expected in expect.pop("legal_pairs").items():
        at = seat(s, name)
        found = [{REGIONS[a], REGIONS[b]} for a, b in pairs(s, at, hand_of(s, at))]
        assert found == [set(pair) for pair in expected]
    assert not expect, f"unknown expectation: {expect}"


# --- what is expected -----------------------------------------------------------------------------


def verify(play: Play, expect: dict[str, Any]) -> None:
    """Everything that a scenario expects; an unknown name is a mistake in the file."""
    s = play.s
    assert s.over == (expect.get("winner") is not None), s.result
    for name, value in expect.items():
        if name in SINGLE:
            expected = sorted(value) if isinstance(value, list) else value
            assert SINGLE[name](play) == expected, name
        elif name in PER_SERVICE:
            found = {service: PER_SERVICE[name](s, service) for service in value}
            assert found == value, name
        elif name == "influence":
            assert {each: holder(s, each) for each in value} == value
        elif name == "counts":
            for region, numbers in value.items():
                assert {each: agents(s, region).get(each, 0) for each in numbers} == numbers
        elif name == "board_exact":
            for region, tokens in value.items():
                assert letters_in(s, region) == sorted_letters(tokens), region
        elif name == "bag":
            for owner, tokens in value.items():
                plain = {each: text.replace("D", "o") for each, text in bag(s, owner).items()}
                assert sorted_letters(plain) == sorted_letters(tokens), owner
        elif name == "known_to_all":
            for where in value:
                for who in (*map(s.seat_name, range(s.seats)), None):
                    assert knows(s, who, agent(s, **where)), (who, where)
        elif name == "known_to":
            for who, tokens in value.items():
                assert all(knows(s, who, agent(s, **where)) for where in tokens), who
        else:
            raise AssertionError(f"unknown expectation: {name}")


def sorted_letters(tokens: dict[str, str]) -> dict[str, str]:
    return {service: "".join(sorted(letters)) for service, letters in tokens.items()}


def letters_in(s: Espionage, region: str) -> dict[str, str]:
    """The agents in a region: service → letters."""
    found = {}
    for service, name in enumerate(SERVICES):
        letters = "d" * s.diplomats[REGIONS.index(region) * 4 + service]
        for letter, tokens in closed(s, region, name).items():
            letters += letter.replace("D", "o") * len(tokens)
        if letters:
            found[name] = "".join(sorted(letters))
    return found


def winner(play: Play) -> str | None:
    result = play.s.result
    return None if result is None else play.s.seat_name(*result["winners"])


def guarded(play: Play) -> list[str]:
    influence = play.s.influence
    tokens = [each for each, who in enumerate(influence) if who == GUARDED]
    return sorted(CODES[influence_code(each)] for each in tokens)


def short_operations(play: Play) -> list[str]:
    names = {engine: name for name, engine in OPERATIONS.items()}
    return sorted(names.get(each, each) for each in play.legal)


SINGLE: dict[str, Callable[[Play], object]] = {
    "winner": winner,
    "end_reason": lambda play: play.s.result and play.s.result["reason"],
    "guarded": guarded,
    "legal_operations": short_operations,
    "offered": lambda play: play.offered,
    "agent_deck": lambda play: {"deck": len(play.s.deck), "discard": play.s.discard.bit_count()},
    "box": lambda play: play.s.boxed.bit_count(),
}
PER_SERVICE: dict[str, Callable[[Espionage, str], int]] = {
    "finance": lambda s, name: s.finance[seat(s, name)],
    "reserve": lambda s, name: s.reserve_size(SERVICES.index(name)),
    "open_operatives": lambda s, name: s.operatives[SERVICES.index(name)],
    "open_diplomats": lambda s, name: s.supply[SERVICES.index(name)],
    "bag_size": lambda s, name: s.bag_size(seat(s, name)),
    "hand_size": lambda s, name: s.cards[seat(s, name)].bit_count(),
    "vp_half": lambda s, name: open_halves(s, seat(s, name)),
    "vp_half_total": lambda s, name: all_halves(s, seat(s, name)),
    "vp_half_liquidation": lambda s, name: s.halves[seat(s, name)],
}
