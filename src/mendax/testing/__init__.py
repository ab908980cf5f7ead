"""Floor 3: a kit that holds a game to the laws, for the games of Mendax and for anybody's own.

``check_laws`` asks all of them; ``GameTests`` is the same as a class of tests for pytest. Each law
can be asked on its own in ``laws`` and ``two_worlds``. A law that is broken raises ``LawBroken``
with the actions that led there. ``GoldenTests`` holds a game to what it did before, kept in golden
files: whole games for people to read, and counts of histories (``golden``).
"""

from mendax.testing.check import check_laws, check_random_rules
from mendax.testing.game_tests import GameTests, GoldenTests
from mendax.testing.history import LawBroken

__all__ = ["GameTests", "GoldenTests", "LawBroken", "check_laws", "check_random_rules"]
