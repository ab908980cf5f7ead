"""Statistics of a rule set, as the command line asks for them and shows them."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, NamedTuple

from cyclopts import Parameter
from rich.console import Console

from mendax.games.mia.rules import MiaRules
from mendax.terminal import drawing, pages
from mendax.terminal.arguments import listed, require_within
from mendax.terminal.commands.policies import policy_of, solvable_rules
from mendax.terminal.console import watched
from mendax.terminal.parameters import (
    OK,
    AsJson,
    Changes,
    Game,
    Lang,
    Plain,
    Preset,
    print_json,
    spoken,
)
from mendax.words import Words

if TYPE_CHECKING:
    from mendax.arena.mia.expectation import ExactStatistics, SeatExpectation
    from mendax.arena.mia.statistics import Player, SeatResult, Statistics
    from mendax.solver.mia.model.positions import Span
    from mendax.solver.mia.policy.policy import Policy

EQUILIBRIUM = "equilibrium"
_GAMES, _PLAIN_GAMES = 1_000_000, 50_000
_MOST_GAMES = 1_000_000_000


def stats(
    game: Game = "mia",
    *,
    bots: Annotated[
        str, Parameter(help="Who plays, one seat each, as `odds,liar`; else solved play.")
    ] = "",
    players: Annotated[
        int, Parameter(show_default=True, help="How many play, where bots are not named.")
    ] = 2,
    games: Annotated[
        int | None,
        Parameter(help="How many games; a million, or 50,000 where nothing is compiled."),
    ] = None,
    preset: Preset = None,
    changes: Changes = (),
    seed: Annotated[int, Parameter(show_default=True, help="The same seed, the same games.")] = 1,
    cores: Annotated[int | None, Parameter(help="How many cores play; all of them.")] = None,
    exact: Annotated[
        bool, Parameter(help="Add everything up, exactly; no game is played.", negative="")
    ] = False,
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """Play a million games: how long they take, how much is lied, who wins from which seat."""
    from mendax.games import game_named

    book = game_named(game)
    rules = solvable_rules(book, preset, changes)
    console, words = spoken(lang)
    asked = StatsOptions(rules, listed(bots) or (EQUILIBRIUM,) * players, games, seed, cores)
    found = added_up(asked, words) if exact else counted(asked, words)
    if json:
        kind = "exact" if exact else "statistics"
        return print_json({"rules": rules, "players": asked.players, kind: found})
    show(console, words, asked, found, plain or not console.is_terminal)
    return OK


class StatsOptions(NamedTuple):
    """What is to be counted."""

    rules: MiaRules
    players: Sequence[str]
    games: int | None
    seed: int
    cores: int | None


def counted(asked: StatsOptions, words: Words) -> "Statistics":
    """Plays the games. Raises ``MendaxError`` with a reason where they can't be played."""
    if asked.games is not None:
        require_within("--games", asked.games, _MOST_GAMES)
    if asked.cores is not None:
        require_within("--cores", asked.cores, 1024)

    from mendax.arena.processes import cores

    players = _players(asked, words)
    with watched(words.say("solver-preparing")):
        from mendax.arena.mia.statistics import statistics  # takes a while to load
        from mendax.solver.generic.jit import COMPILED

        statistics(asked.rules, players, 1, asked.seed)
    games = asked.games or (_GAMES if COMPILED else _PLAIN_GAMES)
    with watched(words.say("stats-playing")) as progress:
        return statistics(asked.rules, players, games, asked.seed, asked.cores or cores(), progress)


def added_up(asked: StatsOptions, words: Words) -> "ExactStatistics":
    """What can be expected, exactly. Raises ``MendaxError`` with a reason where that can't be."""
    players = _players(asked, words)
    with watched(words.say("stats-adding")):
        from mendax.arena.mia.expectation import expected  # takes a while to load

        return expected(asked.rules, players)


def _players(asked: StatsOptions, words: Words) -> "list[Player]":
    if EQUILIBRIUM not in asked.players:
        return list(asked.players)
    solved = _solved(asked, words)
    return [solved if player == EQUILIBRIUM else player for player in asked.players]


