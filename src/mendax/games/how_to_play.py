"""The sentences about the time to act, which all games share."""

from collections.abc import Callable, Iterator

from mendax.core.how_to_play import Line
from mendax.games.rules import Rules

_HOUR = 3_600


def clock(
    rules: Rules, line: Callable[..., Line], keys: tuple[str, str, str], **arguments: str | int
) -> Iterator[Line]:
    """Yield the time for each decision, and for a slow game that its clock always runs.

    ``line`` makes the lines. ``keys`` are those of the time in seconds, of the time in hours, which
    is preferred, and of the clock that always runs.
    """
    in_seconds, in_hours, runs_on = keys
    hours, rest = divmod(rules.turn_clock, _HOUR)
    if rest:
        yield line(in_seconds, seconds=rules.turn_clock, **arguments)
    else:
        yield line(in_hours, hours=hours, **arguments)
    if rules.slow:
        yield line(runs_on)
