"""Tests of shared parts of commands: the language, the console, and JSON for programs."""

import pytest

from mendax.terminal.parameters import language_of


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
