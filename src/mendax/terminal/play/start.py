"""Starts a local game: chooses seats, rules and display."""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random, SystemRandom
from typing import Final, Literal, NamedTuple

from rich.console import Console

from mendax.bots import BOTS, Bot, bot_named, bots_for
from mendax.bots.levels import LevelName
from mendax.coach.seating import bots_of_level, seated
from mendax.core.game import AnyGame, Reason, RulesError, Seat
from mendax.games import game_named
from mendax.games.rules import Rules, described
from mendax.terminal import bot_list, files, pages
from mendax.terminal.arguments import rules_of
from mendax.terminal.console import TerminalConsole
from mendax.terminal.play.line_by_line import DisplayOptions, LineByLine
from mendax.terminal.play.one_keyboard import NOBODY, OneKeyboard, curtain
from mendax.terminal.play.own_table import YOU, OwnTable, Randomness
from mendax.terminal.presentation import Presentation, Screen
from mendax.terminal.screens import presentation_of, require_hints
from mendax.words import Words
from mendax.words.house_rules import rules_line

SpeedName = Literal["slow", "normal", "fast", "instant"]
_USUAL_SEATS: Final = 4


class PlayOptions(NamedTuple):
    """The options from the command line."""

    game: str
    seats: int | None
    bots: tuple[str, ...]
    preset: str | None
    changes: tuple[str, ...]
    language: str
    plain: bool
    hints: bool
    speed: SpeedName
    seed: str | None
    full_screen: bool
    record: Path | None
    people: tuple[str, ...] = ()
    """The names of the people at this keyboard, if there are several."""
    level: LevelName | None = None
    """The level of the bots in the seats that ``bots`` leaves."""


class _Opened(NamedTuple):
    """A table ready to play, with its display."""

    game: AnyGame
    rules: Rules
    presentation: Presentation
    words: Words
    names: tuple[str, ...]
    """The names in seat order. A single person is called "You"."""
    table: OwnTable


def start(options: PlayOptions) -> int:
    """Play a game in the terminal to its end, and return the exit code.

    Raises ``RulesError`` for an unknown game, rule set, seat count or bot, and ``Unwritable`` for a
    record that can't be written.
    """
    display = _display(options)
    if options.people:
        require_curtain(options)
    opened = _opened(options)
    console = TerminalConsole(no_color=display.plain or None)
    if options.full_screen and not display.plain:
        code = _on_the_whole_screen(opened, display)
    else:
        _welcome(console, opened, options)
        code = _line_by_line(console, opened, display)
    if options.record is not None:
        files.write_new(options.record, opened.table.record())
        told = opened.words.say("terminal-record-kept", path=str(options.record))
        pages.write(console, told)
    return code


def _opened(options: PlayOptions) -> _Opened:
    game, words = game_named(options.game), Words(options.language)
    presentation = presentation_of(game)
    if options.hints:
        require_hints(game)
    rules = rules_of(game, options.preset, options.changes)
    people = options.people or (words.say("terminal-you"),)
    fill = options.level and partial(bots_of_level, options.level, game.name, rules)
    bots = bots_at(game, options.bots, options.seats, len(people), fill)
    if options.record is not None:
        files.require_new(options.record)
    table = OwnTable(
        game,
        options.preset,
        options.changes,
        people,
        _seated(bots, game, rules, options.seed, len(people)),
        _randomness(options.seed),
    )
    names = (*table.names()[: len(people)], *bot_list.names_of(bots, words))
    return _Opened(game, rules, presentation, words, names, table)


def _on_the_whole_screen(opened: _Opened, display: DisplayOptions) -> int:
    from mendax.terminal.play.fullscreen import FullScreen  # loads textual: 0.3 s

    screen = opened.presentation.screen(opened.words, opened.rules, opened.names, YOU)
    asides = {
        "odds": lambda on: _show_odds(on, opened, display),
        "rules": lambda on: _show_rules(on, opened, display),
    }
    app = FullScreen(opened.table, screen, YOU, opened.words, opened.names, display, asides)
    return app.run() or 0


def _line_by_line(console: Console, opened: _Opened, display: DisplayOptions) -> int:
    asides = {
        "odds": lambda: _show_odds(console, opened, display),
        "rules": lambda: _show_rules(console, opened, display),
    }

    def screen(seat: Seat) -> Screen:
        return opened.presentation.screen(opened.words, opened.rules, opened.names, seat)

    told = (opened.words, opened.names, console, display, asides)
    if len(opened.table.people) > 1:
        screens = {seat: screen(seat) for seat in (NOBODY, *opened.table.people)}
        return OneKeyboard(opened.table, screens, *told, curtain(console)).run()
    return LineByLine(opened.table, screen(YOU), YOU, *told).run()


