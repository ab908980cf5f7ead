"""Shares: the players' contributions to a game's randomness, and the client's notes.

The protocol has these steps:
1. The server publishes the commitment to the next game's seed (``draw.commit_seed``).
2. A client makes a share of random bytes and sends its hash (``share_hash``). The client stores the
   commitment that it saw and the share (``Noted``), so that both survive its restart.
3. The game begins. The server publishes the commitment again, with the hash of every seat. From
   then on no share can be added or replaced, and each client knows only its own.
4. The client compares the commitment and its hash with its note. It opens its share only if both
   agree.
5. When all bound shares are open, the server draws. A share that is not opened in time is left out,
   and the server names its seat.
6. When the seed is opened, the client compares its hash with the commitment.

The mix of all shares (``draw.mix``) is unpredictable to everyone as long as one honest client's
share is included. ``fairness_laws`` has the client's checks.
"""

from hashlib import sha256
from typing import ClassVar, Final

from mendax.core.draw import CLIENT_SEED_BYTES, SCHEME
from mendax.core.game import Value

_SHARE: Final = f"{SCHEME} share:".encode()


class Noted(Value, frozen=True):
    """A client's record from before a game: the commitment that it saw, and its share."""

    commitment: str
    share: str
    """The client's own share in hexadecimal."""
    open_seed: bool | None = None
    """True if the seed must be opened after the game, as the client saw when the game began."""
    earlier: tuple[str, ...] = ()
    """The commitments of the table's other games that the client knows."""
    opened: bool = False
    """True if the server accepted the client's open share. A share that arrives too late is
    refused.
    """

    added_fields: ClassVar[tuple[str, ...]] = ("open_seed", "earlier", "opened")


def share_hash(share: bytes) -> str:
    """Return a share's SHA-256 in hexadecimal, published before the game begins."""
    return sha256(_SHARE + share).hexdigest()


def fits(bound: str | None, share: str) -> bool:
    """Return whether ``bound`` is this share's hash."""
    raw = from_hex(share)
    return len(raw) == CLIENT_SEED_BYTES and share_hash(raw) == bound


def from_hex(digits: str) -> bytes:
    """Return the bytes in hexadecimal ``digits``, or empty bytes if they are invalid."""
    try:
        return bytes.fromhex(digits)
    except ValueError:
        return b""
