"""Shares: the players' contributions to a game's randomness, and the checks that their clients
make.

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
share is included. ``faults`` performs the client's checks, which ``docs/fairness.md`` explains.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from mendax.core.draw import CLIENT_SEED_BYTES, SCHEME, commit_seed
from mendax.core.game import Reason, Value

_SHARE: Final = f"{SCHEME} share:".encode()


class Noted(Value, frozen=True):
    """A client's record from before a game: the commitment that it saw, and its share."""

    commitment: str
    share: str
    """The client's own share in hexadecimal."""


class Published(NamedTuple):
    """The published facts about a game's randomness so far."""

    commitment: str
    bound: Sequence[str | None]
    """One share hash per seat; None for a seat without a share."""
    opened: Sequence[str | None] | None
    """The shares that count, in seat order; None until all are open."""
    seed: str | None = None
    """The seed, once opened."""


def share_hash(share: bytes) -> str:
    """Return a share's SHA-256 in hexadecimal, published before the game begins."""
    return sha256(_SHARE + share).hexdigest()


def fits(bound: str | None, share: str) -> bool:
    """Return whether ``bound`` is this share's hash."""
    raw = from_hex(share)
    return len(raw) == CLIENT_SEED_BYTES and share_hash(raw) == bound


def faults(noted: Noted, said: Published) -> tuple[Reason, ...]:
    """Return the contradictions between a client's note and the facts published by the server."""
    own = share_hash(from_hex(noted.share))
    found: list[str] = []
    if said.commitment != noted.commitment:
        found.append("commitment")
    if own not in said.bound:
        found.append("share-missing")
    elif said.opened is not None and noted.share not in said.opened:
        found.append("share-left-out")
    if any(
        share is not None and not fits(bound, share)
        for bound, share in zip(said.bound, said.opened or (), strict=False)
    ):
        found.append("share-exchanged")
    if said.seed is not None and commit_seed(from_hex(said.seed)) != noted.commitment:
        found.append("seed")
    return tuple(Reason("unfair-" + key) for key in found)


def from_hex(digits: str) -> bytes:
    """Return the bytes in hexadecimal ``digits``, or empty bytes if they are invalid."""
    try:
        return bytes.fromhex(digits)
    except ValueError:
        return b""