def _solved(asked: StatsOptions, words: Words) -> "Policy":
    """Solved play; by the single round where points can run short: kernels know no standings."""
    from mendax.solver.mia.model.positions import points_matter

    seats = len(asked.players)
    span: Span = "round" if points_matter(asked.rules, seats, "match") else "match"
    return policy_of(asked.rules, seats, span, words).policy


def show(
    console: Console,
    words: Words,
    asked: StatsOptions,
    found: "Statistics | ExactStatistics",
    plain: bool,
) -> None:
    """The figures for people."""
    title, rounds, digits = _heading(words, asked, found)
    figures = [("rounds", rounds), *_figures(found, digits)]
    named = [(words.say("stats-" + name), figure) for name, figure in figures]
    seats = list(_seats(words, asked, found))
    if plain:
        pages.write(console, title)
        for name, figure in (*named, *seats):
            pages.write(console, f"{name}: {figure}")
        return
    heads = [words.say("stats-what"), words.say("stats-figure")]
    console.print(drawing.page(title, heads, [list(figure) for figure in named]))
    heads = [words.say("stats-who"), words.say("stats-wins")]
    console.print(drawing.page("", heads, [list(seat) for seat in seats]))


def _heading(
    words: Words, asked: StatsOptions, found: "Statistics | ExactStatistics"
) -> tuple[str, str, int]:
    """The title, how long games are, and how many digits more than usual are known."""
    from mendax.arena.mia.statistics import Statistics

    players = ", ".join(_names(words, asked))
    if not isinstance(found, Statistics):
        return words.say("stats-exact-title", players=players), f"{found.rounds:.4f}", 2
    mean, margin = words.decimal(found.rounds, 2), words.decimal(found.rounds_margin, 2)
    share = {"median": found.median, "longest": found.longest}
    rounds = words.say("stats-rounds-line", mean=mean, margin=margin, **share)
    return words.say("stats-title", games=found.games, players=players), rounds, 0


def _names(words: Words, asked: StatsOptions) -> list[str]:
    return [words.say("bot-" + name) for name in asked.players]


def _figures(found: "Statistics | ExactStatistics", digits: int) -> list[tuple[str, str]]:
    def percent(name: str) -> tuple[str, str]:
        return name, f"{100 * getattr(found, name):.{1 + digits}f} %"

    lines = [("claims", f"{found.claims:.{2 + digits}f}")]
    lines += [percent(name) for name in ("lies", "doubted", "caught")]
    lines += [percent(name) for name in ("unseen", "conceded", "toasts") if getattr(found, name)]
    return [*lines, ("dice", f"{found.dice:.{2 + digits}f}")] if found.dice else lines


def _seats(
    words: Words, asked: StatsOptions, found: "Statistics | ExactStatistics"
) -> Iterator[tuple[str, str]]:
    places: Sequence[SeatResult | SeatExpectation] = found.from_the_opener
    seats: Sequence[SeatResult | SeatExpectation] = found.by_seat
    for n, place in enumerate(places):
        name = words.say("solver-opener" if n == 0 else "solver-other", seat=n + 1)
        yield name, _won(words, asked, place)
    if len(set(asked.players)) > 1:
        for name, seat in zip(_names(words, asked), seats, strict=True):
            yield name, _won(words, asked, seat)


def _won(words: Words, asked: StatsOptions, seat: "SeatResult | SeatExpectation") -> str:
    from mendax.arena.mia.statistics import SeatResult

    if isinstance(seat, SeatResult):
        return f"{100 * seat.wins:.2f} ± {100 * seat.margin:.2f} %"
    wins = f"{100 * seat.wins:.6f}"
    if asked.rules.scoring == "lives":
        return words.say("stats-exact-won", wins=wins)
    return words.say("stats-exact-scored", wins=wins, over=_signed(seat.worth))


def _signed(points: float) -> str:
    return f"{points:+.4f}".replace("-", "−")
