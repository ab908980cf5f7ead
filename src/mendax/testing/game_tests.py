"""The tests of a game, ready for pytest: subclass them in a test file, and name the game.

    from mendax.testing import GameTests, GoldenTests

    class TestLaws(GameTests):
        game = OneDie()

    class TestGolden(GoldenTests):
        game = OneDie()
        folder = Path(__file__).parent / "golden"

Nothing here imports pytest, so that the kit needs no package beside Mendax.
"""

from pathlib import Path
from typing import Any, ClassVar

from mendax.core.game import AnyGame
from mendax.testing import check, golden


class GameTests:
    """Every law, for every preset and for random rule sets of ``game``."""

    game: ClassVar[AnyGame]
    random_rule_sets: ClassVar[int] = 20
    """How many are tried."""
    histories: ClassVar[int] = check.HISTORIES
    """See ``check_laws``; less is quicker."""
    longest: ClassVar[int] = check.LONGEST
    """How many actions a game may take."""

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """One test for each preset, and for each random rule set."""
        if "preset" in metafunc.fixturenames:
            metafunc.parametrize("preset", list(self.game.presets))
        if "number" in metafunc.fixturenames:
            metafunc.parametrize("number", range(self.random_rule_sets))

    def test_a_preset_keeps_every_law(self, preset: str) -> None:
        """At the smallest table, one a seat larger, and the largest."""
        rules = self.game.presets[preset]
        check.check_laws(self.game, rules, histories=self.histories, longest=self.longest)

    def test_a_random_rule_set_keeps_every_law(self, number: int) -> None:
        """The same sets in every run."""
        check.check_random_rules(self.game, number, longest=self.longest)


class GoldenTests:
    """``game`` still plays as the golden files in ``folder`` say, see ``golden``."""

    game: ClassVar[AnyGame]
    folder: ClassVar[Path]
    """``python -m mendax.testing PACKAGE:GAME FOLDER`` writes its files anew."""

    def test_the_golden_playthrough_is_unchanged(self) -> None:
        """Whole games, with all that is told, seen and offered."""
        golden.check_playthrough(self.game, self.folder)

    def test_the_perft_counts_are_unchanged(self) -> None:
        """As many histories and information states at each depth as ever."""
        golden.check_perft(self.game, self.folder)
