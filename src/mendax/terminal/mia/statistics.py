"""Mia statistics for the command line: simulated with kernels, or computed exactly."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.console import Console

from mendax.games.mia.rules import MiaRules
from mendax.terminal import drawing, pages
from mendax.terminal.analysis import SOLVED_PLAY, StatsOptions, WorthUnit
from mendax.terminal.console import watched
from mendax.terminal.mia.policies import policy_of
from mendax.terminal.mia.solving import payoffs, worth_unit
from mendax.words import Words

if TYPE_CHECKING:
    from mendax.arena.mia.expectation import ExactStatistics, SeatExpectation
    from mendax.arena.mia.statistics import Player, SeatResult, Statistics
    from mendax.solver.mia.model.positions import Span
    from mendax.solver.mia.policy.policy import Policy

_GAMES, _PLAIN_GAMES = 1_000_000, 50_000
"""The default numbers of games: with compiled kernels, and in plain Python."""


def _rules(asked: StatsOptions) -> MiaRules:
    assert isinstance(asked.rules, MiaRules)
    return asked.rules


def counted(asked: StatsOptions, words: Words) -> "Statistics":
    """Simulate the games. Raises ``MendaxError`` with a reason if they can't be played."""
    from mendax.arena.processes import cores

    players = _players(asked, words)
    with watched(words.say("solver-preparing")):
        from mendax.arena.mia.statistics import statistics  # slow to import
        from mendax.solver.generic.jit import COMPILED

        statistics(_rules(asked), players, 1, asked.seed)
    games = asked.games or (_GAMES if COMPILED else _PLAIN_GAMES)
    with watched(words.say("stats-playing")) as progress:
        return statistics(
            _rules(asked), players, games, asked.seed, asked.cores or cores(), progress
        )


def added_up(asked: StatsOptions, words: Words) -> "ExactStatistics":
    """Return exact expectations. Raises ``MendaxError`` with a reason if they can't be computed."""
    players = _players(asked, words)
    with watched(words.say("stats-adding")):
        from mendax.arena.mia.expectation import expected  # slow to import

        return expected(_rules(asked), players)


def _players(asked: StatsOptions, words: Words) -> "list[Player]":
    if SOLVED_PLAY not in asked.players:
        return list(asked.players)
    solved = _solved_play(asked, words)
    return [solved if player == SOLVED_PLAY else player for player in asked.players]


def _solved_play(asked: StatsOptions, words: Words) -> "Policy":
    """Return the solution.

    For a points limit, it is the solution of a round, because kernels have no standings.
    """
    from mendax.solver.mia.model.positions import points_matter

    seats = len(asked.players)
    span: Span = "round" if points_matter(_rules(asked), seats, "match") else "match"
    return policy_of(_rules(asked), seats, span, words).policy


def show(
    console: Console,
    words: Words,
    asked: StatsOptions,
    figures: "Statistics | ExactStatistics",
    plain: bool,
) -> None:
    """Print the figures."""
    title, rounds, digits = _heading(words, asked, figures)
    rows = [("rounds", rounds), *_figures(words, figures, digits)]
    named = [(words.say("stats-" + name), figure) for name, figure in rows]
    seats, unit = list(_seats(words, asked, figures)), _unit(asked)
    won = words.say("stats-wins" if unit in ("chance", "points") else f"solver-worth-{unit}")
    if plain:
        pages.write(console, title)
        for name, figure in named:
            pages.write(console, f"{name}: {figure}")
        if unit in ("kept", "payoff"):
            pages.write(console, won)
        for name, figure in seats:
            pages.write(console, f"{name}: {figure}")
        return
    heads = [words.say("stats-what"), words.say("stats-figure")]
    console.print(drawing.page(title, heads, [list(figure) for figure in named]))
    heads = [words.say("stats-who"), won]
    console.print(drawing.page("", heads, [list(seat) for seat in seats]))


def _heading(
    words: Words, asked: StatsOptions, figures: "Statistics | ExactStatistics"
) -> tuple[str, str, int]:
    """Return the title, the length of games, and the number of additional digits known."""
    from mendax.arena.mia.statistics import Statistics

    players = ", ".join(_names(words, asked))
    if not isinstance(figures, Statistics):
        return words.say("stats-exact-title", players=players), words.decimal(figures.rounds, 4), 2
    mean, margin = words.decimal(figures.rounds, 2), words.decimal(figures.rounds_margin, 2)
    share = {"median": figures.median, "longest": figures.longest}
    rounds = words.say("stats-rounds-line", mean=mean, margin=margin, **share)
    return words.say("stats-title", games=figures.games, players=players), rounds, 0


def _names(words: Words, asked: StatsOptions) -> list[str]:
    return [words.say("bot-" + name) for name in asked.players]


def _figures(
    words: Words, figures: "Statistics | ExactStatistics", digits: int
) -> list[tuple[str, str]]:
    def percent(name: str) -> tuple[str, str]:
        return name, words.percent(getattr(figures, name), 1 + digits)

    lines = [("claims", words.decimal(figures.claims, 2 + digits))]
    lines += [percent(name) for name in ("lies", "doubted", "caught")]
    lines += [percent(name) for name in ("unseen", "conceded", "toasts") if getattr(figures, name)]
    return [*lines, ("dice", words.decimal(figures.dice, 2 + digits))] if figures.dice else lines


def _seats(
    words: Words, asked: StatsOptions, figures: "Statistics | ExactStatistics"
) -> Iterator[tuple[str, str]]:
    places: Sequence[SeatResult | SeatExpectation] = figures.from_the_opener
    seats: Sequence[SeatResult | SeatExpectation] = figures.by_seat
    for n, place in enumerate(places):
        name = words.say("solver-opener" if n == 0 else "solver-other", seat=n + 1)
        yield name, _won(words, asked, place)
    if len(set(asked.players)) > 1:
        for name, seat in zip(_names(words, asked), seats, strict=True):
            yield name, _won(words, asked, seat)


def _won(words: Words, asked: StatsOptions, seat: "SeatResult | SeatExpectation") -> str:
    from mendax.arena.mia.statistics import SeatResult

    unit, seats = _unit(asked), len(asked.players)
    margin = seat.worth_margin if isinstance(seat, SeatResult) else None
    if unit == "payoff":
        (payoff,) = payoffs((seat.worth,), seats)
        if margin is not None:
            margin *= seats / (seats - 1)
        return words.signed(payoff, 4, margin)
    if unit == "kept":
        return words.percent(seat.worth, 6 if margin is None else 2, margin)
    if isinstance(seat, SeatResult):
        return words.percent(seat.wins, 2, seat.margin)
    if _rules(asked).scoring == "lives":
        return words.percent(seat.wins, 6)
    wins = words.decimal(100 * seat.wins, 6)
    return words.say("stats-exact-scored", wins=wins, over=words.signed(seat.worth, 4))


def _unit(asked: StatsOptions) -> WorthUnit:
    return worth_unit(_rules(asked), len(asked.players), "match")
