"""Text from outside, made harmless for a terminal.

Files, programs and other servers choose such text. A control character in it could move the cursor
or hide lines, and a direction character could reorder a sentence (Unicode Technical Report 36,
section 3.2). Both are shown as escapes instead: ``\\x1b``, ``\\u202e``.
"""

import re
from typing import Final

_CONTROL: Final = "\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufff9-\ufffb\ud800-\udfff"
"""Characters that control a terminal or cannot be written, without line feed and tabulator."""
_DIRECTION: Final = "\u061c\u200e\u200f\u202a-\u202e\u2066\u2067"
"""Marks, embeddings, overrides and isolates of Unicode UAX #9, except ``ISOLATE`` and ``END``."""
ISOLATE: Final = "\u2068"
"""FIRST STRONG ISOLATE, which the catalogue puts before right-to-left names."""
END: Final = "\u2069"
"""POP DIRECTIONAL ISOLATE, which the catalogue puts after right-to-left names."""
_HARMFUL: Final = re.compile(f"[{_CONTROL}{_DIRECTION}]")
_ISOLATES: Final = re.compile(f"[{ISOLATE}{END}]")
_OF_JSON: Final = re.compile(f"[{_CONTROL}{_DIRECTION}{ISOLATE}{END}]")


def harmless(text: str) -> str:
    """Return ``text`` with control and direction characters as escapes.

    Line feeds, tabulators and paired isolates stay.
    """
    shown = _HARMFUL.sub(_escape, text)
    return shown if _paired(shown) else _ISOLATES.sub(_escape, shown)


def harmless_json(text: str) -> str:
    """Return a JSON text with the same value, in which these characters are JSON escapes."""
    return _OF_JSON.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def _escape(found: re.Match[str]) -> str:
    code = ord(found[0])
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"


def _paired(text: str) -> bool:
    """Return whether every isolate of ``text`` is closed, and no other."""
    depth = 0
    for found in _ISOLATES.finditer(text):
        depth += 1 if found[0] == ISOLATE else -1
        if depth < 0:
            return False
    return depth == 0
