"""Tests that the command that runs a bot follows from the file, without guesses."""

import sys
from pathlib import Path

import pytest

from mendax.core.game import RulesError
from mendax.programs.process.command import command_for, is_for_kit
from tests.reasons import because


@pytest.mark.parametrize(
    ("source", "kit"),
    [
        ("def play(view, offers): ...", True),
        ("class Bot: ...", True),
        ("from other import play", True),
        ("play = lambda view, offers: None", True),
        ("def main():\n    def play(): ...", False),
        ("for line in open(0): ...", False),
        ("this is no python", False),
    ],
)
def test_python_is_the_kits_or_its_own(source: str, kit: bool, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(source)
    assert is_for_kit(file) is kit
    words = (sys.executable, *(("-m", "mendax.kit") if kit else ()), str(file))
    assert command_for(str(file)) == words


def test_a_quote_that_is_not_closed_is_said() -> None:
    with pytest.raises(RulesError, check=because("program-no-file")):
        command_for("node 'x")


def test_javascript_is_run_by_node(tmp_path: Path) -> None:
    (tmp_path / "bot.mjs").touch()
    assert command_for(str(tmp_path / "bot.mjs")) == ("node", str(tmp_path / "bot.mjs"))


def test_anything_else_is_run_as_it_is_if_it_can_be(tmp_path: Path) -> None:
    file = tmp_path / "my bot"
    file.write_text("#!/bin/sh\n")
    with pytest.raises(RulesError, check=because("program-not-executable")):
        command_for(str(file))
    file.chmod(0o755)
    assert command_for(str(file)) == (str(file),)


def test_a_command_line_is_words_and_no_shell() -> None:
    assert command_for("java -jar 'my bot.jar' $HOME") == ("java", "-jar", "my bot.jar", "$HOME")


@pytest.mark.parametrize("given", ["", "./nothing", "nothing.py"])
def test_missing_commands_are_reported(given: str) -> None:
    with pytest.raises(RulesError, check=because("program-no-file")):
        command_for(given)
