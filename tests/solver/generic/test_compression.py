"""Tests that compressed policy files are read back, and that damaged streams raise
``ValueError``."""

import numpy as np
import pytest

from mendax.solver.generic.compression import compress, decompress

CONTENT = np.linspace(0, 1, 5000).tobytes()


def test_contents_come_back() -> None:
    for content in (b"", b"a", CONTENT):
        assert decompress(compress(content), len(content)) == content


@pytest.mark.parametrize("fault", ["empty", "cut", "reversed", "longer", "too large"])
def test_damaged_streams_are_refused(fault: str) -> None:
    whole = compress(CONTENT)
    damaged = {
        "empty": b"",
        "cut": whole[:-1],
        "reversed": whole[::-1],
        "longer": whole + b"x",
        "too large": compress(CONTENT + b"x"),
    }[fault]
    with pytest.raises(ValueError, match="compressed policy"):
        decompress(damaged, len(CONTENT))
