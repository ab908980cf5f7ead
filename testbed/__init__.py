"""Helpers shared by tests and measurements: servers to run against, and simulated users.

This package may import `mendax` and `tools`, but not the tests or `bench`.
"""

from unittest import SkipTest


class NotHere(SkipTest):
    """A requirement is missing on this machine. Tests that need it are skipped."""
