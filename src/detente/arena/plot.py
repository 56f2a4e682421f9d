"""An arena as a picture: points with intervals, score differences, lengths of games."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from detente import InvalidInput
from detente.arena.files import writing
from detente.arena.match import GameResult
from detente.arena.report import crowd
from detente.arena.standings import Summary
from detente.texts import Texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes

ENDINGS: Final = (".svg", ".png")

# Okabe and Ito's colours, which stay apart for colour-blind eyes; shapes differ as well.
_COLOURS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
_MARKS: Final = ("o", "s", "^", "D", "v", "P", "X")


def check_plot(path: Path) -> None:
    """Raise InvalidInput before hours of play if the picture could not be made."""
    if path.suffix.lower() not in ENDINGS:
        raise InvalidInput("arena-plot-ending", file=str(path), allowed=list(ENDINGS))
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise InvalidInput("arena-no-matplotlib") from error


def plot(summary: Summary, results: Sequence[GameResult], texts: Texts, path: Path) -> None:
    """Draw the picture and write it as SVG or PNG."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    rows = len(summary.meetings)
    with mpl.rc_context({"svg.hashsalt": "detente", "svg.fonttype": "none", "font.size": 10}):
        figure = Figure(figsize=(9, 3.6 + 0.34 * rows), layout="constrained")
        grid = figure.add_gridspec(2, 2, height_ratios=[0.6 + 0.34 * rows, 2.8])
        _points(figure.add_subplot(grid[0, :]), summary, texts)
        below = _scores if summary.solo else _differences
        below(figure.add_subplot(grid[1, 0]), summary, results, texts)
        _lengths(figure.add_subplot(grid[1, 1]), results, texts)
        title = texts.say("game-title")
        figure.suptitle(texts.say("arena-plot-title", game=title, games=summary.games))
        with writing(path):
            undated = {"Date": None} if path.suffix.lower() == ".svg" else {}
            figure.savefig(path, dpi=150, metadata=undated)


def _points(axes: "Axes", summary: Summary, texts: Texts) -> None:
    for row, score in enumerate(summary.meetings):
        if score.points is None:
            continue
        look = summary.schedule.bots.index(score.bot) % len(_COLOURS)
        rate, low, high = (
            100 * x for x in (score.points.rate, score.points.low, score.points.high)
        )
        axes.errorbar(
            [rate],
            [row],
            xerr=[[rate - low], [high - rate]],
            color=_COLOURS[look],
            marker=_MARKS[look],
            capsize=4,
        )
        axes.annotate(
            texts.say("arena-percent", value=score.points.rate),
            (rate, row),
            xytext=(0, 6),
            textcoords="offset points",
            ha="center",
            fontsize=8,
        )
    _even_share(axes, summary, texts)
    axes.set_yticks(
        range(len(summary.meetings)),
        [
            texts.quote("arena-plot-row", bot=score.bot, others=crowd(score.against))
            if score.against
            else score.bot
            for score in summary.meetings
        ],
    )
    axes.set_ylim(len(summary.meetings) - 0.4, -0.7)
    axes.set_xlim(-3, 103)
    axes.set_xlabel(texts.say("arena-plot-won" if summary.solo else "arena-plot-points"))


def _even_share(axes: "Axes", summary: Summary, texts: Texts) -> None:
    """Where bots of equal strength would be; of two seats everybody knows that without words."""
    if summary.solo:
        return
    axes.axvline(100 * summary.even_share, color="0.6", linewidth=1, linestyle="--")
    if summary.crowded:
        axes.annotate(
            texts.say("arena-plot-even", share=summary.even_share),
            (100 * summary.even_share, 1),
            xycoords=("data", "axes fraction"),
            xytext=(0, 2),
            textcoords="offset points",
            ha="center",
            fontsize=8,
            color="0.4",
        )


def _differences(
    axes: "Axes", summary: Summary, results: Sequence[GameResult], texts: Texts
) -> None:
    """How far the best score was ahead of the next one."""
    ends = [sorted(result.scores) for result in results if result.scores]
    unit = summary.schedule.rules().score_unit
    _histogram(axes, [[(scores[-1] - scores[-2]) / unit for scores in ends]], [_COLOURS[0]])
    axes.set_xlabel(texts.say("arena-plot-difference"))
    axes.set_ylabel(texts.say("arena-plot-games"))


def _scores(axes: "Axes", summary: Summary, results: Sequence[GameResult], texts: Texts) -> None:
    """How high each bot that plays alone scored how often."""
    found: dict[str, list[float]] = {bot: [] for bot in summary.schedule.bots}
    unit = summary.schedule.rules().score_unit
    for result in results:
        found[result.lineup[0]] += [score / unit for score in result.scores or ()]
    looks = [_COLOURS[number % len(_COLOURS)] for number in range(len(found))]
    _histogram(axes, list(found.values()), looks, list(found))
    axes.set_xlabel(texts.say("arena-plot-score"))
    axes.set_ylabel(texts.say("arena-plot-games"))


def _lengths(axes: "Axes", results: Sequence[GameResult], texts: Texts) -> None:
    _histogram(axes, [[sum(result.moves) for result in results]], [_COLOURS[1]])
    axes.set_xlabel(texts.say("arena-plot-length"))
    axes.set_ylabel(texts.say("arena-plot-games"))


def _histogram(
    axes: "Axes",
    values: Sequence[Sequence[float]],
    colours: Sequence[str],
    names: Sequence[str] = (),
) -> None:
    """Rows of values side by side, with their names where there are several."""
    from matplotlib.ticker import MaxNLocator

    axes.hist(values, bins=20, color=colours, edgecolor="white", label=names or None)
    if len(names) > 1:
        axes.legend(fontsize=8)
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
