"""Every line of the log is true, and a wrong one is noticed (detente.testing.log_truth)."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from detente import read_record
from detente.games.secret_power.rules.game import SecretPower
from detente.testing.log_truth import Change, changes, survey
from detente.testing.records import play
from tests.games.log_truth import LogTruth, stored
from tests.games.secret_power.account import CHECKS

RECORDS = Path(__file__).parent / "records"
VARIANTS = (
    "1",
    "1_professionals_falcon_personality",
    "2",
    "4_professionals",
    "5_professionals",
    "5_treaties_wars",
)
"""Those that have, by the first revision, almost every kind of event."""
NEWEST = ("1_professionals_falcon_personality", "3_professionals")
"""Those that are read by the newest revision, too."""
SEEDS = {1095: "falcon-no-colour", 1351: "falcon-order", 2111: "action-idle"}
"""Random games against the Falcon, by the first revision, that have a rare kind of event."""


def games() -> Iterator[tuple[str, Iterator[Change]]]:
    newest = SecretPower.latest_revision
    stored = {f"r1/{variant}" for variant in VARIANTS}
    stored |= {f"r{newest}/{variant}" for variant in NEWEST}
    for name in sorted(stored):
        yield name, changes(read_record(RECORDS / f"{name}.whole.detente").record)
    falcon = SecretPower(falcon="maximum", personality="manager", revision=1)
    for seed, shown in SEEDS.items():
        yield shown, changes(play(falcon.start(1, seed), f"{seed}").record())


class TestLog(LogTruth):
    checks = CHECKS
    game = "secret_power"
    games = staticmethod(games)

    @pytest.mark.slow
    def test_every_stored_game_is_told_as_it_was(self) -> None:
        found = survey(CHECKS, stored(RECORDS))
        assert not found.untrue, "\n".join(found.untrue[:5])
