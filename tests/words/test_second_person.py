"""Tests that no third-person verb follows "You", and that no hand lacks its article."""

import re

import pytest

from mendax.core.game import AnyGame
from mendax.games import BUILT_IN, GAMES
from mendax.words import LANGUAGES, Words, catalogue

_SILENT = {
    "mia": {"shaken", "looked", "lot-drawn"},
    "french_poker": {"lot-drawn"},
    "sword_of_lies": {"dealt"},
}
"""Events without a sentence on a player’s own screen."""
_VERB = re.compile(r"\{ \$seat \} [^\W\d_]")
"""A name before a verb."""
_BARE = {
    "en": r"\b(?:have|has|had|is|was)",
    "de": r"\b(?:habe|hast|hat|hatte|ist|war)",
    "da": r"\b(?:har|havde|er|var)",
}
"""Verbs after which the name of a hand needs an article: "You have full house"."""


def _text(language: str, key: str) -> str:
    found = re.search(
        rf"^{key} =(.*(?:\n[ }}].*)*)", "\n".join(t for _, t in catalogue(language)), re.MULTILINE
    )
    return found[1] if found else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_never_gives_you_a_third_person_verb(language: str) -> None:
    words, wrong = Words(language), []
    for game in map(GAMES.__getitem__, BUILT_IN):
        for tag in sorted(_tags(game) - _SILENT.get(game.name, set())):
            stem = game.name.replace("_", "-")
            own = "terminal-you-" if game.name == "mia" else f"terminal-{stem}-you-"
            text = _text(language, f"{stem}-event-{tag}")
            if _VERB.search(text) and not words.knows(own + tag):
                wrong.append(f"{stem}-event-{tag}: {text.strip()}")
    assert wrong == []


def _tags(game: AnyGame) -> set[str]:
    return {str(event.__struct_config__.tag) for event in game.events}


@pytest.mark.parametrize("language", _BARE)
def test_no_hand_follows_a_verb_without_an_article(language: str) -> None:
    bare = re.compile(rf"{_BARE[language]} \{{ \$(?:claim|worth|own) \}}.*", re.IGNORECASE)
    texts = dict(catalogue(language))["french_poker.ftl"]
    assert bare.findall(texts) == []
