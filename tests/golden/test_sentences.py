"""Tests that the browser's sentences for golden games equal the terminal's, in every language.

The terminal's sentences are those for a spectator: no player is "you". They are written to a file,
which the client's ``sentences.law.ts`` compares with the board of each game.
"""

import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from mendax.core.game import AnyGame, Event
from mendax.core.text_form import read
from mendax.games import BUILT_IN
from mendax.games.mia.order import ROLLS
from mendax.games.rules import parse_options
from mendax.terminal.mia.screen import MiaScreen
from mendax.terminal.presentation import Screen
from mendax.terminal.screens import presentation_of
from mendax.terminal.sword_of_lies import screen as sword_screen
from mendax.words import LANGUAGES, Words
from tests.golden.test_golden import FOLDER
from tools import client, node

NAMES: Final = ("Ann", "Bo", "Olha", "Søren")
SPECTATOR: Final = -1
QUIET: Final = {"mia": ["looked", "shaken", "saw"], "french_poker": [], "sword_of_lies": []}
"""Kinds of events that the terminal draws, and for which the browser has a line of its history."""

SHOWN: Final[Callable[[Any, int], str]] = MiaScreen.shown


class GoldenGame(NamedTuple):
    """The rules of one golden game and its public events, each once."""

    game: AnyGame
    rules: Any
    written_rules: str
    events: tuple[Event, ...]


def golden_games(game: AnyGame) -> Iterator[GoldenGame]:
    """Read the games of a golden file."""
    for text in (FOLDER / f"{game.name}.txt").read_text("utf-8").split("━━ ")[1:]:
        _, written_rules, *_ = text.splitlines()
        rules = parse_options(game.presets[game.default_preset], written_rules.split())
        lines = dict.fromkeys(re.findall("^   (?:all|seat.*) hear: (.*)$", text, re.MULTILINE))
        events = tuple(read(line, game.events) for line in lines)
        yield GoldenGame(game, rules, written_rules, events)


def called_at(game: AnyGame) -> list[str]:
    """Return the names as the terminal shows them; Sword of Lies numbers its players."""
    numbered = game.name == "sword_of_lies"
    return [f"№{n} {name}" if numbered else name for n, name in enumerate(NAMES, 1)]


def told(golden: GoldenGame) -> dict[str, Any]:
    """Return one golden game with the terminal's sentences."""
    game, events = golden.game, golden.events
    screens = {language: _screen(golden, language) for language in LANGUAGES}
    return {
        "game": game.name,
        "rules": golden.written_rules,
        "names": called_at(game),
        "called": _called(golden),
        "told": [{"event": msgspec.to_builtins(e), "sentences": _said(screens, e)} for e in events],
    }


def _called(golden: GoldenGame) -> dict[str, dict[str, str]]:
    """Return the terminal's name for each roll of Mia at this table, by language."""
    if golden.game.name != "mia":
        return {}
    screens = {language: _screen(golden, language) for language in LANGUAGES}
    return {str(roll): {la: SHOWN(s, roll) for la, s in screens.items()} for roll in ROLLS}


def _screen(golden: GoldenGame, language: str) -> Screen:
    presentation = presentation_of(golden.game)
    return presentation.screen(Words(language), golden.rules, NAMES, SPECTATOR)


def _said(screens: dict[str, Screen], event: Event) -> dict[str, str] | None:
    said = {language: screen.sentence(event) for language, screen in screens.items()}
    found = {language: sentence for language, sentence in said.items() if sentence is not None}
    return found or None


@pytest.fixture
def shown_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put marks where terminal and browser show a value differently.

    The terminal adds to the name of a roll how it is typed (``Mia 21``), and draws cards (``10♦``).
    """
    monkeypatch.setattr(MiaScreen, "shown", lambda _, roll: f"⟨roll {roll}⟩")
    monkeypatch.setattr(sword_screen, "face_name", lambda face: f"⟨face {face}⟩")


@pytest.mark.usefixtures("shown_apart")
def test_the_browser_tells_events_as_the_terminal_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [told(golden) for game in BUILT_IN.values() for golden in golden_games(game)]
    kinds = {(game["game"], one["event"]["kind"]) for game in games for one in game["told"]}
    assert len(kinds) == sum(len(game.events) for game in BUILT_IN.values())
    file = tmp_path / "sentences.json"
    file.write_text(json.dumps({"languages": [*LANGUAGES], "games": games, "quiet": QUIET}))
    monkeypatch.setitem(os.environ, "SENTENCES_FILE", str(file))
    found = node.find()
    assert found, "no Node.js here; `./run test` installs it"
    client.npm(found, ["run", "--silent", "test", "--", "src/boards/sentences.law.ts"])
