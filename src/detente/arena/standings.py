"""How well the bots did: points with intervals, and ratings."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Final

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from detente.arena.interval import Rate, Spread, rate_of, spread_of
from detente.arena.match import Failure, GameResult
from detente.arena.schedule import Lineup, Schedule
from detente.arena.statistics import Statistics, statistics

_NAMES_IN_JSON: Final = {"moves_per_game": "choices_per_game", "ms_per_move": "ms_per_choice"}


class Score(msgspec.Struct, frozen=True, rename=_NAMES_IN_JSON):
    """The results of a bot, against certain others or against all.

    Won, drawn, lost and forfeited are counted for each seat that it took; `seats` has the rate in
    each seat, by what it was called. A draw is a victory shared with others.
    """

    bot: str
    against: Lineup
    games: int
    won: int
    drawn: int
    lost: int
    forfeited: int
    points: Rate | None
    seats: dict[str, Rate]
    moves_per_game: float
    ms_per_move: float
    scores: Spread | None
    """Where bots play alone: the scores, in points, of the games that ended by the rules."""


class Comparison(msgspec.Struct, frozen=True):
    """Two bots that played the same deals alone: in how many the one did better than the other.

    To win is better than to lose; after that the score decides. `points` has an equal deal as half.
    """

    bot: str
    other: str
    better: int
    equal: int
    worse: int
    points: Rate | None


class Rating(msgspec.Struct, frozen=True):
    """Skill by openskill's Plackett-Luce model: its mean and how uncertain that is."""

    mu: float
    sigma: float


class Failed(msgspec.Struct, frozen=True):
    """A game that a bot forfeited."""

    bot: str
    deal: int
    lineup: Lineup
    failure: Failure


class Summary(
    msgspec.Struct,
    frozen=True,
    tag_field="format",
    tag="detente arena summary",
    rename={"schedule": "plan"},
):
    """All results of an arena, as `--json` writes them; there the schedule is called `plan`."""

    schedule: Schedule
    games: int
    deals: int
    even_share: float
    bots: list[Score]
    ratings: dict[str, Rating]
    meetings: list[Score]
    comparisons: list[Comparison]
    statistics: Statistics
    failures: list[Failed]
    version: int = 1

    @property
    def solo(self) -> bool:
        """Whether the game has one seat, so that bots do not meet."""
        return self.schedule.seats == 1

    @property
    def crowded(self) -> bool:
        """Whether there are more than two seats, so that an even share is not a half."""
        return self.schedule.seats > 2


def summarise(schedule: Schedule, results: Sequence[GameResult]) -> Summary:
    """Add up the games of an arena, given in the order of the schedule."""
    rules = schedule.rules()
    names = _names(rules.seat_names, results)
    bots = tuple(dict.fromkeys(schedule.bots))
    met: dict[Lineup, list[GameResult]] = defaultdict(list)
    for result in results:
        met[_unordered(result.lineup)].append(result)
    return Summary(
        schedule=schedule,
        games=len(results),
        deals=len({result.deal for result in results}),
        even_share=1 / schedule.seats,
        bots=[
            score(bot, _others(schedule.bots, bot), results, names, rules.score_unit)
            for bot in bots
        ],
        ratings=ratings(bots, results),
        meetings=[
            score(bot, _others(meeting, bot), met[_unordered(meeting)], names, rules.score_unit)
            for bot in bots
            for meeting in schedule.meetings()
            if bot in meeting
        ],
        comparisons=[
            compare(bot, other, results)
            for bot in bots
            for other in bots
            if schedule.seats == 1 and bot != other
        ],
        statistics=statistics(results, names),
        failures=[
            Failed(result.lineup[result.failure.seat], result.deal, result.lineup, result.failure)
            for result in results
            if result.failure is not None
        ],
    )


def _names(seat_names: Sequence[str], results: Iterable[GameResult]) -> list[str]:
    """What seats were called in these games, in the order of the game's seats, others by name."""
    names = {name for result in results for name in result.names}
    order = {name: place for place, name in enumerate(seat_names)}
    return sorted(names, key=lambda name: (order.get(name, len(order)), name))


def _unordered(lineup: Lineup) -> Lineup:
    """The bots of a line-up in order: the same for all seatings of a meeting."""
    return tuple(sorted(lineup))


