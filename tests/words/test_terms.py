"""Tests that every catalogue and rule page uses one word for each concept, by the terms of its
language."""

import re
import tomllib
from pathlib import Path

import mendax
from mendax.words import LANGUAGES, catalogue

WORDS = Path(mendax.__file__).parent / "words"
COMMENT = re.compile(r"^#.*$|^[a-z0-9-]+ =", re.MULTILINE)
"""A pattern for comments and keys, neither of which is shown."""


def test_each_catalogue_keeps_to_its_terms() -> None:
    terms = tomllib.loads((WORDS / "terms.toml").read_text("utf-8"))
    assert set(terms) == set(LANGUAGES)
    wrong = []
    for language, own in terms.items():
        texts = [(name, COMMENT.sub("", text)) for name, text in catalogue(language)]
        pages = sorted((WORDS / "rules").glob(f"*.{language}.md"))
        texts += [(page.name, page.read_text("utf-8")) for page in pages]
        shown = "\n".join(text for _, text in texts).lower()
        banned = re.compile(rf"(?<!\w)(?:{'|'.join(own['not'])})(?!\w)", re.IGNORECASE)
        for name, text in texts:
            wrong += [f"{language}/{name}: {found[0]}" for found in banned.finditer(text)]
        stems = {key: term.split()[0].lower()[:4] for key, term in own.items() if key != "not"}
        wrong += [f"{language}: no {key}" for key, stem in stems.items() if stem not in shown]
    assert not wrong, "\n".join(wrong)


def test_only_cards_have_signs_of_suits() -> None:
    """A sign of the interface that is a suit would look like that of a card."""
    wrong = []
    for language in LANGUAGES:
        texts = [(name, text) for name, text in catalogue(language) if "sword" in name]
        pages = (WORDS / "rules").glob(f"sword_of_lies.{language}.md")
        texts += [(page.name, page.read_text("utf-8")) for page in pages]
        for name, text in texts:
            wrong += [f"{language}/{name}: {sign}" for sign in re.findall("[♠♥♦♣♡♢♤♧❤]", text)]
    assert not wrong
