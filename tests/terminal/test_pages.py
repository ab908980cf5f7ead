"""Tests that the rules for players have the same structure in every language."""

import json
import re
from importlib.resources import files
from typing import Any, ClassVar

import pytest

from mendax.core.game import Reason
from mendax.games import GAMES
from mendax.games.mia.actions import Announce
from mendax.games.mia.rules import MiaRules
from mendax.terminal import pages
from mendax.terminal.as_json import as_json
from mendax.terminal.cli import run
from mendax.terminal.screens import presentation_of
from mendax.words import LANGUAGES, Words
from tests.languages import speaking_of

BOOKS = sorted(
    {entry.name.split(".")[0] for entry in files("mendax.words").joinpath("rules").iterdir()}
)


def shape(text: str) -> list[str]:
    """Return the structure of a page: its headings, lists and numbered steps."""
    return re.findall(r"^(#+|-|\d+\.|   -)", text, re.MULTILINE)


def book(name: str, language: str) -> str:
    text = pages.rules_text(GAMES[name], Words(language))
    assert text is not None
    return text


@pytest.mark.parametrize("name", [name for name in BOOKS if name in GAMES])
def test_the_rules_are_built_alike_in_every_language(name: str) -> None:
    english = book(name, LANGUAGES[0])
    assert len(shape(english)) > 15
    for language in speaking_of(name):
        other = book(name, language)
        assert shape(other) == shape(english)
        assert re.findall(r"\*\*\d+\*\*", other) == re.findall(r"\*\*\d+\*\*", english)


def test_a_game_without_a_ladder_or_a_book_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    from rich.console import Console

    class Chess:
        name = "chess"
        presets: ClassVar[dict[str, MiaRules]] = {"standard": MiaRules()}
        default_preset = "standard"

        def reference(self, rules: Any) -> Any:
            return rules

    game: Any = Chess()
    words, console = Words("en"), Console()
    odds = presentation_of(game).odds
    assert odds is None
    assert not pages.show_odds(console, words, odds, MiaRules(), plain=True)
    pages.show_book(console, words, game, MiaRules(), plain=True)
    said = capsys.readouterr().out
    assert words.say("terminal-odds-none") in said
    assert words.say("terminal-rules-none") in said


def test_the_rules_of_a_table_are_described_as_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert pages_of("rules", "mia", "--preset", "meyer", capsys=capsys) != (
        pages_of("rules", "mia", capsys=capsys)
    )
    scored = pages_of("rules", "mia", "--preset", "scored", capsys=capsys)
    assert "20 rounds for points" in scored
    assert "Not in use here: Lives (lives)" in scored
    assert "six lives" not in scored
    assert "source" not in scored


def pages_of(*words: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert run([*words, "--plain", "--lang", "en"]) == 0
    return " ".join(capsys.readouterr().out.split())


def test_built_in_values_and_records_read_back() -> None:
    value = {"words": "Мія", "action": Announce(61), "reasons": (Reason("key", {"n": 1}),)}
    assert json.loads(as_json(value)) == {
        "words": "Мія",
        "action": {"kind": "announce", "value": 61},
        "reasons": [{"key": "key", "arguments": {"n": 1}}],
    }
