"""Editions of a rule book: the number in stored rules, and the refusal of other editions.

Stored games (the log of a table, a record) have their rules in words, the edition first:
``edition=2 lives=5 …``. A book replays games of its edition only. A game increments its edition
when it can no longer replay earlier games.
"""

from collections.abc import Iterable
from typing import Final

from mendax.core.game import AnyGame, MendaxError, Reason, RulesError
from mendax.games.rules import Rules, read_options, write_options

_WORD: Final = "edition="
_DIGITS: Final = 6


class OtherEdition(MendaxError):
    """A stored table or record has an edition that this release does not play."""


def full_words(game: AnyGame, rules: Rules) -> tuple[str, ...]:
    """Return the edition and every option, as stored."""
    return (f"{_WORD}{game.edition}", *write_options(rules).split())


def rules_of(game: AnyGame, words: Iterable[str]) -> Rules:
    """Return the rules in stored words.

    Raises ``OtherEdition`` for those of another edition, or ``RulesError``.
    """
    first, *options = (*words, "")
    edition = _number(first)
    if edition != game.edition:
        key = "rules-edition-newer" if edition > game.edition else "rules-edition-older"
        raise OtherEdition(Reason(key, {"given": edition, "known": game.edition}))
    unchanged: Rules = game.rules()
    return read_options(unchanged, options[:-1])


def _number(word: str) -> int:
    """Return the edition in a word. Raises ``RulesError``."""
    digits = word.removeprefix(_WORD) if word.startswith(_WORD) else ""
    if not digits.isascii() or not digits.isdigit() or digits[0] == "0" or len(digits) > _DIGITS:
        raise RulesError(Reason("rules-edition-unreadable", {"given": word[:40]}))
    return int(digits)
