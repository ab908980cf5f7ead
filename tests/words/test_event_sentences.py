"""Tests that the browser's sentences for events equal the terminal's, in every language.

The events are those of random games under every preset and every value of every option.

The terminal's sentences are those for a spectator: no player is "you". They are written to a file,
which the client's ``sentences.law.ts`` compares with the board of each game.
"""

import json
import os
import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from mendax.core.game import Action, AnyGame, Event
from mendax.games import BUILT_IN
from mendax.games.mia.order import ROLLS
from mendax.games.rules import write_options
from mendax.terminal.mia.screen import MiaScreen
from mendax.terminal.presentation import Screen
from mendax.terminal.screens import presentation_of
from mendax.terminal.sword_of_lies import names as sword_names
from mendax.terminal.sword_of_lies import screen as sword_screen
from mendax.testing.history import start
from mendax.testing.rule_sets import each_value, reconciled
from mendax.words import LANGUAGES, Words
from tools import client, node

NAMES: Final = ("Ann", "Bo", "Olha", "Søren")
SPECTATOR: Final = -1
QUIET: Final = {
    "mia": ["looked", "shaken", "saw", "lot-drawn"],
    "french_poker": ["lot-drawn"],
    "sword_of_lies": [],
}
"""Kinds of events that the terminal draws, and for which the browser has a line of its history."""

SHOWN: Final[Callable[[Any, int], str]] = MiaScreen.shown


LONGEST: Final = 300
"""The maximum number of actions in a game."""
ROUNDS: Final = 10
"""The maximum number of further games under each preset, until every kind of event occurred."""
RARE: Final = {
    "sword_of_lies": ({"lowest_rank": 13, "cards": 2}, {"shield_side": True, "cards": 2})
}
"""Options of games in which rare kinds of events occur."""


class Played(NamedTuple):
    """A game: its rules and its events, each once."""

    game: AnyGame
    rules: Any
    events: tuple[Event, ...]


def games(game: AnyGame) -> Iterator[Played]:
    """Play a game under each rule set, and yield the events that did not occur before.

    Actions of rare kinds come first, so that every kind of event occurs.
    """
    chosen, known, seats = Counter[type[Action]](), set[Event](), game.seats[:2][-1]
    luck, often = random.Random(game.name), [*game.presets.items()]
    often += [("rare", reconciled(game, options)) for options in RARE.get(game.name, ())]
    once = [*often, *each_value(game)]
    for number, (_, rules) in enumerate((*once, *ROUNDS * often)):
        if number >= len(once) and {type(event) for event in known} == {*game.events}:
            return
        here, events = start(game, rules, seats), dict[Event, None]()
        while (actors := game.actors(here.state)) and len(here.moves) < LONGEST:
            actor = luck.choice(actors)
            actions = here.choices(actor)
            rarest = min(map(type, actions), key=lambda kind: (chosen[kind], kind.__name__))
            chosen[rarest] += 1
            action = luck.choice([action for action in actions if type(action) is rarest])
            here, told = here.after(actor, action)
            events |= dict.fromkeys(event for event, _ in told)
        new = tuple(event for event in events if event not in known)
        known |= {*new}
        yield Played(game, rules, new)


def called_at(game: AnyGame) -> list[str]:
    """Return the names as the terminal shows them; Sword of Lies numbers its players."""
    numbered = game.name == "sword_of_lies"
    return [f"№{n} {name}" if numbered else name for n, name in enumerate(NAMES, 1)]


def told(played: Played) -> dict[str, Any]:
    """Return one game with the terminal's sentences."""
    game, events = played.game, played.events
    screens = {language: _screen(played, language) for language in LANGUAGES}
    return {
        "game": game.name,
        "rules": write_options(played.rules),
        "names": called_at(game),
        "called": _called(played),
        "told": [{"event": msgspec.to_builtins(e), "sentences": _said(screens, e)} for e in events],
    }


def _called(played: Played) -> dict[str, dict[str, str]]:
    """Return the terminal's name for each roll of Mia at this table, by language."""
    if played.game.name != "mia":
        return {}
    screens = {language: _screen(played, language) for language in LANGUAGES}
    return {str(roll): {la: SHOWN(s, roll) for la, s in screens.items()} for roll in ROLLS}


def _screen(played: Played, language: str) -> Screen:
    presentation = presentation_of(played.game)
    return presentation.screen(Words(language), played.rules, NAMES, SPECTATOR)


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
    monkeypatch.setattr(sword_names, "card_sign", lambda face: f"⟨sign {face}⟩")


@pytest.mark.usefixtures("shown_apart")
def test_the_browser_tells_events_as_the_terminal_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = [told(played) for game in BUILT_IN.values() for played in games(game)]
    kinds = {(one["game"], line["event"]["kind"]) for one in every for line in one["told"]}
    assert len(kinds) == sum(len(game.events) for game in BUILT_IN.values())
    file = tmp_path / "sentences.json"
    file.write_text(json.dumps({"languages": [*LANGUAGES], "games": every, "quiet": QUIET}))
    monkeypatch.setitem(os.environ, "SENTENCES_FILE", str(file))
    found = node.find()
    assert found, "no Node.js here; `./run test` installs it"
    client.npm(found, ["run", "--silent", "test", "--", "src/boards/sentences.law.ts"])
