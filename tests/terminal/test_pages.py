"""Tests that the rules for players have the same structure in every language."""

import json
import re
from importlib.resources import files
from typing import Any, ClassVar

import pytest

from mendax.core.game import Reason
from mendax.games import GAMES
from mendax.games.mia.actions import Announce
from mendax.games.mia.ladder import ladder
from mendax.games.mia.rules import MiaRules
from mendax.terminal import pages
from mendax.terminal.as_json import as_json, as_json_line
from mendax.terminal.cli import run
from mendax.terminal.screens import presentation_of
from mendax.words import LANGUAGES, Words
from tests.languages import speaking_of

MIA: Any = GAMES["mia"]
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


@pytest.mark.parametrize("name", GAMES)
def test_there_are_rules_of_every_game_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        assert len(shape(book(name, language))) > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_every_value_in_order(language: str) -> None:
    rungs = [rung.value for rung in reversed(ladder(MiaRules()).rungs)]
    said = book("mia", language).split("**21**")[1].split("54**")[0]
    assert [int(word) for word in re.findall(r"\b[1-6][1-6]\b", said)][:20] == rungs[1:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_every_preset(language: str) -> None:
    words, text = Words(language), book("mia", language)
    for preset in MIA.presets:
        name = words.say(f"mia-preset-{preset.replace('_', '-')}")
        assert f"**{name}**" in text


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


def test_it_is_indented_and_letters_stay_letters() -> None:
    assert as_json({"a": ["Мія"]}) == '{\n  "a": [\n    "Мія"\n  ]\n}'


def test_a_value_fits_on_one_line() -> None:
    assert as_json_line({"a": [1, "ä\n"]}) == '{"a":[1,"ä\\n"]}'
