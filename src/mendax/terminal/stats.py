"""Statistics of a rule set, as the command line asks for them and shows them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, NamedTuple

from cyclopts import Parameter
from rich.console import Console

from mendax.games.mia.rules import MiaRules
from mendax.terminal import draw, pages
from mendax.terminal.arguments import listed, require_within, solvable_rules
from mendax.terminal.cli import (
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
from mendax.terminal.solved import folder, needs_numbers
from mendax.terminal.voice import watched
from mendax.words import Words

if TYPE_CHECKING:
    from mendax.arena.statistics import Player, Statistics
    from mendax.solver.policy import Policy, Span

EQUILIBRIUM = "equilibrium"
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
    games: Annotated[int, Parameter(show_default=True, help="How many games.")] = 1_000_000,
    preset: Preset = None,
    changes: Changes = (),
    seed: Annotated[int, Parameter(show_default=True, help="The same seed, the same games.")] = 1,
    cores: Annotated[int | None, Parameter(help="How many cores play; all of them.")] = None,
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """Play a million games: how long they take, how much is lied, who wins from which seat."""
    from mendax.games import game_named

    book = game_named(game)
    rules = solvable_rules(book, preset, changes)
    console, words = spoken(lang)
    wish = Wish(rules, listed(bots) or (EQUILIBRIUM,) * players, games, seed, cores)
    with needs_numbers():
        found = counted(wish, words)
    if json:
        return print_json({"rules": rules, "players": wish.players, "statistics": found})
    show(console, words, wish, found, plain or not console.is_terminal)
    return OK


class Wish(NamedTuple):
    """What is to be counted."""

    rules: MiaRules
    players: Sequence[str]
    games: int
    seed: int
    cores: int | None


def counted(wish: Wish, words: Words) -> "Statistics":
    """Plays the games. Raises ``MendaxError`` with a reason where they can't be played."""
    require_within("--games", wish.games, _MOST_GAMES)
    if wish.cores is not None:
        require_within("--cores", wish.cores, 1024)

    from mendax.arena.processes import cores
    from mendax.arena.statistics import statistics

    players: list[Player] = list(wish.players)
    if EQUILIBRIUM in players:
        solved = _solved(wish, words)
        players = [solved if player == EQUILIBRIUM else player for player in players]
    return statistics(wish.rules, players, wish.games, wish.seed, wish.cores or cores())


def _solved(wish: Wish, words: Words) -> "Policy":
    """Solved play; by the single round where points can run short: kernels know no standings."""
    from mendax.solver.policy import floors
    from mendax.solver.shelf import kept

    span: Span = "round" if floors(wish.rules, "match") else "match"
    with watched(words.say("solver-solving")) as progress:
        return kept(wish.rules, len(wish.players), span, folder(), progress).policy


def show(console: Console, words: Words, wish: Wish, found: "Statistics", plain: bool) -> None:
    """The figures for people."""
    title = words.say("stats-title", games=found.games, players=", ".join(_names(words, wish)))
    figures = [(words.say("stats-" + name), figure) for name, figure in _figures(words, found)]
    seats = list(_seats(words, wish, found))
    if plain:
        pages.write(console, title)
        for name, figure in (*figures, *seats):
            pages.write(console, f"{name}: {figure}")
        return
    heads = [words.say("stats-what"), words.say("stats-figure")]
    console.print(draw.page(title, heads, [list(figure) for figure in figures]))
    heads = [words.say("stats-who"), words.say("stats-wins")]
    console.print(draw.page("", heads, [list(seat) for seat in seats]))


def _names(words: Words, wish: Wish) -> list[str]:
    return [words.say("bot-" + name) for name in wish.players]


def _figures(words: Words, found: "Statistics") -> list[tuple[str, str]]:
    mean, margin = f"{found.rounds:.2f}", f"{found.rounds_margin:.2f}"
    share = {"median": found.median, "longest": found.longest}
    lines = [
        ("rounds", words.say("stats-rounds-line", mean=mean, margin=margin, **share)),
        ("claims", f"{found.claims:.2f}"),
        ("lies", _percent(found.lies)),
        ("doubted", _percent(found.doubted)),
        ("caught", _percent(found.caught)),
    ]
    rare = ("unseen", "conceded", "toasts")
    lines += [(name, _percent(getattr(found, name))) for name in rare if getattr(found, name)]
    return [*lines, ("dice", f"{found.dice:.2f}")] if found.dice else lines


def _seats(words: Words, wish: Wish, found: "Statistics") -> list[tuple[str, str]]:
    places = [
        words.say("solver-opener" if n == 0 else "solver-other", seat=n + 1)
        for n in range(len(found.from_the_opener))
    ]
    lines = list(zip(places, found.from_the_opener, strict=True))
    if len(set(wish.players)) > 1:
        lines += zip(_names(words, wish), found.by_seat, strict=True)
    return [(name, f"{100 * won.wins:.2f} ± {100 * won.margin:.2f} %") for name, won in lines]


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
