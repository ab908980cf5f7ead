"""Where faults happen: a database and a Valkey of their own for each test."""

from collections.abc import Iterator

import pytest

from testbed.valkey import ValkeyProcess, valkey_process


@pytest.fixture
def valkey() -> Iterator[ValkeyProcess]:
    """A real Valkey."""
    with valkey_process() as running:
        yield running
