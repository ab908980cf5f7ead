"""A log is split where everybody was told last, if nothing is missing after that."""

import pytest

from mendax.server.tables.table_log import split
from mendax.table.log import LogLine


def line(number: int) -> LogLine:
    return LogLine(number, 1, "chance", None, None, "roll 6 1")


LINES = [line(number) for number in (1, 2, 5, 6, 7)]


@pytest.mark.parametrize(
    ("through", "rest"), [(None, 0), (7, 0), (9, 0), (6, 1), (5, 2), (4, 3), (3, 0), (2, 0)]
)
def test_the_rest_has_no_gap(through: int | None, rest: int) -> None:
    first, after = split(LINES, through)
    assert first + after == LINES
    assert len(after) == rest
