"""Time limits as arithmetic. Nobody here knows what time it is: moments are handed in.

Moments are milliseconds since 1970, limits are seconds; 0 is no limit.
"""

from mendax.core.game import Seat, Value


class Due(Value, frozen=True):
    """Whose time is running, and how much is left (never less than 0)."""

    seats: tuple[Seat, ...]
    milliseconds: int


def due(seats: tuple[Seat, ...], limit: int, since: int, at: int) -> Due | None:
    """What is left at ``at`` of ``limit`` seconds that ``seats`` have had since ``since``.

    None when there is no limit or nobody whose time could run.
    """
    if not limit or not seats:
        return None
    return Due(seats, max(0, since + 1000 * limit - at))
