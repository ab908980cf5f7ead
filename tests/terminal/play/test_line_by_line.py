"""Tests of whole games line by line, as pipes and screen readers get them."""

import io
import re
from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random
from typing import Any

import pytest

from mendax.arena.local_game import LocalGame
from mendax.core.game import Action, Event, Offer
from mendax.games import GAMES
from mendax.games.mia.actions import Announce, Shake
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.terminal.cli import run
from mendax.terminal.console import TerminalConsole
from mendax.terminal.mia.screen import MiaScreen
from mendax.terminal.play.line_by_line import DisplayOptions, LineByLine
from mendax.words import Words

MIA: Any = GAMES["mia"]


class Person:
    """Answers the last question of the screen, and stops after too many questions."""

    def __init__(self, capsys: pytest.CaptureFixture[str], doubts: str) -> None:
        self._capsys, self._doubts = capsys, doubts
        self.seen = ""
        self.asked = 0

    def __call__(self, prompt: str = "") -> str:
        fresh = self._capsys.readouterr().out
        self.seen += fresh
        self.asked += 1
        assert self.asked < 2_000
        menu = fresh.strip().splitlines()[-2]
        if "Enter" in menu:
            return ""
        if f"[{self._doubts}]" in menu:
            return self._doubts
        if "[" not in menu:  # a value is missing: the example in quotes has one
            return re.split("[“”„«»]", fresh)[1]
        return menu.split("[")[1].split(" ")[0].rstrip("]")


