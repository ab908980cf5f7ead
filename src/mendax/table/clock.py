"""Time limits, computed from given moments without reading a clock.

Moments are in milliseconds since 1970. Limits are in seconds; 0 means no limit.
"""

from mendax.core.game import Seat, Value


class Due(Value, frozen=True):
    """The seats whose clocks are running, and the time left (at least 0)."""

    seats: tuple[Seat, ...]
    milliseconds: int


class Deadline(Value, frozen=True):
    """The moment when these seats run out of time."""

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

    Return None without a limit or without seats.
    """
    return Deadline(seats, since + 1000 * limit) if limit and seats else None
