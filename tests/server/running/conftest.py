"""Shared fixtures of the admin operations' tests."""

import pytest

from tests.server.admins import Admin
from tests.server.guests import Served


@pytest.fixture
def admin(served: Served) -> Admin:
    """The owner of the server of a test."""
    return Admin(served)
