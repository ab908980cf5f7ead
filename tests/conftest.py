"""What every test shares: the async backend and the pace of property tests.

Knows no game; fixtures of one floor live in that floor's own conftest.
"""

from typing import Any

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None, print_blob=True)
settings.load_profile("house")


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    """Async tests run on the loop that the server runs on."""
    return "asyncio", {"use_uvloop": True}
