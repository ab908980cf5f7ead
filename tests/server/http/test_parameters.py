"""Tests that valid parameters of paths and queries are converted, and others refused."""

from typing import Any

import msgspec
import pytest

from mendax.server.http.parameters import GameNumber, SeatNumber, TableId


@pytest.mark.parametrize(
    ("kind", "right", "wrong"),
    [(TableId, "m" * 16, "m" * 15), (GameNumber, "1", "0"), (SeatNumber, "19", "20")],
)
def test_a_parameter_outside_its_range_is_refused(kind: Any, right: str, wrong: str) -> None:
    msgspec.convert(right, kind, strict=False)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, kind, strict=False)
