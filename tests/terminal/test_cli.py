"""Tests of the command line: exit codes, JSON, help, and a quick start."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mendax.games import GAMES
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import options
from mendax.terminal.cli import main, run

MIA = GAMES["mia"]
OPTIONS = [option.name for option in options(MiaRules)]
COMMANDS = (
    *(
        "play",
        "learn",
        "odds",
        "rules",
        "bots",
        "arena",
        "exploit",
        "replay",
        "verify",
        "serve",
        "schema",
    ),
)


def code_of(*words: str) -> int:
    """Return the exit code, even if the command line raises ``SystemExit``."""
    try:
        return run(list(words))
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 1


def json_of(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert code_of(*words) == 0
    return json.loads(capsys.readouterr().out)


def test_every_command_has_help(
    subtests: pytest.Subtests, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in [(), *((command,) for command in COMMANDS), ("completion",)]:
        with subtests.test(command=command):
            assert code_of(*command, "--help") == 0
            text = capsys.readouterr().out
            assert "Usage: mendax" in text
            assert len(text) > 150


def test_unparsable_commands_exit_with_two(
    subtests: pytest.Subtests, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cases: list[tuple[tuple[str, ...], str]] = [
        (("gamble",), "gamble"),
        (("odds", "mia", "--lang", "tlh"), "tlh"),
        (("odds", "chess"), "chess"),
        (("odds", "--preset", "royal"), "Available: standard, first_evening, classic"),
        (("odds", "--set", "lives=1000"), "Allowed: 1–99"),
        (("odds", "--set", "wings=2"), "wings"),
        (("odds", "--set", "lives"), "Allowed"),
        (
            ("rules", "--set", "joker_32=toast", "--set", "order=pips"),
            "With the order by pips",
        ),
        (("play", "--bots", "cassandra"), "cassandra"),
        (("play", "--seats", "1"), "2–20"),
        (("play", "--seats", "21"), "2–20"),
        (("play", "--seats", "2", "--bots", "odds,liar"), "at most 1"),
        (("arena", "--bots", "odds"), "2–20"),
        (("arena", "--bots", "odds,liar", "--games", "0"), "1–1000000"),
        (("arena", "--bots", "odds,liar", "--cores", "0"), "1–1024"),
        (("arena", "--bots", "odds,liar", "--seats", "21"), "2–20"),
        (("serve", "--port", "70000"), "65535"),
        (("completion", "cmd"), "cmd"),
    ]
    for words, complaint in cases:
        with subtests.test(complaint=complaint):
            monkeypatch.setenv("LC_ALL", "C.UTF-8")
            monkeypatch.setenv("COLUMNS", "200")
            assert code_of(*words) == 2
            captured = capsys.readouterr()
            assert complaint in captured.err
            assert "Traceback" not in captured.err


def test_complaints_speak_the_language_that_was_asked_for(
    subtests: pytest.Subtests, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cases: list[tuple[tuple[str, ...], str]] = [
        (("solve", "--players", "9"), "Столи на 9 гравців не розв’язано"),
        (("solve", "sword_of_lies"), "Розв’язано: mia, french_poker"),
        (("explore", "--lives", "9,9"), "житт"),
        (("odds", "chess"), "Гри «chess» немає"),
        (("verify", "nowhere.record"), "nowhere.record"),
    ]
    for flag in [("--lang", "uk"), ("--lang=uk",)]:
        for words, complaint in cases:
            with subtests.test(complaint=complaint):
                monkeypatch.setenv("LC_ALL", "C.UTF-8")
                command, *rest = words
                assert code_of(command, *flag, *rest) in (1, 2)
                said = capsys.readouterr().err
                assert complaint in said
                assert set(said) & set("абвгґдеєжзиіїйклмнопрстуфхцчшщьюя")


def test_odds_as_the_rulebook_prints_them(capsys: pytest.CaptureFixture[str]) -> None:
    rungs = json_of(capsys, "odds", "mia", "--json")
    percents = [rung["beaten_percent"] for rung in rungs]
    printed = "0 6 8 11 14 17 19 22 28 33 39 44 50 56 61 67 72 78 83 89 94"
    assert percents == [int(word) for word in printed.split()]
    assert [rung["value"] for rung in rungs][:3] == [21, 66, 55]


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_pages_for_people(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["odds"], ["rules"], ["bots"]):
        assert run([*command, "--lang", lang]) == 0
    text = capsys.readouterr().out
    assert not [sign for sign in ("mia-", "terminal-", "bot-", "{") if sign in text]
    for name in OPTIONS:
        assert name in text
    for preset in MIA.presets:
        assert preset in text
    assert {"en": "Two dice, one cup", "uk": "Два кубики, один стакан"}[lang] in text


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_knows_the_commands(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert code_of("completion", shell) == 0
    script = capsys.readouterr().out
    assert all(command in script for command in COMMANDS)


def test_a_closed_pipe_is_no_error() -> None:
    """The output is cut off, as in ``mendax rules | head -1``."""
    program = [sys.executable, "-m", "mendax.terminal", "rules", "mia"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as mendax:
        assert mendax.stdout is not None
        assert mendax.stderr is not None
        mendax.stdout.readline()
        mendax.stdout.close()
        complaint = mendax.stderr.read()
    assert b"Traceback" not in complaint
    assert mendax.returncode == 0


def test_small_matrices_are_solved_by_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS")
    monkeypatch.setattr(sys, "argv", ["mendax", "--version"])
    with pytest.raises(SystemExit):
        main()
    assert os.environ["OPENBLAS_NUM_THREADS"] == "1"


def test_the_package_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "mendax", "odds", "mia", "--json"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout)
    helped = subprocess.run([*command[:3], "--help"], capture_output=True, text=True, check=True)
    assert "Usage: mendax" in helped.stdout


MENDAX = [sys.executable, "-c", "from mendax.terminal.cli import main; main()"]


@pytest.mark.parametrize("command", ["rules mia --lang en", "odds mia --json", "--help"])
def test_a_full_disk_under_a_redirect_is_named(command: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*MENDAX, *command.split()], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 1
    assert "can’t be written: No space left on device" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("encoding", "said"), [("latin-1", 1), ("utf-8", 0)])
def test_signs_that_an_encoding_lacks_are_named(encoding: str, said: int) -> None:
    done = subprocess.run(
        [*MENDAX, "rules", "mia", "--lang", "uk"],
        env={**os.environ, "PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr.count(f"the encoding {encoding} lacks".encode()) == said
