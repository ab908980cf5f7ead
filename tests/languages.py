"""The games that have words in each language. Other games are shown in English."""

from typing import Final

from mendax.games import BUILT_IN
from mendax.words import LANGUAGES, catalogue

SPOKEN: Final = {
    language: tuple(
        name for name in BUILT_IN if f"{name}.ftl" in {file for file, _ in catalogue(language)}
    )
    for language in LANGUAGES
}
"""The translated games of each language."""


def speaking_of(game: str) -> list[str]:
    """Return the languages that have words for a game."""
    return [language for language, games in SPOKEN.items() if game in games]
