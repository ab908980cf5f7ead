"""Tests of shared parts of commands: the language, the console, and JSON for programs."""

import json

import pytest

from mendax.terminal.console import TerminalConsole
from mendax.terminal.parameters import language_of, print_json, spoken


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Return a system without a language setting."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


def test_the_requested_language_overrides_the_system(
    system: pytest.MonkeyPatch,
) -> None:
    system.setenv("LC_ALL", "uk_UA.UTF-8")
    assert (language_of("en"), language_of(None)) == ("en", "uk")


def test_the_first_set_language_variable_counts(
    system: pytest.MonkeyPatch,
) -> None:
    system.setenv("LANG", "uk_UA.UTF-8")
    assert language_of(None) == "uk"
    system.setenv("LC_MESSAGES", "en_GB.UTF-8")
    assert language_of(None) == "en"
    system.setenv("LC_ALL", "")
    assert language_of(None) == "en"


def test_english_is_the_default_for_no_or_unknown_languages(
    system: pytest.MonkeyPatch,
) -> None:
    assert language_of(None) == "en"
    system.setenv("LANG", "C")
    assert language_of(None) == "en"


def test_a_console_comes_with_the_words_of_its_language() -> None:
    console, words = spoken("uk")
    assert isinstance(console, TerminalConsole)
    assert words.say("mia-title") != spoken("en")[1].say("mia-title")


def test_json_is_printed_alone_on_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_json({"seats": 3}) == 0
    shown = capsys.readouterr()
    assert json.loads(shown.out) == {"seats": 3}
    assert shown.out.endswith("}\n")
    assert shown.err == ""
