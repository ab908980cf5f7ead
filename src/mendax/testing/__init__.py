"""A test kit that checks games against the laws.

``check_laws`` checks all laws, and ``GameTests`` does the same as a pytest class. ``laws`` and
``two_worlds`` contain the individual laws. A broken law raises ``LawBroken`` with the actions that
led there. ``GoldenTests`` compares a game with its golden files, which contain complete games as
text and counts of histories (``golden``).
"""

from mendax.testing.check import check_laws, check_random_rules
from mendax.testing.game_tests import GameTests, GoldenTests
from mendax.testing.history import LawBroken

__all__ = ["GameTests", "GoldenTests", "LawBroken", "check_laws", "check_random_rules"]
