"""The results of an arena as tables for a terminal."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from detente.arena.interval import Rate, Spread
from detente.arena.standings import Score, Summary
from detente.arena.statistics import EventStatistic, Statistics
from detente.console.tables import make_table
from detente.texts import Texts

_FEW: Final = 8
"""Codes of one event that fit into a short table, such as six agents; all are in the JSON."""
_FAILURES: Final = 5
_PAIR: Final = 2


def report(summary: Summary, texts: Texts) -> RenderableType:
    """Who won how often, and who failed."""
    return Group(
        standings(summary, texts),
        *(_alone(summary, texts) if summary.solo else [meetings(summary, texts)]),
        *([sides(summary, texts)] if _many_sides(summary) else []),
        Text(_note(summary, texts)),
        *failures(summary, texts),
    )


def _alone(summary: Summary, texts: Texts) -> list[RenderableType]:
    """The tables of a game with one seat, in which bots do not meet."""
    compared = [comparisons(summary, texts)] if summary.comparisons else []
    return [scores(summary, texts), *compared]


def _note(summary: Summary, texts: Texts) -> str:
    if summary.solo:
        alone = texts.say("arena-note-alone", deals=summary.deals)
        return f"{alone} {texts.say('arena-note-compared')}" if summary.comparisons else alone
    note = texts.say("arena-note", deals=summary.deals)
    if not summary.crowded:
        return note
    even = texts.say("arena-even-note", seats=summary.schedule.seats, share=summary.even_share)
    return f"{note} {even}"


def _many_sides(summary: Summary) -> bool:
    """Whether the points of each side need a table of their own."""
    return len(summary.statistics.seats) > _PAIR


def standings(summary: Summary, texts: Texts) -> Table:
    """One line for each bot, best rating first; a bot alone with nobody beside it has none."""
    rated = not summary.solo or len(summary.bots) > 1
    result = _RESULT_ALONE if summary.solo else _RESULT
    numbers = ["arena-rating"] * rated + [*result, "arena-choices", "arena-milliseconds"]
    table = make_table(texts, "arena-standings", ["arena-bot"], numbers)
    if summary.failures:
        table.add_column(texts.say("arena-forfeited"), justify="right")
    for score in sorted(summary.bots, key=lambda score: -summary.ratings[score.bot].mu):
        rating = summary.ratings[score.bot]
        table.add_row(
            score.bot,
            *[texts.say("arena-plus-minus", value=rating.mu, deviation=rating.sigma)] * rated,
            f"{score.won}–{score.lost}" if summary.solo else _result(score),
            *_points(score.points, texts),
            texts.say("arena-decimal", value=score.moves_per_game),
            texts.say("arena-decimal", value=score.ms_per_move),
            *([str(score.forfeited)] if summary.failures else []),
        )
    return table


def meetings(summary: Summary, texts: Texts) -> Table:
    """One line for each bot and the others that it met, with its points beside an even share."""
    names = [] if _many_sides(summary) else list(summary.statistics.seats)
    table = make_table(texts, "arena-meetings", ["arena-bot", "arena-against"], _RESULT)
    if summary.crowded:
        table.add_column(texts.say("arena-even", share=summary.even_share), justify="right")
    for name in names:
        table.add_column(texts.name(name), justify="right")
    for score in summary.meetings:
        table.add_row(
            score.bot,
            crowd(score.against),
            _result(score),
            *_points(score.points, texts),
            *([_beside(score.points, summary.even_share, texts)] if summary.crowded else []),
            *[_percent(score.seats.get(name), texts) for name in names],
        )
    return table


def scores(summary: Summary, texts: Texts) -> Table:
    """How high the bots that play alone score: one line for each."""
    table = make_table(texts, "arena-scores", ["arena-bot"], ["arena-mean", *_QUARTILES])
    for score in summary.bots:
        if score.scores is not None:
            shown = [texts.say("arena-decimal", value=value) for value in score.scores.quartiles]
            table.add_row(score.bot, _mean(score.scores, texts), *shown)
    return table


_QUARTILES: Final = ["arena-lowest", "arena-quarter", "arena-half", "arena-most", "arena-highest"]


def _mean(scores: Spread, texts: Texts) -> str:
    if scores.margin is None:
        return texts.say("arena-decimal", value=scores.mean)
    return texts.say("arena-plus-minus", value=scores.mean, deviation=scores.margin)


def comparisons(summary: Summary, texts: Texts) -> Table:
    """One line for each two bots that played the same deals, each alone."""
    numbers = ["arena-compared", "arena-points", "arena-interval"]
    table = make_table(texts, "arena-comparisons", ["arena-bot", "arena-beside"], numbers)
    for found in summary.comparisons:
        deals = f"{found.better}–{found.equal}–{found.worse}"
        table.add_row(found.bot, found.other, deals, *_points(found.points, texts))
    return table


def sides(summary: Summary, texts: Texts) -> Table:
    """How well each bot did as each side, and all of them together."""
    points = summary.statistics.seats
    table = make_table(texts, "arena-sides", ["arena-bot", "arena-against"], [])
    for name in points:
        table.add_column(texts.name(name), justify="right")
    for score in summary.meetings:
        shown = [_percent(score.seats.get(name), texts) for name in points]
        table.add_row(score.bot, crowd(score.against), *shown)
    table.add_row(
        texts.say("arena-all-bots"), "", *[_percent(rate, texts) for rate in points.values()]
    )
    return table


def crowd(bots: Iterable[str]) -> str:
    """Bots in a few words: greedy, 2 × random."""
    counted = Counter(bots).items()
    return ", ".join(bot if count == 1 else f"{count} × {bot}" for bot, count in counted)


def failures(summary: Summary, texts: Texts) -> Iterator[RenderableType]:
    """The games that bots forfeited, each with the record that reproduces it."""
    for failed in summary.failures[:_FAILURES]:
        what, file = failed.failure.what, failed.failure.record
        sentence = texts.quote("arena-failure", bot=failed.bot, what=what, file=file)
        yield Text(sentence, style="bold red")
    if len(summary.failures) > _FAILURES:
        yield Text(texts.say("arena-more-failures", count=len(summary.failures) - _FAILURES))


def event_table(found: Statistics, texts: Texts) -> Table:
    """One line for each kind of event: how often it happened, and how well its seats did."""
    columns = ["arena-per-game", "arena-share", "arena-its-side"]
    table = make_table(texts, "arena-statistics", ["arena-event"], columns)
    places = _places(found, texts)
    for place in places:
        table.add_column(place, justify="right", no_wrap=True)
    for statistic in _short(found.events):
        table.add_row(
            f"  {texts.name(statistic.code)}" if statistic.code else statistic.event,
            texts.say("arena-decimal", value=statistic.per_game),
            texts.say("arena-percent", value=statistic.share),
            _percent(statistic.rate, texts),
            *[_percent(rate, texts) for rate in (statistic.first, *statistic.later)[: len(places)]],
        )
    return table


def _places(found: Statistics, texts: Texts) -> list[str]:
    """Columns for those to whom it happened first, and where there are many, second and so on."""
    later = max((len(statistic.later) for statistic in found.events), default=0)
    if later < _PAIR:
        return [texts.say("arena-first-side")]
    return [texts.say("arena-place", place=place) for place in range(1, later + 2)]


def _short(found: Iterable[EventStatistic]) -> Iterator[EventStatistic]:
    by_event: dict[str, list[EventStatistic]] = defaultdict(list)
    for statistic in found:
        by_event[statistic.event].append(statistic)
    for everything, *codes in by_event.values():
        yield everything
        if everything.rate is not None and len(codes) <= _FEW:
            yield from codes


_RESULT: Final = ["arena-result", "arena-points", "arena-interval"]
_RESULT_ALONE: Final = ["arena-result-alone", "arena-won", "arena-interval"]


def _result(score: Score) -> str:
    return f"{score.won}–{score.drawn}–{score.lost}"


def _points(points: Rate | None, texts: Texts) -> list[str]:
    """A rate, and its interval."""
    if points is None:
        return ["", ""]
    between = texts.say("arena-between", low=points.low, high=points.high)
    return [_percent(points, texts), between]


def _beside(points: Rate | None, share: float, texts: Texts) -> str:
    return "" if points is None else texts.say(f"arena-even-{points.beside(share)}")


def _percent(rate: Rate | None, texts: Texts) -> str:
    return "" if rate is None else texts.say("arena-percent", value=rate.rate)
