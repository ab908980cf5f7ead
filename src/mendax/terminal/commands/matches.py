"""Matches between bots, as the command line asks for them and shows them."""

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter
from rich.console import Console

from mendax.arena.match import match
from mendax.arena.processes import cores
from mendax.arena.standings import Match, Standing
from mendax.core.game import AnyGame
from mendax.games import game_named
from mendax.games.rules import Rules
from mendax.terminal import drawing, pages
from mendax.terminal.arguments import listed, require_within, rules_of
from mendax.terminal.bot_list import names_of
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

_MOST_GAMES = 1_000_000
_MOST_CORES = 1024


def arena(
    game: Game = "mia",
    *,
    bots: Annotated[str, Parameter(help="Who plays, one seat each, as `odds,liar,liar`.")],
    games: Annotated[
        int, Parameter(show_default=True, help="How many games; seats rotate.")
    ] = 1000,
    seats: Annotated[
        int | None,
        Parameter(help="How many sit at a table: fewer than bots take turns, more sit twice."),
    ] = None,
    preset: Preset = None,
    changes: Changes = (),
    seed: Annotated[str, Parameter(help="The same seed plays the same match.")] = "arena",
    cores: Annotated[int | None, Parameter(help="How many cores play; all of them.")] = None,
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """Let bots play many games against each other: who gains, how sure that is, and ratings."""
    book = game_named(game)
    names = listed(bots)
    rules = rules_of(book, preset, changes)
    console, words = spoken(lang)
    report = played(MatchOptions(book, rules, names, games, seed, seats, cores), words)
    if json:
        return print_json(for_programs(report))
    show(console, words, book, report, plain or not console.is_terminal)
    return OK


class MatchOptions(NamedTuple):
    """The match that is to be played."""

    game: AnyGame
    rules: Rules
    bots: Sequence[str]
    games: int
    seed: str
    seats: int | None = None
    cores: int | None = None


class MatchReport(NamedTuple):
    """A match that was played, and how long that took."""

    match: Match
    seconds: float

    @property
    def pace(self) -> float:
        """Decisions a second."""
        return self.match.decisions / max(1e-9, self.seconds)


def played(asked: MatchOptions, words: Words) -> MatchReport:
    """Plays the match. Raises ``RulesError`` where it can't be played."""
    require_within("--games", asked.games, _MOST_GAMES)
    if asked.cores is not None:
        require_within("--cores", asked.cores, _MOST_CORES)
    began = perf_counter()
    with watched(words.say("terminal-arena-playing")) as progress:
        figures = match(
            asked.game,
            asked.rules,
            asked.bots,
            asked.games,
            asked.seed,
            seats=asked.seats,
            workers=asked.cores or cores(),
            progress=progress,
        )
    return MatchReport(figures, perf_counter() - began)


def for_programs(report: MatchReport) -> dict[str, Any]:
    """The figures, for programs: all of them but the seconds follow from the seed."""
    match = report.match
    return {
        "games": match.games,
        "decisions": match.decisions,
        "seconds": round(report.seconds, 3),
        "standings": match.standings,
        "pairs": match.pairs,
    }


def show(console: Console, words: Words, game: AnyGame, report: MatchReport, plain: bool) -> None:
    """The standings, the best first; how each stands to the others; how fast it was."""
    match = report.match
    names = names_of([standing.bot for standing in match.standings], words)
    order = sorted(range(len(names)), key=lambda at: -match.standings[at].payoff)
    name = words.say(pages.stem(game) + "-title")
    title = words.say("terminal-arena-title", games=match.games, game=name)
    rows = [_figures(names[at], match.standings[at]) for at in order]
    heads = [words.say("terminal-arena-" + head) for head in _HEADS]
    if plain:
        pages.write(console, title)
        for row in rows:
            shown = dict(zip(_HEADS, row, strict=True))
            pages.write(console, words.say("terminal-arena-line", **shown))
    else:
        console.print(drawing.page(title, heads, rows))
    for line in _compared(words, match, names, order):
        pages.write(console, line)
    pace = f"{report.pace:,.0f}".replace(",", " ")
    seconds = f"{report.seconds:.1f}"
    pages.write(console, words.say("terminal-arena-pace", pace=pace, seconds=seconds))


_HEADS = ("bot", "payoff", "wins", "rating", "ordinal", "games")


def _figures(name: str, standing: Standing) -> list[str]:
    rating = standing.rating
    return [
        name,
        f"{standing.payoff:+.3f} ± {standing.margin:.3f}",
        f"{100 * standing.wins:.1f} %",
        f"{rating.mu:.1f} ± {rating.sigma:.1f}",
        f"{rating.ordinal:.1f}",
        str(standing.games),
    ]


def _compared(
    words: Words, match: Match, names: Sequence[str], order: Sequence[int]
) -> Iterator[str]:
    """A sentence for each pair, the better first."""
    rank = {at: place for place, at in enumerate(order)}
    for pair in sorted(match.pairs, key=lambda p: sorted((rank[p.one], rank[p.other]))):
        better, worse, ahead = pair.one, pair.other, pair.ahead
        if ahead < 0:
            better, worse, ahead = worse, better, -ahead
        yield words.say(
            "terminal-arena-pair" if pair.clear else "terminal-arena-pair-unclear",
            better=names[better],
            worse=names[worse],
            ahead=f"{ahead:.3f}",
            margin=f"{pair.margin:.3f}",
            chance="< 0.001" if pair.chance < 0.001 else f"= {pair.chance:.3f}",
        )
