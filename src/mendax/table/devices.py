"""Several people on one device: their ids, and the spectator shown while the device is passed on.

A device is the person identified by its cookie. A companion is another person added to the device,
with the rights and view of any other player. Companions are ``<device>/1``, ``<device>/2`` and so
on, in the order in which they joined this table. ``<device>/0`` never has a seat; while players
pass the device on, it shows the table as this spectator sees it.

The log names people by these ids, so the form of the ids never changes. The ids of other people
contain no slash.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from mendax.core.game import Seat
from mendax.table.clock import Deadline
from mendax.table.log import Person

HANDING: Final = 15_000
"""Extra milliseconds per turn for each seat to act on a shared device, as time to pass it on."""

People = Iterable[Person | None]
"""The person in each seat, in seating order."""


def device_of(person: Person) -> Person:
    """Return the device that ``person`` plays on, which may be the person itself."""
    return person.partition("/")[0]


def is_companion(person: Person) -> bool:
    """Return whether ``person`` is a companion or the spectator of a device."""
    return "/" in person


def nobody_at(device: Person) -> Person:
    """Return the spectator as which ``device`` watches while players pass it on."""
    return f"{device}/0"


def next_companion(sat: Iterable[Person], device: Person) -> Person:
    """Return the next companion on ``device``. ``sat`` contains everyone who ever sat at this
    table.
    """
    return f"{device}/{1 + sum(is_companion(one) and device_of(one) == device for one in sat)}"


def seats_on(people: People, device: Person) -> tuple[Seat, ...]:
    """Return the seats of everyone who plays on ``device``, including its owner."""
    return tuple(
        [n for n, one in enumerate(people) if one is not None and device_of(one) == device]
    )


def is_shared(people: People, device: Person) -> bool:
    """Return whether a companion sits at the table with ``device``."""
    return any(one is not None and is_companion(one) and device_of(one) == device for one in people)


def handing(people: tuple[Person | None, ...], asked: Iterable[Seat]) -> int:
    """Return the extra milliseconds for those of the ``asked`` seats whose players share a
    device.
    """
    waiting = Counter(device_of(one) for one in map(people.__getitem__, asked) if one is not None)
    shared = (count for device, count in waiting.items() if is_shared(people, device))
    return HANDING * max(shared, default=0)


def with_handing(due: Deadline | None, people: tuple[Person | None, ...]) -> Deadline | None:
    """Return ``due``, extended for players who share a device."""
    return None if due is None else due.later(handing(people, due.seats))
