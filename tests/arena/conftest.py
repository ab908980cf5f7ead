"""Shared fixtures of the arena's tests."""

from collections.abc import Iterator

import pytest

from mendax.programs.arena.running import HERE


@pytest.fixture
def no_program_is_left() -> Iterator[None]:
    """Check that programs started by a test have ended when it is over."""
    yield
    HERE.close()
