"""Editions of a rule book: the number that kept rules name, and the refusal of any other.

What is kept (the log of a table, a record) has its rules in words, the edition first:
``edition=2 lives=5 …``. A book replays games of its own edition only. A game raises its edition
when it can no longer replay the games that were begun before.
"""

from collections.abc import Iterable
from typing import Final

from mendax.core.game import AnyGame, MendaxError, Reason, RulesError
from mendax.games.rules import Rules, read_options, write_options

_WORD: Final = "edition="
_DIGITS: Final = 6


class OtherEdition(MendaxError):
    """A table or a record of an edition that this release does not play."""


def full_words(game: AnyGame, rules: Rules) -> tuple[str, ...]:
    """The edition and every option, as they are kept."""
    return (f"{_WORD}{game.edition}", *write_options(rules).split())


def rules_of(game: AnyGame, words: Iterable[str]) -> Rules:
    """The rules that kept words say.

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
    """The edition that a word names. Raises ``RulesError``."""
    digits = word.removeprefix(_WORD) if word.startswith(_WORD) else ""
    if not digits.isascii() or not digits.isdigit() or digits[0] == "0" or len(digits) > _DIGITS:
        raise RulesError(Reason("rules-edition-unreadable", {"given": word[:40]}))
    return int(digits)
