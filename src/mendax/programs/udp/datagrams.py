"""The texts of the Mäxchen protocol, as published at github.com/conradthukral/maexchen.

Malformed texts are handled as in the published server, because bots rely on its behaviour. Fields
are separated by semicolons. The two dice are separated by a comma and may be in any order. Text
after an integer and additional fields are ignored. Texts are not trimmed, so a trailing line break
makes a name invalid and a token different.
"""

import re
from typing import Final, NamedTuple

from mendax.games.mia.order import Roll

LONGEST: Final = 1024
"""The longest accepted datagram in bytes. Valid datagrams have fewer than a hundred bytes."""
LONGEST_NAME: Final = 20
"""The maximum length of a name in UTF-16 code units, as in the published server."""

_SPACE: Final = "\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
"""The characters that JavaScript treats as white space."""
_NO_NAME: Final = re.compile(f"[,;:{_SPACE}]")
_WHOLE_NUMBER: Final = re.compile(f"[{_SPACE}]*\\+?(?:0[xX]([0-9a-fA-F]+)|([0-9]+))")


class Datagram(NamedTuple):
    """A received message, with its command and its fields."""

    command: str
    fields: tuple[str, ...]

    def field(self, number: int) -> str | None:
        """Return the field with this index, or None."""
        return self.fields[number] if number < len(self.fields) else None


def read(data: bytes) -> Datagram | None:
    """Return the message in a datagram, or None if the datagram is too long."""
    if len(data) > LONGEST:
        return None
    command, *fields = data.decode("utf-8", errors="replace").split(";")
    return Datagram(command, tuple(fields))


def is_name(name: str) -> bool:
    """Return whether ``name`` is a valid player name."""
    units = len(name.encode("utf-16-le", errors="surrogatepass")) // 2
    return 0 < units <= LONGEST_NAME and _NO_NAME.search(name) is None


def read_dice(text: str | None) -> Roll | None:
    """Parse a roll such as ``6,1`` or ``1,6``. Return None if it is invalid."""
    parts = (text or "").split(",")
    if len(parts) < 2:
        return None
    one, other = _die(parts[0]), _die(parts[1])
    return None if one is None or other is None else 10 * max(one, other) + min(one, other)


def _die(text: str) -> int | None:
    number = _WHOLE_NUMBER.match(text)
    if number is None:
        return None
    pips = int(number[1], 16) if number[1] else int(number[2])
    return pips if 1 <= pips <= 6 else None


def dice(roll: Roll) -> str:
    """Return a roll in the form of the protocol, such as ``6,1``."""
    return f"{roll // 10},{roll % 10}"


def text(*fields: str | int) -> str:
    """Return the fields as one message."""
    return ";".join(map(str, fields))
