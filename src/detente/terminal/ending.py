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
    screen.show("", table.events(match.news(watcher)))
    screen.show(draw(match.state.view(watcher), texts, match.game))
    result = match.state.result
    assert result is not None
    screen.say(texts.say("result-" + result["reason"].replace("_", "-")), style="bold")
    if watcher is not None:
        screen.say(texts.say(_outcome(watcher, result["winners"])), style="bold")
    if scores := recorded_scores(match.state):
        screen.say(texts.say("terminal-course"))
        bars = _BARS if screen.can_show(_BARS) else _PLAIN_BARS
        most = max(map(max, scores.values()))
        curves = [(texts.name(s), f"{curve(v, most, bars)} {v[-1]}") for s, v in scores.items()]
        screen.show(columns([(side, Text(shape)) for side, shape in curves], before="  "))
    screen.say(texts.say("terminal-record"))
    screen.say_path(table.kept)


def _outcome(seat: int, winners: list[int]) -> str:
    if seat not in winners:
        return "terminal-lost"
    return "terminal-won" if len(winners) == 1 else "terminal-drawn"


def recorded_scores(state: State) -> dict[str, list[int]]:
    """Side → its score at the end of each round, where a game tells of it."""
    told = [event["args"] for event in state.events(None) if event["id"] == "score-recorded"]
    sides = state.game.seat_names[: state.seats] if told else ()
    return {side: [scores[side] for scores in told] for side in sides}


def curve(scores: list[int], most: int, bars: str = _BARS) -> str:
    """Scores as a row of bars, one a round; `most` points are the highest bar."""
    top = len(bars) - 1
    return "".join(bars[max(score, 0) * top // max(most, 1)] for score in scores)