def _show_odds(console: Console, opened: _Opened, display: DisplayOptions) -> None:
    page, rules = opened.presentation.odds, opened.rules
    pages.show_odds(console, opened.words, page, rules, display.plain)


def _show_rules(console: Console, opened: _Opened, display: DisplayOptions) -> None:
    pages.show_options(console, opened.words, opened.game, opened.rules, display.plain)


# ── seats and dice ───────────────────────────────────────────────────────────────────────────


def bots_at(
    game: AnyGame,
    asked: Sequence[str],
    seats: int | None,
    people: int = 1,
    fill: Callable[[int], tuple[str, ...]] | None = None,
) -> tuple[str, ...]:
    """Return the names of the bots for the seats after the people's seats.

    The requested bots are repeated as needed. If ``fill`` is given, it returns the bots for the
    remaining seats, given the number of seats. Raises ``RulesError`` for a bot or seat count that
    the game does not have.
    """
    named = tuple(bot_named(name, game.name).name for name in asked)
    usual = len(named) + people if named or people > 1 else _USUAL_SEATS
    seats = usual if seats is None else seats
    if seats not in game.seats:
        span = f"{game.seats[0]}–{game.seats[-1]}"
        raise RulesError(Reason("rules-seats", {"given": seats, "allowed": span}))
    if people > seats:
        shown = {"people": people, "seats": seats}
        raise RulesError(Reason("terminal-people-seats", shown))
    if len(named) > seats - people:
        shown = {"seats": seats, "most": seats - people, "given": len(named)}
        raise RulesError(Reason("terminal-too-many-bots", shown))
    unadvised = [name for name in bots_for(game.name) if not BOTS[name].asks(game.name)]
    others = fill(seats) if fill else named or tuple(reversed(unadvised))
    return tuple((*named, *others * seats)[: seats - people])


def _seated(
    bots: Sequence[str], game: AnyGame, rules: Rules, seed: str | None, people: int = 1
) -> Mapping[Seat, tuple[str, Bot]]:
    """Return the name and bot of each seat from ``people`` on. Equal seeds produce equal
    decisions.
    """
    random, seats = SystemRandom() if seed is None else Random(seed), len(bots) + people
    return {
        seat: (name, seated(name, game.name, rules, seat, seats, Random(random.getrandbits(64))))
        for seat, name in enumerate(bots, start=people)
    }


def _randomness(seed: str | None) -> Randomness:
    """Return randomness from the system or, with a seed, reproducible randomness."""
    if seed is None:
        return Randomness(os.urandom(32), os.urandom(16))
    return Randomness(sha256(seed.encode()).digest(), sha256(seed.encode()).digest()[:16])


# ── display ──────────────────────────────────────────────────────────────────────────────────


def _display(options: PlayOptions) -> DisplayOptions:
    plain = options.plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    plain = plain or os.environ.get("TERM") == "dumb"
    speed = None if plain or options.speed == "instant" else options.speed
    return DisplayOptions(plain, options.hints, speed)


def require_curtain(options: PlayOptions) -> None:
    """Raise ``RulesError`` if private output can't be hidden from other players."""
    if options.full_screen:
        raise RulesError(Reason("terminal-people-full-screen"))
    hides = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    if not hides:
        raise RulesError(Reason("terminal-people-terminal"))


def _welcome(console: Console, opened: _Opened, options: PlayOptions) -> None:
    """Print the game, the players, the changed house rules, and how to get help."""
    say, game, words = opened.words.say, opened.game, opened.words
    stem, names = pages.stem(game), opened.names
    title, company = say(stem + "-title"), {"seats": len(names)}
    if options.people:
        everybody = ", ".join(names)
        lines = [say("terminal-people-welcome", game=title, names=everybody, **company)]
    else:
        lines = [say("terminal-welcome", game=title, bots=", ".join(names[1:]), **company)]
    told = described(game.presets, opened.rules, options.preset or game.default_preset)
    lines.append(rules_line(words, game.name, *told))
    lines.append(say("terminal-welcome-help"))
    if options.record is not None:
        seal = opened.table.commitment
        lines.append(say("terminal-sealed", game=game.name, seal=seal))
    for line in lines:
        pages.write(console, line)
