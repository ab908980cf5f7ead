"""Codes and links as people type and paste them.

A code comes in small or wide letters, with spaces or hyphens, with letters of another alphabet, in
a link, and inside a sentence. A text has at most one code, so that a request is one guess.
"""

import functools
import re
import unicodedata
from collections.abc import Mapping
from typing import Final
from urllib.parse import unquote

from mendax.table.look_alikes import skeleton

LETTERS: Final = "ABCDEFHJKLMNPRTUVWXY"
"""Capital letters that resemble neither digits nor each other, without G, I, O, Q, S and Z."""
SHORTEST: Final = 5
LONGEST: Final = 8
"""The number of letters in a code."""

_TABLE: Final = re.compile(r"/(?:t|tv)/[\W_]*([a-z2-9]{16})(?![^\W_])", re.IGNORECASE)
_CODE_LINK: Final = re.compile(r"/(?:j|tv)/([^/\s?#]+)", re.IGNORECASE)
_OTHER_LINK: Final = re.compile(r"\S+/\S*")
_WORD: Final = re.compile(r"[^\W_]+(?:[-\u2010-\u2015\u2212][^\W_]+)*")


def table_in(given: str) -> str | None:
    """Return the id of the table whose link is in a text, or None."""
    found = _TABLE.search(_plain(given))
    return found and found[1].lower()


def code_in(given: str) -> str | None:
    """Return the letters of the code in a text, or None for a text without a code.

    In a sentence, words in capitals come first, and the last code counts.
    """
    plain = _plain(given)
    if linked := _CODE_LINK.search(plain):
        plain = _plain(unquote(linked[1]))
    plain = _OTHER_LINK.sub(" ", plain)
    if whole := _as_code(plain):
        return whole
    words = [word for word in _WORD.findall(plain) if _as_code(word)]
    loud = [word for word in words if word == word.upper()]
    return _as_code((loud or words)[-1]) if words else None


def _plain(given: str) -> str:
    """Return the text in plain letters, without invisible characters."""
    wide = (c for c in given if unicodedata.category(c) != "Cf")
    return unicodedata.normalize("NFKC", "".join(wide))


def _as_code(text: str) -> str | None:
    letters = "".join(_letter(sign) for sign in text.upper() if sign.isalnum())
    fits = SHORTEST <= len(letters) <= LONGEST and set(letters) <= set(LETTERS)
    return letters if fits else None


def _letter(typed: str) -> str:
    return typed if typed in LETTERS else _letters_by_look().get(skeleton(typed), typed)


@functools.cache
def _letters_by_look() -> Mapping[str, str]:
    return {skeleton(letter): letter for letter in LETTERS}
