"""Tests of calls in this thread."""

import pytest

from mendax.server.base.calls import CallHere


async def test_a_call_returns_its_result_or_raises_its_error() -> None:
    assert await CallHere().run(divmod, 7, 2) == (3, 1)
    with pytest.raises(ZeroDivisionError):
        await CallHere().run(divmod, 7, 0)
