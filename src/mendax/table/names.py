"""Cleaning of names and messages for display on one line.

Cleaning removes control characters, direction marks and all other invisible characters without a
function (``joiners``). A letter keeps at most four marks, and a run of spaces becomes a single
space. Text that is then empty or too long is refused. Names are also limited in bytes, because they
are sent to everyone who joins. Text is in Unicode's NFC form, so equal names compare equal.
"""

import unicodedata
from collections.abc import Iterable, Set
from typing import Final

from mendax.table import joiners, look_alikes
from mendax.table.log import refused

LONGEST_NAME: Final = 20
LONGEST_TEXT: Final = 280
LONGEST_TITLE: Final = 40
HEAVIEST_NAME: Final = 80
"""The maximum size of a name in UTF-8 bytes, enough for twenty of the largest characters without
marks.
"""
_MARKS: Final = 4
_BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Characters that Unicode classifies as letters or marks although they are invisible."""
_JOINERS: Final = (joiners.ZWNJ, joiners.ZWJ)


def clean_name(given: object) -> str:
    """Return a name of 1 to 20 visible characters, in at most 80 bytes. Raises ``Refusal``."""
    name = _clean(given)
    if not name:
        raise refused("name-empty", longest=LONGEST_NAME)
    if _letters(name) > LONGEST_NAME:
        raise refused("name-long", longest=LONGEST_NAME)
    if len(name.encode()) > HEAVIEST_NAME:
        raise refused("name-heavy")
    return name


def clean_text(given: object) -> str:
    """Return text of 1 to 280 characters. Raises ``Refusal``."""
    text = _clean(given)
    if not text:
        raise refused("text-empty", longest=LONGEST_TEXT)
    if len(text) > LONGEST_TEXT:
        raise refused("text-long", longest=LONGEST_TEXT)
    return text


def clean_title(given: object) -> str:
    """Return the name of a rule set, cut to 40 visible characters. It may be empty."""
    return _cut(_clean(given), LONGEST_TITLE).rstrip()


def unlike(name: str, taken: Set[str]) -> str:
    """Return ``name``, numbered if necessary to share no ``likeness`` key with ``taken``."""
    free, number = name, 1
    while not likeness(free).isdisjoint(taken):
        number += 1
        tail = f" {number}"
        free = _cut(name, LONGEST_NAME - len(tail)).rstrip() + tail
    return free


def likeness(name: str) -> frozenset[str]:
    """Return the name's keys. Two names that look alike share a key."""
    return look_alikes.keys(name)


def likenesses(names: Iterable[str]) -> frozenset[str]:
    """Return the keys of all ``names``."""
    return frozenset().union(*map(likeness, names))


def _clean(given: object) -> str:
    if not isinstance(given, str):
        return ""
    words = "".join(" " if c.isspace() else c for c in given if c.isspace() or _may_stay(c))
    while (cleaner := _cleaner(words)) != words:
        words = cleaner
    return words


def _cleaner(text: str) -> str:
    """Return the text after one pass of cleaning. The result may need another pass."""
    joined = _joined(unicodedata.normalize("NFC", " ".join(text.split())))
    return unicodedata.normalize("NFC", _few_marks(joined)).strip()


def _joined(text: str) -> str:
    """Return the text without joiners and tags that have no function."""
    kept, at = [], 0
    while at < len(text):
        part = joiners.flag_at(text, at) or text[at]
        if len(part) > 1 or _shows(part) or (part in _JOINERS and joiners.joins(text, at)):
            kept.append(part)
        at += len(part)
    return "".join(kept)


def _may_stay(character: str) -> bool:
    return _shows(character) or character in _JOINERS or ord(character) in joiners.TAGS


def _shows(character: str) -> bool:
    return unicodedata.category(character)[0] != "C" and character not in _BLANKS


def _few_marks(text: str) -> str:
    """Keep at most four marks on each letter, and drop marks without a letter."""
    kept, marks = [], _MARKS
    for character in text:
        kind = unicodedata.category(character)[0]
        if kind == "M":
            marks += 1
        # a joiner is not a letter, so later marks still belong to the letter before it
        elif kind != "C":
            marks = _MARKS if character == " " else 0
        if kind != "M" or marks <= _MARKS:
            kept.append(character)
    return "".join(kept)


def _begins(text: str, at: int) -> bool:
    """Return whether a visible character begins at this index.

    Marks, skin colours and joined parts of an emoji belong to the preceding character.
    """
    character = text[at]
    if unicodedata.category(character)[0] in "MC" or joiners.is_tone(character):
        return False
    return not (at and text[at - 1] == joiners.ZWJ and unicodedata.category(character) == "So")


def _letters(text: str) -> int:
    """Return the number of visible characters."""
    return sum(_begins(text, at) for at in range(len(text)))


def _cut(text: str, length: int) -> str:
    """Return the first ``length`` visible characters, or fewer if they have too many bytes."""
    count, room, end = 0, HEAVIEST_NAME - LONGEST_NAME + length, 0
    for at, character in enumerate(text):
        begins = _begins(text, at)
        end = at if begins else end
        count, room = count + begins, room - len(character.encode())
        if count > length or room < 0:
            return text[:end]
    return text
