"""How a game in the terminal is opened: who sits where, by which rules, shown in which way."""

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random, SystemRandom
from typing import Final, NamedTuple

from rich.console import Console

from mendax.bots import BOTS, bot_named, bots_for
from mendax.bots.pace import Speed
from mendax.coach import seated
from mendax.core.game import AnyGame, Reason, RulesError
from mendax.games import game_named
from mendax.games.rules import Rules, changed_options
from mendax.terminal import bot_list, pages
from mendax.terminal.arguments import rules_of
from mendax.terminal.commands import records
from mendax.terminal.console import Voice
from mendax.terminal.play.line_by_line import Manner, Play
from mendax.terminal.play.own_table import YOU, OwnTable, Randomness
from mendax.terminal.screens import require_hints, required_presentation
from mendax.words import Words

_USUAL_SEATS: Final = 4


class Wish(NamedTuple):
    """What was asked for on the command line."""

    game: str
    seats: int | None
    bots: tuple[str, ...]
    preset: str | None
    changes: tuple[str, ...]
    language: str
    plain: bool
    hints: bool
    speed: str
    seed: str | None
    full_screen: bool = False
    record: Path | None = None


def play(wish: Wish) -> int:
    """Plays a game in the terminal; the exit code."""
    game, words = game_named(wish.game), Words(wish.language)
    presentation = required_presentation(game)
    if wish.hints:
        require_hints(game)
    rules = rules_of(game, wish.preset, wish.changes)
    bots = _bots(game, wish)
    if wish.record is not None:
        records.require_room(wish.record)
    luck = SystemRandom() if wish.seed is None else Random(wish.seed)
    seats = len(bots) + 1
    company_at = {
        seat: (name, seated(name, game.name, rules, seat, seats, Random(luck.getrandbits(64))))
        for seat, name in enumerate(bots, start=1)
    }
    names: tuple[str, ...] = (words.say("terminal-you"), *bot_list.names_of(bots, words))
    sitting = OwnTable(
        game, wish.preset, wish.changes, names[YOU], company_at, _randomness(wish.seed)
    )
    manner = _manner(wish)
    console = Voice(no_color=manner.plain or None, highlight=False)
    screen = presentation.screen(words, rules, names, YOU)

    def show_odds(on: Console) -> None:
        pages.show_odds(on, words, presentation.odds, rules, manner.plain)

    def show_rules(on: Console) -> None:
        pages.show_options(on, words, game, rules, manner.plain)

    if wish.full_screen and not manner.plain:
        from mendax.terminal.play.fullscreen import Table  # takes a while to load

        whole = {"odds": show_odds, "rules": show_rules}
        code = Table(sitting, screen, YOU, words, names, manner, whole).run() or 0
    else:
        asides = {"odds": lambda: show_odds(console), "rules": lambda: show_rules(console)}
        _welcome(console, words, game, rules, wish, names)
        if wish.record is not None:
            pages.write(
                console, words.say("terminal-sealed", game=game.name, seal=sitting.commitment)
            )
        code = Play(sitting, screen, YOU, words, names, console, manner, asides).run()
    if wish.record is not None:
        records.keep(wish.record, sitting.record())
        pages.write(console, words.say("terminal-record-kept", path=str(wish.record)))
    return code


def _randomness(seed: str | None) -> Randomness:
    """Of the system, or always the same for a seed."""
    if seed is None:
        return Randomness(os.urandom(32), os.urandom(16))
    return Randomness(sha256(seed.encode()).digest(), sha256(seed.encode()).digest()[:16])


def _bots(game: AnyGame, wish: Wish) -> tuple[str, ...]:
    """The bots at the seats after the person's. Raises ``RulesError``."""
    named = tuple(bot_named(name, game.name).name for name in wish.bots)
    seats = wish.seats if wish.seats is not None else max(len(named) + 1, _usual(named))
    if seats not in game.seats:
        span = f"{game.seats[0]}–{game.seats[-1]}"
        raise RulesError(Reason("rules-seats", {"given": seats, "allowed": span}))
    if len(named) > seats - 1:
        shown = {"seats": seats, "most": seats - 1, "given": len(named)}
        raise RulesError(Reason("terminal-too-many-bots", shown))
    asking_nobody = [name for name in bots_for(game.name) if BOTS[name].asks is None]
    others = named or tuple(reversed(asking_nobody))
    return tuple((*named, *others * seats)[: seats - 1])


def _usual(named: Sequence[str]) -> int:
    return 0 if named else _USUAL_SEATS


def _manner(wish: Wish) -> Manner:
    plain = wish.plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    plain = plain or os.environ.get("TERM") == "dumb"
    speeds: dict[str, Speed] = {"slow": "slow", "normal": "normal", "fast": "fast"}
    return Manner(plain, wish.hints, None if plain else speeds.get(wish.speed))


def _welcome(
    console: Console, words: Words, game: AnyGame, rules: Rules, wish: Wish, names: Sequence[str]
) -> None:
    say, stem = words.say, game.name.replace("_", "-")
    against = ", ".join(names[1:])
    lines = [say("terminal-welcome", game=say(stem + "-title"), seats=len(names), bots=against)]
    preset = wish.preset or game.default_preset
    lines.append(say("terminal-welcome-rules", preset=say(f"{stem}-preset-{pages.key(preset)}")))
    usual = game.presets[preset]
    changed = [
        f"{pages.label(words, game, option.name)}: "
        f"{pages.shown(words, game, option, getattr(rules, option.name))}"
        for option in changed_options(usual, rules)
    ]
    if changed:
        lines.append(say("terminal-welcome-changed", options="; ".join(changed)))
    lines.append(say("terminal-welcome-help"))
    for line in lines:
        console.print(line, markup=False, highlight=False, soft_wrap=True)
