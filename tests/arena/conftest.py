"""What the tests of the arena share."""

from collections.abc import Iterator

import pytest

from mendax.arena.programs.running import HERE


@pytest.fixture
def no_program_is_left() -> Iterator[None]:
    """Programs that were started here have ended when the test is over."""
    yield
    HERE.close()