def _others(bots: Lineup, bot: str) -> Lineup:
    """The rest of a meeting; a bot that meets only itself is its own opponent."""
    place = bots.index(bot)
    return bots[:place] + bots[place + 1 :]


def score(
    bot: str, against: Lineup, results: Iterable[GameResult], names: Sequence[str], score_unit: int
) -> Score:
    """Add up the games in which a bot took part."""
    games = [result for result in results if bot in result.lineup]
    taken = [
        (result, seat)
        for result in games
        for seat, other in enumerate(result.lineup)
        if other == bot
    ]
    points = [result.points(seat) for result, seat in taken]
    moves = sum(result.moves[seat] for result, seat in taken)
    seconds = sum(result.seconds[seat] for result, seat in taken)
    in_seat = {
        name: _rate([(result, seat) for result, seat in taken if result.names[seat] == name])
        for name in names
    }
    return Score(
        bot=bot,
        against=against,
        games=len(games),
        won=points.count(1.0),
        drawn=sum(0 < point < 1 for point in points),
        lost=points.count(0.0),
        forfeited=sum(o.failure is not None and o.failure.seat == seat for o, seat in taken),
        points=_rate(taken),
        seats={name: rate for name, rate in in_seat.items() if rate is not None},
        moves_per_game=moves / max(len(taken), 1),
        ms_per_move=1000 * seconds / max(moves, 1),
        scores=spread_of(
            [
                result.scores[0] / score_unit
                for result in games
                if len(result.lineup) == 1 and result.scores is not None
            ]
        ),
    )


def compare(bot: str, other: str, results: Iterable[GameResult]) -> Comparison:
    """Two bots of a game with one seat, compared deal by deal."""
    found = {(result.deal, *result.lineup): result.success() for result in results}
    pairs = [
        (success, found[deal, other])
        for (deal, who), success in found.items()
        if who == bot and (deal, other) in found
    ]
    better = sum(mine > theirs for mine, theirs in pairs)
    equal = sum(mine == theirs for mine, theirs in pairs)
    return Comparison(
        bot=bot,
        other=other,
        better=better,
        equal=equal,
        worse=len(pairs) - better - equal,
        points=rate_of([(1 + (mine > theirs) - (mine < theirs)) / 2 for mine, theirs in pairs]),
    )


def _rate(taken: list[tuple[GameResult, int]]) -> Rate | None:
    """The rate over deals: the mean of one deal, from all seats, is one observation."""
    deals: dict[int, list[float]] = defaultdict(list)
    for result, seat in taken:
        deals[result.deal].append(result.points(seat))
    return rate_of([fmean(points) for points in deals.values()], len(taken))


def ratings(bots: Lineup, results: Iterable[GameResult]) -> dict[str, Rating]:
    """Rate the bots game by game; bots do not learn, so their skill is taken as constant."""
    model = PlackettLuce(tau=0.0)
    rated = {bot: model.rating(name=bot) for bot in bots}
    for lineup, ranks in _rankings(results):
        if len(set(lineup)) == 1:
            continue  # a bot against itself shows no skill
        teams = [[rated[bot]] for bot in lineup]
        after: dict[str, list[PlackettLuceRating]] = defaultdict(list)
        for bot, (rating,) in zip(lineup, model.rate(teams, ranks=ranks), strict=True):
            after[bot].append(rating)
        for bot, found in after.items():
            mu, sigma = fmean(r.mu for r in found), fmean(r.sigma for r in found)
            rated[bot] = model.rating(name=bot, mu=mu, sigma=sigma)
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in rated.items()}


def _rankings(results: Iterable[GameResult]) -> Iterator[tuple[Lineup, list[float]]]:
    """Bots with their ranks, the best lowest: of each game, or of each deal played alone."""
    alone: dict[int, list[GameResult]] = defaultdict(list)
    for result in results:
        if len(result.lineup) == 1:
            alone[result.deal].append(result)
        else:
            seats = range(len(result.lineup))
            yield result.lineup, [1.0 - result.points(seat) for seat in seats]
    for games in alone.values():
        found = [game.success() for game in games]
        yield (
            tuple(game.lineup[0] for game in games),
            [float(sum(other > mine for other in found)) for mine in found],
        )
