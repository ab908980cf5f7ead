"""Time limits as arithmetic. Nobody here knows what time it is: moments are handed in.

Moments are milliseconds since 1970; limits are seconds, and 0 is no limit.
"""

from mendax.core.game import Seat, Value


class Due(Value, frozen=True):
    """Whose time is running, and how much is left (never less than 0)."""

    seats: tuple[Seat, ...]
    milliseconds: int


class Deadline(Value, frozen=True):
    """The moment at which the time of these seats is up."""

    seats: tuple[Seat, ...]
    at: int

    def due(self, now: int) -> Due:
        """What is left of it ``now``."""
        return Due(self.seats, max(0, self.at - now))

    def later(self, milliseconds: int) -> "Deadline":
        """The same, by so much later."""
        return Deadline(self.seats, self.at + milliseconds) if milliseconds else self


def deadline(seats: tuple[Seat, ...], limit: int, since: int) -> Deadline | None:
    """When the ``limit`` seconds are up that ``seats`` have had since ``since``.

    None when there is no limit or nobody whose time could run.
    """
    return Deadline(seats, since + 1000 * limit) if limit and seats else None
