"""The texts of the Mäxchen protocol, as github.com/conradthukral/maexchen publishes them.

What its server does with odd text is done here too, as bots have come to rely on it: fields are
parted by semicolons, dice by a comma and in any order; what stands after a whole number is no
matter, and neither are further fields. Nothing is trimmed: a line break at the end of a name makes
it invalid, at the end of a token it makes the token another one.
"""

import re
from typing import Final, NamedTuple

from mendax.games.mia.order import Roll

LONGEST: Final = 1024
"""Bytes of a datagram that is read at all. The longest sensible one has under a hundred."""
LONGEST_NAME: Final = 20
"""UTF-16 units of a name, as the published server counts."""

_SPACE: Final = "\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
"""What JavaScript calls white space."""
_NO_NAME: Final = re.compile(f"[,;:{_SPACE}]")
_WHOLE_NUMBER: Final = re.compile(f"[{_SPACE}]*\\+?(?:0[xX]([0-9a-fA-F]+)|([0-9]+))")


class Datagram(NamedTuple):
    """What somebody sent: the command, and the fields after it."""

    command: str
    fields: tuple[str, ...]

    def field(self, number: int) -> str | None:
        """A field by number, from 0; None where there are not so many."""
        return self.fields[number] if number < len(self.fields) else None


def read(data: bytes) -> Datagram | None:
    """What a datagram says; None if it is too long to be one of the protocol's."""
    if len(data) > LONGEST:
        return None
    command, *fields = data.decode("utf-8", errors="replace").split(";")
    return Datagram(command, tuple(fields))


def is_name(name: str) -> bool:
    """Whether a player may be called so."""
    units = len(name.encode("utf-16-le", errors="surrogatepass")) // 2
    return 0 < units <= LONGEST_NAME and _NO_NAME.search(name) is None


def read_dice(text: str | None) -> Roll | None:
    """The roll that ``6,1`` or ``1,6`` says; None if it is no roll."""
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
    """A roll as the protocol writes it: ``6,1``."""
    return f"{roll // 10},{roll % 10}"


def text(*fields: str | int) -> str:
    """Fields as one message."""
    return ";".join(map(str, fields))
