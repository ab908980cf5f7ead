"""The shares of one game at a table: which are bound, which are open, and who is waited for.

The protocol is described in ``core.shares``. A share is opened by its own bytes: they fit one hash
and no other, so it does not matter who sends them. That keeps a device that several players share
simple, and lets a client open its share although its player has got up.
"""

from collections.abc import Iterable

from mendax.core.game import Seat
from mendax.core.shares import fits
from mendax.table.log import refused

SharesBySeat = tuple[str | None, ...]
"""The share of each seat, 32 hexadecimal digits; None: the seat has none that counts."""


class Shares:
    """The shares of one game."""

    def __init__(self, bound: Iterable[str | None]) -> None:
        """``bound``: by seat, the hash of the share that was bound for this game."""
        self.bound: SharesBySeat = tuple(bound)
        self.opened: SharesBySeat = (None,) * len(self.bound)
        self.awaited: tuple[Seat, ...] = tuple(
            seat for seat, hashed in enumerate(self.bound) if hashed is not None
        )
        """The seats whose shares are still to be opened; the game waits for them."""

    def open(self, share: str) -> tuple[Seat, ...]:
        """Open a share; the seats that had bound it. Raises ``Refusal`` if none is waited for."""
        seats = tuple(seat for seat in self.awaited if fits(self.bound[seat], share))
        if not seats:
            raise refused("share-not-bound")
        self.opened = tuple(
            share if seat in seats else known for seat, known in enumerate(self.opened)
        )
        self.awaited = tuple(seat for seat in self.awaited if seat not in seats)
        return seats

    def leave_out(self) -> tuple[Seat, ...]:
        """Wait no longer; the seats whose shares do not count. Raises ``Refusal`` if none is
        waited for."""
        seats, self.awaited = self.awaited, ()
        if not seats:
            raise refused("not-an-action")
        return seats
