"""Several people on one device: who they are, and who looks on while nobody of them holds it.

A device is the person behind its cookie. Whoever is added to play on it, a companion, is a person
of their own, who sees and owns what any other player does: ``<device>/1``, ``<device>/2`` and so
on, in the order in which they came to this table. ``<device>/0`` never sits anywhere: as this one,
a spectator, the device sees the table while it is on its way from hand to hand.

The log names people by these ids, so how they are made never changes. No person that a server makes
has a stroke in its id.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from mendax.core.game import Seat
from mendax.table.clock import Deadline
from mendax.table.log import Person

HANDING: Final = 15_000
"""Milliseconds that a turn on a shared device has more, for each of its people who is asked: the
way from hand to hand."""

People = Iterable[Person | None]
"""Who sits where, in the order of the seats."""


def device_of(person: Person) -> Person:
    """The device that ``person`` plays on; a person with a device of their own is that device."""
    return person.partition("/")[0]


def is_companion(person: Person) -> bool:
    """Whether ``person`` plays on the device of somebody else, or is nobody."""
    return "/" in person


def nobody_at(device: Person) -> Person:
    """As whom ``device`` sees the table while nobody holds it: a spectator."""
    return f"{device}/0"


def next_companion(sat: Iterable[Person], device: Person) -> Person:
    """The next person to play on ``device``, where ``sat`` are all who ever sat here."""
    return f"{device}/{1 + sum(is_companion(one) and device_of(one) == device for one in sat)}"


def seats_on(people: People, device: Person) -> tuple[Seat, ...]:
    """The seats whose people play on ``device``, its owner's included."""
    return tuple(
        [n for n, one in enumerate(people) if one is not None and device_of(one) == device]
    )


def is_shared(people: People, device: Person) -> bool:
    """Whether somebody else than its owner sits at the table with ``device``."""
    return any(one is not None and is_companion(one) and device_of(one) == device for one in people)


def handing(people: tuple[Person | None, ...], asked: Iterable[Seat]) -> int:
    """Milliseconds that those ``asked`` have more, as one device goes round among several."""
    waiting = Counter(device_of(one) for one in map(people.__getitem__, asked) if one is not None)
    shared = (count for device, count in waiting.items() if is_shared(people, device))
    return HANDING * max(shared, default=0)


def with_handing(due: Deadline | None, people: tuple[Person | None, ...]) -> Deadline | None:
    """``due`` as it is for people of whom some share a device."""
    return None if due is None else due.later(handing(people, due.seats))
