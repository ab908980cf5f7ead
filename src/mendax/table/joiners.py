"""Invisible characters that are kept in names and talk because they have a function there.

ZWNJ and ZWJ are kept where Unicode's identifier rules allow them (RFC 5892, A.1 and A.2): between
Persian letters that must not join, and after the virama of an Indic letter. ZWJ is also kept
between two emoji that it joins into one. Tags are kept in the three flags that are spelt with them.
Elsewhere these characters are removed, because two names could differ only in invisible characters.
"""

import unicodedata
from typing import Final

import idna

ZWNJ, ZWJ = "\u200c", "\u200d"
TAGS: Final = range(0xE0020, 0xE0080)
"""Tag characters. They spell a region in its flag emoji and are invisible on their own."""
_FLAG: Final = "\U0001f3f4"
_REGIONS: Final = ("gbeng", "gbsct", "gbwls")
_FLAGS: Final = tuple(
    _FLAG + "".join(chr(0xE0000 + ord(letter)) for letter in region) + "\U000e007f"
    for region in _REGIONS
)
_TONES: Final = range(0x1F3FB, 0x1F400)
_AS_EMOJI: Final = "\ufe0f"


def joins(text: str, at: int) -> bool:
    """Return whether the ZWNJ or ZWJ at this index has a visible function."""
    if at + 1 >= len(text) or at == 0:
        return False
    if text[at] == ZWJ and _is_picture(text[at + 1]) and _ends_picture(text[:at]):
        return True
    return unicodedata.category(text[at + 1])[0] == "L" and idna.valid_contextj(text, at)


def flag_at(text: str, at: int) -> str:
    """Return the regional flag that begins at this index, or an empty string."""
    if text[at] != _FLAG:
        return ""
    return next((flag for flag in _FLAGS if text.startswith(flag, at)), "")


def is_tone(character: str) -> bool:
    """Return whether this character sets the skin colour of the preceding emoji."""
    return ord(character) in _TONES


def _is_picture(character: str) -> bool:
    return unicodedata.category(character) == "So"


def _ends_picture(text: str) -> bool:
    """Return whether ``text`` ends with an emoji and its modifiers."""
    end = len(text)
    while end and (text[end - 1] == _AS_EMOJI or is_tone(text[end - 1])):
        end -= 1
    return end > 0 and _is_picture(text[end - 1])
