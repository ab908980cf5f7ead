"""Editions of a rule book: which one rules in words are of, and what today's book makes of them.

Rules of this file
1. What is kept (the log of a table, a record) has its rules in words, the edition first:
   ``edition=2 lives=5 …``. Words that name none are of the first.
2. A game begun under an earlier edition is replayed only if the book says that it can
   (``Revised``); rules of an earlier edition that today's book can't read are an error here, and
   whoever reads an old log decides what stands in for them.
3. What a later edition wrote is refused by a reason of its own: nothing is wrong with it.
"""

from collections.abc import Iterable
from typing import Final

from mendax.core.extensions import Revised
from mendax.core.game import AnyGame, MendaxError, Reason, RulesError
from mendax.games.rules import Rules, read_options, write_options

FIRST: Final = 1
_WORD: Final = "edition="
_DIGITS: Final = 6


class NewerEdition(MendaxError):
    """A table or a record of an edition that only a later release knows."""


def full_words(game: AnyGame, rules: Rules) -> tuple[str, ...]:
    """Today's edition and every option, as they are kept."""
    return (f"{_WORD}{game.edition}", *write_options(rules).split())


def edition_of(game: AnyGame, words: Iterable[str]) -> tuple[int, tuple[str, ...]]:
    """The edition that kept words are of, and the words without it.

    Raises ``NewerEdition``, or ``RulesError`` if it is spelt badly.
    """
    first, *rest = (*words, "")
    if not first.startswith(_WORD):
        return FIRST, (first, *rest)[:-1]
    digits = first.removeprefix(_WORD)
    if not digits.isascii() or not digits.isdigit() or digits[0] == "0" or len(digits) > _DIGITS:
        raise RulesError(Reason("rules-edition-unreadable", {"given": digits[:40]}))
    edition = int(digits)
    if edition > game.edition:
        shown: dict[str, str | int] = {"given": edition, "known": game.edition}
        raise NewerEdition(Reason("rules-edition-newer", shown))
    return edition, tuple(rest[:-1])


def is_replayed(game: AnyGame, edition: int) -> bool:
    """Whether today's book replays games that were begun under ``edition``."""
    if edition == game.edition:
        return True
    return isinstance(game, Revised) and edition in game.replayed


def rules_of(game: AnyGame, words: Iterable[str]) -> Rules:
    """The rules that kept words of any edition say. Raises ``RulesError`` or ``NewerEdition``.

    They name every option of their time; what was added since is as if there were no such option.
    """
    edition, rest = edition_of(game, words)
    if edition != game.edition and isinstance(game, Revised):
        rest = game.rules_of_edition(edition, rest)
    unchanged: Rules = game.rules()
    return read_options(unchanged, rest)
