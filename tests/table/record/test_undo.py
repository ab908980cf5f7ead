"""Tests that changes by mail programs, editors and shells are undone, and that other changes are
kept."""

import quopri
import textwrap
from collections.abc import Callable
from typing import Final

import pytest

from mendax.table.record.undo import undo
from mendax.table.record.verify import judge
from tests.table.evening import played, record_at

RECORD: Final = record_at(played(lives=1).table, 1, 1)
LINES: Final = RECORD.splitlines()
Change = Callable[[str], bytes]


def wrapped(text: str) -> str:
    """Return the text as a mail program wraps it at 72 characters."""
    lines = [textwrap.wrap(line, 72, break_on_hyphens=False) for line in text.splitlines()]
    return "".join(part + "\n" for parts in lines for part in parts)


CHANGES: Final[dict[str, tuple[Change, tuple[str, ...]]]] = {
    "nothing": (str.encode, ()),
    "Windows": (lambda text: text.replace("\n", "\r\n").encode(), ("line-ends",)),
    "old Mac": (lambda text: text.replace("\n", "\r").encode(), ("line-ends",)),
    "a byte order mark": (lambda text: text.encode("utf-8-sig"), ("encoding",)),
    "PowerShell": (
        lambda text: text.replace("\n", "\r\n").encode("utf-16"),
        ("encoding", "line-ends"),
    ),
    "spaces at ends": (lambda text: text.replace("\n", " \t\n").encode(), ("spaces",)),
    "no last line end": (lambda text: text.rstrip("\n").encode(), ("blank-lines",)),
    "double spacing": (lambda text: text.replace("\n", "\n\n").encode(), ("blank-lines",)),
    "a quoted mail": (lambda text: textwrap.indent(text, "> ").encode(), ("quoting",)),
    "a mail quoted twice": (lambda text: textwrap.indent(text, ">> ").encode(), ("quoting",)),
    "a code block": (lambda text: textwrap.indent(text, "    ").encode(), ("spaces",)),
    "no indent": (lambda text: text.replace("\n  ", "\n").encode(), ("spaces",)),
    "tabs for indents": (lambda text: text.replace("\n  ", "\n\t").encode(), ("spaces",)),
    "typographic quotes": (lambda text: text.replace("'", "\u2018").encode(), ("characters",)),
    "raw mail": (lambda text: quopri.encodestring(text.encode()), ("encoding",)),
    "wrapped lines": (lambda text: wrapped(text).encode(), ("wrapping",)),
    "a quoted mail from Windows": (
        lambda text: textwrap.indent(wrapped(text), "> ").replace("\n", "\r\n").encode(),
        ("line-ends", "quoting", "wrapping"),
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_changes_of_editors_are_undone_and_named(name: str) -> None:
    change, what = CHANGES[name]
    undone = undo(change(RECORD))
    assert undone.text == RECORD
    assert undone.what == what
    assert judge(undone.text).problems == ()


@pytest.mark.parametrize("name", CHANGES)
def test_a_changed_game_is_still_found(name: str) -> None:
    place = next(n for n, line in enumerate(LINES) if line.startswith("place "))
    forged = LINES[place].replace("place ", "place X", 1)
    text = RECORD.replace(LINES[place], forged)
    problems = judge(undo(CHANGES[name][0](text)).text).problems
    assert [(one.line, one.reason.key) for one in problems] == [
        (place + 1, "record-problem-changed")
    ]


@pytest.mark.parametrize("data", [b"", b"\n", b"\xff\xfe", b"\xff\xfeh", b"> ", b"\x00", b"=3D"])
def test_other_files_stay_no_records(data: bytes) -> None:
    assert judge(undo(data).text).problems
