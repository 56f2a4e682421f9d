"""The page for those who run a server says what holds."""

import dataclasses
import re
from pathlib import Path

from detente.server.limits import Limits, Rate, SocketLimits

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")


def test_the_limits_are_those_of_the_server() -> None:
    stated = {
        name: float(number) for name, number in re.findall(r"^\| `(\w+)` \| (\d+)", PAGE, re.M)
    }
    assert stated == dataclasses.asdict(SocketLimits())
    assert SocketLimits().per_address >= 300


def test_the_rates_are_those_of_the_server() -> None:
    rows = re.findall(r"\| (\d+) (?:a second|in (\d+) seconds) \| (\d+) \|", PAGE)
    stated = [(int(number) / int(seconds or 1), int(reserve)) for number, seconds, reserve in rows]
    rates = [rate for rate in vars(Limits()).values() if isinstance(rate, Rate)]
    assert stated == [(rate.per_second, rate.reserve) for rate in rates]
