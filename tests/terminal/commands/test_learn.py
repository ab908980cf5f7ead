"""Tests that first deals in the terminal are complete in both languages, and that a wrong action
gets a hint."""

import pytest

from mendax.terminal.cli import run
from mendax.tutorial.registry import SCRIPTS
from mendax.words import LANGUAGES, Words

TYPED = {
    "mia": ["believe", "look", "61", "doubt"],
    "french_poker": ["believe", "hide 1 2", "announce 555", "doubt"],
    "sword_of_lies": [
        *("interrogate 2 1", "disbelieve", "red", "all-in", "reveal 1", "ready", "strike 2-1"),
    ],
}


def answering(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> list[str]:
    left = list(lines)

    def read(prompt: str = "") -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    monkeypatch.setattr("builtins.input", read)
    return left


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SCRIPTS)
def test_following_the_instructions_completes_the_lesson(
    game: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    left = answering(monkeypatch, TYPED[game])
    assert run(["learn", game, "--lang", language]) == 0
    told, words = capsys.readouterr().out, Words(language)
    assert not left
    for key in (SCRIPTS[game]().last, f"tutorial-{game.replace('_', '-')}-believe"):
        assert words.say(key) in told or not words.knows(key)
    assert not [word for word in ("terminal-", "tutorial-", "{") if word in told]


def test_another_action_is_answered_kindly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, ["doubt", *TYPED["mia"]])
    assert run(["learn", "mia", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert Words("en").say("tutorial-mia-believe-first") in told
    assert Words("en").say("tutorial-mia-last") in told


def test_it_can_be_left_and_a_game_without_one_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, ["leave"])
    assert run(["learn", "mia", "--lang", "en"]) == 0
    assert Words("en").say("terminal-bye") in capsys.readouterr().out
    assert run(["learn", "go", "--lang", "en"]) == 2
