"""The shares of one game: bound, opened and awaited.

``core.shares`` describes the protocol. A share's bytes match only one hash, so any sender may open
it. This simplifies shared devices, and lets a client open its share after its player has left.
"""

from collections.abc import Iterable

from mendax.core.game import Seat
from mendax.core.shares import fits
from mendax.table.log import refused

SharesBySeat = tuple[str | None, ...]
"""One share per seat, as 32 hexadecimal digits, or None for a seat without a share that counts."""


class Shares:
    """One game's shares."""

    def __init__(self, bound: Iterable[str | None]) -> None:
        """``bound`` contains the hash of each seat's share for this game."""
        self.bound: SharesBySeat = tuple(bound)
        self.opened: SharesBySeat = (None,) * len(self.bound)
        self.awaited: tuple[Seat, ...] = tuple(
            seat for seat, hashed in enumerate(self.bound) if hashed is not None
        )
        """The seats whose shares are still unopened. The game waits for them."""

    def open(self, share: str) -> tuple[Seat, ...]:
        """Open a share, and return the seats that had bound it.

        Raises ``Refusal`` if no seat had bound it.
        """
        seats = tuple(seat for seat in self.awaited if fits(self.bound[seat], share))
        if not seats:
            raise refused("share-not-bound")
        self.opened = tuple(
            share if seat in seats else known for seat, known in enumerate(self.opened)
        )
        self.awaited = tuple(seat for seat in self.awaited if seat not in seats)
        return seats

    def leave_out(self) -> tuple[Seat, ...]:
        """End the wait for shares, and return the seats whose shares do not count.

        Raises ``Refusal`` if no share is awaited.
        """
        seats, self.awaited = self.awaited, ()
        if not seats:
            raise refused("not-an-action")
        return seats
