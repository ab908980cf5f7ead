"""``mendax learn``: a game's scripted first deal."""

import os
import sys
from typing import Any

from mendax.core.game import MendaxError, Reason
from mendax.games import GAMES, game_named
from mendax.terminal import pages
from mendax.terminal.console import TerminalConsole
from mendax.terminal.parameters import Game, Lang, Plain, language_of
from mendax.terminal.play.lesson_game import LessonGame
from mendax.terminal.play.line_by_line import DisplayOptions, LineByLine
from mendax.terminal.presentation import Screen
from mendax.terminal.screens import presentation_of
from mendax.tutorial.registry import SCRIPTS, tutorial_of
from mendax.tutorial.script import LEARNER
from mendax.words import Words


class NothingToLearn(MendaxError):
    """Raised for a game without a scripted first deal."""


def learn(game: Game = "mia", *, lang: Lang = None, plain: Plain = False) -> int:
    """Learn a game by playing its first deal, in about ninety seconds.

    Every step says what to do; `?` lists what you can type. Output is plain lines if input or
    output is not a terminal.
    """
    tutorial = tutorial_of(game_named(game).name)
    if tutorial is None:
        shown = {"given": game[:40], "allowed": ", ".join(SCRIPTS)}
        raise NothingToLearn(Reason("terminal-refused-no-lesson", shown))
    words, lesson = Words(language_of(lang)), LessonGame(tutorial)
    lines = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    lines = lines or os.environ.get("TERM") == "dumb"
    console = TerminalConsole(no_color=lines or None)
    presentation = presentation_of(GAMES[game])
    names = (words.say("tutorial-you"), *map(words.say, tutorial.others))
    screen = presentation.screen(words, tutorial.rules, names, LEARNER)
    pages_of = {
        "odds": lambda: pages.show_odds(console, words, presentation.odds, tutorial.rules, lines),
        "rules": lambda: pages.show_book(console, words, GAMES[game], tutorial.rules, lines),
    }
    code = LineByLine(
        lesson, _Teaching(screen, lesson, words), LEARNER, words, names, console,
        DisplayOptions(lines, hints=False, speed=None), pages_of,
    ).run()  # fmt: skip
    if lesson.actor is None:
        for key in lesson.said():
            pages.write(console, words.say(key, device="terminal"))
        pages.write(console, words.say("terminal-learn-play", game=game))
    return code


class _Teaching:
    """The screen of a game, with the questions of the lesson."""

    def __init__(self, screen: Screen, lesson: LessonGame, words: Words) -> None:
        self._screen, self._lesson, self._words = screen, lesson, words

    def __getattr__(self, name: str) -> Any:
        return getattr(self._screen, name)

    def question(self, view: Any) -> str:
        """Return the lesson's current text."""
        say = self._words.say
        return "\n".join(say(key, device="terminal") for key in self._lesson.said())
