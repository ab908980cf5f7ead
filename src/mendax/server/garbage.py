"""When the interpreter looks for objects that nobody has but themselves.

There is little to find: a table, a socket and a message are free as soon as nobody has them (tests
hold that). Looking through all of 10,000 tables takes a second, in which nobody's move is done.

Rules of this file
1. What is found to be in use is not looked through again while people are here: ``freeze`` puts it
   aside, so a look takes as long as what is new: a hundredth of a second where much of it stays.
2. All of it is looked through where nobody is connected, and once a day.
"""

import asyncio
import gc
from collections.abc import Callable
from typing import Final

_NEW: Final = 4_000
"""New containers between two looks at the new ones, so two milliseconds; entries of a log have
none, and are many."""
_AGAIN: Final = 1
"""What came through a look is looked at once more after as many more as this."""
_ASIDE: Final = 1
"""And put aside after as many more of these, so after twenty thousand containers. With more the
longest pause is so much longer, and all of them together take as long; with half as many new ones
they take half as long again."""
_MINUTE: Final = 60.0
_DAY: Final = 24 * 60


class Garbage:
    """Looks for garbage in this process, from its making until it is closed."""

    def __init__(self, connections: Callable[[], int]) -> None:
        """``connections``: how many there are now. Made in the running loop."""
        self._connections = connections
        self._minutes = 0
        self._aside = 0
        gc.set_threshold(_NEW, _AGAIN, _ASIDE)
        gc.callbacks.append(_put_aside)
        self.look_through()
        self._wait()

    def _wait(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(_MINUTE, self.see_whether_time)

    def see_whether_time(self) -> None:
        """A minute has passed: looks through everything, if that holds up nobody or it is time."""
        self._minutes += 1
        held_up = self._connections() > 0
        if self._minutes >= _DAY or (not held_up and gc.get_freeze_count() > self._aside):
            self.look_through()
        self._wait()

    def look_through(self) -> None:
        """Looks through everything."""
        gc.unfreeze()
        gc.collect()
        self._minutes, self._aside = 0, gc.get_freeze_count()

    def close(self) -> None:
        """The interpreter does as it likes again."""
        self._timer.cancel()
        gc.callbacks.remove(_put_aside)
        gc.set_threshold(*_USUAL)
        gc.unfreeze()


_USUAL: Final = gc.get_threshold()


def _put_aside(phase: str, about: dict[str, int]) -> None:
    if phase == "stop" and about["generation"] == 2:
        gc.freeze()
