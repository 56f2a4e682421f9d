"""The end of a game: who won and why, how the score went, where the record is."""

from typing import TYPE_CHECKING, Final

from rich.text import Text

from detente.console.board import draw
from detente.console.lines import columns
from detente.core.state import State
from detente.texts import Texts, points

if TYPE_CHECKING:
    from detente.terminal.game_screen import GameScreen

_BARS: Final = "▁▂▃▄▅▆▇█"
_PLAIN_BARS: Final = "01234567"
_PAIR: Final = 2


def show_ending(game_screen: "GameScreen") -> None:
    """Show the last events, the board, the result, the scores and where the record is."""
    local_game, texts, screen = game_screen.local_game, game_screen.texts, game_screen.screen
    viewer = None if local_game.hot_seat else local_game.mine
    screen.show("", game_screen.recap(viewer))
    screen.show(draw(local_game.state.view(viewer), texts, local_game.game))
    result = local_game.state.result
    assert result is not None
    screen.say(texts.say("result-" + result["reason"].replace("_", "-")), style="bold")
    if viewer is not None:
        outcome = _outcome(viewer, result["winners"], local_game.state.seats)
        screen.say(texts.say(outcome), style="bold")
    if viewer is None or local_game.state.seats > _PAIR or not result["winners"]:
        screen.say(winners(local_game.state, texts), style="bold")
    if local_game.state.seats != _PAIR:
        screen.say(texts.say("terminal-final-scores"))
        screen.show(columns(_final_scores(local_game.state, texts), before="  "))
    if scores := recorded_scores(local_game.state):
        screen.say(texts.say("terminal-course"))
        bars = _BARS if screen.can_show(_BARS) else _PLAIN_BARS
        most = max(map(max, scores.values()))
        unit = local_game.game.score_unit
        curves = [
            (texts.name(side), Text(f"{curve(course, most, bars)} {points(course[-1], unit)}"))
            for side, course in scores.items()
        ]
        screen.show(columns(curves, before="  "))
    game_screen.say_saved("terminal-record")


def _outcome(seat: int, best: list[int], seats: int) -> str:
    if seat not in best:
        return "terminal-lost"
    if len(best) == 1:
        return "terminal-won"
    return "terminal-drawn" if len(best) == seats else "terminal-shared"


def winners(state: State, texts: Texts) -> str:
    """The winners by name; without any, the game's own text for that ending, if it has one."""
    assert state.result is not None
    own = "outcome-" + state.result["reason"].replace("_", "-")
    if not state.result["winners"] and texts.knows(own):
        return texts.say(own)
    sides = [state.seat_name(seat) for seat in state.result["winners"]]
    return texts.say("terminal-winners", count=len(sides), sides=sides)


def _final_scores(state: State, texts: Texts) -> list[tuple[str, Text]]:
    """Every seat with its score, the winners first, and opponents that hold no seat."""
    assert state.result is not None
    scores, best = state.result["scores"], state.result["winners"]
    order = sorted(range(state.seats), key=lambda seat: (seat not in best, -scores[seat]))
    rows = [(state.seat_name(seat), scores[seat]) for seat in order] + [*state.automa_scores()]
    return [(texts.name(who), Text(points(score, state.game.score_unit))) for who, score in rows]


def recorded_scores(state: State) -> dict[str, list[int]]:
    """Side → its score at the end of each round, where the game logs it.

    The event has the scores under the names that seats have before a game gives them others.
    """
    logged = [event["args"] for event in state.events(None) if event["id"] == "score-recorded"]
    if not logged:
        return {}
    names = state.game.seat_names[: state.seats]
    return {
        state.seat_name(seat): [scores[name] for scores in logged]
        for seat, name in enumerate(names)
    }


def curve(scores: list[int], most: int, bars: str = _BARS) -> str:
    """Scores as a row of bars, one a round; `most` points are the highest bar."""
    top = len(bars) - 1
    return "".join(bars[max(score, 0) * top // max(most, 1)] for score in scores)
