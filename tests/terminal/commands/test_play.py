"""Tests that the game of ``mendax play`` matches the options."""

from pathlib import Path

import pytest

from mendax.terminal.cli import run
from mendax.terminal.commands import play as command
from mendax.terminal.play.start import PlayOptions


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[PlayOptions]:
    """Return the requested game instead of starting it."""
    heard: list[PlayOptions] = []

    def start(options: PlayOptions) -> int:
        heard.append(options)
        return 3

    monkeypatch.setattr(command, "start", start)
    return heard


def test_every_word_of_the_command_reaches_the_game(asked: list[PlayOptions]) -> None:
    words = (
        "play french_poker --seats 3 --bots odds,liar --preset standard --set tokens=2 --lang uk"
    )
    more = "--level hard --plain --hints --speed slow --seed 7 --full-screen --record /tmp/r.txt"
    assert run([*words.split(), *more.split()]) == 3, "the exit code is the game's"
    (options,) = asked
    assert options == PlayOptions(
        game="french_poker",
        seats=3,
        bots=("odds", "liar"),
        preset="standard",
        changes=("tokens=2",),
        language="uk",
        plain=True,
        hints=True,
        speed="slow",
        seed="7",
        full_screen=True,
        record=Path("/tmp/r.txt"),
        level="hard",
    )
