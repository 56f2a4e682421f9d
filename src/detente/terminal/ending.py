"""The end of a game: who won and why, how the score went, where the record is."""

from typing import TYPE_CHECKING, Final

from rich.text import Text

from detente.core.state import State
from detente.terminal.board import draw
from detente.terminal.lines import columns

if TYPE_CHECKING:
    from detente.terminal.table import Table

_BARS: Final = "▁▂▃▄▅▆▇█"
_PLAIN_BARS: Final = "01234567"


def show_ending(table: "Table") -> None:
    """All that is left to tell."""
    match, texts, screen = table.match, table.texts, table.screen
    watcher = None if match.hot_seat else match.people[0]
    screen.show(table.events(match.news(watcher)))
    screen.show(draw(match.state.view(watcher), texts, match.game))
    assert match.state.result is not None
    reason = match.state.result["reason"].replace("_", "-")
    screen.say(texts.say(f"result-{reason}"), style="bold")
    bars = _BARS if screen.can_show(_BARS) else _PLAIN_BARS
    if scores := recorded_scores(match.state):
        screen.say(texts.say("terminal-course"))
        curves = [(texts.name(s), Text(f"{curve(v, bars)} {v[-1]}")) for s, v in scores.items()]
        screen.show(columns(curves, before="  "))
    screen.say(texts.say("terminal-record"))
    screen.say_path(table.kept)


def recorded_scores(state: State) -> dict[str, list[int]]:
    """Side → its score at the end of each round, where a game tells of it."""
    told = [event["args"] for event in state.events(None) if event["id"] == "score-recorded"]
    sides = state.game.seat_names[: state.seats] if told else ()
    return {side: [scores[side] for scores in told] for side in sides}


def curve(scores: list[int], bars: str, most: int = 100) -> str:
    """Scores as a row of bars, one a round; `most` points or more are the highest bar."""
    top = len(bars) - 1
    return "".join(bars[min(max(score, 0) * top // most, top)] for score in scores)
