"""Time limits as arithmetic on given moments; no clock is read here.

Moments are milliseconds since 1970; limits are seconds, and 0 is no limit.
"""

from mendax.core.game import Seat, Value


class Due(Value, frozen=True):
    """The seats whose clock runs, and the time left (never less than 0)."""

    seats: tuple[Seat, ...]
    milliseconds: int


class Deadline(Value, frozen=True):
    """The moment at which the time of these seats is up."""

    seats: tuple[Seat, ...]
    at: int

    def due(self, now: int) -> Due:
        """Return the time left at ``now``."""
        return Due(self.seats, max(0, self.at - now))

    def later(self, milliseconds: int) -> "Deadline":
        """Return this deadline moved by ``milliseconds``."""
        return Deadline(self.seats, self.at + milliseconds) if milliseconds else self


def deadline(seats: tuple[Seat, ...], limit: int, since: int) -> Deadline | None:
    """Return the deadline of ``seats`` that have had ``limit`` seconds since ``since``.

    None if there is no limit or no seat.
    """
    return Deadline(seats, since + 1000 * limit) if limit and seats else None
