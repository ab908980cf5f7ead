"""Games solved, as the command line asks for them and shows them."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

from cyclopts import Parameter
from rich.console import Console

from mendax.core.game import AnyGame
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import write_options
from mendax.terminal import drawing, pages
from mendax.terminal.commands.policies import policy_of, solvable_rules
from mendax.terminal.commands.policies import solve as solve_anew
from mendax.terminal.console import watched
from mendax.terminal.files import require_folder
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
    from mendax.solver.mia.policy.policy import Policy


def solve(
    game: Game = "mia",
    *,
    players: Annotated[int, Parameter(show_default=True, help="How many play.")] = 2,
    lives: Annotated[int | None, Parameter(help="As `--set lives=…`.")] = None,
    single_round: Annotated[
        bool, Parameter(name="--round", negative=(), help="One round, for the lives in it.")
    ] = False,
    preset: Preset = None,
    changes: Changes = (),
    policy: Annotated[Path | None, Parameter(help="Write the policy to this file.")] = None,
    prove: Annotated[
        bool,
        Parameter(negative=(), help="Walk every state of the game for the best deviation: slow."),
    ] = False,
    fresh: Annotated[
        bool, Parameter(negative=(), help="Solve anew, even if it was solved before.")
    ] = False,
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """Find play that nobody can gain against, and what each seat can expect of it.

    What comes with Mendax is read. What was solved is kept (in MENDAX_POLICIES, or else in the
    user's cache) and read next time.
    """
    from mendax.games import game_named

    book = game_named(game)
    given = changes if lives is None else (*changes, f"lives={lives}")
    rules = solvable_rules(book, preset, given)
    console, words = spoken(lang)
    report = solved(SolveOptions(book, rules, players, single_round, prove, fresh, policy), words)
    if json:
        return print_json(report._asdict())
    show(console, words, report, plain or not console.is_terminal)
    return OK


class SolveOptions(NamedTuple):
    """What is to be solved, and where it goes."""

    game: AnyGame
    rules: MiaRules
    players: int
    single_round: bool
    prove: bool
    """Measure deviations by walking the game's own states: slow, and the proof."""
    fresh: bool
    """Solve anew, whatever is kept."""
    policy: Path | None


class SolveReport(NamedTuple):
    """What was found."""

    game: str
    rules: str
    players: int
    span: str
    values: tuple[float, ...]
    """By seat, counted from the opener."""
    deviation: float
    """The largest gain of any one seat that leaves the policy."""
    seconds: float
    stored: bool


def solved(asked: SolveOptions, words: Words) -> SolveReport:
    """Solves, measures and writes. Raises ``MendaxError`` with a reason where it cannot."""
    if asked.policy is not None:
        require_folder(asked.policy)
    from mendax.solver.mia.policy import file_format

    span: Literal["match", "round"] = "round" if asked.single_round else "match"
    if asked.fresh:
        found = solve_anew(asked.rules, asked.players, span, words)
        policy, seconds, stored = found.policy, found.seconds, False
    else:
        policy, seconds, stored = policy_of(asked.rules, asked.players, span, words)
    with watched(words.say("solver-proving")):
        most = _gain(policy, asked.prove)
    if asked.policy is not None:
        file_format.save(policy, asked.policy)
    options, most = write_options(asked.rules), max(most, 0.0)
    values = policy.values
    return SolveReport(asked.game.name, options, asked.players, span, values, most, seconds, stored)


def _gain(policy: "Policy", prove: bool) -> float:
    """What leaving the policy gains at most: by its arrays, or by a walk over all states."""
    if prove:
        from mendax.solver.mia.proof.tree_deviation import deviation

        return deviation(policy).largest
    from mendax.solver.mia.proof.table_deviation import gains

    return max(gains(policy))


def show(console: Console, words: Words, report: SolveReport, plain: bool) -> None:
    """The report for people."""
    title = words.say("solver-title", players=report.players, span=report.span)
    lines = [_line(words, report, seat) for seat in range(len(report.values))]
    if plain:
        pages.write(console, title)
        for seat, worth in lines:
            pages.write(console, f"{seat}: {worth}")
    else:
        heads = [words.say("solver-seat"), words.say("solver-worth-" + _unit(report))]
        console.print(drawing.page(title, heads, [list(line) for line in lines]))
    gain, seconds = f"{report.deviation:.1e}", f"{report.seconds:.2f}"
    pages.write(console, words.say("solver-deviation", gain=gain))
    took = "solver-read" if report.stored else "solver-took"
    pages.write(console, words.say(took, seconds=seconds))


def _line(words: Words, report: SolveReport, seat: int) -> tuple[str, str]:
    who = words.say("solver-opener" if seat == 0 else "solver-other", seat=seat + 1)
    worth = report.values[seat]
    return who, f"{100 * worth:.4f} %" if _unit(report) == "chance" else f"{worth:+.6f}"


def _unit(report: SolveReport) -> str:
    scored = "scoring=lives" not in report.rules.split()
    if scored:
        return "points"
    return "lives" if report.span == "round" else "chance"
