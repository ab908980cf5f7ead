"""``mendax solve``: solve a game and print the result."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from mendax.terminal import drawing, pages
from mendax.terminal.analyses import solver_of
from mendax.terminal.analysis import USUAL_TABLE, SolveOptions, SolveReport, Span, TableOptions
from mendax.terminal.arguments import rules_of
from mendax.terminal.parameters import OK, AsJson, Game, Lang, Plain, print_json, spoken
from mendax.words import Words


def solve(
    game: Game = "mia",
    *,
    table: TableOptions = USUAL_TABLE,
    lives: Annotated[int | None, Parameter(help="Same as `--set lives=…`.")] = None,
    single_round: Annotated[
        bool, Parameter(name="--round", negative=(), help="Solve one round, for its lives.")
    ] = False,
    policy: Annotated[Path | None, Parameter(help="Write the policy to this file.")] = None,
    prove: Annotated[
        bool,
        Parameter(
            negative=(), help="Measure the best deviation in the whole game, state by state: slow."
        ),
    ] = False,
    fresh: Annotated[
        bool, Parameter(negative=(), help="Solve again, ignoring stored policies.")
    ] = False,
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """Solve a game: a strategy without profitable deviation, and the value for each seat.

    Packaged policies are used as they are. New solutions are stored (in MENDAX_POLICIES or the
    user's cache) and reused.
    """
    from mendax.games import game_named

    book, solver = game_named(game), solver_of(game)
    changes = table.changes if lives is None else (*table.changes, f"lives={lives}")
    rules = rules_of(book, table.preset, changes)
    console, words = spoken(lang)
    span: Span = "round" if single_round else "match"
    report = solver.solved(SolveOptions(rules, table.players, span, prove, fresh, policy), words)
    if json:
        return print_json(report._asdict())
    show(console, words, report, plain or not console.is_terminal)
    return OK


def show(console: Console, words: Words, report: SolveReport, plain: bool) -> None:
    """Print the report."""
    game = words.say(f"{pages.key(report.game)}-title")
    title = words.say("solver-title", game=game, players=report.players, span=report.span)
    lines = [_line(words, report, seat) for seat in range(len(report.values))]
    if plain:
        pages.write(console, title)
        pages.write(console, words.say("solver-worth-" + report.unit))
        for seat, worth in lines:
            pages.write(console, f"{seat}: {worth}")
    else:
        heads = [words.say("solver-seat"), words.say("solver-worth-" + report.unit)]
        console.print(drawing.page(title, heads, [list(line) for line in lines]))
    gain, seconds = f"{report.deviation:.1e}", words.decimal(report.seconds, 2)
    whole = report.deviation_span == report.span
    key = "solver-deviation" if whole else "solver-deviation-round"
    pages.write(console, words.say(key, gain=gain))
    took = "solver-read" if report.stored else "solver-took"
    pages.write(console, words.say(took, seconds=seconds))


def _line(words: Words, report: SolveReport, seat: int) -> tuple[str, str]:
    who = words.say("solver-opener" if seat == 0 else "solver-other", seat=seat + 1)
    worth = report.values[seat]
    if report.unit in ("chance", "kept"):
        return who, words.percent(worth, 4)
    return who, words.signed(worth, 6)
