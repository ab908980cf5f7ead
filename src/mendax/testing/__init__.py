"""A test kit that checks any game against the laws.

``check_laws`` checks all of them; ``GameTests`` does so as a class of tests for pytest. ``laws``
and ``two_worlds`` have the single laws. A broken law raises ``LawBroken`` with the actions that led
to it. ``GoldenTests`` compares a game with its golden files: whole games as text, and counts of
histories (``golden``).
"""

from mendax.testing.check import check_laws, check_random_rules
from mendax.testing.game_tests import GameTests, GoldenTests
from mendax.testing.history import LawBroken

__all__ = ["GameTests", "GoldenTests", "LawBroken", "check_laws", "check_random_rules"]
