"""Every line of the log is true, and a wrong one is noticed (detente.testing.log_truth)."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from detente import read_record
from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.game import TwilightStruggle
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.turn import LateScoringCards
from detente.testing.log_truth import Change, changes, changes_from, survey
from tests.games.log_truth import LogTruth, stored
from tests.games.playing import begin
from tests.games.twilight_struggle.account import CHECKS
from tests.games.twilight_struggle.positions import LATE, happens, position_with

RECORDS = Path(__file__).parent / "records"
STORED = ("r1/deluxe.options", "r1/second.options", "r1/second.middle")
"""Together they have almost every kind of event."""
NEWEST = ("deluxe.whole", "second.whole")
"""Of the newest revision."""


def staged() -> Iterator[tuple[str, Iterator[Change]]]:
    """Games that show what hardly any recorded game does."""
    headlines = position_with(hands={"us": ["un_intervention"], "ussr": ["nasser"]}, round=0)
    begin(headlines, Headline())
    yield "no headline", changes_from(headlines, [(US, "none"), (USSR, "nasser")])

    rounds = position_with(hands={"ussr": ["nasser"]})
    begin(rounds, ActionRound(USSR), ActionRound(US))
    yield "a round without cards", changes_from(rounds, [(USSR, "nasser"), (USSR, "event")])

    games = happens("olympic_games", US, dice=[1, 3, 6, 1])
    yield "a tie at the Olympic Games", changes_from(games, [(USSR, "participate")])
    salt = happens("salt_negotiations", US, discard=["nasser"])
    yield "nothing of the discard pile", changes_from(salt, [(US, "none")])
    for vp, move in ((10, "end"), (6, "end"), (0, "decline")):
        end = happens("wargames", US, turn=LATE, defcon=2, vp=vp)
        yield f"WarGames at {vp}", changes_from(end, [(US, move)])

    held = position_with(
        hands={"us": ["asia_scoring", "europe_scoring"], "ussr": ["nasser"]}, reveal_held=True
    )
    begin(held, ActionRound(USSR), LateScoringCards())
    yield "scoring cards are held", changes_from(held, [(USSR, "nasser"), (USSR, "event")])

    crisis = position_with(
        hands={"us": ["nato"]}, influence={"iran": [0, 1], "canada": [3, 0]}, effects=["crisis_us"]
    )
    begin(crisis, ActionRound(US))
    moves = [(US, move) for move in ("nato", "ops", "coup")]
    yield "a coup during the crisis", changes_from(crisis, moves)

    shut = {name: [9, 0] for name in ("finland", "poland", "romania", "afghanistan", "north_korea")}
    for card, use in (("nasser", "ops"), ("lone_gunman", "event")):
        idle = position_with(hands={"ussr": [card]}, influence=shut, defcon=2, turn=LATE)
        begin(idle, ActionRound(USSR))
        yield "Operations without use", changes_from(idle, [(USSR, card), (USSR, use)])

    for die in (5, 4):
        trap = position_with(
            hands={"us": ["nato"]}, in_play=["quagmire"], effects=["quagmire_trap"], dice=[die]
        )
        begin(trap, ActionRound(US))
        yield f"a {die} in the trap", changes_from(trap, [(US, "nato")])

    canada: dict[str, Sequence[int]] = {"canada": [3, 0]}
    for given in ("nato", "socialist_governments", "un_intervention"):
        hands = {"us": ["missile_envy"], "ussr": [given]}
        envy = position_with(hands=hands, influence=canada, turn=LATE)
        begin(envy, ActionRound(US))
        moves = [(US, "missile_envy"), (US, "event"), (USSR, given)]
        yield f"Missile Envy brings {given}", changes_from(envy, moves)
    hands = {"us": ["missile_envy"], "ussr": ["comecon"]}
    envy = position_with(hands=hands, influence=canada, turn=LATE, dice=[3])
    begin(envy, ActionRound(US))
    moves = [(US, "missile_envy"), (US, "event"), (USSR, "comecon"), (US, "space")]
    yield "a given card goes to space", changes_from(envy, moves)

    plan = position_with(hands={"us": ["five_year_plan"], "ussr": ["duck_and_cover"]})
    begin(plan, ActionRound(US))
    yield "Five Year Plan", changes_from(plan, [(US, "five_year_plan"), (US, "event")])

    summit = position_with(hands={"us": ["summit"]}, turn=LATE, dice=[3, 3])
    begin(summit, ActionRound(US))
    yield "a tie at Summit", changes_from(summit, [(US, "summit"), (US, "event")])
    top = ("nasser", "nato", "comecon", "fidel", "blockade")
    tehran = happens(
        "our_man_in_tehran",
        US,
        influence={"israel": [5, 0]},
        deck=top,
        turn=LATE,
        optional_cards=True,
    )
    yield "Our Man in Tehran", changes_from(tehran, [(US, "nato"), (US, "nasser"), (US, "done")])
    for card in ("un_intervention", "defectors", "duck_and_cover"):
        stars = happens("star_wars", US, turn=LATE, space=[1, 0], discard=[card, "nasser"])
        yield f"Star Wars brings {card}", changes_from(stars, [(US, card)])


def games() -> Iterator[tuple[str, Iterator[Change]]]:
    newest = TwilightStruggle.latest_revision
    for name in (*STORED, *[f"r{newest}/{name}" for name in NEWEST]):
        yield name, changes(read_record(RECORDS / f"{name}.detente").record)
    yield from staged()


class TestLog(LogTruth):
    checks = CHECKS
    game = "twilight_struggle"
    games = staticmethod(games)

    @pytest.mark.slow
    def test_every_stored_game_is_told_as_it_was(self) -> None:
        found = survey(CHECKS, stored(RECORDS))
        assert not found.untrue, "\n".join(found.untrue[:5])
