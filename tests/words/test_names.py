"""Tests that Russian and Ukrainian sentences suit every name: names have any gender, and are not
declined."""

import re

import pytest

from mendax.words import catalogue

_NAME = r"\{ \$(?:name|seat|by|other|mover|owner|announcer|claimer|doubter) \}"
_VERBS = {"ru": r"(?:л|лся|бся|ла|лась)", "uk": r"(?:[^і\W]в|вся|ла|лася)"}
"""The ends of verbs in the past tense, which have a gender."""
_PREPOSITIONS = {
    "ru": "у|от|к|на|с|со|для|об|о|против|при|после|из|без",
    "uk": "у|в|від|до|на|з|зі|із|для|про|проти|при|після|без",
}


@pytest.mark.parametrize("language", _VERBS)
def test_no_verb_after_a_name_has_a_gender(language: str) -> None:
    verb = re.compile(rf"{_NAME}(?: не| уже| вже)? \w+{_VERBS[language]}\b.*")
    assert [found for text in _texts(language) for found in verb.findall(text)] == []


@pytest.mark.parametrize("language", _PREPOSITIONS)
def test_no_name_directly_follows_a_preposition(language: str) -> None:
    case = re.compile(rf"\b(?:{_PREPOSITIONS[language]}) {_NAME}.*", re.IGNORECASE)
    assert [found for text in _texts(language) for found in case.findall(text)] == []


def _texts(language: str) -> list[str]:
    return [text for _, text in catalogue(language)]
