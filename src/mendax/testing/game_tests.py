"""Pytest classes for a game. Subclass them in a test file and set ``game``.

    from mendax.testing import GameTests, GoldenTests

    class TestLaws(GameTests):
        game = LiarsDice()

    class TestGolden(GoldenTests):
        game = LiarsDice()
        folder = Path(__file__).parent / "golden"

This module does not import pytest, so the kit needs no extra package.
"""

from pathlib import Path
from typing import Any, ClassVar

from mendax.core.game import AnyGame
from mendax.testing import check, golden


class GameTests:
    """Tests of every law, for every preset and for random rule sets of ``game``."""

    game: ClassVar[AnyGame]
    random_rule_sets: ClassVar[int] = 20
    """The number of random rule sets."""
    histories: ClassVar[int] = check.HISTORIES
    """The ``histories`` of ``check_laws``. A smaller number is faster."""
    longest: ClassVar[int] = check.LONGEST
    """The maximum number of actions in a game."""

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """Parametrize the tests by preset and random rule set."""
        if "preset" in metafunc.fixturenames:
            metafunc.parametrize("preset", list(self.game.presets))
        if "number" in metafunc.fixturenames:
            metafunc.parametrize("number", range(self.random_rule_sets))

    def test_a_preset_keeps_every_law(self, preset: str) -> None:
        """Check the smallest table size, the next size and the largest."""
        rules = self.game.presets[preset]
        check.check_laws(self.game, rules, histories=self.histories, longest=self.longest)

    def test_a_random_rule_set_keeps_every_law(self, number: int) -> None:
        """Check a random rule set, which is the same in every run."""
        check.check_random_rules(self.game, number, longest=self.longest)


class GoldenTests:
    """Tests that compare ``game`` with the golden files in ``folder`` (see ``golden``)."""

    game: ClassVar[AnyGame]
    folder: ClassVar[Path]
    """The golden files' folder; ``python -m mendax.testing PACKAGE:GAME FOLDER`` rewrites them."""

    def test_the_golden_playthrough_is_unchanged(self) -> None:
        """Compare complete games, with all events, views and offers."""
        golden.check_playthrough(self.game, self.folder)

    def test_the_perft_counts_are_unchanged(self) -> None:
        """Compare the number of histories and information states at each depth."""
        golden.check_perft(self.game, self.folder)
