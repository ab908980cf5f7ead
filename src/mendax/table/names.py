"""Names and spoken text as people may see them: clean, short, one line.

What is removed rather than refused: control characters, marks of writing direction and everything
else that is invisible, more than four marks on one letter. Runs of spaces become one. What is
refused: nothing left, or too long (names also in bytes, as whoever comes to a table gets them all).
Text is put into Unicode's form NFC, so equal names are equal.
"""

import unicodedata
from collections.abc import Container
from typing import Final

from mendax.table.log import refused

LONGEST_NAME: Final = 20
LONGEST_TEXT: Final = 280
HEAVIEST_NAME: Final = 80
"""In bytes of UTF-8: twenty of the largest characters, without marks."""
_MARKS: Final = 4
_BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Characters that count as letters or marks and show nothing."""


def clean_name(given: object) -> str:
    """A name of 1 to 20 visible characters and at most 80 bytes. Raises ``Refusal``."""
    name = _clean(given)
    if not name:
        raise refused("name-empty", longest=LONGEST_NAME)
    if _letters(name) > LONGEST_NAME:
        raise refused("name-long", longest=LONGEST_NAME)
    if len(name.encode()) > HEAVIEST_NAME:
        raise refused("name-heavy")
    return name


def clean_text(given: object) -> str:
    """Text of 1 to 280 characters. Raises ``Refusal``."""
    text = _clean(given)
    if not text:
        raise refused("text-empty", longest=LONGEST_TEXT)
    if len(text) > LONGEST_TEXT:
        raise refused("text-long", longest=LONGEST_TEXT)
    return text


def unlike(name: str, taken: Container[str]) -> str:
    """``name``, or with a number behind it, so that its ``likeness`` is none of ``taken``."""
    free, number = name, 1
    while likeness(free) in taken:
        number += 1
        tail = f" {number}"
        free = _cut(name, LONGEST_NAME - len(tail)).rstrip() + tail
    return free


def likeness(name: str) -> str:
    """What two names have in common that a reader would take for one."""
    return unicodedata.normalize("NFKC", name).casefold()


def _clean(given: object) -> str:
    if not isinstance(given, str):
        return ""
    visible = (" " if c.isspace() else c for c in given if c.isspace() or _shows(c))
    words = " ".join("".join(visible).split())
    return _few_marks(unicodedata.normalize("NFC", words)).strip()


def _shows(character: str) -> bool:
    return unicodedata.category(character)[0] != "C" and character not in _BLANKS


def _few_marks(text: str) -> str:
    """At most four marks on a letter, and none without one."""
    kept, marks = [], _MARKS
    for character in text:
        mark = unicodedata.category(character)[0] == "M"
        marks = marks + 1 if mark else _MARKS if character == " " else 0
        if not mark or marks <= _MARKS:
            kept.append(character)
    return "".join(kept)


def _letters(text: str) -> int:
    """How many characters a reader counts: marks belong to their letter."""
    return sum(unicodedata.category(character)[0] != "M" for character in text)


def _cut(text: str, length: int) -> str:
    """The first ``length`` letters with their marks, or fewer where they weigh too much."""
    count, room, end = 0, HEAVIEST_NAME - LONGEST_NAME + length, 0
    for index, character in enumerate(text):
        letter = unicodedata.category(character)[0] != "M"
        end = index if letter else end
        count, room = count + letter, room - len(character.encode())
        if count > length or room < 0:
            return text[:end]
    return text
