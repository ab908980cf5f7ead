"""Restores record texts that editors, mail programs or shells have changed.

A record may be opened in an editor, sent by mail or redirected by a shell before it is checked.
These programs may change the text but not the game. Every line still ends with its hash, so a
record is accepted only if its original text is restored exactly.
"""

import quopri
import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeVar

What = Literal[
    "encoding", "line-ends", "characters", "quoting", "wrapping", "spaces", "blank-lines"
]

_HASH: Final = re.compile(r"(?:\A| )#[0-9a-f]{8}\Z")
_TOP: Final = re.compile(r"(?:heading|place|brought|end|noted|\d+) ")
"""A pattern for the start of a line that is not an event."""
_INDENT: Final = "  "
_QUOTED: Final = re.compile(r"[ \t]*>+ ?")
_PLAIN: Final = str.maketrans({"\u00a0": " ", "\u2018": "'", "\u2019": "'", "\u2013": "-"})
"""Characters that word processors and phones substitute, mapped to the original characters."""


class Undone(NamedTuple):
    """The restored text, and the kinds of changes that were undone."""

    text: str
    what: tuple[What, ...]


def undo(data: bytes) -> Undone:
    """Return a record's text as Mendax wrote it, as far as it can be restored."""
    what: list[What] = []
    text = _decoded(data)
    if text.encode() != data:
        what.append("encoding")
    text = _changed(what, "line-ends", text, text.replace("\r\n", "\n").replace("\r", "\n"))
    text = _changed(what, "characters", text, text.translate(_PLAIN))
    lines = text.split("\n")
    lines = _changed(what, "quoting", lines, _unquoted(lines))
    lines = _changed(what, "spaces", lines, _trimmed(lines))
    kept = [line for line in lines if line]
    if lines != [*kept, ""]:
        what.append("blank-lines")
    kept = _changed(what, "wrapping", kept, _joined(kept))
    kept = _changed(what, "spaces", kept, [_indented(line) for line in kept])
    return Undone("".join(line + "\n" for line in kept), tuple(dict.fromkeys(what)))


_Text = TypeVar("_Text", str, list[str])


def _changed(what: list[What], name: What, before: _Text, after: _Text) -> _Text:
    if before != after:
        what.append(name)
    return after


def _decoded(data: bytes) -> str:
    """Decode text in ASCII, UTF-8, UTF-16 or quoted-printable mail."""
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return data.decode("utf-16", "replace")
    data = data.removeprefix(BOM_UTF8)
    if b"=3D" in data:
        data = quopri.decodestring(data)
    return data.decode("utf-8", "replace")


def _unquoted(lines: list[str]) -> list[str]:
    """Return the lines without the quote marks of a mail reply, if every line has one."""
    while (said := [line for line in lines if line.strip()]) and all(map(_QUOTED.match, said)):
        lines = [_QUOTED.sub("", line, count=1) for line in lines]
    return lines


def _trimmed(lines: Sequence[str]) -> list[str]:
    """Return the lines without trailing spaces or their common indent."""
    first = next((line for line in lines if line.strip()), "")
    common = first[: len(first) - len(first.lstrip(" \t"))]
    return [line.removeprefix(common).rstrip(" \t") for line in lines]


def _joined(lines: Sequence[str]) -> list[str]:
    """Join wrapped lines up to their hash, because mail programs wrap long lines at a space."""
    joined: list[str] = []
    whole = True
    for line in lines:
        if whole:
            joined.append(line)
        else:
            joined[-1] += " " + line.lstrip(" \t")
        whole = _HASH.search(line) is not None
    return joined


def _indented(line: str) -> str:
    """Restore the indent of an event line, which mail programs widen or drop. Other lines are
    unchanged.
    """
    bare = line.lstrip(" \t")
    return line if bare == line and _TOP.match(line) else _INDENT + bare
