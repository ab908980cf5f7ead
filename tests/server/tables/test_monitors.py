"""Whoever looks on hears what is done meanwhile, and nothing before or after."""

from collections.abc import Iterable

from mendax.server.tables.monitors import Monitors
from mendax.table.log import Entry


class Ear:
    """One who looks on, and what they heard."""

    def __init__(self) -> None:
        self.heard: list[int] = []
        self.ended = False

    def hear(self, entries: Iterable[Entry]) -> None:
        self.heard += [entry.number for entry in entries]

    def end(self) -> None:
        self.ended = True


def entry(number: int) -> Entry:
    return Entry(number, 0, "table", (), ())


def test_all_who_look_on_hear_what_is_done_meanwhile() -> None:
    monitors, one, other = Monitors(), Ear(), Ear()
    monitors.hear([entry(1)])
    with monitors.added(one):
        monitors.hear([entry(2)])
        with monitors.added(other):
            assert len(monitors) == 2
            monitors.hear([entry(3)])
        monitors.hear([entry(4)])
    monitors.hear([entry(5)])
    assert (one.heard, other.heard, len(monitors)) == ([2, 3, 4], [3], 0)


def test_all_are_told_of_the_end() -> None:
    monitors, one = Monitors(), Ear()
    with monitors.added(one):
        monitors.end()
    assert one.ended
