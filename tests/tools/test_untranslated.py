"""Tests that English texts without a translation are listed, by language and file."""

from collections.abc import Mapping

import pytest

from tools import untranslated

TEXTS: Mapping[str, Mapping[str, str]] = {
    "en": {"mia-title": "mia.ftl", "skull-title": "skull.ftl"},
    "uk": {"mia-title": "mia.ftl"},
    "ru": {"skull-title": "skull.ftl"},
    "de": {"other": "mia.ftl", "skull-title": "skull.ftl"},
    "da": {"mia-title": "mia.ftl", "skull-title": "skull.ftl"},
}


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> dict[str, Mapping[str, str]]:
    """Return catalogues that a test can change."""
    found = dict(TEXTS)
    monkeypatch.setattr(untranslated, "keys", lambda language: found.get(language, {}))
    return found


@pytest.mark.usefixtures("texts")
def test_a_missing_text_is_listed_unless_the_game_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["untranslated"])
    assert untranslated.main() == 1
    assert capsys.readouterr().out == "not translated: words/de/mia.ftl: mia-title\n"


def test_complete_languages_pass(
    texts: dict[str, Mapping[str, str]],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    texts["de"] = TEXTS["da"]
    monkeypatch.setattr("sys.argv", ["untranslated"])
    assert untranslated.main() == 0
    assert capsys.readouterr().out == ""
