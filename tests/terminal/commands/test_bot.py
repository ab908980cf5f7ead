"""Tests of ``mendax bot run``: a user's bot against built-in bots, and at a server's table.

It also tests ``mendax.terminal.commands.bots``.
"""

import socket
from pathlib import Path
from typing import Any

import pytest

from mendax.games import GAMES
from mendax.programs.table.table_link import table_link
from mendax.terminal.cli import run
from mendax.terminal.commands.bot import bot
from tests.kit.bad_bots import FAULTS
from tests.programs.compiled import compiled
from tools.ground import ROOT

EXAMPLES = ROOT / "examples" / "programs"


PLAYS = {
    "sample_bot.py": "mia",
    "sample_bot.js": "french_poker",
    "sample_bot.c": "sword_of_lies",
    "kit_bot.py": "mia",
}
"""The game that each sample plays in `./run test`; proof plays the other games."""


@pytest.mark.parametrize(
    ("file", "game"),
    [
        pytest.param(file, game, marks=() if game == usual else pytest.mark.proof)
        for file, usual in PLAYS.items()
        for game in GAMES
    ],
)
def test_a_bot_plays_here(
    file: str, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = compiled(EXAMPLES / file, tmp_path)
    words = ("bot", "run", str(program), "--arena", game, "--games", "6", "--seed", "a")
    assert run([*words, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "of 6," in said
    assert said.strip().endswith("refused answers: 0")


def test_a_game_can_be_watched_from_the_bots_seat(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("bot", "run", str(EXAMPLES / "kit_bot.py"), "--arena", "mia", "--bots", "odds")
    rules = ("--set", "lives=1", "--games", "1", "--seed", "a", "--watch")
    assert run([*words, *rules, "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Mia: kit_bot, odds"
    assert "→ look" in lines
    assert any(line.startswith("You announce") for line in lines)
    assert "Everyone else is out." in lines


def test_a_failing_bot_is_shown_with_its_output(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.py"
    file.write_text("def play(view, offers):\n    return offers[99]\n")
    assert run(["bot", "run", str(file), "--arena", "mia", "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert "It has stopped playing. It ended by itself, with exit code 1." in said
    assert "IndexError" in said


def test_impossible_requests_are_reported(
    subtests: pytest.Subtests, capsys: pytest.CaptureFixture[str]
) -> None:
    cases: list[tuple[tuple[str, ...], str]] = [
        (("--arena", "mia"), "Name the bot"),
        (("{bot}", "--exec", "x", "--arena", "mia"), "Name the bot"),
        (("{bot}",), "Say where it plays"),
        (("{bot}", "--arena", "mia", "--table", "http://a/t/b"), "Say where it plays"),
        (("{bot}", "--arena", "chess"), "chess"),
        (("{bot}", "--arena", "mia", "--bots", "nobody"), "nobody"),
        (("{bot}", "--table", "nowhere"), "is not a link"),
        (("nothing.py", "--arena", "mia"), "There is no file"),
    ]
    for words, said in cases:
        with subtests.test(said=said):
            mine = str(EXAMPLES / "kit_bot.py")
            given = [word.format(bot=mine) for word in words]
            assert run(["bot", "run", *given, "--lang", "en"]) in (1, 2)
            assert said in capsys.readouterr().err


def test_a_server_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        place = f"http://127.0.0.1:{free.getsockname()[1]}/t/abc"
        bot = str(EXAMPLES / "kit_bot.py")
        assert run(["bot", "run", bot, "--table", place, "--lang", "en"]) == 1
    assert "can’t be reached" in capsys.readouterr().err


def test_a_bad_bot_gets_the_fault_with_an_example(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.py"
    file.write_text(FAULTS["prints to standard output"].source)
    assert run(["bot", "check", str(file), "--game", "mia", "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert "✗ Mia: normal games" in said
    assert "It wrote a line that is not a message" in said
    assert "For example: thinking" in said
    assert "Situations with problems: 1." in said


def test_a_key_may_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MENDAX_KEY", "mendax-x")
    words = ["run", "mine.py", "--table", "https://mendax.example.org/t/abcd"]
    _, bound, _ = bot.parse_args(words, exit_on_error=False, print_error=False)
    assert bound.arguments["key"] == "mendax-x"
    _, bound, _ = bot.parse_args([*words, "--key", "other"], exit_on_error=False, print_error=False)
    assert bound.arguments["key"] == "other"


@pytest.mark.parametrize(("given", "seconds"), [((), None), (("--time", "3"), 3.0)])
def test_the_time_for_an_answer_holds_at_a_table_too(
    given: tuple[str, ...], seconds: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a time, the table's patience holds."""
    seen: list[float | None] = []

    class Seat:
        games = 0

        def __init__(self, *_: Any, move_time: float | None, **__: Any) -> None:
            seen.append(move_time)

        def play(self, games: int | None) -> None:
            assert games is None

    link = table_link("http://localhost/t/abc")
    monkeypatch.setattr("mendax.terminal.commands.bot.AtTable", Seat)
    monkeypatch.setattr("mendax.terminal.commands.bot.way_to", lambda *_: (None, link))
    words = ("bot", "run", str(EXAMPLES / "kit_bot.py"), "--table", "http://localhost/t/abc")
    assert run([*words, *given]) == 0
    assert seen == [seconds]
