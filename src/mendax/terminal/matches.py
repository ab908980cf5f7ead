"""Matches between bots, as the command line asks for them and shows them."""

from collections.abc import Sequence

from rich.console import Console

from mendax.arena.match import Standing, match
from mendax.core.game import AnyGame, Reason, RulesError
from mendax.games.rules import Rules
from mendax.terminal import draw, pages
from mendax.words import Words

_MOST_GAMES = 1_000_000


def played(
    game: AnyGame, rules: Rules, bots: Sequence[str], games: int, seed: str
) -> tuple[Standing, ...]:
    """Plays the match. Raises ``RulesError`` where it can't be played."""
    if not 1 <= games <= _MOST_GAMES:
        allowed = f"1–{_MOST_GAMES}"
        reason = Reason(
            "terminal-bad-number", {"name": "--games", "allowed": allowed, "given": games}
        )
        raise RulesError(reason)
    if len(bots) not in game.seats:
        span = f"{game.seats[0]}–{game.seats[-1]}"
        raise RulesError(Reason("rules-seats", {"given": len(bots), "allowed": span}))
    return match(game, rules, bots, games, seed)


def show(
    console: Console, words: Words, game: AnyGame, standings: Sequence[Standing], plain: bool
) -> None:
    """The standings, the best first."""
    name = words.say(pages.stem(game) + "-title")
    title = words.say("terminal-arena-title", games=standings[0].games, game=name)
    ordered = sorted(standings, key=lambda standing: -standing.payoff)
    if plain:
        pages.write(console, title)
        for standing in ordered:
            pages.write(console, words.say("terminal-arena-line", **_figures(words, standing)))
        return
    heads = [words.say("terminal-arena-" + head) for head in ("bot", "payoff", "wins")]
    rows = []
    for standing in ordered:
        figures = _figures(words, standing)
        payoff = f"{figures['payoff']} ± {figures['margin']}"
        rows.append([figures["bot"], payoff, f"{figures['wins']} %"])
    console.print(draw.page(title, heads, rows))


def _figures(words: Words, standing: Standing) -> dict[str, str]:
    return {
        "bot": words.say("bot-" + standing.bot),
        "payoff": f"{standing.payoff:+.3f}",
        "margin": f"{standing.margin:.3f}",
        "wins": f"{100 * standing.wins:.1f}",
    }
