"""Text from outside in its rudest form, and an independent check for characters that act."""

import unicodedata
from typing import Final

HOSTILE: Final = (
    "\x1b[2J\x1b[H\x1b]0;owned\x07\x9b8m\r\x08\x7f\u202eevil\u2066\u2067\u2069\u2069\u2068\u200f"
    "\u061c\u2028\u2029\ufeff"
)
_MARKS: Final = {"\u061c", "\u200e", "\u200f", "\ufeff"}
_DIRECTIONS: Final = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


def acting(text: str) -> set[str]:
    """Return the characters that control a terminal or the direction of text.

    Line feeds and tabulators are left out, because every output has them.
    """
    return {
        letter
        for letter in text
        if (unicodedata.category(letter) in ("Cc", "Zl", "Zp", "Cs") and letter not in "\n\t")
        or unicodedata.bidirectional(letter) in _DIRECTIONS
        or letter in _MARKS
    }
