"""What tests and measurements have in common: servers to run against, and people who play at them.

It may use `mendax` and `tools`, and knows neither the tests nor `bench` (`tests/test_arrows.py`).
"""

from unittest import SkipTest


class NotHere(SkipTest):
    """Something is not on this machine; a test that needs it is skipped."""
