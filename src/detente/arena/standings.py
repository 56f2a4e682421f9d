"""How well the bots did: points with intervals, and ratings."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from detente.arena.interval import Rate, Spread, rate_of, spread_of
from detente.arena.match import Failure, Outcome
from detente.arena.plan import Lineup, Plan
from detente.arena.statistics import Statistics, statistics


class Score(msgspec.Struct, frozen=True):
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
    choices_per_game: float
    ms_per_choice: float
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


class Summary(msgspec.Struct, frozen=True, tag_field="format", tag="detente arena summary"):
    """Everything that an arena found out, as `--json` writes it."""

    plan: Plan
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
        """Whether bots play alone, so that they meet nobody."""
        return self.plan.seats == 1

    @property
    def crowded(self) -> bool:
        """Whether so many sit at the table that an even share is not just a half."""
        return self.plan.seats > 2


def summarise(plan: Plan, outcomes: Sequence[Outcome]) -> Summary:
    """Add up the games of an arena, given in the order of the plan."""
    rules = plan.rules()
    names = _names(rules.seat_names, outcomes)
    bots = tuple(dict.fromkeys(plan.bots))
    met: dict[Lineup, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        met[_whoever_sits(outcome.lineup)].append(outcome)
    return Summary(
        plan=plan,
        games=len(outcomes),
        deals=len({outcome.deal for outcome in outcomes}),
        even_share=1 / plan.seats,
        bots=[score(bot, _others(plan.bots, bot), outcomes, names, rules.point) for bot in bots],
        ratings=ratings(bots, outcomes),
        meetings=[
            score(bot, _others(meeting, bot), met[_whoever_sits(meeting)], names, rules.point)
            for bot in bots
            for meeting in plan.meetings()
            if bot in meeting
        ],
        comparisons=[
            compare(bot, other, outcomes)
            for bot in bots
            for other in bots
            if plan.seats == 1 and bot != other
        ],
        statistics=statistics(outcomes, names),
        failures=[
            Failed(
                outcome.lineup[outcome.failure.seat], outcome.deal, outcome.lineup, outcome.failure
            )
            for outcome in outcomes
            if outcome.failure is not None
        ],
    )


def _names(seat_names: Sequence[str], outcomes: Iterable[Outcome]) -> list[str]:
    """What seats were called in these games, in the order of the game's seats, others by name."""
    names = {name for outcome in outcomes for name in outcome.names}
    order = {name: place for place, name in enumerate(seat_names)}
    return sorted(names, key=lambda name: (order.get(name, len(order)), name))


def _whoever_sits(lineup: Lineup) -> Lineup:
    """The same for all seatings of a meeting."""
    return tuple(sorted(lineup))


def _others(bots: Lineup, bot: str) -> Lineup:
    """The rest of a meeting; a bot that meets only itself is its own opponent."""
    place = bots.index(bot)
    return bots[:place] + bots[place + 1 :]


def score(
    bot: str, against: Lineup, outcomes: Iterable[Outcome], names: Sequence[str], point: int
) -> Score:
    """Add up the games in which a bot took part."""
    games = [outcome for outcome in outcomes if bot in outcome.lineup]
    taken = [
        (outcome, seat)
        for outcome in games
        for seat, other in enumerate(outcome.lineup)
        if other == bot
    ]
    points = [outcome.points(seat) for outcome, seat in taken]
    choices = sum(outcome.choices[seat] for outcome, seat in taken)
    seconds = sum(outcome.seconds[seat] for outcome, seat in taken)
    in_seat = {
        name: _rate([(outcome, seat) for outcome, seat in taken if outcome.names[seat] == name])
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
        choices_per_game=choices / max(len(taken), 1),
        ms_per_choice=1000 * seconds / max(choices, 1),
        scores=spread_of(
            [
                outcome.scores[0] / point
                for outcome in games
                if len(outcome.lineup) == 1 and outcome.scores is not None
            ]
        ),
    )


def compare(bot: str, other: str, outcomes: Iterable[Outcome]) -> Comparison:
    """Deal by deal, which of two bots did better alone."""
    found = {(outcome.deal, *outcome.lineup): outcome.success() for outcome in outcomes}
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


def _rate(taken: list[tuple[Outcome, int]]) -> Rate | None:
    """The rate over deals: whatever one deal brought, from all seats, is one observation."""
    deals: dict[int, list[float]] = defaultdict(list)
    for outcome, seat in taken:
        deals[outcome.deal].append(outcome.points(seat))
    return rate_of([fmean(points) for points in deals.values()])


def ratings(bots: Lineup, outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """Rate the bots game by game; bots do not learn, so their skill is taken as constant."""
    model = PlackettLuce(tau=0.0)
    rated = {bot: model.rating(name=bot) for bot in bots}
    for lineup, ranks in _contests(outcomes):
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


def _contests(outcomes: Iterable[Outcome]) -> Iterator[tuple[Lineup, list[float]]]:
    """Who competed, and how they came in, the best lowest: at one table, or alone with one deal."""
    alone: dict[int, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        if len(outcome.lineup) == 1:
            alone[outcome.deal].append(outcome)
        else:
            seats = range(len(outcome.lineup))
            yield outcome.lineup, [1.0 - outcome.points(seat) for seat in seats]
    for games in alone.values():
        found = [game.success() for game in games]
        yield (
            tuple(game.lineup[0] for game in games),
            [float(sum(other > mine for other in found)) for mine in found],
        )