@pytest.mark.parametrize(
    ("preset", "lang", "doubts"),
    [(p, *said) for p, said in zip(PRESETS, cycle((("en", "d"), ("uk", "н"))), strict=False)],
)
def test_a_whole_game(
    preset: str,
    lang: str,
    doubts: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    person = Person(capsys, doubts)
    monkeypatch.setattr("builtins.input", person)
    bots = "odds,liar,truthful"
    code = run(
        ["play", "mia", "--seed", preset, "--preset", preset, "--lang", lang, "--bots", bots]
    )
    text = person.seen + capsys.readouterr().out
    assert code == 0
    assert Words(lang).say("terminal-over") in text
    assert sum(line.startswith("»") for line in text.splitlines()) == person.asked
    assert "\x1b" not in text  # plain lines have no colour
    assert not [word for word in ("terminal-", "mia-", "bot-", "{") if word in text]


def test_help_and_asides_are_there_at_every_question(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["?", "odds", "table", "log", "rules", "nonsense", "", "", "q"])
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    assert run(["play", "--seed", "1", "--lang", "en", "--bots", "odds,liar"]) == 0
    text = capsys.readouterr().out
    for words in (
        "Now you can:",
        "54: 18 of 36 beat it (50%), 20 of 36 are this or better.",
        "You: 6 lives; Odds: 6 lives; Liar: 6 lives.",
        "Giving up before Mia",
        "“nonsense” can’t be done here.",
        "Goodbye!",
    ):
        assert words in text


def test_illegal_input_is_explained_and_asked_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seat 1 opens with 53, and the person takes the cup and claims less."""
    text = output_of([42, 31, 65], ["b", "", "41", "9", "61", "q"], monkeypatch)
    assert "41 is too low: it does not beat 53." in text
    assert "“9” can’t be done here." in text
    assert "You announce 61." in text


def test_the_end_of_input_has_a_separate_exit_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended(*_: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", ended)
    assert run(["play", "--lang", "en"]) == 1
    assert "The input ended before the game did." in capsys.readouterr().out


def test_ctrl_c_leaves_the_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert run(["play", "--lang", "uk"]) == 130
    assert "До зустрічі!" in capsys.readouterr().out


class Loaded(Random):
    """Dice with given rolls, where the lot falls on seat 1."""

    def __new__(cls, _: Sequence[int]) -> "Loaded":
        return super().__new__(cls)

    def __init__(self, rolls: Sequence[int]) -> None:
        super().__init__(0)
        self._rolls: Iterator[int] = iter(rolls)

    def randrange(self, start: int, *_: int) -> int:  # type: ignore[override]
        if start == 2:
            return 1
        wanted, before = next(self._rolls), 0
        for fall, odds in MIA.chance_outcomes(_FALLING):
            if fall.roll == wanted:
                return before
            before += int(odds * start)
        raise AssertionError(wanted)


_FALLING = MIA.apply(MIA.initial_state(MiaRules(), 2), "chance", MIA.actions[-3](1)).state
_FALLING = MIA.apply(_FALLING, 1, Shake()).state


class Scripted:
    """A bot that announces 53 with any roll, believes everything, and then announces 62."""

    def hear(self, event: Event) -> None:
        """Ignore the events."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        first = offers[0].action
        if isinstance(first, Announce):
            return Announce(62 if view.claims else 53)
        return first


def output_of(
    rolls: list[int],
    typed: list[str],
    monkeypatch: pytest.MonkeyPatch,
    plain: bool = True,
    names: tuple[str, ...] = ("You", "Bot"),
) -> str:
    """Return the output of a game against the scripted bot, which has seat 2 and opens."""
    lines = iter(typed)
    monkeypatch.setattr("builtins.input", lambda *_: next(lines))
    rules = MiaRules()
    sitting = LocalGame(MIA, rules, 2, {1: Scripted()}, Loaded(rolls))
    words = Words("en")
    screen = MiaScreen(words, rules, names, 0)
    display, file = DisplayOptions(plain, True, None), io.StringIO()
    console = TerminalConsole(file=file, force_terminal=not plain, width=100)
    assert LineByLine(sitting, screen, 0, words, names, console, display, {}).run() == 0
    return file.getvalue()


@pytest.mark.parametrize("plain", [True, False])
def test_the_screen_does_not_depend_on_hidden_dice(
    plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three worlds differ only in the dice under the bot's cup."""
    typed = ["b", "", "61", "t", "i", "q"]
    screens = set()
    for mine in ([53, 31, 62], [66, 31, 41], [21, 31, 32]):
        screens.add(output_of(mine, typed, monkeypatch, plain))
    assert len(screens) == 1
    assert "Bot says 62" in screens.pop()


@pytest.mark.parametrize("name", ["[/x]", "[bold]Bo[/]", "Bo[0]", "\\[red]"])
@pytest.mark.parametrize("plain", [True, False])
def test_a_name_that_looks_like_markup_is_shown_as_it_is(
    name: str, plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = output_of([53, 65, 31], ["b", "", "q"], monkeypatch, plain, ("You", name))
    assert f"{name} says 53" in told
    assert f"Round 1: {name} begins" in told


def test_the_answerer_of_mia_is_chosen_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["", "21", "Mo", "you", "ask bob smith", "q"])
    monkeypatch.setattr("builtins.input", lambda *_: next(lines))
    rules, names = MiaRules(mia_answerer="chosen"), ("You", "Ada", "Bob Smith", "Cy")
    bots = dict.fromkeys((1, 2, 3), Scripted())
    sitting = LocalGame(MIA, rules, 4, bots, Loaded([31, 32, *[41] * 9]))
    words, file = Words("en"), io.StringIO()
    screen, display = MiaScreen(words, rules, names, 0), DisplayOptions(True, False, None)
    console = TerminalConsole(file=file, width=100)
    LineByLine(sitting, screen, 0, words, names, console, display, {}).run()
    text = file.getvalue()
    assert "Who has to answer it?" in text
    assert "Ada · Bob Smith · Cy" in text
    assert "“Mo” can’t be done here" in text
    assert "This player can’t be asked" in text
    assert "You ask Bob Smith to answer." in text


def test_the_player_may_doubt_out_of_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["", "41", "?", "b", "d", "q"])
    monkeypatch.setattr("builtins.input", lambda *_: next(lines))
    rules, names = MiaRules(doubter="anybody"), ("You", "Ada", "Bob", "Cy")
    bots = dict.fromkeys((1, 2, 3), Scripted())
    sitting = LocalGame(MIA, rules, 4, bots, Loaded([31, 32, 41]))
    words, file = Words("en"), io.StringIO()
    screen, display = MiaScreen(words, rules, names, 0), DisplayOptions(True, False, None)
    console = TerminalConsole(file=file, width=100)
    LineByLine(sitting, screen, 0, words, names, console, display, {}).run()
    text = file.getvalue()
    assert text.count("It is not your turn, but you may speak: [d] doubt") == 3
    assert "You doubt" in text
    assert "Ada loses" in text
