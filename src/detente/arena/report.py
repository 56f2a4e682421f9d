"""What an arena found out, as tables for a terminal."""

from collections import Counter, defaultdict
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
_PAIR: Final = 2


def report(summary: Summary, texts: Texts) -> RenderableType:
    """Who won how often, and who failed."""
    return Group(
        standings(summary, texts),
        meetings(summary, texts),
        *([sides(summary, texts)] if _many_sides(summary) else []),
        Text(_note(summary, texts)),
        *failures(summary, texts),
    )


def _note(summary: Summary, texts: Texts) -> str:
    note = texts.say("arena-note", deals=summary.deals)
    if not summary.crowded:
        return note
    even = texts.say("arena-even-note", seats=summary.plan.seats, share=summary.even_share)
    return f"{note} {even}"


def _many_sides(summary: Summary) -> bool:
    """Whether the points of each side need a table of their own."""
    return len(summary.statistics.seats) > _PAIR


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
    """One line for each bot and the others that it met, with its points beside an even share."""
    names = [] if _many_sides(summary) else list(summary.statistics.seats)
    table = _table(texts, "arena-meetings", ["arena-bot", "arena-against"], _RESULT)
    if summary.crowded:
        table.add_column(texts.say("arena-even", share=summary.even_share), justify="right")
    for name in names:
        table.add_column(texts.name(name), justify="right")
    for score in summary.meetings:
        table.add_row(
            score.bot,
            crowd(score.against),
            *_result(score, texts),
            *([_beside(score.points, summary.even_share, texts)] if summary.crowded else []),
            *[_percent(score.seats.get(name), texts) for name in names],
        )
    return table


def sides(summary: Summary, texts: Texts) -> Table:
    """How well each bot did as each side, and all of them together."""
    points = summary.statistics.seats
    table = _table(texts, "arena-sides", ["arena-bot", "arena-against"], [])
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


def happenings(found: Statistics, texts: Texts) -> Table:
    """What happened in the games: how often, and how well those did to whom it happened."""
    columns = ["arena-per-game", "arena-share", "arena-its-side"]
    table = _table(texts, "arena-statistics", ["arena-event"], columns)
    places = _places(found, texts)
    for place in places:
        table.add_column(place, justify="right", no_wrap=True)
    for happening in _short(found.happenings):
        table.add_row(
            f"  {texts.name(happening.code)}" if happening.code else happening.event,
            texts.say("arena-decimal", value=happening.per_game),
            texts.say("arena-percent", value=happening.share),
            _percent(happening.rate, texts),
            *[_percent(rate, texts) for rate in (happening.first, *happening.later)[: len(places)]],
        )
    return table


def _places(found: Statistics, texts: Texts) -> list[str]:
    """Columns for those to whom it happened first, and where there are many, second and so on."""
    later = max((len(happening.later) for happening in found.happenings), default=0)
    if later < _PAIR:
        return [texts.say("arena-first-side")]
    return [texts.say("arena-place", place=place) for place in range(1, later + 2)]


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


def _beside(points: Rate | None, share: float, texts: Texts) -> str:
    return "" if points is None else texts.say(f"arena-even-{points.beside(share)}")


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
