"""Tests that stored bytes are charged in equal parts once enough have accumulated."""

from mendax.server.people.quotas import LINE
from mendax.server.tables.stored_bytes import StoredBytes
from mendax.table.log import LogLine


class Here:
    """A connected person, and the bytes charged."""

    device = person = "ann"
    screen = False

    def __init__(self) -> None:
        self.charged = 0

    def push(self, *texts: bytes) -> None: ...

    def close(self, code: int, why: str) -> None: ...

    def charge(self, size: int) -> None:
        self.charged += size


def lines(size: int) -> tuple[LogLine, ...]:
    """Return one line of this number of bytes."""
    return (LogLine(1, 0, "person", "ann", None, "x" * (size - LINE)),)


def test_many_small_lines_are_charged_together_in_equal_parts() -> None:
    stored, here = StoredBytes(), [Here(), Here()]
    stored.charge(lines(10_000), here)
    assert [one.charged for one in here] == [0, 0]
    stored.charge(lines(10_000), here)
    assert [one.charged for one in here] == [10_000, 10_000]
    stored.charge(lines(10_000), here)
    assert [one.charged for one in here] == [10_000, 10_000]


def test_bytes_stored_without_people_are_charged_to_the_next() -> None:
    stored, ann = StoredBytes(), Here()
    stored.charge(lines(40_000), [])
    stored.charge(lines(200), [ann])
    assert ann.charged == 40_200
