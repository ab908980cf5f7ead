"""``mendax bench``: the benchmark of players, with an exact price for every decision."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console

from mendax.games import game_named
from mendax.programs.arena.charges import limits_of
from mendax.terminal import drawing, files, pages
from mendax.terminal.arena.options import Limits
from mendax.terminal.arena.participants import participants
from mendax.terminal.arguments import listed
from mendax.terminal.console import watched
from mendax.terminal.parameters import OK, AsJson, Game, Lang, Plain, print_json, spoken
from mendax.words import Words

if TYPE_CHECKING:
    from mendax.arena.strength import Estimate
    from mendax.measure.benchmark import BenchmarkResult, PlayerResult
    from mendax.measure.profiles import Cost

bench = App(name="bench", help_format="plaintext", default_parameter=Parameter(show_default=False))
_TALK: Final = ("talk", "effect")
_HEADS: Final = ("player", "games", "published", "drawn", "equilibrium", "habits", *_TALK)


@bench.default
def play(
    *,
    bots: Annotated[
        str, Parameter(help="The players: bots or program files, such as `odds,./mine.py`.")
    ],
    game: Game = "mia",
    to: Annotated[Path | None, Parameter(help="A new file for the result: `.json.gz`.")] = None,
    seed: Annotated[str, Parameter(help="The same seed gives the same result.")] = "2026",
    deals: Annotated[
        int,
        Parameter(
            show_default=True,
            validator=Number(gte=1, lte=10_000),
            help="Deals against each opponent at each table; each is played from both seats.",
        ),
    ] = 2,
    drawn: Annotated[
        int | None,
        Parameter(
            validator=Number(gte=0, lte=1000),
            help="Tables with rules drawn from the seed; by default 3 of Mia, 1 of French poker.",
        ),
    ] = None,
    talk: Annotated[
        bool,
        Parameter(negative=(), help="Play all games again with talk that says nothing."),
    ] = False,
    limits: Limits = (),
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """Play the benchmark: published and drawn rules, against the equilibrium and against habits.

    Both games of a deal have the same dice. The result file contains every game.
    """
    players = participants(listed(bots), limits_of(limits))
    console, words = spoken(lang)
    if to is not None:
        files.require_new(to)
    from mendax.measure.benchmark import benchmark, write_result
    from mendax.measure.suite_games import usual_size

    size = usual_size(game, deals, talk=talk)
    size = size if drawn is None else size._replace(drawn=drawn)
    with watched(words.say("benchmark-playing")) as progress:
        result = benchmark(game, players, seed, size, progress)
    if to is not None:
        write_result(result, to)
    return _shown(console, words, result, plain, json)


@bench.command
def verify(
    file: Annotated[Path, Parameter(help="A result of `mendax bench`.")],
    *,
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """Check a result: draw its tables, deal its games and compute its figures again."""
    console, words = spoken(lang)
    files.require_readable([file])
    from mendax.measure.benchmark import read_result, verified

    with watched(words.say("benchmark-verifying")) as progress:
        result = verified(read_result(file), progress)
    _shown(console, words, result, plain, json)
    if not json:
        pages.write(console, words.say("benchmark-verified", games=_count(result)))
    return OK


def _count(result: "BenchmarkResult") -> int:
    return sum(len(one.games) for one in result.games)


def _shown(
    console: Console, words: Words, result: "BenchmarkResult", plain: bool, json: bool
) -> int:
    if json:
        return print_json({"suite": result.suite, "results": result.results})
    show_result(console, words, result, plain or not console.is_terminal)
    return OK


def show_result(console: Console, words: Words, result: "BenchmarkResult", lines: bool) -> None:
    """Show the figures, as sentences or as a table."""
    game = words.say(pages.stem(game_named(result.game)) + "-title")
    told: dict[str, str | int] = {"game": game, "suite": result.suite, "seed": result.seed}
    unit = result.results[0].profiles[0].unit or "chance"
    title = words.say("benchmark-title", unit=unit, **told)
    rows = [_row(words, one, 1.0 if unit == "points" else 100.0) for one in result.results]
    if lines:
        pages.write(console, title)
        for one, row in zip(result.results, rows, strict=True):
            shown = dict(zip(_HEADS, row, strict=True))
            key = "benchmark-line-published" if one.drawn is None else "benchmark-line"
            pages.write(console, words.say(key, **shown))
            if one.talk is not None:
                pages.write(console, words.say("benchmark-line-talk", **shown))
    else:
        talk = any(one.talk is not None for one in result.results)
        shown_heads = _HEADS if talk else _HEADS[: -len(_TALK)]
        heads = [words.say("benchmark-head-" + head) for head in shown_heads]
        rows = [row[: len(heads)] for row in rows]
        console.print(drawing.page(title, heads, rows))


def _row(words: Words, one: "PlayerResult", scale: float) -> list[str]:
    return [
        one.player,
        str(one.games),
        _cost(words, one.published, scale),
        "–" if one.drawn is None else _cost(words, one.drawn, scale),
        _share(words, one.against_equilibrium),
        _share(words, one.against_habits),
        "" if one.talk is None else _cost(words, one.talk, scale),
        "" if one.talk_effect is None else _around(words, one.talk_effect, scale),
    ]


def _cost(words: Words, cost: "Cost", scale: float) -> str:
    return _around(words, cost.mean, scale)


def _around(words: Words, mean: "Estimate", scale: float) -> str:
    return words.decimal(scale * mean.mean, 3, scale * (mean.high - mean.mean))


def _share(words: Words, share: "Estimate") -> str:
    return share.text(words, "wins", 0)
