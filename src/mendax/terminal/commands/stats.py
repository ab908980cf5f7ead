"""``mendax stats``: a rule set's statistics."""

from typing import Annotated

from cyclopts import Parameter

from mendax.terminal.analyses import statistics_of
from mendax.terminal.analysis import SOLVED_PLAY, USUAL_TABLE, StatsOptions, TableOptions
from mendax.terminal.arguments import listed, require_within, rules_of
from mendax.terminal.parameters import OK, AsJson, Game, Lang, Plain, print_json, spoken

_MOST_GAMES = 1_000_000_000
_MOST_CORES = 1024


def stats(
    game: Game = "mia",
    *,
    bots: Annotated[
        str, Parameter(help="A bot for each seat: `odds,liar`; by default, the solution.")
    ] = "",
    table: TableOptions = USUAL_TABLE,
    games: Annotated[
        int | None,
        Parameter(help="Number of games; default a million, or 50,000 without a compiler."),
    ] = None,
    seed: Annotated[
        int, Parameter(show_default=True, help="The same seed gives the same games.")
    ] = 1,
    cores: Annotated[int | None, Parameter(help="Number of cores; by default, all.")] = None,
    exact: Annotated[
        bool, Parameter(help="Compute exact expectations instead of simulating.", negative="")
    ] = False,
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """Simulate a million games: length, lies, and win rates by seat."""
    from mendax.games import game_named

    book, statistics = game_named(game), statistics_of(game)
    rules = rules_of(book, table.preset, table.changes)
    if games is not None:
        require_within("--games", games, _MOST_GAMES)
    if cores is not None:
        require_within("--cores", cores, _MOST_CORES)
    console, words = spoken(lang)
    players = listed(bots) or (SOLVED_PLAY,) * table.players
    asked = StatsOptions(rules, players, games, seed, cores)
    figures = (statistics.added_up if exact else statistics.counted)(asked, words)
    if json:
        kind = "exact" if exact else "statistics"
        return print_json({"rules": rules, "players": players, kind: figures})
    statistics.show(console, words, asked, figures, plain or not console.is_terminal)
    return OK
