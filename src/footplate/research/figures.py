"""What an arena's games come to: shares, margins, ratings, and whether somebody is better."""

from math import isfinite
from typing import TypedDict

from footplate.research.contest import Played
from footplate.research.plan import Plan
from footplate.research.statistics import Interval, Verdict, Wins, mean_interval, ratings, share_interval, sprt

Figure = dict[str, float | None]


class Standing(TypedDict):
    """A player over all its games. Figures have `value`, `low` and `high` (95 %, clustered by deal)."""

    player: str
    games: int
    share: Figure  # of the victories; a shared one counts as a part
    margin: Figure  # points ahead of the best of the others
    rating: Figure  # Bradley and Terry's, as in chess: 400 points are ten to one
    points: float
    seconds: float  # of the processor's time that it thought, a game


class Pair(TypedDict):
    """Who came out ahead of whom."""

    player: str
    other: str
    games: int
    share: Figure


class Tested(TypedDict):
    """The sequential test of the first player against the second."""

    player: str
    other: str
    share: float
    answer: str
    deals: int
    ratio: float


class Results(TypedDict):
    plan: dict[str, object]
    deals: int
    games: int
    unfinished: int  # games that came to no end
    moves: float  # a game
    standings: list[Standing]  # the best first
    pairs: list[Pair]
    seats: list[Figure]  # the share that each seat won
    test: Tested | None
    left_out: list[str]


def figure(interval: Interval) -> Figure:
    """As JSON can hold it."""
    return {name: value if isfinite(value) else None for name, value in interval._asdict().items()}


def results(plan: Plan, games: list[Played], test: float | None = None) -> Results:
    deals = by_deal(games)
    rated = ratings([wins_of(len(plan.players), deal) for deal in deals], plan.seed)
    standings = [standing(plan, deals, player, rated[player]) for player in range(len(plan.players))]
    standings.sort(key=lambda each: -(each["rating"]["value"] or 0))
    names = [each["player"] for each in standings]
    order = [plan.players.index(name) for name in names]
    return Results(
        plan=plan.words(),
        deals=len(deals),
        games=len(games),
        unfinished=sum(played["full"] for played in games),
        moves=sum(played["moves"] for played in games) / len(games),
        standings=standings,
        pairs=[pair for a in order for b in order if a != b for pair in met(plan, deals, a, b)],
        seats=[
            figure(share_interval([[share(played, seat) for played in deal] for deal in deals]))
            for seat in range(plan.seats)
        ],
        test=tested(plan, games, test) if test is not None else None,
        left_out=plan.left_out,
    )


def by_deal(games: list[Played]) -> list[list[Played]]:
    found: dict[int, list[Played]] = {}
    for played in games:
        found.setdefault(played["deal"], []).append(played)
    return [found[deal] for deal in sorted(found)]


def share(played: Played, seat: int) -> float:
    """What of the victory is this seat's."""
    return 1 / len(played["winners"]) if seat in played["winners"] else 0.0


def margin(played: Played, seat: int) -> float:
    totals = played["totals"]
    return float(totals[seat] - max(total for other, total in enumerate(totals) if other != seat))


def ahead(played: Played, a: int, b: int) -> float:
    """1 where seat a came out ahead of seat b, 0 where behind: by victory, else by points."""
    won = (a in played["winners"]) - (b in played["winners"])
    points = played["totals"][a] - played["totals"][b]
    decides = won or points
    return 1.0 if decides > 0 else 0.0 if decides < 0 else 0.5


def wins_of(count: int, deal: list[Played]) -> Wins:
    wins = [[0.0] * count for _ in range(count)]
    for played in deal:
        for a, player in enumerate(played["players"]):
            for b, other in enumerate(played["players"]):
                if player != other:
                    wins[player][other] += ahead(played, a, b)
    return wins


def standing(plan: Plan, deals: list[list[Played]], player: int, rated: Interval) -> Standing:
    shares: list[list[float]] = []
    margins: list[list[float]] = []
    points: list[int] = []
    seconds = 0.0
    for deal in deals:
        sat = [(played, seat) for played in deal for seat, who in enumerate(played["players"]) if who == player]
        if sat:
            shares.append([share(played, seat) for played, seat in sat])
            margins.append([margin(played, seat) for played, seat in sat])
            points += [played["totals"][seat] for played, seat in sat]
            seconds += sum(played["seconds"][seat] for played, seat in sat)
    count = len(points)
    nothing: Figure = {"value": None, "low": None, "high": None}
    return Standing(
        player=plan.players[player],
        games=count,
        share=figure(share_interval(shares)) if shares else nothing,
        margin=figure(mean_interval(margins)) if margins else nothing,
        rating=figure(rated),
        points=sum(points) / count if count else 0.0,
        seconds=seconds / count if count else 0.0,
    )


def duels(deals: list[list[Played]], a: int, b: int) -> list[list[float]]:
    """How a came out against b, deal by deal."""
    found: list[list[float]] = []
    for deal in deals:
        values = [
            ahead(played, i, j)
            for played in deal
            for i, player in enumerate(played["players"])
            for j, other in enumerate(played["players"])
            if player == a and other == b
        ]
        found += [values] if values else []
    return found


def met(plan: Plan, deals: list[list[Played]], a: int, b: int) -> list[Pair]:
    values = duels(deals, a, b)
    if not values:
        return []
    count = sum(len(each) for each in values)
    return [Pair(player=plan.players[a], other=plan.players[b], games=count, share=figure(share_interval(values)))]


def verdict(games: list[Played], target: float) -> Verdict:
    """The test of the plan's first player against its second, over the deals that follow each other without a gap."""
    row: list[float] = []
    for number, deal in enumerate(by_deal(games)):
        if deal[0]["deal"] != number:
            break
        row += [sum(each) / len(each) for each in duels([deal], 0, 1)]
    return sprt(row, target)


def tested(plan: Plan, games: list[Played], target: float) -> Tested:
    found = verdict(games, target)
    return Tested(
        player=plan.players[0],
        other=plan.players[1],
        share=target,
        answer=found.answer,
        deals=found.groups,
        ratio=found.ratio,
    )
