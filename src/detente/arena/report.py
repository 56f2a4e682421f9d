"""What an arena found out, as tables for a terminal."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from detente.arena.interval import Rate
from detente.arena.standings import Score, Summary
from detente.arena.statistics import Happening, Statistics
from detente.texts import Texts

_FEW: Final = 8
"""Codes of one event that fit into a short table, such as six agents; all are in the JSON."""
_FAILURES: Final = 5


def report(summary: Summary, texts: Texts) -> RenderableType:
    """Who won how often, and who failed."""
    return Group(
        standings(summary, texts),
        meetings(summary, texts),
        Text(texts.say("arena-note", deals=summary.deals)),
        *failures(summary, texts),
    )


def standings(summary: Summary, texts: Texts) -> Table:
    """One line for each bot, best rating first."""
    numbers = ["arena-rating", *_RESULT, "arena-choices", "arena-milliseconds"]
    table = _table(texts, "arena-standings", ["arena-bot"], numbers)
    if summary.failures:
        table.add_column(texts.say("arena-forfeited"), justify="right")
    for score in sorted(summary.bots, key=lambda score: -summary.ratings[score.bot].mu):
        rating = summary.ratings[score.bot]
        table.add_row(
            score.bot,
            texts.say("arena-plus-minus", value=rating.mu, deviation=rating.sigma),
            *_result(score, texts),
            texts.say("arena-decimal", value=score.choices_per_game),
            texts.say("arena-decimal", value=score.ms_per_choice),
            *([str(score.forfeited)] if summary.failures else []),
        )
    return table


def meetings(summary: Summary, texts: Texts) -> Table:
    """One line for each bot and the others that it met, with its points in each seat."""
    seats = list(summary.statistics.seats)
    table = _table(texts, "arena-meetings", ["arena-bot", "arena-against"], _RESULT)
    for seat in seats:
        table.add_column(texts.name(seat), justify="right")
    for score in summary.meetings:
        table.add_row(
            score.bot,
            ", ".join(score.against),
            *_result(score, texts),
            *[_percent(score.seats.get(seat), texts) for seat in seats],
        )
    return table


def failures(summary: Summary, texts: Texts) -> Iterator[RenderableType]:
    """The games that bots forfeited, each with the record that reproduces it."""
    for failed in summary.failures[:_FAILURES]:
        what, file = failed.failure.what, failed.failure.record
        sentence = texts.quote("arena-failure", bot=failed.bot, what=what, file=file)
        yield Text(sentence, style="bold red")
    if len(summary.failures) > _FAILURES:
        yield Text(texts.say("arena-more-failures", count=len(summary.failures) - _FAILURES))


def happenings(found: Statistics, texts: Texts) -> Table:
    """What happened in the games: how often, and how well those did to whom it happened."""
    columns = ["arena-per-game", "arena-share", "arena-its-side", "arena-first-side"]
    table = _table(texts, "arena-statistics", ["arena-event"], columns)
    for happening in _short(found.happenings):
        table.add_row(
            f"  {texts.name(happening.code)}" if happening.code else happening.event,
            texts.say("arena-decimal", value=happening.per_game),
            texts.say("arena-percent", value=happening.share),
            _percent(happening.rate, texts),
            _percent(happening.first, texts),
        )
    return table


def _short(found: Iterable[Happening]) -> Iterator[Happening]:
    by_event: dict[str, list[Happening]] = defaultdict(list)
    for happening in found:
        by_event[happening.event].append(happening)
    for everything, *codes in by_event.values():
        yield everything
        if everything.rate is not None and len(codes) <= _FEW:
            yield from codes


_RESULT: Final = ["arena-result", "arena-points", "arena-interval"]


def _result(score: Score, texts: Texts) -> list[str]:
    result = f"{score.won}–{score.drawn}–{score.lost}"
    if score.points is None:
        return [result, "", ""]
    between = texts.say("arena-between", low=score.points.low, high=score.points.high)
    return [result, _percent(score.points, texts), between]


def _percent(rate: Rate | None, texts: Texts) -> str:
    return "" if rate is None else texts.say("arena-percent", value=rate.rate)


def _table(texts: Texts, title: str, words: list[str], numbers: list[str]) -> Table:
    table = Table(
        title=texts.say(title),
        title_justify="left",
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        pad_edge=False,
    )
    for column in words:
        table.add_column(texts.say(column), overflow="fold")
    for column in numbers:
        table.add_column(texts.say(column), justify="right", no_wrap=True)
    return table
