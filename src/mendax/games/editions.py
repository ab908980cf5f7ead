"""Rule book editions. Stored rules contain an edition number, and other editions are refused.

Stored games (table logs and records) contain their rules as words, with the edition first:
``edition=2 lives=5 …``. A rule book replays only games of its current edition. A game's edition is
incremented when the rule book can no longer replay earlier games.
"""

from collections.abc import Iterable
from typing import Final

from mendax.core.game import AnyGame, MendaxError, Reason, RulesError
from mendax.games.rules import Rules, read_options, write_options

EDITION_WORD: Final = "edition="
"""The beginning of the first of the stored words."""
_DIGITS: Final = 6


class OtherEdition(MendaxError):
    """Raised when a stored table or record uses an edition that this release does not play."""


def full_words(game: AnyGame, rules: Rules) -> tuple[str, ...]:
    """Return the edition and every option in the form of stored words."""
    return (f"{EDITION_WORD}{game.edition}", *write_options(rules).split())


def rules_of(game: AnyGame, words: Iterable[str]) -> Rules:
    """Parse stored words into rules.

    Raises ``OtherEdition`` for another edition, or ``RulesError``.
    """
    first, *options = (*words, "")
    edition = _number(first)
    if edition != game.edition:
        key = "rules-edition-newer" if edition > game.edition else "rules-edition-older"
        raise OtherEdition(Reason(key, {"given": edition, "known": game.edition}))
    unchanged: Rules = game.rules()
    return read_options(unchanged, options[:-1])


def _number(word: str) -> int:
    """Parse the edition word. Raises ``RulesError``."""
    digits = word.removeprefix(EDITION_WORD) if word.startswith(EDITION_WORD) else ""
    if not digits.isascii() or not digits.isdigit() or digits[0] == "0" or len(digits) > _DIGITS:
        raise RulesError(Reason("rules-edition-unreadable", {"given": word[:40]}))
    return int(digits)
